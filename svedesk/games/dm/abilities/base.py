"""Base of the abilities of a card."""

from __future__ import annotations

from typing import ClassVar

from svedesk.engine.script import Lang, Node


class DmAbility(Node):
    """One line of a card's text."""

    is_one_shot: ClassVar[bool] = False
    """Whether it is applied as soon as it can be."""
    is_tap_ability: ClassVar[bool] = False
    """Whether a creature is tapped for it instead of attacking (602.1)."""

    @property
    def keyword_name(self) -> str:
        """The name of the keyword it is, "" where it is none."""
        return ""

    @property
    def hears(self) -> str:
        """The event it waits for, "" for none."""
        return ""

    @property
    def replaces(self) -> str:
        """The event it replaces, "" for none."""
        return ""

    @property
    def may_shrink(self) -> bool:
        """Whether it makes the power of a creature less."""
        return False

    @property
    def is_own_cost(self) -> bool:
        """Whether it changes what its own card costs (110.4e)."""
        return False

    def says(self, lang: Lang) -> str:
        """The line."""
        raise NotImplementedError
