"""Whether a window can be opened at all. Qt, asked without a display, does not say no: it ends the process."""

from __future__ import annotations

import os
import re
import socket
import sys
from collections.abc import Mapping
from pathlib import Path

_ON_X, _ON_WAYLAND = {"xcb"}, {"wayland", "wayland-egl", "wayland-brcm"}
_WITHOUT_DISPLAY = {"offscreen", "minimal", "minimalegl", "linuxfb", "eglfs", "vnc", "vkkhrdisplay"}
"""The platforms that Qt comes with, by what they need; asked for another, it ends the process."""
_GO_ON = (
    "Start svedesk from a desktop, or set DISPLAY (`ssh -X` does). Without a display, `svedesk play` plays as text"
    " and `svedesk shot` saves a picture of a saved game."
)


def why_no_window(environment: Mapping[str, str] = os.environ, system: str = sys.platform) -> str:
    """A sentence that says why there can be no window and how to go on; empty when there can."""
    if not system.startswith(("linux", "freebsd", "openbsd", "netbsd")):
        return ""  # Windows and macOS always have one
    platforms = environment.get("QT_QPA_PLATFORM", "")
    wanted = {platform.partition(":")[0] for platform in platforms.split(";")} if platforms else {"xcb", "wayland"}
    if wanted & _WITHOUT_DISPLAY or (platforms and environment.get("QT_QPA_PLATFORM_PLUGIN_PATH")):
        return ""  # the user has told Qt where to draw
    if not wanted & (_ON_X | _ON_WAYLAND):
        return f"Qt has no platform {platforms}. Unset QT_QPA_PLATFORM, or set it to xcb, wayland or offscreen."
    screen = environment.get("DISPLAY", "") if wanted & _ON_X else ""
    wayland = environment.get("WAYLAND_DISPLAY", "") if wanted & _ON_WAYLAND else ""
    if not screen and not wayland:
        return f"There is no display to open a window on. {_GO_ON}"
    if wayland and _listens(Path(environment.get("XDG_RUNTIME_DIR", "")) / wayland):
        return ""
    if screen and _x_server_answers(screen):
        return ""
    return f"The display {screen or wayland} does not answer. {_GO_ON}"


def _x_server_answers(name: str) -> bool:
    """Whether something listens where an X display name such as ":0" or "host:10.0" points to."""
    match = re.fullmatch(r"(?P<host>[^:]*):(?P<number>\d+)(\.\d+)?", name)
    if match is None:
        return False
    if match["host"] in ("", "unix"):
        path = f"/tmp/.X11-unix/X{match['number']}"
        return _listens(Path(path)) or _listens(f"\0{path}")
    try:
        with socket.create_connection((match["host"], 6000 + int(match["number"])), timeout=3):
            return True
    except OSError:
        return False


def _listens(address: Path | str) -> bool:
    """Whether a local socket takes connections; a name that begins with a zero byte is an abstract one (Linux)."""
    with socket.socket(socket.AF_UNIX) as local:
        local.settimeout(3)
        try:
            local.connect(str(address))
        except OSError:
            return False
        return True
