"""Makes the widget for each row of the settings page."""

from __future__ import annotations

from svedesk.gui.kit.translate import tr
from svedesk.gui.rooms.settings.fields import (
    ChoiceField,
    Field,
    FolderField,
    LineField,
    LinesField,
    SliderField,
    SwitchField,
)
from svedesk.gui.rooms.settings.galleries import GalleryField, PicturesField
from svedesk.gui.rooms.settings.rows import (
    ChoiceSetting,
    GallerySetting,
    LineSetting,
    LinesSetting,
    SettingRow,
    SliderSetting,
    SwitchSetting,
)


def field_for(row: SettingRow) -> Field:
    """The widget for a row."""
    kind = row.kind
    if isinstance(kind, ChoiceSetting):
        field: Field = ChoiceField(kind)
    elif isinstance(kind, SwitchSetting):
        field = SwitchField(kind)
    elif isinstance(kind, SliderSetting):
        field = SliderField(kind)
    elif isinstance(kind, LineSetting):
        field = LineField(kind)
    elif isinstance(kind, LinesSetting):
        field = LinesField(kind)
    elif isinstance(kind, GallerySetting):
        field = GalleryField(kind)
    else:
        field = PicturesField(kind) if kind.again else FolderField(kind)
    field.main.setObjectName(row.name)
    field.main.setAccessibleName(field.main.accessibleName() or tr(row.label))
    field.main.setAccessibleDescription(tr(row.note) if row.note else "")
    return field
