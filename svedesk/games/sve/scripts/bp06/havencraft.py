"""The Havencraft cards of BP06, as they were read from their texts."""

from svedesk.games.sve.scripts.tokens import HOLY_FALCON
from svedesk.games.sve.words import (
    Ability,
    Called,
    Token,
    activate,
    any_side,
    at_start_of_end,
    banish,
    both,
    burying,
    deal,
    destroy,
    discarding,
    draw,
    enemy,
    engage_this,
    evolve,
    fanfare,
    give_leader,
    instead,
    it,
    last_words,
    look_at_top,
    manual_text,
    on_evolve,
    present,
    quick,
    recover,
    search_one_of_each,
    select,
    select_up_to,
    spell,
    summon,
    take,
    take_one_of_each,
    ward,
    when,
    your,
)
from svedesk.games.sve.words.circumstances import points_left
from svedesk.games.sve.words.paying import banishing_cards
from svedesk.games.sve.words.playing import cannot_play
from svedesk.games.sve.words.universes import whenever_buried

MYSTIC_ARTIFACT = Token("BP05-T05", "Mystic Artifact", "ミスティックアーティファクト")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Wilbert, Grand Knight
    "BP06-090": (
        ward,
        whenever_buried(your.follower.with_keyword(ward), deal(1, enemy.leader)),
        fanfare(
            look_at_top(
                5,
                take(any_side.follower.that_cost_up_to(5).with_keyword(ward).of_other_names(), "field"),
                rest="bottom",
            )
        ),
    ),
    # Karula, Arts Master
    "BP06-091": (
        evolve(1),
        at_start_of_end(
            when(points_left(2), deal(2, enemy.leader)),
            when(points_left(4), draw(1)),
            when(points_left(6), both(select_up_to(1, enemy.follower), destroy(it))),
        ),
    ),
    "BP06-092": (
        at_start_of_end(
            recover(2),
            when(points_left(2), deal(2, enemy.leader)),
            when(points_left(4), draw(1)),
            when(points_left(6), both(select_up_to(1, enemy.follower), destroy(it))),
        ),
    ),
    # Saintly Leader
    "BP06-093": (
        ward,
        activate(
            engage_this + banishing_cards(your.follower.with_keyword(ward).in_cemetery, 3),
            both(select(enemy.follower), banish(it)),
        ),
    ),
    # Phantom Blade Wielder
    "BP06-094": (
        evolve(1),
        at_start_of_end(when(points_left(2), both(select(enemy.follower), deal(2, it)))),
    ),
    "BP06-095": (
        on_evolve(both(select(enemy.follower), deal(2, it))),
        at_start_of_end(when(points_left(2), both(select(enemy.follower), deal(2, it)))),
    ),
    # Manifest Devotion
    "BP06-096": (
        spell(
            look_at_top(
                7,
                take_one_of_each(any_side.amulet.that_cost_up_to(5), any_side.amulet.that_cost_up_to(3), "field"),
                rest="bottom",
            )
        ),
    ),
    # Holy Lancer
    "BP06-097": (
        ward,
        evolve(1),
        fanfare(when(present(your.follower.but_this().with_keyword(ward)), both(select(enemy.follower), deal(3, it)))),
    ),
    "BP06-098": (
        ward,
        on_evolve(both(select(enemy.follower), deal(4, it))),
    ),
    # Boost Kicker
    "BP06-099": (
        at_start_of_end(recover(1)),
        manual_text,
    ),
    # Feather Sanctuary
    "BP06-100": (
        activate(engage_this + burying(your.amulet), summon(HOLY_FALCON)),
        fanfare(summon(HOLY_FALCON)),
    ),
    # Winged Staff Priestess
    "BP06-101": (
        ward,
        last_words(search_one_of_each(any_side.card.that_are_called(Called("Winged Staff Priestess", "聖杖の司祭")))),
    ),
    # Gravity Grappler
    "BP06-102": (at_start_of_end(when(points_left(2), summon(MYSTIC_ARTIFACT))),),
    # Barrage Brawler
    "BP06-103": (
        evolve(0, besides=discarding(your.card)),
        at_start_of_end(when(points_left(2), both(select(enemy.leader), deal(1, it)))),
    ),
    "BP06-104": (
        on_evolve(recover(2)),
        at_start_of_end(when(points_left(2), both(select(enemy.leader), deal(1, it)))),
    ),
    # Holy Counterattack
    "BP06-105": (
        quick,
        cannot_play("your"),
        spell(
            both(
                select(enemy.follower.engaged),
                instead(deal(2, it), present(your.follower.with_keyword(ward)), deal(4, it)),
            )
        ),
    ),
    # Focus
    "BP06-106": (
        quick,
        cannot_play("your"),
        spell(when(points_left(2), both(give_leader(1), draw(1)))),
    ),
}
