"""The Swordcraft cards of BP04, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    Called,
    Trait,
    add_to_hand,
    any_side,
    assail,
    at_least,
    at_start_of_end,
    attack_of,
    aura,
    bane,
    both,
    choose_one,
    deal,
    enemy,
    evolve,
    fanfare,
    give,
    give_leader,
    it,
    its_own_leader,
    last_words,
    manual_text,
    mode,
    on_evolve,
    present,
    rush,
    search_one_of_each,
    select,
    spell,
    storm,
    strike,
    this,
    ward,
    when,
    whenever_enters,
    your,
)
from svedesk.games.sve.words.moving import put_into_ex
from svedesk.games.sve.words.playing import costs_less_if
from svedesk.games.sve.words.several import together

ARTHURIAN = Trait("Arthurian", "円卓")
COMMANDER = Trait("Commander", "指揮官")
OFFICER = Trait("Officer", "兵士")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Mars, Silent Flame General
    "BP04-020": (
        whenever_enters(your.follower.with_trait(OFFICER), give(it, attack=1)),
        evolve(0),
    ),
    "BP04-021": (
        whenever_enters(your.follower.with_trait(OFFICER), give(it, attack=1)),
        manual_text,
    ),
    # Gawain of the Round Table
    "BP04-022": (
        rush,
        manual_text,
    ),
    # Barbarossa
    "BP04-023": (
        assail,
        costs_less_if(at_least(3, enemy.card), 2),
        evolve(1),
    ),
    "BP04-024": (
        assail,
        last_words(put_into_ex(this)),
    ),
    # Perseus
    "BP04-025": (fanfare(when(at_least(4, your.follower), give(this, attack=1, defense=1))),),
    # Cyclone Blade
    "BP04-026": (spell(both(select(your.follower.with_trait(COMMANDER)), deal(attack_of(it), enemy.follower))),),
    # Chivalrous Charge
    "BP04-027": (spell(both(select(your.follower.with_trait(COMMANDER)), deal(attack_of(it), enemy.follower))),),
    # Shrouded Assassin
    "BP04-028": (
        bane,
        evolve(2),
    ),
    "BP04-029": (
        assail,
        bane,
    ),
    # Lord General Romeo
    "BP04-030": (
        ward,
        costs_less_if(present(your.card.that_are_called(Called("Princess Juliet", "プリンセス・ジュリエット"))), 2),
        at_start_of_end(
            when(
                present(your.card.that_are_called(Called("Princess Juliet", "プリンセス・ジュリエット"))),
                give_leader(2),
            )
        ),
    ),
    # Round Table Assembly
    "BP04-031": (
        spell(
            choose_one(
                mode(search_one_of_each(any_side.follower.with_trait(ARTHURIAN))),
                mode(both(select(your.follower.with_trait(ARTHURIAN)), give(it, attack=1, defense=2))),
            )
        ),
    ),
    # Princess Juliet
    "BP04-032": (
        storm,
        costs_less_if(present(your.card.that_are_called(Called("Lord General Romeo", "ロードジェネラル・ロミオ"))), 2),
        at_start_of_end(
            when(
                present(your.card.that_are_called(Called("Lord General Romeo", "ロードジェネラル・ロミオ"))),
                both(select(enemy.follower), deal(2, it)),
            )
        ),
    ),
    # Flail Knight
    "BP04-033": (strike(both(select(enemy.follower), deal(1, together(it, its_own_leader)))),),
    # Pollux
    "BP04-034": (
        fanfare(when(present(your.follower.not_of_class("Swordcraft")), give(this, rush, attack=1, defense=1))),
    ),
    # Tristan of the Round Table
    "BP04-035": (
        ward,
        evolve(1),
    ),
    "BP04-036": (
        ward,
        on_evolve(both(select(your.card.with_trait(ARTHURIAN).in_cemetery), add_to_hand(it))),
    ),
    # Armor of the Stars
    "BP04-037": (spell(both(select(your.follower), give(it, aura, attack=1, defense=2))),),
    # Suzaku Kururugi
    "BP04-LD02": (),
}
