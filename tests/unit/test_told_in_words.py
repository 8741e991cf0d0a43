"""What somebody typed is refused in words, with what may have been meant, and with no term of our tools."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.unit.the_command import here, tarock

from tarock_protocol.errors import ProtocolError
from tarock_protocol.program import Program
from tarock_protocol.user_files import nearest_path
from tarock_running.process.exits import ExitCode

INSIDES = re.compile(r"Input should|malformed|Object (?:missing|contains)|Errno|\b(?:A|B|ID|LEDGER|FILE): ")


def told(*words: str) -> str:
    """What is said of a command line that cannot be, as one line."""
    refused = tarock(*words)

    assert refused.exit_code == ExitCode.USAGE, refused.output
    line = " ".join(refused.stderr.translate(str.maketrans("│╭╮╰╯─", "      ")).split())
    assert not INSIDES.search(line), line
    return line


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("check --jobs x", "Invalid value for '--jobs': expected a whole number"),
        ("check --jobs -3", "Invalid value for '--jobs': expected at least 1"),
        ("fuzz --seed 1.5", "Invalid value for '--seed': expected a whole number"),
        ("check --timeout soon", "Invalid value for '--timeout': expected a number"),
        ("ask {x", "expected one object of JSON: an unexpected character at byte 1"),
        ("ask trick cards={x", "cards: expected JSON, not '{x' (an unexpected character at byte 1)"),
        ("ask settle contract=Dreir items=x", "contract: expected one of Solorufer, "),
        ("ask settle contract=Dreir", ", got 'Dreir'; did you mean Dreier?"),
        ("clauses KAR-PLAY-999", "tarock: there is no clause 'KAR-PLAY-999'."),
        ("variant diff krl karl", "tarock: there is no profile or source 'krl'. Did you mean karl?"),
    ],
)
def test_what_cannot_be_is_told_in_words(words: str, expected: str) -> None:
    assert expected in told(*words.split())


def test_why_a_program_does_not_start_is_told_without_a_number() -> None:
    with pytest.raises(ProtocolError, match=r"does not start \(No such file or directory\)"):
        Program(["no-such-program"]).wait_for_start()


@pytest.mark.parametrize(
    "words", ["weigh --option nope", "check --area nope", "check --rules nope", "ask nope", "clauses nope", "show nope"]
)
def test_nothing_far_off_is_said_to_be_meant(words: str) -> None:
    assert "did you mean" not in told(*words.split()).lower()


@pytest.mark.parametrize("words", ["clauses kar-play-003", "check --in-process --clause kar-play-003 --again 0"])
def test_a_clause_is_the_same_in_small_letters(tmp_path: Path, words: str) -> None:
    assert here(*words.split(), cwd=tmp_path).returncode == 0


def test_what_nobody_typed_is_not_what_is_refused() -> None:
    line = told(
        *("ask", "settle", "--rules", "karl", "contract=Fahren"),
        *("augen=30 20 10 10", "tricks=3 3 3 3", "said=Vorhand: Trull"),
    )

    assert "got Trull" in line


def test_the_nearest_file_is_named_for_one_that_is_misspelt(tmp_path: Path) -> None:
    (tmp_path / "houses").mkdir()
    (tmp_path / "houses" / "post.toml").touch()

    refused = here("variant", "show", "house/posst.toml", cwd=tmp_path)

    assert refused.stderr == (
        "tarock: house/posst.toml: cannot be read: No such file or directory; did you mean houses/post.toml?\n"
    )
    assert nearest_path(tmp_path / "nothing" / "like.it") is None
    assert nearest_path(tmp_path / "houses" / "post.tml") == tmp_path / "houses" / "post.toml"


@pytest.mark.parametrize(
    "words", ["explain {}", "show {}.feature", "check {}.feature", "report {}", "variant diff karl {}"]
)
def test_a_name_that_no_file_can_have_is_no_fault_of_ours(words: str) -> None:
    line = told(*words.format("x" * 5_000).split())

    assert "name" in line
    assert "too long" in line
