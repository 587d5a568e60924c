"""The server's parts, put together."""

from __future__ import annotations

from giglio.kernel.edition import Edition
from giglio.registry import open_edition
from giglio.server.attendance import Attendance
from giglio.server.database import Database
from giglio.server.hosting import Hosting
from giglio.server.house import House
from giglio.server.migrate import upgrade
from giglio.server.playing import Playing
from giglio.server.settings import Settings
from giglio.server.thinking import Pool


class Rooms:
    """What the doors lead to. Made inside the event loop that serves."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.house = House(
            settings, Database(settings.database), Pool(settings.thinking), editions_of(settings)
        )
        self.hosting = Hosting(self.house)
        self.playing = Playing(self.house, self.hosting)
        self.attendance = Attendance(self.house)

    async def open(self) -> None:
        upgrade(self.house.database.engine)
        if self.house.wire is not None:
            await self.house.wire.start()
        await self.attendance.start()

    async def close(self) -> None:
        await self.attendance.close()
        await self.house.pool.close()
        if self.house.wire is not None:
            await self.house.wire.close()
        self.house.database.close()


def editions_of(settings: Settings) -> tuple[Edition, ...]:
    """The component data beside the games' own that this host offers."""
    return tuple(open_edition(game, path) for game, path in settings.editions)
