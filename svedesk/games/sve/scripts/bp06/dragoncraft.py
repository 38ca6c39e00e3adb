"""The Dragoncraft cards of BP06, as they were read from their texts."""

from svedesk.games.sve.scripts.tokens import DRAGON
from svedesk.games.sve.words import (
    Ability,
    Called,
    Token,
    activate_from_ex,
    any_side,
    banish,
    both,
    draw,
    enemy,
    engage,
    evolve,
    fanfare,
    give,
    give_leader,
    ignores_ward,
    instead,
    into_ex,
    it,
    last_words,
    look_at_top,
    manual_text,
    on_evolve,
    overflow,
    pay,
    present,
    rush,
    select,
    spell,
    storm,
    strike,
    summon,
    take,
    this,
    ward,
    when,
    while_here,
    your,
)
from svedesk.games.sve.words.circumstances import it_is
from svedesk.games.sve.words.moving import hand_onto_field, put_into_ex
from svedesk.games.sve.words.paying import bury_this_in_ex
from svedesk.games.sve.words.players import each_player
from svedesk.games.sve.words.playing import cannot_play
from svedesk.games.sve.words.while_so import forbid

MEGALORCA = Token("BP02-T05", "Megalorca", "オルカ")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Garyu, Supreme Dragonkin
    "BP06-054": (
        while_here(your.follower.of_class("Dragoncraft").but_this(), ward),
        evolve(1),
        fanfare(draw(1)),
    ),
    "BP06-055": (
        while_here(your.follower.of_class("Dragoncraft").but_this(), ward),
        on_evolve(hand_onto_field(any_side.follower.of_class("Dragoncraft").that_cost_up_to(5))),
    ),
    # Filene, Whitefrost Dragonewt
    "BP06-056": (
        fanfare(both(select(enemy.follower), engage(it)), forbid(it, "refreshing", "next")),
        manual_text,
    ),
    # Sakamata Chloe, Deep-Sea Predator
    "BP06-057": (
        fanfare(both(select(enemy.follower), engage(it)), forbid(it, "refreshing", "next")),
        manual_text,
    ),
    # Phoenix Empress
    "BP06-058": (
        rush,
        manual_text,
    ),
    # Wyrm God of the Skies
    "BP06-059": (
        activate_from_ex(
            pay(2) + bury_this_in_ex,
            both(select(your.follower), give(it, attack=4, defense=4)),
            forbid(it, "attacks", "turn"),
        ),
        evolve(1),
        cannot_play("elsewhere"),
    ),
    "BP06-060": (
        last_words(put_into_ex(this)),
        on_evolve(give_leader(3)),
    ),
    # Ice Dancing Dragonewt
    "BP06-063": (
        evolve(1),
        fanfare(when(overflow, give(this, storm, attack=1))),
    ),
    "BP06-064": (ignores_ward,),
    # Jadelong Tactician
    "BP06-065": (
        storm,
        strike(
            both(
                select(your.follower.but_this()),
                instead(
                    give(it, attack=1, defense=1),
                    it_is(any_side.card.that_are_called(Called("Garyu, Supreme Dragonkin", "覇道の龍人・ガリュウ"))),
                    give(it, attack=2, defense=2),
                ),
            )
        ),
    ),
    # Aquascale Stalwart
    "BP06-066": (
        ward,
        fanfare(
            when(
                overflow,
                look_at_top(
                    5, take(any_side.follower.of_class("Dragoncraft").that_cost_at_least(5), reveal=True), rest="bottom"
                ),
            )
        ),
    ),
    # Dragonblader
    "BP06-068": (
        evolve(1),
        fanfare(each_player(into_ex(1, DRAGON))),
    ),
    "BP06-069": (on_evolve(both(select(any_side.card.in_ex), banish(it))),),
    # Trident Merman
    "BP06-070": (fanfare(summon(MEGALORCA, MEGALORCA)),),
    # Dragon Chef
    "BP06-071": (fanfare(instead(give_leader(2), present(your.amulet), give_leader(4))),),
    # Flamewinged Might
    "BP06-072": (spell(both(select(your.follower), give(it, attack=2))),),
    # Oracle of the Waterwyrm
    "BP06-LD02": (),
    # Sakamata Chloe
    "BP06-LDS02": (),
}
