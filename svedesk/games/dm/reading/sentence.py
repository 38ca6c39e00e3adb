"""What all phrases for sentences that do something are."""

from __future__ import annotations

from svedesk.engine.script import Node


class EffectWords(Node):
    """Base of the phrases for one sentence that does something."""
