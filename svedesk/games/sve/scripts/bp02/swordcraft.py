"""The Swordcraft cards of BP02, as they were read from their texts."""

from svedesk.games.sve.scripts.tokens import KNIGHT
from svedesk.games.sve.words import (
    Ability,
    Token,
    Trait,
    activate,
    any_side,
    assail,
    bane,
    both,
    deal,
    enemy,
    engage_this,
    evolve,
    fanfare,
    give,
    instead,
    into_ex,
    it,
    last_words,
    look_at_top,
    on_evolve,
    pay,
    quick,
    quick_activate,
    refresh,
    rush,
    search_one_of_each,
    search_up_to,
    select,
    spell,
    storm,
    strike,
    summon,
    take,
    this,
    ward,
    whenever_evolves,
    your,
)
from svedesk.games.sve.words.circumstances import happened
from svedesk.games.sve.words.events import during, when_this_deals_combat_damage, whenever_destroyed
from svedesk.games.sve.words.several import give_keywords, together
from svedesk.games.sve.words.while_so import forbid

LEVIN = Trait("Levin", "レヴィオン")
OFFICER = Trait("Officer", "兵士")
PRINCESS = Trait("Princess", "プリンセス")
SHIELD_GUARDIAN = Token("BP02-T02", "Shield Guardian", "シールドガーディアン")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Albert, Levin Saber
    "BP02-018": (
        storm,
        evolve(3),
    ),
    "BP02-019": (
        storm,
        on_evolve(forbid(this, "combat_damage", "turn")),
        strike(refresh(this), times=1),
    ),
    # Alexander
    "BP02-020": (
        rush,
        assail,
        during("your", when_this_deals_combat_damage(refresh(this))),
    ),
    # Leonidas
    "BP02-022": (evolve(1),),
    "BP02-023": (
        last_words(summon(Token("BP02-T03", "Leonidas's Resolve", "レオニダスの遺志", amulet=True))),
        on_evolve(both(select(enemy.follower), deal(5, together(it, this)))),
    ),
    # White Paladin
    "BP02-024": (
        ward,
        activate(pay(2) + engage_this, summon(SHIELD_GUARDIAN, SHIELD_GUARDIAN)),
    ),
    # Jeno, Levin Vanguard
    "BP02-025": (evolve(1),),
    "BP02-026": (
        assail,
        on_evolve(
            look_at_top(4, take(any_side.follower.with_trait(LEVIN).of_other_names(), reveal=True), rest="bottom")
        ),
    ),
    # Yurius, Levin Duke
    "BP02-027": (quick_activate(engage_this, both(select(enemy.follower), deal(1, it))),),
    # Whole-Souled Swing
    "BP02-028": (
        quick,
        spell(both(select(enemy.follower), deal(3, it)), into_ex(1, KNIGHT)),
    ),
    # Swift Infiltrator
    "BP02-029": (whenever_evolves(your.follower, give(this, attack=1, defense=1)),),
    # Samurai
    "BP02-030": (activate(pay(3), give_keywords(this, storm, bane)),),
    # Avant Blader
    "BP02-031": (evolve(1),),
    "BP02-032": (on_evolve(search_up_to(2, any_side.follower.with_trait(OFFICER))),),
    # Flame Soldier
    "BP02-033": (
        fanfare(
            both(select(enemy.follower), instead(deal(1, it), happened(whenever_destroyed(your.follower)), deal(4, it)))
        ),
    ),
    # Gunner Maid Seria
    "BP02-034": (fanfare(search_one_of_each(any_side.follower.with_trait(PRINCESS))),),
    # Prim, Adventuring Princess
    "BP02-LD02": (),
}
