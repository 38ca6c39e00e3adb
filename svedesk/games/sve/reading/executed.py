"""Lines that are read whole, in the place of what would be resolved by hand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from svedesk.engine.facts import Facts
from svedesk.engine.script import Lang
from svedesk.games.sve.abilities.base import Step, as_meant
from svedesk.games.sve.abilities.spell import Spell
from svedesk.games.sve.reading.heard import SveTextReader
from svedesk.games.sve.reading.lines import PrintedLine
from svedesk.games.sve.reading.printed import Read, ReadEvolve, ReadSpell
from svedesk.games.sve.reading.words import EVOLVE_COST, keywords_in
from svedesk.games.sve.script_node import Ability

Meaning = tuple[Ability, ...]
Rows = Mapping[Lang, tuple[PrintedLine, ...]]
_ORDER: tuple[Lang, ...] = ("en", "ja")
"""English tells which steps its sentences join; Japanese has no such sentences."""


def with_read_lines(
    facts: Facts, abilities: tuple[Ability, ...], rows: Rows, reader: SveTextReader
) -> tuple[Ability, ...]:
    """The abilities of a card as its lines say them, as far as `reader` can read those; the others stay as they are.

    A line that says one thing in English and another in Japanese is not read: one of them is wrong.
    """
    lines = _ReadLines(facts, rows, reader)
    found: list[Ability] = []
    for printed in abilities:
        ability = reader.with_known_name(printed, next(iter(rows)))
        meaning = lines.spell(abilities) if isinstance(ability, ReadSpell) else lines.meaning(ability)
        # What one line says stands there once, however many abilities it was for the hand.
        found += (ability,) if meaning is None else (one for one in meaning if one not in found)
    return tuple(found)


class _ReadLines:
    """What the lines of a card's text mean, by language and place; keywords are read anyway."""

    def __init__(self, facts: Facts, rows: Rows, reader: SveTextReader) -> None:
        self._meant: dict[Lang, dict[int, Meaning | None]] = {}
        self._evolves_as_told = True
        for lang, told in rows.items():
            said = [row for row in told if not keywords_in(row.said)]
            found = self._meant[lang] = {row.place: reader.meaning(facts, row, lang) for row in said}
            if any(EVOLVE_COST.match(row.said) and found[row.place] is None for row in said):
                self._evolves_as_told = False

    def meaning(self, ability: Ability) -> Meaning | None:
        """What the line says that an ability stands for; None where it is none of a line, or one that is not read."""
        if not isinstance(ability, Read) or (isinstance(ability, ReadEvolve) and not self._evolves_as_told):
            return None
        return self._agreed({lang: found.get(ability.printed.place(lang)) for lang, found in self._meant.items()})

    def _agreed(self, told: Mapping[Lang, Meaning | None]) -> Meaning | None:
        """What is said in one language, unless another says something else."""
        for lang in _ORDER:
            meaning = told.get(lang)
            if meaning is None:
                continue
            others = (self._meant[other] for other in told if other != lang and told[other] is not None)
            return meaning if all(_is_among(meaning, said.values()) for said in others) else None
        return None

    def spell(self, abilities: Iterable[Ability]) -> Meaning | None:
        """The text of a spell, where all its lines are read that no other ability stands for."""
        told: dict[Lang, Meaning | None] = {}
        for lang, found in self._meant.items():
            others = [
                one.printed.place(lang) for one in abilities if isinstance(one, Read) and not isinstance(one, ReadSpell)
            ]
            told[lang] = _as_one([meaning for place, meaning in found.items() if place not in others])
        known = {lang: meaning for lang, meaning in told.items() if meaning is not None}
        if any(as_meant(one) != as_meant(other) for one in known.values() for other in known.values()):
            return None
        return next((known[lang] for lang in _ORDER if lang in known), None)


def _is_among(meaning: Meaning, said: Iterable[Meaning | None]) -> bool:
    return any(other is not None and as_meant(other) == as_meant(meaning) for other in said)


def _as_one(paragraphs: Iterable[Meaning | None]) -> Meaning | None:
    """The lines of a spell's text as one text; None where one is not read."""
    steps: tuple[Step, ...] = ()
    others: Meaning = ()
    for meaning in paragraphs:
        if meaning is None:
            return None
        for one in meaning:
            if isinstance(one, Spell):
                steps += one.steps
            else:
                others += (one,)
    return (*others, Spell(steps)) if steps else None
