"""Rooms of hosts in a terminal: what is played in them, where they are kept, how they are reached."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from svedesk.cli import materials
from svedesk.cli.console import Arguments, CommandError, say
from svedesk.decks.network_decks import stops_by_hand, this_program
from svedesk.decks.restrictions import deck_problems
from svedesk.desk.kept_games import saves_folder
from svedesk.documents.damaged import DamagedFile
from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.messages import PROGRAM
from svedesk.net.chess_clock import ClockPlan
from svedesk.net.code import BadCode, read_address
from svedesk.net.connecting import try_to_reach
from svedesk.net.errors import Trouble
from svedesk.net.host import PORT, Host
from svedesk.net.loop import Loop
from svedesk.net.room import Room
from svedesk.net.room_plan import RoomPlan, Rules
from svedesk.net.store import RoomStore, Stored

PATIENCE = 60.0
"""Seconds that a game which is over waits for players who are away."""


def network_folder() -> Path:
    """Where certificates, rooms and tickets are kept."""
    return saves_folder().parent / "network"


def rules(form: str = "", edition: str = "") -> Rules:
    """The game, played in a format by an edition of the rules ("" for the usual ones), as a room needs it."""
    game, ruleset = materials.game(), materials.rules()
    restrictions = materials.restriction_list()
    mistakes = partial(deck_problems, game, facts=materials.library(), restrictions=restrictions)
    by_hand = partial(stops_by_hand, game=game, rules=ruleset)
    edition, form = edition or game.editions[-1], form or game.decks.formats[0]
    return Rules(ruleset, game.name, edition, form, mistakes, this_program(game), by_hand)


def listen(host: Host, arguments: Arguments, before: int) -> int:
    """Begin to listen: at a port that was wished for, else at the one there was `before` (0: none), at the usual one or
    at any. Raises `CannotHost`."""
    wished = arguments.port
    port = host.listen(before or PORT if wished is None else wished, otherwise_any=wished is None)
    if before not in (0, port):
        print(PROGRAM.say(Message("port-moved", (before, port)), arguments.lang), flush=True)
    return port


def make_public(host: Host, arguments: Arguments, loop: Loop) -> None:
    """Put an address on the internet into the codes, and test whether it leads here. Raises `CommandError`."""
    if not arguments.internet:
        return
    try:
        host.public, port = read_address(arguments.internet)
    except BadCode as error:
        raise CommandError(Trouble(error.key, (arguments.internet,)).sentence(arguments.lang)) from error

    def on_result(trouble: Trouble | None) -> None:
        address = (arguments.internet,)
        reached = Message("internet-reached", address) if trouble is None else Message("internet-not-reached", address)
        print(PROGRAM.say(reached, arguments.lang), flush=True)

    loop.after(0, lambda: try_to_reach(host.code().at(host.public, port), on_result))


def room_of(store: RoomStore, on_trouble: Callable[[Exception], None]) -> Room:
    """A room that is kept in a store."""
    played = rules(store.form, store.edition)
    return Room(played, store.plan, time.monotonic, keeper=store, on_trouble=on_trouble)


def new_store(arguments: Arguments, folder: Path, title: str, secret: bytes = b"") -> RoomStore:
    """A store for a room that is wished for now, in a folder of rooms of which the oldest go."""
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
    return RoomStore.new(
        *(folder, plan, secret),
        form=arguments.format,
        edition=arguments.rules,
        open_door=arguments.open,
        on_trouble=partial(_not_kept, arguments.lang),
    )


def opened(folder: Path, stored: Stored, arguments: Arguments) -> RoomStore:
    """The store of a room that was kept."""
    open_door = arguments.open or stored.open_door
    return RoomStore.again(folder, stored, open_door=open_door, on_trouble=partial(_not_kept, arguments.lang))


def _not_kept(lang: Lang, damaged: DamagedFile) -> None:
    say(damaged.in_words(lang))
