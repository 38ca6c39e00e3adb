"""Lines that say what is done when something happens, or instead of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from svedesk.engine.script import Node
from svedesk.games.dm.abilities.activated import TapAbility
from svedesk.games.dm.abilities.cast import OnCast
from svedesk.games.dm.abilities.instead import InsteadOf
from svedesk.games.dm.abilities.on_event import OnEvent
from svedesk.games.dm.conditions import (
    AttacksPlayer,
    DuelCondition,
    IsBlocking,
)
from svedesk.games.dm.facts import SPELL
from svedesk.games.dm.reading.cards import WhichWords, of_owner
from svedesk.games.dm.reading.effects import EffectWords
from svedesk.games.dm.reading.gains import ConditionWords
from svedesk.games.dm.verbs.acts import Do
from svedesk.games.dm.verbs.deciding import IfDone, IfSo, LaterOn, MayDo
from svedesk.games.dm.verbs.targets import It, Pick, This
from svedesk.games.dm.which import Which
from svedesk.games.dm.zones import HAND
from svedesk.phrases.phrase import phrases, said


class LineWords(Node):
    """Base of the phrases for a whole line."""


_WHEN = "when<~ever>"
_OWN_EVENTS = (
    f"<event|enters={_WHEN} you put this creature into the battle zone"
    f"|enters={_WHEN} this creature is put into the battle zone|attacks={_WHEN} this creature attacks"
    f"|attacked={_WHEN} this creature is attacked"
    f"|blocks={_WHEN} this creature blocks|destroyed={_WHEN} this creature is destroyed"
    f"|blocked={_WHEN} this creature becomes blocked|wins_battle={_WHEN} this creature wins a battle"
    f"|leaves={_WHEN} this creature leaves the battle zone|end=at the end of <~each of >your turn<~s>"
    "|start=at the start of <~each of >your turn<~s>|silent_skill=silent skill<~ >:"
    f"|to_graveyard={_WHEN} this creature is put into <~your><~a> graveyard<~ from the battle zone>"
    "|battled=after this creature battled|attack_ends=at the end of an attack of this creature"
    f"|flipped={_WHEN} this creature is flipped>"
)
_WHOSE_EVENTS = (
    "<whose|your=your|opponent=your opponent's> <which:many> "
    "<event|blocks=blocks|attacks=attacks|destroyed=is destroyed"
    "|blocked=becomes blocked>"
)


ITSELF_JA = "<~このクリーチャー><~クロスしたクリーチャー>"
_OWN_EVENTS_JA = (
    f"<event|enters={ITSELF_JA}をバトルゾーンに出した時|enters={ITSELF_JA}がバトルゾーンに出た時|attacks={ITSELF_JA}が攻撃する時"
    f"|attacked={ITSELF_JA}が攻撃された時"
    f"|blocks={ITSELF_JA}がブロックした時|destroyed={ITSELF_JA}が破壊された時|blocked={ITSELF_JA}がブロックされた時"
    f"|wins_battle={ITSELF_JA}がバトルに勝った時|leaves={ITSELF_JA}がバトルゾーンを離れた時|end=自分のターンの終わりに"
    f"|start=自分のターンのはじめに|silent_skill=サイレントスキル|to_graveyard={ITSELF_JA}が墓地に置かれた時"
    f"|battled={ITSELF_JA}がバトルした後|attack_ends={ITSELF_JA}の攻撃の終わりに|flipped={ITSELF_JA}が裏返った時>"
)
_OWN_ACTS_JA = "<act|destroy=破壊する|untap=アンタップする|tap=タップする|to_hand=<~持ち主の><~自分の>手札に戻す>"
_MAY_JA = "<may?次のことをしてもよい。>"
_OWN_ACTS = (
    "<act|destroy=destroy it|destroy=destroy this creature|untap=untap this creature|untap=untap it"
    "|tap=tap this creature|to_hand=return this creature to your hand|to_hand=return it to your hand>"
)


class EventWords(LineWords):
    """What happens when something does to the card itself."""

    event: str
    effects: tuple[EffectWords, ...]
    may: bool = False

    phrases = phrases(
        en=f"{_OWN_EVENTS}<~,> <may?you may ><effects.>",
        ja=f"{_OWN_EVENTS_JA}<~、><~:>{_MAY_JA}<effects.>",
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> OnEvent | None:
        """The ability. That it may be done is said of its first sentence."""
        effects, may = values["effects"], values.get("may", False)
        if isinstance(effects[0], MayDo | IfDone | LaterOn) or _is_about_itself(effects):
            return None
        if may and not all(isinstance(effect, IfDone) for effect in effects[1:]):
            return None  # who does not want the first of them would still do the others, or not
        return OnEvent(values["event"], effects, may=may)


def _is_about_itself(effects: tuple[Any, ...]) -> bool:
    """Whether a condition comes before what is done to the card itself: `ThisEventWords` reads that."""
    parts = [part for effect in effects if isinstance(effect, IfSo) for part in effect.effects]
    return any(isinstance(part, Do) and isinstance(part.cards, This) for part in parts)


class OtherEventWords(LineWords):
    """What happens when something does to other cards."""

    event: str
    which: WhichWords
    effects: tuple[EffectWords, ...]
    whose: str = "any"
    others: bool = False
    may: bool = False

    phrases = phrases(
        en=(
            f"{_WHEN} <~one><~any> of {_WHOSE_EVENTS}, <may?you may ><effects.>",
            said(
                f"{_WHEN} <whose|your=one of your|opponent=one of your opponent's> <which:many> is put into the battle "
                "zone, <may?you may ><effects.>",
                event="enters",
            ),
            said(
                f"{_WHEN} you put <~a ><~an ><which> into the battle zone, <may?you may ><effects.>",
                whose="your",
                event="enters",
            ),
            said(
                f"{_WHEN} you put another <which> into the battle zone, <may?you may ><effects.>",
                whose="your",
                others=True,
                event="enters",
            ),
            said(
                f"{_WHEN} another <which> is <event|enters=put into the battle zone|destroyed=destroyed>, "
                "<may?you may ><effects.>",
            ),
            said(
                f"{_WHEN} <whose|any=a player casts|your=you cast|opponent=your opponent casts> a <which>, "
                "<may?you may ><effects.>",
                event="cast",
            ),
            said(
                f"{_WHEN} <whose|any=a player summons|your=you summon|opponent=your opponent summons> a <which>, "
                "<may?you may ><effects.>",
                event="summoned",
            ),
        ),
        ja=(
            (
                "<whose|your=自分の|opponent=相手の><which>が<event|blocks=ブロックした時|attacks=攻撃する時"
                f"|destroyed=破壊された時|blocked=ブロックされた時|enters=バトルゾーンに出た時|summoned=召喚された時|cast=唱えられた時>、{_MAY_JA}<effects.>"
            ),
            said(
                f"<whose|your=自分の|opponent=相手の><which>をバトルゾーンに出した時、{_MAY_JA}<effects.>",
                event="enters",
            ),
            f"<which>が<event|summoned=召喚された時|cast=唱えられた時>、{_MAY_JA}<effects.>",
            f"他の<which>が<event|enters=バトルゾーンに出た時|destroyed=破壊された時>、{_MAY_JA}<effects.>",
            said(f"他の<which>をバトルゾーンに出した時、{_MAY_JA}<effects.>", event="enters"),
        ),
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> OnEvent | None:
        """The ability."""
        which, event, whose = values["which"], values["event"], values.get("whose", "any")
        if (which.kind == SPELL) != (event == "cast") or not which.kind:
            return None
        which = of_owner(which, whose, other=values.get("others", whose == "any" and event not in ("cast", "summoned")))
        effects, may = values["effects"], values.get("may", False)
        if isinstance(effects[0], MayDo | IfDone | LaterOn):
            return None
        if may and not all(isinstance(effect, IfDone) for effect in effects[1:]):
            return None  # who does not want the first of them would still do the others, or not
        return OnEvent(event, effects, which, may=may)


class ThisEventWords(LineWords):
    """The same, of which "it" is the card itself."""

    event: str
    act: str
    may: bool = False
    how: str = ""
    condition: ConditionWords | None = None

    phrases = phrases(
        en=(
            f"{_OWN_EVENTS}<~,> <may?you may >{_OWN_ACTS}.",
            f"{_OWN_EVENTS}<~,> if <condition>, <may?you may >{_OWN_ACTS}.",
            said(
                "<~when><~whenever> this creature battles, destroy it after the battle.",
                event="battled",
                act="destroy",
            ),
            said(
                "<~when><~whenever> this creature blocks, untap it after it battles.",
                event="battled",
                act="untap",
                how="blocking",
            ),
            said(
                "<~when><~whenever> this creature attacks a player, destroy it after the attack.",
                event="attack_ends",
                act="destroy",
                how="player",
            ),
        ),
        ja=(
            f"{_OWN_EVENTS_JA}<~、><~:>{_MAY_JA}このクリーチャーを{_OWN_ACTS_JA}。",
            f"{_OWN_EVENTS_JA}<~、><~:><condition>{_MAY_JA}このクリーチャーを{_OWN_ACTS_JA}。",
        ),
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> OnEvent:
        """The ability."""
        conditions: dict[str, DuelCondition] = {"blocking": IsBlocking(), "player": AttacksPlayer()}
        condition = values.get("condition") or conditions.get(values.get("how", ""))
        return OnEvent(values["event"], (Do(values["act"], This()),), may=values.get("may", False), condition=condition)


class UnblockedWords(LineWords):
    """What happens when it attacks, or attacks a player, and isn't blocked."""

    effects: tuple[EffectWords, ...]
    may: bool = False
    player: bool = False

    phrases = phrases(
        en=f"{_WHEN} this creature attacks <player?a player >and isn't blocked, <may?you may ><effects.>",
        ja=f"{ITSELF_JA}が<player?プレイヤーを>攻撃してブロックされなかった時、{_MAY_JA}<effects.>",
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> OnEvent:
        """The ability."""
        condition = AttacksPlayer() if values.get("player") else None
        return OnEvent("not_blocked", values["effects"], may=values.get("may", False), condition=condition)


class SpellWords(LineWords):
    """What a spell does."""

    effects: tuple[EffectWords, ...]

    phrases = phrases(
        en_spell="<effects.>",
        ja_spell="<effects.>",
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> OnCast | None:
        """Its effects."""
        return None if isinstance(values["effects"][0], LaterOn) else OnCast(values["effects"])


class TapWords(LineWords):
    """What a creature does instead of an attack (602)."""

    effects: tuple[EffectWords, ...]
    which: WhichWords | None = None

    phrases = phrases(
        en=(
            "$tap<~_ability> <effects.>",
            "instead of having this creature attack, you may tap it: <effects.>",
            "instead of having each of your <which:many> attack, you may tap it: <effects.>",
            (
                "each of your <which:many><~ in the battle zone> may tap instead of attacking to use this creature's "
                "ability.<~ >: <effects.>"
            ),
        ),
        ja=(
            f"{ITSELF_JA}で攻撃するかわりに、タップして次の能力を使ってもよい。<effects.>",
            "自分の<which>で攻撃するかわりに、タップして次の能力を使ってもよい。<effects.>",
        ),
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> TapAbility:
        """The ability."""
        which = values.get("which")
        return TapAbility(values["effects"], None if which is None else of_owner(which, "your"))


_SHIELDS = "shields face<~ ><~->down"
_TO_HAND = "to_hand=return <~it><~this creature> to <~your><~its owner's> hand|to_hand=put it into your hand"
_TO_MANA = "to_mana=put <~it><~this creature> into <~your><~its owner's> mana zone"
_PUT_AWAY = "destroy=be destroyed|to_graveyard=be put into your graveyard from the battle zone"


_HOME_JA = "<~持ち主の><~自分の>"
_INSTEAD_JA = (
    f"<act|to_hand={_HOME_JA}手札に戻す|to_mana={_HOME_JA}マナゾーンに置く"
    f"|to_shields=裏向きにして{_HOME_JA}シールドに加える|to_graveyard={_HOME_JA}墓地に置く>"
)
_PUT_AWAY_JA = "destroy=破壊される時|to_graveyard=バトルゾーンから墓地に置かれる時"
_INSTEAD_MAY_JA = "かわりに<may?、次のことをしてもよい。>"


class InsteadWords(LineWords):
    """What becomes of it, or of another, instead of leaving."""

    event: str
    act: str
    which: WhichWords | None = None
    may: bool = False
    discards: bool = False

    phrases = phrases(
        en=(
            (
                f"{_WHEN} this creature would <event|{_PUT_AWAY}|leave=leave the battle zone>, <may?you may >"
                f"<act|{_TO_HAND}|{_TO_MANA}|to_shields=add <~it><~this creature> to your {_SHIELDS}> instead"
                "<discards?. if you do, discard a card from your hand>."
            ),
            said(
                f"{_WHEN} this creature would <event|{_PUT_AWAY}>, <may?you may ><act|{_TO_HAND}>. discard a card from "
                "your hand instead.",
                discards=True,
            ),
            (
                f"{_WHEN} <~another of your ><~one of your other ><which:many> would <event|{_PUT_AWAY}>, "
                f"<may?you may ><act|{_TO_HAND}|{_TO_MANA}> instead."
            ),
            said(
                f"{_WHEN} one of your <which:many> would be destroyed, <may?you may >destroy this creature instead.",
                event="destroy",
                act="this",
            ),
            said("saver<~ >: <which:many><~.>", event="destroy", act="this", may=True),
            said(
                "during your opponent's turn, <~if><~when> this creature would be discarded from your hand, put it "
                "into the battle zone instead.",
                event="discard",
                act="put_in",
            ),
            said(
                f"{_WHEN} this creature would break a shield, <~your opponent puts that shield into his>"
                "<~put it into its owner's> graveyard instead.",
                event="break",
                act="to_graveyard",
            ),
        ),
        ja=(
            (
                f"このクリーチャーが<event|{_PUT_AWAY_JA}|leave=バトルゾーンを離れる時>、{_INSTEAD_MAY_JA}"
                f"<~このクリーチャーを><~それを>{_INSTEAD_JA}<discards?。<~そうした場合、>自分の手札<~のカード>1枚を捨てる>。"
            ),
            f"自分の他の<which>が<event|{_PUT_AWAY_JA}>、{_INSTEAD_MAY_JA}それを{_INSTEAD_JA}。",
            said(
                f"自分の<which>が破壊される時、{_INSTEAD_MAY_JA}このクリーチャーを破壊する。",
                event="destroy",
                act="this",
            ),
            said("セイバー:<which><~。>", event="destroy", act="this", may=True),
            said(
                "相手のターン中、このクリーチャーが手札から捨てられる時、かわりにそれをバトルゾーンに出す。",
                event="discard",
                act="put_in",
            ),
            said(
                f"{ITSELF_JA}がシールドをブレイクする時、かわりにそれを<~持ち主の><~相手の>墓地に置く。",
                event="break",
                act="to_graveyard",
            ),
        ),
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> InsteadOf | None:
        """The ability."""
        which, act, event, may = values.get("which"), values["act"], values["event"], values.get("may", False)
        if act == "this" and which is not None:
            return InsteadOf(event, (Do("destroy", This()),), of_owner(which, "your"), may)
        if event == "discard":
            return InsteadOf(event, (Do(act, It()),), in_opponents_turn=True)
        if event == "break":
            return InsteadOf(event, (Do(act, It()),))
        if which is not None:
            return InsteadOf(event, (Do(act, It()),), of_owner(which, "your", other=True), may)
        discards = (Do("discard", Pick(Which(zone=HAND, whose="your"))),) if values.get("discards") else ()
        return InsteadOf(event, (Do(act, This()), *discards), may=may)
