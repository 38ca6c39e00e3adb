"""The Havencraft cards of BP07, as they were read from their texts."""

from svedesk.games.sve.scripts.traits import MACHINA
from svedesk.games.sve.words import (
    Ability,
    Called,
    Counter,
    Token,
    Trait,
    activate,
    any_side,
    at_least,
    at_start_of_end,
    both,
    bury_this,
    choose_one,
    deal,
    destroy,
    draw,
    enemy,
    engage_this,
    evolve,
    fanfare,
    fanfare_and_last_words,
    give,
    give_leader,
    instead,
    into_ex,
    it,
    look_at_top,
    manual_text,
    may_pay,
    mode,
    on_evolve,
    pay,
    place_counter,
    put_onto_field,
    recover,
    reveal_trait_into_hand,
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
from svedesk.games.sve.words.circumstances import came_from, exactly
from svedesk.games.sve.words.moving import hand_onto_field
from svedesk.games.sve.words.paying import banishing_cards
from svedesk.games.sve.words.players import each_player
from svedesk.games.sve.words.playing import reduce_evolve_cost
from svedesk.games.sve.words.universes import activate_if

FABLE = Trait("Fable", "童話")
PRAYER = Counter("prayer", "祈り")
REPAIR_MODE = Token("BP07-T02", "Repair Mode", "リペアモード")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Limonia, Flawed Saint
    "BP07-086": (
        activate(banishing_cards(your.follower.with_name(REPAIR_MODE).in_ex), reduce_evolve_cost(1, this_turn=True)),
        evolve(7),
        fanfare(into_ex(1, REPAIR_MODE)),
    ),
    "BP07-087": (
        activate(
            pay(0),
            both(select(your.follower.with_trait(MACHINA).that_cost_up_to(2).in_cemetery), put_onto_field(it)),
            times=1,
        ),
        on_evolve(destroy(enemy.follower)),
    ),
    # Lapis, Glorious Seraph
    "BP07-088": (
        ward,
        at_start_of_end(both(select(your.card), place_counter(it, PRAYER)), give_leader(2)),
        manual_text,
    ),
    # Father Refinement
    "BP07-089": (
        rush,
        fanfare(into_ex(2, REPAIR_MODE), recover(2)),
        strike(instead(draw(1), exactly(5, your.follower.with_name(REPAIR_MODE).in_ex), draw(2))),
    ),
    # Marlone, Light of Balance
    "BP07-090": (
        evolve(1),
        fanfare(each_player(into_ex(1, REPAIR_MODE))),
    ),
    # Augmentation Bestowal
    "BP07-092": (
        spell(
            choose_one(
                mode(
                    may_pay(
                        banishing_cards(your.follower.with_name(REPAIR_MODE).in_ex, 2),
                        search_one_of_each(any_side.follower.with_trait(MACHINA).that_cost_up_to(3), to="field"),
                    )
                ),
                mode(
                    may_pay(
                        banishing_cards(your.follower.with_name(REPAIR_MODE).in_ex, 5),
                        search_one_of_each(any_side.follower.with_trait(MACHINA).that_cost_up_to(6), to="field"),
                    )
                ),
            )
        ),
    ),
    # Bunny-Eared Administrator
    "BP07-093": (
        fanfare(when(came_from("hand", elsewhere=True), both(select(enemy.follower), deal(3, it)))),
        manual_text,
    ),
    # Robofalcon
    "BP07-094": (
        storm,
        evolve(1),
        strike(
            into_ex(1, REPAIR_MODE), when(at_least(3, your.follower.with_name(REPAIR_MODE).in_ex), give(this, attack=1))
        ),
    ),
    "BP07-095": (
        storm,
        on_evolve(into_ex(1, REPAIR_MODE)),
        strike(
            into_ex(1, REPAIR_MODE), when(at_least(3, your.follower.with_name(REPAIR_MODE).in_ex), give(this, attack=1))
        ),
    ),
    # Marcotte, Heretical Sister
    "BP07-096": (
        ward,
        fanfare(instead(draw(1), exactly(5, your.card.in_ex), search_one_of_each(any_side.card))),
    ),
    # Ironknuckle Nun
    "BP07-097": (
        ward,
        *fanfare_and_last_words(into_ex(1, REPAIR_MODE)),
    ),
    # Dark Bishop
    "BP07-098": (evolve(1),),
    "BP07-099": (
        on_evolve(
            look_at_top(
                5,
                take(
                    any_side.follower.with_trait(FABLE).that_cost_up_to(5).or_cards(any_side.amulet.with_trait(FABLE)),
                    "field",
                ),
                rest="bottom",
            )
        ),
    ),
    # Meowskers, Ruff-Tuff Major
    "BP07-100": (
        storm,
        strike(both(select(enemy.leader_and_follower), deal(1, it))),
    ),
    # Saintly Core
    "BP07-101": (
        activate_if(at_least(2, your.follower.with_trait(MACHINA)), engage_this + bury_this, into_ex(1, REPAIR_MODE)),
        fanfare(look_at_top(2, reveal_trait_into_hand(MACHINA), rest="bottom")),
    ),
    # Meowskers Ambush!
    "BP07-102": (
        activate(
            pay(1) + engage_this + bury_this,
            hand_onto_field(
                any_side.follower.that_are_called(Called("ムニャール", "ムニャール", in_part=True, elsewhere=True))
            ),
        ),
        fanfare(look_at_top(3, take(any_side.follower.of_class("Havencraft"), reveal=True), rest="bottom")),
    ),
    # Sonia, Guardian of Silence
    "BP07-LD03": (),
}
