"""State-based actions (703): what happens by itself whenever something is so, also in the middle of an effect (111.2d).

Which they are is told in `settle` in the order of 703.4. They are looked for again until there is nothing to do.
"""

from __future__ import annotations

from collections.abc import Iterable

from svedesk.engine.ask import Builder, Flow
from svedesk.engine.records import SHARED, Card, Place
from svedesk.games.dm.abilities.one_shot import AsSoonAs
from svedesk.games.dm.actions.moving import destroy, put
from svedesk.games.dm.duel import Duel, Steps
from svedesk.games.dm.run import Run
from svedesk.games.dm.values.battle_zone_abilities import Holder, battle_zone_abilities
from svedesk.games.dm.values.power import power
from svedesk.games.dm.zones import DECK, GRAVEYARD

HAS_DECK = "deck_counts"
"""The number of a seat that began with a deck: only then an empty one loses (a board may be set up without)."""
BATTLING = "battling"
"""The number of the table that says that a battle is being decided."""
_BATTLES = (SHARED, BATTLING)
LOST = "lost_battle"
"""The mark of a creature that lost a battle."""
_DECKS = (Place(0, DECK), Place(1, DECK))
_MOST_ROUNDS = 1_000
"""A one-shot effect of a static ability is applied again while its condition holds (604.4); one that never changes it
would be applied for ever, which the rules say nothing about: it is then left alone."""


def settle(duel: Duel) -> Iterable[Builder]:
    """Do all that happens by itself, before anything else goes on: a flow, or nothing where nothing does, which is
    nearly always so."""
    return () if is_settled(duel) else _settle(duel)


def is_settled(duel: Duel) -> bool:
    """Whether nothing happens by itself now: nothing makes power less, and there is no battle. Ends the game for who
    has no deck."""
    _check_decks(duel)
    abilities = battle_zone_abilities(duel)
    return not (abilities.may_shrink or abilities.shots or abilities.wrong or duel.table.numbers.get(_BATTLES))


def _settle(duel: Duel) -> Flow:
    for _ in range(_MOST_ROUNDS):
        _check_decks(duel)
        abilities = battle_zone_abilities(duel)
        may_be_doomed = abilities.may_shrink or duel.table.numbers.get(_BATTLES)
        if not (may_be_doomed or abilities.shots or abilities.wrong):
            return
        if abilities.shots and (yield from _one_shots(duel, abilities.shots)):
            continue
        may_shrink = abilities.may_shrink
        doomed = [card.id for card in duel.in_battle() if _is_doomed(duel, card, may_shrink)] if may_be_doomed else []
        for card_id in doomed:
            if card_id in duel.table.cards:
                duel.table.mark(card_id, LOST, 0)
        destroyed = (yield from destroy(duel, doomed)) if doomed else ()
        if not destroyed and not _bury_what_may_not_be(duel):
            return


def _check_decks(duel: Duel) -> None:
    """A player without a card in the deck loses (703.4b, 104.2b)."""
    zones, numbers = duel.table.zones, duel.table.numbers
    if zones[_DECKS[0]] and zones[_DECKS[1]]:  # the usual case
        return
    empty = {seat: "deck" for seat in (0, 1) if not duel.deck(seat) and numbers.get((seat, HAS_DECK))}
    if empty:
        duel.end(empty)


def _is_doomed(duel: Duel, card: Card, may_shrink: bool) -> bool:
    """Power 0 or less (703.4c), or it lost a battle (703.4d)."""
    if card.marks and card.mark(LOST):
        return True
    return may_shrink and duel.is_creature(card) and power(duel, card) <= 0


def _bury_what_may_not_be(duel: Duel) -> bool:
    """What has no card type of the battle zone goes to the graveyard (703.4i)."""
    wrong = battle_zone_abilities(duel).wrong
    for card_id in wrong:
        for member in duel.pile(duel.table.cards[card_id]):
            put(duel, member.id, GRAVEYARD, why="rules")
    return bool(wrong)


def _one_shots(duel: Duel, shots: tuple[Holder, ...]) -> Steps[bool]:
    """Apply the one-shot effects of static abilities whose conditions hold (604.4), the active player's first
    (604.4b), after continuous effects (604.4a: the condition reads what those made of the cards)."""
    done = False
    for seat in duel.in_turn_order():
        for holder in shots:
            ability = duel.meanings[holder.number].abilities[holder.index]
            if holder.seat != seat or not isinstance(ability, AsSoonAs) or not duel.is_there(holder.card):
                continue
            if ability.condition.holds(duel, seat, holder.card):
                run = Run(seat, duel.table.cards[holder.card], holder.card, holder.number, holder.index)
                for effect in ability.effects:
                    yield from effect.perform(duel, run)
                done = True
    return done
