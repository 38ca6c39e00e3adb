"""The wheel carries everything: what `pip install .` gives is what a checkout gives. No network is used."""

import os
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

venv = pytest.importorskip("venv", reason="this Python makes no environments")
ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("assets", "resources")
NOT_DATA = {"__pycache__", ".DS_Store"}

pytestmark = pytest.mark.timeout(300)


def run(*command: str | Path, **kwargs) -> str:
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, check=False, **kwargs)
    if done.returncode != 0:
        pytest.fail(f"{command}\n{done.stdout}{done.stderr}", pytrace=False)
    return done.stdout


def data_files(folder: str) -> set[str]:
    return {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / folder).rglob("*")
        if path.is_file() and not NOT_DATA & set(path.parts) and path.suffix != ".pyc"
    }


@pytest.fixture(scope="module")
def wheel(tmp_path_factory) -> Path:
    out = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", out, cwd=ROOT)
    (made,) = out.glob("*.whl")
    return made


@pytest.fixture(scope="module")
def names(wheel) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


@pytest.fixture(scope="module")
def installed(wheel, tmp_path_factory) -> Path:
    """The folder of an environment that has the wheel and nothing else."""
    place = tmp_path_factory.mktemp("installed")
    venv.create(place, with_pip=False, symlinks=os.name != "nt")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", place, "install", "--quiet"]
    run(*pip, "--no-index", "--no-deps", wheel)
    return place


def scripts(environment: Path) -> Path:
    return environment / ("Scripts" if os.name == "nt" else "bin")


@pytest.mark.slow_after_first
@pytest.mark.parametrize("folder", FOLDERS)
def test_every_data_file_reaches_the_wheel(folder, names):
    wanted = data_files(folder)
    assert wanted, f"{folder}/ is empty"
    assert not {name for name in wanted if f"svedesk/{name}" not in names}


def test_every_module_reaches_the_wheel_and_nothing_else_does(names):
    modules = {path.relative_to(ROOT).as_posix() for path in (ROOT / "svedesk").rglob("*.py")}
    assert modules <= names
    assert "svedesk/py.typed" in names
    tops = {name.split("/")[0] for name in names}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"svedesk"}


def test_the_readme_describes_it(wheel, names):
    (metadata,) = (name for name in names if name.endswith(".dist-info/METADATA"))
    with zipfile.ZipFile(wheel) as archive:
        described = archive.read(metadata).decode()
    assert "Description-Content-Type: text/markdown" in described
    assert (ROOT / "README.md").read_text(encoding="utf-8").rstrip() in described


@pytest.mark.slow
def test_the_installed_package_finds_its_data(installed, tmp_path):
    python = scripts(installed) / "python"
    code = "from svedesk.data import assets, resources; print(assets(), resources(), sep='\\n')"
    folders = [Path(line) for line in run(python, "-I", "-c", code, cwd=tmp_path).splitlines()]
    assert [folder.name for folder in folders] == list(FOLDERS)
    for folder in folders:
        assert folder.is_relative_to(installed.resolve())
        found = {f"{folder.name}/{path.relative_to(folder).as_posix()}" for path in folder.rglob("*")}
        assert data_files(folder.name) <= found


def test_the_installed_command_starts(installed, tmp_path):
    # The libraries come from this environment; its own svedesk stays out, as PYTHONPATH reads no .pth files.
    environment = os.environ | {"PYTHONPATH": sysconfig.get_path("purelib")}
    assert "svedesk" in run(scripts(installed) / "svedesk", "--help", cwd=tmp_path, env=environment)
