"""The Swordcraft cards of SD07, as they were read from their texts."""

from svedesk.games.sve.scripts.tokens import STEELCLAD_KNIGHT
from svedesk.games.sve.words import (
    Ability,
    Called,
    Token,
    Trait,
    activate,
    any_side,
    at_least,
    at_start_of_end,
    both,
    box,
    burying,
    costs_less_when_paid,
    deal,
    destroy,
    discarding,
    draw,
    enemy,
    engage,
    evolve,
    fanfare,
    give,
    give_leader,
    it,
    look_at_top,
    manual_text,
    on_evolve,
    pay,
    refresh,
    reveal_trait_into_hand,
    rush,
    search_one_of_each,
    select,
    select_up_to,
    storm,
    summon,
    them,
    this,
    ward,
    when,
    whenever_enters,
    your,
)
from svedesk.games.sve.words.events import during, when_this_is_put_away
from svedesk.games.sve.words.universes import activate_if, on_super_evolve
from svedesk.games.sve.words.while_so import has_while

LEVIN = Trait("Levin", "レヴィオン")
OFFICER = Trait("Officer", "兵士")
SHIELD_GUARDIAN = Token("BP02-T02", "Shield Guardian", "シールドガーディアン")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Albert, Levin Stormsaber
    "SD07-001": (
        storm,
        activate_if(at_least(10, your.follower.of_class("Swordcraft").in_cemetery), pay(3), refresh(this), times=1),
        fanfare(both(select(your.follower.with_trait(LEVIN).but_this()), give(it, attack=1))),
    ),
    # Albert, Thunderous Doom
    "SD07-002": (
        storm,
        evolve(1),
        fanfare(both(select(enemy.follower), destroy(it)), cost=burying(your.follower.with_trait(LEVIN).but_this())),
    ),
    "SD07-003": (
        storm,
        activate_if(at_least(10, your.card.with_trait(LEVIN).in_cemetery), pay(2), refresh(this)),
        manual_text,
    ),
    # Nahtnaught, Cursed Queen
    "SD07-004": (
        activate(pay(0), both(select(enemy.follower), engage(it)), box(it, "next_turn"), times=1),
        fanfare(search_one_of_each(any_side.card.of_class("Swordcraft").that_costs(1), to="ex")),
    ),
    # Zirconia, Ironcrown Ward
    "SD07-008": (evolve(1),),
    "SD07-009": (
        on_evolve(summon(STEELCLAD_KNIGHT, SHIELD_GUARDIAN)),
        on_super_evolve(
            both(select_up_to(2, your.follower.with_trait(OFFICER).tokens), give(them, storm, attack=1, defense=1))
        ),
    ),
    # Tsubaki of the Demon Blade
    "SD07-010": (
        has_while(at_least(10, your.follower.of_class("Swordcraft").in_cemetery), storm),
        fanfare(
            select(enemy.follower), when(at_least(5, your.follower.of_class("Swordcraft").in_cemetery), destroy(it))
        ),
    ),
    # Jeno, Levin Axeraider
    "SD07-012": (
        has_while(at_least(5, your.card.with_trait(LEVIN).in_cemetery), storm),
        when_this_is_put_away(look_at_top(1, reveal_trait_into_hand(LEVIN))),
    ),
    # Lounes, Levin Apprentice
    "SD07-013": (
        evolve(3),
        fanfare(
            search_one_of_each(
                any_side.follower.of_class("Swordcraft").that_are_called(
                    Called("アルベール", "アルベール", in_part=True, elsewhere=True)
                )
            ),
            cost=discarding(your.card.with_trait(LEVIN)),
        ),
    ),
    "SD07-014": (
        during(
            "your",
            whenever_enters(
                your.follower.of_class("Swordcraft").that_are_called(
                    Called("アルベール", "アルベール", in_part=True, elsewhere=True)
                ),
                both(select(enemy.follower), deal(3, it)),
                cost=pay(1),
            ),
        ),
        manual_text,
    ),
    # Jeno, Fanged Tyrant
    "SD07-015": (
        costs_less_when_paid(burying(your.follower.with_trait(LEVIN).that_cost_up_to(3)), 3),
        fanfare(both(select(enemy.follower), deal(4, it))),
    ),
    # Mina, Levin Vice Leader
    "SD07-017": (
        evolve(1),
        fanfare(select(enemy.follower), when(at_least(5, your.card.with_trait(LEVIN).in_cemetery), deal(3, it))),
    ),
    "SD07-018": (on_evolve(look_at_top(4, reveal_trait_into_hand(LEVIN), rest="bottom")),),
    # Mona, Levin Mage
    "SD07-019": (
        ward,
        fanfare(draw(1), cost=discarding(your.card.with_trait(LEVIN))),
        at_start_of_end(when(at_least(5, your.card.with_trait(LEVIN).in_cemetery), give_leader(1))),
    ),
    # Mena, Levin Duelist
    "SD07-020": (
        rush,
        manual_text,
    ),
    # Marie Malisse
    "SD07-LD01": (),
}
