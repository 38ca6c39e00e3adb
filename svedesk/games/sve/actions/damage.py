"""Dealing damage (5.13), with the replacement effects that change how much (10.10); a leader's defense going down or
up."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from svedesk.engine.ask import Builder, Flow, Picked
from svedesk.engine.events import DamageDealt
from svedesk.engine.message import Message
from svedesk.games.sve.abilities.replacement import ChangeDamage, TakeInPlace
from svedesk.games.sve.actions.manual_passives import ask_to_apply
from svedesk.games.sve.actions.replace import do_instead, next_effect, turn_order
from svedesk.games.sve.actions.triggers import note
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.trigger_events import Damage, DamageMade, LeaderDefenseChanged
from svedesk.games.sve.values.belonging import controller
from svedesk.games.sve.values.names import is_follower
from svedesk.games.sve.values.replacing import applying, may_apply
from svedesk.games.sve.values.restrictions import takes_no_damage
from svedesk.games.sve.zones import FIELD, LEADER

LOST_DEFENSE = "lost_defense"
"""The mark of a leader that remembers the last turn in which its defense went down (13.5.2.2)."""
_TIMES_LOST = "times_lost_defense"
_TIMES = 100
"""A leader's mark holds a turn and how often its defense went down in it, as turn * this + times."""


def times_lost(game: GameState, seat: int) -> int:
    """How often a seat's leader has lost defense this turn."""
    marks = (leader.mark(_TIMES_LOST) for leader in game.table.in_zone(seat, LEADER)[:1])
    return sum(times for turn, times in (divmod(mark, _TIMES) for mark in marks) if turn == game.turn)


def lower_defense(game: GameState, seat: int, amount: int) -> None:
    """Reduce a leader's defense, and remember when it was; by 0 or less is no reducing (1.3.2.2)."""
    if amount > 0:
        table, times = game.table, times_lost(game, seat) + 1
        table.set_number(seat, "leader_defense", table.number(seat, "leader_defense") - amount)
        for card_id in table.zone(seat, LEADER):
            table.mark(card_id, LOST_DEFENSE, game.turn)
            table.mark(card_id, _TIMES_LOST, game.turn * _TIMES + min(times, _TIMES - 1))


def raise_defense(game: GameState, seat: int, amount: int) -> None:
    """Increase a leader's defense; no upper limit is specified (1.3.2.4); by 0 or less is none (1.3.2.2)."""
    if amount > 0:
        table = game.table
        table.set_number(seat, "leader_defense", table.number(seat, "leader_defense") + amount)
        note(game, [LeaderDefenseChanged(seat, amount)])


def deal(game: GameState, damages: Sequence[Damage]) -> Flow:
    """Deal damage simultaneously: replacement effects first, each instance for itself, then all of it at once."""
    # Dealing 0 or less is not dealing (1.3.2.2; EN early says less than 0 there, but see its 10.6.2.5.2 and 12.14.2.1);
    # what takes no damage takes precedence (1.3.3).
    replaced = [damage for damage in damages if damage.amount > 0 and not takes_no_damage(game, damage)]
    if may_apply(game):
        targets = [game.card(damage.target) for damage in replaced]
        for place in (yield from turn_order(game, targets, lambda place: applying(game, replaced[place]))):
            replaced[place] = yield from _replaced(game, replaced[place])
    replaced = [damage for damage in replaced if damage.amount > 0 and not takes_no_damage(game, damage)]
    dealt = [damage for damage in replaced if _take(game, damage)]
    hurt = ((card, damage) for damage in dealt if (card := game.card(damage.target)) and card.zone == LEADER)
    lowered = [LeaderDefenseChanged(card.seat, -damage.amount) for card, damage in hurt]
    note(game, [*map(_made, dealt), *lowered])
    involved = (card_id for damage in dealt for card_id in (damage.source, damage.target))
    yield from ask_to_apply(game, involved, "damage")


def _made(damage: Damage) -> DamageMade:
    kind = damage.kind
    return DamageMade(damage.source, damage.target, damage.amount, kind == "attack", kind == "ability")


def _take(game: GameState, damage: Damage) -> bool:
    """Reduce the target's defense; False when the target takes none (5.13.1.2) or is gone."""
    table = game.table
    card = game.card(damage.target)
    if card is None:
        return False
    if card.zone == LEADER:
        table.emit(DamageDealt(damage.source, card.id, damage.amount, damage.kind))
        lower_defense(game, card.seat, damage.amount)
        return True
    if card.zone != FIELD or not is_follower(game, card):
        return False
    table.hurt(card.id, damage.amount)
    table.emit(DamageDealt(damage.source, card.id, damage.amount, damage.kind))
    return True


def _replaced(game: GameState, damage: Damage) -> Generator[Builder, Picked, Damage]:
    """The damage after every replacement effect that applies to it, each once (10.10.2.3), in the order the affected
    card's controller picks (10.10.2.1) where several apply."""
    applied = game.replacing
    while damage.amount > 0:
        target = game.card(damage.target)
        waiting = [effect for effect in applying(game, damage) if effect.key not in applied]
        if target is None or not waiting:
            break
        reason = Message("which-replacement-first", (damage.amount,), "10.10.2")
        first, applies = yield from next_effect(game, controller(target), waiting, reason, damage.target)
        applied |= {first.key}
        if not applies:
            continue
        changed = False
        for step in first.replacing.steps:
            if isinstance(step, ChangeDamage):
                changed, damage = True, damage._replace(amount=step.amount(damage.amount))
            elif isinstance(step, TakeInPlace):
                changed, damage = True, damage._replace(target=first.this)
        others = tuple(step for step in first.replacing.steps if not isinstance(step, ChangeDamage | TakeInPlace))
        yield from do_instead(game, first, others, (damage.target,), applied)
        if not changed:
            return damage._replace(amount=0)
    return damage
