"""Where a test keeps what is the user's."""

from pathlib import Path


def data_home(folder: Path) -> dict[str, str]:
    """The environment of a program whose user has their files below a folder, by the words of POSIX and of Windows."""
    return {"XDG_DATA_HOME": str(folder), "WIN_PD_OVERRIDE_LOCAL_APPDATA": str(folder)}
