"""Where the form of a new game stands, in place of the entries of the first page."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from svedesk.gui.kit.translate import tr
from svedesk.gui.look.scale import px
from svedesk.gui.rooms.start.new_game import GameForm
from svedesk.settings.values import Opponent


class GameSheet(QWidget):
    """One of the forms in the middle, and the way back above them."""

    def __init__(self, forms: Mapping[Opponent, GameForm]) -> None:
        super().__init__()
        self._forms = forms
        self._opponent: Opponent = "computer"
        self.back = QPushButton(tr("Back"))
        row = QHBoxLayout(self)
        row.setContentsMargins(px(14), px(12), px(14), px(12))
        row.addWidget(self.back, 1, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        for form in forms.values():
            row.addWidget(form, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addStretch(1)
        self.show_form("computer")

    @property
    def shown(self) -> GameForm:
        """The form that is there."""
        return self._forms[self._opponent]

    def show_form(self, opponent: Opponent) -> None:
        """Let this one be there."""
        self._opponent = opponent
        for each, form in self._forms.items():
            form.setVisible(each == opponent)
