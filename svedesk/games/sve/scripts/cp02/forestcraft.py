"""The Forestcraft cards of CP02, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    Trait,
    activate,
    any_side,
    at_least,
    both,
    bury,
    bury_this,
    deal,
    discarding,
    draw,
    enemy,
    engage_this,
    evolve,
    fanfare,
    fanfare_and_last_words,
    give,
    give_keyword,
    it,
    look_at_top,
    manual_text,
    on_evolve,
    pay,
    present,
    put_into_deck,
    recover,
    return_to_hand,
    reveal_trait_into_hand,
    rush,
    select,
    spell,
    storm,
    strike,
    this,
    ward,
    when,
    your,
)
from svedesk.games.sve.words.moving import hand_onto_field
from svedesk.games.sve.words.paying import use_no_more
from svedesk.games.sve.words.playing import costs_less_if
from svedesk.games.sve.words.universes import lesson, whenever_plays

IM_S_CG = Trait("iM@S CG", "デレマス")
PASSION = Trait("Passion", "パッション")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Aiko Takamori
    "CP02-001": (
        evolve(1),
        fanfare(look_at_top(3, reveal_trait_into_hand(PASSION), rest="bottom")),
    ),
    "CP02-002": (on_evolve(hand_onto_field(any_side.follower.with_trait(PASSION).that_cost_up_to(3))),),
    # Miku Maekawa
    "CP02-003": (
        activate(pay(1) + lesson(1), give_keyword(this, storm)),
        strike(both(select(enemy.follower), deal(2, it))),
    ),
    # Yuzu Kitami
    "CP02-004": (
        ward,
        evolve(2),
        manual_text,
    ),
    "CP02-005": (
        ward,
        activate(lesson(1), both(select(your.card.but_this().that_cost_up_to(1)), return_to_hand(it)), use_no_more),
        on_evolve(both(select(enemy.follower.that_cost_up_to(2)), return_to_hand(it))),
    ),
    # Anastasia
    "CP02-006": (
        fanfare(recover(2)),
        manual_text,
    ),
    # Brand New Beat
    "CP02-007": (
        activate(engage_this + bury_this, both(select(your.follower), give(it, attack=1, defense=1))),
        manual_text,
    ),
    # Yumi Aiba
    "CP02-009": (
        evolve(1),
        fanfare(when(at_least(3, your.follower.with_trait(PASSION)), both(select(enemy.follower), deal(2, it)))),
    ),
    "CP02-010": (on_evolve(both(select(enemy.follower.with_defense_up_to(3)), put_into_deck(it, 1, "bottom"))),),
    # Goddess by the Sunlit Sea
    "CP02-011": (spell(draw(1), when(present(your.follower.that_cost_at_least(5)), recover(1))),),
    # Honoka Ayase
    "CP02-012": (fanfare(both(select(your.follower.with_trait(IM_S_CG).but_this()), give_keyword(it, rush))),),
    # Azuki Momoi
    "CP02-013": (
        ward,
        costs_less_if(at_least(3, your.follower.with_trait(IM_S_CG)), 3),
    ),
    # Kana Imai
    "CP02-014": (evolve(1),),
    # Otoha Umeki
    "CP02-016": (whenever_plays(your.card, both(select(enemy.follower), deal(1, it))),),
    # A Single Vessel
    "CP02-017": (
        activate(pay(2) + engage_this + discarding(your.card), bury(this)),
        *fanfare_and_last_words(both(select(enemy.follower), deal(3, it))),
    ),
    # Aiko Takamori [Vow of Love]
    "CP02-LD01": (),
    # Asterisk
    "CP02-SP01a": (
        activate(pay(1) + lesson(1), give_keyword(this, storm)),
        strike(both(select(enemy.follower), deal(2, it))),
    ),
}
