"""The words of a table where a game's sentences and lists of words say all there is to say, and its log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from svedesk.engine.ask import Ask, Option
from svedesk.engine.events import (
    CardMoved,
    GameEnded,
    Looked,
    NumberChanged,
    PhaseBegan,
    RandomDrawn,
    Revealed,
    Said,
    Shuffled,
)
from svedesk.engine.facts import Facts
from svedesk.engine.message import Message
from svedesk.engine.records import SHARED, Place
from svedesk.engine.table_words import LogEvent, LogReader, LogText, Name, TableWords
from svedesk.engine.view import View
from svedesk.engine.zones import ZoneSpec
from svedesk.messages import CardFiller, Catalogue, sentence_case


class GameWords(TableWords):
    """Puts messages, questions and events into the words of a game's `catalogue`. `zones` tell what everyone sees."""

    catalogue: Catalogue
    zones: Mapping[str, ZoneSpec]
    facedown_acts: frozenset[str] = frozenset()
    """Acts (see `CardMoved.why`) by which a card goes facedown to a zone that is public: the log does not name it."""

    def known_term(self, kind: str, word: str) -> str:
        """A word as the catalogue has it."""
        return self.catalogue[self.lang].words.get(kind, {}).get(word, "")

    def sentence(self, message: Message, *, clause: bool = False) -> str:
        """A message as a sentence."""
        filler = CardFiller(self.catalogue[self.lang].words, self._name, self._seats or None)
        return filler.say(message, self.catalogue, self.lang, clause=clause)

    def option(self, ask: Ask, option: Option, view: View, *, target: str = "") -> str:
        """What an option is called: by its label, or by the "option" of its kind (at a question: "main-end"), which
        may have the card and its target in it."""
        if option.label.key:
            return self.sentence(option.label)
        phrase = self.known_term("option", f"{ask.kind}-{option.kind}") or self.term("option", option.kind)
        return phrase.format(self._name_in(view, option.card), target or self._name_in(view, option.target))

    def sheet(self, facts: Facts) -> tuple[str, ...]:
        """A card as lines: number and name, then its type and numbers."""
        values = "  ".join((self.term("kind", facts.kind), *self._stats(facts)))
        return f"{facts.number}  {self._name(facts.number)}", values

    def log(self, seat: int, *, by_name: bool = False, name: Name | None = None) -> LogReader:
        """Who reads the log to a seat."""
        return GameLog(self, seat, self._seats, name or self._name, by_name=by_name)

    def _stats(self, facts: Facts) -> list[str]:
        stats = (("cost", facts.cost), ("attack", facts.attack), ("defense", facts.defense))
        return [f"{self.term('stat', stat)} {value}" for stat, value in stats if value is not None]

    def _name_in(self, view: View, card_id: int) -> str:
        card = view.card(card_id)
        return self._name(card.shown.printed) if card is not None and card.number else ""


class GameLog(LogReader):
    """Follows the events that one seat gets, and tells those that the game's list "log" has a phrase for. Only what
    everyone may know is named, so that a log can be shown to anybody; but to a reader who is `alone` also the cards
    that are dealt to that seat.

    Phrases are found by the act (`CardMoved.why`) or "move", by "number-" and its name, and by "turn", "revealed",
    "looked", "shuffled", "die", "won" and "drawn"; {0} is who did it. The reader is "you", others by the
    names of the `seats` as far as they are known, or "other"; `by_name` the reader is, too. "log of you" has phrases
    for the reader alone.
    """

    def __init__(self, words: GameWords, seat: int, seats: Sequence[str], name: Name, *, by_name: bool) -> None:
        self._words, self._seats, self._name = words, seats, name
        self._reader = None if by_name else seat
        self._seat = seat
        self._numbers: dict[int, str] = {}
        """The numbers of cards that everyone knows, by id."""

    def learn(self, view: View) -> None:
        """Take note of every card of a view."""
        for zone in view.zones:
            for card in zone.cards:
                if card.number and self._is_public(zone.place):
                    self._numbers[card.id] = card.shown.printed

    def follow(self, event: LogEvent) -> None:
        """Take note of an event that is not to be told."""
        self._text(event)

    def read(self, events: Sequence[LogEvent]) -> tuple[LogText, ...]:
        """The lines that events come to."""
        texts = [(place, self._text(event)) for place, event in enumerate(events)]
        return tuple(LogText(place, place, sentence_case(text)) for place, text in texts if text)

    def _text(self, event: LogEvent) -> str:
        """What an event is in words, "" where it is not worth a line."""
        match event.event:
            case PhaseBegan(seat, _, turn):
                return self._line("turn", self._who(seat), turn)
            case CardMoved() as moved:
                return self._moved(moved)
            case NumberChanged(seat, name, _, after):
                return self._line(f"number-{name}", self._who(seat), after)
            case Revealed(_, number, place):
                return self._line("revealed", self._who(place.seat), self._card(number))
            case Looked(seat, place, count):
                return self._line("looked", self._who(seat), count, self._zone(place))
            case Shuffled(place):
                return self._line("shuffled", self._who(place.seat), self._zone(place))
            case RandomDrawn(seat, sides, value):
                return self._line("die", self._who(seat), value, sides)
            case Said(_, message):
                return self._words.sentence(message)
            case GameEnded(outcome):
                won = outcome.winners
                return self._line("won", self._who(won[0])) if won else self._line("drawn")
            case _:
                return ""

    def _moved(self, moved: CardMoved) -> str:
        to = moved.to
        if to is None:
            return ""
        is_open = moved.why not in self._words.facedown_acts
        if is_open and self._is_public(to) and moved.card and moved.number:
            self._numbers[moved.card] = moved.number
        seen = is_open and (self._is_public(to) or (moved.source is not None and self._is_public(moved.source)))
        own = self.alone and to.seat == self._seat  # its events have no number of a card that it does not see
        card = self._card(moved.number if seen or own else "")
        act = self._act(moved)
        key = act if self._words.known_term("log", act) else "move"
        return self._line(key, self._who(to.seat), card, self._zone(to))

    def _act(self, moved: CardMoved) -> str:
        return moved.why

    def _is_public(self, place: Place) -> bool:
        return self._words.zones[place.zone].sees == "all"

    def _card(self, number: str) -> str:
        if number:
            return self._words.term("grammar", "named").format(self._name(number))
        return self._words.term("state", "hidden")

    def _zone(self, place: Place) -> str:
        return self._words.term("zone", place.zone)

    def _who(self, seat: int) -> str:
        if seat == SHARED:
            return self._words.term("log", "nobody")
        if seat != self._reader and 0 <= seat < len(self._seats):
            return self._seats[seat]
        return self._words.term("log", "you" if seat == self._reader else "other")

    def _line(self, key: str, *args: int | str) -> str:
        """A phrase filled in, "" where the game has none; of the reader by itself where it has one for that."""
        of_reader = self._reader is not None and args[:1] == (self._words.term("log", "you"),)
        own = self._words.known_term("log of you", key) if of_reader else ""
        return (own or self._words.known_term("log", key)).format(*args)
