"""What is done to cards of special kinds: flipped, sealed, exchanged, summoned (701.20 to 701.29)."""

from __future__ import annotations

from typing import ClassVar, Literal

from svedesk.engine.ask import Flow
from svedesk.engine.records import BACK_FACE, UPRIGHT, Place, with_number
from svedesk.games.dm.actions.allowed import may_use
from svedesk.games.dm.actions.entering import AWAKENED, gacharange_summon, put_into_battle, put_seal
from svedesk.games.dm.actions.linking import link_all, put_cores_under
from svedesk.games.dm.actions.moving import leave, put
from svedesk.games.dm.actions.notice import notice
from svedesk.games.dm.actions.states import settle
from svedesk.games.dm.duel import Duel
from svedesk.games.dm.flow.standby import carry_out
from svedesk.games.dm.run import Run
from svedesk.games.dm.verbs.base import Effect
from svedesk.games.dm.verbs.targets import CardsMeant
from svedesk.games.dm.zones import BATTLE, DECK, GRAVEYARD, HAND, UPSIDE_DOWN
from svedesk.phrases.phrase import phrases, unheard


class Flip(Effect):
    """A double-faced card is flipped to its other face: awakened (701.20a), dragsolutioned (701.22a), liberated
    (701.25a), or only flipped. It stays the same object (804.5); of several linked cards all are flipped (701.28-2a,
    810.1). With `link` those that were flipped are one creature then (804.1c)."""

    LATER: ClassVar[frozenset[str]] = frozenset(("link",))
    cards: CardsMeant
    how: Literal["awaken", "dragsolution", "liberate", "flip", "big_bang", "birth"] = "flip"
    link: bool = False

    phrases: ClassVar = phrases(
        en=(
            "<how|awaken|dragsolution|liberate|flip|big_bang=forbidden big bang|birth=zeron birth> <cards>"
            "<link? and link them>"
        ),
        ja=(
            "<cards>を<how|awaken=覚醒させる|dragsolution=龍解させる|liberate=禁断解放する|flip=裏返す"
            "|big_bang=禁断爆発させる|birth=零龍卍誕させる><link?、リンクさせる>"
        ),
    )

    def perform(self, duel: Duel, run: Run) -> Flow:
        """Flip them."""
        table = duel.table
        ids = yield from self.cards.find(duel, run)
        run.it, run.done = ids, 0
        flipped: list[int] = []
        for card_id in ids:
            root = table.cards[card_id]
            top = duel.top(root) if root.zone == BATTLE and not root.on else root
            if root.zone != BATTLE or not duel.meanings[top.number].facts.back:
                continue
            flipped.append(card_id)
            for part in duel.chain(root)[:] if not root.on else ():
                if part.id != root.id and duel.meanings[part.number].facts.back:
                    table.mark(part.id, BACK_FACE, 1 - part.mark(BACK_FACE))
            marks = with_number(top.marks, BACK_FACE, 1 - top.mark(BACK_FACE))
            marks = with_number(marks, AWAKENED, int(self.how == "awaken"))
            # A dragheart is not tapped as it was (806.1a), a psychic creature is (804.5).
            turned = UPRIGHT if self.how == "dragsolution" else top.turned
            table.put(top._replace(marks=marks, turned=turned))
            if self.how == "dragsolution" and table.cards[card_id].on:
                table.link(card_id, 0)
            run.done += 1
            if self.how != "flip":
                notice(duel, "flipped", table.cards[card_id], bound=(card_id,))
            if self.how == "big_bang":
                run.it = (put_cores_under(duel, card_id),)
        if self.link and len(flipped) > 1:
            objects = [table.cards[card_id] for card_id in flipped]
            run.it = (link_all(duel, [part for card in objects for part in duel.chain(card)], objects),)
        yield from settle(duel)


class PutSeals(Effect):
    """The top card of each owner's deck is put facedown on a card as a seal (116.1a, 701.24a), several one by one."""

    cards: CardsMeant
    count: int = 1

    phrases: ClassVar = phrases(
        en="put <count|1=a seal|*=<count#> seals> on <cards>", ja="<cards>に封印を<count#>つ付ける"
    )

    def perform(self, duel: Duel, run: Run) -> Flow:
        """Seal them."""
        ids = yield from self.cards.find(duel, run)
        run.it, run.done = ids, 0
        for card_id in ids:
            for _ in range(self.count):
                run.done += put_seal(duel, card_id)
                yield from settle(duel)


class GacharangeSummon(Effect):
    """Summon the top card of the super gacharange zone (701.29a)."""

    phrases: ClassVar = phrases(en="gacharange summon", ja="GR召喚する")

    def perform(self, duel: Duel, run: Run) -> Flow:
        """Summon it, if there is one."""
        summoned = yield from gacharange_summon(duel, run.seat)
        run.it, run.done = ((summoned,), 1) if summoned else ((), 0)
        yield from settle(duel)


class Judge(Effect):
    """Gachinko Judge: each shows the top card of the deck and puts it under the deck (701.21a); who began it wins with
    the same cost or more, and then does this (701.21b)."""

    effects: tuple[Effect, ...]

    phrases: ClassVar = phrases(
        en=unheard("gachinko Judge. ^if you win, <effects*. >"),
        ja=unheard("相手とガチンコ・ジャッジする。自分が勝ったら、<effects*。>"),
    )

    def perform(self, duel: Duel, run: Run) -> Flow:
        """Compare, and go on if it is won."""
        table = duel.table
        costs = [-1, -1]
        for seat in (run.seat, 1 - run.seat):
            for card_id in duel.deck(seat)[:1]:
                table.reveal(card_id)
                costs[seat] = max(duel.printed(half).facts.cost or 0 for half in duel.halves(table.cards[card_id]))
                put(duel, card_id, DECK, at=-1)
        run.done = int(costs[run.seat] >= costs[1 - run.seat])
        if run.done:
            yield from carry_out(duel, self.effects, run)


class UseThis(Effect):
    """The card itself is used from the hand for no cost (112.3c, 112.3f)."""

    phrases: ClassVar = phrases(
        en=unheard("use this card for no cost"), ja=unheard("このカードをコストを支払わずに使う")
    )

    def perform(self, duel: Duel, run: Run) -> Flow:
        """Use it, if nothing forbids that now."""
        from svedesk.games.dm.flow.use import use

        table = duel.table
        card = duel.card(run.this)
        run.it, run.done = (), 0
        if card is None or card.zone != HAND or not may_use(duel, card.id, run.seat):
            return
        before = set(table.zones[Place(run.seat, BATTLE)])
        yield from use(duel, card.id, run.seat, free=True)
        run.it = tuple(card_id for card_id in table.zones[Place(run.seat, BATTLE)] if card_id not in before)[:1]
        run.done = 1


class SwitchIn(Effect):
    """The attacking creature and the card itself, which is in the hand, change places: what comes is tapped and attacks
    in its stead (701.26a). With `evolve` it is put onto the attacker instead, which is then the same creature."""

    evolve: bool = False

    phrases: ClassVar = phrases(
        en=unheard("<evolve?put this card on the attacking creature//switch the attacking creature with this card>"),
        ja=unheard(
            "<evolve?このカードをその攻撃クリーチャーの上に重ねる"
            "//攻撃しているクリーチャーと、手札のこのカードを入れ替える>"
        ),
    )

    def perform(self, duel: Duel, run: Run) -> Flow:
        """Exchange them, if both are still there."""
        table, attacker = duel.table, duel.number("attacker")
        card = duel.card(run.this)
        run.done = 0
        if card is None or card.zone != HAND or not duel.is_there(attacker):
            return
        if self.evolve:
            yield from put_into_battle(duel, card.id, run.seat, (attacker,))
        else:
            left = yield from leave(duel, (attacker,), HAND)
            if not left or card.id not in table.cards:
                return
            new = yield from put_into_battle(duel, card.id, run.seat, tapped=True)
            duel.set_number("attacker", new)
        run.done = 1
        yield from settle(duel)


class RemoveSeals(Effect):
    """Seals, which are chosen as cards (116.3a), are put into their owners' graveyards (701.23a); with `every` all that
    lie on the same card."""

    cards: CardsMeant
    every: bool = False

    phrases: ClassVar = phrases(
        en="remove <every?all seals//a seal> from <cards>", ja="<cards>の封印を<every?すべて//1つ>外す"
    )

    def perform(self, duel: Duel, run: Run) -> Flow:
        """Remove them."""
        ids = yield from self.cards.find(duel, run)
        cards = [duel.table.cards[card_id] for card_id in ids]
        seals = [card.id for card in cards if card.on and not card.faceup]
        if self.every:
            under = [duel.table.cards[duel.table.cards[seal].on] for seal in seals]
            seals = [seal.id for card in under for seal in duel.seals(card)]
        for seal in dict.fromkeys(seals):
            put(duel, seal, GRAVEYARD, why="seal")
        run.it, run.done = ids, len(seals)
        yield from settle(duel)


class UpsideDown(Effect):
    """A field is turned upside down (701.28a), which then counts as untapped (308.3)."""

    cards: CardsMeant

    phrases: ClassVar = phrases(en="turn <cards> upside down", ja="<cards>を上下逆さまにする")

    def perform(self, duel: Duel, run: Run) -> Flow:
        """Turn it."""
        ids = yield from self.cards.find(duel, run)
        run.it = ids
        run.done = sum(duel.table.turn_card(card_id, UPSIDE_DOWN) for card_id in ids)
