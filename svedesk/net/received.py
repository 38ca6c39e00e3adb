"""What a seat has been shown: the newest view and the log, and whether anything is missing. Pure."""

from __future__ import annotations

from collections.abc import Iterable

from svedesk.desk.log import LogLine
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
        self.fresh = 0
        """The first of the lines that came with the newest update."""
        self._lines: list[LogLine] = []
        self._put_from = 0
        """The same of lines that have come since."""
        self._seq = 0
        self._lacks = False
        self._filling = False
        """Whether, while something is lacking, the log has begun to come again."""

    def clear(self) -> None:
        """Another game begins."""
        self.update = None
        self._lines, self.chain, self.fresh, self._put_from = [], [], 0, 0

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
        self.fresh, self._put_from = self._put_from, len(self._lines)
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
        self._put_from = min(self._put_from, keep)
        del self._lines[keep:], self.chain[keep:]
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
