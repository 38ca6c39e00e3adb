"""The Swordcraft cards of BP03, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    Counter,
    Trait,
    activate,
    any_side,
    assail,
    at_least,
    bane,
    both,
    bury_this,
    deal,
    destroy,
    draw,
    enemy,
    engage_this,
    evolve,
    evolve_it,
    fanfare,
    give,
    give_keyword,
    if_it_is,
    instead,
    it,
    look_at_top,
    manual_text,
    on_evolve,
    pay,
    place_counter,
    present,
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
from svedesk.games.sve.words.circumstances import came_from, cards_in_hand
from svedesk.games.sve.words.events import during, whenever_destroyed
from svedesk.games.sve.words.moving import hand_onto_field
from svedesk.games.sve.words.paying import removing_counters
from svedesk.games.sve.words.playing import costs_less_if, play_it

FABLE = Trait("Fable", "童話")
HEROIC = Trait("Heroic", "ヒーロー")
PRINCESS = Trait("Princess", "プリンセス")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Cinderella
    "BP03-018": (
        storm,
        fanfare(
            when(present(your.follower.with_trait(FABLE).but_this()), place_counter(this, Counter("fable", "童話")))
        ),
        strike(
            look_at_top(4, take(any_side.follower.that_cost_up_to(5), "field"), rest="cemetery"),
            cost=removing_counters(Counter("fable", "童話")),
        ),
    ),
    # Aspiring Lady Salome
    "BP03-019": (
        storm,
        fanfare(
            when(present(your.follower.with_trait(FABLE).but_this()), place_counter(this, Counter("fable", "童話")))
        ),
        strike(
            look_at_top(4, take(any_side.follower.that_cost_up_to(5), "field"), rest="cemetery"),
            cost=removing_counters(Counter("fable", "童話")),
        ),
    ),
    # Valiant Fencer
    "BP03-020": (
        evolve(1, condition=cards_in_hand(2, "most")),
        fanfare(search_one_of_each(any_side.card.with_trait(HEROIC).of_other_names())),
    ),
    "BP03-021": (on_evolve(both(select(your.follower.with_trait(HEROIC).with_evolve()), evolve_it(it))),),
    # Maisy, Red Riding Hood
    "BP03-022": (
        activate(
            pay(1) + engage_this + removing_counters(Counter("fable", "童話")),
            both(select(enemy.follower), destroy(it)),
        ),
        fanfare(
            when(present(your.follower.with_trait(FABLE).but_this()), place_counter(this, Counter("fable", "童話")))
        ),
    ),
    # Amerro, Spear Knight
    "BP03-023": (
        evolve(3),
        strike(when(present(your.follower.with_trait(HEROIC).but_this()), give(this, attack=1, defense=1))),
    ),
    "BP03-024": (
        on_evolve(both(select(your.card.with_trait(HEROIC).in_cemetery), play_it(it))),
        strike(when(present(your.follower.with_trait(HEROIC).but_this()), give(this, attack=1, defense=1))),
    ),
    # Castle in the Sky
    "BP03-025": (
        activate(engage_this + bury_this, both(select(your.follower.with_keyword(storm)), give(it, attack=1))),
        activate(
            pay(10) + engage_this + bury_this,
            hand_onto_field(any_side.follower.with_keyword(storm), any_number=True),
            give(it, attack=2, defense=2),
        ),
        fanfare(search_one_of_each(any_side.follower.with_keyword(storm))),
    ),
    # Milady's Castle in the Sky
    "BP03-026": (
        activate(engage_this + bury_this, both(select(your.follower.with_keyword(storm)), give(it, attack=1))),
        activate(
            pay(10) + engage_this + bury_this,
            hand_onto_field(any_side.follower.with_keyword(storm), any_number=True),
            give(it, attack=2, defense=2),
        ),
        fanfare(search_one_of_each(any_side.follower.with_keyword(storm))),
    ),
    # Young Ogrehunter Momo
    "BP03-027": (
        assail,
        fanfare(when(present(your.follower.with_trait(FABLE).but_this()), give_keyword(this, rush))),
        manual_text,
    ),
    # Mach Knight
    "BP03-028": (
        evolve(1),
        fanfare(when(came_from("hand", elsewhere=True), give_keyword(this, storm))),
    ),
    "BP03-029": (
        on_evolve(
            both(
                select(enemy.follower),
                instead(deal(2, it), at_least(2, your.card.with_trait(HEROIC).in_cemetery), deal(4, it)),
            )
        ),
    ),
    # Kiss of the Princess
    "BP03-030": (
        costs_less_if(present(your.follower.with_trait(PRINCESS)), 1),
        manual_text,
    ),
    # Milady's Kiss of the Princess
    "BP03-031": (
        costs_less_if(present(your.follower.with_trait(PRINCESS)), 1),
        manual_text,
    ),
    # Rabbit Ear Attendant
    "BP03-032": (fanfare(when(present(your.follower.with_trait(FABLE).but_this()), draw(1))),),
    # Old Man and Old Woman
    "BP03-033": (bane,),
    # Bladed Hedgehog
    "BP03-034": (
        during("your", whenever_destroyed(enemy.follower, give(this, attack=1))),
        evolve(2),
    ),
    "BP03-035": (
        during("your", whenever_destroyed(enemy.follower, give(this, attack=1))),
        on_evolve(both(select(enemy.follower), deal(2, it))),
    ),
    # Ironwrought Defender
    "BP03-036": (
        fanfare(when(at_least(2, your.card.with_trait(HEROIC).in_cemetery), give(this, ward, attack=0, defense=1))),
    ),
    # Heroic Entry
    "BP03-037": (
        spell(
            look_at_top(4, take(any_side.follower.of_class("Swordcraft").that_cost_up_to(3), "field"), rest="bottom"),
            if_it_is(any_side.follower.with_trait(HEROIC), give(it, attack=1, defense=1)),
        ),
    ),
    # Hyakumantenbara Salome
    "BP03-LDS01": (),
}
