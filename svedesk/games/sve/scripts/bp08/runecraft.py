"""The Runecraft cards of BP08, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    Called,
    Token,
    Trait,
    activate,
    activate_from_hand,
    any_side,
    at_least,
    aura,
    both,
    burying,
    cannot_be_destroyed,
    choose_one,
    deal,
    deal_divided,
    destroy,
    discard,
    discard_this,
    discarding,
    draw,
    draw_x,
    enemy,
    engage_this,
    engaging,
    evolve,
    fanfare,
    give,
    give_leader,
    it,
    its_leader,
    look_at_top,
    manual_text,
    minus,
    mode,
    on_evolve,
    present,
    quick,
    quick_activate,
    recover,
    search_one_of_each,
    select,
    select_up_to,
    spell,
    storm,
    summon,
    take,
    this,
    ward,
    when,
    your,
    your_number,
)
from svedesk.games.sve.words.events import during
from svedesk.games.sve.words.moving import hand_onto_field
from svedesk.games.sve.words.playing import next_costs_less, shift_play_cost
from svedesk.games.sve.words.universes import whenever_buried

ARCANAFORM = Trait("Arcanaform", "魔法生物")
IDOLATRY = Trait("Idolatry", "アイドル")
MAGE = Trait("Mage", "魔法使い")
SERPENT = Token("BP04-T01", "Serpent", "毒蛇")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Sweet-Tooth Medusa
    "BP08-035": (
        during("your", whenever_buried(enemy.follower, summon(SERPENT))),
        evolve(2),
        fanfare(search_one_of_each(any_side.card.that_cost_up_to(2))),
    ),
    "BP08-036": (
        quick_activate(burying(your.follower.with_name(SERPENT), 2), next_costs_less("card", 2)),
        during("your", whenever_buried(enemy.follower, summon(SERPENT))),
        on_evolve(select_up_to(2, enemy.follower), deal_divided(5)),
    ),
    # Prophetess of Creation
    "BP08-037": (
        ward,
        aura,
        cannot_be_destroyed,
        activate_from_hand(discard_this, draw(1), discard(1)),
        manual_text,
    ),
    # Unbodied Witch
    "BP08-038": (
        evolve(1),
        fanfare(draw_x(minus(your_number("deck"), 5))),
    ),
    # Lovely-Heart Monika
    "BP08-040": (
        activate(
            engage_this
            + engaging(your.card.that_are_called(Called("Morra, Monika's Familiar", "マジカルビースト・モーラ"))),
            both(select(enemy.follower), deal(3, it)),
        ),
        fanfare(
            choose_one(
                mode(
                    search_one_of_each(
                        any_side.card.that_are_called(Called("Morra, Monika's Familiar", "マジカルビースト・モーラ")),
                        to="field",
                    )
                ),
                mode(
                    hand_onto_field(
                        any_side.card.that_are_called(Called("Morra, Monika's Familiar", "マジカルビースト・モーラ"))
                    )
                ),
            )
        ),
    ),
    # Edict of Truth
    "BP08-041": (
        spell(
            look_at_top(5, take(any_side.card.that_cost_up_to(3), "ex", 2), rest="bottom"),
            shift_play_cost(it, -3, this_turn=True),
        ),
        manual_text,
    ),
    # Elusa, Magic Wunderkind
    "BP08-042": (evolve(2),),
    "BP08-043": (on_evolve(search_one_of_each(any_side.follower.with_trait(ARCANAFORM))),),
    # Morra, Monika's Familiar
    "BP08-044": (fanfare(draw(1), discard(1)),),
    # Veridic Discovery
    "BP08-045": (
        quick,
        spell(draw(2), discard(1)),
    ),
    # Moonshade Mage
    "BP08-046": (
        ward,
        activate(engage_this + discarding(your.card), both(select(enemy.follower), deal(6, it))),
        fanfare(draw(3), discard(2)),
    ),
    # Zealot of Truth
    "BP08-047": (
        storm,
        fanfare(when(at_least(5, your.card.with_trait(MAGE).in_cemetery), give(this, attack=1, defense=1))),
    ),
    # Rabbit Mage
    "BP08-048": (
        evolve(1),
        fanfare(summon(Token("BP01-T10", "Magic Sediment", "大地の魔片", amulet=True))),
    ),
    # Zealot of Destruction
    "BP08-050": (
        fanfare(
            when(
                at_least(3, your.card.with_trait(IDOLATRY)),
                both(select(enemy.follower), destroy(it), deal(2, its_leader), give_leader(2)),
            )
        ),
    ),
    # Joy of Destruction
    "BP08-051": (
        spell(
            when(present(your.card.with_trait(IDOLATRY)), recover(1)),
            when(
                present(your.card.that_are_called(Called("Lishenna, Omen of Destruction", "破壊の絶傑・リーシェナ"))),
                draw(1),
            ),
        ),
    ),
}
