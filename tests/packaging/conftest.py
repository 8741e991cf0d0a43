"""The wheel, which is built once for all tests of it: to fill its vectors takes longer than they do."""

import sys
from pathlib import Path

import pytest
from tests.packaging.built import TREE, must_run


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the sdist as an index would: a wheel from the tree hides what the sdist lacks."""
    out = tmp_path_factory.mktemp("dist")
    # Without --sdist or --wheel, `build` makes the sdist and then the wheel from it.
    must_run(sys.executable, "-m", "build", "--no-isolation", "--outdir", out, TREE, cwd=out)
    (built,) = out.glob("*.whl")
    return built
