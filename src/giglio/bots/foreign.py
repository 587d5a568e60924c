"""Bots from outside: `module:Class`, wherever Python finds the module."""

from functools import cache
from importlib import import_module

from giglio.bots.bot import Bot


@cache
def foreign_bot(name: str) -> type[Bot]:
    """The class that `module:Class` names; ValueError says why there is none."""
    module, _, attribute = name.partition(":")
    try:
        found = getattr(import_module(module), attribute)
    except ImportError as error:
        raise ValueError(f"the bot “{name}” cannot be loaded: {error}") from error
    except (AttributeError, ValueError) as error:
        raise ValueError(f"the module “{module}” has no class “{attribute}”") from error
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise ValueError(f"“{name}” is no bot: it is not derived from giglio.bots.Bot")
    return found
