"""The desktop window: the only place besides `net` that knows Qt. It shows views and sends intents; it decides no
rule."""

import sys

import PySide6.QtCore  # noqa: F401

# PySide6 reads the source of each module imported after it, to see whether features of `__feature__` concern it,
# and Python keeps what it read: 13 MB, and 30 of 370 ms to the first page. Nothing here uses features.
_features = sys.modules.get("shibokensupport.feature")
if hasattr(_features, "_mod_uses_pyside"):
    setattr(_features, "_mod_uses_pyside", lambda module: False)  # noqa: B010
