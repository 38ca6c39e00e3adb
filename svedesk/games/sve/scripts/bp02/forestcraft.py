"""The Forestcraft cards of BP02, as they were read from their texts."""

from svedesk.games.sve.scripts.tokens import FAIRY
from svedesk.games.sve.scripts.traits import PIXIE
from svedesk.games.sve.words import (
    Ability,
    Token,
    Trait,
    any_side,
    attack_of,
    both,
    choose_one,
    combo,
    count,
    deal,
    destroy,
    enemy,
    evolve,
    fanfare,
    give,
    give_leader,
    give_x,
    instead,
    into_ex,
    it,
    last_words,
    look_at_top,
    mode,
    on_evolve,
    put_into_deck,
    rush,
    search_one_of_each,
    select,
    select_up_to,
    spell,
    storm,
    strike,
    summon,
    take,
    them,
    this,
    ward,
    when,
    whenever_evolves,
    your,
)
from svedesk.games.sve.words.paying import banishing_cards

CRYSTALIAN = Trait("Crystalian", "クリスタリア")
CRYSTALIA_EVE = Token("BP02-T01", "Crystalia Eve", "クリスタリア・イヴ")
FAIRY_WISP = Token("BP01-T02", "Fairy Wisp", "フェアリーウィスプ")
THORN_BURST = Token("BP01-T01", "Thorn Burst", "薔薇の一撃")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Crystalia Tia
    "BP02-001": (
        evolve(1),
        fanfare(when(combo(3), summon(CRYSTALIA_EVE))),
    ),
    "BP02-002": (on_evolve(both(select(your.follower.with_name(CRYSTALIA_EVE)), give(it, rush, attack=1, defense=1))),),
    # White Wolf of Eldwood
    "BP02-003": (
        storm,
        last_words(look_at_top(4, take(any_side.follower.of_class("Forestcraft"), "field"), rest="bottom")),
    ),
    # Elf Knight Cynthia
    "BP02-005": (
        rush,
        strike(
            both(select(enemy.leader_and_follower), deal(2, it)),
            summon(FAIRY, FAIRY),
            cost=banishing_cards(your.card.in_ex),
        ),
    ),
    # Grand Archer Selwyn
    "BP02-006": (
        evolve(1),
        fanfare(when(combo(4), both(select(enemy.follower), deal(5, it)))),
    ),
    "BP02-007": (on_evolve(both(select(enemy.card.that_cost_up_to(3)), destroy(it))),),
    # Crystalia Lily
    "BP02-008": (
        evolve(2),
        fanfare(
            look_at_top(
                2,
                take(
                    any_side.follower.with_trait(CRYSTALIAN).or_cards(any_side.follower.with_trait(PIXIE)), reveal=True
                ),
                rest="bottom",
            )
        ),
    ),
    "BP02-009": (on_evolve(both(select(enemy.follower), put_into_deck(it, 1, "bottom"))),),
    # Baalt, King of the Elves
    "BP02-010": (
        fanfare(
            choose_one(
                mode(both(select(your.follower.with_trait(PIXIE)), give(it, attack=2, defense=2))),
                mode(search_one_of_each(any_side.follower.with_trait(PIXIE))),
            )
        ),
    ),
    # Elven Archery
    "BP02-011": (spell(both(select_up_to(2, enemy.follower), instead(deal(1, them), combo(3), deal(2, them)))),),
    # Dwarf Perfumer
    "BP02-012": (whenever_evolves(your.follower, both(select(enemy.follower), deal(2, it))),),
    # Elf Healer
    "BP02-013": (fanfare(give_leader(3)),),
    # Forest Gigas
    "BP02-014": (
        ward,
        evolve(1),
        fanfare(give_x(this, count(your.card.in_ex), "attack")),
    ),
    "BP02-015": (
        ward,
        on_evolve(both(select(enemy.follower), deal(attack_of(this), it))),
    ),
    # Elf Bard
    "BP02-016": (whenever_evolves(your.follower, into_ex(1, FAIRY_WISP)),),
    # Rose Deer
    "BP02-017": (
        rush,
        fanfare(into_ex(1, THORN_BURST)),
    ),
    # Michelle, Purehearted Mindreader
    "BP02-LD01": (),
}
