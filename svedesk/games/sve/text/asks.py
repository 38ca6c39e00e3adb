"""What a question wants and what its options are called, for a button, a menu or a line in a terminal."""

from __future__ import annotations

import re
from collections.abc import Callable

from svedesk.engine.ask import Ask, Option
from svedesk.engine.message import Message
from svedesk.engine.script import Lang, walk
from svedesk.engine.view import View
from svedesk.games.sve.abilities.activated import Evolve
from svedesk.games.sve.abilities.automatic import Automatic
from svedesk.games.sve.abilities.cost import cost_text
from svedesk.games.sve.abilities.own_cost import OwnCost
from svedesk.games.sve.actions.turn_counts import PLAYED
from svedesk.games.sve.definitions import Definition
from svedesk.games.sve.reading.printed import line_text
from svedesk.games.sve.text.cards import ability_text, mode_text
from svedesk.games.sve.text.sentences import TERMS, Name, Phrasebook, plain, sentence
from svedesk.games.sve.verbs.additional import Additional, MayPay
from svedesk.games.sve.verbs.by_hand import LINES
from svedesk.games.sve.verbs.hand_costs import RemoveStack
from svedesk.games.sve.verbs.select import Select
from svedesk.games.sve.zones import CEMETERY


def _in_cemetery(view: View, seat: int) -> Message:
    return Message("now-in-cemetery", (view.zone(seat, CEMETERY).count,))


def _spells(view: View, seat: int) -> Message:
    return Message("now-spells", (sum(card.shown.kind == "spell" for card in view.zone(seat, CEMETERY).cards),))


def _played(view: View, seat: int) -> Message:
    return Message("now-played", (view.number(seat, PLAYED),))


def _max_points(view: View, seat: int) -> Message:
    return Message("now-max-points", (view.number(seat, "max_play_points"),))


_COUNTED: tuple[tuple[re.Pattern[str], Callable[[View, int], Message]], ...] = (
    (re.compile(r"\b(?:Necrocharge|NC) ?\(\d|【(?:ネクロチャージ|NC)_"), _in_cemetery),
    (re.compile(r"\b(?:Spellchain|SC) ?\(\d|【(?:スペルチェイン|SC)_"), _spells),
    (re.compile(r"\bCombo ?\(\d|【コンボ_"), _played),
    (re.compile(r"\bOverflow\b|【覚醒】"), _max_points),
)


def counted(line: str, view: View, seat: int) -> tuple[Message, ...]:
    """What there is now of all that a line counts by a word of the rules (13.2 to 13.5)."""
    return tuple(count(view, seat) for pattern, count in _COUNTED if pattern.search(line))


_PAYING = (Additional, Automatic, MayPay, OwnCost)
"""What may be paid for."""
DefinitionOf = Callable[[str], Definition]
"""Gives what a card means by its number (`Sve.definition`)."""


def question(ask: Ask, view: View, lang: Lang, name: Name, definition: DefinitionOf | None = None) -> str:
    """What is wanted, with the card that asks before it where the sentence does not name it. With `definition`, of a
    target it is said what for, and a line of a card that is resolved by hand is quoted, with what there is now of what
    it counts, or it is said that its text is not known here."""
    wanted = sentence(ask.reason, lang, name)
    if definition is not None and ask.reason.key in LINES:
        line = _quoted(ask.reason, lang, definition)
        if not line:
            return f"{wanted}\n{sentence(Message('line-text-unknown'), lang, name)}"
        now = [sentence(message, lang, name) for message in counted(line, view, ask.seat)]
        amounts = TERMS[lang]["grammar"]["between_sentences"].join(now)
        return f"{wanted}\n{plain(line)}" + (f" ({amounts})" if amounts else "")
    if definition is not None and ask.reason.key == "may-pay":
        offer = _offer(ask.reason, lang, definition)
        wanted = sentence(offer, lang, name)
    source = view.card(ask.source)
    if source is None or source.zone == "leader":
        return wanted
    if definition is not None and ask.kind == "target":
        wanted = _selecting(source.shown.printed, lang, definition) or wanted
    asking = name(source.shown.printed)
    return wanted if asking in wanted else f"{asking}: {wanted}"


def _offer(reason: Message, lang: Lang, definition: DefinitionOf) -> Message:
    """The question with what is to be paid, as the card that asks says it; as it is where that has several costs."""
    try:
        abilities = definition(str(reason.args[0]).removeprefix("#")).abilities
    except KeyError:
        return reason
    costs = {part.cost for ability in abilities for part in walk(ability) if isinstance(part, _PAYING) and part.cost}
    if len(costs) != 1:
        return reason
    (cost,) = costs
    if len(cost) == 1 and isinstance(cost[0], RemoveStack) and isinstance(cost[0].count, int):
        return Message("may-pay-rite", (*reason.args, cost[0].count))
    price = plain(cost_text(cost, lang)).rstrip("：: ")
    return Message("may-pay-price", (*reason.args, price)) if price else reason


_SELECTS = {
    "en": re.compile(r"\b[Ss](elect (?:[^.]* and [^.]*\.|[^.]*\.(?: [^.]*\.)?))"),
    "ja": re.compile("([^：。、】]*選ぶ。(?:[^。]*。)?)"),
}
"""What a text selects, and what it then does first."""


def _selecting(number: str, lang: Lang, definition: DefinitionOf) -> str:
    """What a card's text selects and what for, "" where it selects several times."""
    try:
        meaning = definition(number)
    except KeyError:
        return ""
    selections = [sum(isinstance(step, Select) for step in walk(ability)) for ability in meaning.abilities]
    if sum(selections) != 1:
        return ""
    match = _SELECTS[lang].search(plain(ability_text(meaning, selections.index(1), lang)))
    return "" if match is None else "S" * (lang == "en") + match[1]


def _quoted(reason: Message, lang: Lang, definition: DefinitionOf) -> str:
    """The line a question names, "" where nobody here has its text."""
    number, moment, line = (str(arg) for arg in reason.args)
    try:
        meaning = definition(number.removeprefix("#"))
    except KeyError:
        return ""  # a card that only the host knows
    return line_text(meaning.abilities, moment, int(line), lang)


def option_label(
    ask: Ask, option: Option, view: View, lang: Lang, name: Name, definition: DefinitionOf, *, target: str = ""
) -> str:
    """What an option is called. `target` is how an attack's target is named where its name alone says too little."""
    labels = TERMS[lang]["option"]
    if f"{ask.kind}-{option.kind}" in labels:
        return labels[f"{ask.kind}-{option.kind}"]
    card = view.card(option.card)
    key = option.kind
    if key == "play" and card is not None and card.shown.cost is not None:
        key = "play-cost"
    elif key == "evolution" and option.index == 0:
        key = "evolution-alone"
    fields = {
        "card": _card(view, option.card, lang, name),
        "target": target or _card(view, option.target, lang, name),
        "cost": str(card.shown.cost) if card is not None else "",
        "text": plain(_text(option, view, lang, name, definition)),
        "index": option.index,
    }
    if option.card and card is None and option.label.key:
        # A card that left, or lies where this seat does not see it: the rules have said what it is.
        fields["card"] = fields["text"] if option.label.key == "option-card" else _labelled(option, name)
    return Phrasebook(lang, name).fill(labels[key], (), fields)


def _card(view: View, card_id: int, lang: Lang, name: Name) -> str:
    card = view.card(card_id)
    if card is None:
        return TERMS[lang]["option"]["unknown"]
    if card.zone == "leader":
        return TERMS[lang]["option"]["your-leader" if card.seat == view.seat else "enemy-leader"]
    return name(card.shown.printed)


def _labelled(option: Option, name: Name) -> str:
    return name(str(option.label.args[0]).removeprefix("#"))


def _text(option: Option, view: View, lang: Lang, name: Name, definition: DefinitionOf) -> str:
    key, args = option.label.key, option.label.args
    try:
        if key == "option-mode":
            return mode_text(definition(str(args[0])), int(args[1]), int(args[2]), lang)
        if key == "option-ability":
            return ability_text(definition(str(args[0])), int(args[1]), lang)
        card = view.card(option.card)
        if not key and option.kind in ("activate", "repeat", "evolve") and card is not None:
            ability = definition(card.shown.printed).abilities[option.index]
            if option.kind == "evolve" and isinstance(ability, Evolve):
                return cost_text(ability.paid, lang).rstrip("：: ")
            return ability_text(definition(card.shown.printed), option.index, lang)
    except LookupError:
        # A host may know a card that is not known here, or have read another text: then only its number can be told.
        numbered = TERMS[lang]["option"]["numbered-mode" if key == "option-mode" else "numbered-ability"]
        return numbered.format(1 + (int(args[-1]) if key else option.index))
    return sentence(option.label, lang, name) if key else ""
