"""Every question of the rules is asked in the window in English and Japanese and answered there with the mouse."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path

import pytest
from gui.answering import answer, planned
from gui.person import Person
from gui.table.prompts.questions import QUESTIONS
from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from sve.playing import Playing

import svedesk.games.sve
from svedesk.desk.desk import Desk
from svedesk.engine.ask import Ask
from svedesk.engine.script import Lang
from svedesk.games.sve.desk.table import SVE_TABLE
from svedesk.games.sve.ruleset import Sve
from svedesk.gui.app.routes import GameRoute
from svedesk.gui.app.window import MainWindow
from svedesk.gui.kit.translate import tr

RULES = Path(svedesk.games.sve.__file__).parent
DONE_BY_CARDS = {deed.kind for deed in SVE_TABLE.deeds}
FORMS = ("pick", "order", "number", "divide")
NEVER_SEEN = {("flow/division.py", "divide", "pick")}
"""Asked only where something done by hand left nothing to ask about; it has one answer and answers itself."""
TAKING = ("select", "discard")
"""The kinds of what is asked for a cost that takes cards (`TakenCards.kind`)."""
RAW = re.compile(r"[{}#]|\bNone\b(?! of)|\boption-|\b[a-z]+(-[a-z]+){2,}\b")
"""What a text looks like whose words were not found, or not filled in."""
JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")


@pytest.fixture
def sit_before(qtbot: QtBot, window: MainWindow) -> Callable[[Playing], Person]:
    """Sit down before a table as it lies."""

    def begin(t: Playing) -> Person:
        rules = t.session.ruleset
        assert isinstance(rules, Sve)
        window.app.cards.rules = rules
        window.app.router.open(GameRoute(Desk(t.session), ("Aiko", "Ren"), True))
        return Person(qtbot, window)

    return begin


# -- none is missing ---------------------------------------------------------------------------------------------------


def calls(name: str) -> Iterator[tuple[str, list[ast.expr], list[ast.keyword]]]:
    """Every call of a name in the rules, also one made ready with `partial`."""
    for path in sorted(RULES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                called, args = node.func.id, node.args
                if called == "partial" and args and isinstance(args[0], ast.Name):
                    called, args = args[0].id, args[1:]
                if called == name:
                    yield path.relative_to(RULES).as_posix(), args, node.keywords


def word(node: ast.expr) -> str:
    assert isinstance(node, ast.Constant), f"line {node.lineno}: a kind of question is written as a word"
    return str(node.value)


def asked_in_rules() -> set[tuple[str, str, str]]:
    """Where the rules ask, what kind of question, and in which form."""
    found = set()
    for where, args, keywords in calls("Ask"):
        said = [word(arg) for arg in args[2:] if isinstance(arg, ast.Constant) and arg.value in FORMS]
        said += [word(keyword.value) for keyword in keywords if keyword.arg == "form"]
        kinds = TAKING if ast.unparse(args[1]) == "take.kind" else (word(args[1]),)
        found |= {(where, kind, said[0] if said else "pick") for kind in kinds}
    return found


def kinds_of_options() -> set[str]:
    return {word(args[0]) for _, args, _ in calls("Option") if isinstance(args[0], ast.Constant)}


@pytest.mark.slow
def test_every_question_the_rules_ask_is_among_those_of_these_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    """Found by who made the question that is open, not by what it looks like."""
    made: dict[tuple[object, ...], tuple[str, str, str]] = {}
    seen, options = set(), set()

    def same(ask: Ask) -> tuple[object, ...]:
        return ask.seat, ask.kind, ask.form

    def recorded(where: str) -> Callable[..., Ask]:
        def make(*args: object, **fields: object) -> Ask:
            ask = Ask(*args, **fields)  # type: ignore[arg-type]
            made[same(ask)] = (where, ask.kind, ask.form)
            return ask

        return make

    for name, module in modules_that_ask():
        monkeypatch.setattr(module, "Ask", recorded(name))
    for set_up in QUESTIONS.values():
        ask = set_up().ask
        seen.add(made[same(ask)])
        options |= {option.kind for option in ask.options}
    assert sorted(asked_in_rules() - seen - NEVER_SEEN) == []
    assert sorted(kinds_of_options() - options) == []


def modules_that_ask() -> Iterator[tuple[str, object]]:
    import importlib

    for where in sorted({where for where, _, _ in calls("Ask")}):
        yield where, importlib.import_module("svedesk.games.sve." + where.removesuffix(".py").replace("/", "."))


# -- each can be read and answered -------------------------------------------------------------------------------------


@pytest.mark.slow_after_first
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("about", QUESTIONS)
def test_a_question_reads_well_and_is_answered_with_the_mouse(
    sit_before: Callable[[Playing], Person], lang: Lang, about: str
) -> None:
    person = sit_before(QUESTIONS[about]())
    ask = person.ask
    assert ask is not None
    check_sentence(person, ask, lang)
    check_buttons(person, lang)
    check_nothing_is_cut(person)
    person.window.resize(1000, 600)
    person.qtbot.waitUntil(lambda: person.window.width() == 1000)
    check_nothing_is_cut(person)
    check_every_option_can_be_picked(person, ask)
    check_way_out(person, ask)
    answer(person, ask)
    now = person.page.table_seat.desk.session.ask
    assert now is None or now.serial != ask.serial, f"nothing happened: {person.says}"


def check_sentence(person: Person, ask: Ask, lang: Lang) -> None:
    said = person.says
    assert len(said) > 5
    assert ask.reason.key not in said.split() or ask.kind in ("main", "quick", "redraw")
    assert not re.search(RAW, said), said
    assert said.rstrip(")）")[-1] in ".?。？0123456789", said
    assert bool(JAPANESE.search(said)) == (lang == "ja"), said


def check_buttons(person: Person, lang: Lang) -> None:
    said = [button.label for _, button in planned(person)]
    assert all(label.strip() for label in said)
    assert len(set(said)) == len(said), said
    for label in said:
        assert not re.search(RAW, label), label
        if lang == "en":
            assert not JAPANESE.search(label), label


def check_nothing_is_cut(person: Person) -> None:
    page = person.page
    strip, sentence = page.strip, page.strip.sentence
    assert sentence.heightForWidth(sentence.width()) <= sentence.height(), f"cut: {sentence.text()}"
    shown = [
        w for w in (strip.sentence, strip.progress, strip.number, strip.say_number, *strip.buttons) if w.isVisible()
    ]
    holder = strip.box if strip.asks else strip
    boxes = [QRectF(QRect(w.mapTo(holder, QPoint()), w.size())) for w in shown]
    assert all(QRectF(holder.rect()).contains(box) for box in boxes), [w.geometry() for w in shown]
    assert not strip.asks or page.view.rect().contains(strip.box.geometry())
    assert not any(one.intersects(other) for one, other in combinations(boxes, 2))
    for button in strip.buttons:
        assert button.width() >= button.sizeHint().width(), button.text()
    if page.choices.isVisible():
        check_list(person)


def check_list(person: Person) -> None:
    """The list lies on the table whole; its buttons are as large as their words; none covers another."""
    choices = person.page.choices
    assert person.page.view.rect().contains(person.page.strip.box.geometry())
    assert person.page.strip.box.rect().contains(choices.geometry())
    inner = choices.area.widget()
    across = choices.area.viewport().width()
    for button in choices.buttons:
        assert QRect(0, 0, across, inner.height()).contains(button.geometry()), button.text()
        metrics = QFontMetricsF(button.font())
        lines = button.text().split("\n")
        assert max(metrics.horizontalAdvance(line) for line in lines) <= button.width() - 26, button.text()
        assert metrics.height() * len(lines) <= button.height(), button.text()
    boxes = [QRect(b.mapTo(inner, QPoint()), b.size()) for b in choices.buttons]
    assert not any(one.intersects(other) for one, other in combinations(boxes, 2))


def check_every_option_can_be_picked(person: Person, ask: Ask) -> None:
    """By a button of its own, or on its card, which lies in sight and is not covered by what stands over the table."""
    page = person.page
    buttons = {button.answer for _, button in planned(person) if button.act in ("answer", "pick")}
    if ask.form == "number":
        assert page.strip.number.isVisible() or len(buttons) == ask.high - ask.low + 1
        return
    for index, option in enumerate(ask.options):
        if (index,) in buttons or option.kind in ("end", "pass"):
            continue
        lies = person.view.card(option.card)
        assert lies is not None, f"{option} is no card that is seen, and has no button"
        item = page.scene.item_of(option.card)
        if item is None:
            assert option.kind in DONE_BY_CARDS, f"{option} can't be clicked"
            continue
        assert in_sight(person, item.mapRectToScene(item.face)), f"{lies} is covered"


def in_sight(person: Person, face: QRectF) -> bool:
    """Whether some point of a card is not under a widget that stands over the table."""
    port = person.page.view.viewport()
    points = [face.center(), face.topLeft() + (face.center() - face.topLeft()) * 0.3]
    over: list[QWidget] = [person.page.strip.box, person.page.go_on]
    return any(
        not any(w.isVisible() and w.geometry().contains(person.point(point)) for w in over)
        and port.rect().contains(person.point(point))
        for point in points
    )


def check_way_out(person: Person, ask: Ask) -> None:
    """A question that may be taken back says so; at every question the rules can be turned off and the game ended."""
    labels = [button.label for _, button in planned(person)]
    assert (tr("Cancel") in labels) == ask.cancel
    assert person.page.bar.rules.isEnabled()
    assert person.page.bar.menu.isEnabled()


# -- what several answers need -----------------------------------------------------------------------------------------


def test_two_modes_are_ticked_one_after_the_other(sit_before: Callable[[Playing], Person]) -> None:
    person = sit_before(QUESTIONS["two of four modes"]())
    person.press_button(person.page.choices.buttons[0])
    assert person.page.choices.buttons[0].isChecked()
    assert person.page.strip.progress.text() == "1 of 2"
    person.press_button(person.page.choices.buttons[0])
    assert person.page.strip.progress.text() == "0 of 2"
    person.press_button(person.page.choices.buttons[0])
    person.press_button(person.page.choices.buttons[1])
    assert person.ask is not None
    assert person.ask.kind == "main"
    assert person.view.number(1, "leader_defense") == 18
    assert len(person.names("hand")) == 1


def test_up_to_some_modes_waits_until_it_is_confirmed(sit_before: Callable[[Playing], Person]) -> None:
    person = sit_before(QUESTIONS["up to three modes"]())
    assert person.page.strip.primary() is None, "one mode at least is to be chosen"
    person.press_button(person.page.choices.buttons[2])
    person.press("Confirm")
    assert person.view.number(0, "leader_defense") == 23


def test_the_back_of_a_double_faced_card_is_called_by_its_face(sit_before: Callable[[Playing], Person]) -> None:
    person = sit_before(QUESTIONS["which face of an evolved card"]())
    person.press("Wolf (back face)")
    (wolf,) = person.view.zone(0, "field").cards
    assert (wolf.shown.attack, wolf.shown.defense) == (5, 6)


def test_a_loop_is_repeated_from_the_cards_menu(sit_before: Callable[[Playing], Person]) -> None:
    person = sit_before(QUESTIONS["a loop that may be repeated"]())
    person.click(person.card("Pump", "field").id)
    person.choose_in_menu("Pump (repeat)")
    assert person.says == "How many more times do you want to use the ability of Pump? (0-999)"
    person.page.strip.number.setValue(6)
    person.press("Confirm")
    assert person.card("Pump", "field").shown.attack == 8


def test_a_loop_of_two_actions_is_shortened_by_the_other_player(sit_before: Callable[[Playing], Person]) -> None:
    person = sit_before(QUESTIONS["how often a loop is repeated from its first action"]())
    assert person.says == "How many more times do you want to perform these 2 actions, starting with Charger? (0-499)"
    person.page.strip.number.setValue(6)
    person.press("Confirm")
    assert person.says.startswith("Your opponent wants to perform 2 actions, starting with Charger, 6 more times.")
    person.press("2")
    assert person.ask is not None
    assert [option.kind for option in person.ask.options] == ["play"]  # to pass is not offered any more
    assert person.view.number(1, "leader_defense") == 17


def test_a_name_is_found_by_typing_a_part_of_it(sit_before: Callable[[Playing], Person]) -> None:
    person = sit_before(QUESTIONS["a name"]())
    list_ = person.page.choices
    assert len({button.x() for button in list_.buttons}) > 1, "many names stand in columns"
