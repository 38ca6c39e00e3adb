"""The Dragoncraft cards of CSD01, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    Trait,
    both,
    deal,
    enemy,
    evolve,
    fanfare,
    give,
    give_leader,
    it,
    look_at_top,
    on_evolve,
    overflow,
    pay,
    reveal_trait_into_hand,
    select_up_to,
    this,
    ward,
    when,
    your,
)
from svedesk.games.sve.words.universes import on_race, race, serve

UMAMUSUME = Trait("Umamusume", "ウマ娘")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Special Week
    "CSD01-005": (
        evolve(1),
        fanfare(look_at_top(1, reveal_trait_into_hand(UMAMUSUME))),
        serve(1, pay(1), race(this)),
    ),
    "CSD01-006": (
        on_evolve(when(overflow, give(your.follower.with_trait(UMAMUSUME).but_this(), attack=1, defense=1))),
    ),
    # Tamamo Cross
    "CSD01-011": (
        on_race(give(this, attack=1, defense=1), both(select_up_to(1, enemy.follower), deal(2, it))),
        serve(1, pay(1), race(this)),
    ),
    # Grass Wonder
    "CSD01-022": (
        fanfare(deal(2, enemy.follower)),
        serve(1, pay(1), race(this)),
    ),
    # Super Creek
    "CSD01-023": (
        ward,
        fanfare(give_leader(5)),
        serve(1, pay(1), race(this)),
    ),
    # Special Week [The Brightest Star in Japan!]
    "CSD01-LD01": (),
}
