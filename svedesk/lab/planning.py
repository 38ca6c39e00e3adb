"""Plans of the lab: which decks may be played, and a list with some cards swapped for others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from svedesk import __version__
from svedesk.decks.model import Deck
from svedesk.decks.restrictions import RestrictionList, deck_problems
from svedesk.engine.facts import Facts
from svedesk.engine.game import CardRules, Game
from svedesk.engine.log import DeckList
from svedesk.engine.message import Message
from svedesk.lab.deck_games import cards_digest
from svedesk.wire.lab_results import LabPlan


class LabTerms(NamedTuple):
    """How the decks of a plan are played: the level, the rules, how many games, and their chance."""

    level: str
    edition: str
    form: str
    games: int
    seed: int
    without_text: bool = False


class DeckProblems(NamedTuple):
    """Why a deck can't be played in the lab: what the rules have against it, and its cards that are resolved by
    hand."""

    rules: tuple[Message, ...]
    by_hand: tuple[str, ...]


def problems(
    deck: Deck,
    form: str,
    game: Game,
    rules: CardRules,
    facts: Mapping[str, Facts],
    restrictions: RestrictionList | None = None,
) -> DeckProblems:
    """What keeps a deck from being played; cards that are resolved by hand only as long as they are not played without
    their text."""
    numbers = dict.fromkeys(number for number in deck.numbers() if number in facts)
    by_hand = (number for number in numbers if not game.decks.automation((number,), rules).whole)
    return DeckProblems(deck_problems(game, deck.as_list(), form, facts, restrictions), tuple(by_hand))


def common_format(decks: Sequence[Deck], game: Game) -> str:
    """The format that all decks are built for, or the usual one."""
    forms = {deck.format for deck in decks}
    return forms.pop() if len(forms) == 1 else game.decks.formats[0]


def plan(lists: Sequence[Deck], against: Sequence[Deck], terms: LabTerms, game: Game, rules: CardRules) -> LabPlan:
    """The plan of a series."""
    own, other = (tuple(deck.as_list() for deck in decks) for decks in (lists, against))
    header = (game.name, terms.edition, terms.form, terms.level, terms.seed, terms.games)
    digest = cards_digest((*own, *other), rules)
    return LabPlan(*header, own, other, terms.without_text, digest, __version__, _other_prints(own, rules))


def _other_prints(lists: Sequence[DeckList], rules: CardRules) -> tuple[tuple[str, str], ...]:
    """The numbers of which another print of the same card comes before in the lists, with the number of that."""
    first: dict[tuple[str, ...], str] = {}
    prints: dict[str, str] = {}
    for number in (number for deck in lists for number in deck.all):
        facts = rules.facts(number)
        prints[number] = first.setdefault((facts.counted_name, facts.kind, facts.special), number)
    return tuple((number, other) for number, other in prints.items() if number != other)


def swapped(deck: Deck, out: str, into: str, name: str, copies: int | None = None) -> Deck | None:
    """A deck with so many copies of one card (None: all) swapped for another, in the same place of its section; None
    where it has not as many. `name` is what the new deck is called."""
    sections = []
    replaced = False
    for section, cards in deck.sections:
        held = dict(cards)
        if out in held and (copies is None or copies <= held[out]):
            replaced = True
            moved = held[out] if copies is None else copies
            cards = tuple(_swapped(cards, out, into, moved))
        sections.append((section, cards))
    return replace(deck, sections=tuple(sections), name=name) if replaced else None


def _swapped(cards: Sequence[tuple[str, int]], out: str, into: str, moved: int) -> list[tuple[str, int]]:
    has = any(number == into for number, _ in cards)
    result: list[tuple[str, int]] = []
    for number, count in cards:
        if number == out:
            if count > moved:
                result.append((number, count - moved))
            if not has:
                result.append((into, moved))
        else:
            result.append((number, count + (moved if number == into else 0)))
    return result
