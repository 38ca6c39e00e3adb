"""The Neutral cards of BP05, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    Called,
    Token,
    any_side,
    at_start_of_end,
    banish,
    both,
    choose_one,
    deal,
    destroy,
    drain,
    draw,
    enemy,
    engage_this,
    evolve,
    fanfare,
    give,
    give_keyword,
    give_leader,
    instead,
    it,
    look_at_top,
    mode,
    no_damage,
    on_evolve,
    pay,
    present,
    quick,
    quick_activate,
    refresh,
    rush,
    search_one_of_each,
    select,
    spell,
    summon,
    take,
    this,
    ward,
    when,
    your,
)
from svedesk.games.sve.words.circumstances import cards_in_hand, maximum_is
from svedesk.games.sve.words.paying import banishing_cards
from svedesk.games.sve.words.playing import costs_less_if
from svedesk.games.sve.words.universes import whenever_plays

ANCIENT_ARTIFACT = Token("BP05-T04", "Ancient Artifact", "エンシェントアーティファクト")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Mjerrabaine, Omen of One
    "BP05-103": (
        rush,
        evolve(1),
        at_start_of_end(
            when(cards_in_hand(2, "most"), deal(3, enemy.leader)),
            when(cards_in_hand(0, "exact"), deal(3, enemy.follower)),
        ),
    ),
    "BP05-104": (
        at_start_of_end(
            refresh(this),
            when(cards_in_hand(2, "most"), deal(5, enemy.leader)),
            when(cards_in_hand(0, "exact"), deal(5, enemy.follower)),
        ),
    ),
    # Gilnelise, Omen of Craving
    "BP05-105": (
        drain,
        whenever_plays(your.card.of_class("Neutral"), deal(1, enemy.leader)),
        fanfare(when(maximum_is(10, both=True), draw(3))),
        fanfare(
            search_one_of_each(
                any_side.card.that_are_called(Called("Apostle of Craving", "飢餓の使徒")),
                any_side.card.that_are_called(Called("Craving's Splendor", "飢餓の輝き")),
                to="ex",
            ),
            cost=pay(3),
        ),
    ),
    # Apostle of Craving
    "BP05-106": (
        costs_less_if(
            present(your.card.that_are_called(Called("Gilnelise, Omen of Craving", "飢餓の絶傑・ギルネリーゼ"))),
            3,
            from_ex=True,
        ),
        evolve(1),
        fanfare(both(select(your.follower.but_this()), give_keyword(it, rush))),
    ),
    "BP05-107": (on_evolve(both(select(any_side.follower.but_this()), deal(3, it)), give(it, attack=3)),),
    # Lyrial, Archer Throne
    "BP05-108": (
        quick_activate(engage_this, deal(2, enemy.leader)),
        no_damage(your.leader, "ability"),
    ),
    # Feena, Dynamite Daredevil
    "BP05-109": (
        fanfare(
            choose_one(
                mode(look_at_top(5, take(any_side.follower.that_costs(1), reveal=True), rest="bottom")),
                mode(both(select(enemy.follower.that_costs(1)), destroy(it))),
            )
        ),
    ),
    # Rosa, Mech Wing Maiden
    "BP05-110": (
        ward,
        evolve(1),
    ),
    "BP05-111": (
        ward,
        on_evolve(draw(1)),
    ),
    # Craving's Splendor
    "BP05-113": (
        quick,
        costs_less_if(
            present(your.card.that_are_called(Called("Gilnelise, Omen of Craving", "飢餓の絶傑・ギルネリーゼ"))),
            3,
            from_ex=True,
        ),
        spell(both(select(enemy.follower), deal(4, it)), give_leader(1)),
    ),
    # Cat Cannoneer
    "BP05-114": (evolve(1),),
    "BP05-115": (on_evolve(summon(ANCIENT_ARTIFACT)),),
    # Steel Demolitionist
    "BP05-116": (fanfare(both(select(enemy.leader_and_follower), deal(2, it)), cost=banishing_cards(your.card.in_ex)),),
    # Gliesaray
    "BP05-117": (
        spell(
            both(
                select(enemy.follower),
                instead(
                    deal(2, it),
                    present(
                        your.card.that_are_called(Called("Gilnelise, Omen of Craving", "飢餓の絶傑・ギルネリーゼ"))
                    ),
                    banish(it),
                ),
            )
        ),
    ),
}
