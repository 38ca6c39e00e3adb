"""The Abysscraft cards of BP01, as they were read from their texts."""

from svedesk.games.sve.scripts.tokens import GHOST
from svedesk.games.sve.words import (
    Ability,
    Token,
    activate,
    add_to_hand,
    any_side,
    assail,
    bane,
    both,
    bury_this,
    burying,
    deal,
    destroy,
    draw,
    enemy,
    engage_this,
    evolve,
    fanfare,
    give,
    give_keyword,
    give_leader,
    instead,
    into_ex_one_of,
    it,
    its_own_leader,
    last_words,
    lower_leader_defense,
    necrocharge,
    on_evolve,
    pay,
    put_onto_field,
    quick,
    rush,
    sanguine,
    select,
    spell,
    storm,
    summon,
    this,
    ward,
    when,
    your,
)
from svedesk.games.sve.words.events import whenever_destroyed
from svedesk.games.sve.words.moving import into_ex_each
from svedesk.games.sve.words.paying import banishing_cards
from svedesk.games.sve.words.playing import costs_less_if, costs_less_when_either_paid

COCO = Token("BP01-T13", "Coco", "冥焔の左腕・ココ")
MIMI = Token("BP01-T12", "Mimi", "冥焔の右腕・ミミ")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Cerberus
    "BP01-101": (
        evolve(2),
        fanfare(instead(into_ex_one_of(MIMI, COCO), necrocharge(10), into_ex_each(MIMI, COCO))),
    ),
    "BP01-102": (on_evolve(into_ex_each(MIMI, COCO)),),
    # Lord Atomy
    "BP01-103": (
        costs_less_when_either_paid(
            burying(your.card.of_class("Abysscraft").reserved, 4),
            banishing_cards(your.card.of_class("Abysscraft").in_ex, 4),
            9,
        ),
    ),
    # Medusa
    "BP01-104": (
        bane,
        activate(engage_this, both(select(enemy.follower), destroy(it))),
        costs_less_if(sanguine, 1),
        costs_less_if(necrocharge(10), 1),
    ),
    # Righteous Devil
    "BP01-105": (
        bane,
        evolve(0, besides=lower_leader_defense(3)),
    ),
    "BP01-106": (
        assail,
        bane,
        whenever_destroyed(enemy.follower, both(deal(1, its_own_leader), give_leader(1))),
    ),
    # Mordecai the Duelist
    "BP01-107": (last_words(put_onto_field(this), cost=lower_leader_defense(3)),),
    # Dire Bond
    "BP01-108": (
        activate(pay(2) + engage_this + bury_this, deal(1, your.leader), draw(1)),
        fanfare(deal(1, your.leader), draw(1)),
    ),
    # Hell's Unleasher
    "BP01-109": (
        activate(
            engage_this + bury_this, both(select(your.follower.that_cost_at_least(3).in_cemetery), add_to_hand(it))
        ),
    ),
    # Crazed Executioner
    "BP01-110": (evolve(1),),
    # Dark Summoner
    "BP01-112": (fanfare(when(sanguine, give(this, rush, attack=1, defense=1))),),
    # Dark General
    "BP01-113": (fanfare(when(sanguine, give_keyword(this, storm))),),
    # Phantom Howl
    "BP01-114": (spell(summon(GHOST, GHOST, GHOST, GHOST)),),
    # Death's Breath
    "BP01-115": (
        spell(select(your.follower.that_cost_up_to(8).in_cemetery), both(put_onto_field(it), give_keyword(it, ward))),
    ),
    # Soul Conversion
    "BP01-116": (
        quick,
        spell(select(your.follower), both(destroy(it), draw(2))),
    ),
    # Skeleton Fighter
    "BP01-117": (fanfare(when(sanguine, give(this, attack=1, defense=1))),),
    # Ambling Wraith
    "BP01-118": (fanfare(deal(1, any_side.leader)),),
    # Rabbit Necromancer
    "BP01-121": (last_words(deal(2, any_side.leader)),),
    # Wardrobe Raider
    "BP01-122": (evolve(0),),
    "BP01-123": (on_evolve(both(select(enemy.follower), destroy(it)), cost=burying(your.follower)),),
    # Urias
    "BP01-LD10": (),
}
