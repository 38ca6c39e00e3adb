"""Scripts that read differently from what is printed, on purpose: by number and language, why."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from svedesk.engine.script import Lang

WORDED: Mapping[tuple[str, Lang], str] = MappingProxyType(
    {
        ("BP01-T10", "ja"): "Stack stands for its abilities (13.3.2), which some prints write out below it.",
        ("T-DUTIFUL-STEED", "en"): "Printed as one sentence with a comma before the condition; here it is two.",
        ("BP07-T01", "ja"): "One list has a full stop after the cost, where the card has the colon.",
        ("T-BLOOD-ARTS", "en"): "The condition's effect names the followers again, and each deal says where it is.",
        ("T-BLOOD-ARTS", "ja"): "The condition's effect names the followers again, where the print leaves them out.",
        ("T-GLEAMING-COIN", "ja"): "The list has a full stop after the cost, where cards have the colon.",
        ("T-TWIN-SPEARS-OF-THE-FLAME-GENERAL", "ja"): "The list leaves out the brackets of the ability that is given.",
        ("T-BLOW-OF-YOUTH", "ja"): "The print selects both and then says the former and the latter.",
        ("T-CURSE-OF-THE-BLACK-DRAGON", "ja"): "Where it counts stands first here, and damage is written as replaced.",
        ("T-GINGERS-WORD-OF-POWER", "ja"): "The print names both statistics before their one value.",
        ("T-GLORIOUS-FEATHER", "ja"): "Damage is written as what happens instead (10.2.1.3).",
        ("T-ICE-DRAGON-SWORD", "ja"): "The follower that was equipped is the one that is equipped.",
        ("T-NIGHT-OF-TERROR", "ja"): "The print names the card itself, and says this turn in another way.",
        ("T-PRINCESS-SWORD", "ja"): "Damage is written as what happens instead (10.2.1.3).",
        ("T-QUEENS-CONSOLE", "ja"): "The table has letters for the icon of Union Burst.",
        ("T-SANCTUARY-SWORD-AVALON", "ja"): "How often it works stands before the condition here.",
        ("T-WAND-OF-MIRAGE", "ja"): "Two replacement effects, one for the card and one for the others.",
        ("T-PROOF-OF-GREATNESS", "ja"): "The list has a card name in the brackets of what is quoted.",
    }
)
