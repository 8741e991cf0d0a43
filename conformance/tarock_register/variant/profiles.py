"""``tarock variant new`` and ``check``: writes a profile to begin with, and checks one against the rules."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from tarock_language.message import Language, message
from tarock_protocol.strangers_text import SENTENCE, shown
from tarock_reference.houses.beside import left_beside
from tarock_reference.houses.examples import faults_of
from tarock_reference.houses.house import House
from tarock_register.variant.skeleton import skeleton
from tarock_reports.verdict.wording import house_text
from tarock_running.inputs.profile import house_at
from tarock_running.inputs.settings import catalogue_of
from tarock_running.outputs.new_files import put_new
from tarock_running.process.console import console
from tarock_running.process.exits import ExitCode
from tarock_running.process.streams import utf8


def write_new(source: str, output: Path | None, say: Language) -> ExitCode:
    """Write the skeleton of a profile, or print it; an existing file is not changed."""
    text = skeleton(catalogue_of(source, "--from").source, say)
    if output is None:
        utf8().write(text)
        return ExitCode.CONFORM
    put_new({output: text})
    console().print(Text(say("profile: {path}", path=str(output))), soft_wrap=True)
    return ExitCode.CONFORM


def check(path: Path, say: Language) -> ExitCode:
    """Print that a profile is valid; UsageFaultError if it has mistakes."""
    house = house_at(path, "")
    told = say.sentence(house_text(house.name, house.based_on, house.differences))
    valid = say("{path}: {house}; digest {digest}", path=str(path), house=told, digest=house.digest)
    console().print(Text(valid), soft_wrap=True)
    for changed, found in left_beside(house).items():
        stays = [message("{ruling} stays {value}", ruling=ruling.path, value=ruling.stays) for ruling in found]
        told = say("{changed} is changed, and what goes with it is not: {stays}", changed=changed, stays=stays)
        console().print(Text(told), soft_wrap=True)
    return _examples_checked(house, say)


def _examples_checked(house: House, say: Language) -> ExitCode:
    """Print how many worked examples of a house come out, and what it says to each that does not."""
    if not house.examples:
        return ExitCode.CONFORM
    faults = faults_of(house)
    for example, answer in faults:
        given, wanted = (shown(text, SENTENCE) for text in (answer, example.answer.decode()))
        told = say("example {name}: {given} instead of {wanted}", name=example.of, given=given, wanted=wanted)
        console().print(Text(told), soft_wrap=True)
    right, number = len(house.examples) - len(faults), len(house.examples)
    told = say(
        "{right} of {number} worked example comes out",
        "{right} of {number} worked examples come out",
        right=right,
        number=number,
    )
    console().print(Text(told), soft_wrap=True)
    return ExitCode.NOT_CONFORM if faults else ExitCode.CONFORM
