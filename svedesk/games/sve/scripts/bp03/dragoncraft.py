"""The Dragoncraft cards of BP03, as they were read from their texts."""

from svedesk.games.sve.scripts.traits import ARMED
from svedesk.games.sve.words import (
    Ability,
    Called,
    Token,
    activate,
    also_called,
    any_side,
    assail,
    both,
    deal,
    enemy,
    engage_this,
    evolve,
    fanfare,
    give,
    instead,
    intimidate,
    it,
    its_leader,
    look_at_top,
    manual_text,
    on_evolve,
    overflow,
    present,
    quick,
    recover,
    reveal_trait_into_hand,
    rush,
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
from svedesk.games.sve.words.universes import gain_evolution_points

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Laevateinn Dragon
    "BP03-056": (evolve(1, Called("Laevateinn Dragon", "レーヴァテインドラゴン", in_part=True)),),
    "BP03-057": (
        assail,
        on_evolve(summon(Token("BP02-T07", "Draconic Weapon", "ドラゴウェポン", amulet=True)), recover(2)),
    ),
    # Laevateinn Dragon, Attack Form
    "BP03-058": (
        also_called(Called("Laevateinn Dragon", "レーヴァテインドラゴン")),
        strike(both(select(enemy.follower), deal(4, it)), deal(3, its_leader)),
    ),
    # Red Ragewyrm
    "BP03-059": (activate(engage_this, instead(give(this, attack=5), overflow, give(this, attack=10))),),
    # Draconir, Knuckle Dragon
    "BP03-060": (
        evolve(1),
        fanfare(summon(Token("BP02-T07", "Draconic Weapon", "ドラゴウェポン", amulet=True))),
    ),
    "BP03-061": (
        on_evolve(
            both(
                select(enemy.follower),
                instead(deal(2, it), present(your.follower.with_trait(ARMED).but_this()), deal(4, it)),
            )
        ),
    ),
    # Master of Draconic Arts
    "BP03-063": (
        assail,
        ward,
        fanfare(when(overflow, give(this, rush, attack=4))),
    ),
    # Hammer Dragonewt
    "BP03-064": (
        evolve(1),
        fanfare(look_at_top(4, reveal_trait_into_hand(ARMED, "spell"), rest="bottom")),
    ),
    "BP03-065": (on_evolve(deal(2, enemy.leader)),),
    # Draconic Smash
    "BP03-066": (
        quick,
        spell(
            both(select(enemy.follower), deal(3, it)),
            summon(Token("BP02-T07", "Draconic Weapon", "ドラゴウェポン", amulet=True)),
        ),
    ),
    # Elder Tortoise
    "BP03-067": (fanfare(gain_evolution_points(1), when(overflow, give(this, attack=2, defense=2))),),
    # Trinity Dragon
    "BP03-068": (intimidate,),
    # Dragon Summoner
    "BP03-069": (evolve(1),),
    "BP03-070": (
        on_evolve(look_at_top(3, take(any_side.follower.of_class("Dragoncraft"), reveal=True), rest="bottom")),
    ),
    # Lance Lizard
    "BP03-071": (
        fanfare(when(overflow, summon(Token("BP02-T07", "Draconic Weapon", "ドラゴウェポン", amulet=True)))),
        manual_text,
    ),
    # Light Tenryu
    "BP03-LD03": (),
}
