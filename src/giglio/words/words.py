"""A game in words: what happened, what is asked, why something is refused, what things are called.

A game brings `words/en.ftl` (and de, it) in its folder. Messages are named after what they say:
`event-<what>`, `ask-<phase>`, `action-<verb>`, `refusal-<code>`, `name-<slug>`, `source-<key>`,
`option-<name>`, `board-<label>`. Where a message is missing in a language, English speaks; where a
game brings no words at all, its slugs do, in a plain readable form.
"""

import re
from collections.abc import Mapping, Sequence

from babel.lists import format_list

from giglio.kernel.actions import Described
from giglio.kernel.events import Event
from giglio.kernel.game import Game
from giglio.kernel.refusal import IllegalAction
from giglio.words.messages import LANGUAGES, Messages, Value

NUMBERED = re.compile(r"(.+)-(\d+)")
# Places on a grid and the like are their own names: c4, r2, 12.
SELF_EXPLAINING = re.compile(r"[a-z]?\d+([a-z]|[a-z]\d+)?|\d[\d–,/… ]*")
SEAT_FACTS = ("winner", "victim")


class Words:
    """What is said about one game to its players. `names` are theirs, by seat."""

    def __init__(self, card: Game, language: str = "en", names: Sequence[str] = ()) -> None:
        self.card = card
        self.language = language
        self.names = list(names)
        self.messages = Messages(language, card.folder)

    # -- what a table says ---------------------------------------------------------------------

    def event(self, event: Event) -> str:
        """What happened, as one sentence of the log."""
        said = self.messages.find(f"event-{event.what}", self.values(event.facts, event.seat))
        return said if said is not None else self.plain_event(event)

    def ask(self, view: Mapping[str, object]) -> str:
        """What the seat that decides is asked. Numbers and slugs of the view can be filled in."""
        actor = view.get("actor")
        seat = actor if isinstance(actor, int) else -1
        known = {
            name: value
            for name, value in view.items()
            if isinstance(value, (int, str)) and name not in ("actor", "phase")
        }
        values = self.values(known, seat)
        phase = view.get("phase")
        if isinstance(phase, str) and self.messages.has(f"ask-{phase}"):
            return self.messages.find(f"ask-{phase}", values) or ""
        return self.ui("ask", seat=values["seat"])

    def action(self, described: Described) -> str:
        """An action (in its structured form) in words for people."""
        verb = str(described["verb"])
        arguments = {name: value for name, value in described.items() if name != "verb"}
        said = self.messages.find(f"action-{verb}", self.values(arguments))
        if said is not None:
            return said
        return " ".join([self.name(verb), *(self.said(value) for value in arguments.values())])

    def refusal(self, refused: IllegalAction) -> str:
        """Why an action is refused."""
        message = f"refusal-{refused.code}"
        if not self.messages.has(message):
            return refused.reason
        return self.messages.find(message, self.values(refused.facts)) or refused.reason

    # -- what things are called ----------------------------------------------------------------

    def player(self, seat: int) -> str:
        """Who sits there."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.ui("seat", number=seat + 1) if seat >= 0 else ""

    def name(self, slug: str) -> str:
        """What a thing is called; `grain-5` is also found as `name-grain` and 5."""
        if self.messages.has(f"name-{slug}"):
            return self.messages.find(f"name-{slug}", {}) or slug
        numbered = NUMBERED.fullmatch(slug)
        if numbered is not None and self.messages.has(f"name-{numbered[1]}"):
            return f"{self.name(numbered[1])} {numbered[2]}"
        if not SELF_EXPLAINING.fullmatch(slug):
            self.messages.faults.add(f"{self.language}: “name-{slug}” is missing")
        return plain(slug)

    def source(self, key: str) -> str:
        """Where points come from, on the score sheet."""
        return self.messages.find(f"source-{key}", {}) or plain(key)

    def option(self, name: str) -> str:
        """What a variant changes, in a sentence."""
        if self.messages.has(f"option-{name}"):
            return self.messages.find(f"option-{name}", {}) or name
        known = {option.name: option.text for option in self.card.options}
        return known.get(name, plain(name))

    def board(self, label: str, **values: object) -> str:
        """A label on the drawn board, `board-<label>`."""
        return self.messages.find(f"board-{label}", self.values(values)) or plain(label)

    def ui(self, message: str, **values: Value) -> str:
        """A text of the program itself."""
        return self.messages.find(message, values) or plain(message)

    def listed(self, items: Sequence[str]) -> str:
        """“grain 5, fur 3 and gold”."""
        if not items:
            return self.ui("nothing")
        return format_list(list(items), locale=LANGUAGES[self.language].replace("-", "_"))

    # -- filling in ----------------------------------------------------------------------------

    def values(self, facts: Mapping[str, object], seat: int = -1) -> dict[str, Value]:
        """Facts as Fluent takes them: players and things by name, lists joined.

        Beside each slug stands the slug itself (`$card_slug`), to choose an article by; beside
        each list its length (`$cards_count`).
        """
        values: dict[str, Value] = {"seat": self.player(seat)}
        for name, fact in facts.items():
            values[name] = self.value(name, fact)
            if isinstance(fact, str):
                values[f"{name}_slug"] = fact
            elif isinstance(fact, (list, tuple)):
                values[f"{name}_count"] = len(fact)
        return values

    def value(self, name: str, fact: object) -> Value:
        if isinstance(fact, bool):
            return "true" if fact else "false"
        seats = name.endswith(("_seat", "_seats")) or name.removesuffix("s") in SEAT_FACTS
        if isinstance(fact, int):
            return self.player(fact) if seats else fact
        if isinstance(fact, (list, tuple)) and seats:
            return self.listed([self.player(int(seat)) for seat in fact])
        return self.said(fact)

    def said(self, fact: object) -> str:
        if isinstance(fact, str):
            return self.name(fact)
        if isinstance(fact, (list, tuple)):
            return self.listed([self.said(item) for item in fact])
        return str(fact)

    def plain_event(self, event: Event) -> str:
        """“Anna: drop, column 4” for a game that brings no words."""
        facts = [f"{plain(name)} {self.value(name, fact)}" for name, fact in event.facts.items()]
        sentence = ", ".join([plain(event.what), *facts])
        return f"{self.player(event.seat)}: {sentence}" if event.seat >= 0 else sentence


def plain(slug: str) -> str:
    """A slug as a person would write it."""
    return slug.replace("-", " ").replace("_", " ")
