"""The Havencraft cards of PCS01, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    Trait,
    activate,
    both,
    burying,
    deal,
    enemy,
    engage_this,
    engaging,
    evolve,
    fanfare,
    give,
    give_leader,
    it,
    last_words,
    look_at_top,
    manual_text,
    refresh,
    reveal_trait_into_hand,
    select,
    ward,
    your,
)
from svedesk.games.sve.words.events import when_this_is_engaged
from svedesk.games.sve.words.universes import on_super_evolve, union_burst

PRINCESS_CONNECT = Trait("Princess Connect", "プリコネ")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Saren
    "PCS01-039": (
        evolve(1),
        manual_text,
    ),
    # Akino & Saren
    "PCS01-040": (
        on_super_evolve(deal(2, enemy.leader_and_follower)),
        manual_text,
    ),
    # Yui
    "PCS01-041": (evolve(1),),
    # Yukari
    "PCS01-042": (
        ward,
        activate(engage_this, refresh(your.amulet)),
        union_burst(fanfare(both(select(your.follower.but_this()), give(it, defense=2)), cost=engaging(your.amulet))),
    ),
    # Misato
    "PCS01-043": (
        ward,
        union_burst(fanfare(give_leader(2), cost=burying(your.amulet))),
    ),
    # Capture String
    "PCS01-044": (
        when_this_is_engaged(both(select(enemy.leader_and_follower), deal(1, it))),
        fanfare(both(select(enemy.follower), deal(3, it))),
        last_words(both(select(enemy.leader_and_follower), deal(1, it))),
    ),
    # Acorn Charge
    "PCS01-046": (
        when_this_is_engaged(give_leader(1)),
        fanfare(look_at_top(1, reveal_trait_into_hand(PRINCESS_CONNECT))),
    ),
}
