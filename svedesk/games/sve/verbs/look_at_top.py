"""Look at the top cards of your deck (5.10), and what may be done with them."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from functools import partial
from typing import ClassVar, Literal

from svedesk.engine.ask import Ask, Builder, Flow, Option, Picked, ask
from svedesk.engine.message import Message
from svedesk.engine.records import Card, Place
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.actions.move import move_together
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.script_node import Least, Named, NodeWord, Scope
from svedesk.games.sve.trigger_events import Move
from svedesk.games.sve.verbs.take import Take
from svedesk.games.sve.zones import CEMETERY, DECK
from svedesk.phrases.phrase import heard, phrases
from svedesk.phrases.wording import capital

_REST_EN = {
    "bottom": "put the remaining cards on the bottom of your deck in any order",
    "cemetery": "put the remaining cards into your cemetery",
}
_REST_JA = {"bottom": "残りを好きな順にデッキの下に置く", "cemetery": "残りを墓場に置く"}


_SEEN = ("field", "ex")


def _rest(before: str, words: dict[str, str]) -> str:
    return "|".join(f"{where}={before}{phrase}" for where, phrase in words.items())


class LookAtTop(Step):
    """Look at so many of the top cards of your deck, or with `up_to` one after the other up to so many; take some of
    them; put the others on the bottom in any order, into the cemetery, or, with "top", leave them where they are."""

    script_words = (
        NodeWord(
            'look_at_up_to(count, *takes, rest="top")',
            "Look at up to so many of the top cards of your deck; see `look_at_top`.",
            up_to=True,
        ),
        NodeWord(
            'look_at_top(count, *takes, rest="top")',
            "Look at so many of the top cards of your deck; take from among them; the rest goes to the "
            "bottom in any order, to the cemetery, or stays on top.",
        ),
    )
    at_least = (Least("count", "mistake-looks"),)

    phrases: ClassVar = phrases(
        en=tuple(
            heard(f"look at {cards} of your deck. <takes:{form}*. ><rest|top=|{_rest('. ', _REST_EN)}>", **fixed)
            for cards, form, fixed in (
                ("the top <count#> cards", "first", {}),
                ("the top card", "only", {"count": 1}),
                ("the top card", "first", {"count": 1}),
                ("up to <count#> of the top cards", "first", {"up_to": True}),
                ("up to <count#> of the top cards", "only", {"up_to": True}),
            )
        ),
        ja=tuple(
            heard(f"自分のデッキ{cards}見る。<takes:{form}*。><rest|top=|{_rest('。', _REST_JA)}>", up_to=up_to)
            for cards, up_to in (("の上<count#>枚を", False), ("を上から<count#>枚まで", True))
            for form in ("first", "only")
        ),
    )

    count: int
    takes: tuple[Take, ...]
    rest: Literal["bottom", "cemetery", "top"] = "top"
    up_to: bool = False

    @property
    def deeds(self) -> frozenset[str]:  # type: ignore[override]
        """What is done to those taken, and to the others."""
        taken = {"revealed" for take in self.takes if take.reveal}
        where = {take.to for take in self.takes} | {self.rest}
        return frozenset(taken | {"buried" for to in where if to == "cemetery"} | {"ex" for to in where if to == "ex"})

    @property
    def _makes_it(self) -> bool:
        """Whether "it" is afterwards what was taken: what lies where all see it."""
        return any(take.to in _SEEN for take in self.takes)

    def named_after(self, before: Named, inside: Named) -> Named:
        """What was taken, where it can still be seen."""
        return Named(it=True) if self._makes_it else before

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if self.count > 0 and not self.takes and self.rest != "bottom":
            yield Message("mistake-looks-for-nothing")

    def perform(self, game: GameState, context: Context) -> Flow:
        """Only the player who looks learns what the cards are; that they look at how many is announced."""
        table, seat = game.table, context.seat
        looked = table.zone(seat, DECK)[: max(0, self.count)]  # of a smaller deck all there are (1.3.2)
        if self.up_to:
            looked = yield from _one_by_one(game, context, self.count)
        else:
            table.know(looked, seat)
        here = list[int]()
        for take in self.takes:
            taken = yield from take.take(game, context, looked)
            looked = tuple(card_id for card_id in looked if card_id not in taken)
            here += taken if take.to in _SEEN else ()
            if take.reveal:
                context.did(game, "revealed", taken)
            if take.to in ("cemetery", "ex"):
                context.did(game, "buried" if take.to == "cemetery" else "ex", taken)
        if self._makes_it:
            context.it = tuple(card_id for card_id in here if card_id)
        left = _still_there(game, seat, looked)
        if self.rest == "bottom":
            yield from _to_bottom(game, context, looked)
        elif self.rest == "cemetery":
            moved = yield from move_together(game, [Move(card.id, Place(seat, CEMETERY)) for card in left], "mill")
            context.did(game, "buried", moved)
        else:
            table.forget([card.id for card in left])

    def en(self) -> str:
        """A sentence for each thing done."""
        top = "the top card" if self.count == 1 else f"the top {self.count} cards"
        if self.up_to:
            top = f"up to {self.count} of the top cards"
        sentences = [f"look at {top} of your deck"]
        sentences += [take.words("en", first=place == 0, only=self.count == 1) for place, take in enumerate(self.takes)]
        if self.rest in _REST_EN:
            sentences.append(_REST_EN[self.rest])
        return ". ".join((sentences[0], *map(capital, sentences[1:])))

    def ja(self) -> str:
        """A sentence for each thing done."""
        top = f"を上から{self.count}枚まで" if self.up_to else f"の上{self.count}枚を"
        sentences = [f"自分のデッキ{top}見る"]
        sentences += [take.words("ja", first=place == 0, only=self.count == 1) for place, take in enumerate(self.takes)]
        if self.rest in _REST_JA:
            sentences.append(_REST_JA[self.rest])
        return "。".join(sentences)


def _one_by_one(game: GameState, context: Context, most: int) -> Generator[Builder, Picked, tuple[int, ...]]:
    """Look at one card after the other; before each the player may stop (5.10.2). Returns those looked at."""
    table, seat = game.table, context.seat
    looked: tuple[int, ...] = ()
    options = (Option("yes"), Option("no"))
    while len(looked) < min(most, len(table.zone(seat, DECK))):
        reason = Message("look-another", (len(looked), most), "5.10.2.2")
        about = tuple(card.id for card in _still_there(game, seat, looked))
        (picked,) = yield from ask(partial(Ask, seat, "may", options, reason=reason, source=context.this, about=about))
        deck = table.zone(seat, DECK)
        if picked.kind == "no" or len(looked) >= len(deck):
            break
        nth = deck[len(looked)]  # 5.10.2.3
        if nth not in looked:
            table.know([nth], seat)
            looked += (nth,)
    return looked


def _still_there(game: GameState, seat: int, looked: Sequence[int]) -> list[Card]:
    """The cards looked at that still lie in the deck, the top first."""
    return [card for card in game.table.in_zone(seat, DECK) if card.id in looked]


def _to_bottom(game: GameState, context: Context, looked: Sequence[int]) -> Flow:
    """In the order the player says; the last one named lies at the very bottom (4.1.5)."""
    seat = context.seat

    def build() -> Ask:
        options = tuple(Option("card", card.id) for card in _still_there(game, seat, looked))
        reason = Message("order-bottom", (), "4.1.5")
        return Ask(seat, "order", options, len(options), len(options), "order", reason, source=context.this)

    if not _still_there(game, seat, looked):
        return
    for option in (yield from ask(build)):
        yield from move_together(game, [Move(option.card, Place(seat, DECK), at=-1)], "bottom")
