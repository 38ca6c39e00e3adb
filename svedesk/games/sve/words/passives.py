"""Words for what is so as long as a card is there: passive abilities (10.1.1.3) and prohibitions."""

from __future__ import annotations

from typing import Literal

from svedesk.games.sve.abilities.also_called import AlsoCalled
from svedesk.games.sve.abilities.gives_trait import GivesTrait
from svedesk.games.sve.abilities.keyword import Keyword
from svedesk.games.sve.abilities.no_damage import NoDamage
from svedesk.games.sve.abilities.passive import ArrivesEngaged, DamageShift, DealsMore, IgnoresWard, WhileHere
from svedesk.games.sve.abilities.restriction import CannotAttack, CannotBeDestroyed, CannotLose
from svedesk.games.sve.group import Called, Group, Leaders, Ref, Token, Trait
from svedesk.games.sve.script_node import Ability

ignores_ward = IgnoresWard()
arrives_engaged = ArrivesEngaged()
cannot_attack: Ability = CannotAttack()
cannot_be_destroyed: Ability = CannotBeDestroyed()
cannot_lose: Ability = CannotLose()


def while_here(group: Group, *keywords: Keyword, attack: int = 0, defense: int = 0) -> Ability:
    """As long as this card is on your field, the cards of the group have these."""
    return WhileHere(group, keywords, attack, defense)


def damage_shift(shift: int, group: Group | None = None) -> Ability:
    """Damage to your leader, or to cards of the group, is changed by so much; `group` None: your leader's."""
    return DamageShift(shift, group)


def deals_more(shift: int) -> Ability:
    """During each opponent's turn, this follower deals so much more damage."""
    return DealsMore(shift)


def gives_trait(group: Group, trait: Trait) -> Ability:
    """As long as this card is on your field, the cards of the group have a trait."""
    return GivesTrait(group, trait)


def also_called(name: Token | Called) -> Ability:
    """This card's name is also another, while it is on the field."""
    return AlsoCalled(name)


def no_damage(
    what: Group | Leaders | Ref,
    kind: Literal["", "combat", "ability"] = "",
    *,
    during: Literal["", "your", "enemy"] = "",
    beside: Group | None = None,
) -> Ability:
    """This card, or those of a group, don't take damage (of a kind); in a player's turn, beside a card of a group."""
    return NoDamage(what, kind, during, beside)
