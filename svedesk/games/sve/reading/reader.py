"""From a card's printed text to abilities: what can be read is enforced, the rest resolved by hand when it is due."""

from __future__ import annotations

import re
from collections.abc import Iterable

from svedesk.engine.facts import Facts
from svedesk.engine.script import Lang, replace
from svedesk.games.sve.abilities.activated import Activated
from svedesk.games.sve.abilities.automatic import Automatic
from svedesk.games.sve.abilities.base import Step
from svedesk.games.sve.abilities.cost import Cost, PayPoints, PutDrivePoint, ServeThis
from svedesk.games.sve.abilities.own_cost import PayX
from svedesk.games.sve.group import Called, Ref
from svedesk.games.sve.keywords.leaves_this import ThisPutAway
from svedesk.games.sve.keywords.limited import Limited
from svedesk.games.sve.reading.conditions import usable_if
from svedesk.games.sve.reading.costs import read_cost
from svedesk.games.sve.reading.equipping import equipped_has, equipping
from svedesk.games.sve.reading.events import is_of
from svedesk.games.sve.reading.executed import with_read_lines
from svedesk.games.sve.reading.heads import Limit, Waits, limit_in, waits_for
from svedesk.games.sve.reading.heard import SveTextReader
from svedesk.games.sve.reading.lines import BURST, PrintedLine
from svedesk.games.sve.reading.order import in_order
from svedesk.games.sve.reading.passives import passives_in
from svedesk.games.sve.reading.printed import (
    OnRequest,
    Printed,
    Read,
    ReadAbility,
    ReadActivated,
    ReadAddedCost,
    ReadAutomatic,
    ReadEquivalent,
    ReadEvolve,
    ReadFromHand,
    ReadInCemetery,
    ReadInEx,
    ReadOwnCost,
    ReadPassive,
    ReadSpell,
)
from svedesk.games.sve.reading.vocabulary import NO_WORDS, Vocabulary
from svedesk.games.sve.reading.words import EVOLVE_COST, keywords_in, rule_lines
from svedesk.games.sve.script_node import Ability
from svedesk.games.sve.verbs.by_hand import ByHand, PaidByHand
from svedesk.games.sve.verbs.universes import GiveDrive

_ACT = re.compile(r"(\{Q\}|\{QUICK\}|【Q】|【クイック】)?\s*(?:\{ACT\}|【起動】)(.*?)(?::\s|：|:$)(.*)", re.DOTALL)
_EVOLVE = re.compile(r"(?:\{EVOLVE\}|【進化】)(.*?)[:：]", re.DOTALL)
_SERVE = re.compile(r"((?:(?:\{SERVE\}|【食事】)[\s,、]*+)++)([^:：]*)[:：]")
_RIDE = re.compile(r"(?:\{RIDE\}|【(?:憑依|ライド)】)([^:：]*)[:：]")
_GIVES_DRIVE = re.compile(
    rf"{_RIDE.pattern}\s*(?:Give this (?:card|follower) Drive|This (?:card|follower) (?:gains|gets|is given) Drive|"
    r"これは【?ドライブ】?を(?:得る|持つ))(?:[.。]|$)",
    re.IGNORECASE,
)
_ADDED_COST = re.compile(
    r"As an additional cost to play this card, (?!you may\b)|これをプレイする際、追加コストとして(?![^。]*よい)",
    re.IGNORECASE,
)
"""How a cost begins that must be paid on top of the card's own."""
_OWN_COST = re.compile(
    r"When playing this card\b|As an additional cost to play this card\b|.*\bthis card costs\b|"
    r".*\bplay this card for \d+ less\b|"
    r"これを.{0,12}プレイする際|これのコスト",
    re.IGNORECASE,
)
_FROM_HAND = re.compile(
    r"can be (?:activated|used|played) from your hand|discard this card[,:]|手札から使える|手札のこれ", re.IGNORECASE
)
_FROM_EX = re.compile(r"this card (?:in|from) your EX area|EXエリアのこれ", re.IGNORECASE)
_FROM_CEMETERY = re.compile(
    r"this card (?:in|from) your cemetery|墓場(?:の|にある)これ|この能力は墓場から使える", re.IGNORECASE
)
_FOR_OTHERS = ("arrives", "event", "start")
"""The moments of what happens to other cards, and of phases."""
_WHILE_ELSEWHERE = re.compile(
    r"これが(?:EXエリア|墓場)にある限り、|while this card is in your (?:EX area|cemetery)[,:] ", re.IGNORECASE
)
_NAMES_ITSELF = re.compile(
    r"(?:(EXエリア|墓場)(?:の|にある))?これ(?:が(EXエリア|墓場)にある)?|"
    r"this (?:card|follower|amulet)(?:(?: is)? (?:in|from) your (EX area|cemetery))?",
    re.IGNORECASE,
)
_ON_FIELD = re.compile(
    r"\{ENGAGE\}|【アクト】|(?<![のる])これ|this (?:card|follower|amulet)(?! (?:in|from) your)", re.IGNORECASE
)
"""What a cost says that only a card on the field pays."""
_ELSEWHERE = re.compile(
    r"when this card is discarded|this card (?:in|from) your cemetery|if this card is in your (?:EX area|cemetery)|"
    r"this card can't be played from|copies of this card (?:in|into)|"
    r"これを(?:自分の)?手札から捨てたとき|墓場(?:の|にある)これ|これが(?:EXエリア|墓場)にある(?:なら|限り)|"
    r"これは(?:EXエリア|手札以外)からプレイできない|(?:自分|エボルヴ)(?:の)?デッキに\d+枚まで入れる",
    re.IGNORECASE,
)
"""What a line says that works in other zones than those its card usually works in."""
_CONTINUOUS = re.compile(
    r"(?:While|During(?! [^,]{0,30} turn, (?:when|once|twice))|Reduce|If)\b|"
    r"(?:This (?:follower|card|amulet)|It)(?:'s name)? "
    r"(?:can't|cannot|has|is|can only|takes|doesn't|ignores|also)\b|"
    r"[^、。「]*?(?:限り|場合)、|[^。「]*?(?:できない|受けない|でもある|コストは.*である)。?$|これが(?:受ける|与える)|"
    r"(?:自分|相手)のターン中、これ[はが](?:受ける|与える|ダメージ)|【(?:ネクロチャージ|NC|SC|スペルチェイン)_\d+】これ|"
    r"これは自分のスタートフェイズにスタンドしない|これは能力によって破壊されず",
    re.IGNORECASE,
)
"""How lines begin that hold all the time or replace what would happen: there is no moment at which they are due."""
_REPLACES = re.compile(r"\bwould\b|とき、代わりに", re.IGNORECASE)
_COST_OF_EVENT = re.compile(r"[\s、]*([^\s：「」。、][^：「」。、\n]*)：|(?:, | )([^:.\"\n]+): |(【土の秘術(?:_\d)?】)")
"""The cost between a head and an effect."""
_INTO = re.compile(
    r"[:：]\s*これは『[^『』]+』(?:か『[^『』]+』)*に進化する|[:：]\s*Evolve this (?:follower|card) into [^.]+",
    re.IGNORECASE,
)
_NAMED = re.compile(r"『([^『』]+)』|(?:into|or) (?:an? )?([^.,]+?)(?= or |$)")
"""The names of the cards that it evolves into, where it says any."""
_OFTEN = re.compile(r"any number of times each turn|1ターンに何回でも使える", re.IGNORECASE)


def read_card(
    facts: Facts, text: str, text_ja: str = "", known: Vocabulary = NO_WORDS, reader: SveTextReader | None = None
) -> tuple[Ability, ...]:
    """The abilities a card's text says, in English, Japanese or both ("": not known in that language); `known` are the
    words it may use for cards. What `reader` can read is executed, line by line; without one, or where it can't read a
    line, that is resolved by hand when it is due.

    Where both are known, the English lines say when they are due, and the Japanese ones are what is shown in that
    language. A text that says the same in two languages is read as the same, in whatever order its lines stand.
    """
    rows: dict[Lang, tuple[PrintedLine, ...]] = {}
    if text or not text_ja:
        rows["en"] = rule_lines(facts, text, "en")
    if text_ja:
        rows["ja"] = rule_lines(facts, text_ja, "ja")
    read, *others = [in_order(known.completed(_read(facts, lines, lang))) for lang, lines in rows.items()]
    by_hand = _with_other(read, others[0]) if others else read
    return by_hand if reader is None else with_read_lines(facts, by_hand, rows, reader)


def _read(facts: Facts, rows: Iterable[PrintedLine], lang: Lang) -> tuple[Ability, ...]:
    read: list[Ability] = []
    manual: list[PrintedLine] = []
    for row in rows:
        abilities = _with_keyword(facts, row, lang)
        read += abilities
        if not abilities:
            manual.append(row)
    if any(EVOLVE_COST.match(row.plain) for row in manual):
        read = [_evolves_by_hand(facts, ability) for ability in read]
    if facts.kind == "spell" and facts.special != "evolved":  # one of the evolve deck is never played
        effect = [row for row in manual if not _ELSEWHERE.search(row.plain)]
        if effect or not any(isinstance(ability, Activated) for ability in read):  # else a spell that does nothing
            whole, place = "\n".join(row.shown for row in effect), effect[0].place if effect else 1
            printed = _printed("spell", place, whole, lang)
            read.append(ReadSpell((ByHand("spell", place),), printed=printed))
        manual = [row for row in manual if row not in effect]
    for row in manual:
        printed = _printed("request", row.place, row.shown, lang)
        if facts.kind not in ("follower", "amulet", "crest") or _ELSEWHERE.search(row.plain):
            read.append(ReadAbility(printed))
        elif _is_never_due(row.plain):
            read.append(ReadPassive(printed))
        else:
            burst = bool(BURST.match(row.plain))
            read.append(OnRequest((), (ByHand("request", row.place),), burst=burst, printed=printed))
    return tuple(read)


def _evolves_by_hand(facts: Facts, ability: Ability) -> Ability:
    """An evolve ability whose cost another line changes: it is paid by who can count."""
    if not isinstance(ability, ReadEvolve):
        return ability
    return replace(ability, points=0, besides=(PaidByHand(facts.number, "evolve", ability.printed.line),))


def _is_never_due(line: str) -> bool:
    """Whether a line holds all the time, or replaces what would happen."""
    return bool(_CONTINUOUS.match(line) or EVOLVE_COST.match(line) or _REPLACES.search(line))


def _printed(moment: str, place: int, text: str, lang: Lang) -> Printed:
    if lang == "ja":
        return Printed(moment, place, ja=text, ja_place=place)
    return Printed(moment, place, en=text, en_place=place)


def _with_keyword(facts: Facts, row: PrintedLine, lang: Lang) -> tuple[Ability, ...]:
    """What a line says, and whether that is a Union Burst ability; of others than abilities nothing can be."""
    burst = BURST.match(row.plain)
    if burst is None:
        return _of_line(facts, row, lang)
    read = _of_line(facts, row._replace(plain=row.plain[burst.end() :]), lang)
    able = tuple(ability for ability in read if isinstance(ability, Activated | Automatic))
    return tuple(replace(ability, burst=True) for ability in able) if len(able) == len(read) else ()


def _of_line(facts: Facts, row: PrintedLine, lang: Lang) -> tuple[Ability, ...]:
    """What a line says by itself; nothing for the text of a spell, and for a line nobody can tell the moment of."""
    if keywords := keywords_in(row.plain):
        return keywords
    if _OWN_COST.match(row.plain):
        paid, printed = PaidByHand(facts.number, "cost", row.place), _printed("cost", row.place, row.shown, lang)
        added = _ADDED_COST.match(row.plain)
        return (ReadAddedCost((paid,), printed=printed) if added else ReadOwnCost((paid,), printed=printed),)
    if passives := passives_in(row.plain, _printed("always", row.place, row.shown, lang)):
        return passives
    if facts.kind == "equipment" and (has := equipped_has(row.plain, _printed("always", row.place, row.shown, lang))):
        return (has,)
    limit = limit_in(row.plain)
    row = row._replace(plain=limit.rest)
    if act := _ACT.match(row.plain):
        return _activated(facts, row, act, limit.times, lang)
    while_elsewhere = _WHILE_ELSEWHERE.match(row.plain)
    waits = waits_for(row.plain[while_elsewhere.end() :] if while_elsewhere else row.plain)
    if waits is not None and waits.moment == "event" and _is_discarded(waits):
        return _automatic(facts, row, waits, limit, lang)  # of spells, too
    if waits is not None and _waits_elsewhere(row, waits):
        return _automatic(facts, row, waits, limit, lang)
    if facts.kind == "spell":
        return ()
    if evolve := _EVOLVE.match(row.plain):
        return _evolve(facts, row, evolve[1], lang)
    if serve := _SERVE.match(row.plain):
        times = len(re.findall(r"[{【]", serve[1]))
        cost = (ServeThis(times), *_cost(facts, row, serve[2], "serve"))
        printed = _printed("serve", row.place, row.shown, lang)
        return (ReadEquivalent(cost, (ByHand("serve", row.place),), icon="serve", printed=printed),)
    if ride := _RIDE.match(row.plain):
        cost = (*_cost(facts, row, ride[1].strip(" ,、"), "ride"), PutDrivePoint())
        printed = _printed("ride", row.place, row.shown, lang)
        return (ReadEquivalent(cost, _ridden(row), icon="ride", printed=printed),)
    if waits is None or (waits.moment in _FOR_OTHERS and _ELSEWHERE.search(row.plain)):
        return ()
    return _automatic(facts, row, waits, limit, lang)


def _ridden(row: PrintedLine) -> tuple[Step, ...]:
    """What a Ride does: it gives Drive where it says so, the rest is done by hand."""
    by_hand = ByHand("ride", row.place)
    given = _GIVES_DRIVE.match(row.plain)
    if given is None:
        return (by_hand,)
    drive = GiveDrive(Ref("this"))
    return (drive, by_hand) if row.plain[given.end() :].strip() else (drive,)


def _waits_elsewhere(row: PrintedLine, waits: Waits) -> type[ReadInEx | ReadInCemetery] | None:
    """How a line counts that waits for an event or a phase and first says of its card that it is in the EX area or in
    the cemetery; None for one that does not."""
    itself = _NAMES_ITSELF.search(row.plain)
    where = next(filter(None, itself.groups()), None) if itself is not None else None
    if where is None or waits.moment not in _FOR_OTHERS:
        return None
    return ReadInEx if where.casefold().startswith("ex") else ReadInCemetery


def _is_discarded(waits: Waits) -> bool:
    return any(is_of(trigger, ThisPutAway) for trigger in waits.triggers)


def _automatic(facts: Facts, row: PrintedLine, waits: Waits, limit: Limit, lang: Lang) -> tuple[Ability, ...]:
    """One ability for each condition; its cost, as far as that is plain, is paid for its effect (10.4.7.4)."""
    printed = _printed(waits.moment, row.place, row.shown, lang)
    cost = _automatic_cost(facts, row, waits)
    steps = (_effect(waits, cost, ByHand(waits.moment, row.place)),)
    triggers = waits.triggers
    if limit.times:
        triggers = tuple(
            trigger if isinstance(trigger, Limited) else Limited(trigger, limit.times, any_turn=not limit.own)
            for trigger in triggers
        )
    kind = _waits_elsewhere(row, waits) or ReadAutomatic
    *earlier, last = (kind(trigger, steps, cost=cost, printed=printed) for trigger in triggers)
    return (*(replace(ability, merged=True) for ability in earlier), last)


def _effect(waits: Waits, cost: tuple[Cost, ...], by_hand: ByHand) -> ByHand:
    """What an automatic ability does: equips its follower where it says only that, else by hand."""
    paid = _COST_OF_EVENT.match(waits.rest)
    if paid is not None and not cost:
        return by_hand
    return equipping(waits.rest[paid.end() if paid else 0 :].lstrip(":：,、 "), by_hand)


def _automatic_cost(facts: Facts, row: PrintedLine, waits: Waits) -> tuple[Cost, ...]:
    """What is paid for the effect; nothing where no part of it is plain, or its player says how much: then all of it
    is done by hand."""
    match = _COST_OF_EVENT.match(waits.rest)
    if match is None:
        return ()
    parts = _cost(facts, row, match[1] or match[2] or match[3], waits.moment)
    by_hand = any(isinstance(part, PayX) for part in parts) or isinstance(next(iter(parts), None), PaidByHand)
    return () if by_hand else parts


def _cost(facts: Facts, row: PrintedLine, text: str, moment: str) -> tuple[Cost, ...]:
    """A cost: its plain parts, and one part by hand for what could not be read."""
    parts, whole = read_cost(text)
    return parts if whole else (*parts, PaidByHand(facts.number, moment, row.place))


def _activated(facts: Facts, row: PrintedLine, act: re.Match[str], times: int, lang: Lang) -> tuple[Ability, ...]:
    quick, cost = bool(act[1]), _cost(facts, row, act[2], "activated")
    usable = usable_if(act[3])
    steps = (equipping(usable.rest if usable else act[3], ByHand("activated", row.place)),)
    condition = usable.condition if usable else None
    printed = _printed("activated", row.place, row.shown, lang)
    if _FROM_HAND.search(row.plain):
        return (ReadFromHand(cost, steps, quick, times, condition=condition, printed=printed),)
    where = act[2] if _ON_FIELD.search(act[2]) else act[2] + act[3]  # from where, in its cost or its effect
    if _FROM_EX.search(where):
        return (ReadFromHand(cost, steps, quick, times, condition=condition, where="ex", printed=printed),)
    if _FROM_CEMETERY.search(where):
        return (ReadFromHand(cost, steps, quick, times, condition=condition, where="cemetery", printed=printed),)
    if facts.kind == "spell" or _ELSEWHERE.search(act[2]):
        return ()
    return (ReadActivated(cost, steps, quick, times, condition=condition, printed=printed),)


def _evolve(facts: Facts, row: PrintedLine, text: str, lang: Lang) -> tuple[Ability, ...]:
    parts = _cost(facts, row, text, "evolve")
    points = sum(part.points for part in parts if isinstance(part, PayPoints))
    besides = tuple(part for part in parts if not isinstance(part, PayPoints))
    printed = _printed("evolve", row.place, row.shown, lang)
    often, usable = bool(_OFTEN.search(row.plain)), usable_if(row.plain)
    condition = usable.condition if usable else None
    if usable and condition is None:  # its player says whether it can be used
        besides = (*besides, PaidByHand(facts.number, "evolve", row.place))
    into = _INTO.search(row.plain)
    names = (match[1] or match[2] for match in _NAMED.finditer(into[0])) if into else ()
    return (
        ReadEvolve(
            points,
            often,
            besides,
            printed=printed,
            condition=condition,
            into=tuple(Called(name, name) for name in names),
        ),
    )


# -- two languages -----------------------------------------------------------------------------------------------------


def _with_other(abilities: tuple[Ability, ...], others: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """The abilities with what the other language's list says of each: of a moment that both have equally many lines
    of, the first in one is the first in the other."""
    ours, theirs = _by_moment(abilities), _by_moment(others)
    both = {
        (moment, line): printed.told_in(theirs[moment][line])
        for moment, lines in ours.items()
        if lines.keys() == theirs.get(moment, {}).keys()
        for line, printed in lines.items()
    }
    return tuple(
        replace(ability, printed=both.get((ability.printed.moment, ability.printed.line), ability.printed))
        if isinstance(ability, Read)
        else ability
        for ability in abilities
    )


def _by_moment(abilities: Iterable[Ability]) -> dict[str, dict[int, Printed]]:
    """The lines of each moment by which of them they are."""
    moments: dict[str, dict[int, Printed]] = {}
    for ability in abilities:
        if isinstance(ability, Read):
            moments.setdefault(ability.printed.moment, {})[ability.printed.line] = ability.printed
    return moments
