"""The Swordcraft cards of CSD02A, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    Trait,
    activate,
    at_least,
    both,
    count,
    enemy,
    fanfare,
    give,
    give_leader,
    give_x,
    it,
    look_at_top,
    manual_text,
    reveal_trait_into_hand,
    rush,
    select,
    ward,
    your,
)
from svedesk.games.sve.words.universes import lesson
from svedesk.games.sve.words.while_so import has_while

CUTE = Trait("Cute", "キュート")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Uzuki Shimamura [P.C.S.]
    "CSD02A-001": (
        activate(lesson(1), give_leader(3), times=1),
        manual_text,
    ),
    # Kyoko Igarashi [P.C.S.]
    "CSD02A-002": (
        ward,
        activate(lesson(1), both(select(enemy.follower), give(it, attack=-1, defense=-1)), times=1),
        fanfare(both(select(enemy.follower), give_x(it, count(your.follower.with_trait(CUTE)), less=True))),
    ),
    # Miho Kohinata [P.C.S.]
    "CSD02A-003": (
        fanfare(look_at_top(1, reveal_trait_into_hand(CUTE))),
        has_while(at_least(3, your.follower.with_trait(CUTE)), rush),
    ),
    # Uzuki Shimamura [Stage of Magic]
    "CSD02A-LD01": (),
}
