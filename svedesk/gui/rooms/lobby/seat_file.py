"""A seat that goes on at another PC: written to a file there, taken from it here."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from svedesk.documents.damaged import why
from svedesk.gui.kit.file_dialogs import file_to_open, file_to_save
from svedesk.gui.kit.translate import tr
from svedesk.gui.rooms.lobby.join_page import JoinPage
from svedesk.net.tickets import Ticket


def take_away(page: JoinPage, ticket: Ticket) -> None:
    """Ask for a file, and write the seat to it."""

    def write(file: Path) -> None:
        try:
            ticket.write_to(file)
        except OSError as error:
            page.say(tr("Can't write {0}: {1}.", file.name, why(error)))
            return
        sentence = tr(
            "Your seat is in {0}. On the other PC, choose “Seat from a file” on this page. "
            "Whoever has the file can take your seat.",
            file.name,
        )
        page.tell(sentence, wrong=False)

    title, kinds = tr("Take your seat to another PC"), tr("Seats (*.ticket)")
    file_to_save(page, title, kinds, "ticket", write, name="seat.ticket").open()


def bring(page: JoinPage, tickets: Path, done: Callable[[Ticket], object]) -> None:
    """Ask for the file of a seat, and go on with it."""

    def read(file: Path) -> None:
        ticket = Ticket.carried(tickets, file)
        if ticket is None:
            page.say(tr("{0} contains no seat. Choose the file that was saved on the other PC.", file.name))
        else:
            done(ticket)

    file_to_open(page, tr("Seat from a file"), tr("Seats (*.ticket)"), read).open()
