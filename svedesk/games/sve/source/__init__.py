"""Card scripts as text: read without Python executing any of it, checked, and how those that ship are written.

`ward, fanfare(select(enemy.follower.that_cost_up_to(4)), deal(3, it))` is such a text; the words are those of
`svedesk.games.sve.words`.
"""

from svedesk.games.sve.source.checking import Checked, Mistake, checked
from svedesk.games.sve.source.sources import ScriptSources, read_script
from svedesk.games.sve.source.vocabulary import words
from svedesk.scripts.mistake import ScriptMistake

__all__ = [
    "Checked",
    "Mistake",
    "ScriptMistake",
    "ScriptSources",
    "checked",
    "read_script",
    "words",
]
