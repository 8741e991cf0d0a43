"""The wheel holds exactly our packages, features and results, and works where nothing else of ours is."""

import json
import os
import tomllib
import venv
from configparser import ConfigParser
from pathlib import Path
from zipfile import ZipFile

import pytest
from tests.packaging.built import TREE, must_run, run
from tests.unit.test_extras import MOST, WITHOUT_FEATURES

from tarock_checking.playing.filling import published
from tarock_running.process.exits import ExitCode
from tarock_steps.catalogue.filled import NAME
from tarock_steps.catalogue.loading import sources

pytestmark = pytest.mark.prove

PACKAGES = {
    "tarock_language": TREE / "language/tarock_language",
    "tarock_protocol": TREE / "protocol/tarock_protocol",
    "tarock_engine": TREE / "reference_engine/tarock_engine",
    "tarock_reference": TREE / "reference_engine/tarock_reference",
    "tarock_second_opinion": TREE / "second_opinion/tarock_second_opinion",
    "tarock_steps": TREE / "steps/tarock_steps",
    "tarock_reports": TREE / "reports/tarock_reports",
    "tarock_running": TREE / "conformance/tarock_running",
    "tarock_checking": TREE / "conformance/tarock_checking",
    "tarock_searching": TREE / "conformance/tarock_searching",
    "tarock_register": TREE / "conformance/tarock_register",
    "tarock_conformance": TREE / "conformance/tarock_conformance",
}
FEATURES = TREE / "features"
VECTORS = {source: f"tarock_steps/features/{source}/{NAME}" for source in sources()}
PACKS = [f"tarock_searching/fuzz/packs/{source}.jsonl.xz" for source in sources()]

# Everything a stranger's folder can put in our way: modules of our folders' names, tests and settings.
HOSTILE = {
    "conftest.py": "raise RuntimeError('read a conftest.py of the working folder')\n",
    "features/__init__.py": "raise RuntimeError('imported features of the working folder')\n",
    "features/lungau/talon.feature": "Feature: not ours\n  Scenario: fails\n    Given nothing of the kind\n",
    "pytest.ini": "[pytest]\naddopts = --read-the-settings-of-the-working-folder\n",
    "steps/__init__.py": "raise RuntimeError('imported steps of the working folder')\n",
    "test_not_ours.py": "def test_not_ours():\n    assert False\n",
}


def files_below(folder: Path) -> set[str]:
    """Every file of a folder, relative to it, leaving out caches and hidden files."""
    relative = (path.relative_to(folder) for path in folder.rglob("*") if path.is_file())
    return {
        path.as_posix()
        for path in relative
        if not any(part == "__pycache__" or part.startswith(".") for part in path.parts)
    }


@pytest.fixture(scope="module")
def members(wheel: Path) -> set[str]:
    with ZipFile(wheel) as archive:
        return set(archive.namelist())


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The scripts folder of a new environment with only the wheel and what the wheel itself asks for."""
    home = tmp_path_factory.mktemp("installed")
    venv.create(home, with_pip=True)
    scripts = home / ("Scripts" if os.name == "nt" else "bin")
    # The lock fixes the versions; which packages come is the wheel's own claim, and so put to the test.
    constraints = TREE / "requirements.lock"
    pip = (scripts / "python", "-m", "pip", "--disable-pip-version-check", "--quiet")
    must_run(*pip, "install", "--constraint", constraints, wheel, cwd=home)
    return scripts


@pytest.fixture
def hostile_folder(tmp_path: Path) -> Path:
    for name, text in HOSTILE.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


def test_the_wheel_puts_our_packages_into_site_packages_and_nothing_else(members: set[str]) -> None:
    top_level = {name.split("/")[0] for name in members}
    version = tomllib.loads((TREE / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]

    assert top_level == {*PACKAGES, f"tarock_conformance-{version}.dist-info"}


def test_the_wheel_holds_packages_features_vectors_results_glossary_and_no_other_file(members: set[str]) -> None:
    in_the_tree = {f"{name}/{file}" for name, folder in PACKAGES.items() for file in files_below(folder)}
    in_the_tree |= {f"tarock_steps/features/{file}" for file in files_below(FEATURES)}
    in_the_tree |= {f"tarock_steps/results/{file}" for file in files_below(TREE / "results")}
    in_the_tree.add("tarock_steps/glossary.md")
    in_the_tree = {file for file in in_the_tree if not file.endswith(".po")}
    in_the_wheel = {name for name in members if ".dist-info/" not in name}

    assert in_the_wheel == {*in_the_tree, *VECTORS.values(), *PACKS}


def test_the_vectors_of_a_wheel_are_those_that_anybody_fills(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        assert archive.read(VECTORS["lungau"]) == published("lungau")


def test_code_folders_hold_packages_and_nothing_else() -> None:
    inside = {folder.parent / file.split("/")[0] for folder in PACKAGES.values() for file in files_below(folder.parent)}

    assert inside == set(PACKAGES.values())


def test_the_wheel_names_the_command(wheel: Path, members: set[str]) -> None:
    (declared,) = (name for name in members if name.endswith(".dist-info/entry_points.txt"))
    entry_points = ConfigParser()
    with ZipFile(wheel) as archive:
        entry_points.read_string(archive.read(declared).decode())

    assert dict(entry_points["console_scripts"]) == {"tarock": "tarock_conformance.__main__:start_command"}


def test_the_wheel_describes_itself_with_the_readme(wheel: Path, members: set[str]) -> None:
    (metadata,) = (name for name in members if name.endswith(".dist-info/METADATA"))
    with ZipFile(wheel) as archive:
        text = archive.read(metadata).decode()

    assert text.endswith((TREE / "README.md").read_text(encoding="utf-8"))


def test_the_installed_packages_are_not_those_of_the_tree(installed: Path, tmp_path: Path) -> None:
    code = f"import {', '.join(PACKAGES)}; print(*({', '.join(f'{name}.__file__' for name in PACKAGES)},))"
    done = run(installed / "python", "-c", code, cwd=tmp_path)

    assert done.returncode == 0, done.stdout
    assert str(TREE) not in done.stdout


def test_the_wheel_brings_few_packages(installed: Path, tmp_path: Path) -> None:
    listed = run(
        installed / "python", "-m", "pip", "--disable-pip-version-check", "list", "--format=json", cwd=tmp_path
    )
    brought = {package["name"] for package in json.loads(listed.stdout)} - {"pip", "setuptools"}

    assert "tarock-conformance" in brought
    assert len(brought) <= MOST


def test_for_scenarios_in_files_the_installed_command_asks_for_the_extra(installed: Path, tmp_path: Path) -> None:
    done = run(installed / "tarock", "check", FEATURES / "lungau/counting.feature", cwd=tmp_path)

    assert done.returncode == ExitCode.USAGE
    assert done.stdout == WITHOUT_FEATURES


def test_the_installed_command_checks_a_rule_set_from_a_hostile_folder(installed: Path, hostile_folder: Path) -> None:
    done = run(installed / "tarock", "check", "--rules", "lungau", cwd=hostile_folder)

    assert done.returncode == 0, done.stdout


def test_the_installed_command_shows_a_scenario_and_no_path_that_is_not_there(installed: Path, tmp_path: Path) -> None:
    name = "lungau/play/the-last-trump-has-to-go-even-if-it-is-the-i"
    done = run(installed / "tarock", "show", name, cwd=tmp_path)

    assert done.returncode == 0, done.stdout
    assert '    the choice is "I"' in done.stdout
    assert name in done.stdout
    assert "tricks.feature" not in done.stdout
