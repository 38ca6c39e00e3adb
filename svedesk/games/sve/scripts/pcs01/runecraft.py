"""The Runecraft cards of PCS01, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    Token,
    Trait,
    assail,
    both,
    deal,
    discarding,
    draw,
    enemy,
    evolve,
    fanfare,
    it,
    manual_text,
    on_evolve,
    pay,
    rush,
    select,
    spell,
    them,
    this,
    your,
)
from svedesk.games.sve.words.events import when_this_is_put_away
from svedesk.games.sve.words.moving import put_into_ex
from svedesk.games.sve.words.playing import shift_play_cost
from svedesk.games.sve.words.several import give_with_keywords
from svedesk.games.sve.words.universes import equip, on_super_evolve, select_distinct, union_burst

CHAOS_GRIMOIRE = Token("T-CHAOS-GRIMOIRE", "Chaos Grimoire", "ケイオスグリモワール")
PRINCESS_CONNECT = Trait("Princess Connect", "プリコネ")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Karyl
    "PCS01-015": (
        evolve(1),
        union_burst(fanfare(both(select(enemy.follower), deal(3, it)), draw(1), cost=discarding(your.spell))),
        fanfare(equip(this, CHAOS_GRIMOIRE), cost=pay(2)),
    ),
    "PCS01-016": (
        on_evolve(both(select(enemy.follower), deal(5, it))),
        on_super_evolve(
            both(select_distinct(2, your.spell.in_cemetery), put_into_ex(them)),
            shift_play_cost(them, -2, this_turn=True),
        ),
    ),
    # Maho
    "PCS01-017": (
        evolve(1),
        manual_text,
    ),
    # Kyouka
    "PCS01-018": (
        evolve(1),
        manual_text,
    ),
    # Nanaka
    "PCS01-020": (
        union_burst(fanfare(both(select(enemy.follower), deal(5, it)), cost=discarding(your.spell))),
        manual_text,
    ),
    # Dark Eclipse
    "PCS01-021": (
        when_this_is_put_away(both(select(enemy.follower), deal(1, it))),
        spell(both(select(your.follower.with_trait(PRINCESS_CONNECT)), give_with_keywords(it, rush, assail, attack=3))),
    ),
}
