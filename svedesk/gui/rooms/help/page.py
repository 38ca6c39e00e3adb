"""The help: a list of pages, a search over all of them, and the page that is read."""

from __future__ import annotations

from PySide6.QtCore import QItemSelectionModel, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QKeyEvent, QTextCursor
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QPushButton, QTextBrowser

from svedesk import help as pages
from svedesk.engine.script import Lang
from svedesk.gui.kit.layouts import add_all, hbox, named
from svedesk.gui.kit.page import Page, Panel, labelled
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import Theme, px

_PLACE = Qt.ItemDataRole.UserRole
"""Name of a page, and the heading that is gone to ("" for its beginning)."""


class HelpPage(Page):
    """The button `keys` is for whoever makes it to connect."""

    def __init__(self, theme: Theme, lang: Lang) -> None:
        super().__init__(theme, tr("Back"), tr("Help"), "")
        self._lang: Lang = lang
        self.name = ""
        """The page that is shown."""
        self.search = named(QLineEdit(placeholderText=tr("Search"), clearButtonEnabled=True), tr("Search the help"))
        self.list = named(QListWidget(), tr("Pages"))
        self.list.setWordWrap(True)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.nothing = labelled(tr("Nothing found."), "quiet", wrap=True)
        self.keys = QPushButton(tr("Keys and mouse"))
        side = Panel()
        side.setFixedWidth(px(300))
        add_all(side.column, self.search, (self.list, 1), self.nothing, self.keys)
        self.text = named(QTextBrowser(openLinks=False), tr("Help"))
        self.text.document().setDocumentMargin(px(8))
        self.text.document().setDefaultStyleSheet(f"a {{ color: {theme.info}; }}")
        self.text.setStyleSheet("QTextBrowser { border: none; background: transparent; }")
        sheet = Panel()
        row = hbox((self.text, 1))
        sheet.column.addLayout(row, 1)
        add_all(self.columns, side, (sheet, 1))
        self.search.textChanged.connect(self._list)
        self.list.currentItemChanged.connect(self._chosen)
        self.text.anchorClicked.connect(self._follow)
        self._list("")

    def show_page(self, name: str, heading: str = "") -> None:
        """Show a page by its name, from a heading on. A name that there is not shows the first page."""
        articles = {article.name: article for article in pages.articles(self._lang)}
        article = articles.get(name) or pages.articles(self._lang)[0]
        if article.name != self.name:
            self.name = article.name
            self.text.setMarkdown(article.text)
            self._space_out()
        self.text.verticalScrollBar().setValue(0)
        if heading:
            self._go_to(heading)
        for row in range(self.list.count()):
            place = self.list.item(row).data(_PLACE)
            if place in ((article.name, heading), (article.name, "")):
                self.list.setCurrentRow(row, QItemSelectionModel.SelectionFlag.ClearAndSelect)
                return

    def _list(self, query: str) -> None:
        """List the sections that have these words, every page when there are none."""
        hits = pages.search(query, self._lang)
        self.list.blockSignals(True)
        self.list.clear()
        if query.strip():
            for hit in hits:
                above = hit.page.title if hit.heading == hit.page.title else f"{hit.page.title}: {hit.heading}"
                self._add(f"{above}\n{hit.excerpt}", (hit.page.name, hit.heading))
        else:
            for article in pages.articles(self._lang):
                self._add(article.title, (article.name, ""))
        self.list.blockSignals(False)
        self.nothing.setVisible(not self.list.count())
        if query.strip() and self.list.count():
            self.list.setCurrentRow(0)
        elif not query.strip() and self.name:
            self.show_page(self.name)

    def _add(self, text: str, place: tuple[str, str]) -> None:
        item = QListWidgetItem(text)
        item.setData(_PLACE, place)
        self.list.addItem(item)

    def _chosen(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            name, heading = item.data(_PLACE)
            article = {article.name: article for article in pages.articles(self._lang)}[name]
            self.show_page(name, "" if heading == article.title else heading)

    def _follow(self, url: QUrl) -> None:
        """A link leads to another page of the help; the system opens what is elsewhere."""
        name = url.fileName().removesuffix(".md")
        if url.isRelative() and name in {article.name for article in pages.articles(self._lang)}:
            self.search.clear()
            self.show_page(name)
        elif url.scheme() in ("http", "https"):
            QDesktopServices.openUrl(url)

    def _space_out(self) -> None:
        """Room above headings and below paragraphs, which Markdown has none of."""
        block = self.text.document().begin()
        while block.isValid():
            form, cursor = block.blockFormat(), QTextCursor(block)
            form.setTopMargin(px(16) if form.headingLevel() > 1 else 0)
            form.setBottomMargin(px(4) if block.textList() is not None else px(8))
            cursor.setBlockFormat(form)
            block = block.next()

    def _go_to(self, heading: str) -> None:
        """Scroll so that a heading is the first line."""
        block = self.text.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel() and block.text() == heading:
                top = self.text.document().documentLayout().blockBoundingRect(block).top()
                self.text.verticalScrollBar().setValue(round(top))
                return
            block = block.next()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F and event.modifiers() == Qt.KeyboardModifier.ControlModifier:
            self.search.setFocus()
            self.search.selectAll()
        elif event.key() == Qt.Key.Key_Down and self.search.hasFocus():
            self.list.setFocus()
        else:
            super().keyPressEvent(event)
