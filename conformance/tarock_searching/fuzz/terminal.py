"""Prints the result of a campaign: causes, finds with their clauses, and what was covered."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from tarock_language.message import ENGLISH, Language, Message, message
from tarock_protocol.codec import kind, shown_json
from tarock_protocol.strangers_text import SENTENCE, shown
from tarock_reports.terminal.cause_lines import cause_in_words, in_a_profile, what_equals
from tarock_reports.verdict.causes import is_unsupported
from tarock_reports.verdict.wording import few
from tarock_searching.ask.duel import Find, Sort
from tarock_searching.ask.laws.book import LAWS, facts_of
from tarock_searching.ask.laws.facts import law_facts
from tarock_searching.ask.question_blocks import questions_for_all
from tarock_searching.fuzz.campaign import FuzzResult
from tarock_searching.fuzz.causes import NOTHING, Causes
from tarock_searching.fuzz.entries import Entry, entries_of
from tarock_searching.fuzz.shown_question import DETAIL, INDENT, QuestionsShown
from tarock_searching.make.combination_tables import told_shares
from tarock_steps.catalogue.entries import entry_text
from tarock_steps.catalogue.loading import Catalogue, load_catalogue

_CLAUSES: Final = 6
_LINES: Final = 35
"""How many lines causes and finds may have; with the lines around them the output has at most forty."""
_MOST: Final = 6
"""How many causes are shown, and how many finds without a cause."""


def told_result(  # noqa: PLR0913, PLR0917 - the result, and how it is shown
    source: str,
    result: FuzzResult,
    seed: int,
    causes: Causes = NOTHING,
    is_unread: Callable[[Find], bool] = lambda _: False,
    asked: QuestionsShown | None = None,
) -> Iterator[str]:
    """The lines with the result, at most a screen: causes, finds without a cause, and the clauses that never came up.

    If ``is_unread`` is true for a find, its line says that no scenario looks at that part; ``asked`` shows questions,
    and has the language.
    """
    shows = asked or QuestionsShown(say=ENGLISH)
    say = shows.say
    breaks = [find for find in result.finds if find.how is not None]
    total = result.often.total() - sum(result.often[find.way] for find in breaks)
    ways = len(result.finds) - len(breaks)
    yield say(
        "{source}: {questions} (--seed {seed}), {answers} in {ways}",
        source=source,
        questions=message("{number:,} question", "{number:,} questions", number=result.asked),
        seed=seed,
        answers=message("{number:,} wrong answer", "{number:,} wrong answers", number=total),
        ways=_ways(ways),
    )
    if ways:
        yield say("A way is a kind of question and the part of its answer that is wrong, or a law that is broken.")
    yield from _told_confirmed(result, say)
    known = load_catalogue(source)
    entries = entries_of(result, causes)
    left = [entry for entry in entries if entry.cause is None]
    unread = {entry.find.way for entry in left[:_MOST] if entry.find is not None and is_unread(entry.find)}
    told = [*_told_finds(left, result, unread, known, shows)]
    if left and causes.line.causes:
        lack = say("No cause was found for {ways}, the smallest question first:", ways=_ways(len(left)))
        told = [_Part([lack]), *told]
    broke = _told_breaks(breaks, result.often, shows)
    yield from _fitting([*broke, *_told_causes(causes, entries, known, shows), *told])
    if combined := told_shares(result.shares):
        yield say(
            "{source}: covered of the tables of combinations: {shares}; {number:,} questions cover all of them",
            source=source,
            shares=combined,
            number=questions_for_all(result.shares),
        )
    clauses = known.clauses
    unseen = [clause for clause in clauses if not result.come_up[clause]]
    if unseen and result.come_up:
        yield say(
            "{source}: {number} of {clauses} clauses came up; not {unseen}",
            source=source,
            number=len(clauses) - len(unseen),
            clauses=len(clauses),
            unseen=_grounds(unseen),
        )


def _told_confirmed(result: FuzzResult, say: Language) -> Iterator[str]:
    """In how many ways the second opinion agrees with the reference, and for how many it could not be asked."""
    held = [find for find in result.finds if find.how is None and not find.law]
    unasked = [find for find in held if find.way not in result.confirmed]
    ways, others = _ways(len(held) - len(unasked)), _ways(len(unasked))
    kinds = sorted({kind(find.question) for find in unasked})
    if not held:
        return
    if not unasked:
        yield say("The second opinion confirms the right answer in {ways}.", ways=ways)
    elif len(unasked) == len(held):
        yield say("The second opinion could not be asked in {ways} ({kinds}).", ways=others, kinds=kinds)
    else:
        yield say(
            "The second opinion confirms the right answer in {ways}; "
            "the second opinion could not be asked in {others} ({kinds}).",
            ways=ways,
            others=others,
            kinds=kinds,
        )


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
    say = shows.say
    said = next((find.how.said for find in breaks if find.how is not None and find.how.said), "")
    for find in breaks:
        if find.how is None:
            continue
        place = find.how.place
        first = message("the first after a restart")
        if place:
            first = message("the first at question {place:,} in a row", place=place)
        if find.needs_earlier:
            first = message("{first}; it depends on earlier questions", first=first)
        told = say(
            "The program broke {times} ({why}): {first}",
            times=_times(often[find.way]),
            why=shown(find.how.why, SENTENCE),
            first=first,
        )
        yield _Part([told], () if find.needs_earlier else (*shows.shown(find.question),))
    if said:
        yield _Part([f"{INDENT}{say('the end of its stderr: {text}', text=shown(said, SENTENCE))}"])


def _told_causes(causes: Causes, entries: Sequence[Entry], known: Catalogue, shows: QuestionsShown) -> Iterator[_Part]:
    say = shows.say
    each = [entry for entry in entries if entry.cause is not None]
    if each:
        explained = message(
            "{explained} of {number:,} wrong answer",
            "{explained} of {number:,} wrong answers",
            explained=causes.number_explained,
            number=causes.number,
        )
        told = say(
            "What it plays otherwise: {number} cause explains {explained} (a few of each way are examined).",
            "What it plays otherwise: {number} causes explain {explained} (a few of each way are examined).",
            number=len(each),
            explained=explained,
        )
        yield _Part([told])
    for entry in each[:_MOST]:
        if entry.cause is None:
            continue
        head, *rule = (line.plain for line in cause_in_words(entry.cause, entry.number, known, say, brief=False))
        lines = [] if is_unsupported(entry.cause) else entry.cause.profile.splitlines()
        profile = [line.plain for line in in_a_profile(lines, None, say, in_brief=True)]
        equals = [line.plain for line in what_equals(entry.cause, say)]
        shown_by = () if entry.find is None else _told_difference(entry.find, shows)
        yield _Part([head, *profile], [*rule, *equals, *shown_by])
    if len(each) > _MOST:
        more = say("… and {number:,} cause more", "… and {number:,} causes more", number=len(each) - _MOST)
        yield _Part([f"{INDENT}{more}"])


def _told_finds(
    entries: Sequence[Entry], result: FuzzResult, unread: Collection[Sort], known: Catalogue, shows: QuestionsShown
) -> Iterable[_Part]:
    say = shows.say
    for number, find in ((entry.number, entry.find) for entry in entries[:_MOST]):
        if find is None:
            continue
        often = result.often[find.way]
        head, *more = _telling_of(find)(find, _times(often) if often else message("as it was found"), shows)
        if find.way in unread:
            head = say("{find}; no scenario looks at this part", find=head)
        first = known.clauses.get(find.clauses[0]) if find.clauses else None
        rule = () if first is None else (f"{INDENT}{first.id}: {entry_text(first, say)}",)
        yield _Part([f"{number:>3}. {head}"], [*rule, *more])
    if len(entries) > _MOST:
        more_ways = say("… and {ways} more; --corpus saves a question of each", ways=_ways(len(entries) - _MOST))
        yield _Part([f"{INDENT}{more_ways}"])


def _telling_of(find: Find) -> Callable[[Find, Message, QuestionsShown], Iterator[str]]:
    if find.needs_earlier:
        return _told_hanging
    return _told_law if find.law else _told_find


def _told_hanging(find: Find, often: Message, shows: QuestionsShown) -> Iterator[str]:
    say = shows.say
    ask, part = kind(find.question), _part(find, say)
    yield say("{ask}: {part} depends on earlier questions ({often})", ask=ask, part=part, often=often)
    yield f"{INDENT}{say('a fresh process of the program gives the right answer')}"
    yield from shows.shown(find.question)


def _told_find(find: Find, often: Message, shows: QuestionsShown) -> Iterator[str]:
    part, clauses = _part(find, shows.say), _grounds(find.clauses)
    yield shows.say(
        "{ask}: {part} ({often}; {clauses})", ask=kind(find.question), part=part, often=often, clauses=clauses
    )
    yield from _told_difference(find, shows)


def _told_difference(find: Find, shows: QuestionsShown) -> Iterator[str]:
    if not find.broke:
        yield f"{INDENT}{shows.say('right {answer}', answer=shown_json(find.difference.right))}"
        yield f"{INDENT}{shows.say('given {answer}', answer=shown_json(find.difference.given))}"
    yield from shows.shown(find.question)


def _told_law(find: Find, often: Message, shows: QuestionsShown) -> Iterator[str]:
    say = shows.say
    law = next(law for law in LAWS if law.name == find.law)
    ask, broke = kind(find.question), shown(say.sentence(find.broke), SENTENCE)
    counted = "; ".join(filter(None, (say.sentence(often), " ".join(find.clauses))))
    yield say("{ask}: law of {law}: {broke} ({counted})", ask=ask, law=law.name, broke=broke, counted=counted)
    yield f"{INDENT}{entry_text(law_facts()[facts_of(law)], say)}"
    if find.difference.right != find.difference.given:
        yield f"{INDENT}{say('first {answer}', answer=shown_json(find.difference.right))}"
        yield f"{INDENT}{say('then  {answer}', answer=shown_json(find.difference.given))}"
    yield from shows.shown(find.question)
    for question in find.beside:
        yield from shows.beside(question)


def _ways(number: int) -> Message:
    return message("{number:,} way", "{number:,} ways", number=number)


def _times(number: int) -> Message:
    return message("{number:,} time", "{number:,} times", number=number)


def _part(find: Find, say: Language) -> str | Message:
    """The part of an answer that is wrong, as the program was told it breaks the protocol, or its field."""
    told = say.sentence(find.broke or find.difference.field)
    return shown(told, SENTENCE) if told else message("the whole answer")


def _grounds(clauses: Sequence[str]) -> str | Message:
    """The first clauses in a line, and how many more there are."""
    return few(clauses) or message("no clause")
