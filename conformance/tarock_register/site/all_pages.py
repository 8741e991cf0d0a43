"""``tarock site``: builds all pages into their own folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from tarock_checking.report.formats import read_ledgers
from tarock_checking.report.run_shown import page
from tarock_language.catalogue import language_of, languages
from tarock_language.message import message
from tarock_register.site.addresses import TABLE
from tarock_register.site.house_pages import HOUSE_FILES, form_file, form_script
from tarock_register.site.library import whole_library
from tarock_register.site.page_language import PageLanguage
from tarock_register.site.register_json import register_files
from tarock_register.site.rendering import ReportLink, rendered, site_pages, site_script, site_style, start_page
from tarock_register.site.results import published_results
from tarock_register.site.search_data import search_data, search_texts
from tarock_register.site.site_folder import MARK, check_folder, put_site
from tarock_register.site.table_page import TABLE_FILES, engine_script, rules_file, rules_script, table_file
from tarock_reports.ledger.checks import Ledger
from tarock_reports.verdict.wording import engine_title
from tarock_running.outputs.places import check_writable
from tarock_running.process.exits import UsageFaultError

SCRIPTS: Final = ("search.js", "search-page.js", "site.js", "source.js", *HOUSE_FILES)


def make_site(
    output: Path,
    ledgers: Sequence[Path],
    engine: Callable[[], Mapping[str, bytes]] = dict,
    results: Path | None = None,
) -> int:
    """Write all pages to a folder, with the files of an ``engine`` for the table; return the number of files.

    ``results`` is the folder of published results, by default ours.
    """
    check_folder(output)
    check_writable("--output", output / MARK)
    files: dict[str, str | bytes] = {**engine()}
    files.update(site_files(ledgers, results))
    put_site(output, files)
    return len(files)


def site_files(ledgers: Sequence[Path] = (), results: Path | None = None) -> dict[str, str]:
    """The text of every file by its path in the folder."""
    return {path: made() for path, made in site_parts(ledgers, results).items()}


def site_parts(ledgers: Sequence[Path] = (), results: Path | None = None) -> dict[str, Callable[[], str]]:
    """What makes the text of each file, by its path in the folder."""
    published = published_results(results)
    reports = dict(report_pages(ledgers))
    library = whole_library()
    parts: dict[str, Callable[[], str]] = {link.file: partial(str, text) for link, text in reports.items()}
    parts |= {"index.html": start_page, "style.css": site_style, "search-data.js": partial(search_data, library)}
    parts |= {"engine.js": engine_script, TABLE: start_page}
    parts |= {name: partial(site_script, name) for name in SCRIPTS}
    parts |= {name: partial(table_file, name) for name in TABLE_FILES}
    parts |= dict(register_files(library.register))
    for code in languages():
        page_language = PageLanguage(language_of(code), library)
        parts[f"search-{page_language.lang}.js"] = partial(search_texts, page_language)
        parts[rules_file(page_language.say)] = partial(rules_script, library, page_language.say)
        for source in library.sources:
            parts[form_file(source, page_language.say)] = partial(form_script, library, source, page_language.say)
        for site_page in site_pages(library, tuple(reports), published):
            parts[f"{page_language.lang}/{site_page.address}"] = partial(rendered, library, site_page, page_language)
    return parts


def report_pages(paths: Sequence[Path]) -> Mapping[ReportLink, str]:
    """The page of each ledger; UsageFaultError for a ledger that is not of a check."""
    found = {}
    for number, (path, ledger) in enumerate(zip(paths, read_ledgers(paths, "--ledger"), strict=True), 1):
        if not isinstance(ledger, Ledger):
            odd = message(
                "--ledger: {path} is a ledger of kind {kind}; expected one that `tarock check` wrote",
                path=str(path),
                kind=ledger.kind,
            )
            raise UsageFaultError(odd)
        title = f"{engine_title(ledger.header)} · {ledger.header.rules}"
        found[ReportLink(f"report/{number}.html", title)] = page(ledger)
    return found
