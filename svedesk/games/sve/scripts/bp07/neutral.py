"""The Neutral cards of BP07, as they were read from their texts."""

from svedesk.games.sve.scripts.traits import MACHINA
from svedesk.games.sve.words import (
    Ability,
    Called,
    Token,
    Trait,
    any_side,
    assail,
    at_least,
    bane,
    both,
    choose_up_to,
    count,
    deal,
    destroy,
    discarding,
    draw,
    enemy,
    engage_this,
    evolve,
    fanfare,
    field_or_ex,
    give_keyword,
    give_leader,
    give_x,
    into_ex,
    into_ex_one_of,
    it,
    last_words,
    manual_text,
    mode,
    on_evolve,
    pay,
    rush,
    search_one_of_each,
    select,
    spell,
    storm,
    strike,
    summon,
    this,
    top_into_cemetery,
    ward,
    your,
)
from svedesk.games.sve.words.paying import banishing_cards
from svedesk.games.sve.words.playing import play_it
from svedesk.games.sve.words.universes import activate_if

ASSEMBLY_DROID = Token("BP07-T01", "Assembly Droid", "プロダクトマシーン")
NATURA = Trait("Natura", "自然")
REPAIR_MODE = Token("BP07-T02", "Repair Mode", "リペアモード")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Technolord
    "BP07-103": (
        fanfare(
            choose_up_to(
                2,
                mode(both(select(enemy.follower), destroy(it))),
                mode(both(select(enemy.amulet), destroy(it))),
                mode(deal(3, enemy.leader)),
                mode(search_one_of_each(any_side.card.with_trait(MACHINA).of_other_names())),
            ),
            cost=banishing_cards(your.card.with_trait(MACHINA).in_cemetery, 3),
        ),
    ),
    # Viridia Magna
    "BP07-104": (
        rush,
        assail,
        bane,
        manual_text,
    ),
    "BP07-105": (
        ward,
        last_words(give_leader(2)),
    ),
    # Mechawing Angel
    "BP07-106": (
        ward,
        activate_if(
            at_least(5, your.card.with_trait(MACHINA).in_cemetery),
            engage_this,
            both(select(enemy.follower), deal(4, it)),
        ),
        fanfare(into_ex_one_of(ASSEMBLY_DROID, REPAIR_MODE)),
    ),
    # Maisha, Hero of Purgation
    "BP07-108": (
        evolve(2),
        strike(both(select(your.spell.of_class("Neutral").that_cost_up_to(3).in_cemetery), play_it(it))),
    ),
    "BP07-109": (
        on_evolve(top_into_cemetery(5), give_keyword(this, storm), cost=pay(5)),
        strike(both(select(your.spell.of_class("Neutral").that_cost_up_to(3).in_cemetery), play_it(it))),
    ),
    # Robogoblin
    "BP07-110": (
        evolve(1),
        last_words(into_ex(1, REPAIR_MODE)),
    ),
    "BP07-111": (
        last_words(into_ex(1, REPAIR_MODE)),
        on_evolve(summon(ASSEMBLY_DROID)),
    ),
    # Colorful Cook
    "BP07-112": (
        fanfare(field_or_ex(1, Token("BP07-T03", "Naterran Great Tree", "ナテラの大樹", amulet=True)), give_leader(1)),
        last_words(draw(1), cost=discarding(your.card.with_trait(NATURA))),
    ),
    # Purgation's Blade
    "BP07-113": (
        spell(
            both(select(enemy.follower), destroy(it)),
            give_x(
                your.card.that_are_called(Called("Maisha, Hero of Purgation", "粛清の英雄・メイシア")),
                count(your.follower.in_cemetery),
                "attack",
            ),
        ),
    ),
    # Aldis, Trendsetting Seraph
    "BP07-114": (
        evolve(1),
        fanfare(give_leader(3)),
    ),
    "BP07-115": (last_words(deal(3, enemy.leader)),),
    # Mechagun Wielder
    "BP07-116": (
        fanfare(into_ex_one_of(ASSEMBLY_DROID, REPAIR_MODE)),
        last_words(draw(1), cost=discarding(your.card.with_trait(MACHINA))),
    ),
    # Extreme Carrot
    "BP07-117": (
        rush,
        manual_text,
    ),
}
