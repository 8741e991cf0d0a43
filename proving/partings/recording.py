"""Writes partings as lines of ``partings.jsonl`` in the order of options, and checks stored ones with both engines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from proving.partings.candidates import Pair
from proving.partings.compared_answers import DifferingAnswers, differing_answers
from proving.partings.confirming import confirmed
from proving.partings.endings import Endings, paid_again
from proving.partings.excused import reason_without_deal
from tarock_protocol.errors import ProtocolError
from tarock_protocol.filled_question import FilledQuestion
from tarock_steps.catalogue.json_lines import line_digest
from tarock_steps.catalogue.loading import load_catalogue
from tarock_steps.catalogue.partings import (
    VERSION,
    DealPlace,
    PartedDeal,
    PartedQuestion,
    ReadingParting,
)

_SHOWN: Final = 120
"""How many characters of a changed value are shown."""


def recorded_question(found: DifferingAnswers, second: str) -> PartedQuestion:
    """The record of a question, with the second opinion on it."""
    return PartedQuestion(**_parts(found, second))


def recorded_deal(found: DifferingAnswers, second: str, ends: Endings) -> PartedDeal:
    """The record of a deal, with the place where the readings differ, and the second opinion on it."""
    return PartedDeal(
        **_parts(found, second),
        after=len(found.question.actions),  # type: ignore[attr-defined]
        at=_place(found),
        ends=ends,
    )


def _place(found: DifferingAnswers) -> DealPlace:
    differing = set(found.fields)
    if "tricks" in differing and found.mean[0]["accepted"] == found.mean[1]["accepted"]:
        return "a trick"
    if not all(answer["over"] for answer in found.mean) and differing & {
        "next",
        "accepted",
        "over",
        "contract",
        "declarer",
    }:
        return "what may be done"
    if "payments" in differing:
        return "the payments"
    return "the count" if differing & {"augen", "items"} else "the cards"


def _parts(found: DifferingAnswers, second: str) -> dict[str, Any]:
    asked = tuple(map(FilledQuestion.of, found.asked, found.mean))
    return {"asked": asked, "digest": line_digest(asked), "second": second}


def lines(partings: Iterable[ReadingParting], source: str) -> bytes:
    """A file of partings, in the order of options and of their readings."""
    disputes = load_catalogue(source).disputes

    def place(one: ReadingParting) -> tuple[str, list[int]]:
        return one.option, [disputes[one.option].values.index(reading) for reading in one.readings]

    return b"".join(msgspec.json.encode(parting) + b"\n" for parting in sorted(partings, key=place))


def write(path: Path, data: bytes) -> None:
    """Replace the file in one step."""
    draft = path.with_name(f"{path.name}.draft")
    draft.write_bytes(data)
    draft.replace(path)


def faults(one: ReadingParting, source: str, *, second: bool) -> list[str]:
    """What no longer holds of a parting; empty if all holds.

    With ``second`` the second opinion is asked too, and the reason why no deal shows it is worked out again.
    """
    if not one.is_current:
        return [f"it is of version {one.search} of the search, expected {VERSION}: search again"]
    pair = Pair(source, one.option, one.readings)
    told = (("question", one.question), ("deal", one.deal))
    found = [f"{what}: {why}" for what, part in told if part for why in _faults(part, pair, second=second)]
    if second and one.deal is None and (why := reason_without_deal(pair)) != one.because:
        found.append(f"that no deal tells them apart is so because {why}, and was because {one.because}")
    return found


def _faults(part: PartedQuestion, pair: Pair, *, second: bool) -> Iterator[str]:
    if line_digest(part.asked) != part.digest:
        yield "its digest is that of another question or answer: search again"
        return
    try:
        found = differing_answers(pair, part.asked[0].asked)
    except ProtocolError as fault:
        yield f"this is no question any more: {fault}"
        return
    if found is None:
        yield "both readings have the same answer, or one of them has none"
        return
    again = _again(part, found)
    for name in part.__struct_fields__:
        if getattr(again, name) != getattr(part, name):
            yield f"its {name} is {_short(getattr(again, name))}, and was {_short(getattr(part, name))}"
    if second and (said := confirmed(found, part.ends if isinstance(part, PartedDeal) else None)) != part.second:
        yield f"the second opinion {said}, and then: {part.second}"


def _again(part: PartedQuestion, found: DifferingAnswers) -> PartedQuestion:
    """The same record, made of the answers of now."""
    if isinstance(part, PartedDeal):
        return recorded_deal(found, part.second, paid_again(found, part.ends))
    return recorded_question(found, part.second)


def _short(part: object) -> str:
    told = msgspec.json.encode(part).decode()
    return told if len(told) <= _SHOWN else f"{told[:_SHOWN]}…"
