from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.prove

HERE = Path(__file__).parent


def test_a_machine_without_a_browser_says_so_loudly_and_passes() -> None:
    told = subprocess.run(
        (sys.executable, "-m", "pytest", "-n", "1", "--quiet", HERE / "test_pages.py", "-k", "remembers_nothing"),
        cwd=HERE.parents[1],
        env={"PATH": ""},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )

    assert told.returncode == 0, told.stdout
    assert "UNTESTED: no chromium here, so no page was looked at in a browser" in told.stdout
    assert "(2 tests)" in told.stdout
