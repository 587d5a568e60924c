"""What tests of several folders use."""

import pytest


def rule(*clauses: str) -> pytest.MarkDecorator:
    """The clauses of a rules page that a test proves: `@rule("medici/auction-4")`."""
    return pytest.mark.rule(*clauses)
