"""What a run has found so far: the exchanges of what failed, and what passed. A search for causes starts from it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tarock_protocol import codec
from tarock_protocol.drivers import WireExchange
from tarock_protocol.messages.answers import HelloAnswer
from tarock_steps.suite.vectors import NO_VECTORS, Vectors
from tarock_steps.suite.verdicts import AMISS, Outcome, Verdict


class RunSoFar(msgspec.Struct):
    """The scenarios of a run by their ids, with what was exchanged in the ``failed`` ones.

    ``errored`` are scenarios in which the program itself reported an error, with what was exchanged.
    ``beyond`` are the failed ones in which every step is met, but another part of an answer is wrong.
    ``uneven`` are scenarios that passed but count neither way, because a copy with other labels did not pass.
    ``hello`` is what the program offers, which limits what is read in its answers; None where it offers everything.
    ``vectors`` have the right answers by the rules of the run, as far as they are filled.
    """

    failed: dict[str, list[WireExchange]] = {}
    passed: set[str] = set()
    errored: dict[str, list[WireExchange]] = {}
    beyond: set[str] = set()
    uneven: set[str] = set()
    hello: HelloAnswer | None = None
    vectors: Vectors = NO_VECTORS

    def verdict(self, verdict: Verdict) -> None:
        """Add a verdict; one that is neither wrong, passed, nor an error that the program reported is left out."""
        if verdict.outcome in AMISS:
            self.failed[verdict.scenario] = [*verdict.exchanges, *verdict.after]
            self.beyond.update([verdict.scenario] if verdict.outcome is Outcome.BEYOND else ())
        elif verdict.outcome is Outcome.PASSED:
            self.passed.add(verdict.scenario)
        elif verdict.outcome is Outcome.ERRORED and is_reported(verdict.exchanges):
            self.errored[verdict.scenario] = list(verdict.exchanges)


def is_reported(exchanges: Sequence[WireExchange]) -> bool:
    """Whether the last exchange is an error that the program reported itself, not a crash or a broken protocol."""
    if not exchanges:
        return False
    last = exchanges[-1]
    asked = str(codec.describe(codec.decode_question(last.question.encode())))
    return last.answer.startswith(f"error: {asked}: {codec.REPORTED}")
