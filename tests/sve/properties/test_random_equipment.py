"""Random games by JA 1.24.1 in which cards equip followers, put all its tokens into EX areas and have Union Burst: they
end, and at every question all is as it must be."""

import random
from dataclasses import replace

import pytest
from shipped import scripted
from sve.playing import shipped_facts
from sve.properties.invariants import (
    QUIET,
    Shadow,
    check_kept,
    check_refusals,
    check_zones,
)
from sve.random_play import MOST_ANSWERS, answers, setup

from svedesk.engine.records import Place
from svedesk.engine.session import Session
from svedesk.games.sve.card_scripts import SCRIPTS
from svedesk.games.sve.group import Token
from svedesk.games.sve.ruleset import Sve
from svedesk.games.sve.source import read_script
from svedesk.games.sve.universes import PRINCESS_CONNECT
from svedesk.games.sve.words import activate, any_side, equip, fanfare, into_ex, it, pay, select_up_to, this
from svedesk.games.sve.zones import token_may_lie

TOKENS = [number for number in scripted("tokens_ja") if shipped_facts()[number].edition == "JA 1.24.1"]
NAMED = [Token(number, shipped_facts()[number].name, shipped_facts()[number].name_ja) for number in TOKENS]
EQUIPMENT = [token for token in NAMED if shipped_facts()[token.number].kind == "equipment"]
OTHERS = [token for token in NAMED if token not in EQUIPMENT]
WORN = [
    *(fanfare(select_up_to(1, any_side.follower), equip(it, token)) for token in EQUIPMENT),
    *(activate(pay(1), equip(this, token)) for token in EQUIPMENT),
    *read_script(
        """
        on_equip(draw(1)),
        whenever_equips(any_side.follower, deal(1, enemy.leader)),
        fanfare(select_up_to(1, enemy.follower.equipped), steal(it)),
        fanfare(return_to_hand(enemy.follower.equipped)),
        fanfare(select_up_to(1, your.follower.equipped), change_into(it, "amulet", "turn")),
        fanfare(box(any_side.follower.equipped, "turn")),
        fanfare(lose_abilities(any_side.follower.equipped)),
        """
    ),
]
BURSTS = read_script(
    """
    union_burst(activate(pay(1) + engage_this, deal(1, enemy.leader))),
    union_burst(last_words(draw(1))),
    fanfare(activate_free(your.follower)),
    whenever_bursts(your.card, deal(1, enemy.follower)),
    """
)


def rules(seed: int) -> Sve:
    """The rules over the same cards, all of the universe, most of which have three abilities more."""
    chance = random.Random(seed)
    scripts = dict(SCRIPTS)
    facts = {number: replace(facts, universe=PRINCESS_CONNECT) for number, facts in shipped_facts().items()}
    for number, printed in sorted(facts.items()):
        if printed.kind == "follower" and number.startswith("SD") and chance.random() < 0.9:
            more = (chance.choice(WORN), chance.choice(BURSTS), fanfare(into_ex(1, chance.choice(OTHERS))))
            scripts[number] = (*scripts[number], *more)
    return Sve(facts, scripts)


def check_worn(session: Session, *, quiet: bool) -> int:
    """Equipment lies in its zone alone; once the rules have looked, with the controller of its follower. How much there
    is."""
    table, found = session.table, 0
    for card in table.cards.values():
        facts = session.ruleset.facts(card.number)
        is_equipment = facts.kind == "equipment"
        assert facts.special != "token" or token_may_lie(facts.kind, card.zone), card
        assert is_equipment == (card.zone == "equipment")
        found += is_equipment
        if is_equipment and quiet:
            worn_by = table.cards[card.on]
            assert (worn_by.zone, worn_by.seat) == ("field", card.seat)
    return found


def plays_through(seed: int) -> tuple[Session, int, set[str]]:
    """A game to its end, checked at every question; the most equipment there was, and what was done."""
    session = Session(rules(seed), setup(seed)._replace(rules="JA 1.24.1"))
    shadow = Shadow(session.ruleset.deal(session.setup))
    shadow.follow(session.opening, session.table)
    choose = answers(session, seed)
    most, kinds = 0, set()
    for _ in range(MOST_ANSWERS):
        ask = session.ask
        if ask is None:
            assert Session.replay(session.ruleset, session.setup, session.log).digest() == session.digest()
            return session, most, kinds
        kinds |= {option.label.key for option in ask.options if option.kind == "activate"}
        shadow.follow(session.answer(choose(ask)), session.table)
        quiet = session.ask is not None and session.ask.kind in QUIET and not session.ask.source
        most = max(most, check_worn(session, quiet=quiet))
        check_zones(session.table)
        check_refusals(session)
        check_kept(session)
    raise AssertionError(f"no end after {MOST_ANSWERS} answers: {session.ask}")


@pytest.mark.slow_after_first
@pytest.mark.parametrize("seed", range(12))
def test_a_game_full_of_equipment_ends_and_keeps_every_invariant(seed):
    session, most, _ = plays_through(seed)
    assert session.table.outcome is not None
    assert most > 0
    assert Place(0, "equipment") in session.table.zones


@pytest.mark.slow
def test_in_such_games_what_equipment_gives_is_used():
    kinds = set().union(*(plays_through(seed)[2] for seed in range(4)))
    assert "option-ability" in kinds
