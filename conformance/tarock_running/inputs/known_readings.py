"""Caches which readings the rule sets have, so that a run by default rules need not load the engine."""

from __future__ import annotations

import functools
from typing import Final

import msgspec

from tarock_steps.catalogue import data_cache, filled
from tarock_steps.catalogue.loading import sources

_NAME: Final = "readings"


class KnownReadings(msgspec.Struct, frozen=True, array_like=True):
    """The readings of each option of a rule set, the default first, and the options that need readings of others."""

    readings: dict[str, list[str]]
    needs: list[tuple[str, dict[str, tuple[str, ...]]]]


def readings_known(rules: str) -> KnownReadings:
    """The readings of a rule set; raises KeyError for an unknown one."""
    return all_readings()[rules]


@functools.cache
def all_readings() -> dict[str, KnownReadings]:
    """The readings of all our rule sets, as cached for this code; else from the engine."""
    origin = filled.code_digest()
    content = data_cache.load(_NAME, origin)
    try:
        found = {} if content is None else msgspec.msgpack.decode(content, type=dict[str, KnownReadings])
    except (msgspec.MsgspecError, RecursionError):
        found = {}
    return found if found.keys() == {*sources()} else _read_and_keep(origin)


def _read_and_keep(origin: bytes) -> dict[str, KnownReadings]:
    from tarock_reference import option_readings, requirements  # noqa: PLC0415 - loads the engine

    found = {source: KnownReadings(option_readings(source), requirements(source)) for source in sources()}
    data_cache.keep(_NAME, origin, msgspec.msgpack.encode(found))
    return found
