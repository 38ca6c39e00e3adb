"""The Havencraft cards of BP09, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    Called,
    Counter,
    Trait,
    any_side,
    at_least,
    at_start_of_end,
    at_start_of_main,
    bane,
    both,
    bury,
    burying,
    deal,
    destroy,
    discarding,
    draw,
    enemy,
    evolve,
    fanfare,
    give,
    give_keyword,
    give_leader,
    it,
    last_words,
    look_at_top,
    manual_text,
    on_evolve,
    pay,
    place_counter,
    present,
    reveal_into_hand,
    rush,
    search,
    search_one_of_each,
    select,
    storm,
    strike,
    this,
    ward,
    when,
    whenever_enters,
    your,
)
from svedesk.games.sve.words.moving import hand_into_deck, hand_onto_field
from svedesk.games.sve.words.universes import counters_on_this, each_turn

FAITH = Trait("Faith", "信仰")
PRAYER = Counter("prayer", "祈り")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Jeanne, Beacon of Salvation
    "BP09-086": (
        evolve(1),
        fanfare(
            draw(1),
            when(
                at_least(
                    2,
                    your.follower.that_are_called(
                        Called("ジャンヌ", "ジャンヌ", in_part=True, elsewhere=True)
                    ).in_cemetery,
                ),
                give(this, storm, attack=1, defense=1),
            ),
        ),
    ),
    "BP09-087": (
        on_evolve(hand_onto_field(any_side.follower.of_class("Havencraft").that_cost_up_to(2))),
        strike(both(select(your.follower.of_class("Havencraft").that_cost_up_to(2)), give(it, attack=1))),
    ),
    # Tutankhamun
    "BP09-088": (
        ward,
        fanfare(draw(1), hand_into_deck()),
        last_words(
            search(any_side.card.that_are_called(Called("Tutankhamun", "ツタンカーメン")), 1, to="field", engaged=True),
            cost=pay(1),
        ),
    ),
    # Ceryneian Hind
    "BP09-089": (
        evolve(
            1,
            Called("Ceryneian Lighthind", "明転の牝鹿・ケリュネイア"),
            Called("暗転の牝鹿・ケリュネイア", "暗転の牝鹿・ケリュネイア", elsewhere=True),
        ),
        fanfare(look_at_top(5, reveal_into_hand("amulet"), rest="bottom")),
    ),
    # Ceryneian Lighthind
    "BP09-090": (
        ward,
        on_evolve(give_leader(4), cost=burying(your.amulet)),
    ),
    # Heavenly Knight
    "BP09-091": (
        storm,
        ward,
        fanfare(when(at_least(2, your.amulet), both(give(this, attack=2), give_leader(2)))),
    ),
    # Jeweled Priestess
    "BP09-093": (evolve(1),),
    "BP09-094": (
        each_turn(whenever_enters(your.amulet, give_leader(1))),
        on_evolve(hand_onto_field(any_side.amulet.that_cost_up_to(2))),
    ),
    # Whitefang Temple
    "BP09-095": (
        at_start_of_end(place_counter(this, PRAYER), give_leader(1)),
        at_start_of_main(
            when(
                counters_on_this(3, PRAYER, or_more=True),
                both(
                    bury(this), search_one_of_each(any_side.follower.with_trait(FAITH).that_cost_up_to(4), to="field")
                ),
            )
        ),
    ),
    # Opposing Statues
    "BP09-096": (
        fanfare(
            search_one_of_each(any_side.card.that_are_called(Called("Holy Fowl of Ivory", "純白の聖鳥")), to="field")
        ),
        manual_text,
    ),
    # Lycaon
    "BP09-097": (
        evolve(1),
        fanfare(both(select(enemy.follower), deal(5, it)), draw(1), cost=discarding(your.amulet)),
    ),
    "BP09-098": (on_evolve(both(select(enemy.follower), deal(5, it)), draw(1), cost=discarding(your.amulet)),),
    # Holy Fowl of Ivory
    "BP09-099": (
        ward,
        fanfare(when(present(your.amulet), give_leader(2))),
    ),
    # Hexed Fowl of Ebon
    "BP09-100": (
        rush,
        fanfare(when(present(your.amulet), deal(2, enemy.leader))),
    ),
    # Deathscythe Nun
    "BP09-101": (
        bane,
        fanfare(both(select(your.follower.of_class("Havencraft").but_this()), give_keyword(it, bane))),
    ),
    # Moriae Encomium
    "BP09-102": (
        fanfare(draw(1)),
        last_words(both(select(enemy.follower.with_defense_up_to(3)), destroy(it))),
    ),
    # Marcotte, Heretical Festivity
    "BP09-LD03": (),
}
