"""What later sets print in other words than the first ones: brought to the words that phrases know, which mean the
same."""

from __future__ import annotations

import re
from functools import cache

_COUNT = r"(?:up to )?\d+|any number"
_WHEN = r"(?:\{[A-Z ]+\} |On (?:Super-?)?Evolve: |Strike: )?"
_THEM = "(?:it|them)"
_SHUFFLE = "then shuffle(?: your deck)?"
_CARDS = "(?:card|follower|amulet|spell)s?"
_PLACE = "(?:in|from) (?:your|an opponent's|any) (?:cemetery|EX area)|on your field|on the field"
_LATER = (
    # Slips of the pen that leave no doubt.
    (r"\bit's owner's\b", "its owner's"),
    (r"\bif there at least\b", "if there are at least"),
    (r"\bif there's\b", "if there is"),
    (r"\bcost(s?) (\d+) or less\b", r"cost\1 \2 play points or less"),
    (r"\bcost(s?) (\d+) or more\b", r"cost\1 at least \2 play points"),
    # What limits cards stands before where they are.
    (rf"\b({_CARDS}) ({_PLACE}) (that costs? (?:\d+ play points or less|at least \d+ play points))", r"\1 \3 \2"),
    # To shuffle is part of searching (5.7.2).
    (
        rf"(search your deck for [^.]*?), (put {_THEM} (?:into|onto) your [^.,]+|summon {_THEM}), {_SHUFFLE}",
        r"\1 and \2",
    ),
    (
        rf"(search your deck for [^.]*?, reveal {_THEM},) (add {_THEM} to your hand), {_SHUFFLE}",
        r"\1 and \2",
    ),
    (r"\b(summon) (it|them)\b(?!s)", r"put \2 onto your field"),
    (r"\bput the rest\b", "put the remaining cards"),
    (r"\bbury the rest\b", "put the remaining cards into your cemetery"),
    (r"\byou may (put|reveal) (?:one|1) of them\b", r"you may \1 a card from among them"),
    (rf"\byou may (put|reveal) ({_COUNT}) of them\b", r"you may \1 \2 cards from among them"),
    (r"(?:(?<=, )|\b)it costs (\d+) less to play this turn\b", r"this turn, it costs \1 less to play"),
    (r"^this card costs (\d+) less to play if ([^.]+)\.", r"If \2, this card costs \1 less to play."),
    # "This" alone.
    (r"(?<=: )evolve this(?=\.)", "Evolve this follower"),
    (r"\{ENGAGE\} this(?=[,:])", "{ENGAGE}"),
    (r"(?<=\. )\{ENGAGE\} (?=it\b|them\b)", "Engage "),
    (r"\b(banish|bury|destroy|return|put|refresh) this(?=[,.:]| (?:from|to|into|onto|on)\b)", r"\1 this card"),
    (r"\b(when|whenever|while|if) this (?=is\b|leaves\b)", r"\1 this card "),
    (r"\bwhen playing this,", "When playing this card,"),
    (r"\bthis (costs|can't be played)\b", r"this card \1"),
    (r"\bgive this (?=\{|(?-i:[A-Z]))", "give this follower "),
    (r"(?<!with )\bthis (has|can't attack|can attack|deals|takes)\b", r"this follower \1"),
    (r"\bon the bottom in any order\b", "on the bottom of your deck in any order"),
    (r"(?<=\. )activate only if ([^.]+)\.", r"If \1, this ability can be activated."),
    (r"\bif there are (\d+) cards or (?:less|fewer) in your hand\b", r"if there are at most \1 cards in your hand"),
    (r"\bif there are (\d+) cards in your hand\b", r"if there are exactly \1 cards in your hand"),
    (r"\b(is|was) put from your field into the cemetery\b", r"\1 put into the cemetery from your field"),
    (r"\b(place an? \w+ counter on) that follower\b", r"\1 it"),
    (r"\bis put from the field into the cemetery\b", "is put into the cemetery from the field"),
    (
        r"(you may (?:put|reveal) [^.]*?\.) ((?:if [^.]*, )?this turn, it costs [^.]*\.) (put the remaining [^.]*\.)",
        r"\1 \3 \2",
    ),
    (rf"^({_WHEN})choose (?:one|1)(?=\.\s\(1\))", r"\1Choose one of the following effects"),
    (r"\bdeal (it|them) damage equal to ([^.]+?)(?=\.|$)", r"deal \1 X damage. X equals \2"),
    (r"\bdeal (each [^.]+?) damage equal to ([^.]+?)(?=\.|$)", r"deal X damage to \1. X equals \2"),
    (r"\bgive (\{ATK\}[+-]\d+(?:/\{DEF\}[+-]\d+)?) to ([^.]+?)(?=\.)", r"give \2 \1"),
    (r"^(\{ACT\} (?:[^.:]*, )?(?:banish|bury) [^.:,]+?) from your field:", r"\1 on your field:"),
    (r"\bwhenever this follower deals combat damage\b", "when this follower deals combat damage"),
    (r"(when this follower deals combat damage, refresh) it\b", r"\1 this card"),
    (r"\brefresh this follower\b", "refresh this card"),
    (r"\bdeal damage equal to ([^.]+?) to (each [^.]+?)(?=\.|$)", r"deal X damage to \2. X equals \1"),
    (
        r"\bif this card wasn't put onto the field from (?:your )?hand,",
        "if this card was put onto your field from somewhere other than your hand,",
    ),
    (r"\bdeal (each [^.]+?) (\d+) damage\b", r"deal \2 damage to \1"),
    (r"\b(change (?:its|their)) attack to (?=\d+\.)", r"\1 {ATK} to "),
    (r"\b(change (?:its|their)) defense to (?=\d+\.)", r"\1 {DEF} to "),
    (
        r"\b(?:activate|perform) (?:this ability )?only (once|twice|\d times) (?:per|each) turn\.",
        r"This ability can be activated \1 per turn.",
    ),
    (
        r"\bthis (?:card|follower) can't be destroyed by abilities or take ability damage\.",
        r"This follower can't be destroyed by abilities.\nThis follower doesn't take ability damage.",
    ),
)
_LATER_JA = ((r"^(これは能力ダメージを受けない。)(?=これは能力によって破壊されない。)", r"\1\n"),)
_ENGLISH = re.compile("[A-Za-z]{3}")


def in_first_wording(line: str) -> str:
    """A line in the words of the first sets; two lines where they say it in two."""
    for pattern, words in _ways() if _ENGLISH.search(line) and line.isascii() else _ways_ja():
        line = pattern.sub(words, line)
    return line


@cache
def _ways() -> tuple[tuple[re.Pattern[str], str], ...]:
    return tuple((re.compile(pattern, re.IGNORECASE), words) for pattern, words in _LATER)


@cache
def _ways_ja() -> tuple[tuple[re.Pattern[str], str], ...]:
    return tuple((re.compile(pattern), words) for pattern, words in _LATER_JA)
