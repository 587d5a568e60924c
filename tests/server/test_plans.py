"""Conditional moves: what they play, how long they hold, and that nobody else hears of them."""

from pathlib import Path

import pytest

import giglio
from giglio.server.errors import RefusedError
from giglio.server.plans import AUCTION, Plan, Step, plan_from
from support.server import Player, Told, people_at, plain, rooms, run, settings, until

PASS = Step(words="pass")
ANNA_SELLS = ["first-seat 3 = 0", "card 36 = fur-5", "card 35 = dye-0", "card 34 = dye-1"]


def auction() -> giglio.State:
    """Anna has turned one card and sells it; Bruno bids first."""
    state = giglio.new("medici", 3, seed=1, chance=ANNA_SELLS)
    state.play("stop")
    return state


def words_of(plan: Plan, state: giglio.State) -> str | None:
    action = plan.choice(state)
    return None if action is None else state.words(action)


def test_a_bid_goes_as_high_as_needed_and_no_higher_than_allowed() -> None:
    state = auction()
    plan = Plan((Step(verb="bid", most=5), PASS), AUCTION)
    assert words_of(plan, state) == "bid 1"
    state.play("bid 4")
    assert words_of(plan, state) == "bid 5"
    state.play("bid 5")
    assert words_of(plan, state) == "pass"


def test_without_a_possible_step_the_person_decides() -> None:
    state = giglio.new("medici", 3, seed=1, chance=ANNA_SELLS)
    assert words_of(Plan((PASS,)), state) is None


def test_how_long_a_plan_holds() -> None:
    once, through = Plan((PASS,)), Plan((Step(verb="bid", most=9), PASS), AUCTION)
    assert once.lapses(1, 1, "pass", final=False)
    assert not once.lapses(1, 0, "draw", final=True)
    assert not through.lapses(1, 1, "bid 3", final=False)
    assert not through.lapses(1, 0, "pass", final=False)
    assert through.lapses(1, 0, "bid 3", final=True)
    assert through.lapses(1, 0, "draw", final=False)


def test_a_plan_is_kept_as_text() -> None:
    plan = Plan((Step(verb="bid", most=9), PASS), AUCTION)
    assert plan_from(plan.text()) == plan


async def seller_and_others(players: list[Player]) -> tuple[Player, Player, Player]:
    seller = players[(await players[0].look())["play"]["turn"]]
    return seller, players[(seller.seat + 1) % 3], players[(seller.seat + 2) % 3]


def test_a_plan_is_carried_out_as_soon_as_its_seat_decides(tmp_path: Path) -> None:
    async def test() -> None:
        async with rooms(settings(tmp_path)) as made:
            seller, second, third = await seller_and_others(await people_at(made))
            await second.plan({"verb": "bid", "most": 7}, {"words": "pass"})
            await third.plan({"verb": "bid", "most": 2}, {"words": "pass"})
            await seller.move("stop")

            async def sellers_turn() -> bool:
                return (await seller.look())["play"]["turn"] == seller.seat

            await until(sellers_turn)
            moves = [move["words"] for move in (await seller.look())["play"]["moves"]]
            assert moves == ["stop", "bid 1", "bid 2"]
            assert (await second.look())["plan"] is None

    run(test())


def test_nobody_else_hears_of_a_plan(tmp_path: Path) -> None:
    async def test() -> None:
        async with rooms(settings(tmp_path)) as made:
            seller, second, third = await seller_and_others(await people_at(made))
            before = [await seller.look(), await third.look()]
            record = await made.playing.record(seller.table, seller.key)
            await second.plan({"words": "pass"}, holds="auction")
            assert [await seller.look(), await third.look()] == before
            assert await made.playing.record(seller.table, seller.key) == record
            assert (await second.look())["plan"] == {
                "steps": [{"words": "pass", "verb": "", "most": 0}],
                "holds": "auction",
            }

    run(test())


def test_a_plan_is_called_off_and_survives_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        async with rooms(settings(tmp_path)) as made:
            seller, second, _ = await seller_and_others(await people_at(made))
            await second.plan({"words": "pass"})
        async with rooms(settings(tmp_path)) as made:
            seller.rooms = second.rooms = made
            assert (await second.look())["plan"] is not None
            await second.plan()
            assert (await second.look())["plan"] is None
            await seller.move("stop")
            told = await seller.look()
            assert told["play"]["turn"] == second.seat

    run(test())


@pytest.mark.parametrize("step", [{"words": "sing"}, {"verb": "pass", "most": 3}, {"verb": "x"}])
def test_a_plan_that_no_rule_knows_is_refused(tmp_path: Path, step: Told) -> None:
    async def test() -> None:
        async with rooms(settings(tmp_path)) as made:
            _, second, _ = await seller_and_others(await people_at(made))
            with pytest.raises(RefusedError):
                await second.plan(step)
            assert plain(await second.look())["plan"] is None

    run(test())
