"""The Abysscraft cards of BP02, as they were read from their texts."""

from svedesk.games.sve.scripts.tokens import FOREST_BAT, GHOST
from svedesk.games.sve.words import (
    Ability,
    Trait,
    activate,
    any_side,
    at_start_of_end,
    attack_of,
    bane,
    both,
    bury_this,
    burying,
    choose_some,
    count,
    deal,
    destroy,
    discard,
    discard_at_random,
    draw,
    enemy,
    engage_this,
    evolve,
    fanfare,
    give_leader,
    give_x,
    instead,
    into_ex,
    it,
    its_leader,
    last_words,
    look_at_top,
    mode,
    necrocharge,
    on_evolve,
    pay,
    put_onto_field,
    reveal_trait_into_hand,
    rush,
    sanguine,
    select,
    spell,
    strike,
    summon,
    this,
    top_into_cemetery,
    ward,
    when,
    whenever_evolves,
    your,
)
from svedesk.games.sve.words.playing import costs_less_if
from svedesk.games.sve.words.universes import set_leader_defense
from svedesk.games.sve.words.while_so import has_while

VAMPIRE = Trait("Vampire", "吸血鬼")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Vania, Vampire Princess
    "BP02-069": (
        activate(
            pay(1) + burying(your.follower.with_name(FOREST_BAT)),
            both(select(enemy.follower), deal(3, it)),
            deal(1, its_leader),
        ),
        fanfare(give_x(this, count(your.follower.with_name(FOREST_BAT)))),
    ),
    # Soul Dealer
    "BP02-071": (
        ward,
        evolve(2),
        fanfare(deal(3, your.leader)),
    ),
    "BP02-072": (
        ward,
        on_evolve(both(select(enemy.follower), destroy(it)), give_leader(attack_of(it))),
    ),
    # Underworld Watchman Khawy
    "BP02-073": (
        ward,
        last_words(both(select(enemy.follower), destroy(it)), give_leader(attack_of(it))),
    ),
    # Azazel
    "BP02-074": (
        bane,
        costs_less_if(necrocharge(10), 3),
        evolve(1),
        fanfare(discard_at_random(1, "opponent")),
    ),
    "BP02-075": (
        bane,
        on_evolve(set_leader_defense(10)),
    ),
    # Vampiric Fortress
    "BP02-076": (
        activate(pay(1) + engage_this + bury_this, summon(FOREST_BAT)),
        fanfare(look_at_top(3, reveal_trait_into_hand(VAMPIRE), rest="bottom")),
    ),
    # Veight, Vampire Noble
    "BP02-078": (
        evolve(1),
        strike(summon(FOREST_BAT)),
    ),
    "BP02-079": (
        on_evolve(into_ex(1, FOREST_BAT)),
        strike(summon(FOREST_BAT)),
    ),
    # Trick Dullahan
    "BP02-080": (fanfare(instead(into_ex(1, GHOST), necrocharge(10), into_ex(3, GHOST))),),
    # Mini Soul Devil
    "BP02-083": (whenever_evolves(your.follower, deal(2, enemy.leader)),),
    # Moriana the Bejeweled
    "BP02-084": (fanfare(when(sanguine, both(give_leader(3), draw(1)))),),
    # Demonic Hedonist
    "BP02-085": (
        evolve(1),
        at_start_of_end(when(sanguine, both(draw(1), discard(1)))),
    ),
    "BP02-086": (
        at_start_of_end(when(sanguine, both(draw(1), discard(1)))),
        strike(deal(1, any_side.leader)),
    ),
    # Bone Chimera
    "BP02-087": (
        has_while(necrocharge(7), rush, bane),
        fanfare(top_into_cemetery(3)),
    ),
    # Necrocarnival
    "BP02-088": (
        spell(
            choose_some(
                1,
                mode(both(select(your.follower.that_cost_up_to(2).in_cemetery), put_onto_field(it))),
                mode(summon(GHOST, GHOST)),
                more=(necrocharge(10), 2),
                more_up_to=True,
            )
        ),
    ),
    # La+ Darkness
    "BP02-LD03": (),
}
