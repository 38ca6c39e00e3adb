"""Sentences of a printed text that do something: the phrases for them, and the effects heard by them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from svedesk.engine.script import replace
from svedesk.games.dm.abilities.on_event import OnEvent
from svedesk.games.dm.conditions import DuelCondition
from svedesk.games.dm.facts import CREATURE, SPELL
from svedesk.games.dm.reading.gains import GainWords, gained
from svedesk.games.dm.verbs.acts import Do
from svedesk.games.dm.verbs.base import Effect
from svedesk.games.dm.verbs.deciding import GiveToChosen, IfDone, IfSo, LaterOn, MayDo
from svedesk.games.dm.verbs.giving import Give
from svedesk.games.dm.verbs.targets import MANY, CardsMeant, Every, It, Pick
from svedesk.games.dm.which import Which, located
from svedesk.games.dm.zones import BATTLE, GRAVEYARD, HAND, MANA, SHIELDS
from svedesk.phrases.phrase import phrases, said

_OWNERS = "<~its owner's hand><~their owners' hands><~your opponent's hand><~his hand><~their owner's hand><~your hand>"
_IT = "<~it><~them>"
_WHOSE = "<~his ><~your ><~its owner's ><~their owners' ><~your opponent's >"
_ITS_JA = "<~持ち主の><~自分の><~相手の>"
_TO_JA = (
    f"to_hand={_ITS_JA}手札に戻す|to_hand={_ITS_JA}手札に加える|to_mana={_ITS_JA}マナゾーンに置く"
    f"|to_graveyard={_ITS_JA}墓地に置く"
)
_FROM = {
    "to_hand": (BATTLE, MANA, GRAVEYARD, SHIELDS),
    "to_mana": (BATTLE, HAND, GRAVEYARD, SHIELDS),
    "to_graveyard": (MANA, SHIELDS),
    "to_shields": (BATTLE, HAND, MANA),
    "to_hand_no_trigger": (SHIELDS,),
    "to_deck_top": (BATTLE,),
    "to_deck_bottom": (BATTLE,),
    "discard": (HAND,),
    "put_in": (HAND, MANA, GRAVEYARD),
    "cast": (HAND, MANA, GRAVEYARD),
    "break": (SHIELDS,),
    "tap": (BATTLE, MANA),
    "untap": (BATTLE, MANA),
}
_TOP = "the top card of that creature"


class DoWords(Effect):
    """One act on some cards."""

    cards: CardsMeant
    act: str

    phrases = phrases(
        en=(
            said("destroy <cards>", act="destroy"),
            said("tap <cards>", act="tap"),
            said("untap <cards>", act="untap"),
            said(f"choose <cards> and tap {_IT}", act="tap"),
            said(f"choose <cards> and untap {_IT}", act="untap"),
            said(f"choose <cards> and destroy {_IT}", act="destroy"),
            said(f"return <cards> to {_OWNERS}", act="to_hand"),
            said(f"choose <cards> and return {_IT} to {_OWNERS}", act="to_hand"),
            said(f"choose <cards> and put {_IT} into {_WHOSE}mana zone", act="to_mana"),
            said(f"choose <cards> and put {_IT} into {_WHOSE}graveyard", act="to_graveyard"),
            said(f"choose <cards> and put {_IT} into your hand without triggers", act="to_hand_no_trigger"),
            said(f"choose <cards> and put {_IT} into your hand", act="to_hand"),
            said(f"choose <cards> and put {_IT} on top of {_WHOSE}deck", act="to_deck_top"),
            said(f"put <cards> on top of {_WHOSE}deck", act="to_deck_top"),
            said(f"put <cards> on the bottom of {_WHOSE}deck", act="to_deck_bottom"),
            said(f"choose <cards> and put {_IT} on the bottom of {_WHOSE}deck", act="to_deck_bottom"),
            said(f"choose <cards> and put {_IT} into the battle zone", act="put_in"),
            said("put <cards> into the battle zone", act="put_in"),
            said(f"choose <cards> and put {_TOP} into {_WHOSE}graveyard", act="top_to_graveyard"),
            said(f"choose <cards> and put {_TOP} into {_WHOSE}mana zone", act="top_to_mana"),
            said(f"put <cards> into {_WHOSE}mana zone<~s>", act="to_mana"),
            said(f"put <cards> into {_WHOSE}graveyard<~s>", act="to_graveyard"),
            said("break <cards>", act="break"),
            said("put <cards> into your hand", act="to_hand"),
            said("put <cards> into your hand; its shield trigger can't be used", act="to_hand_no_trigger"),
            said("put the top card of <cards> into its owner's graveyard", act="top_to_graveyard"),
            said("put the top card of <cards> into its owner's mana zone", act="top_to_mana"),
            said("add <cards> to your shields face<~ ><~->down", act="to_shields"),
            said("discard <cards>", act="discard"),
            said("cast <cards> for no cost", act="cast"),
        ),
        ja=(
            (
                "<cards>を<act|destroy=破壊する|tap=タップする|untap=アンタップする|discard=捨てる"
                f"|{_TO_JA}|to_shields=裏向きにして{_ITS_JA}シールド<~ゾーン>に加える|to_deck_top={_ITS_JA}山札の上に置く"
                f"|to_deck_bottom={_ITS_JA}山札の下に置く|put_in=バトルゾーンに出す"
                "|cast=コストを支払わずに唱える|break=ブレイクする>"
            ),
            said("<cards>を手札に加える。その「s・トリガー」は使えない", act="to_hand_no_trigger"),
            f"<cards>の一番上のカードを<act|top_to_graveyard={_ITS_JA}墓地に置く|top_to_mana={_ITS_JA}マナゾーンに置く>",
        ),
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> Do | None:
        """The act, where such cards can be what it is done to."""
        act, cards = values["act"], values["cards"]
        which = cards.which if isinstance(cards, Pick | Every) else None
        if which is None:
            return None if act in ("discard", "put_in", "cast") else Do(act, cards)
        if act == "cast" and (which.whose != "your" or which.kind != SPELL):
            return None
        if act == "discard" and which.whose == "opponent" and cards != Every(Which(zone=HAND, whose="opponent")):
            return None  # `LookWords` hears of what is seen first
        if act == "put_in" and (which.whose != "your" or not (which.kind == CREATURE or which.races)):
            return None
        if which.zone not in _FROM.get(act, (BATTLE,)):
            return None
        if act.startswith("top_to") and which.evolution is not True:
            return None
        return Do(act, cards)


class OpponentDoesWords(Effect):
    """What the opponent chooses for."""

    act: str
    which: Which | None = None
    count: int = 1
    zone: str = BATTLE
    for_each: Which | None = None

    phrases = phrases(
        en=(
            said(
                "your opponent chooses <count|1=one|2=2> of his <which:many><~ in the battle zone> and "
                f"<act|destroy=destroys {_IT}|to_mana=puts {_IT} into his mana zone|to_hand=returns {_IT} to his hand"
                f"|to_graveyard=puts {_IT} into his graveyard|tap=taps {_IT}>"
            ),
            said("your opponent chooses and destroys one of his <which:many>", act="destroy"),
            said(
                "your opponent chooses <count|1=one|2=2> of his shields and "
                f"<act|to_graveyard=puts {_IT} into his graveyard|to_hand=puts {_IT} into his hand>",
                zone=SHIELDS,
            ),
            said(
                "your opponent chooses <count|1=a|2=2|3=3> <~card><~cards> <~in><~from> his mana zone and "
                f"<act|to_graveyard=puts {_IT} into his graveyard|to_hand=returns {_IT} to his hand>",
                zone=MANA,
            ),
            said(
                "your opponent chooses a <which> <~in><~from> his mana zone and "
                f"<act|to_graveyard=puts {_IT} into his graveyard|to_hand=returns {_IT} to his hand>",
                zone=MANA,
            ),
            said(
                "your opponent discards <count|1=a card|2=2 cards|3=3 cards> <~at random from his hand>"
                "<~from his hand at random>"
                "<for_each? <for_each:each>>",
                act="random",
            ),
            said(
                "your opponent chooses and discards <count|1=a card|2=2 cards> from his hand"
                "<for_each? <for_each:each>>",
                act="discard",
            ),
        ),
        ja=(
            f"相手は<~相手の><~自身の><which><count#>体を<act|destroy=破壊する|tap=タップする|{_TO_JA}>",
            said(
                f"相手は<~相手の><~自身の>シールド<count#>つを<act|{_TO_JA}>",
                zone=SHIELDS,
            ),
            said(
                f"相手は<~相手の><~自身の>マナゾーンの<which><count#><~枚><~体>を<act|{_TO_JA}>",
                zone=MANA,
            ),
            said(
                "<for_each?<for_each:each>、>相手の手札<~のカード><~を>無作為に<count#>枚<~を>捨て<~させ>る",
                act="random",
            ),
            said(
                "相手は<for_each?<for_each:each>、><~相手の><~自身の>手札<~のカード><~を><count#>枚<~を>捨てる",
                act="discard",
            ),
        ),
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> Do | None:
        """The act."""
        of = {**cls.field_defaults, **values}
        act = of["act"]
        if act in ("random", "discard"):
            hand = Which(zone=HAND, whose="opponent")
            by = "random" if act == "random" else "opponent"
            return Do("discard", Pick(hand, of["count"], by=by, for_each=of["for_each"]))  # type: ignore[arg-type]
        which = located(of["which"] or Which(), of["zone"], "opponent")
        return None if which is None else Do(act, Pick(which, of["count"], by="opponent"))


class WholeSentenceWords(Effect):
    """What is done to whole hands and mana zones."""

    what: str

    phrases = phrases(
        en=(
            "<what|all_discard=each player discards his hand|discards=your opponent discards <~all cards from >his hand"
            "|discard_mine=discard your hand|discard_mine=discard all cards from your hand"
            "|all_mana=each player returns all cards from his mana zone to his hand>"
        ),
        ja=(
            "<what|all_discard=各プレイヤーは手札をすべて捨てる|discards=相手は手札をすべて捨てる|discard_mine=自分の手札をすべて捨てる"
            "|all_mana=各プレイヤーはマナゾーンのカードをすべて手札に戻す>"
        ),
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> Effect:
        """It."""
        effects: dict[str, Effect] = {
            "all_discard": Do("discard", Every(Which(zone=HAND))),
            "discards": Do("discard", Every(Which(zone=HAND, whose="opponent"))),
            "discard_mine": Do("discard", Every(Which(zone=HAND, whose="your"))),
            "all_mana": Do("to_hand", Every(Which(zone=MANA))),
        }
        return effects[values["what"]]


# -- what is given -----------------------------------------------------------------------------------------------------


class GiveWords(Effect):
    """What cards are given until the end of the turn, or of the opponent's next."""

    cards: CardsMeant
    gains: tuple[GainWords, ...]
    for_each: Which | None = None
    until: str = "turn"

    phrases = phrases(
        en=(
            (
                "<cards> <~gets ><~get ><gains* and ><until|turn= until the end of the turn|turn= this turn"
                "|own_turn= until the start of your next turn>"
            ),
            (
                "<until|own_turn=until the start of your next turn|turn=until the end of the turn>, <cards> "
                "<~gets ><~get ><gains* and >"
            ),
            "<cards> <~gets ><~get ><gains* and > until the end of the turn <for_each:each>",
            (
                "choose <cards>. <~it ><~they ><~that creature ><~those creatures ><~gets ><~get ><~has ><~have >"
                "<gains* and ><until|turn= until the end of the turn|turn= this turn"
                "|own_turn= until the start of your next turn>"
            ),
        ),
        ja=(
            "<until|turn=このターン、|own_turn=次の自分のターンのはじめまで、><cards>に、<gains*、>",
            "このターン、<cards>に、<for_each:each><gains*、>",
        ),
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> Give | None:
        """The gift."""
        fields = gained(values["gains"])
        cards = values["cards"]
        if fields is None or (isinstance(cards, Pick | Every) and cards.which.zone != BATTLE):
            return None
        if values.get("for_each") is not None:
            fields["for_each"] = values["for_each"]
        return Give(cards, **fields, until=values.get("until", "turn"))


class GiveToChosenWords(Effect):
    """What creatures of a race or civilization are given that the player says."""

    what: str
    gains: tuple[GainWords, ...]
    until: str = "turn"

    phrases = phrases(
        en=(
            "choose a <what|race|civilization>. <~each creature ><~all creatures ><~creatures ><~in the battle zone >"
            "of that <~race><~civilization> <~gets ><~get ><~has ><~have ><gains* and >"
            "<until|turn= until the end of the turn|turn= this turn|own_turn= until the start of your next turn>"
        ),
        ja=(
            "<what|race=種族を<~ひとつ><~1つ>選ぶ。|civilization=文明を<~ひとつ><~1つ>選ぶ。>"
            "<until|turn=このターン、|own_turn=次の自分のターンのはじめまで、>"
            "その<~種族><~文明>のクリーチャー<~すべて><~は、><~に、><gains*、>"
        ),
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> GiveToChosen | None:
        """The gift."""
        fields = gained(values["gains"])
        if fields is None:
            return None
        return GiveToChosen(values["what"], Which(kind=CREATURE), Give(It(), **fields, until=values["until"]))


class LaterWords(Effect):
    """What becomes of what was named before, at the end of the turn."""

    act: str

    phrases = phrases(
        en=(
            "at the end of <~the ><~this >turn, "
            f"<act|destroy=destroy {_IT}|to_hand=return {_IT} to {_OWNERS}|to_hand=return {_IT} to your hand"
            f"|to_mana=put {_IT} into {_WHOSE}mana zone>"
        ),
        ja=f"<~この>ターンの終わりに、<~それ><~そのクリーチャー>を<act|destroy=破壊する|{_TO_JA}>",
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> LaterOn:
        """It waits for that."""
        return LaterOn(OnEvent("end", (Do(values["act"], It()),), whose="any"), about_it=True)


# -- what depends on something -----------------------------------------------------------------------------------------


class IfWords(Effect):
    """What is only done under a condition, or where something was done."""

    effects: Effect
    condition: DuelCondition | None = None

    phrases = phrases(
        en=("if you do, <effects>", "if <condition>, <effects>", "<effects> if <condition>"),
        ja=("そうした場合、<effects>", "<condition><effects>"),
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> IfDone | IfSo | None:
        """It."""
        effect, condition = values["effects"], values.get("condition")
        if isinstance(effect, IfDone | IfSo):
            return None
        return IfDone((effect,)) if condition is None else IfSo(condition, (effect,))


class MayWords(Effect):
    """What may be done."""

    effects: Effect

    phrases = phrases(
        en="you may <effects>",
        ja="次のことをしてもよい。<effects>",
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> MayDo | None:
        """It."""
        effect = values["effects"]
        return None if isinstance(effect, IfDone | IfSo | MayDo) else MayDo((effect,))


class ForEachWords(Effect):
    """What is done to as many cards as there are of some kind."""

    act: DoWords
    each: Which
    may: bool = False

    phrases = phrases(en=("<each:each>, <may?you may ><act>", "<act> <each:each>"), ja="<each:each>、<act>")

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> Do | None:
        """The act on so many."""
        act = values["act"]
        cards = act.cards
        if not isinstance(cards, Pick) or cards.count == MANY:
            return None
        return Do(act.name, replace(cards, up_to=cards.up_to or values.get("may", False), for_each=values["each"]))
