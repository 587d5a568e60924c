"""Opening tables, coming to them, finding them again, playing once more."""

from pathlib import Path

import pytest

from giglio.server import messages
from giglio.server.errors import NotFoundError, RefusedError
from giglio.server.rooms import Rooms
from giglio.server.told import Cursor
from support.server import Player, Told, people_at, plain, play_on, rooms, run, settings, until

YOU_AND_TWO = [messages.SeatWish("you", "Anna"), *[messages.SeatWish("person")] * 2]


async def opened(made: Rooms, **more: object) -> Told:
    wish = messages.NewTable("medici", list(YOU_AND_TWO), **more)  # type: ignore[arg-type]
    return plain(await made.hosting.open(wish))


async def come(made: Rooms, told: Told, seat: int, name: str) -> Player:
    wish = messages.Join(name, told["seats"][seat]["invitation"])
    seated = await made.hosting.join(told["table"], wish)
    return Player(made, seated["table"], seated["key"], seated["seat"])


def test_the_game_begins_when_everybody_has_come(tmp_path: Path) -> None:
    async def test() -> None:
        async with rooms(settings(tmp_path)) as made:
            told = await opened(made)
            anna = Player(made, told["table"], told["seats"][0]["key"], 0)
            assert (await anna.look())["stage"] == "gathering"
            with pytest.raises(RefusedError, match="not everybody"):
                await anna.move("draw")
            bruno = await come(made, told, 1, "Bruno")
            assert (await bruno.look())["stage"] == "gathering"
            await come(made, told, 2, "Carla")
            look = await bruno.look()
            assert (look["stage"], look["names"]) == ("playing", ["Anna", "Bruno", "Carla"])

    run(test())


def test_an_invitation_is_used_once_and_the_key_is_another(tmp_path: Path) -> None:
    async def test() -> None:
        async with rooms(settings(tmp_path)) as made:
            told = await opened(made)
            invitation = told["seats"][1]["invitation"]
            bruno = await come(made, told, 1, "Bruno")
            assert bruno.key != invitation
            with pytest.raises(NotFoundError):
                await come(made, told, 1, "Eve")
            with pytest.raises(NotFoundError):
                await made.playing.look(told["table"], invitation)

    run(test())


def test_who_asks_again_with_the_same_key_gets_the_same_seat(tmp_path: Path) -> None:
    async def test() -> None:
        async with rooms(settings(tmp_path)) as made:
            told = await opened(made)
            wish = messages.Join("Bruno", told["seats"][1]["invitation"], "B" * 22)
            first = await made.hosting.join(told["table"], wish)
            assert await made.hosting.join(told["table"], wish) == first

    run(test())


def test_only_hashes_of_keys_are_stored(tmp_path: Path) -> None:
    async def test() -> None:
        async with rooms(settings(tmp_path)) as made:
            told = await opened(made)
            bruno = await come(made, told, 1, "Bruno")
            keys = [told["watch"], told["seats"][0]["key"], bruno.key]
            keys += [seat["invitation"] for seat in told["seats"] if seat["invitation"]]
        stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
        assert b"Bruno" in stored
        assert not any(key.encode() in stored for key in keys)

    run(test())


@pytest.mark.parametrize("name", ["", "  ", "a\x00b", "x" * 25, "bot:greedy", "anna", "a\u202eb"])
def test_names_are_plain_short_and_different(tmp_path: Path, name: str) -> None:
    async def test() -> None:
        async with rooms(settings(tmp_path)) as made:
            told = await opened(made)
            with pytest.raises(RefusedError):
                await come(made, told, 1, name)
            look = plain(await made.playing.look(told["table"], told["seats"][0]["key"]))
            assert not look["seats"][1]["joined"]

    run(test())


@pytest.mark.parametrize(
    "wish",
    [
        messages.NewTable("chess", YOU_AND_TWO),
        messages.NewTable("medici", YOU_AND_TWO[:1]),
        messages.NewTable("medici", YOU_AND_TWO, {"unknown": True}),
        messages.NewTable("medici", YOU_AND_TWO, edition="my own"),
        messages.NewTable("medici", [*YOU_AND_TWO, messages.SeatWish("bot", bot="os:exit")]),
        messages.NewTable("medici", YOU_AND_TWO, clock=messages.ClockWish("bank", 0.5)),
        messages.NewTable("medici", [messages.SeatWish("you", "Anna")] * 2),
    ],
)
def test_a_table_that_cannot_be_is_refused(tmp_path: Path, wish: messages.NewTable) -> None:
    async def test() -> None:
        async with rooms(settings(tmp_path)) as made:
            with pytest.raises(RefusedError):
                await made.hosting.open(wish)

    run(test())


def test_who_leaves_before_the_beginning_makes_room(tmp_path: Path) -> None:
    async def test() -> None:
        async with rooms(settings(tmp_path)) as made:
            told = await opened(made)
            bruno = await come(made, told, 1, "Bruno")
            await made.playing.leave(bruno.table, bruno.key)
            with pytest.raises(NotFoundError):
                await bruno.look()
            again = await come(made, told, 1, "Bianca")
            assert (await again.look())["names"][1] == "Bianca"

    run(test())


def test_a_bot_may_play_for_who_never_came_and_gives_the_seat_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with rooms(settings(tmp_path)) as made:
            told = await opened(made)
            anna = Player(made, told["table"], told["seats"][0]["key"], 0)
            for seat in (1, 2):
                await made.playing.to_bot(anna.table, anna.key, "random", seat)
            assert (await anna.look())["stage"] == "playing"
            bruno = await come(made, told, 1, "Bruno")
            look = await bruno.look()
            assert [seat["bot"] for seat in look["seats"]] == ["", "", "random"]

    run(test())


def test_open_tables_are_listed_until_they_are_full(tmp_path: Path) -> None:
    async def test() -> None:
        async with rooms(settings(tmp_path)) as made:
            await opened(made)
            told = await opened(made, listed=True)
            (listed,) = await made.hosting.lobby()
            assert (listed["table"], listed["free"]) == (told["table"], 2)
            for name in ("Bruno", "Carla"):
                await made.hosting.join(told["table"], messages.Join(name))
            assert await made.hosting.lobby() == []
            with pytest.raises(RefusedError, match="taken"):
                await made.hosting.join(told["table"], messages.Join("Dario"))
            assert plain(await made.playing.look(told["table"], None, Cursor()))["you"] is None

    run(test())


def test_my_tables_are_found_by_their_keys(tmp_path: Path) -> None:
    async def test() -> None:
        async with rooms(settings(tmp_path)) as made:
            first, second = await people_at(made), await people_at(made)
            keys = [first[0].key, second[1].key, "Z" * 22]
            found = await made.hosting.mine(keys)
            assert {(told["table"], told["seat"], told["key"]) for told in found} == {
                (first[0].table, 0, keys[0]),
                (second[0].table, 1, keys[1]),
            }

    run(test())


def test_a_rematch_moves_everybody_one_seat_further(tmp_path: Path) -> None:
    async def test() -> None:
        async with rooms(settings(tmp_path)) as made:
            players = await people_at(made, "connect_four", 2)
            with pytest.raises(RefusedError, match="not over"):
                await made.hosting.rematch(players[0].table, 0, None)
            await play_on(players, 60)
            first = await made.hosting.rematch(players[0].table, 0, None)
            second = await made.hosting.rematch(players[1].table, 1, None)
            assert first["table"] == second["table"] != players[0].table
            assert (first["seat"], second["seat"]) == (1, 0)
            again = Player(made, first["table"], first["key"], first["seat"])
            look = await again.look()
            assert (look["stage"], look["names"]) == ("playing", ["Bruno", "Anna"])
            assert (await players[0].look())["next_table"] == first["table"]

    run(test())


def test_a_table_of_bots_alone_plays_itself(tmp_path: Path) -> None:
    async def test() -> None:
        async with rooms(settings(tmp_path)) as made:
            wish = messages.NewTable("connect_four", [messages.SeatWish("bot", bot="random")] * 2)
            told = await made.hosting.open(wish)

            async def over() -> bool:
                look = await made.playing.look(told["table"], told["watch"])
                return look["stage"] == "over"

            await until(over)

    run(test())


def test_everything_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        async with rooms(settings(tmp_path)) as made:
            players = await people_at(made, seats=3, bots=("random",))
            before = await players[0].look()
        async with rooms(settings(tmp_path)) as made:
            for player in players:
                player.rooms = made

            async def bots_turn_is_over() -> bool:
                told = await players[0].look()
                return told["play"]["turn"] != 2

            await until(bots_turn_is_over)
            told = await players[0].look()
            assert told["names"] == before["names"]
            await play_on(players, 1)
            assert (await players[0].look())["entry"] > told["entry"]

    run(test())
