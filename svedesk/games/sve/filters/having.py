"""What cards have: keywords, an evolve ability, equipment."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from svedesk.engine.message import Message
from svedesk.games.sve.abilities.keyword import Keyword
from svedesk.games.sve.card_names import Token
from svedesk.games.sve.filters.base import Candidate, CandidateValues, Filter, Filtered, FilterWord, Flag


class WithEitherKeyword(Filter):
    """Only those with a keyword; said again, those with either."""

    keyword: Keyword
    or_keyword: Keyword | None = None

    word, asks = "with_keyword", "keyword"
    has_values = is_known_late = True
    limit_en = " with <keyword><or_keyword? or <or_keyword>>"
    limit_ja = "<~「>【<keyword>】<or_keyword?や【<or_keyword>】>を持つ"

    def with_another(self, other: WithEitherKeyword) -> WithEitherKeyword:
        """Those with either."""
        return WithEitherKeyword(self.keyword, other.keyword)

    def fits_by_values(self, values: CandidateValues) -> bool:
        keywords = values.keywords
        return self.keyword.name in keywords or (self.or_keyword is not None and self.or_keyword.name in keywords)

    def mistakes_in(self, group: Filtered) -> Iterator[Message]:
        if self.or_keyword == self.keyword:
            yield Message("mistake-same-keyword")


class HasStack(Flag):
    """Only those with Stack."""

    stack: bool = True

    says_what = True

    def fits(self, candidate: Candidate) -> bool:
        return candidate.has_stack

    def mistakes_in(self, group: Filtered) -> Iterator[Message]:
        if group.zone != "field":
            yield Message("mistake-stack-off-field")
        elif group.kind == "follower":
            yield Message("mistake-stack-of-followers")


class CanEvolve(Flag):
    """Only those with an evolve ability."""

    evolves: bool = True

    word, asks = "with_evolve", ""
    limit_ja = "【進化】を持つ"

    def fits(self, candidate: Candidate) -> bool:
        return candidate.can_evolve


class AreEquipped(Filter):
    """Only those equipped with a token: of one name, with any, or with the one that has the text (JA 14.5.2.2.2)."""

    equips: Token | Literal["any", "this"]

    unset = ""

    @classmethod
    def words(cls) -> Iterator[FilterWord]:
        """With any token, or with one."""
        yield FilterWord("equipped", None, lambda: cls("any"), "Only those that are equipped with something.")
        yield FilterWord("equipped_with", ("token", Token), cls, "Only those equipped with a token of one name.")

    def written(self) -> tuple[tuple[str, tuple[object, ...] | None], ...]:
        """The one or the other; no word says "this"."""
        if isinstance(self.equips, Token):
            return (("equipped_with", (self.equips,)),)
        return (("equipped", None),) if self.equips == "any" else ()

    def fits(self, candidate: Candidate) -> bool:
        return candidate.is_equipped(self.equips)
