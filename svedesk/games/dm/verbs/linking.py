"""Cards that are linked to others, or put under them."""

from __future__ import annotations

from typing import ClassVar

from svedesk.engine.ask import Flow
from svedesk.engine.message import Message, named
from svedesk.engine.records import Place
from svedesk.games.dm.actions.asking import choose_cards
from svedesk.games.dm.actions.linking import link_all
from svedesk.games.dm.actions.moving import order
from svedesk.games.dm.actions.states import settle
from svedesk.games.dm.duel import HEIGHT, Duel, Steps
from svedesk.games.dm.run import Run
from svedesk.games.dm.verbs.base import Effect
from svedesk.games.dm.verbs.targets import CardsMeant
from svedesk.games.dm.zones import BATTLE
from svedesk.phrases.phrase import phrases


class LinkTo(Effect):
    """The card itself is linked to another, as a nebula is to its ceremony (810.1)."""

    to: CardsMeant

    phrases: ClassVar = phrases(en="link this card to <to>", ja="このカードを<to>にリンクする")

    def perform(self, duel: Duel, run: Run) -> Flow:
        """Link it, if both are there and it is linked to nothing yet."""
        targets = yield from self.to.find(duel, run)
        run.done = 0
        if targets and duel.is_there(run.this) and run.this not in targets:
            root, own = duel.table.cards[targets[0]], duel.table.cards[run.this]
            link_all(duel, [*duel.chain(root), *duel.chain(own)], [root, own])
            run.done = 1
        yield from settle(duel)


class PutUnder(Effect):
    """Cards are put under a creature, with all that they consist of, in an order their player says (310.8b)."""

    cards: CardsMeant
    under: CardsMeant

    phrases: ClassVar = phrases(en="put <cards> under <under>", ja="<cards>を<under>の下に置く")

    def perform(self, duel: Duel, run: Run) -> Flow:
        """Put them there."""
        cards = yield from self.cards.choose(duel, run, "under")
        targets = yield from self.under.find(duel, run)
        table = duel.table
        run.done = 0
        if not targets or not duel.is_there(targets[0]):
            return
        root = table.cards[targets[0]]
        ids: list[int] = []
        for card_id in (card_id for card_id in cards if card_id != root.id and card_id in table.cards):
            card = table.cards[card_id]
            ids += [member.id for member in duel.pile(card)] if duel.is_there(card_id) else [card_id]
            for gear in duel.gears(card):
                table.link(gear.id, 0)
        chosen = (yield from order(duel, run.seat, ids)) if len(ids) > 1 else tuple(ids)
        lowest = min(member.mark(HEIGHT) for member in duel.pile(table.cards[root.id]))
        for depth, card_id in enumerate(chosen, 1):
            if table.cards[card_id].zone != BATTLE:
                card_id = table.move(card_id, Place(root.seat, BATTLE), why="under")
            table.put(table.cards[card_id]._replace(given=(), marks=((HEIGHT, min(0, lowest) - depth),)))
            table.link(card_id, root.id)
        run.it, run.done = cards, len(chosen)
        yield from settle(duel)


class CardsUnder(CardsMeant):
    """Some of the cards under the creature itself, which its player chooses."""

    count: int = 1

    phrases: ClassVar = phrases(
        en="<count|1=a card|*=<count#> cards> under this creature", ja="このクリーチャーの下にあるカード<count#>枚"
    )

    @property
    def is_cards(self) -> bool:
        """They are single cards (109.2a)."""
        return True

    def find(self, duel: Duel, run: Run) -> Steps[tuple[int, ...]]:
        """Choose them; where there are too few, none."""
        creature = duel.card(run.this)
        under = [card.id for card in duel.pile(creature) if card.id != duel.top(creature).id] if creature else []
        if len(under) < self.count:
            return ()
        reason = Message("pick-card", (named(run.number), self.count, run.purpose))
        return (yield from choose_cards(duel, run.seat, under, self.count, self.count, reason, source=run.this))
