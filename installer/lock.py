"""Write requirements.lock anew from pyproject.toml: `python installer/lock.py` (needs uv on the PATH).

One file, two parts: what the program needs, then (below TESTS) what only the tests need. Every platform and
Python version of pyproject.toml is in it, every file is pinned by its hash, and no address of any index is.
"""

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TESTS = "# --- tests only ---"
HEAD = """\
# Pinned versions and hashes of everything svedesk needs, for Python 3.11 to 3.14 on Linux, Windows and macOS.
# Made by installer/lock.py; the program needs the first part, its tests both.
"""


def resolved() -> dict[str, str]:
    """Every requirement with its hashes, by package name."""
    command = ["uv", "pip", "compile", "pyproject.toml", "--extra", "test", "--universal", "--python-version", "3.11"]
    command += ["--generate-hashes", "--no-header", "--no-annotate", "--no-emit-index-url", "--quiet"]
    out = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    entries = re.split(r"^(?=[A-Za-z0-9])", out, flags=re.MULTILINE)
    return {re.split(r"[=\s\[]", entry)[0]: entry.rstrip() + "\n" for entry in entries if "==" in entry}


def needed_to_run() -> set[str]:
    """Names the program itself needs; the build backend too, as the installer puts the checkout into .venv with it."""
    names = set()
    for source in ("pyproject.toml", "-"):
        command = ["uv", "pip", "compile", source, "--universal", "--python-version", "3.11"]
        command += ["--no-header", "--no-annotate", "--quiet"]
        out = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True, input="hatchling").stdout
        names |= {line.split("==")[0] for line in out.splitlines() if "==" in line}
    return names


def main() -> None:
    entries, run = resolved(), needed_to_run()
    first = "".join(text for name, text in entries.items() if name in run)
    second = "".join(text for name, text in entries.items() if name not in run)
    (ROOT / "requirements.lock").write_text(f"{HEAD}{first}{TESTS}\n{second}", encoding="utf-8")
    print(f"requirements.lock: {len(run)} packages to run, {len(entries) - len(run)} more for the tests")


if __name__ == "__main__":
    main()
