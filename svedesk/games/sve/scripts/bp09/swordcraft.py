"""The Swordcraft cards of BP09, as they were read from their texts."""

from svedesk.games.sve.scripts.tokens import KNIGHT
from svedesk.games.sve.words import (
    Ability,
    Called,
    Token,
    activate,
    any_side,
    assail,
    attack_of,
    both,
    bury_this,
    deal,
    discard,
    discarding,
    draw,
    enemy,
    engage_this,
    evolve,
    fanfare,
    give,
    instead,
    into_ex,
    it,
    manual_text,
    on_evolve,
    pay,
    present,
    quick_activate,
    recover,
    rush,
    search_one_of_each,
    select,
    select_up_to,
    spell,
    storm,
    strike,
    summon,
    them,
    this,
    ward,
    when,
    while_here,
    your,
)
from svedesk.games.sve.words.events import during
from svedesk.games.sve.words.paying import activate_from_cemetery, banish_this_in_cemetery
from svedesk.games.sve.words.playing import costs_less_if
from svedesk.games.sve.words.universes import whenever_buried

SHIELD_GUARDIAN = Token("BP02-T02", "Shield Guardian", "シールドガーディアン")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Celia, Sky Commander
    "BP09-018": (
        evolve(1, Called("Celia, Hope's Strategist", "希望の戦術家・セリア")),
        evolve(4, Called("絶望の使者・セリア", "絶望の使者・セリア", elsewhere=True)),
    ),
    # Celia, Hope's Strategist
    "BP09-019": (on_evolve(summon(SHIELD_GUARDIAN)),),
    # Spartacus
    "BP09-020": (
        ward,
        manual_text,
    ),
    # Prim, Innocent Princess
    "BP09-021": (
        evolve(1),
        fanfare(summon(KNIGHT)),
    ),
    "BP09-022": (
        on_evolve(
            search_one_of_each(any_side.card.that_are_called(Called("Nonja, Silent Maid", "静かなるメイド・ノーニャ")))
        ),
    ),
    # Nonja, Silent Maid
    "BP09-023": (
        costs_less_if(
            present(your.card.that_are_called(Called("Prim, Innocent Princess", "イノセントプリンセス・プリム"))), 1
        ),
        fanfare(draw(2), discard(2)),
    ),
    # Monochrome Duel
    "BP09-024": (
        activate_from_cemetery(
            pay(2) + banish_this_in_cemetery, give(your.follower.with_name(KNIGHT), storm, attack=1)
        ),
        spell(
            search_one_of_each(
                any_side.card.that_are_called(Called("Queen Hemera the White", "白の王・イメラ")),
                any_side.card.that_are_called(Called("Queen Magnus the Black", "黒の女王・マグナス")),
                to="field",
            ),
            give(it, attack=1, defense=1),
        ),
    ),
    # Dario, Demon Count
    "BP09-025": (
        assail,
        evolve(1),
    ),
    "BP09-026": (
        assail,
        during("your", whenever_buried(enemy.follower, give(this, attack=1, defense=1))),
    ),
    # Queen Hemera the White
    "BP09-027": (
        rush,
        fanfare(
            instead(
                summon(KNIGHT),
                present(your.card.that_are_called(Called("Queen Magnus the Black", "黒の女王・マグナス"))),
                summon(KNIGHT, KNIGHT),
            )
        ),
        strike(into_ex(1, KNIGHT)),
    ),
    # Queen Magnus the Black
    "BP09-028": (
        activate(
            engage_this, both(select_up_to(2, your.follower.of_class("Swordcraft").but_this()), give(them, attack=1))
        ),
        while_here(your.card.that_are_called(Called("Queen Hemera the White", "白の王・イメラ")), assail),
    ),
    # Axe Princess
    "BP09-029": (evolve(4),),
    "BP09-030": (on_evolve(both(select(enemy.follower), deal(4, it))),),
    # Master Samurai
    "BP09-031": (
        rush,
        fanfare(both(select(enemy.follower), deal(attack_of(this), it))),
    ),
    # Savage Swordsman
    "BP09-032": (fanfare(when(present(your.follower.tokens), give(this, attack=1, defense=1))),),
    # Tycoon
    "BP09-033": (fanfare(draw(3), recover(2), cost=discarding(your.card, 3)),),
    # Frontline Ramparts
    "BP09-034": (quick_activate(engage_this + bury_this, both(select(enemy.follower), deal(3, it))),),
    # Momo, New Departure
    "BP09-LD01": (),
}
