"""The Forestcraft cards of BP04, as they were read from their texts."""

from svedesk.games.sve.scripts.tokens import FAIRY
from svedesk.games.sve.words import (
    Ability,
    Token,
    activate,
    any_side,
    both,
    choose_one,
    combo,
    deal,
    deal_divided,
    draw,
    enemy,
    engage_this,
    evolve,
    fanfare,
    fanfare_and_last_words,
    give,
    give_leader,
    give_x,
    ignores_ward,
    instead,
    into_ex,
    it,
    its_leader,
    manual_text,
    mode,
    on_evolve,
    put_into_deck,
    return_to_hand,
    search_one_of_each,
    select,
    select_any_number,
    spell,
    storm,
    strike,
    summon,
    this,
    when,
    when_this_leaves,
    win_the_game,
    your,
    your_number,
)
from svedesk.games.sve.words.events import when_this_hits_leader

FAIRY_WISP = Token("BP01-T02", "Fairy Wisp", "フェアリーウィスプ")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Cassiopeia
    "BP04-001": (fanfare(select_any_number(enemy.follower), deal_divided(your_number("hand_and_ex"))),),
    # C.C., Woodland Witch
    "BP04-002": (fanfare(select_any_number(enemy.follower), deal_divided(your_number("hand_and_ex"))),),
    # Deepwood Anomaly
    "BP04-003": (
        when_this_hits_leader(win_the_game),
        evolve(1),
    ),
    "BP04-004": (
        when_this_hits_leader(win_the_game),
        on_evolve(both(select(enemy.follower), put_into_deck(it, 1, "bottom"))),
    ),
    # King Elephant
    "BP04-005": (
        storm,
        evolve(4),
        fanfare(both(select_any_number(your.card), return_to_hand(it)), give_x(this, your_number("hand"))),
    ),
    "BP04-006": (
        storm,
        ignores_ward,
        on_evolve(give_x(this, your_number("hand"))),
    ),
    # Fashionista Nelcha
    "BP04-007": (
        activate(
            engage_this,
            when(
                combo(3),
                choose_one(
                    mode(both(select(your.follower.but_this()), give(it, attack=2, defense=2))),
                    mode(both(select(enemy.follower), give(it, attack=-2, defense=-2))),
                ),
            ),
        ),
    ),
    # Spring-Green Protection
    "BP04-008": (
        when_this_leaves(into_ex(1, FAIRY_WISP)),
        manual_text,
    ),
    # Inviolable Verdancy
    "BP04-009": (
        when_this_leaves(into_ex(1, FAIRY_WISP)),
        manual_text,
    ),
    # Sukuna, Brave and Small
    "BP04-010": (evolve(1),),
    "BP04-011": (
        storm,
        on_evolve(when(combo(3), instead(give(this, attack=1, defense=1), combo(5), give(this, attack=3, defense=3)))),
    ),
    # Dolorblade Demon
    "BP04-012": (*fanfare_and_last_words(deal(1, enemy.leader_and_follower)),),
    # Elf Song
    "BP04-013": (
        spell(summon(FAIRY), when(combo(3), give(your.follower.of_class("Forestcraft"), attack=1, defense=1))),
    ),
    # Starry Elf
    "BP04-014": (fanfare(search_one_of_each(any_side.amulet)),),
    # Fita the Gentle Elf
    "BP04-015": (evolve(1),),
    "BP04-016": (on_evolve(give_leader(1), draw(1)),),
    # Dryad
    "BP04-017": (strike(both(select(enemy.follower), give(it, attack=-1))),),
    # Beetle Warrior
    "BP04-018": (fanfare(when(combo(3), give(this, storm, attack=1, defense=1))),),
    # Ivy Spellbomb
    "BP04-019": (spell(both(select(enemy.follower), deal(5, it)), when(combo(3), deal(3, its_leader))),),
    # C.C.
    "BP04-LD01": (),
}
