"""The Swordcraft cards of PCS01, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    Called,
    Token,
    Trait,
    activate,
    any_side,
    both,
    costs_less_when_paid,
    deal,
    enemy,
    engage_this,
    engaging,
    evolve,
    fanfare,
    give_leader,
    it,
    its_leader,
    manual_text,
    on_evolve,
    pay,
    refresh,
    search_one_of_each,
    select,
    spell,
    this,
    ward,
    your,
)
from svedesk.games.sve.words.playing import shift_play_cost
from svedesk.games.sve.words.universes import equip, on_super_evolve, union_burst

PRINCESS_CONNECT = Trait("Princess Connect", "プリコネ")
PRINCESS_SWORD = Token("T-PRINCESS-SWORD", "Princess Sword", "プリンセスソード")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Pecorine
    "PCS01-008": (
        ward,
        evolve(1),
        fanfare(equip(this, PRINCESS_SWORD), cost=pay(2)),
    ),
    "PCS01-009": (
        ward,
        union_burst(on_evolve(both(select(enemy.follower), deal(4, it)))),
        on_super_evolve(deal(4, enemy.leader)),
    ),
    # Creditta
    "PCS01-010": (
        fanfare(
            search_one_of_each(
                any_side.follower.that_are_called(Called("Pecorine", "ペコリーヌ", in_part=True)), to="ex"
            ),
            shift_play_cost(it, -3, this_turn=True),
        ),
        manual_text,
    ),
    # Shizuru
    "PCS01-011": (
        ward,
        union_burst(activate(engage_this, both(select(enemy.follower), deal(1, it)), give_leader(1))),
        fanfare(
            search_one_of_each(any_side.follower.with_trait(PRINCESS_CONNECT).with_evolve().that_costs(1), to="ex")
        ),
    ),
    # Ruka
    "PCS01-012": (
        ward,
        union_burst(activate(pay(1) + engage_this, both(select(enemy.follower), deal(2, it)))),
    ),
    # Ninon
    "PCS01-013": (
        union_burst(activate(pay(4) + engage_this, both(select(enemy.follower), deal(5, it)), refresh(this), times=1)),
        manual_text,
    ),
    # Princess Strike
    "PCS01-014": (
        costs_less_when_paid(
            engaging(your.follower.that_are_called(Called("Pecorine", "ペコリーヌ", in_part=True))), 3
        ),
        spell(both(select(enemy.follower), deal(5, it)), deal(2, its_leader)),
    ),
}
