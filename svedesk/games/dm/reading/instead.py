"""Lines that say what is done instead of something."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from svedesk.games.dm.abilities.base import DmAbility
from svedesk.games.dm.abilities.instead import InsteadOf
from svedesk.games.dm.reading.events import ITSELF_JA, WHEN
from svedesk.games.dm.verbs.acts import Do
from svedesk.games.dm.verbs.targets import It, Pick, This
from svedesk.games.dm.which import Which
from svedesk.games.dm.zones import HAND
from svedesk.phrases.phrase import phrases, said

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
_INSTEAD_MAY_JA = "かわりに<may?、次のことをしてもよい。//<~、>>"


class InsteadWords(DmAbility):
    """What becomes of it, or of another, instead of leaving."""

    event: str
    act: str
    which: Which | None = None
    may: bool = False
    discards: bool = False
    others: bool = True

    phrases = phrases(
        en=(
            (
                f"<~if><~when><~whenever> this creature would <event|{_PUT_AWAY}|leave=leave the battle zone>, "
                f"<may?you may ><act|{_TO_HAND}|{_TO_MANA}|to_shields=add <~it><~this creature> to your {_SHIELDS}> "
                "instead<discards?. if you do, discard a card from your hand>."
            ),
            said(
                f"{WHEN} this creature would <event|{_PUT_AWAY}>, <may?you may ><act|{_TO_HAND}>. discard a card from "
                "your hand instead.",
                discards=True,
            ),
            (
                "<~if><~when><~whenever> <~another of your ><~one of your other ><which:many> would "
                f"<event|{_PUT_AWAY}>, <may?you may ><act|{_TO_HAND}|{_TO_MANA}> instead."
            ),
            said(
                f"{WHEN} <~one><~any> of your <which:many> would <event|{_PUT_AWAY}>, "
                f"<may?you may ><act|{_TO_HAND}|{_TO_MANA}> instead.",
                others=False,
            ),
            said(
                f"{WHEN} <~one><~any> of your <which:many> would "
                "<event|destroy=be destroyed|leave=leave the battle zone>, "
                "<may?you may >destroy this creature instead.",
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
                f"{WHEN} this creature would break a shield, <~your opponent puts that shield into his>"
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
            f"自分の他の<which>が<event|{_PUT_AWAY_JA}>、{_INSTEAD_MAY_JA}<~それを>{_INSTEAD_JA}。",
            said(f"自分の<which>が<event|{_PUT_AWAY_JA}>、{_INSTEAD_MAY_JA}<~それを>{_INSTEAD_JA}。", others=False),
            said(
                "自分の<which>が<event|destroy=破壊される時|leave=バトルゾーンを離れる時>、"
                f"{_INSTEAD_MAY_JA}このクリーチャーを破壊する。",
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
            return InsteadOf(event, (Do("destroy", This()),), which.of_owner("your"), may)
        if event == "discard":
            return InsteadOf(event, (Do(act, It()),), in_opponents_turn=True)
        if event == "break":
            return InsteadOf(event, (Do(act, It()),))
        if which is not None:
            if which.other and not values.get("others", True):
                return None  # the phrase for others hears it
            return InsteadOf(event, (Do(act, It()),), which.of_owner("your", other=values.get("others", True)), may)
        discards = (Do("discard", Pick(Which(zone=HAND, whose="your"))),) if values.get("discards") else ()
        return InsteadOf(event, (Do(act, This()), *discards), may=may)
