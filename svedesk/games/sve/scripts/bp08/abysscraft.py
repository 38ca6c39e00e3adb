"""The Abysscraft cards of BP08, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    Called,
    Token,
    Trait,
    activate,
    activate_from_hand,
    at_least,
    at_start_of_end,
    both,
    choose_one,
    deal,
    discard_at_random,
    draw,
    enemy,
    engage,
    evolve,
    fanfare,
    fanfare_and_last_words,
    give,
    give_leader,
    instead,
    into_ex,
    it,
    last_words,
    look_at_top,
    lower_leader_defense,
    manual_text,
    mode,
    necrocharge,
    on_evolve,
    pay,
    put_onto_field,
    reveal_trait_into_hand,
    rush,
    sanguine,
    select,
    spell,
    top_into_cemetery,
    ward,
    when,
    your,
)
from svedesk.games.sve.words.paying import put_this_into_ex
from svedesk.games.sve.words.playing import costs_less_if
from svedesk.games.sve.words.universes import whenever_plays

DEPARTED = Trait("Departed", "死者")
THORN_BURST = Token("BP01-T01", "Thorn Burst", "薔薇の一撃")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Crimson Rose Queen
    "BP08-069": (
        evolve(2),
        fanfare(into_ex(1, THORN_BURST)),
    ),
    "BP08-070": (
        whenever_plays(
            your.card.that_costs(2),
            choose_one(mode(deal(2, enemy.follower), give_leader(2)), mode(deal(2, enemy.leader))),
        ),
        manual_text,
    ),
    # Tartarus, the Tormentor
    "BP08-072": (
        activate_from_hand(
            pay(1) + put_this_into_ex, look_at_top(2, reveal_trait_into_hand(DEPARTED), rest="cemetery")
        ),
        costs_less_if(at_least(15, your.card.with_trait(DEPARTED).in_cemetery), 5),
        evolve(1),
    ),
    "BP08-073": (on_evolve(both(select(your.follower.with_trait(DEPARTED).in_cemetery), put_onto_field(it))),),
    # Sonata of Silence
    "BP08-075": (
        spell(
            both(
                select(
                    your.card.that_are_called(Called("Rulenye, Omen of Silence", "沈黙の絶傑・ルルナイ")).in_cemetery
                ),
                put_onto_field(it),
            ),
            when(necrocharge(10), discard_at_random(1, "opponent")),
        ),
    ),
    # Chris Pumpkinhead
    "BP08-076": (
        evolve(1),
        at_start_of_end(
            when(necrocharge(10), both(select(your.follower), give(it, ward, attack=1, defense=1), engage(it)))
        ),
    ),
    "BP08-077": (
        on_evolve(top_into_cemetery(2)),
        at_start_of_end(
            when(necrocharge(10), both(select(your.follower), give(it, ward, attack=1, defense=1), engage(it)))
        ),
    ),
    # Salome
    "BP08-078": (*fanfare_and_last_words(both(select(enemy.follower), deal(2, it)), give_leader(1)),),
    # Kiss of Lust
    "BP08-079": (spell(give_leader(2), instead(draw(1), sanguine, draw(2))),),
    # Arion
    "BP08-080": (
        rush,
        last_words(
            both(select(your.follower.of_class("Abysscraft").that_cost_up_to(5).in_cemetery), put_onto_field(it))
        ),
    ),
    # Marian the Mummy
    "BP08-081": (
        evolve(1),
        fanfare(top_into_cemetery(2)),
    ),
    # Zealot of Silence
    "BP08-083": (
        rush,
        manual_text,
    ),
    # Zealot of Lust
    "BP08-084": (activate(lower_leader_defense(1), both(select(enemy.follower), deal(1, it)), times=2),),
}
