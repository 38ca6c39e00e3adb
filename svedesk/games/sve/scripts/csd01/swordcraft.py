"""The Swordcraft cards of CSD01, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    Called,
    Trait,
    add_to_hand,
    any_side,
    both,
    choose_one,
    count,
    deal,
    enemy,
    engage,
    evolve,
    fanfare,
    it,
    last_words,
    look_at_top,
    mode,
    pay,
    reveal_trait_into_hand,
    rush,
    search_one_of_each,
    select,
    spell,
    storm,
    this,
    twice,
    your,
)
from svedesk.games.sve.words.universes import on_race, race, serve

BNW = Trait("BNW", "BNW")
UMAMUSUME = Trait("Umamusume", "ウマ娘")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Tokai Teio
    "CSD01-003": (
        evolve(2),
        fanfare(both(select(enemy.follower), deal(twice(count(your.follower)), it))),
        serve(1, pay(1), race(this)),
    ),
    "CSD01-004": (storm,),
    # Trial Initiation
    "CSD01-009": (
        spell(
            choose_one(
                mode(look_at_top(2, reveal_trait_into_hand(UMAMUSUME), rest="bottom")),
                mode(both(select(your.follower.with_trait(BNW).in_cemetery), add_to_hand(it))),
            )
        ),
    ),
    # Narita Taishin
    "CSD01-016": (
        rush,
        serve(1, pay(1), race(this)),
    ),
    # Symboli Rudolf
    "CSD01-017": (
        last_words(search_one_of_each(any_side.card.that_are_called(Called("Tokai Teio", "トウカイテイオー")))),
        serve(1, pay(1), race(this)),
    ),
    # Biko Pegasus
    "CSD01-018": (
        on_race(both(select(enemy.follower), engage(it))),
        serve(1, pay(1), race(this)),
    ),
}
