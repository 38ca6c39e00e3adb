"""What is printed on a card: names, numbers and statistics, never rules text or pictures."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Facts:
    """Printed facts of one card, found by its collector number.

    A game gives the words their meaning: `kind` is a card type ("follower", "spell"), `special` a special type ("",
    "evolved", "token", "advanced"), `classes` what the card belongs to. A statistic the card does not print is None.
    """

    number: str
    name: str
    name_ja: str
    kind: str
    special: str = ""
    classes: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    traits_ja: tuple[str, ...] = ()
    universe: str = ""
    cost: int | None = None
    attack: int | None = None
    defense: int | None = None
    counts_as: str = ""
    """The name this card counts as where it differs from `name` (collaboration prints)."""
    deck_limit: int = 3
    """How many copies one deck may hold."""
    alternate: str = ""
    """A name it may be called by beside `name` (an alternate name)."""
    back: str = ""
    """The number its back face goes by, for a double-faced card; that face's `front` is this number."""
    front: str = ""
    """For a back face: the number of the card it is on. A back face is no card of its own."""
    trigger: str = ""
    """The icon of its upper right corner ("critical", "draw", "stand", "heal")."""
    starting: bool = False
    """Whether a game may begin with it on the field."""
    edition: str = ""
    """The first edition of the rules that knows it; "" where all of them do."""
