"""Keywords, and the few sentences every card words alike, as lines of a text print them."""

from __future__ import annotations

import re

from svedesk.games.sve.abilities.base import Ability
from svedesk.games.sve.abilities.passive import ArrivesEngaged, IgnoresWard
from svedesk.games.sve.abilities.restriction import CannotBeDestroyed
from svedesk.games.sve.keywords.assail import ASSAIL
from svedesk.games.sve.keywords.aura import AURA
from svedesk.games.sve.keywords.bane import BANE
from svedesk.games.sve.keywords.drain import DRAIN
from svedesk.games.sve.keywords.drive import DRIVE, SINGLE_DRIVE, TWIN_DRIVE
from svedesk.games.sve.keywords.intimidate import INTIMIDATE
from svedesk.games.sve.keywords.quick import QUICK
from svedesk.games.sve.keywords.rush import RUSH
from svedesk.games.sve.keywords.stack import STACK
from svedesk.games.sve.keywords.storm import STORM
from svedesk.games.sve.keywords.ward import WARD

_PRINTED = (WARD, STORM, RUSH, ASSAIL, INTIMIDATE, DRAIN, BANE, AURA, QUICK, DRIVE, SINGLE_DRIVE, TWIN_DRIVE)
_WORDS: dict[str, Ability] = {
    **{word: keyword for keyword in _PRINTED for word in (keyword.en.casefold(), keyword.ja)},
    "stack": STACK,
    "スタック": STACK,
}
_SENTENCES: dict[str, Ability] = {
    "this follower ignores ward": IgnoresWard(),
    "これは【守護】を無視して攻撃できる": IgnoresWard(),
    "this card is put onto the field engaged": ArrivesEngaged(),
    "これはアクト状態で場に出る": ArrivesEngaged(),
    "this follower can't be destroyed by abilities": CannotBeDestroyed(),
    "これは能力によって破壊されない": CannotBeDestroyed(),
}
_BETWEEN = re.compile(r"[\s,.;、。/・【】{}\[\]]+")


def keywords_in(line: str) -> tuple[Ability, ...]:
    """The keywords of a line that consists of nothing else ("Ward.", "Storm. Bane.", 【突進】【守護】), in its order,
    or what one of those sentences says; nothing of any other line."""
    words = line.casefold().replace("\N{RIGHT SINGLE QUOTATION MARK}", "'").rstrip(".。")
    if words in _SENTENCES:
        return (_SENTENCES[words],)
    rest, found = line.casefold().strip(), []
    while rest := _BETWEEN.sub("", rest, count=1) if _BETWEEN.match(rest) else rest:
        word = next((word for word in sorted(_WORDS, key=len, reverse=True) if rest.startswith(word)), "")
        after = rest.removeprefix(word)
        if not word or (after and not _BETWEEN.match(after)):
            return ()
        found.append(_WORDS[word])
        rest = after
    return tuple(dict.fromkeys(found))
