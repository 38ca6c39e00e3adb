"""Responses, format, rules and seed of a new game, folded away below a button: they seldom change."""

from __future__ import annotations

from PySide6.QtWidgets import QFormLayout, QLineEdit, QWidget

from svedesk.desk.settings import PassPolicy
from svedesk.engine.game import Game
from svedesk.engine.script import Lang
from svedesk.gui.kit.choices import QUICK, EditionBox
from svedesk.gui.kit.layouts import choice_box, choose, vbox
from svedesk.gui.kit.page import push_button
from svedesk.gui.kit.translate import game_word, tr
from svedesk.gui.look.theme import px, scaled
from svedesk.settings.values import Settings


class GameOptions(QWidget):
    """When to pause for responses, the format, the rules, and the seed. It opens by itself where one of them is not the
    usual one."""

    def __init__(self, game: Game, lang: Lang) -> None:
        super().__init__()
        self.button = push_button("", "quiet")
        self.button.setCheckable(True)
        self.button.setStyleSheet(scaled("QPushButton { text-align: left; padding-left: 0; }"))
        self.passing = choice_box((policy, tr(text)) for policy, text in QUICK)
        self.form = choice_box((name, game.term("format", name, lang)) for name in game.decks.formats)
        self.edition = EditionBox(game, lang)
        self.seed = QLineEdit(placeholderText=tr("Any"), maxLength=18)
        self.inside = QWidget()
        self.rows = rows = QFormLayout(self.inside)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setHorizontalSpacing(px(14))
        rows.setVerticalSpacing(px(10))
        rows.addRow(game_word(game, "setting", "passing", lang, "Responses"), self.passing)
        rows.addRow(tr("Format"), self.form)
        rows.addRow(tr("Edition"), self.edition)
        rows.addRow(self.edition.note)
        rows.addRow(tr("Seed"), self.seed)
        vbox(self.button, self.inside, parent=self, margins=0, spacing=6)
        self.button.toggled.connect(lambda opened: self._fold(opened=opened))
        self._fold(opened=False)

    def fill(self, settings: Settings) -> None:
        """Offer what was chosen for the game before."""
        self.passing.setCurrentIndex(self.passing.findData(settings.passing))
        self.edition.choose(settings.edition)
        choose(self.form, settings.form)
        if self.edition.currentIndex() or self.form.currentIndex():
            self.button.setChecked(True)

    @property
    def chosen(self) -> tuple[PassPolicy, str, str]:
        """When to pause, the edition, and the format."""
        policy = QUICK[self.passing.currentIndex()][0]
        return policy, str(self.edition.currentData()), str(self.form.currentData())

    def _fold(self, *, opened: bool) -> None:
        self.inside.setVisible(opened)
        self.button.setText(("▾  " if opened else "▸  ") + tr("Advanced"))
