"""A turn of a saved game as contact sheets: what one sees move, 30 pictures a second, with the time of each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, qInstallMessageHandler
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter

from svedesk.engine.events import Attacked, CardMoved, Event, GameEnded, PhaseBegan, Played
from svedesk.engine.game import CardRules, Game
from svedesk.engine.script import Lang
from svedesk.gui.app.screenshot import without_display
from svedesk.gui.kit.translate import speak, spoken
from svedesk.gui.look.cache import FaceCache
from svedesk.gui.look.fonts import SEMIBOLD, font
from svedesk.gui.look.theme import THEMES
from svedesk.gui.rooms.replays.replay_seat import ReplaySeat
from svedesk.gui.rooms.replays.replay_table import ReplayTable
from svedesk.gui.table.card_texts import GameTexts
from svedesk.gui.table.faces import Faces
from svedesk.gui.table.page import GamePage
from svedesk.gui.table.words import Words
from svedesk.replay.replay import Replay

RATE = 30
MOST_SECONDS = 20
AFTER = 0.25
"""Seconds a table is looked at when all is over."""
NAME, STAMP, GAP = 26, 20, 6
PAPER, INK = QColor("#0C0F13"), QColor("#E8ECF1")


class FilmAction(NamedTuple):
    """One action of a turn: its steps, and what kind of action it is."""

    kind: str
    steps: tuple[int, ...]


class FilmFrame(NamedTuple):
    """A picture, and how many seconds after the beginning it was taken."""

    image: QImage
    seconds: float


def takes(replay: Replay, turn: int) -> tuple[FilmAction, ...]:
    """The actions of a turn, each with what came of it before somebody did something else."""
    found: list[FilmAction] = []
    for step in replay.steps:
        if step.turn != turn or not step.number:
            continue
        kind = _kind(replay.events(step.number, 0))
        ends = kind == "end" and found and found[-1].kind == "attack"
        if found and (not kind or ends):
            found[-1] = FilmAction("lethal" if ends else found[-1].kind, (*found[-1].steps, step.number))
        else:
            found.append(FilmAction(kind or "start", (step.number,)))
    return tuple(found)


def _kind(events: Sequence[Event]) -> str:
    if any(isinstance(event, GameEnded) for event in events):
        return "end"
    for event in events:
        match event:
            case Attacked():
                return "attack"
            case Played(what="evolve"):
                return "evolution"
            case Played(what="activated"):
                return "ability"
            case CardMoved(why="play"):
                return "play"
            case PhaseBegan(phase="start" | "end"):
                return "phase"
    return ""


def film(
    game: Game,
    rules: CardRules,
    replay: Replay,
    wanted: Sequence[FilmAction],
    *,
    size: tuple[int, int] = (1280, 720),
    seat: int = 0,
    theme: str = "dark",
    lang: Lang = "en",
    rate: int = RATE,
) -> Iterator[QImage]:
    """A sheet for each of these actions, as `seat` sees them. Time is counted, not waited for: the same game gives the
    same sheets on any machine."""
    application = without_display(theme)
    before = spoken(application)
    speak(application, lang)
    words = Words(GameTexts(game, rules), ("Player 1", "Player 2"), lang)
    desk = ReplayTable(replay)
    page = GamePage(
        ReplaySeat(desk, words, open_hands=False),
        THEMES[theme],
        Faces(words, THEMES[theme], FaceCache()),
        [],
        reduced=False,
    )
    page.motion.by_hand = True
    page.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    page.setStyleSheet(f"GamePage {{ background: {THEMES[theme].window}; }}")
    page.table_seat.sit(seat)
    page.resize(*size)
    # The platform without a screen complains that it can't bound a window's size, which nobody asked of it.
    heard = qInstallMessageHandler(lambda kind, context, said: None)
    page.show()
    application.processEvents()
    qInstallMessageHandler(heard)
    try:
        for take in wanted:
            yield _sheet(
                _frames(page, desk, take, rate), f"{replay.steps[take.steps[0]].turn}.{wanted.index(take) + 1}"
            )
    finally:
        speak(application, before)
        page.close_table_seat()
        page.hide()
        page.deleteLater()


def _frames(page: GamePage, desk: ReplayTable, take: FilmAction, rate: int) -> list[FilmFrame]:
    """The pictures of an action; one that shows the same as the one before is left out."""
    desk.go(take.steps[0] - 1)
    page.motion.finish()
    frames = [FilmFrame(page.view.grab().toImage(), 0.0)]
    time, rest = 0.0, 0.0
    steps = list(take.steps)
    while time < MOST_SECONDS:
        if not page.scene.animator.busy and not page.queue.waits:
            rest += 1 / rate
            if steps:
                desk.go(steps.pop(0))
                rest = 0.0
            elif rest > AFTER and not page.motion.running:
                break
        page.motion.advance(1000 / rate)
        time += 1 / rate
        image = page.view.grab().toImage()
        if image != frames[-1].image:
            frames.append(FilmFrame(image, time))
    return frames


def _sheet(frames: Sequence[FilmFrame], title: str) -> QImage:
    """Pictures side by side, cut to where anything changes, each below its time."""
    part = _changing([frame.image for frame in frames])
    wide = 3840
    columns = max(3, min(8, round((len(frames) * part.height() / part.width()) ** 0.5 * 1.1)))
    scale = min(1.0, (wide - GAP) / columns / part.width())
    each = QSize(round(part.width() * scale), round(part.height() * scale))
    rows = -(-len(frames) // columns)
    sheet = QImage(
        GAP + columns * (each.width() + GAP),
        NAME + GAP + rows * (each.height() + STAMP + GAP),
        QImage.Format.Format_RGB32,
    )
    sheet.fill(PAPER)
    painter = QPainter(sheet)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setPen(INK)
    painter.setFont(font(16, SEMIBOLD))
    painter.drawText(QPointF(GAP, NAME - 6), title)
    painter.setFont(font(14, SEMIBOLD))
    for nth, frame in enumerate(frames):
        row, column = divmod(nth, columns)
        at = QPointF(GAP + column * (each.width() + GAP), NAME + row * (each.height() + STAMP + GAP))
        painter.drawText(at + QPointF(2, STAMP - 5), f"{frame.seconds:.2f} s")
        picture = frame.image.copy(part).scaled(
            each, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        painter.drawImage(at + QPointF(0, STAMP), picture)
    painter.end()
    return sheet


def _changing(images: Sequence[QImage]) -> QRect:
    """The part of pictures of one size in which any differs from the first, with some room around it."""
    whole = images[0].rect()
    small = QSize(max(1, whole.width() // 16), max(1, whole.height() // 16))
    first, *others = (image.scaled(small).convertToFormat(QImage.Format.Format_RGB32) for image in images)
    found = QRectF()
    for image in others:
        for y in range(small.height()):
            for x in range(small.width()):
                if image.pixel(x, y) != first.pixel(x, y):
                    found = found.united(QRectF(x, y, 1, 1))
    if found.isEmpty():
        return whole
    scale_x, scale_y = whole.width() / small.width(), whole.height() / small.height()
    part = QRectF(found.x() * scale_x, found.y() * scale_y, found.width() * scale_x, found.height() * scale_y)
    return part.adjusted(-24, -24, 24, 24).toAlignedRect().intersected(whole)


def write(sheet: QImage, path: Path) -> None:
    """Write a sheet as PNG. Raises OSError when the file can't be written."""
    if not QImageWriter(str(path), b"png").write(sheet):
        raise OSError(f"cannot write {path}")
