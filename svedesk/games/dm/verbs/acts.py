"""What is done to cards: destroyed, returned, tapped ..."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Literal, NamedTuple

from svedesk.engine.ask import Ask, Flow, ask_numbers
from svedesk.engine.message import Message, named
from svedesk.engine.script import Lang
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
from svedesk.games.dm.run import Run
from svedesk.games.dm.verbs.base import Effect
from svedesk.games.dm.verbs.targets import CardsMeant, Every, Pick, This
from svedesk.games.dm.which import OWNER, Which
from svedesk.games.dm.zones import BATTLE, DECK, GRAVEYARD, HAND, MANA, SHIELDS
from svedesk.phrases.phrase import heard, phrases

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


class ActWords(NamedTuple):
    """How an act reads: as an order, of somebody who does it, and in Japanese."""

    order: str
    does: str
    ja: str


WORDS: dict[str, ActWords] = {
    "destroy": ActWords("Destroy {}.", "destroys {}.", "{}を破壊する。"),
    "to_hand": ActWords(
        "Return {} to its owner's hand.", "returns {} to its owner's hand.", "{}を持ち主の手札に戻す。"
    ),
    "to_hand_no_trigger": ActWords(
        "Put {} into its owner's hand; its shield trigger can't be used.",
        "puts {} into its owner's hand; its shield trigger can't be used.",
        "{}を手札に加える。その「S・トリガー」は使えない。",
    ),
    "to_mana": ActWords(
        "Put {} into its owner's mana zone.", "puts {} into its owner's mana zone.", "{}を持ち主のマナゾーンに置く。"
    ),
    "to_graveyard": ActWords(
        "Put {} into its owner's graveyard.", "puts {} into its owner's graveyard.", "{}を持ち主の墓地に置く。"
    ),
    "to_shields": ActWords(
        "Add {} to its owner's shields facedown.",
        "adds {} to its owner's shields facedown.",
        "{}を裏向きにして持ち主のシールドに加える。",
    ),
    "to_deck_top": ActWords(
        "Put {} on top of its owner's deck.", "puts {} on top of its owner's deck.", "{}を持ち主の山札の上に置く。"
    ),
    "to_deck_bottom": ActWords(
        "Put {} on the bottom of its owner's deck.",
        "puts {} on the bottom of its owner's deck.",
        "{}を持ち主の山札の下に置く。",
    ),
    "discard": ActWords("Discard {}.", "discards {}.", "{}を捨てる。"),
    "tap": ActWords("Tap {}.", "taps {}.", "{}をタップする。"),
    "untap": ActWords("Untap {}.", "untaps {}.", "{}をアンタップする。"),
    "break": ActWords("Break {}.", "breaks {}.", "{}をブレイクする。"),
    "put_in": ActWords("Put {} into the battle zone.", "puts {} into the battle zone.", "{}をバトルゾーンに出す。"),
    "cast": ActWords("Cast {} for no cost.", "casts {} for no cost.", "{}をコストを支払わずに唱える。"),
    "top_to_mana": ActWords(
        "Put the top card of {} into its owner's mana zone.",
        "puts the top card of {} into its owner's mana zone.",
        "{}の一番上のカードを持ち主のマナゾーンに置く。",
    ),
    "top_to_graveyard": ActWords(
        "Put the top card of {} into its owner's graveyard.",
        "puts the top card of {} into its owner's graveyard.",
        "{}の一番上のカードを持ち主の墓地に置く。",
    ),
}
_TO = {"to_hand": HAND, "to_mana": MANA, "to_graveyard": GRAVEYARD, "to_shields": SHIELDS}
_DECK = {"to_deck_top": 0, "to_deck_bottom": -1}
_TOPS = {"top_to_mana": MANA, "top_to_graveyard": GRAVEYARD}


class Do(Effect):
    """One act on some cards, all at once (400.7), but for those that enter the battle zone (409.1f)."""

    name: ActName
    cards: CardsMeant
    at: int = 0
    """For an act that puts cards into a deck: the place from the top, 0 the top itself."""

    @property
    def purpose(self) -> str:
        """Its name."""
        return self.name

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

    def says(self, lang: Lang) -> str:
        """The sentence."""
        words = WORDS[self.name]
        if whole := _of_each_player(self.name, self.cards, lang):
            return whole
        if lang == "ja":
            by = "相手は" if self.cards.chooser == "opponent" else ""
            at_random = self.cards.chooser == "random"
            return by + (words.ja.replace("{}を", "{}") if at_random else words.ja).format(self.cards.words(lang))
        cards, about = self.cards, self.cards.words(lang)
        if cards.chooser == "opponent" or (self.name == "discard" and cards.whose == "opponent"):
            return self._of_opponent(words, about.replace("your opponent's", "his"))
        return _with_owner(words.order, cards).format(about)

    def _of_opponent(self, words: ActWords, about: str) -> str:
        """What the opponent does with cards of theirs."""
        cards = self.cards
        if cards.zone == HAND and cards.chooser == "opponent":
            return f"Your opponent chooses and discards {about}."
        if cards.chooser == "you" and isinstance(cards, Pick):
            return f"Choose {cards.words('en')}. Your opponent discards {'them' if cards.several else 'it'}."
        if cards.chooser != "opponent":
            return f"Your opponent discards {about}."
        does = words.does.replace("its owner's", "his").format("them" if cards.several else "it")
        return f"Your opponent chooses {about} and {does}"


def _of_each_player(name: str, cards: CardsMeant, lang: Lang) -> str:
    """What is done to all cards of a zone, whose owners do it."""
    if not isinstance(cards, Every) or cards.which != Which(zone=cards.zone, whose=cards.which.whose):
        return ""
    if (name, cards.zone) == ("discard", HAND):
        if cards.whose == "any":
            return "各プレイヤーは手札をすべて捨てる。" if lang == "ja" else "Each player discards his hand."
        if cards.whose == "opponent":
            return "相手は手札をすべて捨てる。" if lang == "ja" else "Your opponent discards his hand."
    if (name, cards.zone, cards.whose) == ("to_hand", MANA, "any"):
        if lang == "ja":
            return "各プレイヤーはマナゾーンのカードをすべて手札に戻す。"
        return "Each player returns all cards from his mana zone to his hand."
    return ""


_ZONE_WORDS = ("hand", "mana zone", "graveyard", "deck")


def _with_owner(order: str, cards: CardsMeant) -> str:
    """The order with whose hand or zone it is: yours, or that of one owner or of several."""
    if cards.whose == "your":
        return order.replace("its owner's", "your")
    if cards.whose == "opponent" and cards.zone != BATTLE:
        return order.replace("its owner's", "your opponent's")
    if cards.several:
        for zone in _ZONE_WORDS:
            order = order.replace(f"its owner's {zone}", f"their owners' {zone}s")
        return order.replace("its owner's", "their owners'")
    return order


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
