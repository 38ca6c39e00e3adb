"""The Dragoncraft cards of BP02, as they were read from their texts."""

from svedesk.games.sve.scripts.tokens import DRAGON
from svedesk.games.sve.words import (
    Ability,
    Token,
    Trait,
    add_to_hand,
    any_side,
    at_start_of_end,
    both,
    deal,
    destroy,
    discard,
    discarding,
    draw,
    enemy,
    engage_this,
    evolve,
    fanfare,
    give,
    give_leader,
    instead,
    into_ex,
    it,
    limited,
    manual_text,
    on_evolve,
    overflow,
    pay,
    raise_max_play_points,
    rush,
    select,
    spell,
    storm,
    summon,
    this,
    transform,
    ward,
    when,
    whenever_enters,
    whenever_evolves,
    while_here,
    your,
    your_number,
)
from svedesk.games.sve.words.circumstances import happened
from svedesk.games.sve.words.events import when_this_is_put_away, whenever_discards
from svedesk.games.sve.words.players import discard_hand
from svedesk.games.sve.words.playing import costs_less_if
from svedesk.games.sve.words.universes import activate_if

HELLFLAME_DRAGON = Token("BP02-T06", "Hellflame Dragon", "ヘルフレイムドラゴン")
MEGALORCA = Token("BP02-T05", "Megalorca", "オルカ")
WYRMKIN = Trait("Wyrmkin", "竜族")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Imperial Dragoon
    "BP02-052": (
        evolve(1),
        fanfare(deal(your_number("hand"), enemy.leader_and_follower), discard_hand),
    ),
    "BP02-053": (on_evolve(draw(3)),),
    # Dragonsong Flute
    "BP02-054": (
        activate_if(overflow, engage_this + discarding(your.card), into_ex(1, HELLFLAME_DRAGON)),
        when_this_is_put_away(into_ex(1, HELLFLAME_DRAGON)),
        fanfare(summon(HELLFLAME_DRAGON), draw(1), cost=pay(3)),
    ),
    # Neptune
    "BP02-055": (
        ward,
        while_here(your.follower.with_name(MEGALORCA), rush),
        evolve(2),
        fanfare(summon(MEGALORCA)),
    ),
    "BP02-056": (
        ward,
        while_here(your.follower.with_name(MEGALORCA), storm),
        on_evolve(summon(MEGALORCA)),
    ),
    # Draconic Fervor
    "BP02-057": (spell(raise_max_play_points(1), give_leader(3), draw(1)),),
    # Polyphonic Roar
    "BP02-058": (
        limited(whenever_enters(your.follower.with_name(DRAGON), both(select(enemy.leader_and_follower), deal(5, it)))),
    ),
    # Siegfried
    "BP02-059": (
        evolve(1),
        fanfare(both(select(enemy.follower), deal(2, it))),
    ),
    "BP02-060": (on_evolve(both(select(enemy.follower.with_defense_up_to(3)), destroy(it))),),
    # Transmogrified Wyrm
    "BP02-061": (fanfare(both(select(any_side.card.in_ex), transform(it, DRAGON))),),
    # Dracomancer's Rites
    "BP02-062": (
        fanfare(give_leader(1), cost=discarding(your.card)),
        at_start_of_end(
            when(happened(whenever_discards("your")), both(select(enemy.leader_and_follower), deal(2, it)))
        ),
    ),
    # Wildfang Dragonewt
    "BP02-063": (costs_less_if(happened(whenever_discards("your")), 2),),
    # Mushussu
    "BP02-064": (whenever_evolves(your.follower, give(this, attack=2)),),
    # Dragontamer
    "BP02-065": (
        evolve(1),
        fanfare(draw(1), discard(1)),
    ),
    "BP02-066": (
        on_evolve(
            both(select(your.follower.with_trait(WYRMKIN).in_cemetery), add_to_hand(it)), cost=discarding(your.card)
        ),
    ),
    # Twin-Headed Dragon
    "BP02-067": (
        fanfare(summon(DRAGON), cost=pay(3)),
        manual_text,
    ),
    # Draconic Armor
    "BP02-068": (
        spell(
            instead(
                summon(Token("BP02-T07", "Draconic Weapon", "ドラゴウェポン", amulet=True)),
                overflow,
                summon(
                    Token("BP02-T07", "Draconic Weapon", "ドラゴウェポン", amulet=True),
                    Token("BP02-T07", "Draconic Weapon", "ドラゴウェポン", amulet=True),
                ),
            )
        ),
    ),
}
