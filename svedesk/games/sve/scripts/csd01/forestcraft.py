"""The Forestcraft cards of CSD01, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    both,
    enemy,
    evolve,
    fanfare,
    give,
    give_leader,
    it,
    on_evolve,
    pay,
    put_into_deck,
    return_to_hand,
    select,
    select_up_to,
    storm,
    this,
    your,
)
from svedesk.games.sve.words.paying import returning
from svedesk.games.sve.words.universes import on_race, race, serve
from svedesk.games.sve.words.while_so import forbid

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Silence Suzuka
    "CSD01-001": (
        storm,
        evolve(2),
        serve(1, pay(1), race(this)),
    ),
    "CSD01-002": (
        storm,
        on_evolve(both(select(enemy.follower), put_into_deck(it))),
    ),
    # Eishin Flash
    "CSD01-008": (
        on_race(give(this, attack=1, defense=1), both(select_up_to(1, enemy.follower), return_to_hand(it))),
        serve(1, pay(1), race(this)),
    ),
    # Marvelous Sunday
    "CSD01-014": (
        fanfare(give_leader(2), cost=returning(your.card.but_this())),
        serve(1, pay(1), race(this)),
    ),
    # Haru Urara
    "CSD01-015": (
        on_race(give(this, attack=1, defense=1), forbid(this, "damage", "turn")),
        serve(1, pay(1), race(this)),
    ),
}
