"""Select: what a text acts on. At the top of a text it is a target, selected while playing (10.6.2.3)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from svedesk.engine.ask import Flow
from svedesk.engine.message import Message
from svedesk.games.sve.abilities.base import Context, Step, made_for
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Group, Leaders
from svedesk.games.sve.script_node import Least, Named, NodeWord, Scope, ScriptNode
from svedesk.phrases.phrase import heard, phrases, said


class Select(Step):
    """Select so many cards of a group, or up to so many. Performing it binds "it" to what was selected and is still
    there."""

    script_words = (
        NodeWord(
            "select(group, count=1)", 'Select one card of a group, or so many; "it" is what was selected from here on.'
        ),
        NodeWord(
            "select_up_to(count, group)", "Select any number of cards of a group from none to `count`.", up_to=True
        ),
        NodeWord(
            "select_any_number(group: Group)",
            "Select any number of cards of a group, also none.",
            up_to=True,
            any_number=True,
        ),
        NodeWord(
            "select_distinct(count, group: Group)",
            "Select up to so many cards of a group with different names.",
            up_to=True,
            distinct=True,
        ),
    )

    decides = "target"
    at_least = (Least("count", "mistake-selects"),)

    group: Group | Leaders
    count: int = 1
    up_to: bool = False
    distinct: bool = False
    """Whether they must have different names."""
    any_number: bool = False
    """Whether it is up to as many as there are."""

    phrases: ClassVar = phrases(
        en=(
            (
                "select <up_to?up to <count|1=1 <group:single>|*=<count#> <group:many>>//<count|1=<group:one>"
                "|*=<count#> <group:many>>><distinct? with different names>"
            ),
            said("select any number of <group:many>", up_to=True, any_number=True),
            heard("select <group:a>"),
        ),
        ja=(
            "<group:all><count#><group:counter!体|つ|枚|人><up_to?まで//を>選ぶ",
            said("<group:all>をカード名が異なるように<count#>枚<up_to?まで>選ぶ", distinct=True),
            said("<group:all>を好きな枚数選ぶ", up_to=True, any_number=True),
            "<group:both><count#>人か<group:theirs><count#>体<up_to?まで//を>選ぶ",
        ),
        en_one=(
            "<up_to?up to <count|1=1 <group:single>|*=<count#> <group:many>>//"
            "<count|1=<group:one>|*=<count#> <group:many>>>"
        ),
        ja_one="<group:all><count#><group:counter!体|つ|枚|人>",
    )

    def named_after(self, before: Named, inside: Named) -> Named:
        """What was selected."""
        return Named(True, True, isinstance(self.group, Leaders) and not self.group.and_followers)

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if self.any_number and (self.count != 1 or self.distinct or isinstance(self.group, Leaders)):
            yield Message("mistake-selects-any-number")
        if scope.late("target"):
            yield Message("mistake-target-late")
        if scope.within("start of the game"):
            yield Message("mistake-target-at-start")
        if any(node.unforeseen for node in scope.above):
            yield Message("mistake-target-unforeseen")

    def perform(self, game: GameState, context: Context) -> Flow:
        """Take what was selected for this while playing. Cards that moved on since are new cards and not meant
        (4.1.4)."""
        chosen = made_for(self, context.targets)
        context.it = tuple(card_id for card_id in chosen if game.card(card_id) is not None)
        yield from ()


class SelectTwo(Step):
    """Select cards of one group and of another; they are `former` and `latter` from here on, and `it` together. What is
    said of how many may be selected is of the second ones (Q1434, Q1642)."""

    script_word = "select_two(first: Select, second: Select)"
    decides = "target"
    gives = "two"

    first: Select
    second: Select

    phrases: ClassVar = phrases(en="select <first:one> and <second:one>", ja="<first:one>と<second>")

    @classmethod
    def made_of(cls, slots: Mapping[str, object]) -> SelectTwo | None:
        """None where a card could be selected for both: what "another" is to be then is not known."""
        first, second = slots["first"], slots["second"]
        assert isinstance(first, Select)
        assert isinstance(second, Select)
        return cls(first, second) if _are_apart(first.group, second.group) else None

    @property
    def at_once(self) -> tuple[Step, ...]:
        """The one selection and the other."""
        return (self.first, self.second)

    def inside(self, scope: Scope) -> Scope:
        """As if both stood by themselves."""
        return ScriptNode.inside(self, scope)._replace(asked=scope.asked)

    def named_after(self, before: Named, inside: Named) -> Named:
        """What was selected."""
        return Named(it=True, selected=True)

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not _are_apart(self.first.group, self.second.group):
            yield Message("mistake-selects-twice")

    def perform(self, game: GameState, context: Context) -> Flow:
        """Take what was selected for each."""
        yield from self.first.perform(game, context)
        context.former = context.it
        yield from self.second.perform(game, context)
        context.latter = context.it
        context.it = context.former + context.latter


def _are_apart(first: Group | Leaders, second: Group | Leaders) -> bool:
    """Whether no card is of both."""
    if isinstance(first, Leaders) or isinstance(second, Leaders):
        return False
    if first.is_by_name and second.is_by_name and first.filters != second.filters:
        return True
    if first.kind != second.kind and "card" not in (first.kind, second.kind):
        return True
    places = {first.zone, second.zone}
    if len(places) == 2 and "field_or_ex" not in places:
        return True
    return "any" not in (first.side, second.side) and first.side != second.side
