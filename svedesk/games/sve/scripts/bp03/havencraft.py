"""The Havencraft cards of BP03, as they were read from their texts."""

from svedesk.games.sve.scripts.tokens import HOLY_FALCON
from svedesk.games.sve.words import (
    Ability,
    Counter,
    Trait,
    activate,
    any_side,
    assail,
    both,
    bury_this,
    choose_one,
    deal,
    enemy,
    engage_this,
    engaging,
    evolve,
    fanfare,
    give,
    give_keyword,
    it,
    look_at_top,
    manual_text,
    mode,
    on_evolve,
    pay,
    place_counter,
    put_onto_field,
    rush,
    search_one_of_each,
    select,
    storm,
    summon,
    take,
    this,
    ward,
    when,
    your,
)
from svedesk.games.sve.words.circumstances import came_from, leader_has
from svedesk.games.sve.words.events import whenever_attacks
from svedesk.games.sve.words.moving import put_into_ex
from svedesk.games.sve.words.paying import removing_counters
from svedesk.games.sve.words.playing import costs_less_if
from svedesk.games.sve.words.several import give_keywords, may_place_counter, together

FABLE = Counter("fable", "童話")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Princess Snow White
    "BP03-090": (
        ward,
        fanfare(when(came_from("hand"), place_counter(this, FABLE))),
        fanfare(when(came_from("hand", elsewhere=True), give(this, attack=1, defense=1))),
        manual_text,
    ),
    # Diamond Master
    "BP03-091": (
        evolve(3),
        fanfare(choose_one(mode(give_keyword(this, storm)), mode(give_keyword(this, ward)))),
        manual_text,
    ),
    "BP03-092": (
        on_evolve(
            both(
                select(your.follower.that_cost_up_to(3).with_keyword(storm).with_keyword(ward).in_cemetery),
                put_onto_field(it),
            )
        ),
        manual_text,
    ),
    # Odette, White Swan
    "BP03-093": (
        fanfare(give(together(your.leader, your.follower.but_this()), defense=2)),
        manual_text,
    ),
    # Wingy, Chirpy Gemstone
    "BP03-094": (
        ward,
        evolve(2),
    ),
    "BP03-095": (
        ward,
        on_evolve(search_one_of_each(any_side.follower.with_attack_up_to(2))),
    ),
    # Alice's Adventure
    "BP03-096": (
        activate(
            pay(1) + engage_this + bury_this,
            both(select(your.follower.with_trait(Trait("Fable", "童話"))), give_keywords(it, rush, assail)),
        ),
        fanfare(search_one_of_each(any_side.card.with_trait(Trait("Fable", "童話")))),
    ),
    # White Knight
    "BP03-097": (
        rush,
        ward,
        costs_less_if(leader_has(5), 5),
    ),
    # Ruby Falcon
    "BP03-098": (
        ward,
        activate(pay(2), give_keyword(this, storm)),
        whenever_attacks(your.follower.but_this().with_keyword(storm).with_keyword(ward), deal(1, enemy.leader)),
        evolve(1),
    ),
    "BP03-099": (
        ward,
        activate(pay(2), give_keyword(this, storm)),
        whenever_attacks(your.follower.but_this().with_keyword(storm).with_keyword(ward), deal(1, enemy.leader)),
        on_evolve(both(select(enemy.follower), deal(2, it))),
    ),
    # March Hare's Teatime
    "BP03-100": (
        activate(
            pay(2) + engage_this + bury_this,
            both(
                select(your.follower.with_trait(Trait("Fable", "童話")).that_cost_up_to(3).in_cemetery),
                put_onto_field(it),
            ),
        ),
        fanfare(
            look_at_top(
                5, take(any_side.follower.with_trait(Trait("Fable", "童話")).that_cost_up_to(5), "field"), rest="bottom"
            )
        ),
    ),
    # Tin Soldier
    "BP03-101": (
        activate(removing_counters(FABLE), both(select(enemy.leader_and_follower), deal(2, it))),
        fanfare(when(came_from("hand", elsewhere=True), place_counter(this, FABLE))),
    ),
    # Pinion Prince
    "BP03-102": (
        evolve(1),
        fanfare(
            both(select(your.card.with_trait(Trait("Fable", "童話")).in_cemetery), put_into_ex(it)),
            may_place_counter(it, FABLE),
        ),
    ),
    "BP03-103": (assail,),
    # Birdkeeping Disciple
    "BP03-104": (
        ward,
        fanfare(summon(HOLY_FALCON), cost=engaging(your.amulet)),
    ),
    # Amethyst Lion
    "BP03-105": (
        storm,
        fanfare(both(select(your.follower.but_this().with_keyword(storm).with_keyword(ward)), give(it, attack=1))),
    ),
    # Bejeweled Shrine
    "BP03-106": (
        activate(
            pay(1) + engage_this,
            both(select(your.follower.with_keyword(storm).with_keyword(ward)), give(it, attack=1, defense=1)),
        ),
    ),
    # Yuti, Meus Princess
    "BP03-LD05": (),
}
