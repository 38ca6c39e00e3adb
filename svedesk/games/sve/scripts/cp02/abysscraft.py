"""The Abysscraft cards of CP02, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    Trait,
    activate,
    add_to_hand,
    any_side,
    at_least,
    at_start_of_end,
    bane,
    both,
    cannot_attack,
    deal,
    destroy,
    draw,
    enemy,
    evolve,
    fanfare,
    give,
    give_leader,
    it,
    its_leader,
    last_words,
    look_at_top,
    manual_text,
    on_evolve,
    pay,
    put_from_among,
    quick,
    rush,
    sanguine,
    select,
    select_up_to,
    spell,
    storm,
    take,
    them,
    top_into_cemetery,
    ward,
    when,
    whenever_evolves,
    your,
)
from svedesk.games.sve.words.circumstances import happened, leader_has
from svedesk.games.sve.words.playing import costs_less_if
from svedesk.games.sve.words.universes import lesson
from svedesk.games.sve.words.while_so import has_while

IM_S_CG = Trait("iM@S CG", "デレマス")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Ranko Kanzaki
    "CP02-069": (
        activate(pay(1) + lesson(2), both(select_up_to(2, enemy.follower), deal(2, them))),
        evolve(1),
        fanfare(both(select(enemy.follower), deal(2, it))),
    ),
    "CP02-070": (
        activate(pay(1) + lesson(2), both(select_up_to(2, enemy.follower), deal(2, them))),
        on_evolve(look_at_top(4, take(any_side.card, "ex"), rest="cemetery")),
    ),
    # Sachiko Koshimizu
    "CP02-071": (
        has_while(leader_has(10), storm, bane),
        fanfare(deal(2, your.leader)),
    ),
    # Takumi Mukai
    "CP02-072": (evolve(1),),
    "CP02-073": (on_evolve(both(select(enemy.follower), destroy(it)), deal(3, your.leader)),),
    # Chitose Kurosaki
    "CP02-074": (
        activate(pay(1) + lesson(1), both(select(enemy.follower), deal(3, it)), times=1),
        manual_text,
    ),
    # Whispers of a Dream
    "CP02-075": (
        quick,
        spell(both(select(enemy.follower.that_cost_up_to(3)), destroy(it)), top_into_cemetery(1)),
    ),
    # Chiyo Shirayuki
    "CP02-076": (fanfare(deal(2, your.leader), draw(2)),),
    # Aki Yamato
    "CP02-077": (
        evolve(1),
        fanfare(both(select(enemy.follower), deal(5, it))),
    ),
    "CP02-078": (on_evolve(both(select_up_to(2, enemy.follower), deal(5, them))),),
    # My Life, My Sounds
    "CP02-079": (spell(both(select(enemy.follower), destroy(it)), when(sanguine, deal(2, its_leader))),),
    # Ryo Matsunaga
    "CP02-080": (
        ward,
        last_words(both(select(your.spell.with_trait(IM_S_CG).in_cemetery), add_to_hand(it))),
    ),
    # Mirei Hayasaka
    "CP02-081": (
        has_while(at_least(5, your.card.with_trait(IM_S_CG).in_cemetery), rush),
        fanfare(look_at_top(3, put_from_among(any_side.card, "top"), rest="cemetery")),
    ),
    # Rina Fujimoto
    "CP02-082": (
        costs_less_if(happened(whenever_evolves(your.follower)), 1),
        fanfare(when(sanguine, both(select(enemy.follower), deal(3, it)))),
    ),
    # Syoko Hoshi
    "CP02-083": (
        cannot_attack,
        evolve(1),
        at_start_of_end(give_leader(1)),
    ),
    "CP02-084": (
        last_words(deal(1, enemy.leader)),
        at_start_of_end(deal(1, enemy.leader)),
    ),
    # Last Daylight
    "CP02-085": (spell(both(select(enemy.follower), deal(3, it)), give(your.follower.that_cost_up_to(1), attack=1)),),
    # Asuka Ninomiya [Fragment of the Idol]
    "CP02-LD05": (),
    # Fortuna Regina
    "CP02-SP09a": (
        activate(pay(1) + lesson(2), both(select_up_to(2, enemy.follower), deal(2, them))),
        on_evolve(look_at_top(4, take(any_side.card, "ex"), rest="cemetery")),
    ),
}
