"""What a seat has been shown: the newest view and the log, and whether anything is missing. Pure."""

from __future__ import annotations

from collections.abc import Iterable

from svedesk.desk.log import LogLine, in_common
from svedesk.engine.events import Event
from svedesk.engine.view import View
from svedesk.net.updates import Packed, line_digest, lines_digest, packed
from svedesk.wire.introduced import IntroducedCard
from svedesk.wire.messages_codec import view_digest
from svedesk.wire.messages_table import OldLines, UpdatePacket

MOST_INTRODUCED = 1_000
"""Cards that are kept of those the host has told of: several times as many as two decks and their tokens can have."""


class Gap(Exception):
    """Something between was missed, or does not fit: everything has to be sent again."""


class Seen:
    """The newest update and all log lines. After a `Gap` nothing is taken until everything came again, which is counted
    in `resyncs`."""

    def __init__(self) -> None:
        self.update: UpdatePacket | None = None
        self._view: View | None = None
        self.resyncs = 0
        self.introduced: dict[str, IntroducedCard] = {}
        """What the host has told of cards that came in sight, by number, the last it told of at the end."""
        self.chain: list[str] = []
        """A digest of the log up to each of its lines."""
        self.lost: tuple[LogLine, ...] = ()
        """The lines that the newest update took away."""
        self._lines: list[LogLine] = []
        self._before: list[LogLine] = []
        """The log of the newest update, while lines come that belong to the next."""
        self._seq = 0
        self._lacks = False
        self._filling = False
        """Whether, while something is lacking, the log has begun to come again."""

    def clear(self) -> None:
        """Another game begins."""
        self.update = None
        self._lines, self._before, self.chain, self.lost = [], [], [], ()

    def connected(self) -> None:
        """A connection begins, and with it the counting."""
        self._seq, self._lacks, self._filling = 0, False, False

    def view(self) -> View:
        """The newest view, also of a game before. Raises LookupError before there is one."""
        if self._view is None:
            raise LookupError("no game has begun")
        return self._view

    def lines(self, since: int = 0) -> tuple[LogLine, ...]:
        """The log from a line on."""
        return tuple(self._lines[since:])

    def lines_digest(self) -> str:
        """A digest of the log, to be compared with the host's."""
        return lines_digest(packed(self._lines))

    def take(self, message: UpdatePacket | OldLines) -> tuple[Event, ...] | None:
        """Take an update in; returns what happened, None while the rest of it is still to come. Raises `Gap` once for
        each time something is missing."""
        if isinstance(message, UpdatePacket):
            self._introduce(message.cards)
        if self._lacks and not self._begins_anew(message):
            return None
        if not self._fits(message):
            self.misses()
            raise Gap
        self._put(message.keep, message.lines)
        if isinstance(message, OldLines):
            return None
        self.lost, self._before = _beyond(self._before, self._lines), self._lines
        digest = message.digest or view_digest(message.view[1])
        self.update, self._view = message.model_copy(update={"digest": digest}), message.view[1]
        self._seq, self._lacks = message.seq, False
        self._filling = False
        happened = message.lines[len(message.lines) - message.happened :]
        return tuple(line[4][1] for line in happened)

    @property
    def lacks(self) -> bool:
        """Whether something is missing that is still to come again."""
        return self._lacks

    def misses(self) -> None:
        """Something is missing."""
        self._lacks, self._filling = True, False
        self.resyncs += 1

    def _introduce(self, cards: Iterable[IntroducedCard]) -> None:
        for card in cards:
            self.introduced.pop(card.number, None)
            self.introduced[card.number] = card
        for number in list(self.introduced)[:-MOST_INTRODUCED]:
            del self.introduced[number]  # no game has as many: the oldest are of games before, or the host floods

    def _put(self, keep: int, lines: tuple[Packed, ...]) -> None:
        if keep < len(self._lines):
            self._lines = self._lines[:keep]  # another list: the one before is still to be compared with
            del self.chain[keep:]
        for line in lines:
            index, seat, turn, by, event = line
            self._lines.append(LogLine(index, seat, turn, event[1], by))
            self.chain.append(line_digest(self.chain[-1] if self.chain else "", line))

    def _begins_anew(self, message: UpdatePacket | OldLines) -> bool:
        """Whether this belongs to what was asked for, and not to what was on its way before."""
        if isinstance(message, OldLines) and message.keep == 0:
            self._filling = True
        return self._filling or (isinstance(message, UpdatePacket) and message.cause == "load" and message.keep == 0)

    def _fits(self, message: UpdatePacket | OldLines) -> bool:
        if message.keep > len(self._lines):
            return False
        if isinstance(message, OldLines):
            return True
        in_order = message.cause == "load" or message.seq == self._seq + 1
        if not in_order or message.happened > len(message.lines):
            return False
        return not message.digest or view_digest(message.view[1]) == message.digest


def _beyond(before: list[LogLine], now: list[LogLine]) -> tuple[LogLine, ...]:
    """The lines there were before and are no more."""
    return () if before is now else tuple(before[in_common(before, now) :])
