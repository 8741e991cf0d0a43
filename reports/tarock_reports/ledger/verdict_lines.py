"""The type of the ledger line with the verdict on one scenario."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

import msgspec

from tarock_language.data import message_from
from tarock_protocol.drivers import WireExchange
from tarock_reports.ledger.check_lines import ExchangeLine, UnmetLine, VerdictLine
from tarock_steps.suite.verdicts import Outcome, Unmet, Verdict

_NONE: Final[list[ExchangeLine]] = []
_NOTHING_WRONG: Final[Mapping[str, Any]] = {name: [] for name in ("lacking", "too_much", "charged", "also", "after")}
"""What the lines of all that is right share: a run remembers thousands of them."""


def verdict_line(
    verdict: Verdict,
    *,
    asked: tuple[str, ...] | None = None,
    question: str = "",
    offered: bool = True,
    milliseconds: int = 0,
) -> VerdictLine:
    """The verdict in the form that a ledger keeps; see ``LedgerWriter.add`` of ``checks``.

    Where it is said which kinds were ``asked``, these are counted, and the exchanges are left out.
    """
    return VerdictLine(
        scenario=verdict.scenario,
        outcome=verdict.outcome,
        asked=_counted(asked or ()),
        exchanges=[*map(_exchange_line, verdict.exchanges)] if asked is None else _NONE,
        grounds=_each_encodable(tuple(verdict.grounds)),
        basis=verdict.basis,
        idle=verdict.idle,
        unsaid=verdict.unsaid,
        question=question,
        offered=offered,
        milliseconds=milliseconds,
        **(_NOTHING_WRONG if verdict.outcome is Outcome.PASSED else _what_went_wrong(verdict)),
    )


def _what_went_wrong(verdict: Verdict) -> dict[str, Any]:
    """The fields that a verdict has only if a scenario did not pass."""
    return {
        "message": encodable(verdict.message),
        "fault": _fault(verdict),
        "step": verdict.step,
        "action": verdict.action,
        "expected": encodable(verdict.expected),
        "given": encodable(verdict.given),
        "lacking": [*map(encodable, verdict.lacking)],
        "too_much": [*map(encodable, verdict.too_much)],
        "charged": verdict.charged,
        "also": [*map(_unmet_line, verdict.also)],
        "after": [*map(_exchange_line, verdict.after)],
    }


def _fault(verdict: Verdict | Unmet) -> dict[str, Any] | msgspec.UnsetType:
    """The message of a verdict or of a further check as data, if it says in a ledger what it says now."""
    if not verdict.fault:
        return msgspec.UNSET
    try:
        is_same = str(message_from(verdict.fault)) == encodable(verdict.message)
    except ValueError:
        return msgspec.UNSET
    return verdict.fault if is_same else msgspec.UNSET


def _unmet_line(unmet: Unmet) -> UnmetLine:
    return UnmetLine(
        step=unmet.step,
        message=encodable(unmet.message),
        expected=encodable(unmet.expected),
        given=encodable(unmet.given),
        lacking=[*map(encodable, unmet.lacking)],
        too_much=[*map(encodable, unmet.too_much)],
        charged=unmet.charged,
        fault=_fault(unmet),
    )


def _exchange_line(exchange: WireExchange) -> ExchangeLine:
    return ExchangeLine(
        encodable(exchange.question),
        encodable(exchange.answer),
        encodable(exchange.cut_from),
        encodable(exchange.stderr),
    )


@lru_cache(maxsize=1_024)
def _counted(kinds: tuple[str, ...]) -> dict[str, int]:
    """How often each kind is there; verdicts with the same kinds share it."""
    return {kind: kinds.count(kind) for kind in kinds}


@lru_cache(maxsize=1_024)
def _each_encodable(texts: tuple[str, ...]) -> list[str]:
    """The texts as ``encodable`` makes them; verdicts with the same ones share a list, as many of them do."""
    return [*texts] if "".join(texts).isascii() else [*map(encodable, texts)]


def encodable(text: str) -> str:
    """A program's text, with what UTF-8 cannot encode (lone surrogates) replaced."""
    if text.isascii():
        return text
    try:
        text.encode()
    except UnicodeEncodeError:
        return text.encode("utf-8", "replace").decode()
    return text
