"""What a double-faced card says on the face that is not seen."""

from __future__ import annotations

from svedesk.gui.kit.translate import tr
from svedesk.gui.table.words import Words


def other_face_words(printed: str, words: Words) -> list[str]:
    """The other face of the one printed as `printed`: its name and statistics, then its text; nothing for a card with
    one face."""
    try:
        shown = words.facts(printed)
        number = shown.back or shown.front
        other = words.facts(number) if number else None
    except KeyError:
        return []
    if other is None:
        return []
    called = words.name(other.number)
    if other.attack is not None and other.defense is not None:
        called = f"{called} {other.attack}/{other.defense}"
    heading = tr("On its back: {0}", called) if shown.back else tr("On its front: {0}", called)
    return [heading, *words.of_game.plain(words.rules(other.number)).splitlines()]
