"""The Dragoncraft cards of SD04."""

from svedesk.games.sve.scripts.tokens import DRAGON
from svedesk.games.sve.words import (
    Ability,
    any_side,
    both,
    choose_one,
    deal,
    draw,
    enemy,
    evolve,
    fanfare,
    give,
    give_keyword,
    instead,
    into_ex,
    it,
    mode,
    on_evolve,
    overflow,
    quick,
    raise_max_play_points,
    select,
    spell,
    storm,
    strike,
    this,
    ward,
    when,
)

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Fafnir
    "SD04-001": (fanfare(deal(5, enemy.follower)),),
    # Dragon Oracle
    "SD04-002": (spell(choose_one(mode(raise_max_play_points(1)), mode(draw(1)))),),
    # Dragon Warrior
    "SD04-003": (evolve(1),),
    "SD04-004": (on_evolve(both(select(enemy.follower), deal(3, it))),),
    # Dragonewt Princess
    "SD04-005": (fanfare(when(overflow, both(select(enemy.follower), deal(4, it)))),),
    # Dragonguard
    "SD04-006": (ward, fanfare(when(overflow, give(this, attack=2, defense=2)))),
    # Fire Lizard
    "SD04-007": (fanfare(both(select(enemy.leader_and_follower), deal(1, it))),),
    # Dread Dragon
    "SD04-008": (fanfare(both(select(enemy.follower), deal(7, it))),),
    # Roc
    "SD04-009": (evolve(0), strike(give(this, attack=1))),
    "SD04-010": (strike(give(this, attack=1, defense=1)),),
    # Glint Dragon
    "SD04-011": (fanfare(both(select(enemy.follower), deal(3, it))),),
    # Dragonrider
    "SD04-012": (evolve(1), fanfare(when(overflow, into_ex(1, DRAGON)))),
    "SD04-013": (on_evolve(when(overflow, give(this, attack=2))),),
    # Seabrand Dragon
    "SD04-014": (fanfare(when(overflow, give_keyword(this, storm))),),
    # Blazing Breath
    "SD04-015": (quick, spell(both(select(enemy.follower), instead(deal(2, it), overflow, deal(4, it))))),
    # Dragon Wings
    "SD04-016": (spell(instead(deal(2, any_side.follower), overflow, deal(3, any_side.follower))),),
    # Rowen
    "SD04-LD01": (),
}
