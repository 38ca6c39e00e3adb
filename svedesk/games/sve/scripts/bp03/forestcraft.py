"""The Forestcraft cards of BP03, as they were read from their texts."""

from svedesk.games.sve.scripts.tokens import FAIRY
from svedesk.games.sve.words import (
    Ability,
    Called,
    Counter,
    Trait,
    activate,
    any_side,
    at_start_of_main,
    aura,
    both,
    bury_this,
    combo,
    count,
    deal,
    deal_divided,
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
    into_ex,
    it,
    look_at_top,
    manual_text,
    on_evolve,
    pay,
    place_counter,
    quick,
    return_to_hand,
    rush,
    search_one_of_each,
    select,
    select_up_to,
    spell,
    storm,
    strike,
    summon,
    take,
    this,
    when,
    your,
)
from svedesk.games.sve.words.circumstances import came_from, happened, it_is, this_has
from svedesk.games.sve.words.events import when_this_is_returned, whenever_returned
from svedesk.games.sve.words.moving import hand_onto_field
from svedesk.games.sve.words.paying import removing_counters, returning
from svedesk.games.sve.words.while_so import forbid

FABLE = Counter("fable", "童話")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Beauty and the Beast
    "BP03-001": (
        rush,
        aura,
        fanfare(place_counter(this, FABLE), when(came_from("hand", elsewhere=True), give_keyword(this, storm))),
        manual_text,
    ),
    # Cosmos Fang
    "BP03-002": (
        evolve(1, besides=returning(your.follower.but_this())),
        manual_text,
    ),
    "BP03-003": (
        on_evolve(
            both(select(enemy.follower), instead(return_to_hand(it), it_is(any_side.follower.evolved), destroy(it)))
        ),
    ),
    # Magical Fairy, Lilac
    "BP03-004": (
        activate(engage_this, place_counter(this, FABLE)),
        activate(pay(1) + removing_counters(FABLE), both(select(enemy.follower), destroy(it))),
    ),
    # Slade, Blossoming Wolf
    "BP03-005": (
        when_this_is_returned(hand_onto_field(any_side.follower.of_class("Forestcraft").that_cost_up_to(2))),
        evolve(0, condition=happened(whenever_returned(your.card))),
    ),
    "BP03-006": (
        when_this_is_returned(hand_onto_field(any_side.follower.of_class("Forestcraft").that_cost_up_to(2))),
        on_evolve(draw(1)),
    ),
    # Elf Twins' Assault
    "BP03-007": (
        quick,
        spell(select_up_to(2, enemy.follower), deal_divided(count(your.card.in_ex))),
    ),
    # Abby the Axe Girl
    "BP03-008": (strike(give(this, attack=1), when(this_has("attack", 5), deal(2, enemy.leader))),),
    # Gerbera Bear
    "BP03-009": (
        whenever_returned(your.card, give_leader(1)),
        evolve(1),
    ),
    "BP03-010": (
        whenever_returned(your.card, give_leader(1)),
        on_evolve(search_one_of_each(any_side.card.that_are_called(Called("Floral Breeze", "フラワーブリーズ")))),
    ),
    # Wood of Brambles
    "BP03-011": (
        fanfare(summon(FAIRY), when(combo(3), give_keyword(it, rush))),
        at_start_of_main(destroy(this)),
        manual_text,
    ),
    # Flower Princess
    "BP03-012": (
        activate(engage_this + removing_counters(FABLE), both(select(enemy.follower), deal(3, it))),
        fanfare(into_ex(1, FAIRY), when(combo(3), place_counter(this, FABLE))),
    ),
    # Fen Sprite
    "BP03-013": (fanfare(both(select(enemy.follower), forbid(it, "attacks", "next"))),),
    # Tweedle Dum, Tweedle Dee
    "BP03-014": (evolve(1),),
    "BP03-015": (on_evolve(look_at_top(4, take(any_side.card.that_costs(1), reveal=True), rest="bottom")),),
    # Floral Breeze
    "BP03-016": (spell(both(select(your.card), return_to_hand(it)), give_leader(1)),),
    # Woodland Band
    "BP03-017": (
        activate(
            engage_this + bury_this,
            both(select(your.follower.with_trait(Trait("Fable", "童話"))), place_counter(it, FABLE)),
        ),
        fanfare(look_at_top(4, take(any_side.follower.with_trait(Trait("Fable", "童話")), "ex"), rest="bottom")),
    ),
    # Itsuki Mitsutagawa
    "BP03-LD01": (),
}
