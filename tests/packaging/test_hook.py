"""What the hook of the build does, in a tree that is made up: whoever builds a wheel has the vectors in it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

HOOK = Path(__file__).parents[2] / "hatch_build.py"
TREE = {
    "pyproject.toml": """
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "made-up"
version = "1"

[tool.hatch.build]
dev-mode-dirs = ["code"]

[tool.hatch.build.targets.wheel]
only-include = ["code"]

[tool.hatch.build.targets.wheel.sources]
"code" = ""

[tool.hatch.build.targets.wheel.hooks.custom]
""",
    "code/tarock_checking/playing/filling.py": "def published(source):\n    return source.encode() * 40\n",
    "code/tarock_reports/pages/html.py": """
class Environment:
    def list_templates(self, ends):
        return ["page.j2"]

    def compile(self, source, name, **how):
        return f"root = {source!r}"


def templates():
    return Environment()


def source_of(name):
    return "what it says"


def made_from(source, environment):
    return "its digest"
""",
    "code/tarock_searching/fuzz/packing.py": "def packed(source):\n    return source.encode()\n",
    "code/tarock_steps/catalogue/filled.py": "NAME = 'filled'\n",
    "code/tarock_steps/catalogue/loading.py": "def sources():\n    return ('first', 'second')\n",
}
PAGE = """# mypy: ignore-errors
MADE_OF = 'page.j2', 'its digest'


def made(environment):
    root = 'what it says'
    return locals()
"""
ENDS = ("/filled", ".xz", "/page.py")
ROOMS = (
    "tarock_checking",
    "tarock_checking/playing",
    "tarock_reports",
    "tarock_reports/pages",
    "tarock_searching",
    "tarock_searching/fuzz",
    "tarock_steps",
    "tarock_steps/catalogue",
)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    folder = tmp_path / "tree"
    for name, text in {**TREE, **{f"code/{room}/__init__.py": "" for room in ROOMS}}.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    shutil.copy(HOOK, folder)
    return folder


def build(tree: Path, out: Path, kind: str = "wheel") -> subprocess.CompletedProcess[str]:
    command = (sys.executable, "-m", "hatchling", "build", "--target", kind, "--directory", out)
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return subprocess.run(command, cwd=tree, env=environment, check=False, capture_output=True, text=True)


def made_in(out: Path) -> dict[str, bytes]:
    (wheel,) = out.glob("*.whl")
    with ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist() if name.endswith(ENDS)}


def test_a_wheel_has_the_vectors_of_each_source_and_is_the_same_each_time(tree: Path, tmp_path: Path) -> None:
    for again in ("one", "two"):
        done = build(tree, tmp_path / again)
        assert done.returncode == 0, done.stderr
        os.utime(tree / "code/tarock_checking/playing/filling.py", (0, 0))
    one, two = (next((tmp_path / again).glob("*.whl")).read_bytes() for again in ("one", "two"))

    assert one == two
    assert made_in(tmp_path / "one") == {
        "tarock_steps/features/first/filled": b"first" * 40,
        "tarock_steps/features/second/filled": b"second" * 40,
        "tarock_reports/pages/compiled_templates/page.py": PAGE.encode(),
        "tarock_searching/fuzz/packs/first.jsonl.xz": b"first",
        "tarock_searching/fuzz/packs/second.jsonl.xz": b"second",
    }
    assert not list(tree.rglob("filled"))


def test_what_is_installed_as_editable_has_none(tree: Path, tmp_path: Path) -> None:
    done = build(tree, tmp_path / "out", "wheel:editable")

    assert done.returncode == 0, done.stderr
    assert made_in(tmp_path / "out") == {}


def test_vectors_that_are_too_large_together_make_no_wheel(tree: Path, tmp_path: Path) -> None:
    code = "def published(source):\n    return b'.' * 1_000_001\n"
    (tree / "code/tarock_checking/playing/filling.py").write_text(code, encoding="utf-8")

    done = build(tree, tmp_path / "out")

    assert done.returncode != 0
    assert "the vectors have 2,000,002 bytes, expected at most 2,000,000" in done.stderr
    assert not list((tmp_path / "out").glob("*.whl"))
