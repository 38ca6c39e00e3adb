"""The Neutral cards of CP02, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    Token,
    Trait,
    activate,
    bane,
    both,
    destroy,
    draw,
    enemy,
    engage_this,
    fanfare,
    give,
    give_leader,
    into_ex,
    it,
    manual_text,
    recover,
    select,
    spell,
    storm,
    ward,
    your,
)
from svedesk.games.sve.words.universes import lesson

IM_S_CG = Trait("iM@S CG", "デレマス")
MAGICAL_ITEM = Token("T-MAGICAL-ITEM", "Magical Item", "魔法のアイテム")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # New Generations
    "CP02-103": (
        storm,
        bane,
        ward,
        manual_text,
    ),
    # New Wave
    "CP02-104": (fanfare(destroy(enemy.card), cost=lesson(5)),),
    # Master Trainer
    "CP02-105": (fanfare(into_ex(5, MAGICAL_ITEM), recover(4)),),
    # Expert Trainer
    "CP02-106": (fanfare(into_ex(2, MAGICAL_ITEM)),),
    # Rookie Trainer
    "CP02-108": (
        activate(engage_this, both(select(your.follower.with_trait(IM_S_CG).but_this()), give(it, attack=1))),
    ),
    # #UNICUS
    "CP02-SP13": (
        storm,
        bane,
        ward,
        manual_text,
    ),
    # Cute Earrings
    "CP02-T01": (spell(give_leader(1), draw(1)),),
    # Cute Pendant
    "CP02-T02": (spell(give_leader(1), draw(1)),),
    # Cute Tiara
    "CP02-T03": (spell(give_leader(1), draw(1)),),
    # Cool Earrings
    "CP02-T04": (spell(give_leader(1), draw(1)),),
    # Cool Pendant
    "CP02-T05": (spell(give_leader(1), draw(1)),),
    # Cool Tiara
    "CP02-T06": (spell(give_leader(1), draw(1)),),
    # Passion Earrings
    "CP02-T07": (spell(give_leader(1), draw(1)),),
    # Passion Pendant
    "CP02-T08": (spell(give_leader(1), draw(1)),),
    # Passion Tiara
    "CP02-T09": (spell(give_leader(1), draw(1)),),
}
