"""The cards to choose from: filters, and what was found."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFocusEvent, QKeySequence, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QAbstractItemView, QListView

from svedesk.decks.model import Deck, holds_one
from svedesk.engine.facts import Facts
from svedesk.gui.app import card_finder
from svedesk.gui.kit.card_list import DECK_KEYS, CardList, Index
from svedesk.gui.kit.layouts import add_all
from svedesk.gui.kit.page import Panel, labelled
from svedesk.gui.kit.tasks import Slices
from svedesk.gui.kit.translate import game_word, tr
from svedesk.gui.look.craft import all_crafts
from svedesk.gui.look.theme import Theme, px
from svedesk.gui.rooms.decks.card_data import CardData
from svedesk.gui.rooms.decks.class_tiles import ClassTiles
from svedesk.gui.rooms.decks.deck_rows import SAID
from svedesk.gui.rooms.decks.face_delegate import FaceDelegate
from svedesk.gui.rooms.decks.filtering import CardFilter, ListedCard
from svedesk.gui.rooms.decks.filters import Filters
from svedesk.gui.rooms.decks.found_cards import FoundCards
from svedesk.gui.table.faces import Faces


class CardGrid(CardList, QListView):
    """Faces side by side."""

    KEYS = DECK_KEYS

    def __init__(self, model: FoundCards, delegate: FaceDelegate) -> None:
        super().__init__()
        self.setModel(model)
        self.setItemDelegate(delegate)
        delegate.setParent(self)  # faces that still wait to be drawn go with the view
        self.drawn = delegate
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        self.setUniformItemSizes(True)
        self.setLayoutMode(QListView.LayoutMode.Batched)
        self.setBatchSize(400)
        self.setDragEnabled(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setAccessibleName(tr("Cards"))
        self.watch_cards(hover=True)
        delegate.to_come.changed.connect(self.viewport().update)
        self.verticalScrollBar().valueChanged.connect(delegate.to_come.forget)

    def paintEvent(self, event: QPaintEvent) -> None:
        self.drawn.prepare(self._lying_in(event.rect()), self.devicePixelRatioF())
        super().paintEvent(event)

    def _lying_in(self, rect: QRect) -> Iterator[Index]:
        """The cards in a rectangle: they lie row by row."""
        model = self.model()
        rows = range(model.rowCount())
        first = bisect_left(rows, rect.top(), key=lambda row: self.visualRect(model.index(row, 0)).bottom())
        for row in rows[first:]:
            index = model.index(row, 0)
            if self.visualRect(index).top() > rect.bottom():
                break
            yield index

    def resizeEvent(self, event: QResizeEvent) -> None:
        bar = self.verticalScrollBar()
        room = self.maximumViewportSize().width() - bar.sizeHint().width()
        self.drawn.fill(room - 1)  # Qt begins another row where one is full to the last pixel
        super().resizeEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Mark the current card: Qt makes one current without marking it."""
        super().focusInEvent(event)
        self.setCurrentIndex(self.currentIndex())


class CardsPanel(Panel):
    """Filters above a list of cards, each once; `copies` tells how many of one the deck has."""

    def __init__(
        self,
        theme: Theme,
        faces: Faces,
        sources: CardData,
        copies: Callable[[ListedCard], int],
        *,
        still: bool = False,
    ) -> None:
        super().__init__()
        self._sources, self._words = sources, faces.words
        self._built: tuple[object, str] | None = None
        self._fits: Callable[[Facts], bool] = lambda card: True
        self._missing: set[str] = set()
        self._class = ""
        """The class that the deck was begun with, until it has its leader: that tells what fits, Neutral, too."""
        self._waits = False
        self._chosen: dict[str, str] = {}
        """The print to be shown of a card, by the number of its first."""
        self._finder = finder = sources.finder
        self._card_filter = CardFilter(finder.keywords, finder.status, sources.comes_from)
        self._listing: Slices | None = None
        others = {sources.comes_from(number) for number in sources.library} - {""}
        self.filters = Filters(theme, sources.game, faces.words, others)
        self.classes = ClassTiles(
            theme, faces, game_word(sources.game, "prompt", "class", faces.words.lang, "Choose a class to begin")
        )
        self.classes.hide()
        self.classes.chosen.connect(self._begin_with)
        self._empty = self._new = False
        """Whether there is no card in the deck, and none was looked for since it was opened."""
        self.model = FoundCards(self._worded, copies)
        drawn = FaceDelegate(faces, theme, self.model, finder.status, self._name, still=still)
        self.view = CardGrid(self.model, drawn)
        self.count = labelled("", "quiet", wrap=True)
        self.correction = labelled("", "info", wrap=True)
        self.correction.hide()
        self.column.setContentsMargins(px(14), px(12), px(14), px(12))
        add_all(self.column, self.filters, self.classes, self.correction, (self.view, 1), self.count)
        self.filters.changed.connect(self.look)
        finder.further.connect(self._look_again)
        self._offered = self._offered_keywords = False
        self._offer_choices()
        faces.table_style.changed.connect(self.view.viewport().update)
        down = QShortcut(self.filters.words)
        down.setKeys([QKeySequence(key) for key in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter)])
        down.setContext(Qt.ShortcutContext.WidgetShortcut)
        down.activated.connect(self._to_cards)

    def choose_print(self, number: str, other: str) -> None:
        """Show another print of the card that this is one of."""
        prints = self._finder.prints(number)
        if prints:
            self._chosen[prints[0].number] = other
            row, scrolled = self.view.currentIndex().row(), self.view.verticalScrollBar().value()
            self.look()
            self.view.setCurrentIndex(self.model.index(row, 0))
            self.view.verticalScrollBar().setValue(scrolled)

    def begin(self, deck: Deck) -> None:
        """Another deck is opened: one without a card begins with its class."""
        self._new, self._class = not deck.numbers(), ""
        if self._new and self.filters.wanted.craft:
            self.filters.choose_class("")
        self.built_for(deck)

    def _begin_with(self, craft: str) -> None:
        self._new, self._class = False, craft
        self.filters.choose_class(craft)
        self._to_cards()

    def _show_classes(self) -> None:
        wanted = self.filters.wanted
        self._new = self._new and self._empty and not wanted.craft and not wanted.words
        self.classes.setVisible(self._new and len(self.classes.tiles) > 1)

    def built_for(self, deck: Deck) -> None:
        """This is the deck that is built now. What fits it depends on its format and on what is in sections for one
        card (its leader); in a game without them on all there is."""
        rules = self._sources.game.decks
        self._empty = not deck.numbers()
        self._show_classes()
        built = tuple(deck[section] for section in deck if holds_one(rules, section)) or deck.all, deck.format
        if self._built != built:
            self._built, self._fits = built, self._fitting(deck)
            lacked, self._missing = (
                self._missing,
                {section for section in deck if holds_one(rules, section) and not deck[section]},
            )
            if lacked and not self._missing and self._class and self._class == self.filters.wanted.craft:
                self.filters.choose_class("")
            if self.filters.fits.isChecked():
                self.look()

    def _fitting(self, deck: Deck) -> Callable[[Facts], bool]:
        return self._sources.game.decks.fitting(deck.as_list(), deck.format, self._sources.library)

    def look(self) -> None:
        """Show what is looked for now."""
        wanted = self.filters.wanted
        self._show_classes()
        ready = self._is_listed()
        matches = self._finder.find(wanted.words, rules=bool(wanted.keyword or wanted.status)) if ready else None
        self._waits = matches is None
        if matches is None:
            self.count.setText(tr("Preparing the cards …"))
            return
        every = cards = self._card_filter(matches.cards, wanted, self._chosen)
        if self.filters.fits.isChecked():
            cards = tuple(card for card in every if self._fits(card.facts))
        if wanted.craft and not wanted.words:
            cards = self._missing_first(cards)
        self.model.show_cards(cards)
        self.view.scrollToTop()
        self._tell(len(cards), len(every) - len(cards))
        self.correction.setText(meant_words(matches.corrections))
        self.correction.setVisible(bool(matches.corrections))

    def _missing_first(self, cards: tuple[ListedCard, ...]) -> tuple[ListedCard, ...]:
        """Those in front that a deck has one of, and this one has not yet: its leader."""
        rules, missing = self._sources.game.decks, self._missing
        return tuple(sorted(cards, key=lambda card: rules.section_of(card.facts) not in missing)) if missing else cards

    def _look_again(self) -> None:
        """Show what could not be told before."""
        self._offer_choices()
        if self._waits:
            self.look()

    def _offer_choices(self) -> None:
        if not self._offered and self._finder.listed:
            self._offered = True
            self.filters.offer(self._finder.choices)
            self.classes.offer(self._offered_classes())
            self._show_classes()
        if not self._offered_keywords and self._finder.whole:
            self._offered_keywords = True
            numbers = self._sources.library
            self.filters.offer_keywords({word for number in numbers for word in self._finder.keywords(number)})

    def _offered_classes(self) -> list[tuple[str, str, str]]:
        """Classes that have a look, with their names and a card of each: one that a deck has one of, if there is."""
        rules, lang, shown = self._sources.game.decks, self._words.lang, dict[str, tuple[bool, str]]()
        for card in self._finder.cards:
            facts = card.first.facts
            section = rules.section_of(facts)
            if section is not None:
                for word in facts.classes[:1]:
                    single = holds_one(rules, section)
                    if word not in shown or (single and not shown[word][0]):
                        shown[word] = single, facts.number
        ones = {word for word, (single, _) in shown.items() if single}  # no deck is led by a Neutral leader
        crafts = [word for word in all_crafts() if word in (ones or shown)]
        return [(word, self._sources.game.term("class", word, lang), shown[word][1]) for word in crafts]

    def _is_listed(self) -> bool:
        """Whether every card can be shown at once. Thousands are looked at in slices, after the page is drawn."""
        cards = self._finder.cards
        if self._finder.listed and self._listing is None and len(cards) > card_finder.FEW:
            self._listing = Slices(self._card_filter.prepare(cards), self)
            self._listing.advanced.connect(self._look_when_listed)
            self._listing.start()
        return self._listing is None or self._listing.done

    def _look_when_listed(self) -> None:
        if self._waits and self._is_listed():
            self.look()

    def _to_cards(self) -> None:
        """From what is typed to the first card that was found."""
        self.view.setCurrentIndex(self.model.index(0, 0))
        self.view.setFocus()

    def _tell(self, shown: int, hidden: int) -> None:
        if not shown:
            lines = [tr("No card matches. Remove a filter, or clear all of them.")]
        elif shown == 1:
            lines = [
                tr(
                    "1 card. Double-click, drag or press Enter to add one. Press a number for that many; "
                    "right-click for more."
                )
            ]
        else:
            lines = [
                tr(
                    "{0} cards. Double-click, drag or press Enter to add one. Press a number for that many; "
                    "right-click for more.",
                    shown,
                )
            ]
        if hidden:
            single = hidden == 1
            lines.append(
                tr("1 more doesn't fit the leader.") if single else tr("{0} more don't fit the leader.", hidden)
            )
        self.count.setText(" ".join(lines))

    def _name(self, facts: Facts) -> str:
        return self._words.name(facts.number)

    def _worded(self, card: ListedCard) -> str:
        facts = card.facts
        parts = [self._name(facts), facts.number]
        if facts.cost is not None:
            parts.append(tr("Cost {0}", facts.cost))
        status = self._finder.status(facts.number)
        if status != "executes":
            parts.append(tr(SAID[status]))
        if len(card.prints) > 1:
            parts.append(tr("{0} prints", len(card.prints)))
        return ", ".join(parts)


def meant_words(meanings: Mapping[str, tuple[str, ...]]) -> str:
    """What was looked for in place of mistyped words."""
    return " ".join(
        tr("Showing results for {1} instead of “{0}”.", typed, ", ".join(known)) for typed, known in meanings.items()
    )
