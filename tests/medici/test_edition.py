"""The component data: consistent as it comes, and corrected copies are checked the same way."""

import copy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import giglio
from giglio.registry import make_edition, open_edition, read_toml
from support import rule

SOURCE = giglio.games()["medici"].folder / "components.toml"
Data = dict[str, Any]


def changed(change: Callable[[Data], object]) -> giglio.State:
    """A four-seat game with a corrected copy of the components."""
    data = copy.deepcopy(read_toml(SOURCE))
    change(data)
    return giglio.new("medici", seats=4, seed=1, edition=make_edition("medici", data))


@rule("medici/setup-6", "medici/setup-2")
def test_cards_and_holds_fit_together() -> None:
    edition = open_edition("medici")
    assert sum(edition.deck) == 36
    for seats in range(2, 7):
        spare = edition.cards[seats] - seats * edition.holds[seats]
        assert spare == {2: 4, 3: 3, 4: 4, 5: 5, 6: 6}[seats]


@rule("medici/tracks-4", "medici/setup-3")
def test_bonuses_belong_to_the_top_three_levels() -> None:
    assert list(open_edition("medici").bonuses) == [0, 0, 0, 0, 0, 5, 10, 20]


def test_every_block_says_how_it_is_known() -> None:
    data = read_toml(SOURCE)
    blocks = [data[name] for name in ("commodities", "gold", "lot", "days", "tracks")]
    blocks += data["players"].values()
    assert len(blocks) == 10
    for block in blocks:
        assert block["known"] in ("sourced", "inferred", "reconstructed")
        assert len(block["where"]) > 8


def test_no_bid_can_ever_be_too_large_for_its_number() -> None:
    edition = open_edition("medici")
    most = 40 + 3 * (30 + 5 * (10 + 20))  # everything of three days in one hand
    assert edition.actions.size == 3 + most
    assert edition.actions.words(edition.actions.size - 1) == f"bid {most}"


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data["gold"].update(value=12),
        lambda data: data["tracks"].update(bonuses=[0, 0, 0, 0, 0, 0, 10, 20]),
        lambda data: data["players"]["4"].update(florins=50, ships=[25, 20, 10, 5]),
        lambda data: data["commodities"].update(
            names=["metal", "herbs", "porcelain", "cloth", "dye", "fur"], values=[0, 1, 2, 3, 4, 5]
        ),
        lambda data: data["days"].update(count=2),
        lambda data: data["lot"].update(most_cards=2),
    ],
)
def test_corrected_components_are_played_with(change: Callable[[Data], object]) -> None:
    state = changed(change)
    assert state.edition.digest != open_edition("medici").digest
    while state.actor != giglio.OVER:
        assert state.audit() == []
        state.play(state.legal()[-1] if len(state.legal()) < 5 else state.legal()[2])
    assert state.audit() == []


def test_a_corrected_number_is_the_one_that_counts() -> None:
    state = changed(lambda data: data["players"]["4"].update(florins=55, holds=3))
    assert state.scores() == [55] * 4
    assert state.view(0)["seats"][0]["holds"] == 3


@pytest.mark.parametrize(
    ("change", "block", "reason"),
    [
        (lambda d: d.pop("gold"), "", "“gold” is missing"),
        (lambda d: d["gold"].pop("value"), "gold", "“value” is missing"),
        (lambda d: d["gold"].update(value="ten"), "gold", "a whole number must stand"),
        (lambda d: d["gold"].update(value=True), "gold", "a whole number must stand"),
        (lambda d: d["gold"].update(value=-1), "gold", "goes from 0 to 99"),
        (lambda d: d["gold"].update(name="fur"), "gold", "the name of something else"),
        (lambda d: d["gold"].update(known="guessed"), "gold", "“known” is one of"),
        (lambda d: d["gold"].pop("where"), "gold", "“where” is missing"),
        (lambda d: d["commodities"].update(names=[]), "commodities", "one name for each"),
        (lambda d: d["commodities"].update(names=["fur"] * 2), "commodities", "all different"),
        (lambda d: d["commodities"].update(names=["Fine Cloth"]), "commodities", "small letters"),
        (lambda d: d["commodities"].update(values=[]), "commodities", "one number for each card"),
        (lambda d: d["commodities"].update(values=[1] * 10), "commodities", "more than 9 times"),
        (lambda d: d["edition"].update(name="my edition"), "edition", "small letters"),
        (lambda d: d["lot"].update(most_cards=0), "lot", "goes from 1 to 9"),
        (lambda d: d["days"].update(count=0), "days", "goes from 1 to 9"),
        (lambda d: d["tracks"].update(bonuses=[5, 10]), "tracks", "begins with the bottom"),
        (lambda d: d["tracks"].update(bonuses=[0, 20, 10]), "tracks", "must not fall"),
        (lambda d: d["tracks"].update(bonuses=[0] * 100), "tracks", "more than 99 levels"),
        (lambda d: d["players"].pop("6"), "players", "“6” is missing"),
        (lambda d: d["players"]["4"].update(cards=37), "players.4", "goes from 1 to 36"),
        (lambda d: d["players"]["4"].update(cards=19), "players.4", "4 ships of 5 holds"),
        (lambda d: d["players"]["4"].update(ships=[30, 20]), "players.4", "each of 4 places"),
        (lambda d: d["players"]["4"].update(ships=[0, 9, 20, 30]), "players.4", "not rise"),
        (lambda d: d["players"]["4"].update(awards=[10, 5]), "players.4", "each of 4 places"),
        (lambda d: d["players"]["4"].update(awards="10"), "players.4", "a list of whole numbers"),
    ],
)
def test_broken_components_are_refused_clearly(
    change: Callable[[Data], object], block: str, reason: str
) -> None:
    with pytest.raises(giglio.EditionError) as error:
        changed(change)
    assert reason in str(error.value)
    if block:
        assert str(error.value).startswith(f"[{block}]")


def test_an_edition_from_a_file(tmp_path: Path) -> None:
    text = SOURCE.read_text(encoding="utf-8")
    mine = tmp_path / "mine.toml"
    mine.write_text(
        text.replace('"steamforged-2023"', '"mine"').replace("value = 10", "value = 11"),
        encoding="utf-8",
    )
    state = giglio.new("medici", seats=3, seed=1, edition=mine)
    assert state.edition.name == "mine"
    assert max(state.edition.value_of) == 11
    mine.write_text(text.replace("value = 10", "value ="), encoding="utf-8")
    with pytest.raises(giglio.EditionError, match="is no TOML"):
        giglio.new("medici", seats=3, seed=1, edition=mine)
