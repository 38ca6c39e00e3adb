"""Time from starting Python to the painted main menu, and to the cards on it: then the rules are loaded, too."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time


def measure() -> dict[str, float]:
    """Milliseconds, in a process of its own: this one has imported already."""
    begun = time.time()
    command = [sys.executable, "-c", f"from svedesk.gui.bench import start; start.child({begun!r})"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120)
    painted, loaded = (round(float(line), 1) for line in done.stdout.split())
    return {"window_ready_ms": painted, "rules_ready_ms": loaded}


def child(begun: float) -> None:
    """Open the window, have it painted, and print how long both took since `begun`."""
    import gc
    import tempfile
    from pathlib import Path

    gc.disable()  # as `svedesk` does

    from svedesk.gui.app.run import application_for, make_window
    from svedesk.gui.look.theme import DARK

    with tempfile.TemporaryDirectory() as folder:
        application = application_for(DARK)
        window = make_window(saves=Path(folder))
        window.show()
        application.processEvents()
        window.grab()
        sys.stdout.write(f"{(time.time() - begun) * 1000}\n")
        while not window.app.cards.ready:
            application.processEvents()
        window.grab()
        sys.stdout.write(f"{(time.time() - begun) * 1000}\n")
        window.close()


if __name__ == "__main__":
    if not os.environ.get("DISPLAY") and not os.environ.get("WAYLAND_DISPLAY"):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    sys.stdout.write(json.dumps(measure()) + "\n")
