"""Reads a profile that is being typed in the browser: its meaning in words, or each mistake with line and place."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from tarock_language.message import Language
from tarock_reference.houses.beside import left_beside
from tarock_reference.houses.house import House
from tarock_reference.houses.leaving_out import Without
from tarock_reference.houses.own_games import BIRDS, LIKE
from tarock_reference.houses.places import flat_rulings
from tarock_reference.houses.profile_mistakes import HouseError, Mistake
from tarock_reference.houses.profile_parsing import house_of
from tarock_reference.houses.toml_slips import toml_read
from tarock_register.variant.points import points_of, priced_names
from tarock_register.variant.typed_values import toml_value
from tarock_steps.catalogue.entries import entry_text
from tarock_steps.catalogue.loading import load_catalogue, sources

LARGEST: Final = 100_000
"""The largest profile that is read, in characters; one with every line of its source has a third of that."""


def profile_read(text: str, say: Language) -> dict[str, Any]:
    """What a profile says, in words and as ``parts`` for the fields of a form, or its ``faults``.

    The parts are there as soon as the text is TOML, with faults in what it says or not.
    """
    if len(text) > LARGEST:
        reason = say("expected a profile of at most {number} characters", number=LARGEST)
        return {"faults": [{"line": 0, "place": "", "text": reason}]}
    told: dict[str, object] = {"parts": parts_of(text)}
    try:
        house = house_of(text, "")
    except HouseError as fault:
        found = [
            {"line": mistake.line, "place": say.sentence(mistake.place), "text": say.sentence(mistake.reason)}
            for mistake in fault.mistakes
        ]
        return told | {"faults": found}
    return told | house_in_words(house, say)


def house_in_words(house: House, say: Language) -> dict[str, object]:
    """The title of a house, its differences from its source, and what stays beside a price that it changes."""
    catalogue = load_catalogue(house.based_on)
    plain = House(name=catalogue.title, based_on=house.based_on)
    return {
        "title": house.name,
        "source": catalogue.title,
        "differences": [point.plain for point in points_of(plain, house, catalogue, say)],
        "consequences": [*_consequences(house, say)],
        "digest": house.digest,
    }


def _consequences(house: House, say: Language) -> Iterator[dict[str, str]]:
    catalogue = load_catalogue(house.based_on)
    priced = priced_names(house, catalogue, say)
    clauses = {path: ruling.clause for path, ruling in house.rules.rulings()}

    def named(path: str) -> str:
        return priced.get(path) or entry_text(catalogue.clauses[clauses[path]], say)

    for changed, found in left_beside(house).items():
        for beside in found:
            text = say("{ruling} stays {value}", ruling=named(beside.path), value=beside.stays)
            yield {"place": f"rulings.{changed}", "stays": beside.path, "text": text}


def parts_of(text: str) -> dict[str, Any] | None:
    """The parts of a profile as a form shows them; None for a text that is no TOML.

    They include readings and rulings that the source has not; what is of another kind than expected is left out, and
    only in the list of faults.
    """
    data = toml_read(unicodedata.normalize("NFC", text.replace("\r\n", "\n")))
    if isinstance(data, Mistake):
        return None
    source = _text(data.get("based_on"))
    games = [_own_game(name, game) for name, game in _table(data, "contracts").items()]
    without = _table(data, "without")
    return {
        "name": _text(data.get("name")),
        "rules": source,
        "readings": {option: _text(reading) for option, reading in _table(data, "readings").items()},
        "rulings": _rulings(_table(data, "rulings"), source, games),
        "games": games,
        "without": {key: [*filter(None, map(_text, _list(without.get(key))))] for key in Without._fields},
    }


def _own_game(name: str, game: object) -> list[str]:
    """A game of a house's own: its name, the game that it is like, and its birds."""
    told = game if isinstance(game, dict) else {}
    return [name, _text(told.get(LIKE)), *filter(None, map(_text, _list(told.get(BIRDS))))]


def _rulings(table: Mapping[str, object], source: str, games: Sequence[Sequence[str]]) -> dict[str, str]:
    """The rulings of a profile by their names, with their values in TOML; own ``games`` have those of their models."""
    plain = House(name=source, based_on=source)
    known = {path for path, _ in plain.rules.rulings()} if source in sources() else set()
    for name, like, *_ in games:
        known |= {f"contracts.{name}.{rest}" for path in known if (rest := path.partition(f"contracts.{like}.")[2])}
    return {path: toml_value(value) for _, path, value in flat_rulings(table, known)}


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""


def _list(value: object) -> list[object]:
    return value if isinstance(value, list) else []


def _table(data: Mapping[str, object], key: str) -> Mapping[str, object]:
    found = data.get(key)
    return found if isinstance(found, dict) else {}
