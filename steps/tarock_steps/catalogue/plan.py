"""Reads the features of a source into its plan: all scenarios with ids, clauses, readings and steps, in order.

Nothing is played here, and pytest-bdd is not needed.
"""

from __future__ import annotations

import functools
import hashlib
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, NoReturn

import msgspec

from tarock_language.message import Message, message
from tarock_protocol.installed import installed_version
from tarock_protocol.user_files import reason_of
from tarock_steps.catalogue import continued_lines, data_cache, filled, gherkin_tree, released
from tarock_steps.catalogue.areas import AREAS
from tarock_steps.catalogue.feature_places import FeaturePlace, Names, place_below
from tarock_steps.catalogue.features_path import features_root
from tarock_steps.catalogue.further import further_questions
from tarock_steps.catalogue.gherkin_tree import Document, Examples, GherkinRow, GherkinScenario, GherkinStep, Rule, Tag
from tarock_steps.catalogue.loading import Catalogue, load_catalogue, sources
from tarock_steps.catalogue.plan_file import decoded_plan, encoded_plan
from tarock_steps.catalogue.planned import Planned, PlannedLine
from tarock_steps.catalogue.row_labels import row_labels
from tarock_steps.catalogue.scenario_places import has_every_place
from tarock_steps.catalogue.shipped import shipped_scenarios
from tarock_steps.errors import CatalogueError

_KEYWORDS: Final = {"Context": "given", "Action": "when", "Outcome": "then"}
"""The keyword of a step by Gherkin's type; a step of another type has the keyword of the step before it."""
_HERE: Final = Path(__file__).parent
_READERS: Final = ("gherkin-official", "msgspec")
"""The packages whose version may change what is read."""
_PLACEHOLDER: Final = re.compile(r"<([^<>]+)>")
_FOLDED: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "♥": "h", "♦": "d", "♠": "s", "♣": "c"})


def plan(source: str, root: Path | None = None) -> tuple[Planned, ...]:
    """All scenarios of ``source`` by area, file and line; CatalogueError names file and line."""
    if root is not None or source not in sources():
        return _read(source, root)
    return own_plan(source, features_root())


@functools.cache
def own_plan(source: str, _root: Path) -> tuple[Planned, ...]:
    """The plan of one of our sources, read once, so that a program under test cannot change it, and cached.

    The file of the versions of its scenarios is read with it: vectors that are filled later have them.
    """
    released.own_text(features_root() / source)
    return _kept(source) or _read_and_keep(source)


def _shipped(source: str) -> tuple[Planned, ...]:
    """The plan in the shipped vectors; empty if there are none. CatalogueError if a scenario is missing."""
    planned = tuple(shipped_scenarios(source))
    if planned and not _has_all(source, planned):
        reason = "these are not the scenarios of the features"
        raise CatalogueError(reason, file=f"{source}/{filled.NAME}")
    return planned


def _kept(source: str) -> tuple[Planned, ...]:
    """The cached plan, read before from the same files by the same code; empty if there is none."""
    content = data_cache.load(source, origin(source))
    try:
        planned = () if content is None else decoded_plan(content)
    except (ValueError, IndexError, RecursionError):
        return ()
    return planned if _has_all(source, planned) else ()


def _has_all(source: str, planned: Sequence[Planned]) -> bool:
    ids = {scenario.id for scenario in planned if scenario.source == source}
    places = ((scenario.feature, scenario.line) for scenario in planned)
    return len(ids) == len(planned) and has_every_place(places, features_root() / source)


def _read_and_keep(source: str) -> tuple[Planned, ...]:
    before = origin(source)
    planned = _shipped(source) or _read(source, None)
    if before == origin(source):
        data_cache.keep(source, before, encoded_plan(planned))
    return planned


def origin(source: str) -> bytes:
    """The digest of the files of a source's plan and of the code that reads them; empty where they cannot be read."""
    folder = features_root() / source
    try:
        code = sorted((*_HERE.glob("*.py"), *_HERE.parent.glob("*.py")))
        names = (*filled.WRITTEN, filled.NAME)
        written = sorted(path for path in folder.rglob("*") if path.name.endswith(names) and path.is_file())
        places = [path.relative_to(folder).as_posix() for path in written]
        return data_cache.digest_of_files((*code, *written), source, *places, *map(installed_version, _READERS))
    except OSError:
        return b""


def _read(source: str, root: Path | None) -> tuple[Planned, ...]:
    catalogue = load_catalogue(source, root)
    folder = (root or features_root()) / source
    names: Names = {}
    places = (place_below(folder, file) for file in files(folder))
    planned = [scenario for place in places for scenario in FeatureFile(place, catalogue, names).planned()]
    refuse_equal_ids(planned)
    there = {scenario.id for scenario in (*planned, *further_questions(source, root))}
    released.refuse_missing_ids(catalogue, there, folder)
    return tuple(sorted(planned, key=_in_order))


def files(folder: Path) -> tuple[Path, ...]:
    """The feature files of the source in ``folder``: one for each area, or a folder for an area with several files."""
    return tuple(sorted(folder.rglob("*.feature")))


def digest(planned: Sequence[Planned]) -> str:
    """SHA-256 of the planned scenarios, without their line numbers."""
    unplaced = [msgspec.structs.replace(scenario, line=0) for scenario in planned]
    return hashlib.sha256(msgspec.json.encode(unplaced, order="sorted")).hexdigest()


def slug(name: str) -> str:
    """A scenario's name as part of an id: ASCII words joined by hyphens."""
    return "-".join(re.findall(r"[a-z0-9]+", name.lower().translate(_FOLDED)))


def _in_order(planned: Planned) -> tuple[int, str, int]:
    place = AREAS.index(planned.area) if planned.area in AREAS else len(AREAS)
    return place, planned.feature, planned.line


def refuse_equal_ids(planned: Sequence[Planned]) -> None:
    """CatalogueError if two scenarios have the same id; it names file and line of the second."""
    first: dict[str, Planned] = {}
    for scenario in planned:
        other = first.setdefault(scenario.id, scenario)
        if other is not scenario:
            reason = message(
                "{scenario} has the id {id} of line {line}; names and rows must differ",
                scenario=repr(scenario.name),
                id=scenario.id,
                line=other.line,
            )
            place = message("line {number}", number=scenario.line)
            raise CatalogueError(reason, file=f"{scenario.source}/{scenario.feature}", place=place)


class FeatureFile:
    """Makes planned scenarios of one feature file; ``steps_at`` has the line numbers of the steps by scenario id."""

    def __init__(self, place: FeaturePlace, catalogue: Catalogue, names: Names) -> None:
        self._place = place
        self._catalogue = catalogue
        self._names = names
        self.steps_at: dict[str, tuple[int, ...]] = {}

    def planned(self) -> Iterator[Planned]:
        """The scenarios of the file, one for each row of an outline; CatalogueError if something is wrong."""
        feature = self._parsed().feature
        if feature is None:
            self._refuse(message("the file holds no feature"), 1)
        background: list[GherkinStep] = []
        empty = True
        for child in feature.children:
            if child.background:
                background += child.background.steps
            elif child.rule:
                yield from self._of_rule(child.rule, feature.tags, background)
                empty = False
            elif child.scenario:
                yield from self._of_scenario(child.scenario, feature.tags, background)
                empty = False
        if empty:
            self._refuse(message("the feature has no scenario"), feature.location.line)

    def _parsed(self) -> Document:
        try:
            return gherkin_tree.parsed(gherkin_tree.feature_text(self._place.file))
        except OSError as fault:
            reason = message("cannot be read as Gherkin: {reason}", reason=reason_of(fault))
            raise CatalogueError(reason, file=self._place.where) from fault
        except gherkin_tree.NoGherkinError as fault:
            self._refuse(message("cannot be read as Gherkin: {reason}", reason=fault.said), fault.line)

    def _refuse(self, reason: Message, line: int) -> NoReturn:
        raise CatalogueError(reason, file=self._place.where, place=message("line {number}", number=line))

    def _of_rule(self, rule: Rule, tags: Sequence[Tag], background: Sequence[GherkinStep]) -> Iterator[Planned]:
        steps, empty = [*background], True
        for child in rule.children:
            if child.background:
                steps += child.background.steps
            elif child.scenario:
                yield from self._of_scenario(child.scenario, [*tags, *rule.tags], steps)
                empty = False
        if empty:
            self._refuse(message("the rule {rule} has no example", rule=repr(rule.name)), rule.location.line)

    def _of_scenario(
        self, scenario: GherkinScenario, inherited: Sequence[Tag], background: Sequence[GherkinStep]
    ) -> Iterator[Planned]:
        self._check_form(scenario)
        tags, steps = [*inherited, *scenario.tags], [*background, *scenario.steps]
        if not scenario.examples:
            yield self._one(scenario, tags, steps, {}, "", scenario.location.line)
            return
        rows = [pair for table in scenario.examples for pair in self._rows(table)]
        if not rows:
            self._refuse(
                message("the outline {outline} has no rows", outline=repr(scenario.name)), scenario.location.line
            )
        names = [self._filled_in(scenario.name, values, scenario.location.line) for _, _, values in rows]
        labels = row_labels(scenario.name, names, [values for _, _, values in rows])
        made = [
            self._one(scenario, [*tags, *table.tags], steps, values, label, row.location.line)
            for (table, row, values), label in zip(rows, labels, strict=True)
        ]
        by_name: dict[str, list[Planned]] = {}
        for planned in made:
            by_name.setdefault(planned.name, []).append(planned)
        for alike in by_name.values():
            self._check_dispute(scenario, alike)
        yield from made

    def _check_form(self, scenario: GherkinScenario) -> None:
        line, name = scenario.location.line, scenario.name
        if not slug(name):
            self._refuse(message("the scenario has no name"), line)
        here = self._place.feature, line
        if (first := self._names.setdefault((self._place.stem, name), here)) != here:
            feature, other = first
            told = message(
                "the name {name} stands at line {line} of {feature} already",
                name=repr(name),
                line=other,
                feature=feature,
            )
            self._refuse(told, line)
        if not scenario.steps:
            self._refuse(message("{name} has no steps", name=repr(name)), line)
        keywords = {step.keyword_type for step in scenario.steps}
        for needed, word in (("Action", "When"), ("Outcome", "Then")):
            if needed not in keywords:
                self._refuse(message("{name} has no {keyword}", name=repr(name), keyword=word), line)

    def _rows(self, table: Examples) -> list[tuple[Examples, GherkinRow, dict[str, str]]]:
        if table.header is None or not table.body:
            self._refuse(message("these examples have no rows"), table.location.line)
        columns = table.header.values
        if len(set(columns)) < len(columns) or not all(columns):
            self._refuse(message("two columns of one name, or one without a name"), table.header.location.line)
        if table.body[0].values[0] == continued_lines.MARK:
            self._refuse(message("there is no row above to go on with"), table.body[0].location.line)
        firsts = [row for row in table.body if row.values[0] != continued_lines.MARK]
        whole = continued_lines.joined_rows([row.values for row in table.body])
        named = [dict(zip(columns, values, strict=True)) for values in whole]
        return [(table, row, values) for row, values in zip(firsts, named, strict=True)]

    def _one(  # noqa: PLR0913, PLR0917 - what a scenario consists of
        self,
        scenario: GherkinScenario,
        tags: Sequence[Tag],
        steps: Sequence[GherkinStep],
        row: dict[str, str],
        label: str,
        line: int,
    ) -> Planned:
        clauses, dispute, asks_position = self._cited(tags, scenario)
        if dispute is None and "reading" in row:
            self._refuse(message("a column 'reading' needs the tag @dispute:<option>"), line)
        if dispute is not None and not row:
            self._refuse(message("a dispute is an outline with a row for each reading"), line)
        name = self._filled_in(scenario.name, row, scenario.location.line) if row else scenario.name
        id_ = f"{self._catalogue.source}/{self._place.stem}/{slug(name)}" + (f"[{label}]" if label else "")
        self.steps_at[id_] = tuple(step.location.line for step in steps)
        return Planned(
            id=id_,
            source=self._catalogue.source,
            area=self._place.area or self._catalogue.clauses[clauses[0]].area,
            feature=self._place.feature,
            line=line,
            name=name,
            outline=scenario.name,
            row=row,
            clauses=clauses,
            dispute=dispute,
            reading=row.get("reading") if dispute else None,
            lines=tuple(self._filled(steps, row)),
            asks_position=asks_position,
        )

    def _cited(self, tags: Sequence[Tag], scenario: GherkinScenario) -> tuple[tuple[str, ...], str | None, bool]:
        """The clauses and the dispute in the tags, and whether the scenario asks about a position."""
        cited: dict[str, dict[str, int]] = {"@clause": {}, "@dispute": {}, "@position": {}}
        for tag in tags:
            kind, _, value = tag.name.partition(":")
            if kind not in cited or bool(value) is (kind == "@position"):
                odd = message("unknown tag {tag}; expected @clause:<id>, @dispute:<option> or @position", tag=tag.name)
                self._refuse(odd, tag.location.line)
            cited[kind].setdefault(value, tag.location.line)
        self._refuse_unknown(cited["@clause"], cited["@dispute"])
        if not cited["@clause"]:
            self._refuse(message("{scenario} cites no clause", scenario=repr(scenario.name)), scenario.location.line)
        if len(cited["@dispute"]) > 1:
            self._refuse(
                message("{scenario} names several disputes", scenario=repr(scenario.name)), scenario.location.line
            )
        return tuple(cited["@clause"]), next(iter(cited["@dispute"]), None), bool(cited["@position"])

    def _refuse_unknown(self, clauses: Mapping[str, int], disputes: Mapping[str, int]) -> None:
        """Refuse clauses and disputes, by their lines, that the source does not have."""
        for clause, line in clauses.items():
            if clause not in self._catalogue.clauses:
                source = self._catalogue.source
                self._refuse(
                    message(
                        "there is no clause {clause}; expected one of {source}", clause=repr(clause), source=source
                    ),
                    line,
                )
            if self._catalogue.clauses[clause].retired:
                self._refuse(message("the clause {clause} is retired", clause=clause), line)
        for option, line in disputes.items():
            if option not in self._catalogue.disputes:
                self._refuse(message("there is no dispute {option}", option=repr(option)), line)

    def _filled(self, steps: Sequence[GherkinStep], row: Mapping[str, str]) -> Iterator[PlannedLine]:
        """The steps with the values of ``row`` filled in."""
        keyword = _KEYWORDS["Context"]
        for step in steps:
            keyword = _KEYWORDS.get(step.keyword_type, keyword)
            line = step.location.line
            text = continued_lines.with_text_below(step.text, step.doc_string.content) if step.doc_string else step.text
            if text is None:
                self._refuse(message('a text stands below a step that has no "…"'), line)
            cells = step.data_table.rows if step.data_table else ()
            rows = tuple(tuple(self._filled_in(value, row, line) for value in cell_row.values) for cell_row in cells)
            yield PlannedLine(keyword, self._filled_in(text, row, line), rows)

    def _filled_in(self, text: str, row: Mapping[str, str], line: int) -> str:
        """The text with the values of ``row`` in place of ``<column>``."""

        def value(found: re.Match[str]) -> str:
            if found[1] not in row:
                self._refuse(message("there is no column {column} to fill in", column=repr(found[1])), line)
            return row[found[1]]

        return _PLACEHOLDER.sub(value, text)

    def _check_dispute(self, scenario: GherkinScenario, rows: Sequence[Planned]) -> None:
        disputes = {row.dispute for row in rows}
        if disputes == {None}:
            return
        option = rows[0].dispute
        line = scenario.location.line
        if option is None or len(disputes) > 1:
            self._refuse(message("all rows of an outline belong to one dispute"), line)
        values = self._catalogue.disputes[option].values
        given = [row.reading for row in rows]
        if set(given) != set(values):
            others = message(
                "the readings of {option} are {readings}, but the rows have: {given}",
                option=repr(option),
                readings=[*values],
                given=[*map(str, given)],
            )
            self._refuse(others, line)
        for row in rows:
            if f'the reading "{row.reading}" of "{option}"' not in row.steps:
                unset = message(
                    'no step sets the reading "{reading}" of "{option}"', reading=str(row.reading), option=option
                )
                self._refuse(unset, line)
