"""What is stored. Entries are only ever added; everything else is what stands beside them."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

# Times are seconds since 1970; JSON stands in Text, the same in every database.
tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("edition", String(120), nullable=False),
    Column("digest", String(64), nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", LargeBinary(32), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("stage", String(12), nullable=False),  # gathering, playing, over, closed
    Column("reason", Text, nullable=False),  # why it was closed
    Column("paused", Boolean, nullable=False),
    Column("entry", Integer, nullable=False),
    Column("version", Integer, nullable=False),  # grows with every change that is no entry
    Column("actor", Integer, nullable=False),
    Column("listed", Boolean, nullable=False, index=True),  # in the lobby
    Column("watch_hash", LargeBinary(32), nullable=False),
    Column("clock", Text, nullable=False),
    Column("since", Float),  # when the clock of the seat that decides began to run
    Column("due", Float, index=True),  # when some process has to look after this table
    Column("next_table", String(16)),  # the rematch
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(60), nullable=False),
    Column("person", Boolean, nullable=False),  # it belongs to a person, who may be away
    Column("joined", Boolean, nullable=False),
    Column("bot", String(80), nullable=False),  # who plays now; empty: the person
    Column("invitation_hash", LargeBinary(32)),
    Column("key_hash", LargeBinary(32), index=True),
    Column("left", Float),  # seconds in the bank
    Column("seen", Float, nullable=False),  # when the person was last connected
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("entry", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("lines", Text, nullable=False),  # as they stand in the record
    Column("at", Float, nullable=False),
)

requests = Table(
    "requests",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("request", String(64), primary_key=True),
    Column("entry", Integer, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

plans = Table(
    "plans",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("plan", Text, nullable=False),
)

processes = Table(
    "processes",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("alive", Float, nullable=False),
)
