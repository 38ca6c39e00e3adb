"""The Abysscraft cards of SD05."""

from svedesk.games.sve.scripts.tokens import FOREST_BAT, GHOST
from svedesk.games.sve.words import (
    Ability,
    activate,
    add_to_hand,
    bane,
    both,
    count,
    deal,
    drain,
    enemy,
    engage_this,
    evolve,
    fanfare,
    give,
    give_keyword,
    give_leader,
    into_ex,
    it,
    lower_leader_defense,
    necrocharge,
    on_evolve,
    quick,
    rush,
    select,
    select_up_to,
    spell,
    storm,
    strike,
    summon,
    them,
    this,
    top_into_cemetery,
    ward,
    when,
    whenever_enters,
    while_here,
    your,
)

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Queen Vampire
    "SD05-001": (
        fanfare(summon(FOREST_BAT, FOREST_BAT)),
        activate(engage_this + lower_leader_defense(1), summon(FOREST_BAT, FOREST_BAT)),
        whenever_enters(your.card.with_name(FOREST_BAT).tokens, give(it, ward, attack=1)),
    ),
    # Alucard
    "SD05-002": (
        storm,
        fanfare(when(necrocharge(10), give(this, attack=2))),
        strike(select(enemy.follower), both(deal(4, it), give_leader(4))),
    ),
    # Playful Necromancer
    "SD05-003": (evolve(1),),
    "SD05-004": (on_evolve(summon(GHOST, GHOST, GHOST)),),
    # Midnight Vampire
    "SD05-005": (fanfare(summon(FOREST_BAT)), while_here(your.card.with_name(FOREST_BAT).tokens, drain)),
    # Night Horde
    "SD05-006": (
        spell(
            summon(FOREST_BAT, FOREST_BAT),
            both(select(enemy.follower), deal(count(your.card.with_name(FOREST_BAT).tokens), it)),
            paragraphs=("en", "ja"),
        ),
    ),
    # Spectre
    "SD05-007": (bane, fanfare(give_keyword(this, rush), top_into_cemetery(1), cost=lower_leader_defense(2))),
    # Spartoi Sergeant
    "SD05-008": (fanfare(top_into_cemetery(2)),),
    # Undead King
    "SD05-009": (fanfare(both(select_up_to(2, your.follower.in_cemetery), add_to_hand(them))),),
    # Lesser Mummy
    "SD05-010": (evolve(1), fanfare(when(necrocharge(10), give_keyword(this, storm)))),
    "SD05-011": (strike(summon(GHOST)),),
    # Lilith
    "SD05-012": (evolve(1), fanfare(into_ex(1, FOREST_BAT))),
    "SD05-013": (strike(give_leader(2)),),
    # Razory Claw
    "SD05-014": (
        quick,
        spell(
            deal(2, your.leader),
            both(select(enemy.leader_and_follower), deal(3, it)),
            paragraphs=("en", "ja"),
        ),
    ),
    # Undying Resentment
    "SD05-015": (quick, spell(select(enemy.follower), both(deal(3, it), top_into_cemetery(1)))),
    # Summon Bloodkin
    "SD05-016": (spell(summon(FOREST_BAT), into_ex(1, FOREST_BAT), paragraphs=("en",)),),
    # Luna
    "SD05-LD01": (),
}
