"""Lines that say what is done when something happens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from svedesk.engine.script import replace
from svedesk.games.dm.abilities.base import DmAbility
from svedesk.games.dm.abilities.on_event import OnEvent
from svedesk.games.dm.conditions import AttacksPlayer, DuelCondition, IsBlocking
from svedesk.games.dm.facts import CREATURE, SPELL
from svedesk.games.dm.reading.gains import GainWords, gained
from svedesk.games.dm.verbs.acts import Do
from svedesk.games.dm.verbs.base import Effect
from svedesk.games.dm.verbs.deciding import IfDone, IfSo, MayDo
from svedesk.games.dm.verbs.giving import Give
from svedesk.games.dm.verbs.targets import It, This
from svedesk.games.dm.which import Which
from svedesk.games.dm.zones import HAND
from svedesk.phrases.phrase import phrases, said

WHEN = "when<~ever>"
_OWN_EVENTS = (
    f"<event|enters={WHEN} you put this creature into the battle zone"
    f"|enters={WHEN} this creature is put into the battle zone|attacks={WHEN} this creature attacks"
    f"|attacked={WHEN} this creature is attacked"
    f"|blocks={WHEN} this creature blocks|destroyed={WHEN} this creature is destroyed"
    f"|breaks={WHEN} this creature breaks a shield|tapped={WHEN} this creature <~becomes ><~is >tapped"
    f"|blocked={WHEN} this creature becomes blocked|wins_battle={WHEN} this creature wins a battle"
    f"|leaves={WHEN} this creature leaves the battle zone|end=at the end of <~each of >your turn<~s>"
    "|start=at the start of <~each of >your turn<~s>|silent_skill=silent skill<~ >:"
    f"|to_graveyard={WHEN} this creature is put into <~your><~a> graveyard<~ from the battle zone>"
    "|battled=after this creature battle<~s><~d>|attack_ends=at the end of an attack of this creature"
    f"|flipped={WHEN} this creature is flipped>"
)
_WHOSE_EVENTS = (
    "<whose|your=your|opponent=your opponent's> <which:many> "
    "<event|blocks=blocks|attacks=attacks|destroyed=is destroyed|blocked=becomes blocked|breaks=breaks a shield>"
)


ITSELF_JA = "<~このクリーチャー><~クロスしたクリーチャー>"
_OWN_EVENTS_JA = (
    f"<event|enters={ITSELF_JA}をバトルゾーンに出した時|enters={ITSELF_JA}がバトルゾーンに出た時|attacks={ITSELF_JA}が攻撃する時"
    f"|attacked={ITSELF_JA}が攻撃された時|breaks={ITSELF_JA}がシールドをブレイクした時"
    f"|tapped={ITSELF_JA}がタップした時"
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


class EventWords(DmAbility):
    """What happens when something does to the card itself."""

    event: str
    effects: tuple[Effect, ...]
    may: bool = False
    whose: str = "your"

    phrases = phrases(
        en=(
            f"{_OWN_EVENTS}<~,> <may?you may ><effects.>",
            (
                "at the <event|start|end> of <whose|any=each turn|any=each player's turn|opponent=your opponent's turn"
                "|opponent=each of your opponent's turns>, <may?you may ><effects.>"
            ),
        ),
        ja=(
            f"{_OWN_EVENTS_JA}<~、><~:>{_MAY_JA}<effects.>",
            (
                "<whose|any=各ターン|any=各プレイヤーのターン|opponent=相手のターン>の"
                f"<event|start=はじめに|end=終わりに><~、>{_MAY_JA}<effects.>"
            ),
        ),
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> OnEvent | None:
        """The ability. That it may be done is said of its first sentence."""
        effects, may = values["effects"], values.get("may", False)
        if isinstance(effects[0], MayDo) or effects[0].needs_before or _is_about_itself(effects):
            return None
        if may and not all(isinstance(effect, IfDone) for effect in effects[1:]):
            return None  # who does not want the first of them would still do the others, or not
        return OnEvent(values["event"], effects, may=may, whose=values.get("whose", "your"))


def _is_about_itself(effects: tuple[Any, ...]) -> bool:
    """Whether a condition comes before what is done to the card itself: `ThisEventWords` reads that."""
    parts = [part for effect in effects if isinstance(effect, IfSo) for part in effect.effects]
    return any(isinstance(part, Do) and isinstance(part.cards, This) for part in parts)


class OtherEventWords(DmAbility):
    """What happens when something does to other cards."""

    event: str
    which: Which
    effects: tuple[Effect, ...]
    whose: str = "any"
    others: bool = False
    may: bool = False

    phrases = phrases(
        en=(
            f"{WHEN} <~one><~any> of {_WHOSE_EVENTS}, <may?you may ><effects.>",
            said(
                f"{WHEN} <whose|your=one of your|opponent=one of your opponent's> <which:many> is put into the battle "
                "zone, <may?you may ><effects.>",
                event="enters",
            ),
            said(
                f"{WHEN} you put <~a ><~an ><which> into the battle zone, <may?you may ><effects.>",
                whose="your",
                event="enters",
            ),
            said(
                f"{WHEN} you put another <which> into the battle zone, <may?you may ><effects.>",
                whose="your",
                others=True,
                event="enters",
            ),
            said(
                f"{WHEN} your opponent discards a <which><~ from his hand>, <may?you may ><effects.>",
                whose="opponent",
                event="discarded",
            ),
            said(
                f"{WHEN} your opponent puts <~a ><~an ><which> into the battle zone, <may?you may ><effects.>",
                whose="opponent",
                event="enters",
            ),
            said(
                f"{WHEN} <~a ><~an ><which> <event|attacks=attacks|blocks=blocks|destroyed=is destroyed"
                "|enters=is put into the battle zone|breaks=breaks a shield>, <may?you may ><effects.>",
                others=False,
            ),
            said(
                f"{WHEN} you <event|summoned=summon> another <which>, <may?you may ><effects.>",
                whose="your",
                others=True,
            ),
            said(
                f"{WHEN} another <which> is <event|enters=put into the battle zone|destroyed=destroyed>, "
                "<may?you may ><effects.>",
            ),
            said(
                f"{WHEN} <whose|any=a player casts|your=you cast|opponent=your opponent casts> a <which>, "
                "<may?you may ><effects.>",
                event="cast",
            ),
            said(
                f"{WHEN} <whose|any=a player summons|your=you summon|opponent=your opponent summons> a <which>, "
                "<may?you may ><effects.>",
                event="summoned",
            ),
        ),
        ja=(
            said(
                f"相手が<~相手の><~自身の>手札<~を><~から><~のカードを>捨てた時、{_MAY_JA}<effects.>",
                which=Which(),
                whose="opponent",
                event="discarded",
            ),
            (
                "<whose|your=自分の|opponent=相手の><which>が<event|blocks=ブロックした時|attacks=攻撃する時"
                f"|destroyed=破壊された時|blocked=ブロックされた時|enters=バトルゾーンに出た時|summoned=召喚された時|cast=唱えられた時>、{_MAY_JA}<effects.>"
            ),
            said(
                f"<whose|your=自分の|opponent=相手の><which>を召喚した時、{_MAY_JA}<effects.>",
                event="summoned",
            ),
            said(
                f"<whose|your=自分の|opponent=相手の><which>をバトルゾーンに出した時、{_MAY_JA}<effects.>",
                event="enters",
            ),
            f"<which>が<event|summoned=召喚された時|cast=唱えられた時>、{_MAY_JA}<effects.>",
            said(
                f"<which>が<event|attacks=攻撃する時|blocks=ブロックした時|destroyed=破壊された時"
                f"|enters=バトルゾーンに出た時|breaks=シールドをブレイクした時>、{_MAY_JA}<effects.>",
                others=False,
            ),
            f"他の<which>が<event|enters=バトルゾーンに出た時|destroyed=破壊された時>、{_MAY_JA}<effects.>",
            said(f"他の<which>をバトルゾーンに出した時、{_MAY_JA}<effects.>", event="enters"),
        ),
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> OnEvent | None:
        """The ability."""
        which, event, whose = values["which"], values["event"], values.get("whose", "any")
        if event == "discarded":
            which = replace(which, zone=HAND)
        elif (which.kind == SPELL) != (event == "cast") or not which.kind:
            return None
        which = which.of_owner(whose, other=values.get("others", whose == "any" and event not in ("cast", "summoned")))
        effects, may = values["effects"], values.get("may", False)
        if isinstance(effects[0], MayDo) or effects[0].needs_before:
            return None
        if may and not all(isinstance(effect, IfDone) for effect in effects[1:]):
            return None  # who does not want the first of them would still do the others, or not
        return OnEvent(event, effects, which, may=may)


class AttackGainWords(DmAbility):
    """What a creature is given that attacks."""

    which: Which
    gains: tuple[GainWords, ...]
    whose: str = "any"
    may: bool = False

    phrases = phrases(
        en=(
            (
                f"{WHEN} <~one><~any> of <whose|your=your|opponent=your opponent's> <which:many> attacks, "
                "<~it ><gains* and > <~until the end of the turn><~this turn>."
            ),
            f"{WHEN} <~a ><~an ><which> attacks, <~it ><gains* and > <~until the end of the turn><~this turn>.",
        ),
        ja=(
            "<whose|any=|your=自分の|opponent=相手の><which>が攻撃する時、このターン、"
            "<~それ><~そのクリーチャー><~は、><~に、><gains*、>。"
        ),
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> OnEvent | None:
        """The ability."""
        fields, which = gained(values["gains"]), values["which"]
        if fields is None or which.kind != CREATURE:
            return None
        which = which.of_owner(values.get("whose", "any"))
        return OnEvent("attacks", (Give(It(), **fields),), which)


class ThisEventWords(DmAbility):
    """The same, of which "it" is the card itself."""

    event: str
    act: str
    may: bool = False
    how: str = ""
    condition: DuelCondition | None = None

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


class UnblockedWords(DmAbility):
    """What happens when it attacks, or attacks a player, and isn't blocked."""

    effects: tuple[Effect, ...]
    may: bool = False
    player: bool = False

    phrases = phrases(
        en=f"{WHEN} this creature attacks <player?a player >and isn't blocked, <may?you may ><effects.>",
        ja=f"{ITSELF_JA}が<player?プレイヤーを>攻撃してブロックされなかった時、{_MAY_JA}<effects.>",
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> OnEvent:
        """The ability."""
        condition = AttacksPlayer() if values.get("player") else None
        return OnEvent("not_blocked", values["effects"], may=values.get("may", False), condition=condition)
