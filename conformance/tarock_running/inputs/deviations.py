"""Reads ``deviations.toml``, the failures that a program's author knows of; mistakes are shown with their lines."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain
from pathlib import Path
from typing import Any, Final, NamedTuple

from tarock_language.message import Message, SaidError, message
from tarock_protocol.user_files import file_text
from tarock_reference.condition_texts import where_named
from tarock_reference.deviation_conditions import AT
from tarock_reference.deviation_groups import deviations_named
from tarock_reference.deviations import Deviation, deviations, of_impostor
from tarock_reference.houses.found import line_unread, own_things
from tarock_reference.houses.house import House
from tarock_reference.houses.order import is_place
from tarock_reference.houses.profile_mistakes import HouseError, Mistake, expected, line_by_line, one_of
from tarock_reference.houses.profile_parsing import house_of
from tarock_reference.houses.toml_lines import Place, places_in
from tarock_reference.houses.toml_slips import toml_read
from tarock_reference.impostors import Impostor
from tarock_reference.table_words import words_by
from tarock_reference.variants import Variant, variant_of_house, variant_of_source
from tarock_running.inputs.readable import readable
from tarock_running.inputs.selection import planned
from tarock_running.process.exits import UsageFaultError
from tarock_steps.catalogue.loading import load_catalogue, sources
from tarock_steps.suite.scripts import THEN
from tarock_steps.suite.verdicts import Outcome

_TABLE: Final = "deviation"
_KINDS: Final = ("clause", "cause", "scenario")
_KEYS: Final = (*_KINDS, "step", "rules", "reason", "link")
_LARGEST: Final = 200_000
_HEADED: Final = re.compile(r"\s+(?=\[(?:readings|rulings|without)\])")
"""The space between two lines of a profile, each with its table before it."""


class KnownDeviation(NamedTuple):
    """A known deviation of a program: in which rule set, and the reason for it.

    It names a clause, a cause as it is written, or a single check, which is a ``step`` of a ``scenario``.
    ``place`` is its file and line.
    """

    rules: str
    clause: str
    cause: str
    reason: str
    link: str
    place: str
    scenario: str = ""
    step: str = ""

    @property
    def name(self) -> str:
        """The name of the deviation in messages."""
        return self.clause or self.cause or f"{self.scenario}: {self.step}"


def read_deviations(path: Path, house: House | None = None) -> tuple[KnownDeviation, ...]:
    """Read the deviations of a file; refuses a file with mistakes, each with its line and what was expected.

    Causes are read by the rules of the ``house`` if it is based on their rule set.
    """
    text = _text(path)
    data = toml_read(text)
    if isinstance(data, Mistake):
        raise _refusal(path, [data])
    reading = _Reading(path, places_in(text), house)
    found = reading.all_of(data)
    if reading.mistakes:
        raise _refusal(path, reading.mistakes)
    return found


def deviations_of_cause(cause: str, variant: Variant) -> tuple[Deviation, ...]:
    """The deviations from a variant that a cause names: by an id, or by lines of a profile.

    An id may name several deviations in braces. Several lines are one cause if each of them names a deviation. A line
    may give a ruling any value that it can have, also one that no search tries. The line of an order names one
    deviation for each game in another place. Returns an empty tuple if the cause names nothing.
    """
    if named := deviations_named(cause, variant):
        return named
    each = [_of_line(line, variant) for line in _HEADED.split(cause.strip())]
    return tuple(dict.fromkeys(chain.from_iterable(each))) if all(each) else ()


def _of_line(line: str, variant: Variant) -> tuple[Deviation, ...]:
    """The deviations that one line of a profile names."""
    by_line = (deviation for deviation in deviations(variant) if _line(deviation, variant) == " ".join(line.split()))
    named = next(by_line, None)
    return _of_ruling(line, variant) if named is None else (named,)


def _of_ruling(line: str, variant: Variant) -> tuple[Deviation, ...]:
    """The deviation that a line under [rulings] names, or several for the line of an order; empty for other lines."""
    table, _, rest = line.strip().partition("]")
    own = () if variant.house is None else own_things(variant.house)
    base = f'name = "x"\nbased_on = "{variant.based_on}"\n'
    base += "".join(f"{line.table}.{line.key} = {line.value}\n" for line in own)
    try:
        house = house_of(f"{base}{table}]\n{rest.strip()}\n", "the cause")
    except HouseError:
        return ()
    rulings = dict(variant.rules.rulings())
    is_order = bool(house.rulings) and all(is_place(ruling.path) for ruling in house.rulings)
    if not (is_order or len(house.rulings) == 1) or house.readings or house.without.words:
        return ()
    return tuple(
        of_impostor(
            Impostor(
                id=f"{ruling.path}/={ruling.written}",
                rules=variant.based_on,
                path=ruling.path,
                clause=rulings[ruling.path].clause,
                said=message("{value} instead", value=ruling.written),
                value=ruling.value,
            )
        )
        for ruling in house.rulings
        if rulings[ruling.path].value != ruling.value
    )


def _line(deviation: Deviation, variant: Variant) -> str:
    line = line_unread(deviation, variant)
    return "" if line is None else " ".join(line.told.split())


def _text(path: Path) -> str:
    with readable(path, "--deviations", message("a file of deviations")):
        return unicodedata.normalize("NFC", file_text(path, _LARGEST))


def _refusal(path: Path, mistakes: Sequence[Mistake]) -> UsageFaultError:
    return UsageFaultError(line_by_line(str(path), mistakes, "--deviations"))


class _Reading:
    """Reads one file; collects the mistakes, so that all of them are reported at once."""

    def __init__(self, path: Path, lines: Mapping[Place, int], house: House | None) -> None:
        self.mistakes: list[Mistake] = []
        self._path = path
        self._lines = lines
        self._house = house

    def all_of(self, data: Mapping[str, object]) -> tuple[KnownDeviation, ...]:
        """Every deviation that can be read."""
        for key in data:
            if key != _TABLE:
                self._refuse((key,), one_of("[[deviation]]", key, [_TABLE]))
        entries = data.get(_TABLE, [])
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            self._refuse((_TABLE,), expected(message("tables, each headed [[deviation]]"), entries))
            return ()
        found = [known for number, entry in enumerate(entries) if (known := self._entry(number, entry)) is not None]
        self._refuse_doubles(found)
        return tuple(found)

    def _entry(self, number: int, entry: Mapping[str, Any]) -> KnownDeviation | None:
        before = len(self.mistakes)
        for key, value in entry.items():
            place = (_TABLE, number, key)
            if key not in _KEYS:
                self._refuse(place, one_of(message("a key of a deviation"), key, _KEYS))
            elif not isinstance(value, str) or not value.strip():
                self._refuse(place, expected(message("a text"), value))
        if "reason" not in entry:
            self._refuse((_TABLE, number), message('expected a reason, such as reason = "not played in our club"'))
        kinds = [kind for kind in _KINDS if kind in entry]
        if len(kinds) != 1:
            self._refuse(
                (_TABLE, number), message("expected either a clause or a cause or a scenario, and just one of them")
            )
        elif ("step" in entry) != (kinds == ["scenario"]):
            self._refuse((_TABLE, number), message("expected a scenario and a step of it, or neither"))
        if len(self.mistakes) > before:
            return None
        rules = self._rules_of(kinds[0])(number, entry)
        if rules is None:
            return None
        return KnownDeviation(
            rules=rules,
            clause=entry.get("clause", ""),
            cause=entry.get("cause", "").strip(),
            reason=entry["reason"].strip(),
            link=entry.get("link", "").strip(),
            place=f"{self._path}:{self._lines.get((_TABLE, number), 0)}",
            scenario=entry.get("scenario", "").strip(),
            step=entry.get("step", "").strip(),
        )

    def _rules_of(self, kind: str) -> Callable[[int, Mapping[str, object]], str | None]:
        """The method that finds the rule set of an entry of this kind."""
        by_kind = {"clause": self._rules_of_clause, "cause": self._rules_of_cause, "scenario": self._rules_of_check}
        return by_kind[kind]

    def _rules_of_clause(self, number: int, entry: Mapping[str, object]) -> str | None:
        clause = entry["clause"]
        clauses = {name: source for source in sources() for name in load_catalogue(source).clauses}
        if clause not in clauses:
            self._refuse((_TABLE, number, "clause"), one_of(message("a clause"), clause, clauses))
            return None
        rules = clauses[clause]
        if entry.get("rules", rules) != rules:
            self._refuse(
                (_TABLE, number, "rules"),
                message("expected {rules}, of which {clause} is a clause", rules=rules, clause=clause),
            )
            return None
        return rules

    def _rules_of_check(self, number: int, entry: Mapping[str, Any]) -> str | None:
        """The rule set of a scenario; refuses a step that is no check of the scenario."""
        scenario, step = entry["scenario"].strip(), entry["step"].strip()
        known = {
            planned_scenario.id: planned_scenario
            for source in sources()
            for planned_scenario in planned(source, self._house)
        }
        if scenario not in known:
            self._refuse((_TABLE, number, "scenario"), one_of(message("a scenario"), scenario, known))
            return None
        checks = [line.text for line in known[scenario].lines if line.keyword == THEN] + [Outcome.BEYOND.value]
        if step not in checks:
            self._refuse(
                (_TABLE, number, "step"), one_of(message("a check of the scenario, one of its Then"), step, checks)
            )
            return None
        rules = known[scenario].source
        if entry.get("rules", rules) != rules:
            self._refuse(
                (_TABLE, number, "rules"),
                message("expected {rules}, of which {scenario} is a scenario", rules=rules, scenario=scenario),
            )
            return None
        return rules

    def _rules_of_cause(self, number: int, entry: Mapping[str, Any]) -> str | None:
        """The rule set that is named beside a cause; refuses a cause that is no deviation from it."""
        if "rules" not in entry:
            self._refuse(
                (_TABLE, number),
                message("expected rules beside a cause: the name of its rule set, of {names}", names=[*sources()]),
            )
            return None
        if entry["rules"] not in sources():
            self._refuse((_TABLE, number, "rules"), one_of(message("a rule set"), entry["rules"], sources()))
            return None
        variant = _variant(entry["rules"], self._house)
        fault = _fault_of_cause(entry["cause"].strip(), variant)
        if fault is not None:
            self._refuse((_TABLE, number, "cause"), fault)
            return None
        return str(entry["rules"])

    def _refuse_doubles(self, found: Sequence[KnownDeviation]) -> None:
        seen: dict[tuple[str, frozenset[str]], KnownDeviation] = {}
        for deviation in found:
            other = seen.setdefault((deviation.rules, self._meant(deviation)), deviation)
            if other is not deviation:
                line = int(deviation.place.rpartition(":")[2])
                first = other.place.rpartition(":")[2]
                self._add(
                    line,
                    deviation.name,
                    message("expected each deviation once; line {first} has it already", first=first),
                )

    def _meant(self, known: KnownDeviation) -> frozenset[str]:
        """What a known deviation names, however it is written: a cause may be an id or a line of a profile."""
        if not known.cause:
            return frozenset((" ".join(known.name.split()),))
        several = deviations_of_cause(known.cause, _variant(known.rules, self._house))
        return frozenset(_said_once(deviation) for deviation in several)

    def _refuse(self, place: Place, reason: Message) -> None:
        known = [(*place, 0), *(place[:end] for end in range(len(place), 0, -1))]
        line = next((self._lines[known_place] for known_place in known if known_place in self._lines), 0)
        self._add(line, ".".join(str(part) for part in place if isinstance(part, str)), reason)

    def _add(self, line: int, place: str, reason: Message) -> None:
        self.mistakes.append(Mistake(line=line, place=place, reason=reason))


@lru_cache(maxsize=2)
def _variant(rules: str, house: House | None) -> Variant:
    """The variant by which causes are read; kept, since its deviations are worked out once for each object."""
    return variant_of_house(house) if house is not None and house.based_on == rules else variant_of_source(rules, {})


def _said_once(one: Deviation) -> str:
    """The id of a deviation with its conditions in one order."""
    if one.where is None or one.everywhere is None:
        return one.id
    return f"{one.everywhere.id}{AT}{sorted(condition.id for condition in one.where.conditions)}"


def _fault_of_cause(cause: str, variant: Variant) -> Message | None:
    """What is wrong with a cause that no engine can have, or only where no question is."""
    everywhere, _, where = cause.partition(AT)
    if not deviations_of_cause(everywhere, variant):
        what = message("a cause as a check prints it, its id or the line of a profile")
        return one_of(what, everywhere, dict.fromkeys(_causes(variant)))
    if everywhere == cause:
        return None
    try:
        conditions = where_named(where).conditions
    except SaidError as fault:
        return fault.said
    games = words_by(variant.rules).games
    named = chain.from_iterable(condition.values for condition in conditions if condition.place.field == "contract")
    unknown = next((game for game in named if game not in games), None)
    if unknown is not None:
        return one_of(message("a game"), unknown, games)
    if not deviations_of_cause(cause, variant):
        return expected(message("the id of a cause before the place where it is played"), everywhere)
    return None


def _causes(variant: Variant) -> Iterator[str]:
    """The id and the profile line of each deviation from a variant."""
    for deviation in deviations(variant):
        yield deviation.id
        yield _line(deviation, variant)
