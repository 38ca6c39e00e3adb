"""Joining a game from a terminal: with a code, with the seat of a game before, or to look whether it can be reached."""

from __future__ import annotations

import json
from pathlib import Path

from svedesk.cli import materials
from svedesk.cli.bot_players import RANDOM
from svedesk.cli.console import Arguments, CommandError
from svedesk.cli.network.bot_seat import BotSeat
from svedesk.cli.network.finding import list_games, test_reach, wanted_code
from svedesk.cli.network.rooms import network_folder
from svedesk.cli.network.seat import Seat
from svedesk.cli.network.text_seat import TextSeat
from svedesk.documents.damaged import why
from svedesk.documents.writing import save_file
from svedesk.engine.log import DeckList
from svedesk.net.guest import GuestLink
from svedesk.net.link import SeatLink
from svedesk.net.loop import Loop
from svedesk.net.tickets import Ticket, newest
from svedesk.wire.net_kept import write_proof


def join(arguments: Arguments) -> int:
    """Play until the game is over or left."""
    loop = Loop()
    if arguments.list:
        return list_games(loop)
    tickets = network_folder() / "tickets"
    if arguments.test:
        return test_reach(loop, wanted_code(arguments, loop), arguments.lang)
    if arguments.save_seat:
        return _save_seat(newest(tickets), arguments.save_seat)
    if arguments.again or arguments.seat:
        ticket = Ticket.carried(tickets, arguments.seat) if arguments.seat else newest(tickets)
        if ticket is None:
            raise CommandError(
                f"{arguments.seat} contains no seat. Save it with --save-seat on the other PC."
                if arguments.seat
                else "There is no game to return to."
            )
        code = wanted_code(arguments, loop, ticket.code)
    else:
        code = wanted_code(arguments, loop)
        ticket = Ticket.of(tickets, code, arguments.name)
    link = GuestLink(code, ticket.name, watch=arguments.watch, ticket=None if arguments.watch else ticket)
    deck = materials.deck(arguments.deck).as_list() if arguments.deck else None
    seat = _seat(arguments, link, deck, loop)
    link.join()
    seat.begin()
    status = loop.run()
    seat.end()
    over = link.proof is not None and not link.match.goes_on
    link.leave()
    loop.drain(lambda: False, 0.2)
    if over and not arguments.watch:
        ticket.forget()
    return _end(arguments, seat, link, status)


def _seat(arguments: Arguments, link: SeatLink, deck: DeckList | None, loop: Loop) -> Seat:
    if not arguments.bot:
        return TextSeat(link, deck, loop, arguments.lang)
    games = arguments.games or (1 if arguments.bot == RANDOM else 0)
    return BotSeat(link, deck, loop, arguments.lang, arguments.seed, arguments.bot, games)


def _end(arguments: Arguments, seat: Seat, link: SeatLink, status: int) -> int:
    if arguments.proof and link.proof is not None:
        save_file(arguments.proof, write_proof(link.proof))
    if arguments.json:
        print(json.dumps(seat.result()), flush=True)
    if link.trouble is not None and link.proof is None:
        raise CommandError(link.trouble.sentence(arguments.lang))
    return status


def _save_seat(ticket: Ticket | None, file: Path) -> int:
    if ticket is None:
        raise CommandError("There is no game to return to.")
    try:
        ticket.write_to(file)
    except OSError as error:
        raise CommandError(f"{file} can't be written: {why(error)}.") from error
    print(f"Your seat is in {file}. Keep it to yourself: whoever has the file can take the seat.")
    print(f"On the other PC: svedesk join --seat {file.name}")
    return 0
