"""How commands are run away from the settings of this very run."""

import os
import subprocess
from pathlib import Path

TREE = Path(__file__).parents[2]


def run(*command: str | Path, cwd: Path) -> subprocess.CompletedProcess[str]:
    """What a command did, its output in one piece."""
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PYTEST", "COV_"))
    }
    return subprocess.run(
        command,
        cwd=cwd,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


def must_run(*command: str | Path, cwd: Path) -> None:
    """Run a command that has to end well."""
    done = run(*command, cwd=cwd)

    assert done.returncode == 0, done.stdout
