"""What is done to cards: destroyed, returned, tapped ..."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Literal

from svedesk.engine.ask import Ask, Flow, ask_numbers
from svedesk.engine.message import Message, named
from svedesk.engine.script import replace
from svedesk.games.dm.actions.allowed import may_use
from svedesk.games.dm.actions.drawing import tap, untap
from svedesk.games.dm.actions.entering import can_enter, choose_sources, put_into_battle
from svedesk.games.dm.actions.moving import (
    destroy,
    discard,
    into_deck,
    into_shields,
    leave,
    leave_as_cards,
    put,
    take_top,
)
from svedesk.games.dm.actions.shields import break_shields, shields_to_hand
from svedesk.games.dm.actions.states import settle
from svedesk.games.dm.duel import ASIDE, Duel
from svedesk.games.dm.facts import CREATURE, SPELL
from svedesk.games.dm.run import Run
from svedesk.games.dm.text.terms import OWNER
from svedesk.games.dm.verbs.base import Effect
from svedesk.games.dm.verbs.targets import CardsMeant, Every, It, Pick, Them, This
from svedesk.games.dm.which import Which
from svedesk.games.dm.zones import BATTLE, DECK, GRAVEYARD, HAND, MANA, SHIELDS
from svedesk.phrases.phrase import heard, phrases, said

ActName = Literal[
    "destroy",
    "to_hand",
    "to_hand_no_trigger",
    "to_mana",
    "to_graveyard",
    "to_shields",
    "to_deck_top",
    "to_deck_bottom",
    "discard",
    "tap",
    "untap",
    "break",
    "put_in",
    "cast",
    "top_to_mana",
    "top_to_graveyard",
]


_ITS = "<owner|your=your|opponent=your opponent's|owner=its owner's|owners=their owners'|owner=his|owner=their owner's>"
_S = "<owner|owners=s|owners=|*=>"
_ORDERS = (
    "<name|destroy|tap|untap|discard|break> <cards>",
    f"<name|to_hand=return> <cards> to {_ITS} hand{_S}",
    f"put <cards> into {_ITS} <name|to_mana=mana zone|to_graveyard=graveyard>{_S}",
    f"put <cards> into {_ITS} <name|to_hand_no_trigger=hand>{_S}; its shield trigger can't be used",
    f"<name|to_shields=add> <cards> to {_ITS} shields face<~ ><~->down",
    (
        "put <cards> <name|to_deck_top=<at?under the top <at#> cards//on top>|to_deck_bottom=on the bottom> "
        f"of {_ITS} deck{_S}"
    ),
    "<name|put_in=put> <cards> into the battle zone",
    "<name|cast> <cards> for no cost",
    f"put the top card of <cards> into {_ITS} <name|top_to_mana=mana zone|top_to_graveyard=graveyard>{_S}",
)
"""Acts as orders."""
_ALSO = (
    "put <cards> into your <name|to_hand=hand>",
    "put <cards> into your <name|to_hand_no_trigger=hand> without triggers",
)
_THEM = "<several?them//it>"
_DOES = (
    f"<name|destroy=destroys {_THEM}|tap=taps {_THEM}|untap=untaps {_THEM}|to_hand=returns {_THEM} to his hand"
    f"|to_hand=puts {_THEM} into his hand|to_mana=puts {_THEM} into his mana zone"
    f"|to_graveyard=puts {_THEM} into his graveyard|to_shields=adds {_THEM} to his shields facedown"
    f"|to_deck_top=puts {_THEM} on top of his deck|to_deck_bottom=puts {_THEM} on the bottom of his deck"
    f"|put_in=puts {_THEM} into the battle zone|cast=casts {_THEM} for no cost|break=breaks {_THEM}"
    f"|to_hand_no_trigger=puts {_THEM} into his hand; its shield trigger can't be used"
    f"|top_to_mana=puts the top card of {_THEM} into his mana zone"
    f"|top_to_graveyard=puts the top card of {_THEM} into his graveyard>"
)
"""What the opponent does."""
_ITS_JA = "<+持ち主の><~自分の><~相手の>"
_CARDS_JA = "<by_opponent?相手は<cards:his>//<cards>>"
_ACTS_JA = (
    "<name|destroy=破壊する|tap=タップする|untap=アンタップする|discard=捨てる|discard=捨てさせる|break=ブレイクする"
    f"|to_hand={_ITS_JA}手札に戻す|to_hand={_ITS_JA}手札に加える"
    "|to_hand_no_trigger=手札に加える。その「S・トリガー」は使えない"
    f"|to_mana={_ITS_JA}マナゾーンに置く|to_graveyard={_ITS_JA}墓地に置く"
    f"|to_shields=裏向きにして{_ITS_JA}シールド<~ゾーン>に加える"
    f"|to_deck_top={_ITS_JA}山札の<at?上から<at#>枚の下//上>に置く|to_deck_bottom={_ITS_JA}山札の下に置く"
    "|put_in=バトルゾーンに出す|cast=コストを支払わずに唱える>"
)
_WHOLE = (
    ("each player discards his hand", "各プレイヤーは手札をすべて捨てる", "discard", Which(HAND)),
    (
        "your opponent discards <~all cards from >his hand",
        "相手は手札をすべて捨てる",
        "discard",
        Which(HAND, "opponent"),
    ),
    (
        "each player returns all cards from his mana zone to his hand",
        "各プレイヤーはマナゾーンのカードをすべて手札に戻す",
        "to_hand",
        Which(MANA),
    ),
)
"""What players do with whole hands and mana zones: the words, the act, and the cards."""
_FROM = {
    "to_hand": (BATTLE, MANA, GRAVEYARD, SHIELDS),
    "to_mana": (BATTLE, HAND, GRAVEYARD, SHIELDS),
    "to_graveyard": (MANA, SHIELDS),
    "to_shields": (BATTLE, HAND, MANA),
    "to_hand_no_trigger": (SHIELDS,),
    "discard": (HAND,),
    "put_in": (HAND, MANA, GRAVEYARD),
    "cast": (HAND, MANA, GRAVEYARD),
    "break": (SHIELDS,),
    "tap": (BATTLE, MANA),
    "untap": (BATTLE, MANA),
}
"""The zones from which acts are heard; of all others the battle zone."""


def _of_it(order: str) -> str:
    return order.replace("<cards>", "<~it><~them><~that creature>")


_TO = {"to_hand": HAND, "to_mana": MANA, "to_graveyard": GRAVEYARD, "to_shields": SHIELDS}
_DECK = {"to_deck_top": 0, "to_deck_bottom": -1}
_TOPS = {"top_to_mana": MANA, "top_to_graveyard": GRAVEYARD}


class Do(Effect):
    """One act on some cards, all at once (400.7), but for those that enter the battle zone (409.1f)."""

    name: ActName
    cards: CardsMeant
    at: int = 0
    """For an act that puts cards into a deck: the place from the top, 0 the top itself."""

    phrases: ClassVar = phrases(
        en=(
            *(said(en, name=name, cards=Every(which)) for en, _, name, which in _WHOLE),
            *(said(order, doer="you") for order in _ORDERS),
            said("your opponent chooses and <name|discard=discards> <cards:his>", doer="hand"),
            said(f"choose <cards>. ^your opponent <name|discard=discards> {_THEM}", doer="looking"),
            said("your opponent <name|discard=discards> <cards:his>", doer="chance"),
            said(f"your opponent chooses <cards:his> and {_DOES}", doer="opponent"),
            heard("your opponent chooses and destroys <cards:his>", name="destroy", doer="opponent"),
            heard("discard <~your hand><~all cards from your hand>", name="discard", cards=Every(Which(HAND, "your"))),
            *(heard(order, doer="you") for order in _ALSO),
            *(heard(f"choose <cards> and {_of_it(order)}", doer="you") for order in (*_ORDERS, *_ALSO)),
        ),
        ja=(
            *(said(ja, name=name, cards=Every(which)) for _, ja, name, which in _WHOLE),
            f"{_CARDS_JA}<at_random?//を>{_ACTS_JA}",
            (f"{_CARDS_JA}の一番上のカードを{_ITS_JA}<name|top_to_mana=マナゾーンに置く|top_to_graveyard=墓地に置く>"),
        ),
        en_it=tuple(heard(_of_it(order), cards=It()) for order in (*_ORDERS, *_ALSO)),
        ja_it=heard(f"<~それ><~そのクリーチャー>を{_ACTS_JA}", cards=It()),
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> Do | None:
        """The act, where such cards can be what it is done to."""
        cards, name = values["cards"], values["name"]
        made = cls(name, cards, values.get("at", 0))
        if any(values.get(how, getattr(made, how)) != getattr(made, how) for how in ("doer", "by_opponent")):
            return None
        if values.get("at_random") and not made.at_random:
            return None
        if not isinstance(cards, Pick | Every):
            return None if name in ("discard", "put_in", "cast") else made
        which, own = cards.which, cards.which.whose == "your"
        fits = {
            "cast": own and which.kind == SPELL,
            "put_in": own and bool(which.kind == CREATURE or which.races),
            # Of what is seen of a hand `LookAt` hears.
            "discard": which.whose != "opponent" or cards.chooser != "you" or cards == Every(Which(HAND, "opponent")),
            "top_to_mana": which.evolution is True,
            "top_to_graveyard": which.evolution is True,
        }
        there = which.zone in _FROM.get(name, (BATTLE,)) or (made.by_opponent and which.zone == BATTLE)
        return made if there and fits.get(name, True) else None

    @property
    def doer(self) -> str:
        """Who does it: "you"; or the opponent, with cards in "hand", those of a hand that you are "looking" at, those
        that "chance" or the text says, or others."""
        if self.by_opponent:
            return "hand" if self.name == "discard" else "opponent"
        if self.name != "discard" or self.cards.whose != "opponent":
            return "you"
        return "looking" if self.cards.chooser == "you" and isinstance(self.cards, Pick) else "chance"

    @property
    def by_opponent(self) -> bool:
        """Whether the opponent chooses the cards."""
        return self.cards.chooser == "opponent"

    @property
    def at_random(self) -> bool:
        """Whether nobody does."""
        return self.cards.chooser == "random"

    @property
    def several(self) -> bool:
        """Whether they are spoken of as more than one."""
        return self.cards.several

    @property
    def owner(self) -> str:
        """Whose hand or zone they go to: "your", that of the "opponent", of an "owner", or of several "owners"."""
        if self.cards.whose == "your" or (self.cards.whose == "opponent" and self.cards.zone != BATTLE):
            return self.cards.whose
        return "owners" if self.several else "owner"

    @property
    def purpose(self) -> str:
        """Its name."""
        return self.name

    def said_behind(self, before: Effect) -> Do:
        """Several cards are “them” from then on."""
        return replace(self, cards=Them()) if before.is_about_several and self.cards == It() else self

    def of_itself(self) -> Do | None:
        """The same of the card itself."""
        return Do(self.name, This()) if isinstance(self.cards, Every) and self.cards.which.holder else None

    def is_idle(self, duel: Duel, run: Run) -> bool:
        """Whether there is nothing to tap or untap."""
        if self.name not in ("tap", "untap") or self.cards.zone != BATTLE:
            return False
        ids: Sequence[int]
        if isinstance(self.cards, This):
            ids = (run.this,)
        elif isinstance(self.cards, Pick):
            ids = self.cards.able(duel, run.seat, run.this)
        elif isinstance(self.cards, Every):
            ids = [card.id for card in self.cards.which.find(duel, run.seat, run.this)]
        else:
            return False
        cards = [card for card_id in ids if (card := duel.card(card_id)) is not None]
        return all(card.sideways == (self.name == "tap") for card in cards)

    def perform(self, duel: Duel, run: Run) -> Flow:
        """Find the cards and do it. `run.it` are then these cards, those that left under the ids they have now."""
        ids = yield from self.cards.choose(duel, run, self.purpose)
        ids = tuple(card_id for card_id in ids if card_id in duel.table.cards)
        run.it, run.done = ids, len(ids)
        yield from self._act(duel, run, ids)

    def _act(self, duel: Duel, run: Run, ids: tuple[int, ...]) -> Flow:
        name = self.name
        if self.cards.is_cards and (name in _TO or name == "destroy"):
            yield from leave_as_cards(duel, ids, _TO.get(name, GRAVEYARD))
        elif name == "destroy":
            run.done = len((yield from destroy(duel, ids, replacing=run.replacing)))
        elif name == "discard":
            run.done = yield from discard(duel, ids, replacing=run.replacing)
        elif name == "tap":
            run.done = sum(tap(duel, card_id) for card_id in ids)
        elif name == "untap":
            run.done = sum(untap(duel, card_id) for card_id in ids)
        elif name == "break":
            yield from break_shields(duel, ids, None)
        elif name == "to_hand_no_trigger":
            yield from shields_to_hand(duel, ids, triggers=False)
        elif name in _DECK:
            yield from _to_deck(duel, ids, self.at or _DECK[name], replacing=run.replacing)
        elif name in _TOPS:
            for card_id in ids:
                take_top(duel, card_id, _TOPS[name])
        elif name == "put_in":
            yield from _put_in(duel, run, ids)
        elif name == "cast":
            yield from _cast(duel, run, ids)
        else:
            yield from _move(duel, run, ids, _TO[name])


def _move(duel: Duel, run: Run, ids: Sequence[int], zone: str) -> Flow:
    table = duel.table
    there = [card_id for card_id in ids if table.cards[card_id].zone == BATTLE and not table.cards[card_id].on]
    shields = [card_id for card_id in ids if table.cards[card_id].zone == SHIELDS]
    others = [card_id for card_id in ids if card_id not in there and card_id not in shields]
    moved: list[int] = []
    if there:
        yield from leave(duel, there, zone, replacing=run.replacing)
    if zone == HAND:
        yield from shields_to_hand(duel, shields)
    else:
        moved += [put(duel, card_id, zone) for card_id in shields]
    for card_id in others:
        moved.append(into_shields(duel, card_id) if zone == SHIELDS else put(duel, card_id, zone))
    run.it = tuple(moved)


def _to_deck(duel: Duel, ids: Sequence[int], at: int, *, replacing: bool) -> Flow:
    there = [card_id for card_id in ids if duel.is_there(card_id)]
    yield from leave(duel, there, DECK, at=at, replacing=replacing)
    yield from into_deck(duel, [card_id for card_id in ids if card_id in duel.table.cards], at)


def _put_in(duel: Duel, run: Run, ids: Sequence[int]) -> Flow:
    """All of them are pending first, then they enter one by one (409.1f, 400.7); who can't stays where it was
    (409.2)."""
    table = duel.table
    entered: list[int] = []
    for card_id in ids:
        table.mark(card_id, ASIDE, 1)
    for card_id in ids:
        if card_id not in table.cards:
            continue
        card = table.cards[card_id]
        seat = card.owner
        if not can_enter(duel, card, seat):
            table.mark(card_id, ASIDE, 0)
            continue
        onto = (yield from choose_sources(duel, card, seat)) if duel.printed(card).is_evolution else ()
        entered.append((yield from put_into_battle(duel, card_id, seat, onto)))
        yield from settle(duel)
    entered = [card_id for card_id in entered if card_id]
    run.it, run.done = tuple(entered), len(entered)


def _cast(duel: Duel, run: Run, ids: Sequence[int]) -> Flow:
    """All of them are pending first, then they are cast one by one (409.1e)."""
    from svedesk.games.dm.flow.use import no_longer_pending, use

    for card_id in ids:
        duel.table.mark(card_id, ASIDE, 1)
    for card_id in ids:
        if card_id in duel.table.cards and may_use(duel, card_id, run.seat):
            yield from use(duel, card_id, run.seat, free=True)
        elif card_id in duel.table.cards:
            no_longer_pending(duel, card_id)


class TopCards(Effect):
    """Cards off the top of the player's deck, or of the opponent's, into a zone, which is no draw (114.3)."""

    LATER: ClassVar[frozenset[str]] = frozenset(("whose",))
    zone: str
    count: int = 1
    up_to: bool = False
    whose: Literal["your", "opponent"] = "your"

    phrases: ClassVar = phrases(
        en=(
            (
                "<zone|shields=add|*=put> "
                "<up_to?up to <count#> cards from the top//the top <count|1=card|*=<count#> cards>> of "
                f"{OWNER} deck <zone|mana=into {OWNER} mana zone|graveyard=into {OWNER} graveyard"
                f"|shields=to {OWNER} shields face<~ ><~->down>"
            ),
            heard(
                "<~your opponent puts><~put> the top <count|1=card|*=<count#> cards> of <~his><~your opponent's> deck "
                "into his <zone|mana=mana zone|graveyard=graveyard>",
                whose="opponent",
            ),
            heard("add the card on top of your deck to your shields face<~ ><~->down", zone=SHIELDS),
        ),
        ja=(
            (
                "<whose|your=<+自分の>|opponent=相手の>山札の上から<count#>枚<up_to?まで>を<~持ち主の><~自分の><~相手の>"
                "<zone|mana=マナゾーンに置く|graveyard=墓地に置く"
                "|shields=<+裏向きにして><~自分の>シールド<~ゾーン>に<~裏向きにして>加える>"
            ),
            heard(
                "相手は<~自身の><~相手の>山札の上から<count#>枚を<~持ち主の><~相手の><~自身の>"
                "<zone|mana=マナゾーンに置く|graveyard=墓地に置く>",
                whose="opponent",
            ),
        ),
    )

    def perform(self, duel: Duel, run: Run) -> Flow:
        """As many as there are, or as many as the player says."""
        count = self.count
        if self.up_to:
            most = min(count, len(duel.deck(run.seat)))
            reason = Message("number-of-cards", (named(run.number), f"to_{self.zone}", most))
            (count,) = yield from ask_numbers(
                lambda: Ask(run.seat, "number", (), 0, most, form="number", reason=reason, source=run.this)
            )
        top = duel.deck(run.seat if self.whose == "your" else 1 - run.seat)[:count]
        run.it = tuple(put(duel, card_id, self.zone) for card_id in top)
        run.done = len(top)
        yield from settle(duel)
