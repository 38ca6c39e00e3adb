"""What the user can choose, kept where the platform keeps configuration.

CONTRIBUTING.md says how to add one. A file that does not have a setting gives its default, one with an impossible value
loses that value only.

Widths of values belong into their type (`Scale`, `Percent`, `OneLine`): a file is hostile until it is checked. Never
take a setting's name for something else, and change no value's meaning: old files would be read with the new one.
"""
