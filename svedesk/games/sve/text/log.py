"""What happened, as lines of a log: one sentence per event, runs of like events folded into one.

Only what everyone may know is named: a card that goes between hidden zones is "a card", for its own seat too, so that
a log can be shown to anybody. Events name many cards by id only: whoever writes a log follows the events with a
`Teller`, which knows which card an id is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

from svedesk.engine.events import CardMoved, CardTurned, Event, NumberChanged, PhaseBegan, Played, RandomDrawn, Shuffled
from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.engine.table_words import LogEvent, LogText
from svedesk.engine.view import View
from svedesk.games.sve.text.log_events import OPEN_ZONES, told_of
from svedesk.games.sve.text.log_item import LogItem, Noun, NounOf, paired, run, stranger
from svedesk.games.sve.text.log_reasons import UNSURE, LogReasons, costs
from svedesk.games.sve.text.log_words import Who, words
from svedesk.games.sve.text.sentences import Name, sentence

__all__ = ["LogItem", "LogSentence", "Noun", "Teller", "Who", "fold", "tell"]


class LogSentence(NamedTuple):
    """One line of a log: what it says, and what it was folded from (just `item` when it is a single event)."""

    item: LogItem
    parts: tuple[LogItem, ...]


def tell(
    event: Event,
    lang: Lang,
    seat: int,
    name: Name,
    *,
    noun: NounOf = stranger,
    seats: tuple[str, ...] | None = None,
    by_hand: bool = False,
) -> str:
    """One sentence for a redacted event, "" when it is not worth a line.

    `seat` is the reader: its own doings are "You ...", the other's "Opponent ...". With `seats` (the names of the
    seats, for open play) both are told by name. `noun` says which card an id is. `by_hand`: what otherwise only
    accompanies play (play points, say) gets its line too.
    """
    item = told_of(event, noun, by_hand=by_hand)
    return words(item, lang, Who(seat, seats or (), by_name=seats is not None), name) if item else ""


def fold(lines: Iterable[LogItem]) -> tuple[LogSentence, ...]:
    """Merge what is one thing to a reader: both statistics of one gift, three draws, a field that is refreshed.

    What the next line says anyway (the engaging of an attacker) is dropped.
    """
    singles = tuple(LogSentence(item, (item,)) for item in lines)
    return _merged(_merged(singles, paired), run)


def _merged(
    lines: Iterable[LogSentence], merge: Callable[[LogItem, LogItem], LogItem | None]
) -> tuple[LogSentence, ...]:
    merged: list[LogSentence] = []
    for line in lines:
        merged_item = merge(merged[-1].item, line.item) if merged else None
        if merged_item is None:
            merged.append(line)
        else:
            merged[-1] = LogSentence(merged_item, merged[-1].parts + line.parts)
    return tuple(merged)


class Teller:
    """Follows the events one seat gets and tells them with names. It must be fed every event in order."""

    alone = False

    def __init__(
        self,
        lang: Lang,
        seat: int,
        name: Name,
        seats: tuple[str, ...] = (),
        reasons: LogReasons | None = None,
        *,
        by_name: bool = False,
    ) -> None:
        """With `reasons` its lines say why, too; `by_name` the reader is none of the `seats`."""
        self.lang: Lang = lang
        self._reasons = reasons
        self.who = Who(seat, seats, by_name)
        self._name = name
        self._nouns: dict[int, Noun] = {}
        self._phase = ""
        self._tossed = False

    def learn(self, view: View) -> None:
        """Take note of every card of a view: at the start, and after an undo."""
        for zone in view.zones:
            for card in (card for card in zone.cards if card.number):
                self._nouns[card.id] = Noun(card.shown.printed, zone.place.seat, zone.place.zone)

    def item(self, event: Event, *, by_hand: bool = False) -> LogItem | None:
        """What the event tells, None when it is not worth a line."""
        item = told_of(event, self._noun, by_hand=by_hand)
        if item is not None and isinstance(event, CardMoved) and item.key == "draw" and self._may_name(event):
            item = item._replace(cards=(Noun(event.number),))
        if item is not None and isinstance(event, RandomDrawn) and not (self._phase or self._tossed or by_hand):
            item = item._replace(key="won-toss")  # who decides who goes first (6.2.1.6)
        self._tossed = self._tossed or not isinstance(event, Shuffled)
        if self._reasons is not None:
            if item is not None and isinstance(event, Played) and (moment := self._reasons.moment(event)):
                item = item._replace(key=item.key.replace("trigger", "moment"), word=moment)
            self._reasons.follow(event)
        if isinstance(event, PhaseBegan):
            self._phase = event.phase
        elif isinstance(event, CardMoved) and event.card and event.to is not None:
            self._nouns[event.card] = Noun(event.number, event.to.seat, event.to.zone)
        elif isinstance(event, CardTurned) and self._phase == "start" and not by_hand:
            return None  # the refreshing that begins every turn (7.2.3)
        elif (
            isinstance(event, NumberChanged)
            and event.name in ("evolution_points", "super_evolution_points")
            and not (self._phase or event.before or by_hand)
        ):
            return None  # those the game begins with (6.2.1.10)
        return item

    def _may_name(self, drawn: CardMoved) -> bool:
        """Whether a card that was drawn may be named: to the player who drew it, where nobody else reads along."""
        return self.alone and drawn.to is not None and drawn.to.seat == self.who.reader and bool(drawn.number)

    def follow(self, event: LogEvent) -> None:
        """Take note of an event that is not to be told."""
        self.item(event.event, by_hand=event.by_hand)

    def read(self, events: Sequence[LogEvent]) -> tuple[LogText, ...]:
        """The lines that events come to. What was done by hand is told apart from what was not."""
        paid = costs([event.event for event in events])
        items = [
            (place, what, self._why(event, paid.get(place)))
            for place, event in enumerate(events)
            if (what := self._of(event)) is not None
        ]
        texts: list[LogText] = []
        for _, same in groupby(items, key=lambda event: events[event[0]].by_hand):
            places, whats, reasons = zip(*same, strict=True)
            at = 0
            for line in fold(whats):
                first, at = at, at + len(line.parts)
                text = (self.words(line.item), *self._in_short(line))
                why = next((reason for reason in reversed(reasons[first:at]) if reason), "")
                texts.append(LogText(places[first], places[at - 1], *text, why=why))
        return tuple(texts)

    def _why(self, event: LogEvent, cost: Message | None) -> str:
        """Why the event that was told last happened, "" where that can't be told; `cost`: as part of what."""
        message = cost
        if message is None and self._reasons is not None:
            message = self._reasons.why(event)
        if self._reasons is None or message == UNSURE:
            return ""
        return sentence(message, self.lang, self._name, clause=True) if message is not None else ""

    def lines(self, events: Iterable[Event], *, by_hand: bool = False) -> tuple[str, ...]:
        """The sentences of several events, folded."""
        items = [line for event in events if (line := self.item(event, by_hand=by_hand)) is not None]
        return tuple(self.words(line.item) for line in fold(items))

    def words(self, item: LogItem) -> str:
        """A line in words."""
        return words(item, self.lang, self.who, self._name)

    def _of(self, event: LogEvent) -> LogItem | None:
        return self.item(event.event, by_hand=event.by_hand)

    def _in_short(self, line: LogSentence) -> tuple[str, tuple[str, ...]]:
        """What a line of many cards says without their names, and its parts; nothing for one that names none."""
        cards = line.item.cards
        if len(set(cards)) < 2 or not any(noun.number for noun in cards):
            return "", ()  # "Fairy ×4" is as short as "4 cards"
        many = line.item._replace(cards=(Noun(),) * len(cards))
        return self.words(many), tuple(self.words(part) for part in line.parts)

    def _noun(self, card: int) -> Noun:
        noun = self._nouns.get(card, Noun())
        return noun if noun.zone in OPEN_ZONES else Noun()
