"""Makes Qt's copy of the ICU data (31 MB of names in 700 languages and old encodings) as small as svedesk needs it.

Qt itself asks ICU for little: how to sort, to convert old encodings, to name time zones. Of that, what is said in
English and Japanese stays, with all that is of no language. Any other language then sorts as the root of them does.
"""

from __future__ import annotations

import re
import struct
import subprocess
from pathlib import Path

OF_A_LANGUAGE = re.compile(r"[a-z]{2,3}(_[A-Za-z0-9_]+)?\.res")
LEFT_OUT = re.compile(r"(brkitr|curr|lang|rbnf|region|translit|unit)/|.*\.(cnv|spp)$|unames\.icu")
"""Text is broken, spelt out and named by Qt's own data, or by nothing in svedesk."""


def is_kept(name: str) -> bool:
    """Whether an item stays, by its name without that of the package: `root.res`, `coll/ja.res`."""
    last = name.rpartition("/")[2]
    said = last in ("en.res", "ja.res", "res_index.res") or OF_A_LANGUAGE.fullmatch(last) is None
    return said and LEFT_OUT.match(name) is None


def smaller(data: bytes) -> bytes:
    """An ICU package with those of its items that are kept: a header, a table of names and places, the items."""
    (header,) = struct.unpack_from("<H", data)
    if data[2:4] != b"\xda\x27" or data[12:16] != b"CmnD":
        raise ValueError("this is no ICU package")
    table = data[header:]
    (count,) = struct.unpack_from("<I", table)
    places = [struct.unpack_from("<II", table, 4 + 8 * number) for number in range(count)]
    ends = [start for _, start in places[1:]] + [len(table)]
    kept = []
    for (at, start), end in zip(places, ends, strict=True):
        name = table[at : table.index(b"\0", at)]
        if is_kept(name.decode().partition("/")[2]):
            kept.append((name + b"\0", _filled(table[start:end])))
    names = b"".join(name for name, _ in kept)
    place_of_name, first = 4 + 8 * len(kept), len(_filled(bytes(4 + 8 * len(kept)) + names))
    entries, items = b"", b""
    for name, item in kept:
        entries += struct.pack("<II", place_of_name, first + len(items))
        place_of_name, items = place_of_name + len(name), items + item
    return data[:header] + _filled(struct.pack("<I", len(kept)) + entries + names) + items


def _filled(part: bytes) -> bytes:
    """Each part begins at a multiple of 16."""
    return part + bytes(-len(part) % 16)


def slim(library: Path, folder: Path) -> Path:
    """A library like `libicudata.so.73` with less in it, made in a folder by the linker that PyInstaller needs too."""
    folder.mkdir(parents=True, exist_ok=True)
    content, symbol = library.read_bytes(), f"icudt{library.suffix[1:]}_dat"
    start = content.index(b"CmnD") - 12
    (folder / "data").write_bytes(smaller(content[start:]))
    made = folder / library.name
    as_rodata = "--rename-section=.data=.rodata,alloc,load,readonly,data,contents --set-section-alignment=.data=16"
    only_symbol = f"--redefine-sym=_binary_data_start={symbol} --keep-global-symbol={symbol}"
    for command in (
        "ld -r -b binary -o data.o data",
        f"objcopy {as_rodata} {only_symbol} data.o",
        f"ld -shared -z noexecstack -soname={library.name} -o {library.name} data.o",
    ):
        subprocess.run(command.split(), cwd=folder, check=True)
    return made
