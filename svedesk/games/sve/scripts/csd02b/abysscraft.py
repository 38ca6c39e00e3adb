"""The Abysscraft cards of CSD02B, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    Trait,
    assail,
    both,
    evolve,
    fanfare,
    give,
    it,
    on_evolve,
    pay,
    rush,
    select,
    this,
    your,
)
from svedesk.games.sve.words.several import give_with_keywords
from svedesk.games.sve.words.universes import lesson

COOL = Trait("Cool", "クール")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Yukimi Sajo
    "CSD02B-005": (
        evolve(1),
        fanfare(give(this, attack=1, defense=1), cost=pay(2) + lesson(1)),
    ),
    "CSD02B-006": (
        on_evolve(
            both(select(your.follower.with_trait(COOL).but_this()), give_with_keywords(it, rush, assail, attack=1))
        ),
    ),
}
