"""State-based actions (703): what happens by itself whenever something is so, also in the middle of an effect (111.2d).

Which they are is told in `settle` in the order of 703.4. They are looked for again until there is nothing to do.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from svedesk.engine.ask import Builder, Flow
from svedesk.engine.message import Message
from svedesk.engine.records import SHARED, Card, Place
from svedesk.games.dm.abilities.throughout import AsSoonAs
from svedesk.games.dm.actions.asking import choose_cards
from svedesk.games.dm.actions.entering import COMMAND
from svedesk.games.dm.actions.linking import groups, take_apart
from svedesk.games.dm.actions.moving import destroy, leave, put
from svedesk.games.dm.actions.shields import TRIGGERS
from svedesk.games.dm.duel import Duel, Steps
from svedesk.games.dm.run import Run
from svedesk.games.dm.values.battle_zone_abilities import Holder, battle_zone_abilities
from svedesk.games.dm.values.power import power
from svedesk.games.dm.zones import BATTLE, DECK, GRAVEYARD, HAND, SHIELDS

HAS_DECK = "deck_counts"
"""The number of a seat that began with a deck: only then an empty one loses (a board may be set up without)."""
BATTLING = "battling"
"""The number of the table that says that a battle is being decided."""
_BATTLES, _COMMANDS = (SHARED, BATTLING), (SHARED, COMMAND)
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
    table = duel.table
    if not (table.zones[_DECKS[0]] and table.zones[_DECKS[1]]):
        _check_decks(duel)
    abilities = table.derived or battle_zone_abilities(duel)
    return not (abilities.may_act or table.numbers.get(_COMMANDS) or table.numbers.get(_BATTLES))


def _settle(duel: Duel) -> Flow:
    for _ in range(_MOST_ROUNDS):
        _check_decks(duel)
        abilities = battle_zone_abilities(duel)
        may_be_doomed = abilities.may_shrink or duel.table.numbers.get(_BATTLES)
        if duel.table.numbers.get(_COMMANDS):
            yield from _remove_seal(duel)
            continue
        if abilities.loose:  # 803.2b, 703.4e
            base = duel.table.cards[abilities.loose[0]]
            yield from take_apart(duel, base, groups(duel, duel.chain(base)), duel.gears(base))
            continue
        if len(abilities.star_max) > 1 and (yield from _keep_one(duel, abilities.star_max)):
            continue
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
    numbers = duel.table.numbers
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
    cards, triggers = duel.table.cards, any(waiting.number == TRIGGERS for waiting in duel.table.pending)
    # 304.3, 703.4k: a castle waits until the Shield Trigger of its shield was used.
    wrong = tuple(card_id for card_id in wrong if not (triggers and cards[card_id].zone == SHIELDS))
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


def _remove_seal(duel: Duel) -> Flow:
    """A Command was put into the battle zone: its owner puts a seal of an own card of one of its civilizations into the
    graveyard (116.4a, 703.4j). For that also the civilization of what is sealed is read (116.4b)."""
    command = duel.card(duel.number(COMMAND))
    duel.set_number(COMMAND, 0)
    if command is None or command.zone != BATTLE:
        return
    colours, seat = duel.printed(duel.top(command)).civilizations, command.owner
    seals = [
        duel.seals(card)[0].id
        for card in duel.creatures(seat)
        if duel.is_sealed(card) and not colours.isdisjoint(_colours_under(duel, card))
    ]
    reason = Message("choose-seal")
    chosen = yield from choose_cards(duel, seat, seals, 1, 1, reason, source=command.id, kind="seal")
    for card_id in chosen:
        put(duel, card_id, GRAVEYARD, why="seal")


def _colours_under(duel: Duel, card: Card) -> frozenset[str]:
    faceup = next((part for part in duel.pile(card) if part.faceup), None)
    return frozenset() if faceup is None else duel.printed(faceup).civilizations


def _keep_one(duel: Duel, star_max: Sequence[int]) -> Steps[bool]:
    """Of several star max evolutions of a player one stays, the others go back to the hand (813.1a)."""
    for seat in duel.in_turn_order():
        mine = [card_id for card_id in star_max if duel.is_there(card_id) and duel.table.cards[card_id].seat == seat]
        if len(mine) > 1:
            reason = Message("choose-stays")
            staying = yield from choose_cards(duel, seat, mine, 1, 1, reason, kind="stays")
            yield from leave(duel, [card_id for card_id in mine if card_id not in staying], HAND)
            return True
    return False
