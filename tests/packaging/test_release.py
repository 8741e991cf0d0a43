"""A release: its files, their digests, what it is made of, and the Pythons that it says it runs on."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from hashlib import sha256
from pathlib import Path

import pytest
from packaging.specifiers import SpecifierSet
from proving import release
from tests.conftest import UNTESTED
from tests.packaging.built import TREE, must_run, run

PYTHONS = ("3.11", "3.12", "3.13", "3.14")
LOCKED = {
    line.partition("==")[0].lower(): line.partition("==")[2]
    for line in (TREE / "requirements.lock").read_text("utf-8").splitlines()
    if "==" in line
}


def test_the_bill_names_every_package_once_in_the_version_of_the_lock_file() -> None:
    bill = release.bill()
    components, dependencies = bill["components"], bill["dependencies"]
    assert isinstance(components, list)
    assert isinstance(dependencies, list)
    refs = [component["bom-ref"] for component in components]

    assert {component["name"]: component["version"] for component in components}.items() <= LOCKED.items()
    assert len(refs) == len({*refs})
    assert {ref for dependency in dependencies for ref in (dependency["ref"], *dependency["dependsOn"])} - {*refs} == {
        dependencies[
            [dependency["ref"].startswith("pkg:pypi/tarock-conformance@") for dependency in dependencies].index(True)
        ]["ref"]
    }
    asked = tomllib.loads((TREE / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    own = next(dependency for dependency in dependencies if dependency["ref"] not in refs)
    assert len(own["dependsOn"]) == len(asked)


def test_the_digests_are_of_every_file_and_are_those_that_others_compute(tmp_path: Path) -> None:
    (tmp_path / "vectors").mkdir()
    (tmp_path / "vectors/ä b.jsonl").write_bytes(b"one")
    (tmp_path / "a.whl").write_bytes(b"two")
    (tmp_path / release.SUMS).write_text(release.sums(tmp_path), encoding="utf-8")

    assert release.sums(tmp_path) == (
        f"{sha256(b'two').hexdigest()}  a.whl\n{sha256(b'one').hexdigest()}  vectors/ä b.jsonl\n"
    )
    assert run("sha256sum", "--check", "--strict", release.SUMS, cwd=tmp_path).returncode == 0
    (tmp_path / "a.whl").write_bytes(b"three")
    assert run("sha256sum", "--check", "--strict", release.SUMS, cwd=tmp_path).returncode == 1


def test_no_folder_is_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert release.main([str(tmp_path)]) == 2
    assert "already exists" in capsys.readouterr().err


@pytest.mark.prove
def test_one_command_makes_all_files_of_a_release(tmp_path: Path) -> None:
    must_run(sys.executable, "-m", "proving.release", tmp_path / "out", cwd=TREE)
    names = {path.relative_to(tmp_path / "out").as_posix() for path in (tmp_path / "out").rglob("*") if path.is_file()}

    assert {name.rpartition(".")[2] for name in names} == {"whl", "gz", "json", "jsonl", release.SUMS}
    assert {line.partition("  ")[2] for line in (tmp_path / "out" / release.SUMS).read_text("utf-8").splitlines()} == (
        names - {release.SUMS}
    )


@pytest.mark.prove
@pytest.mark.parametrize("python", PYTHONS)
def test_the_wheel_runs_on_every_python_that_it_names(python: str, wheel: Path, tmp_path: Path) -> None:
    wanted = tomllib.loads((TREE / "pyproject.toml").read_text("utf-8"))["project"]["requires-python"]
    assert python in SpecifierSet(wanted)
    try:
        # pyenv has a command for every version that it knows, which runs one only where that is chosen.
        tried = subprocess.run(
            (f"python{python}", "-m", "venv", tmp_path / "env"),
            env={**os.environ, "PYENV_VERSION": python},
            check=False,
            capture_output=True,
        )
    except FileNotFoundError:
        tried = None
    if tried is None or tried.returncode:
        pytest.skip(f"{UNTESTED}no Python {python} here, so the wheel was not run on it")
    pip = (tmp_path / "env/bin/python", "-m", "pip", "--disable-pip-version-check", "--quiet", "install")
    done = run(*pip, "--constraint", TREE / "requirements.lock", wheel, cwd=tmp_path)
    if done.returncode and "No matching distribution" in done.stdout:
        pytest.skip(f"{UNTESTED}no packages for Python {python} can be had here, so the wheel was not run on it")
    assert done.returncode == 0, done.stdout
    checked = run(tmp_path / "env/bin/tarock", "check", "--rules", "lungau", "--area", "counting", cwd=tmp_path)

    assert checked.returncode == 0, checked.stdout
    assert "Conform" in checked.stdout
