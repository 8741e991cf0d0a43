"""``tarock check --rules any``: finds the source whose rules a program comes nearest to, for the check."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence

from rich.text import Text

from tarock_checking.check.voice import Voice
from tarock_checking.diagnose.identifying import lines_of_nearest
from tarock_checking.diagnose.nearest import nearness
from tarock_language.message import message
from tarock_protocol.strangers_text import shown
from tarock_running.inputs.connecting import connected
from tarock_running.inputs.engine import EngineChoice
from tarock_running.process.console import console
from tarock_running.process.exits import UsageFaultError


def refuse_beside_any(rules: Sequence[str], given: Mapping[str, object]) -> None:
    """Refuse options that cannot go with ``--rules any``: a second ``--rules``, and each of ``given`` that is set."""
    if len(rules) > 1:
        raise UsageFaultError(message("--rules any: finds the rule set, so no other --rules can go with it"))
    for name, value in given.items():
        if value:
            alone = message(
                "--rules any: finds the rule set of one program, so it cannot go with {option}", option=f"--{name}"
            )
            raise UsageFaultError(alone)


def rules_found(engine: EngineChoice, voice: Voice) -> tuple[str, ...]:
    """Print which source each rule set of the program is nearest to, and return those nearest to their own source.

    Raises UsageFaultError for the reference engine, because it plays all of them.
    """
    if engine.is_reference:
        raise UsageFaultError(message("--rules any: expected --engine, the program whose rule set is wanted"))
    found: list[str] = []
    with connected(engine) as driver:
        for rules in driver.hello.rules:
            near = nearness(driver, rules)
            for line in lines_of_nearest(near, voice.say):
                _tell(line, voice)
            if near.nearest == (rules,):
                found.append(rules)
            elif len(near.nearest) == 1:
                (source,) = near.nearest
                told = voice.say(
                    "By {source} it was not checked, because its hello calls these rules {rules}.",
                    source=source,
                    rules=shown(rules),
                )
                sys.stderr.write(f"tarock: {told}\n")
    if not found:
        told = voice.say("nothing was checked, because no matching rule set was found.")
        sys.stderr.write(f"tarock: {told}\n")
    return tuple(found)


def _tell(line: Text, voice: Voice) -> None:
    if voice.has_tables:
        console().print(line, soft_wrap=True)
