"""The Dragoncraft cards of BP01, as they were read from their texts."""

from svedesk.games.sve.scripts.tokens import DRAGON
from svedesk.games.sve.words import (
    Ability,
    activate,
    any_side,
    assail,
    attack_of,
    aura,
    bane,
    both,
    cannot_attack,
    deal,
    destroy,
    discard,
    draw,
    enemy,
    engage_this,
    evolve,
    fanfare,
    give,
    give_keyword,
    give_leader,
    give_x,
    intimidate,
    into_ex,
    it,
    last_words,
    look_at_top,
    on_evolve,
    overflow,
    pay,
    put_onto_field,
    quick,
    raise_max_play_points,
    recover,
    rush,
    select,
    spell,
    storm,
    strike,
    summon,
    take,
    then,
    this,
    ward,
    when,
    while_here,
    your,
)
from svedesk.games.sve.words.moving import top_into_ex
from svedesk.games.sve.words.players import its_controller
from svedesk.games.sve.words.playing import shift_play_cost

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Dark Dragoon Forte
    "BP01-076": (
        storm,
        evolve(2),
    ),
    "BP01-077": (
        storm,
        aura,
    ),
    # Zirnitra
    "BP01-078": (
        activate(
            pay(2) + engage_this,
            select(your.follower.with_name(DRAGON).in_ex.tokens),
            both(put_onto_field(it), give_keyword(it, rush)),
            when(overflow, recover(2)),
        ),
        fanfare(into_ex(1, DRAGON)),
    ),
    # Aiela, Dragon Knight
    "BP01-079": (
        assail,
        last_words(raise_max_play_points(1)),
    ),
    # Genesis Dragon
    "BP01-080": (storm,),
    # Shapeshifting Mage
    "BP01-081": (
        evolve(1),
        fanfare(when(overflow, give(this, attack=3, defense=3))),
    ),
    "BP01-082": (
        assail,
        bane,
    ),
    # Wyvern Cavalier
    "BP01-084": (fanfare(top_into_ex(), shift_play_cost(it, -2)),),
    # Dragonewt Scholar
    "BP01-085": (
        intimidate,
        strike(then(draw(1), discard(1))),
    ),
    # Shenlong
    "BP01-086": (
        ward,
        evolve(2),
        fanfare(then(draw(2), discard(1))),
    ),
    "BP01-087": (
        ward,
        on_evolve(give_leader(5)),
    ),
    # Imprisoned Dragon
    "BP01-088": (
        ward,
        cannot_attack,
    ),
    # Conflagration
    "BP01-089": (spell(deal(5, any_side.follower)),),
    # Serpent Wrath
    "BP01-090": (
        quick,
        spell(select(enemy.follower), both(deal(5, it), when(overflow, draw(1)))),
    ),
    # Wyrm Spire
    "BP01-091": (
        activate(engage_this, both(select(any_side.follower), destroy(it)), its_controller(summon(DRAGON))),
        while_here(your.follower.with_name(DRAGON).tokens, rush),
    ),
    # Ivory Dragon
    "BP01-092": (evolve(0),),
    "BP01-093": (on_evolve(when(overflow, draw(1))),),
    # Ace Dragoon
    "BP01-095": (
        rush,
        fanfare(both(select(any_side.follower.but_this()), give_x(this, attack_of(it), "attack"))),
    ),
    # Mist Dragon
    "BP01-096": (intimidate,),
    # Dragon Emissary
    "BP01-100": (
        spell(
            look_at_top(
                5, take(any_side.card.of_class("Dragoncraft").that_cost_at_least(5), reveal=True), rest="bottom"
            )
        ),
    ),
    # Zirnitra, Zealous Wings
    "BP01-LD08": (),
}
