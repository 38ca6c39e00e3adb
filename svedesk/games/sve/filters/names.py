"""What cards are: their names, classes and traits, and whether they are tokens."""

from __future__ import annotations

from collections.abc import Iterator

from svedesk.engine.message import Message
from svedesk.games.sve.card_names import Called, Token, Trait
from svedesk.games.sve.filters.base import Candidate, Filter, Filtered, Flag
from svedesk.games.sve.wording import Craft


class OfTrait(Filter):
    """Only those with a trait; said again, those with both."""

    trait: Trait
    second_trait: Trait | None = None

    word, asks = "with_trait", "trait"
    says_what = True

    def with_another(self, other: OfTrait) -> OfTrait:
        """Those with both."""
        return OfTrait(self.trait, other.trait)

    def fits(self, candidate: Candidate) -> bool:
        second = self.second_trait
        return candidate.has_trait(self.trait) and (second is None or candidate.has_trait(second))


class OfClass(Filter):
    """Only those of a class."""

    craft: Craft

    word, asks = "of_class", "craft"
    says_what = True

    def fits(self, candidate: Candidate) -> bool:
        return self.craft in candidate.facts.classes


class NotOfClass(Filter):
    """Only those that are not of a class."""

    not_craft: Craft

    word, asks = "not_of_class", "craft"
    says_what = True

    def fits(self, candidate: Candidate) -> bool:
        return self.not_craft not in candidate.facts.classes


class NamedAs(Filter):
    """Only those with the name of a token (2.1.2); with `tokens` only those that are one."""

    is_whole_name = True

    named: Token

    word, asks = "with_name", "token"
    kind = "card"
    says_what = True

    def fits(self, candidate: Candidate) -> bool:
        return candidate.is_called(self.named.en) or candidate.goes_by(self.named.en)

    def mistakes_in(self, group: Filtered) -> Iterator[Message]:
        yield from _in_cemetery(group)


class CalledSo(Filter):
    """Only those a card name means."""

    called: Called

    word, asks = "that_are_called", "name"
    says_what = True

    @property
    def is_whole_name(self) -> bool:
        return not self.called.in_part

    def fits(self, candidate: Candidate) -> bool:
        name = self.called
        return (
            candidate.goes_by(name.en)
            or candidate.is_called(name.en, in_part=name.in_part)
            or name.is_japanese_name_of(candidate.facts)
        )


class AreTokens(Flag):
    """Only tokens."""

    token: bool = True

    word = "tokens"
    says_what = True

    def fits(self, candidate: Candidate) -> bool:
        return candidate.is_token

    def mistakes_in(self, group: Filtered) -> Iterator[Message]:
        yield from _in_cemetery(group)


def _in_cemetery(group: Filtered) -> Iterator[Message]:
    if group.zone == "cemetery":
        yield Message("mistake-tokens-in-cemetery")
