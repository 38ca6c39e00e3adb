"""The Neutral cards of BP09, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    Called,
    Trait,
    any_side,
    at_least,
    banish,
    both,
    bury_this,
    choose_one,
    deal,
    draw,
    enemy,
    engage,
    engage_this,
    evolve,
    fanfare,
    follower_strike,
    give,
    give_leader,
    instead,
    it,
    look_at_top,
    manual_text,
    mode,
    on_evolve,
    present,
    quick,
    rush,
    search_one_of_each,
    select,
    select_up_to,
    spell,
    take,
    them,
    this,
    top_into_cemetery,
    ward,
    when,
    whenever_evolves,
    your,
)
from svedesk.games.sve.words.events import when_this_is_engaged
from svedesk.games.sve.words.universes import activate_if
from svedesk.games.sve.words.while_so import forbid

ANGEL = Trait("Angel", "天使")
FALLEN_ANGEL = Trait("Fallen Angel", "堕天使")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Marduk
    "BP09-103": (
        evolve(1),
        fanfare(top_into_cemetery(2)),
    ),
    "BP09-104": (
        on_evolve(when(at_least(5, your.spell.in_cemetery), both(give_leader(5), draw(1)))),
        on_evolve(when(at_least(5, your.amulet.in_cemetery), both(deal(5, enemy.follower), draw(1)))),
    ),
    # Moon and Sun
    "BP09-105": (
        spell(
            search_one_of_each(
                any_side.card.that_are_called(Called("Amaterasu", "アマテラス")).or_cards(
                    any_side.card.that_are_called(Called("Tsukuyomi", "ツクヨミ"))
                ),
                to="field",
            )
        ),
        manual_text,
    ),
    # Paradise Vanguard
    "BP09-106": (
        evolve(1),
        fanfare(when(at_least(5, your.card.with_trait(ANGEL).in_cemetery), both(select(enemy.follower), banish(it)))),
    ),
    "BP09-107": (on_evolve(both(select(enemy.follower.that_cost_up_to(4)), banish(it))),),
    # Amaterasu
    "BP09-108": (
        ward,
        when_this_is_engaged(
            instead(give_leader(1), present(your.card.that_are_called(Called("Tsukuyomi", "ツクヨミ"))), give_leader(2))
        ),
    ),
    # Tsukuyomi
    "BP09-109": (
        rush,
        when_this_is_engaged(
            instead(
                deal(1, enemy.leader),
                present(your.card.that_are_called(Called("Amaterasu", "アマテラス"))),
                deal(2, enemy.leader),
            )
        ),
    ),
    # Suttungr
    "BP09-110": (
        evolve(1),
        fanfare(both(select_up_to(2, enemy.follower), engage(them)), forbid(them, "refreshing", "next")),
    ),
    "BP09-111": (follower_strike(give(this, attack=2, defense=2)),),
    # Oceanus
    "BP09-112": (
        whenever_evolves(
            your.follower, choose_one(mode(both(select(enemy.follower), deal(2, it))), mode(give_leader(1)))
        ),
    ),
    # Divine Retribution
    "BP09-113": (
        quick,
        manual_text,
    ),
    # Valkyrie of Chaos
    "BP09-114": (
        rush,
        evolve(1),
    ),
    "BP09-115": (ward,),
    # Fount of Angels
    "BP09-117": (
        activate_if(
            at_least(2, your.follower.with_trait(ANGEL).or_cards(any_side.follower.with_trait(FALLEN_ANGEL))),
            engage_this + bury_this,
            give_leader(1),
        ),
        fanfare(
            look_at_top(
                3,
                take(any_side.card.with_trait(ANGEL).or_cards(any_side.card.with_trait(FALLEN_ANGEL)), reveal=True),
                rest="bottom",
            )
        ),
    ),
}
