"""Asks before a pack is installed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QListWidget, QWidget

from svedesk.documents.damaged import readable
from svedesk.engine.script import Lang
from svedesk.gui.kit.dialog import Dialog
from svedesk.gui.kit.inputs import named
from svedesk.gui.kit.page import labelled
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.face import FaceText
from svedesk.gui.look.preview import type_line
from svedesk.gui.look.scale import px
from svedesk.gui.look.theme import Theme
from svedesk.gui.rooms.cards.pack_summary import about_pack
from svedesk.packs.model import Pack


class InstallDialog(Dialog):
    """Says what a pack holds before it is installed; `done` is called when it is wanted."""

    def __init__(self, theme: Theme, lang: Lang, pack: Pack, done: Callable[[], object], parent: QWidget) -> None:
        lead = " · ".join(about_pack(pack))
        super().__init__(theme, tr("Install “{0}”?", readable(pack.name)), lead, tr("Install"), parent)
        self._done = done
        if pack.note:
            self.inside.addWidget(labelled(pack.note[:600], wrap=True))
        self.list = named(QListWidget(), tr("Cards of the pack"))
        self.list.setMinimumHeight(px(260))
        for card in pack.cards:
            name = card.facts.name_ja if lang == "ja" else card.facts.name
            self.list.addItem(f"{name} · {type_line(FaceText(card.facts, (), lang))} · {card.number}")
        self.inside.addWidget(self.list)

    def accept(self) -> None:
        super().accept()
        self._done()
