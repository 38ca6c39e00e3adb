"""The Runecraft cards of BP01, as they were read from their texts."""

from svedesk.games.sve.scripts.tokens import GUARDFORM_GOLEM, STRIKEFORM_GOLEM
from svedesk.games.sve.words import (
    Ability,
    Counter,
    Token,
    Trait,
    activate,
    add_to_stack,
    any_side,
    at_next_end,
    banish,
    banishing,
    both,
    choose_one,
    costs_when_paid,
    deal,
    deal_and,
    discarding,
    draw,
    earth_rite,
    enemy,
    engage_this,
    evolve,
    fanfare,
    give,
    into_ex,
    it,
    its_own_leader,
    last_words,
    look_at_top,
    mode,
    on_evolve,
    place_counter,
    quick,
    recover,
    reveal_into_hand,
    rush,
    sc,
    search_one_of_each,
    select,
    spell,
    spellchain,
    stack,
    summon,
    take_another_turn,
    this,
    ward,
    when,
    whenever_enters,
    your,
)
from svedesk.games.sve.words.moving import summon_one_of, top_into_ex
from svedesk.games.sve.words.paying import removing_counters, removing_stack
from svedesk.games.sve.words.playing import costs_less_if, less_instead, play_cost_while_here, play_it
from svedesk.games.sve.words.universes import whenever_plays

GOLEM = Trait("Golem", "ゴーレム")
SPELL = Counter("spell", "スペル")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Arch Summoner Erasmus
    "BP01-051": (
        activate(
            engage_this + removing_stack(), select(enemy.follower), deal_and(deal(6, it), deal(2, its_own_leader))
        ),
        fanfare(earth_rite(select(enemy.follower), deal_and(deal(6, it), deal(2, its_own_leader)))),
    ),
    # Merlin
    "BP01-052": (
        evolve(2),
        fanfare(search_one_of_each(any_side.spell)),
    ),
    "BP01-053": (on_evolve(both(select(your.spell.that_cost_up_to(3).in_cemetery), play_it(it))),),
    # Ancient Alchemist
    "BP01-054": (
        evolve(3),
        fanfare(earth_rite(into_ex(2, GUARDFORM_GOLEM))),
    ),
    "BP01-055": (
        play_cost_while_here(your.follower.with_trait(GOLEM), shift=-1),
        whenever_enters(your.follower.with_trait(GOLEM), both(select(enemy.leader_and_follower), deal(3, it))),
    ),
    # Arcane Enlightenment
    "BP01-056": (
        quick,
        spell(top_into_ex(until_full=True), at_next_end(banish(your.card.in_ex))),
    ),
    # Dimension Shift
    "BP01-057": (
        costs_when_paid(banishing("spell", 10), 7),
        spell(take_another_turn),
    ),
    # Juno's Secret Laboratory
    "BP01-058": (
        activate(engage_this, summon(Token("BP01-T10", "Magic Sediment", "大地の魔片", amulet=True))),
        activate(engage_this + removing_stack(), summon_one_of(GUARDFORM_GOLEM, STRIKEFORM_GOLEM)),
        fanfare(summon_one_of(GUARDFORM_GOLEM, STRIKEFORM_GOLEM)),
    ),
    # Spectral Wizard
    "BP01-059": (
        evolve(2),
        fanfare(look_at_top(1, reveal_into_hand("spell"))),
    ),
    "BP01-060": (on_evolve(both(select(enemy.follower), deal(4, it)), cost=discarding(your.spell)),),
    # Flame Destroyer
    "BP01-061": (
        rush,
        costs_less_if(spellchain(5), 3, less_instead(sc(10), 6), less_instead(sc(15), 9)),
    ),
    # Dragonbond Mage
    "BP01-062": (
        activate(removing_counters(SPELL, 3), both(select(enemy.follower), deal(5, it))),
        whenever_plays(your.spell, place_counter(this, SPELL)),
    ),
    # Golem Protection
    "BP01-063": (
        spell(
            summon(GUARDFORM_GOLEM, GUARDFORM_GOLEM),
            earth_rite(give(your.follower.with_trait(GOLEM), attack=1, defense=1)),
        ),
    ),
    # Alchemical Lore
    "BP01-064": (spell(deal(4, enemy.follower)),),
    # Fate's Hand
    "BP01-065": (
        quick,
        spell(draw(2), when(spellchain(10), recover(1))),
    ),
    # Price of Magic
    "BP01-066": (
        stack,
        fanfare(both(select(enemy.follower.with_defense_up_to(4)), banish(it))),
    ),
    # Runic Guardian
    "BP01-067": (
        ward,
        fanfare(
            choose_one(
                mode(earth_rite(give(this, attack=1, defense=2))),
                mode(summon(Token("BP01-T10", "Magic Sediment", "大地の魔片", amulet=True))),
            )
        ),
    ),
    # Crafty Warlock
    "BP01-068": (
        evolve(1),
        last_words(summon(Token("BP01-T10", "Magic Sediment", "大地の魔片", amulet=True))),
    ),
    "BP01-069": (last_words(summon(Token("BP01-T10", "Magic Sediment", "大地の魔片", amulet=True)), add_to_stack(1)),),
    # Alchemist's Workshop
    "BP01-074": (
        stack,
        fanfare(summon(STRIKEFORM_GOLEM)),
    ),
    # Teachings of Creation
    "BP01-075": (
        stack,
        fanfare(draw(1)),
    ),
    # Erasmus, Magical Sage
    "BP01-LD06": (),
}
