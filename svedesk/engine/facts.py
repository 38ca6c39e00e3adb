"""What is printed on a card: names, numbers and statistics, never rules text or pictures."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Self

from svedesk.engine.card_fields import CardField


@dataclass(frozen=True, slots=True)
class Facts:
    """Printed facts of one card, found by its collector number.

    A game gives the words their meaning: `kind` is a card type ("follower", "spell"), `special` a special type ("",
    "evolved", "token", "advanced"), `classes` what the card belongs to. A statistic the card does not print is None.
    """

    number: Annotated[str, CardField("number", longest=40)]
    name: Annotated[str, CardField("line")]
    name_ja: Annotated[str, CardField("line")]
    kind: Annotated[
        str,
        CardField(
            "word",
            longest=20,
            words=("follower", "spell", "amulet", "leader"),
            others=("equipment",),
            begins="follower",
        ),
    ]
    special: Annotated[str, CardField("word", longest=20, words=("evolved", "advanced", "token"))] = ""
    classes: Annotated[tuple[str, ...], CardField("lines", begins=("Neutral",))] = ()
    traits: Annotated[tuple[str, ...], CardField("lines", one_line=True)] = ()
    traits_ja: Annotated[tuple[str, ...], CardField("lines", one_line=True)] = ()
    universe: Annotated[str, CardField("line", shared=True)] = ""
    cost: Annotated[int | None, CardField("whole", statistic=True)] = None
    attack: Annotated[int | None, CardField("whole", statistic=True)] = None
    defense: Annotated[int | None, CardField("whole", statistic=True)] = None
    counts_as: Annotated[str, CardField("line", typed=False, copied=False)] = ""
    """The name this card counts as where it differs from `name` (collaboration prints)."""
    deck_limit: Annotated[int, CardField("whole", least=1, most=99)] = 3
    """How many copies one deck may hold."""
    alternate: Annotated[str, CardField("line", typed=False)] = ""
    """A name it may be called by beside `name` (an alternate name)."""
    back: Annotated[str, CardField("number", longest=40, typed=False, copied=False)] = ""
    """The number its back face goes by, for a double-faced card; that face's `front` is this number."""
    front: Annotated[str, CardField("number", longest=40, typed=False, copied=False)] = ""
    """For a back face: the number of the card it is on. A back face is no card of its own."""
    trigger: Annotated[
        str, CardField("word", words=("critical", "draw", "stand", "heal"), closed=True, typed=False)
    ] = ""
    """The icon of its upper right corner ("critical", "draw", "stand", "heal")."""
    starting: Annotated[bool, CardField("flag", typed=False)] = False
    """Whether a game may begin with it on the field."""
    edition: Annotated[str, CardField("line", longest=20, typed=False, copied=False)] = ""
    """The first edition of the rules that knows it; "" where all of them do."""

    @property
    def counted_name(self) -> str:
        """The name it counts as: of a card printed under another name in a collaboration, that of the card it is."""
        return self.counts_as or self.name

    @property
    def names(self) -> tuple[str, ...]:
        """Every name it is found by."""
        return tuple(filter(None, (self.name, self.name_ja, self.counts_as, self.alternate)))

    @classmethod
    def statistics_of(cls, kind: str, special: str) -> Mapping[str, bool]:
        """The statistics that a card of these types may have, and of each whether it must have it (2.6 to 2.8)."""
        fights = {"follower": True, "amulet": False}
        both = dict.fromkeys(("attack", "defense"), fights[kind]) if kind in fights else {}
        return both if kind == "leader" or special == "evolved" else {"cost": True, **both}

    @classmethod
    def of_row(cls, row: Mapping[str, Any]) -> Self:
        """The facts in a row of a file whose form is already known to be right."""
        said: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in row.items()}
        return cls(**said)
