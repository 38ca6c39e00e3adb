"""Lines that are read whole, in the place of what would be resolved by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from svedesk.engine.facts import Facts
from svedesk.engine.script import Lang, replace
from svedesk.games.sve.abilities.base import Step, as_meant
from svedesk.games.sve.abilities.manual_text import ManualText
from svedesk.games.sve.abilities.spell import Spell
from svedesk.games.sve.reading.heard import SveTextReader
from svedesk.games.sve.reading.lines import PrintedLine
from svedesk.games.sve.reading.printed import Read, ReadAbility, ReadEvolve, ReadSpell
from svedesk.games.sve.reading.words import EVOLVE_COST, keywords_in
from svedesk.games.sve.script_node import Ability


def with_manual_lines(abilities: tuple[Ability, ...], lines: Callable[[], tuple[Ability, ...]]) -> tuple[Ability, ...]:
    """The abilities of a script with `lines`, what is read of the card's text, where the script says `manual_text`.

    A spell has one effect (10.1.1.4): what its text says by hand is done in the same, before or after what the script
    says.
    """
    place = next((at for at, ability in enumerate(abilities) if isinstance(ability, ManualText)), None)
    if place is None:
        return abilities
    before, behind = abilities[:place], tuple(other for other in abilities[place:] if not isinstance(other, ManualText))
    effect = next((other for other in (*before, *behind) if isinstance(other, Spell)), None)
    read = list[Ability]()
    for line in lines():
        if isinstance(line, ReadSpell) and effect is not None:
            steps = (*effect.steps, *line.steps) if effect in before else (*line.steps, *effect.steps)
            joined = replace(effect, steps=steps)
            before, behind = (tuple(joined if each is effect else each for each in part) for part in (before, behind))
            effect = joined
            read.append(ReadAbility(line.printed))
        else:
            read.append(line)
    return (*before, *read, *behind)


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
    executed: list[Ability] = []
    for printed in abilities:
        ability = reader.with_known_name(printed, next(iter(rows)))
        meaning = lines.spell(abilities) if isinstance(ability, ReadSpell) else lines.meaning(ability)
        # What one line says stands there once, however many abilities it was for the hand.
        executed += (ability,) if meaning is None else (part for part in meaning if part not in executed)
    return tuple(executed)


class _ReadLines:
    """What the lines of a card's text mean, by language and place; keywords are read anyway."""

    def __init__(self, facts: Facts, rows: Rows, reader: SveTextReader) -> None:
        self._meanings: dict[Lang, dict[int, Meaning | None]] = {}
        self._evolves_as_told = True
        for lang, lines in rows.items():
            rules = [row for row in lines if not keywords_in(row.plain)]
            meanings = self._meanings[lang] = {row.place: reader.meaning(facts, row, lang) for row in rules}
            if any(EVOLVE_COST.match(row.plain) and meanings[row.place] is None for row in rules):
                self._evolves_as_told = False

    def meaning(self, ability: Ability) -> Meaning | None:
        """What the line says that an ability stands for; None where it is none of a line, or one that is not read."""
        if not isinstance(ability, Read) or (isinstance(ability, ReadEvolve) and not self._evolves_as_told):
            return None
        return self._agreed(
            {lang: meanings.get(ability.printed.place(lang)) for lang, meanings in self._meanings.items()}
        )

    def _agreed(self, by_language: Mapping[Lang, Meaning | None]) -> Meaning | None:
        """What is said in one language, unless another says something else."""
        for lang in _ORDER:
            meaning = by_language.get(lang)
            if meaning is None:
                continue
            others = (
                self._meanings[other] for other in by_language if other != lang and by_language[other] is not None
            )
            return meaning if all(_is_among(meaning, meanings.values()) for meanings in others) else None
        return None

    def spell(self, abilities: Iterable[Ability]) -> Meaning | None:
        """The text of a spell, where all its lines are read that no other ability stands for."""
        texts: dict[Lang, Meaning | None] = {}
        for lang, meanings in self._meanings.items():
            others = [
                ability.printed.place(lang)
                for ability in abilities
                if isinstance(ability, Read) and not isinstance(ability, ReadSpell)
            ]
            texts[lang] = _as_one([meaning for place, meaning in meanings.items() if place not in others])
        known = {lang: meaning for lang, meaning in texts.items() if meaning is not None}
        if any(as_meant(ability) != as_meant(other) for ability in known.values() for other in known.values()):
            return None
        return next((known[lang] for lang in _ORDER if lang in known), None)


def _is_among(meaning: Meaning, meanings: Iterable[Meaning | None]) -> bool:
    return any(other is not None and as_meant(other) == as_meant(meaning) for other in meanings)


def _as_one(paragraphs: Iterable[Meaning | None]) -> Meaning | None:
    """The lines of a spell's text as one text; None where one is not read."""
    steps: tuple[Step, ...] = ()
    others: Meaning = ()
    for meaning in paragraphs:
        if meaning is None:
            return None
        for part in meaning:
            if isinstance(part, Spell):
                steps += part.steps
            else:
                others += (part,)
    return (*others, Spell(steps)) if steps else None
