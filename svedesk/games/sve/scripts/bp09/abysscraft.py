"""The Abysscraft cards of BP09, as they were read from their texts."""

from svedesk.games.sve.scripts.tokens import FOREST_BAT, GHOST
from svedesk.games.sve.words import (
    Ability,
    Called,
    Trait,
    activate,
    add_to_hand,
    any_side,
    assail,
    at_least,
    at_start_of_main,
    both,
    bury_this,
    burying,
    cannot_attack,
    choose_one,
    deal,
    destroy,
    discard,
    draw,
    enemy,
    engage_this,
    evolve,
    fanfare,
    give,
    give_leader,
    into_ex,
    it,
    its_leader,
    its_own_leader,
    last_words,
    limited,
    manual_text,
    mode,
    necrocharge,
    on_evolve,
    present,
    quick,
    recover,
    rush,
    sanguine,
    search_one_of_each,
    select,
    spell,
    summon,
    top_into_cemetery,
    when,
    whenever_enters,
    while_here,
    your,
)
from svedesk.games.sve.words.playing import costs_less_if, play_cost_while_here
from svedesk.games.sve.words.several import together

BEAST = Trait("Beast", "獣")
VAMPIRE = Trait("Vampire", "吸血鬼")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Vania, Nightshade Vampire
    "BP09-069": (
        evolve(1, Called("Vania, Kind Queen", "カインドクイーン・ヴァンピィ")),
        evolve(
            3,
            Called("ブラッドクイーン・ヴァンピィ", "ブラッドクイーン・ヴァンピィ", elsewhere=True),
            condition=at_least(5, your.card.with_trait(VAMPIRE).in_cemetery),
        ),
        fanfare(into_ex(1, FOREST_BAT)),
    ),
    # Vania, Kind Queen
    "BP09-070": (
        play_cost_while_here(your.follower.with_name(FOREST_BAT), shift=-1),
        whenever_enters(your.follower.with_name(FOREST_BAT), give_leader(1)),
        on_evolve(draw(1), discard(1)),
    ),
    # Arcus, Spirited Manager
    "BP09-071": (
        cannot_attack,
        at_start_of_main(when(necrocharge(10), summon(GHOST))),
        manual_text,
    ),
    # Oldblood King
    "BP09-072": (
        while_here(your.follower.with_name(FOREST_BAT), rush, assail),
        evolve(1),
        fanfare(summon(FOREST_BAT, FOREST_BAT)),
    ),
    "BP09-073": (
        while_here(your.follower.with_name(FOREST_BAT), rush, assail),
        on_evolve(give(your.follower.with_name(FOREST_BAT), attack=1)),
    ),
    # Darkfeast Bat
    "BP09-074": (
        fanfare(both(select(enemy.follower), deal(4, together(it, its_own_leader))), when(sanguine, recover(3))),
    ),
    # Gift for Bloodkin
    "BP09-075": (
        costs_less_if(at_least(5, your.card.with_trait(VAMPIRE).in_cemetery), 2),
        spell(
            summon(FOREST_BAT, FOREST_BAT),
            when(
                present(
                    your.follower.that_are_called(
                        Called("ヴァンピィ", "ヴァンピィ", in_part=True, elsewhere=True)
                    ).in_cemetery
                ),
                draw(1),
            ),
        ),
    ),
    # Big Soul Hunter
    "BP09-076": (evolve(1),),
    # Raven, Eventide Vampire
    "BP09-078": (
        activate(
            engage_this + burying(your.follower.with_name(FOREST_BAT)),
            choose_one(
                mode(both(select(enemy.follower), deal(4, it)), draw(1)),
                mode(deal(2, enemy.leader), give_leader(2), draw(1)),
            ),
        ),
    ),
    # Blood Moon
    "BP09-079": (
        activate(engage_this + bury_this, deal(1, any_side.leader)),
        fanfare(search_one_of_each(any_side.follower.with_trait(BEAST))),
    ),
    # Orator of the Bones
    "BP09-080": (evolve(1),),
    "BP09-081": (on_evolve(both(select(your.follower.of_class("Abysscraft").in_cemetery), add_to_hand(it))),),
    # Raven, Noontide Vampire
    "BP09-082": (
        limited(whenever_enters(your.follower.with_name(FOREST_BAT), give_leader(1))),
        fanfare(into_ex(1, FOREST_BAT)),
    ),
    # Raven, Midnight Vampire
    "BP09-083": (
        limited(whenever_enters(your.follower.with_name(FOREST_BAT), deal(1, enemy.leader))),
        fanfare(into_ex(1, FOREST_BAT)),
    ),
    # Death the Nyctophile
    "BP09-084": (
        rush,
        last_words(both(select(enemy.follower), destroy(it)), deal(3, its_leader)),
    ),
    # Poltergeist
    "BP09-085": (
        quick,
        spell(top_into_cemetery(2)),
    ),
    # Aenea, Gentle Amethyst
    "BP09-LD02": (),
}
