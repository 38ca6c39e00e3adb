"""Paying what an ability costs (10.4)."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial

from svedesk.engine.ask import Ask, Builder, Option, Picked, ask
from svedesk.engine.message import Message
from svedesk.games.sve.abilities.cost import BuryThis, Cost, Discard, EngageThis, LowerLeaderDefense, PayPoints
from svedesk.games.sve.abilities.process import TAKEN, Process
from svedesk.games.sve.abilities.universe_cost import Lesson
from svedesk.games.sve.actions.engage import engage
from svedesk.games.sve.actions.leader import lower_defense
from svedesk.games.sve.actions.move import bury, discard
from svedesk.games.sve.actions.triggers import note
from svedesk.games.sve.actions.universe_pay import pay_universe, which_items, why_not_pay_universe
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.trigger_events import LeaderDefenseChanged
from svedesk.games.sve.wording import Kind
from svedesk.games.sve.zones import FIELD, HAND


def why_not_pay(game: GameState, seat: int, card_id: int, cost: tuple[Cost, ...]) -> Message | None:
    """Why a seat cannot pay a whole cost of an ability of this card; None when it can (10.4.2.2)."""
    points = sum(part.points for part in cost if isinstance(part, PayPoints))
    have = game.table.number(seat, "play_points")
    if points > have:
        return Message("not-enough-points", (points, have), "10.4.4")
    if any(isinstance(part, EngageThis) for part in cost):
        card = game.card(card_id)
        if card is None or card.zone != FIELD or card.sideways:
            return Message("already-engaged", (), "10.4.6")
    lower = sum(part.amount for part in cost if isinstance(part, LowerLeaderDefense))
    defense = game.table.number(seat, "leader_defense")
    if lower > defense:
        return Message("not-enough-leader-defense", (lower, defense), "10.4.5")
    if any(isinstance(part, BuryThis) for part in cost) and not game.lies_on_field(card_id):
        return Message("not-on-field", (), "10.4.2.2")
    refusal = why_not_pay_universe(game, seat, card_id, cost)
    if refusal is not None:
        return refusal
    for part in cost:
        if isinstance(part, Process) and (refusal := part.why_not(game, seat, card_id)) is not None:
            return refusal
        if isinstance(part, Discard):
            wanted = sum(
                other.count for other in cost if isinstance(other, Discard) and part.kind in ("card", other.kind)
            )
            hand = len(_in_hand(game, seat, part.kind))
            if wanted > hand:
                return Message(f"too-few-in-hand-{part.kind}", (wanted, hand), "10.4.2.2")
    return None


def pay(
    game: GameState, seat: int, card_id: int, cost: tuple[Cost, ...], *, cancel: bool
) -> Generator[Builder, Picked, int | None]:
    """Pay a cost that can be paid, its actions in the listed order (10.4.2.1). Returns the id the card has then (0:
    gone), which is "this card" in the text it is paid for (4.1.4.1); None, with nothing paid, where something done by
    hand made it impossible (10.6.2.5.4).

    What to discard is asked before the first action, so that with `cancel` all of it may still be taken back.
    """
    discarded: list[list[int]] = []
    for part in cost:
        if isinstance(part, Discard):
            chosen = tuple(card for cards in discarded for card in cards)
            picked = yield from ask(partial(_which_to_discard, game, seat, card_id, part, chosen, cancel))
            discarded.append([option.card for option in picked])
    processed = {}
    for place, part in enumerate(cost):
        if isinstance(part, Process):
            processed[place] = yield from part.choose(game, seat, card_id, cancel=cancel)
    items: list[int] = []
    for part in cost:
        if isinstance(part, Lesson):
            items = yield from which_items(game, seat, part.items, card_id, cancel=cancel)
    hand = game.table.zone(seat, HAND)
    if why_not_pay(game, seat, card_id, cost) is not None or any(
        card not in hand for cards in discarded for card in cards
    ):
        return None
    this = card_id
    for place, part in enumerate(cost):
        if isinstance(part, PayPoints):
            game.table.set_number(seat, "play_points", game.table.number(seat, "play_points") - part.points)
        elif isinstance(part, EngageThis):
            engage(game, [this])
        elif isinstance(part, LowerLeaderDefense):
            lower_defense(game, seat, part.amount)
            note(game, [LeaderDefenseChanged(seat, -part.amount)])
        elif isinstance(part, BuryThis):
            this = next(iter((yield from bury(game, [this]))), 0)
        elif isinstance(part, Discard):
            yield from discard(game, discarded.pop(0))
        elif isinstance(part, Process):
            yield from part.execute(game, seat, processed[place])
            if part.counts and this:
                game.table.mark(this, TAKEN, len(processed[place]))
        else:
            yield from pay_universe(game, seat, this, part, items)
    return this


def _in_hand(game: GameState, seat: int, kind: Kind) -> tuple[int, ...]:
    return tuple(card.id for card in game.table.in_zone(seat, HAND) if kind in ("card", game.facts(card).kind))


def _which_to_discard(
    game: GameState, seat: int, source: int, part: Discard, chosen: tuple[int, ...], cancel: bool
) -> Ask:
    options = tuple(Option("card", card_id) for card_id in _in_hand(game, seat, part.kind) if card_id not in chosen)
    reason = Message(f"discard-cost-{part.kind}", (part.count,), "5.11.1")
    return Ask(seat, "discard", options, part.count, part.count, reason=reason, source=source, cancel=cancel)
