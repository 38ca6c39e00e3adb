"""Why a file is refused, in a sentence a player can act on."""

from __future__ import annotations

from svedesk.engine.message import Message

SENTENCES = {
    "file-unreadable": "The file can't be read ({0}). Check that it is still there and that you may open it.",
    "file-too-big": "The file is over {0} MB; nothing that svedesk saves is. Choose another.",
    "file-empty": "The file is empty. Choose an older save.",
    "file-not-text": "The file is not text. It is not one of svedesk's, or it was damaged. Choose another.",
    "file-not-json": "The file ends too early or is damaged ({0}). Choose an older save.",
    "file-foreign": "The file is not one of svedesk's. Choose one that svedesk saved.",
    "file-other-kind": "The file is a {0}, not a {1}. Open it where a {0} is asked for.",
    "file-newer": "A newer svedesk saved this file (version {0}; this one reads up to {1}). Update svedesk to open it.",
    "file-changed": "The file was damaged or changed after it was saved. Choose an older save.",
    "file-wrong-content": "The file holds something impossible at “{0}” ({1}). Choose an older save.",
    "file-setup": "The game in this file can't be set up ({0}). It may need cards that this svedesk does not have.",
    "file-entry": "The game in this file can't be played again past step {0} ({1}). Choose an older save.",
    "file-other-state": "Played again, this game comes out different. Open it with the svedesk that saved it.",
    "file-not-written": "The game could not be saved ({0}). Free some space or choose another folder.",
}
"""The English sentence of each key; arguments fill the braces in order."""


class DamagedFile(Exception):
    """A file that can't be used. Nothing has changed. `sentence` says in English what is wrong and what to do,
    `message` is the same as data."""

    def __init__(self, key: str, *args: int | str) -> None:
        self.message = Message(key, args)
        self.sentence = SENTENCES[key].format(*args)
        super().__init__(self.sentence)
