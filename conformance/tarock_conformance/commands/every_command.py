"""All commands of ``tarock``; a check does without it, and loads no command but its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from tarock_conformance.commands import (
    ask,
    check,
    clauses,
    compare,
    diagnose,
    disputes,
    doctor,
    explain,
    fuzz,
    identify,
    init,
    lock,
    prove,
    report,
    schema,
    serve,
    show,
    site,
    vectors,
    weigh,
)

COMMANDS: Final[Mapping[str, tuple[Callable[..., None], str]]] = {
    "check": (check.check, check.EXAMPLES),
    "diagnose": (diagnose.diagnose, diagnose.EXAMPLES),
    "doctor": (doctor.doctor, doctor.EXAMPLES),
    "explain": (explain.explain, explain.EXAMPLES),
    "fuzz": (fuzz.fuzz, fuzz.EXAMPLES),
    "identify": (identify.identify, identify.EXAMPLES),
    "init": (init.init, init.EXAMPLES),
    "lock": (lock.lock, lock.EXAMPLES),
    "prove": (prove.prove, prove.EXAMPLES),
    "serve": (serve.serve, serve.EXAMPLES),
    "vectors": (vectors.vectors, vectors.EXAMPLES),
    "weigh": (weigh.weigh_readings, weigh.EXAMPLES),
    "ask": (ask.ask, ask.EXAMPLES),
    "clauses": (clauses.clauses, clauses.EXAMPLES),
    "disputes": (disputes.disputes, disputes.EXAMPLES),
    "show": (show.show, show.EXAMPLES),
    "site": (site.site, site.EXAMPLES),
    "report": (report.report, report.EXAMPLES),
    "compare": (compare.compare, compare.EXAMPLES),
    "schema": (schema.schema, schema.EXAMPLES),
}
"""The commands in the order of the help, each with its examples."""
