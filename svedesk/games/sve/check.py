"""The script checker: mistakes found without playing. Each word tells its own; here the words are gone through."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping
from itertools import pairwise
from typing import NamedTuple

from svedesk.engine.facts import Facts
from svedesk.engine.message import Message
from svedesk.engine.script import field_values, walk
from svedesk.games.sve.abilities.activated import Activated
from svedesk.games.sve.abilities.automatic import Automatic
from svedesk.games.sve.abilities.base import Step
from svedesk.games.sve.abilities.cost import Cost, never_paid
from svedesk.games.sve.abilities.counts_as import ChoosesAnyNumber
from svedesk.games.sve.abilities.equipped import EquippedHas
from svedesk.games.sve.abilities.manual_text import ManualText
from svedesk.games.sve.abilities.own_cost import OwnCost
from svedesk.games.sve.abilities.play_cost import AddedCost
from svedesk.games.sve.abilities.replacement import Replaces
from svedesk.games.sve.group import Group, LeaderOf, Leaders, Ref
from svedesk.games.sve.reading.sentences import are_sayable
from svedesk.games.sve.script_node import Ability, Named, Scope, ScriptNode, too_few
from svedesk.games.sve.text.sentences import MESSAGES

OF_THE_LIST = frozenset(("mistake-no-evolved-card", "mistake-nothing-more-paid"))
"""What may be wrong with a list of cards, or with the other lines of a card, and not with the line itself."""


class FoundMistake(NamedTuple):
    """What is wrong, and with which ability: from 1, 0 for the card as a whole."""

    ability: int
    message: Message

    def line(self, number: str) -> str:
        """In English, with the number of its card."""
        where = f"{number}, ability {self.ability}" if self.ability else number
        return f"{where}: {MESSAGES.say(self.message, 'en')}"


def mistakes(
    number: str, abilities: tuple[Ability, ...], library: Mapping[str, Facts], *, in_words: bool = True
) -> Iterator[FoundMistake]:
    """The mistakes in a card's script, each once for an ability. Without `in_words` it is not asked whether both
    languages have words for it, as of what was just read from words."""
    card = library.get(number)
    if card is None:
        yield FoundMistake(0, Message("mistake-no-card"))
        return
    is_played = card.kind == "spell" and card.special != "evolved"  # one of the evolve deck never is
    if is_played and not any(ability.is_text_of_spell for ability in abilities):
        yield FoundMistake(0, Message("mistake-spell-without-text"))
    for place, ability in enumerate(abilities, 1):
        messages = dict.fromkeys(_of_ability(ability, Scope(card, library, abilities, place - 1)))
        yield from (FoundMistake(place, message) for message in messages)
        if in_words and not messages and not are_sayable((ability,), card.kind):
            yield FoundMistake(place, Message("mistake-unsaid"))


def _of_ability(ability: Ability, scope: Scope) -> Iterator[Message]:
    if scope.card.kind == "spell" and ability.is_only_on_field:
        yield Message("mistake-never-on-field")
    if scope.card.kind == "equipment" and not isinstance(ability, EquippedHas | Automatic | Replaces | ManualText):
        yield Message("mistake-on-equipment")
    if scope.card.kind == "crest" and not isinstance(ability, Activated | Automatic | ChoosesAnyNumber | ManualText):
        yield Message("mistake-on-crest")
    messages = tuple(_looked_through(ability, scope))
    yield from messages
    choices = sum(isinstance(node, ScriptNode) and node.decides == "option" for node in walk(ability))
    if choices > 1 and Message("mistake-choice-late") not in messages:
        yield Message("mistake-chooses-twice")


def _looked_through(part: tuple[object, ...] | ScriptNode, scope: Scope) -> Generator[Message, None, Named]:
    """Go through a part of an ability in the order it reads; returns what is named after it."""
    if isinstance(part, ScriptNode):
        for field, mistake, number in part.at_least:
            yield from too_few(getattr(part, field), mistake, number)
        yield from part.mistakes(scope)
        yield from _never_paid(part, scope)
        yield from _paid_with_others(part)
        yield from _done_to_leader(part, scope)
        yield from _moved_on(part, scope)
        fields = tuple(field_values(part).values())
        inside = yield from _looked_through(fields, part.inside(scope))
        return part.named_after(scope.named, inside)
    yield from _read_as_one(part, scope)
    for inner in part:
        if isinstance(inner, ScriptNode | tuple):
            named = yield from _looked_through(inner, scope)
            scope = scope._replace(named=named)
    return scope.named


def _read_as_one(row: tuple[object, ...], scope: Scope) -> Iterator[Message]:
    """A step behind a condition or a cost: its text reads as part of what those are said of, unless that is another
    paragraph."""
    of_paragraphs = scope.above and len(getattr(scope.above[-1], "paragraphs", ())) > 1
    steps = () if of_paragraphs else tuple(step for step in row if isinstance(step, Step))
    if len(steps) == len(row) and any(not after.may_stand_behind(before) for before, after in pairwise(steps)):
        yield Message("mistake-behind-condition")


def _moved_on(node: ScriptNode, scope: Scope) -> Iterator[Message]:
    """What is done to "it" where the text has put that elsewhere before; what is done instead is not done after it."""
    usual = getattr(scope.above[-1], "usual", node) if scope.above else node
    if isinstance(node, Step) and scope.named.moved and node.acts_on_it and usual is node:
        yield Message("mistake-it-moved-on")


def _paid_with_others(node: ScriptNode) -> Iterator[Message]:
    """A cost is paid with one's own cards."""
    if isinstance(node, Cost):
        parts = (value if isinstance(value, tuple) else (value,) for value in field_values(node).values())
        if any(isinstance(part, Group) and part.side != "your" for row in parts for part in row):
            yield Message("mistake-pays-with-others")


def _never_paid(node: ScriptNode, scope: Scope) -> Iterator[Message]:
    """A cost that can never be paid, with what it comes on top of: that of an activated ability for what is paid in
    addition, what must be added to play the card for what it may be played for."""
    cost = _cost_of(node)
    if node.decides == "cost" and isinstance(scope.ability, Activated):
        cost = scope.ability.cost + cost
    if isinstance(node, AddedCost | OwnCost):
        cost = _cost_of(node) if isinstance(node, OwnCost) else ()
        cost += tuple(part for other in scope.abilities if isinstance(other, AddedCost) for part in other.cost)
    yield from never_paid(cost)


def _cost_of(node: ScriptNode) -> tuple[Cost, ...]:
    paid = (getattr(node, "cost", ()), getattr(node, "besides", ()))
    return tuple(part for parts in paid if isinstance(parts, tuple) for part in parts if isinstance(part, Cost))


def _done_to_leader(node: ScriptNode, scope: Scope) -> Iterator[Message]:
    """Leaders take damage; what else is done to cards is not done to them."""
    wrong = node.on_leader()
    if wrong is None:
        return
    for target in (getattr(node, "what", None), getattr(node, "to", None)):
        if isinstance(target, Leaders | LeaderOf):
            yield wrong
        elif scope.named.leader and isinstance(target, Ref) and target.name == "it":
            yield Message("mistake-done-to-leader")
