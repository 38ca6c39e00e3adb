"""PySide6 6.12.0 on Python 3.11 drops a reference to None at every call that returns None, until the process aborts."""

import sys

from PySide6.QtCore import QObject


def test_calls_into_qt_keep_their_references_to_none():
    thing, before = QObject(), sys.getrefcount(None)
    for _ in range(300):
        thing.parent()
    assert sys.getrefcount(None) > before - 50
