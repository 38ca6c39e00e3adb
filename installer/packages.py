"""Builds the wheel, the sdist, the portable folder, the Debian and the Windows package: see installer/build --help."""

from __future__ import annotations

import gzip
import lzma
import os
import platform
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Callable
from datetime import UTC, datetime
from functools import cache
from pathlib import Path

from building import BUILD, DIST, ROOT, BuildError, last_change, pinned, plain_file, run, version
from windows_packages import windows

FREEZER = "pyinstaller==6.22.3"
ICONS = (16, 24, 32, 48, 128, 256)

LINUX = ROOT / "assets" / "linux"
INSTALLED = {
    "svedesk.desktop": "usr/share/applications/svedesk.desktop",
    "svedesk-mime.xml": "usr/share/mime/packages/svedesk.xml",
    "svedesk.metainfo.xml": "usr/share/metainfo/org.svedesk.svedesk.metainfo.xml",
}
"""Where desktops look for what is in `assets/linux`."""
MANUAL = """\
.TH SVEDESK 1 "{date}" "svedesk {version}" "Games"
.SH NAME
svedesk \\- a card table for Shadowverse: Evolve and Duel Masters
.SH SYNOPSIS
.B svedesk
[options] [FILE]
.br
.B svedesk
COMMAND [options]
.SH DESCRIPTION
.nf
{help}
.fi
"""
CONTROL = """\
Package: svedesk
Version: {version}
Architecture: {machine}
Maintainer: {maintainer}
Section: games
Priority: optional
Installed-Size: {size}
Depends: libc6 (>= {libc}), libstdc++6, libgl1, libegl1, libfontconfig1, libdbus-1-3, zlib1g, libbz2-1.0
Recommends: fonts-noto-cjk, shared-mime-info, desktop-file-utils
Description: card table for Shadowverse: Evolve and Duel Masters
 Play against the computer, at one table with a friend, or over a network in
 which no program knows what its player may not see. All rules are kept, or
 switched off to move every card by hand. It ships no card text and no art.
"""


OF_DEBIAN = ("libz.so.1", "libbz2.so.1.0")
"""Libraries of the folder that the Debian package leaves to the packages it depends on."""
OVERRIDES = """\
# Pillow's wheel, which is pinned by its hash, loads these by names of its own, and is renewed together with them.
svedesk: embedded-library libjpeg [usr/lib/svedesk/_internal/pillow.libs/libjpeg-*]
svedesk: embedded-library openjpeg [usr/lib/svedesk/_internal/pillow.libs/libopenjp2-*]
svedesk: embedded-library tiff [usr/lib/svedesk/_internal/pillow.libs/libtiff-*]
# Debian's own libpython, as it is in its package: a folder that is frozen runs with the Python it was made with.
svedesk: embedded-library expat [usr/lib/svedesk/_internal/libpython*]
"""


def wheel() -> list[Path]:
    """The wheel."""
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", DIST)
    return [DIST / f"svedesk-{version()}-py3-none-any.whl"]


def sdist() -> list[Path]:
    """The source."""
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", DIST)
    return [DIST / f"svedesk-{version()}.tar.gz"]


@cache
def folder() -> Path:
    """The portable folder, made from the pinned libraries alone, so that nothing of this machine's gets into it."""
    python = BUILD / "venv" / "bin" / "python"
    stamped = BUILD / "requirements.txt"
    BUILD.mkdir(exist_ok=True)
    base = system_python()
    stamp = f"{pinned()}\n{FREEZER}\n{base}\n"
    if not (python.exists() and stamped.exists() and stamped.read_text(encoding="utf-8") == stamp):
        shutil.rmtree(BUILD / "venv", ignore_errors=True)
        run(base, "-m", "venv", BUILD / "venv")
        stamped.write_text(pinned(), encoding="utf-8")
        run(python, "-m", "pip", "install", "-q", "--require-hashes", "--no-deps", "-r", stamped)
        run(python, "-m", "pip", "install", "-q", FREEZER)
        stamped.write_text(stamp, encoding="utf-8")
    places = ("--distpath", BUILD / "portable", "--workpath", BUILD / "work")
    run(
        python, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR", *places, ROOT / "installer" / "svedesk.spec"
    )
    return BUILD / "portable" / ("svedesk.app" if sys.platform == "darwin" else "svedesk")


def system_python() -> str:
    """The Python that is frozen: the system's where it can be, as others are built for folders of this machine, which
    stay in their libraries (RUNPATH)."""
    able = "import ensurepip, sys, venv; sys.exit(not (3, 11) <= sys.version_info < (3, 15))"
    system = "/usr/bin/python3"
    usable = Path(system).exists() and subprocess.run([system, "-c", able], check=False).returncode == 0
    return system if usable else sys.executable


def portable() -> list[Path]:
    """The portable folder, packed."""
    name = f"svedesk-{version()}-{platform.system().lower()}-{platform.machine()}"
    packed = DIST / f"{name}.tar.xz"
    with lzma.open(packed, "wb", preset=9) as stream, tarfile.open(fileobj=stream, mode="w") as tar:  # type: ignore[arg-type]
        tar.add(folder(), folder().name, filter=plain)
    return [packed]


def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """An entry that tells nothing of the machine it was packed on."""
    entry.mtime, entry.uid, entry.gid, entry.uname, entry.gname = last_change(), 0, 0, "", ""
    entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
    return entry


def deb() -> list[Path]:
    """The Debian package, around the portable folder."""
    if shutil.which("dpkg-deb") is None:
        raise BuildError("dpkg-deb is missing: a Debian package is built on Debian or Ubuntu.")
    tree = BUILD / "deb"
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(folder(), tree / "usr/lib/svedesk", symlinks=True)
    for name in OF_DEBIAN:
        (tree / "usr/lib/svedesk/_internal" / name).unlink(missing_ok=True)
    for place in ("usr/games", "usr/bin"):  # where Debian has games, and where everybody's PATH leads
        (tree / place).mkdir()
        (tree / place / "svedesk").symlink_to("../lib/svedesk/svedesk")
    for name, place in INSTALLED.items():
        _write(tree / place, (LINUX / name).read_text(encoding="utf-8"))
    _packed(tree / "usr/share/man/man1/svedesk.1.gz", manual(folder() / "svedesk").encode())
    for size in ICONS:
        icon = tree / f"usr/share/icons/hicolor/{size}x{size}/apps/svedesk.png"
        icon.parent.mkdir(parents=True)
        shutil.copyfile(ROOT / "assets" / "icons" / f"svedesk-{size}.png", icon)
    _write(tree / "usr/share/doc/svedesk/copyright", (ROOT / "LICENSE").read_text(encoding="utf-8"))
    _write(tree / "usr/share/lintian/overrides/svedesk", OVERRIDES)
    _packed(tree / "usr/share/doc/svedesk/changelog.gz", (ROOT / "CHANGELOG.md").read_bytes())
    machine = subprocess.run(
        ["dpkg", "--print-architecture"], capture_output=True, text=True, check=True
    ).stdout.strip()
    size = sum(path.lstat().st_size for path in tree.rglob("*") if path.is_file()) // 1024
    control = CONTROL.format(
        version=version(),
        machine=machine,
        size=size,
        libc=platform.libc_ver()[1],
        maintainer=maintainer(),
    )
    _write(tree / "DEBIAN/control", control)
    built = DIST / f"svedesk_{version()}_{machine}.deb"
    for path in [tree, *tree.rglob("*")]:
        plain_file(path)
    run("dpkg-deb", "--root-owner-group", "-Zxz", "-b", tree, built)
    return [built]


def maintainer() -> str:
    """Who answers for the package, as Debian's tools are told; the project itself has no mail address."""
    name = os.environ.get("DEBFULLNAME", "the svedesk developers")
    return f"{name} <{os.environ.get('DEBEMAIL', 'developers@svedesk.invalid')}>"


def manual(program: Path) -> str:
    """The manual page: what the program's help says."""
    command = [program, "--help"]
    text = subprocess.run(command, capture_output=True, text=True, check=True, env={"COLUMNS": "80"}).stdout
    day = datetime.fromtimestamp(last_change(), UTC).date()
    lines = text.replace("\\", "\\e").replace("-", "\\-").splitlines()
    quoted = "\n".join(f"\\&{line}" if line[:1] in (".", "'") else line for line in lines)
    return MANUAL.format(date=day, version=version(), help=quoted)


def _packed(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file, gzip.GzipFile("", "wb", fileobj=file, mtime=0) as stream:
        stream.write(content)


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


KINDS: dict[str, Callable[[], list[Path]]] = {
    "wheel": wheel,
    "sdist": sdist,
    "portable": portable,
    "deb": deb,
    "windows": windows,
}


def main(wanted: list[str]) -> int:
    unknown = [kind for kind in wanted if kind not in KINDS]
    if unknown:
        print(f"svedesk: there is no package “{unknown[0]}”: {', '.join(KINDS)}.", file=sys.stderr)
        return 2
    DIST.mkdir(exist_ok=True)
    for kind in dict.fromkeys(wanted or KINDS):
        print(f"svedesk: building {kind} ...", file=sys.stderr)
        try:
            for path in KINDS[kind]():
                print(f"{path.relative_to(ROOT)}  {path.stat().st_size / 1e6:.1f} MB")
        except BuildError as error:
            print(f"svedesk: {error}", file=sys.stderr)
            return 1
        except subprocess.CalledProcessError as error:
            print(f"svedesk: {kind} could not be built: {error} (its words are above).", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
