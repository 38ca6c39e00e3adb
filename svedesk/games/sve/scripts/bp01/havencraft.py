"""The Havencraft cards of BP01, as they were read from their texts."""

from svedesk.games.sve.scripts.tokens import HOLY_TIGER
from svedesk.games.sve.words import (
    Ability,
    activate,
    any_side,
    at_start_of_end,
    aura,
    banish,
    both,
    bury_this,
    deal,
    deals_more,
    destroy,
    draw,
    enemy,
    engage_this,
    evolve,
    fanfare,
    follower_strike,
    give,
    give_keyword,
    give_leader,
    it,
    limited,
    on_evolve,
    pay,
    present,
    put_onto_field,
    quick,
    search_one_of_each,
    select,
    select_up_to,
    spell,
    storm,
    summon,
    them,
    this,
    ward,
    when,
    whenever_leaves,
    your,
)
from svedesk.games.sve.words.replacements import change_damage, damaged, if_would
from svedesk.games.sve.words.while_so import deals_by_defense

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Moon Al-mi'raj
    "BP01-126": (
        storm,
        follower_strike(give(this, attack=2)),
        at_start_of_end(give(this, defense=2)),
    ),
    # Jeanne d'Arc
    "BP01-127": (
        evolve(2),
        fanfare(deal(2, enemy.follower)),
    ),
    "BP01-128": (on_evolve(deal(2, enemy.follower), give(your.follower.but_this(), defense=2)),),
    # Arch Priestess Laelia
    "BP01-129": (
        evolve(1),
        deals_by_defense(your.follower),
    ),
    "BP01-130": (
        deals_by_defense(your.follower),
        at_start_of_end(give(this, defense=2)),
    ),
    # Themis's Decree
    "BP01-131": (spell(destroy(any_side.follower)),),
    # Chorus of Prayer
    "BP01-132": (spell(both(select_up_to(3, your.amulet.that_cost_up_to(5).in_cemetery), put_onto_field(them))),),
    # Sacred Plea
    "BP01-133": (
        activate(engage_this + bury_this, draw(1)),
        activate(pay(2) + engage_this + bury_this, draw(2)),
    ),
    # Temple Defender
    "BP01-134": (
        ward,
        if_would(damaged(this), change_damage(-1)),
    ),
    # Prism Priestess
    "BP01-135": (evolve(2),),
    "BP01-136": (on_evolve(search_one_of_each(any_side.amulet)),),
    # Cleric Lancer
    "BP01-137": (
        ward,
        deals_more(4),
    ),
    # Shrine Knight Maiden
    "BP01-138": (
        ward,
        aura,
    ),
    # Blackened Scripture
    "BP01-139": (
        quick,
        spell(both(select(enemy.follower.with_defense_up_to(3)), banish(it))),
    ),
    # Dark Offering
    "BP01-140": (
        quick,
        spell(select(your.card), both(destroy(it), give_leader(3), draw(1))),
    ),
    # Holy Sentinel
    "BP01-141": (limited(whenever_leaves(your.amulet.but_this(), both(summon(HOLY_TIGER), give_keyword(it, ward)))),),
    # Sister Initiate
    "BP01-143": (fanfare(when(present(your.amulet), give_leader(2))),),
    # Mainyu
    "BP01-144": (
        aura,
        evolve(1),
    ),
    "BP01-145": (aura,),
    # Curate
    "BP01-147": (fanfare(give_leader(5), draw(1)),),
    # Guardian Sun
    "BP01-149": (
        activate(
            pay(2) + engage_this + bury_this,
            both(select(your.follower.with_keyword(ward)), give(it, attack=2, defense=2)),
        ),
        fanfare(both(select(your.follower), give_keyword(it, ward))),
    ),
    # Ramina, Crescent Beast
    "BP01-LD12": (),
}
