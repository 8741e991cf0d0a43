"""Places in a profile: rulings by their names, and any place in words."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from tarock_protocol.strangers_text import shown
from tarock_reference.houses.toml_lines import Place


def flat_rulings(table: Mapping[str, object], known: Collection[str]) -> Iterator[tuple[tuple[str, ...], str, object]]:
    """Every ruling of a table with its keys and its name, which is quoted as one key or written with dots."""
    for key, value in table.items():
        if isinstance(value, dict) and key not in known:
            for keys, path, inner in flat_rulings(value, {name.removeprefix(f"{key}.") for name in known}):
                yield (key, *keys), f"{key}.{path}", inner
        else:
            yield (key,), key, value


def place_in_words(place: Place) -> str:
    """A place in words: the table, the name of the ruling, then the place in its value."""
    told = ""
    for part in place:
        word = shown(str(part))
        told += f"[{part}]" if isinstance(part, int) else f".{word}" if told else word
    return told
