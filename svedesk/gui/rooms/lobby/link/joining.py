"""What somebody types to join a game: a join code, an address, or both; and the link made of it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from svedesk.net.code import MOST_ADDRESSES, BadCode, JoinCode, read_address, read_code
from svedesk.net.discovery import FoundGame, found_by
from svedesk.net.errors import Trouble
from svedesk.net.guest import GuestLink
from svedesk.net.host import PORT
from svedesk.net.limits import Timing
from svedesk.net.short_code import read_short
from svedesk.net.tickets import Ticket
from svedesk.wire.messages import MAJOR


class CannotJoin(Exception):
    """What was typed leads nowhere; `trouble` says why."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble.sentence())
        self.trouble = trouble


class JoinRequest(NamedTuple):
    """A game somebody wants to join, as whom, to play or to watch; `room` is that of a game chosen from the list."""

    code: JoinCode
    name: str
    watch: bool = False
    room: str = ""


def read_wanted(text: str, game: FoundGame | None = None, games: Iterable[FoundGame] = ()) -> JoinCode:
    """Where to go: by a code, an address ("192.168.1.20:47800", "my.example.org"), both with a space between, or a
    `game` chosen from the list; by a short code to one of the `games` there are on the network. Raises
    `CannotJoin`."""
    words = text.split()
    address = next((word for word in words if "." in word or ":" in word), "")
    typed = "".join(word for word in words if word != address)
    host, port = _address(address) if address else ("", 0)
    if typed:
        try:
            if (short := read_short(typed)) is not None:
                return short.at(host, port=port or PORT) if host else found_by(short, games)
            code = read_code(typed)
        except BadCode as error:
            raise CannotJoin(Trouble(error.key)) from error
        if host:
            return code.at(host, port)
        if game is not None and game.announcement.port == code.port:
            # Where it was just heard is tried first; a code for another game than the chosen one goes its own way.
            others = tuple(address for address in code.addresses if address != game.address)
            return code._replace(addresses=(game.address, *others)[:MOST_ADDRESSES])
        return code
    if host:
        return JoinCode((host,), port or PORT, b"", b"")
    if game is not None:
        return JoinCode((game.address,), game.announcement.port, b"", b"")
    raise CannotJoin(Trouble("code-form"))


def _address(text: str) -> tuple[str, int]:
    try:
        return read_address(text)
    except BadCode as error:
        raise CannotJoin(Trouble(error.key, (text,))) from error


def why_closed(entry: FoundGame) -> str:
    """Why a game that was found can't be joined to play, "" when it can be."""
    game = entry.announcement
    if game.v != MAJOR:
        return "version"
    if game.phase != "lobby":
        return "started"
    return "full" if game.taken >= game.seats else ""


def link_to(wanted: JoinRequest, tickets: Path, timing: Timing | None = None) -> tuple[GuestLink, Ticket | None]:
    """A link to a game, not yet under way, with the ticket that brings this program back into its seat."""
    ticket = None if wanted.watch else Ticket.of(tickets, wanted.code, wanted.name)
    code, name, watch, room = wanted
    return GuestLink(code, name, watch=watch, ticket=ticket, timing=timing, room=room), ticket
