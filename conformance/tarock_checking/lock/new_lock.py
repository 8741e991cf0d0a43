"""Makes the lock of a variant, with figures of what it tests, and which impostors it catches and which it cannot.

A lock is a file of few questions with right answers; an impostor is the reference engine with one wrong ruling.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field

import msgspec

from tarock_checking.lock.carried_readings import readings_carried
from tarock_checking.lock.catching import Caught
from tarock_checking.lock.choosing import choose
from tarock_checking.lock.gathering import AnsweredQuestion, gather_questions, options_of
from tarock_checking.lock.lock_lines import Header, Lock, Locked, scenarios_digest, sealed
from tarock_language.message import Language, Message, message
from tarock_protocol import codec
from tarock_protocol.messages.questions import PROTOCOL, Question
from tarock_reference.impostors import impostors
from tarock_reference.rulings_in_words import worded_rulings
from tarock_reference.variants import Variant
from tarock_running.inputs import equivalent
from tarock_running.inputs.settings import catalogue_of
from tarock_running.process.about import suite_version


@dataclass(frozen=True, slots=True)
class Fates:
    """What became of the impostors of a variant; those that no question catches by id, with a sentence on each."""

    caught: int = 0
    """How many answer a question wrongly."""
    refusing: int = 0
    """How many only have no answer to some question."""
    unplayed: Mapping[str, Message | str] = field(default_factory=dict)
    """Those whose clause no answer rests on, or that are wrong about a game or item that the house leaves out."""
    otherwise: Mapping[str, Message | str] = field(default_factory=dict)
    """Those that questions catch only under readings that this variant does not play."""
    own: Mapping[str, Message | str] = field(default_factory=dict)
    """Those that play as the variant does, so they are not wrong here."""
    equivalent: Mapping[str, str] = field(default_factory=dict)
    """Those that no answer can reveal, according to ``equivalent.toml``."""
    remains: Mapping[str, Message | str] = field(default_factory=dict)
    """All others: the suite has no question that catches them."""

    @property
    def of_variant(self) -> int:
        """How many impostors have something wrong that this variant plays."""
        return self.caught + self.refusing + len(self.equivalent) + len(self.remains)


@dataclass(frozen=True, slots=True, kw_only=True)
class Made:
    """A lock that was made, with figures for the terminal.

    ``clauses`` counts those on which an answer rests, ``bare`` are those on which none does, and ``rulings`` counts the
    rulings of the former. ``chosen`` are the questions of the lock as they were asked.
    """

    lock: Lock
    chosen: tuple[AnsweredQuestion, ...] = ()
    clauses: int
    bare: tuple[str, ...]
    rulings: int
    fates: Fates


def make(
    variant: Variant,
    *,
    profile: str = "",
    workers: int = 1,
    before: Collection[bytes] = (),
    say: Language,
) -> Made:
    """Make the lock of a variant; questions of an earlier lock, given ``before`` by their keys, are preferred."""
    gathered = gather_questions(variant, say=say)
    asked = gathered.asked
    kept = frozenset(place for place, question in enumerate(asked) if key(question.question) in before)
    choice = choose(variant, gathered, kept, workers, say)
    chosen = tuple(readings_carried(variant, asked, choice, workers, say))
    rested = frozenset[str]().union(*(question.clauses for question in asked))
    return Made(
        lock=sealed(lock_header(variant, profile), [_locked(question) for question in chosen]),
        chosen=chosen,
        clauses=len(rested),
        bare=tuple(sorted(_clauses(variant.based_on) - rested)),
        rulings=sum(clause in rested for _, clause in variant.rulings()),
        fates=_fates(variant, choice.found, rested),
    )


def key(question: Question) -> bytes:
    """The key of a question, the same in two locks: all of it but its number and its options."""
    return codec.encode(msgspec.structs.replace(question, id=0, options={}))


def lock_header(variant: Variant, profile: str) -> Header:
    """The header of a lock that is made today, but for its questions and digest."""
    return Header(
        name=variant.name,
        based_on=variant.based_on,
        options=options_of(variant),
        profile=profile,
        suite=suite_version(),
        protocol=PROTOCOL,
        rules=variant.digest(),
        rulings={path: words for path, _, words in worded_rulings(variant.rules)},
        features=scenarios_digest(variant.based_on),
        questions=0,
    )


def _locked(one: AnsweredQuestion) -> Locked:
    question = msgspec.json.decode(one.line)
    return Locked(question=question, answer=one.means, rests=one.rests, scenario=one.scenario)


def _clauses(source: str) -> set[str]:
    return {clause.id for clause in catalogue_of(source).clauses.values() if not clause.retired}


def _fates(variant: Variant, found: Mapping[str, Caught], rested: Collection[str]) -> Fates:
    source = variant.based_on
    arguments = equivalent.equivalent_impostors(
        source, {impostor.id: impostor.clause for impostor in impostors(source)}
    )
    unplayed, otherwise, own, same, remains = {}, {}, {}, {}, {}
    for impostor in variant.impostors():
        caught = found[impostor.id]
        told = message("[{clause}] {deviation}", clause=impostor.clause, deviation=impostor.said)
        if caught.by_answer or caught.by_refusal:
            continue
        if impostor.clause not in rested or variant.is_left_out(impostor):
            unplayed[impostor.id] = told
        elif variant.is_itself(impostor):
            own[impostor.id] = told
        elif caught.other_readings is not None:
            otherwise[impostor.id] = message(
                "{told}; told under {readings}", told=told, readings=[*_pairs(caught.other_readings)]
            )
        elif impostor.id in arguments:
            same[impostor.id] = arguments[impostor.id]
        else:
            remains[impostor.id] = told
    return Fates(
        caught=sum(bool(caught.by_answer) for caught in found.values()),
        refusing=sum(not caught.by_answer and bool(caught.by_refusal) for caught in found.values()),
        unplayed=unplayed,
        otherwise=otherwise,
        own=own,
        equivalent=same,
        remains=remains,
    )


def _pairs(options: Mapping[str, str]) -> Iterator[str]:
    return (f"{name}={reading}" for name, reading in options.items())
