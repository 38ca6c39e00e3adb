"""What the card library keeps of one print."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from svedesk.engine.card_fields import names
from svedesk.engine.facts import Facts

TEXTS = ("text", "text_ja")
BESIDES = ("rarity", "variant_of", "picture", "quick")


class LibraryEntry(NamedTuple):
    """One print in the library.

    `facts` always has both names; `languages` tells which of them are known ("en", "ja"), the other is the same word.
    `aliases` are names that other lists gave it, as translations by fans do. `quick` is what lists said of a spell
    whose texts have no icon of it: "no", "unknown", or "" of one that an older svedesk imported.
    """

    facts: Facts
    text: str = ""
    text_ja: str = ""
    rarity: str = ""
    variant_of: str = ""
    picture: str = ""
    aliases: tuple[str, ...] = ()
    languages: tuple[str, ...] = ("en", "ja")
    shipped: bool = False
    quick: str = ""

    @property
    def number(self) -> str:
        """The collector number, by which the print is found."""
        return self.facts.number

    @property
    def set_code(self) -> str:
        """The set it is from: the number's first part."""
        return self.facts.number.partition("-")[0]


def aliases_in(row: Mapping[str, Any]) -> tuple[str, ...]:
    """The aliases in a stored row."""
    aliases = row.get("aliases")
    return tuple(name for name in aliases if isinstance(name, str)) if isinstance(aliases, list) else ()


def lacks_japanese_name(facts: Facts) -> bool:
    """Whether a card that comes with the program has its English name alone, where names tell cards apart: a list may
    tell the Japanese one."""
    return facts.KNOWN_BY_NAME and facts.name_ja == facts.name


def shipped_entry(facts: Facts, row: Mapping[str, Any]) -> LibraryEntry:
    """The entry of a print that comes with the program, with what a stored row tells besides."""
    if not row:
        return LibraryEntry(facts, shipped=True)
    besides = {field: row[field] for field in (*TEXTS, *BESIDES) if field in row}
    if lacks_japanese_name(facts) and row.get("name_ja"):
        facts = replace(facts, name_ja=row["name_ja"])
    return LibraryEntry(facts, shipped=True, **besides, aliases=aliases_in(row))


def entry_of(row: Mapping[str, Any], facts: type[Facts]) -> LibraryEntry:
    """The entry of a stored row, whose form was checked when it was brought."""
    name, name_ja = row.get("name", ""), row.get("name_ja", "")
    fields = {name: row[name] for name in names(facts) if name in row}
    fields["name"], fields["name_ja"] = name or name_ja, name_ja or name
    printed = facts.of_row(fields)
    languages = tuple(lang for lang, known in (("en", name), ("ja", name_ja)) if known)
    besides = {field: row.get(field, "") for field in (*TEXTS, *BESIDES)}
    return LibraryEntry(printed, **besides, aliases=aliases_in(row), languages=languages)
