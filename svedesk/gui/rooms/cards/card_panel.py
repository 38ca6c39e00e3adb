"""The chosen card: its face, its text in the user's lists in both languages, and all its prints."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from PySide6.QtWidgets import QTextBrowser, QVBoxLayout

from svedesk.cards.answers import OfficialAnswer
from svedesk.cards.entry import LibraryEntry
from svedesk.cards.prints import Joined
from svedesk.engine.card_fields import shared
from svedesk.engine.game import Game
from svedesk.engine.script import Lang
from svedesk.gui.kit.layouts import add_all, named
from svedesk.gui.kit.page import Panel
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import Theme, px
from svedesk.gui.rooms.cards.card_catalogue import CardCatalogue, PrintSource
from svedesk.gui.rooms.cards.cards_table import source_words
from svedesk.gui.rooms.cards.row_icons import status_word
from svedesk.gui.table.faces import Faces
from svedesk.gui.table.panel.preview import BigFace

WIDE, WIDEST = 284, 400
"""Logical pixels of the panel, in a small window and in a large one."""


class CardPanel(Panel):
    """Shows a card; its other prints are a click away."""

    def __init__(self, game: Game, theme: Theme, faces: Faces, lang: Lang) -> None:
        super().__init__()
        self._game, self._theme, self._lang = game, theme, lang
        self._card: Joined | None = None
        self._catalogue: CardCatalogue | None = None
        self._copies: Callable[[str], int] = lambda number: 0
        self.answers: Callable[[str], tuple[OfficialAnswer, ...]] = lambda number: ()
        """The official answers about a card, from lists of the user's."""
        self.column.setContentsMargins(px(10), px(8), px(10), px(10))
        self.face = BigFace(faces)
        self.details = named(QTextBrowser(openLinks=False), tr("Card details"))
        self.details.anchorClicked.connect(lambda link: self.show_print(link.toString()))
        inside = self.column
        assert isinstance(inside, QVBoxLayout)
        add_all(inside, (self.face, 5), (self.details, 4))
        self.details.hide()
        self.widen(0)

    def widen(self, room: int) -> None:
        """Be as wide as a page with so many logical pixels has room for."""
        wide = min(px(WIDEST), max(px(WIDE), room // 4))
        self.setFixedWidth(wide)
        self.face.setMaximumHeight(self.face.high(wide - 2 * px(10)))

    def draw_by(self, faces: Faces) -> None:
        """Draw cards by these from now on: there are others than there were."""
        self.face.faces, self.face.number = faces, ""

    @property
    def number(self) -> str:
        """The print that is shown, "" when there is none."""
        return self.face.number

    def show_card(self, catalogue: CardCatalogue | None, card: Joined | None) -> None:
        """Show a card by the print that stands for it."""
        self._catalogue, self._card = catalogue, card
        self.details.setVisible(card is not None)
        if card is not None:
            self._show(card.first)
        else:
            self.face.number = ""
            self.face.update()

    def show_print(self, number: str) -> None:
        """Show another print of the card that is shown."""
        prints = self._card.prints if self._card is not None else ()
        chosen = next((entry for entry in prints if entry.number == number), None)
        if chosen is not None:
            self._show(chosen)

    def count(self, copies: Callable[[str], int]) -> None:
        """Tell from now on how many of each print are in the deck that is open."""
        self._copies = copies
        self.show_print(self.number)

    def _show(self, entry: LibraryEntry) -> None:
        self.face.number = entry.number
        self.face.update()
        scrolled = self.details.verticalScrollBar().value()
        self.details.setHtml("".join(self._lines(entry)))
        self.details.verticalScrollBar().setValue(scrolled)

    def _lines(self, shown: LibraryEntry) -> list[str]:
        card, catalogue = self._card, self._catalogue
        assert card is not None
        assert catalogue is not None
        facts = card.first.facts
        quiet = self._theme.quiet_text
        names = dict.fromkeys((card.name_ja, card.name) if self._lang == "ja" else (card.name, card.name_ja))
        head = "<br>".join(f"<b>{escape(name)}</b>" for name in names)
        traits = [
            english if english == japanese else f"{english} {japanese}"
            for english, japanese in zip(facts.traits, facts.traits_ja, strict=True)
        ]
        about = " · ".join(
            filter(
                None,
                (
                    self._game.type_of(facts, self._lang),
                    *traits,
                    *(getattr(facts, name) for name in shared(type(facts))),
                ),
            )
        )
        lines = [f"<p>{head}<br><span style='color:{quiet}'>{escape(about)}</span></p>"]
        for title, text in ((tr("Your text, English"), card.text), (tr("Your text, Japanese"), card.text_ja)):
            if text:
                worded = escape(text).replace("\n", "<br>")
                lines.append(f"<p><span style='color:{quiet}'>{escape(title)}</span><br>{worded}</p>")
        if not (card.text or card.text_ja):
            lines.append(f"<p style='color:{quiet}'>{escape(tr('No imported list has text for this card.'))}</p>")
        automation = catalogue.status(facts.number)
        lines.append(f"<p>{escape(tr('Rules: {0}', status_word(automation)))}</p>")
        rows = "".join(f"<br>{self._print(entry, entry is shown)}" for entry in card.prints)
        lines.append(f"<p><span style='color:{quiet}'>{escape(tr('Prints'))}</span>{rows}</p>")
        if answers := self.answers(facts.number):
            lines.append(f"<p><span style='color:{quiet}'>{escape(tr('Official answers'))}</span></p>")
        for answer in answers:
            question, reply = (escape(text).replace("\n", "<br>") for text in (answer.question, answer.answer))
            place = escape(" ".join(filter(None, (answer.id, answer.date))))
            lines.append(f"<p><span style='color:{quiet}'>{place}</span><br><b>{question}</b><br>{reply}</p>")
        return lines

    def _print(self, entry: LibraryEntry, chosen: bool) -> str:
        assert self._catalogue is not None
        number = escape(entry.number)
        source = source_words(self._catalogue.source(entry.number))
        text = self._catalogue.text_from(entry.number)
        copies = self._copies(entry.number)
        in_deck = tr("{0} in the deck", copies) if copies else ""
        sentence = (
            in_deck,
            source,
            tr("text: {0}", source_words(PrintSource("import", text))) if text else "",
            entry.rarity,
        )
        beside = escape(" · ".join(filter(None, (*sentence, entry.picture))))
        link = f"<b>{number}</b>" if chosen else f"<a href='{number}'>{number}</a>"
        return f"{link} <span style='color:{self._theme.quiet_text}'>{beside}</span>"
