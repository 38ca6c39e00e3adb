"""The scene: an item for each card and pile of the view it was shown, moved from how things lay to how they lie."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRect, QRectF, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from svedesk.engine.ask import Ask
from svedesk.engine.game_table import TableZone, Target, top_first
from svedesk.engine.records import SHARED, Place
from svedesk.engine.view import View
from svedesk.gui.look.craft import Craft
from svedesk.gui.look.theme import Theme, px
from svedesk.gui.table.animate import Animator, renamed
from svedesk.gui.table.arrange import LARGE, TRAY, Ident, Spot, arrange
from svedesk.gui.table.arrow import ArrowItem
from svedesk.gui.table.card_item import CardItem
from svedesk.gui.table.class_mat import crafts_of
from svedesk.gui.table.cloth import cloth
from svedesk.gui.table.effects import DimCloth, HintItem, ManualFrame
from svedesk.gui.table.faces import Faces
from svedesk.gui.table.field_slots import FieldSlots
from svedesk.gui.table.intent import candidates, deeds
from svedesk.gui.table.lay_zones import lay_zones
from svedesk.gui.table.layout import BASE, MIDDLE, Layout, Side, layout
from svedesk.gui.table.motion import Motion
from svedesk.gui.table.prompts.picking import Picking
from svedesk.gui.table.show.forecast import Forecast
from svedesk.gui.table.show.stage import before
from svedesk.gui.table.table_seat import Change
from svedesk.gui.table.tray import TrayContent, TrayItem
from svedesk.gui.table.used_zones import UsedPile
from svedesk.gui.table.words import Words
from svedesk.gui.table.zone_items import PileItem, ZoneItem

_AIMED_AT = ("pile", "single", "fan", "row")


class TableScene(QGraphicsScene):
    """Draws views. Knows which item is under a point; leaves what the mouse does to the mouse."""

    drawn = Signal()
    played = Signal()
    """The events of a change have been shown."""
    put_away = Signal(object)
    """The place whose tray was closed by the person."""

    def __init__(self, faces: Faces, theme: Theme, words: Words, motion: Motion) -> None:
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.faces, self.theme, self.words, self.motion = faces, theme, words, motion
        self.layout: Layout = layout(words.table, BASE.width(), BASE.height())
        self.view: View | None = None
        self._slots: Mapping[int, int] = {}
        self.cards: dict[Ident, CardItem] = {}
        self.tray: TrayItem | None = None
        self.ratio = 1.0
        self.slots = FieldSlots()
        self._crafts: tuple[Craft, ...] = ()
        self._offers_used = False
        self.wanted_cards = 1.0
        self.aiming = False  # whether Shift was held when a button went down: in manual mode a follower attacks
        """The scale of cards the user wants; `layout.cards` is what there is room for."""
        self._cloth: QPixmap | None = None
        self.piles: dict[Place, PileItem] = {}
        self.numbers: dict[tuple[int, str], ZoneItem] = {}
        self.hint = HintItem(theme, self.layout.text(13))
        self.addItem(self.hint)
        self.attack = ArrowItem(theme.attack, theme.illegal, 6)
        self.attack.setVisible(False)
        self.addItem(self.attack)
        self._dim = DimCloth(theme)
        self.addItem(self._dim)
        self._frame = ManualFrame(theme)
        self._frame.setVisible(False)
        self.addItem(self._frame)
        self.animator = Animator(self)
        self.forecast = Forecast(self)
        self.motion.hold_while(lambda: self.animator.large.held)

    # -- size ---------------------------------------------------------------------------------------------------------

    def resize(self, width: float, height: float, ratio: float) -> None:
        """Lay the table out in a rectangle of this many logical pixels, `ratio` device pixels to each."""
        self.motion.finish()
        self.layout = layout(self.words.table, width, height, self.wanted_cards, px(11))
        self.ratio = ratio
        self.setSceneRect(0, 0, width, height)
        self.faces.ratio = ratio
        self._frame.lie(width, height)
        self._dim.lie(width, height)
        if self.tray is not None:
            self.tray.lie(self.layout)
        if self.view is not None:
            for show in lay_zones(self, self.view).values():
                show()
            self.place(self._spots(self.view))
            self.point_attack()
        self.apply_style()

    def apply_style(self) -> None:
        """Draw mat, sleeves and faces as they are now."""
        self._cloth = None
        for item in self.cards.values():
            item.redraw()
        for pile in self.piles.values():
            pile.redraw()
        self.update()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        rect = QRectF(rect)
        if self._cloth is None:
            size = self.layout.size * self.ratio
            mat = self.faces.table_style.mat(size.width(), size.height())
            self._cloth = cloth(self.layout, self.theme, self.ratio, mat, self.words.of_game, self._crafts)
        scale = self.ratio
        source = QRectF(rect.x() * scale, rect.y() * scale, rect.width() * scale, rect.height() * scale)
        painter.drawPixmap(rect, self._cloth, source)

    # -- showing ------------------------------------------------------------------------------------------------------

    def show_change(self, change: Change) -> None:
        """Draw what is to be seen now, moving what moved."""
        self.forecast.clear()
        if self.animator.busy or change.turned or not change.events:
            self.motion.finish()
        if change.turned:
            self._clear()
        self.view = change.view
        self._slots = self.slots.follow(change.view, self.words.table, renamed(change.events))
        if (crafts := crafts_of(change.view, self.words)) != self._crafts:
            self._crafts, self._cloth = crafts, None
            self.update()
        holds = lay_zones(self, change.view)
        self._refresh_tray()
        spots = self._spots(change.view)
        if change.turned or not change.events:
            self.animator.large.clear()
            for show in holds.values():
                show()
            self.place(spots)
            self.point_attack()
        else:
            self.animator.play(spots, change.events, holds)
        self.drawn.emit()

    def mark(self, ask: Ask | None, picking: Picking | None, sent: frozenset[int] = frozenset()) -> None:
        """Show on the cards what can be done or picked at the open question; `sent` are those of an act on its way."""
        picks = ask is not None and ask.kind not in self.words.table.free_choices
        wanted = candidates(ask) if ask is not None else frozenset()
        for item in self.cards.values():
            card = item.key.card
            if card and card in sent:
                item.show_as(dimmed=True, mark="…")
            elif ask is None or not card:
                item.show_as(glow="asks" if card and self.view and card == self.view.waits_card else "")
            elif not picks:
                item.show_as(glow="can" if deeds(ask, card, self.words.table) else "")
            elif card in wanted:
                mark = picking.mark(card) if picking is not None else ""
                item.show_as(glow="picked" if mark else "target", mark=mark)
            elif card == ask.source:
                item.show_as(glow="asks")
            else:
                picked_out = self.tray is not None and self.tray.content.place is None
                in_the_way = picked_out or item.home.z < TRAY
                item.show_as(dimmed=bool(wanted) and not self._looks(item.key.place).fixed and in_the_way)

    def show_manual(self, *, manual: bool) -> None:
        """A frame around the table while the rules are off."""
        if self._frame.isVisible() != manual:
            self._frame.setVisible(manual)

    def offer_used(self, *, offered: bool) -> None:
        """Show the zones only some decks use while a card is dragged in manual mode that may be laid there."""
        self._offers_used = offered
        for pile in self.piles.values():
            if isinstance(pile, UsedPile) and self._looks(pile.place).takes_cards:
                pile.offer(offered=offered)

    def point_attack(self, offered: tuple[int, int] | None = None) -> None:
        """An arrow from the attacking card to its target while the attack goes on, or is `offered` in manual mode."""
        if offered is None and self.animator.busy:
            return  # the events that are shown draw it, and take it away in their time
        view, ends = self.view, offered or (0, 0)
        if offered is None and view is not None and view.outcome is None:
            ends = view.number(SHARED, "attacker"), view.number(SHARED, "attack_target")
        start, end = self.item_of(ends[0]), self.item_of(ends[1])
        self.attack.setVisible(start is not None and (end is not None or not ends[1]))
        if start is not None and (end is not None or not ends[1]):
            begin = start.home.centre
            self.attack.setOpacity(1.0)
            to = self.player_at(1 - start.key.place.seat) if end is None else before(begin, end.home.centre, end)
            self.attack.point(begin, to)

    def player_at(self, seat: int) -> QPointF:
        """Where a player is attacked for whom no card stands: at the hand."""
        return self.rect_of(Place(seat, self.words.table.hand_zones.hand)).center()

    # -- the tray -----------------------------------------------------------------------------------------------------

    def open_tray(self, content: TrayContent) -> None:
        """Lay cards out over the table."""
        self.close_tray()
        self.tray = TrayItem(content, self.layout, self.theme)
        self.addItem(self.tray)
        self._redraw_spots()

    def close_tray(self) -> None:
        """Close the tray."""
        if self.tray is not None:
            place = self.tray.content.place
            self.removeItem(self.tray)
            self.tray = None
            self._redraw_spots()
            if place is not None:
                self.put_away.emit(place)

    def sort_tray(self) -> None:
        """Sort the cards of the tray, or lay them as they were."""
        if self.tray is not None:
            self.tray.sort()
            self._redraw_spots()

    def sift_tray(self, cards: frozenset[int] | None) -> None:
        """Leave these cards of the tray in sight, or all."""
        if self.tray is not None:
            self.tray.sifted = cards
            self._redraw_spots()

    def show_tray(self, *, visible: bool, but: tuple[CardItem, ...] = ()) -> None:
        """Hide the tray while cards of it are dragged over the table."""
        if self.tray is not None:
            self.tray.setVisible(visible)
            for item in self.cards.values():
                if item.home.z >= TRAY and item not in but:
                    item.setVisible(visible)
            self.drawn.emit()

    def _refresh_tray(self) -> None:
        if self.tray is None or self.view is None:
            return
        place = self.tray.content.place
        if place is None:
            self.removeItem(self.tray)
            self.tray = None
        else:
            zone = self.view.zone(*place)
            title = self.tray.content.title.rsplit(" · ", 1)[0] + f" · {zone.count}"
            cards = top_first(zone, self.words.table.zones)
            self.tray.hold(TrayContent(title, cards, place, zone.count - len(cards)))

    def _redraw_spots(self) -> None:
        if self.view is not None:
            self.place(self._spots(self.view))
            self.drawn.emit()

    # -- finding ------------------------------------------------------------------------------------------------------

    def item_of(self, card: int) -> CardItem | None:
        """The item of a card id."""
        return self.cards.get(card)

    def card_at(self, point: QPointF) -> CardItem | None:
        """The card under a point, the one in front first; nothing behind an open tray."""
        for item in self.items(point):
            if isinstance(item, CardItem) and item.isVisible():
                return item
            if isinstance(item, TrayItem):
                return None
        return None

    def zone_item_at(self, point: QPointF) -> ZoneItem | None:
        """The pile, the points or the name plate under a point."""
        for item in self.items(point):
            if isinstance(item, TrayItem):
                return None
            if isinstance(item, ZoneItem):
                return item
        return None

    def target_at(self, point: QPointF, *, without: tuple[CardItem, ...] = ()) -> Target | None:
        """The zone under a point with the card there, leaving out the cards in hand; a name plate stands for the hand,
        which it counts."""
        if self.view is None:
            return None
        for item in self.items(point):
            if isinstance(item, CardItem) and item not in without:
                place = item.key.place
                return Target(place.seat, place.zone, item.key.card)
        near, far = self.view.seat, 1 - self.view.seat
        shared = {zone.place.zone for zone in self.view.zones if zone.place.seat == SHARED}
        for seat, side in ((near, self.layout.near), (far, self.layout.far)):
            for zone in self._aimed_at():
                rect = side.zone(zone)
                if rect is not None and rect.adjusted(-4, -4, 4, 4).contains(point):
                    return Target(SHARED if zone in shared else seat, zone)
            if side.name.contains(point):
                return Target(seat, self.words.table.hand_zones.hand)
        for zone, rect in self.layout.shared.items():
            if rect.contains(point):
                return Target(SHARED, zone)
        if self.layout.middle.adjusted(0, -8, 0, 8).contains(point):
            return Target(SHARED, MIDDLE)
        return None

    def _aimed_at(self) -> list[str]:
        """The zones of a seat that may be meant by a point in them; where two meet, the first is."""
        zones = [zone for zone in reversed([*self.words.table.zones.values()]) if zone.shape in _AIMED_AT]
        zones.sort(key=lambda zone: (zone.if_used, _AIMED_AT.index(zone.shape)))
        return [zone.name for zone in zones if not zone.if_used or (self._offers_used and zone.takes_cards)]

    def rect_of(self, place: Place) -> QRectF:
        """Where a zone is; zones without a place of their own are where the seat's name is, or its large card."""
        if place.zone in self.layout.shared or self.view is None:
            return self.layout.shared.get(place.zone, self.layout.middle)
        side = self.side(place.seat)
        singles = (zone.name for zone in self.words.table.zones.values() if zone.shape == "single")
        return side.zone(place.zone) or next(map(side.zones.__getitem__, singles), side.name)

    def side(self, seat: int) -> Side:
        """The half of the table of a seat."""
        return self.layout.near if self.view is None or seat in (self.view.seat, SHARED) else self.layout.far

    @property
    def zone_items(self) -> dict[tuple[int, str], ZoneItem]:
        """The piles by their place, the numbers and names by seat and name. A number that a card stands for is told
        with its card."""
        on_cards = {zone.number for zone in self.words.table.zones.values()}
        items: dict[tuple[int, str], ZoneItem] = dict(self.piles.items())
        return items | {key: item for key, item in self.numbers.items() if key[1] not in on_cards}

    def pile(self, place: Place) -> PileItem | None:
        """The pile of a zone."""
        return self.piles.get(place)

    # -- items --------------------------------------------------------------------------------------------------------

    def _clear(self) -> None:
        for item in (*self.cards.values(), *self.piles.values(), *self.numbers.values()):
            self.removeItem(item)
        self.cards.clear()
        self.piles.clear()
        self.numbers.clear()
        if self.tray is not None:
            self.removeItem(self.tray)
            self.tray = None

    def _spots(self, view: View) -> tuple[Spot, ...]:
        lying = arrange(view, self.layout, self._slots)
        self._dim.setVisible(any(LARGE <= spot.z < TRAY for spot in lying))
        if self.tray is None:
            return lying
        inside = self.tray.spots
        shown = {spot.key.card for spot in inside}
        return (*(spot for spot in lying if spot.key.card not in shown or not spot.key.card), *inside)

    def place(self, spots: tuple[Spot, ...]) -> None:
        """Place every card at its spot without animation."""
        wanted = {spot.key.ident for spot in spots}
        for ident in [ident for ident in self.cards if ident not in wanted]:
            self.removeItem(self.cards.pop(ident))
        for spot in spots:
            item = self.item_for(spot)
            item.become(spot)
            item.lie(spot)
            item.setOpacity(1.0)
            item.setVisible(True)

    def let_go(self, item: QGraphicsItem) -> None:
        """Remove an item, if it is still there."""
        if item.scene() is self:
            self.removeItem(item)

    def item_for(self, spot: Spot) -> CardItem:
        """The item of a spot, made when there is none yet."""
        item = self.cards.get(spot.key.ident)
        if item is None:
            item = CardItem(self.faces, spot)
            self.cards[spot.key.ident] = item
            self.addItem(item)
        return item

    def _looks(self, place: Place) -> TableZone:
        return self.words.table.zones[place.zone]
