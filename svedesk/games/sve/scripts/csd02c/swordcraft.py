"""The Swordcraft cards of CSD02C, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    Trait,
    activate,
    any_side,
    both,
    discarding,
    draw,
    evolve,
    fanfare,
    give,
    it,
    look_at_top,
    manual_text,
    on_evolve,
    pay,
    put_onto_field,
    rush,
    select,
    take,
    this,
    ward,
    your,
)
from svedesk.games.sve.words.universes import lesson

PASSION = Trait("Passion", "パッション")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Mio Honda [Positive Passion]
    "CSD02C-001": (
        rush,
        activate(
            pay(2) + lesson(2), look_at_top(2, take(any_side.follower.with_trait(PASSION), "field"), rest="cemetery")
        ),
        fanfare(look_at_top(2, take(any_side.follower.with_trait(PASSION), "field"), rest="cemetery")),
    ),
    # Miria Akagi
    "CSD02C-007": (
        evolve(1),
        fanfare(give(this, attack=1, defense=1), cost=pay(2) + lesson(1)),
    ),
    "CSD02C-008": (on_evolve(draw(2), cost=discarding(your.card.with_trait(PASSION))),),
    # Miu Yaguchi
    "CSD02C-009": (
        ward,
        manual_text,
    ),
    # Kumiko Matsuyama
    "CSD02C-010": (evolve(1),),
    "CSD02C-011": (
        on_evolve(both(select(your.follower.with_trait(PASSION).that_cost_up_to(3).in_cemetery), put_onto_field(it))),
    ),
    # Mio Honda [Stage of Magic]
    "CSD02C-LD01": (),
}
