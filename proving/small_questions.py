"""``python -m proving.small_questions [SOURCE]``: the smallest questions on each clause, option and ruling.

The reference answers the questions of the scenarios; for each clause the smallest of each kind are kept whose answer
rests on it, and for each wrong ruling one that shows it. They are written to the source's file, which the site and the
comparison of houses read.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import msgspec

from tarock_checking.lock.catching import is_caught
from tarock_checking.lock.gathering import AnsweredQuestion, gather_questions
from tarock_language.message import ENGLISH
from tarock_protocol import codec
from tarock_protocol.cards import is_card
from tarock_reference.houses.house import House
from tarock_reference.houses.ways import ways
from tarock_reference.impostors import Impostor, impostor_of
from tarock_reference.mistakes import Wrong
from tarock_reference.variants import Variant, variant_of_house
from tarock_steps.catalogue.features_path import features_root
from tarock_steps.catalogue.loading import sources
from tarock_steps.catalogue.partings import load_partings
from tarock_steps.catalogue.small_questions import FILE, SmallQuestions

_EACH: Final = 3
"""How many questions of a kind are written for a clause."""
_NOT_WRITTEN: Final = ("id", "rules", "options")


def main(arguments: Sequence[str]) -> None:
    """Write the file of each source that is named, or of all."""
    for source in arguments or sources():
        path = features_root() / source / FILE
        path.write_bytes(_text(with_partings(small_questions_of(source), source)))


def small_questions_of(source: str) -> SmallQuestions:
    """For each clause the smallest questions of each kind whose answers rest on it.

    Each wrong value or other way to play that none of them shows has a further question that does, by its ruling.
    """
    variant = variant_of_house(House(name=source, based_on=source))
    gathered = gather_questions(variant, say=ENGLISH)
    asked = {_written(question.line): question for question in (*gathered.otherwise, *gathered.asked)}
    chosen: defaultdict[str, list[bytes]] = defaultdict(list)
    kinds: defaultdict[tuple[str, str], int] = defaultdict(int)
    for line in sorted(asked, key=size_of):
        for clause in sorted(asked[line].clauses):
            kinds[clause, asked[line].kind] += 1
            if kinds[clause, asked[line].kind] <= _EACH:
                chosen[clause].append(line)
    small = {line for lines in chosen.values() for line in lines}
    mine = {_written(question.line): question for question in gathered.asked}
    mine = {line: mine[line] for line in sorted(mine, key=lambda line: (line not in small, size_of(line)))}
    for impostor in (*playing_otherwise(variant), *variant.impostors()):
        line = _telling(impostor, variant, mine)
        chosen[impostor.path] += [line] if line and line not in small else []
    return _numbered(chosen)


def playing_otherwise(variant: Variant) -> Iterator[Impostor]:
    """An impostor for each way to play that a house can name and that is no reading."""
    for path, ruling in variant.rules.rulings():
        known = {ruling.value, *ruling.offers.values()}
        for way in ways(variant.rules, path).values():
            if way.fits and way.way not in known:
                known.add(way.way)
                yield impostor_of(variant.rules, path, ruling, Wrong(way.name, way.way))


def _telling(impostor: Impostor, variant: Variant, asked: Mapping[bytes, AnsweredQuestion]) -> bytes:
    """The first question that an impostor answers wrongly, preferably one that rests on its clause; or empty."""
    answer = variant.wrong(impostor)
    resting = [line for line, question in asked.items() if impostor.clause in question.clauses]
    return next((line for line in (*resting, *asked) if is_caught(asked[line], answer)), b"")


def with_partings(found: SmallQuestions, source: str) -> SmallQuestions:
    """Add the questions on which readings differ, by their options; newly found ones replace the old."""
    lines = [msgspec.json.encode(question) for question in found.questions]
    on = {name: [lines[number] for number in numbers] for name, numbers in found.on.items()}
    for option, partings in load_partings(source).items():
        parted = (script for parting in partings for script in (parting.question, parting.deal) if script)
        on[option] = [_written(codec.encode(script.asked[0].asked)) for script in parted]
    return _numbered(on)


def _numbered(on: Mapping[str, Sequence[bytes]]) -> SmallQuestions:
    lines = sorted({line for several in on.values() for line in several}, key=size_of)
    number_of = {line: number for number, line in enumerate(lines)}
    numbers = {name: sorted({number_of[line] for line in several}) for name, several in sorted(on.items())}
    return SmallQuestions([*map(msgspec.json.decode, lines)], numbers)


def _written(line: bytes) -> bytes:
    told = {name: value for name, value in msgspec.json.decode(line).items() if name not in _NOT_WRITTEN}
    return msgspec.json.encode(told)


def size_of(line: bytes) -> tuple[int, bytes]:
    """The size of a question, for sorting: its acts, doublings and cards, then its text."""
    return _parts(msgspec.json.decode(line)), line


def _parts(part: object) -> int:
    match part:
        case str():
            return sum(map(is_card, part.split()))
        case list():
            return sum(isinstance(inner, dict | int) for inner in part) + sum(map(_parts, part))
        case dict():
            return sum(map(_parts, part.values()))
        case _:
            return 0


def _text(found: SmallQuestions) -> bytes:
    """The text of the file, a line for each question and each clause, so that a diff shows what changed."""
    questions = b",\n".join(map(msgspec.json.encode, found.questions))
    on = b",\n".join(
        b'"%s":%s' % (clause.encode(), msgspec.json.encode(numbers)) for clause, numbers in found.on.items()
    )
    return b'{"questions":[\n' + questions + b'\n],"on":{\n' + on + b"\n}}\n"


if __name__ == "__main__":
    main(sys.argv[1:])
