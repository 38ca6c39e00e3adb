"""How many cards of a group there are, and how many different names, or costs, they have."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from svedesk.engine.message import Message
from svedesk.games.sve.amount import DifferentCosts, YourNumber
from svedesk.games.sve.conditions.base import BOUND_EN, BOUND_JA, Bound, Condition, always, is_within
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Called, Group
from svedesk.games.sve.script_node import Least, NodeWord, Scope
from svedesk.games.sve.values.amounts import counted
from svedesk.games.sve.values.groups import members
from svedesk.games.sve.values.names import definition, is_called
from svedesk.games.sve.zones import EVOLVE_DECK
from svedesk.phrases.phrase import phrases


class HowMany(Condition):
    """There are so many cards of a group: at least, at most, or just so many."""

    script_words = (
        NodeWord("at_most(count, group)", "If there are at most so many cards of a group.", bound="most"),
        NodeWord("exactly(count, group)", "If there are just so many cards of a group.", bound="exact"),
        NodeWord("at_least(count, group)", "If there are at least so many cards of a group."),
    )

    count: int
    group: Group
    bound: Bound = "least"

    phrases: ClassVar = phrases(
        en=f"if there are {BOUND_EN}<count#> <group:many>, ",
        ja=(
            f"<group:anything>が<count#>枚{BOUND_JA}なら、",
            f"<group:all>が<count#><group:counter!体|つ|枚>{BOUND_JA}なら、",
        ),
        en_either=f"there are {BOUND_EN}<count#> <group:many>",
        ja_either=(
            f"<group:anything>が<count#>枚{BOUND_JA}",
            f"<group:all>が<count#><group:counter!体|つ|枚>{BOUND_JA}",
        ),
        en_while=f"while there are {BOUND_EN}<count#> <group:many>, ",
        ja_while=f"<group:there><count#><group:counter!体|つ|枚>{BOUND_JA}<group:are!いる|ある>限り、",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from always(self.bound, self.count)

    def holds_for(self, game: GameState, seat: int, playing: int, this: int) -> bool:
        """Without this card itself, where the group says others."""
        return is_within(len(members(game, self.group, seat, this)), self.bound, self.count)


class EitherMany(Condition):
    """If there are so many cards of one group, or so many of another: `at_least`, `at_most` or `exactly`."""

    script_word = "either(first: Condition, second: Condition)"

    first: HowMany
    second: HowMany

    phrases: ClassVar = phrases(en="if <first:either> or <second:either>, ", ja="<first:either>か<second:either>なら、")

    def holds_for(self, game: GameState, seat: int, playing: int, this: int) -> bool:
        """One of both is enough."""
        return any(part.holds_for(game, seat, playing, this) for part in (self.first, self.second))


class BothHold(Condition):
    """If there are so many cards of a group (`at_least`, `at_most` or `exactly`), and another condition holds."""

    script_word = "both_hold(first: Condition, second: Condition)"

    first: HowMany
    second: Condition

    phrases: ClassVar = phrases(en="if <first:either> and <second>", ja="<first:either>あり、<second>")

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """As they lie there now."""
        return self.holds_for(game, seat, playing, 0)

    def holds_for(self, game: GameState, seat: int, playing: int, this: int) -> bool:
        """None of both is enough alone."""
        return all(part.holds_for(game, seat, playing, this) for part in (self.first, self.second))


class FaceupEvolved(Condition):
    """If there are so many faceup evolved followers in your evolve deck."""

    script_word = 'faceup_evolved(count, bound="least")'

    count: int
    bound: Bound = "least"

    phrases: ClassVar = phrases(
        en=f"if there are {BOUND_EN}<count#> faceup evolved followers in your evolve deck, ",
        ja=f"自分のエボルヴデッキの表向きのエボルヴフォロワーが<count#>枚{BOUND_JA}なら、",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from always(self.bound, self.count)

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """Those of the seat's own; advanced cards and others are none (Q1572)."""
        return is_within(counted(game, YourNumber("faceup_evolved"), seat, 0), self.bound, self.count)


class FaceupInEvolveDeck(Condition):
    """If there are so many faceup cards of a name in your evolve deck."""

    script_word = "faceup_in_evolve_deck(count, name)"
    at_least = (Least("count", "mistake-at-least"),)

    count: int
    name: Called

    phrases: ClassVar = phrases(
        en="if there are <count#> faceup <name> cards in your evolve deck, ",
        ja="自分のエボルヴデッキの表向きの『<name>』が<count#>枚なら、",
    )

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """Those of the seat's own."""
        lying = game.table.in_zone(seat, EVOLVE_DECK)
        return sum(card.faceup and is_called(game.printed(card), self.name.en) for card in lying) >= self.count


class DifferentNames(Condition):
    """If the cards of a group have so many different names."""

    script_word = 'different_names(count, group, bound="least")'

    count: int
    group: Group
    bound: Bound = "least"

    phrases: ClassVar = phrases(
        en=f"if there are {BOUND_EN}<count#> <group:many> with different names, ",
        ja=f"<group:lying>のカード名の種類数が<count#>種類{BOUND_JA}なら、",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from always(self.bound, self.count)

    def holds_for(self, game: GameState, seat: int, playing: int, this: int) -> bool:
        """Cards that count as another have the name of that (2.1)."""
        cards = (game.table.cards[card_id] for card_id in members(game, self.group, seat, this))
        names = {definition(game, card).facts.counted_name for card in cards}
        return is_within(len(names), self.bound, self.count)


class CostsDiffer(Condition):
    """If the cards of a group have so many different costs. Printed costs count."""

    script_word = 'costs_differ(count, group, bound="least")'

    count: int
    group: Group
    bound: Bound = "least"

    phrases: ClassVar = phrases(
        en=f"if there are {BOUND_EN}<count#> different costs among <group:many>, ",
        ja=f"<group:lying>の<~元の>コストの種類数が<count#>種類{BOUND_JA}なら、",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from always(self.bound, self.count)

    def holds_for(self, game: GameState, seat: int, playing: int, this: int) -> bool:
        """Cards without a cost have none."""
        return is_within(counted(game, DifferentCosts(self.group), seat, this), self.bound, self.count)
