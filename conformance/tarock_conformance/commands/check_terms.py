"""The settings of a check, made from its options; loaded when our own engine has begun to start."""

from __future__ import annotations

from msgspec.structs import replace

from tarock_checking.check.terms import AskingTerms
from tarock_checking.check.voice import ToldAs, Voice
from tarock_conformance.commands.check_options import CheckRequest, NarrowingOptions, OutputOptions
from tarock_running.inputs.engine import EngineChoice
from tarock_running.inputs.engine_values import SymmetryShare
from tarock_running.inputs.rule_sets import area_names
from tarock_running.inputs.selection import Wanted
from tarock_running.outputs.places import WantedFiles
from tarock_running.process.exits import check_known


def asking_terms(request: CheckRequest, engine: EngineChoice) -> AskingTerms:
    """How the program is asked; known deviations are read from their file."""
    asking = request.asking
    check_known("--symmetries", "how", asking.symmetries, list(SymmetryShare))
    terms = AskingTerms(
        budget=asking.budget,
        again=asking.again,
        only_offered=asking.only_offered,
        strict=asking.strict,
        by_the_book=asking.by_the_book,
        diagnosis=asking.diagnosis,
        fail_fast=asking.fail_fast,
        symmetries=SymmetryShare(asking.symmetries),
        as_of=request.narrowed.as_of,
    )
    if asking.deviations is None:
        return terms
    from tarock_running.inputs.deviations import read_deviations

    return replace(terms, known=read_deviations(asking.deviations, engine.house))


def wanted_of(narrowed: NarrowingOptions) -> Wanted:
    """The scenarios that the run is narrowed to."""
    return Wanted(
        clauses=narrowed.clause,
        areas=area_names(narrowed.area),
        scenarios=narrowed.scenario,
        excluded=narrowed.exclude,
    )


def wanted_files_of(outputs: OutputOptions, wanted: Wanted) -> WantedFiles:
    """The files that the run writes."""
    part = wanted != Wanted()
    return WantedFiles(ledger=outputs.ledger, html=outputs.html, junit=outputs.junit, part=part)


def voice_of(request: CheckRequest) -> Voice:
    """What the run says, and in which language."""
    voice = request.voice
    check_known("--format", "format", voice.form, list(ToldAs))
    return Voice(quiet=voice.quiet, form=ToldAs(voice.form), say=request.language.say)
