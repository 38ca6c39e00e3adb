"""The Swordcraft cards of BP08, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    Called,
    Trait,
    any_side,
    at_least,
    at_start_of_end,
    bane,
    both,
    choose_one,
    deal,
    draw,
    enemy,
    evolve,
    fanfare,
    give,
    give_leader,
    it,
    mode,
    on_evolve,
    present,
    put_onto_field,
    refresh,
    rush,
    search_one_of_each,
    select,
    select_up_to,
    spell,
    storm,
    strike,
    them,
    this,
    top_into_cemetery,
    ward,
    when,
    your,
)
from svedesk.games.sve.words.moving import hand_onto_field, top_into_ex

ASSASSIN = Trait("Assassin", "暗殺者")
COMMANDER = Trait("Commander", "指揮官")
OFFICER = Trait("Officer", "兵士")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Aether of the Warrior Wing
    "BP08-018": (
        fanfare(search_one_of_each(any_side.card.with_trait(COMMANDER).or_cards(any_side.card.with_trait(OFFICER)))),
        at_start_of_end(
            when(
                at_least(7, your.follower.of_class("Swordcraft").in_cemetery), give(your.follower, attack=1, defense=1)
            )
        ),
    ),
    # Dionne, Dancing Blade
    "BP08-019": (
        storm,
        evolve(6),
    ),
    "BP08-020": (
        storm,
        strike(refresh(this), times=2),
    ),
    # Roland the Incorruptible
    "BP08-021": (
        ward,
        evolve(1),
        fanfare(
            choose_one(
                mode(
                    search_one_of_each(
                        any_side.card.that_are_called(Called("Durandal the Incorruptible", "不滅の聖剣・デュランダル"))
                    )
                ),
                mode(
                    hand_onto_field(
                        any_side.card.that_are_called(Called("Durandal the Incorruptible", "不滅の聖剣・デュランダル"))
                    )
                ),
            )
        ),
    ),
    "BP08-022": (
        ward,
        on_evolve(refresh(your.amulet)),
        at_start_of_end(
            give_leader(3),
            when(
                present(your.card.that_are_called(Called("Durandal the Incorruptible", "不滅の聖剣・デュランダル"))),
                draw(1),
            ),
        ),
    ),
    # Swordflash Panther
    "BP08-023": (
        rush,
        fanfare(
            both(select(your.follower.of_class("Swordcraft").that_cost_up_to(2).in_cemetery), put_onto_field(it)),
            give(it, attack=1),
        ),
    ),
    # Azord, Duke of the Mists
    "BP08-025": (
        ward,
        evolve(3),
    ),
    "BP08-026": (
        ward,
        on_evolve(
            both(
                select_up_to(2, your.follower.of_class("Swordcraft").that_cost_up_to(2).in_cemetery),
                put_onto_field(them),
            )
        ),
    ),
    # Madlance Centaur
    "BP08-027": (
        rush,
        strike(both(select(enemy.follower), deal(4, it))),
    ),
    # Phantom Assassin
    "BP08-029": (
        fanfare(
            when(at_least(2, your.follower.with_trait(ASSASSIN).in_cemetery), give(this, bane, attack=1, defense=1))
        ),
    ),
    # Zealot of Usurpation
    "BP08-030": (
        rush,
        fanfare(top_into_cemetery(1, opponent=True), when(at_least(10, enemy.card.in_cemetery), top_into_ex())),
    ),
    # Wardog
    "BP08-031": (fanfare(when(present(your.card.with_trait(COMMANDER)), deal(2, enemy.leader))),),
    # Mana Pistol Merc
    "BP08-032": (
        evolve(2),
        evolve(0, condition=present(your.card.with_trait(COMMANDER))),
    ),
    "BP08-033": (on_evolve(both(select(enemy.follower), deal(6, it))),),
    # Godsent Stride
    "BP08-034": (spell(both(select(your.follower), give(it, rush, attack=3, defense=2))),),
    # Meruna, Princess of Moonmala
    "BP08-LD02": (),
}
