"""A line of a card's printed text that is resolved by hand, and the abilities such lines stand for.

The text is the user's own: it is in memory only. What is asked names the line, by its moment and its place.
"""

from __future__ import annotations

from svedesk.engine.script import Lang, Node, replace, walk
from svedesk.games.sve.abilities.activated import Activated, Evolve
from svedesk.games.sve.abilities.automatic import Automatic, InCemetery, InEx
from svedesk.games.sve.abilities.equipped import EquippedHas
from svedesk.games.sve.abilities.equivalent import Equivalent
from svedesk.games.sve.abilities.from_hand import FromHand
from svedesk.games.sve.abilities.manual_text import ManualOnRequest, ManualPassive
from svedesk.games.sve.abilities.own_cost import OwnCost
from svedesk.games.sve.abilities.passive import WhileHere
from svedesk.games.sve.abilities.play_cost import AddedCost, PlayCost
from svedesk.games.sve.abilities.spell import Spell
from svedesk.games.sve.script_node import Ability


class Printed(Node):
    """One line: when it is due (`moment`, a word such as "fanfare"), which of the lines of that moment it is from 1,
    what it says in the languages the user has it in ("" in others), and where it stands in the text there, from 1."""

    moment: str
    line: int
    en: str = ""
    ja: str = ""
    en_place: int = 0
    ja_place: int = 0

    def text(self, lang: Lang) -> str:
        """The line in a language; in the other one where it is known in that only."""
        return (self.ja or self.en) if lang == "ja" else (self.en or self.ja)

    def place(self, lang: Lang) -> int:
        """Where it stands in the text that is shown in a language."""
        return (self.ja_place or self.en_place) if lang == "ja" else (self.en_place or self.ja_place)

    def unsaid(self) -> Printed:
        """This line where another of its abilities shows it."""
        return replace(self, en="", ja="")

    def told_in(self, other: Printed) -> Printed:
        """This line with what another language's list says of it."""
        return replace(
            self,
            en=self.en or other.en,
            ja=self.ja or other.ja,
            en_place=self.en_place or other.en_place,
            ja_place=self.ja_place or other.ja_place,
        )


_NOTHING = Printed("", 0)


class _AsPrinted:
    """An ability that is shown as the line it was read from."""

    __slots__ = ()
    printed: Printed

    def text(self, lang: Lang, kind: str) -> str:
        """The printed line."""
        return self.printed.text(lang)


class _MergedAsPrinted(_AsPrinted):
    """One that may share its line with another."""

    __slots__ = ()
    merged: bool

    def text(self, lang: Lang, kind: str) -> str:
        """The printed line; nothing for the first of two abilities that share it (12.1.2)."""
        return "" if self.merged else self.printed.text(lang)


class ReadAbility(_AsPrinted, Ability):
    """A line that the program only shows: it counts in no place that it acts in."""

    printed: Printed = _NOTHING


class ReadPassive(_AsPrinted, ManualPassive):
    """A line that counts all the time."""

    printed: Printed = _NOTHING


class ReadAutomatic(_MergedAsPrinted, Automatic):
    """An automatic ability whose effect is resolved by hand."""

    printed: Printed = _NOTHING


class ReadInEx(_MergedAsPrinted, InEx):
    """The same of a card in the EX area."""

    printed: Printed = _NOTHING


class ReadInCemetery(_MergedAsPrinted, InCemetery):
    """The same of a card in the cemetery."""

    printed: Printed = _NOTHING


class ReadActivated(_AsPrinted, Activated):
    """An activated ability whose effect, or part of whose cost, is resolved by hand."""

    printed: Printed = _NOTHING


class ReadFromHand(_AsPrinted, FromHand):
    """The same, of a card in hand."""

    printed: Printed = _NOTHING


class ReadEquivalent(_AsPrinted, Equivalent):
    """Serve (14.2.2) or Ride (14.4.9.2) with an effect that is resolved by hand."""

    printed: Printed = _NOTHING


class ReadEvolve(_AsPrinted, Evolve):
    """An evolve ability as printed."""

    printed: Printed = _NOTHING


class ReadOwnCost(_AsPrinted, OwnCost):
    """What a card says of its own cost, paid by hand by who says so."""

    printed: Printed = _NOTHING


class ReadAddedCost(_AsPrinted, AddedCost):
    """An additional cost that must be paid, by hand."""

    printed: Printed = _NOTHING


class ReadWhileHere(_AsPrinted, WhileHere):
    """Keywords that cards have as long as a line holds."""

    printed: Printed = _NOTHING


class ReadPlayCost(_AsPrinted, PlayCost):
    """What cards cost less to play as long as a card is there."""

    printed: Printed = _NOTHING


class ReadEquippedHas(_AsPrinted, EquippedHas):
    """What equipment gives its follower, as printed."""

    printed: Printed = _NOTHING


class ReadSpell(_AsPrinted, Spell):
    """The text of a spell, resolved by hand."""

    printed: Printed = _NOTHING


class OnRequest(ManualOnRequest):
    """A line whose moment only a person can tell ("Whenever ..."). `printed` says nothing for a card whose text nobody
    has: saved games know those cards by it."""

    printed: Printed = _NOTHING

    def text(self, lang: Lang, kind: str) -> str:
        """The printed line, or a hint."""
        return self.printed.text(lang) or ManualOnRequest.text(self, lang, kind)


Read = (
    ReadAbility
    | ReadPassive
    | ReadAutomatic
    | ReadInEx
    | ReadInCemetery
    | ReadActivated
    | ReadFromHand
    | ReadEquivalent
    | ReadEvolve
    | ReadOwnCost
    | ReadAddedCost
    | ReadWhileHere
    | ReadPlayCost
    | ReadEquippedHas
    | ReadSpell
    | OnRequest
)
"""Abilities that are lines of a printed text."""


def line_text(abilities: tuple[Ability, ...], moment: str, line: int, lang: Lang) -> str:
    """What a line of a card says, "" where nobody here has its text. Of a moment with one line only it is that one."""
    due = {node.line: node for node in walk(abilities) if isinstance(node, Printed) and node.moment == moment}
    printed = next(iter(due.values())) if len(due) == 1 else due.get(line)
    return printed.text(lang) if printed is not None else ""
