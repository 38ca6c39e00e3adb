"""The Forestcraft cards of BP09, as they were read from their texts."""

from svedesk.games.sve.scripts.tokens import FAIRY, HOLY_FALCON, PUPPET
from svedesk.games.sve.words import (
    Ability,
    Called,
    Token,
    Trait,
    activate,
    any_side,
    attack_of,
    bane,
    both,
    bury_this,
    choose_one,
    deal,
    discarding,
    draw,
    enemy,
    engage_this,
    evolve,
    fanfare,
    give,
    give_leader,
    into_ex,
    it,
    look_at_top,
    manual_text,
    mode,
    on_evolve,
    paid_with,
    quick,
    return_to_hand,
    search_one_of_each,
    select,
    spell,
    strike,
    summon,
    take,
    this,
    ward,
    when,
    your,
)
from svedesk.games.sve.words.circumstances import different_names

BEAST = Trait("Beast", "獣")
FAIRY_WISP = Token("BP01-T02", "Fairy Wisp", "フェアリーウィスプ")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Yggdrasil
    "BP09-001": (
        fanfare(search_one_of_each(any_side.spell.of_class("Forestcraft"))),
        manual_text,
    ),
    # White Vanara
    "BP09-002": (
        evolve(1),
        manual_text,
    ),
    "BP09-003": (
        strike(both(select(enemy.follower), deal(attack_of(this), it))),
        manual_text,
    ),
    # Paula, Icy Warmth
    "BP09-004": (
        evolve(
            1,
            Called("Paula, Gentle Warmth", "深緑の純心・ポーラ"),
            Called("真紅の絆・ポーラ", "真紅の絆・ポーラ", elsewhere=True),
        ),
    ),
    # Paula, Gentle Warmth
    "BP09-005": (on_evolve(look_at_top(5, take(any_side.spell.of_class("Forestcraft"), reveal=True), rest="bottom")),),
    # Greenglen Axeman
    "BP09-006": (
        activate(
            engage_this + discarding(your.card),
            choose_one(mode(both(select(enemy.follower), deal(4, it))), mode(deal(2, enemy.leader))),
        ),
        manual_text,
    ),
    # Storied Falconer
    "BP09-008": (
        evolve(1),
        fanfare(summon(HOLY_FALCON)),
    ),
    "BP09-009": (on_evolve(both(select(your.follower.with_name(HOLY_FALCON)), give(it, bane, attack=1))),),
    # Owl Man
    "BP09-010": (fanfare(both(select(your.follower.with_trait(BEAST).but_this()), give(it, attack=1, defense=1))),),
    # Blessings of Creation
    "BP09-011": (
        quick,
        spell(draw(1), when(different_names(5, your.spell.of_class("Forestcraft").in_cemetery), give_leader(2))),
    ),
    # Grasshopper Conductor
    "BP09-012": (
        evolve(1),
        fanfare(
            when(
                different_names(5, your.spell.of_class("Forestcraft").in_cemetery),
                both(select(enemy.follower), deal(4, it)),
            )
        ),
    ),
    "BP09-013": (on_evolve(search_one_of_each(any_side.spell.of_class("Forestcraft").that_cost_up_to(1))),),
    # Elf General
    "BP09-014": (
        ward,
        fanfare(summon(FAIRY, FAIRY), give(it, ward, attack=1, defense=1)),
    ),
    # Lila, Arborist
    "BP09-015": (
        fanfare(
            give_leader(1), when(paid_with(your.spell.of_class("Forestcraft")), draw(1)), cost=discarding(your.card)
        ),
    ),
    # Substitution
    "BP09-016": (
        quick,
        spell(both(select(enemy.follower.that_cost_up_to(3)), return_to_hand(it)), into_ex(1, PUPPET)),
    ),
    # Flower of Fairies
    "BP09-017": (
        activate(engage_this + bury_this, summon(FAIRY)),
        fanfare(into_ex(1, FAIRY_WISP)),
    ),
}
