"""Base of the abilities of a card."""

from __future__ import annotations

from svedesk.engine.script import Lang, Node


class DmAbility(Node):
    """One line of a card's text."""

    __slots__ = ()

    def says(self, lang: Lang) -> str:
        """The line."""
        raise NotImplementedError
