"""The icon of Quick, which lists that were copied from pictures lack: which of their spells have it, and of which that
is not known."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal

from svedesk.cards.entry import TEXTS, LibraryEntry

SaysQuick = Literal["", "yes", "no", "unknown"]
"""What a list says of a card's Quick: "" where there is nothing to say, as of cards that are no spells."""
QUICK = {"en": "{QUICK}", "ja": "【クイック】"}
"""How a text begins of a card that may be played in the opponent's turn."""
UNKNOWN = {"en": "Quick unknown.", "ja": "【クイック不明】"}
"""The last line of a text that may lack the icon (`keywords/printed.py`)."""
MARKS = dict(zip(TEXTS, QUICK.values(), strict=True))
"""The same by the field of the text."""
_HAS_ICON = re.compile(
    r"^\s*[\[{(<【《［]+\s*(?:quick|クイック)\s*[\]})>】》］]+(?!\s*[\[{(【《［]*\s*(?:act\b|activate|起動))|"
    r"^\s*(?:quick|クイック)(?:\W*$|\s*[.:\-])",
    re.IGNORECASE | re.MULTILINE,
)
"""How lists write the icon that stands alone; before an activated ability it is that ability's (12.3.3)."""


def has_icon(*texts: str) -> bool:
    """Whether one of these texts of a card has the icon."""
    return any(map(_HAS_ICON.search, texts))


def with_quick(text: str, mark: str) -> str:
    """A text with Quick, whether it had it before or not."""
    return text if has_icon(text) else f"{mark}\n{text}"


def quick_in_list(spells: Sequence[tuple[SaysQuick, Mapping[str, Any]]]) -> list[SaysQuick]:
    """What a list says of the Quick of its spells, given what it says of each in a column and its fields. A list in
    which only some have it means that the others have not; where none has it, the icon is lost."""
    known = [column or ("yes" if has_icon(*_texts(fields)) else "") for column, fields in spells]
    others: SaysQuick = "no" if "yes" in known and "no" not in known else "unknown"
    return [says or others for says in known]


def with_known_quick(says: SaysQuick, before: Mapping[str, Any], brought: Mapping[str, Any]) -> dict[str, Any]:
    """What is brought of a spell, with what its list says of Quick: in its texts where it has Quick, else in `quick`.
    What another list said before is not lost where this one does not tell."""
    after = dict(brought)
    if not says:
        return after
    if says == "unknown":
        says = "yes" if has_icon(*_texts(before)) else before.get("quick") or says
    for field, mark in MARKS.items():
        text = after.get(field) or before.get(field, "")
        if text and (says == "yes" or field in after or has_icon(text)):
            after[field] = with_quick(text, mark) if says == "yes" else text.removeprefix(mark).strip()
    return {**after, "quick": "" if says == "yes" else says}


def untold(entries: Iterable[LibraryEntry], files: Mapping[str, str]) -> set[str]:
    """The numbers of the spells among these prints of which their list did not tell whether they have Quick; `files`
    are the lists they are from. What an older svedesk imported does not say so: there no spell of the list has it."""
    spells = [entry for entry in entries if not entry.shipped and entry.facts.kind == entry.facts.MAY_HAVE_QUICK]
    telling = {files.get(entry.number) for entry in spells if has_icon(entry.text, entry.text_ja)}
    return {
        entry.number
        for entry in spells
        if entry.quick == "unknown"
        or not (entry.quick or files.get(entry.number) in telling or has_icon(entry.text, entry.text_ja))
    }


def _texts(fields: Mapping[str, Any]) -> tuple[str, ...]:
    return tuple(fields.get(field, "") for field in TEXTS)
