"""The Havencraft cards of BP08, as they were read from their texts."""

from svedesk.games.sve.scripts.tokens import HOLY_TIGER
from svedesk.games.sve.words import (
    Ability,
    Called,
    Token,
    activate,
    at_least,
    banish,
    both,
    burying,
    change_evolve_cost,
    count,
    deal,
    deal_divided,
    destroy,
    draw,
    each_opponent_buries,
    enemy,
    engage_this,
    evolve,
    fanfare,
    give,
    give_leader,
    it,
    its_leader,
    its_own_leader,
    last_words,
    manual_text,
    on_evolve,
    present,
    put_onto_field,
    quick,
    rush,
    select,
    select_up_to,
    spell,
    summon,
    them,
    twice,
    ward,
    when,
    while_here,
    your,
)
from svedesk.games.sve.words.events import at_start
from svedesk.games.sve.words.paying import banishing_cards
from svedesk.games.sve.words.playing import cannot_play, costs_less_if
from svedesk.games.sve.words.several import together

MYSTIC_ARTIFACT = Token("BP05-T05", "Mystic Artifact", "ミスティックアーティファクト")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Holylord Eachtar
    "BP08-086": (
        ward,
        activate(
            banishing_cards(your.follower.of_class("Havencraft").in_cemetery, 3),
            give(your.follower.but_this(), attack=1, defense=1),
            times=1,
        ),
        while_here(your.follower.of_class("Havencraft"), rush),
        fanfare(
            both(
                select_up_to(2, your.follower.of_class("Havencraft").that_cost_up_to(2).in_cemetery),
                put_onto_field(them),
            )
        ),
    ),
    # Godsworn Alexiel
    "BP08-087": (
        ward,
        evolve(1),
        fanfare(give_leader(twice(count(your.amulet)))),
    ),
    "BP08-088": (
        ward,
        on_evolve(both(select(enemy.follower), deal(twice(count(your.amulet)), together(it, its_own_leader)))),
    ),
    # Eidolon of Madness
    "BP08-089": (
        evolve(2),
        fanfare(when(at_least(3, your.amulet), change_evolve_cost(0, this_turn=True))),
    ),
    "BP08-090": (
        last_words(deal(3, enemy.leader)),
        on_evolve(both(select(enemy.follower), banish(it))),
    ),
    # Sekhmet
    "BP08-091": (
        activate(engage_this + burying(your.amulet), both(select(enemy.follower), deal(4, it)), deal(1, its_leader)),
    ),
    # Vengeful Radiance
    "BP08-092": (
        quick,
        cannot_play("your"),
        spell(select_up_to(2, enemy.follower), deal_divided(4)),
    ),
    # Colette, Holy Gunner
    "BP08-093": (evolve(2),),
    "BP08-094": (on_evolve(each_opponent_buries(enemy.follower)),),
    # Battlefield Inquisitor
    "BP08-095": (fanfare(both(select_up_to(2, enemy.card), destroy(them)), draw(1)),),
    # Manifestation of Repose
    "BP08-096": (
        costs_less_if(
            present(your.card.that_are_called(Called("Marwynn, Omen of Repose", "安息の絶傑・マーウィン"))), 2
        ),
        spell(both(select(your.follower), give(it, defense=2)), draw(1)),
    ),
    # Malevolent Al-mi'raj
    "BP08-097": (
        ward,
        manual_text,
    ),
    # Zealot of Repose
    "BP08-098": (at_start("enemy", "main", both(select(enemy.follower.with_defense_up_to(4)), destroy(it))),),
    # Temple Windbear
    "BP08-099": (evolve(2),),
    "BP08-100": (on_evolve(summon(HOLY_TIGER), when(at_least(2, your.amulet), draw(1))),),
    # Angel of the Iron Steed
    "BP08-101": (
        ward,
        fanfare(summon(MYSTIC_ARTIFACT)),
    ),
    # Forgotten Sanctuary
    "BP08-102": (
        fanfare(summon(HOLY_TIGER)),
        last_words(give_leader(2)),
    ),
}
