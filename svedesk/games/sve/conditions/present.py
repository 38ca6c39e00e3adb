"""Whether a card of a group is there, or none is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar, Literal

from svedesk.engine.message import Message
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Called, Group, Token
from svedesk.games.sve.script_node import Scope
from svedesk.games.sve.values.groups import members
from svedesk.phrases.phrase import heard, phrases


class Present(Condition):
    """If there is a card of the group on the field."""

    script_word = "present(group)"

    group: Group

    phrases: ClassVar = phrases(
        en="if there is <group:one>, ",
        ja="<group:present>なら、",
        en_while="while there is <group:one>, ",
        ja_while="<group:present>限り、",
    )

    def holds_for(self, game: GameState, seat: int, playing: int, this: int) -> bool:
        """At least one that is not this card itself, where the group says another."""
        return bool(members(game, self.group, seat, this))


class Absent(Condition):
    """If there is no card of the group. This card itself is left aside where the group says another."""

    script_word = "absent(group)"

    group: Group

    phrases: ClassVar = phrases(
        en="if there are no <group:many>, ",
        ja="<group:absent>なら、",
    )

    def holds_for(self, game: GameState, seat: int, playing: int, this: int) -> bool:
        """None that is not this card itself, where the group says another."""
        return not members(game, self.group, seat, this)


class EachPresent(Condition):
    """If there is a card of each of these names. On your field, or in your cemetery."""

    script_word = 'each_present(*names, zone="field")'

    names: tuple[Called | Token, ...]
    zone: Literal["field", "cemetery"] = "field"

    phrases: ClassVar = phrases(
        en="if there is a~ <names* and > <zone|field=on your field|cemetery=in your cemetery>, ",
        ja=(
            "自分の<zone|field=場に『<names*』と『>』がいる|cemetery=墓場に『<names*』と『>』がある>なら、",
            heard("自分の<zone|field=場に『<names*』と『>』がある>なら、"),
        ),
    )

    @classmethod
    def made_of(cls, slots: Mapping[str, object]) -> EachPresent | None:
        """Those of several names: one alone is not."""
        names = slots["names"]
        return cls(**slots) if isinstance(names, tuple) and len(set(names)) > 1 else None  # type: ignore[arg-type]

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if len(set(self.names)) < 2:
            yield Message("mistake-one-name")

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """As they lie there when the text comes to it (10.3.3)."""
        plain = Group("your", "card", zone=self.zone)
        groups = (
            plain.with_name(name) if isinstance(name, Token) else plain.that_are_called(name) for name in self.names
        )
        return all(members(game, group, seat, 0) for group in groups)
