"""Dealing damage (5.13), with the replacement effects that change how much (10.10)."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import partial
from typing import NamedTuple

from svedesk.engine.ask import Ask, Builder, Flow, Option, Picked, ask
from svedesk.engine.events import DamageDealt
from svedesk.engine.message import Message, named
from svedesk.engine.records import Card
from svedesk.games.sve.abilities.passive import DamageShift, DealsMore
from svedesk.games.sve.actions.leader import lower_defense
from svedesk.games.sve.actions.triggers import note
from svedesk.games.sve.game import Game
from svedesk.games.sve.happenings import DamageMade
from svedesk.games.sve.values.groups import is_meant
from svedesk.games.sve.values.names import definition, is_follower
from svedesk.games.sve.zones import FIELD, LEADER

_Shift = DamageShift | DealsMore
"""What changes damage by a number."""


class Damage(NamedTuple):
    """Damage about to be dealt. `kind` is "attack" (by the attacking follower), "combat" (back to it) or "ability"
    (5.13.3)."""

    source: int
    target: int
    amount: int
    kind: str


def deal(game: Game, damages: Sequence[Damage]) -> Flow:
    """Deal damage simultaneously: replacement effects first, each instance for itself, then all of it at once."""
    replaced = [damage for damage in damages if damage.amount > 0]  # dealing 0 or less is not dealing (1.3.2.2)
    for seat in game.in_turn_order():  # 1.3.4: the active player selects first
        for place, damage in enumerate(replaced):
            target = game.card(damage.target)
            if target is not None and target.seat == seat:
                replaced[place] = damage._replace(amount=(yield from _replaced(game, damage)))
    dealt = [damage for damage in replaced if damage.amount > 0 and _take(game, damage)]
    note(game, [DamageMade(damage.source, damage.target, damage.amount, damage.kind == "attack") for damage in dealt])


def _take(game: Game, damage: Damage) -> bool:
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
    table.put(card._replace(damage=card.damage + damage.amount))
    table.emit(DamageDealt(damage.source, card.id, damage.amount, damage.kind))
    return True


def _replaced(game: Game, damage: Damage) -> Generator[Builder, Picked, int]:
    """The amount after every replacement effect that applies to it, each once (10.10.2.3), in the order the affected
    card's controller picks (10.10.2.1) where several apply."""
    amount = damage.amount
    waiting = _shifts(game, damage)
    while waiting and amount > 0:
        target = game.card(damage.target)
        if target is None:
            break
        first = waiting[0]
        if len({shift.shift for _, shift in waiting}) > 1:
            which = partial(_which_first, target.seat, damage._replace(amount=amount), tuple(waiting))
            (picked,) = yield from ask(which)
            first = waiting[picked.index]
        waiting = [pair for pair in waiting if pair is not first]
        amount += first[1].shift
    return max(0, amount)


def _which_first(seat: int, damage: Damage, waiting: tuple[tuple[Card, _Shift], ...]) -> Ask:
    options = tuple(
        Option("card", card.id, index=place, label=Message("option-card", (named(card.number),)))
        for place, (card, _) in enumerate(waiting)
    )
    return Ask(
        seat,
        "replacement",
        options,
        reason=Message("which-replacement-first", (damage.amount,), "10.10.2"),
        source=damage.target,
    )


def _shifts(game: Game, damage: Damage) -> list[tuple[Card, _Shift]]:
    """The replacement effects that would change damage: those of its source for what that deals (10.12.2.3), those of
    cards on the fields for what its target takes."""
    target, source = game.card(damage.target), game.card(damage.source)
    if target is None:
        return []
    found: list[tuple[Card, _Shift]] = []
    if source is not None and source.zone == FIELD and source.seat != game.active:
        found += [(source, more) for _, more in definition(game, source).deals_more]
    for giver in game.on_fields():
        for _, shift in definition(game, giver).damage_shifts:
            if shift.group is None:
                applies = target.zone == LEADER and target.seat == giver.seat
            else:
                applies = target.zone == FIELD and is_meant(game, target, shift.group, giver.seat, giver.id)
            if applies:
                found.append((giver, shift))
    return found
