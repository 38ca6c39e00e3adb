"""The Forestcraft cards of BP05, as they were read from their texts."""

from svedesk.games.sve.scripts.tokens import PUPPET
from svedesk.games.sve.words import (
    Ability,
    Trait,
    add_to_hand,
    any_side,
    at_least,
    both,
    combo,
    deal,
    defense_of,
    draw,
    enemy,
    evolve,
    fanfare,
    give,
    give_leader,
    into_ex,
    it,
    last_words,
    look_at_top,
    manual_text,
    minus,
    on_evolve,
    quick,
    recover,
    reveal_trait_into_hand,
    search_one_of_each,
    select,
    select_up_to,
    spell,
    storm,
    take_one_of_each,
    ward,
    when,
    whenever_enters,
    your,
)
from svedesk.games.sve.words.paying import banishing_cards
from svedesk.games.sve.words.playing import play_cost_while_here

HUNTER = Trait("Hunter", "狩人")
PUPPETRY = Trait("Puppetry", "人形")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Izudia, Omen of Unkilling
    "BP05-001": (
        evolve(1),
        manual_text,
    ),
    # Spinaria, Keeper of Enigmas
    "BP05-003": (
        ward,
        fanfare(
            look_at_top(
                4,
                take_one_of_each(
                    any_side.follower.of_class("Forestcraft"), any_side.spell.of_class("Forestcraft"), reveal=True
                ),
                rest="bottom",
            ),
            when(combo(3), recover(3)),
        ),
    ),
    # Apostle of Unkilling
    "BP05-004": (evolve(1),),
    "BP05-005": (on_evolve(search_one_of_each(any_side.follower.with_trait(HUNTER).that_cost_up_to(2), to="field")),),
    # Fairy Torrent
    "BP05-007": (
        quick,
        manual_text,
    ),
    # Disciple of Unkilling
    "BP05-008": (fanfare(look_at_top(1, reveal_trait_into_hand(HUNTER))),),
    # Noah, Vengeful Puppeteer
    "BP05-009": (
        whenever_enters(your.follower.with_name(PUPPET), give(it, storm, attack=1)),
        evolve(2),
        fanfare(into_ex(2, PUPPET)),
    ),
    "BP05-010": (
        play_cost_while_here(your.follower.with_name(PUPPET), shift=-1),
        whenever_enters(your.follower.with_name(PUPPET), give(it, storm, attack=1)),
    ),
    # Mark of the Unkilling
    "BP05-011": (
        spell(
            both(select(enemy.follower), deal(minus(defense_of(it), 1), it)),
            when(at_least(3, your.card.with_trait(HUNTER).in_cemetery), draw(1)),
        ),
    ),
    # Servant of Unkilling
    "BP05-012": (fanfare(when(at_least(3, your.card.with_trait(HUNTER).in_cemetery), give_leader(2))),),
    # Mechanical Bowman
    "BP05-013": (fanfare(both(select(enemy.follower), deal(5, it)), cost=banishing_cards(your.card.in_ex)),),
    # Flower Doll
    "BP05-014": (
        evolve(1),
        fanfare(into_ex(1, PUPPET)),
    ),
    "BP05-015": (last_words(both(select_up_to(1, your.follower.with_trait(PUPPETRY).in_cemetery), add_to_hand(it))),),
    # Automaton Soldier
    "BP05-016": (
        ward,
        fanfare(into_ex(2, PUPPET)),
    ),
    # Mark of the Six
    "BP05-017": (
        quick,
        manual_text,
    ),
    # Liza, Greenwood Queen
    "BP05-LD01": (),
}
