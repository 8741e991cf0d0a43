"""The claims in a published result that no ledger has, from the command line: who ran what, and what is unknown."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from tarock_language.message import Message, message
from tarock_protocol.user_files import file_bytes, reason_of
from tarock_reports.ledger.checks import Ledger
from tarock_reports.machine.check_object import json_text
from tarock_reports.machine.result_object import Claims, result_of
from tarock_reports.machine.result_shape import Relation, Unknown
from tarock_running.inputs.settings import readings_of
from tarock_running.process.exits import UsageFaultError, check_known
from tarock_steps.catalogue.areas import AREAS

_CLAIMED: Final = (Unknown.BY, Unknown.RELATION, Unknown.LINK, Unknown.PROGRAM)
"""The facts that no ledger has; each is also the name of an option."""


class FormatOptions(NamedTuple):
    """The options that a single format has, as they are typed: ``clause`` is for contests, all others are for results.

    ``lacks`` has words such as ``link=not published``.
    """

    by: str | None = None
    relation: str | None = None
    link: str | None = None
    program: Path | None = None
    lacks: tuple[str, ...] = ()
    clause: tuple[str, ...] = ()


NO_OPTIONS: Final = FormatOptions()


def check_format_options(options: FormatOptions, form: str) -> None:
    """Refuse options of another format, and a result without what only they can say."""
    for name, value in options._asdict().items():
        wanted = "contest" if name == "clause" else "result"
        if value and form != wanted:
            raise UsageFaultError(message("--{option}: expected --format {form} too", option=name, form=wanted))
    if form == "result":
        _claims(options)


def result_text(ledgers: Sequence[Ledger], options: FormatOptions) -> str:
    """The result of a program as JSON; UsageFaultError for a claim that is missing, or ledgers that do not fit."""
    found = result_of(ledgers, _claims(options), AREAS, readings_of)
    if isinstance(found, Message):
        raise UsageFaultError(message("--format result: {fault}", fault=found))
    return json_text(found)


def _claims(options: FormatOptions) -> Claims:
    nulls = dict(map(_lacking, options.lacks))
    given = {fact for fact in _CLAIMED if getattr(options, fact.value) is not None}
    if owed := [fact for fact in _CLAIMED if fact not in given and fact not in nulls]:
        raise UsageFaultError(
            message(
                "--format result: expected {options}, or the reason why there is none, such as {example}",
                options=[f"--{fact}" for fact in owed],
                example=f"--lacks '{owed[0]}=…'",
            )
        )
    if options.relation is not None:
        check_known("--relation", "relation", options.relation, list(Relation))
    return Claims(
        by=options.by,
        relation=None if options.relation is None else Relation(options.relation),
        link=options.link,
        digest=None if options.program is None else _digest(options.program),
        nulls=nulls,
    )


def _lacking(word: str) -> tuple[Unknown, str]:
    name, equals, reason = word.partition("=")
    check_known("--lacks", "fact", name, _CLAIMED)
    if not equals or not reason.strip():
        raise UsageFaultError(message("--lacks {name}: expected a reason after the equals sign", name=name))
    return Unknown(name), reason


def _digest(path: Path) -> str:
    try:
        return sha256(file_bytes(path)).hexdigest()
    except OSError as fault:
        raise UsageFaultError(message("--program: {path}: {reason}", path=str(path), reason=reason_of(fault))) from None
