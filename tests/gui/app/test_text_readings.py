"""Texts of imported cards are read in the background, once."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from shipped import SVE

from svedesk.cards.entry import LibraryEntry
from svedesk.cards.library import shipped_library
from svedesk.cards.report import Cancelled, ProgressWatch
from svedesk.engine.game import CardRules, KnownCards
from svedesk.gui.app import card_finder
from svedesk.gui.app.card_finder import CardFinder, RulesInfo, ScriptText
from svedesk.gui.app.text_readings import KeptScriptTexts, read_texts

CARDS = {
    number: SVE.facts(number, f"Card {number}", f"カード{number}", "follower", cost=1, attack=1, defense=1)
    for number in ("X-1", "X-2", "X-3")
}
TEXTS = {"X-1": ("Ward.", ""), "X-2": ("", "【ファンファーレ】1枚引く。"), "X-3": ("Sing a song.", "")}
READ = {
    "X-1": RulesInfo("executes", frozenset({"ward"})),
    "X-2": RulesInfo("executes", frozenset()),
    "X-3": RulesInfo("by_hand", frozenset()),
}


@pytest.fixture
def rules() -> CardRules:
    return SVE.rules(KnownCards(CARDS, TEXTS))


@pytest.fixture(autouse=True)
def _folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("svedesk.cards.kept_readings.readings_path", lambda: tmp_path)


def test_what_was_read_is_not_read_again(rules: CardRules, monkeypatch: pytest.MonkeyPatch) -> None:
    told = list[tuple[int, int]]()
    watch = ProgressWatch(lambda done, total: told.append((done, total)))
    assert read_texts(SVE, CARDS, rules, CARDS, watch) == READ
    assert told == [(0, 3)]
    monkeypatch.setattr(type(rules), "reading", None)
    assert read_texts(SVE, CARDS, rules, CARDS, watch) == READ


def test_it_can_be_stopped(rules: CardRules) -> None:
    with pytest.raises(Cancelled):
        read_texts(SVE, CARDS, rules, CARDS, ProgressWatch(cancelled=lambda: True))


def test_a_finder_is_whole_when_what_it_waits_for_is_there(
    qtbot: QtBot, rules: CardRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(card_finder, "FEW", 0)
    finder = CardFinder(map(LibraryEntry, CARDS.values()), rules, awaited=("X-2", "X-3"))
    qtbot.waitUntil(lambda: finder.find("card") is not None and finder._slices.done)
    assert not finder.whole
    assert finder.find("card", rules=True) is None
    assert finder.status("X-3") == "executes", "it is not marked as one that is resolved manually"
    finder.learned({number: READ[number] for number in ("X-2", "X-3")})
    qtbot.waitUntil(lambda: finder.whole)
    assert [finder.meaning(number) for number in CARDS] == list(READ.values())


def test_what_scripts_say_is_written_once(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    library = shipped_library(SVE)
    entries = [LibraryEntry(library[number], shipped=True) for number in ("SD01-003", "SD01-006", "SD01-011")]
    rules = SVE.rules(KnownCards(library, {}))
    kept = KeptScriptTexts(SVE)
    first = CardFinder(entries, rules, texts=kept).find("fairy")
    assert first is not None
    kept.save()
    monkeypatch.setattr(type(rules), "reading", None)
    finder = CardFinder(entries, rules, texts=KeptScriptTexts(SVE))
    assert finder.find("fairy", rules=True) == first
    assert finder.status("SD01-011") == "executes"


def test_a_printed_text_goes_before_what_was_kept() -> None:
    library = shipped_library(SVE)
    entry = LibraryEntry(library["SD01-011"], shipped=True)
    kept = KeptScriptTexts(SVE)
    kept.put(entry.facts, ScriptText("Kept words.", "", READ["X-3"]))
    plain, printed = (SVE.rules(KnownCards(library, texts)) for texts in ({}, {"SD01-011": ("Ward.", "")}))
    results = [CardFinder([entry], rules, texts=kept).find("text:kept") for rules in (plain, printed)]
    assert [len(result.cards) for result in results if result is not None] == [1, 0]
