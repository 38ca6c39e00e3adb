"""A card's text as lines: what is reminder text, which lines are one ability."""

from __future__ import annotations

import re
from typing import NamedTuple

from svedesk.engine.game_scripts import UnreadWords
from svedesk.games.sve.keywords.printed import ON_FIELD
from svedesk.games.sve.reading.heads import is_limit
from svedesk.games.sve.reading.icons import with_icons
from svedesk.games.sve.reading.print_wording import in_first_wording


def parts(text: str) -> tuple[str, ...]:
    """The rows of a text, those together that are one ability, with the empty ones in front of them: joined by line
    breaks they are the text again."""
    rows = list[str]()
    waiting = ""
    for row in text.split("\n"):
        if not row.strip():
            waiting += f"{row}\n"
        elif rows and not waiting and _goes_on(rows[-1], row):
            rows[-1] += f"\n{row}"
        else:
            rows.append(waiting + row)
            waiting = ""
    return (*rows, waiting.removesuffix("\n")) if waiting else tuple(rows)


def _goes_on(above: str, row: str) -> bool:
    """Whether a row is a choice of the ability above it, or says how often that works."""
    above = above[above.rfind("\n") + 1 :]  # what a row joins is told by itself
    return bool(lines(row)) and len(lines(f"{above}\n{row}")) == len(lines(above))


def in_part(words: UnreadWords, part: str, line: str) -> UnreadWords:
    """What is not read of a line, with its place in the part as it is typed, where icons and reminder text may stand
    in front of it."""
    unread, typed = line[words.begin :].casefold(), part.casefold()
    begin = next((at for most in (200, 60, 20, 8, 3) if (at := typed.rfind(unread[:most])) >= 0), 0) if unread else 0
    if not words.begin or not unread.strip():
        begin = len(part) - len(part.lstrip())
    return words._replace(begin=min(begin, len(part)), end=len(part.rstrip()))


_KEYWORDS_EN, _KEYWORDS_JA = zip(*((keyword.en, keyword.ja) for keyword in ON_FIELD), strict=True)
_DASHES = re.compile(r"[-\u2010-\u2015\u2500\u2501\u30fc\uff0d]{5,}")
"""Stands where a card has a rule of its own between two texts; it does not say what is different below it."""
_TOKEN_BOX = re.compile(r"『[^』]+』[^。：]*(?:フォロワー|アミュレット|スペル)[^。：]*コスト\d+[^。：]*$")
"""What is printed on a token, below the text of a card that makes it."""
_TOKEN_WITH_TEXT = re.compile(
    r"『[^』]+』【?(?:エルフ|ロイヤル|ウィッチ|ドラゴン|ナイトメア|ビショップ|ニュートラル)】?"
    r"[^。：『]*(?:フォロワー|アミュレット|スペル)\s*【?コスト\d+"
)
"""How that begins, where it goes on with the token's own text."""
_REMINDER = re.compile(r"\((?:[^()]|\([^()]*\)){12,}\)|（(?:[^（）]|（[^（）]*）)*）")
"""What is in parentheses and longer than a mark or a number: reminder text, where it explains what stands before it."""
_EXPLAINED = re.compile(
    rf"(?:^|[.。!！?？:：】)）]|^(?:{'|'.join((*_KEYWORDS_EN, *_KEYWORDS_JA))}|Stack|Quick|スタック|クイック))\s*$",
    re.IGNORECASE,
)
"""What reminder text stands behind: nothing, a sentence, an icon, or a keyword alone."""
_LIMITS = re.compile(
    r"^.only\b|\b(?:per|each|every) (?:game|match)\b|\b(?:once|twice|thrice|times?)\b|"
    r"試合|ゲームに|のみ|[\d一二三][回度]",
    re.IGNORECASE,
)
"""What says when or how often something counts, and not what it means."""
_INCLUDED = re.compile("including ", re.IGNORECASE)
"""Begins what says of cards only that a card is among them that is so anyway."""
_SPACES = re.compile(r" +(?=[ .,])")
"""What reminder text in the middle of a sentence leaves."""
_MODE = re.compile(r"【\d】|\(\d\)\s|\[\d\]")
"""Begins a line that is one choice of the ability above it, as is a line that says only how often that works."""
_ALONE = re.compile(
    r"^((?:\{QUICK\}|【クイック】)(?!\s*(?:\{ACT\}|【起動】))|"
    rf"(?:(?:{'|'.join(_KEYWORDS_EN)})\. )+)\s*(?=\S)",
    re.IGNORECASE,
)
"""Quick, or keywords with a full stop, with another ability behind them; Quick before an activated one is part of that
(12.3.3)."""


BURST = re.compile(
    r"(?:\{(?:UB|UNION BURST)\}|\[(?:UB|Union Burst)\]|"
    r"Union Burst(?=\s*[-:{(\[\u2010-\u2015]|\s+(?:When|Strike|On |At the))|"
    r"【(?:UB|ユニオンバースト)】|ユニオンバースト(?=[：:【]))[\s:：\-\u2010-\u2015]*",
    re.IGNORECASE,
)
"""The keyword of the ability behind it (JA 14.5.1.1.1)."""


class PrintedLine(NamedTuple):
    """One line: its place in the text from 1, how it is shown, what it says without reminder text."""

    place: int
    shown: str
    plain: str


def lines(text: str, name: str = "") -> tuple[PrintedLine, ...]:
    """The lines of a text that say something; it is that of a card with this English name. Quick, or keywords, at the
    start of a line are a line of their own."""
    rows: list[PrintedLine] = []
    below_dashes = False
    for row in filter(None, map(str.strip, text.splitlines())):
        if below_dashes and _TOKEN_WITH_TEXT.match(row):
            continue
        if _DASHES.fullmatch(row) or _TOKEN_BOX.match(row):
            below_dashes = below_dashes or bool(_DASHES.fullmatch(row))
            continue
        shown = _marked(row)
        if rows and (_MODE.match(shown) or is_limit(shown)):
            above = rows.pop()
            rows.append(above._replace(shown=f"{above.shown}\n{shown}", plain=f"{above.plain}\n{shown}"))
            continue
        alone = _ALONE.match(shown)
        for part in (alone[1].strip(), shown[alone.end() :]) if alone else (shown,):
            rule = _REMINDER.sub(_same_line, part).strip()
            rule = _SPACES.sub("", rule)
            ways = in_first_wording(rule, name).splitlines()
            for way in ways:
                rows.append(PrintedLine(len(rows) + 1, part if len(ways) == 1 else way, way))
    return tuple(rows)


def _same_line(match: re.Match[str]) -> str:
    """What is left of something in parentheses: nothing of reminder text, all of what the sentence around it means."""
    words, before, after = match[0], match.string[: match.start()], match.string[match.end() :]
    explains = _EXPLAINED.search(before) and not _LIMITS.search(words)
    between = before.rstrip().endswith("】") and after.strip() and after.strip()[0] not in "【（("
    if is_limit(words) or not (_INCLUDED.match(words[1:]) or (explains and not between)):
        return words
    return ""


def with_burst(text: str, mark: str) -> str:
    """A text of a universe whose cards say between two texts that only the upper one is of Union Burst: lists that were
    copied from pictures lack the icon before that. What has the keyword already, no such line, or only a token below it
    stays as it is."""
    rows = [row.strip() for row in text.splitlines()]
    place = next((place for place, row in enumerate(rows) if _DASHES.fullmatch(row)), 0)
    below = [row for row in rows[place + 1 :] if row and not (_TOKEN_BOX.match(row) or _TOKEN_WITH_TEXT.match(row))]
    if not place or not below or any(BURST.match(row) for row in rows):
        return text
    return "\n".join(mark + row if row and nth < place else row for nth, row in enumerate(rows))


def _marked(row: str) -> str:
    if (burst := BURST.match(row)) and burst.end() < len(row):
        return burst[0] + _marked(row[burst.end() :])
    return with_icons(row)
