"""What resources/translations says, as Qt Linguist keeps it."""

from __future__ import annotations

from xml.etree import ElementTree

from svedesk.data import resources

FOLDER = resources() / "translations"
_MESSAGES = ElementTree.parse(FOLDER / "svedesk_ja.ts").findall("./context/message")
JAPANESE = {message.findtext("source", ""): message.findtext("translation", "") for message in _MESSAGES}
"""Every text with its Japanese."""
