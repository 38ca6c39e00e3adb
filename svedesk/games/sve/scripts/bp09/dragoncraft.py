"""The Dragoncraft cards of BP09, as they were read from their texts."""

from svedesk.games.sve.scripts.tokens import DRAGON
from svedesk.games.sve.scripts.traits import DRACONIC_DUELIST
from svedesk.games.sve.words import (
    Ability,
    Called,
    Token,
    Trait,
    any_side,
    at_least,
    at_start_of_end,
    attack_of,
    both,
    burying,
    costs_less_when_paid,
    count,
    deal,
    destroy,
    discard,
    draw,
    draw_x,
    enemy,
    engage_this,
    evolve,
    fanfare,
    give,
    give_leader,
    instead,
    it,
    on_evolve,
    overflow,
    pay,
    quick,
    recover,
    search_one_of_each,
    select,
    spell,
    storm,
    summon,
    this,
    ward,
    when,
    while_here,
    your,
)
from svedesk.games.sve.words.circumstances import it_is
from svedesk.games.sve.words.events import during
from svedesk.games.sve.words.players import discard_hand
from svedesk.games.sve.words.several import together
from svedesk.games.sve.words.universes import activate_if, whenever_plays

MEGALORCA = Token("BP02-T05", "Megalorca", "オルカ")
WYRMKIN = Trait("Wyrmkin", "竜族")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Jerva of Draconic Mail
    "BP09-052": (
        evolve(1),
        fanfare(discard_hand),
        at_start_of_end(deal(5, any_side.follower.but_this()), draw(1)),
    ),
    "BP09-053": (at_start_of_end(deal(5, together(any_side.follower.but_this(), enemy.leader)), draw(1)),),
    # Zirnitra, Dragon's Flame
    "BP09-054": (
        while_here(your.card.with_trait(WYRMKIN).tokens, storm),
        costs_less_when_paid(burying(your.follower.that_are_called(Called("Zirnitra", "ジルニトラ", in_part=True))), 3),
        fanfare(summon(DRAGON), draw_x(count(your.card.with_trait(WYRMKIN).tokens))),
    ),
    # Lindworm
    "BP09-055": (
        evolve(
            5,
            Called("Virtuous Lindworm", "聖竜・リントヴルム"),
            Called("邪竜・リントヴルム", "邪竜・リントヴルム", elsewhere=True),
        ),
        fanfare(recover(count(your.spell.of_class("Dragoncraft").in_cemetery))),
    ),
    # Virtuous Lindworm
    "BP09-056": (
        ward,
        at_start_of_end(give_leader(6), draw(3)),
    ),
    # Dragonplate Warrior
    "BP09-057": (
        during("your", whenever_plays(your.spell.of_class("Dragoncraft"), deal(2, enemy.follower))),
        fanfare(when(overflow, recover(2))),
    ),
    # Force of the Dragonewt
    "BP09-058": (
        quick,
        spell(both(select(enemy.follower), deal(3, it)), draw(1), discard(1)),
    ),
    # Roy, Dragoncleaver
    "BP09-059": (
        evolve(1),
        fanfare(search_one_of_each(any_side.spell.of_class("Dragoncraft").that_costs(2))),
    ),
    "BP09-060": (
        on_evolve(
            both(
                select(enemy.follower), instead(deal(2, it), it_is(any_side.follower.with_trait(WYRMKIN)), deal(5, it))
            )
        ),
    ),
    # Galua of Two Breaths
    "BP09-061": (fanfare(both(select(enemy.card), destroy(it)), cost=pay(2)),),
    # Waters of the Megalorca
    "BP09-062": (spell(instead(summon(MEGALORCA), overflow, summon(MEGALORCA, MEGALORCA))),),
    # Heroic Dragonslayer
    "BP09-063": (
        evolve(1),
        fanfare(when(overflow, give(this, attack=2))),
    ),
    "BP09-064": (on_evolve(both(select(enemy.follower), deal(attack_of(this), it))),),
    # Dragonclad Blademaster
    "BP09-065": (
        activate_if(
            at_least(3, your.card.with_trait(DRACONIC_DUELIST)), engage_this, both(select(enemy.follower), deal(3, it))
        ),
    ),
    # Drakewing Assassin
    "BP09-066": (
        fanfare(both(select(enemy.follower), deal(count(your.spell.of_class("Dragoncraft").in_cemetery), it))),
    ),
    # Coda, Twilight Dragoon
    "BP09-067": (fanfare(summon(DRAGON)),),
    # Dragon's Handspur
    "BP09-068": (spell(both(select(enemy.follower), deal(2, it)), draw(1)),),
}
