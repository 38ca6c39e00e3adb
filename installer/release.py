"""Makes a release: builds every package, tries each one, writes checksums: see installer/release --help."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from building import BUILD, DIST, ROOT, BuildError, version
from packages import KINDS, LINUX
from windows_packages import library_of_windows

ANSWERS = 10
PATIENCE = 600
"""Seconds a command of a package may take: Wine makes its folder at the first."""
INSTALLED = "drive_c/users/*/AppData/Local/Programs/svedesk/svedesk.com"
"""Where the installer for Windows puts what runs in a console."""


class Installed(NamedTuple):
    """A package as it is started: the command, and what it needs in its environment."""

    command: tuple[str | Path, ...]
    environment: dict[str, str]


def for_python(package: Path, home: Path) -> Installed:
    """A wheel or an sdist, beside the pinned libraries."""
    place = home / "site"
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "-q", "--no-deps")
    subprocess.run([*pip, "--no-build-isolation", "--target", place, package], check=True)
    return Installed((sys.executable, "-m", "svedesk"), {"PYTHONPATH": str(place)})


def portable(package: Path, home: Path) -> Installed:
    """The folder, unpacked."""
    with tarfile.open(package) as tar:
        tar.extractall(home, filter="tar")
    return Installed((home / "svedesk" / "svedesk",), {})


def deb(package: Path, home: Path) -> Installed:
    """The Debian package, unpacked: to install it would take rights."""
    subprocess.run(["dpkg-deb", "-x", package, home / "root"], check=True)
    return Installed((home / "root/usr/bin/svedesk",), {})


def wine() -> str:
    """What runs programs for Windows."""
    command = os.environ.get("WINE") or shutil.which("wine")
    if command is None:
        raise BuildError("What starts the Windows packages is missing: apt-get install wine, or WINE=/path/to/it.")
    return command


def windows(home: Path) -> dict[str, str]:
    """A folder of Wine, with the library of Windows that it lacks: its environment."""
    prefix = {"WINEPREFIX": str(home / "wine")}
    run(Installed((wine(), "wineboot", "-i"), prefix), home)
    shutil.copy(library_of_windows(), home / "wine" / "drive_c" / "windows" / "system32")
    return prefix


def windows_folder(package: Path, home: Path) -> Installed:
    """The folder for Windows, unpacked."""
    with zipfile.ZipFile(package) as archive:
        archive.extractall(home)
    return Installed((wine(), home / "svedesk" / "svedesk.com"), windows(home))


def windows_setup(package: Path, home: Path) -> Installed:
    """The installer for Windows, run without questions."""
    prefix = windows(home)
    run(Installed((wine(), package, "/S"), prefix), home)
    (program,) = (home / "wine").glob(INSTALLED)
    return Installed((wine(), program), prefix)


TRIES: dict[str, Callable[[Path, Path], Installed]] = {
    ".whl": for_python,
    ".tar.gz": for_python,
    ".tar.xz": portable,
    ".deb": deb,
    ".zip": windows_folder,
    "-setup.exe": windows_setup,
}
"""How each kind of package is made ready to be started, by the end of its name."""


def run(installed: Installed, home: Path, *words: str, answers: str = "") -> str:
    """What a command of a package prints."""
    apart = {f"XDG_{name}_HOME": str(home) for name in ("CONFIG", "DATA", "STATE", "CACHE")}
    environment = {**os.environ, **apart, "PYTHONUTF8": "1", **installed.environment}
    command = [str(word) for word in (*installed.command, *words)]
    given = answers.encode()
    try:
        done = subprocess.run(
            command, cwd=home, env=environment, input=given, capture_output=True, check=False, timeout=PATIENCE
        )
    except subprocess.TimeoutExpired as error:
        raise BuildError(f"{' '.join(words) or command[-1]} took too long.") from error
    if done.returncode:
        raise BuildError(f"{' '.join(words)} ended with {done.returncode}: {done.stderr.decode(errors='replace')}")
    return done.stdout.decode(errors="replace")


def tried(installed: Installed, home: Path) -> str:
    """Start a package, play ten answers, draw their table, and play a whole game: its digest, alike everywhere."""
    if version() not in run(installed, home, "--version").split():
        raise BuildError(f"It is not version {version()}.")
    played = run(installed, home, "play", "--seed", "7", "--decks", "SD01", "SD02", answers="1\n" * ANSWERS)
    if played.count(", a number: 1") != ANSWERS:
        raise BuildError(f"It did not take {ANSWERS} answers:\n{played}")
    saved = [path for path in home.rglob("*.svedesk") if path.is_file()]
    if not saved:
        raise BuildError("It saved no game.")
    run(installed, home, "shot", saved[0].relative_to(home).as_posix(), "table.png")
    if not (home / "table.png").read_bytes().startswith(b"\x89PNG"):
        raise BuildError("It drew no table.")
    played = run(installed, home, "selfplay", "--games", "1", "--seed", "7", "--json")
    return str(json.loads(played.splitlines()[-1])["digest"])


def try_all(packages: Sequence[Path]) -> None:
    """Try every package, each in a folder of its own, and compare the game that all of them play."""
    digests = {}
    for package in packages:
        (made_ready,) = (TRIES[end] for end in TRIES if package.name.endswith(end))
        with tempfile.TemporaryDirectory(prefix="release-", dir=BUILD) as folder:
            home = Path(folder)
            try:
                digests[package.name] = tried(made_ready(package, home), home)
            except (BuildError, subprocess.CalledProcessError) as error:
                raise BuildError(f"{package.name}: {error}") from error
        print(f"{package.name}: starts, plays, draws", flush=True)
    if len(set(digests.values())) != 1:
        raise BuildError(f"The packages don't play the same game: {digests}")


def checksums(packages: Sequence[Path]) -> str:
    """As `sha256sum -c` reads them."""
    return "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in packages)


def not_ready(changelog: str, metainfo: str, changed: str, tagged: str) -> str:
    """Why this version can't be released yet, ""  where it can: `changed` is what is not committed, `tagged` the commit
    that has its tag unless it is this one."""
    number = version()
    if changed:
        return f"These changes are not committed:\n{changed}"
    if tagged:
        return f"v{number} is released: raise the version in svedesk/__init__.py."
    if not re.search(rf"^## \[{re.escape(number)}\] - \d{{4}}-\d\d-\d\d$", changelog, re.MULTILINE):
        return f"CHANGELOG.md has no section for {number}, with its day."
    if re.search(r"^## \[Unreleased\]\s+^[^#\s]", changelog, re.MULTILINE):
        return "CHANGELOG.md has changes that are unreleased."
    if f'<release version="{number}" ' not in metainfo:
        return f"assets/linux/svedesk.metainfo.xml does not know {number}."
    return ""


def git(*words: str) -> str:
    """What git prints, "" where it fails."""
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip() if done.returncode == 0 else ""


def release(*, tag: bool) -> None:
    """Build, try, write checksums, tag."""
    name = f"v{version()}"
    if tag:
        commit = git("rev-list", "-1", name)
        reason = not_ready(
            (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"),
            (LINUX / "svedesk.metainfo.xml").read_text(encoding="utf-8"),
            git("status", "--porcelain"),
            commit if commit != git("rev-parse", "HEAD") else "",
        )
        if reason:
            raise BuildError(reason)
    DIST.mkdir(exist_ok=True)
    BUILD.mkdir(exist_ok=True)
    packages = []
    for kind, build in KINDS.items():
        print(f"svedesk: building {kind} ...", file=sys.stderr)
        packages += build()
    try_all(packages)
    (DIST / "SHA256SUMS").write_text(checksums(packages), encoding="utf-8")
    print(f"dist/SHA256SUMS: {len(packages)} packages")
    if tag and not git("rev-list", "-1", name):
        subprocess.run(["git", "tag", "-a", "-m", f"svedesk {version()}", name], cwd=ROOT, check=True)
        print(f"tagged {name}: push it with git push origin {name}")


def main(given: list[str]) -> int:
    if given not in ([], ["--try"]):
        print("svedesk: ./installer/release takes --try, or nothing.", file=sys.stderr)
        return 2
    try:
        release(tag=not given)
    except (BuildError, subprocess.CalledProcessError) as error:
        print(f"svedesk: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
