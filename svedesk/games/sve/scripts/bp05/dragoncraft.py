"""The Dragoncraft cards of BP05, as they were read from their texts."""

from svedesk.games.sve.scripts.tokens import PUPPET
from svedesk.games.sve.words import (
    Ability,
    Called,
    Trait,
    activate,
    any_side,
    aura,
    both,
    change_evolve_cost,
    deal,
    discarding,
    draw,
    enemy,
    evolve,
    fanfare,
    give,
    into_ex,
    it,
    last_words,
    look_at_top,
    manual_text,
    on_evolve,
    overflow,
    pay,
    present,
    refresh,
    rush,
    select,
    spell,
    storm,
    strike,
    take,
    this,
    ward,
    when,
    your,
)
from svedesk.games.sve.words.events import during, when_this_takes_damage
from svedesk.games.sve.words.playing import play_it
from svedesk.games.sve.words.several import give_keywords, together
from svedesk.games.sve.words.while_so import cannot_attack_while

OMEN = Trait("Omen", "絶傑")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Galmieux, Omen of Disdain
    "BP05-052": (
        during("your", when_this_takes_damage(change_evolve_cost(0, this_turn=True), ability=True)),
        evolve(2),
    ),
    "BP05-053": (
        during("your", when_this_takes_damage(both(select(enemy.leader_and_follower), deal(3, it)), ability=True)),
        on_evolve(both(select(your.card.with_trait(OMEN).that_cost_up_to(2).in_cemetery), play_it(it))),
    ),
    # Electromagical Rhino
    "BP05-054": (
        storm,
        manual_text,
    ),
    # Apostle of Disdain
    "BP05-055": (
        during("your", when_this_takes_damage(give(this, storm, attack=1), ability=True)),
        evolve(1),
    ),
    "BP05-056": (
        during("your", when_this_takes_damage(give(this, storm, attack=1), ability=True)),
        on_evolve(
            look_at_top(5, take(any_side.card.with_trait(OMEN), "hand", 2, reveal=True), rest="bottom"),
            cost=discarding(your.card),
        ),
    ),
    # God Bullet Golem
    "BP05-057": (
        cannot_attack_while(leaders=True),
        manual_text,
    ),
    # Disciple of Disdain
    "BP05-059": (activate(pay(0), both(select(your.follower), deal(1, it)), times=1),),
    # Cursed Stone
    "BP05-060": (
        ward,
        evolve(1),
    ),
    "BP05-061": (
        ward,
        manual_text,
    ),
    # Amethyst Giant
    "BP05-062": (
        fanfare(give_keywords(this, rush, aura), cost=discarding(your.card)),
        strike(refresh(this), times=1),
    ),
    # Servant of Disdain
    "BP05-063": (
        during("your", when_this_takes_damage(draw(1), ability=True)),
        fanfare(when(overflow, both(select(any_side.follower.but_this()), deal(1, together(it, this))))),
    ),
    # Silver Automaton
    "BP05-064": (
        ward,
        last_words(into_ex(2, PUPPET)),
    ),
    # Airship Whale
    "BP05-065": (evolve(1),),
    "BP05-066": (on_evolve(look_at_top(5, take(any_side.follower.that_cost_up_to(3), "field"), rest="bottom")),),
    # Colossal Construct
    "BP05-067": (
        ward,
        manual_text,
    ),
    # Total Domination
    "BP05-068": (
        spell(
            both(select(your.follower), deal(2, it)),
            deal(2, enemy.follower),
            when(
                present(your.card.that_are_called(Called("Galmieux, Omen of Disdain", "侮蔑の絶傑・ガルミーユ"))),
                deal(2, enemy.follower),
            ),
        ),
    ),
    # Ian & Adelle, Transcendent Love
    "BP05-LD04": (),
}
