"""The tools of `installer/`, which are no package, as modules."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent


def tool(name: str) -> ModuleType:
    """A file of `installer/`, loaded anew."""
    if str(ROOT / "installer") not in sys.path:
        sys.path.append(str(ROOT / "installer"))  # where they find one another
    spec = importlib.util.spec_from_file_location(name, ROOT / "installer" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
