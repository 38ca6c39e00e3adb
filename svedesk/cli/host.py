"""`svedesk host`: let others join a game over the network, from a terminal."""

from __future__ import annotations

import argparse
import json
import re
import time
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from svedesk.cli import materials
from svedesk.cli import parser as kinds
from svedesk.cli.console import CommandError, plain, say
from svedesk.cli.parser import Arguments, Parser
from svedesk.cli.terminal.names import names_at
from svedesk.decks.network_decks import stops_by_hand, this_program
from svedesk.decks.starter import starter_decks
from svedesk.desk.kept_games import saves_folder
from svedesk.documents.damaged import DamagedFile, why
from svedesk.engine.game_table import TableWords
from svedesk.engine.log import DeckList
from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.messages import PROGRAM

if TYPE_CHECKING:
    from svedesk.net.host import Host
    from svedesk.net.link import SeatLink
    from svedesk.net.link_events import LinkEvent
    from svedesk.net.loop import Loop
    from svedesk.net.room import Room
    from svedesk.net.room_plan import Rules
    from svedesk.net.store import RoomStore, Stored

PATIENCE = 60.0
"""Seconds that a game which is over waits for players who are away."""


def arguments(parser: Parser) -> None:
    """Who hosts what, and how."""
    from svedesk.cli.bot_seat import bot_argument

    formats = materials.game().decks.formats
    parser.add_argument("--headless", action="store_true", help="only host; both players join from other PCs")
    parser.add_argument("--deck", metavar="DECK", help="your deck: code or file (headless: for players without one)")
    parser.add_argument("--port", type=_port, help="port to listen on; 0: any (default: 47800, or any if it is taken)")
    parser.add_argument(
        *("--internet",), metavar="ADDRESS", help="your address on the internet, for the join code; it is tested"
    )
    parser.add_argument("--name", type=_name, default="Host", help="your name")
    parser.add_argument("--title", type=_name, help="name of the game in lists (default: NAME's game)")
    parser.add_argument(
        "--format", choices=formats, default=formats[0], help=f"format of the decks (default: {formats[0]})"
    )
    materials.edition_argument(parser)
    parser.add_argument("--rules-on", action="store_true", help="keep the rules on for the whole game")
    parser.add_argument("--open", action="store_true", help="let anyone on the network join without a code")
    parser.add_argument(
        "--watchers", choices=("none", "public", "hands"), default="none", help="what spectators see (default: none)"
    )
    parser.add_argument("--delay", type=_delay, default=0, metavar="TURNS", help="delay for spectators, in turns")
    parser.add_argument("--first", type=int, choices=(1, 2), metavar="1|2", help="who goes first (default: random)")
    parser.add_argument(
        "--best-of", type=int, choices=(1, 3), default=1, help="games of a match; decks may change between them"
    )
    parser.add_argument(
        *("--clock",),
        type=_clock,
        default=(0, 0),
        metavar="MIN[+SEC]",
        help="a chess clock: minutes for each player and game, and seconds more for each turn (default: none)",
    )
    parser.add_argument(
        "--clock-per", choices=("turn", "answer"), default="turn", help="what the seconds are for (default: turn)"
    )
    parser.add_argument("--resume", action="store_true", help="continue the game you hosted last, with the same seats")
    parser.add_argument(
        *("--tables",),
        type=_tables,
        metavar="N",
        help="with --headless: N tables that go on after each game (up to 32)",
    )
    parser.add_argument("--log", type=Path, metavar="FILE", help="with --tables: log to a file; old logs are kept")
    many = "with --tables: connections from one address (default: 24)"
    parser.add_argument("--per-address", type=kinds.positive, default=24, metavar="N", help=many)
    bot_argument(parser, "let the computer play your seat")
    parser.add_language()
    parser.add_argument("--json", action="store_true", help="print a JSON summary at the end")


def run(arguments: Arguments) -> int:
    """Host until the game is over and everyone has left, or until interrupted."""
    from svedesk.cli.tables import TablesCommand
    from svedesk.net.errors import Trouble
    from svedesk.net.host import CannotHost
    from svedesk.net.loop import Loop

    if arguments.tables and not arguments.headless:
        raise CommandError("--tables needs --headless: nobody sits at this computer then.")
    loop = Loop()
    try:
        return (TablesCommand if arguments.tables else HostCommand)(arguments, loop).run()
    except CannotHost as error:
        raise CommandError(error.trouble.sentence(arguments.lang)) from error
    except OSError as error:
        trouble = Trouble("no-folder", (str(error.filename or network_folder()), why(error)))
        raise CommandError(trouble.sentence(arguments.lang)) from error


def network_folder() -> Path:
    """Where certificates, rooms and tickets are kept."""
    return saves_folder().parent / "network"


def rules(form: str = "", edition: str = "") -> Rules:
    """The game, played in a format by an edition of the rules ("" for the usual ones), as a room needs it."""
    from svedesk.net.room_plan import Rules

    game, ruleset = materials.game(), materials.rules()
    mistakes = partial(game.decks.problems, facts=materials.library())
    by_hand = partial(stops_by_hand, game=game, rules=ruleset)
    edition, form = edition or game.editions[-1], form or game.decks.formats[0]
    return Rules(ruleset, game.name, edition, form, mistakes, this_program(game), by_hand)


class HostCommand:
    """One run of the command."""

    def __init__(self, arguments: Arguments, loop: Loop) -> None:
        from svedesk.net.certificate import credentials
        from svedesk.net.discovery import Announcer
        from svedesk.net.host import Host

        self.arguments, self.loop = arguments, loop
        store = _opened(arguments) if arguments.resume else _new(arguments)
        self.troubles: list[str] = []
        self.room = room_of(store, self._trouble)
        if arguments.resume:
            resume(self.room, store)
        self.host = Host(self.room, credentials(network_folder()), secret=store.secret, open_door=store.open_door)
        store.listens_at(listen(self.host, arguments, store.port))
        make_public(self.host, arguments, loop)
        self.store = store
        self._announcer = Announcer(self.host.announcements)
        self._alone_since = time.monotonic()

    def run(self) -> int:
        """Print the code, host, print how it went."""
        print(f"Address {', '.join(self.host.code().addresses)} · port {self.host.port}", flush=True)
        print(f"Join code {self.host.code().text()}", flush=True)
        if note := materials.game().edition_note(self.room.rules.edition, self.arguments.lang):
            print(note, flush=True)
        if not self.arguments.headless:
            print(PROGRAM.say(Message("host-trust"), self.arguments.lang))
            self._take_seat()
        self.loop.after(0.5, self._look)
        status = self.loop.run()
        if not self.arguments.headless:
            self.seat.end()
        self._end()
        return status

    def _take_seat(self) -> None:
        from svedesk.cli.bot_seat import BotSeat
        from svedesk.cli.join import TextSeat
        from svedesk.net.local_link import LocalLink
        from svedesk.net.tickets import OwnRecord

        deck = materials.deck(self.arguments.deck or next(iter(starter_decks(materials.game())))).as_list()
        link = LocalLink(self.room, self.arguments.name, seat=0, kept=OwnRecord(self.store.folder / "record.json"))
        at = (link, deck, self.loop, self.arguments.lang)
        self.seat = BotSeat(*at, level=self.arguments.bot) if self.arguments.bot else TextSeat(*at)
        link.sit_down()
        self.seat.begin()

    def _look(self) -> None:
        """End once the game is over and all have said goodbye, or nobody has come back for a minute."""
        guests = [chair for chair in self.room.chairs if not chair.local]
        now = time.monotonic()
        match = self.room.match.so_far(self.room.game)
        if self.room.phase != "over" or match.goes_on or any(chair.member is not None for chair in guests):
            self._alone_since = now
        if all(chair.left for chair in guests) or now - self._alone_since > PATIENCE:
            self.loop.stop()
        else:
            self.loop.after(0.2, self._look)

    def _end(self) -> None:
        game = self.room.game
        digests = _digests(self.room)
        self._announcer.close()
        self.host.close()
        self.loop.drain(lambda: self.host.connections == 0, 2)
        if self.arguments.json:
            finished = game is not None and game.over
            result = {"finished": finished, "digests": digests, "refused": self.host.refused, "errors": self.troubles}
            print(json.dumps(result), flush=True)

    def _trouble(self, error: Exception) -> None:
        from svedesk.cli.report import write_report

        self.troubles.append(f"{type(error).__name__}: {error}")
        print(f"Internal error in the rules. Report: {write_report(error, ['host'])}", flush=True)


class Seat:
    """Somebody at a link, whoever it is: brings a deck, is ready, counts, checks the game at its end."""

    def __init__(self, link: SeatLink, deck: DeckList | None, loop: Loop, lang: Lang) -> None:
        self.link, self.deck, self.loop, self.lang = link, deck, loop, lang
        self.answers = 0
        self.played: set[bytes] = set()
        """Games that are over."""
        self.verdict = ""
        self.verified = False
        self.table = materials.table()
        link.subscribe(self.heard)

    def begin(self) -> None:
        """Called once the seat is being taken."""

    def heard(self, event: LinkEvent) -> None:
        """Something changed."""
        if event.kind == "state" and self.link.state == "joined" and event.trouble is None:
            self.joined()
        elif event.kind == "state" and self.link.state == "closed":
            self.loop.stop(0 if self.link.proof is not None else 1)
        elif event.kind == "opening":
            self.over()

    def joined(self) -> None:
        """The host has let this program in: ready at once, with the deck that was named."""
        if self.link.lobby is None or self.link.lobby.phase == "lobby":
            if self.deck is not None:
                self.link.choose_deck(self.deck, cards=materials.rules().brought(self.deck.all))
            self.link.ready()

    def over(self) -> None:
        """The game was opened: check it."""
        from svedesk.net.verify import check

        if self.link.proof is not None:
            self.played.add(self.link.proof.game)
            verdict = check(self.link.proof, materials.rules(), materials.deck_problems)
            welcome, lang = self.link.welcome, self.lang
            self.verified = verdict.verified
            said = [verdict.heading(lang), verdict.sentence(lang, self.called)]
            if verdict.differs and welcome is not None and welcome.data not in ("", this_program(materials.game())):
                said.append(PROGRAM.say(Message("other-rules"), lang))
            self.verdict = (": " if lang == "en" else "：").join((said[0], " ".join(said[1:])))

    def end(self) -> None:
        """Called when the seat is left."""

    def names(self) -> tuple[str, ...]:
        """What the seats are called."""
        lobby = self.link.lobby
        return tuple(chair.name or f"Seat {seat + 1}" for seat, chair in enumerate(lobby.chairs)) if lobby else ("", "")

    def words(self) -> TableWords:
        """The words of the table."""
        return self.table.words(materials.rules(), self.lang, names_at(self.link, self.lang), self.names())

    def called(self, seat: int) -> str:
        """What a seat is called."""
        chairs = self.link.lobby.chairs if self.link.lobby is not None else ()
        return (chairs[seat].name if seat < len(chairs) else "") or f"Seat {seat + 1}"

    def result(self) -> dict[str, Any]:
        """What is told of the game at its end."""
        from svedesk.wire.messages_codec import view_digest

        link = self.link
        return {
            "seat": link.seat,
            "answers": self.answers,
            "resyncs": link.resyncs,
            "digest": view_digest(link.view()) if link.playing else "",
            "finished": link.proof is not None,
            "results": link.match.results,
            "verified": self.verified,
            "verdict": self.verdict,
        }

    def say(self, *lines: str) -> None:
        """Write lines."""
        for line in lines:
            print(plain(line), flush=True)


def listen(host: Host, arguments: Arguments, before: int) -> int:
    """Begin to listen: at a port that was wished for, else at the one there was `before` (0: none), at the usual one or
    at any. Raises `CannotHost`."""
    from svedesk.net.host import PORT

    wished = arguments.port
    port = host.listen(before or PORT if wished is None else wished, otherwise_any=wished is None)
    if before not in (0, port):
        print(PROGRAM.say(Message("port-moved", (before, port)), arguments.lang), flush=True)
    return port


def make_public(host: Host, arguments: Arguments, loop: Loop) -> None:
    """Put an address on the internet into the codes, and test whether it leads here. Raises `CommandError`."""
    from svedesk.net.code import BadCode, read_address
    from svedesk.net.errors import Trouble
    from svedesk.net.reach import try_to_reach

    if not arguments.internet:
        return
    try:
        host.public, port = read_address(arguments.internet)
    except BadCode as error:
        raise CommandError(Trouble(error.key, (arguments.internet,)).sentence(arguments.lang)) from error

    def told(trouble: Trouble | None) -> None:
        said = (arguments.internet,)
        reached = Message("internet-reached", said) if trouble is None else Message("internet-not-reached", said)
        print(PROGRAM.say(reached, arguments.lang), flush=True)

    loop.after(0, lambda: try_to_reach(host.code().at(host.public, port), told))


def room_of(store: RoomStore, on_trouble: Callable[[Exception], None]) -> Room:
    """A room that is kept in a store."""
    from svedesk.net.room import Room

    played = rules(store.form, store.edition)
    return Room(played, store.plan, time.monotonic, keeper=store, on_trouble=on_trouble)


def new_store(arguments: Arguments, folder: Path, title: str, secret: bytes) -> RoomStore:
    """A store for a room that is wished for now; the oldest beside it go."""
    from svedesk.net.chess_clock import ClockPlan
    from svedesk.net.room_plan import RoomPlan
    from svedesk.net.store import RoomStore, prune

    minutes, bonus = arguments.clock
    plan = RoomPlan(
        title,
        arguments.name,
        not arguments.rules_on,
        arguments.watchers,
        arguments.delay,
        materials.deck(arguments.deck).as_list() if arguments.deck else None,
        arguments.first - 1 if arguments.first else -1,
        arguments.best_of,
        ClockPlan(minutes, bonus, arguments.clock_per),
    )
    prune(folder.parent)
    return RoomStore(
        *(folder, plan, secret),
        form=arguments.format,
        edition=arguments.rules,
        open_door=arguments.open,
        on_trouble=partial(_not_kept, arguments.lang),
    )


def opened(folder: Path, stored: Stored, arguments: Arguments) -> RoomStore:
    """The store of a room that was kept."""
    from svedesk.net.store import RoomStore

    return RoomStore(
        *(folder, stored.plan, stored.secret),
        port=stored.port,
        form=stored.form,
        edition=stored.edition,
        open_door=arguments.open or stored.open_door,
        on_trouble=partial(_not_kept, arguments.lang),
    )


def _new(arguments: Arguments) -> RoomStore:
    from secrets import token_bytes

    from svedesk.net.code import SECRET

    folder = network_folder() / "rooms" / datetime.now(UTC).strftime("%Y%m%d_%H%M%S_%f")
    return new_store(arguments, folder, arguments.title or f"{arguments.name}'s game", token_bytes(SECRET))


def _opened(arguments: Arguments) -> RoomStore:
    from svedesk.net.store import load, newest

    folder = newest(network_folder() / "rooms")
    stored = load(folder) if folder else None
    if folder is None or stored is None:
        raise CommandError("There is no hosted game to continue.")
    return opened(folder, stored, arguments)


def _not_kept(lang: Lang, damaged: DamagedFile) -> None:
    say(damaged.in_words(lang))


def resume(room: Room, store: RoomStore) -> None:
    """Go on with what a store has kept. Raises `DamagedFile`."""
    from svedesk.net.store import load

    stored = load(store.folder)
    assert stored is not None
    room.resume(stored.kept, store.desk(stored.kept, room.rules.ruleset))
    store.remember(stored.kept)


def _digests(room: Room) -> list[str]:
    from svedesk.wire.messages_codec import view_digest

    game = room.game
    return [view_digest(game.desk.view(seat)) for seat in range(len(room.chairs))] if game else []


def _port(text: str) -> int:
    if not re.fullmatch(r"\d{1,5}", text) or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"{text!r} is not a port from 0 to 65535")
    return int(text)


def _tables(text: str) -> int:
    if not re.fullmatch(r"\d{1,2}", text) or not 1 <= int(text) <= 32:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 to 32")
    return int(text)


def _delay(text: str) -> int:
    if not re.fullmatch(r"\d{1,2}", text) or int(text) > 20:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 0 to 20")
    return int(text)


def _clock(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"(\d{1,3})(?:\+(\d{1,3}))?", text)
    if found is None or int(found[1]) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a clock; write 20, or 20+10 for 10 seconds more each turn")
    return int(found[1]), int(found[2] or 0)


def _name(text: str) -> str:
    if not text.strip() or not text.isprintable() or len(text) > 40:
        raise argparse.ArgumentTypeError("a name has 1 to 40 characters")
    return text.strip()
