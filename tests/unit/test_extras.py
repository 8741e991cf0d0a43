"""Who installs the package alone gets few others, and every command but one about scenarios in files does with them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.metadata import requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from tests.unit.the_command import LIAR, PROGRAM, engine, environment, program

from tarock_running.process.exits import ExitCode
from tarock_steps.catalogue.features_path import features_root
from tarock_steps.catalogue.loading import sources
from tarock_steps.catalogue.plan import plan

MOST = 12
"""Packages that come with a plain installation, ours included."""

EXTRA = "features"
MISSING = ("_pytest", "gherkin", "mako", "parse", "parse_type", "pluggy", "pytest", "pytest_bdd")
"""What it brings, by the names under which that is imported."""
SCENARIO = "lungau/play/the-last-trump-has-to-go-even-if-it-is-the-i"
COUNTING = "check --rules lungau --area counting --jobs 2"
COMMANDS = {
    "ask": ["ask count cards=I"],
    "check": [COUNTING, f"{COUNTING} --option solorufer=below --in-process"],
    "diagnose": [f"{COUNTING} --engine ENGINE --ledger lungau.jsonl", "diagnose lungau.jsonl"],
    "explain": ["explain trick cards=K♥,A♥,I,D♥", f"explain {SCENARIO}"],
    "fuzz": ["fuzz --rules lungau --questions 50 --jobs 2"],
    "lock": ["lock --rules lungau --output lungau.lock.jsonl", "check --lock lungau.lock.jsonl"],
    "serve": ["serve"],
    "show": [f"show {SCENARIO}"],
    "site": ["site --output site"],
}

NARROWED = """
from tarock_checking.lock import against_engine, gathering
from tarock_register.site import all_pages
from tarock_reference.variants import Variant

pages, select = all_pages.site_pages, gathering.select
all_pages.site_pages = lambda *given: {one.template: one for one in pages(*given)}.values()
gathering.select = lambda *given: tuple(one for one in select(*given) if one.area == "cards")
Variant.impostors = lambda self: ()
against_engine.refuse_missing_questions = lambda *_: None
from tarock_conformance.cli import main
main()
"""
"""The command ``tarock`` that makes one page of each kind, and a lock of one area, and asks a lock of that."""
DEAR = ("lock", "site")
"""The commands that take long, narrowed here."""

WITHOUT_FEATURES = (
    "tarock: scenarios in Gherkin: gherkin is not installed; "
    "expected the extra: pip install 'tarock-conformance[features]'\n"
)
"""What is said where scenarios in files are named and the extra is not there."""

BARE = """
import sys
from pathlib import Path

class Bare:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {names!r}:
            with Path({log!r}).open("a") as log:
                log.write(name + "\\n")
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Bare())
"""
"""What every Python process does first here: to take the extra's packages for missing, and write down who is wanted."""


def needed(package: str, extra: str = "") -> set[str]:
    """The packages that come with one or with an extra of it, itself included."""
    found, ahead = set[tuple[str, str]](), [(package, extra)]
    while ahead:
        one = ahead.pop()
        if one not in found:
            found.add(one)
            asked = [Requirement(text) for text in requires(one[0]) or ()]
            here = [
                requirement
                for requirement in asked
                if requirement.marker is None or requirement.marker.evaluate({"extra": one[1]})
            ]
            ahead += [
                (canonicalize_name(requirement.name), more)
                for requirement in here
                for more in ("", *requirement.extras)
            ]
    return {name for name, _ in found}


def test_a_plain_installation_needs_few_packages_and_the_extra_brings_the_others() -> None:
    plain = needed("tarock-conformance")

    assert len(plain) <= MOST
    assert {"gherkin-official", "pytest", "pytest-bdd"} <= needed("tarock-conformance", EXTRA) - plain


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    """A folder where each Python process finds nothing of what the extra brings; the plans are kept before."""
    code = BARE.format(names=MISSING, log=str(tmp_path / "log"))
    (tmp_path / "first").mkdir()
    (tmp_path / "first" / "sitecustomize.py").write_text(code, encoding="utf-8")
    for source in sources():
        plan(source)
    return tmp_path


def path_of(bare: Path) -> str:
    return os.pathsep.join((str(bare / "first"), environment()["PYTHONPATH"]))


@pytest.mark.prove
@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_wants_nothing_of_what_the_extra_brings(bare: Path, name: str) -> None:
    command = engine(bare, LIAR)
    asked = [[command if word == "ENGINE" else word for word in words.split()] for words in COMMANDS[name]]
    started = (sys.executable, "-P", "-c", NARROWED) if name in DEAR else PROGRAM
    for words in asked:
        done = subprocess.run(  # noqa: PLW1510 - a wrong program makes it end with 1
            (*started, *words), cwd=bare, env=environment(PYTHONPATH=path_of(bare)), capture_output=True, text=True
        )

    assert done.returncode == ExitCode.CONFORM, done.stderr
    assert not (bare / "log").exists(), (bare / "log").read_text("utf-8")


@pytest.mark.prove
@pytest.mark.parametrize("words", ["check own.feature", "show own.feature"])
def test_for_scenarios_in_files_the_extra_is_asked_for_in_one_line(bare: Path, words: str) -> None:
    shutil.copy(features_root() / "lungau" / "counting.feature", bare / "own.feature")

    done = program(*words.split(), cwd=bare, PYTHONPATH=path_of(bare))

    assert done.returncode == ExitCode.USAGE
    assert done.stderr == WITHOUT_FEATURES
