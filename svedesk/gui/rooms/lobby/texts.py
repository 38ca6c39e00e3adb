"""Everything the pages of a network game say, in English and Japanese."""

from __future__ import annotations

from svedesk.engine.script import Lang
from svedesk.gui.rooms.lobby.texts_game import GAME
from svedesk.gui.rooms.lobby.texts_pages import PAGES

TEXTS: dict[str, tuple[str, str]] = {**PAGES, **GAME}
"""By key; arguments fill the braces in order."""


class Texts:
    """The texts in one language; called with a key and what fills its braces."""

    def __init__(self, lang: Lang) -> None:
        self.lang: Lang = lang

    def __call__(self, key: str, *args: int | str) -> str:
        """One text. Raises KeyError for a key there is not."""
        return TEXTS[key][self.lang == "ja"].format(*args)

    def form(self, name: str) -> str:
        """What a format is called; one that nobody wrote a text for by its own name."""
        return self(f"form-{name}") if f"form-{name}" in TEXTS else name.replace("_", " ").capitalize()


def clock(seconds: int) -> str:
    """A span of time as minutes and seconds."""
    return f"{seconds // 60}:{seconds % 60:02}"
