"""The build that runs is the one that is meant."""

from giglio import build


def test_the_running_build_is_up_to_date() -> None:
    assert build.stale() == []
