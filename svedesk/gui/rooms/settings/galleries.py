"""Settings that are chosen by their looks: a tile for each of our own drawings and one for a picture of the user's; and
the folder of card pictures, which can be looked through again."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap, QShowEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QPushButton, QToolButton, QWidget

from svedesk.gui.kit.file_dialogs import file_to_open
from svedesk.gui.kit.page import labelled
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.back import SLEEVES, STYLES, draw_back, draw_sleeve
from svedesk.gui.look.load_picture import SUFFIXES
from svedesk.gui.look.playmat import PLAYMATS, draw_picture, draw_playmat
from svedesk.gui.look.table_style import TableStyle
from svedesk.gui.look.theme import DARK, Theme, px
from svedesk.gui.rooms.settings.fields import Field, FolderField, FolderSetting

if TYPE_CHECKING:
    from svedesk.gui.app.context import App

MAT, SLEEVE = (96, 60), (44, 62)
"""Size of the pictures on tiles, in logical pixels at 100 %."""


class GallerySetting(NamedTuple):
    """Drawings of our own, or a picture of the user's, by their looks: so many tiles `across`, for each of `seats`
    where they choose for themselves."""

    what: Literal["playmat", "sleeve"]
    across: int
    seats: tuple[str, ...] = ()

    def field(self) -> Field:
        """The tiles."""
        return GalleryField(self)


class PicturesSetting(NamedTuple):
    """The folder of card pictures; `empty` is shown while there is none."""

    empty: str

    def field(self) -> Field:
        """The folder with its buttons."""
        return PicturesField(FolderSetting(self.empty))


class Tiles(QWidget):
    """Our own drawings and the user's picture, one of which is chosen. `chosen` carries a name or a path."""

    chosen = Signal(str)

    def __init__(self, kind: GallerySetting) -> None:
        super().__init__()
        self._kind, self.value = kind, ""
        self._own = ""
        """The user's picture that was chosen last."""
        self._names = tuple(PLAYMATS) if kind.what == "playmat" else SLEEVES
        self._size = QSize(*map(px, MAT if kind.what == "playmat" else SLEEVE))
        self._drawn: tuple[object, ...] = ()
        self._wanted: tuple[Theme, TableStyle, float] | None = None
        self.group = QButtonGroup(self)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(px(4))
        self.tiles: dict[str, QToolButton] = {}
        for at, name in enumerate((*self._names, "")):
            tile = QToolButton()
            tile.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
            tile.setIconSize(self._size)
            tile.setCheckable(True)
            tile.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            tile.setText(tr(name.capitalize()) if name else tr("Picture …"))
            tile.clicked.connect(partial(self._choose, name))
            self.group.addButton(tile)
            grid.addWidget(tile, at // kind.across, at % kind.across)
            self.tiles[name] = tile
        grid.setColumnStretch(kind.across, 1)

    def show_value(self, value: str) -> None:
        """Mark what is in force."""
        self.value = value
        if value not in self._names:
            self._own = value
        self.tiles[value if value in self._names else ""].setChecked(True)
        self.tiles[""].setToolTip(self._own)

    def draw(self, theme: Theme, table_style: TableStyle, ratio: float) -> None:
        """Draw the tiles, where they look otherwise than before; if they are not seen, when they are."""
        self._wanted = theme, table_style, ratio
        if self.isVisible():
            self._draw(theme, table_style, ratio)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._wanted is not None:
            self._draw(*self._wanted)

    def _draw(self, theme: Theme, table_style: TableStyle, ratio: float) -> None:
        size = self._size * ratio
        own = table_style.pictures.get(Path(self._own), size.width(), size.height()) if self._own else None
        key = (theme.name, ratio, None if own is None else own.cacheKey())
        if key == self._drawn:
            return
        self._drawn = key
        whole = QRectF(0, 0, self._size.width(), self._size.height())
        for name, tile in self.tiles.items():
            pixmap = QPixmap(size)
            pixmap.setDevicePixelRatio(ratio)
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if not name and own is None:
                painter.setPen(QPen(QColor(theme.quiet_text), 1.5, Qt.PenStyle.DashLine))
                painter.drawRoundedRect(whole.adjusted(1, 1, -1, -1), 4, 4)
                middle, arm = whole.center(), px(8)
                painter.setPen(QPen(QColor(theme.quiet_text), 2))
                painter.drawLine(int(middle.x()) - arm, int(middle.y()), int(middle.x()) + arm, int(middle.y()))
                painter.drawLine(int(middle.x()), int(middle.y()) - arm, int(middle.x()), int(middle.y()) + arm)
            elif self._kind.what == "sleeve" and own is not None and not name:
                draw_sleeve(painter, "main", own, whole.width())
            elif self._kind.what == "sleeve":
                draw_back(painter, "main", STYLES[SLEEVES.index(name)], whole.width())
            elif own is not None and not name:
                draw_picture(painter, whole, theme, own, 1.0)
            else:
                # Larger than the tile, so that its pattern is that of a table seen from afar.
                painter.scale(0.4, 0.4)
                # High contrast shows no mat; what there is to choose from is seen all the same.
                shown = DARK if theme.name == "high-contrast" else theme
                draw_playmat(painter, QRectF(0, 0, whole.width() / 0.4, whole.height() / 0.4), shown, name)
                painter.resetTransform()
                painter.setPen(QPen(QColor(theme.line), 1))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRect(whole.adjusted(0.5, 0.5, -0.5, -0.5))
            painter.end()
            tile.setIcon(QIcon(pixmap))

    def _choose(self, name: str) -> None:
        if name:
            self.chosen.emit(name)
            return
        self.show_value(self.value)  # as long as no picture is chosen, nothing has changed
        patterns = " ".join(f"*{suffix}" for suffix in SUFFIXES)
        kinds, begin = tr("Pictures ({0})", patterns), Path(self._own) if self._own else None
        file_to_open(
            self, tr("Choose a picture"), kinds, lambda path: self.chosen.emit(path.as_posix()), begin=begin
        ).open()


class GalleryField(Field):
    """Tiles; a row of them for each seat where seats choose for themselves."""

    def __init__(self, kind: GallerySetting) -> None:
        self.rows = tuple(Tiles(kind) for _ in kind.seats or ("",))
        super().__init__(next(iter(self.rows[0].tiles.values())))
        self._seats = kind.seats
        for seat, row in enumerate(self.rows):
            if kind.seats:
                self._column.addWidget(labelled(tr(kind.seats[seat]), "quiet"))
            for name, tile in row.tiles.items():
                whose = f"{tr(kind.seats[seat])}: " if kind.seats else ""
                tile.setAccessibleName(whose + (tr(name.capitalize()) if name else tr("Picture …")))
            self._column.addWidget(row)
            row.chosen.connect(self._say)

    def show_value(self, value: object) -> None:
        assert isinstance(value, str | tuple)
        for row, name in zip(self.rows, (value,) if isinstance(value, str) else value, strict=True):
            row.show_value(name)

    def see(self, app: App) -> None:
        for row in self.rows:
            row.draw(app.theme, app.table_style, self.devicePixelRatioF())

    def _say(self, name: str) -> None:
        values = tuple(name if row is self.sender() else row.value for row in self.rows)
        self.chosen.emit(values if self._seats else values[0])


class PicturesField(FolderField):
    """The folder of card pictures, with a button that looks through it again."""

    def __init__(self, kind: FolderSetting) -> None:
        super().__init__(kind)
        self.again = QPushButton(tr("Check again"))
        self._app: App | None = None
        self.again.clicked.connect(self._check)
        self._column.addWidget(self.again, 0, Qt.AlignmentFlag.AlignLeft)

    def show_value(self, value: object) -> None:
        super().show_value(value)
        self.again.setEnabled(bool(value))

    def see(self, app: App) -> None:
        self._app = app

    def _check(self) -> None:
        if self._app is not None:
            self._app.table_style.reload_all()
