"""What the options of a question are called that no click on a card picks: each by words of its own."""

from __future__ import annotations

from collections import Counter

from svedesk.engine.ask import Ask, Option
from svedesk.engine.view import View
from svedesk.gui.kit.translate import tr
from svedesk.gui.table.board_words import place_words
from svedesk.gui.table.prompts.picking import NEEDS_NO_WORDS, Picking
from svedesk.gui.table.words import Words


def labels(ask: Ask, view: View, picking: Picking, words: Words) -> dict[int, str]:
    """The words for each option that needs a button, by its place. No two are the same."""
    spoken = [index for index in range(len(ask.options)) if _is_spoken(ask, index, view, picking, words)]
    texts = {index: _face(ask, index, view, words) for index in spoken}
    texts = _apart(texts, {index: _where(ask.options[index], view, words) for index in spoken})
    return _apart(texts, {index: str(nth) for nth, index in enumerate(spoken, 1)})


def _is_spoken(ask: Ask, index: int, view: View, picking: Picking, words: Words) -> bool:
    option = ask.options[index]
    if any(deed.kind == option.kind for deed in words.table.deeds):
        return False
    return option.kind not in NEEDS_NO_WORDS or not picking.is_clicked(index) or view.card(option.card) is None


def _face(ask: Ask, index: int, view: View, words: Words) -> str:
    """An option as the rules call it; one of the two faces of a card by that face's name."""
    option = ask.options[index]
    twins = [other for other in ask.options if other.kind == option.kind == "card" and other.card == option.card]
    card = view.card(option.card)
    back = words.back(card.number) if card is not None and len(twins) > 1 and not option.label.key else ""
    if not back:
        return words.option(ask, option, view)
    assert card is not None, "only a card that is seen has a back face to name"
    face = words.name(back if option.index else card.number)
    return tr("{0} (back face)", face) if option.index else tr("{0} (front face)", face)


def _where(option: Option, view: View, words: Words) -> str:
    card = view.card(option.card)
    return place_words(card, view, words) if card is not None else ""


def _apart(texts: dict[int, str], more: dict[int, str]) -> dict[int, str]:
    """The same words, those that several options share with what tells them apart behind them."""
    often = Counter(texts.values())
    return {i: f"{text} ({more[i]})" if often[text] > 1 and more[i] else text for i, text in texts.items()}
