"""Scripts that read differently from what is printed, on purpose: by number and language, why."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from svedesk.engine.script import Lang

WORDED: Mapping[tuple[str, Lang], str] = MappingProxyType(
    {
        ("BP01-T10", "ja"): "Stack stands for its abilities (13.3.2), which some prints write out below it.",
        ("BP02-T07", "en"): 'Its cost names the owner\'s cemetery, where other cards say "your cemetery" and mean it.',
        ("T-DUTIFUL-STEED", "en"): "Printed as one sentence with a comma before the condition; here it is two.",
        ("BP07-T01", "ja"): "One list has a full stop after the cost, where the card has the colon.",
        ("T-BLOOD-ARTS", "en"): "The condition's effect names the followers again, and each deal says where it is.",
        ("T-BLOOD-ARTS", "ja"): "The condition's effect names the followers again, where the print leaves them out.",
        ("T-GLEAMING-COIN", "ja"): "The list has a full stop after the cost, where cards have the colon.",
        ("T-TWIN-SPEARS-OF-THE-FLAME-GENERAL", "ja"): "The list leaves out the brackets of the ability that is given.",
        ("T-PROOF-OF-GREATNESS", "ja"): "The list has a card name in the brackets of what is quoted.",
    }
)
