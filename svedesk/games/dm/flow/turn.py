"""The six steps of a turn (500.1). What belongs to a step by itself is done first, before effects (702.2)."""

from __future__ import annotations

from collections.abc import Iterable

from svedesk.engine.ask import AnchorBuilder, Ask, Flow, Option, ask, offer
from svedesk.engine.message import Message
from svedesk.engine.records import SHARED, Card
from svedesk.games.dm.actions.allowed import allows
from svedesk.games.dm.actions.asking import choose_cards
from svedesk.games.dm.actions.drawing import draw, untap
from svedesk.games.dm.actions.moving import put
from svedesk.games.dm.actions.notice import notice
from svedesk.games.dm.duel import ASIDE, BREAKER, Duel, Steps
from svedesk.games.dm.flow.crossing import combinations, cross, crossings
from svedesk.games.dm.flow.payment import can_pay_with, mana_of
from svedesk.games.dm.flow.standby import declare_uses, resolve, resolve_of
from svedesk.games.dm.flow.use import is_free, use
from svedesk.games.dm.values.battle_zone_abilities import battle_zone_abilities
from svedesk.games.dm.zones import GRAVEYARD, MANA

STEPS = ("start", "draw", "charge", "main", "attack", "end")
"""The steps in their order; none comes again in a turn (500.2a)."""
TURN = "turn"
"""What given to a card ends with the turn."""
EXTRA, IS_EXTRA, NORMAL = "extra_turns", "is_extra", "normal_next"


def begin(duel: Duel, seat: int) -> None:
    """Begin a player's turn."""
    table = duel.table
    duel.set_number("active", seat)
    duel.set_number("turn", duel.turn + 1)
    for player in (0, 1):
        for name in ("charged", "casts", "drawn", BREAKER):
            table.set_number(player, name, 0)
    duel.set_number("broken", 0)
    duel.to_step("start")


def start_step(duel: Duel) -> Flow:
    """All of the active player's cards in the battle zone and the mana zone untap at once (501.1, 702.3a); then what
    triggers at the start of the turn does (501.2, 603.2a). What comes there later waits for the next (501.2a)."""
    seat = duel.active
    _expire(duel, f"start:{seat}", [card for card in duel.table.cards.values() if card.given])
    silent = yield from _silent_skills(duel, seat)
    for card in (*duel.creatures(seat), *duel.table.in_zone(seat, MANA)):
        if card.sideways and card.id not in silent:
            untap(duel, card.id)
    for card_id in silent:  # its effect comes after the others untapped
        notice(duel, "silent_skill", duel.table.cards[card_id])
    notice(duel, "start", None)
    yield from resolve(duel)
    duel.to_step("draw")


def _silent_skills(duel: Duel, seat: int) -> Steps[tuple[int, ...]]:
    """The tapped creatures that their player leaves so, for their Silent Skill (501.1a)."""
    holders = battle_zone_abilities(duel).hears.get("silent_skill", ())
    able = [holder.card for holder in holders if holder.seat == seat and duel.table.cards[holder.card].sideways]
    if not able:
        return ()
    reason = Message("choose-silent")
    return (yield from choose_cards(duel, seat, able, 0, len(able), reason, kind="silent_skill"))


def draw_step(duel: Duel) -> Flow:
    """The active player draws a card (502.1, 702.3b), but not who plays first in the first turn (500.6, 103.5)."""
    if duel.turn > 1:
        yield from draw(duel, duel.active, 1)
        yield from resolve(duel)
    duel.to_step("charge")


def charge_step(duel: Duel) -> Flow:
    """The active player may put one card of the hand into the mana zone (503.1, 503.2)."""
    seat, table = duel.active, duel.table
    if duel.hand(seat) and not table.number(seat, "charged"):

        def build() -> Ask:
            options = (*(offer("charge", card.id) for card in duel.hand(seat)), Option("skip"))
            return Ask(seat, "charge", options, reason=Message("choose-charge"), anchor=True)

        (picked,) = yield from ask(AnchorBuilder(seat, build))
        if picked.kind == "charge" and picked.card in table.cards:
            put(duel, picked.card, MANA, why="charge")  # 701.8a
            table.set_number(seat, "charged", 1)
            yield from resolve(duel)
    duel.to_step("main")


def main_step(duel: Duel) -> Flow:
    """The active player uses cards of the hand (504.1, 301.1, 302.1) and crosses cross gear (504.2), as often as there
    is mana for it. It is asked also where no card can be used: what is not asked would betray the hand."""
    seat = duel.active
    while duel.hand(seat) or crossings(duel) or combinations(duel, seat):
        (picked,) = yield from ask(AnchorBuilder(seat, lambda: _main_question(duel)))
        if picked.kind == "next":
            break
        if picked.kind == "cross":
            yield from cross(duel, picked.card, picked.target, seat)
        else:
            yield from use(duel, picked.card, seat, half=picked.index)
        yield from resolve(duel)
    duel.to_step("attack")


def usable(duel: Duel) -> list[tuple[int, int]]:
    """The cards that the active player can use now, each with the place of the half (808.3)."""
    seat = duel.active
    mana = mana_of(duel, seat)
    return [
        (half.id, place)
        for card in duel.hand(seat)
        for place, half in enumerate(duel.halves(card))
        if (can_pay_with(duel, half, mana) or is_free(duel, half, seat)) and allows(duel, half, seat)
    ]


def _main_question(duel: Duel) -> Ask:
    cells = combinations(duel, duel.active)
    options = (
        *(offer("use", card_id, 0, half) for card_id, half in usable(duel)),
        *(Option("use", card_id) for card_id in cells),  # 812.1
        *crossings(duel),
        Option("next"),
    )
    return Ask(duel.active, "main", options, reason=Message("choose-use"), anchor=True)


def end_step(duel: Duel) -> Flow:
    """What triggers at the end of the turn does, the active player's first (511.1). Then what lasts for the turn ends,
    all of it together (511.2, 500.3)."""
    notice(duel, "end", None)
    for seat in duel.in_turn_order():  # 511.1b to 511.1e
        yield from declare_uses(duel, "end", seat, None)
        yield from resolve_of(duel, seat)
    table = duel.table
    changed = [card for card in table.cards.values() if card.given or card.marks]
    _expire(duel, TURN, changed)
    for card in changed:
        # 512.1: what is still pending, as after a game was told to go on from elsewhere, goes to the graveyard.
        if card.mark(ASIDE):
            put(duel, card.id, GRAVEYARD, why="rules")
    table.delayed = tuple(entry for entry in table.delayed if not 0 < entry.until <= duel.turn)
    yield from resolve(duel)
    _next_turn(duel)


def _expire(duel: Duel, until: str, cards: Iterable[Card]) -> None:
    """What was given to cards until then ends."""
    table = duel.table
    for card in cards:
        if card.given and any(entry.until == until for entry in card.given):
            table.put(card._replace(given=tuple(entry for entry in card.given if entry.until != until)))


def _next_turn(duel: Duel) -> None:
    """Extra turns come right after the turn, one by one (500.5), the active player's first (500.5a)."""
    table, seat = duel.table, duel.active
    if not duel.number(IS_EXTRA):
        duel.set_number(NORMAL, 1 - seat)
    for player in duel.in_turn_order():
        left = table.number(player, EXTRA)
        if left:
            table.set_number(player, EXTRA, left - 1)
            duel.set_number(IS_EXTRA, 1)
            return begin(duel, player)
    duel.set_number(IS_EXTRA, 0)
    return begin(duel, table.number(SHARED, NORMAL))
