"""A summary of a pack: author, cards, pictures."""

from __future__ import annotations

from svedesk.documents.damaged import readable
from svedesk.gui.kit.translate import tr
from svedesk.packs.model import Pack


def about_pack(pack: Pack) -> tuple[str, ...]:
    """Whose a pack is and how many cards and pictures it holds; of what there is none, nothing is said."""
    by = tr("by {0}", readable(pack.author, 200)) if pack.author else ""
    return tuple(filter(None, (by, counted_cards(pack.count), _counted_pictures(len(pack.pictures)))))


def counted_cards(count: int) -> str:
    """So many cards."""
    return tr("1 card") if count == 1 else tr("{0} cards", count)


def _counted_pictures(count: int) -> str:
    if not count:
        return ""
    return tr("1 picture") if count == 1 else tr("{0} pictures", count)
