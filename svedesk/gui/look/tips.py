"""Text for tooltips, which show it as it is and in lines as long as they are."""

from __future__ import annotations

import textwrap
from unicodedata import east_asian_width

WIDEST = 84
"""Letters of a line; Japanese ones count twice."""


def tip_of(text: str) -> str:
    """A text of several lines, the long ones broken."""
    return "\n".join(part for line in text.splitlines() for part in _broken(line))


def _broken(line: str) -> list[str]:
    is_wide = any(east_asian_width(letter) in "WF" for letter in line)
    return textwrap.wrap(line, WIDEST // 2 if is_wide else WIDEST) or [""]
