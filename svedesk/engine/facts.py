"""What is printed on a card: names, numbers and statistics, never rules text or pictures."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from sys import intern
from typing import Annotated, Any, ClassVar, Self

from svedesk.engine.card_fields import CardField, statistics


@dataclass(frozen=True, slots=True)
class Facts:
    """Printed facts of one card, found by its collector number: what cards have in every game. A game with more has a
    class of its own with more fields (see `Game.facts`).

    A game gives the words their meaning: `kind` is a card type ("follower", "creature"), `special` a special type
    ("evolved", "token"), `classes` what the card belongs to. A statistic the card does not print is None.
    """

    EVOLVED: ClassVar[str] = ""
    """The special type of the cards that others become and that share their name; "" in a game without them."""
    NOT_PRINTED: ClassVar[str] = ""
    """A pattern of words of translations by fans, which no print has; "" where none are known."""
    MAY_HAVE_QUICK: ClassVar[str] = ""
    """The type of the cards that may have an icon of Quick, which lists may lack; "" in a game without."""
    KNOWN_BY_NAME: ClassVar[bool] = False
    """Whether all cards of one name are the same card, so that a list needs no numbers."""

    number: Annotated[str, CardField("number", 40)]
    name: Annotated[str, CardField("line")]
    name_ja: Annotated[str, CardField("line")]
    kind: Annotated[str, CardField("word", 20)]
    special: Annotated[str, CardField("word", 20)] = ""
    classes: Annotated[tuple[str, ...], CardField("lines")] = ()
    traits: Annotated[tuple[str, ...], CardField("lines", one_line=True)] = ()
    traits_ja: Annotated[tuple[str, ...], CardField("lines", one_line=True)] = ()
    cost: Annotated[int | None, CardField("whole", statistic=True)] = None
    attack: Annotated[int | None, CardField("whole", statistic=True)] = None
    defense: Annotated[int | None, CardField("whole", statistic=True)] = None
    deck_limit: Annotated[int, CardField("whole", least=1, most=99)] = 3
    """How many copies one deck may hold."""
    back: Annotated[str, CardField("number", 40, typed=False, copied=False)] = ""
    """The number its back face goes by, for a double-faced card; that face's `front` is this number."""
    front: Annotated[str, CardField("number", 40, typed=False, copied=False)] = ""
    """For a back face: the number of the card it is on. A back face is no card of its own."""

    @property
    def is_evolved(self) -> bool:
        """Whether another card of the same name becomes this one."""
        return self.special == self.EVOLVED != ""

    @property
    def counted_name(self) -> str:
        """The name it counts as, which may be another than is printed on it."""
        return self.name

    @property
    def names(self) -> tuple[str, ...]:
        """Every name it is found by."""
        return (self.name, self.name_ja)

    @property
    def english_number(self) -> str:
        """Its number in an English edition, with "EN" behind it; "" where none is known or its game has no such
        edition."""
        return ""

    @classmethod
    def numbers_of_english(cls, english: str) -> tuple[str, ...]:
        """The numbers of the prints that have this English number, the one with its English name first; none where no
        such card is known."""
        return ()

    @classmethod
    def other_face(cls, number: str, row: Mapping[str, Any]) -> str:
        """The number of the other face of a card that prints both on one number, "" where it has one face: the face
        that lies up first has the lesser."""
        return ""

    @classmethod
    def number_in_list(cls, text: str) -> str:
        """A number as lists of this game write it, set and number or both in one, as the game writes it; "" where the
        game has no way of its own."""
        return ""

    @classmethod
    def statistic_in_list(cls, field: str, text: str) -> Mapping[str, object]:
        """What a text in a list says of a statistic that is no plain number, by field; nothing where it says none."""
        return {}

    @classmethod
    def kind_of_special(cls, special: str) -> str:
        """The card type of a card of which a list tells the special type only; "" where that may be any."""
        return ""

    @property
    def first_edition(self) -> str:
        """The first edition of the rules that knows it; "" where all of them do."""
        return ""

    @classmethod
    def statistics_of(cls, kind: str, special: str) -> Mapping[str, bool]:
        """The statistics that a card of these types may have, and of each whether it must have it."""
        return dict.fromkeys(statistics(cls), True)

    @classmethod
    def of_row(cls, row: Mapping[str, Any]) -> Self:
        """The facts in a row of a file whose form is already known to be right. Thousands of cards have few words:
        each is kept once."""
        values: dict[str, Any] = {
            name: intern(value) if isinstance(value, str) else _words(*value) if isinstance(value, list) else value
            for name, value in row.items()
        }
        return cls(**values)


@lru_cache(4096)
def _words(*words: str) -> tuple[str, ...]:
    return tuple(map(intern, words))


def stats_text(attack: int | None, defense: int | None) -> str:
    """Both as they are written, or the one a card has: "2/2", "3000", ""."""
    return "/".join(str(value) for value in (attack, defense) if value is not None)
