"""Playing activated abilities (8.3, 10.6)."""

from __future__ import annotations

from svedesk.engine.ask import Flow, Option
from svedesk.engine.events import Played
from svedesk.engine.message import Message
from svedesk.engine.records import Card
from svedesk.games.sve.abilities.activated import Activated
from svedesk.games.sve.abilities.base import Context, resolve
from svedesk.games.sve.abilities.cost import Cost
from svedesk.games.sve.abilities.equivalent import Equivalent
from svedesk.games.sve.abilities.from_hand import Fusion
from svedesk.games.sve.abilities.taking import TAKEN
from svedesk.games.sve.abilities.with_counters import WithCounters
from svedesk.games.sve.actions.pay import pay, why_not_pay
from svedesk.games.sve.actions.turn_counts import count_use, why_not_again
from svedesk.games.sve.actions.universes import was_activated
from svedesk.games.sve.flow.equivalent import played, which_way, why_not_equivalent
from svedesk.games.sve.flow.targets import additional_cost, make_selections, pay_additional, why_not_selectable
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.universes import may_burst
from svedesk.games.sve.values.abilities import activated
from svedesk.games.sve.values.names import definition
from svedesk.games.sve.zones import HAND


def _fused_something(game: GameState, this: int, cost: tuple[Cost, ...]) -> bool:
    """Whether a cost is no Fusion, or a card was fused for it: else its effect is not performed (JA 12.18.3)."""
    card = game.card(this)
    return not any(isinstance(part, Fusion) for part in cost) or (card is not None and card.mark(TAKEN) > 0)


def why_not_activate(game: GameState, seat: int, card: Card, ability: Activated) -> Message | None:
    """Why an activated ability cannot be played now; None when it can."""
    # EN early 8.3.1 is about followers and amulets; that says more than its 7.3.3, which is about cards.
    if not game.edition.activated_abilities_of_spells and definition(game, card).facts.kind == "spell":
        return Message("not-in-this-edition", (), "8.3.1")
    if ability.burst and not may_burst(game, seat):
        return Message("no-union-burst", (), "14.5.1.2")
    if (often := why_not_again(game, card, ability)) is not None:
        return often
    if isinstance(ability, WithCounters) and (lacking := ability.why_not(card)) is not None:
        return lacking
    if ability.condition is not None and not ability.condition.holds_for(game, seat, 0, card.id):
        return Message("condition-not-met", (), "10.3.3")
    if isinstance(ability, Equivalent):
        refusal = why_not_equivalent(game, seat, card, ability)
    else:
        refusal = why_not_pay(game, seat, card.id, ability.cost)
    return refusal or why_not_selectable(game, ability.steps, seat, card.id)


def use(game: GameState, card: Card, number: str, index: int) -> Option:
    """The option to play an activated ability. One that is not printed on the card is counted after those that are, and
    named with where it is found."""
    printed = definition(game, card)
    if number == printed.facts.number:
        return Option("activate", card.id, index=index)
    given = [entry[:2] for entry in activated(game, card) if entry[0] != printed.facts.number]
    place = len(printed.abilities) + given.index((number, index))
    return Option("activate", card.id, index=place, label=Message("option-ability", (number, index)))


def activate(game: GameState, seat: int, picked: Option) -> Flow:
    """Play one activated ability of a card: selections, cost in its listed order, resolution."""
    table = game.table
    card_id = picked.card
    card = table.cards[card_id]
    number, index, ability = next(entry for entry in activated(game, card) if use(game, card, *entry[:2]) == picked)
    context = Context(seat, card, card_id, number, index, cost=ability.cost)
    hidden = card.zone == HAND
    if hidden:
        table.reveal(card_id)  # 10.6.2.1.1
    if not (yield from make_selections(game, ability.steps, context, cancel=True)):
        return  # 10.6.2.3.3: nothing was moved or paid yet
    now = game.card(card_id)
    if now is None or why_not_activate(game, seat, now, ability) is not None:
        return  # 10.6.2.5.4
    cost = context.cost
    if isinstance(ability, Equivalent):
        cost = yield from which_way(game, seat, card_id, number, ability)
    then = additional_cost(context, context.paid)
    this = yield from pay(game, seat, card_id, cost, cancel=True, then=then, discarded=context.discarded)
    if this is None:
        return
    if isinstance(ability, Equivalent):
        played(game, seat, this, ability)
    context.this = this
    count_use(game, this, number, index, ability)
    yield from pay_additional(game, context)
    targets = tuple(target for _, chosen in context.targets for target in chosen)
    table.emit(Played(seat, "activated", context.this or card_id, number, index, targets))
    if _fused_something(game, context.this, cost):
        yield from resolve(ability.steps, game, context)
    if ability.burst:
        was_activated(game, card)
    if hidden:
        table.forget([card_id])
