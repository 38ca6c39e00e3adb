"""What narrows cards down, one class each. A new one goes into `FILTERS`, and nowhere else."""

from __future__ import annotations

from svedesk.games.sve.filters.base import Filter
from svedesk.games.sve.filters.having import AreEquipped, CanEvolve, HasStack, WithEitherKeyword
from svedesk.games.sve.filters.names import AreTokens, CalledSo, NamedAs, NotOfClass, OfClass, OfTrait
from svedesk.games.sve.filters.numbers import (
    AttackAtLeast,
    AttackAtMost,
    AttackExactly,
    CostsAtLeast,
    CostsAtMost,
    CostsAtMostX,
    CostsExactly,
    CostsExactlyX,
    DefenseAtLeast,
    DefenseAtMost,
    DefenseExactly,
)
from svedesk.games.sve.filters.states import (
    AreEngaged,
    AreEvolved,
    AreOthers,
    AreRacing,
    AreReserved,
    AreUnevolved,
    HasOtherName,
)

FILTERS: tuple[type[Filter], ...] = (
    *(OfTrait, OfClass, NotOfClass, CanEvolve, AreEngaged, AreReserved, AreEvolved, AreUnevolved, AreRacing),
    *(AreEquipped, AreOthers, NamedAs, CalledSo, HasStack, WithEitherKeyword, AttackAtMost, DefenseAtMost),
    *(CostsAtMost, CostsExactly, CostsAtLeast, HasOtherName, AreTokens),
    *(AttackAtLeast, DefenseAtLeast, AttackExactly, DefenseExactly, CostsAtMostX, CostsExactlyX),
)
"""All of them, in the order in which scripts and English say them."""
IN_JAPANESE: tuple[type[Filter], ...] = (
    *(AreEngaged, AreReserved, AreUnevolved, AreRacing, HasOtherName, AttackAtMost, DefenseAtMost),
    *(AttackAtLeast, DefenseAtLeast, AttackExactly, DefenseExactly, CostsAtMostX, CostsExactlyX),
    *(CostsAtLeast, CostsAtMost, CostsExactly, WithEitherKeyword, CanEvolve),
)
"""Those that Japanese says before the noun in another order; it says the others behind them."""
