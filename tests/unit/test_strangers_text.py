from __future__ import annotations

import json
import os
import pty
import re
import subprocess
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree as ET

import msgspec
import pytest
from tests.unit.the_command import PROGRAM, engine, environment, program, tarock

from tarock_protocol.strangers_text import NAME, json_without_controls, shown, visible, visible_json
from tarock_running.process.console import console
from tarock_steps.suite.verdicts import Outcome

NASTY = (
    "\x00\x07\x08\x1b\x7f\x85\x9b"  # controls that steer a terminal
    "\r\n\u2028\u2029"  # ends of lines
    "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"  # what turns words around
    "\u00ad\u200b\u200c\u200d\u2060\ufeff\u034f\u115f\u3164\ufe0f\u2800\U000e0041\U000e0101"  # what nobody sees
)
TITLE = f"Tarock [/beta] [bold]{NASTY}<script>alert(1)</script> `|` ]]> *x* @you https://x.example"

HOSTILE = """
import json
import sys

TITLE = {title!r}
HELLO = {{
    "protocol": 1, "name": TITLE, "version": TITLE, "language": TITLE, "homepage": "javascript:alert(1)//" + TITLE,
    "rules": {{"lungau": {{}}}}, "questions": ["hello", "count", "trick", "may_play"],
}}

for line in sys.stdin:
    question = json.loads(line)
    reply = {{"id": question["id"]}}
    match question["ask"]:
        case "hello":
            reply["answer"] = HELLO
        case "count":
            reply["answer"] = {{"augen": 1, "grounds": [TITLE]}}
        case "trick":
            reply["error"] = TITLE * 100
        case _:
            reply["declined"] = TITLE
    print(json.dumps(reply, ensure_ascii={ascii}), flush=True)
"""
"""An engine that puts into every field what steers, turns around, hides or is markup, escaped or as it is."""


@pytest.fixture(params=[True, False], ids=["escaped", "raw"])
def stranger(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return engine(tmp_path, HOSTILE.format(title=TITLE, ascii=request.param))


SOME = tuple(
    word for clause in ("COUNTING-001", "TRISCHAKEN-003", "TRISCHAKEN-007") for word in ("--clause", f"LUN-{clause}")
)
"""Some scenarios, of which some fail, some are declined, and one errs."""


def check(stranger: str) -> tuple[str, ...]:
    return "check", "--engine", stranger, *SOME, "--junit", "junit.xml"


def unseen(text: str) -> set[str]:
    return {sign for sign in text if sign in NASTY and sign != "\n"}


def test_what_nobody_sees_is_written_as_an_escape() -> None:
    told = {character: shown(f"a{character}b") for character in NASTY}

    assert {k: v for k, v in told.items() if not re.fullmatch(r"a\\(n|r|x\w\w|u\w{4}|U\w{8})b", v)} == {}


@pytest.mark.parametrize(
    "text", ["Tarock 1.0", "Sküs XXI K♥ 10♠", "טארוק", "ta\u0300\u0301\u0302rock", "", "a\\u202eb"]
)
def test_what_can_be_read_stays_as_it_is(text: str) -> None:
    assert shown(text) == text == visible_json(text)


def test_marks_cannot_be_piled_on_each_other_without_end() -> None:
    assert visible("z" + "\u0301" * 9) == "z\u0301\u0301\u0301" + "\\u0301" * 6


def test_line_ends_are_kept_only_where_lines_are_shown() -> None:
    assert shown("a\n\tb\r\n") == "a\\n\\tb\\r\\n"
    assert shown("a\n\tb\r\n", lines=True) == "a\n\tb\\r\n"


def test_a_long_text_is_cut_and_says_how_much_is_left_out() -> None:
    assert shown("x" * NAME) == "x" * NAME
    assert shown("x" * 12_345, 100) == "x" * 100 + " … (+12245)"


def test_a_line_of_json_says_the_same_with_nothing_invisible_in_it() -> None:
    line = json.dumps({"name": TITLE, "\u202e": ["\x9b", "ü", "\U000e0041"]}, ensure_ascii=False)

    assert unseen(line)
    assert unseen(visible_json(line)) == set()
    assert json.loads(visible_json(line)) == json.loads(line)


def test_json_that_is_kept_says_the_same_with_no_control_in_it() -> None:
    controls = "".join(map(chr, (*range(32), *range(0x7F, 0xA0))))
    kept = json_without_controls(msgspec.json.encode({"name": f"Â{controls}Ã{chr(0x9B)}ü K♥"}))

    assert re.search("[\\x00-\\x1f\\x7f-\\x9f]", kept.decode()) is None
    assert "Ã\\u009bü K♥" in kept.decode()
    assert json.loads(kept) == {"name": f"Â{controls}Ã{chr(0x9B)}ü K♥"}


def test_a_word_between_colons_is_no_picture_on_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    console().print(":heart: suit")

    assert capsys.readouterr().out == ":heart: suit\n"


class Reader(HTMLParser):
    """The tags and the links of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.links: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.links += [value or "" for name, value in attrs if name == "href"]


@pytest.mark.prove
def test_nothing_that_a_program_says_is_more_than_text_in_any_report(stranger: str, tmp_path: Path) -> None:
    checked = program(*check(stranger), cwd=tmp_path)
    markdown = tarock("report", str(tmp_path / "tarock-report/lungau.part.jsonl"), "--format", "markdown").stdout
    page = (tmp_path / "tarock-report/lungau.part.html").read_text(encoding="utf-8")
    junit = (tmp_path / "junit.xml").read_text(encoding="utf-8")
    reader = Reader(page)

    ledger = (tmp_path / "tarock-report/lungau.part.jsonl").read_text(encoding="utf-8")
    assert checked.returncode == 1
    assert all(f'"outcome":"{outcome}"' in ledger for outcome in (Outcome.FAILED, Outcome.ERRORED, Outcome.DECLINED))
    assert '"kind":"diagnosis"' in ledger
    assert re.search("[\\x00-\\x09\\x0b-\\x1f\\x7f-\\x9f]", ledger) is None
    for text in (checked.stdout, checked.stderr, markdown, page, junit):
        assert unseen(text) == set()
    assert "Tarock [/beta] [bold]\\x00" in " ".join(checked.stdout.split())
    assert "checking Tarock [/beta] [bold]" in checked.stderr
    assert reader.tags.count("script") == 1
    assert all(link.startswith("#") for link in reader.links)
    assert ET.fromstring(junit).get("name", "").startswith("lungau: Tarock [/beta] [bold]")  # noqa: S314 - of ours
    assert r"\[/beta\]" in markdown
    assert not re.search(r"(?<!\\)<script|(?<!\\)\[/beta|@you|https://x", re.sub(r"`[^`\n]*`", "", markdown))


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("hello",), 0),
        (("count", "cards=K♥"), 0),
        (("count", "cards=K♥", "--json"), 0),
        (("may_play", "contract=Fahren", "hand=I V K♥", "trick=A♥"), 3),
        (("may_play", "contract=Fahren", "hand=I V K♥", "trick=A♥", "--json"), 3),
        (("trick", "contract=Dreier", "leader=1", "cards=K♥ A♥ I D♥"), 4),
    ],
    ids=["hello", "answer", "answer as it came", "declined", "declined as it came", "error"],
)
def test_nothing_that_a_program_says_is_more_than_text_when_asked_one_question(
    stranger: str, words: tuple[str, ...], code: int
) -> None:
    asked = tarock("ask", "--engine", stranger, *words)

    assert asked.exit_code == code, asked.output
    assert unseen(asked.output) == set()
    assert "[/beta]" in asked.output


def on_a_terminal(*words: str, cwd: Path) -> tuple[int, str]:
    """How the command ends where stdout and stderr are a terminal, and all that it writes there."""
    master, slave = pty.openpty()
    with subprocess.Popen(
        (*PROGRAM, *words), cwd=cwd, env=environment(TERM="xterm", COLUMNS="100"), stdout=slave, stderr=slave
    ) as running:
        os.close(slave)
        written = b"".join(_chunks(master))
    return running.returncode, written.decode("utf-8", "replace")


def _chunks(master: int) -> Iterator[bytes]:
    try:
        while chunk := os.read(master, 65_536):
            yield chunk
    except OSError:
        pass  # how the other end of a terminal closes
    finally:
        os.close(master)


@pytest.mark.prove
@pytest.mark.parametrize("stranger", [False], ids=["raw"], indirect=True)
def test_a_name_is_no_markup_and_no_control_on_a_terminal(stranger: str, tmp_path: Path) -> None:
    code, written = on_a_terminal(*check(stranger), cwd=tmp_path)
    of_ours = re.sub(r"\x1b\[[\d;?]*[a-zA-Z]", "", written)

    assert code == 1, of_ours
    assert unseen(of_ours) <= {"\r"}
    assert "checking Tarock [/beta]" in of_ours
    assert "Not conform" in of_ours
