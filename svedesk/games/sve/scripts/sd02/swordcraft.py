"""The Swordcraft cards of SD02."""

from svedesk.games.sve.scripts.tokens import KNIGHT, STEELCLAD_KNIGHT
from svedesk.games.sve.words import (
    Ability,
    activate,
    assail,
    bane,
    both,
    choose_one,
    count,
    deal,
    destroy,
    draw,
    enemy,
    evolve,
    fanfare,
    give,
    give_keyword,
    into_ex,
    it,
    mode,
    on_evolve,
    pay,
    quick,
    rush,
    select,
    spell,
    storm,
    strike,
    summon,
    this,
    ward,
    your,
)

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Tsubaki
    "SD02-001": (
        fanfare(choose_one(mode(both(select(enemy.follower), destroy(it))), mode(give_keyword(this, storm)))),
    ),
    # Latham, Vanguard Captain
    "SD02-002": (),
    # Floral Fencer
    "SD02-003": (evolve(1),),
    "SD02-004": (on_evolve(summon(STEELCLAD_KNIGHT, KNIGHT)),),
    # Moonlight Assassin
    "SD02-005": (activate(pay(1), give_keyword(this, bane)),),
    # White General
    "SD02-006": (rush, strike(both(select(your.follower.but_this()), give(it, attack=2)))),
    # Ninja Trainee
    "SD02-007": (),
    # Veteran Lancer
    "SD02-008": (ward,),
    # Fencer
    "SD02-009": (fanfare(both(select(your.follower.but_this()), give(it, attack=1, defense=1))),),
    # Oathless Knight
    "SD02-010": (evolve(1), fanfare(summon(KNIGHT))),
    "SD02-011": (assail,),
    # Quickblader
    "SD02-012": (evolve(3), storm),
    "SD02-013": (storm,),
    # Forge Weaponry
    "SD02-014": (quick, spell(select(your.follower), both(give(it, attack=1, defense=1), draw(1)))),
    # Onslaught
    "SD02-015": (spell(select(enemy.follower), both(deal(5, it), into_ex(1, KNIGHT))),),
    # Unbridled Fury
    "SD02-016": (quick, spell(both(select(enemy.follower), deal(count(your.follower), it)))),
    # Erika
    "SD02-LD01": (),
}
