"""Put a file of vectors to a program, and say which clauses it keeps: `python3 runner.py FILE`."""

import json
import sys
from itertools import takewhile
from pathlib import Path

from answer import answer  # yours: from a question to the answer of your program, None where it declines


def fits(wanted, found):
    if isinstance(wanted, list):
        return isinstance(found, list) and len(found) == len(wanted) and all(map(fits, wanted, found))
    if not isinstance(wanted, dict):
        return json.dumps(found) in (["null", "false", "[]", "{}"] if wanted is None else [json.dumps(wanted)])
    if "times" in wanted:
        elements = found.values() if isinstance(found, dict) else found if isinstance(found, list) else ()
        return all(sum(fits(pattern, element) for element in elements) == times for times, pattern in wanted["times"])
    return all(fits(value, found.get(name) if isinstance(found, dict) else None) for name, value in wanted.items())


def is_met(check, answers):
    for name, wanted in check["expected"].items():
        told = [answers[number].get(name) for number in check["asked"]]
        if told[1:] != told[:1] and not all(fits(wanted, value) for value in told):
            return False
    return True


outcomes, clauses = {"passed": 0, "failed": 0, "declined": 0}, {}
for vector in map(json.loads, Path(sys.argv[1]).read_bytes().splitlines()[1:]):
    answers = [*takewhile(lambda said: said is not None, (answer(asked["question"]) for asked in vector["asked"]))]
    unmet = [check for check in vector["checks"] if check["asked"][-1] < len(answers) and not is_met(check, answers)]
    outcome = "failed" if unmet else "declined" if len(answers) < len(vector["asked"]) else "passed"
    outcomes[outcome] += 1
    about = unmet[0]["grounds"] if unmet else vector["clauses"] if outcome == "passed" else ()
    if unmet:
        print("failed", vector["id"], "at", vector["steps"][unmet[0]["step"]]["en"], *about)
    clauses |= {clause: min(outcome, clauses.get(clause, outcome)) for clause in about}
print(*(f"{clause} {clauses[clause]}" for clause in sorted(clauses)), outcomes, sep="\n")
