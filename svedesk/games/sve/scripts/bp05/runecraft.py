"""The Runecraft cards of BP05, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    Called,
    Token,
    Trait,
    activate,
    any_side,
    at_least,
    both,
    change_evolve_cost,
    choose_one,
    choose_some,
    count,
    deal,
    discarding,
    draw,
    enemy,
    evolve,
    fanfare,
    give,
    give_keyword,
    give_leader,
    give_x,
    it,
    its_leader,
    its_own_leader,
    look_at_top,
    manual_text,
    may_pay,
    mode,
    on_evolve,
    pay,
    quick,
    reveal_into_hand,
    rush,
    search_one_of_each,
    select,
    spell,
    storm,
    take,
    this,
    twice,
    ward,
    when,
    your,
)
from svedesk.games.sve.words.moving import into_ex_each
from svedesk.games.sve.words.playing import shift_play_cost
from svedesk.games.sve.words.several import together
from svedesk.games.sve.words.universes import whenever_plays

IDOLATRY = Trait("Idolatry", "アイドル")
MAGE = Trait("Mage", "魔法使い")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Raio, Omen of Truth
    "BP05-035": (
        evolve(2),
        fanfare(both(select(enemy.follower), deal(9, it)), cost=discarding(your.card.with_trait(MAGE))),
    ),
    "BP05-036": (
        on_evolve(
            look_at_top(9, take(any_side.card.that_cost_up_to(3), "ex", 3), rest="bottom"),
            shift_play_cost(it, -3, this_turn=True),
        ),
    ),
    # Lishenna, Omen of Destruction
    "BP05-037": (
        fanfare(
            into_ex_each(
                Token("BP05-T01", "Destruction in White", "白き破壊のアーティファクト", amulet=True),
                Token("BP05-T02", "Destruction in Black", "黒き破壊のアーティファクト", amulet=True),
            )
        ),
    ),
    # Apostle of Truth
    "BP05-038": (
        evolve(1),
        fanfare(when(at_least(3, your.follower.with_trait(MAGE)), give(this, ward, attack=2, defense=2))),
    ),
    "BP05-039": (on_evolve(both(select(enemy.follower), deal(twice(count(your.follower.with_trait(MAGE))), it))),),
    # Safira, Synthetic Beast
    "BP05-040": (
        rush,
        activate(pay(5), give_keyword(this, storm)),
        fanfare(give_x(this, count(your.follower.of_class("Runecraft").in_cemetery), "attack")),
    ),
    # Destructive Refrain
    "BP05-041": (
        spell(
            choose_one(
                mode(
                    search_one_of_each(
                        any_side.card.that_are_called(Called("Lishenna, Omen of Destruction", "破壊の絶傑・リーシェナ"))
                    )
                ),
                mode(may_pay(pay(2), deal(count(your.card.with_trait(IDOLATRY)), enemy.follower))),
            )
        ),
    ),
    # Iron Staff Mechanic
    "BP05-042": (
        evolve(1),
        fanfare(search_one_of_each(any_side.card.that_costs(1), to="ex"), shift_play_cost(it, -1, this_turn=True)),
    ),
    "BP05-043": (
        on_evolve(search_one_of_each(any_side.card.that_costs(1), to="ex"), shift_play_cost(it, -1, this_turn=True)),
    ),
    # Truth's Adjudication
    "BP05-044": (
        spell(
            choose_some(
                1,
                mode(draw(2)),
                mode(deal(3, enemy.leader)),
                mode(both(select(enemy.follower), deal(3, it))),
                more=(at_least(2, your.follower.with_trait(MAGE)), 2),
                more_up_to=True,
            )
        ),
    ),
    # Monochromatic Destruction
    "BP05-045": (
        quick,
        spell(
            both(select(enemy.follower), deal(2, it)),
            when(at_least(2, your.card.with_trait(IDOLATRY)), both(deal(2, its_leader), give_leader(2))),
        ),
    ),
    # Disciple of Truth
    "BP05-046": (whenever_plays(your.card.with_trait(MAGE), give_leader(1)),),
    # Disciple of Destruction
    "BP05-047": (
        ward,
        fanfare(when(at_least(3, your.card.with_trait(IDOLATRY)), draw(2))),
    ),
    # Servant of Destruction
    "BP05-048": (
        evolve(2),
        fanfare(when(at_least(3, your.card.with_trait(IDOLATRY)), change_evolve_cost(0, this_turn=True))),
    ),
    "BP05-049": (on_evolve(both(select(enemy.follower), deal(2, together(it, its_own_leader)))),),
    # Honest Cohort
    "BP05-050": (
        quick,
        manual_text,
    ),
    # Metaproduction
    "BP05-051": (
        quick,
        spell(look_at_top(2, reveal_into_hand("spell"), rest="bottom")),
    ),
    # Anne & Grea, Bonds Everlasting
    "BP05-LD03": (),
}
