"""The card library: the page, imports, undoing them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from svedesk.cards.answers import answers_file, is_answer_list
from svedesk.cards.card_lists import ListTable
from svedesk.cards.database import Import
from svedesk.cards.file_kind import recognised
from svedesk.cards.import_file import ImportTrial
from svedesk.cards.kept_mappings import Mappings
from svedesk.cards.pictures import SUFFIXES
from svedesk.cards.report import Report
from svedesk.decks.file_kind import is_deck
from svedesk.documents.damaged import DamagedFile, readable
from svedesk.documents.writing import save_file
from svedesk.gui.app import open_game
from svedesk.gui.app.card_work import Job
from svedesk.gui.app.router import PageController
from svedesk.gui.app.routes import CardsRoute, DecksRoute, Route
from svedesk.gui.kit.file_dialogs import reporting
from svedesk.gui.kit.translate import tr
from svedesk.gui.rooms.cards.card_catalogue import CardCatalogue
from svedesk.gui.rooms.cards.commands import DeckCommands, PackCommands
from svedesk.gui.rooms.cards.confirm import ConfirmDialog, file_dialog, folder_dialog, report_dialog
from svedesk.gui.rooms.cards.import_jobs import (
    file_title,
    keep_job,
    new_library_job,
    pictures_job,
    read_job,
    try_job,
    undo_job,
)
from svedesk.gui.rooms.cards.import_preview import ImportPreview, ReportReading
from svedesk.gui.rooms.cards.import_report import ImportReportDialog
from svedesk.gui.rooms.cards.imports_tab import importable_files, when
from svedesk.gui.rooms.cards.mapping_dialog import MappingDialog
from svedesk.gui.rooms.cards.pack_jobs import read_pack_job
from svedesk.gui.rooms.cards.page import CardsPage

if TYPE_CHECKING:
    from svedesk.gui.app.context import App


class CardsController(PageController):
    """The card library: cards, imports, packs."""

    page: CardsPage

    def __init__(self, app: App, route: CardsRoute) -> None:
        super().__init__(app)
        self.title, self._route = tr("Cards"), route
        self.page = page = CardsPage(app.game, app.theme, app.faces(), app.lang)
        page.cards.panel.answers = app.answers_about
        self._work = app.card_work
        self.preview = ImportPreview(app.tasks, app.cards.database, self)
        self._waiting: list[Path] = []
        """What is still to be asked about, of several files that were dropped."""
        self._deck_commands = DeckCommands(self, route.deck)
        page.left.connect(self._go_back)
        page.file_wanted.connect(self._ask_file)
        page.imports.pictures.clicked.connect(self._ask_folder)
        page.imports.undo.clicked.connect(self.ask_undo)
        page.imports.answers.clicked.connect(self._ask_about_answers)
        page.imports.answers.setVisible(answers_file(app.game).exists())
        page.imports.save.clicked.connect(self._ask_where)
        page.imports.chosen.connect(self._show_report)
        self._reading = ReportReading(app, self)
        self._reading.read.connect(page.imports.show_reading)
        page.imports.reading_wanted.connect(self._reading.begin)
        page.imports.anew.clicked.connect(self._ask_new_library)
        self._pack_commands = PackCommands(self)
        page.cancelled.connect(self._work.cancel)
        self._work.begun.connect(self._tell_work)
        self._work.progressed.connect(page.tell_progress)
        self._work.ended.connect(self._tell_outcome)
        app.cards.changed.connect(self._show_cards)
        app.cards.failed.connect(self._tell_damaged)
        self._tell_work()
        self._show_imports(self._work.outcome.report)
        if app.cards.owned is None:
            app.cards.reload()
        self._show_cards()

    def state(self) -> Route:
        return replace(self._route, deck=self._deck_commands.deck, offered=())

    def leave(self, *, rebuilt: bool) -> None:
        self._reading.stop()
        super().leave(rebuilt=rebuilt)

    def opened(self) -> None:
        super().opened()
        self.take(self._route)
        self._route = replace(self._route, offered=())

    def take(self, route: Route) -> bool:
        if isinstance(route, CardsRoute) and route.offered:
            self.offer(*route.offered)
            return True
        return False

    def say(self, sentence: str, *, wrong: bool = True) -> None:
        self.page.imports.say(sentence, wrong=wrong)
        self.page.tabs.setCurrentWidget(self.page.imports)

    def _go_back(self) -> None:
        back, deck = self._route.back, self._deck_commands.deck
        if isinstance(back, DecksRoute):
            back = replace(back, path=deck.path if deck is not None else None)
        open_game.go_back(self.app, back)

    # -- cards --------------------------------------------------------------------------------------------------------

    def _show_cards(self) -> None:
        """Show the cards that the window has now."""
        app = self.app
        if app.cards.owned is not None:
            self.page.cards.panel.draw_by(app.faces())
            catalogue = CardCatalogue(app.cards.owned, app.cards.finder)
            self.page.cards.show_catalogue(catalogue)
            self.page.sets.show_catalogue(catalogue)
            if self.page.imports.isVisible() and self.page.imports.report is not None:
                self._reading.begin(self.page.imports.report)

    # -- imports ------------------------------------------------------------------------------------------------------

    def offer(self, path: Path, *more: Path) -> None:
        """Ask whether to bring in what is at a path, saying what that will do; then what is at the others, one after
        the other. A deck alone leads to the decks."""
        self._waiting += more
        self._work.folder = path.parent
        if is_answer_list(path):
            open_game.add_answers(self.app, path)
            return
        form = recognised(path)
        if not (form or self._waiting or path.suffix.lower() == ".txt") and is_deck(path):  # a text may be a table
            self.app.router.open(DecksRoute(offered=(path,)))
            return
        if form == "pictures":
            question = tr(
                "Pictures named by card number or name are shown on the cards. The files are not moved or changed."
            )
            title = tr("Use the pictures in “{0}”?", path.name)
            self._ask(title, question, tr("Import"), pictures_job(self.app, path))
            return
        if form == "cockatrice":
            self.begin(try_job(self.app, path))
        else:
            self.begin(read_pack_job(self.app, path) if form == "pack" else read_job(path))

    def _ask_about(self, path: Path, trial: ImportTrial) -> None:
        """Show what a card database would bring, and ask whether it is to be kept."""
        sentence = tr(
            "New cards are added, and known ones are updated from the file. Cards that come with "
            "svedesk only get its texts. You can undo this."
        )
        page, app = self.page, self.app
        dialog = ImportReportDialog(
            page.theme, app.lang, path.name, sentence, trial, lambda trial: self.begin(keep_job(app, path, trial)), page
        )
        dialog.rejected.connect(self.offer_next)
        dialog.open()

    def _ask_columns(self, path: Path, listed: ListTable) -> None:
        page, app = self.page, self.app
        dialog = MappingDialog(
            page.theme,
            app.lang,
            path.name,
            listed,
            Mappings(),
            self.preview,
            lambda trial: self.begin(keep_job(app, path, trial)),
            page,
        )
        dialog.rejected.connect(self.offer_next)
        dialog.open()

    def ask_undo(self) -> None:
        """Ask whether to take an import back, with those after it, saying what that will do."""
        undone = self.page.imports.undone
        if not undone:
            return
        oldest = undone[-1]
        counts = (sum(entry.new for entry in undone), sum(entry.changed for entry in undone))
        if len(undone) == 1:
            title = tr("Undo the import of “{0}”?", file_title(oldest.file))
            question = tr(
                "Import of {0}: {1} added cards will be removed, {2} changed cards will be restored.",
                when(oldest),
                *counts,
            )
        else:
            title = tr("Undo {0} imports, back to “{1}”?", len(undone), file_title(oldest.file))
            question = tr(
                "Everything since {0}: {1} added cards will be removed, {2} changed cards will be restored.",
                when(oldest),
                *counts,
            )
        question = f"{question} {tr('Decks keep the numbers of removed cards.')}"
        self._ask(title, question, tr("Undo"), undo_job(self.app, undone))

    def _ask_about_answers(self) -> None:
        """Ask whether to remove the official answers, saying how many there are."""
        question = tr(
            "Answers in all the lists you imported: {0}. To have them back, import the lists again.",
            len(self.app.answers),
        )
        title = tr("Remove the official answers?")
        ConfirmDialog(self.page.theme, title, question, tr("Remove"), self._remove_answers, self.page).open()

    def _remove_answers(self) -> None:
        with reporting(self.say, self.app.lang):
            open_game.remove_answers(self.app)

    def _ask_new_library(self) -> None:
        """Ask whether to begin a new library in place of one that is damaged."""
        question = tr(
            "The damaged file is kept next to it, with the date in its name. The new library is "
            "empty, so import your lists again."
        )
        self._ask(tr("Start a new card library?"), question, tr("New library"), new_library_job(self.app))

    def _ask(self, title: str, question: str, verb: str, job: Job) -> None:
        dialog = ConfirmDialog(self.page.theme, title, question, verb, lambda: self.begin(job), self.page)
        dialog.rejected.connect(self.offer_next)
        dialog.open()

    def refuse_file(self, path: Path, damaged: DamagedFile) -> bool:
        """Tell what is wrong with a file that brings no cards, and is no game either: as which it is `damaged`."""
        tab, name = self.page.imports, readable(path.name)
        if path.suffix.lower() in SUFFIXES:
            tab.say(tr("Drop the folder that contains “{0}”. Pictures are imported by folder.", name))
        elif path.suffix == ".svedesk":
            tab.say(damaged.in_words(self.app.lang))
        else:
            tab.say(tr("“{0}” contains no cards. You can import:", name) + "\n" + importable_files())
        self.page.tabs.setCurrentWidget(tab)
        return True

    def offer_next(self) -> None:
        """Ask about the next one that waits, when nothing else is done or asked."""
        if self._waiting and self._work.job is None:
            self.offer(self._waiting.pop(0))

    def begin(self, job: Job) -> None:
        """Do something with the library."""
        tab = self.page.packs if job.packs else self.page.imports
        tab.say("")
        self.page.tabs.setCurrentWidget(tab)
        if not self._work.begin(job):
            tab.say(tr("Another task is running. Wait for it, or cancel it."))

    def _ask_file(self) -> None:
        file_dialog(self.page, self._work.folder, self.offer).open()

    def _ask_folder(self) -> None:
        folder_dialog(self.page, self._work.folder, self.offer).open()

    # -- what goes on -------------------------------------------------------------------------------------------------

    def _tell_work(self) -> None:
        job = self._work.job
        self.page.tell_work(job.what if job is not None else "")

    def _tell_outcome(self) -> None:
        outcome = self._work.outcome
        self._tell_work()
        if outcome.packs:
            self._pack_commands.tell(outcome)
        elif outcome.listed is not None:
            self._ask_columns(*outcome.listed)
        elif outcome.tried is not None:
            self._ask_about(*outcome.tried)
        else:
            self._show_imports(outcome.report)
            self.page.imports.say(outcome.sentence, wrong=outcome.wrong)
        if outcome.wrong:
            self._waiting.clear()  # what is wrong would not be read below the next question
        elif not (outcome.pack or outcome.listed or outcome.tried):
            self.offer_next()

    def _show_imports(self, report: Report | None) -> None:
        try:
            self.page.imports.show_imports(self.app.cards.database.imports(), report)
        except DamagedFile as damaged:
            self.page.imports.show_imports(())
            self._tell_damaged(damaged)

    def _show_report(self, made: Import) -> None:
        """Show what an import reported when it was made."""
        try:
            self.page.imports.show_report(self.app.cards.database.report(made))
        except DamagedFile as damaged:
            self.page.imports.show_report(None, damaged.in_words(self.app.lang))

    def _ask_where(self) -> None:
        name = tr("Report of {0}", file_title(self.page.imports.undone[-1].file if self.page.imports.undone else ""))
        report_dialog(self.page, name, self.save_report).open()

    def save_report(self, path: Path) -> None:
        """Write the report that is shown to a file."""
        with reporting(self.page.imports.say, self.app.lang):
            save_file(path, self.page.imports.as_text().encode())
            self.page.imports.say(tr("Saved as {0}.", path.name), wrong=False)

    def _tell_damaged(self, damaged: DamagedFile) -> None:
        anew = damaged.message.key == "library-damaged"
        self.page.imports.say(damaged.in_words(self.app.lang), anew=anew)
        self.page.cards.count.setText(damaged.in_words(self.app.lang))
