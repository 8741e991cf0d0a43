"""Chooses the readings that each question of a lock names: only those that its answer depends on.

An impostor is the reference engine with one wrong ruling.
"""

from __future__ import annotations

import functools
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace

import msgspec

from tarock_checking.lock.catching import is_caught
from tarock_checking.lock.choosing import ChosenQuestions
from tarock_checking.lock.gathering import AnsweredQuestion, answered, options_of
from tarock_language.message import Language
from tarock_protocol import codec
from tarock_reference import option_readings
from tarock_reference.impostors import Impostor
from tarock_reference.variants import Variant
from tarock_running.process.progress import progress
from tarock_running.process.sharing import shared_out
from tarock_steps.suite.differences import is_different

Options = Mapping[str, str]


def readings_carried(
    variant: Variant, asked: Sequence[AnsweredQuestion], choice: ChosenQuestions, workers: int, say: Language
) -> Iterator[AnsweredQuestion]:
    """The questions that were chosen, each with only those readings of the variant that it has to name."""
    if not options_of(variant):
        yield from (asked[place] for place in choice.places)
        return
    carrying = _Carrying(variant, asked, choice)
    words = say("{variant}: readings of the questions", variant=variant.name)
    with (
        shared_out(carrying.options, choice.places, workers) as found,
        progress(words, len(choice.places), say=say) as step,
    ):
        for place, options in zip(choice.places, found, strict=True):
            yield naming(asked[place], options)
            step(0)


def naming(one: AnsweredQuestion, options: Options) -> AnsweredQuestion:
    """A question that names these readings and no others; its answer is the same."""
    question = msgspec.structs.replace(one.question, options=dict(options))
    return replace(one, question=question, line=codec.encode(question))


class _Carrying:
    """Finds which readings chosen questions have to name, so that each still catches the same impostors.

    They are asked of a program that plays any reading a question names, and the default of the source otherwise.
    """

    def __init__(self, variant: Variant, asked: Sequence[AnsweredQuestion], choice: ChosenQuestions) -> None:
        self._program = variant.undecided
        self._wrong = functools.cache(self._program.wrong)
        self._readings = option_readings(variant.based_on)
        self._asked = asked
        self._told: defaultdict[int, list[Impostor]] = defaultdict(list)
        for impostor in variant.impostors():
            for place in choice.found[impostor.id].questions:
                self._told[place].append(impostor)

    def options(self, place: int) -> dict[str, str]:
        """The readings that the question at this place has to name."""
        one = self._asked[place]
        options = dict(one.question.options)
        while (needless := self._needless(one, options, self._told[place])) is not None:
            del options[needless]
        return options

    def _needless(self, one: AnsweredQuestion, options: Options, told: Collection[Impostor]) -> str | None:
        """An option that the question need not name, because answer and impostors caught are the same without it.

        An option that another one needs is kept until that one is gone. So is an option that a scenario chooses itself,
        since without it the question may not be possible.
        """
        for option in sorted(options.keys() - one.chosen):
            less = {name: reading for name, reading in options.items() if name != option}
            if self._is_the_same(one, option, less) and self._is_as_telling(naming(one, less), told):
                return option
        return None

    def _is_the_same(self, one: AnsweredQuestion, option: str, less: Options) -> bool:
        """Whether answer and clauses are those of the variant under every reading of an option."""
        for reading in self._readings[option]:
            found = answered(self._program, naming(one, {**less, option: reading}).question)
            if found is None or found.rests != one.rests or is_different(one.means, found.means):
                return False
        return True

    def _is_as_telling(self, one: AnsweredQuestion, told: Collection[Impostor]) -> bool:
        return all(is_caught(one, self._wrong(impostor)) is not False for impostor in told)
