"""Drawing, searching, looking and revealing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from svedesk.engine.ask import Ask, Flow, Option, ask
from svedesk.engine.message import Message
from svedesk.engine.records import Place
from svedesk.games.dm.actions.asking import choose_cards, may
from svedesk.games.dm.actions.drawing import draw
from svedesk.games.dm.actions.entering import can_enter, put_into_battle
from svedesk.games.dm.actions.moving import into_deck, put
from svedesk.games.dm.actions.states import settle
from svedesk.games.dm.duel import Duel
from svedesk.games.dm.run import Run
from svedesk.games.dm.verbs.base import Effect
from svedesk.games.dm.verbs.targets import CardsMeant, choice_of
from svedesk.games.dm.which import Which
from svedesk.games.dm.zones import BATTLE, DECK, GRAVEYARD, HAND, MANA
from svedesk.phrases.phrase import heard, phrases, said, unheard


class DrawCards(Effect):
    """Draw cards one by one (114.2): so many, up to so many, one for each of some cards, or as many as was done before
    (`count` 0). With `both` each player does, the active player first (114.2a)."""

    count: int = 1
    up_to: bool = False
    for_each: Which | None = None
    both: bool = False

    phrases: ClassVar = phrases(
        en=(
            (
                "<both?each player draws//draw> <up_to?up to ><count|0=that many cards|1=a card|*=<count#> cards>"
                "<for_each? <for_each:each>>"
            ),
            heard("draw a number of cards equal to the number of <for_each:counted>"),
        ),
        ja=(
            "<both?各プレイヤーは<~、>><for_each?<for_each:each>>カードを"
            "<count|0=同じ枚数|*=<count#>枚<up_to?まで>>引く"
        ),
    )

    def perform(self, duel: Duel, run: Run) -> Flow:
        """Say how many, and draw them."""
        count = self.count or run.done
        if self.for_each is not None:
            count = len(self.for_each.find(duel, run.seat, run.this))
        for seat in duel.in_turn_order() if self.both else (run.seat,):
            if self.up_to:
                yield from _draw_up_to(duel, seat, count, run)
            else:
                yield from draw(duel, seat, count, run)


def _draw_up_to(duel: Duel, seat: int, count: int, run: Run) -> Flow:
    """Draw one card after the other (114.2): before each its player says whether, knowing those drawn before."""
    drawn: tuple[int, ...] = ()
    done = 0
    for _ in range(count):
        if not (yield from may(duel, seat, Message("may-draw"), run.this, kind="may_draw")):
            break
        yield from draw(duel, seat, 1, run)
        drawn, done = drawn + run.it, done + run.done
    run.it, run.done = drawn, done


_SEARCH = (
    "search <whose|opponent=your opponent's|*=your> deck. ^you may take "
    "<count|1=a <which>|99=any number of <which:many>|*=up to <count#> <which:many>> from {}"
    "<show|False=|True=, show <~those cards><count|1=it|*=them> to your opponent,> and put <count|1=it|*=them> "
    "<to|hand=into your hand|mana=into your mana zone|deck=on top of it|graveyard=into your opponent's graveyard>. "
    "^<+then >shuffle <whose|opponent=your opponent's|*=your> deck"
)


class SearchDeck(Effect):
    """Look at the whole deck, take cards of a kind, or none (701.10b), and shuffle it. They are shown only where the
    text says so (701.10c). What comes on top of the deck is not shuffled into it (701.11b)."""

    which: Which
    to: str = HAND
    count: int = 1
    show: bool = True

    phrases: ClassVar = phrases(
        en=(_SEARCH.format("it"), heard(_SEARCH.format("your deck"))),
        ja=(
            "<whose|opponent=相手の|*=<+自分の>>山札を見る。その中から<which>を"
            "<count|1=1<+枚><~体>|99=好きな枚数|*=<count#><+枚><~体><+まで>>選び、<show|False=|True=相手に見せてから><~自分の>"
            "<to|hand=手札に加え|mana=マナゾーンに置き|deck=山札の上に置き|graveyard=墓地に置き>"
            "<+、その後山札をシャッフルしてもよい><~る。その後、山札をシャッフルする><~る。その後山札をシャッフルする>"
        ),
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> SearchDeck | None:
        """The search, for cards of a deck."""
        which = values["which"].located(DECK, values.get("whose", "your"))
        return None if which is None else cls(which, values["to"], values["count"], values["show"])

    @property
    def whose(self) -> str:
        """Whose deck it is."""
        return self.which.whose

    def perform(self, duel: Duel, run: Run) -> Flow:
        """Search and shuffle. The order of the deck stays as it is until then (401.2a)."""
        owner = 1 - run.seat if self.which.whose == "opponent" else run.seat
        table, place = duel.table, Place(owner, DECK)
        table.know(table.zones[place], run.seat)
        able = [card.id for card in self.which.find(duel, run.seat, run.this)]
        purpose = {HAND: "take", MANA: "to_mana", DECK: "to_deck_top", GRAVEYARD: "to_graveyard"}[self.to]
        reason = choice_of(self.which, run.number, min(self.count, len(able)), purpose, up_to=True)
        taken = yield from choose_cards(duel, run.seat, able, 0, self.count, reason, source=run.this, kind="search")
        for card_id in taken if self.show else ():
            table.reveal(card_id)
        if self.to == DECK:
            rest = tuple(card_id for card_id in table.zones[place] if card_id not in taken)
            table.zones[place] = rest
            table.shuffle(place)
            table.zones[place] = (*taken, *table.zones[place])
            run.it = taken
        else:
            run.it = tuple(put(duel, card_id, self.to, why="search") for card_id in taken)
            table.shuffle(place)
        run.done = len(taken)
        yield from settle(duel)


class LookAt(Effect):
    """Look at cards that are private, which stay where they are."""

    cards: CardsMeant
    all_see: bool = False
    """Whether they are shown to everyone (701.9)."""
    effects: tuple[Effect, ...] = ()
    """What is done while they are seen."""

    phrases: ClassVar = phrases(
        en=unheard("<all_see?show <cards> to all players//look at <cards>><effects?. ^<effects*. >>"),
        ja=unheard("<cards>を<all_see?すべてのプレイヤーに見せる//見る><effects?。<effects*。>>"),
    )

    def perform(self, duel: Duel, run: Run) -> Flow:
        """Look. What was seen is forgotten when the cards move, or with the end of the effect (701.9a, 401.5)."""
        ids = yield from self.cards.choose(duel, run, "look")
        if self.all_see:
            for card_id in ids:
                duel.table.reveal(card_id)
        else:
            duel.table.know(ids, run.seat)
            if not self.effects:
                yield from _seen(duel, run)
        run.it, run.done = ids, len(ids)
        for effect in self.effects:
            yield from effect.perform(duel, run)
        duel.table.forget([card_id for card_id in ids if card_id in duel.table.cards])


def _seen(duel: Duel, run: Run) -> Flow:
    yield from ask(lambda: Ask(run.seat, "looked", (Option("done"),), reason=Message("looked"), source=run.this))


class ShowTop(Effect):
    """Show the top cards of the deck; those of a kind go into the hand or another zone, the rest into the graveyard or
    the hand."""

    count: int
    which: Which
    to: str = HAND
    rest: str = GRAVEYARD

    phrases: ClassVar = phrases(
        en=(
            (
                "reveal the top <count|1=card|*=<count#> cards> of your deck. ^put all <which:every> among them into "
                "<to|hand=your hand|battle=the battle zone|mana=your mana zone> and the rest into your "
                "<rest|graveyard|hand>"
            ),
            heard(
                "reveal the top <count|1=card|*=<count#> cards> of your deck. put all <which:many> <~from >"
                "<~among them><~the revealed cards> into <to|hand=your hand|battle=the battle zone|mana=your mana zone>"
                "<~,> and <~put >the rest into your <rest|graveyard|hand>"
            ),
        ),
        ja=(
            "<+自分の>山札の上から<count#>枚を見せる。その中の<which>をすべて<to|hand=手札に加え"
            "|battle=バトルゾーンに出し|mana=マナゾーンに置き>、残りを<rest|graveyard=墓地に置く|hand=手札に加える>"
        ),
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> ShowTop | None:
        """It, for cards of the deck."""
        which = values["which"].located(DECK, "your")
        return None if which is None else cls(values["count"], which, values["to"], values["rest"])

    def perform(self, duel: Duel, run: Run) -> Flow:
        """Show them and put them where they go."""
        table = duel.table
        top = duel.deck(run.seat)[: self.count]
        for card_id in top:
            table.reveal(card_id)
        for card_id in top:
            card = table.cards[card_id]
            fits = self.which.match(duel, card, run.seat, run.this)
            if fits and self.to == BATTLE:
                if can_enter(duel, card, run.seat):
                    yield from put_into_battle(duel, card_id, run.seat)
            else:
                put(duel, card_id, self.to if fits else self.rest)
        run.done = len(top)
        yield from settle(duel)


_REST = "the rest <rest|deck=on the bottom of your deck<+ in any order>|graveyard=into your graveyard>"
_REST_JA = (
    "残りを<rest|deck=<+好きな順序で><~自分の>山札の<+一番>下に<~好きな順序で>置く|graveyard=<~自分の>墓地に置く>"
)


class TakeFromTop(Effect):
    """Look at the top cards of the deck: one of a kind, or none with `may`, goes into the hand, and the rest into the
    graveyard or, in an order its player says, to the bottom of the deck (401.4)."""

    count: int
    which: Which
    may: bool = False
    show: bool = False
    rest: str = DECK

    phrases: ClassVar = phrases(
        en=(
            (
                "look at the top <count#> cards of your deck. ^<may?you may >take a~ <which> from among them"
                f"<show?, show it to your opponent,> and put it into your hand. ^put {_REST}"
            ),
            heard(f"look at the top <count#> cards of your deck. put one of them into your hand and <~put >{_REST}"),
        ),
        ja=(
            (
                "<+自分の>山札の上から<count#>枚を見る。その中から<which>を1<+枚><~体>選び、"
                f"<show?相手に見せてから><~自分の>手札に加え<may?てもよい。//る。>{_REST_JA}"
            ),
            heard(f"<~自分の>山札の上から<count#>枚を見る。その<~うち><~うちの>1枚を<~自分の>手札に加え、{_REST_JA}"),
        ),
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> TakeFromTop | None:
        """It, for cards of the deck."""
        which = (values.get("which") or Which()).located(DECK, "your")
        return None if which is None else cls(**{**values, "which": which})

    def perform(self, duel: Duel, run: Run) -> Flow:
        """Look, take one, and put the rest away. What was seen is forgotten where it lies (701.9a, 401.5)."""
        table = duel.table
        top = duel.deck(run.seat)[: self.count]
        table.know(top, run.seat)
        able = [card_id for card_id in top if self.which.match(duel, table.cards[card_id], run.seat, run.this)]
        reason = choice_of(self.which, run.number, 1, "take", up_to=self.may)
        low = 0 if self.may else 1
        taken = yield from choose_cards(duel, run.seat, able, low, 1, reason, source=run.this, kind="search")
        for card_id in taken if self.show else ():
            table.reveal(card_id)
        rest = [card_id for card_id in top if card_id not in taken]
        run.it, run.done = tuple(put(duel, card_id, HAND) for card_id in taken), len(taken)
        if self.rest == DECK:
            yield from into_deck(duel, rest, -1)
        for card_id in rest if self.rest != DECK else ():
            put(duel, card_id, self.rest)
        table.forget([card_id for card_id in rest if card_id in table.cards])
        yield from settle(duel)


class RedrawHand(Effect):
    """The cards of a hand are shuffled into the deck, and as many are drawn; with `both` of each player."""

    both: bool = False

    phrases: ClassVar = phrases(
        en=(
            "shuffle your hand into your deck, then draw that many cards",
            said("each player shuffles his hand into his deck, then draws that many cards", both=True),
            heard("count the cards in your hand, shuffle those cards into your deck, then draw that many cards"),
            heard(
                "each player counts the cards in his hand, shuffles these cards into his deck, then draws that many "
                "cards",
                both=True,
            ),
        ),
        ja=(
            "自分の手札をすべて山札に加えてシャッフルし、同じ枚数のカードを引く",
            said("各プレイヤーは自身の手札をすべて山札に加えてシャッフルし、同じ枚数のカードを引く", both=True),
        ),
    )

    def perform(self, duel: Duel, run: Run) -> Flow:
        """Put them back, and draw."""
        table = duel.table
        for seat in duel.in_turn_order() if self.both else (run.seat,):
            hand = [card.id for card in duel.hand(seat)]
            for card_id in hand:
                put(duel, card_id, DECK)
            table.shuffle(Place(seat, DECK))
            yield from draw(duel, seat, len(hand), run)
