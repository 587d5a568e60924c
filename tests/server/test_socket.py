"""The WebSocket: what is pushed, that nothing is missed, and that nonsense does no harm."""

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from support.server import Doors, Told, bearer, serving, settings

SECONDS = 120


@pytest.fixture(scope="module")
def doors(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Doors]:
    with serving(settings(tmp_path_factory.mktemp("socket"))) as made:
        yield made


def new_table(doors: Doors, seats: int = 2) -> Told:
    wish = {
        "game": "medici",
        "seats": [{"kind": "you", "name": name} for name in ("Anna", "Bruno", "Carla")[:seats]],
    }
    told: Told = doors.post("/api/tables", wish).json()
    return told


@contextmanager
def line(doors: Doors, table: Told, seat: int, **hello: Any) -> Iterator[ClientConnection]:
    key = table["seats"][seat]["key"]
    with connect(doors.socket, open_timeout=SECONDS, close_timeout=1) as socket:
        say(socket, {"type": "hello", "table": table["table"], "key": key, **hello})
        yield socket


def say(socket: ClientConnection, message: object) -> None:
    socket.send(message if isinstance(message, (str, bytes)) else json.dumps(message))


def hear(socket: ClientConnection, kind: str = "table") -> Told:
    while True:
        told: Told = json.loads(socket.recv(timeout=SECONDS))
        if told["type"] == kind:
            return told


def hear_entry(socket: ClientConnection, entry: int) -> list[Told]:
    """All pushes until this entry has been told."""
    heard = [hear(socket)]
    while heard[-1]["entry"] < entry:
        heard.append(hear(socket))
    return heard


def test_each_seat_is_pushed_its_own_view(doors: Doors) -> None:
    table = new_table(doors)
    with line(doors, table, 0) as first, line(doors, table, 1) as second:
        told = [hear(first), hear(second)]
        assert [each["you"] for each in told] == [0, 1]
        actor = told[0]["play"]["turn"]
        lines = [first, second]
        assert bool(told[actor]["play"]["legal"])
        assert not told[1 - actor]["play"]["legal"]
        say(lines[actor], {"type": "move", "entry": 0, "words": "draw", "request": "r1"})
        assert hear_entry(lines[1 - actor], 1)[-1]["play"]["moves"][-1]["words"] == "draw"
        heard: list[Told] = []
        while not {"done", "table"} <= {told["type"] for told in heard if told.get("entry") == 1}:
            heard.append(json.loads(lines[actor].recv(timeout=SECONDS)))
        (done,) = [told for told in heard if told["type"] == "done"]
        assert (done["entry"], done["request"]) == (1, "r1")


def test_a_client_that_was_away_misses_nothing(doors: Doors) -> None:
    table = new_table(doors)
    keys = [seat["key"] for seat in table["seats"]]
    path = f"/api/tables/{table['table']}"
    with line(doors, table, 0) as socket:
        before = hear(socket)
    for _ in range(12):
        told = doors.get(path, keys[0]).json()
        actor = told["play"]["turn"]
        told = doors.get(path, keys[actor]).json()
        move = {"entry": told["entry"], "words": told["play"]["legal"][0]["words"]}
        assert doors.post(f"{path}/move", move, keys[actor]).status_code == 200
    with line(doors, table, 0, entry=before["entry"]) as socket:
        after = hear(socket)
    whole = doors.get(path, keys[0]).json()["play"]
    assert before["play"]["events"] + after["play"]["events"] == whole["events"]
    assert [move["entry"] for move in after["play"]["moves"]] == list(range(1, 13))


def test_a_slow_client_gets_everything_at_once_and_holds_nobody_up(doors: Doors) -> None:
    table = new_table(doors)
    keys = [seat["key"] for seat in table["seats"]]
    path = f"/api/tables/{table['table']}"
    with line(doors, table, 0) as slow:
        hear(slow)
        for _ in range(300):
            assert doors.post(f"{path}/chat", {"text": "x" * 400}, keys[1]).status_code == 200
        numbers: list[int] = []
        while len(numbers) < 300:
            numbers += [said["number"] for said in hear(slow)["chat"]]
        assert numbers == list(range(1, 301))


def test_refusals_come_with_their_request(doors: Doors) -> None:
    table = new_table(doors)
    with line(doors, table, 0) as first, line(doors, table, 1) as second:
        lines = [first, second]
        actor = hear(first)["play"]["turn"]
        say(lines[actor], {"type": "move", "entry": 7, "words": "draw", "request": "a"})
        told = hear(lines[actor], "error")
        assert (told["status"], told["entry"], told["request"]) == (409, 0, "a")
        say(lines[actor], {"type": "move", "entry": 0, "words": "bid 3", "request": "b"})
        told = hear(lines[actor], "error")
        assert (told["status"], told["clause"]) == (422, "medici/lot-3")
        say(lines[1 - actor], {"type": "undo", "entry": 0})
        assert hear(lines[1 - actor], "error")["status"] == 422


@pytest.mark.parametrize("key", ["A" * 22, "short", None, 7])
def test_a_wrong_key_is_shown_the_door(doors: Doors, key: object) -> None:
    table = new_table(doors)
    with connect(doors.socket, close_timeout=1) as socket:
        say(socket, {"type": "hello", "table": table["table"], "key": key})
        assert hear(socket, "error")["status"] in (400, 404)
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=SECONDS)


def test_a_page_of_somebody_else_gets_no_line(doors: Doors) -> None:
    with pytest.raises(Exception, match="403"), connect(doors.socket, origin="http://evil.org"):  # type: ignore[arg-type]
        pass


def nonsense(chance: random.Random, table: Told) -> str | bytes:
    """Something that a client might send by mistake or by malice."""
    kinds = ["move", "undo", "plan", "chat", "pause", "ping", "hello", "", "x" * 50]
    values: list[object] = [
        None, True, -1, 0, 10**20, 1.5, "", "draw", "bid 99999", "pass\x00", [], [[]], {}, {"a": 1},
        "é" * 300, float(10**300), table["table"],
    ]  # fmt: skip
    shape = chance.randrange(8)
    if shape == 0:
        return chance.randbytes(chance.randrange(60))
    if shape == 1:
        return "".join(chance.choices('{}[]",:0e-\\u\ud7ff', k=chance.randrange(40)))
    if shape == 2:
        return "[" * chance.randrange(1, 3000)
    fields = ["entry", "words", "request", "steps", "holds", "text", "paused", "key", "type"]
    told: dict[str, object] = {name: chance.choice(values) for name in chance.sample(fields, 4)}
    told["type"] = chance.choice(kinds)
    if told["type"] in ("undo", "pause", "chat", "plan", "ping"):
        told["unknown"] = 1  # so that what happens to be right does nothing either
    if told["type"] == "move":
        told["entry"] = chance.choice([-1, 10**6, "0", None])
    return json.dumps(told)


def fuzz(doors: Doors, count: int, seed: int) -> None:
    chance = random.Random(seed)
    table = new_table(doors)
    path, key = f"/api/tables/{table['table']}", table["seats"][0]["key"]
    before = doors.get(path, key).json()
    sent = 0
    while sent < count:
        with line(doors, table, 0) as socket:
            hear(socket)
            for _ in range(min(count - sent, 50)):
                say(socket, nonsense(chance, table))
                sent += 1
                try:
                    assert hear(socket, "error")["status"] in (400, 409, 422, 429)
                except ConnectionClosed:
                    break
    after = doors.get(path, key).json()
    for told in (before, after):
        del told["seats"]  # who is here changes
    assert after == before


def test_nonsense_changes_nothing(doors: Doors) -> None:
    fuzz(doors, 300, seed=1)


@pytest.mark.long
def test_much_nonsense_changes_nothing(doors: Doors) -> None:
    fuzz(doors, 100_000, seed=2)


def test_a_message_that_is_too_long_ends_the_line(doors: Doors) -> None:
    table = new_table(doors)
    with line(doors, table, 0) as socket:
        hear(socket)
        with pytest.raises(ConnectionClosed):
            say(socket, "x" * 100_000)
            while True:
                socket.recv(timeout=SECONDS)


def test_too_many_messages_are_refused(doors: Doors) -> None:
    table = new_table(doors)
    with line(doors, table, 0) as socket:
        hear(socket)
        for _ in range(80):
            say(socket, {"type": "ping"})
        answers = [json.loads(socket.recv(timeout=SECONDS)) for _ in range(80)]
        assert 429 in [answer.get("status") for answer in answers]


def test_the_bearer_is_the_only_way_in(doors: Doors) -> None:
    table = new_table(doors)
    key = table["seats"][0]["key"]
    path = f"/api/tables/{table['table']}"
    assert doors.get(f"{path}?key={key}").status_code == 404
    assert doors.client.get(path, headers=bearer(key)).status_code == 200
