"""The Runecraft cards of CSD02B, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    Trait,
    any_side,
    both,
    deal,
    enemy,
    evolve,
    fanfare,
    it,
    on_evolve,
    search_one_of_each,
    select,
    storm,
)

COOL = Trait("Cool", "クール")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Yasuha Okazaki
    "CSD02B-004": (fanfare(search_one_of_each(any_side.follower.with_trait(COOL).that_cost_up_to(2), to="field")),),
    # Seira Mizuki
    "CSD02B-010": (
        storm,
        evolve(2),
    ),
    "CSD02B-011": (
        storm,
        on_evolve(both(select(enemy.follower), deal(5, it))),
    ),
}
