"""How decks of Shadowverse: Evolve are built, as `GameDecks`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

from svedesk.engine import rng
from svedesk.engine.facts import Facts
from svedesk.engine.game import CardRules, DeckAutomation, GameDecks, SectionWords
from svedesk.engine.game_scripts import Automation
from svedesk.engine.log import DeckList
from svedesk.engine.message import Message
from svedesk.games.sve.desk import deck_check
from svedesk.games.sve.formats import FORMATS, NEUTRAL, OPENING_HAND, STANDARD
from svedesk.games.sve.zones import EVOLVE, LEADERS, MAIN, SECTION_WORDS, SECTIONS, deck_list

MAIN_SIZE, EVOLVE_SIZE, COPIES = 40, 10, 3


def random_deck(cards: Sequence[Facts], shipped: Mapping[str, Facts], seed: int) -> DeckList | None:
    """A deck of one class made of these cards by chance: its size and copies as 6.1.1 wants them as far as there are
    cards. None when there is no class with enough of them."""
    crafts = sorted({facts.classes[0] for facts in cards if len(facts.classes) == 1} - {NEUTRAL})
    crafts = [craft for craft in crafts if len(_of(cards, craft, evolved=False)) * COPIES >= MAIN_SIZE]
    if not crafts:
        return None
    state, place = rng.below(seed, len(crafts))
    craft = crafts[place]
    state, main = _some(_of(cards, craft, evolved=False), MAIN_SIZE, state)
    names = {facts.counted_name for facts in cards if facts.number in main}
    fit = [facts for facts in _of(cards, craft, evolved=True) if facts.counted_name in names]
    state, evolve = _some(fit, EVOLVE_SIZE, state)
    leaders = _leader(cards, craft) or _leader(tuple(shipped.values()), craft)
    return deck_list(leaders, main, evolve, f"Random {craft}")


def _of(cards: Sequence[Facts], craft: str, *, evolved: bool) -> list[Facts]:
    kinds = ("follower",) if evolved else ("follower", "spell", "amulet")
    wanted = "evolved" if evolved else ""
    return [
        facts
        for facts in cards
        if facts.kind in kinds and facts.special == wanted and {craft, NEUTRAL} & set(facts.classes) and not facts.front
    ]


def _some(cards: list[Facts], count: int, state: int) -> tuple[int, tuple[str, ...]]:
    """So many cards at random, up to three of each, copies side by side."""
    left, chosen = [facts.number for facts in cards for _ in range(COPIES)], list[str]()
    while left and len(chosen) < count:
        state, place = rng.below(state, len(left))
        chosen.append(left.pop(place))
    return state, tuple(number for number in dict.fromkeys(chosen) for _ in range(chosen.count(number)))


def _leader(cards: Sequence[Facts], craft: str) -> tuple[str, ...]:
    return tuple(facts.number for facts in cards if facts.kind == "leader" and craft in facts.classes)[:1]


class SveDecks(GameDecks):
    """What Shadowverse: Evolve says of decks."""

    sections: tuple[str, ...] = SECTIONS
    main_section: str = MAIN
    main_kinds: tuple[str, ...] = ("follower", "spell", "amulet")
    section_words: Mapping[str, SectionWords] = SECTION_WORDS
    formats: tuple[str, ...] = tuple(FORMATS)
    opening_hand: int = OPENING_HAND

    def section_of(self, card: Facts) -> str | None:
        """Where a card belongs (6.1.1.1 to 6.1.1.3); None for tokens and back faces."""
        if card.kind == "leader":
            return LEADERS
        if card.special == "token" or card.front:
            return None
        return EVOLVE if card.special else MAIN

    def most_in(self, section: str, form: str) -> int | None:
        """How many cards a section may hold (6.1.1.1 to 6.1.1.3)."""
        built = FORMATS.get(form, STANDARD)
        return {LEADERS: built.leaders, MAIN: built.main, EVOLVE: built.evolve}[section].high

    def problems(self, deck: DeckList, form: str, facts: Mapping[str, Facts]) -> tuple[Message, ...]:
        """Everything a deck breaks of a format's rules (6.1)."""
        return deck_check.problems(deck, form, facts)

    def fitting(self, deck: DeckList, form: str, facts: Mapping[str, Facts]) -> Callable[[Facts], bool]:
        """Whether a card fits the leaders of a deck (6.1.1.5)."""
        return deck_check.fitting(deck, form, facts)

    def automation(
        self, numbers: Iterable[str], rules: CardRules, status: Callable[[str], Automation] | None = None
    ) -> DeckAutomation:
        """How much of a deck is executed; leaders are not counted."""
        counts: Counter[Automation] = Counter()
        for number in dict.fromkeys(numbers):
            try:
                if rules.facts(number).kind != "leader":
                    counts[status(number) if status else rules.reading(number).automation] += 1
            except KeyError:
                continue  # what is wrong with such a deck is told elsewhere
        return DeckAutomation(counts["executes"], counts["partly"], counts["by_hand"])

    def shipped(self, resources: Path) -> Mapping[str, DeckList]:
        """The starter decks by product code ("SD01"), in its order, then our own by theme ("TD01"), then those for
        tournaments by class and archetype ("FOREST_FAIRIES")."""
        files = sorted((resources / "decks").glob("*.json"), key=lambda file: ("_" in file.stem, file.stem))
        return {file.stem.upper(): self.read(file) for file in files}

    def random(self, cards: Sequence[Facts], shipped: Mapping[str, Facts], seed: int) -> DeckList | None:
        """A deck of one class made of these cards by chance."""
        return random_deck(cards, shipped, seed)


SVE_DECKS = SveDecks()
