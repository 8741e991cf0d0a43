"""The pages in docs/ say what is so: their examples are asked, and their excerpts are looked up."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tarock_protocol.codec import KINDS, decode_question, decode_reply
from tarock_protocol.meaning import SAYS_WHY
from tarock_protocol.messages import answers, questions
from tarock_reference import respond
from tarock_steps.catalogue.loading import sources

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
PROTOCOL = (DOCS / "protocol.md").read_text(encoding="utf-8")
ADDING = (DOCS / "adding-a-rule.md").read_text(encoding="utf-8")
EXAMPLES: list[tuple[str, str, str]] = [
    (section.partition("\n")[0], *block.splitlines())
    for section in PROTOCOL.split("\n### ")[1:]
    for block in re.findall(r"^```json\n(.*?)^```$", section, flags=re.MULTILINE | re.DOTALL)
]
"""Under which heading a question stands with its reply."""
EXCERPTS: list[tuple[str, str]] = re.findall(
    r"^`([^`]+)`\n\n```\w+\n(.*?)^```$", ADDING, flags=re.MULTILINE | re.DOTALL
)


def told(part: Any) -> Any:
    """An answer without what the page leaves out."""
    if isinstance(part, dict):
        return {name: told(inner) for name, inner in part.items() if name not in SAYS_WHY}
    return [told(inner) for inner in part] if isinstance(part, list) else part


def test_the_protocol_has_an_example_of_every_question_and_of_every_rule_set() -> None:
    assert {name for name, *_ in EXAMPLES} == set(KINDS)
    assert {json.loads(asked).get("rules") for _, asked, _ in EXAMPLES} == {*sources(), None}


def test_no_two_examples_have_the_same_number() -> None:
    numbers = [json.loads(asked)["id"] for _, asked, _ in EXAMPLES]

    assert len(set(numbers)) == len(numbers)


def test_an_example_is_a_question_and_its_reply() -> None:
    """Which of them is not stands in the error, with the number of the question."""
    answered: list[object] = [
        decode_reply(replied.encode(), decode_question(asked.encode())) for _, asked, replied in EXAMPLES
    ]

    assert [json.loads(asked)["ask"] for _, asked, _ in EXAMPLES] == [name for name, _, _ in EXAMPLES]
    assert [answer for answer in answered if not isinstance(answer, answers.Answer)] == []


def test_the_reference_engine_answers_as_the_page_says() -> None:
    examples = [(asked, json.loads(replied)) for name, asked, replied in EXAMPLES if name != "hello"]

    for asked, replied in examples:
        assert told(json.loads(respond(asked.encode()))) == told(replied), asked


def test_the_version_of_the_protocol_is_right() -> None:
    assert f"This is version {questions.PROTOCOL} of the protocol." in PROTOCOL


def test_an_excerpt_stands_in_the_file_that_is_named_above_it() -> None:
    missing = [file for file, text in EXCERPTS if text not in (ROOT / file).read_text(encoding="utf-8")]

    assert EXCERPTS
    assert missing == []


@pytest.mark.parametrize("page", [*sorted(DOCS.glob("*.md")), ROOT / "README.md"], ids=lambda page: page.name)
def test_a_page_has_one_sentence_to_a_line(page: Path) -> None:
    prose = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    lines = [line for line in prose.splitlines() if not line.startswith(("|", "#"))]

    assert [line for line in lines if re.search(r"[.?] [A-ZÄÖÜ]\w", line)] == []


def test_the_fourth_koenig_that_was_called_without_its_name_is_told_as_a_card() -> None:
    asked = next(json.loads(line) for name, line, _ in EXAMPLES if name == "deal" and '"karl"' in line)
    first = ["I", "K♥", "K♦", "K♠"]
    rest = [card for cards in (*asked["hands"], *asked["talon"]) for card in cards if card not in (*first, "K♣")]
    pack = [*first, *rest[:8], "K♣", *rest[8:]]
    bids = [{"seat": seat, "do": "bid", "what": what} for seat, what in enumerate(["Solo-Rufer", *["Gut!"] * 3])]
    deal = {
        "hands": [pack[start : start + 12] for start in range(0, 48, 12)],
        "talon": [pack[48:51], pack[51:]],
        "actions": [*bids, {"seat": 0, "do": "call", "what": "Vierter König"}],
    }
    answer = json.loads(respond(json.dumps({**asked, **deal}).encode()))["answer"]

    assert (answer["accepted"], answer["called"]) == (5, "K♣")
    assert "called by the words `Vierter König`, it is that König" in PROTOCOL
