"""The Runecraft tokens."""

from svedesk.games.sve.scripts.traits import ACADEMIC
from svedesk.games.sve.words import (
    Ability,
    at_least,
    at_start_of_end,
    at_start_of_main,
    aura,
    banish,
    both,
    choose_one,
    deal,
    deal_and,
    destroy,
    discard,
    draw,
    enemy,
    fanfare,
    give_ability,
    give_leader,
    it,
    its_leader,
    its_own_leader,
    last_words,
    mode,
    put_onto_field,
    rush,
    select,
    spell,
    stack,
    storm,
    them,
    this,
    ward,
    when,
    your,
)

_ACADEMIC_CARDS = your.card.with_trait(ACADEMIC).in_cemetery

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Strikeform Golem
    "SD03-T01": (rush,),
    # Guardform Golem
    "SD03-T02": (ward,),
    # Magic Sediment
    "BP01-T10": (stack,),
    # Magical Pawn
    "BP02-T04": (),
    # Destruction in White
    "BP05-T01": (at_start_of_main(give_leader(2)),),
    # Destruction in Black
    "BP05-T02": (at_start_of_main(deal(2, enemy.leader)),),
    # Celestial Shikigami
    "BP06-T01": (aura,),
    # Paper Shikigami
    "BP06-T02": (last_words(draw(1), discard(1)),),
    # Instant Poison
    "BP09-T01": (spell(select(enemy.follower), deal_and(deal(4, it), deal(2, its_own_leader))),),
    # Eternal Potion
    "BP09-T02": (
        spell(
            both(select(your.follower.of_class("Runecraft").that_cost_up_to(3).in_cemetery), put_onto_field(it)),
            give_ability(it, rush, at_start_of_end(destroy(this))),
        ),
    ),
    # Armored Tentacle
    "T-ARMORED-TENTACLE": (ward, last_words(give_leader(4))),
    # Assault Tentacle
    "T-ASSAULT-TENTACLE": (storm, last_words(both(select(enemy.follower), deal(4, it)))),
    # Anne's Summoning
    "T-ANNES-SUMMONING": (rush, ward, fanfare(give_leader(2)), at_start_of_main(banish(this))),
    # Mysterian Missile
    "T-MYSTERIAN-MISSILE": (
        spell(select(enemy.follower), deal_and(deal(3, it), deal(2, its_leader), at_least(10, _ACADEMIC_CARDS))),
    ),
    # Resentful Blaze
    "T-RESENTFUL-BLAZE": (
        spell(
            choose_one(
                mode(both(select(enemy.follower), deal(4, it))),
                mode(select(enemy.follower, 2), when(at_least(15, _ACADEMIC_CARDS), deal(4, them))),
            )
        ),
    ),
}
