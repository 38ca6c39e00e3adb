"""What happened, as lines of a log. Only what everyone may know is named, so that a log can be shown to anybody."""

from __future__ import annotations

from collections.abc import Sequence

from svedesk.engine.events import (
    Attacked,
    CardChanged,
    CardLinked,
    CardMoved,
    CardTurned,
    PhaseBegan,
    Played,
    Revealed,
    Said,
    Shuffled,
)
from svedesk.engine.message import Message, named
from svedesk.engine.table_words import LogEvent, Name
from svedesk.game_words import GameLog, GameWords
from svedesk.games.dm.zones import BATTLE, HAND


class DmLog(GameLog):
    """Follows the events that one seat gets, and tells them."""

    _step = ""
    _entered = 0
    """The card that came into the battle zone last, from above."""
    _shown = ""
    """The card whose Shield Trigger was told last: that it is revealed for that goes without saying."""

    def __init__(self, words: GameWords, seat: int, seats: Sequence[str], name: Name, *, by_name: bool) -> None:
        super().__init__(words, seat, seats, name, by_name=by_name)
        self._tops: dict[int, int] = {}
        """The card on top of each pile that evolved, by the id of the card that stands for it."""

    def _text(self, event: LogEvent) -> str:
        shown, self._shown = self._shown, ""
        match event.event:
            case PhaseBegan(_, phase, _):
                self._step = phase
                return super()._text(event) if phase == "start" else ""
            case CardMoved(why="draw" | "shield") if not self._step:
                super()._text(event)
                return ""  # what every game begins with
            case CardLinked(card, on) if card == self._entered and card in self._numbers:
                below, self._numbers[on] = self._numbers.get(on, ""), self._numbers[card]  # 801.2: it lies on top
                self._tops[on] = card
                return self._line("evolves", "", self._card(self._numbers[card]), self._card(below)) if below else ""
            case Said(_, Message("uses-trigger", (number,))):
                self._shown = str(number)
                return super()._text(event)
            case Revealed(_, number, _) if shown == named(number):
                return ""
            case Shuffled() if not self._step:
                return ""
            case Played(seat, "spell", _, number):
                return self._line("spell", self._who(seat), self._card(number))
            case Attacked(seat, card, target):
                aim = self._card(self._numbers.get(target, "")) if target else self._player(1 - seat)
                return self._line("attack", self._who(seat), self._card(self._numbers.get(card, "")), aim)
            case CardTurned(card, turned) if card in self._numbers and (event.by_hand or self._step == "end"):
                key = "tap" if turned % 2 else "untap"
                return self._line(key, "", self._card(self._numbers[card]))
            case CardChanged(card, "attack", amount) if card in self._numbers:
                power = self._words.term("stat", "attack")
                return self._line("changed", "", self._card(self._numbers[card]), f"{power} {amount:+}")
            case _:
                return super()._text(event)

    def _player(self, seat: int) -> str:
        key = "player" if self._reader is None else "player-you" if seat == self._reader else "player-other"
        return self._words.term("log", key)

    def _moved(self, moved: CardMoved) -> str:
        entered = moved.to is not None and moved.to.zone == BATTLE and moved.why not in ("evolve", "attach")
        self._entered = moved.card if entered else 0
        return super()._moved(moved)

    def _act(self, moved: CardMoved) -> str:
        """A shield that comes from the battle zone is a plain move, and so is what lies beneath a creature that leaves:
        the creature is what lies on top (801.2)."""
        to = moved.to
        if to is not None and to.zone == HAND and not self._words.known_term("log", moved.why):
            return "to_hand"
        if moved.why == "destroy" and self._tops.get(moved.was, moved.was) != moved.was:
            return ""
        return "" if moved.why == "shield" and to is not None and to.zone == BATTLE else moved.why
