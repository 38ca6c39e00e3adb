"""A picture of the table without a display."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QEventLoop, Qt, qInstallMessageHandler
from PySide6.QtGui import QImageWriter
from PySide6.QtWidgets import QApplication

from svedesk.desk.desk import Desk
from svedesk.documents.damaged import DamagedFile
from svedesk.documents.paths import path_of
from svedesk.engine.game import Game
from svedesk.engine.script import Lang
from svedesk.gui.app.run import application_for
from svedesk.gui.kit.translate import speak, spoken
from svedesk.gui.look.cache import FaceCache
from svedesk.gui.look.table_style import TableStyle
from svedesk.gui.look.theme import THEMES
from svedesk.gui.table.faces import Faces
from svedesk.gui.table.hotseat import Hotseat
from svedesk.gui.table.page import GamePage
from svedesk.gui.table.words import CardTexts, GameTexts, Words
from svedesk.packs.owned import all_readable
from svedesk.settings.values import DEFAULTS


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
    pictures: str = "",
) -> None:
    """Draw the table of a saved game or board; see `shoot`. Raises `DamagedFile`, also for a folder of `pictures` that
    can't be used."""
    rules = all_readable(game).rules()
    try:
        desk = Desk.load(save, rules)
    except DamagedFile as damaged:
        try:
            desk = Desk.from_board(save, rules)
        except DamagedFile:
            raise damaged from None
    texts = GameTexts(game, rules)
    shoot(desk, texts, out, size=size, scale=scale, seat=seat, theme=theme, lang=lang, pictures=pictures)


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
    pictures: str = "",
) -> None:
    """Draw a desk's table as a person at `seat` sees it into a PNG of `size` pixels; at `scale` 2 everything is
    twice as large. `pictures` is a folder of pictures of cards as the setting names it, "" for none.

    Raises OSError when the file can't be written, `DamagedFile` when the folder can't be read, and ValueError for a
    scale other than the screen's in a process that has a window already (Qt takes its scale when the application is
    made).
    """
    application = without_display(theme, scale)
    style = TableStyle(replace(DEFAULTS, card_pictures=pictures))
    try:
        _draw(application, desk, texts, out, size, scale, seat, theme, lang, names, style)
    finally:
        style.close()


def without_display(theme: str, scale: float = 1.0) -> QApplication:
    """The application, without a display where there is none yet. Raises ValueError as `shoot` does."""
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
    return application


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
    style: TableStyle,
) -> None:
    _wait(style, lambda: style.reading)
    if style.trouble:
        reason = os.strerror(errno.EACCES if style.trouble == "denied" else errno.ENOENT)
        raise DamagedFile("file-unreadable", reason, file=path_of(style.settings.card_pictures).name)
    before = spoken(application)
    speak(application, lang)
    words = Words(texts, names, lang)
    table_seat = Hotseat(desk, words, open_hands=False, seat=seat)
    page = GamePage(table_seat, THEMES[theme], Faces(words, THEMES[theme], FaceCache(), style), [], reduced=True)
    page.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    page.setStyleSheet(f"GamePage {{ background: {THEMES[theme].window}; }}")
    table_seat.sit(seat)
    page.handover.uncover()
    page.resize(round(size[0] / scale), round(size[1] / scale))
    # The platform without a screen complains that it can't bound a window's size, which nobody asked of it.
    previous = qInstallMessageHandler(lambda kind, context, message: None)
    page.show()
    zones = words.table.hand_zones
    card = next((c for zone in (zones.play, zones.hand) for c in table_seat.view.zone(seat, zone).cards), None)
    page.preview_card(card)
    application.processEvents()
    qInstallMessageHandler(previous)
    image = page.grab().toImage()
    while style.pictures.waiting:  # a picture is asked for when it is to be drawn, and the next where it is broken
        _wait(style, lambda: style.pictures.waiting)
        page.scene.apply_style()
        page.preview.face.update()
        image = page.grab().toImage()
    speak(application, before)
    page.close_table_seat()
    page.hide()
    page.deleteLater()
    if (image.width(), image.height()) != size:
        image = image.scaled(*size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    if not QImageWriter(str(out), b"png").write(image):
        raise OSError(f"cannot write {out}")


def _wait(style: TableStyle, busy: Callable[[], bool]) -> None:
    """Wait for files that are read by other threads."""
    loop = QEventLoop()
    style.changed.connect(loop.quit)
    while busy():
        loop.exec()
