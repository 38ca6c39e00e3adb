"""Counters of a card's own (15.1): placing them, and abilities that need so many."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from svedesk.engine.ask import Ask, Flow, Option, ask
from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.actions.give import add_counters
from svedesk.games.sve.amount import Counted
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Target
from svedesk.games.sve.script_node import Least, NodeWord, Scope, ScriptNode
from svedesk.games.sve.values.amounts import value_of
from svedesk.games.sve.values.groups import acted_on
from svedesk.games.sve.zones import EX, FIELD
from svedesk.phrases.phrase import Name, heard, phrases, said

_NAMES: Mapping[str, str] = {
    "Stack": "スタック",
    "spell": "スペル",
    "fable": "童話",
    "lightning": "雷",
    "curse": "呪い",
    "giga": "ギガ",
    "prayer": "祈り",
    "soul": "魂",
    "return": "返戻",
    "fusion": "融合",
    "divine water": "神湯",
    "fighting spirit": "戦意",
    "grace": "恩寵",
    "calamity": "災い",
    "magic": "魔力",
    "dormancy": "休眠",
    "seasons": "四季",
    "sacred": "セイクリッド",
}
"""What counters are called in both languages."""
_SEVERAL_WORDS = "|".join(name for name in _NAMES if " " in name)


class Counter(Name, ScriptNode):
    """A kind of counter by its print names."""

    anyone: ClassVar = {
        ("en", ""): rf"(?:{_SEVERAL_WORDS}|[a-z][a-z'-]*)(?= counter)",
        ("ja", ""): r"[^\W\d_]{1,8}?(?=カウンター)",
    }
    """Texts may place counters of any name."""

    en: str
    ja: str

    @classmethod
    def by_name(cls, name: str, lang: Lang, form: str) -> Counter:
        """One that is known in both languages, or goes by the name a text calls it."""
        name = name.casefold()
        known = (cls(en, ja) for en, ja in _NAMES.items() if name == (ja if lang == "ja" else en.casefold()))
        return next(known, cls(name, name))

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not (self.en and self.ja):
            yield Message("mistake-nameless-counter")


class PlaceCounters(Step):
    """Place counters on cards on the field or in an EX area; `may`: if you like."""

    script_words = (
        NodeWord(
            "place_counters(on, counter, count)",
            "Place counters on what was selected, on this card, or on each card of a group.",
        ),
        NodeWord("place_counter(on: Ref, counter, count=1)", "Place counters on a card."),
        NodeWord("may_place_counter(on: Ref, counter, count=1)", "You may place counters on a card.", may=True),
    )
    at_least = (Least("count", "mistake-places"),)

    on: Target
    counter: Counter
    count: int | Counted = 1
    may: bool = False

    phrases: ClassVar = phrases(
        en=(
            "<may?you may >place <count|1=a <counter> counter|*=<count#> <counter> counters> on <on:card>",
            heard("<may?you may >place <count|1=1 <counter> counter> on <on:card>"),
            said("place X <counter> counters on <on:card>. X equals <count>", may=False),
        ),
        ja=(
            said("<on>に<counter>カウンターX個を置く。Xは<count>である", may=False),
            *(
                phrase
                for wanted, does in ((False, "置く"), (True, "置いてよい"))
                for phrase in (
                    said(f"<on>に<counter>カウンター<count#>個を{does}", may=wanted),
                    heard(f"<on>に<counter>カウンター<count#>つを{does}", may=wanted),
                )
            ),
        ),
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """Nothing on those that left."""
        cards = [game.table.cards[card_id] for card_id in acted_on(game, self.on, context)]
        there = [card.id for card in cards if card.zone in (FIELD, EX)]
        count = value_of(game, self.count, context)
        if self.may and there:
            options, reason = (Option("yes"), Option("no")), Message("may-place-counters", (count,), "15.1.3")
            (picked,) = yield from ask(lambda: Ask(context.seat, "may", options, reason=reason, source=context.this))
            if picked.kind == "no":
                return
        for card_id in there:
            if card_id in game.table.cards:
                add_counters(game, card_id, self.counter.en, count)
