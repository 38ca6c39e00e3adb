"""How much of the texts of some cards can be read, and the phrases that can't, by how many cards each holds up."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import NamedTuple

from svedesk.cards.kept_readings import KeptReadings
from svedesk.engine.facts import Facts
from svedesk.engine.game_scripts import LineReading, TextReader
from svedesk.engine.script import Lang

_SHOWN = 60
"""Characters of an unread phrase."""
_MOST = 40
"""Unread phrases that are told."""


class CardText(NamedTuple):
    """A card with its text in one language."""

    facts: Facts
    text: str
    lang: Lang


class TextCoverage(NamedTuple):
    """How many cards there are, how many of them are read whole, and their lines. Of the lines that are read,
    `wrong_back` are those whose script, read again, says something else, and `without_script` those that no script
    says, so that they can't be compared. `unread` are phrases that could not be read, by how many cards they keep from
    being automatic."""

    cards: int
    automatic: int
    lines: int
    lines_read: int
    wrong_back: int
    without_script: int
    unread: tuple[tuple[str, int], ...]


def coverage(
    reader: TextReader,
    cards: Iterable[CardText],
    on_card: Callable[[int], object] = lambda done: None,
    earlier: KeptReadings | None = None,
) -> TextCoverage:
    """Read the texts, but for what was read `earlier`; `on_card` is called with the number of cards that are done,
    after each."""
    count, automatic, lines, lines_read, wrong, without_script, unread = 0, 0, 0, 0, 0, 0, Counter[str]()
    texts: dict[str, str] = {}
    for count, card in enumerate(cards, 1):
        read = _read(reader, card, earlier)
        lines += len(read)
        lines_read += sum(line.is_read for line in read)
        wrong += sum(line.is_wrong for line in read)
        without_script += sum(line.is_read and not line.script for line in read)
        automatic += all(line.is_read for line in read)
        phrases = {_phrase(line).casefold(): _phrase(line) for line in read if not line.is_read}
        unread.update(phrases.keys())
        texts = phrases | texts
        on_card(count)
    return TextCoverage(
        count,
        automatic,
        lines,
        lines_read,
        wrong,
        without_script,
        tuple((texts[phrase], times) for phrase, times in unread.most_common(_MOST)),
    )


def _read(reader: TextReader, card: CardText, earlier: KeptReadings | None) -> tuple[LineReading, ...]:
    if earlier is None:
        return reader.read(card.facts, card.text, card.lang)
    with suppress(TypeError, ValueError):  # not what was kept
        return tuple(_line(*fields) for fields in earlier.get(card.facts, "lines", card.lang, card.text))
    readings = reader.read(card.facts, card.text, card.lang)
    earlier.put(readings, card.facts, "lines", card.lang, card.text)
    return readings


def _line(*fields: object) -> LineReading:
    """A line as it was kept. Raises TypeError or ValueError for anything else."""
    text, is_read, script, is_wrong, meanings, unread = fields
    return LineReading(str(text), bool(is_read), str(script), bool(is_wrong), int(str(meanings)), str(unread))


def _phrase(line: LineReading) -> str:
    return re.sub(r"\d+", "N", line.unread or line.text).strip()[:_SHOWN]
