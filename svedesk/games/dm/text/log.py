"""What happened, as lines of a log. Only what everyone may know is named, so that a log can be shown to anybody."""

from __future__ import annotations

from svedesk.engine.events import Attacked, CardChanged, CardLinked, CardMoved, CardTurned, PhaseBegan, Played, Shuffled
from svedesk.engine.table_words import LogEvent
from svedesk.game_words import GameLog
from svedesk.games.dm.zones import BATTLE


class DmLog(GameLog):
    """Follows the events that one seat gets, and tells them."""

    _step = ""
    _entered = 0
    """The card that came into the battle zone last, from above."""

    def _text(self, event: LogEvent) -> str:
        match event.event:
            case PhaseBegan(_, phase, _):
                self._step = phase
                return super()._text(event) if phase == "start" else ""
            case CardMoved(why="draw" | "shield") if not self._step:
                super()._text(event)
                return ""  # what every game begins with
            case CardLinked(card, on) if card == self._entered and card in self._numbers:
                self._numbers[on] = self._numbers[card]  # 801.2: what it evolved from is now what lies on top
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
        key = "player" if self._seats else "player-you" if seat == self._seat else "player-other"
        return self._words.term("log", key)

    def _moved(self, moved: CardMoved) -> str:
        entered = moved.to is not None and moved.to.zone == BATTLE and moved.why not in ("evolve", "attach")
        self._entered = moved.card if entered else 0
        return super()._moved(moved)

    def _act(self, moved: CardMoved) -> str:
        """A shield that comes from the battle zone is a plain move."""
        return "" if moved.why == "shield" and moved.to is not None and moved.to.zone == BATTLE else moved.why
