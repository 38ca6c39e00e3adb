"""The Neutral cards of PCS01, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    Trait,
    any_side,
    both,
    discard,
    discarding,
    draw,
    evolve,
    fanfare,
    give,
    if_it_is,
    it,
    look_at_top,
    on_evolve,
    put_onto_field,
    reveal_top,
    reveal_trait_into_hand,
    select,
    ward,
    while_here,
    your,
)
from svedesk.games.sve.words.players import each_opponent

PRINCESS_CONNECT = Trait("Princess Connect", "プリコネ")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Kaiser Insight
    "PCS01-047": (
        evolve(1),
        fanfare(draw(2), each_opponent(discard(2)), cost=discarding(your.card.with_trait(PRINCESS_CONNECT), 2)),
    ),
    # Princess Knight
    "PCS01-048": (
        while_here(your.follower.with_trait(PRINCESS_CONNECT).but_this(), ward),
        evolve(1),
        fanfare(reveal_top(if_it_is(any_side.follower.with_trait(PRINCESS_CONNECT), put_onto_field(it, owners=True)))),
    ),
    "PCS01-049": (
        while_here(your.follower.with_trait(PRINCESS_CONNECT).but_this(), ward),
        on_evolve(both(select(your.follower.with_trait(PRINCESS_CONNECT).but_this()), give(it, attack=10, defense=10))),
    ),
    # Ames
    "PCS01-050": (
        evolve(1),
        fanfare(look_at_top(1, reveal_trait_into_hand(PRINCESS_CONNECT))),
    ),
}
