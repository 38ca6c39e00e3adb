"""The Runecraft cards of CSD01, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    add_to_hand,
    both,
    deal,
    discard,
    discarding,
    draw,
    enemy,
    fanfare,
    give,
    instead,
    it,
    last_words,
    pay,
    present,
    quick,
    select,
    spell,
    then,
    this,
    your,
)
from svedesk.games.sve.words.universes import on_race, race, serve

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Lamplit Training of a Witch-to-Be
    "CSD01-010": (
        quick,
        spell(both(select(enemy.follower), instead(deal(2, it), present(your.follower.racing), deal(3, it)))),
    ),
    # Kawakami Princess
    "CSD01-019": (
        fanfare(both(select(enemy.follower), deal(4, it)), cost=discarding(your.card)),
        serve(1, pay(1), race(this)),
    ),
    # Tosen Jordan
    "CSD01-020": (
        last_words(both(select(your.spell.in_cemetery), add_to_hand(it))),
        serve(1, pay(1), race(this)),
    ),
    # Narita Top Road
    "CSD01-021": (
        on_race(give(this, attack=1, defense=1), then(draw(2), discard(1))),
        serve(1, pay(1), race(this)),
    ),
}
