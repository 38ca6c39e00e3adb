"""A host with guests in one process, over real encrypted sockets: how the tests of LAN play sit down."""

import functools
import time
from collections.abc import Callable
from pathlib import Path

from shipped import starter_decks, starter_library

from svedesk.bot.random_bot import RandomBot
from svedesk.desk.updates import Update
from svedesk.games.sve.editions import EDITION_NAMES as EDITIONS
from svedesk.games.sve.editions import NAME
from svedesk.games.sve.ruleset import Sve
from svedesk.net.certificate import credentials
from svedesk.net.guest import GuestLink
from svedesk.net.host import Host
from svedesk.net.limits import Timing
from svedesk.net.link import SeatLink
from svedesk.net.link_events import LinkEvent
from svedesk.net.local_link import LocalLink
from svedesk.net.room import Room
from svedesk.net.room_plan import RoomPlan, Rules

QUICK = Timing(
    heartbeat=0.2,
    away=0.6,
    drop=1.2,
    hello=0.6,
    frame=0.6,
    connect=1.0,
    linger=0.2,
    retry_first=0.05,
    retry_most=0.2,
    give_up=60.0,
)
"""Everything that takes seconds between people takes tenths of them here."""


@functools.cache
def sve() -> Sve:
    library = starter_library()
    return Sve({number: library.facts(number) for number in library.numbers()})


def rules(problems: Callable[..., tuple] = lambda deck, form: ()) -> Rules:
    return Rules(sve(), NAME, EDITIONS[-1], "standard", problems)


def deck(code: str):
    return starter_decks()[code].as_list()


def local_table(
    plan: RoomPlan | None = None,
    clock: Callable[[], float] = time.monotonic,
    kind: type[LocalLink] | None = None,
    **more,
):
    """A room with two seats of this program, both ready: the game has begun."""
    room = Room(rules(), plan or RoomPlan("A game", "Host"), clock, **more)
    links = tuple((kind or LocalLink)(room, name) for name in ("Aya", "Ben"))
    for link, code in zip(links, ("SD01", "SD02"), strict=True):
        link.sit_down()
        link.choose_deck(deck(code))
    for link in links:
        link.ready()
    assert room.phase == "playing"
    return room, links


def play(links, answers: int = 10_000, seed: int = 1) -> int:
    """Let random bots answer at links that hear at once; returns how many answers were given."""
    bots = [RandomBot(seed + link.seat) for link in links]
    for given in range(answers):
        asked = [(link, bot) for link, bot in zip(links, bots, strict=True) if link.ask is not None]
        if not asked:
            return given
        link, bot = asked[0]
        link.answer(bot.answer(link.ask, link.view))
    return answers


class Lan:
    """A room behind a real door. Everything is closed at the end of the test."""

    def __init__(self, folder: Path, plan: RoomPlan | None = None, timing: Timing = QUICK, **more) -> None:
        self.folder = folder
        self.room = Room(rules(), plan or RoomPlan("A game", "Host"), time.monotonic, timing=timing, **more)
        self.host = Host(self.room, credentials(folder))
        self.host.listen(0)
        self.guests: list[GuestLink] = []

    @property
    def code(self):
        return self.host.code().at("127.0.0.1")

    def guest(self, name: str, code: str = "SD01", *, bot: int | None = None, timing: Timing = QUICK, **more):
        """A guest that takes a seat; with a `code` it brings a deck and is ready, with a `bot` seed it plays itself."""
        link = GuestLink(self.code, name, timing=timing, **more)
        self.guests.append(link)
        if code:
            link.follow(functools.partial(_sit, link, code))
        if bot is not None:
            attach_bot(link, bot)
        link.join()
        return link

    def close(self, qtbot) -> None:
        for guest in self.guests:
            guest.disconnect()
        self.host.close()
        qtbot.waitUntil(lambda: self.host.connections == 0)


def _sit(link: SeatLink, code: str, event: LinkEvent) -> None:
    if event.kind == "state" and link.state == "joined" and (link.lobby is None or link.lobby.phase == "lobby"):
        link.choose_deck(deck(code))
        link.ready()


def attach_bot(link: SeatLink, seed: int, until: Callable[[], bool] = lambda: False) -> None:
    """Answer every question at random, as long as nothing says to stop."""
    bot = RandomBot(seed)

    def answer(update: Update) -> None:
        if (
            update.cause not in ("pending", "connection")
            and link.ask is not None
            and link.state == "joined"
            and not until()
        ):
            link.answer(bot.answer(link.ask, link.view))

    link.subscribe(answer)


def kinds(link: SeatLink) -> list[str]:
    """Collects the kinds of news a link hears from now on."""
    heard: list[str] = []
    link.follow(lambda event: heard.append(event.kind))
    link.subscribe(lambda update: heard.append(update.cause))
    return heard


def nudge(link) -> None:
    """A bot that was held back is asked once more."""
    link._listeners.tell(Update("load"))
