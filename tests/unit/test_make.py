"""What `make` offers: every target says what it does, and a commit runs what `make quick` runs."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from tests import gate

TREE = Path(__file__).parents[2]
MAKEFILE = (TREE / "Makefile").read_text(encoding="utf-8")
BEFORE_A_COMMIT = (TREE / ".pre-commit-config.yaml").read_text(encoding="utf-8")
BUILT_BY_RULES = {"rebuild"}
"""What no one asks for: it has what depends on it built anew."""


def make(*words: str) -> str:
    """What `make` says, or would do; nothing of what surrounds this run reaches it."""
    done = subprocess.run(
        [shutil.which("make") or "make", "--no-print-directory", *words],
        cwd=TREE,
        env={"PATH": "/usr/local/bin:/usr/bin:/bin"},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def targets() -> list[str]:
    declared = re.search(r"^\.PHONY: (.*)$", MAKEFILE, re.MULTILINE)
    assert declared is not None
    return [target for target in declared[1].split() if target not in BUILT_BY_RULES]


def test_help_says_of_every_target_what_it_does() -> None:
    told = dict(line.removeprefix("make ").split(maxsplit=1) for line in make("help").splitlines())

    assert sorted(told) == sorted(targets())


def test_help_is_in_the_order_of_the_file_and_begins_with_what_make_alone_does() -> None:
    first = make("help").split()[1]

    assert first == "check"
    assert "tarock check" in make("--dry-run")


@pytest.mark.parametrize("part", ["ruff check", "ruff format --quiet --check", "-m 'not prove' tests/closure"])
def test_quick_runs_ruff_and_the_closure_tests(part: str) -> None:
    assert part in make("--dry-run", "quick")


def test_the_gate_compiles_all_packages_before_pytest_which_is_the_last() -> None:
    packages = {file.parent.parent.name for file in TREE.glob("*/tarock_*/__init__.py")}

    assert "compileall" in gate.STATIC
    assert packages | {"proving"} == set(gate.RUN)
    assert "-m tests.gate" in make("--dry-run", "test").splitlines()[-1]


def test_a_commit_runs_what_quick_runs_and_fetches_nothing() -> None:
    entries = re.findall(r"^ *entry: (.*)$", BEFORE_A_COMMIT, re.MULTILINE)

    assert entries == ["make --no-print-directory quick"]
    assert set(re.findall(r"repo: (\S+)", BEFORE_A_COMMIT)) == {"local"}
    assert set(re.findall(r"language: (\S+)", BEFORE_A_COMMIT)) == {"system"}


def test_no_test_runs_where_a_static_check_fails(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(gate, "STATIC", {"first": ("true",), "second": ("sh", "-c", "kill -9 $$")})
    monkeypatch.setattr(gate, "PYTEST", ("echo", "pytest ran"))

    assert gate.main([]) == 1
    assert capfd.readouterr().out == "first: passed\nsecond: failed\n"


def test_pytest_may_keep_the_tests_that_it_compiled(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setattr(gate, "STATIC", {})
    monkeypatch.setattr(gate, "PYTEST", ("sh", "-c", "echo kept: ${PYTHONDONTWRITEBYTECODE-yes}"))

    assert gate.main([]) == 0
    assert capfd.readouterr().out == "kept: yes\n"
