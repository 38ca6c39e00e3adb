"""The Neutral cards of SD08, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    both,
    destroy,
    draw,
    enemy,
    fanfare,
    give_leader,
    it,
    manual_text,
    select,
    when,
    your,
)
from svedesk.games.sve.words.circumstances import absent, leader_has

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # XXI. Zelgenea, The World
    "SD08-006": (
        fanfare(select(enemy.follower), when(absent(your.follower.but_this()), both(destroy(it), draw(1)))),
        fanfare(when(leader_has(10), give_leader(5))),
        manual_text,
    ),
}
