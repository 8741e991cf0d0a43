"""A profile of what a program was found to play: each deviation as the line that says so, where one can."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from tarock_engine.ruleset import RuleSet
from tarock_reference.deviations import Deviation, DeviationKind
from tarock_reference.houses.mistakes import HouseError
from tarock_reference.houses.order import ORDER, is_place, rows
from tarock_reference.houses.reading import house_of
from tarock_reference.houses.typed import Point
from tarock_reference.houses.writing import text, toml_of
from tarock_reference.variants import Variant

READINGS: Final = "readings"
RULINGS: Final = "rulings"
WITHOUT: Final = "without"


class ProfileLine(NamedTuple):
    """A line of a profile: the table in which it stands, its key, and its value in TOML."""

    table: str
    key: str
    value: str

    @property
    def told(self) -> str:
        """The line as it is written, with its table before it."""
        return f"[{self.table}] {self.key} = {self.value}"


def profile_line(deviation: Deviation, variant: Variant) -> ProfileLine | None:
    """The line that says one deviation; none where a profile cannot say it, or only together with others."""
    if deviation.kind is DeviationKind.READING:
        return ProfileLine(READINGS, deviation.option, text(deviation.reading))
    if deviation.kind is DeviationKind.LEFT_OUT:
        return ProfileLine(WITHOUT, deviation.left_out, f"[{text(deviation.word)}]")
    impostor = deviation.impostor
    if impostor is None:
        return None
    if is_place(impostor.path):
        return _order(impostor.spoilt(variant.rules))
    if impostor.instead:
        return None
    written = toml_of(impostor.value, Point(variant.rules, impostor.path, dict(variant.rules.rulings())[impostor.path]))
    return None if written is None else ProfileLine(RULINGS, text(impostor.path), written)


def _order(rules: RuleSet) -> ProfileLine:
    told = [text(row[0]) if len(row) == 1 else f"[{', '.join(map(text, row))}]" for row in rows(rules)]
    return ProfileLine(RULINGS, text(ORDER), f"[{', '.join(told)}]")


def profile_as_found(
    name: str, variant: Variant, deviations: Sequence[Deviation], evidence: Callable[[Deviation], str]
) -> str:
    """A profile in TOML of a variant with deviations, each line with its ``evidence`` as a comment.

    What no profile can say stands in it as a comment alone, and so does what makes no house with the rest.
    """
    lines = [*_base(variant), *_told(variant, deviations, evidence)]
    return _playable(name, variant.based_on, lines)


class _Told(NamedTuple):
    line: ProfileLine | None
    comment: str


def _base(variant: Variant) -> Iterable[_Told]:
    return [_Told(ProfileLine(READINGS, option, text(one)), "asked for") for option, one in variant.readings.items()]


def _told(variant: Variant, deviations: Sequence[Deviation], evidence: Callable[[Deviation], str]) -> Iterable[_Told]:
    places = [one for one in deviations if one.impostor is not None and is_place(one.impostor.path)]
    rules = variant.rules
    for one in places:
        if one.impostor is not None:
            rules = one.impostor.spoilt(rules)
    if places:
        yield _Told(_order(rules), "; ".join(map(evidence, places)))
    for one in deviations:
        if one not in places:
            yield _Told(profile_line(one, variant), evidence(one))


def _playable(name: str, source: str, told: Sequence[_Told]) -> str:
    """The profile, with whatever cannot be read as a house taken out of it line by line."""
    dropped: set[int] = set()
    while True:
        written, places = _written(name, source, told, dropped)
        try:
            house_of(written, "the profile")
        except HouseError as fault:
            wrong = {places[one.line] for one in fault.mistakes if one.line in places} - dropped
            if not wrong:
                wrong = set(places.values()) - dropped
            dropped |= wrong
            if not wrong:
                raise
        else:
            return written


def _written(name: str, source: str, told: Sequence[_Told], dropped: Iterable[int]) -> tuple[str, dict[int, int]]:
    """The text, and which of what is told stands in which line of it."""
    lines = [f"name = {text(name)}", f"based_on = {text(source)}"]
    places: dict[int, int] = {}
    for table in (READINGS, RULINGS, WITHOUT):
        mine = [number for number, one in enumerate(told) if one.line is not None and one.line.table == table]
        kept = [number for number in mine if number not in set(dropped)]
        if kept:
            lines += ["", f"[{table}]"]
        for key, numbers in _by_key(told, kept).items():
            lines += [f"# {told[number].comment}" for number in numbers]
            values = [line.value for number in numbers if (line := told[number].line) is not None]
            lines.append(f"{key} = {_joined(values) if table == WITHOUT else values[-1]}")
            places |= {len(lines): numbers[-1]}
    unsaid = [one.comment for number, one in enumerate(told) if one.line is None or number in set(dropped)]
    if unsaid:
        lines += ["", "# What no line of a profile says:", *(f"# {comment}" for comment in unsaid)]
    return "\n".join(lines) + "\n", places


def _by_key(told: Sequence[_Told], numbers: Iterable[int]) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for number in numbers:
        line = told[number].line
        if line is not None:
            found.setdefault(line.key, []).append(number)
    return found


def _joined(lists: Iterable[str]) -> str:
    """Several lists of TOML as one."""
    return f"[{', '.join(one.removeprefix('[').removesuffix(']') for one in lists)}]"
