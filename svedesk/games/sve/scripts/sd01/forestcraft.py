"""The Forestcraft cards of SD01."""

from svedesk.games.sve.scripts.tokens import FAIRY
from svedesk.games.sve.scripts.traits import PIXIE
from svedesk.games.sve.words import (
    Ability,
    activate,
    assail,
    both,
    change_evolve_cost,
    combo,
    deal,
    draw,
    enemy,
    engage_this,
    evolve,
    fanfare,
    fanfare_and_last_words,
    field_or_ex,
    give,
    ignores_ward,
    instead,
    into_ex,
    it,
    last_words,
    on_evolve,
    pay,
    quick,
    return_to_hand,
    rush,
    select,
    spell,
    summon,
    summon_rest_into_ex,
    this,
    ward,
    when,
    whenever_enters,
    while_here,
    your,
)

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Aria, Fairy Princess
    "SD01-001": (
        ward,
        fanfare(field_or_ex(9, FAIRY)),
        while_here(your.follower.with_trait(PIXIE).but_this(), rush),
    ),
    # Titania's Sanctuary
    "SD01-002": (
        fanfare(give(your.token.with_trait(PIXIE), attack=1, defense=1)),
        while_here(your.token.with_trait(PIXIE), assail),
        whenever_enters(your.token.with_trait(PIXIE), give(it, attack=1, defense=1)),
    ),
    # Rose Gardener
    "SD01-003": (evolve(1),),
    "SD01-004": (on_evolve(both(select(enemy.follower), return_to_hand(it)), when(combo(3), draw(1))),),
    # Waltzing Fairy
    "SD01-005": (*fanfare_and_last_words(into_ex(1, FAIRY)),),
    # Fairy Caster
    "SD01-006": (fanfare(summon_rest_into_ex(3, FAIRY)),),
    # Elf Metallurgist
    "SD01-007": (fanfare(both(select(enemy.follower), instead(deal(1, it), combo(3), deal(3, it)))),),
    # Okami
    "SD01-008": (whenever_enters(your.follower.but_this(), give(this, attack=1, defense=1)),),
    # Treant
    "SD01-009": (evolve(2), fanfare(when(combo(3), change_evolve_cost(0)))),
    "SD01-010": (),
    # Water Fairy
    "SD01-011": (evolve(2), last_words(into_ex(1, FAIRY))),
    "SD01-012": (on_evolve(summon(FAIRY)), last_words(into_ex(1, FAIRY))),
    # Elf Wanderer
    "SD01-013": (assail, ignores_ward),
    # Fairy Circle
    "SD01-014": (spell(into_ex(3, FAIRY)),),
    # Woodland Refuge
    "SD01-015": (
        fanfare(both(select(your.follower.with_trait(PIXIE)), give(it, attack=1))),
        activate(pay(1) + engage_this, return_to_hand(this)),
    ),
    # Sylvan Justice
    "SD01-016": (quick, spell(select(enemy.follower), both(deal(3, it), into_ex(1, FAIRY)))),
    # Arisa
    "SD01-LD01": (),
}
