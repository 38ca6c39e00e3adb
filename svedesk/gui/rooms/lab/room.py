"""The lab: its page, the series that is played, and what is made of it."""

from __future__ import annotations

from datetime import datetime
from functools import partial
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING

from svedesk.decks.model import Deck
from svedesk.documents.damaged import DamagedFile
from svedesk.documents.folders import make_folder
from svedesk.documents.writing import save_file
from svedesk.engine.game import CardRules
from svedesk.gui.app.lab_run import LabRun
from svedesk.gui.app.router import PageController
from svedesk.gui.app.routes import LabRoute, ReplayRoute, Route
from svedesk.gui.kit.file_dialogs import file_to_save, reporting
from svedesk.gui.kit.tasks import delayed
from svedesk.gui.kit.translate import tr
from svedesk.gui.rooms.lab.form import LabForm, LabRequest
from svedesk.gui.rooms.lab.page import LabPage
from svedesk.lab.export import as_csv, as_html
from svedesk.lab.planning import LabTerms, common_format, plan, problems, swapped
from svedesk.lab.results_file import kept_results
from svedesk.lab.series import LabSeries, replay
from svedesk.lab.tables import facts, names_in, tables
from svedesk.replay.replay import Replay

if TYPE_CHECKING:
    from svedesk.gui.app.context import App

REFRESHED = 700
"""Milliseconds between two times that tables are shown anew while games are played."""
NAMED = 6
"""Cards that are named in a sentence."""
LONGEST = 24
"""Letters of a deck's name that stand for a player."""


class LabController(PageController):
    """Stays with the series that is played, whatever page is shown meanwhile."""

    page: LabPage
    keeps_input = True

    def __init__(self, app: App, route: LabRoute) -> None:
        super().__init__(app)
        self.title = tr("Lab")
        words, game = app.words(), app.game
        self._name = names_in(game, app.cards.library, app.lang, words.name)
        form = LabForm(app.decks.by_key, game, app.cards.library, words, app.lang)
        self.page = page = LabPage(app.theme, form, game.decks, app.cards.library, app.lang, self._name)
        self._results: list[Path] = []
        self._soon = delayed(page, REFRESHED, self._refresh)
        page.left.connect(app.router.start)
        page.asked.connect(self._do)
        page.earlier.activated.connect(self._choose)
        page.games.wanted.connect(self._watch)
        form.started.connect(self._begin)
        if route.deck:
            form.choose(route.deck)
        if route.against:
            form.play_against(route.against)
        if app.lab is not None:
            self._attach(app.lab)
            page.tabs.setCurrentIndex(route.tab)
        self._offer_earlier()
        if route.path is not None:
            self._open(route.path)

    def state(self) -> Route:
        return LabRoute(tab=self.page.tabs.currentIndex(), against=self.page.form.chosen)

    def leave(self, *, rebuilt: bool) -> None:
        if self.app.lab is not None:
            self._detach(self.app.lab)

    def say(self, sentence: str, *, wrong: bool = True) -> None:
        self.page.notice.say(sentence, wrong=wrong)

    # -- which series -------------------------------------------------------------------------------------------------

    def _begin(self, wanted: LabRequest) -> None:
        app, page = self.app, self.page
        try:
            series = self._series(wanted)
        except DamagedFile as damaged:
            page.notice.say(damaged.in_words(app.lang))
            return
        if isinstance(series, str):
            page.notice.say(series)
            return
        page.notice.say("")
        self._show(series)
        if app.lab is not None:
            app.lab.start()
        self._refresh()

    def _series(self, wanted: LabRequest) -> LabSeries | str:
        """The series that was asked for, or why there can be none."""
        app, decks = self.app, self.app.decks.by_key
        deck = decks[wanted.deck]
        lists = [deck]
        if wanted.other:
            lists.append(decks[wanted.other])
        if wanted.out:
            if not wanted.into:
                return tr("Choose the card that comes in.")
            words = app.words()
            name = tr("{0} with {1} for {2}", deck.name, words.name(wanted.into), words.name(wanted.out))
            other = swapped(deck, wanted.out, wanted.into, name[:100])
            if other is None or wanted.out == wanted.into:
                return tr("Choose two different cards to swap.")
            lists.append(other)
        against = [decks[key] for key in wanted.against]
        if not against:
            return tr("Choose at least one deck to play against.")
        form = common_format((*lists, *against), app.game)
        for asked in (*lists, *against):
            if sentence := self._problem(asked, form, without_text=wanted.without_text):
                return sentence
        seed = SystemRandom().randrange(2**31)
        terms = LabTerms(wanted.level, app.edition, form, wanted.games, seed, wanted.without_text)
        make_folder(app.folders.lab)
        made = plan(lists, against, terms, app.game, app.cards.rules)
        return LabSeries.begin(made, folder=app.folders.lab)

    def _problem(self, deck: Deck, form: str, *, without_text: bool) -> str:
        app = self.app
        mistakes = problems(deck, form, app.game, app.cards.rules, app.cards.library, app.restrictions)
        if mistakes.rules:
            return tr("{0} can't be played: {1}", deck.name, app.words().reason(mistakes.rules[0]))
        if mistakes.by_hand and not without_text:
            names = ", ".join(map(app.words().name, mistakes.by_hand[:NAMED]))
            more = tr(" and {0} more", len(mistakes.by_hand) - NAMED) if len(mistakes.by_hand) > NAMED else ""
            return tr(
                "{0} has cards that are resolved manually: {1}{2}. Tick the box above Start to play them without their"
                " text.",
                *(deck.name, names, more),
            )
        return ""

    def _choose(self, at: int) -> None:
        """Show an earlier series."""
        self._open(self._results[at])

    def _open(self, path: Path) -> None:
        app = self.app
        if app.lab is not None and app.lab.running:
            self.page.notice.say(tr("Stop the running games first."))
            return
        app.tasks.start(
            partial(LabSeries.resume, path, app.cards.rules),
            done=self._show,
            failed=lambda damaged: self.page.notice.say(damaged.in_words(app.lang)),
        )

    def _show(self, series: LabSeries) -> None:
        app = self.app
        if app.lab is not None:
            self._detach(app.lab)
            app.lab.deleteLater()
        app.lab = LabRun(app.tasks, series, app.lang, app)
        self._attach(app.lab)
        self._offer_earlier()

    def _attach(self, run: LabRun) -> None:
        run.counted.connect(self._counted)
        run.ended.connect(self._ended)
        self.page.show_results(run.results)
        self._refresh()

    def _detach(self, run: LabRun) -> None:
        run.counted.disconnect(self._counted)
        run.ended.disconnect(self._ended)

    def _offer_earlier(self) -> None:
        self._results = kept_results(self.app.folders.lab)
        shown = self.app.lab.series.path if self.app.lab is not None else None
        at = self._results.index(shown) if shown in self._results else -1
        self.page.offer_earlier([_title(path) for path in self._results], at)

    # -- how far it is ------------------------------------------------------------------------------------------------

    def _counted(self) -> None:
        if not self._soon.isActive():
            self._soon.start()

    def _ended(self, sentence: str) -> None:
        self.page.notice.say(sentence)
        self._refresh()

    def _refresh(self) -> None:
        run = self.app.lab
        if run is None:
            return
        text = tr("{0} of {1} games", f"{run.done:,}", f"{run.series.games:,}")
        if (seconds := run.seconds_left) is not None:
            text = tr("{0}, {1} left", text, _duration(seconds))
        elif run.running:
            text = tr("{0}, starting", text)
        self.page.show_progress(run.done, run.series.games, text, running=run.running)
        self.page.facts.setText(facts(run.results, self.app.lang))
        self.page.refresh()

    # -- what is done with it -----------------------------------------------------------------------------------------

    def _do(self, word: str) -> None:
        run = self.app.lab
        if run is None:
            return
        if word == "stop":
            run.stop()
        elif word == "go on":
            self.page.notice.say("")
            if run.done >= run.series.games:
                run.add_games(int(self.page.form.games.currentData()))
            run.start()
            self._refresh()
        else:
            kinds = tr("Tables (*.csv)") if word == "csv" else tr("Web pages (*.html)")
            done = partial(self.export, form=word)
            file_to_save(self.page, tr("Save the results"), kinds, word, done, name=f"lab.{word}").open()

    def export(self, path: Path, form: str) -> None:
        """Write the results as "csv" or "html"."""
        run, lang = self.app.lab, self.app.lang
        if run is None:
            return
        results = tables(run.results, self.app.game.decks, self.app.cards.library)
        if form == "csv":
            data = as_csv(results, lang, self._name).encode("utf-8-sig")
        else:
            title = " / ".join(deck.name for deck in run.results.plan.lists)
            data = as_html(title, facts(run.results, lang), results, lang, self._name).encode()
        with reporting(self.page.notice.say, lang):
            save_file(path, data)
            self.page.notice.say(tr("Saved as {0}.", path.name), wrong=False)

    def _watch(self, place: int) -> None:
        """Open a game as a replay."""
        app, run = self.app, self.app.lab
        if run is not None:
            app.tasks.start(
                partial(_opened, run.series, place, app.folders.lab, app.cards.rules),
                done=self._show_game,
                failed=lambda damaged: self.page.notice.say(damaged.in_words(app.lang)),
            )

    def _show_game(self, replay: Replay | None) -> None:
        if replay is not None and self.app.router.current is self:
            first, other = (deck.name[:LONGEST] for deck in replay.setup.decks)
            back = LabRoute(tab=self.page.tabs.currentIndex())
            self.app.router.open(ReplayRoute(replay, (first, other), back=back))


def _opened(series: LabSeries, place: int, folder: Path, rules: CardRules) -> Replay | None:
    game = series.game(place)
    if game is None:
        return None
    path = folder / "watched.svedesk"
    save_file(path, replay(series.plan, game))
    return Replay.open(path, rules)


def _title(path: Path) -> str:
    when = datetime.fromtimestamp(path.stat().st_mtime).astimezone() if path.exists() else None
    return f"{path.stem}, {when:%Y-%m-%d %H:%M}" if when is not None else path.stem


def _duration(seconds: float) -> str:
    minutes = round(seconds / 60)
    if minutes < 1:
        return tr("{0} s", max(1, round(seconds)))
    return tr("{0} min", minutes) if minutes < 120 else tr("{0} h", f"{minutes / 60:.1f}")
