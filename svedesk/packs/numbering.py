"""The numbers of new cards: the pack's code and the next number nobody has."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Container, Iterable

from svedesk.packs.draft import PackDraft

_NUMBER = re.compile(r"([A-Za-z0-9]+)-([0-9]{1,4})")
_CODE = 3
"""Letters of a code."""
_NO_CODE = "OWN"
_MOST = 9999


def code_of(pack: PackDraft) -> str:
    """What the numbers of a pack begin with: as most of its do, else after its name ("My cards": MYC)."""
    codes = Counter(match[1] for card in pack.cards if (match := _NUMBER.fullmatch(card.number.strip())))
    if codes:
        return codes.most_common(1)[0][0]
    plain = unicodedata.normalize("NFKD", pack.name).encode("ascii", "ignore").decode()
    letters = "".join(letter for letter in plain if letter.isalnum())
    return letters[:_CODE].upper() if len(letters) >= _CODE else _NO_CODE


def next_number(pack: PackDraft, taken: Container[str] = ()) -> str:
    """A number for another card of a pack: after the highest of its own, and none of those `taken` elsewhere."""
    code = code_of(pack)
    return free_number(code, (card.number.strip() for card in pack.cards), taken)


def free_number(code: str, own: Iterable[str], taken: Container[str] = ()) -> str:
    """The number with this code after the highest of `own`, and none of those `taken`."""
    used = set(own)
    matches = (_NUMBER.fullmatch(number) for number in used)
    count = max((int(match[2]) for match in matches if match and match[1] == code), default=0) + 1
    while count < _MOST and ((number := f"{code}-{count:03}") in taken or number in used):
        count += 1
    return f"{code}-{count:03}"
