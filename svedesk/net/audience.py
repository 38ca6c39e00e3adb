"""Everyone who is sent anything: members in seats and spectators, what each was sent, what each may say how often."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from svedesk.desk.desk import Desk
from svedesk.desk.updates import Cause
from svedesk.engine.message import Message, Refused
from svedesk.engine.records import SPECTATOR
from svedesk.engine.view import View
from svedesk.messages import PROGRAM
from svedesk.net.hosted import HostedGame
from svedesk.net.limits import Allowance
from svedesk.net.seats import Member, distinct
from svedesk.net.spectators import Glimpse, shown_to
from svedesk.net.transcript import HostTranscript, Told, told_content
from svedesk.net.updates import AT_ONCE, Stream
from svedesk.wire import messages as say
from svedesk.wire import messages_table as tell


@dataclass(slots=True)
class Attendee:
    """A member and what was sent to it."""

    member: Member
    seat: int
    stream: Stream
    name: str
    chat: Allowance = field(default_factory=lambda: Allowance(1.0, 8))
    phrases: Allowance = field(default_factory=lambda: Allowance(0.5, 4))
    resyncs: Allowance = field(default_factory=lambda: Allowance(0.5, 5))
    points: Allowance = field(default_factory=lambda: Allowance(3.0, 12))
    work: Allowance = field(default_factory=lambda: Allowance(8.0, 40))
    """Acts that nothing else limits: what is done by hand, and what is asked for. Nobody moves cards faster."""
    local: bool = False
    """Whether it is the host's own program."""
    transcript: HostTranscript | None = None
    back: tuple[str, str] = "", ""
    """The game whose transcript the program has, and what it goes on from."""

    def deliver(self, message: Told) -> None:
        """Send what is signed in a game."""
        if isinstance(message, tell.Requests | tell.Times):
            message = message.model_copy(update={"did": self.stream.did})
        if self.transcript is not None:
            sign = self.transcript.tells(told_content(message, self.stream.did, self.stream.chain))
            # The digest of a table is in what is signed: to tell it besides is as long as the signature.
            more = {"digest": ""} if isinstance(message, tell.UpdatePacket) else {}
            message = message.model_copy(update={"sign": sign, **more})
        self.member.deliver(message)

    def signed(self, act: say.GameAct) -> tell.Signed | None:
        """The signature of an act that will be an entry of the log. Raises `Refused` where an act is not signed, or
        answers another table than the one there is."""
        if self.transcript is None:
            return None
        signed = self.transcript.hears(act)
        if signed is None:
            raise Refused(Message("act-not-signed"))
        if isinstance(act, say.Answer) and not self.transcript.is_of_now(act):
            raise Refused(Message("stale-answer"))
        return signed if isinstance(act, say.Answer | say.Concede) else None

    def check_pace(self, act: say.GameAct, now: float) -> None:
        """Raises `Refused` when a program does more than a person can."""
        if isinstance(act, say.Operate | say.Request | say.Passing) and not self.work.take(1, now):
            raise Refused(Message("acts-too-fast"))

    @property
    def watches(self) -> bool:
        """Whether it has no seat."""
        return self.seat == SPECTATOR


class Audience:
    """The attendees of a room. A copy is walked whenever all are told something: a member that is told may go."""

    def __init__(self) -> None:
        self._all: dict[Member, Attendee] = {}

    def add(self, member: Member, seat: int, name: str = "", *, local: bool = False) -> Attendee:
        """A member that came in, under the name of its seat; spectators have names that differ from each other's."""
        if seat == SPECTATOR:
            name = distinct(member.name, {attendee.name for attendee in self.watching()})
        self._all[member] = Attendee(member, seat, Stream(seat), name, local=local)
        return self._all[member]

    def find(self, member: Member) -> Attendee | None:
        """The attendee a member is, None when it has left."""
        return self._all.get(member)

    def remove(self, member: Member) -> Attendee | None:
        """A member that left."""
        return self._all.pop(member, None)

    def everyone(self) -> tuple[Attendee, ...]:
        """All, in the order they came."""
        return tuple(self._all.values())

    def seated(self) -> Iterator[Attendee]:
        """Those who play."""
        return (attendee for attendee in self.everyone() if not attendee.watches)

    def watching(self) -> Iterator[Attendee]:
        """Those who do not."""
        return (attendee for attendee in self.everyone() if attendee.watches)

    def to_all(self, message: tell.ToGuest) -> None:
        """Tell everyone."""
        for attendee in self.everyone():
            attendee.member.deliver(message)

    def times(self, times: tell.Times) -> None:
        """Tell everyone of the clocks."""
        for attendee in self.everyone():
            attendee.deliver(times)

    def open(self, opening: tell.Opening) -> None:
        """Open a game to everyone; what a seat has signed itself it knows."""
        for attendee in self.everyone():
            others = () if attendee.watches else tuple(act for act in opening.signed if act.seat != attendee.seat)
            attendee.member.deliver(opening.model_copy(update={"signed": others}))

    def to_seats(self, message: tell.ToGuest) -> None:
        """Tell those who play."""
        for attendee in self.seated():
            if isinstance(message, tell.Requests):
                attendee.deliver(message)
            else:
                attendee.member.deliver(message)

    def moved(self, old: Member | None) -> None:
        """A seat's program came back on another connection: the old one is dead or a copy."""
        if old is not None and self.remove(old):
            old.deliver(tell.ConnectionRefused(key="elsewhere"))

    def end(self) -> None:
        """A game is left for another."""
        self.to_seats(tell.Requests())  # still signed: else each seat would ask for everything again
        for attendee in self.seated():
            attendee.transcript = None

    def begin(self) -> None:
        """Another game begins: nobody has any of its log."""
        for attendee in self.everyone():
            attendee.stream.known = 0

    def no_watchers(self) -> None:
        """Spectators are no longer let in."""
        for attendee in tuple(self.watching()):
            self.remove(attendee.member)
            attendee.member.deliver(tell.ConnectionRefused(key="no-watchers"))

    def table(self, game: HostedGame, cause: Cause, problems: tuple[Message, ...], *, news: bool) -> None:
        """Show those who play the table, each as it may see it; unless it is `news` only the seat that is asked. Who
        acted comes last: what it did is no surprise to it."""
        ask = game.desk.session.ask
        for attendee in sorted(self.seated(), key=lambda attendee: attendee.seat == game.acting):
            if news or (ask is not None and ask.seat == attendee.seat):
                self.show(attendee, game, cause, problems)

    def show(self, attendee: Attendee, game: HostedGame, cause: Cause, problems: tuple[Message, ...] = ()) -> None:
        """Show one of those who play the table."""
        attendee.stream.promises = game.promises
        for message in attendee.stream.messages(game.desk_for(attendee.seat), cause, problems):
            if isinstance(message, tell.UpdatePacket):
                attendee.deliver(message)
            else:
                attendee.member.deliver(message)

    def glimpse(self, desk: Desk, glimpse: Glimpse) -> None:
        """Show spectators a moment."""
        for attendee in self.watching():
            for message in shown_to(attendee.stream, desk, glimpse, AT_ONCE):
                attendee.member.deliver(message)

    def chat(self, attendee: Attendee, text: str, now: float) -> None:
        """Pass a line of chat on. What spectators write is read by spectators: they may know more than the players."""
        if not attendee.chat.take(1, now):
            attendee.member.deliver(tell.Notice(key="chat-too-fast"))
            return
        self._say(attendee, tell.ChatLine(seat=attendee.seat, name=attendee.name, text=text))

    def phrase(self, attendee: Attendee, phrase: say.Phrase, now: float) -> None:
        """Pass a quick phrase on, to the same as a line of chat. Too many are not worth a word."""
        if attendee.phrases.take(1, now):
            text = PROGRAM["en"].words["phrases"][phrase]
            self._say(attendee, tell.ChatLine(seat=attendee.seat, name=attendee.name, text=text, phrase=phrase))

    def _say(self, attendee: Attendee, line: tell.ChatLine) -> None:
        for other in self.everyone():
            if other.watches or not attendee.watches:
                other.member.deliver(line)

    def point(self, attendee: Attendee, message: say.Point, game: HostedGame, now: float, *, late: bool) -> None:
        """Pass a ping or an arrow on, to spectators only where they see the table as it is (not `late`)."""
        if not attendee.points.take(1, now):
            return
        for other in self.everyone():
            if other is not attendee and not (other.watches and late):
                desk = game.desk_for(other.seat)
                shown = _pointed(message, desk.view(attendee.seat), desk.view(other.seat))
                if shown is not None:
                    other.member.deliver(shown)


def _pointed(point: say.Point, theirs: View, mine: View) -> tell.Pointed | None:
    """What the reader of `mine` is shown of a point made by the seat of `theirs`; None when nothing is left of it. A
    card the reader does not see is shown as the zone it lies in, so that its id tells nothing."""
    card = theirs.card(point.card)
    target = theirs.card(point.target)
    if (point.card and card is None) or (point.target and target is None):
        return None
    seat, zone = (card.seat, card.zone) if card else (point.seat, point.zone)
    if not any(shown.place == (seat, zone) for shown in mine.zones):
        return None
    seen = card is not None and mine.card(card.id) is not None
    aimed = target is not None and mine.card(target.id) is not None
    if target is not None and not aimed:
        return None
    return tell.Pointed(
        by=theirs.seat,
        card=card.id if card is not None and seen else 0,
        target=target.id if target is not None and aimed else 0,
        seat=seat,
        zone=zone,
    )
