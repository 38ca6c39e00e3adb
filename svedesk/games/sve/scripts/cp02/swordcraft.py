"""The Swordcraft cards of CP02, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    Called,
    Trait,
    activate,
    any_side,
    assail,
    at_least,
    at_start_of_main,
    bane,
    both,
    choose_up_to,
    deal,
    destroy,
    discard,
    drain,
    draw,
    enemy,
    engage,
    evolve,
    fanfare,
    give,
    give_keyword,
    give_leader,
    instead,
    it,
    look_at_top,
    manual_text,
    mode,
    no_damage,
    on_evolve,
    pay,
    present,
    quick,
    refresh,
    rush,
    select,
    spell,
    storm,
    strike,
    take,
    this,
    ward,
    when,
    your,
)
from svedesk.games.sve.words.circumstances import at_most
from svedesk.games.sve.words.paying import banishing_cards
from svedesk.games.sve.words.playing import costs_less_if
from svedesk.games.sve.words.several import together
from svedesk.games.sve.words.universes import lesson
from svedesk.games.sve.words.while_so import cannot_refresh

COOL = Trait("Cool", "クール")
CUTE = Trait("Cute", "キュート")
IM_S_CG = Trait("iM@S CG", "デレマス")
PASSION = Trait("Passion", "パッション")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Kyoko Igarashi
    "CP02-018": (
        ward,
        evolve(1),
        fanfare(give_leader(3), draw(2)),
    ),
    "CP02-019": (
        ward,
        no_damage(this, during="your"),
        manual_text,
    ),
    # Nagi Hisakawa
    "CP02-020": (
        activate(pay(1) + lesson(1), give_keyword(this, rush)),
        fanfare(
            choose_up_to(
                2,
                mode(both(select(enemy.follower), destroy(it))),
                mode(deal(2, enemy.leader)),
                mode(draw(1), discard(1)),
            ),
            cost=banishing_cards(your.card.that_costs(1).in_cemetery, 2),
        ),
    ),
    # Rin Shibuya
    "CP02-021": (
        ward,
        fanfare(
            when(
                present(your.follower.that_are_called(Called("Uzuki Shimamura", "島村卯月", in_part=True))),
                both(select(enemy.follower), deal(5, it)),
            )
        ),
        fanfare(
            when(
                present(your.follower.that_are_called(Called("Mio Honda", "本田未央", in_part=True))),
                deal(5, enemy.leader),
            )
        ),
    ),
    # Mio Honda
    "CP02-022": (
        storm,
        strike(
            when(
                present(your.follower.that_are_called(Called("Uzuki Shimamura", "島村卯月", in_part=True))),
                give(this, defense=1),
            )
        ),
        strike(
            when(
                present(your.follower.that_are_called(Called("Rin Shibuya", "渋谷凛", in_part=True))),
                give(this, attack=1),
            )
        ),
    ),
    # Uzuki Shimamura
    "CP02-023": (
        evolve(1),
        fanfare(give_leader(1), cost=lesson(1)),
    ),
    # Anzu Futaba
    "CP02-025": (
        fanfare(when(at_most(2, your.follower.with_trait(IM_S_CG)), engage(this))),
        cannot_refresh,
        at_start_of_main(refresh(this), cost=pay(2)),
    ),
    # Karen Hojo
    "CP02-026": (
        evolve(1),
        fanfare(when(at_least(3, your.follower.with_trait(IM_S_CG)), give(this, defense=2))),
    ),
    "CP02-027": (on_evolve(both(select(enemy.follower), deal(3, together(it, this)))),),
    # Sparkling Days
    "CP02-028": (
        spell(
            look_at_top(
                2,
                take(any_side.card.with_trait(COOL).or_cards(any_side.card.with_trait(PASSION)), reveal=True),
                rest="bottom",
            )
        ),
    ),
    # Nao Kamiya
    "CP02-029": (
        fanfare(when(at_least(3, your.follower.with_trait(IM_S_CG)), both(select(enemy.follower), deal(2, it)))),
    ),
    # Mayu Sakuma
    "CP02-030": (
        assail,
        bane,
        drain,
    ),
    # Kirari Moroboshi
    "CP02-031": (
        ward,
        costs_less_if(present(your.follower.that_costs(1)), 3),
        fanfare(refresh(your.follower)),
    ),
    # Miho Kohinata
    "CP02-032": (evolve(1),),
    "CP02-033": (
        on_evolve(
            both(
                select(enemy.follower),
                instead(deal(2, it), at_least(5, your.card.with_trait(CUTE).in_cemetery), deal(3, it)),
            )
        ),
    ),
    # Angelic Maid
    "CP02-034": (
        quick,
        spell(both(select(your.follower), give(it, attack=1, defense=3)), give_leader(3)),
    ),
    # Airi Totoki [Private Maid]
    "CP02-LD02": (),
    # miroir
    "CP02-SP04a": (
        activate(pay(1) + lesson(1), give_keyword(this, rush)),
        fanfare(
            choose_up_to(
                2,
                mode(both(select(enemy.follower), destroy(it))),
                mode(deal(2, enemy.leader)),
                mode(draw(1), discard(1)),
            ),
            cost=banishing_cards(your.card.that_costs(1).in_cemetery, 2),
        ),
    ),
}
