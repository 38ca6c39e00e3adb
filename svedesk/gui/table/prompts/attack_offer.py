"""A manual attack, before it is made: whether the damage of the combat is dealt along with it."""

from __future__ import annotations

from typing import NamedTuple

from svedesk.engine.view import CardView
from svedesk.gui.kit.translate import tr
from svedesk.gui.table.prompts.plan import Button, PromptPlan
from svedesk.gui.table.words import Words


class AttackOffer(NamedTuple):
    """Who attacks, and whom."""

    attacker: CardView
    target: CardView


def deals_damage(offer: AttackOffer, words: Words) -> bool:
    """Whether there is any damage to be dealt."""
    attacker, target = offer
    in_zone = words.table.zones[target.zone]
    fights = target.shown.attack is not None or bool(in_zone.number)
    return attacker.seat != target.seat and fights and any(_amounts(offer, words))


def attack_plan(offer: AttackOffer, words: Words) -> PromptPlan:
    """The question: one step of the game, with the damage both ways or without."""
    there, back = _amounts(offer, words)
    names = (words.name(card.shown.printed) for card in offer)
    sentence = tr("{0} attacks {1}. Deal combat damage, too?", *names)
    label = tr("Deal {0} and take {1}", there, back) if back else tr("Deal {0} damage", there)
    return PromptPlan(
        sentence,
        buttons=(
            Button(label, "confirm", primary=True, hint=tr("One step to undo, with the attack")),
            Button(tr("Attack only"), "all", hint=tr("Deal the damage later, or not at all")),
            Button(tr("Cancel"), "cancel", hint=tr("Esc or right click")),
        ),
        asks=True,
    )


def _amounts(offer: AttackOffer, words: Words) -> tuple[int, int]:
    """What the target is dealt, and what the attacker."""
    attacker, target = offer
    back = target.shown.attack if words.table.zones[target.zone].in_play else 0
    return max(0, attacker.shown.attack or 0), max(0, back or 0)
