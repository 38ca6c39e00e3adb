"""Drawing, searching, looking and revealing."""

from __future__ import annotations

from typing import ClassVar

from svedesk.engine.ask import Ask, Flow, Option, ask
from svedesk.engine.message import Message
from svedesk.engine.records import Place
from svedesk.engine.script import Lang
from svedesk.games.dm.actions.asking import choose_cards, may
from svedesk.games.dm.actions.drawing import draw
from svedesk.games.dm.actions.entering import can_enter, put_into_battle
from svedesk.games.dm.actions.moving import into_deck, put
from svedesk.games.dm.actions.states import settle
from svedesk.games.dm.duel import Duel
from svedesk.games.dm.run import Run
from svedesk.games.dm.verbs.base import Effect, joined
from svedesk.games.dm.verbs.targets import MANY, CardsMeant, choice_of
from svedesk.games.dm.which import Which
from svedesk.games.dm.zones import BATTLE, DECK, GRAVEYARD, HAND, MANA
from svedesk.phrases.phrase import heard, phrases, said
from svedesk.phrases.wording import with_article


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


class SearchDeck(Effect):
    """Look at the whole deck, take cards of a kind, or none (701.10b), and shuffle it. They are shown only where the
    text says so (701.10c). What comes on top of the deck is not shuffled into it (701.11b)."""

    which: Which
    to: str = HAND
    count: int = 1
    show: bool = True

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

    def says(self, lang: Lang) -> str:
        """The sentence."""
        if lang == "ja":
            where = {
                HAND: "手札に加え",
                MANA: "マナゾーンに置き",
                DECK: "山札の上に置き",
                GRAVEYARD: "墓地に置き",
            }[self.to]
            much = "好きな枚数" if self.count >= MANY else f"{self.count}枚{'まで' if self.count > 1 else ''}"
            show = "相手に見せてから" if self.show else ""
            noun = self.which.noun(lang, many=False)
            whose = "相手" if self.which.whose == "opponent" else "自分"
            return (
                f"{whose}の山札を見る。その中から{noun}を{much}選び、{show}{where}、その後山札をシャッフルしてもよい。"
            )
        several = self.count > 1
        noun = self.which.noun(lang, many=several)
        much = "any number of" if self.count >= MANY else f"up to {self.count}" if several else "a"
        where = {
            HAND: "into your hand",
            MANA: "into your mana zone",
            DECK: "on top of it",
            GRAVEYARD: "into your opponent's graveyard",
        }[self.to]
        whose = "your opponent's" if self.which.whose == "opponent" else "your"
        them = "them" if several else "it"
        show = f", show {them} to your opponent," if self.show else ""
        take = f"You may take {much} {noun} from it{show} and put {them} {where}."
        return f"Search {whose} deck. {take} Then shuffle {whose} deck."


class LookAt(Effect):
    """Look at cards that are private, which stay where they are."""

    cards: CardsMeant
    all_see: bool = False
    """Whether they are shown to everyone (701.9)."""
    effects: tuple[Effect, ...] = ()
    """What is done while they are seen."""

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

    def says(self, lang: Lang) -> str:
        """The sentence."""
        words = self.cards.words(lang)
        if lang == "ja":
            return f"{words}を{'すべてのプレイヤーに見せる' if self.all_see else '見る'}。{joined(self.effects, lang)}"
        text = f"Show {words} to all players." if self.all_see else f"Look at {words}."
        return " ".join((text, *(effect.says(lang) for effect in self.effects)))


def _seen(duel: Duel, run: Run) -> Flow:
    yield from ask(lambda: Ask(run.seat, "looked", (Option("done"),), reason=Message("looked"), source=run.this))


class ShowTop(Effect):
    """Show the top cards of the deck; those of a kind go into the hand or another zone, the rest into the graveyard or
    the hand."""

    count: int
    which: Which
    to: str = HAND
    rest: str = GRAVEYARD

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

    def says(self, lang: Lang) -> str:
        """The sentence."""
        noun = self.which.noun(lang, many=True, every=True)
        if self.to == BATTLE or self.rest != GRAVEYARD:
            return self._says_where(lang, noun)
        if lang == "ja":
            shown = f"自分の山札の上から{self.count}枚を見せる。"
            return f"{shown}その中の{noun}をすべて手札に加え、残りを墓地に置く。"
        return (
            f"Reveal the top {self.count} cards of your deck. Put all {noun} among them into your hand and the rest "
            "into your graveyard."
        )

    def _says_where(self, lang: Lang, noun: str) -> str:
        if lang == "ja":
            where = {BATTLE: "バトルゾーンに出し", HAND: "手札に加え", MANA: "マナゾーンに置き"}[self.to]
            rest = {HAND: "手札に加える", GRAVEYARD: "墓地に置く"}[self.rest]
            return f"自分の山札の上から{self.count}枚を見せる。その中の{noun}をすべて{where}、残りを{rest}。"
        where = {BATTLE: "into the battle zone", HAND: "into your hand", MANA: "into your mana zone"}[self.to]
        rest = {HAND: "into your hand", GRAVEYARD: "into your graveyard"}[self.rest]
        cards = "the top card" if self.count == 1 else f"the top {self.count} cards"
        return f"Reveal {cards} of your deck. Put all {noun} among them {where} and the rest {rest}."


class TakeFromTop(Effect):
    """Look at the top cards of the deck: one of a kind, or none with `may`, goes into the hand, and the rest into the
    graveyard or, in an order its player says, to the bottom of the deck (401.4)."""

    count: int
    which: Which
    may: bool = False
    show: bool = False
    rest: str = DECK

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

    def says(self, lang: Lang) -> str:
        """The sentence."""
        noun = self.which.noun(lang, many=False)
        if lang == "ja":
            end = "てもよい" if self.may else "る"
            take = f"その中から{noun}を1枚選び、{'相手に見せてから' * self.show}手札に加え{end}。"
            rest = "好きな順序で山札の一番下に置く" if self.rest == DECK else "墓地に置く"
            return f"自分の山札の上から{self.count}枚を見る。{take}残りを{rest}。"
        take = f"{'You may take' if self.may else 'Take'} {with_article(noun)} from among them"
        take += f"{', show it to your opponent,' * self.show} and put it into your hand."
        rest = "on the bottom of your deck in any order" if self.rest == DECK else "into your graveyard"
        return f"Look at the top {self.count} cards of your deck. {take} Put the rest {rest}."


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
