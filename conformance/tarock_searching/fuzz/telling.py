"""Shows the result of a campaign on the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from tarock_language.message import ENGLISH
from tarock_protocol.codec import kind
from tarock_protocol.strangers_text import SENTENCE, shown
from tarock_reports.terminal.causes import cause_in_words, in_a_profile, what_equals
from tarock_searching.ask.blocks import questions_for_all
from tarock_searching.ask.laws.book import LAWS, facts_of
from tarock_searching.ask.laws.facts import law_facts
from tarock_searching.fuzz.causes import NOTHING
from tarock_searching.fuzz.entries import entries_of
from tarock_searching.fuzz.showing import DETAIL, QuestionsShown
from tarock_searching.make.combination_tables import told_shares
from tarock_steps.catalogue.loading import Catalogue, load_catalogue

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from tarock_searching.ask.duel import Find, Sort
    from tarock_searching.fuzz.campaign import FuzzResult
    from tarock_searching.fuzz.causes import Causes
    from tarock_searching.fuzz.entries import Entry

_CLAUSES: Final = 6
_LINES: Final = 35
"""How many lines causes and finds may have; with the lines around them the output has at most forty."""
_UNNAMED: Final = "; no scenario looks at this part"
_MOST: Final = 6
"""How many causes are shown, and how many finds without a cause."""
_WAY: Final = "A way is a kind of question and the part of its answer that is wrong, or a law that is broken."


def told_result(  # noqa: PLR0913, PLR0917 - the result, and how it is shown
    source: str,
    result: FuzzResult,
    seed: int,
    causes: Causes = NOTHING,
    is_unnamed: Callable[[Find], bool] = lambda _: False,
    asked: QuestionsShown | None = None,
) -> Iterator[str]:
    """The lines with the result, at most a screen: causes, finds without a cause, and the clauses that never came up.

    If ``is_unnamed`` is true for a find, its line says that no scenario looks at that part; ``asked`` shows questions.
    """
    shows = asked or QuestionsShown()
    breaks = [find for find in result.finds if find.how is not None]
    total = result.often.total() - sum(result.often[find.way] for find in breaks)
    ways = len(result.finds) - len(breaks)
    questions = f"{_number(result.asked, 'question')} (--seed {seed})"
    yield f"{source}: {questions}, {_number(total, 'wrong answer')} in {_number(ways, 'way')}"
    if ways:
        yield _WAY
    yield from _told_confirmed(result)
    known = load_catalogue(source)
    entries = entries_of(result, causes)
    left = [entry for entry in entries if entry.cause is None]
    marks = {entry.find.way: _UNNAMED for entry in left[:_MOST] if entry.find is not None and is_unnamed(entry.find)}
    told = [*_told_finds(left, result, marks, known, shows)]
    if left and causes.line.causes:
        told = [_Part([f"No cause was found for {_number(len(left), 'way')}, the smallest question first:"]), *told]
    broke = _told_breaks(breaks, result.often, shows)
    yield from _fitting([*broke, *_told_causes(causes, entries, known, shows), *told])
    if combined := told_shares(result.shares):
        enough = f"{questions_for_all(result.shares):,} questions cover all of them"
        yield f"{source}: covered of the tables of combinations: {combined}; {enough}"
    clauses = known.clauses
    unseen = [clause for clause in clauses if not result.come_up[clause]]
    if unseen and result.come_up:
        yield f"{source}: {len(clauses) - len(unseen)} of {len(clauses)} clauses came up; not {_few(unseen)}"


def _told_confirmed(result: FuzzResult) -> Iterator[str]:
    """In how many ways the second opinion agrees with the reference, and for how many it could not be asked."""
    held = [find for find in result.finds if find.how is None and not find.law]
    unasked = [find for find in held if find.way not in result.confirmed]
    said = []
    if len(unasked) < len(held):
        ways = _number(len(held) - len(unasked), "way")
        said.append(f"the second opinion confirms the right answer in {ways}")
    if unasked:
        kinds = ", ".join(sorted({kind(find.question) for find in unasked}))
        said.append(f"the second opinion could not be asked in {_number(len(unasked), 'way')} ({kinds})")
    if said:
        told = "; ".join(said)
        yield f"{told[0].upper()}{told[1:]}."


class _Part(NamedTuple):
    """Lines that are always shown, and ``more`` lines that are shown if there is room."""

    lines: Sequence[str]
    more: Sequence[str] = ()


def _fitting(parts: Sequence[_Part]) -> Iterator[str]:
    """The lines of all parts; their ``more`` lines as long as there is room, if need be without details."""
    room = _LINES - sum(len(part.lines) for part in parts)
    for part in parts:
        yield from part.lines
        more = part.more
        if len(more) > room:
            more = [line for line in more if not line.startswith(DETAIL)]
        if len(more) <= room:
            room -= len(more)
            yield from more


def _told_breaks(breaks: Sequence[Find], often: Mapping[Sort, int], shows: QuestionsShown) -> Iterator[_Part]:
    """How often the program broke in each way, and over which question; then the end of its stderr, once."""
    said = next((find.how.said for find in breaks if find.how is not None and find.how.said), "")
    for find in breaks:
        if find.how is None:
            continue
        place = find.how.place
        first = f"the first at question {place:,} in a row" if place else "the first after a restart"
        why = shown(find.how.why, SENTENCE)
        before = "; it depends on earlier questions" if find.needs_earlier else ""
        asked = () if find.needs_earlier else (*shows.shown(find.question),)
        yield _Part([f"The program broke {_number(often[find.way], 'time')} ({why}): {first}{before}"], asked)
    if said:
        yield _Part([f"     the end of its stderr: {shown(said, SENTENCE)}"])


def _told_causes(causes: Causes, entries: Sequence[Entry], known: Catalogue, shows: QuestionsShown) -> Iterator[_Part]:
    each = [entry for entry in entries if entry.cause is not None]
    if each:
        said = "1 cause explains" if len(each) == 1 else f"{len(each)} causes explain"
        explained = f"{causes.number_explained} of {_number(causes.number, 'wrong answer')}"
        yield _Part([f"What it plays otherwise: {said} {explained} (a few of each way are examined)."])
    for entry in each[:_MOST]:
        if entry.cause is None:
            continue
        head, *rule = (line.plain for line in cause_in_words(entry.cause, entry.number, known, ENGLISH, brief=False))
        profile = [line.plain for line in in_a_profile(entry.cause, None, ENGLISH, in_brief=True)]
        equals = [line.plain for line in what_equals(entry.cause, ENGLISH)]
        shown_by = () if entry.find is None else _told_difference(entry.find, shows)
        yield _Part([head, *profile], [*rule, *equals, *shown_by])
    if len(each) > _MOST:
        yield _Part([f"     … and {_number(len(each) - _MOST, 'cause')} more"])


def _told_finds(
    entries: Sequence[Entry], result: FuzzResult, marks: Mapping[Sort, str], known: Catalogue, shows: QuestionsShown
) -> Iterable[_Part]:
    for number, find in ((entry.number, entry.find) for entry in entries[:_MOST]):
        if find is None:
            continue
        often = result.often[find.way]
        head, *more = _telling_of(find)(number, find, _number(often, "time") if often else "as it was found", shows)
        first = known.clauses.get(find.clauses[0]) if find.clauses else None
        head += marks.get(find.way, "")
        yield _Part([head], [*(() if first is None else (f"     {first.id}: {first.en}",)), *more])
    if len(entries) > _MOST:
        more_ways = _number(len(entries) - _MOST, "way")
        yield _Part([f"     … and {more_ways} more; --corpus saves a question of each"])


def _telling_of(find: Find) -> Callable[[int, Find, str, QuestionsShown], Iterator[str]]:
    if find.needs_earlier:
        return _told_hanging
    return _told_law if find.law else _told_find


def _told_hanging(number: int, find: Find, often: str, shows: QuestionsShown) -> Iterator[str]:
    where = shown(find.broke or find.difference.field or "the whole answer", SENTENCE)
    yield f"{number:>3}. {kind(find.question)}: {where} depends on earlier questions ({often})"
    yield "     a fresh process of the program gives the right answer"
    yield from shows.shown(find.question)


def _told_find(number: int, find: Find, often: str, shows: QuestionsShown) -> Iterator[str]:
    where = find.broke or find.difference.field or "the whole answer"
    yield f"{number:>3}. {kind(find.question)}: {shown(where, SENTENCE)} ({often}; {_few(find.clauses)})"
    yield from _told_difference(find, shows)


def _told_difference(find: Find, shows: QuestionsShown) -> Iterator[str]:
    if not find.broke:
        yield f"     right {_plain(find.difference.right)}"
        yield f"     given {_plain(find.difference.given)}"
    yield from shows.shown(find.question)


def _told_law(number: int, find: Find, often: str, shows: QuestionsShown) -> Iterator[str]:
    law = next(law for law in LAWS if law.name == find.law)
    counted = "; ".join(filter(None, (often, " ".join(find.clauses))))
    yield f"{number:>3}. {kind(find.question)}: law of {law.name}: {shown(find.broke, SENTENCE)} ({counted})"
    yield f"     {law_facts()[facts_of(law)].en}"
    if find.difference.right != find.difference.given:
        yield f"     first {_plain(find.difference.right)}"
        yield f"     then  {_plain(find.difference.given)}"
    yield from shows.shown(find.question)
    for question in find.beside:
        yield from shows.beside(question)


def _number(number: int, of_what: str) -> str:
    return f"{number:,} {of_what}{'' if number == 1 else 's'}"


def _plain(value: object) -> str:
    """A part of an answer as JSON, safe to print and not too long."""
    return shown(msgspec.json.encode(value).decode(), SENTENCE)


def _few(clauses: tuple[str, ...] | list[str]) -> str:
    more = len(clauses) - _CLAUSES
    return f"{' '.join(clauses[:_CLAUSES])}{f' and {more} more' if more > 0 else ''}" or "no clause"
