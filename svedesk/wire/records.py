"""Records in JSON. Each is declared once, as a NamedTuple, and is an object of its fields in files and packets.

The engine's records know nothing of files: how they are read is in `FORMS`. Records that are declared for files have
their limits in the annotations of their fields.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from types import UnionType
from typing import Annotated, Any, NamedTuple, Self, TypeVar, Union, get_args, get_origin, get_type_hints

from pydantic import (
    AliasChoices,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    GetCoreSchemaHandler,
    TypeAdapter,
    create_model,
    model_validator,
)
from pydantic_core import CoreSchema, PydanticCustomError, core_schema

from svedesk.engine.board import MOST_CARDS
from svedesk.engine.log import Answered, Board, Claim, Conceded, DeckList, Entry, Operation, Setup
from svedesk.engine.origin import CardNote, Origin
from svedesk.engine.records import SIDEWAYS, UPRIGHT, Card, Given, Place
from svedesk.wire.reading import WireModel

Whole = Annotated[int, Field(ge=-(2**63), lt=2**64)]
Small = Annotated[int, Field(ge=-1_000_000, le=1_000_000)]
Seat = Annotated[int, Field(ge=-1, le=30)]
LONGEST_NAME = 200
Words = Annotated[str, Field(max_length=LONGEST_NAME)]
Ids = Annotated[tuple[Whole, ...], Field(max_length=MOST_CARDS)]
Pairs = Annotated[tuple[tuple[Words, Whole], ...], Field(max_length=100)]
Digest = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
CardDigest = Annotated[str, Field(pattern="^[0-9a-f]{32}([0-9a-f]{32})?$")]
"""The short ones are of older saves."""
MOST_SECTIONS = 20
MOST_IN_SECTION = 10_000
"""Cards: 99 copies of each of the 100 cards that a deck file may have there."""
Record = TypeVar("Record")


class JsonForm:
    """Marks a value that `make` makes of what is in JSON, where `form` says what may be there."""

    def __init__(self, form: Any, make: Callable[[Any], object]) -> None:  # noqa: ANN401 - a type, or Annotated
        self._form, self._make = form, make

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:  # noqa: ANN401
        return core_schema.json_or_python_schema(
            core_schema.no_info_after_validator_function(self._make, handler.generate_schema(self._form)),
            core_schema.is_instance_schema(source if isinstance(source, UnionType) else get_origin(source) or source),
            serialization=core_schema.plain_serializer_function_ser_schema(as_plain),
        )


class RecordForm:
    """Marks a record, or one of several, that is an object of its fields in JSON. `base` says what becomes of fields it
    does not have; fields of `base` and
    those of its file, the `head`, are checked and not kept."""

    def __init__(self, base: type[BaseModel] = WireModel, head: Mapping[str, Any] | None = None) -> None:
        self._base, self._head = base, head or {}

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:  # noqa: ANN401
        records: tuple[Any, ...] = get_args(source) if isinstance(source, UnionType) else (source,)
        makers = {self._model(record): FORMS[record].make if record in FORMS else record for record in records}

        def make(model: BaseModel) -> object:
            names = model.model_fields_set.difference(self._head, self._base.model_fields)
            return makers[type(model)](**{name: getattr(model, name) for name in names})

        models: Any = Union[tuple(makers)]  # noqa: UP007 - of classes that are made here
        return JsonForm(models, make).__get_pydantic_core_schema__(source, handler)

    def _model(self, record: Any) -> type[BaseModel]:  # noqa: ANN401 - a class of a NamedTuple, which has no type
        if record in FORMS:
            limits, optional = FORMS[record].limits, FORMS[record].optional
        else:
            limits, optional = get_type_hints(record, include_extras=True), record._field_defaults
        fields: dict[str, Any] = {name: (limit, None if name in optional else ...) for name, limit in limits.items()}
        return create_model(f"{record.__name__}Model", __base__=self._base, **{**self._head, **fields})


Object = Annotated[Record, RecordForm()]
"""A record, or one of several, as an object."""


def file_form(record: type[Record], **head: Any) -> TypeAdapter[Record]:  # noqa: ANN401 - types, with their defaults
    """What reads and writes a file with one record, beside these fields, each with its limit and what it is where the
    file does not have it (...: it must have it)."""
    form: Any = Annotated[record, RecordForm(head=head)]
    return TypeAdapter(form, config=ConfigDict(defer_build=True))


def as_plain(value: object) -> Any:  # noqa: ANN401 - whatever JSON can hold
    """What a value is in JSON: records as objects, bytes in hex."""
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, DeckList):
        return {"name": value.name, **dict(value.sections)}
    if isinstance(value, CardNote):
        return _note_fields(value)
    if isinstance(value, tuple | frozenset):
        names = getattr(value, "_fields", None)
        if names is None:
            return tuple(as_plain(item) for item in (sorted(value) if isinstance(value, frozenset) else value))
        others = {} if type(value) not in FORMS else FORMS[type(value)].names
        return {name: as_plain(getattr(value, others.get(name, name))) for name in _names(type(value))}
    return value


def _names(record: Any) -> Collection[str]:  # noqa: ANN401 - a class of a NamedTuple
    return FORMS[record].limits if record in FORMS else record._fields


class _DeckModel(WireModel):
    """Beside `name` a field for each section that decks of the game have."""

    model_config = ConfigDict(extra="allow")
    __pydantic_extra__: dict[Words, Annotated[tuple[Words, ...], Field(max_length=MOST_IN_SECTION)]]

    name: Words

    @model_validator(mode="after")
    def _few_sections(self) -> Self:
        if len(self.__pydantic_extra__) > MOST_SECTIONS:
            raise PydanticCustomError("too_long", "too many sections", {"max_length": MOST_SECTIONS})
        return self


def _deck(model: _DeckModel) -> DeckList:
    return DeckList(tuple(model.__pydantic_extra__.items()), model.name)


Deck = Annotated[DeckList, JsonForm(_DeckModel, _deck)]
Bytes32 = Annotated[bytes, JsonForm(Digest, bytes.fromhex)]
MaybeHex32 = Annotated[str, Field(pattern="^([0-9a-f]{64})?$")]
MaybeBytes32 = Annotated[bytes, JsonForm(MaybeHex32, bytes.fromhex)]


def _quarter_turns(value: object) -> object:
    return int(value) if isinstance(value, bool) else value


_QuarterTurns = Annotated[
    int,
    Field(ge=0, le=3, validation_alias=AliasChoices("turned", "engaged")),
    BeforeValidator(_quarter_turns),
]
"""A card was `engaged` or not in boards of version 2 and before."""

_FORMER = {"engage": ("turn", SIDEWAYS), "refresh": ("turn", UPRIGHT), "refresh_all": ("turn_all", UPRIGHT)}
"""Operations by the names they had while a card was engaged or not: in the logs of then."""


def _operation(by_hand: str, amount: int = 0, **fields: Any) -> Operation:  # noqa: ANN401 - checked by `FORMS`
    name, amount = _FORMER.get(by_hand, (by_hand, amount))
    return Operation(name, amount=amount, **fields)


def _conceded(conceded: int, why: Claim = "") -> Conceded:
    return Conceded(conceded, why)


def _note(number: str, name: str, digest: str, pack: str = "", pack_name: str = "", checksum: str = "") -> CardNote:
    return CardNote(number, name, digest, Origin(pack, pack_name, checksum))


def _note_fields(note: CardNote) -> dict[str, str]:
    """Names are cut to what is read again, and what says nothing is left out."""
    origin = note.origin
    fields = {"number": note.number, "name": note.name[:LONGEST_NAME], "digest": note.digest}
    pack = {"pack": origin.pack, "pack_name": origin.name[:LONGEST_NAME], "checksum": origin.checksum}
    return {**fields, **{name: value for name, value in pack.items() if value}}


class RecordLimits(NamedTuple):
    """How a record of the engine is read: its fields in JSON with their limits, those a file may lack, what the record
    calls those of another name, and what makes it of them."""

    make: Callable[..., object]
    limits: Mapping[str, Any]
    optional: Collection[str] = ()
    names: Mapping[str, str] = {}


FORMS: Mapping[Any, RecordLimits] = {
    Place: RecordLimits(Place, {"seat": Seat, "zone": Words}),
    Answered: RecordLimits(Answered, {"seat": Seat, "answer": Ids}),
    Operation: RecordLimits(
        _operation,
        {
            "seat": Seat,
            "by_hand": Words,
            "cards": Ids,
            "to": Object[Place] | None,
            "amount": Small,
            "text": Words,
            "source": Object[Place] | None,
            "side": Seat,
            "until": Words,
        },
        ("cards", "to", "amount", "text", "source", "side", "until"),
        {"by_hand": "name"},
    ),
    Conceded: RecordLimits(_conceded, {"conceded": Seat, "why": Claim}, ("why",), {"conceded": "seat"}),
    Given: RecordLimits(
        Given, {"what": Words, "value": Whole | Words, "until": Words, "source": Words, "order": Whole}
    ),
    Card: RecordLimits(
        Card,
        {
            "id": Whole,
            "number": Words,
            "owner": Seat,
            "seat": Seat,
            "zone": Words,
            "turned": _QuarterTurns,
            "faceup": bool,
            "on": Whole,
            "damage": Whole,
            "given": Annotated[tuple[Object[Given], ...], Field(max_length=1_000)],
            "counters": Pairs,
            "marks": Pairs,
            "arrived": Small,
            "known": Whole,
        },
    ),
    Board: RecordLimits(
        Board,
        {
            "cards": Annotated[tuple[Object[Card], ...], Field(max_length=MOST_CARDS)],
            "zones": Annotated[tuple[tuple[Seat, Words, Ids], ...], Field(max_length=200)],
            "numbers": Annotated[tuple[tuple[Seat, Words, Whole], ...], Field(max_length=1_000)],
            "step": Annotated[tuple[Small | Words, ...], Field(max_length=20)],
        },
    ),
    Setup: RecordLimits(
        Setup,
        {
            "game": Words,
            "rules": Words,
            "seed": Annotated[int, Field(ge=-(2**63), lt=2**256)],
            "decks": Annotated[tuple[Deck, ...], Field(max_length=4)],
            "first": Seat,
            "board": Object[Board] | None,
            "format": Words,
            "ask_hidden": bool,
            "chooser": Seat,
        },
        ("format", "ask_hidden", "chooser"),
    ),
    CardNote: RecordLimits(
        _note,
        {
            "number": Words,
            "name": Words,
            "digest": CardDigest,
            "pack": Words,
            "pack_name": Words,
            "checksum": MaybeHex32,
        },
        ("pack", "pack_name", "checksum"),
    ),
}
"""The records of the engine."""

MOST_ENTRIES = 50_000
"""The log entries of one game, undone ones among them, that a file may hold: days of play."""
Log = Annotated[tuple[Object[Entry], ...], Field(max_length=MOST_ENTRIES)]
