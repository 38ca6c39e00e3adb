"""Drawing, searching, looking and revealing."""

from __future__ import annotations

from svedesk.engine.ask import Ask, Flow, Option, ask
from svedesk.engine.message import Message
from svedesk.engine.records import Place
from svedesk.engine.script import Lang
from svedesk.games.dm.actions.asking import choose_cards, may
from svedesk.games.dm.actions.drawing import draw
from svedesk.games.dm.actions.moving import put
from svedesk.games.dm.actions.states import settle
from svedesk.games.dm.duel import Duel
from svedesk.games.dm.run import Run
from svedesk.games.dm.verbs.base import Effect
from svedesk.games.dm.verbs.targets import MANY, CardsMeant
from svedesk.games.dm.which import Which
from svedesk.games.dm.zones import DECK, GRAVEYARD, HAND, MANA


class DrawCards(Effect):
    """Draw cards one by one (114.2): so many, up to so many, one for each of some cards, or as many as was done before
    (`count` 0). With `both` each player does, the active player first (114.2a)."""

    count: int = 1
    up_to: bool = False
    for_each: Which | None = None
    both: bool = False

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

    def says(self, lang: Lang) -> str:
        """The sentence."""
        each = self.for_each
        if lang == "ja":
            of = "" if each is None else f"{each.owner(lang)}{each.noun(lang, many=False)}1{each.counter}につき"
            much = f"{self.count}枚{'まで' if self.up_to else ''}" if self.count else "同じ枚数"
            return f"{'各プレイヤーは' if self.both else ''}{of}カードを{much}引く。"
        much = "that many cards" if not self.count else "a card" if self.count == 1 else f"{self.count} cards"
        much = f"up to {much}" if self.up_to else much
        owner = "" if each is None else {"your": " you have", "opponent": " your opponent has", "any": ""}[each.whose]
        of = "" if each is None else f" for each {each.noun(lang, many=False)}{owner}"
        return f"{'Each player draws' if self.both else 'Draw'} {much}{of}."


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
        table, place = duel.table, Place(run.seat, DECK)
        table.know(table.zones[place], run.seat)
        able = [card.id for card in self.which.find(duel, run.seat, run.this)]
        reason = Message("choose-up-to", (min(self.count, len(able)),))
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
            where = {HAND: "手札に加え", MANA: "マナゾーンに置き", DECK: "山札の上に置き"}[self.to]
            much = "好きな枚数" if self.count >= MANY else f"{self.count}枚"
            show = "相手に見せてから" if self.show else ""
            noun = self.which.noun(lang, many=False)
            return f"自分の山札を見る。その中から{noun}を{much}選び、{show}{where}、その後山札をシャッフルしてもよい。"
        several = self.count > 1
        noun = self.which.noun(lang, many=several)
        much = "any number of" if self.count >= MANY else f"up to {self.count}" if several else "a"
        where = {HAND: "into your hand", MANA: "into your mana zone", DECK: "on top of it"}[self.to]
        show = ", show it to your opponent," if self.show else ""
        return f"Search your deck. You may take {much} {noun} from it{show} and put it {where}. Then shuffle your deck."


class LookAt(Effect):
    """Look at cards that are private, which stay where they are."""

    cards: CardsMeant
    all_see: bool = False
    """Whether they are shown to everyone (701.9)."""

    def perform(self, duel: Duel, run: Run) -> Flow:
        """Look. What was seen is forgotten when the cards move, or with the end of the effect (701.9a, 401.5)."""
        ids = yield from self.cards.find(duel, run)
        if self.all_see:
            for card_id in ids:
                duel.table.reveal(card_id)
        else:
            duel.table.know(ids, run.seat)
            yield from _seen(duel, run)
        duel.table.forget(ids)
        run.it, run.done = ids, len(ids)

    def says(self, lang: Lang) -> str:
        """The sentence."""
        words = self.cards.words(lang)
        if lang == "ja":
            return f"{words}を{'すべてのプレイヤーに見せる' if self.all_see else '見る'}。"
        return f"Show {words} to all players." if self.all_see else f"Look at {words}."


def _seen(duel: Duel, run: Run) -> Flow:
    yield from ask(lambda: Ask(run.seat, "looked", (Option("done"),), reason=Message("looked"), source=run.this))


class ShowTop(Effect):
    """Show the top cards of the deck; those of a kind go into the hand, the rest into the graveyard."""

    count: int
    which: Which

    def perform(self, duel: Duel, run: Run) -> Flow:
        """Show them and put them where they go."""
        table = duel.table
        top = duel.deck(run.seat)[: self.count]
        for card_id in top:
            table.reveal(card_id)
        for card_id in top:
            fits = self.which.match(duel, table.cards[card_id], run.seat, run.this)
            put(duel, card_id, HAND if fits else GRAVEYARD)
        run.done = len(top)
        yield from settle(duel)

    def says(self, lang: Lang) -> str:
        """The sentence."""
        noun = self.which.noun(lang, many=True)
        if lang == "ja":
            shown = f"自分の山札の上から{self.count}枚を見せる。"
            return f"{shown}その中の{noun}をすべて手札に加え、残りを墓地に置く。"
        return (
            f"Reveal the top {self.count} cards of your deck. Put all {noun} among them into your hand and the rest "
            "into your graveyard."
        )
