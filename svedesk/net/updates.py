"""What one connection is told of the table: whole views, the log lines it lacks, its question, and cards that do not
come with the program. Counts what was sent."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator

from svedesk.desk.desk import Desk
from svedesk.desk.log import LogLine
from svedesk.desk.updates import Cause
from svedesk.engine.events import Event
from svedesk.engine.message import Message
from svedesk.engine.ruleset import Ruleset
from svedesk.engine.view import View
from svedesk.net.log_promises import LogPromises
from svedesk.wire.introduced import IntroducedCard, introduced
from svedesk.wire.live import PROTOCOL
from svedesk.wire.messages_codec import view_digest, write_message, write_record
from svedesk.wire.messages_table import MOST_PROBLEMS, OldLines, UpdatePacket


class Introductions:
    """Which cards a connection has been told of."""

    def __init__(self) -> None:
        self._looked_at: set[str] = set()
        self._waiting: dict[str, IntroducedCard] = {}

    def meet(self, ruleset: Ruleset, *parts: object) -> None:
        """Find cards in what is about to be sent: questions, log lines, refusals."""
        self._meet(ruleset, {text.removeprefix("#") for text in _texts(parts)})

    def meet_all_in(self, ruleset: Ruleset, view: View) -> None:
        """Find cards in a view. Its cards are looked at by name, which takes a tenth of the time."""
        cards = [card for zone in view.zones for card in zone.cards]
        named = {card.number for card in cards} | {card.shown.printed for card in cards}
        named.update(given.source for card in cards for given in card.given)
        self._meet(ruleset, named)
        self.meet(ruleset, view.ask, view.outcome)

    def _meet(self, ruleset: Ruleset, named: set[str]) -> None:
        """Both faces of a card go together."""
        named = named - self._looked_at
        if not named:
            return
        self._looked_at |= named
        faces: set[str] = set()
        for number in named:
            try:
                facts = ruleset.facts(number)
            except KeyError:
                continue  # a word, not a card
            faces |= {number, facts.back, facts.front}
        for note in ruleset.brought(sorted(faces)):
            if note.number in faces:
                self._waiting[note.number] = introduced(ruleset.facts(note.number), note)
                self._looked_at.add(note.number)

    def take(self) -> tuple[IntroducedCard, ...]:
        """Those that were found and not told of yet."""
        cards, self._waiting = tuple(self._waiting.values()), {}
        return cards


def _texts(parts: tuple[object, ...]) -> set[str]:
    """All texts in what is about to be sent."""
    texts: set[str] = set()
    waiting: list[object] = list(parts)
    while waiting:
        part = waiting.pop()
        if isinstance(part, str):
            texts.add(part)
        elif isinstance(part, tuple):
            waiting += part
    return texts


AT_ONCE = 400
"""Log lines in one message; about 40 kB."""

Packed = tuple[int, int, int, bool, tuple[str, Event]]


class Stream:
    """The updates of one connection to one seat. `did` is the last of its acts that was taken up; `known` how many log
    lines it has."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.seq = 0
        self.did = 0
        self.known = 0
        self.chain: list[str] = []
        """A digest of the log up to each of the lines that were sent."""
        self.introductions = Introductions()
        self.promises: LogPromises | None = None
        """Of the game that is shown."""

    def returns(self, desk: Desk, lines: int, digest: str) -> None:
        """A program came back that says it has so many lines: believed if they are the ones it was sent."""
        have = packed(desk.lines(self.seat)[:lines])
        self.known = lines if len(have) == lines and lines_digest(have) == digest else 0
        self._chain(0, have[: self.known])

    def messages(
        self, desk: Desk, cause: Cause, problems: tuple[Message, ...] = ()
    ) -> Iterator[OldLines | UpdatePacket]:
        """What to send now: old lines in pieces if there are many, then the update."""
        total = len(desk.lines(self.seat)) if cause in ("undo", "cancel", "load") else None
        keep = self.known if total is None else min(self.known, total)
        lines = packed(desk.lines(self.seat, keep))
        self.introductions.meet(desk.session.ruleset, lines)
        self._chain(keep, lines)
        while len(lines) > AT_ONCE:
            yield OldLines.model_construct(keep=keep, lines=lines[:AT_ONCE])
            keep, lines = keep + AT_ONCE, lines[AT_ONCE:]
        view = desk.view(self.seat)
        yield self.update(desk, cause, view, keep, lines, problems)

    def _chain(self, keep: int, lines: tuple[Packed, ...]) -> None:
        del self.chain[keep:]
        for line in lines:
            self.chain.append(line_digest(self.chain[-1] if self.chain else "", line))

    def update(
        self,
        desk: Desk,
        cause: Cause,
        view: View,
        keep: int,
        lines: tuple[Packed, ...],
        problems: tuple[Message, ...] = (),
    ) -> UpdatePacket:
        """The next update; the cards in its lines have been met. Not validated: it is made of what the desk says."""
        self.seq += 1
        self.known = keep + len(lines)
        undone = desk.session.undone
        refusals = desk.refusals() if view.ask else ()
        self.introductions.meet_all_in(desk.session.ruleset, view)
        self.introductions.meet(desk.session.ruleset, refusals)
        return UpdatePacket.model_construct(
            seq=self.seq,
            at=len(desk.session.log),
            cause=cause,
            digest=view_digest(view),
            did=self.did,
            log=self.promises.of(desk.session.log) if self.promises else "",
            mode=desk.mode,
            view=(PROTOCOL, view),
            keep=keep,
            lines=lines,
            happened=0 if cause in ("undo", "cancel", "load") else len(lines),
            refusals=refusals,
            problems=tuple(message for message in problems if _may_know(message, view))[:MOST_PROBLEMS],
            can_undo=desk.can_undo,
            can_redo=desk.can_redo,
            undo_asks=desk.undo_needs_consent(self.seat),
            redo_asks=bool(undone) and undone[-1].seat != self.seat,
            cards=self.introductions.take(),
        )


def packed(lines: Iterable[LogLine]) -> tuple[Packed, ...]:
    """Log lines as they are sent."""
    return tuple(
        (line.index, line.seat, line.turn, line.by_hand, (type(line.event).__name__, line.event)) for line in lines
    )


def lines_digest(lines: tuple[Packed, ...]) -> str:
    """SHA-256 of log lines as they are sent."""
    return hashlib.sha256(write_message(OldLines.model_construct(keep=0, lines=lines))).hexdigest()


def line_digest(before: str, line: Packed) -> str:
    """SHA-256 of a log up to this line, `before` being that of the lines before it."""
    return hashlib.sha256(before.encode() + write_record(line)).hexdigest()


def _may_know(message: Message, view: View) -> bool:
    """Whether a message about the whole table names no card that this seat does not see."""
    named = {arg[1:] for arg in message.args if isinstance(arg, str) and arg.startswith("#")}
    return named <= {card.number for zone in view.zones for card in zone.cards}
