"""Puts together the script and the style of the page of the table, where questions about positions are asked."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from tarock_language.message import Language
from tarock_register.ask.rules_in_force import RulesInForce, rules_in_words
from tarock_register.site.library import Library
from tarock_running.inputs.settings import house_options

_FOLDER: Final = Path(__file__).parent / "templates" / "table"
_PARTS: Final = (
    *("table-core", "table-state", "table-cards", "table-answer", "table-share", "table-choices"),
    *("table-stich", "table-count", "table-bids", "table-settle", "table-dealing", "table-deal", "table"),
)
"""The parts of the script, in the order in which each needs those before it."""
TABLE_FILES: Final = {"table.js": tuple(f"{part}.js" for part in _PARTS), "table.css": ("table.css",)}
"""The parts of each file of the page."""
_LEFT_OUT: Final = frozenset({"deck", "readings"})


def table_file(name: str) -> str:
    """The text of a file of the page."""
    return "".join((_FOLDER / part).read_text(encoding="utf-8") for part in TABLE_FILES[name])


def rules_file(say: Language) -> str:
    """The name of the script with what the forms know of each source, in one language."""
    return f"table-{say.code}.js"


def rules_script(library: Library, say: Language) -> str:
    """The script with what the forms know of each source, so that they are there before the engine is."""
    known = {source: _known(source, say) for source in library.sources}
    return f"const tarockRules = {msgspec.json.encode(known).decode()};\n"


def _known(source: str, say: Language) -> dict[str, object]:
    """What the forms need of it: without the readings, the prices, and what the cards are worth."""
    told = rules_in_words(RulesInForce(source, house_options(source, (), None)), say)
    games = [{name: value for name, value in game.items() if name != "prices"} for game in told["contracts"]]
    return {**{name: value for name, value in told.items() if name not in _LEFT_OUT}, "contracts": games}
