"""The page a game is played on: top bar, table, prompt strip, preview and log, and what covers them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QMenu, QSplitter, QWidget

from svedesk.engine.events import GameEnded
from svedesk.engine.records import SHARED, Place
from svedesk.engine.view import CardView
from svedesk.gui.kit.dialog import question_box
from svedesk.gui.kit.input_dialogs import ListDialog
from svedesk.gui.kit.layouts import hbox, vbox
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import Theme, px
from svedesk.gui.table import manual
from svedesk.gui.table.access.key_page import KeyPage
from svedesk.gui.table.access.keyboard_navigation import KeyboardNavigation
from svedesk.gui.table.board_words import card_words, linked_words
from svedesk.gui.table.cover import Cover
from svedesk.gui.table.faces import Faces
from svedesk.gui.table.go_on import GoOnButton
from svedesk.gui.table.handover import Handover
from svedesk.gui.table.intent import Target, lay, usable_cards
from svedesk.gui.table.life import TableLife
from svedesk.gui.table.menus.asker import look_at
from svedesk.gui.table.menus.card_menu import choice_menu, rules_menu
from svedesk.gui.table.menus.manual_menu import add_attachments, hand_menu
from svedesk.gui.table.menus.pile_menus import number_menu, pile_menu, side_menu
from svedesk.gui.table.motion import Motion
from svedesk.gui.table.mouse import Mouse
from svedesk.gui.table.panel.bar import TopBar
from svedesk.gui.table.panel.log import LogPanel
from svedesk.gui.table.panel.log_column import LogColumn
from svedesk.gui.table.panel.preview import Preview, Zoom
from svedesk.gui.table.prompts.box_place import box_place
from svedesk.gui.table.prompts.manual_plan import current_plan, mode_menu
from svedesk.gui.table.prompts.plan import Button
from svedesk.gui.table.prompts.press import press
from svedesk.gui.table.prompts.strip import PromptStrip, notice, revealed
from svedesk.gui.table.result import Banner
from svedesk.gui.table.scene import TableScene
from svedesk.gui.table.show.queue import ChangeQueue
from svedesk.gui.table.state_words import ending, turn_line, waiting_line
from svedesk.gui.table.table_seat import Change, TableSeat
from svedesk.gui.table.tray_contents import asked_for, pile_content
from svedesk.gui.table.view import TableView
from svedesk.gui.table.zone_items import ZoneItem

if TYPE_CHECKING:
    from svedesk.gui.table.manual_help import ManualHelp


class GamePage(KeyPage):
    """A game on the screen. `rematch` (`swapped`: with each other's decks), `new_game` and `leave` are asked for when
    the game is over."""

    rematch = Signal()
    swapped = Signal()
    new_game = Signal()
    leave = Signal()
    chat_wanted = Signal()

    def __init__(
        self, table_seat: TableSeat, theme: Theme, faces: Faces, cards: list[tuple[str, str, str]], *, reduced: bool
    ) -> None:
        super().__init__(cards)
        self.manual_help: ManualHelp | None = None
        """Who helps with the rules off."""
        self.table_seat, self.theme = table_seat, theme
        self.motion = Motion(self, reduced=reduced)
        self.bar = TopBar(theme, table_seat.words)
        self.scene = TableScene(faces, theme, table_seat.words, self.motion)
        self.scene.slots.slot_by_card = table_seat.slots
        self.queue = ChangeQueue(self.scene, self._changed)
        self.view = TableView(self.scene)
        self.life = TableLife(self.scene, self.view)
        self.mouse: Mouse = Mouse(self.scene, table_seat, theme, self)
        self.view.mouse = self.mouse
        self.strip: PromptStrip = PromptStrip(theme, self.view)
        self.choices = self.strip.box.choices
        self.strip.box.face = faces.small
        self.preview = Preview(theme, faces)
        self.log: LogPanel = LogPanel(theme, table_seat.words)
        self.go_on = GoOnButton(table_seat.words.of_game.title("verb", "end"), theme, self.view)
        self.panel = QSplitter(Qt.Orientation.Vertical)
        self.panel.setChildrenCollapsible(False)
        self.panel.setHandleWidth(px(9))
        self.panel.setStyleSheet("QSplitter::handle:vertical { background: transparent; margin: 0; }")
        self.talk = LogColumn(self.log, theme, table_seat.words)
        for part in (self.preview, self.talk):
            self.panel.addWidget(part)
        self._lay_out()
        begun = bool(table_seat.desk.view(table_seat.bottom).number(SHARED, "turn"))
        self.banner = Banner(self.body, theme, begun=begun)
        self.zoom = Zoom(faces, self.view)
        self.zoom_card = self.zoom.show_card
        self.scene.animator.large.shown = self.preview.show_number
        self.cover = Cover(theme, faces, self)
        self._turn = ""
        self._just_ended = False
        self.navigation: KeyboardNavigation = KeyboardNavigation(self)
        self.handover = Handover(self)
        self._connect()
        table_seat.start()

    def _lay_out(self) -> None:
        self.body, self.front = QWidget(), QWidget()
        left = vbox((self.view, 1), self.strip, spacing=0)
        self._across = hbox((left, 1), self.panel, parent=self.body, margins=0, spacing=0)
        keeps = self.front.sizePolicy()
        keeps.setRetainSizeWhenHidden(True)
        self.front.setSizePolicy(keeps)
        self._inside = vbox(self.bar, (self.body, 1), parent=self.front, margins=0, spacing=0)
        self._column = vbox((self.front, 1), parent=self, margins=0, spacing=0)

    def _connect(self) -> None:
        table_seat = self.table_seat
        table_seat.changed.connect(self.queue.take)
        table_seat.acts.connect(self.queue.hurry)
        self.scene.played.connect(self._seen)
        self.motion.calmed.connect(self._mark)
        table_seat.picked.connect(self._mark)
        table_seat.refused.connect(self.refuse)
        table_seat.covered.connect(self.handover.cover)
        table_seat.problems.connect(self._problems)
        self.strip.pressed.connect(self.press)
        self.strip.announced.connect(self.strip.raise_)  # also over the end of the game
        self.strip.number_chosen.connect(lambda number: table_seat.answer((number,)))
        self.go_on.clicked.connect(self.press_go_on)
        self.bar.rules.clicked.connect(table_seat.toggle_rules)
        self.bar.modes_wanted.connect(lambda at: self.popup(mode_menu(table_seat, self), at))
        self.bar.undo.clicked.connect(table_seat.undo)
        self.bar.redo.clicked.connect(table_seat.redo)
        self.bar.panel.clicked.connect(self.toggle_panel)
        self.scene.put_away.connect(self._put_away)
        self.view.resized.connect(self._stand_by)
        self.log.hovered_card.connect(lambda number: self.preview.show_number(number) if number else None)
        self.log.clicked_card.connect(self.preview.show_number)
        self.strip.box.pointed.connect(self.preview.show_number)
        self.log.clicked_card.connect(self.mouse.pointing.show_cards)
        self.talk.done.connect(self.strip.notice)
        self.talk.failed.connect(self.refuse)
        self.talk.left.connect(self.view.setFocus)
        self.cover.uncovered.connect(table_seat.uncover)
        self.cover.redone.connect(table_seat.redo)
        for name in ("rematch", "swapped", "new_game", "leave"):
            getattr(self.banner, name).connect(getattr(self, name))

    def add_above(self, bar: QWidget) -> None:
        """Put a line above the table, below the bar."""
        self._inside.insertWidget(1, bar)

    def takes(self, action: str) -> bool:
        """Whether the page does one of the window's actions, by name, in a way of its own, and has done it now."""
        return False

    def close_table_seat(self) -> None:
        """Disconnect from the desk, before the page goes."""
        self.motion.finish()
        self.table_seat.leave()

    # -- what the seat tells ------------------------------------------------------------------------------------------

    def _changed(self, change: Change) -> None:
        if self.mouse.drag is not None:
            self.mouse.cancel()
        self.scene.show_change(change)
        self.mouse.refresh()
        if change.turned:
            self.mouse.pointing.clear()
        else:
            self.view.paint_now()  # what follows, in the panel and around the table, takes longer than a frame
        self.log.follow(self.table_seat.desk.lines, self.table_seat.bottom, change.view)
        self.handover.seen()
        if not self.scene.animator.busy:
            self._open_candidates()
        self._mark()
        self.strip.notice(notice(change.events, change.view, self.table_seat.words))
        self.preview.follow(change)
        self.zoom.follow(change)
        self._describe(self.preview.card)
        if shown := revealed(change.events):
            self.preview.show_number(shown)
        self._show_state()
        begun = turn_line(change.view, self.table_seat.words)
        if begun != self._turn:
            self._turn = begun
            if change.view.number(SHARED, "turn"):
                self.scene.animator.announce(begun)
        self._just_ended = any(isinstance(event, GameEnded) for event in change.events)
        self._show_end()

    def _seen(self) -> None:
        """What happened has been shown: now what it leads to."""
        if self.queue.waits or self.scene.animator.busy:
            return
        self._open_candidates()
        self._mark()
        self._show_end()

    def _show_end(self) -> None:
        view = self.scene.view
        # With the rules off people may go on after the end, which they are told of once.
        if view is None or view.outcome is None or (self.table_seat.rules_off and not self._just_ended):
            self.banner.hide()
        elif not self.scene.animator.busy:
            self.banner.announce(*ending(view, self.table_seat.words), self.table_seat)

    def _open_candidates(self) -> None:
        """Cards that are asked for and lie in a pile are laid out in a tray."""
        content = asked_for(self.table_seat, self.scene)
        if content is not None:
            self.scene.open_tray(content)

    def _put_away(self, place: Place) -> None:
        """End a look at a deck in manual mode with its tray."""
        deck = self.table_seat.words.table.hand_zones.deck
        if self.table_seat.manual and place.zone == deck and self.table_seat.view.zone(*place).cards:
            self.table_seat.act("forget", source=place)
        self._mark()

    def _mark(self) -> None:
        table_seat = self.table_seat
        offer = table_seat.offer
        self.scene.point_attack((offer.attacker.id, offer.target.id) if offer is not None else None)
        self.scene.mark(None if table_seat.rules_off else table_seat.ask, table_seat.picking, table_seat.sent)
        self._show_prompt()

    def _show_prompt(self) -> None:
        had = self.navigation.focused()
        shown, yours = current_plan(self.table_seat, self.bar.rules.toolTip())
        self.strip.show_plan(shown, yours=yours, place=box_place(self.scene, self.table_seat))
        acts = self.table_seat.seat if yours and self.table_seat.next_seat < 0 else -1
        self.life.show(acts, self.table_seat.thinks)
        self.navigation.come_back(had)
        self._show_go_on()
        self.navigation.order_tabs()

    def _show_go_on(self) -> None:
        seat = self.table_seat
        label = (seat.words.of_game.title("verb", "next"), 0) if seat.rules_off else self.go_on_option()
        tray = self.scene.tray
        free = tray is None or not tray.rect.intersects(self.scene.layout.go_on)
        serial = seat.ask.serial if seat.ask is not None else 0
        self.go_on.offer(label[0] if label is not None and free else "", serial)
        usable = usable_cards(self.table_seat)
        self.go_on.pulse(on=usable == 0, still=self.motion.reduced)
        self.bar.phases.show_usable(usable or 0, ends=label is not None and not self.table_seat.rules_off)

    def _show_state(self) -> None:
        table_seat, view = self.table_seat, self.table_seat.view
        self.bar.show_state(
            turn_line(view, table_seat.words),
            str(view.step[0]) if view.step else "",
            waiting_line(view, table_seat.words, manual=table_seat.rules_off),
            response=view.waits_kind if view.waits_kind in table_seat.words.table.responses else "",
        )
        self.bar.show_mode(manual=table_seat.rules_off, resolving=table_seat.resolving)
        self.bar.undo.setEnabled(table_seat.desk.can_undo)
        self.bar.redo.setEnabled(table_seat.desk.can_redo)
        self.scene.show_manual(manual=table_seat.manual)

    def refuse(self, sentence: str) -> None:
        """Say why something was refused."""
        self.strip.refuse(sentence)

    def _problems(self, sentences: list[str]) -> None:
        lead = tr("The rules are on again. They will deal with this after the next action:")
        self.show_dialog(ListDialog(tr("The rules don't allow this position"), lead, sentences, self))

    # -- going on -----------------------------------------------------------------------------------------------------

    def go_on_option(self) -> tuple[str, int] | None:
        """What the button on the table does now: end the turn, or pass."""
        ask, words = self.table_seat.ask, self.table_seat.words
        if ask is None or self.table_seat.manual or ask.kind not in words.table.free_choices:
            return None
        indices = (index for index, option in enumerate(ask.options) if option.kind in words.table.go_on)
        index = next(indices, None)
        return None if index is None else (words.of_game.title("verb", ask.options[index].kind), index)

    def press_go_on(self) -> None:
        """End the turn, or pass; with the rules off, go to the next phase."""
        self.table_seat.hand_over()
        if self.table_seat.rules_off:
            manual.next_phase(self.table_seat)
            return
        option = self.go_on_option()
        if option is not None:
            self.table_seat.answer((option[1],))

    def press(self, button: Button) -> None:
        """A button of the strip."""
        if self.queue.waits:  # it was for what is over
            self.queue.hurry()
            return
        if button.act == "action":
            self.action_wanted.emit(button.action)
        else:
            press(self.table_seat, button)

    def escape(self) -> bool:
        """Back out of the innermost thing: a drag, a tray, picks, an action. False when there is nothing of it."""
        tray = self.scene.tray
        if self.mouse.cancel() or self.mouse.selection.clear():
            return True
        if tray is not None and tray.content.place is not None:
            self.scene.close_tray()
            return True
        return self.table_seat.cancel()

    def pointed_card(self) -> CardView | None:
        """The card the keyboard is at, else the one below the mouse, else the one in the preview if it still lies
        there."""
        if self.mouse.focus.card is not None:
            return self.mouse.focus.card
        item = self.scene.card_at(self.view.mapToScene(self.view.mapFromGlobal(self.cursor().pos())))
        if item is not None and item.card is not None:
            return item.card
        shown = self.preview.card
        return self.table_seat.view.card(shown.id) if shown is not None else None

    def evolve(self, card: CardView) -> None:
        """Evolve a card, or say why not."""
        table_seat = self.table_seat
        source = table_seat.words.table.hand_zones.second_deck
        if table_seat.manual and source:
            self.attach_from(Place(card.seat, source), card)
            return
        target = Target(card.seat, card.zone, card.id)
        verdict = lay(table_seat.ask, table_seat.refusals, target, "", table_seat.words.table)
        if verdict.options:
            self.choose(verdict.options)
        else:
            self.refuse(table_seat.why(verdict.why))

    def attach_from(self, pile: Place, base: CardView) -> None:
        """By hand: lay the card of a pile on another that fits it. A small menu asks which when there are several."""
        table_seat = self.table_seat
        fitting = manual.attachments(table_seat, base, pile) or ()
        if not fitting:
            self.refuse(manual.nothing_fits(table_seat, base, pile))
        elif len(fitting) == 1:
            manual.attach_fitting(table_seat, base, fitting[0])
        else:
            menu = QMenu(self)
            add_attachments(menu, table_seat, base, fitting)
            self._ask_in(menu)

    def ask_concede(self) -> None:
        """Give up, after asking."""
        seat, words = self.table_seat.seat, self.table_seat.words
        asked = tr("Concede this game?") if seat == words.you else tr("Concede as {0}?", words.seat(seat))
        act, stay, done = tr("Concede"), tr("Play on"), self.table_seat.concede
        self.show_dialog(question_box(act, asked, act, stay, done, self))

    def toggle_panel(self) -> None:
        """Show or hide preview and log."""
        self.panel.setVisible(not self.panel.isVisible())

    # -- what the mouse asks for (see table.mouse.Hands) --------------------------------------------------------------

    def preview_card(self, card: CardView | None) -> None:
        """Show a card large."""
        if card is not None:
            self.preview.show_card(card, linked_words(card, self.table_seat.view, self.table_seat.words))
            self._describe(card)

    def _describe(self, card: CardView | None) -> None:
        description = card_words(card, self.table_seat.view, self.table_seat.words) if card is not None else ""
        self.view.setAccessibleDescription(description)

    def choose(self, options: tuple[int, ...], aim: int = 0) -> None:
        """Do one of these options; a small menu asks which when there are several."""
        if len(options) == 1:
            self._do(options[0], aim)
        else:
            menu = choice_menu(self.table_seat, options, self, lambda index: self._do(index, aim))
            self._ask_in(menu)

    def _ask_in(self, menu: QMenu) -> None:
        self.popup(menu, self.navigation.at())
        self.navigation.begin_menu()

    def _do(self, index: int, aim: int = 0) -> None:
        seat = self.table_seat
        card = seat.view.card(seat.ask.options[index].card) if seat.ask is not None else None
        seat.aim, seat.aimed = aim, card.shown.printed if card is not None else ""
        seat.answer((index,))

    def card_menu(self, card: CardView, at: QPoint) -> None:
        """The menu of a card."""
        if self.table_seat.manual:
            self.popup(hand_menu(self.table_seat, self.mouse.selection.group(card), self, self), at)
        else:
            self.popup(rules_menu(self.table_seat, card, self, self.choose), at)

    def zone_menu(self, item: ZoneItem, at: QPoint) -> None:
        """The menu of a pile, of a number, of a seat."""
        place = getattr(item, "place", None)
        if isinstance(place, Place):
            menu = pile_menu(self.table_seat, place, self, self)
        elif item.number:
            menu = number_menu(self.table_seat, item.seat, item.number, self, self)
        else:
            menu = side_menu(self.table_seat, item.seat, self, self)
        self.popup(menu, at)

    def open_pile(self, place: Place) -> None:
        """Lay a pile's cards out to look at."""
        content = pile_content(self.table_seat, place)
        if content is None:
            if self.table_seat.manual and place.seat in (self.table_seat.seat, SHARED):
                look_at(self.table_seat, place, 0, self)
            elif self.table_seat.manual:
                self.refuse(tr("This is the other deck. Search it with a right click."))
            else:
                self.refuse(tr("Decks can't be looked at. Turn the rules off to search one."))
            return
        self.scene.open_tray(content)
        self._mark()

    # -- size ---------------------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.cover.setGeometry(self.rect())
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Give the panel its share of the page."""
        height, wide = self.height() - self.bar.height(), max(px(256), min(px(460), round(self.width() * 0.235)))
        face = min(round(wide / 63 * 88), round(height * 0.56))
        self.panel.setFixedWidth(wide)
        for part in (self.preview, self.talk):
            part.setMaximumWidth(wide)  # a splitter is as wide as these may be, whatever it was told
        for layout in (self._column, self._inside, self._across):
            layout.activate()
        self.panel.setSizes([face, height - face])

    def _stand_by(self) -> None:
        rect = self.scene.layout.go_on
        self.go_on.stand(rect.toRect(), self.scene.layout.text(14))
        self.banner.centre()
        self.strip.box.stand(box_place(self.scene, self.table_seat))
        self._mark()
