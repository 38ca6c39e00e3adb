"""The Runecraft cards of BP09, as they were read from their texts."""

from svedesk.games.sve.scripts.tokens import GUARDFORM_GOLEM
from svedesk.games.sve.scripts.traits import ACADEMIC
from svedesk.games.sve.words import (
    Ability,
    Called,
    Token,
    activate,
    any_side,
    at_least,
    at_start_of_end,
    both,
    count,
    deal,
    draw,
    earth_rite,
    enemy,
    engage_this,
    evolve,
    fanfare,
    give,
    give_leader,
    into_cemetery,
    into_ex,
    it,
    last_words,
    look_at_top,
    manual_text,
    on_evolve,
    pay,
    recover,
    reveal_trait_into_hand,
    rush,
    sc,
    search_up_to,
    select,
    spell,
    spellchain,
    stack,
    summon,
    take,
    ward,
    when,
    your,
)
from svedesk.games.sve.words.paying import removing_stack
from svedesk.games.sve.words.while_so import others_cannot_attack, others_deal_more

ETERNAL_POTION = Token("BP09-T02", "Eternal Potion", "久遠の秘薬")
INSTANT_POISON = Token("BP09-T01", "Instant Poison", "刹那の劇薬")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Ceridwen, Eternity Hunter
    "BP09-035": (
        evolve(1),
        fanfare(earth_rite(into_ex(1, INSTANT_POISON))),
    ),
    "BP09-036": (
        on_evolve(earth_rite(into_ex(1, ETERNAL_POTION))),
        manual_text,
    ),
    # Faust, Truthseeker
    "BP09-037": (
        at_start_of_end(earth_rite(both(select(your.follower), give(it, attack=1, defense=1)), deal(2, enemy.leader))),
        manual_text,
    ),
    # Mysterian Wyrmist
    "BP09-038": (
        evolve(
            2,
            Called("Mysterian Whitewyrm", "マナリアの白竜"),
            Called("マナリアの黒竜", "マナリアの黒竜", elsewhere=True),
            condition=at_least(5, your.card.with_trait(ACADEMIC).in_cemetery),
        ),
        manual_text,
    ),
    # Mysterian Whitewyrm
    "BP09-039": (
        ward,
        manual_text,
    ),
    # Snowman King
    "BP09-040": (
        last_words(give_leader(3)),
        others_cannot_attack(any_side.follower.that_cost_up_to(3)),
    ),
    # Absolute Zeroblade
    "BP09-041": (
        spell(
            deal(1, enemy.follower),
            when(spellchain(10), deal(1, enemy.follower)),
            when(sc(15), deal(1, enemy.follower)),
        ),
    ),
    # Bergent, Onion Patchmaster
    "BP09-042": (
        evolve(1),
        fanfare(
            look_at_top(
                5, take(any_side.card.that_are_called(Called("Onion Patch", "オニオン軍団")), "field", 2), rest="bottom"
            )
        ),
    ),
    "BP09-043": (
        activate(
            pay(1) + engage_this,
            search_up_to(2, any_side.card.that_are_called(Called("Onion Patch", "オニオン軍団")), to="field"),
        ),
        others_deal_more(1, your.card.that_are_called(Called("Onion Patch", "オニオン軍団"))),
    ),
    # Palla, Student Teacher
    "BP09-044": (fanfare(draw(1), when(at_least(5, your.card.with_trait(ACADEMIC).in_cemetery), recover(1))),),
    # Summoning Drills
    "BP09-045": (
        stack,
        fanfare(summon(GUARDFORM_GOLEM)),
        manual_text,
    ),
    # Witch of Foresight
    "BP09-046": (
        evolve(1),
        fanfare(look_at_top(1, into_cemetery("card"))),
    ),
    "BP09-047": (on_evolve(look_at_top(1, into_cemetery("card")), draw(1)),),
    # Beastfaced Mage
    "BP09-048": (
        activate(engage_this + removing_stack(), both(select(enemy.follower), deal(2, it))),
        last_words(summon(Token("BP01-T10", "Magic Sediment", "大地の魔片", amulet=True))),
    ),
    # Onion Patch
    "BP09-049": (
        rush,
        manual_text,
    ),
    # Tico, Mysterian Spellnerd
    "BP09-050": (
        ward,
        last_words(look_at_top(1, reveal_trait_into_hand(ACADEMIC))),
    ),
    # Staff of Whirlwinds
    "BP09-051": (spell(deal(count(your.follower.of_class("Runecraft")), enemy.leader_and_follower)),),
}
