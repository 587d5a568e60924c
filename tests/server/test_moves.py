"""Moves at a table of the server: entry check, request ids, refusals, undo, chat, pauses."""

import asyncio
from pathlib import Path

import pytest

from giglio.server import messages
from giglio.server.errors import NotFoundError, RefusedError, StaleError
from giglio.server.rooms import Rooms
from giglio.server.told import Cursor
from giglio.table.record import Record
from support.server import Player, people_at, plain, play_on, rooms, run, settings


async def acting(players: list[Player]) -> Player:
    return players[(await players[0].look())["play"]["turn"]]


def test_a_move_is_answered_with_its_entry_and_seen_by_all(tmp_path: Path) -> None:
    async def test() -> None:
        async with rooms(settings(tmp_path)) as made:
            players = await people_at(made)
            player = await acting(players)
            assert await player.move("draw", 0) == 1
            for each in players:
                told = await each.look(entry=0)
                assert told["entry"] == 1
                assert told["play"]["moves"] == [{"entry": 1, "seat": player.seat, "words": "draw"}]
                assert "draws" in [event["event"] for event in told["play"]["events"]]

    run(test())


def test_only_the_seat_that_decides_is_told_what_it_may_do(tmp_path: Path) -> None:
    async def test() -> None:
        async with rooms(settings(tmp_path)) as made:
            players = await people_at(made)
            player = await acting(players)
            for each in players:
                legal = (await each.look())["play"]["legal"]
                expected = ["draw", "stop"] if each is player else []
                assert [action["words"] for action in legal] == expected

    run(test())


def test_a_late_move_is_told_the_present_entry(tmp_path: Path) -> None:
    async def test() -> None:
        async with rooms(settings(tmp_path)) as made:
            player = await acting(await people_at(made))
            await player.move("draw", 0)
            with pytest.raises(StaleError) as stale:
                await player.move("draw", 0)
            assert stale.value.told()["entry"] == 1
            assert (await player.look())["entry"] == 1

    run(test())


def test_a_repeated_request_gets_the_same_answer_even_after_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        async with rooms(settings(tmp_path)) as made:
            players = await people_at(made)
            player = await acting(players)
            assert await player.move("draw", 0, "one") == 1
            assert await player.move("draw", 0, "one") == 1
        async with rooms(settings(tmp_path)) as made:
            player.rooms = made
            assert await player.move("draw", 0, "one") == 1
            assert (await player.look())["entry"] == 1

    run(test())


def test_a_refusal_names_reason_and_clause_and_changes_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with rooms(settings(tmp_path)) as made:
            players = await people_at(made)
            player = await acting(players)
            before = await player.look()
            with pytest.raises(RefusedError) as refused:
                await player.move("bid 3", 0)
            told = refused.value.told()
            assert (told["status"], told["clause"]) == (422, "medici/lot-3")
            with pytest.raises(RefusedError, match="no action"):
                await player.move("sing", 0)
            other = players[(player.seat + 1) % 3]
            with pytest.raises(RefusedError, match="turn of"):
                await other.move("draw", 0)
            assert await player.look() == before

    run(test())


def test_a_foreign_or_unknown_key_finds_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with rooms(settings(tmp_path)) as made:
            first, second = await people_at(made), await people_at(made)
            for key in (second[0].key, "A" * 22, "", None):
                with pytest.raises(NotFoundError):
                    await made.playing.look(first[0].table, key)
            with pytest.raises(NotFoundError):
                await made.playing.look("nowhere", first[0].key)

    run(test())


def test_undo_is_an_entry_and_survives_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        async with rooms(settings(tmp_path)) as made:
            players = await people_at(made)
            player = await acting(players)
            await player.move("stop", 0)
            assert (await player.look())["play"]["may_undo"]
        async with rooms(settings(tmp_path)) as made:
            player.rooms = made
            assert (await player.look())["play"]["may_undo"]
            assert await player.undo(1) == 2
            told = await player.look(entry=1)
            assert told["play"]["undone"] == [{"entry": 2, "seat": player.seat, "back_to": 0}]
            assert [event["event"] for event in told["play"]["events"]] == ["takes-back"]
            with pytest.raises(RefusedError, match="nothing can be taken back"):
                await player.undo()

    run(test())


def test_what_was_missed_is_told_from_the_cursor_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with rooms(settings(tmp_path)) as made:
            players = await people_at(made)
            await play_on(players, 9)
            whole = (await players[0].look())["play"]
            for entry in range(-1, 10):
                part = (await players[0].look(entry=entry))["play"]
                for kind in ("events", "moves"):
                    assert part[kind] == [each for each in whole[kind] if each["entry"] > entry]

    run(test())


def test_a_table_is_the_same_after_it_was_forgotten(tmp_path: Path) -> None:
    async def test() -> None:
        async with rooms(settings(tmp_path)) as made:
            players = await people_at(made)
            await play_on(players, 25)
            before = await players[1].look()
            made.house.lives.clear()
            assert await players[1].look() == before

    run(test())


def test_words_are_offered_in_the_language_asked_for(tmp_path: Path) -> None:
    async def test() -> None:
        async with rooms(settings(tmp_path)) as made:
            player = await acting(await people_at(made))
            await player.move("draw")
            told = (await player.look(language="de"))["play"]
            other = (await player.look(language="it"))["play"]
            for words in (told, other):
                assert all(event["words"] for event in words["events"])
            assert told["ask"] != other["ask"]
            assert (await player.look())["play"]["events"][0]["words"] is None

    run(test())


def test_chat_is_kept_in_order_and_told_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with rooms(settings(tmp_path)) as made:
            players = await people_at(made)
            await made.playing.say(players[0].table, players[0].key, "Buon  giorno")
            await made.playing.say(players[1].table, players[1].key, "<b>Salve</b>")
            told = await players[2].look()
            assert [(line["seat"], line["text"]) for line in told["chat"]] == [
                (0, "Buon giorno"),
                (1, "<b>Salve</b>"),
            ]
            assert (await players[2].look(chat=2))["chat"] == []
            with pytest.raises(RefusedError):
                await made.playing.say(players[0].table, players[0].key, "\x07")

    run(test())


def test_nobody_moves_while_the_game_is_paused(tmp_path: Path) -> None:
    async def test() -> None:
        async with rooms(settings(tmp_path)) as made:
            players = await people_at(made)
            player = await acting(players)
            await made.playing.pause(player.table, players[0].key, True)
            with pytest.raises(RefusedError, match="paused"):
                await player.move("draw")
            await made.playing.pause(player.table, players[1].key, False)
            assert await player.move("draw") == 1

    run(test())


def test_spectators_see_and_do_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with rooms(settings(tmp_path)) as made:
            wish = messages.NewTable("medici", [messages.SeatWish("you", n) for n in "AB"])
            opened = await made.hosting.open(wish)
            table, watch = opened["table"], opened["watch"]
            told = plain(await made.playing.look(table, watch, Cursor()))
            assert (told["you"], told["play"]["legal"]) == (None, [])
            for action in (
                made.playing.move(table, watch, messages.Move(0, "draw")),
                made.playing.say(table, watch, "hello"),
                made.playing.pause(table, watch, True),
                made.playing.leave(table, watch),
            ):
                with pytest.raises(NotFoundError):
                    await action

    run(test())


def test_a_bot_plays_for_who_resigns_until_they_come_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with rooms(settings(tmp_path)) as made:
            players = await people_at(made)
            player = await acting(players)
            await made.playing.to_bot(player.table, player.key, "random")
            await wait_for_entry(made, player, 1)
            with pytest.raises(RefusedError, match="take it back"):
                await player.move("draw")
            await made.playing.take_back(player.table, player.key)
            told = await player.look()
            assert told["seats"][player.seat]["bot"] == ""

    run(test())


def test_others_may_call_a_bot_only_for_who_is_away(tmp_path: Path) -> None:
    async def test() -> None:
        async with rooms(settings(tmp_path)) as made:
            players = await people_at(made)
            table, key = players[0].table, players[0].key
            with pytest.raises(RefusedError, match="a moment ago"):
                await made.playing.to_bot(table, key, "random", 1)
            made.house.now = lambda: 9e9
            await made.playing.to_bot(table, key, "random", 1)
            assert (await players[1].look())["seats"][1]["bot"] == "random"

    run(test())


def test_no_code_is_loaded_by_the_name_of_a_bot(tmp_path: Path) -> None:
    async def test() -> None:
        async with rooms(settings(tmp_path)) as made:
            players = await people_at(made)
            for bot in ("os:getcwd", "search@10000s", "greedy@9"):
                with pytest.raises(RefusedError, match="no bot"):
                    await made.playing.to_bot(players[0].table, players[0].key, bot)

    run(test())


def test_a_game_with_bots_ends_and_its_record_proves_itself(tmp_path: Path) -> None:
    async def test() -> None:
        async with rooms(settings(tmp_path)) as made:
            (player,) = await people_at(made, seats=2, bots=("random",))
            while (told := await player.look())["stage"] == "playing":
                if told["play"]["turn"] == 0:
                    await player.move(told["play"]["legal"][-1]["words"], told["entry"])
                else:
                    await wait_for_entry(made, player, told["entry"] + 1)
            kept = Record.parse(await made.playing.record(player.table, player.key))
            assert kept.commitment == told["commitment"]
            assert kept.verify().seeded
            assert kept.seed == told["play"]["result"]["seed"]
            assert list(kept.result) == told["play"]["result"]["scores"]

    run(test())


def test_no_seed_is_told_before_the_end(tmp_path: Path) -> None:
    async def test() -> None:
        async with rooms(settings(tmp_path)) as made:
            players = await people_at(made)
            await play_on(players, 5)
            async with made.house.holding(players[0].table) as live:
                seed = live.row.seed.hex()
            assert seed not in str(await players[0].look())
            assert seed not in await made.playing.record(players[0].table, players[0].key)

    run(test())


async def wait_for_entry(made: Rooms, player: Player, entry: int) -> None:
    while (await player.look())["entry"] < entry:
        await asyncio.sleep(0.01)
