"""Put a file of vectors to a program, and say which clauses it keeps: `python3 runner.py FILE`."""

import json
import sys
from contextlib import suppress
from fractions import Fraction
from functools import reduce
from itertools import chain
from pathlib import Path

from answer import answer  # yours: from a question to the answer of your program, None where it has none

IDLE = {"legal", "seen", "confers", "face_up", "items", "lines", "next", "hands", "talon", "discards", "trull"}
READERS = {
    "among": lambda found, these: [one for one in found or [] if one in these],
    "each": lambda found, field: [*map(json.loads, {json.dumps(one.get(field)) for one in found or []})],
    "sum": lambda found, field: str(sum(Fraction(one[field]) for one in found)) if found else None,
    "count": lambda deck, _: len({*deck["trumps"], *deck["augen"], *chain(*deck["suits"].values())}),
    "due": lambda found, turn: [turn] if turn in (found or []) and is_due(found) else found,
}


def is_due(turns):
    return len({one["seat"] for one in turns}) == 1 or {one["do"] for one in turns} == {"say"}


def plain(value, field):  # without reasons, idle order, and what says nothing
    if isinstance(value, dict):
        told = {name: plain(value[name], name) for name in sorted({*value} - {"grounds", "why", "reason"})}
        return {name: one for name, one in told.items() if one is not None} or None
    if not isinstance(value, list):
        return None if value is False else value
    told = [plain(one, field) for one in value]
    return (sorted(told, key=json.dumps) if field in IDLE and list not in map(type, told) else told) or None


def go_on(found, step):
    if isinstance(step, list):
        return [go_on(one, step) for one in found] if isinstance(found, list) else {key: found.get(key) for key in step}
    if not isinstance(step, dict):
        return (found or {}).get(step) if isinstance(step, str) else [*(found or [])[step:], None][0]
    (name, of), *_ = step.items()
    return READERS[name](found, of) if name in READERS else [one for one in found or [] if step.items() <= one.items()]


def found_in(answer, part, field):
    with suppress(AttributeError, IndexError, KeyError, TypeError):
        return plain(reduce(go_on, part, answer), field)


def is_met(read, answers):
    part, given = read["part"], answers[read["asked"]]
    field = next((step for step in reversed(part) if isinstance(step, str)), "")
    wanted = plain(read.get("expected"), field)
    wanted = found_in(answers[read["as_in"]], part, field) if "as_in" in read else wanted
    return given is not None and found_in(given, part, field) == wanted


header, *vectors = map(json.loads, Path(sys.argv[1]).read_bytes().splitlines())
states = {}
for vector in vectors:
    answers = [answer(one["question"]) for one in vector["asked"]]
    unmet = [check for check in vector["checks"] if not all(is_met(read, answers) for read in check["reads"])]
    about = vector["clauses"]
    if unmet:
        print("failed", vector["id"], "at", vector["steps"][unmet[0]["step"]]["en"])
        about = set(about) & set(unmet[0]["grounds"]) or unmet[0]["grounds"] or about
    states.update({clause: "failed" if unmet else states.get(clause, "passed") for clause in about})
print(*(f"{clause} {states[clause]}" for clause in sorted(states)), sep="\n")
