"""The Havencraft cards of CP02, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    Called,
    Trait,
    activate,
    add_to_hand,
    any_side,
    assail,
    at_least,
    at_start_of_end,
    aura,
    banish,
    both,
    bury_this,
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
    instead,
    it,
    look_at_top,
    manual_text,
    on_evolve,
    pay,
    present,
    put_onto_field,
    quick,
    quick_activate,
    reveal_into_hand,
    rush,
    search_one_of_each,
    select,
    spell,
    storm,
    strike,
    take,
    this,
    ward,
    when,
    your,
)
from svedesk.games.sve.words.circumstances import leader_has
from svedesk.games.sve.words.moving import hand_onto_field
from svedesk.games.sve.words.universes import lesson

COOL = Trait("Cool", "クール")
CUTE = Trait("Cute", "キュート")
IM_S_CG = Trait("iM@S CG", "デレマス")
PASSION = Trait("Passion", "パッション")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Kaede Takagaki
    "CP02-086": (
        ward,
        activate(pay(1) + lesson(1), give_keyword(this, aura)),
        fanfare(both(select(enemy.follower), banish(it))),
        at_start_of_end(when(leader_has(5), both(give_leader(5), draw(1)))),
    ),
    # Shin Sato
    "CP02-087": (
        evolve(6),
        fanfare(draw(1)),
    ),
    "CP02-088": (on_evolve(both(select(your.follower.that_cost_up_to(8).in_cemetery), put_onto_field(it))),),
    # Nana Abe
    "CP02-089": (
        evolve(1),
        fanfare(look_at_top(5, reveal_into_hand("amulet"), rest="bottom")),
    ),
    "CP02-090": (on_evolve(hand_onto_field(any_side.amulet.that_cost_up_to(3))),),
    # Akane Hino
    "CP02-091": (
        rush,
        assail,
        activate(pay(2) + lesson(1), give_keyword(this, storm)),
        strike(deal(2, enemy.leader)),
    ),
    # Classroom Lily
    "CP02-092": (
        quick_activate(
            pay(2) + engage_this + bury_this,
            both(select(your.follower.with_trait(IM_S_CG).in_cemetery), add_to_hand(it)),
        ),
        fanfare(give_leader(2), draw(1)),
    ),
    # Risa Matoba
    "CP02-093": (
        fanfare(look_at_top(3, take(any_side.follower.with_trait(IM_S_CG).that_cost_up_to(2), "field"), rest="bottom")),
    ),
    # Haru Yuuki
    "CP02-094": (
        evolve(1),
        fanfare(
            when(
                present(your.card.that_are_called(Called("Risa Matoba", "的場梨沙"))),
                give(this, storm, attack=1, defense=1),
            )
        ),
    ),
    "CP02-095": (on_evolve(give_leader(2)),),
    # Psychic Maiden
    "CP02-096": (
        activate(pay(5) + engage_this + bury_this, both(select(enemy.follower), banish(it))),
        fanfare(both(select(enemy.follower.with_defense_up_to(4)), banish(it))),
    ),
    # Natalia
    "CP02-097": (
        storm,
        fanfare(both(select(enemy.follower), deal(count(your.follower.with_trait(PASSION).but_this()), it))),
    ),
    # Shizuku Oikawa
    "CP02-098": (
        fanfare(instead(give_leader(2), at_least(5, your.card.with_trait(PASSION).in_cemetery), give_leader(4))),
    ),
    # Layla
    "CP02-099": (evolve(1),),
    "CP02-100": (
        on_evolve(search_one_of_each(any_side.follower.with_trait(COOL), any_side.follower.with_trait(PASSION))),
    ),
    # Sanae Katagiri
    "CP02-101": (
        rush,
        ward,
        manual_text,
    ),
    # Winter Night Prayer
    "CP02-102": (
        quick,
        spell(both(select(enemy.follower), banish(it)), when(present(your.follower.with_trait(CUTE)), give_leader(3))),
    ),
    # Yoshino Yorita [Guide of the Sea God]
    "CP02-LD06": (),
    # SugarSugar Mi-n
    "CP02-SP12a": (on_evolve(both(select(your.follower.that_cost_up_to(8).in_cemetery), put_onto_field(it))),),
}
