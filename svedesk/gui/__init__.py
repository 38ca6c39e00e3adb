"""The desktop window: the only place besides `net` that knows Qt. It shows views and sends intents; it decides no
rule."""

import linecache
import os
import sys

import PySide6.QtCore  # noqa: F401

# PySide6 reads the source of each module imported after it, to see whether features of `__feature__` concern it,
# and Python keeps what it read: 13 MB, and 30 of 370 ms to the first page. Nothing here uses features. Nor does anyone
# need what it read until now.
_features = sys.modules.get("shibokensupport.feature")
if hasattr(_features, "_mod_uses_pyside"):
    setattr(_features, "_mod_uses_pyside", lambda module: False)  # noqa: B010
linecache.clearcache()

# Qt hands each wide fill to other threads in parts and waits for them: on shapes as small as those of cards and tables
# that takes a fifth longer than to fill them at once, and a third more of the processor.
os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
