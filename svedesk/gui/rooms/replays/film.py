"""A turn of a saved game as contact sheets: what one sees move, 30 pictures a second, with the time of each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QSize, Qt, qInstallMessageHandler
from PySide6.QtGui import QColor, QFontMetrics, QImage, QImageWriter, QPainter

from svedesk.engine.events import Attacked, CardMoved, Event, GameEnded, PhaseBegan, Played
from svedesk.engine.game import CardRules, Game
from svedesk.engine.game_table import number_of
from svedesk.engine.script import Lang
from svedesk.engine.table_words import LogEvent
from svedesk.gui.app.screenshot import without_display
from svedesk.gui.kit.translate import speak, spoken, tr
from svedesk.gui.look.cache import FaceCache
from svedesk.gui.look.theme import BOLD, SEMIBOLD, THEMES, font
from svedesk.gui.rooms.replays.playback import ReplaySeat
from svedesk.gui.rooms.replays.replay_table import ReplayTable
from svedesk.gui.table.faces import Faces
from svedesk.gui.table.page import GamePage
from svedesk.gui.table.words import GameTexts, Words
from svedesk.replay.replay import Replay

RATE = 30
MOST_SECONDS = 20
AFTER = 0.25
"""Seconds a table is looked at when all is over."""
PICTURES = 12
"""As many pictures of an action as one looks at with patience."""
WIDE, NAME, STAMP, GAP = 1800, 30, 26, 8
"""Pixels: a sheet, a line above the pictures, what is said of each picture, and between two."""
LINES = 12
"""At most so many lines stand above the pictures."""
STRAY = 0.012
"""What of all that changes may be cut off at each side."""
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
    actions: list[FilmAction] = []
    for before, step in pairwise(replay.steps):
        if turn not in (before.turn, step.turn):
            continue
        kind = _kind(replay.events(step.number, 0))
        # Where nothing is left to do after a deed the next turn begins by itself.
        if turn != (before.turn if kind in _DEEDS else step.turn):
            continue
        ends = kind == "end" and actions and actions[-1].kind == "attack"
        if actions and (not kind or ends):
            actions[-1] = FilmAction("lethal" if ends else actions[-1].kind, (*actions[-1].steps, step.number))
        else:
            actions.append(FilmAction(kind or "start", (step.number,)))
    return tuple(actions)


_NO_DEED = ("card", "automatic")
"""What is played already when it is said to be, or by itself."""


_DEEDS = ("attack", "evolution", "ability", "play", "charge")


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
            case CardMoved(why="play" | "charge" as deed):
                return deed
            case Played(what=what) if what not in _NO_DEED:
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
    pictures: int = PICTURES,
) -> Iterator[QImage]:
    """A sheet for each of these actions, as `seat` sees them. Time is counted, not waited for: the same game gives the
    same sheets on any machine."""
    application = without_display(theme)
    before = spoken(application)
    speak(application, lang)
    words = Words(GameTexts(game, rules), (tr("Player 1"), tr("Player 2")), lang)
    desk = ReplayTable(replay)
    page = GamePage(
        ReplaySeat(desk, words, open_hands=False),
        THEMES[theme],
        Faces(words, THEMES[theme], FaceCache()),
        [],
        reduced=False,
    )
    page.motion.by_hand = True
    page.panel.hide()
    page.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    page.setStyleSheet(f"GamePage {{ background: {THEMES[theme].window}; }}")
    page.table_seat.sit(seat)
    page.resize(*size)
    # The platform without a screen complains that it can't bound a window's size, which nobody asked of it.
    handler = qInstallMessageHandler(lambda kind, context, message: None)
    page.show()
    application.processEvents()
    qInstallMessageHandler(handler)
    try:
        for take in wanted:
            frames = _frames(page, desk, take, rate)
            yield _sheet(frames, heading(replay, take, words, seat), pictures)
    finally:
        speak(application, before)
        page.close_table_seat()
        page.hide()
        page.deleteLater()


def heading(replay: Replay, take: FilmAction, words: Words, seat: int) -> str:
    """Which action of the turn it is, what the log says of it, and the numbers it changed: what it cost is seldom in
    the part of the table where something moves."""
    first, last = take.steps[0], take.steps[-1]
    log = words.log(seat)
    log.learn(replay.view(0, seat))
    for step in range(1, first):
        log.read([LogEvent(event) for event in replay.events(step, seat)])
    lines = [text.text for step in take.steps for text in log.read([LogEvent(e) for e in replay.events(step, seat)])]
    if not lines:
        began = (event for step in take.steps for event in replay.events(step, seat) if isinstance(event, PhaseBegan))
        lines = [words.of_game.title("phase", event.phase) for event in began]
    before, after = replay.view(first - 1, seat), replay.view(last, seat)
    for owner in (0, 1):
        pairs = {name: (number_of(before, owner, name), number_of(after, owner, name)) for name in words.table.numbers}
        changes = [
            f"{words.of_game.term('number', name)} {old} → {new}"
            for name, (old, new) in pairs.items()
            if old != new and old is not None and new is not None
        ]
        if changes:
            lines.append(f"{words.seat(owner)}: {', '.join(changes)}")
    turns = (replay.steps[first].turn, replay.steps[first - 1].turn)
    of_turns = ((turn, nth, other) for turn in turns for nth, other in enumerate(takes(replay, turn), 1))
    turn, nth = next((turn, nth) for turn, nth, other in of_turns if first in other.steps)
    parts = (f"{turn}.{nth}", *lines)
    return "   ".join(parts)


def _frames(page: GamePage, desk: ReplayTable, take: FilmAction, rate: int) -> list[FilmFrame]:
    """The pictures of an action; one that shows the same as the one before is left out."""
    desk.go(take.steps[0] - 1)
    page.motion.finish()
    frames = [FilmFrame(page.body.grab(page.view.geometry()).toImage(), 0.0)]
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
        image = page.body.grab(page.view.geometry()).toImage()
        if image != frames[-1].image:
            frames.append(FilmFrame(image, time))
    return frames


def chosen(frames: Sequence[FilmFrame], most: int) -> list[FilmFrame]:
    """At most so many frames, the first and the last among them: more of them where more changes."""
    if len(frames) <= most:
        return list(frames)
    # A flash over all of the table is one thing that happens: a great change counts little more than a small one.
    steps = [_change(before.image, other.image) ** 0.5 for before, other in pairwise(frames)]
    usual = sum(steps) / len(steps)
    total, passed, picked = sum(steps) + usual * len(steps), 0.0, [frames[0]]
    for frame, step in zip(frames[1:-1], steps, strict=False):
        passed += step + usual
        if passed / total * (most - 1) >= len(picked) and len(picked) < most - 1:
            picked.append(frame)
    return [*picked, frames[-1]]


def _sheet(every: Sequence[FilmFrame], title: str, most: int) -> QImage:
    """Pictures side by side, cut to where most of it happens, each below its number and time; what happens above."""
    part = _changing([frame.image for frame in every])
    frames = chosen(every, most)
    columns = max(2, min(6, round((len(frames) * part.height() / part.width()) ** 0.5 * 1.25)))
    scale = min(1.0, ((WIDE - GAP) / columns - GAP) / part.width())
    each = QSize(round(part.width() * scale), round(part.height() * scale))
    rows = -(-len(frames) // columns)
    width = GAP + columns * (each.width() + GAP)
    wraps, large = Qt.TextFlag.TextWordWrap, font(18, SEMIBOLD)
    title_size = QFontMetrics(large).boundingRect(QRect(0, 0, width - 2 * GAP, NAME * LINES), wraps, title)
    top = max(NAME, title_size.height() + GAP)
    sheet = QImage(
        width,
        top + GAP + rows * (each.height() + STAMP + GAP),
        QImage.Format.Format_RGB32,
    )
    sheet.fill(PAPER)
    painter = QPainter(sheet)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setPen(INK)
    painter.setFont(large)
    painter.drawText(QRect(GAP, GAP // 2, width - 2 * GAP, top), wraps, title)
    for nth, frame in enumerate(frames):
        row, column = divmod(nth, columns)
        at = QPointF(GAP + column * (each.width() + GAP), top + row * (each.height() + STAMP + GAP))
        painter.setFont(font(19, BOLD))
        painter.drawText(at + QPointF(2, STAMP - 6), f"{nth + 1}")
        painter.setFont(font(16, SEMIBOLD))
        painter.drawText(at + QPointF(34, STAMP - 6), f"{frame.seconds:.2f} s")
        picture = frame.image.copy(part).scaled(
            each, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        painter.drawImage(at + QPointF(0, STAMP), picture)
    painter.end()
    return sheet


EVERYWHERE = 0.4
"""Where more of the table changes at once, the whole table does, and nothing is said of where something happens."""
COARSE = 16
"""Pixels of a picture that are one where pictures are compared."""


def _coarse(image: QImage) -> QImage:
    size = QSize(max(1, image.width() // COARSE), max(1, image.height() // COARSE))
    return image.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)


def _differences(before: QImage, other: QImage) -> list[list[int]]:
    """How much two coarse pictures differ, by row and column."""
    grey = QImage.Format.Format_Grayscale8
    pair = before.convertToFormat(grey), other.convertToFormat(grey)
    rows = [[bytes(image.constScanLine(y)) for image in pair] for y in range(before.height())]  # type: ignore[call-overload]
    return [[abs(row[0][x] - row[1][x]) for x in range(before.width())] for row in rows]


def _change(before: QImage, other: QImage) -> float:
    return float(sum(map(sum, _differences(_coarse(before), _coarse(other)))))


def _changing(images: Sequence[QImage]) -> QRect:
    """The part of pictures of one size in which nearly all of the change is, with some room around it."""
    whole = images[0].rect()
    coarse = [_coarse(image) for image in images]
    columns, rows = [0] * coarse[0].width(), [0] * coarse[0].height()
    for before, other in pairwise(coarse):
        lines = [[value * (value > 3) for value in line] for line in _differences(before, other)]  # no light that fades
        if sum(value > 0 for line in lines for value in line) > EVERYWHERE * len(rows) * len(columns):
            continue
        for y, line in enumerate(lines):
            rows[y] += sum(line)
            for x, value in enumerate(line):
                columns[x] += value
    if not sum(rows):
        return whole
    (left, right), (top, bottom) = _middle(columns), _middle(rows)
    part = QRect(left * COARSE, top * COARSE, (right - left) * COARSE, (bottom - top) * COARSE)
    around = part.adjusted(-40, -40, 40, 40)
    aside = max(0, whole.width() * 2 // 5 - around.width()) // 2
    return around.adjusted(-aside, 0, aside, 0).intersected(whole)


def _middle(values: Sequence[int]) -> tuple[int, int]:
    """From where to where nearly all of the sum is."""
    stray, passed, ends = sum(values) * STRAY, 0, []
    for nth, value in enumerate(values):
        before, passed = passed, passed + value
        if before <= stray < passed:
            ends.append(nth)
        if before < sum(values) - stray <= passed:
            ends.append(nth + 1)
    return ends[0], ends[-1]


def write(sheet: QImage, path: Path) -> None:
    """Write a sheet as PNG. Raises OSError when the file can't be written."""
    if not QImageWriter(str(path), b"png").write(sheet):
        raise OSError(f"cannot write {path}")
