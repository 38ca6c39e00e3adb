"""What a card says of the deck it is in (6.1), and what it does as a game starts (6.2.1.12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.games.sve.abilities.base import Step, read
from svedesk.games.sve.group import Called
from svedesk.games.sve.script_node import Ability, Scope
from svedesk.phrases.phrase import heard, phrases


class CopiesInDeck(Ability):
    """A deck may hold so many copies of this card, as its facts say, too. Decks go by the facts of the card, its
    `deck_limit`; `name` where the text says the card's name."""

    script_word = 'copies_in_deck(count, deck="main", name=None)'  # 6.1.1.3

    count: int
    deck: Literal["main", "evolve"] = "main"
    name: Called | None = None

    phrases: ClassVar = phrases(
        en="You may include up to <count#> copies of <name?<name>//this card> in your <deck|main=|evolve=evolve >deck.",
        ja=(
            "<name?『<name>』//これ>は<deck|main=自分の|evolve=エボルヴ>デッキに<count#>枚まで入れることができる。",
            heard("<name?『<name>』//これ>は自分のエボルヴデッキに<count#>枚まで入れることができる。", deck="evolve"),
        ),
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if scope.ability is self and (self.deck == "evolve") != (scope.card.special == "evolved"):
            yield Message("mistake-copies-in-other-deck")


class StartingAmulet(Ability):
    """All cards of a deck with this have one name; a game begins with one on the field. Decks and the start of the game
    go by the facts of the card."""

    script_word = "starting_amulet"  # 14.4.4.1.1, 14.4.3

    phrases: ClassVar = phrases(en="Starting Amulet", ja="【スタートアミュレット】")


class AfterRedraw(Ability):
    """After players redraw at the start of the game (6.2.1.12). Counts in the deck and on the field."""

    script_word = "after_redraw(*steps)"
    surrounds = "start of the game"

    phrases: ClassVar = phrases(
        en=heard("After players redraw at the start of the game, <steps.>"),
        ja=heard("ゲーム開始時、引き直しの後、<steps.>"),
    )

    steps: tuple[Step, ...]

    def inside(self, scope: Scope) -> Scope:
        """Nothing is played, and so nothing decided."""
        return Ability.inside(self, scope)._replace(asked=None)

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not self.steps:
            yield Message("mistake-says-nothing")
        if scope.card.special in ("evolved", "token") or scope.card.kind == "leader":
            yield Message("mistake-after-redraw")

    def text(self, lang: Lang, kind: str) -> str:
        """When, and what is done then."""
        text = read(self.steps, lang)
        if lang == "ja":
            return f"ゲーム開始時、引き直しの後、{text}"
        return f"After players redraw at the start of the game, {text[:1].lower()}{text[1:]}"
