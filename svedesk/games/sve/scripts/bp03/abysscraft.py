"""The Abysscraft cards of BP03, as they were read from their texts."""

from svedesk.games.sve.scripts.tokens import GHOST
from svedesk.games.sve.words import (
    Ability,
    Token,
    Trait,
    activate,
    also_called,
    any_side,
    at_start_of_end,
    bane,
    both,
    burying,
    deal,
    discard,
    discarding,
    discarding_at_random,
    drain,
    draw,
    enemy,
    evolve,
    fanfare,
    give,
    give_keyword,
    give_leader,
    into_ex,
    it,
    last_words,
    lower_leader_defense,
    manual_text,
    necrocharge,
    on_evolve,
    paid_with,
    present,
    put_onto_field,
    rush,
    sanguine,
    select,
    storm,
    strike,
    summon,
    this,
    ward,
    when,
    whenever_enters,
    whenever_leaves,
    your,
)
from svedesk.games.sve.words.moving import put_into_ex
from svedesk.games.sve.words.players import each_opponent

DEPARTED = Trait("Departed", "死者")
GARGANTUAN_GHOST = Token("BP03-T06", "Gargantuan Ghost", "ジャイアントゴースト")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Dark Alice
    "BP03-073": (
        rush,
        strike(each_opponent(discard(1))),
        manual_text,
    ),
    # Masquerade Ghost
    "BP03-074": (
        whenever_enters(your.follower.with_name(GHOST), give(it, attack=1)),
        evolve(1),
    ),
    "BP03-075": (
        whenever_enters(your.follower.with_name(GHOST), give(it, attack=1)),
        whenever_leaves(your.follower.with_name(GHOST), summon(GARGANTUAN_GHOST)),
        last_words(put_into_ex(this)),
    ),
    # Odile, Black Swan
    "BP03-076": (
        fanfare(deal(2, enemy.leader_and_follower), when(necrocharge(20), give_keyword(this, storm))),
        strike(deal(2, enemy.leader_and_follower)),
    ),
    # Demonium, Punk Devil
    "BP03-077": (
        ward,
        activate(lower_leader_defense(2), give_keyword(this, bane), times=1),
        last_words(give_leader(2)),
    ),
    # Baccherus, Peppy Ghostie
    "BP03-078": (
        also_called(GHOST),
        evolve(1),
        fanfare(when(present(your.follower.with_name(GARGANTUAN_GHOST)), draw(1))),
    ),
    "BP03-079": (
        also_called(GHOST),
        last_words(put_into_ex(this)),
    ),
    # Demon Maestro
    "BP03-080": (activate(lower_leader_defense(2), draw(1), times=1),),
    # Trombone Devil
    "BP03-081": (
        evolve(1),
        at_start_of_end(when(sanguine, both(select(enemy.leader_and_follower), deal(3, it)))),
    ),
    "BP03-082": (
        on_evolve(deal(1, any_side.leader)),
        at_start_of_end(when(sanguine, both(select(enemy.leader_and_follower), deal(3, it)))),
    ),
    # Pumpkin Necromancer
    "BP03-084": (fanfare(into_ex(1, GARGANTUAN_GHOST)),),
    # Parade Raven
    "BP03-085": (
        fanfare(
            both(select(your.follower.that_cost_up_to(5).in_cemetery), put_onto_field(it)),
            cost=burying(your.follower.but_this()),
        ),
    ),
    # Mischievous Zombie
    "BP03-086": (
        evolve(2),
        fanfare(summon(GHOST), when(paid_with(your.card.with_trait(DEPARTED)), draw(1)), cost=discarding(your.card)),
    ),
    "BP03-087": (on_evolve(both(select(your.follower.with_name(GHOST)), give_keyword(it, bane))),),
    # Devilish Flautist
    "BP03-088": (
        rush,
        fanfare(give(this, drain, attack=1), cost=discarding_at_random()),
    ),
    # Subaru Makabe
    "BP03-LD04": (),
}
