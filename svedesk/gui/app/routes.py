"""Where one can go in the window: a frozen record for each page, with what it shows. A page is opened by its route, and
built again from it in another language, theme or size. Routes without fields of their own are plain subclasses."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from svedesk.net.match import Match

if TYPE_CHECKING:
    from svedesk.desk.desk import Desk
    from svedesk.gui.kit.open_deck import OpenDeck
    from svedesk.gui.kit.open_pack import OpenPack
    from svedesk.replay.replay import Replay, TurnReview


@dataclass(frozen=True)
class Route:
    """A page, and what it shows."""

    controller: ClassVar[str]
    """Who makes the page and answers it."""

    def __init_subclass__(cls, controller: str) -> None:
        cls.controller = f"svedesk.gui.rooms.{controller}"


@dataclass(frozen=True)
class StartRoute(Route, controller="start.room:StartController"):
    """The first page."""


@dataclass(frozen=True)
class SettingsRoute(Route, controller="settings.room:SettingsController"):
    """The settings, at a section ("": the first)."""

    section: str = ""
    search: str = ""
    key: str = ""
    """The action that is chosen in the list of keys."""
    focus: str = ""
    """The name of the widget with the focus, "" for the search."""
    scrolled: int = 0


@dataclass(frozen=True)
class HelpRoute(Route, controller="help.room:HelpController"):
    """A page of the help by its name ("": the first), what is searched for, and how far it is scrolled (pixels)."""

    name: str = ""
    search: str = ""
    scrolled: int = 0


@dataclass(frozen=True)
class DecksRoute(Route, controller="decks.room:DecksController"):
    """The deck builder: at the deck in a file, with a card found to be put into it, with files offered as decks."""

    path: Path | None = None
    number: str = ""
    offered: tuple[Path, ...] = ()
    opened: tuple[OpenDeck, ...] = ()
    """The decks of a page that is built again, with their histories; the place of the one that is shown, and what was
    searched for."""
    at: int = 0
    search: str = ""


@dataclass(frozen=True)
class CardsRoute(Route, controller="cards.room:CardsController"):
    """The card library, which leads back to `back`; `deck` is the deck cards are put into, `offered` are files to be
    imported after asking."""

    back: Route = StartRoute()
    deck: OpenDeck | None = None
    offered: tuple[Path, ...] = ()


@dataclass(frozen=True)
class OwnCardsRoute(Route, controller="own_cards.room:OwnCardsController"):
    """The card editor: at a pack by its id, and at a card of it by its number."""

    pack_id: str = ""
    number: str = ""
    opened: tuple[OpenPack, ...] = ()
    """The packs of a page that is built again, with their histories."""


class BoardsRoute(Route, controller="boards.room:BoardsController"):
    """Boards and puzzles."""


@dataclass(frozen=True)
class LearnRoute(Route, controller="learn.room:LearnController"):
    """The tutorial and the puzzles; the one with this name has the focus ("": the first that is not done)."""

    name: str = ""


class TryDeckRoute(Route, controller="try_deck.room:TryDeckController"):
    """A deck tried alone."""


@dataclass(frozen=True)
class LabRoute(Route, controller="lab.room:LabController"):
    """The lab: with a deck chosen by its key ("": none in particular), with the results in a file, at one of its
    tables."""

    deck: str = ""
    tab: int = 0
    path: Path | None = None
    against: tuple[str, ...] = ()
    """The keys of the decks it plays against; none: the default ones."""


@dataclass(frozen=True)
class ReplaysRoute(Route, controller="replays.room:ReplaysController"):
    """The games that are kept."""


@dataclass(frozen=True)
class RecordRoute(Route, controller="record.room:RecordController"):
    """The match record: whose games, since how many days, and of which matchup."""

    opponents: str = ""
    days: int = 0
    matchup: tuple[str, str] | None = None


@dataclass(frozen=True)
class ReplayRoute(Route, controller="replays.room:ReplayController"):
    """A game that is watched, from a step, from a seat or with both hands open, with its review if there is one; with
    `review` one is begun. It leads back to `back`."""

    replay: Replay
    names: tuple[str, str]
    open_hands: bool = False
    step: int = 0
    seat: int = 0
    both: bool = False
    alone: bool = False
    back: Route = ReplaysRoute()
    reviewed: tuple[TurnReview, ...] = ()
    review: bool = False
    slots: Mapping[int, int] = field(default_factory=dict)
    """Where cards lay on their fields."""


class HostRoute(Route, controller="lobby.room:HostController"):
    """A network game is set up."""


@dataclass(frozen=True)
class JoinRoute(Route, controller="lobby.room:JoinController"):
    """A network game is looked for; `error` says why the last try failed."""

    error: str = ""


class LobbyRoute(Route, controller="lobby.room:LobbyController"):
    """The lobby of the network game that is open."""


class NetworkTableRoute(Route, controller="lobby.room:NetworkTableController"):
    """The table of the network game that is open."""


MOST_REMATCHES = 999


@dataclass(frozen=True)
class GameRoute(Route, controller="table.table_controller:GameController"):
    """The table of a game this program holds: the people at it, and whether both hands are open. `rematches` are the
    games these people have played before it, one after the other."""

    desk: Desk
    names: tuple[str, str]
    open_hands: bool = True
    rematches: Match = field(default=Match(MOST_REMATCHES), kw_only=True)


class ComputerRoute(GameRoute, controller="table.computer_game:ComputerController"):
    """The table of a game against the computer; which seat it plays, and how well, is the desk's."""


@dataclass(frozen=True)
class BoardGameRoute(GameRoute, controller="boards.board_game:BoardGameController"):
    """The table of a game begun from a board whose maker wrote something: its title and note, and the entry of the log
    it began at."""

    title: str = ""
    note: str = ""
    start: int = 0
    hidden: bool = False
    """Whether the note was closed."""


@dataclass(frozen=True)
class LessonRoute(GameRoute, controller="learn.lesson:LessonController"):
    """The table of a lesson by its name, and how many of its steps are done."""

    name: str = ""
    at: int = 0


@dataclass(frozen=True)
class PuzzleRoute(GameRoute, controller="learn.puzzle:PuzzleController"):
    """The table of a puzzle by its name; whether its solution is being shown."""

    name: str = ""
    shows: bool = False


@dataclass(frozen=True)
class TrialRoute(GameRoute, controller="own_cards.try_card:TrialController"):
    """The table at which an own card is tried; it leads back to the card editor."""

    pack_id: str = ""
    number: str = ""
    opened: tuple[OpenPack, ...] = ()
