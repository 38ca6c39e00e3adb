"""A host's promise of the whole log, told with each table: what it has answered hidden from others can't be rewritten
once the game is over. Pure."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence

from svedesk.engine.log import Entry
from svedesk.wire.records import as_plain


class LogPromises:
    """The promises of one game's log at each of its lengths. The host's bytes, which it opens at the end, keep everyone
    from finding hidden answers by trying."""

    def __init__(self, secret: bytes) -> None:
        self._entries: list[Entry] = []
        self._chain = [hashlib.sha256(b"svedesk log" + secret).digest()]

    def of(self, log: Sequence[Entry]) -> str:
        """The promise of this log."""
        same = len(self._entries)
        if list(log[:same]) != self._entries:
            pairs = enumerate(zip(log, self._entries, strict=False))
            same = next((at for at, (entry, before) in pairs if entry != before), min(same, len(log)))
            del self._entries[same:], self._chain[same + 1 :]
        for entry in log[same:]:
            self._entries.append(entry)
            self._chain.append(hashlib.sha256(self._chain[-1] + json.dumps(as_plain(entry)).encode()).digest())
        return self._chain[-1].hex()
