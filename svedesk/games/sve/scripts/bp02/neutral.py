"""The Neutral cards of BP02, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    any_side,
    at_least,
    both,
    choose_up_to,
    deal,
    destroy,
    discard,
    discard_at_random,
    draw,
    enemy,
    evolve,
    fanfare,
    give_leader,
    instead,
    it,
    its_leader,
    manual_text,
    mode,
    on_evolve,
    quick,
    search_one_of_each,
    select,
    spell,
    strike,
    ward,
    your,
)
from svedesk.games.sve.words.circumstances import it_is
from svedesk.games.sve.words.players import each_opponent
from svedesk.games.sve.words.universes import gain_evolution_points
from svedesk.games.sve.words.while_so import cannot_attack_while

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Dark Angel Olivia
    "BP02-106": (
        fanfare(
            choose_up_to(
                2, mode(gain_evolution_points(1)), mode(give_leader(3)), mode(draw(1)), mode(each_opponent(discard(1)))
            )
        ),
    ),
    # Bahamut
    "BP02-107": (
        evolve(0),
        fanfare(destroy(any_side.follower.but_this())),
        cannot_attack_while(at_least(2, enemy.follower), leaders=True),
    ),
    "BP02-108": (
        on_evolve(destroy(any_side.amulet)),
        cannot_attack_while(at_least(2, enemy.follower), leaders=True),
    ),
    # Demonic Simulacrum
    "BP02-109": (fanfare(deal(3, your.leader), discard_at_random()),),
    # Archangel Reina
    "BP02-110": (
        ward,
        evolve(1),
    ),
    "BP02-111": (
        ward,
        manual_text,
    ),
    # Surefire Bullet
    "BP02-112": (
        quick,
        spell(both(select(enemy.follower), instead(deal(3, it), it_is(any_side.follower.evolved), deal(4, it)))),
    ),
    # Unicorn Dancer Unica
    "BP02-113": (
        evolve(1),
        strike(give_leader(2)),
    ),
    "BP02-114": (strike(give_leader(2)),),
    # Call of Cocytus
    "BP02-116": (
        quick,
        spell(both(select(enemy.follower), destroy(it)), search_one_of_each(any_side.follower.of_class("Neutral"))),
    ),
    # Sektor
    "BP02-118": (evolve(3),),
    "BP02-119": (ward,),
    # Dance of Death
    "BP02-120": (spell(both(select(enemy.follower), deal(5, it)), deal(2, its_leader)),),
}
