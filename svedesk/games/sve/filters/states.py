"""How cards are or lie: engaged, evolved, other than the card with the text."""

from __future__ import annotations

from collections.abc import Iterator

from svedesk.engine.message import Message
from svedesk.games.sve.filters.base import Candidate, Filtered, Flag


class OnFieldOnly(Flag):
    """What only cards on the field can be."""

    __slots__ = ()

    def mistakes_in(self, group: Filtered) -> Iterator[Message]:
        if group.zone != "field":
            yield Message("mistake-engaged-off-field")


class AreEngaged(OnFieldOnly):
    """Only those that are engaged."""

    is_engaged: bool = True

    word = "engaged"
    state_en = "engaged "
    limit_ja = "アクト状態の"

    def fits(self, candidate: Candidate) -> bool:
        return bool(candidate.card.sideways)


class AreReserved(OnFieldOnly):
    """Only those that are reserved."""

    is_reserved: bool = True

    word = "reserved"
    state_en = "reserved "
    limit_ja = "スタンド状態の"

    def fits(self, candidate: Candidate) -> bool:
        return not candidate.card.sideways

    def mistakes_in(self, group: Filtered) -> Iterator[Message]:
        yield from OnFieldOnly.mistakes_in(self, group)
        if AreEngaged() in group.filters:
            yield Message("mistake-engaged-and-reserved")


class _OnEvolving(OnFieldOnly):
    """Whether followers have evolved."""

    __slots__ = ()

    def mistakes_in(self, group: Filtered) -> Iterator[Message]:
        yield from OnFieldOnly.mistakes_in(self, group)
        if AreEvolved() in group.filters and AreUnevolved() in group.filters:
            yield Message("mistake-evolved-and-not")
        if group.kind != "follower":
            yield Message("mistake-evolved-of-others")


class AreEvolved(_OnEvolving):
    """Only those that have evolved."""

    is_evolved: bool = True

    word = "evolved"
    state_en = "evolved "

    def fits(self, candidate: Candidate) -> bool:
        return candidate.is_evolved


class AreUnevolved(_OnEvolving):
    """Only those that have not evolved."""

    is_unevolved: bool = True

    word = "unevolved"
    state_en = "unevolved "
    limit_ja = "進化していない"

    def fits(self, candidate: Candidate) -> bool:
        return not candidate.is_evolved


class AreRacing(OnFieldOnly):
    """Only those that race."""

    is_racing: bool = True

    word = "racing"
    state_en = "racing "
    limit_ja = "出走した"

    def fits(self, candidate: Candidate) -> bool:
        return candidate.races


class AreOthers(Flag):
    """Without this card itself."""

    other: bool = True

    word, asks = "but_this", ""

    def fits(self, candidate: Candidate) -> bool:
        return not candidate.is_this


class HasOtherName(Flag):
    """Only those with another name than this card."""

    other_name: bool = True

    word, asks = "of_other_names", ""
    is_known_late = True
    limit_en = " with a different name from this card"
    limit_ja = "<~「>これと同名を除く"

    def fits(self, candidate: Candidate) -> bool:
        name = candidate.name_of_this
        return not (name and candidate.is_called(name))
