"""Clocks: what is left after a decision, and what happens when nothing is."""

import asyncio
from pathlib import Path

from giglio.server import messages
from giglio.server.clocks import BANK, MOVE, Clock
from giglio.server.rooms import Rooms
from giglio.server.thinking import Question
from support.server import Clock as Time
from support.server import Player, people_at, rooms, run, settings, until

TEN_MINUTES = messages.ClockWish("bank", 600, 15, "bot-moves", "random")


def test_a_bank_pays_for_thinking_and_grows_when_the_turn_ends() -> None:
    clock = Clock(BANK, 600, 15)
    assert clock.after(600, 20, turn_ended=False) == 580
    assert clock.after(580, 20, turn_ended=True) == 575
    assert clock.after(5, 20, turn_ended=True) == 15
    assert clock.deadline(1000, 575) == 1575


def test_a_time_for_each_move_begins_anew() -> None:
    clock = Clock(MOVE, 86_400)
    assert clock.after(None, 5000, turn_ended=True) is None
    assert clock.deadline(1000, None) == 87_400


def test_no_clock_never_runs_out() -> None:
    assert Clock().deadline(0, None) is None


async def at_the_clock(made: Rooms, clock: messages.ClockWish) -> tuple[Player, list[Player]]:
    players = await people_at(made, clock=clock)
    told = await players[0].look()
    return players[told["play"]["turn"]], players


def test_the_clock_of_the_seat_that_decides_runs(tmp_path: Path) -> None:
    async def test() -> None:
        time = Time()
        async with rooms(settings(tmp_path), time) as made:
            player, players = await at_the_clock(made, TEN_MINUTES)
            time.time += 100
            told = (await players[0].look())["clock"]
            assert told["running"] == player.seat
            assert told["left"][player.seat] == 500
            assert sorted(told["left"])[1:] == [600, 600]
            await player.move("stop")
            told = (await players[0].look())["clock"]
            assert told["left"][player.seat] == 515
            assert told["running"] != player.seat

    run(test())


def test_when_time_is_out_a_bot_takes_this_decision(tmp_path: Path) -> None:
    async def test() -> None:
        time = Time()
        async with rooms(settings(tmp_path), time) as made:
            player, _ = await at_the_clock(made, TEN_MINUTES)
            time.time += 601

            async def moved() -> bool:
                return (await player.look())["entry"] > 0

            await until(moved)
            assert (await player.look())["seats"][player.seat]["bot"] == ""

    run(test())


def test_when_time_is_out_the_seat_is_handed_over_and_may_be_taken_back(tmp_path: Path) -> None:
    async def test() -> None:
        time = Time()
        async with rooms(settings(tmp_path), time) as made:
            clock = messages.ClockWish("bank", 60, 0, "hand-over", "random")
            player, _ = await at_the_clock(made, clock)
            time.time += 61

            async def handed_over() -> bool:
                return (await player.look())["seats"][player.seat]["bot"] == "random"

            await until(handed_over)
            await made.playing.take_back(player.table, player.key)
            told = await player.look()
            assert told["seats"][player.seat]["bot"] == ""
            assert told["clock"]["left"][player.seat] >= 59

    run(test())


def test_a_pause_stops_the_clock(tmp_path: Path) -> None:
    async def test() -> None:
        time = Time()
        async with rooms(settings(tmp_path), time) as made:
            player, _ = await at_the_clock(made, TEN_MINUTES)
            time.time += 50
            await made.playing.pause(player.table, player.key, True)
            time.time += 5000
            await made.playing.pause(player.table, player.key, False)
            time.time += 7
            assert (await player.look())["clock"]["left"][player.seat] == 543

    run(test())


def test_no_bank_runs_out_while_no_server_runs(tmp_path: Path) -> None:
    async def test() -> None:
        time = Time()
        async with rooms(settings(tmp_path), time) as made:
            player, _ = await at_the_clock(made, TEN_MINUTES)
            time.time += 50
            made.attendance.alive_at = 0
            await made.attendance.call_out()
        time.time += 5000
        async with rooms(settings(tmp_path), time) as made:
            player.rooms = made
            assert (await player.look())["clock"]["left"][player.seat] == 550

    run(test())


def test_a_time_for_each_move_does_run_on(tmp_path: Path) -> None:
    async def test() -> None:
        time = Time()
        clock = messages.ClockWish("move", 3600, 0, "bot-moves", "random")
        async with rooms(settings(tmp_path), time) as made:
            player, _ = await at_the_clock(made, clock)
        time.time += 3601
        async with rooms(settings(tmp_path), time) as made:
            player.rooms = made

            async def moved() -> bool:
                return (await player.look())["entry"] > 0

            await until(moved)

    run(test())


def test_who_comes_back_while_a_bot_thinks_decides(tmp_path: Path) -> None:
    async def test() -> None:
        time = Time()
        async with rooms(settings(tmp_path), time) as made:
            player, _ = await at_the_clock(made, TEN_MINUTES)
            asked = asyncio.Event()

            async def never(question: Question) -> dict[str, object]:
                asked.set()
                return await question.answer

            made.house.pool.ask = never  # type: ignore[method-assign]
            await made.playing.to_bot(player.table, player.key, "random")
            await asked.wait()
            await made.playing.take_back(player.table, player.key)
            await asyncio.sleep(0.05)
            assert player.table not in made.attendance.tasks
            assert await player.move("draw", 0) == 1

    run(test())
