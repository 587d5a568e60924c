"""The OpenAPI document says what the server does: schemathesis asks all that it allows."""

from collections.abc import Iterator

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from support.server import Doors, Told, serving
from support.server import settings as server_settings

CHECKS = (
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
)


@pytest.fixture(scope="module")
def doors(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Doors]:
    with serving(server_settings(tmp_path_factory.mktemp("openapi"))) as made:
        yield made


@pytest.fixture(scope="module")
def table(doors: Doors) -> Told:
    """A table that requests may find, so that not everything ends with 404."""
    wish = {"game": "medici", "seats": [{"kind": "you", "name": n} for n in ("Anna", "Bruno")]}
    told: Told = doors.post("/api/tables", wish).json()
    return told


QUIETLY = {
    "deadline": None,
    "database": None,
    "phases": [Phase.generate],
    "suppress_health_check": list(HealthCheck),
}


def ask_everything(doors: Doors, table: Told, known: bool, **given_settings: object) -> int:
    """So many cases for every operation; the number of operations."""
    document = schemathesis.openapi.from_url(f"{doors.address}/api/openapi.json")
    headers = {"Authorization": f"Bearer {table['seats'][0]['key']}"} if known else {}
    operations = [operation.ok() for operation in document.get_all_operations()]
    for operation in operations:

        @settings(**QUIETLY, **given_settings)  # type: ignore[arg-type]
        @given(case=operation.as_strategy())
        def ask(case: schemathesis.Case) -> None:
            if known and "table" in case.path_parameters:
                case.path_parameters["table"] = table["table"]
            if isinstance(case.body, dict) and isinstance(case.body.get("seconds"), (int, float)):
                case.body["seconds"] = min(case.body["seconds"], 0.01)  # think shortly
            case.call_and_validate(checks=CHECKS, headers=headers, timeout=30)

        ask()
    return len(operations)


def test_the_document_holds(doors: Doors, table: Told) -> None:
    assert ask_everything(doors, table, known=True, max_examples=6, derandomize=True) == 20


def test_strangers_are_answered_as_the_document_says(doors: Doors, table: Told) -> None:
    assert ask_everything(doors, table, known=False, max_examples=3, derandomize=True) == 20


@pytest.mark.long
def test_the_document_holds_for_long(doors: Doors, table: Told) -> None:
    assert ask_everything(doors, table, known=True, max_examples=400) == 20


def test_every_door_is_described(doors: Doors) -> None:
    document = doors.get("/api/openapi.json").json()
    paths = document["paths"]
    assert "/api/tables/{table}/move" in paths
    move = paths["/api/tables/{table}/move"]["post"]["responses"]
    assert {"200", "404", "409", "422", "429"} <= set(move)
    assert document["components"]["securitySchemes"]["key"]["scheme"] == "bearer"
