"""From a card's printed text to abilities, line by line: what can be read, and what is carried out by hand."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from svedesk.engine.facts import Facts
from svedesk.engine.game_scripts import LineReading, NoTextReader
from svedesk.engine.script import Lang
from svedesk.games.dm.abilities.base import DmAbility
from svedesk.games.dm.abilities.printed import ManualCardText
from svedesk.games.dm.facts import SPELL
from svedesk.games.dm.races import RACES_JA, races
from svedesk.games.dm.reading import lines as _  # noqa: F401 - their phrases are heard
from svedesk.games.dm.reading.first_wording_ja import lines_of_ja
from svedesk.games.dm.reading.icons import with_icons
from svedesk.phrases.beginnings import Lexicon
from svedesk.phrases.hearing import Hearing
from svedesk.phrases.wording import rewriting, rewritten

_REMINDER = re.compile(r"\s*\([^()]*\)\.?")
_TAPPED = re.compile(r"\s*\((?:this (?:creature|spell|card) is put into your mana zone tapped)\.\)", re.IGNORECASE)
_CIVILIZATION = "light|water|darkness|fire|nature"
_NO_TRIGGER = r"\. you can't use the shield trigger abilit(?:y|ies) of (?:that|those) shields?"
_RACES = "|".join(f"{race}|{races(race)}" for race in RACES_JA)
_IN_FIRST_WORDING = rewriting(
    (
        ("[‘’]", "'"),
        (r"([.,])[\"“”]", r"\1"),
        ('["“”]', ""),
        (r"\s*[—–]\s*|(?<=Crew breaker) - ", "-"),
        (r"\. Then (?!shuffle)", ". "),
        (r" (?:Then )?put (?:it|them|the shields) back where (?:it was|they were)\.", ""),
        (r"(?<![+\d])\b1 of\b", "one of"),
        (r"\b(choose|destroy|put|return|discard) 1 ", r"\1 a "),
        (r" in the battle zone( that (?:ha(?:s|ve)|do(?:es)?n't have) )", r"\1"),
        (r"put it into battle zone", "put it into the battle zone"),
        (
            r"when you put this creature is put into (?:the )?battle zone",
            "when you put this creature into the battle zone",
        ),
        (r"\bat the end each of\b", "at the end of each of"),
        (r"\byou opponent\b", "your opponent"),
        (r"\bthe crossed creature\b", "this creature"),
        (r"\bHorn Beast", "Horned Beast"),
        (r"\bMerfolks\b", "Merfolk"),
        (r"^when you cast this spell, ", ""),
        (r"\bshow that [a-z ]+ to your opponent", "show it to your opponent"),
        (
            r"(this creature can't (?:attack|block|be blocked)) unless you have (?:an?|any|at least (?:1|one)) ([^.]+)",
            r"\1 while you have no \2",
        ),
        (
            (
                r"each player (return|destroy|tap|untap)s all (?:of )?his ([a-z -]+?)(?: in the battle zone)?"
                r"( to his hand)?\."
            ),
            r"\1 all \2 in the battle zone\3.",
        ),
        (r"\ball of (?=your )", "all "),
        (r"\byou may (draw up to)", r"\1"),
        (r"\ban opponent's creature (?=is |attacks|blocks|becomes )", "one of your opponent's creatures "),
        (
            r"each player puts the top (card|\d cards) of his deck into his (mana zone|graveyard)",
            r"put the top \1 of your deck into your \2. Your opponent puts the top \1 of his deck into his \2",
        ),
        (
            r"(choose [^.]+)\. your opponent (put|return|destroy)s (?:it|them|that creature)(?=\.| to | into )",
            r"\1 and \2 it",
        ),
        (r"^put this creature into the battle zone tapped", "This creature is put into the battle zone tapped"),
        (
            (
                r"each player (?:chooses (?:one of his creatures|a creature)(?: in the battle zone)? and destroys it"
                r"|destroys one of his creatures(?: in the battle zone)?)"
            ),
            "destroy one of your creatures. Your opponent chooses and destroys one of his creatures",
        ),
        (
            r"each player (?:chooses and )?discards a card(?: from his hand)?(?=\.)",
            "discard a card from your hand. Your opponent chooses and discards a card from his hand",
        ),
        (
            r"this creature (gets [^.,]+|has [^.,]+) while (?:it's )?blocking\.",
            r"While it is blocking, this creature \1.",
        ),
        (r"^while blocking, this creature", "While it is blocking, this creature"),
        (r"(gets \+\d+ power) (until the end of the turn) (for each [^.]+)\.", r"\1 \3 \2."),
        (
            r"^(when(?:ever)? this creature [a-z' ]+, )it (?=gets |has |can't (?!choose))",
            r"\1this creature ",
        ),
        (r"^([^.,]*creatures[^.,]*) can't block this creature(?=\.)", r"This creature can't be blocked by \1"),
        (r"\bput (?:your hand|all cards from your hand) into your graveyard", "discard your hand"),
        (
            r"\btake (an? [^.]+?) from your (graveyard|mana zone) and return it to your hand",
            r"return \1 from your \2 to your hand",
        ),
        (r"^Power attacker \+(\d+) for each ", r"While attacking, this creature gets +\1 power for each "),
        (
            r"^when(?:ever)? your opponent would choose a creature in the battle zone, he can't choose this creature",
            "Your opponent can't choose this creature",
        ),
        (r"show those [a-z ]+ to your opponent(?=,? and put them)", "show them to your opponent"),
        # Lists of what creatures have: "gets +4000 power, can't be blocked, and has double breaker".
        (
            (
                r"\b((?:gets?|has|have|can't) [^.,]+), ((?:has|have|can't|can|gets?) [^.,]+), and "
                r"(?=has|have|can't|can|gets?)"
            ),
            r"\1 and \2 and ",
        ),
        (r"\bcan't attack or block\b", "can't attack and can't block"),
        (
            (
                r"(^|[.,:] )((?:your opponent's )?(?!all |each )(?:[a-z-]+ )?creatures"
                r"(?: that (?:have|don't have) [a-z]+)?(?: in the battle zone)?) "
                r"(can't [^.]+? (?:this turn|until [^.]+))\."
            ),
            r"\1all \2 \3.",
        ),
        (
            (
                r"(choose [^.]+)\. (destroy|tap|untap|return|put) (?:it|them|that creature|those creatures)"
                r"(?=\.| to | into | on )"
            ),
            r"\1 and \2 it",
        ),
        (r"\b(destroy one of your creatures) and (put a card)", r"\1. \2"),
        (r"\b(destroys one of his creatures) and (chooses a card)", r"\1. Your opponent \2"),
        (r"\bthat have Dragons in their race", "that have Dragon in their race"),
        (
            r"(?<= of your )(other )?Dragons\b|(?<=Saver: )Dragons\b|(?<= all )Dragons\b",
            r"\1creatures that have Dragon in their race",
        ),
        (r"(?:(?<= a )|(?<= another )|(?<= each )|(?<= one ))Dragon(?= [a-z])", "creature that has Dragon in its race"),
        (r"discards (all [a-z]+) from it( that have [^.]+)", r"discards \1\2 from it"),
        (rf"\b({_RACES})(?: and all| and an?| or an?| and| or) (?=(?:{_RACES})\b)", r"\1/"),
        # Two kinds of cards in one noun: "light or fire creatures", "Cyber Lords and Hedrians".
        (
            (
                rf"\b({_CIVILIZATION})(?: creatures?| cards?| spells?)?(?: and all| or| and| and each) "
                rf"({_CIVILIZATION})(?= (?:creature|card|spell|blocker|slayer))"
            ),
            r"\1/\2",
        ),
        (rf"\b({_CIVILIZATION})/({_CIVILIZATION}) (?=blocker|slayer)", r"\1/\2 creature "),
        (rf"\bcreatures(?: in the battle zone)? except ({_CIVILIZATION}) creatures", r"non-\1 creatures"),
        (
            r"^(Silent skill : )?your ([a-z ]*creatures) can't be blocked this turn",
            r"\1each of your \2 gets can't be blocked until the end of the turn",
        ),
        (rf"(into your hand){_NO_TRIGGER}", r"\1 without triggers"),
        (rf"(into your graveyard){_NO_TRIGGER}", r"\1"),
        (r"choose (one of your shields) without looking and", r"choose \1 and"),
        # What each player does is two sentences.
        (
            r"each player chooses (a|2) (cards?) in his mana zone and puts (it|them) into his graveyard",
            (
                r"put \1 \2 from your mana zone into your graveyard. "
                r"Your opponent chooses \1 \2 in his mana zone and puts \3 into his graveyard"
            ),
        ),
        (r"(return it to (?:its owner's|his) hand\.) he (discards a card)", r"\1 Your opponent \2"),
        (
            r"^(Shield trigger|Double breaker|Triple breaker|Blocker|Slayer|Charger|Speed attacker|Silent skill)\.$",
            r"\1",
        ),
    ),
    re.IGNORECASE,
)
"""Ways of writing of which the phrases have one."""


_SAYS_NOTHING = re.compile(
    r"cross gear|instead of having (?:this|the crossed) creature attack, you may tap it to use "
    r"(?:its|this) "
    r"\$?tap ability\.?",
    re.IGNORECASE,
)
"""Lines that only explain another one, or name the type of the card."""


_TWO_LINES = rewriting(
    (
        (r"^This creature can't attack or block\.$", "This creature can't attack.\nThis creature can't block."),
        (r"^(Wave striker) ?: (.+)$", r"\1\n\1 : \2"),
        (r"^(Evolution[-—][^.]*\.) (.+)$", r"\1\n\2"),
        (r"^(Whenever this creature) attacks or (leaves the battle zone, )(.+)$", r"\1 attacks, \3\n\1 \2\3"),
        (
            r"^(Whenever your opponent) (summons a creature) or (casts a spell), (.+)$",
            r"\1 \2, \4\n\1 \3, \4",
        ),
        (r"^(Each of your )(\w+) or (creatures that have Dragons? in their race)( .+)$", r"\1\2\4\n\1\3\4"),
        (
            r"^(Each (\w+) creature costs (\d) more to summon), and (each \2 spell costs \3 more to cast\.)$",
            r"\1.\n\4",
        ),
    ),
    re.IGNORECASE,
)
"""Two abilities in one line."""


def lines_of(text: str) -> tuple[str, ...]:
    """The lines of a text that say something, without reminder text and bullets."""
    lines = with_icons((_REMINDER.sub("", _TAPPED.sub("", line)).strip(" ■\t") for line in text.splitlines()), "en")
    return tuple(part for line in lines if line and not _SAYS_NOTHING.fullmatch(line) for part in _parts(line))


def _parts(line: str) -> list[str]:
    return rewritten(line, _TWO_LINES).split("\n")


@cache
def line_meanings(line: str, form: str = "", lang: Lang = "en") -> tuple[DmAbility, ...]:
    """Everything that a line can mean."""
    stop = "。" if lang == "ja" else "."
    line = rewritten(line, _IN_FIRST_WORDING if lang == "en" else ())
    meanings = Hearing(line, lang, _LEXICON).whole(DmAbility, form)
    return meanings or (() if line.endswith(stop) else Hearing(f"{line}{stop}", lang, _LEXICON).whole(DmAbility, form))


_LEXICON = Lexicon(())


def read_card(facts: Facts, text: str, text_ja: str = "") -> tuple[DmAbility, ...]:
    """The abilities of a card by its English text, or where it has none by its Japanese one. A line that can't be read,
    or could mean several things, leaves the whole text to be carried out by hand where the card is used; keywords that
    are read count all the same."""
    lang: Lang = "en" if text else "ja"
    abilities: list[DmAbility] = []
    effects: list[str] = []
    for line in lines_of(text) if text else lines_of_ja(text_ja):
        meanings = line_meanings(line, "", lang)
        if len(meanings) == 1:
            abilities += meanings
        elif facts.kind == SPELL:
            effects.append(line)
        else:
            abilities.append(ManualCardText())
    if effects:
        spells = line_meanings((" " if lang == "en" else "").join(effects), SPELL, lang)
        abilities += spells if len(spells) == 1 else (ManualCardText(),)
    return tuple(dict.fromkeys(abilities))


class DmTextReader(NoTextReader):
    """Reads texts of cards in both languages."""

    def read(self, facts: Facts, text: str, lang: Lang, *, closely: bool = False) -> tuple[LineReading, ...]:
        """Each line: read where it means one thing. No script is written of it yet."""
        lines = lines_of(text) if lang == "en" else lines_of_ja(text)
        return tuple(self._line(facts, line, lang) for line in lines)

    def _line(self, facts: Facts, line: str, lang: Lang) -> LineReading:
        meanings = line_meanings(line, "", lang)
        if not meanings and facts.kind == SPELL:
            meanings = line_meanings(line, SPELL, lang)
        if len(meanings) == 1:
            return LineReading(line, is_read=True)
        return LineReading(line, meanings=len(meanings), unread="" if meanings else line)


def is_read(abilities: Iterable[DmAbility]) -> bool:
    """Whether all of a text was read."""
    return not any(isinstance(ability, ManualCardText) for ability in abilities)
