"""What cards do, by number: data in the words of `svedesk.games.dm.words`, a file for each set."""

from __future__ import annotations

from collections.abc import Mapping

from svedesk.games.dm.abilities.base import DmAbility
from svedesk.games.dm.scripts.dm01 import DM01
from svedesk.games.dm.scripts.dm02 import DM02
from svedesk.games.dm.scripts.dm03 import DM03
from svedesk.games.dm.scripts.dm04 import DM04
from svedesk.games.dm.scripts.dm05 import DM05
from svedesk.games.dm.scripts.dm06 import DM06
from svedesk.games.dm.scripts.dm07_to_dm15 import DM07_TO_DM15

SCRIPTS: Mapping[str, tuple[DmAbility, ...]] = {**DM01, **DM02, **DM03, **DM04, **DM05, **DM06, **DM07_TO_DM15}
