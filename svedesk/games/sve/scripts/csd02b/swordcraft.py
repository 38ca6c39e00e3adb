"""The Swordcraft cards of CSD02B, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    Trait,
    activate,
    any_side,
    at_least,
    at_start_of_end,
    both,
    deal,
    fanfare,
    give,
    give_keyword,
    it,
    last_words,
    look_at_top,
    pay,
    select,
    storm,
    take_costing,
    this,
    when,
    your,
)
from svedesk.games.sve.words.circumstances import absent
from svedesk.games.sve.words.universes import lesson

COOL = Trait("Cool", "クール")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Rin Shibuya [Triad Primus]
    "CSD02B-001": (
        storm,
        activate(pay(1) + lesson(1), give(this, attack=1), times=1),
        fanfare(
            when(
                at_least(3, your.follower.with_trait(COOL)),
                both(select(your.follower.but_this().with_attack_up_to(3)), give_keyword(it, storm)),
            )
        ),
    ),
    # Nao Kamiya [Over the Rainbow]
    "CSD02B-002": (
        fanfare(look_at_top(5, take_costing(any_side.follower.with_trait(COOL), 4, "field", 2), rest="bottom")),
    ),
    # Karen Hojo [Song for Life]
    "CSD02B-003": (
        activate(pay(3) + lesson(1), give(your.follower, attack=1)),
        at_start_of_end(when(absent(your.follower.with_trait(COOL).but_this()), deal(1, this))),
    ),
    # Chizuru Matsuo
    "CSD02B-009": (
        fanfare(both(select(your.follower.with_trait(COOL).but_this()), give(it, attack=1))),
        last_words(both(select(your.follower.with_trait(COOL)), give(it, attack=1))),
    ),
    # Rin Shibuya [Stage of Magic]
    "CSD02B-LD01": (),
}
