"""What an action does if the other player does nothing about it: tried out on a table that may be the one a seat
sees."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from svedesk.bot.expecting import Expected
from svedesk.bot.trying import Trial
from svedesk.bot.world import deal_world
from svedesk.engine.ask import Answer, Ask
from svedesk.engine.events import CardMoved, DamageDealt
from svedesk.engine.game_bots import GameBots
from svedesk.engine.log import DeckList
from svedesk.engine.ruleset import Ruleset
from svedesk.engine.table import Table
from svedesk.engine.view import View

_NOTHING = frozenset(("pass", "no"))


class Foreseen(NamedTuple):
    """Damage by the card that takes it, the cards that are destroyed, and the seats that win by it."""

    damage: Mapping[int, int]
    destroyed: frozenset[int]
    winners: tuple[int, ...] = ()


class Foresight:
    """Tries actions of one game out. What the seat does not see is guessed, and only what happens to cards it sees is
    told."""

    def __init__(self, rules: Ruleset, bots: GameBots, deck: DeckList | None = None) -> None:
        self._rules, self._bots, self._deck = rules, bots, deck
        self._kept: tuple[View, dict[tuple[int, int], Foreseen | None]] | None = None

    def of(self, view: View, option: int, aim: int = 0) -> Foreseen | None:
        """What the action does that is an option of the open question, with the card `aim` chosen where one is chosen.
        None at a question nothing can be tried from, or when it comes to no end."""
        if view.ask is None or not view.ask.anchor:
            return None
        if self._kept is None or self._kept[0] is not view:
            self._kept = view, {}
        known = self._kept[1]
        if (option, aim) not in known:
            known[option, aim] = self._tried(view, view.ask, option, aim)
        return known[option, aim]

    def _tried(self, view: View, ask: Ask, option: int, aim: int) -> Foreseen | None:
        def decide(table: Table, asked: Ask, given: Sequence[Expected]) -> Answer:
            if not given:
                return (option,)
            aimed = [place for place, choice in enumerate(asked.options) if aim and choice.card == aim]
            aims = aimed and asked.form == "pick" and asked.low <= 1 <= asked.high
            return (aimed[0],) if aims else self._bots.answer(table, asked)

        trial = Trial(self._rules, self._bots, view.seat, others=self._does_nothing)
        tried = trial.play(deal_world(self._rules, self._bots, view, 0, self._deck), ask, decide)
        return _foreseen(tried.table, view) if tried is not None else None

    def _does_nothing(self, table: Table, ask: Ask) -> Answer:
        nothing = next((place for place, option in enumerate(ask.options) if option.kind in _NOTHING), None)
        return self._bots.answer(table, ask) if nothing is None else (nothing,)


def _foreseen(table: Table, view: View) -> Foreseen:
    seen = {card.id for zone in view.zones for card in zone.cards}
    damage: dict[int, int] = {}
    destroyed = set()
    for event in table.take_events():
        if isinstance(event, DamageDealt) and event.target in seen:
            damage[event.target] = damage.get(event.target, 0) + event.amount
        elif isinstance(event, CardMoved) and event.why == "destroy" and event.was in seen:
            destroyed.add(event.was)
    winners = table.outcome.winners if table.outcome is not None else ()
    return Foreseen(damage, frozenset(destroyed), tuple(winners))
