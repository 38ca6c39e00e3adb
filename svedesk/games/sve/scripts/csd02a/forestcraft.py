"""The Forestcraft cards of CSD02A, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    Trait,
    evolve,
    fanfare,
    give,
    look_at_top,
    on_evolve,
    pay,
    reveal_trait_into_hand,
    this,
)
from svedesk.games.sve.words.universes import lesson

CUTE = Trait("Cute", "キュート")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Momoka Sakurai
    "CSD02A-005": (
        evolve(1),
        fanfare(give(this, attack=1, defense=1), cost=pay(2) + lesson(1)),
    ),
    "CSD02A-006": (on_evolve(look_at_top(3, reveal_trait_into_hand(CUTE), rest="bottom")),),
}
