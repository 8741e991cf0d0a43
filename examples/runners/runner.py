"""Put a file of vectors to a program, and say which clauses it keeps: `python3 runner.py FILE`."""

import json
import sys
from contextlib import suppress
from fractions import Fraction
from functools import partial, reduce
from itertools import chain
from pathlib import Path

from answer import answer  # yours: from a question to the answer of your program, None where it has none

READERS = {
    "take": lambda found, fields: [{field: one.get(field) for field in fields} for one in found],
    "where": lambda found, wanted: [one for one in found if wanted.items() <= one.items()],
    "among": lambda found, these: [one for one in found if one in these],
    "each": lambda found, field: sorted({one.get(field) for one in found}),
    "sum": lambda found, field: str(sum(Fraction(one[field]) for one in found)) if found else None,
    "count": lambda deck, _: len({*deck["trumps"], *deck["augen"], *chain(*deck["suits"].values())}),
    "due": lambda found, turn: [turn] if turn in found and is_due(found) else found,
}


def is_due(turns):
    return len({one["seat"] for one in turns}) == 1 or {one["do"] for one in turns} == {"say"}


def plain(value, any_order):  # what says nothing is None, and what has no order is sorted
    if isinstance(value, dict):
        return {name: told for name, one in value.items() if (told := plain(one, any_order)) is not None} or None
    if not isinstance(value, list):
        return None if value is False else value
    told = [plain(one, any_order) for one in value]
    is_sorted = any_order and all(isinstance(one, str | dict) for one in value)
    return (sorted(told, key=partial(json.dumps, sort_keys=True)) if is_sorted else told) or None


def go_on(found, step):
    if not isinstance(step, dict):
        return found[step]
    ((name, of),) = step.items()
    return READERS[name](found, of)


def found_by(read, answer):
    with suppress(AttributeError, LookupError, TypeError, ValueError):
        return plain(reduce(go_on, read["part"], answer), read.get("any_order"))


def is_met(read, answers):
    wanted = plain(read.get("expected"), read.get("any_order"))
    wanted = found_by(read, answers[read["as_in"]]) if "as_in" in read else wanted
    return answers[read["asked"]] is not None and found_by(read, answers[read["asked"]]) == wanted


states = {}
for vector in map(json.loads, Path(sys.argv[1]).read_bytes().splitlines()[1:]):
    answers = [answer(one["question"]) for one in vector["asked"]]
    unmet = [check for check in vector["checks"] if not all(is_met(read, answers) for read in check["reads"])]
    if unmet:
        print("failed", vector["id"], "at", vector["steps"][unmet[0]["step"]]["en"])
    about = unmet[0]["grounds"] if unmet else vector["clauses"]
    states.update({clause: "failed" if unmet else states.get(clause, "passed") for clause in about})
print(*(f"{clause} {states[clause]}" for clause in sorted(states)), sep="\n")
