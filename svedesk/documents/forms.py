"""What is in files, checked by pydantic models: what is written by the model that reads it again."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TypeVar

from pydantic import BaseModel, TypeAdapter, ValidationError

from svedesk.documents.damaged import DamagedFile, wrong_content
from svedesk.documents.kinds import FileKind
from svedesk.documents.reading import check_game, read_document
from svedesk.documents.writing import write_document

Form = TypeVar("Form", bound=BaseModel)
Content = TypeVar("Content")


def checked(form: type[Form], fields: Mapping[str, object], file: str) -> Form:
    """The fields of a file as a model. Raises `DamagedFile`, naming the first thing that is wrong."""
    try:
        return form.model_validate(fields)
    except ValidationError as error:
        raise _wrong(error, file) from error


def checked_json(form: TypeAdapter[Content], data: bytes, file: str) -> Content:
    """What JSON holds. Raises `DamagedFile`, naming the first thing that is wrong."""
    try:
        return form.validate_json(data)
    except ValidationError as error:
        raise _wrong(error, file) from error


def read_form(path: Path, kind: FileKind, form: type[Form], game: str = "") -> Form:
    """What a file holds, of this game if one is named. Raises `DamagedFile`."""
    document = read_document(path, kind)
    if game:
        check_game(document, game, path.name)
    return checked(form, document, path.name)


def write_form(path: Path, kind: FileKind, form: type[BaseModel], fields: Mapping[str, object]) -> None:
    """Write what `read_form` reads. Raises `DamagedFile`, also for what could not be read again; nothing has changed
    then."""
    write_document(path, kind, fields, lambda document: checked(form, document, path.name))


def _wrong(error: ValidationError, file: str) -> DamagedFile:
    return wrong_content(error.errors(include_url=False, include_input=False), file)
