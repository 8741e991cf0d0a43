"""Whatever somebody has written into a ledger, no report of it steers a terminal or becomes malformed."""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import msgspec
import pytest
from tests.unit.made_up import DECLINED, ERRORED, FAILED, OTHER_READING, PASSED, catalogue, ledger
from tests.unit.the_command import here

from tarock_language.message import ENGLISH
from tarock_reports.ledger.checks import Ledger
from tarock_reports.ledger.jsonlines import LedgerError
from tarock_reports.pages.html import render_page
from tarock_reports.pages.junit import render_junit
from tarock_reports.pages.markdown import render_markdown

STEERS = "\x1b[2J\x00\x9b\u202e"
Where = tuple[int | str, ...]


def texts(value: Any, place: Where = ()) -> Iterator[Where]:
    """The places of all texts in what JSON says."""
    if isinstance(value, str):
        yield place
    elif isinstance(value, list | dict):
        for key, part in value.items() if isinstance(value, dict) else enumerate(value):
            yield from texts(part, (*place, key))


def steered(value: Any, place: Where) -> None:
    """Put what steers a terminal behind the text of a place."""
    for key in place[:-1]:
        value = value[key]
    value[place[-1]] += STEERS


def is_read(file: Path, lines: list[Any]) -> bool:
    file.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
    try:
        forged = Ledger.read(file)
        render_markdown(forged, say=ENGLISH)
    except (LedgerError, ValueError):
        return False
    return True


@pytest.fixture
def forged(tmp_path: Path) -> Ledger:
    """A ledger in which each text steers a terminal that the reader takes in any form."""
    ledger(tmp_path, [PASSED, FAILED, ERRORED, DECLINED, OTHER_READING])
    (written,) = tmp_path.glob("*.jsonl")
    lines = [msgspec.json.decode(line) for line in written.read_bytes().splitlines()]
    lines[0] |= {"started": "2026-11-22T14:00:00Z", "python": "3.11", "platform": "Linux"}
    for place in list(texts(lines)):
        before = msgspec.json.encode(lines)
        steered(lines, place)
        if not is_read(written, lines):
            lines = msgspec.json.decode(before)
    assert is_read(written, lines)
    return Ledger.read(written)


def test_no_report_of_a_forged_ledger_has_a_sign_that_is_not_seen(forged: Ledger) -> None:
    junit = render_junit([forged])
    pages = (junit, render_markdown(forged, say=ENGLISH), render_page(forged, catalogue()))

    assert STEERS in forged.header.started
    assert ET.fromstring(junit.encode()).get("tests")  # noqa: S314 - made by us
    for page in pages:
        unseen = {sign for sign in page if unicodedata.category(sign) in ("Cc", "Cf", "Cs") and sign not in "\n\t"}
        assert unseen == set()


@pytest.mark.parametrize("command", ["report", "compare", "diagnose"])
def test_a_line_that_no_run_wrote_is_named_even_where_the_footer_was_made_for_it(tmp_path: Path, command: str) -> None:
    ledger(tmp_path, [PASSED, FAILED])
    (written,) = tmp_path.glob("*.jsonl")
    header, *lines, footer = written.read_bytes().splitlines(keepends=True)
    before = b"".join([header, b'{"kind":"verdict"}\n', *lines])
    sealed = msgspec.json.decode(footer) | {"digest": hashlib.sha256(before).hexdigest()}
    written.write_bytes(before + msgspec.json.encode(sealed) + b"\n")

    refused = here(command, *[str(written)] * (1 + (command == "compare")), cwd=tmp_path)

    assert refused.returncode == 2
    assert "was changed after its run: line 2: expected a verdict, a fault or the footer: " in refused.stderr
