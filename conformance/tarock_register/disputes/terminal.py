"""Prints the register for ``tarock disputes``: a topic with its sources side by side, an option, a chapter, results."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from rich import box
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.segment import Segment
from rich.table import Table
from rich.text import Text

from tarock_language.message import Language, Message, message
from tarock_register.disputes.cards_in_question import UNSURE
from tarock_register.disputes.explain_lines import explain_lines
from tarock_register.disputes.finding import Findings, Hit
from tarock_register.disputes.neighbours import near_topics
from tarock_register.disputes.register import Option, Register
from tarock_register.disputes.terms import words_to_know
from tarock_register.disputes.wording import NOT_SAID, NOTHING
from tarock_register.show.clauses import option_told
from tarock_steps.catalogue.clauses import Clause
from tarock_steps.catalogue.entries import entry_text
from tarock_steps.catalogue.topics import Chapter, Topic

COLUMN: Final = 30
"""Characters that the column of a source needs; if there are fewer, the sources are shown one below the other."""
NARROW: Final = 75
"""Terminals with fewer columns show a source above its answers, not beside them."""
_AROUND: Final = 4
"""Characters around the name of an option in a column; the name must fit, because a cut one cannot be copied."""
SCREEN: Final = 6
"""Topics of a search that are shown, each in three lines: with the lines around them they fill a screen of 24."""


@dataclass(frozen=True, slots=True)
class Teller:
    """Prints what ``sources`` say in the register, in one language, to a console.

    ``on_same_cards`` shows for a topic what the sources answer about the same cards.
    """

    register: Register
    sources: Sequence[str]
    console: Console
    say: Language
    on_same_cards: Callable[[Topic], None] = lambda _: None

    def chapters(self) -> None:
        """Print every chapter with the number of its topics."""
        grid = Table.grid(padding=(0, 2))
        for chapter in self.register.chapters:
            grid.add_row(Text(chapter.name, style="bold"), entry_text(chapter, self.say), str(len(chapter.topics)))
        self.console.print(grid)
        self._hint(self.say("`tarock disputes {chapter}` shows a chapter", chapter=self.register.chapters[0].name))
        self._hint(self.say("`tarock disputes` with a question in your own words searches"))

    def nothing_fits(self, asked: str) -> str:
        """The text for a search without result; it lists the chapters, which may help too."""
        chapters = (f"  {chapter.name}: {entry_text(chapter, self.say)}" for chapter in self.register.chapters)
        nothing_fits = self.say(
            "nothing in the register matches '{asked}'; try other words, German or English, or a chapter:",
            asked=asked,
        )
        return "\n".join([nothing_fits, *chapters, *self._position(asked)])

    def chapter(self, chapter: Chapter) -> None:
        """Print all questions of a chapter."""
        self.console.print(Text(entry_text(chapter, self.say), style="bold"))
        self._questions(chapter.topics)
        self._hint(self._shows(chapter.topics[0]))

    def topic(self, topic: Topic) -> None:
        """Print what each source answers, side by side if there is room; then the options, then related questions."""
        chapter = next(chapter for chapter in self.register.chapters if topic in chapter.topics)
        self.console.print(Text(f"{entry_text(chapter, self.say)} · {topic.name}", style="dim"))
        self.console.print(Text(entry_text(topic, self.say), style="bold"))
        if short := entry_text(topic, self.say, "short"):
            self._print(Text(short))
        for term in words_to_know(topic, self.say):
            self._print(Text(f"{term.names}: {term.what}", style="dim"))
        if topic.is_unanswered:
            self.console.print(Text(self.say("No source answers this; the round has to agree on it.")))
        self.console.print()
        options = [
            (source, option)
            for source in self.sources
            for option in self.register.deciding(source, topic.answers[source].clauses)
        ]
        widest = max([COLUMN, *(len(option.name) + _AROUND for _, option in options)])
        beside = self.console.width >= widest * len(self.sources)
        self._print(self._columns(topic) if beside else self._rows(topic))
        self.on_same_cards(topic)
        self._options(options)
        self._neighbours(topic)

    def option(self, name: str) -> None:
        """Print an option in each source that has it, the clauses that it decides, and the questions about them."""
        for source in self.sources:
            if option := self.register.options[source].get(name):
                self._one_option(source, option)
                grid = Table.grid(padding=(0, 2))
                for clause in option.clauses:
                    grid.add_row(Text(f"  {clause.id}"), Text(entry_text(clause, self.say)))
                self.console.print(grid)
                self.console.print(Text(f"  {self.say('Asked by')}:", style="dim"))
                self._questions(self.register.about(source, [clause.id for clause in option.clauses]))

    def clause(self, source: str, name: str) -> None:
        """Print a clause and the questions that it answers."""
        self.console.print(
            Text(f"{name}  ", style="bold") + self._rule(source, self.register.catalogues[source].clauses[name])
        )
        self._questions(self.register.about(source, [name]))

    def of_one_source(self, source: str) -> None:
        """Print that only the source named in the question is searched."""
        self._hint(self.say("only {source}, which the question names", source=self._source(source)))

    def found(self, asked: str, found: Findings, *, everything: bool, near: Sequence[str] = ()) -> None:
        """Print what was found, best first: one screen at most, unless everything is asked for.

        If no topic seems to be about the question, that is said, and none is offered as an answer.
        Where ``near`` has names, there is no topic or option of the name asked for, and these are the nearest.
        """
        if near:
            self._hint(
                self.say("there is no topic or option called '{name}'; did you mean {near:or}?", name=asked, near=near)
            )
        elif found.taken_for:
            told = (
                self.say("{word} read as {meant}", word=_quoted(word), meant=[*meant])
                for word, meant in found.taken_for.items()
            )
            self._hint("; ".join(told))
        if found.is_none_offered and not everything:
            self._hint(self.say("no topic of the register is about this; `--all` shows what is nearest"))
        else:
            self._hits(found, everything=everything)
        for line in self._position(asked):
            self._hint(line)

    def _hits(self, found: Findings, *, everything: bool) -> None:
        """Print the topics found, after a warning if words are unknown, or if they are only the nearest there are."""
        if found.unknown:
            self._hint(self.say("{words} is unknown; the nearest follow", words=[*map(_quoted, found.unknown)]))
        if found.few:
            self._hint(
                self.say(
                    "few of your words match, in the first only {words}; it may miss the point",
                    words=[*map(_quoted, found.rests_on)],
                )
            )
        shown = found.hits if everything else found.hits[:SCREEN]
        for hit in shown:
            self._hit(hit)
        number = self.say("{part} of {whole}", part=len(shown), whole=len(found.hits))
        rest = [self.say("--all shows the rest")] if len(shown) < len(found.hits) else []
        self._hint("; ".join([number, self._shows(shown[0].topic), *rest]))

    def _position(self, asked: str) -> Iterator[str]:
        """The hints with command lines that answer the question itself, if it is about cards, bids or payment."""
        for line in explain_lines(asked, self.sources, self.say):
            if UNSURE in line:
                yield self.say("`{line}` answers this when you replace each …", line=line)
            else:
                yield self.say("`{line}` answers a position with these cards", line=line)

    def _hit(self, hit: Hit) -> None:
        self.console.print(Text(hit.topic.name, style="cyan"))
        self.console.print(
            Text(f"  {entry_text(hit.topic, self.say)}", style="bold"), no_wrap=True, overflow="ellipsis"
        )
        short = entry_text(hit.topic, self.say, "short") if len(self.sources) > 1 else ""
        if not short and hit.said:
            _, source, name = hit.said
            short = f"{name} ({source}): {entry_text(self.register.catalogues[source].clauses[name], self.say)}"
        if short:
            self.console.print(Text(f"  {short}", style="dim"), no_wrap=True, overflow="ellipsis")

    def _columns(self, topic: Topic) -> Table:
        """A table with a column for each source, which has its clauses one below the other."""
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False, expand=True)
        for source in self.sources:
            table.add_column(self._source(source), ratio=1, overflow="fold")
        table.add_row(*(Group(*self._cell(topic, source)) for source in self.sources))
        return table

    def _cell(self, topic: Topic, source: str) -> Iterator[Text]:
        for name, text in self._answers(topic, source):
            if name:
                yield Text(name, style="dim")
            yield text

    def _rows(self, topic: Topic) -> RenderableType:
        """The sources one below the other; in a very narrow terminal each source above its answers."""
        if self.console.width < NARROW:
            return Group(*(line for source in self.sources for line in self._below(topic, source)))
        grid = Table.grid(padding=(0, 2))
        for source in self.sources:
            for place, (name, text) in enumerate(self._answers(topic, source)):
                grid.add_row(Text(self._source(source) if not place else "", style="bold"), Text(name), text)
        return grid

    def _below(self, topic: Topic, source: str) -> Iterator[RenderableType]:
        yield Text(self._source(source), style="bold")
        grid = Table.grid(padding=(0, 2))
        for name, text in self._answers(topic, source):
            grid.add_row(Text(f"  {name}", style="dim"), text)
        yield grid

    def _answers(self, topic: Topic, source: str) -> Iterator[tuple[str, Text]]:
        said = topic.answers[source]
        if said.none:
            why = entry_text(said, self.say)
            silent = self.say.sentence(NOTHING[said.none])
            nothing = why if why and said.none == "absent" else ": ".join(filter(None, (silent, why)))
            near = [self.say("close to it:")] if said.beside else []
            yield "", Text("; ".join((nothing, *near)), style="italic")
        for name in (*said.clauses, *said.beside):
            clause = self.register.catalogues[source].clauses[name]
            options = [option.name for option in self.register.deciding(source, [name])]
            yield name, self._rule(source, clause) + Text("".join(f" [{option}]" for option in options), style="dim")
        for left in self.register.left_open(source, said.dropped):
            question, reason = entry_text(left, self.say), entry_text(left, self.say, "reason")
            told = self.say("left open: {question} {reason}", question=question, reason=reason)
            yield "", Text(told, style="italic")

    def _options(self, options: Iterable[tuple[str, Option]]) -> None:
        told = list(options)
        if told:
            self.console.print()
            self.console.print(Text(self.say("What that depends on"), style="bold"))
        for source, option in told:
            self.console.print()
            self._one_option(source, option)

    def _neighbours(self, topic: Topic) -> None:
        self.console.print()
        self.console.print(Text(self.say("Related questions"), style="bold"))
        self._questions(near_topics(self.register, [topic])[topic.name])

    def _one_option(self, source: str, option: Option) -> None:
        self.console.print(Text(self._source(source), style="bold"))
        if option.dispute:
            told = option_told(option.dispute, self.say)
        else:
            offered = self.say("The source lets a round choose: {readings}.", readings=option.readings)
            told = f"{option.name}: {option.asked(self.say)}\n{offered}"
        self._print(Padding(Text(told), (0, 0, 0, 2)))

    def _questions(self, topics: Iterable[Topic]) -> None:
        grid = Table.grid(padding=(0, 2))
        for topic in topics:
            grid.add_row(Text(f"  {topic.name}", style="cyan"), Text(entry_text(topic, self.say)))
        self._print(grid)

    def _print(self, told: RenderableType) -> None:
        """Print a table or an indented text without trailing blanks."""
        for line in self.console.render_lines(told, pad=False):
            self.console.print(_without_blanks(line), soft_wrap=True)

    def _hint(self, text: str) -> None:
        self.console.print(Text(text, style="dim"), soft_wrap=True)

    def _source(self, source: str) -> str:
        return self.register.catalogues[source].title

    def _shows(self, topic: Topic) -> str:
        return self.say("`tarock disputes {topic}` shows what each source says", topic=topic.name)

    def _rule(self, source: str, clause: Clause) -> Text:
        """The text of a clause; if its source does not state it, after a note where it comes from."""
        not_said = self.register.not_said(source, clause.id)
        told = f"{self.say.sentence(NOT_SAID[not_said])} " if not_said else ""
        return Text.assemble((told, "italic"), entry_text(clause, self.say))


def _quoted(word: str) -> Message:
    return message("“{text}”", text=word)


def _without_blanks(line: Iterable[Segment]) -> Text:
    text = Text.assemble(*((part.text, part.style or "") for part in line))
    text.rstrip()
    return text
