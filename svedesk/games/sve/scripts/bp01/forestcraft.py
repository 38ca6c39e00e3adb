"""The Forestcraft cards of BP01, as they were read from their texts."""

from svedesk.games.sve.scripts.tokens import FAIRY
from svedesk.games.sve.scripts.traits import PIXIE
from svedesk.games.sve.words import (
    Ability,
    Token,
    activate,
    attack_of,
    both,
    bury_this,
    choose_one,
    count,
    deal,
    draw,
    enemy,
    engage_this,
    evolve,
    fanfare,
    give,
    give_keyword,
    give_leader,
    give_x,
    into_ex,
    it,
    manual_text,
    mode,
    on_evolve,
    others_played,
    pay,
    quick,
    recover,
    return_to_hand,
    rush,
    select,
    select_up_to,
    spell,
    storm,
    summon,
    them,
    then,
    this,
    ward,
    when_this_leaves,
    whenever_enters,
    your,
    your_number,
)
from svedesk.games.sve.words.events import when_this_is_returned, whenever_attacks
from svedesk.games.sve.words.paying import banishing_cards, returning
from svedesk.games.sve.words.several import together
from svedesk.games.sve.words.while_so import forbid

FAIRY_WISP = Token("BP01-T02", "Fairy Wisp", "フェアリーウィスプ")
THORN_BURST = Token("BP01-T01", "Thorn Burst", "薔薇の一撃")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Rose Queen
    "BP01-001": (
        activate(engage_this, recover(count(your.follower.with_name(THORN_BURST).in_ex.tokens))),
        manual_text,
    ),
    # Ancient Elf
    "BP01-002": (
        ward,
        evolve(1),
        fanfare(give(this, attack=1, defense=1), cost=returning(your.card.but_this())),
    ),
    "BP01-003": (
        ward,
        on_evolve(give(this, attack=1, defense=1), cost=returning(your.card.but_this())),
    ),
    # Rhinoceroach
    "BP01-004": (
        rush,
        evolve(0),
        fanfare(give_x(this, others_played, "attack")),
    ),
    "BP01-005": (
        on_evolve(
            choose_one(mode(give_keyword(this, storm)), mode(both(select(enemy.follower), deal(attack_of(this), it))))
        ),
    ),
    # Robin Hood
    "BP01-006": (
        activate(pay(1) + engage_this, both(select(enemy.follower), deal(4, it))),
        fanfare(both(select(enemy.follower), deal(4, it))),
    ),
    # Silver Bolt
    "BP01-007": (
        quick,
        spell(select(enemy.leader_and_follower), then(draw(1), deal(your_number("hand"), it))),
    ),
    # Elven Princess Mage
    "BP01-009": (evolve(1),),
    "BP01-010": (on_evolve(into_ex(2, FAIRY_WISP)),),
    # Blessed Fairy Dancer
    "BP01-011": (
        fanfare(
            give(
                together(your.follower.with_trait(PIXIE).but_this(), your.follower.with_trait(PIXIE).in_ex),
                attack=1,
                defense=1,
            )
        ),
    ),
    # Elf Child May
    "BP01-012": (
        when_this_is_returned(both(select(enemy.follower), deal(1, it))),
        fanfare(both(select(enemy.follower), deal(1, it))),
    ),
    # Fairy Beast
    "BP01-013": (
        activate(banishing_cards(your.follower.with_trait(PIXIE).in_ex), both(give_leader(3), draw(1)), times=1),
    ),
    # Noble Fairy
    "BP01-014": (
        ward,
        manual_text,
    ),
    # Nature's Guidance
    "BP01-015": (spell(select(your.card), both(return_to_hand(it), draw(1))),),
    # Harvest Festival
    "BP01-016": (
        activate(pay(1) + engage_this + bury_this, give_leader(1)),
        when_this_leaves(draw(1)),
    ),
    # Archer
    "BP01-018": (
        whenever_enters(your.follower.but_this(), both(select(enemy.follower), deal(1, it))),
        evolve(1),
    ),
    "BP01-019": (whenever_enters(your.follower.but_this(), both(select_up_to(2, enemy.follower), deal(1, them))),),
    # Fairy Whisperer
    "BP01-020": (fanfare(summon(FAIRY), into_ex(1, FAIRY)),),
    # Mana Elk
    "BP01-022": (
        whenever_attacks(your.follower.with_trait(PIXIE), both(select(enemy.leader_and_follower), deal(1, it))),
    ),
    # Woodkin Curse
    "BP01-024": (
        quick,
        spell(select(enemy.follower), forbid(it, "dealing", "turn")),
    ),
    # Woodland Refuge
    "BP01-025": (
        activate(pay(1) + engage_this, return_to_hand(this)),
        fanfare(both(select(your.follower.with_trait(PIXIE)), give(it, attack=1))),
    ),
    # Aria, Dancing Fairy
    "BP01-LD02": (),
}
