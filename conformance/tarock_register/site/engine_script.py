"""Makes the script with which a page asks the engine in the browser, with its sentences in every language."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from tarock_language.catalogue import language_of, languages
from tarock_language.message import Language

_TEMPLATES: Final = Path(__file__).parent / "templates"


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
