"""What all packages are built with: places, commands, times."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BUILD, DIST = ROOT / "build", ROOT / "dist"


class BuildError(Exception):
    """Something is missing; says what to do."""


def run(*command: str | Path, cwd: Path = ROOT, **environment: str) -> None:
    """A command, in the checkout if not told where, with an environment that makes equal files each time."""
    fixed = {"SOURCE_DATE_EPOCH": str(last_change()), "PYTHONHASHSEED": "0", **environment}
    subprocess.run([str(word) for word in command], cwd=cwd, check=True, env={**os.environ, **fixed})


def last_change() -> int:
    """When what is built was changed last, in seconds: it is the time of all files that are made."""
    if "SOURCE_DATE_EPOCH" in os.environ:
        return int(os.environ["SOURCE_DATE_EPOCH"])
    done = subprocess.run(["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, check=False)
    return int(done.stdout) if done.returncode == 0 else int((ROOT / "CHANGELOG.md").stat().st_mtime)


def version() -> str:
    """The version, as the package has it."""
    found = re.search(r'__version__ = "(.+)"', (ROOT / "svedesk" / "__init__.py").read_text(encoding="utf-8"))
    if found is None:
        raise BuildError("svedesk/__init__.py tells no version.")
    return found[1]


def pinned() -> str:
    """What the program needs, of requirements.lock."""
    return (ROOT / "requirements.lock").read_text(encoding="utf-8").split("# --- tests only ---")[0]


def plain_file(path: Path) -> None:
    """Give a file or folder the rights and the time that every build gives it."""
    if not path.is_symlink():
        runs = path.stat().st_mode & 0o100 and ".so" not in path.suffixes
        path.chmod(0o755 if path.is_dir() or runs else 0o644)
    os.utime(path, (last_change(), last_change()), follow_symlinks=False)
