"""Choosing the edition of the rules, and what is to be known of it."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox

from svedesk.engine.game import Game
from svedesk.engine.script import Lang
from svedesk.gui.kit.inputs import add_choices, choose
from svedesk.gui.kit.page import labelled


class EditionBox(QComboBox):
    """All editions, the default one first. `note` is a label that says what of the chosen one is not executed yet."""

    def __init__(self, game: Game, lang: Lang) -> None:
        super().__init__()
        self._game, self._lang = game, lang
        names = dict.fromkeys((game.edition_chosen("", lang), *reversed(game.editions)))
        add_choices(self, ((name, name) for name in names))
        self.note = labelled("", "quiet", wrap=True)
        self.currentIndexChanged.connect(self._tell)
        self._tell()

    def choose(self, edition: str) -> None:
        """Show an edition as chosen, or what has replaced it; the default one where there is none of this name."""
        choose(self, self._game.edition_chosen(edition, self._lang))

    def _tell(self) -> None:
        note = self._game.edition_note(str(self.currentData()), self._lang)
        self.note.setText(note)
        self.note.setVisible(bool(note))
        self.setAccessibleDescription(note)
