"""Numbers of texts as they are now."""

from __future__ import annotations

from svedesk.games.sve.abilities.base import Context
from svedesk.games.sve.abilities.taking import TAKEN
from svedesk.games.sve.actions.damage import times_lost
from svedesk.games.sve.actions.turn_counts import PLAYED
from svedesk.games.sve.amount import (
    Amount,
    CardsFused,
    Count,
    Deed,
    DifferentCosts,
    Half,
    NumberDone,
    OthersPlayed,
    Plus,
    StatOf,
    Taken,
    TimesLeaderLost,
    Twice,
    YourNumber,
    half,
)
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Group
from svedesk.games.sve.values.changes import arrived
from svedesk.games.sve.values.groups import is_meant, members
from svedesk.games.sve.values.names import definition, is_follower
from svedesk.games.sve.values.stats import attack, defense
from svedesk.games.sve.zones import DECK, EVOLVE_DECK, EX, FIELD, HAND


def value_of(game: GameState, amount: Amount, context: Context) -> int:
    """A number of a text as it is now."""
    if isinstance(amount, int | Count | YourNumber | DifferentCosts):
        return counted(game, amount, context.seat, context.this)
    if isinstance(amount, StatOf):
        return _stat_of(game, amount, context)
    if isinstance(amount, Half):
        return half(value_of(game, amount.of, context))
    if isinstance(amount, Twice):
        return 2 * value_of(game, amount.of, context)
    if isinstance(amount, Plus):
        return max(0, value_of(game, amount.of, context) + (-amount.number if amount.less else amount.number))
    if isinstance(amount, Taken | CardsFused):
        this = game.card(context.this)
        return this.mark(TAKEN) if this is not None else 0
    if isinstance(amount, TimesLeaderLost):
        return times_lost(game, context.seat)
    if isinstance(amount, NumberDone):
        return done_to(game, context, amount.deed, amount.group)
    if isinstance(amount, OthersPlayed):
        played = game.table.number(context.seat, PLAYED)
        return max(0, played - arrived(game, context.this).was_played)
    return context.amount


def done_to(game: GameState, context: Context, deed: Deed, group: Group) -> int:
    """How many cards of a group a text has done that to; each is judged where it lies since."""
    cards = (game.card(card_id) for done, card_id in context.done if done == deed)
    return sum(card is not None and is_meant(game, card, group, context.seat, context.this) for card in cards)


def counted(game: GameState, amount: int | Count | YourNumber | DifferentCosts, seat: int, this: int) -> int:
    """A plain number, or one counted on the table, for a text of `seat` on card `this`."""
    if isinstance(amount, int):
        return amount
    if isinstance(amount, DifferentCosts):
        lying = (game.table.cards[card_id] for card_id in members(game, amount.group, seat, this))
        return len({cost for card in lying if (cost := game.facts(card).cost) is not None})
    return len(members(game, amount.group, seat, this)) if isinstance(amount, Count) else _of_yours(game, amount, seat)


def _of_yours(game: GameState, number: YourNumber, seat: int) -> int:
    table = game.table
    match number.what:
        case "max_play_points":
            return table.number(seat, "max_play_points")
        case "faceup_evolved":
            faceup = [game.facts(card) for card in table.in_zone(seat, EVOLVE_DECK) if card.faceup]
            return sum((facts.kind, facts.special) == ("follower", "evolved") for facts in faceup)
        case "hand_and_ex":
            return len(table.zone(seat, HAND)) + len(table.zone(seat, EX))
        case "deck":
            return len(table.zone(seat, DECK))
        case "hand":
            return len(table.zone(seat, HAND))


def _stat_of(game: GameState, amount: StatOf, context: Context) -> int:
    """A statistic of the card a text names, as that card is on the field or was there last (10.11.1); 0 where the text
    names none any more, and of a card that is no follower (5.24.2.1)."""
    if amount.whose.name == "this":
        card_id = context.source.id if context.source.zone == FIELD else context.this
    elif named := context.named(amount.whose.name):
        card_id = named[0]
    else:
        return 0
    when = game if card_id in game.table.cards else game.left.get(card_id)
    if when is None:
        return 0
    card = when.table.cards[card_id]
    if amount.stat == "cost":
        return when.facts(card).cost or 0
    if not is_follower(when, card):
        return 0
    if amount.original:
        facts = definition(when, card).facts
        return (facts.attack if amount.stat == "attack" else facts.defense) or 0
    return attack(when, card) if amount.stat == "attack" else defense(when, card)
