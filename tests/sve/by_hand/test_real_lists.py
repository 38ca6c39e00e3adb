"""Every card of the real lists, where there are any: read, in both languages alike, and played by set and by class."""

from __future__ import annotations

import random
from functools import cache, partial
from pathlib import Path

import pytest
from sve.random_operations import any_operation

from svedesk.bot.random_bot import RandomBot
from svedesk.cli import materials
from svedesk.cli.brought import Brought, brought, random_deck
from svedesk.cli.console import CommandError
from svedesk.cli.games import MOST_ANSWERS
from svedesk.cli.invariants import check_table
from svedesk.engine.facts import Facts
from svedesk.engine.message import Refused
from svedesk.engine.session import Session

SHARED = Path(__file__).resolve().parents[4] / "shared/data"
LISTS = {name: SHARED / name for name in ("cards_en.json", "cards_ja.json", "cockatrice/ShadowverseEvolveTCG.xml")}
HANDS = (
    "move",
    "damage",
    "engage",
    "stat",
    "keyword",
    "counter",
    "create",
    "attach",
    "control",
    "draw",
    "mill",
    "shuffle",
)
"""What people do by hand most: whatever they do, the game goes on."""


@cache
def real(name: str) -> Brought:
    if not LISTS[name].exists():
        pytest.skip(f"no list of real cards at ../shared/data/{name}")
    return brought(LISTS[name])


@cache
def by_set(name: str) -> dict[str, tuple[Facts, ...]]:
    """The unscripted cards of each set: those of small sets together with cards of every other."""
    found: dict[str, list[Facts]] = {}
    for facts in real(name).unscripted:
        found.setdefault(facts.number.partition("-")[0], []).append(facts)
    return {code: tuple(cards) for code, cards in found.items()}


def decks_of(name: str, code: str, seed: int) -> tuple[object, ...]:
    cards = by_set(name)[code]
    try:
        return tuple(random_deck(cards, seed + seat) for seat in (0, 1))
    except CommandError:  # too few of a class: filled up from all sets
        return tuple(random_deck((*cards, *real(name).unscripted), seed + seat) for seat in (0, 1))


def play_by_hand(name: str, code: str, seed: int) -> None:
    """A game of chance in which what is resolved by hand changes the table in ways of chance, too."""
    chance = random.Random(seed)
    session = Session(real(name).rules, materials.setup(decks_of(name, code, seed), seed))  # type: ignore[arg-type]
    bots = tuple(RandomBot(seed + seat) for seat in (0, 1))
    for _ in range(MOST_ANSWERS):
        if (ask := session.ask) is None:
            break
        if ask.kind == "by_hand":
            for _ in range(chance.randrange(3)):
                try:
                    session.operate(any_operation(session.table, chance, chance.choice(HANDS), ask.seat))
                except Refused:
                    continue
                check_table(session.table)
            ask = session.ask or ask
        session.answer(bots[ask.seat].answer(ask, partial(session.view, ask.seat)), serial=ask.serial)
        check_table(session.table)
        assert (session.ask is None) == (session.table.outcome is not None)
    assert session.table.outcome is not None
    assert Session.replay(session.ruleset, session.setup, session.log).digest() == session.digest()


@pytest.mark.parametrize("name", LISTS)
def test_some_games_of_every_list(name: str) -> None:
    codes = sorted(by_set(name))
    for seed, code in enumerate(codes[:: max(1, len(codes) // 4)]):
        play_by_hand(name, code, seed)


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("name", LISTS)
def test_games_of_every_set(name: str) -> None:
    for code in sorted(by_set(name)):
        for seed in range(20):
            play_by_hand(name, code, seed)
