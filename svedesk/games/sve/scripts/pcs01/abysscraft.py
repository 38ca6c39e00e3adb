"""The Abysscraft cards of PCS01, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    Token,
    Trait,
    activate,
    any_side,
    banish,
    banishing,
    both,
    count,
    deal,
    each_opponent_buries,
    enemy,
    engage_this,
    evolve,
    fanfare,
    give,
    give_leader,
    it,
    manual_text,
    on_evolve,
    pay,
    rush,
    search_one_of_each,
    select,
    summon,
    this,
    when,
    your,
)
from svedesk.games.sve.words.circumstances import came_from
from svedesk.games.sve.words.moving import put_into_ex
from svedesk.games.sve.words.playing import shift_play_cost
from svedesk.games.sve.words.universes import equip, on_super_evolve, union_burst

DARK_AXE_NACHTFANG = Token("T-DARK-AXE-NACHTFANG", "Dark Axe Nachtfang", "闇斧ナハトファング")
DIABOLOS = Trait("Diabolos", "ディアボロス")
PRINCESS_CONNECT = Trait("Princess Connect", "プリコネ")
SKULL_FATHER = Token("T-SKULL-FATHER", "Skull Father", "ドクロ親父")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Illya
    "PCS01-029": (
        union_burst(
            activate(engage_this + banishing("card", 5), both(select(enemy.follower), deal(3, it)), give_leader(3))
        ),
        evolve(1),
        fanfare(equip(this, DARK_AXE_NACHTFANG), cost=pay(2)),
    ),
    "PCS01-030": (
        union_burst(
            activate(engage_this + banishing("card", 5), both(select(enemy.follower), deal(3, it)), give_leader(3))
        ),
        on_evolve(search_one_of_each(any_side.card.with_trait(PRINCESS_CONNECT), to="cemetery")),
        on_super_evolve(both(select(enemy.follower), deal(5, it))),
    ),
    # Shinobu
    "PCS01-031": (
        evolve(1),
        union_burst(fanfare(both(select(enemy.follower), deal(count(your.follower.with_trait(DIABOLOS)), it)))),
        manual_text,
    ),
    "PCS01-032": (
        on_evolve(summon(SKULL_FATHER)),
        manual_text,
    ),
    # Rei
    "PCS01-033": (
        rush,
        manual_text,
    ),
    # Yori
    "PCS01-034": (
        evolve(1),
        fanfare(select(enemy.follower), when(came_from("hand", elsewhere=True), deal(2, it))),
    ),
    # Akari
    "PCS01-035": (
        union_burst(
            activate(pay(0), both(select(your.follower.with_trait(DIABOLOS).but_this()), give(it, attack=1)), times=1)
        ),
        fanfare(
            both(select(your.follower.with_trait(DIABOLOS).of_other_names().in_cemetery), put_into_ex(it)),
            shift_play_cost(it, -2, this_turn=True),
        ),
    ),
    # Miyako
    "PCS01-036": (
        union_burst(activate(pay(4), both(select(enemy.follower), banish(it)), give_leader(2))),
        manual_text,
    ),
    # Io
    "PCS01-037": (
        union_burst(activate(pay(1), each_opponent_buries(enemy.follower), times=1)),
        manual_text,
    ),
}
