"""What is said of the user's pictures: how many cards have one, and which files can't be shown, and why."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from svedesk.engine.facts import Facts
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.playmat import PLAYMATS
from svedesk.gui.look.table_style import TableStyle

NAMED = 3
"""So many broken files are named; of the others only the number is said."""


def reason(why: str) -> str:
    """Why a picture or folder can't be used (see `load_picture.UnusablePicture`)."""
    sentences = {
        "missing": tr("it was not found"),
        "denied": tr("you have no permission to read it"),
        "kind": tr("it is not a PNG, JPEG or WebP picture"),
        "large": tr("it is too large (at most 32 MB and 36 million pixels)"),
        "damaged": tr("it is damaged"),
    }
    return sentences[why]


def about_mat(table_style: TableStyle, theme: str) -> str:
    """What is to be said of the mat that is chosen."""
    name = table_style.settings.playmat
    if theme == "high-contrast":
        return tr("The high contrast theme has no playmat.")
    return "" if name in PLAYMATS else about_file(table_style, name)


def about_sleeves(table_style: TableStyle) -> str:
    """What is to be said of the sleeves that are chosen."""
    return " ".join(sentence for name in table_style.settings.sleeves if (sentence := about_file(table_style, name)))


def about_file(table_style: TableStyle, name: str) -> str:
    """Why a picture can't be shown, "" if it can or is not tried yet."""
    why = table_style.pictures.trouble.get(Path(name), "")
    return tr("{0} can't be shown: {1}.", Path(name).name, reason(why)) if why else ""


def about_cards(table_style: TableStyle, cards: Iterable[Facts]) -> str:
    """What is to be said of the folder of card pictures, for these cards."""
    if not table_style.settings.card_pictures:
        return ""
    if table_style.trouble:
        return tr("The folder can't be used: {0}.", reason(table_style.trouble))
    if table_style.reading:
        return tr("Reading the folder.")
    of_cards = [paths for facts in cards if (paths := tuple(table_style.index.all_of(facts)))]
    sentences = [tr("{0} pictures found, for {1} cards.", len(table_style.index), len(of_cards))]
    if table_style.index.cut_short:
        sentences.append(tr("The folder has too many files. Not all of them were checked."))
    broken = sorted(path for path in set().union(*of_cards) if path in table_style.pictures.trouble)
    for path in broken[:NAMED]:
        sentences.append(tr("{0} can't be shown: {1}.", path.name, reason(table_style.pictures.trouble[path])))
    if len(broken) > NAMED:
        sentences.append(tr("{0} more can't be shown.", len(broken) - NAMED))
    return " ".join(sentences)
