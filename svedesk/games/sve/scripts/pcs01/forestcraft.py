"""The Forestcraft cards of PCS01, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    Token,
    activate,
    both,
    deal,
    discard,
    draw,
    enemy,
    engage_this,
    engaging,
    evolve,
    evolve_it,
    fanfare,
    give_leader,
    it,
    its_leader,
    on_evolve,
    pay,
    select,
    this,
    when,
    your,
)
from svedesk.games.sve.words.circumstances import played_from
from svedesk.games.sve.words.universes import equip, on_super_evolve

AMES_AMULET = Token("T-AMES-AMULET", "Ames Amulet", "アメスアミュレット")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Kokkoro
    "PCS01-001": (
        evolve(1),
        fanfare(give_leader(1)),
        fanfare(equip(this, AMES_AMULET), cost=pay(2)),
    ),
    "PCS01-002": (
        on_evolve(draw(1)),
        on_super_evolve(give_leader(2), draw(1)),
    ),
    # Makoto
    "PCS01-003": (
        fanfare(both(select(enemy.follower), deal(4, it)), deal(2, its_leader), cost=engaging(your.card, 3)),
    ),
    # Rino
    "PCS01-004": (
        evolve(2),
        fanfare(when(played_from("ex"), evolve_it(this))),
    ),
    # Shizuru & Rino
    "PCS01-005": (on_evolve(deal(1, enemy.follower)),),
    # Suzuna
    "PCS01-006": (
        activate(engage_this, both(select(enemy.follower), deal(3, it))),
        fanfare(discard(1)),
    ),
}
