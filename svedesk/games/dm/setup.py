"""Before the first turn (103)."""

from __future__ import annotations

from svedesk.engine.ask import Flow
from svedesk.engine.events import Said
from svedesk.engine.message import Message
from svedesk.engine.records import Place
from svedesk.games.dm.abilities.printed import BeginsInBattle
from svedesk.games.dm.actions.asking import choose_cards
from svedesk.games.dm.actions.entering import put_seal
from svedesk.games.dm.actions.linking import link_all
from svedesk.games.dm.actions.states import HAS_DECK
from svedesk.games.dm.duel import Duel, Steps
from svedesk.games.dm.facts import FINAL_FORBIDDEN
from svedesk.games.dm.flow.turn import begin
from svedesk.games.dm.zones import BATTLE, DECK, FIRST_CARDS, GACHARANGE, HAND, SHIELDS


def prepare(duel: Duel, first: int) -> Flow:
    """Put what begins in the battle zone there, shuffle (103.2), lay the seals and the shields, draw (103.3), let
    chance say who goes first (103.4), and begin (103.5)."""
    table = duel.table
    seals: dict[int, int] = {}
    for seat in (0, 1):
        seals |= yield from _begin_in_battle(duel, seat)
    for seat in (0, 1):
        table.shuffle(Place(seat, DECK))
        table.shuffle(Place(seat, GACHARANGE))
        table.set_number(seat, HAS_DECK, int(bool(duel.deck(seat))))
    for card_id, count in seals.items():
        for _ in range(count):
            put_seal(duel, card_id)
    for seat in (0, 1):
        for zone, why in ((SHIELDS, "shield"), (HAND, "draw")):
            for card_id in duel.deck(seat)[:FIRST_CARDS]:
                table.move(card_id, Place(seat, zone), why=why)
    if first < 0:
        first = table.random_below(2)
        table.emit(Said(first, Message("operation-first", (first,))))
    begin(duel, first)


def _begin_in_battle(duel: Duel, seat: int) -> Steps[dict[int, int]]:
    """Put a player's cards that begin the game in the battle zone there (307.2, 308.4, 311.2, 807.4, 810.3): one set of
    them (100.5). Returns how many seals are then put on each."""
    table = duel.table
    sets: dict[str, dict[int, BeginsInBattle]] = {}
    for card_id in duel.deck(seat):
        meaning = duel.meanings[table.cards[card_id].number]
        if abilities := meaning.of[BeginsInBattle]:
            sets.setdefault(abilities[0].of or meaning.facts.name, {})[card_id] = abilities[0]
    chosen = next(iter(sets), "")
    if len(sets) > 1:
        named_by = {next(iter(cards)): name for name, cards in sets.items()}
        table.know(named_by, seat)
        reason = Message("choose-begins")
        picked = yield from choose_cards(duel, seat, list(named_by), 1, 1, reason, kind="begins")
        chosen = named_by[picked[0]] if picked else chosen
    seals: dict[int, int] = {}
    entered: list[int] = []
    for card_id, ability in sets.get(chosen, {}).items():
        entered.append(table.move(card_id, Place(seat, BATTLE), why="begin"))
        seals[entered[-1]] = ability.seals
    cards = [table.cards[card_id] for card_id in entered]
    if len(cards) > 1 and all(duel.facts(card).special == FINAL_FORBIDDEN for card in cards):  # one field of five cards
        link_all(duel, cards, cards)
    return {card_id: count for card_id, count in seals.items() if count}
