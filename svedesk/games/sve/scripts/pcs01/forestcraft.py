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
    evolve,
    evolve_it,
    fanfare,
    give_leader,
    it,
    on_evolve,
    pay,
    select,
    this,
    when,
)
from svedesk.games.sve.words.circumstances import played_from
from svedesk.games.sve.words.universes import equip, on_super_evolve, union_burst

AMES_AMULET = Token("T-AMES-AMULET", "Ames Amulet", "アメスアミュレット")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Kokkoro
    "PCS01-001": (
        evolve(1),
        union_burst(fanfare(give_leader(1))),
        fanfare(equip(this, AMES_AMULET), cost=pay(2)),
    ),
    "PCS01-002": (
        on_evolve(draw(1)),
        on_super_evolve(give_leader(2), draw(1)),
    ),
    # Rino
    "PCS01-004": (
        evolve(2),
        fanfare(when(played_from("ex"), evolve_it(this))),
    ),
    # Suzuna
    "PCS01-006": (
        union_burst(activate(engage_this, both(select(enemy.follower), deal(3, it)))),
        fanfare(discard(1)),
    ),
}
