"""The decks of a saved game: whole where they are nobody's secret, else as far as their cards were seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from svedesk.cards.library import Library
from svedesk.decks.draft import DeckDraft
from svedesk.decks.exchange import draft_of, read_deck_file
from svedesk.decks.model import Deck, deck_of_list, in_sections
from svedesk.documents.kinds import GAME
from svedesk.documents.reading import beginning
from svedesk.engine.game import Game
from svedesk.engine.ruleset import Ruleset
from svedesk.engine.view import View
from svedesk.replay.replay import Replay

_FORMAT = f'"{GAME.format}"'.encode()


def drafts_in(
    path: Path, library: Library, game: Game, ruleset: Ruleset, others: Iterable[Game] = ()
) -> tuple[DeckDraft, ...]:
    """The decks in a file: those of a saved game, or the one in a file of any other form (see `read_any`). Raises
    `DamagedFile`."""
    start = beginning(path)
    if start is None or not start.startswith(b"{") or _FORMAT not in start:
        return (read_deck_file(path, library, game, others),)
    replay = Replay.open(path, ruleset)
    return tuple(
        draft_of(deck_in(replay, seat, library, game), library, game) for seat in range(len(replay.setup.decks))
    )


def deck_in(replay: Replay, seat: int, library: Library, game: Game) -> Deck:
    """The deck of a seat. Of a computer's in a game that may be gone on with these are the cards that the person has
    seen, of each as many as were seen at once."""
    whole = deck_of_list(replay.setup.decks[seat], replay.setup.format or game.decks.formats[0])
    if seat in replay.may_be_seen:
        return whole
    most: Counter[str] = Counter()
    watching = min(replay.may_be_seen)
    for step in {*(step - 1 for _, step in replay.turns if step), replay.last}:
        most |= seen_of(replay.view(step, watching), seat)
    sections: dict[str, list[tuple[str, int]]] = {}
    for number, count in sorted(most.items()):
        section = game.decks.section_of(library[number]) if number in library else None
        if section is not None:
            sections.setdefault(section, []).append((number, count))
    return replace(whole, sections=in_sections(game.decks, {name: tuple(pile) for name, pile in sections.items()}))


def seen_of(view: View, owner: int) -> Counter[str]:
    """How many of each card of an owner are seen at a table."""
    cards = (card for zone in view.zones for card in zone.cards)
    return Counter(card.number for card in cards if card.owner == owner and card.number)
