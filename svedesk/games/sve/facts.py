"""What is printed on a card of Shadowverse: Evolve."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Annotated, ClassVar

from svedesk.engine.card_fields import CardField
from svedesk.engine.facts import Facts

KINDS = ("follower", "spell", "amulet", "leader")
CLASSES = ("Forestcraft", "Swordcraft", "Runecraft", "Dragoncraft", "Abysscraft", "Havencraft", "Neutral")
TRIGGERS = ("critical", "draw", "stand", "heal")


@dataclass(frozen=True, slots=True)
class SveFacts(Facts):
    """`kind` is the card type (2.5), `special` the special type (2.6), `classes` are its classes (2.3)."""

