"""The Havencraft cards of CSD01, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    Trait,
    activate,
    any_side,
    at_start_of_main,
    banish,
    both,
    bury_this,
    destroy,
    draw,
    enemy,
    engage_this,
    fanfare,
    give,
    give_leader,
    it,
    look_at_top,
    pay,
    return_to_hand,
    select,
    take,
    this,
    ward,
    when,
    your,
)
from svedesk.games.sve.words.circumstances import absent
from svedesk.games.sve.words.universes import on_race, race, serve

MEJIRO_FAMILY = Trait("Mejiro Family", "メジロ家")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Fate's Forecast
    "CSD01-013": (
        activate(engage_this + bury_this, look_at_top(1, take(any_side.card.that_costs(7), reveal=True))),
        fanfare(both(select(enemy.follower), destroy(it))),
    ),
    # Mejiro Dober
    "CSD01-027": (
        on_race(give(this, attack=1, defense=1), give_leader(2)),
        serve(1, pay(1), race(this)),
    ),
    # Mejiro Ardan
    "CSD01-028": (
        ward,
        serve(1, pay(1), race(this)),
        at_start_of_main(when(absent(your.follower.with_trait(MEJIRO_FAMILY).of_other_names()), return_to_hand(this))),
    ),
    # T.M. Opera O
    "CSD01-029": (
        fanfare(select(enemy.follower), both(banish(it), draw(1))),
        serve(1, pay(1), race(this)),
    ),
}
