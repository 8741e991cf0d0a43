"""Questions that cannot be, told in tables: the error names the place, and what was expected there.

Beside each error stands the message that it is made of.

Each file in ``bad_questions`` begins with what it is about, and with cards that it names. Then come claims, an empty
line before each: what is asked, by which rules (of several, each is asked) and ``options``, and the fields of the
question, ``with`` those of all cases, ``in`` those of each source. Each line below it is a case, with the fields in
which it differs; a claim with one case has it in its own line. What the reply has to be is told by

- ``error``, the whole message, or what it ``begins``, ``ends`` with or ``contains``; ``refused`` takes any message,
- ``answer``, parts of the answer by their places, such as ``items.*.item``, or ``items.Uhu.won`` of that item alone,
- ``says``, places that are not empty, and ``answered``, where the answer may be any,
- ``refusal``, words of the reason why the last act is refused, and ``rests_on``, one of its clauses.

Cards stand in one string, those of a hand; ``0 1 2 say Gut!`` are three acts, ``announced Valat of foes lost`` is an
item, ``{rules}`` the source that is asked.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from tests.unit.asking import Fields, reply

from tarock_language.data import from_data

TABLES: Final = Path(__file__).with_name("bad_questions")
HEAD: Final = ("claim", "note", "ask", "rules", "options", "with", "in")
OF_ERRORS: Final = ("error", "begins", "ends", "contains", "refused")
OF_ANSWERS: Final = ("answer", "says", "answered", "refusal", "rests_on")
FIELDS_OF_CASES: Final = ("ask", "rules", "options", *OF_ERRORS, *OF_ANSWERS)


class Case(NamedTuple):
    """A question to one source, with what its reply has to be."""

    ask: str
    rules: str
    options: Mapping[str, str]
    fields: Fields
    expected: Fields


# ------------------------------------------------------------------------------------------------ reading the tables


def acts(told: Any) -> Iterator[Fields]:
    if isinstance(told, str):
        seats, do, what = re.fullmatch(r"([-\d ]+) ([a-z]+) (.*)", told).groups()  # type: ignore[union-attr]
        yield from ({"seat": int(seat), "do": do, "what": what} for seat in seats.split())
    else:
        yield told


def item(told: Any) -> Fields:
    if not isinstance(told, str):
        return dict(told)
    name, _, rest = told.removeprefix("announced ").partition(" of ")
    side, won = rest.split()
    announced = {"announced": True} if told.startswith("announced ") else {}
    return {"item": name, "side": side, "won": won == "won", **announced}


def trick(told: Fields) -> Fields:
    return {**told, "cards": told["cards"].split()}


def hands(told: Sequence[str]) -> list[list[str]]:
    return [cards.split() for cards in told]


NOTATIONS: Final[Mapping[str, Callable[[Any], Any]]] = {
    **dict.fromkeys(("hand", "trick", "cards", "pack", "discards", "laid"), str.split),
    **dict.fromkeys(("hands", "talon", "taken"), hands),
    **dict.fromkeys(("said", "actions", "bids"), lambda told: [act for action in told for act in acts(action)]),
    "piles": lambda told: {side: cards.split() for side, cards in told.items()},
    "played": lambda told: [*map(trick, told)],
    "items": lambda told: [*map(item, told)],
    "replaced": item,
}
"""How the value of a field is made of what a table tells."""


def field(name: str, told: Any, named: Mapping[str, Any]) -> Any:
    """The value of a field of a question, as messages have it."""
    value = named.get(told, told) if isinstance(told, str) else told
    return NOTATIONS[name](value) if name in NOTATIONS else value


def cases(head: Fields, line: Fields, named: Mapping[str, Any]) -> Iterator[Case]:
    """A case, of each source that it is asked of."""
    by_source = head.get("in", {})
    sources = line.get("rules", head.get("rules", list(by_source)))
    own = {name: value for name, value in line.items() if name not in FIELDS_OF_CASES}
    for rules in [sources] if isinstance(sources, str) else sources:
        told = {**head.get("with", {}), **by_source.get(rules, {}), **own}
        expected = {name: line[name] for name in (*OF_ERRORS, *OF_ANSWERS) if name in line}
        yield Case(
            ask=line.get("ask", head.get("ask")),
            rules=rules,
            options=line.get("options", head.get("options", {})),
            fields={name: field(name, value, named) for name, value in told.items()},
            expected={name: _of(rules, value) for name, value in expected.items()},
        )


def _of(rules: str, text: Any) -> Any:
    return text.replace("{rules}", rules) if isinstance(text, str) else text


def claims() -> Iterator[tuple[str, list[Case]]]:
    """Each claim, after the name of its table, with its cases."""
    for path in sorted(TABLES.iterdir()):
        first, *blocks = path.read_text(encoding="utf-8").split("\n\n")
        _, *namings = map(json.loads, first.splitlines())
        named = {naming["name"]: naming["cards"] for naming in namings}
        for block in blocks:
            head, *lines = map(json.loads, block.splitlines())
            alone = {name: value for name, value in head.items() if name not in HEAD}
            yield (
                f"{path.stem}: {head['claim']}",
                [case for line in lines or [alone] for case in cases(head, line, named)],
            )


# --------------------------------------------------------------------------------------------- looking at the replies


def at(found: Any, place: Sequence[str]) -> Any:
    """What stands at a place of an answer: ``*`` is each of a list, ``#`` their number, a name the items so called."""
    if not place or found is None:
        return found
    step, *rest = place
    if isinstance(found, dict):
        return at(found[step], rest)
    if step == "#":
        return len(found)
    if step.isdigit():
        return at(found[int(step)], rest)
    return [at(entry, rest) for entry in found if step == "*" or entry["item"] == step]


MET: Final[Mapping[str, Callable[[Any, Any], bool]]] = {
    "error": lambda error, whole: error == whole,
    "begins": lambda error, text: error.startswith(text),
    "ends": lambda error, text: error.endswith(text),
    "contains": lambda error, text: text in error,
    "refused": lambda error, _: not error.startswith("the question is "),
    "answer": lambda answer, parts: all(at(answer, place.split(".")) == value for place, value in parts.items()),
    "says": lambda answer, places: all(at(answer, place.split(".")) not in (None, [], {}, "") for place in places),
    "answered": lambda answer, _: isinstance(answer, dict),
    "refusal": lambda answer, text: text in (at(answer, ["refused", "reason"]) or ()),
    "rests_on": lambda answer, clause: clause in (at(answer, ["refused", "grounds"]) or ()),
}
"""What is looked at in an error or an answer; a question that is not even well formed is no bad question."""


def is_borne_out(case: Case, found: Fields) -> bool:
    """Whether a reply is as it has to be; besides, payments sum to nothing and only the last act is refused."""
    kind = "error" if case.expected.keys() & set(OF_ERRORS) else "answer"
    answer = found.get("answer", {})
    paid, refused = answer.get("payments") or (), answer.get("refused")
    return (
        bool(case.expected)
        and kind in found
        and all(MET[how](found[kind], expected) for how, expected in case.expected.items())
        and not sum(map(Fraction, paid))
        and (refused is None or refused["index"] == len(case.fields["actions"]) - 1)
        and (kind == "answer" or str(from_data(found["message"])) == found["error"])
    )


@pytest.mark.parametrize("bearing_out", [pytest.param(case, id=claim) for claim, case in claims()])
def test_each_case_bears_out_its_claim(bearing_out: Sequence[Case]) -> None:
    replies = [(case, reply(case.rules, case.ask, case.fields, case.options)) for case in bearing_out]
    wrong = [f"{case}\n  is replied with {found}" for case, found in replies if not is_borne_out(case, found)]

    assert replies
    assert not wrong, "\n".join(wrong)
