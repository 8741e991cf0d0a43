"""What questions are made of: those that the scenarios of a source ask, and the values that stand in them."""

from __future__ import annotations

import functools
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

import msgspec

from tarock_steps.protocol.codec import kind
from tarock_steps.protocol.drivers import Driver, InProcess
from tarock_steps.protocol.wrapping import Wrapper
from tarock_steps.suite.scripts import Script, play_script, scripts

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

    from tarock_steps.protocol.messages.answers import Answer
    from tarock_steps.protocol.messages.questions import Question

_LOOKED_AT: Final = 4
"""Among how many scenarios the one is chosen whose clauses came up least."""
_OF_ANY_KIND: Final = 0.5
_BESIDE: Final = {"tariff": (5, 20), "doubled": (True,), "given_up": (True,)}
"""What a field may hold too that is left out of most questions."""


class Material:
    """The scenarios of a source as something to make questions of; ``come_up`` counts the clauses of right answers.

    The choices of one ``Material`` follow from those of the chance that it is given, and from nothing else.
    """

    def __init__(self, source: str, respond: Callable[[bytes], bytes]) -> None:
        self.source = source
        self.come_up: Counter[str] = Counter()
        self._scripts = scripts(source)
        self._asked = functools.cache(lambda place: _questions_of(self._scripts[place], InProcess(respond)))
        self._values: dict[tuple[str, str], list[Any]] = {}
        self._seen: dict[str, list[Question]] = {}

    def question(self, chance: random.Random) -> Question | None:
        """A question of a scenario whose clauses came up seldom, or one seen before, every kind as often as any other.

        None where the scenario asks nothing.
        """
        if self._seen and chance.random() < _OF_ANY_KIND:
            return chance.choice(self._seen[chance.choice(list(self._seen))])
        places = [chance.randrange(len(self._scripts)) for _ in range(_LOOKED_AT)]
        place = min(places, key=lambda one: min(self.come_up[each] for each in self._scripts[one].planned.clauses))
        asked = self._asked(place)
        for question in asked:
            seen = self._seen.setdefault(kind(question), [])
            if question not in seen:
                seen.append(question)
            self._note(msgspec.to_builtins(question), type(question).__name__)
        return chance.choice(asked) if asked else None

    def value(self, chance: random.Random, form: str, field: str) -> Any:
        """A value that this field has had in some question; none where it has not been seen yet."""
        seen = self._values.get((form, field))
        return chance.choice(seen) if seen else None

    def _note(self, part: Any, form: str) -> None:
        """Keep the values of each field by where they stand."""
        if isinstance(part, dict):
            for name, value in part.items():
                seen = self._values.setdefault((form, name), [*_BESIDE.get(name, ())])
                if value not in seen:
                    seen.append(value)
                self._note(value, name)
        elif isinstance(part, list):
            for value in part:
                self._note(value, form)


class _Listening(Wrapper):
    def __init__(self, driver: Driver) -> None:
        super().__init__(driver)
        self.heard: list[Question] = []

    def ask(self, question: Question) -> Answer:
        """The answer of the driver; see there."""
        self.heard.append(question)
        return self._driver.ask(question)


def _questions_of(script: Script, driver: Driver) -> tuple[Question, ...]:
    listening = _Listening(driver)
    play_script(script, listening)
    return tuple(listening.heard)
