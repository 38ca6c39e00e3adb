"""The Runecraft cards of BP04, as they were read from their texts."""

from svedesk.games.sve.words import (
    Ability,
    any_side,
    bane,
    deal,
    discarding,
    draw,
    earth_rite,
    enemy,
    evolve,
    fanfare,
    fanfare_and_last_words,
    give,
    give_leader,
    instead,
    intimidate,
    into_cemetery,
    last_words,
    look_at_top,
    manual_text,
    on_evolve,
    present,
    put_from_among,
    put_onto_field,
    quick,
    recover,
    rush,
    sc,
    search_one_of_each,
    spell,
    spellchain,
    stack,
    storm,
    strike,
    take,
    this,
    ward,
    when,
    your,
)

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Wordwielder Ginger
    "BP04-038": (
        evolve(2),
        manual_text,
    ),
    # Giant Chimera
    "BP04-040": (
        fanfare(
            when(
                spellchain(10),
                instead(
                    instead(deal(5, enemy.leader_and_follower), sc(20), deal(10, enemy.leader_and_follower)),
                    sc(30),
                    deal(30, enemy.leader_and_follower),
                ),
            )
        ),
    ),
    # Star Reader Stella
    "BP04-041": (
        fanfare(
            look_at_top(
                4,
                put_from_among(any_side.card),
                put_from_among(any_side.card, "cemetery"),
                put_from_among(any_side.card, "top"),
                put_from_among(any_side.card, "bottom"),
            )
        ),
        strike(look_at_top(1, into_cemetery("card"))),
    ),
    # Europa
    "BP04-042": (
        evolve(2),
        manual_text,
    ),
    "BP04-043": (
        storm,
        bane,
        ward,
    ),
    # Chain of Calling
    "BP04-044": (
        quick,
        spell(
            look_at_top(5, take(any_side.follower.of_class("Runecraft"), reveal=True), rest="bottom"),
            when(spellchain(10), recover(1)),
        ),
    ),
    # Noble Instruction
    "BP04-045": (
        quick,
        spell(
            look_at_top(5, take(any_side.follower.of_class("Runecraft"), reveal=True), rest="bottom"),
            when(spellchain(10), recover(1)),
        ),
    ),
    # Freshman Lou
    "BP04-046": (fanfare(search_one_of_each(any_side.spell.that_costs(1))),),
    # Magic Illusionist
    "BP04-047": (
        evolve(2),
        last_words(earth_rite(put_onto_field(this, owners=True))),
    ),
    "BP04-048": (last_words(earth_rite(put_onto_field(this, owners=True))),),
    # Dazzling Healer
    "BP04-051": (
        evolve(1),
        fanfare(when(present(your.spell.in_cemetery), give_leader(2))),
    ),
    "BP04-052": (on_evolve(when(spellchain(5), give_leader(2))),),
    # Mage of Nightfall
    "BP04-053": (
        intimidate,
        fanfare(earth_rite(give(this, attack=2, defense=1))),
    ),
    # Astrologist of the Mist
    "BP04-054": (
        ward,
        fanfare(earth_rite(give(your.follower, attack=1, defense=1))),
    ),
    # Magic Owl
    "BP04-055": (
        rush,
        *fanfare_and_last_words(draw(1), cost=discarding(your.spell)),
    ),
    # Starseer's Telescope
    "BP04-056": (
        stack,
        manual_text,
    ),
    # Cornelia li Britannia
    "BP04-LD03": (),
    # Jeremiah Gottwald
    "BP04-LD04": (),
}
