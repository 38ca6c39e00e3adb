"""Which column of somebody's list is what: guessed from names, or kept in a file for the next time.

A column mapping is a JSON file:

    {"format": "svedesk-mapping", "version": 1, "name": "My sheet",
     "columns": {"number": ["No."], "name": ["official", "name"], "kind": ["type"]},
     "separator": "/", "values": {"kind": {"": "aid"}}}

`columns` names for each field of svedesk's the columns to take it from, the first that is not empty; `separator` stands
between several classes or traits in one cell; `values` says what words in a field mean, "" being an empty cell. The
fields are those of `FIELDS`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal, get_args

from pydantic import Field

from svedesk.cards.card_lists import ListTable
from svedesk.cards.draft import LISTS, RowDraft, draft
from svedesk.cards.models import BaseRow, Name
from svedesk.cards.report import Remark
from svedesk.cards.spelling import class_of, collector_number, is_japanese, kind_of
from svedesk.documents.damaged import DamagedFile, before_writing, readable
from svedesk.documents.forms import checked, read_form, write_form
from svedesk.documents.kinds import MAPPING
from svedesk.engine.card_fields import words
from svedesk.engine.facts import Facts
from svedesk.engine.message import Message

ColumnField = Literal[
    "number",
    "name",
    "name_ja",
    "kind",
    "special",
    "classes",
    "traits",
    "traits_ja",
    "universe",
    "cost",
    "attack",
    "defense",
    "counts_as",
    "deck_limit",
    "alternate",
    "back",
    "front",
    "trigger",
    "text",
    "text_ja",
    "quick",
    "rarity",
    "variant_of",
    "picture",
    "set",
]
FIELDS: tuple[str, ...] = get_args(ColumnField)
"""What a column can be."""

_Word = Annotated[str, Field(max_length=100)]
_LONGEST = 200
"""Letters of a column's name."""
_LISTED = 600
"""Letters of the names of columns that one sentence lists."""
_MOST = 10
"""Columns that one field may be taken from."""
_Columns = Annotated[
    list[Annotated[str, Field(min_length=1, max_length=_LONGEST)]], Field(min_length=1, max_length=_MOST)
]
_NO_LIMIT = ("0", "3")
"""What a list says of a card's limit for a deck it has no limit of its own for."""

_ATTACK = "attack atk power 攻撃力 攻撃 攻撃値 攻 パワー"
_DEFENSE = "defense def defence life health hp toughness 体力 体 生命力 防御力"
_BOTH = " ".join(("stats pt", *(attack + other for attack in _ATTACK.split() for other in _DEFENSE.split())))
"""Names of columns with attack and defense in one cell, as "3/4"."""
_NAMES: dict[str, str] = {
    "number": "number no # id code cardno cardnumber cardcode collectornumber cardid setnum setnumber "
    "カード番号 番号 型番 収録番号 ナンバー",
    "name": "nameofficial nameen englishname english name cardname card title カード名 カード名称 名称 名前",
    "name_ja": "nameja japanesename namejp japanese 日本語名 カード名 カード名称 名称 名前",
    "kind": "type kind cardtype maintype 種類 カード種類 種別 カード種別 タイプ カードタイプ",
    "special": "special specialtype supertype supertypes 特殊タイプ 特殊種類",
    "classes": "classes class craft faction civilization civilizations civ color colors クラス 文明",
    "traits": "traits trait traitsen tribe tribes subtype subtypes race races cardrace species type",
    "traits_ja": "traitsja traitjp タイプ特徴 特徴 種族 タイプ",
    "universe": "universe title 作品 ユニバース",
    "cost": "cost cmc playpoints pp mana manacost コスト 消費",
    "attack": f"{_ATTACK} {_BOTH}",
    "defense": f"{_DEFENSE} {_BOTH}",
    "counts_as": "countsas treatedas",
    "deck_limit": "decklimit limit maxcopies 枚数制限",
    "text": "textnorm textofficial text texten cardtext rulestext rules effect effects cardeffect ability abilities "
    "abilitytext description テキスト カードテキスト 効果 能力",
    "text_ja": "textja textjp 日本語テキスト テキスト カードテキスト 効果 能力",
    "quick": "quick quickcard クイック",
    "rarity": "rarity rare レアリティ レア度",
    "variant_of": "variantof",
    "picture": "picture image img src imgsrc imageurl imgurl url file 画像 画像url",
    "set": "set setcode setid expansion セット",
}
"""Names of columns by which each field is known, the likeliest first."""
_SAMPLE = 200
"""Rows that are looked at to see what a column holds."""
_IN_ENGLISH, _IN_JAPANESE = ("en", "english"), ("ja", "jp", "japanese")
_WORD_ITSELF = ("name", "label", "value", "base", "amount", "play", "main")
"""What the innermost name of a column within columns is called where the one around it tells what it holds."""
_PARTS = ("card", "img", "image")
"""What stands before the name of a column where every one is of a card."""
_BY_A_WORD = ("kind", "classes", "traits", "cost", "attack", "defense", "text", "rarity")
"""Fields whose column may have more words in its name: "消費PP", "Trait Line"."""
_OF_SOMETHING_ELSE = {
    *("set", "base", "evo", "evolve", "flavor", "flavour", "artist"),
    *("illustrator", "other", "back", "front", "rank"),
}
_UNKNOWN_WORDS = frozenset(("odd-type", "odd-class-unknown"))
_TRUE, _FALSE = ("true", "yes", "y", "x", "1", "○", "◯", "✓", "✔", "はい"), ("false", "no", "n", "0", "×", "いいえ", "")
_MANY = 20
"""Rows from which on it tells something that they are all alike."""
_MOST_OF = 0.8
"""The share of the cells of a column that tell what it holds."""
_TEXT = 25.0
"""Letters that texts have on average, and names don't."""
_EITHER = (("name", "name_ja"), ("text", "text_ja"), ("traits", "traits_ja"))
"""Fields whose columns may bear one name in either language: what stands in them tells."""


class ColumnMapping(BaseRow):
    """The form of a mapping file."""

    name: Name
    columns: dict[ColumnField, _Columns]
    separator: Annotated[str, Field(min_length=1, max_length=5)] = "/"
    values: dict[ColumnField, dict[_Word, _Word]] = Field(default_factory=dict)


def load_mapping(path: Path) -> ColumnMapping:
    """The mapping in a file. Raises `DamagedFile`."""
    return read_form(path, MAPPING, ColumnMapping)


def keep_mapping(path: Path, mapping: ColumnMapping) -> None:
    """Write a mapping for the next time. Raises `DamagedFile`."""
    write_form(path, MAPPING, ColumnMapping, mapping.model_dump())


def mapping_of(
    name: str, columns: Mapping[str, Iterable[str]], separator: str, values: Mapping[str, Mapping[str, str]]
) -> ColumnMapping:
    """The mapping that somebody chose. Raises `DamagedFile` when it can't be one."""
    chosen = {field: list(names) for field, names in columns.items()}
    words = {field: dict(known) for field, known in values.items() if known}
    fields = {"name": name, "columns": chosen, "separator": separator, "values": words}
    with before_writing(name):
        return checked(ColumnMapping, fields, name)


def guessed(listed: ListTable, file: str, facts: type[Facts]) -> ColumnMapping:
    """The mapping that the names of the columns suggest. Raises `DamagedFile` when they suggest no card."""
    fit = [column for column in listed.columns if len(column) <= _LONGEST]
    # A column of a column ("stats.cost") is also known by its own name, where no other is called so.
    known = {name: column for column in reversed(fit) for name in _own_names(column)}
    known |= {_plain(column): column for column in reversed(fit)}
    for column in reversed(fit):  # "cardTitle", "imgSrc"
        for part in _PARTS:
            if _plain(column).startswith(part):
                known.setdefault(_plain(column).removeprefix(part), column)
    # A limit may be told by the deck it is for ("deck_limit.evolve"): it is the card's own, which belongs to one deck.
    limits = [column for column in fit if _plain(column.partition(".")[0]) in _NAMES["deck_limit"].split()]
    columns: dict[str, list[str]] = {}
    in_sets = bool(facts.number_in_list("X 1"))
    for field in FIELDS:
        names = (*_NAMES.get(field, "").split(), _plain(field))
        fields = list(dict.fromkeys(known[name] for name in names if name in known))
        fields += [column for column in limits if field == "deck_limit" and column not in fields][: _MOST - len(fields)]
        if not fields and field in _BY_A_WORD:
            taken = set().union(*columns.values())
            fields = [column for column in fit if column not in taken and _has_a_word(column, names)][:1]
        if fields:
            columns[field] = fields
    flags = [column for column in fit if _flag(column, facts) and _is_of_flags(column, listed)]
    if flags:
        columns["special"] = [*columns.get("special", ()), *flags][:_MOST]
    _find_by_content(columns, listed, fit, facts)
    if not in_sets and any(_numbered(column, listed) for column in columns.get("number", ())):
        columns.pop("set", None)
    _settle(columns, listed, facts)
    for english, japanese in _EITHER:
        _sort_out(columns, english, japanese, listed)
    if "number" in columns:
        columns["number"].sort(key=lambda column: -_numbered(column, listed))
    if not ({"number", "name", "name_ja"} & columns.keys()):
        raise DamagedFile("list-no-columns", _listed(listed.columns), file=file)
    name = readable(file).strip() or "list"
    return ColumnMapping.model_validate({"name": name, "columns": columns, "separator": _separator(columns, listed)})


def _has_a_word(column: str, names: Collection[str]) -> bool:
    """Whether one of the words that a column is called by is the name of a field, and none says that it is of something
    else."""
    words = re.findall(r"[a-z]+|[ァ-ヺー]+|[ぁ-ん]+|[一-龠々]+", _last_part(column))
    return bool(set(words) & set(names)) and not set(words) & _OF_SOMETHING_ELSE


def _last_part(column: str) -> str:
    return unicodedata.normalize("NFKC", column.rpartition(".")[2]).casefold()


def _flag(column: str, facts: type[Facts]) -> str:
    """The special type that a column of yes and no is called by: "Token?", "is_evolved"."""
    return kind_of(_plain(column).removeprefix("is"), facts).special


def _is_of_flags(column: str, listed: ListTable) -> bool:
    cells = {row.get(column) for _, row in listed.rows[:_SAMPLE]} - {None}
    return bool(cells) and all(str(cell).strip().casefold() in (*_TRUE, *_FALSE) for cell in cells)


def _own_names(column: str) -> list[str]:
    """By what a column of a column is known besides: "stats.cost" is the cost, "craft.name" the craft, and "names.en"
    the English name."""
    *above, last = map(_plain, column.split("."))
    if not above:
        return [last]
    outer = [above[-1], above[-1].removesuffix("s")]
    if last in _IN_ENGLISH:
        return outer
    if last in _IN_JAPANESE:
        fields = [field for field, _ in _EITHER if set(outer) & {*_NAMES[field].split(), field}]
        return [*(f"{name}ja" for name in outer), *(f"{field}ja" for field in fields)]
    return outer if last in _WORD_ITSELF else [last]


def _find_by_content(columns: dict[str, list[str]], listed: ListTable, fit: Sequence[str], facts: type[Facts]) -> None:
    """Columns that are found by what stands in them, where no name tells: numbers, types, classes, names, texts. A
    column that has the numbers has them whatever others are called."""
    rows = {column: _cells(column, listed) for column in fit}
    rows = {column: cells for column, cells in rows.items() if cells}
    numbers = [
        column
        for column, cells in rows.items()
        if column not in columns.get("set", ())
        and 2 * len(set(cells)) > len(cells)
        and _share(map(collector_number, cells)) >= _MOST_OF
    ]
    if numbers and not any(column in numbers for column in columns.get("number", ())):
        columns["number"] = [numbers[0], *columns.get("number", ())][:_MOST]
    free = [column for column in rows if not any(column in taken for taken in columns.values())]
    known_words: dict[str, Callable[[str], object]] = {
        "kind": lambda cell: kind_of(cell, facts).kind,
        "classes": lambda cell: class_of(cell, facts) in words(facts, "classes"),
        "special": lambda cell: (types := kind_of(cell, facts)).special and not (types.kind or types.unknown),
    }
    for field, fits in known_words.items():
        able = [column for column in free if _share(map(fits, rows[column])) >= _MOST_OF]
        if field not in columns and able:
            columns[field] = [able[0]]
            free.remove(able[0])
    texts = [column for column in free if not any(map(_is_no_text, rows[column]))]
    long = [column for column in texts if _average(rows[column]) >= _TEXT]
    if not ({"text", "text_ja"} & columns.keys()) and long:
        columns["text"] = [max(long, key=lambda column: _average(rows[column]))]
    names = [column for column in texts if column not in long and 2 * len(set(rows[column])) > len(rows[column])]
    if not ({"name", "name_ja"} & columns.keys()) and names and len(listed.rows) > 1:
        columns["name"] = names[:2]


def _share(fits: Iterable[object]) -> float:
    answers = list(map(bool, fits))
    return sum(answers) / len(answers) if answers else 0.0


def _average(cells: Sequence[str]) -> float:
    return sum(map(len, cells)) / len(cells)


def _is_no_text(cell: str) -> bool:
    """Whether a cell is an address, a number or a date."""
    return bool(re.match(r"https?:|/|[\d\s.,/:%+-]+$", cell.strip()))


def drafts(listed: ListTable, mapping: ColumnMapping, file: str, facts: type[Facts]) -> list[RowDraft]:
    """The rows as cards of a game. Raises `DamagedFile` when the mapping names a column that is not there."""
    for wanted in mapping.columns.values():
        missing = [column for column in wanted if column not in listed.columns]
        if len(missing) == len(wanted):
            raise DamagedFile("list-other-columns", readable(missing[0]), _listed(listed.columns), file=file)
    return [draft(place, _mapped(row, mapping), facts, mapping.separator) for place, row in listed.rows]


def read_rows(
    listed: ListTable, mapping: ColumnMapping, file: str, facts: type[Facts], others: Iterable[type[Facts]] = ()
) -> tuple[list[RowDraft], tuple[Remark, ...]]:
    """The rows as cards of a game, and what is to be said of the list. Rows that only one of `others` knows the type
    and the class of are left out and said, in a list that has cards of the own game, too. Raises `DamagedFile` when
    the mapping names a column that is not there."""
    rows = drafts(listed, mapping, file, facts)
    strange = [is_strange(row) for row in rows]
    if not any(strange) or all(strange):
        return rows, ignored(listed, mapping)
    games = tuple(others)
    own: list[RowDraft] = []
    left: list[Remark] = []
    for row, strange_row, (place, cells) in zip(rows, strange, listed.rows, strict=True):
        read_there = [draft(place, _mapped(cells, mapping), game, mapping.separator) for game in games if strange_row]
        if any(there.values.get("kind") and not is_strange(there) for there in read_there):
            left.append(Remark("unknown", row.place, Message("unknown-other-game")))
        else:
            own.append(row)
    return own, (*ignored(listed, mapping), *left)


def is_strange(row: RowDraft) -> bool:
    """Whether a row has a type or a class that the game does not know."""
    return any(oddity.key in _UNKNOWN_WORDS for oddity in row.oddities)


def ignored(listed: ListTable, mapping: ColumnMapping) -> tuple[Remark, ...]:
    """What is to be said of a list: the columns that nothing is taken from, though something stands in them, and what
    of its file can't be read."""
    used = set().union(*mapping.columns.values())
    left = [column for column in listed.columns if column not in used and _says(column, listed)]
    columns = (Remark("odd", "", Message("odd-columns", (_listed(left),))),) if left else ()
    return (*columns, *listed.remarks)


def _says(column: str, listed: ListTable) -> bool:
    return any(row.get(column) not in (None, "", []) for _, row in listed.rows)


def _mapped(row: Mapping[str, Any], mapping: ColumnMapping) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for field, columns in mapping.columns.items():
        cells = [row[column] for column in columns if row.get(column) not in (None, "", [])]
        value = cells[0] if cells else None
        if field == "deck_limit":
            value = next((limit for limit in cells if str(limit) not in _NO_LIMIT), value)
        words = mapping.values.get(field, {})
        if isinstance(value, list):
            value = [words.get(part, part) if isinstance(part, str) else _scalar(part) for part in value]
        else:
            value = words.get("" if value is None else str(value), value)
        if field == "quick" and isinstance(value, bool):
            value = "yes" if value else ""
        if field == "special" and str(value).strip().casefold() in (*_TRUE, *_FALSE):
            flags = (column for column in columns if str(row.get(column)).strip().casefold() in _TRUE)
            value = " ".join(_plain(column).removeprefix("is") for column in flags)
        values[field] = value if isinstance(value, list) else _scalar(value)
    return values


def _scalar(value: object) -> object:
    """Text and numbers as they are; what is neither has no place in a card."""
    return value if isinstance(value, str | int | float) and not isinstance(value, bool) else None


def _plain(column: str) -> str:
    name = unicodedata.normalize("NFKC", column).casefold().strip()
    return name if name == "#" else re.sub(r"[\W_]+", "", name)


def _settle(columns: dict[str, list[str]], listed: ListTable, facts: type[Facts]) -> None:
    """A column whose name may mean one of two things means one of them."""
    names, kinds, numbers = (columns.get(field, []) for field in ("name", "kind", "number"))
    titles = [column for column in names if column in columns.get("universe", ())]
    named = [column for column in (*names, *columns.get("name_ja", ())) if column not in titles]
    untyped = [column for column in kinds if not any(kind_of(cell, facts).kind for cell in _cells(column, listed))]
    special = [column for column in untyped if any(kind_of(cell, facts).special for cell in _cells(column, listed))]
    if special and len(untyped) < len(kinds):  # "evolved" beside a column of types
        columns["special"] = [*columns.get("special", ()), *special][:_MOST]
        for field in ("kind", "traits", "traits_ja"):
            _drop(columns, field, special)
        kinds, untyped = columns.get("kind", []), [column for column in untyped if column not in special]
    listed_traits = [column for field in ("traits", "traits_ja") for column in columns.get(field, ())]
    # What is the same on every row ("card") is no card's trait.
    for column in listed_traits:
        if len(cells := _cells(column, listed)) >= _MANY and len(set(cells)) == 1:
            for field in ("traits", "traits_ja"):
                _drop(columns, field, [column])
    traits = {column for column in listed_traits if column in kinds}
    # A column that only counts the rows is nobody's number: with a name a card is found without one.
    counts = [column for column in numbers if all(map(str.isdecimal, _cells(column, listed)))]
    taken = traits & set(untyped) if len(untyped) < len(kinds) else set()
    _drop(columns, "name" if named else "universe", titles)
    _drop(columns, "kind", taken)
    for field in ("traits", "traits_ja"):
        _drop(columns, field, traits - taken)
    if (named or titles) and "set" not in columns:
        _drop(columns, "number", counts)


def _drop(columns: dict[str, list[str]], field: str, gone: Collection[str]) -> None:
    """Have no column of these for a field; a field without any is not there."""
    if field in columns:
        columns[field] = [column for column in columns[field] if column not in gone]
        if not columns[field]:
            del columns[field]


def _cells(column: str, listed: ListTable) -> list[str]:
    """What stands in a column's first cells that are not empty."""
    cells = (row.get(column) for _, row in listed.rows[:_SAMPLE])
    return [str(cell) for cell in cells if isinstance(cell, str | int) and str(cell).strip()]


def _sort_out(columns: dict[str, list[str]], english: str, japanese: str, listed: ListTable) -> None:
    """A column that may be of either language is of the one it is written in."""
    for column in [*columns.get(english, ()), *columns.get(japanese, ())]:
        sample = _cells(column, listed)
        if not sample:
            continue
        is_ja = 2 * sum(map(is_japanese, sample)) > len(sample)
        right, wrong = (japanese, english) if is_ja else (english, japanese)
        columns[wrong] = [name for name in columns.get(wrong, ()) if name != column]
        if column not in columns.get(right, ()):
            columns.setdefault(right, []).append(column)
    for field in (english, japanese):
        _drop(columns, field, ())


def _numbered(column: str, listed: ListTable) -> int:
    """How many cells of a column hold a collector number; a list may number its rows besides."""
    return sum(bool(collector_number(str(row.get(column, "")))) for _, row in listed.rows[:_SAMPLE])


def _separator(columns: Mapping[str, Iterable[str]], listed: ListTable) -> str:
    """What parts several classes or traits in one cell: the first that is found in any."""
    parted = [column for field in LISTS for column in columns.get(field, ())]
    cells = [row[column] for _, row in listed.rows[:_SAMPLE] for column in parted if isinstance(row.get(column), str)]
    return next((mark for mark in "/・、，,;|&" if any(mark in cell for cell in cells)), "/")


def _listed(columns: Iterable[str]) -> str:
    names = ", ".join(map(readable, columns))
    return names if len(names) <= _LISTED else f"{names[:_LISTED]}…"
