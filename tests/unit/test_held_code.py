"""Code that is read before a program runs, and run later; the readings of our rule sets without the engine."""

from __future__ import annotations

import importlib
import py_compile
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
import pytest
from tests.unit.the_command import environment

from tarock_reference import option_readings, requirements
from tarock_running.inputs import held_code, known_readings, own_files
from tarock_steps.catalogue import data_cache, filled
from tarock_steps.catalogue.loading import sources

BEFORE: Final = '''"""Read before."""
import zz_held.cards
SAID = zz_held.cards.SAID
'''
BEFORE_OF_CARDS: Final = 'SAID = "before"\n'
AFTER: Final = "raise SystemExit(1)\n"

IMPORTS_THE_REST: Final = """
import importlib, sys
import tarock_conformance.cli
from tarock_running.inputs import held_code, preloading

del preloading.READ_ONCE["tarock_running.inputs.known_readings"]  # which imports the engine where they are not cached
preloading.load_all(["lungau"])
assert "tarock_engine.ruleset" not in sys.modules
before = {*sys.modules}
for name in {*held_code._finder.held} - {*LEFT_OUT}:
    importlib.import_module(name)
print(sorted(name for name in {*sys.modules} - before if not name.startswith("tarock_")))
"""
"""Reads everything before a program would run, then runs all that was read, and says what else was imported.

It begins with the least that a command imports, so it holds for each of them.
"""

LEFT_OUT: Final = ("tarock_running.process.typer_words", "tarock_reports.pages.badge")
"""Modules that say what is wrong with a command line, before a program runs, and that make badges of old ledgers."""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package of two modules, whose code may be held."""
    folder = tmp_path / "zz_held"
    folder.mkdir()
    (folder / "__init__.py").write_text(BEFORE, encoding="utf-8")
    (folder / "cards.py").write_text(BEFORE_OF_CARDS, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(held_code, "_finder", held_code._Finder())  # noqa: SLF001 - what others hold stays
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path])
    yield folder
    for name in ("zz_held", "zz_held.cards"):
        sys.modules.pop(name, None)


@pytest.mark.parametrize("compiled", ["as it stands", "before it was changed", "not at all"])
def test_a_module_whose_file_changes_is_run_as_it_was_read(package: Path, compiled: str) -> None:
    cards = package / "cards.py"
    if compiled != "not at all":
        cards.write_text(BEFORE_OF_CARDS if compiled == "as it stands" else "SAID = 'long before'\n", encoding="utf-8")
        py_compile.compile(str(cards), doraise=True)
        cards.write_text(BEFORE_OF_CARDS, encoding="utf-8")
        if compiled == "as it stands":
            py_compile.compile(str(cards), doraise=True)
    held_code.hold("zz_held")
    assert held_code.is_there("zz_held.cards")
    assert "zz_held" not in sys.modules
    for path in package.rglob("*.*"):
        path.write_text(AFTER, encoding="utf-8")

    assert importlib.import_module("zz_held").SAID == "before"
    assert sys.modules["zz_held.cards"].__file__ == str(package / "cards.py")


def test_a_module_that_is_read_as_text_is_read_as_it_was(package: Path) -> None:
    py_compile.compile(str(package / "cards.py"), doraise=True)
    held_code.hold("zz_held", with_source=True)
    for path in package.rglob("*.*"):
        path.write_text(AFTER, encoding="utf-8")

    held = held_code._finder.held["zz_held.cards"]  # noqa: SLF001 - the loader of the module

    assert held.get_source("zz_held.cards") == BEFORE_OF_CARDS


def test_what_is_left_out_is_not_held_and_nothing_can_be_held_that_is_not_there(package: Path) -> None:
    held_code.hold("zz_held", but="zz_held.c")
    assert package in held_code.our_folders()
    assert not held_code.is_there("zz_held.cards")
    with pytest.raises(ModuleNotFoundError, match="zz_nothing"):
        held_code.hold("zz_nothing")


def test_the_compiled_file_of_a_module_that_nobody_imports_is_stamped_too(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_files, "our_folders", lambda: {package})
    found = {*own_files._files()}  # noqa: SLF001 - what is stamped
    assert {str(package / "cards.py"), importlib.util.cache_from_source(str(package / "cards.py"))} <= found


@pytest.mark.prove
def test_what_is_run_later_imports_nothing_of_others_any_more() -> None:
    code = IMPORTS_THE_REST.replace("LEFT_OUT", repr(LEFT_OUT))
    ran = subprocess.run(
        (sys.executable, "-P", "-c", code), env=environment(), capture_output=True, text=True, check=False
    )
    assert (ran.returncode, ran.stdout.strip()) == (0, "[]"), ran.stderr


@pytest.fixture
def cached(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, bytes]]:
    """What is in the cache instead of the files there."""
    found: dict[str, bytes] = {}
    monkeypatch.setattr(data_cache, "load", lambda name, _: found.get(name))
    monkeypatch.setattr(data_cache, "keep", lambda name, _, content: found.update({name: content}))
    known_readings.all_readings.cache_clear()
    yield found
    known_readings.all_readings.cache_clear()


def test_readings_are_those_of_the_engine_whether_they_were_cached_or_not(cached: dict[str, bytes]) -> None:
    for _ in range(2):
        known_readings.all_readings.cache_clear()
        for source in sources():
            known = known_readings.readings_known(source)
            assert known.readings == option_readings(source)
            assert [*map(tuple, known.needs)] == requirements(source)
    assert [*cached] == ["readings"]


@pytest.mark.parametrize("content", [b"", b"\x80", b"\x81\xa4karl\x92\x80\x90", b"\xff" * 9])
def test_cached_readings_that_are_not_all_of_them_are_read_from_the_engine(
    cached: dict[str, bytes], content: bytes
) -> None:
    cached["readings"] = content
    assert known_readings.all_readings().keys() == {*sources()}
    assert msgspec.msgpack.decode(cached["readings"]).keys() == {*sources()}
    assert filled.code_digest()
