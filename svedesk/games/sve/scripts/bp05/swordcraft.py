"""The Swordcraft cards of BP05, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    Trait,
    activate,
    any_side,
    at_least,
    at_start_of_end,
    both,
    deal,
    destroy,
    discarding,
    draw,
    enemy,
    evolve,
    fanfare,
    give,
    it,
    its_leader,
    manual_text,
    on_evolve,
    pay,
    quick,
    search_one_of_each,
    select,
    storm,
    strike,
    this,
    top_into_cemetery,
    when,
    your,
)
from svedesk.games.sve.words.events import during, whenever_milled
from svedesk.games.sve.words.moving import put_into_ex
from svedesk.games.sve.words.playing import play_cost_while_here, play_it
from svedesk.games.sve.words.universes import whenever_plays

COMMANDER = Trait("Commander", "指揮官")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Octrice, Omen of Usurpation
    "BP05-018": (
        activate(pay(8), both(select(enemy.card.in_cemetery), play_it(it))),
        evolve(2),
        evolve(0, condition=at_least(10, enemy.card.in_cemetery)),
        fanfare(top_into_cemetery(2, opponent=True)),
    ),
    "BP05-019": (
        activate(pay(8), both(select(enemy.card.in_cemetery), play_it(it))),
        on_evolve(both(select(enemy.card.in_cemetery), put_into_ex(it, yours=True))),
        play_cost_while_here(your.card.in_ex, shift=-2, condition=at_least(10, enemy.card.in_cemetery)),
    ),
    # Apostle of Usurpation
    "BP05-021": (
        evolve(1),
        fanfare(top_into_cemetery(2, opponent=True), when(at_least(10, enemy.card.in_cemetery), draw(1))),
    ),
    "BP05-022": (on_evolve(both(select(enemy.follower), deal(4, it))),),
    # Empyreal Swordsman
    "BP05-023": (at_start_of_end(both(select(enemy.follower), deal(4, it)), deal(2, its_leader)),),
    # Disciple of Usurpation
    "BP05-025": (
        storm,
        strike(top_into_cemetery(1, opponent=True), when(at_least(10, enemy.card.in_cemetery), give(this, attack=2))),
    ),
    # Fervent Machine Soldier
    "BP05-026": (
        fanfare(
            search_one_of_each(any_side.card.with_trait(COMMANDER)), cost=discarding(your.card.with_trait(COMMANDER))
        ),
    ),
    # Geno, Machine Artisan
    "BP05-027": (
        whenever_plays(your.amulet, both(select(your.follower), give(it, defense=1))),
        evolve(1),
    ),
    "BP05-028": (
        whenever_plays(your.amulet, both(select(your.follower), give(it, defense=1))),
        on_evolve(search_one_of_each(any_side.amulet)),
    ),
    # Servant of Usurpation
    "BP05-029": (
        during("your", whenever_milled("enemy", give(this, attack=1))),
        fanfare(top_into_cemetery(1, opponent=True)),
    ),
    # Captain Meteo
    "BP05-030": (
        evolve(1),
        fanfare(both(select(enemy.leader), deal(4, it))),
    ),
    "BP05-031": (on_evolve(both(select(enemy.follower), destroy(it))),),
    # Gravikinetic Warrior
    "BP05-032": (fanfare(both(select(your.follower.tokens), give(it, attack=2, defense=2))),),
    # Usurping Spineblade
    "BP05-033": (
        quick,
        manual_text,
    ),
    # Albert, Tempestuous Doom
    "BP05-LD02": (),
}
