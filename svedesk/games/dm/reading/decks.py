"""Sentences about drawing, searching, showing and looking: the phrases for them, and the effects heard by them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from svedesk.games.dm.verbs.acts import Do, TopCards
from svedesk.games.dm.verbs.base import Effect
from svedesk.games.dm.verbs.drawing import LookAt, SearchDeck, ShowTop, TakeFromTop
from svedesk.games.dm.verbs.targets import MANY, CardsMeant, Every, Pick
from svedesk.games.dm.which import Which, located
from svedesk.games.dm.zones import DECK, GRAVEYARD, HAND, SHIELDS
from svedesk.phrases.phrase import phrases, said

_IT = "<~it><~them>"


class TopWords(Effect):
    """Cards off the top of the deck."""

    zone: str
    count: int = 1
    up_to: bool = False
    whose: str = "your"

    phrases = phrases(
        en=(
            said("put the top card of your deck into your <zone|mana=mana zone|graveyard=graveyard>"),
            said("put the top <count#> cards of your deck into your <zone|mana=mana zone|graveyard=graveyard>"),
            (
                "put the top <~card><count?<count#> cards> of <whose|opponent=your opponent's> deck into "
                "<~his ><~your opponent's ><zone|mana=mana zone|graveyard=graveyard>"
            ),
            said(
                "your opponent puts the top <~card><count?<count#> cards> of his deck into his "
                "<zone|mana=mana zone|graveyard=graveyard>",
                whose="opponent",
            ),
            said("add the top card of your deck to your shields face<~ ><~->down", zone=SHIELDS),
            said("add the card on top of your deck to your shields face<~ ><~->down", zone=SHIELDS),
            said(
                "add up to <count#> cards from the top of your deck to your shields face<~ ><~->down",
                zone=SHIELDS,
                up_to=True,
            ),
        ),
        ja=(
            "<~自分の>山札の上から<count#>枚を<~自分の><zone|mana=マナゾーンに置く|graveyard=墓地に置く>",
            (
                "<~相手は><whose|opponent=相手の|opponent=自身の>山札の上から<count#>枚を<~持ち主の><~相手の><~自身の>"
                "<zone|mana=マナゾーンに置く|graveyard=墓地に置く>"
            ),
            said(
                "<~自分の>山札の上から<count#>枚<up_to?まで>を<~裏向きにして><~自分の>シールド<~ゾーン>に<~裏向きにして>"
                "加える",
                zone=SHIELDS,
            ),
        ),
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> TopCards:
        """Them."""
        of = {**cls.field_defaults, **values}
        return TopCards(of["zone"], of["count"], of["up_to"], of["whose"])


class SearchWords(Effect):
    """Searching the deck, of which a text makes three sentences."""

    which: Which
    count: int = 1
    show: bool = False
    zone: str = HAND

    phrases = phrases(
        en=(
            (
                "search your deck. you may take a <which> from <~your deck><~it><show?, show it to your opponent,> "
                "and put it into your <zone|hand=hand|mana=mana zone>. <~then >shuffle your deck"
            ),
            (
                "search your deck. you may take <count|99=any number of|2=up to 2|3=up to 3> <which:many> from "
                "<~your deck><~it><show?, show <~those cards><~them> to your opponent,> and put them into your "
                "<zone|hand=hand|mana=mana zone>. <~then >shuffle your deck"
            ),
        ),
        ja=(
            (
                "<~自分の>山札を見る。その中から<which>を<count#><~枚><~体><~まで>選び、<show?相手に見せてから><~自分の>"
                "<zone|hand=手札に加え|mana=マナゾーンに置き><~、その後山札をシャッフルしてもよい><~る。その後、山札を"
                "シャッフルする><~る。その後山札をシャッフルする>"
            ),
            said(
                "<~自分の>山札を見る。その中から<which>を好きな枚数選び、<show?相手に見せてから><~自分の>"
                "<zone|hand=手札に加え|mana=マナゾーンに置き>、その後山札をシャッフルしてもよい",
                count=MANY,
            ),
        ),
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> SearchDeck | None:
        """The search."""
        of = {**cls.field_defaults, **values}
        which = located(of["which"], DECK, "your")
        return None if which is None else SearchDeck(which, of["zone"], of["count"], of["show"])


class ShowWords(Effect):
    """Showing the top cards."""

    which: Which
    count: int = 1
    to: str = HAND
    rest: str = GRAVEYARD

    phrases = phrases(
        en=(
            "reveal the top <~card><count?<count#> cards> of your deck. put all <which:many> <~from ><~among them>"
            "<~the revealed cards> into <to|hand=your hand|battle=the battle zone|mana=your mana zone><~,> and "
            "<~put >the rest into your <rest|graveyard|hand>"
        ),
        ja=(
            (
                "<~自分の>山札の上から<count#>枚を見せる。その中の<which>をすべて<to|hand=手札に加え"
                "|battle=バトルゾーンに出し|mana=マナゾーンに置き>、残りを<rest|graveyard=墓地に置く|hand=手札に加える>"
            ),
        ),
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> ShowTop | None:
        """The cards."""
        which, of = located(values["which"], DECK, "your"), {**cls.field_defaults, **values}
        return None if which is None else ShowTop(of["count"], which, of["to"], of["rest"])


_TOP = "look at the top <count#> cards of your deck. "
_REST = "the rest <rest|deck=on the bottom of your deck<~ in any order>|graveyard=into your graveyard>"
_TOP_JA = "<~自分の>山札の上から<count#>枚を見る。"
_REST_JA = (
    "残りを<rest|deck=<~好きな順序で><~自分の>山札の<~一番>下に<~好きな順序で>置く|graveyard=<~自分の>墓地に置く>"
)


class TakeWords(Effect):
    """Looking at the top cards to take one of them, of which a text makes three sentences."""

    count: int
    which: Which | None = None
    may: bool = False
    show: bool = False
    rest: str = DECK

    phrases = phrases(
        en=(
            f"{_TOP}put one of them into your hand and <~put >{_REST}",
            (
                f"{_TOP}<may?you may take//take> a~ <which> from among them<show?, show it to your opponent,> and "
                f"put it into your hand. put {_REST}"
            ),
        ),
        ja=(
            f"{_TOP_JA}その<~うち><~うちの>1枚を<~自分の>手札に加え、{_REST_JA}",
            (
                f"{_TOP_JA}その中から<which>を1<~枚><~体>選び、<show?相手に見せてから><~自分の>手札に加え"
                f"<may?てもよい。//る。>{_REST_JA}"
            ),
        ),
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> TakeFromTop | None:
        """It."""
        of = {**cls.field_defaults, **values}
        which = located(of["which"] or Which(), DECK, "your")
        return None if which is None else TakeFromTop(of["count"], which, of["may"], of["show"], of["rest"])


class LookWords(Effect):
    """Looking at cards, and what is discarded then."""

    cards: CardsMeant
    which: Which | None = None
    choose: bool = False

    phrases = phrases(
        en=(
            f"look at <cards><~, then put {_IT} back where <~it was><~they were>>",
            said("choose a shield and look at it", cards=Pick(Which(zone=SHIELDS))),
            "look at <cards>. he discards all <which:many> from it",
            "look at <cards>. your opponent discards all <which:many> in his hand",
            said("look at <cards> and choose a card from it. your opponent discards that card", choose=True),
            said("look at <cards>. choose a card from your opponent's hand. your opponent discards it", choose=True),
            said(
                "look at <cards> and choose a <which> from it. your opponent discards <~it><~that card><~that creature>"
                "<~that spell>",
                choose=True,
            ),
        ),
        ja=(
            "<cards>を見る",
            "<cards>を見る。相手の手札の<which>すべてを捨てる",
            said("<cards>を見る。相手の手札のカード1枚を捨てる", choose=True),
            said("<cards>を見る。相手の手札の<which>1<~枚><~体>を捨てる", choose=True),
        ),
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> LookAt | None:
        """The look."""
        cards, which = values["cards"], values.get("which")
        if not isinstance(cards, Pick | Every) or cards.which.zone not in (SHIELDS, HAND):
            return None
        of_hand = cards.which == Which(zone=HAND, whose="opponent")
        if which is None and not values.get("choose"):
            return LookAt(cards) if cards.which.zone == SHIELDS or of_hand else None
        if not of_hand:
            return None
        limited = None if which is None else located(which, HAND, "opponent")
        chosen: Pick | Every = Pick(limited or cards.which) if values.get("choose") else Every(limited or cards.which)
        return LookAt(cards, effects=(Do("discard", chosen),))
