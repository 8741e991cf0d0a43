"""Whatever file a command line names is read by one reader, which waits for nobody and ends."""

from __future__ import annotations

import os
import re
import tracemalloc
from pathlib import Path

import pytest
from tests.unit.the_command import here

from tarock_protocol.user_files import file_bytes, file_text
from tarock_running.process.exits import ExitCode, UsageFaultError
from tarock_searching.fuzz.corpus import read_corpus

posix = pytest.mark.skipif(os.name != "posix", reason="pipes and devices as POSIX has them")
ROOT = Path(__file__).resolve().parents[2]

TAKING_FILES = (
    "check {0}.feature --in-process",
    "show {0}.feature",
    "check --variant {0}.toml",
    "check --rules karl --in-process --deviations {0}.toml",
    "check --lock {0}.jsonl",
    "check --rerun-failed {0}.jsonl",
    "diagnose {0}.jsonl",
    "compare {0}.jsonl {0}.jsonl",
    "report {0}.jsonl",
    "site --output s --ledger {0}.jsonl",
    "explain {0}.txt",
    "lock {0}.toml",
    "lock --update {0}.jsonl",
    "variant show {0}.toml",
    "variant diff karl {0}.toml",
    "serve --variant {0}.toml",
    "prove --variant {0}.toml",
)
OF_OURS = {
    "tarock_checking/first/beginnings.py",
    "tarock_searching/ask/laws/facts.py",
    "tarock_running/inputs/equivalent.py",
    "tarock_register/site/house_pages.py",
    "tarock_register/site/page_language.py",
    "tarock_register/site/rendering.py",
    "tarock_register/site/table_page.py",
    "tarock_register/table/browser_files.py",
    "tarock_register/table/bundle.py",
    "tarock_register/disputes/learnt.py",
    "tarock_searching/weigh/stored.py",
    "tarock_checking/doctor/faulty_command.py",
}
"""What reads files of the suite alone; the last one reads the first line of a program that was found on the path."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what is no file, by any name that a command wants."""
    made = tmp_path_factory.mktemp("named")
    for ending in ("feature", "jsonl", "toml", "txt"):
        (made / f"zero.{ending}").symlink_to("/dev/zero")
        os.mkfifo(made / f"pipe.{ending}")
    return made


@posix
@pytest.mark.parametrize("words", TAKING_FILES)
def test_what_is_no_file_is_refused_in_the_place_of_one(folder: Path, words: str) -> None:
    for name, kind in (("zero", "a device"), ("pipe", "a pipe")):
        refused = here(*words.format(name).split(), cwd=folder)

        assert refused.returncode == ExitCode.USAGE, refused.stderr
        assert f"{name}." in refused.stderr
        assert f"it is {kind} and no file" in refused.stderr


@posix
@pytest.mark.parametrize("name", ["zero", "pipe"])
def test_what_is_no_file_is_refused_as_a_corpus(folder: Path, name: str) -> None:
    with pytest.raises(UsageFaultError, match="and no file"):
        read_corpus(folder / f"{name}.jsonl", "karl", None)


def test_nothing_else_of_the_command_reads_what_a_command_line_names() -> None:
    packages = ROOT / "conformance"
    reads = re.compile(r"\.read_(bytes|text)\(|\.open\(\"rb?\"|[^.\w]open\(")
    found = {
        str(path.relative_to(packages))
        for path in packages.rglob("*.py")
        if any(reads.search(line) for line in path.read_text(encoding="utf-8").splitlines() if "closefd" not in line)
    }

    assert found - OF_OURS == set()


def test_no_more_is_read_of_a_file_than_it_may_have(tmp_path: Path) -> None:
    (tmp_path / "large").touch()
    os.truncate(tmp_path / "large", 1 << 40)
    tracemalloc.start()
    try:
        with pytest.raises(OSError, match="it has 1,099,511,627,776 bytes, more than 100,000"):
            file_bytes(tmp_path / "large", 100_000)
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()

    assert most < 1_000_000


def test_a_text_is_utf_8_with_line_feeds_or_the_line_is_told_that_is_not(tmp_path: Path) -> None:
    (tmp_path / "right").write_bytes("\ufeffSküs\r\nMond\n".encode())
    (tmp_path / "wrong").write_bytes(b"one\ntwo\xff\n")

    assert file_text(tmp_path / "right") == "Sküs\nMond\n"
    with pytest.raises(OSError, match="line 2 is not UTF-8"):
        file_text(tmp_path / "wrong")


def test_a_file_of_very_many_rows_is_refused_before_it_is_taken_apart(tmp_path: Path) -> None:
    (tmp_path / "rows.feature").write_text("Feature: f\n" + "|1|\n" * 20_000, encoding="utf-8")

    refused = here("check", "rows.feature", "--in-process", cwd=tmp_path)

    assert refused.returncode == ExitCode.USAGE
    assert "rows.feature: cannot be read: it has 20,002 lines; expected at most 20,000 in a file" in refused.stderr


@pytest.mark.parametrize(
    ("number", "told"),
    [
        ("9" * 5_000, "post.toml:4: column 38: cannot be read as TOML: a number of 5000 digits; expected far fewer"),
        ("0x" + "f" * 5_000, "post.toml:4: column 38: cannot be read as TOML: a number of 5002 digits; expected far"),
        ("0x" + "f" * 500, "post.toml:4: rulings.contracts.Dreier.terms.price_won: expected "),
        (f'"{"9" * 5_000}"', "post.toml:4: rulings.contracts.Dreier.terms.price_won: expected "),
    ],
)
def test_a_number_of_very_many_digits_is_a_mistake_of_the_profile(tmp_path: Path, number: str, told: str) -> None:
    profile = f'name = "Post"\nbased_on = "lungau"\n[rulings]\n"contracts.Dreier.terms.price_won" = {number}\n'
    (tmp_path / "post.toml").write_text(profile, encoding="utf-8")

    refused = here("variant", "show", "post.toml", cwd=tmp_path)

    assert refused.returncode == ExitCode.USAGE, refused.stderr
    assert told in refused.stderr
    assert len(refused.stderr) < 1_000
