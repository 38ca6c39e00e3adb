"""Shields that are put into a hand, by a break (113.5, 509.3, 701.14) or otherwise (701.14b), and Shield Triggers.

1. The shields are in standby: still in the shield zone, not counted (113.6a). 2. Their owner looks at them and declares
all uses of Shield Trigger at once (509.3a). 3. All of them go into the hand together (509.3c). 4. What was declared
waits as pending cards of the hand and is used before any other effect on standby (101.4, 603.3).
"""

from __future__ import annotations

from collections.abc import Sequence

from svedesk.engine.ask import Ask, Flow, Option, ask
from svedesk.engine.events import Said
from svedesk.engine.message import Message, named
from svedesk.engine.records import EVERYONE, SHARED, Card, Pending
from svedesk.games.dm.abilities.activated import StrikeBack
from svedesk.games.dm.abilities.throughout import NO_TRIGGERS
from svedesk.games.dm.actions.allowed import may_use
from svedesk.games.dm.actions.asking import choose_cards
from svedesk.games.dm.actions.moving import discard, put
from svedesk.games.dm.actions.notice import GUARD_STRIKE_RULE, notice, wait_for
from svedesk.games.dm.actions.replacing import apply, replacements
from svedesk.games.dm.duel import ASIDE, BREAKER, LINK, Duel, Steps
from svedesk.games.dm.values.battle_zone_abilities import battle_zone_abilities
from svedesk.games.dm.values.keywords import STANDBY, keywords
from svedesk.games.dm.zones import HAND, SHIELDS

TRIGGER = "shield_trigger"
GUARD_STRIKE = "guard_strike"
TRIGGERS = "rule:shield_trigger"
"""What waits under this number is a card to be used by its Shield Trigger."""


def break_shields(duel: Duel, shields: Sequence[int], creature: Card | None) -> Flow:
    """Break shields, all at the same time (701.14c). `creature` is the one that does it, as it was when they were
    chosen: they break also if it has left since (509.4c)."""
    table = duel.table
    there = [card_id for card_id in shields if card_id in table.cards and table.cards[card_id].zone == SHIELDS]
    if not there:
        return
    if creature is not None and duel.is_there(creature.id):
        instead = yield from replacements(duel, ("break",), (table.cards[creature.id],))
        for replacement in instead.values():
            yield from apply(duel, replacement._replace(card=there[0]), tuple(there))
        if instead:
            return
    if creature is not None:
        number = duel.number_of(table.cards[creature.id]) if duel.is_there(creature.id) else creature.number
        table.emit(Said(creature.seat, Message("breaks-shields", (named(number.partition(LINK)[0]), len(there)))))
    yield from shields_to_hand(duel, there)
    if creature is not None:
        for _ in there:
            notice(duel, "breaks", creature, amount=len(there))
        _note_breaker(duel, creature)
    for _ in there:
        table.set_number(SHARED, "broken", table.number(SHARED, "broken") + 1)


def _note_breaker(duel: Duel, creature: Card) -> None:
    """Remember who broke shields in this turn, where a card in the game asks for it."""
    if not duel.meanings.counts_breakers:  # the usual case
        return
    table, seat = duel.table, creature.seat
    if any(duel.meanings[card.number].counts_breakers for card in table.cards.values() if card.number):
        before = table.number(seat, BREAKER)
        table.set_number(seat, BREAKER, creature.id if before in (0, creature.id) else -1)


def shields_to_hand(duel: Duel, shields: Sequence[int], *, triggers: bool = True) -> Flow:
    """Put shields of one player into the hand, after what may be used by Shield Trigger was declared (113.6)."""
    table = duel.table
    there = [card_id for card_id in shields if card_id in table.cards]
    # A shield of several cards (113.2) goes whole, without the castle that fortifies it (304.3).
    linked = [table.cards[card_id] for card_id in sorted(table.linked)]
    there += [card.id for card in linked if card.on in there and not duel.is_castle(card)]
    if not there:
        return
    seat = table.cards[there[0]].seat
    in_hand = [card.id for card in duel.hand(seat)]
    # 113.6b: a text that gives cards in the shield zone Shield Trigger is read before they are in standby.
    able = [
        card_id for card_id in there if any(keywords(duel, half, TRIGGER) for half in duel.halves(table.cards[card_id]))
    ]
    for card_id in there:
        table.mark(card_id, ASIDE, 1)
    # 113.6c: one that gives it to cards which are added to the hand is read while they are.
    able += [card_id for card_id in there if keywords(duel, table.cards[card_id], TRIGGER, zone=STANDBY)]
    for card_id in there:
        table.put(table.cards[card_id]._replace(known=table.cards[card_id].known | 1 << seat))
    declared = (yield from _declare(duel, seat, list(dict.fromkeys(able)))) if triggers else ()
    back = (
        (yield from _strike_back(duel, seat, [shield for shield in there if shield not in declared], in_hand))
        if triggers
        else {}
    )
    # Cards may have been moved by hand while something was asked.
    left = [table.cards[card_id] for card_id in there if card_id in table.cards]
    guards = [card.id for card in left if keywords(duel, card, GUARD_STRIKE)] if triggers else []
    guarding = yield from choose_cards(
        duel, seat, guards, 0, len(guards), Message("declare-guards"), kind="guard_strike"
    )
    for card_id in there:
        if card_id in table.cards:
            source = table.cards[card_id]
            new = put(duel, card_id, HAND, why="break")
            if card_id in guarding:
                table.reveal(new)
                wait_for(duel, seat, source, GUARD_STRIKE_RULE, 0)
            if card_id in declared:  # 409.1e: all that is used at once is pending, and then used one by one
                _is_used(duel, seat, source, new)
            if card_id in back:
                yield from discard(duel, (new,))
                if back[card_id] in table.cards:
                    _is_used(duel, seat, table.cards[back[card_id]], back[card_id])


def _is_used(duel: Duel, seat: int, source: Card, card_id: int) -> None:
    """A card that was declared is shown, and waits in the hand to be used."""
    table = duel.table
    table.put(table.cards[card_id]._replace(known=EVERYONE))
    table.mark(card_id, ASIDE, 1)
    table.emit(Said(seat, Message("uses-trigger", (named(source.number),))))
    table.reveal(card_id)
    table.pending += (Pending(table.next_serial(), seat, source, card_id, TRIGGERS, 0),)


def _strike_back(duel: Duel, seat: int, shields: list[int], in_hand: list[int]) -> Steps[dict[int, int]]:
    """Cards of the hand that are used by Strike Back, each for a shield that is discarded for it (509.3b); only cards
    that were in the hand before."""
    table = duel.table
    used: dict[int, int] = {}
    for card_id in (card_id for card_id in in_hand if card_id in table.cards):
        abilities = duel.printed(table.cards[card_id]).of[StrikeBack]
        for ability in abilities[:1] if abilities and may_use(duel, card_id, seat) else ():
            there = [table.cards[shield] for shield in shields if shield not in used and shield in table.cards]
            fitting = [shield.id for shield in there if ability.shield.match(duel, shield, seat, 0)]
            reason = Message("strike-back", (named(table.cards[card_id].number),))
            picked = yield from choose_cards(duel, seat, fitting, 0, 1, reason, source=card_id, kind="strike_back")
            used.update((shield, card_id) for shield in picked)
    return used


def _declare(duel: Duel, seat: int, able: list[int]) -> Steps[tuple[int, ...]]:
    """Which Shield Triggers a player uses, all at once (509.3a), of those that may be used. A player without any is
    only asked where the setup wants no hidden card to be betrayed by what is not asked."""
    table = duel.table
    able = [shield for shield in able if may_use(duel, shield, seat)]  # 601.1a: else it can't be declared either
    for _, forbidding in battle_zone_abilities(duel).throughout.get(NO_TRIGGERS, ()):
        which = forbidding.no_triggers
        able = [shield for shield in able if which is None or not which.match(duel, table.cards[shield], seat, 0)]
    if not able and not table.number(SHARED, "ask_hidden"):
        return ()

    def build() -> Ask:
        options = tuple(Option("card", card_id) for card_id in able if card_id in table.cards)
        return Ask(seat, TRIGGER, options, 0, len(options), reason=Message("declare-triggers"))

    picked = yield from ask(build)
    return tuple(option.card for option in picked)
