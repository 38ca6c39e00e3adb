"""The widget for each row of the settings page."""

from __future__ import annotations

from svedesk.gui.kit.translate import tr
from svedesk.gui.rooms.settings.fields import (
    ChoiceField,
    Field,
    FolderField,
    LineField,
    LinesField,
    SlideField,
    SwitchField,
)
from svedesk.gui.rooms.settings.galleries import GalleryField, PicturesField
from svedesk.gui.rooms.settings.rows import Choice, Gallery, Line, Lines, Row, Slide, Switch


def field_for(row: Row) -> Field:
    """The widget for a row."""
    kind = row.kind
    if isinstance(kind, Choice):
        field: Field = ChoiceField(kind)
    elif isinstance(kind, Switch):
        field = SwitchField(kind)
    elif isinstance(kind, Slide):
        field = SlideField(kind)
    elif isinstance(kind, Line):
        field = LineField(kind)
    elif isinstance(kind, Lines):
        field = LinesField(kind)
    elif isinstance(kind, Gallery):
        field = GalleryField(kind)
    else:
        field = PicturesField(kind) if kind.again else FolderField(kind)
    field.main.setObjectName(row.name)
    field.main.setAccessibleName(field.main.accessibleName() or tr(row.label))
    field.main.setAccessibleDescription(tr(row.note) if row.note else "")
    return field
