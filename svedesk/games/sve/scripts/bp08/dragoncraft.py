"""The Dragoncraft cards of BP08, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    Token,
    Trait,
    any_side,
    at_start_of_end,
    banishing,
    both,
    choose_one,
    deal,
    destroy,
    discarding,
    draw,
    enemy,
    evolve,
    fanfare,
    give,
    give_leader,
    instead,
    it,
    last_words,
    limited,
    look_at_top,
    manual_text,
    mode,
    on_evolve,
    overflow,
    present,
    reveal_trait_into_hand,
    rush,
    select,
    spell,
    storm,
    strike,
    summon,
    take,
    this,
    top_into_cemetery,
    ward,
    when,
    your,
)
from svedesk.games.sve.words.events import during, when_this_takes_damage
from svedesk.games.sve.words.moving import put_into_ex
from svedesk.games.sve.words.playing import shift_play_cost
from svedesk.games.sve.words.several import together
from svedesk.games.sve.words.universes import whenever_buried

DRAGONEWT = Trait("Dragonewt", "ドラゴニュート")
OTOHIME_S_VANGUARD = Token("BP08-T03", "Otohime's Vanguard", "竜帝の近衛兵")
WYRMKIN = Trait("Wyrmkin", "竜族")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Dragon Empress Otohime
    "BP08-052": (
        during(
            "your",
            whenever_buried(
                your.follower.of_class("Dragoncraft").but_this(), both(select(enemy.leader_and_follower), deal(1, it))
            ),
        ),
        fanfare(
            instead(
                summon(OTOHIME_S_VANGUARD), overflow, summon(OTOHIME_S_VANGUARD, OTOHIME_S_VANGUARD, OTOHIME_S_VANGUARD)
            )
        ),
    ),
    # Azi Dahaka
    "BP08-053": (
        evolve(2),
        manual_text,
    ),
    "BP08-054": (
        storm,
        manual_text,
    ),
    # Annerose
    "BP08-055": (
        evolve(1),
        fanfare(when(overflow, look_at_top(3, reveal_trait_into_hand(DRAGONEWT), rest="bottom"))),
    ),
    "BP08-056": (on_evolve(both(select(enemy.follower), deal(2, it))),),
    # Ouroboros
    "BP08-057": (
        fanfare(both(select(enemy.follower), deal(5, it)), give_leader(5)),
        last_words(put_into_ex(this), cost=discarding(your.card, 2)),
    ),
    # Elios, Loyal Dragoon
    "BP08-059": (
        ward,
        when_this_takes_damage(give(together(this, your.leader), defense=1)),
        evolve(3),
    ),
    "BP08-060": (
        storm,
        ward,
        when_this_takes_damage(give(together(this, your.leader), defense=1)),
    ),
    # Dragonsoul Princess
    "BP08-061": (
        fanfare(
            look_at_top(5, take(any_side.follower.with_trait(WYRMKIN), "ex"), rest="bottom"),
            when(overflow, shift_play_cost(it, -3, this_turn=True)),
        ),
    ),
    # Vile Violet Dragon
    "BP08-062": (
        limited(when_this_takes_damage(draw(2))),
        fanfare(when(overflow, give(this, rush, attack=1, defense=1))),
    ),
    # Zealot of Disdain
    "BP08-063": (
        during("your", when_this_takes_damage(deal(1, enemy.leader), ability=True)),
        fanfare(deal(1, any_side.follower)),
    ),
    # Righteous Dragoon
    "BP08-064": (
        fanfare(
            when(overflow, choose_one(mode(both(select(enemy.follower), deal(4, it))), mode(deal(2, enemy.follower))))
        ),
    ),
    # Geovore
    "BP08-065": (
        evolve(1),
        fanfare(
            top_into_cemetery(2),
            when(present(your.card.not_of_class("Dragoncraft").in_cemetery), both(give_leader(2), draw(1))),
        ),
    ),
    "BP08-066": (strike(give(this, attack=2), cost=banishing("card", 5)),),
    # Draco Marionette
    "BP08-067": (
        rush,
        at_start_of_end(destroy(this)),
    ),
    # Sneer of Disdain
    "BP08-068": (
        spell(both(select(any_side.follower), deal(1, it))),
        manual_text,
    ),
    # Ho-chan, Kaleidoscopic Phoenix
    "BP08-LD03": (),
}
