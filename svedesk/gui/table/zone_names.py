"""What zones are called in the language spoken now."""

from __future__ import annotations

from svedesk.gui.kit.translate import tr
from svedesk.gui.table.words import ZONE_NAMES


def zone_name(zone: str) -> str:
    """A zone's name, as a title."""
    return tr(ZONE_NAMES.get(zone, zone))


def zone_word(zone: str) -> str:
    """A zone's name, within a sentence."""
    name = zone_name(zone)
    return name if name.startswith("EX") else name.lower()
