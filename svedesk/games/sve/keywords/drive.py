"""Drive (14.4.7), which does nothing by itself, and Single Drive and Twin Drive (14.4.6), whose abilities are found
under numbers of their own as Drain's is."""

from __future__ import annotations

from svedesk.games.sve.abilities.keyword import Keyword

DRIVE = Keyword("drive", "Drive", "ドライブ")
SINGLE_DRIVE = Keyword("single_drive", "Single Drive", "シングルドライブ")
TWIN_DRIVE = Keyword("twin_drive", "Twin Drive", "ツインドライブ")

CHECKS: dict[str, tuple[Keyword, str, int]] = {
    SINGLE_DRIVE.name: (SINGLE_DRIVE, "keyword:single_drive", 1),  # 14.4.6.2
    TWIN_DRIVE.name: (TWIN_DRIVE, "keyword:twin_drive", 2),  # 14.4.6.3
}
"""The keywords that perform drive checks: the number of their ability, and how many."""
