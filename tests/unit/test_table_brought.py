"""What the table's engine is made of, and what is said where an archive is missing or another one."""

from __future__ import annotations

import hashlib
import io
import tarfile
from pathlib import Path

import pytest
from tests.unit.the_command import here

from tarock_register.table import browser_files
from tarock_register.table.browser_files import Pin, engine_files, pins
from tarock_register.table.bundle import modules_reached
from tarock_running.process.exits import CutOffError, ExitCode, UsageFaultError

PYODIDE, MSGSPEC = "pyodide.tgz", "msgspec.whl"


def packed(**files: bytes) -> bytes:
    """An archive as npm packs it."""
    written = io.BytesIO()
    with tarfile.open(fileobj=written, mode="w:gz") as archive:
        for name, content in files.items():
            member = tarfile.TarInfo(f"package/{name.replace('_', '.')}")
            member.size = len(content)
            archive.addfile(member, io.BytesIO(content))
    return written.getvalue()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the pinned archives, which are small here."""
    contents = {PYODIDE: packed(a_mjs=b"a", b_wasm=b"b"), MSGSPEC: b"wheel"}
    digests = {name: hashlib.sha256(content).hexdigest() for name, content in contents.items()}
    made = {
        "pyodide": Pin(PYODIDE, digests[PYODIDE], ("no-such-client", "pack"), ("a.mjs",)),
        "msgspec": Pin(MSGSPEC, digests[MSGSPEC], ("no-such-client", "get")),
    }
    monkeypatch.setattr(browser_files, "pins", lambda: made)
    monkeypatch.setattr(browser_files, "bundle", lambda: b"ours")
    for name, content in contents.items():
        (tmp_path / name).write_bytes(content)
    return tmp_path


def test_all_files_of_the_engine_stand_in_a_folder_named_by_what_they_are(folder: Path) -> None:
    files = engine_files(folder)
    place = next(path.rpartition("/")[0] for path in files if path.endswith("tarock.zip"))

    assert {path.removeprefix(f"{place}/"): files[path] for path in files if path.startswith(place)} == {
        "a.mjs": b"a",
        "tarock.zip": b"ours",
        MSGSPEC: b"wheel",
        "worker.js": files[f"{place}/worker.js"],
    }
    assert {*files} >= {"offline.js", "engine/engine.json"}
    assert files == engine_files(folder)


@pytest.mark.parametrize("name", [PYODIDE, MSGSPEC])
def test_an_archive_that_is_missing_is_named_with_what_fetches_it(folder: Path, name: str) -> None:
    (folder / name).unlink()

    with pytest.raises(UsageFaultError, match=rf"--table-from: .*{name} cannot be read: .* fetches: no-such-client"):
        engine_files(folder)


@pytest.mark.parametrize("content", [b"", b"wheel ", b"x" * 1000])
def test_an_archive_with_another_digest_is_refused(folder: Path, content: bytes) -> None:
    (folder / MSGSPEC).write_bytes(content)

    with pytest.raises(UsageFaultError, match=f"{MSGSPEC} has the SHA-256 {hashlib.sha256(content).hexdigest()}; exp"):
        engine_files(folder)


def test_a_folder_that_is_none_is_told(folder: Path) -> None:
    with pytest.raises(UsageFaultError, match="cannot be read"):
        engine_files(folder / PYODIDE)


@pytest.mark.usefixtures("folder")
def test_where_a_client_is_missing_the_other_way_is_told() -> None:
    with pytest.raises(CutOffError, match=r"no-such-client.*--table-from takes the archives from a folder"):
        engine_files()


def test_the_last_words_of_a_client_that_fails_are_told(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fetch = ("sh", "-c", "echo much; echo first >&2; echo E404 >&2; exit 3")
    monkeypatch.setattr(browser_files, "pins", lambda: {"pyodide": Pin(PYODIDE, "", fetch)})

    with pytest.raises(CutOffError, match=r"failed \(E404\)"):
        engine_files()
    assert sorted(path.name for path in folder.iterdir()) == [MSGSPEC, PYODIDE]


def test_pins_are_exact() -> None:
    assert [*pins()] == ["pyodide", "msgspec"]
    for pin in pins().values():
        assert len(pin.sha256) == 64
        version = next(word for word in reversed(pin.fetch) if word[-1].isdecimal())
        assert version.replace("@", "-").replace("==", "-") in pin.archive
        assert not [word for word in pin.fetch if "://" in word]


def test_what_is_packed_is_what_may_be_imported() -> None:
    found = {*modules_reached("tarock_register.ask.labelled_rows")}

    assert {
        "tarock_register.ask.labelled_rows",
        "tarock_register.ask",
        "tarock_register",
        "rich.text",
        "rich.cells",
    } <= found
    assert "rich.console" not in found


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["--serve", "--output", "site"],
        ["--serve", "--table"],
        ["--output", "site", "--table-from", "nowhere"],
    ],
)
def test_nothing_is_written_where_the_command_line_cannot_be(words: list[str], tmp_path: Path) -> None:
    ended = here("site", *words, cwd=tmp_path)

    assert ended.returncode == ExitCode.USAGE
    assert ended.stderr.startswith("tarock: ")
    assert [*tmp_path.iterdir()] == []
