"""Keywords, and the few sentences every card words alike, as lines of a text print them."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

from svedesk.engine.facts import Facts
from svedesk.engine.script import Lang
from svedesk.games.sve.abilities.base import BURST
from svedesk.games.sve.abilities.counts_as import AlsoCalled
from svedesk.games.sve.abilities.keyword import KEYWORDS
from svedesk.games.sve.abilities.no_damage import NoDamage
from svedesk.games.sve.abilities.passive import ArrivesEngaged, DealsMore, IgnoresWard
from svedesk.games.sve.abilities.replacement import ChangeDamage, IfWould, Replacing
from svedesk.games.sve.abilities.restriction import CannotAttack, CannotBeDestroyed, CannotLose
from svedesk.games.sve.abilities.would import WouldDamage
from svedesk.games.sve.facts import sve_facts
from svedesk.games.sve.group import Called, Ref
from svedesk.games.sve.keywords.as_abilities import STACK
from svedesk.games.sve.reading.lines import PrintedLine, lines, with_burst
from svedesk.games.sve.script_node import Ability
from svedesk.games.sve.universes import PRINCESS_CONNECT

_WORDS: dict[str, Ability] = {
    **{word: keyword for keyword in KEYWORDS.values() for word in (keyword.en.casefold(), keyword.ja)},
    "stack": STACK,
    "スタック": STACK,
}
_LONGEST_FIRST = sorted(_WORDS, key=len, reverse=True)
_DAMAGED = WouldDamage(Ref("this"))
_SENTENCES: dict[str, Ability] = {
    "this follower ignores ward": IgnoresWard(),
    "これは【守護】を無視して攻撃できる": IgnoresWard(),
    "this card is put onto the field engaged": ArrivesEngaged(),
    "これはアクト状態で場に出る": ArrivesEngaged(),
    "this follower can't be destroyed by abilities": CannotBeDestroyed(),
    "this card can't be destroyed by abilities": CannotBeDestroyed(),
    "これは能力によって破壊されない": CannotBeDestroyed(),
    "this follower can't attack enemies": CannotAttack(),
    "これは相手を攻撃できない": CannotAttack(),
    "これがある限り、自分はバトルに敗北せず、相手はバトルに勝利できない": CannotLose(),
    "これがいる限り、自分はバトルに敗北せず、相手はバトルに勝利できない": CannotLose(),
    "while this card is on your field, you can't lose the game, and opponents can't win": CannotLose(),
    "during your turn, this follower doesn't take damage": NoDamage(Ref("this"), during="your"),
    "自分のターン中、これはダメージを受けない": NoDamage(Ref("this"), during="your"),
}
_NUMBERED: tuple[tuple[str, Callable[[re.Match[str]], Ability]], ...] = (
    (
        r"reduce damage dealt to this follower by (\d)|これがダメージを受けるとき、代わりにそのダメージを-(\d)する",
        lambda match: IfWould(Replacing(_DAMAGED, (ChangeDamage(-int(match[1] or match[2])),))),
    ),
    (
        r"during each opponent's turn, this follower deals (\d) more damage",
        lambda match: DealsMore(int(match[1])),
    ),
    (
        r"相手のターン中、これが与えるダメージを\+(\d)する",
        lambda match: DealsMore(int(match[1])),
    ),
    (
        r"this (?:card|follower)'s name is also ([^.]+)|これは(?:場にいる限り、)?『([^』]+)』でもある",
        lambda match: AlsoCalled(Called(match[1] or match[2], match[1] or match[2], elsewhere=True)),
    ),
)
"""Sentences with a number or a name in them."""
_BETWEEN = re.compile(r"[\s,.;、。/・【】{}\[\]]+")


@cache
def _numbered() -> tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], Ability]], ...]:
    return tuple((re.compile(pattern, re.IGNORECASE), make) for pattern, make in _NUMBERED)


EVOLVE_COST = re.compile(r"これの【進化】コストは|This (?:follower|card)'s evolve cost\b", re.IGNORECASE)
"""Begins a line that changes what another one says of the cost to evolve."""
_RULES_JA = re.compile(
    r"[【『0-9０-９]|フォロワー|リーダー|カード|アミュレット|スペル|デッキ|手札|墓場|これ[はが]|ダメージ|進化|フェイズ|ターン|プレイ|装備|とき|"
    r"勝利|敗北|ゲーム|ルール|コスト|トークン|カウンター|攻撃力|体力|破壊|消滅|引く|[A-Za-z]{2}"
)
"""What a line of rules says something of, and a story does not, which Japanese lists have where a card says nothing."""
_SAYS_STACK = re.compile(
    r"これが場を離れるとき、代わりにこれのスタックカウンター|これのスタックカウンターが0になったとき、これを破壊|"
    r"【起動】これを【アクト】：自分の他の【スタック】を持つアミュレット"
)
"""Lines that some prints have below Stack, which are what the keyword means."""


def rule_lines(facts: Facts, text: str, lang: Lang) -> tuple[PrintedLine, ...]:
    """The lines of a card's text that are its rules: none of a story, none that says at length what its Stack does by
    itself."""
    if facts.kind == "follower" and sve_facts(facts).universe == PRINCESS_CONNECT:
        text = with_burst(text, BURST[lang])
    rows = lines(text, facts.name if lang == "en" else "")
    if lang == "ja" and facts.kind != "spell":
        rows = tuple(row for row in rows if _RULES_JA.search(row.plain))
    others = tuple(row for row in rows if not _SAYS_STACK.match(row.plain))
    return others if len(others) < len(rows) and any(STACK in keywords_in(row.plain) for row in others) else rows


def quotes_ability(text: str) -> bool:
    """Whether a text writes out an ability that it gives."""
    return '"' in text or "」を持つ" in text


def keywords_in(line: str) -> tuple[Ability, ...]:
    """The keywords of a line that consists of nothing else ("Ward.", "Storm. Bane.", 【突進】【守護】), in its order,
    or what one of those sentences says; nothing of any other line."""
    words = line.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'").rstrip(".。")
    if words.casefold() in _SENTENCES:
        return (_SENTENCES[words.casefold()],)
    for pattern, make in _numbered():
        if numbered := pattern.fullmatch(words):
            return (make(numbered),)
    rest, keywords = line.casefold().strip(), []
    while rest := _BETWEEN.sub("", rest, count=1) if _BETWEEN.match(rest) else rest:
        word = next((word for word in _LONGEST_FIRST if rest.startswith(word)), "")
        after = rest.removeprefix(word)
        if not word or (after and not _BETWEEN.match(after)):
            return ()
        keywords.append(_WORDS[word])
        rest = after
    return tuple(dict.fromkeys(keywords))
