"""Records: what is written reads back, what is broken is refused where it is broken."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import giglio
from giglio.table.record import RecordError, record
from giglio.table.table import Place, Table
from support.cases import Case, digest, every_play, stream, walk


def played(seats: int = 3, seed: int = 7) -> giglio.State:
    state = giglio.new("medici", seats, seed)
    state.playout(1)
    return state


TEXT = str(giglio.record(played(), ["Anna", "Bruno di Siena", "bot:search@3"]))


@every_play
def test_a_record_reads_back_and_plays_again(case: Case) -> None:
    state = case.new(seed=31)
    middle = ""
    for ply, _ in enumerate(walk(state, stream(31))):
        if ply == 7:
            middle = str(giglio.record(state))
    text = str(giglio.record(state))
    for told in (middle, text):
        assert str(giglio.Record.parse(told)) == told
    parsed = giglio.Record.parse(text)
    again = parsed.replay()
    assert again.state() == state.state()
    assert list(again.chance.log) == list(state.chance.log)
    assert parsed.verify().seeded
    assert giglio.Record.parse(middle).replay().actor != giglio.OVER


@every_play
def test_every_position_can_be_gone_to(case: Case) -> None:
    state = case.new(seed=32)
    before = [state.state()]
    for ply, action in enumerate(walk(state, stream(32))):
        if ply == 12:
            break
        before.append(state.clone().state()) if ply else None
        assert action in state.legal()
    kept = giglio.Record.parse(str(giglio.record(state)))
    for ply in range(1, 12):
        assert kept.replay(ply).state() == before[ply]


def test_the_text_is_as_the_design_shows_it() -> None:
    lines = TEXT.splitlines()
    assert lines[:3] == ["giglio 1", "game medici", "rules 1"]
    assert re.fullmatch(r"edition steamforged-2023 sha256:[0-9a-f]{64}", lines[3])
    assert lines[4:6] == ["options -", "generator giglio-pcg32-1"]
    assert re.fullmatch(r"commitment [0-9a-f]{64}", lines[6])
    assert lines[7:10] == ["seat 0 Anna", "seat 1 Bruno di Siena", "seat 2 bot:search@3"]
    assert re.fullmatch(r"0 chance first-seat 3 = [012]", lines[10])
    assert re.fullmatch(r"0 chance card 36 = [a-z]+(-\d)?", lines[11])
    assert re.fullmatch(r"1 seat [012] (draw|stop)", lines[12])
    assert lines[-2].startswith("result ")
    assert re.fullmatch(r"seed [0-9a-f]{64}", lines[-1])


def test_a_running_game_keeps_its_seed_to_itself() -> None:
    state = giglio.new("medici", 3, seed=7)
    seed = f"{7:064x}"
    assert seed not in str(giglio.record(state))
    assert seed in str(record(state, with_seed=True))
    assert giglio.record(state).commitment == giglio.record(played()).commitment


def test_other_games_have_other_commitments() -> None:
    promises = {
        giglio.record(giglio.new("medici", seats, seed)).commitment
        for seats in (2, 3) for seed in (1, 2)
    }  # fmt: skip
    assert len(promises) == 4


def test_line_ends_and_byte_order_marks_of_other_systems_do_no_harm() -> None:
    foreign = "\ufeff" + TEXT.replace("\n", "\r\n")
    assert str(giglio.Record.parse(foreign)) == TEXT
    assert str(giglio.Record.parse(TEXT.removesuffix("\n"))) == TEXT


def test_names_of_all_alphabets_survive() -> None:
    names = ["Łucja Ö.", "Ἀθηνᾶ", "花 子"]
    kept = str(giglio.record(played(), names))
    assert giglio.Record.parse(kept).names == tuple(names)
    for wrong in ("", " Anna", "two\nlines", "x" * 61):
        with pytest.raises(ValueError, match="name"):
            giglio.record(played(), [wrong, "b", "c"])


BROKEN = [
    ("options -", "options gambling=yes", 5, 9, "no option"),
    ("giglio 1", "giglio 2", 1, 8, "format 1"),
    ("giglio 1", "Dear Anna,", 1, 1, "no record of giglio"),
    ("game medici", "game chess", 2, 6, "no game"),
    ("game medici", "spiel medici", 2, 1, "game"),
    ("rules 1", "rules 99", 3, 7, "rules 99"),
    ("rules 1", "rules one", 3, 7, "no number"),
    ("sha256:", "md5:", 4, 9, "sha256"),
    ("options -", "options what", 5, 9, "name=value"),
    ("options -", "options -  ", 5, 1, "options"),
    ("giglio-pcg32-1", "dice", 6, 11, "generator"),
    ("commitment ", "commitment x", 7, 12, "64 hex digits"),
    ("seat 1 Bruno", "seat 2 Bruno", 9, 1, "seat 1"),
    ("0 chance first", "1 chance first", 11, 1, "entry number 0"),
    ("0 chance card 36", "0 chance card many", 12, 15, "no number"),
    ("0 chance card 36", "0 chance card 35", 12, 1, "36"),
    ("0 chance card 36 =", "0 chance card 36", 12, 3, "chance KIND COUNT"),
    ("\n1 seat", "\n2 seat", 13, 1, "entry number 1"),
    ("\n1 seat ", "\n1 place ", 13, 3, "seat S ACTION"),
    ("\nresult ", "\nresult 0 ", 0, 8, "scores"),
    ("\nresult ", "\nresults ", 0, 1, "result"),
    ("\nseed ", "\nend\nseed ", 0, 1, "seed"),
]


@pytest.mark.parametrize(("old", "new", "line", "column", "reason"), BROKEN)
def test_broken_records_say_where_and_why(
    old: str, new: str, line: int, column: int, reason: str
) -> None:
    assert old in TEXT
    with pytest.raises(RecordError, match=re.escape(reason)) as refused:
        giglio.Record.parse(TEXT.replace(old, new, 1)).verify()
    assert refused.value.column == column
    if line:
        assert refused.value.line == line
        assert f"line {line}, column {column}" in str(refused.value)


def test_a_false_seed_result_or_outcome_is_found_out() -> None:
    other_seed = TEXT.replace(f"seed {7:064x}", f"seed {8:064x}")
    with pytest.raises(RecordError, match="promised"):
        giglio.Record.parse(other_seed).verify()
    with pytest.raises(RecordError, match="result"):
        giglio.Record.parse(re.sub(r"result \d+", "result 999", TEXT)).verify()
    loaded = TEXT.replace("0 chance first-seat 3 = 1", "0 chance first-seat 3 = 2")
    assert loaded != TEXT
    with pytest.raises(RecordError):
        giglio.Record.parse(loaded).verify()


def test_chosen_outcomes_are_not_passed_off_as_drawn() -> None:
    """A game that somebody scripted cannot be given a seed that it did not come from."""
    state = played()
    scripted = giglio.new("medici", 3, chance=state.outcomes)
    kept = giglio.record(scripted)
    assert kept.generator == "script"
    assert not kept.verify().seeded
    forged = str(kept).replace("generator script", "generator giglio-pcg32-1")
    assert not giglio.Record.parse(forged).verify().seeded


def test_a_decision_that_was_not_legal_is_found() -> None:
    bid = next(line for line in TEXT.splitlines() if " bid " in line)
    entry, seat = bid.split()[0], bid.split()[2]
    wrong = TEXT.replace(bid, f"{entry} seat {seat} bid 200")
    with pytest.raises(RecordError, match="florins") as refused:
        giglio.Record.parse(wrong).replay()
    assert refused.value.line == TEXT.splitlines().index(bid) + 1
    other_seat = TEXT.replace(bid, f"{entry} seat {(int(seat) + 1) % 3} bid 1")
    with pytest.raises(RecordError, match=f"turn of seat {seat}"):
        giglio.Record.parse(other_seat).replay()


def test_another_edition_is_named() -> None:
    foreign = re.sub("sha256:[0-9a-f]{64}", "sha256:" + "0" * 64, TEXT)
    with pytest.raises(RecordError, match="edition steamforged-2023") as refused:
        giglio.Record.parse(foreign).replay()
    assert refused.value.line == 4


def test_a_wrong_number_of_seats_is_named() -> None:
    header = TEXT.splitlines()[:8]
    with pytest.raises(RecordError, match="2 to 6 seats") as refused:
        giglio.Record.parse("\n".join(header)).replay()
    assert refused.value.line == 8


def test_a_replay_can_be_given_a_future() -> None:
    kept = giglio.Record.parse(TEXT)
    first, second = kept.replay(5, seed=1), kept.replay(5, seed=1)
    first.playout(2)
    second.playout(2)
    assert digest(first) == digest(second)
    with pytest.raises(ValueError, match="plies 0 to"):
        kept.replay(100_000)


def test_a_guess_and_a_restored_state_have_no_record() -> None:
    state = giglio.new("medici", 3, seed=7)
    for other in (state.resample(0), giglio.load("medici", state.state())):
        with pytest.raises(ValueError, match="no beginning"):
            giglio.record(other)


def test_masked_records_hide_what_others_took_back() -> None:
    table = Table("medici", [Place("Anna"), Place("Bruno"), Place("Carla")], seed=3)
    seat = int(table.state.actor)
    table.play(seat, "stop")
    table.undo(seat)
    other = (seat + 1) % 3
    assert f"1 seat {seat} ?" in str(table.record(eyes=other))
    assert f"1 seat {seat} stop" in str(table.record(eyes=seat))
    with pytest.raises(RecordError, match="hidden here"):
        giglio.Record.parse(str(table.record(eyes=other))).replay()


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_whatever_is_done_to_a_text_only_a_record_error_comes(data: st.DataObject) -> None:
    lines = TEXT.splitlines()[:40]
    at = data.draw(st.integers(0, len(lines) - 1))
    how = data.draw(st.sampled_from(["drop", "double", "junk", "cut"]))
    if how == "drop":
        del lines[at]
    elif how == "double":
        lines.insert(at, lines[at])
    elif how == "junk":
        place = data.draw(st.integers(0, len(lines[at])))
        lines[at] = lines[at][:place] + data.draw(st.text(max_size=4)) + lines[at][place:]
    else:
        lines = lines[:at]
    text = "\n".join(lines)
    try:
        parsed = giglio.Record.parse(text)
        assert str(parsed).strip("\n") == text.removeprefix("\ufeff").strip("\n").replace(
            "\r\n", "\n"
        )
        parsed.replay()
    except RecordError:
        pass
