"""The Abysscraft cards of BP05, as they were read from their texts."""

from svedesk.games.sve.scripts.tokens import PUPPET
from svedesk.games.sve.scripts.traits import DEMON
from svedesk.games.sve.words import (
    Ability,
    Called,
    activate,
    add_to_hand,
    any_side,
    at_start_of_end,
    both,
    choose_some,
    choose_up_to,
    deal,
    destroy,
    discard,
    discard_at_random,
    draw,
    enemy,
    engage_this,
    evolve,
    fanfare,
    give,
    give_keyword,
    give_leader,
    instead,
    into_ex,
    it,
    its_leader,
    lower_leader_defense,
    mode,
    necrocharge,
    on_evolve,
    put_onto_field,
    rush,
    sanguine,
    select,
    select_up_to,
    spell,
    storm,
    strike,
    summon,
    this,
    times_leader_lost,
    top_into_cemetery,
    when,
    whenever_enters,
    your,
)
from svedesk.games.sve.words.circumstances import leader_has, they_have
from svedesk.games.sve.words.events import during, whenever_discards
from svedesk.games.sve.words.players import its_controller
from svedesk.games.sve.words.playing import play_cost_while_here
from svedesk.games.sve.words.universes import whenever_buried
from svedesk.games.sve.words.while_so import has_while

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Valnareik, Omen of Lust
    "BP05-069": (
        has_while(sanguine, storm),
        strike(deal(times_leader_lost, enemy.leader), when(leader_has(7, "exact"), give(this, attack=2, defense=2))),
    ),
    # Rulenye, Omen of Silence
    "BP05-070": (
        evolve(1),
        fanfare(when(necrocharge(10), both(select(enemy.follower.that_cost_up_to(3)), destroy(it)))),
        play_cost_while_here(enemy.spell, shift=1),
    ),
    "BP05-071": (
        on_evolve(discard_at_random(1, "opponent")),
        play_cost_while_here(enemy.spell, shift=1),
    ),
    # Apostle of Lust
    "BP05-072": (
        activate(
            engage_this + lower_leader_defense(1),
            both(select(your.follower.that_cost_up_to(2).in_cemetery), put_onto_field(it)),
        ),
        whenever_enters(your.follower.with_trait(DEMON).but_this(), give_leader(1)),
    ),
    # Apostle of Silence
    "BP05-073": (
        evolve(1),
        at_start_of_end(select(enemy.leader), when(they_have(3, "most", "hand"), deal(3, it))),
    ),
    "BP05-074": (
        on_evolve(both(select(enemy.follower), instead(deal(3, it), they_have(3, "most", "hand"), destroy(it)))),
        at_start_of_end(select(enemy.leader), when(they_have(3, "most", "hand"), deal(3, it))),
    ),
    # Disciple of Lust
    "BP05-075": (
        fanfare(deal(1, any_side.leader)),
        strike(deal(1, any_side.leader)),
    ),
    # Masked Puppet
    "BP05-076": (
        during("your", whenever_buried(your.follower, give(this, attack=1))),
        evolve(1),
        fanfare(into_ex(1, PUPPET)),
    ),
    "BP05-077": (
        during("your", whenever_buried(your.follower, give(this, attack=1))),
        on_evolve(summon(PUPPET, PUPPET)),
    ),
    # Wings of Lust
    "BP05-078": (
        spell(
            choose_up_to(
                2,
                mode(both(select(your.follower), give_keyword(it, rush)), deal(1, your.leader)),
                mode(both(select(enemy.follower), deal(2, it)), deal(1, your.leader)),
                mode(deal(1, your.leader), draw(1), discard(1)),
            )
        ),
    ),
    # Silent Purge
    "BP05-079": (spell(both(select(enemy.follower), destroy(it)), its_controller(discard_at_random())),),
    # Servant of Lust
    "BP05-080": (
        evolve(1),
        fanfare(deal(1, your.leader)),
    ),
    "BP05-081": (on_evolve(both(select(enemy.follower), deal(times_leader_lost, it)), cost=lower_leader_defense(1)),),
    # Servant of Silence
    "BP05-082": (whenever_discards("enemy", deal(2, its_leader), top_into_cemetery(2)),),
    # Embracing Wings
    "BP05-084": (
        spell(
            both(select(enemy.follower), destroy(it)),
            deal(2, your.leader),
            both(
                select_up_to(
                    1,
                    your.card.that_are_called(
                        Called("Valnareik, Omen of Lust", "欲望の絶傑・ヴァーナレク")
                    ).in_cemetery,
                ),
                add_to_hand(it),
            ),
        ),
    ),
    # Thundering Roar
    "BP05-085": (
        spell(
            choose_some(
                1,
                mode(discard_at_random(1, "opponent")),
                mode(both(select(enemy.follower), deal(3, it))),
                more=(necrocharge(10), 2),
                more_up_to=True,
            )
        ),
    ),
    # Cerberus, Festive Hound
    "BP05-LD05": (),
}
