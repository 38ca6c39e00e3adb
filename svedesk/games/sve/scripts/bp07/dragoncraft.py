"""The Dragoncraft cards of BP07, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    Called,
    Token,
    Trait,
    activate,
    any_side,
    at_least,
    both,
    bury_this,
    choose_one,
    count,
    deal,
    enemy,
    evolve,
    fanfare,
    give,
    give_leader,
    it,
    last_words,
    look_at_top,
    manual_text,
    mode,
    on_evolve,
    overflow,
    pay,
    put_onto_field,
    raise_max_play_points,
    reveal_trait_into_hand,
    search_one_of_each,
    select,
    summon,
    take,
    this,
    ward,
    when,
    your,
)
from svedesk.games.sve.words.events import whenever_attacks
from svedesk.games.sve.words.moving import hand_onto_field
from svedesk.games.sve.words.paying import banishing_cards
from svedesk.games.sve.words.playing import cannot_play, play_it
from svedesk.games.sve.words.several import together

DRAGONEWT = Trait("Dragonewt", "ドラゴニュート")
MARINE = Trait("Marine", "海洋")
NATURA = Trait("Natura", "自然")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Valdain, Cursed Shadow
    "BP07-052": (
        evolve(2),
        evolve(0, condition=at_least(10, your.card.with_trait(NATURA).in_cemetery)),
        fanfare(look_at_top(3, reveal_trait_into_hand(NATURA), rest="cemetery")),
    ),
    "BP07-053": (
        on_evolve(
            choose_one(
                mode(
                    both(select(enemy.follower), deal(4, it)),
                    search_one_of_each(
                        any_side.card.that_are_called(Called("Shadow's Corrosion", "影の侵食")), to="ex"
                    ),
                ),
                mode(
                    both(
                        select(your.card.that_are_called(Called("Shadow's Corrosion", "影の侵食")).in_cemetery),
                        play_it(it),
                    )
                ),
            )
        ),
    ),
    # Neptune, Tidemistress
    "BP07-054": (
        ward,
        fanfare(
            look_at_top(
                5, take(any_side.follower.with_trait(MARINE).of_other_names(), "hand", 2, reveal=True), rest="bottom"
            ),
            hand_onto_field(any_side.follower.with_trait(MARINE).that_cost_up_to(5)),
            give(it, attack=2, defense=2),
        ),
    ),
    # Marion, Elegant Dragonewt
    "BP07-056": (
        evolve(1),
        fanfare(when(overflow, look_at_top(3, take(any_side.follower.of_class("Dragoncraft"), "ex"), rest="bottom"))),
    ),
    # Shadow's Corrosion
    "BP07-058": (
        cannot_play("ex"),
        manual_text,
    ),
    # Bubbleborne Mermaid
    "BP07-059": (fanfare(give_leader(count(your.follower.with_trait(MARINE)))),),
    # Hoarfrost Triceratops
    "BP07-060": (
        evolve(1),
        fanfare(
            give(this, attack=2, defense=2),
            cost=banishing_cards(
                your.follower.with_name(Token("BP07-T03", "Naterran Great Tree", "ナテラの大樹", amulet=True))
            ),
        ),
        last_words(summon(Token("BP07-T03", "Naterran Great Tree", "ナテラの大樹", amulet=True))),
    ),
    "BP07-061": (
        last_words(summon(Token("BP07-T03", "Naterran Great Tree", "ナテラの大樹", amulet=True))),
        on_evolve(both(select(enemy.follower), deal(3, it))),
    ),
    # Whirlwind Pteranodon
    "BP07-062": (
        fanfare(
            raise_max_play_points(1),
            cost=banishing_cards(
                your.follower.with_name(Token("BP07-T03", "Naterran Great Tree", "ナテラの大樹", amulet=True))
            ),
        ),
        last_words(summon(Token("BP07-T03", "Naterran Great Tree", "ナテラの大樹", amulet=True))),
    ),
    # Dragonewt Needler
    "BP07-063": (whenever_attacks(your.follower.with_trait(DRAGONEWT), deal(2, enemy.leader)),),
    # Doting Dragoneer
    "BP07-065": (
        evolve(2),
        fanfare(when(overflow, both(select(enemy.follower), deal(2, it)))),
    ),
    "BP07-066": (
        on_evolve(
            both(select(your.follower.of_class("Dragoncraft").that_cost_up_to(3).in_cemetery), put_onto_field(it))
        ),
    ),
    # Boomfish
    "BP07-067": (activate(pay(2) + bury_this, deal(3, together(any_side.follower, your.leader))),),
    # Forte, Duskwing Tyrant
    "BP07-LD02": (),
}
