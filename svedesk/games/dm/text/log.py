"""What happened, as lines of a log. Only what everyone may know is named, so that a log can be shown to anybody."""

from __future__ import annotations

from collections.abc import Sequence

from svedesk.engine.events import (
    Attacked,
    CardChanged,
    CardMoved,
    CardTurned,
    Event,
    GameEnded,
    Looked,
    PhaseBegan,
    Played,
    RandomDrawn,
    Revealed,
    Said,
    Shuffled,
)
from svedesk.engine.message import Message
from svedesk.engine.records import SHARED, Place
from svedesk.engine.script import Lang
from svedesk.engine.table_words import LogEvent, LogText, Name
from svedesk.engine.view import View
from svedesk.games.dm.text.terms import MESSAGES, words
from svedesk.games.dm.zones import BATTLE, PUBLIC
from svedesk.messages import CardFiller, sentence_case

_ACTS = ("draw", "shield", "break", "charge", "summon", "generate", "cast", "destroy", "discard")


class DmLog:
    """Follows the events that one seat gets, and tells them."""

    def __init__(self, lang: Lang, seat: int, seats: Sequence[str], name: Name) -> None:
        self._lang, self._seat, self._seats, self._name = lang, seat, seats, name
        self._numbers: dict[int, str] = {}
        self._step = ""

    def learn(self, view: View) -> None:
        """Take note of every card of a view."""
        for zone in view.zones:
            for card in zone.cards:
                if card.number and zone.place.zone in PUBLIC:
                    self._numbers[card.id] = card.shown.printed

    def follow(self, event: LogEvent) -> None:
        """Take note of an event that is not to be told."""
        self._said(event)

    def read(self, events: Sequence[LogEvent]) -> tuple[LogText, ...]:
        """The lines that events come to."""
        texts = [(place, self._said(event)) for place, event in enumerate(events)]
        return tuple(LogText(place, place, sentence_case(text)) for place, text in texts if text)

    def _said(self, event: LogEvent) -> str:
        inner: Event = event.event
        match inner:
            case PhaseBegan(seat, phase, turn):
                self._step = phase
                return self._line("turn", self._who(seat), turn) if phase == "start" else ""
            case CardMoved():
                return self._moved(inner)
            case Played(seat, "spell", _, number):
                return self._line("spell", self._who(seat), self._card(number))
            case Attacked(seat, card, target):
                aim = self._card(self._numbers.get(target, "")) if target else words(self._lang)["log"]["player"]
                return self._line("attack", self._who(seat), self._card(self._numbers.get(card, "")), aim)
            case CardTurned(card, turned) if card in self._numbers and (event.by_hand or self._step == "end"):
                key = "tap" if turned % 2 else "untap"
                return self._line(key, "", self._card(self._numbers[card]))
            case Revealed(_, number, place):
                return self._line("revealed", self._who(place.seat), self._card(number))
            case Looked(seat, place, count):
                return self._line("looked", self._who(seat), count, self._zone(place))
            case Shuffled(place) if self._step:
                return self._line("shuffled", self._who(place.seat), self._zone(place))
            case RandomDrawn(seat, sides, value):
                return self._line("die", self._who(seat), value, sides)
            case CardChanged(card, "attack", amount) if card in self._numbers:
                power = words(self._lang)["stat"]["attack"]
                return self._line("changed", "", self._card(self._numbers[card]), f"{power} {amount:+}")
            case Said(_, message):
                return self._sentence(message)
            case GameEnded(outcome):
                won = outcome.winners
                return self._line("won", self._who(won[0])) if won else self._line("drawn")
            case _:
                return ""

    def _moved(self, moved: CardMoved) -> str:
        to = moved.to
        if to is None:
            return ""
        if to.zone in PUBLIC and moved.card and moved.number:
            self._numbers[moved.card] = moved.number
        seen = to.zone in PUBLIC or (moved.source is not None and moved.source.zone in PUBLIC)
        card = self._card(moved.number) if seen and moved.number else words(self._lang)["grammar"]["a_card"]
        if not self._step and moved.why in ("draw", "shield"):
            return ""  # what every game begins with
        if moved.why in _ACTS and not (moved.why == "shield" and to.zone == BATTLE):
            return self._line(moved.why, self._who(to.seat), card)
        return self._line("move", self._who(to.seat), card, self._zone(to))

    def _card(self, number: str) -> str:
        grammar = words(self._lang)["grammar"]
        return grammar["named"].format(self._name(number)) if number else grammar["a_card"]

    def _zone(self, place: Place) -> str:
        return words(self._lang)["zone"].get(place.zone, place.zone)

    def _who(self, seat: int) -> str:
        phrases = words(self._lang)["log"]
        if seat == SHARED:
            return phrases["nobody"]
        if self._seats:
            return self._seats[seat]
        return phrases["you" if seat == self._seat else "other"]

    def _line(self, key: str, *args: int | str) -> str:
        return words(self._lang)["log"][key].format(*args)

    def _sentence(self, message: Message) -> str:
        filler = CardFiller(words(self._lang), self._name, self._seats or None)
        return filler.say(message, MESSAGES, self._lang)
