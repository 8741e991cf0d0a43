"""Checks the names in a program's ``hello`` (what it offers) for ``tarock doctor``; suggests the nearest right name."""

from __future__ import annotations

import json
from collections.abc import Iterator
from difflib import get_close_matches
from typing import Final

from tarock_checking.doctor.complaints import Complaint, HeardLine, Trouble
from tarock_checking.playing.declared import house_declared
from tarock_language.message import Argument, first_few, message
from tarock_protocol.codec import KINDS
from tarock_protocol.messages.answers import HelloAnswer
from tarock_protocol.strangers_text import shown
from tarock_running.inputs.greeting import Misnamed, misnamed_fields, misnamed_options, misnamed_rules, unplayed_houses
from tarock_running.inputs.variants import fixed_readings
from tarock_running.process.exits import AdapterBrokenError
from tarock_steps.catalogue.loading import sources

_CLOSE: Final = 0.5
_SHOWN: Final = 6
"""Options whose usual reading is shown."""
_OF_OPTIONS: Final = {
    "option": Trouble.UNKNOWN_OPTION,
    "reading": Trouble.UNKNOWN_READING,
    "readings": Trouble.NO_READING,
}


_OF_FIELDS: Final = {
    "field": Trouble.UNKNOWN_FIELD,
    "fields": Trouble.NO_FIELD,
    "question": Trouble.FIELDS_OF_NOTHING,
    "part": Trouble.NEVER_IN_PART,
}


def troubles_of_hello(hello: HelloAnswer) -> tuple[Complaint, ...]:
    """All complaints about a program's ``hello``, notes included; if there are none, those about missing options."""
    return tuple(_troubles(hello)) or tuple(_unnamed_options(hello))


def _troubles(hello: HelloAnswer) -> Iterator[Complaint]:
    for name in hello.questions:
        if name not in KINDS:
            close = get_close_matches(name, KINDS, n=1, cutoff=_CLOSE)
            names = {"name": shown(name), "near": close[0] if close else "", "known": ", ".join(KINDS)}
            yield Complaint(trouble=Trouble.UNKNOWN_QUESTION, names=names)
    plays_one = any(name in sources() for name in hello.rules)
    for misnamed in misnamed_rules(hello.rules):
        yield _misnamed(Trouble.MORE_RULES if plays_one else Trouble.UNKNOWN_RULES, misnamed)
    if not hello.rules:
        yield Complaint(trouble=Trouble.UNKNOWN_RULES, names={"name": "", "near": "", "known": ", ".join(sources())})
    for misnamed in misnamed_options(hello.rules):
        yield _misnamed(_OF_OPTIONS[misnamed.what], misnamed)
    for told in _odd_houses(hello):
        yield Complaint(trouble=Trouble.ODD_HOUSE, names={"reason": told})
    for misnamed in misnamed_fields(hello):
        yield _misnamed(_OF_FIELDS[misnamed.what], misnamed)
    if hello.window < 1:
        yield Complaint(trouble=Trouble.ODD_WINDOW, names={"given": str(hello.window)})
    if set(hello.questions) <= {"hello"}:
        yield Complaint(trouble=Trouble.OFFERS_NOTHING)


def _unnamed_options(hello: HelloAnswer) -> Iterator[Complaint]:
    """A note for each rule set of which options are missing, with the usual reading of the first few."""
    for source in filter(hello.rules.__contains__, sources()):
        usual = fixed_readings(source, {}).unsaid
        missing = {option: [reading] for option, reading in usual.items() if option not in hello.rules[source]}
        if missing:
            line = HeardLine(message("usual"), json.dumps(dict(list(missing.items())[:_SHOWN]))[1:-1])
            yield Complaint(
                trouble=Trouble.NO_OPTIONS, names={"number": str(len(missing)), "of": source}, heard=(line,)
            )


def _misnamed(trouble: Trouble, one: Misnamed) -> Complaint:
    names = {"name": shown(one.name), "near": one.near, "of": one.of, "known": ", ".join(one.known)}
    return Complaint(trouble=trouble, names=names)


def _odd_houses(hello: HelloAnswer) -> Iterator[Argument]:
    unplayed = first_few(unplayed_houses(hello))
    yield from unplayed
    for name in () if unplayed else hello.rules:
        if name in sources():
            try:
                house_declared(hello, name)
            except AdapterBrokenError as fault:
                yield fault.said.arguments["told"]
