"""The Runecraft cards of CP02, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    Trait,
    activate,
    any_side,
    at_least,
    both,
    costs_less_when_paid,
    deal,
    destroy,
    discarding,
    draw,
    enemy,
    engage_this,
    evolve,
    fanfare,
    give,
    instead,
    it,
    look_at_top,
    manual_text,
    on_evolve,
    present,
    quick,
    search_one_of_each,
    search_up_to,
    select,
    select_up_to,
    spell,
    take,
    them,
    when,
    your,
)
from svedesk.games.sve.words.playing import play_it
from svedesk.games.sve.words.universes import each_turn, lesson, whenever_plays

IM_S_CG = Trait("iM@S CG", "デレマス")
PASSION = Trait("Passion", "パッション")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Shiki Ichinose
    "CP02-036": (
        activate(engage_this + discarding(your.card), both(select(enemy.follower), deal(5, it))),
        evolve(2),
        fanfare(look_at_top(3, take(any_side.card, "ex"), rest="cemetery")),
    ),
    "CP02-037": (
        activate(engage_this + discarding(your.card), both(select(enemy.follower), deal(5, it))),
        manual_text,
    ),
    # Syuko Shiomi
    "CP02-038": (
        costs_less_when_paid(discarding(your.card.with_trait(IM_S_CG), 3), 6),
        fanfare(both(select(enemy.follower), deal(4, it)), draw(2)),
    ),
    # Kanade Hayami
    "CP02-039": (evolve(1),),
    "CP02-040": (on_evolve(both(select(enemy.follower), deal(4, it)), cost=lesson(2)),),
    # Center Street
    "CP02-041": (
        quick,
        spell(both(select(enemy.follower), deal(5, it)), when(present(your.follower.with_trait(PASSION)), draw(1))),
    ),
    # Hina Araki
    "CP02-042": (evolve(1),),
    "CP02-043": (on_evolve(both(select(your.spell.with_trait(IM_S_CG).that_cost_up_to(2).in_cemetery), play_it(it))),),
    # Frederica Miyamoto
    "CP02-044": (
        each_turn(
            whenever_plays(
                your.card.that_cost_at_least(5), both(select(enemy.leader_and_follower), deal(3, it)), draw(1)
            )
        ),
    ),
    # Precocious Little Devil
    "CP02-045": (
        quick,
        spell(
            both(
                select(enemy.follower),
                instead(deal(2, it), at_least(3, your.follower.with_trait(IM_S_CG)), deal(3, it)),
            )
        ),
    ),
    # Sarina Matsumoto
    "CP02-046": (whenever_plays(your.spell, both(select(enemy.follower), deal(2, it))),),
    # Rika Jougasaki
    "CP02-047": (evolve(2),),
    "CP02-048": (on_evolve(search_one_of_each(any_side.spell.that_cost_up_to(3))),),
    # Sae Kobayakawa
    "CP02-049": (fanfare(both(select(your.follower.with_trait(IM_S_CG).but_this()), give(it, attack=1, defense=1))),),
    # Tomoe Murakami
    "CP02-050": (
        costs_less_when_paid(discarding(your.card), 2),
        fanfare(search_up_to(2, any_side.spell, distinct=True)),
    ),
    # Full Bloom Panorama
    "CP02-051": (
        quick,
        spell(both(select_up_to(2, enemy.follower), destroy(them))),
    ),
    # Mizuki Kawashima [Ambivalent Act]
    "CP02-LD03": (),
    # Hagoromo Komachi
    "CP02-SP06a": (
        costs_less_when_paid(discarding(your.card.with_trait(IM_S_CG), 3), 6),
        fanfare(both(select(enemy.follower), deal(4, it)), draw(2)),
    ),
}
