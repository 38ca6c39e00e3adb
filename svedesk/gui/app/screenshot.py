"""A picture of the table without a display."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import Qt, qInstallMessageHandler
from PySide6.QtGui import QImageWriter
from PySide6.QtWidgets import QApplication

from svedesk.desk.desk import Desk
from svedesk.documents.damaged import DamagedFile
from svedesk.engine.game import Game
from svedesk.engine.script import Lang
from svedesk.gui.app.run import application_for
from svedesk.gui.kit.translate import speak, spoken
from svedesk.gui.look.cache import FaceCache
from svedesk.gui.look.theme import THEMES
from svedesk.gui.table.card_texts import GameTexts
from svedesk.gui.table.faces import Faces
from svedesk.gui.table.hotseat import Hotseat
from svedesk.gui.table.page import GamePage
from svedesk.gui.table.words import CardTexts, Words
from svedesk.packs.owned import all_readable


def shot(
    game: Game,
    save: Path,
    out: Path,
    *,
    size: tuple[int, int] = (1280, 720),
    scale: float = 1.0,
    seat: int = 0,
    theme: str = "dark",
    lang: Lang = "en",
) -> None:
    """Draw the table of a saved game or board; see `shoot`. Raises `DamagedFile`."""
    rules = all_readable(game).rules()
    try:
        desk = Desk.load(save, rules)
    except DamagedFile as damaged:
        try:
            desk = Desk.from_board(save, rules)
        except DamagedFile:
            raise damaged from None
    shoot(desk, GameTexts(game, rules), out, size=size, scale=scale, seat=seat, theme=theme, lang=lang)


def shoot(
    desk: Desk,
    texts: CardTexts,
    out: Path,
    *,
    size: tuple[int, int] = (1280, 720),
    scale: float = 1.0,
    seat: int = 0,
    theme: str = "dark",
    lang: Lang = "en",
    names: tuple[str, str] = ("Player 1", "Player 2"),
) -> None:
    """Draw a desk's table as a person at `seat` sees it into a PNG of `size` pixels; at `scale` 2 everything is
    twice as large.

    Raises OSError when the file can't be written, and ValueError for a scale other than the screen's in a process that
    has a window already (Qt takes its scale when the application is made).
    """
    fresh = QApplication.instance() is None
    before = {name: os.environ.get(name) for name in ("QT_QPA_PLATFORM", "QT_SCALE_FACTOR")}
    if fresh:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        os.environ["QT_SCALE_FACTOR"] = str(scale)
    application = application_for(THEMES[theme])
    for name, value in before.items():
        if value is None:
            os.environ.pop(name, None)
        else:
            os.environ[name] = value
    if abs(application.devicePixelRatio() - scale) > 0.001:
        raise ValueError(f"this process draws at scale {application.devicePixelRatio()}, not {scale}")
    _draw(application, desk, texts, out, size, scale, seat, theme, lang, names)


def _draw(
    application: QApplication,
    desk: Desk,
    texts: CardTexts,
    out: Path,
    size: tuple[int, int],
    scale: float,
    seat: int,
    theme: str,
    lang: Lang,
    names: tuple[str, str],
) -> None:
    before = spoken(application)
    speak(application, lang)
    words = Words(texts, names, lang)
    table_seat = Hotseat(desk, words, open_hands=False, seat=seat)
    page = GamePage(table_seat, THEMES[theme], Faces(words, THEMES[theme], FaceCache()), [], reduced=True)
    page.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    page.setStyleSheet(f"GamePage {{ background: {THEMES[theme].window}; }}")
    table_seat.sit(seat)
    page.handover.uncover()
    page.resize(round(size[0] / scale), round(size[1] / scale))
    # The platform without a screen complains that it can't bound a window's size, which nobody asked of it.
    heard = qInstallMessageHandler(lambda kind, context, said: None)
    page.show()
    card = next((c for zone in ("field", "hand") for c in table_seat.view.zone(seat, zone).cards), None)
    page.preview_card(card)
    application.processEvents()
    qInstallMessageHandler(heard)
    image = page.grab().toImage()
    speak(application, before)
    page.close_table_seat()
    page.hide()
    page.deleteLater()
    if (image.width(), image.height()) != size:
        image = image.scaled(*size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    if not QImageWriter(str(out), b"png").write(image):
        raise OSError(f"cannot write {out}")
