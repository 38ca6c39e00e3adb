"""What is printed on a card of War: of a suit, with a rank, and it may be of a court."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from svedesk.engine.card_fields import CardField
from svedesk.engine.facts import Facts


@dataclass(frozen=True, slots=True)
class WarFacts(Facts):
    """`attack` is the rank."""

    kind: Annotated[str, CardField("word", 20, words=("card",), begins="card")]
    suit: Annotated[str, CardField("line", 10, shared=True, after="kind")] = ""
    court: Annotated[bool, CardField("flag", typed=False)] = False

    @classmethod
    def statistics_of(cls, kind: str, special: str) -> Mapping[str, bool]:
        """Each card has a rank and nothing else."""
        return {"attack": True}
