"""Sentences about drawing, searching, showing and looking: the phrases for them, and the effects heard by them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from svedesk.games.dm.verbs.acts import Do
from svedesk.games.dm.verbs.base import Effect
from svedesk.games.dm.verbs.drawing import LookAt
from svedesk.games.dm.verbs.targets import CardsMeant, Every, Pick
from svedesk.games.dm.which import Which
from svedesk.games.dm.zones import HAND, SHIELDS
from svedesk.phrases.phrase import phrases, said

_IT = "<~it><~them>"


class LookWords(Effect):
    """Looking at cards, and what is discarded then."""

    cards: CardsMeant
    which: Which | None = None
    choose: bool = False

    phrases = phrases(
        en=(
            f"look at <cards><~, then put {_IT} back where <~it was><~they were>>",
            said("choose a shield and look at it", cards=Pick(Which(zone=SHIELDS))),
            "look at <cards>. he discards all <which:many> from it",
            "look at <cards>. your opponent discards all <which:many> in his hand",
            said("look at <cards> and choose a card from it. your opponent discards that card", choose=True),
            said("look at <cards>. choose a card from your opponent's hand. your opponent discards it", choose=True),
            said(
                "look at <cards> and choose a <which> from it. your opponent discards <~it><~that card><~that creature>"
                "<~that spell>",
                choose=True,
            ),
        ),
        ja=(
            "<cards>を見る",
            "<cards>を見る。相手の手札の<which>すべてを捨てる",
            said("<cards>を見る。相手の手札のカード1枚を捨てる", choose=True),
            said("<cards>を見る。相手の手札の<which>1<~枚><~体>を捨てる", choose=True),
        ),
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> LookAt | None:
        """The look."""
        cards, which = values["cards"], values.get("which")
        if not isinstance(cards, Pick | Every) or cards.which.zone not in (SHIELDS, HAND):
            return None
        of_hand = cards.which == Which(zone=HAND, whose="opponent")
        if which is None and not values.get("choose"):
            return LookAt(cards) if cards.which.zone == SHIELDS or of_hand else None
        if not of_hand:
            return None
        limited = None if which is None else which.located(HAND, "opponent")
        chosen: Pick | Every = Pick(limited or cards.which) if values.get("choose") else Every(limited or cards.which)
        return LookAt(cards, effects=(Do("discard", chosen),))
