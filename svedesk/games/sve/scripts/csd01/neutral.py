"""The Neutral cards of CSD01, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    Trait,
    activate,
    any_side,
    both,
    engage_this,
    fanfare,
    give,
    instead,
    it,
    put_onto_field,
    select,
    ward,
    your,
)
from svedesk.games.sve.words.circumstances import it_is

UMAMUSUME = Trait("Umamusume", "ウマ娘")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Tazuna Hayakawa [Tracen Reception]
    "CSD01-007": (
        ward,
        fanfare(
            both(
                select(
                    your.follower.with_trait(UMAMUSUME)
                    .that_cost_up_to(4)
                    .or_cards(any_side.amulet.with_trait(UMAMUSUME))
                    .in_cemetery
                ),
                put_onto_field(it),
            )
        ),
    ),
    # Riko Kashimoto
    "CSD01-030": (
        activate(
            engage_this,
            both(
                select(your.follower.with_trait(UMAMUSUME)),
                instead(give(it, attack=1), it_is(any_side.follower.racing), give(it, attack=2)),
            ),
        ),
    ),
    # Aoi Kiryuin
    "CSD01-031": (
        activate(
            engage_this,
            both(
                select(your.follower.with_trait(UMAMUSUME)),
                instead(give(it, defense=1), it_is(any_side.follower.racing), give(it, defense=2)),
            ),
        ),
    ),
}
