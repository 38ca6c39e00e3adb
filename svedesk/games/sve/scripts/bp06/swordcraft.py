"""The Swordcraft cards of BP06, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    Trait,
    activate,
    any_side,
    aura,
    banish,
    both,
    choose_one,
    count,
    deal,
    destroy,
    discard,
    discarding,
    draw,
    enemy,
    engaging,
    evolve,
    fanfare,
    give,
    give_x,
    instead,
    it,
    look_at_top,
    manual_text,
    may_pay,
    mode,
    no_damage,
    on_evolve,
    pay,
    quick,
    refresh,
    rush,
    search_one_of_each,
    select,
    spell,
    storm,
    strike,
    take_costing,
    this,
    top_into_cemetery,
    your,
)
from svedesk.games.sve.words.circumstances import it_is
from svedesk.games.sve.words.while_so import cannot_be_banished

LEVIN = Trait("Levin", "レヴィオン")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Kagemitsu, Matchless Blade
    "BP06-018": (
        rush,
        manual_text,
    ),
    # Ralmia, Sonic Racer
    "BP06-019": (
        rush,
        manual_text,
    ),
    "BP06-020": (
        storm,
        on_evolve(give_x(this, count(your.follower.but_this())), cost=pay(3)),
    ),
    # Steadfast Samurai
    "BP06-021": (
        activate(pay(2), give(this, rush, attack=1, defense=1)),
        no_damage(this, "combat"),
    ),
    # Hero of Antiquity
    "BP06-022": (
        rush,
        aura,
        evolve(1),
        cannot_be_banished,
    ),
    "BP06-023": (
        aura,
        on_evolve(
            both(select(enemy.follower), instead(destroy(it), it_is(any_side.card.that_cost_at_least(6)), banish(it)))
        ),
        cannot_be_banished,
    ),
    # Courtly Dance
    "BP06-024": (
        spell(
            look_at_top(
                5, take_costing(any_side.follower.of_class("Swordcraft").that_cost_up_to(3), 7, "field"), rest="bottom"
            )
        ),
    ),
    # Quickdraw Maven
    "BP06-025": (evolve(1),),
    "BP06-026": (on_evolve(both(select(enemy.follower), deal(5, it)), cost=discarding(your.card)),),
    # Twinsword Master
    "BP06-027": (strike(refresh(this), times=1),),
    # Grand Acquisition
    "BP06-028": (
        quick,
        spell(top_into_cemetery(3, opponent=True)),
    ),
    # Samurai Outlaw
    "BP06-029": (evolve(4),),
    "BP06-030": (),
    # Adept Thief
    "BP06-031": (fanfare(choose_one(mode(top_into_cemetery(1, opponent=True)), mode(draw(1), discard(1)))),),
    # Petalwink Paladin
    "BP06-032": (fanfare(both(select(enemy.follower), destroy(it)), draw(1)),),
    # Levin Scholar
    "BP06-033": (fanfare(search_one_of_each(any_side.follower.with_trait(LEVIN))),),
    # Breakneck Draw
    "BP06-034": (
        spell(may_pay(engaging(your.follower.of_class("Swordcraft")), both(select(enemy.follower), destroy(it)))),
    ),
}
