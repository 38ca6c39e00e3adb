"""A folder of the user's pictures, brought into the card library: which picture is of which card, which of none, and
which can't be shown. The pictures stay where and as they are."""

from __future__ import annotations

import stat
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path

from svedesk.cards.database import Database, is_folder
from svedesk.cards.draft import RowDraft
from svedesk.cards.import_rows import bring
from svedesk.cards.library import Library
from svedesk.cards.pictures import CardPictures, find_pictures
from svedesk.cards.report import NOBODY, ProgressWatch, Remark, Report
from svedesk.documents.damaged import DamagedFile, readable, why
from svedesk.documents.paths import path_text
from svedesk.engine.facts import Facts
from svedesk.engine.message import Message

FORMATS = ("PNG", "JPEG", "WEBP")
MOST_BYTES = 32 * 1024 * 1024
MOST_PIXELS = 36_000_000


def import_pictures(folder: Path, database: Database, library: Library, watch: ProgressWatch = NOBODY) -> Report:
    """Note which pictures in the folder are of which cards of the library. Raises `DamagedFile` and `Cancelled`;
    nothing has changed then."""
    try:
        pictures = find_pictures(folder)
    except OSError as error:
        raise DamagedFile("file-unreadable", why(error), file=folder.name) from error
    remarks = []
    reasons: dict[Path, str] = {}
    paths = pictures.paths()
    for done, path in enumerate(paths):
        watch.step(done, len(paths))
        reasons[path] = unusable(path)
        if reasons[path]:
            remarks.append(Remark("refused", readable(path.name), Message(f"picture-refused-{reasons[path]}")))
    rows, shown = _rows(pictures, library.values(), reasons)
    for path in paths:
        name, by = readable(path.name), shown.get(path)
        if reasons[path]:
            continue  # it is said already
        if by is None:
            remarks.append(Remark("unknown", name, Message("picture-unknown")))
        elif by != path:
            remarks.append(Remark("refused", name, Message("picture-beside", (readable(by.name),))))
    if pictures.cut_short:
        remarks.append(Remark("odd", readable(folder.name), Message("picture-many", (len(paths),))))
    return bring(database, path_text(folder), rows, watch, library, remarks)


def folder_shown(database: Database) -> str:
    """The folder of pictures that was imported last of those not taken back, as `path_of` reads it; "" for none. Raises
    `DamagedFile`."""
    return next((made.file for made in database.imports() if is_folder(made.file)), "")


def _rows(
    pictures: CardPictures, cards: Iterable[Facts], reasons: dict[Path, str]
) -> tuple[list[RowDraft], dict[Path, Path]]:
    """A row for each card that has a picture which can be shown; and each such picture of a card with the one that is
    shown of it."""
    rows: list[RowDraft] = []
    shown: dict[Path, Path] = {}
    for facts in cards:
        called = [path for path in pictures.all_of(facts) if not reasons[path]]
        for path in called:
            shown.setdefault(path, called[0])
        if called:
            shown[called[0]] = called[0]
            rows.append(RowDraft(facts.number, {"number": facts.number, "picture": readable(called[0].name, 255)}))
    return rows, shown


def unusable(path: Path) -> str:
    """Why a picture can't be shown ("missing", "denied", "kind", "large", "damaged"), "" when it can. Only its head is
    unpacked, whatever it says of its size."""
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):
            return "kind"
        return "large" if status.st_size > MOST_BYTES else _unusable(path)
    except FileNotFoundError:
        return "missing"
    except OSError:
        return "denied"


def unusable_data(data: bytes) -> str:
    """The same of the content of a picture file."""
    return "large" if len(data) > MOST_BYTES else _unusable(BytesIO(data))


def _unusable(source: Path | BytesIO) -> str:
    from PIL import Image, UnidentifiedImageError  # many have no pictures

    try:
        with Image.open(source, formats=FORMATS) as image:
            if image.width * image.height > MOST_PIXELS:
                return "large"
            image.verify()
    except FileNotFoundError:
        return "missing"
    except UnidentifiedImageError:
        return "kind"
    except (Image.DecompressionBombError, Image.DecompressionBombWarning):
        return "large"
    except OSError as error:
        return "denied" if error.errno else "damaged"
    except Exception:  # the readers of these formats raise whatever a damaged file makes them stumble over
        return "damaged"
    return ""
