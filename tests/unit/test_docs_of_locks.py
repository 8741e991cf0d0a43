"""What docs/lock.md says: its readers of a lock are run, and what it tells of the format is so."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.conftest import UNTESTED
from tests.unit import small_lock
from tests.unit.small_lock import ALL, COUNT, MAY_PLAY

from tarock_checking.lock.lock_lines import FORMAT, Header, Locked
from tarock_protocol.meaning import plain_values
from tarock_reference import respond

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "docs" / "lock.md").read_text(encoding="utf-8")
NODE = shutil.which("node")
LINES = 10

Reader = Callable[[str, Callable[[dict[str, Any]], Any]], Iterator[tuple[Any, ...]]]


def block(language: str) -> str:
    (found,) = re.findall(rf"^```{language}\n(.*?)^```$", TEXT, flags=re.MULTILINE | re.DOTALL)
    return str(found)


def reader() -> Reader:
    found: dict[str, Any] = {}
    exec(block("python"), found)  # noqa: S102 - the page's own code
    wrong: Reader = found["wrong"]
    return wrong


def right(question: dict[str, Any]) -> Any:
    return plain_values(json.loads(respond(json.dumps(question).encode()))["answer"])


@pytest.mark.parametrize("language", ["python", "js"])
def test_a_reader_has_ten_lines(language: str) -> None:
    told = [line for line in block(language).splitlines() if line.strip()]

    assert len(told) <= LINES


def test_the_reader_in_python_finds_what_is_wrong_and_nothing_else(tmp_path: Path) -> None:
    path = str(small_lock.written(tmp_path))

    def miscounts(question: dict[str, Any]) -> Any:
        return {"augen": 8} if question["ask"] == "count" else right(question)

    assert list(reader()(path, right)) == []
    assert list(reader()(path, lambda _: None)) == []
    assert list(reader()(path, miscounts)) == [
        (ALL.index(COUNT) + 1, "lungau/counting/made-up", {"augen": 8}, {"augen": 9})
    ]


def test_a_list_that_is_sorted_as_text_is_as_in_the_lock(tmp_path: Path) -> None:
    path = str(small_lock.written(tmp_path, {**MAY_PLAY, "hand": ["X", "V", "IX", "I", "XX"], "trick": []}))

    assert list(reader()(path, lambda question: {"legal": sorted(right(question)["legal"])})) == []


def test_the_reader_in_javascript_finds_the_same(tmp_path: Path) -> None:
    if NODE is None:
        pytest.skip(f"{UNTESTED}no node here, so the reader in docs/lock.md was not run in JavaScript")
    path = small_lock.written(tmp_path)
    answers = {
        json.dumps(question.question, sort_keys=True): question.answer for question in small_lock.lock().questions
    }
    script = tmp_path / "reader.js"
    script.write_text(
        f"{block('js')}\n"
        f"const known = new Map({json.dumps([[json.loads(key)['id'], value] for key, value in answers.items()])});\n"
        "const right = (question) => known.get(question.id);\n"
        "const miscounts = (question) => (question.ask === 'count' ? { augen: 8 } : right(question));\n"
        f"const path = {json.dumps(str(path))};\n"
        "console.log(JSON.stringify([right, () => null, miscounts].map((answer) => wrong(path, answer))));\n",
        encoding="utf-8",
    )

    run = subprocess.run([NODE, str(script)], capture_output=True, encoding="utf-8", check=True)

    count = {"id": ALL.index(COUNT) + 1, "scenario": "lungau/counting/made-up"}
    assert json.loads(run.stdout) == [[], [], [{**count, "given": {"augen": 8}, "right": {"augen": 9}}]]


@pytest.mark.parametrize(("kind", "heading"), [(Header, "first is the header"), (Locked, "other line is a question")])
def test_every_field_of_a_line_stands_on_the_page(kind: type[Header | Locked], heading: str) -> None:
    table = TEXT.partition(heading)[2].partition("\n## ")[0].partition("\n\n|")[2].partition("\n\n")[0]
    told = {name for line in table.splitlines() for name in re.findall(r"`(\w+)`", line.split("|")[1])} - {"lock"}

    assert told == {"kind", *kind.__struct_fields__}


def test_the_version_of_the_format_is_right() -> None:
    assert f"the version of the format, {FORMAT} |" in TEXT
