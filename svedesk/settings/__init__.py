"""What the user can choose, kept where the platform keeps configuration.

To add a setting:

1. One line in `values.Settings`: its name, what it may be, what it usually is. It is then read, checked, written, reset
   and told to listeners like the others; a file that does not have it gives the usual value, one with an impossible
   value loses that value only.
2. One line in `gui/rooms/settings/rows.py`, and it is on the settings page, is found by its search and is reset with
   its section; its words get their Japanese in `resources/translations`. What the user does not choose there (where
   the window stood) is listed in `rows.SILENT` instead: a test asks for one of the two.
3. `window.settings.now.your_name` is the value. `window.settings.subscribe(listener)` tells the names that changed, and
   `window.settings.change(your_name=value)` changes and keeps it.

Widths of values belong into their type (`Scale`, `Percent`, `OneLine`): a file is hostile until it is checked. Never
take a setting's name for something else, and change no value's meaning: old files would be read with the new one.
"""
