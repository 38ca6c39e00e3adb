"""The Forestcraft cards of BP07, as they were read from their texts."""

from svedesk.games.sve.scripts.tokens import FAIRY
from svedesk.games.sve.scripts.traits import PIXIE
from svedesk.games.sve.words import (
    Ability,
    Called,
    Counter,
    Token,
    Trait,
    activate,
    add_to_hand,
    any_side,
    assail,
    at_least,
    at_start_of_end,
    attack_of,
    both,
    burying,
    combo,
    costs_less_when_paid,
    deal,
    enemy,
    evolve,
    fanfare,
    give,
    give_leader,
    instead,
    into_ex,
    into_ex_one_of,
    it,
    manual_text,
    on_evolve,
    present,
    put_onto_field,
    recover,
    search_one_of_each,
    select,
    spell,
    storm,
    this,
    ward,
    when,
    whenever_enters,
    while_here,
    your,
)
from svedesk.games.sve.words.circumstances import came_from, happened
from svedesk.games.sve.words.events import when_this_is_put_away
from svedesk.games.sve.words.paying import banishing_cards
from svedesk.games.sve.words.playing import play_cost_while_here
from svedesk.games.sve.words.several import may_place_counter
from svedesk.games.sve.words.universes import whenever_buried

FABLE = Trait("Fable", "童話")
FAIRY_WISP = Token("BP01-T02", "Fairy Wisp", "フェアリーウィスプ")
NATURA = Trait("Natura", "自然")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Ladica, the Stoneclaw
    "BP07-001": (
        whenever_enters(
            your.follower.with_name(Token("BP07-T03", "Naterran Great Tree", "ナテラの大樹", amulet=True)), recover(1)
        ),
        manual_text,
    ),
    "BP07-002": (
        storm,
        whenever_enters(
            your.follower.with_name(Token("BP07-T03", "Naterran Great Tree", "ナテラの大樹", amulet=True)), recover(1)
        ),
    ),
    # Cynthia, the Queen's Blade
    "BP07-003": (
        while_here(your.card.with_trait(PIXIE).tokens, storm, assail),
        whenever_enters(your.card.with_trait(PIXIE).tokens, give(it, attack=2)),
        fanfare(into_ex(1, FAIRY_WISP), give(your.card.with_trait(PIXIE).tokens, attack=2)),
    ),
    # Primal Giant
    "BP07-004": (
        costs_less_when_paid(burying(your.card.with_trait(NATURA), 4), 4),
        when_this_is_put_away(into_ex(1, Token("BP07-T03", "Naterran Great Tree", "ナテラの大樹", amulet=True))),
        fanfare(both(select(your.follower.of_class("Forestcraft").that_cost_up_to(5).in_cemetery), put_onto_field(it))),
    ),
    # Setus, the Beastblade
    "BP07-005": (
        ward,
        evolve(2),
        at_start_of_end(
            give_leader(4), when(happened(whenever_buried(your.follower)), give(this, attack=2, defense=2))
        ),
    ),
    "BP07-006": (
        ward,
        on_evolve(both(select(your.follower.that_cost_up_to(3).in_cemetery), put_onto_field(it))),
        at_start_of_end(
            give_leader(4), when(happened(whenever_buried(your.follower)), give(this, attack=2, defense=2))
        ),
    ),
    # Send 'Em Packing
    "BP07-007": (
        spell(
            both(
                select(your.card.that_are_called(Called("Ladica, the Stoneclaw", "回帰する抱擁・ラティカ"))),
                give(it, attack=1, defense=1),
            ),
            when(combo(5), deal(attack_of(it), enemy.follower)),
        ),
    ),
    # Blossom Spirit
    "BP07-008": (
        evolve(1),
        fanfare(into_ex_one_of(Token("BP07-T03", "Naterran Great Tree", "ナテラの大樹", amulet=True), FAIRY)),
    ),
    "BP07-009": (
        on_evolve(both(select(enemy.follower), instead(deal(2, it), at_least(3, your.card.in_ex), deal(4, it)))),
    ),
    # Avatar of Fruition
    "BP07-010": (
        play_cost_while_here(
            your.follower.with_name(Token("BP07-T03", "Naterran Great Tree", "ナテラの大樹", amulet=True)), shift=-1
        ),
        fanfare(into_ex(1, Token("BP07-T03", "Naterran Great Tree", "ナテラの大樹", amulet=True))),
    ),
    # Cheshire Cat
    "BP07-012": (
        fanfare(
            both(
                select(enemy.leader_and_follower), instead(deal(1, it), came_from("hand", elsewhere=True), deal(2, it))
            )
        ),
        manual_text,
    ),
    # Ghastly Treant
    "BP07-013": (
        activate(
            banishing_cards(
                your.follower.with_name(Token("BP07-T03", "Naterran Great Tree", "ナテラの大樹", amulet=True))
            ),
            give_leader(3),
            times=1,
        ),
        fanfare(into_ex(1, Token("BP07-T03", "Naterran Great Tree", "ナテラの大樹", amulet=True))),
    ),
    # Forest Hermit
    "BP07-014": (
        evolve(1),
        fanfare(into_ex(1, Token("BP07-T03", "Naterran Great Tree", "ナテラの大樹", amulet=True))),
    ),
    "BP07-015": (on_evolve(both(select(your.card.with_trait(NATURA).in_cemetery), add_to_hand(it))),),
    # Marvelously Mad Hatter
    "BP07-016": (
        fanfare(
            when(
                present(your.card.with_trait(FABLE).but_this()),
                both(
                    search_one_of_each(any_side.follower.with_trait(FABLE), to="ex"),
                    may_place_counter(it, Counter("fable", "童話")),
                ),
            )
        ),
    ),
}
