"""The Abysscraft cards of CSD01, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    Trait,
    activate,
    add_to_hand,
    assail,
    at_least,
    both,
    deal,
    destroy,
    enemy,
    engage_this,
    fanfare,
    give,
    give_keyword,
    it,
    pay,
    quick,
    select,
    select_up_to,
    spell,
    storm,
    this,
    top_into_cemetery,
    when,
    your,
)
from svedesk.games.sve.words.playing import costs_less_if
from svedesk.games.sve.words.universes import on_race, race, serve

UMAMUSUME = Trait("Umamusume", "ウマ娘")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # My Solo Drawn to Raindrop Drums
    "CSD01-012": (
        quick,
        costs_less_if(at_least(10, your.card.with_trait(UMAMUSUME).in_cemetery), 2),
        spell(both(select(enemy.follower), destroy(it))),
    ),
    # Curren Chan
    "CSD01-024": (
        activate(pay(1) + engage_this, select(enemy.follower), both(deal(1, it), top_into_cemetery(1))),
        serve(1, pay(1), race(this)),
    ),
    # Twin Turbo
    "CSD01-025": (
        assail,
        fanfare(when(at_least(10, your.card.with_trait(UMAMUSUME).in_cemetery), give_keyword(this, storm))),
        serve(1, pay(1), race(this)),
    ),
    # Sakura Chiyono O
    "CSD01-026": (
        on_race(
            give(this, attack=1, defense=1),
            both(select_up_to(1, your.card.with_trait(UMAMUSUME).in_cemetery), add_to_hand(it)),
        ),
        serve(1, pay(1), race(this)),
    ),
}
