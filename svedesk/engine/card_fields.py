"""What is to be known of a field of a card's facts outside of its game, said once where the field stands.

A field of `Facts` is annotated with it: `cost: Annotated[int | None, CardField("whole", statistic=True)] = None`. The
forms of packs, imports and drafts are made of `schema`, and the network and the card editor ask it, too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields
from functools import cache
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, ParamSpec, TypeVar, cast, get_type_hints

if TYPE_CHECKING:
    from svedesk.engine.facts import Facts

Form = Literal["number", "line", "lines", "word", "whole", "flag"]
"""What a field holds: the number of a card, a line of readable text, a few of them, a word of the rules in small
letters, a whole number, whether something is so."""
_Of = ParamSpec("_Of")
_Made = TypeVar("_Made")


def made_once(make: Callable[_Of, _Made]) -> Callable[_Of, _Made]:
    """What is made of a class is made once: `cache`, which mypy lets no class of a dataclass into."""
    return cast("Callable[_Of, _Made]", cache(make))


class CardField(NamedTuple):
    """A field of a game's facts. One that is `required` must be told and may not be empty; others have a `usual`
    value. These three, and `name`, are found out by `schema`."""

    form: Form
    longest: int = 100
    """Characters of a line or word."""
    entries: int = 10
    """How many lines there may be."""
    least: int = 0
    most: int = 999
    """The bounds of a whole number."""
    statistic: bool = False
    """Whether it is one of the large numbers on a card, which some types of cards don't have."""
    words: tuple[str, ...] = ()
    """The words (or lines) the card editor offers: what is made for svedesk has one of these words, or of the `others`,
    which the card editor does not offer. Lists of other people may say more unless it is `closed`."""
    others: tuple[str, ...] = ()
    closed: bool = False
    spellings: tuple[tuple[str, ...], ...] = ()
    """How people write its words: a word, and all that stands for it."""
    shared: bool = False
    """Whether many cards have the same: they are found by it, and the next card in the card editor begins with it."""
    copied: bool = True
    """Whether a card that is made like this one begins with it."""
    typed: bool = True
    """Whether it can be changed in the card editor, as all whole numbers can; else it goes along as it came."""
    one_line: bool = False
    """Whether several lines are typed as one, with commas between them; else they are chosen."""
    begins: str | tuple[str, ...] = ""
    """What a new card has in the card editor, where the words or lines are chosen."""
    after: str = ""
    """The field it follows in files and lists, where that is not the one it is declared after."""
    name: str = ""
    required: bool = False
    usual: Any = None


@made_once
def schema(facts: type[Facts]) -> tuple[CardField, ...]:
    """The fields of a game's facts, in the order of files."""
    hints = get_type_hints(facts, include_extras=True)
    card_fields: list[CardField] = []
    for field in fields(facts):
        (marked,) = (card_field for card_field in hints[field.name].__metadata__ if isinstance(card_field, CardField))
        required = field.default is MISSING
        card_field = marked._replace(name=field.name, required=required, usual=None if required else field.default)
        names = [other.name for other in card_fields]
        card_fields.insert(names.index(card_field.after) + 1 if card_field.after else len(card_fields), card_field)
    return tuple(card_fields)


@made_once
def names(facts: type[Facts]) -> tuple[str, ...]:
    """The names of the fields."""
    return tuple(card_field.name for card_field in schema(facts))


@made_once
def words(facts: type[Facts], field: str) -> tuple[str, ...]:
    """The words that the card editor offers for a field, "" first where it may be left out."""
    (card_field,) = (candidate for candidate in schema(facts) if candidate.name == field)
    return card_field.words if card_field.required else ("", *card_field.words)


@made_once
def spellings(facts: type[Facts], field: str) -> Mapping[str, str]:
    """The words of a field by all that people write for them, in small letters."""
    (card_field,) = (candidate for candidate in schema(facts) if candidate.name == field)
    plain = {word.casefold(): word for word in (*card_field.words, *card_field.others)}
    return plain | {written: word for word, *others in card_field.spellings for written in others}


@made_once
def shared(facts: type[Facts]) -> tuple[str, ...]:
    """The names of the fields that many cards have the same in, besides those of all games."""
    return tuple(card_field.name for card_field in schema(facts) if card_field.shared)


@made_once
def statistics(facts: type[Facts]) -> tuple[str, ...]:
    """The names of the statistics among the fields."""
    return tuple(card_field.name for card_field in schema(facts) if card_field.statistic)
