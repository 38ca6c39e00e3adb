"""Tables of scripts and card texts: a script, and indented below it the texts that mean it.

    fanfare(draw(1))
        {FANFARE} Draw a card.
        【ファンファーレ】1枚引く。

A text stands on one line; what begins a line of its own in it comes after "\\n". Lines with # are comments.
"""

import re
from pathlib import Path

import pytest


def readings(file: Path) -> list[object]:
    """Script, language and text of each text of a file, as a case that is called by its line."""
    script, cases = "", []
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        if not line.startswith((" ", "#")):
            script = line
        elif line.startswith(" "):
            lang = "ja" if re.search("[\u3040-\u30ff\u4e00-\u9fff]", line) else "en"
            text = line.strip().replace("\\n", "\n")
            cases.append(pytest.param(script, lang, text, id=f"{file.stem}-{number}"))
    return cases
