"""The text of a profile of what a program plays: one line for each deviation that a profile can say."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Final, NamedTuple

from tarock_engine.rule_sets import RULE_SETS
from tarock_engine.ruleset import RuleSet
from tarock_reference.deviations import Deviation, DeviationKind
from tarock_reference.houses.added_rulings import grown
from tarock_reference.houses.house import House
from tarock_reference.houses.order import ORDER, is_place, rows
from tarock_reference.houses.own_games import BIRDS, LIKE
from tarock_reference.houses.own_items import ANNOUNCED, TRUMPS
from tarock_reference.houses.profile_mistakes import HouseError
from tarock_reference.houses.profile_parsing import house_of
from tarock_reference.houses.typed import Point
from tarock_reference.houses.writing import text, toml_of
from tarock_reference.variants import Variant

READINGS: Final = "readings"
RULINGS: Final = "rulings"
WITHOUT: Final = "without"
_OWN: Final = ("contracts.", "items.")
"""The beginnings of the tables of games and Vögel of the house's own."""
Evidence = Callable[[Deviation], Sequence[str]]
"""The lines of a comment that explain a deviation."""


class ProfileLine(NamedTuple):
    """A line of a profile: its table, its key, and its value in TOML."""

    table: str
    key: str
    value: str

    @property
    def told(self) -> str:
        """The line with its table before it."""
        return f"[{self.table}] {self.key} = {self.value}"


def profile_line(deviation: Deviation, variant: Variant, beside: Sequence[Deviation] = ()) -> ProfileLine | None:
    """The line of a profile for one deviation; none if a profile cannot say it, or only together with other lines.

    The line can be read as part of a profile of the variant. One line has the places of all games; it includes those of
    the deviations ``beside`` this one.
    """
    line = line_unread(deviation, variant, beside)
    return line if line is not None and _is_read(line, variant) else None


def line_unread(deviation: Deviation, variant: Variant, beside: Sequence[Deviation] = ()) -> ProfileLine | None:
    """The line of a profile for one deviation, without a check that it can be read; fast enough for comparisons."""
    if deviation.kind is DeviationKind.READING:
        return ProfileLine(READINGS, deviation.option, text(deviation.reading))
    if deviation.kind is DeviationKind.LEFT_OUT:
        return ProfileLine(WITHOUT, deviation.left_out, f"[{text(deviation.word)}]")
    impostor = deviation.impostor
    if impostor is None or deviation.where is not None:
        return None
    if is_place(impostor.path):
        return _order(_placed((*beside, deviation), variant.rules))
    if impostor.instead:
        return None
    known = grown(variant.rules)
    written = toml_of(impostor.value, Point(known, impostor.path, dict(known.rulings())[impostor.path]))
    return None if written is None else ProfileLine(RULINGS, text(impostor.path), written)


def _is_read(line: ProfileLine, variant: Variant) -> bool:
    told = _beside([_Told(line, ())], _base(variant))
    try:
        house_of(_written(variant.name, variant.based_on, told, ())[0], "the profile")
    except HouseError:
        return False
    return True


def _placed(deviations: Iterable[Deviation], rules: RuleSet) -> RuleSet:
    """The rules with the places of games that these deviations change."""
    for deviation in deviations:
        if deviation.impostor is not None and _is_placed(deviation):
            rules = deviation.impostor.spoilt(rules)
    return rules


def _is_placed(one: Deviation) -> bool:
    """Whether a deviation is a game in another place, everywhere."""
    return one.impostor is not None and one.where is None and is_place(one.impostor.path)


def _order(rules: RuleSet) -> ProfileLine:
    told = [text(row[0]) if len(row) == 1 else f"[{', '.join(map(text, row))}]" for row in rows(rules)]
    return ProfileLine(RULINGS, text(ORDER), f"[{', '.join(told)}]")


def profile_as_found(name: str, variant: Variant, deviations: Sequence[Deviation], evidence: Evidence) -> str:
    """The profile in TOML of a variant with deviations; before each line its ``evidence`` stands as a comment.

    In each table the deviations come first, then what the variant itself has otherwise than its source: the lines of
    its house, or the readings asked for. What no profile can say becomes a comment, and so does a line that makes no
    valid house with the others.
    """
    lines = _beside([*_told(variant, deviations, evidence)], _base(variant))
    return _playable(name, variant.based_on, lines)


class _Told(NamedTuple):
    line: ProfileLine | None
    comments: Sequence[str]


def _beside(found: Sequence[_Told], base: Iterable[_Told]) -> list[_Told]:
    """The entries found, followed by those of the base that they do not replace."""
    decided = {told.line[:2] for told in found if told.line is not None and told.line.table != WITHOUT}
    return [*found, *(told for told in base if told.line is None or told.line[:2] not in decided)]


def _base(variant: Variant) -> Iterable[_Told]:
    """The lines of the variant's house, or of the readings asked for that are not the defaults."""
    if variant.house is not None:
        return [_Told(line, ["of the house"]) for line in _of_house(variant.house, variant.rules)]
    known = RULE_SETS[variant.based_on].options()
    asked = [(option, reading) for option, reading in variant.readings.items() if reading != known[option][0]]
    return [_Told(ProfileLine(READINGS, option, text(reading)), ["asked for"]) for option, reading in asked]


def own_things(house: House) -> Iterable[ProfileLine]:
    """The lines of a house's own items and games, each with a table of its own."""
    for own in house.items:
        table = f"{_OWN[1]}{text(own.name)}"
        if own.form == ANNOUNCED:
            yield ProfileLine(table, ANNOUNCED, own.needs)
        else:
            needs = own.needs if own.form == TRUMPS else text(own.needs)
            yield from (ProfileLine(table, LIKE, text(own.like)), ProfileLine(table, own.form, needs))
    for game in house.games:
        table = f"{_OWN[0]}{text(game.name)}"
        yield ProfileLine(table, LIKE, text(game.like))
        if game.birds:
            yield ProfileLine(table, BIRDS, f"[{', '.join(map(text, game.birds))}]")


def _of_house(house: House, rules: RuleSet) -> Iterable[ProfileLine]:
    yield from own_things(house)
    for option, reading in house.readings:
        yield ProfileLine(READINGS, option, text(reading))
    if any(is_place(ruling.path) for ruling in house.rulings):
        yield _order(rules)
    known = dict(rules.rulings())
    for ruling in house.rulings:
        if not is_place(ruling.path) and (
            written := toml_of(ruling.value, Point(rules, ruling.path, known[ruling.path]))
        ):
            yield ProfileLine(RULINGS, text(ruling.path), written)
    for left_out, words in house.without._asdict().items():
        if words:
            yield ProfileLine(WITHOUT, left_out, f"[{', '.join(map(text, words))}]")


def _told(variant: Variant, deviations: Sequence[Deviation], evidence: Evidence) -> Iterable[_Told]:
    places = [deviation for deviation in deviations if _is_placed(deviation)]
    if places:
        yield _Told(
            _order(_placed(places, variant.rules)), [comment for deviation in places for comment in evidence(deviation)]
        )
    for deviation in deviations:
        if deviation not in places:
            yield _Told(line_unread(deviation, variant), evidence(deviation))


def _playable(name: str, source: str, told: Sequence[_Told]) -> str:
    """The profile as text; lines that cannot be read as part of a house are dropped until the rest can."""
    dropped: set[int] = set()
    while True:
        written, places = _written(name, source, told, dropped)
        try:
            house_of(written, "the profile")
        except HouseError as fault:
            wrong = {places[mistake.line] for mistake in fault.mistakes if mistake.line in places} - dropped
            if not wrong:
                wrong = set(places.values()) - dropped
            dropped |= wrong
            if not wrong:
                raise
        else:
            return written


def _written(name: str, source: str, told: Sequence[_Told], dropped: Collection[int]) -> tuple[str, dict[int, int]]:
    """The text of the profile, and for each of its lines the number of the entry in it."""
    lines = [f"name = {text(name)}", f"based_on = {text(source)}"]
    places: dict[int, int] = {}
    own = [entry.line.table for entry in told if entry.line is not None and entry.line.table.startswith(_OWN)]
    for table in dict.fromkeys((*own, READINGS, RULINGS, WITHOUT)):
        mine = [number for number, entry in enumerate(told) if entry.line is not None and entry.line.table == table]
        kept = [number for number in mine if number not in dropped]
        if kept:
            lines += ["", f"[{table}]"]
        for key, numbers in _by_key(told, kept).items():
            lines += [f"# {comment}" for number in numbers for comment in told[number].comments]
            lines.append(f"{key} = {_value_of(table, told, numbers)}")
            places |= {len(lines): numbers[-1]}
    unsaid = [comment for number, entry in enumerate(told) for comment in _unsaid(entry, number in dropped)]
    if unsaid:
        lines += ["", "# What no line of a profile says:", *(f"# {comment}" for comment in unsaid)]
    return "\n".join(lines) + "\n", places


def _value_of(table: str, told: Sequence[_Told], numbers: Iterable[int]) -> str:
    """The value of a key that several entries may give: all of them where items are left out, else the last."""
    values = [line.value for number in numbers if (line := told[number].line) is not None]
    return _joined(values) if table == WITHOUT else values[-1]


def _unsaid(entry: _Told, is_dropped: bool) -> Sequence[str]:  # noqa: FBT001 - the one thing asked
    """What an entry says that stands in no line: its comments if it has no line, and the line if it is dropped."""
    if entry.line is None:
        return entry.comments
    return (*entry.comments, entry.line.told) if is_dropped else ()


def _by_key(told: Sequence[_Told], numbers: Iterable[int]) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for number in numbers:
        line = told[number].line
        if line is not None:
            found.setdefault(line.key, []).append(number)
    return found


def _joined(lists: Iterable[str]) -> str:
    """Several TOML lists as one."""
    return f"[{', '.join(words.removeprefix('[').removesuffix(']') for words in lists)}]"
