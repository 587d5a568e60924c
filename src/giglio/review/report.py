"""What a review came to, for programs: one plain dict, which page and table are drawn from."""

from dataclasses import asdict
from typing import Any

from giglio.registry import game
from giglio.review.examine import Verdict
from giglio.review.marks import THRESHOLDS, mark_of
from giglio.review.review import FORMAT, VERSION_OF_FORMAT, Review
from giglio.version import VERSION

Report = dict[str, Any]


def report(review: Review) -> Report:
    """Chances are parts of 1; plies count decisions, 0 is the beginning."""
    record = review.record
    decisions = [
        decision(verdict) for _, verdict in sorted(review.verdicts.items()) if verdict.best
    ]
    return {
        FORMAT: VERSION_OF_FORMAT,
        "version": VERSION,
        "game": record.game,
        "title": game(record.game).title,
        "rules": record.rules,
        "edition": {"name": record.edition, "digest": record.digest},
        "names": list(record.names),
        "depth": review.depth.name,
        "seat": review.seat,
        "plies": review.plies,
        "complete": review.complete,
        "finished": review.finished,
        "scores": review.final.scores(),
        "ranks": review.final.ranks(),
        "thresholds": dict(THRESHOLDS),
        "chances": chances(review),
        "decisions": decisions,
        "seats": [seat_summary(seat, decisions) for seat in range(len(record.names))],
    }


def chances(review: Review) -> list[list[float] | None]:
    """After each ply, every seat's chance to win; None where nobody has looked yet."""
    found: list[list[float] | None] = []
    for ply in range(review.wanted):
        verdict = review.verdicts.get(ply)
        found.append(list(verdict.wins) if verdict is not None else None)
    if review.finished:
        ranks = review.final.ranks()
        found.append([1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks])
    return found


def decision(verdict: Verdict) -> Report:
    """One decision; `ply` is its own number, so that its position comes before it."""
    good = verdict.best == verdict.played
    return {
        "ply": verdict.ply + 1,
        "seat": verdict.seat,
        "played": verdict.played,
        "better": None if good else verdict.best,
        "win": verdict.played_win,
        "best_win": verdict.best_win,
        "loss": verdict.loss,
        "error": verdict.error,
        "mark": mark_of(verdict.loss, verdict.error),
        "candidates": [asdict(candidate) for candidate in verdict.candidates],
    }


def seat_summary(seat: int, decisions: list[Report]) -> Report:
    own = [told for told in decisions if told["seat"] == seat]
    marks = [told["mark"] for told in own]
    return {
        "seat": seat,
        "decisions": len(own),
        "lost": sum(told["loss"] for told in own),
        "marks": {mark: marks.count(mark) for mark in THRESHOLDS},
    }
