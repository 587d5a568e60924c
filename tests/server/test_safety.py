"""The gatekeeper: who may call, what answers say to browsers, limits, and silence about keys."""

import logging
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from giglio.server.safety import HEADERS, Buckets, Gatekeeper, address_of, name_of
from giglio.server.settings import Settings
from support.server import Doors, bearer, serving, settings

TWO = [{"kind": "you", "name": "Anna"}, {"kind": "person"}]


@pytest.fixture(scope="module")
def doors(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Doors]:
    with serving(settings(tmp_path_factory.mktemp("safety"))) as made:
        yield made


def gate(**given: object) -> Gatekeeper:
    return Gatekeeper(None, Settings(**given))  # type: ignore[arg-type]


def test_every_answer_forbids_what_no_page_of_ours_needs(doors: Doors) -> None:
    for answer in (doors.get("/"), doors.get("/api/about"), doors.get("/nowhere")):
        for name, value in HEADERS.items():
            assert answer.headers[name] == value
    assert doors.get("/api/about").headers["cache-control"] == "no-store"
    policy = HEADERS["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy


def test_pages_of_others_change_nothing(doors: Doors) -> None:
    wish = {"game": "medici", "seats": TWO}
    for origin in ("http://evil.org", "null", "https://localhost:1"):
        answer = doors.client.post("/api/tables", json=wish, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign")
    own = doors.client.post("/api/tables", json=wish, headers={"Origin": doors.address})
    assert own.status_code == 201


def test_on_loopback_foreign_names_are_refused(doors: Doors) -> None:
    answer = doors.client.get("/api/about", headers={"Host": "evil.org"})
    assert answer.status_code == 403


def test_names_and_origins_can_be_allowed() -> None:
    public = gate(host="0.0.0.0", names=("play.example.org",), origins=("https://other.org",))
    assert public.host_is_known("play.example.org:443")
    assert not public.host_is_known("evil.org")
    assert public.origin_is_own("https://other.org", "play.example.org")
    assert not public.origin_is_own("https://evil.org", "play.example.org")
    assert gate().host_is_known("[::1]:8000")
    assert gate(host="0.0.0.0").host_is_known("anything")


def test_unknown_and_foreign_look_the_same(doors: Doors) -> None:
    tables = [doors.post("/api/tables", {"game": "medici", "seats": TWO}).json() for _ in "ab"]
    own, other = tables[0]["seats"][0]["key"], tables[1]["seats"][0]["key"]
    paths = ["", "/record", "/scores"]
    answers = [
        doors.get(f"/api/tables/{table}{path}", key)
        for path in paths
        for table, key in (
            (tables[0]["table"], other),
            (tables[0]["table"], None),
            (tables[0]["table"], "x"),
            ("unknown", own),
        )
    ]
    assert {answer.status_code for answer in answers} == {404}
    assert len({answer.text for answer in answers}) == 1
    assert len({frozenset(answer.headers) for answer in answers}) == 1


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"{", 400),
        (b"[]", 400),
        (b'{"game": "medici"}', 400),
        (b'{"game": "medici", "seats": [], "more": 1}', 400),
        (b'{"game": 3, "seats": []}', 400),
        (b"\xff\xfe", 400),
        (b'{"game": "' + b"x" * 70_000 + b'"}', 413),
    ],
)
def test_bodies_that_do_not_fit_are_refused_in_words(
    doors: Doors, body: bytes, status: int
) -> None:
    answer = doors.client.post(
        "/api/tables", content=body, headers={"Content-Type": "application/json"}
    )
    assert answer.status_code == status
    told = answer.json()
    assert told["reason"]
    assert "Traceback" not in answer.text
    assert "/site-packages" not in answer.text


def test_what_fails_inside_is_not_told_outside(
    doors: Doors, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    from giglio.server.hosting import Hosting

    async def broken(self: object) -> None:
        raise RuntimeError("/secret/path")

    monkeypatch.setattr(Hosting, "lobby", broken)
    with caplog.at_level(logging.ERROR, "giglio.server"):
        answer = doors.get("/api/lobby")
    assert (answer.status_code, answer.json()["code"]) == (500, "error")
    assert "secret" not in answer.text
    assert "/secret/path" in caplog.text


def test_no_key_reaches_a_log(doors: Doors, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG, "giglio.server"):
        told = doors.post("/api/tables", {"game": "medici", "seats": TWO}).json()
        key = told["seats"][0]["key"]
        doors.get(f"/api/tables/{told['table']}", key)
        doors.post(f"/api/tables/{told['table']}/move", {"entry": 5, "words": "x"}, key)
    assert key not in caplog.text


def test_who_asks_too_often_waits(tmp_path: Path) -> None:
    with serving(settings(tmp_path, rate=5, new_tables=2)) as doors:
        statuses = [doors.get("/api/health").status_code for _ in range(40)]
        assert statuses[0] == 200
        assert 429 in statuses


def test_buckets_fill_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("giglio.server.safety.time.monotonic", lambda: now)
    bucket = Buckets(rate=2, burst=3)
    assert [bucket.take("a") for _ in range(4)] == [True, True, True, False]
    assert bucket.take("b")
    now += 1
    assert [bucket.take("a") for _ in range(3)] == [True, True, False]
    assert all(Buckets(rate=0, burst=0).take("a") for _ in range(1000))


def test_buckets_do_not_grow_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("giglio.server.safety.time.monotonic", lambda: now)
    bucket = Buckets(rate=1, burst=2)
    for number in range(30_000):
        now += 0.001
        bucket.take(str(number))
    assert len(bucket.filled) <= 10_001


@pytest.mark.parametrize(
    ("client", "address"),
    [("192.0.2.7", "192.0.2.7"), ("2001:db8::1", "2001:db8::/64"), ("odd", "odd")],
)
def test_limits_count_for_a_person(client: str, address: str) -> None:
    assert address_of({"client": (client, 1)}) == address


@pytest.mark.parametrize(
    ("host", "name"),
    [("localhost:8000", "localhost"), ("[::1]:8000", "::1"), ("Example.ORG", "example.org")],
)
def test_hosts_have_names(host: str, name: str) -> None:
    assert name_of(host) == name


def test_methods_and_paths_that_are_not_there(doors: Doors) -> None:
    assert doors.client.put("/api/about").json()["code"] == "no-such-method"
    assert doors.get("/api/../../etc/passwd").status_code == 404
    assert doors.get("/api/tables/%2e%2e%2fetc", "A" * 22).status_code == 404
    assert httpx.get(f"{doors.address}/", headers=bearer("x")).status_code == 200


def test_a_page_that_has_been_built_is_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>page</title>")
    (folder / "assets" / "app.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr("giglio.server.page.FOLDER", folder)
    with serving(settings(tmp_path)) as doors:
        assert "<title>page</title>" in doors.get("/").text
        script = doors.get("/assets/app.js")
        assert "javascript" in script.headers["content-type"]
        assert doors.get("/api/health").json() == {"done": True}
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt"):
            assert "secret" not in doors.get(path).text
