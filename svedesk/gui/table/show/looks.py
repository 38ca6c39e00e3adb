"""How a card looks between two events of one action."""

from __future__ import annotations

from svedesk.engine.records import Place
from svedesk.engine.view import CardView, Shown
from svedesk.gui.table.words import Words


def hurt(card: CardView, amount: int) -> CardView:
    """With so much more damage."""
    return changed(card._replace(damage=card.damage + amount), "defense", -amount)


def changed(card: CardView, what: str, amount: int) -> CardView:
    """With another attack or defense."""
    shown = card.shown
    if what == "attack" and shown.attack is not None:
        return card._replace(shown=shown._replace(attack=shown.attack + amount))
    if what == "defense" and shown.defense is not None:
        return card._replace(shown=shown._replace(defense=shown.defense + amount))
    return card


def as_printed(number: str, place: Place, words: Words) -> CardView | None:
    """A card that is seen only on its way; None where nobody has facts of it."""
    if not number:
        return None
    try:
        facts = words.facts(number)
    except KeyError:
        return None
    shown = Shown(number, facts.kind, facts.cost, facts.attack, facts.defense)
    return CardView(0, number, place.seat, place.seat, place.zone, 0, True, 0, 0, (), (), shown)


def gained(before: CardView | None, after: CardView | None) -> str:
    """How attack and defense grew, as "+2/+2"; "" where neither did."""
    if before is None or after is None:
        return ""
    old, new = before.shown, after.shown
    if old.attack is None or new.attack is None or old.defense is None or new.defense is None:
        return ""
    attack, defense = new.attack - old.attack, new.defense - old.defense
    return f"{attack:+d}/{defense:+d}".replace("-", "−") if attack or defense else ""
