"""What a campaign of questions comes to, on the terminal, and the corpus that is put first next time."""

from __future__ import annotations

import sys
from itertools import chain, count
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from tarock_conformance.fuzz.causes import NOTHING
from tarock_conformance.fuzz.laws.book import LAWS, facts_of
from tarock_conformance.fuzz.laws.facts import law_facts
from tarock_conformance.fuzz.spreading import told_shares
from tarock_conformance.fuzz.wording import scenario_of
from tarock_conformance.process.exits import UsageFaultError
from tarock_reports.ledger.whole_files import Place
from tarock_reports.terminal.causes import cause_in_words, in_a_profile, what_equals
from tarock_steps.catalogue.loading import Catalogue, load_catalogue
from tarock_steps.protocol.codec import decode_question, encode, kind
from tarock_steps.protocol.errors import ProtocolError
from tarock_steps.protocol.strangers_text import SENTENCE, shown

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
    from pathlib import Path

    from tarock_conformance.fuzz.campaign import FuzzResult
    from tarock_conformance.fuzz.causes import Causes
    from tarock_conformance.fuzz.duel import Find, Sort
    from tarock_steps.protocol.drivers import Driver
    from tarock_steps.protocol.messages.questions import Question

_CLAUSES: Final = 6
_LINES: Final = 36
"""How many lines causes and finds have; with what stands before and behind them they are no more than forty."""
_UNNAMED: Final = "; no scenario looks at this part"
_MOST: Final = 6
"""How many causes are told, and as many finds without one."""


def told_result(
    source: str,
    result: FuzzResult,
    seed: int,
    causes: Causes = NOTHING,
    is_unnamed: Callable[[Find], bool] = lambda _: False,
) -> Iterator[str]:
    """The lines that say what was found, no more than a screen has: causes, what they leave, and what never came up.

    Of a find that ``is_unnamed`` it is said that no scenario looks at that part of an answer.
    """
    breaks = [one for one in result.finds if one.how is not None]
    total = result.often.total() - sum(result.often[one.way] for one in breaks)
    sorts = _number(len(result.finds) - len(breaks), "sort")
    yield f"{source}: {result.asked:,} questions (--seed {seed}), {total:,} answered otherwise, of {sorts}"
    known = load_catalogue(source)
    wrong = (one for one in causes.left_of(result) if one.how is None)
    left = sorted(wrong, key=lambda one: len(encode(one.question)))
    marks = {find.way: _UNNAMED for find in left[:_MOST] if is_unnamed(find)}
    told = _told_finds(left, result, marks, known)
    if left and causes.line.causes:
        told = (_Part([f"No cause was found for {_number(len(left), 'sort')}, the smallest question first:"]), *told)
    broke = _told_breaks(breaks, result.often)
    yield from _fitting([*broke, *_told_causes(causes, known), *told])
    if combined := told_shares(result.shares):
        yield f"{source}: combined: {combined}"
    clauses = known.clauses
    unseen = [clause for clause in clauses if not result.come_up[clause]]
    if unseen and result.come_up:
        yield f"{source}: {len(clauses) - len(unseen)} of {len(clauses)} clauses came up; not {_few(unseen)}"


class _Part(NamedTuple):
    """Lines that are told, and those that there may not be room for."""

    lines: Sequence[str]
    more: Sequence[str] = ()


def _fitting(parts: Sequence[_Part]) -> Iterator[str]:
    """All parts, with more of them as long as there is room, those first that stand first."""
    room = _LINES - sum(len(one.lines) for one in parts)
    for part in parts:
        yield from part.lines
        room -= len(part.more)
        if room >= 0:
            yield from part.more


def _told_breaks(breaks: Sequence[Find], often: Mapping[Sort, int]) -> Iterator[_Part]:
    """How often the program broke, in each way, and over what; its last words once."""
    said = next((one.how.said for one in breaks if one.how is not None and one.how.said), "")
    for find in breaks:
        if find.how is None:
            continue
        place = find.how.place
        first = f"the first at question {place:,} of its process" if place else "the first as it was started again"
        why = shown(find.how.why, SENTENCE)
        before = "; it hangs on what was asked before" if find.hangs else ""
        asked = () if find.hangs else (*_told_asked(find),)
        yield _Part([f"The program broke {_number(often[find.way], 'time')} ({why}): {first}{before}"], asked)
    if said:
        yield _Part([f"     the end of its stderr: {shown(said, SENTENCE)}"])


def _told_asked(find: Find) -> Iterator[str]:
    yield f"     asked {encode(find.question).decode().strip()}"


def _told_causes(causes: Causes, known: Catalogue) -> Iterator[_Part]:
    each = causes.line.causes
    if each:
        said = "1 cause explains" if len(each) == 1 else f"{len(each)} causes explain"
        yield _Part([f"What it plays otherwise: {said} {causes.number_explained} of {causes.number} wrong answers."])
    for number, cause in enumerate(each[:_MOST], start=1):
        head, *rule = (line.plain for line in cause_in_words(cause, number, known, brief=False))
        profile = [line.plain for line in in_a_profile(cause, "", in_brief=True)]
        equals = [line.plain for line in what_equals(cause)]
        yield _Part([head, *profile], [*rule, *equals, *_told_difference(causes.example(cause))])
    if len(each) > _MOST:
        yield _Part([f"     … and {_number(len(each) - _MOST, 'cause')} more"])


def _told_finds(
    finds: Sequence[Find], result: FuzzResult, marks: Mapping[Sort, str], known: Catalogue
) -> Iterable[_Part]:
    for number, find in enumerate(finds[:_MOST], start=1):
        head, *more = _telling_of(find)(number, find, _number(result.often[find.way], "time"))
        first = known.clauses.get(find.clauses[0]) if find.clauses else None
        head += marks.get(find.way, "")
        yield _Part([head], [*more, *(() if first is None else (f"     {first.id}: {first.en}",))])
    if len(finds) > _MOST:
        more_sorts = _number(len(finds) - _MOST, "sort")
        yield _Part([f"     … and {more_sorts} more; a --corpus keeps a question of each"])


def _telling_of(find: Find) -> Callable[[int, Find, str], Iterator[str]]:
    if find.hangs:
        return _told_hanging
    return _told_law if find.law else _told_find


def _told_hanging(number: int, find: Find, often: str) -> Iterator[str]:
    where = shown(find.broke or find.difference.field or "the whole answer", SENTENCE)
    yield f"{number:>3}. {kind(find.question)}: {where} hangs on what was asked before ({often})"
    yield "     a fresh process of the program answers this question rightly"
    yield from _told_asked(find)


def _told_find(number: int, find: Find, often: str) -> Iterator[str]:
    where = find.broke or find.difference.field or "the whole answer"
    yield f"{number:>3}. {kind(find.question)}: {shown(where, SENTENCE)} ({often}; {_few(find.clauses)})"
    yield from _told_difference(find)


def _told_difference(find: Find | None) -> Iterator[str]:
    if find is None:
        return
    if not find.broke:
        yield f"     right {shown(_plain(find.difference.right), SENTENCE)}"
        yield f"     given {shown(_plain(find.difference.given), SENTENCE)}"
    yield from _told_asked(find)


def _told_law(number: int, find: Find, often: str) -> Iterator[str]:
    law = next(one for one in LAWS if one.name == find.law)
    counted = "; ".join(filter(None, (often, " ".join(find.clauses))))
    yield f"{number:>3}. {kind(find.question)}: law of {law.name}: {shown(find.broke, SENTENCE)} ({counted})"
    yield f"     {law_facts()[facts_of(law)].en}"
    yield from _told_asked(find)
    yield from (f"     and   {encode(question).decode().strip()}" for question in find.beside)


def _number(number: int, of_what: str) -> str:
    return f"{number:,} {of_what}{'' if number == 1 else 's'}"


def _plain(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _few(clauses: tuple[str, ...] | list[str]) -> str:
    more = len(clauses) - _CLAUSES
    return f"{' '.join(clauses[:_CLAUSES])}{f' and {more} more' if more > 0 else ''}" or "no clause"


def read_corpus(path: Path, source: str, reference: Driver | None) -> list[Question]:
    """The questions of a corpus about a rule set; none where there is no file yet.

    UsageFaultError where it cannot be read, where a line of it is no question, or none that the ``reference`` can
    answer, where there is one.
    """
    if not path.exists():
        return []
    found: list[Question] = []
    try:
        lines = path.read_bytes().splitlines()
    except OSError as fault:
        message = f"--corpus: {path} cannot be read ({fault.strerror or fault})"
        raise UsageFaultError(message) from fault
    for number, line in enumerate(lines, start=1):
        try:
            question = decode_question(line)
            if question.rules == source:
                found.append(question)
                if reference is not None:
                    reference.ask(question)
        except ProtocolError as fault:
            message = f"--corpus: {path}, line {number}: {fault}"
            raise UsageFaultError(message) from fault
    return found


def write_corpus(path: Path, finds: tuple[Find, ...]) -> None:
    """Put the questions of finds behind those that a corpus has already, each once; the file is put in place whole."""
    old = path.read_bytes().splitlines(keepends=True) if path.exists() else []
    new = [encode(find.question) for find in finds]
    try:
        Place(path).put_text(b"".join(dict.fromkeys([*old, *new])).decode())
    except OSError as fault:
        sys.stderr.write(f"tarock: {path}: it cannot be written ({fault.strerror or fault}); the finds stand above\n")


def _free(folder: Path, source: str) -> Path:
    """Where no scenarios are yet: those of an earlier run may have been changed since."""
    names = chain([source], (f"{source}-{number}" for number in count(2)))
    return next(path for path in (folder / f"{name}.feature" for name in names) if not path.exists())


def write_scenarios(folder: Path, source: str, finds: Sequence[Find], reference: Driver) -> None:
    """Write finds as scenarios, ready to be added, and say which of them the words of the features do not say."""
    texts: list[str] = []
    for number, find in enumerate((one for one in finds if not one.law and not one.hangs), start=1):
        name = f"find {number}, {kind(find.question)} {find.difference.field}".rstrip()
        text = scenario_of(find, reference.ask(find.question), reference, name)
        if text:
            texts.append(text)
        else:
            sys.stderr.write(f"tarock: {source}: no phrases for {name}\n")
    if not texts:
        return
    path = _free(folder, source)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        Place(path).put_text("\n".join(["Feature: What was found\n", *texts]))
    except OSError as fault:
        sys.stderr.write(f"tarock: {path}: it cannot be written ({fault.strerror or fault}); the finds stand above\n")
    else:
        sys.stdout.write(f"scenarios: {path}\n")
