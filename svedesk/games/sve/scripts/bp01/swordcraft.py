"""The Swordcraft cards of BP01, as they were read from their texts."""

from svedesk.games.sve.scripts.tokens import KNIGHT, STEELCLAD_KNIGHT
from svedesk.games.sve.words import (
    Ability,
    Token,
    Trait,
    activate,
    any_side,
    assail,
    aura,
    both,
    destroy,
    draw,
    enemy,
    engage,
    engage_this,
    evolve,
    fanfare,
    give,
    give_keyword,
    it,
    last_words,
    look_at_top,
    manual_text,
    on_evolve,
    pay,
    rush,
    search_one_of_each,
    select,
    spell,
    storm,
    summon,
    summon_rest_into_ex,
    take,
    this,
    ward,
    when,
    whenever_enters,
    your,
)
from svedesk.games.sve.words.circumstances import they_have

NINJA = Trait("Ninja", "忍者")
OTOHIME_S_BODYGUARD = Token("BP01-T04", "Otohime's Bodyguard", "乙姫お守り隊")
VIKING = Token("BP01-T06", "Viking", "ヴァイキング")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Sea Queen Otohime
    "BP01-026": (
        evolve(2),
        fanfare(summon(OTOHIME_S_BODYGUARD)),
    ),
    "BP01-027": (on_evolve(summon_rest_into_ex(3, OTOHIME_S_BODYGUARD)),),
    # Aurelia, Regal Saber
    "BP01-028": (
        rush,
        assail,
        ward,
        fanfare(select(enemy.leader), when(they_have(3), give(this, aura, attack=2, defense=2))),
    ),
    # Shadowed Assassin
    "BP01-029": (
        evolve(2),
        fanfare(both(select(enemy.follower), engage(it))),
    ),
    "BP01-030": (on_evolve(both(select(enemy.follower.engaged), destroy(it))),),
    # Frontguard General
    "BP01-031": (
        ward,
        manual_text,
    ),
    # Alwida's Command
    "BP01-032": (spell(summon(VIKING, STEELCLAD_KNIGHT, KNIGHT)),),
    # Royal Banner
    "BP01-033": (
        whenever_enters(your.follower.of_class("Swordcraft"), give(it, attack=1, defense=1)),
        fanfare(give(your.follower.of_class("Swordcraft"), attack=1, defense=1)),
    ),
    # Maid Leader
    "BP01-034": (evolve(2),),
    "BP01-035": (on_evolve(search_one_of_each(any_side.follower.with_evolve())),),
    # Gemstaff Commander
    "BP01-036": (fanfare(search_one_of_each(any_side.follower.of_class("Swordcraft"))),),
    # Sage Commander
    "BP01-037": (fanfare(give(your.follower.but_this(), attack=1, defense=1)),),
    # Swordsman
    "BP01-038": (
        activate(engage_this, both(select(enemy.follower), engage(it))),
        fanfare(both(select(enemy.follower), engage(it))),
    ),
    # Pompous Princess
    "BP01-039": (fanfare(look_at_top(5, take(any_side.follower.that_costs(1), "field"), rest="bottom")),),
    # Ninja Master
    "BP01-040": (fanfare(search_one_of_each(any_side.card.with_trait(NINJA))),),
    # Arthurian Light
    "BP01-041": (
        activate(pay(1) + engage_this, both(summon(KNIGHT), give_keyword(it, storm))),
        activate(pay(2) + engage_this, both(select(enemy.follower), engage(it))),
        activate(pay(3) + engage_this, draw(1)),
    ),
    # Fervid Soldier
    "BP01-043": (
        whenever_enters(your.follower.but_this(), give(this, attack=1)),
        evolve(2),
    ),
    "BP01-044": (whenever_enters(your.follower.but_this(), give(this, attack=1)),),
    # Luminous Knight
    "BP01-045": (
        fanfare(both(select(your.follower.but_this()), give(it, attack=1))),
        last_words(both(select(your.follower), give(it, attack=1))),
    ),
    # Navy Lieutenant
    "BP01-047": (fanfare(both(select(your.follower.but_this()), give_keyword(it, assail))),),
    # Novice Trooper
    "BP01-048": (storm,),
    # Aurelia, Blooming Blade
    "BP01-LD04": (),
}
