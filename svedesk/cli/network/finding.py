"""Where a game is: the code and address that were typed, the games of this network, whether a host can be reached."""

from __future__ import annotations

from svedesk.cli.console import Arguments, CommandError
from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.messages import PROGRAM
from svedesk.net.code import BadCode, JoinCode, address_text, read_address, read_code
from svedesk.net.connecting import try_to_reach
from svedesk.net.discovery import FoundGame, GameFinder, found_by
from svedesk.net.errors import Trouble
from svedesk.net.host import PORT
from svedesk.net.loop import Loop
from svedesk.net.short_code import ShortCode, host_digits, read_short

PATIENCE = 5.0
"""Seconds that the game of a short code is looked for."""


def wanted_code(arguments: Arguments, loop: Loop, known: JoinCode | None = None) -> JoinCode:
    """Where to go: what was typed, the code of a game joined before (`known`) where none was. Who typed a short code
    without an address waits until its game is found."""
    typed = arguments.address or ""
    try:
        address, port = read_address(typed) if typed else ("", 0)
        if arguments.code and (short := read_short(arguments.code)) is not None:
            return short.at(address, port=port or PORT) if address else found_by(short, _found_games(loop, short))
        code = read_code(arguments.code) if arguments.code else known
    except BadCode as error:
        words = (typed,) if error.key == "address-form" else ()
        raise CommandError(Trouble(error.key, words).sentence(arguments.lang)) from error
    if code is not None:
        return code.at(address, port) if address else code
    if not address:
        raise CommandError(
            "Give the join CODE that the host shows, or its --address. --list shows games on this network."
        )
    return JoinCode((address,), port or PORT, b"", b"")


def test_reach(loop: Loop, code: JoinCode, lang: Lang) -> int:
    """Say whether the host answers at the code's first address."""
    troubles: list[Trouble | None] = []

    def on_result(trouble: Trouble | None) -> None:
        troubles.append(trouble)
        loop.after(0, loop.stop)

    loop.after(0, lambda: try_to_reach(code, on_result))
    loop.run()
    trouble = troubles[0] if troubles else Trouble("lost")
    if trouble is not None:
        raise CommandError(trouble.sentence(lang))
    print(PROGRAM.say(Message("reached", (address_text(code.addresses[0], code.port),)), lang))
    return 0


def list_games(loop: Loop) -> int:
    """Print the games on this network."""
    games = _found_games(loop)
    for game in games:
        shown = game.announcement
        print(
            f"{shown.title} · {shown.host} · {game.address}:{shown.port} · svedesk {shown.version} · {shown.form}"
            f" · {shown.taken}/{shown.seats} seats · {shown.phase} · {game.ping * 1000:.0f} ms"
        )
    if not games:
        print("No games found. A firewall may hide them; a join code still works.")
    return 0


def _found_games(loop: Loop, short: ShortCode | None = None) -> tuple[FoundGame, ...]:
    """The games of this network, as soon as that of a short code is among them."""
    finder = GameFinder(lambda: None)
    wanted = host_digits(short.host) if short is not None else "-"
    finder.start()
    loop.drain(lambda: any(game.announcement.short == wanted for game in finder.games), PATIENCE if short else 1.5)
    finder.stop()
    return finder.games
