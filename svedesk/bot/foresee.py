"""What an action does if the other player does nothing about it: tried out on a table that may be the one a seat
sees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from svedesk.bot.world import deal_world
from svedesk.engine import manual
from svedesk.engine.ask import AnchorBuilder, Answer, Ask
from svedesk.engine.events import CardMoved, DamageDealt, Event
from svedesk.engine.game_bots import GameBots
from svedesk.engine.log import DeckList
from svedesk.engine.ruleset import Ruleset
from svedesk.engine.table import Table
from svedesk.engine.view import View

_LONGEST = 40
"""An action with more questions than this is not followed to its end."""
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
        kept = self._kept[1]
        if (option, aim) not in kept:
            kept[option, aim] = self._tried(view, view.ask, option, aim)
        return kept[option, aim]

    def _tried(self, view: View, first: Ask, option: int, aim: int) -> Foreseen | None:
        table = deal_world(self._rules, self._bots, view, 0, self._deck)
        table.take_events()
        flow = self._rules.play(table)
        next(flow)
        ask: Ask = first
        given: Answer = (option,)
        for _ in range(_LONGEST):
            try:
                builder = flow.send(ask.picked(given))
            except StopIteration:
                return _told(table.take_events(), table, view)
            if table.linked:
                manual.take_off_what_is_gone(table)
            if isinstance(builder, AnchorBuilder):
                return _told(table.take_events(), table, view)
            ask = builder()
            if ask.anchor:
                return _told(table.take_events(), table, view)
            given = self._said(table, ask, view.seat, aim)
        return None

    def _said(self, table: Table, ask: Ask, seat: int, aim: int) -> Answer:
        if ask.seat != seat:
            nothing = [index for index, option in enumerate(ask.options) if option.kind in _NOTHING]
            if nothing:
                return (nothing[0],)
        elif aim and ask.form == "pick" and ask.low <= 1 <= ask.high:
            aimed = [index for index, option in enumerate(ask.options) if option.card == aim]
            if aimed:
                return (aimed[0],)
        return self._bots.answer(table, ask)


def _told(events: tuple[Event, ...], table: Table, view: View) -> Foreseen:
    seen = {card.id for zone in view.zones for card in zone.cards}
    damage: dict[int, int] = {}
    destroyed = set()
    for event in events:
        if isinstance(event, DamageDealt) and event.target in seen:
            damage[event.target] = damage.get(event.target, 0) + event.amount
        elif isinstance(event, CardMoved) and event.why == "destroy" and event.was in seen:
            destroyed.add(event.was)
    winners = table.outcome.winners if table.outcome is not None else ()
    return Foreseen(damage, frozenset(destroyed), tuple(winners))
