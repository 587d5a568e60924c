"""What a browser is shown: the page, where it has been built; else a few plain lines."""

from __future__ import annotations

from html import escape
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

from giglio.registry import games
from giglio.version import VERSION

FOLDER = Path(__file__).parent / "page"
BUILT = Path(__file__).parents[3] / "web" / "dist"  # beside the sources, while one works on it
FOR_EVER = CacheControlHeader(public=True, max_age=31_536_000, immutable=True)
ASK_AGAIN = CacheControlHeader(no_cache=True)
PLAIN = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>giglio</title>
<h1>giglio {version}</h1>
<p>This server keeps tables of: {games}.</p>
<p>The page for the browser is not part of this installation. In a terminal:
<code>giglio play --join LINK</code>.
For programs: <a href="/api/openapi.json">the protocol</a>.</p>
</html>
"""


def folder() -> Path | None:
    """Where the page lies; None where it has not been built."""
    for place in (FOLDER, BUILT):
        if (place / "index.html").is_file():
            return place
    return None


def is_built() -> bool:
    return folder() is not None


@get("/", media_type=MediaType.HTML, include_in_schema=False)
async def plain_page() -> Response[str]:
    titles = ", ".join(escape(card.title) for card in games().values())
    text = PLAIN.format(version=escape(VERSION), games=titles)
    return Response(text, media_type=MediaType.HTML)


def page_handlers() -> list[ControllerRouterHandler]:
    place = folder()
    if place is None:
        return [plain_page]
    # The names of assets change with what is in them.
    return [
        create_static_files_router(
            path="/assets", directories=[place / "assets"], cache_control=FOR_EVER, name="assets"
        ),
        create_static_files_router(
            path="/", directories=[place], html_mode=True, cache_control=ASK_AGAIN, name="page"
        ),
    ]
