"""Secret keys: whoever holds the key of a seat sits there. Only their hashes are stored."""

import re
import secrets
from hashlib import sha256

KEY = re.compile(r"[A-Za-z0-9_-]{22}")


def new_key() -> str:
    """128 random bits as text."""
    return secrets.token_urlsafe(16)


def new_table_id() -> str:
    """The public name of a table: it can be told to anyone, and opens nothing."""
    return secrets.token_urlsafe(9)


def hash_of(key: str) -> bytes:
    """What is stored of a key. It has 128 random bits: nothing slow is needed to keep it safe."""
    return sha256(key.encode()).digest()
