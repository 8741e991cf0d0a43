"""Puts together the style and the scripts of the page of the table, also the one that asks the engine."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from tarock_language.catalogue import language_of, languages
from tarock_language.message import Language
from tarock_register.ask.rules_in_force import RulesInForce, rules_in_words
from tarock_register.disputes.register import Register
from tarock_register.site.library import Library
from tarock_running.inputs.settings import house_options
from tarock_steps.catalogue.entries import entry_text

_TEMPLATES: Final = Path(__file__).parent / "templates"

_FOLDER: Final = Path(__file__).parent / "templates" / "table"
_PARTS: Final = (
    *("table-core", "table-state", "table-cards", "table-answer", "table-share", "table-choices"),
    *("table-stich", "table-count", "table-bids", "table-settle", "table-dealing", "table-deal", "table"),
)
"""The parts of the script, in the order in which each needs those before it."""
TABLE_FILES: Final = {"table.js": tuple(f"{part}.js" for part in _PARTS), "table.css": ("table.css",)}
"""The parts of each file of the page."""
_LEFT_OUT: Final = frozenset({"deck", "readings"})
_WHOSE: Final[Mapping[str, tuple[str, str]]] = {
    "Mondfang": ("mond-caught-by-the-partner", "BONUSES"),
    "talon": ("koenig-in-the-talon-of-a-solo", "COUNTING"),
}
"""Of what it is not plain whose it is: the topic that says it, and the rule area of its clause."""


def table_file(name: str) -> str:
    """The text of a file of the page."""
    return "".join((_FOLDER / part).read_text(encoding="utf-8") for part in TABLE_FILES[name])


def rules_file(say: Language) -> str:
    """The name of the script with what the forms know of each source, in one language."""
    return f"table-{say.code}.js"


def rules_script(library: Library, say: Language) -> str:
    """The script with what the forms know of each source, so that they are there before the engine is."""
    known = {source: _known(library, source, say) for source in library.sources}
    return f"const tarockRules = {msgspec.json.encode(known).decode()};\n"


def _known(library: Library, source: str, say: Language) -> dict[str, object]:
    """What the forms need of it: without the readings, the prices, and what the cards are worth."""
    told = rules_in_words(RulesInForce(source, house_options(source, (), None)), say)
    kept = {name: value for name, value in told.items() if name not in _LEFT_OUT}
    games = [{name: value for name, value in game.items() if name != "prices"} for game in told["contracts"]]
    return {**kept, "contracts": games, "notes": _notes(library.register, source, say)}


def _notes(register: Register, source: str, say: Language) -> dict[str, str]:
    """What a source says about whose something is, by the thing."""
    clauses = register.catalogues[source].clauses
    answers = {topic.name: topic.answers[source].clauses for topic in register.topics}
    told = {thing: [clause for clause in answers[topic] if area in clause] for thing, (topic, area) in _WHOSE.items()}
    return {thing: entry_text(clauses[found[0]], say) for thing, found in told.items() if found}


def engine_script() -> str:
    """The script ``engine.js``."""
    words = {code: _words(language_of(code)) for code in languages()}
    script = (_TEMPLATES / "engine.js").read_text(encoding="utf-8")
    return f"const tarockEngineWords = {msgspec.json.encode(words).decode()};\n{script}"


def _words(say: Language) -> Mapping[str, object]:
    served = say("`tarock site --serve` opens it, and so does any web server with pages from `tarock site --table`.")
    return {
        "file": f"{say('A page that is opened as a file cannot ask the engine.')} {served}",
        "missing": f"{say('The engine is not among these pages.')} {served}",
        "old": say("This browser is too old for the engine: it lacks WebAssembly."),
        "unreached": say("The engine does not answer; is `tarock site --serve` still running?"),
        "unloaded": say("The engine could not be loaded. Is there a connection? The next question tries again."),
        "late": say("The engine took too long over this question, and was started again."),
    }
