"""Duel Masters as `GameBots`."""

from __future__ import annotations

from svedesk.engine.ask import Answer, Ask, Flow
from svedesk.engine.log import DeckList
from svedesk.engine.records import Card
from svedesk.engine.table import Table
from svedesk.engine.view import View
from svedesk.games.dm.bots import answers
from svedesk.games.dm.bots.value import may_win, threat, value
from svedesk.games.dm.bots.world import DmPool, deal_world
from svedesk.games.dm.duel import Duel, DuelOver
from svedesk.games.dm.flow.attack import ATTACKER, TARGET, rest_of_attack
from svedesk.games.dm.ruleset import Dm
from svedesk.games.dm.zones import BATTLE, DECK, MANA


class DmBots:
    """What computer players know of this game, over its rules. Keeps nothing of a game that is played."""

    def __init__(self, rules: Dm) -> None:
        self._rules = rules
        self._pool = DmPool(rules)

    def world(self, view: View, seed: int, deck: DeckList | None = None) -> Table:
        """A table that may be the one this seat sees."""
        return deal_world(self._pool, view, seed, deck)

    def value(self, table: Table, seat: int) -> float:
        """How well a seat stands: the logarithm of its odds to win."""
        return value(self._rules.duel(table), seat)

    def rough_value(self, table: Table, seat: int) -> float:
        """The same: what can be told at a glance tells most here."""
        return value(self._rules.duel(table), seat)

    def may_win(self, table: Table, seat: int) -> bool:
        """Whether a seat whose turn it is might win in it."""
        return may_win(self._rules.duel(table), seat)

    def threat(self, table: Table, seat: int) -> float:
        """How near a seat whose turn it is has come to winning in it."""
        return threat(self._rules.duel(table), seat)

    def answer(self, table: Table, ask: Ask) -> Answer:
        """A sensible answer, found at once."""
        return answers.answer(self._rules.duel(table), ask)

    def resume(self, table: Table, ask: Ask) -> Flow | None:
        """The rules from a block on (507) to the end of the attack."""
        return _blocked(self._rules.duel(table)) if ask.kind == "block" else None

    def candidates(self, table: Table, ask: Ask, most: int) -> tuple[Answer, ...]:
        """Answers worth thinking about, the most likely first."""
        return answers.candidates(self._rules.duel(table), ask, most)

    def key(self, table: Table) -> object:
        """Equal for tables on which everything that counts is equal."""
        cards = table.cards
        told: list[object] = []
        for place, ids in table.zones.items():
            if not ids:
                continue
            if place.zone == DECK:
                told.append((place, len(ids), cards[ids[0]].number))
            elif place.zone in (BATTLE, MANA):
                told.append((place, *sorted([_looks(table, cards[card_id]) for card_id in ids])))
            else:
                told.append((place, *sorted([cards[card_id].number for card_id in ids])))
        told += sorted([one for one in table.numbers.items() if one[1]])
        return (*told, table.step, table.outcome)


def _looks(table: Table, card: Card) -> tuple[object, ...]:
    on = table.cards[card.on].number if card.on in table.cards else ""
    given = tuple([(change.what, str(change.value), change.until) for change in card.given]) if card.given else ()
    return (card.number, card.turned, card.faceup, on, card.arrived, given)


def _blocked(duel: Duel) -> Flow:
    attacker, target = duel.number(ATTACKER), duel.number(TARGET)
    try:
        yield from rest_of_attack(duel, attacker, target)
    except DuelOver:
        return
