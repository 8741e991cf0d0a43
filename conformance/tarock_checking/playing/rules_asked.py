"""The rules that vectors are filled by: all scenarios of their source, and the digest of everything they depend on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec

from tarock_checking.playing.player import Asking
from tarock_protocol.messages.answers import HelloAnswer
from tarock_running.inputs.selection import Wanted, select
from tarock_steps.catalogue import filled

if TYPE_CHECKING:
    from tarock_reference.houses.house import House


def asking_of(source: str, options: Mapping[str, str] | None = None, house: House | None = None) -> Asking:
    """All scenarios of a source that fit these readings, and those about a house's own games."""
    chosen = options or {}
    asked = select(source, Wanted(house=house), chosen)
    return Asking(source=source, options=dict(chosen), asked=asked, share=0.0, is_reference=True)


def vectors_digest(asking: Asking, house: House | None, hello: HelloAnswer | None) -> str:
    """The digest of all that vectors by these rules are made from, for a program with this ``hello``."""
    offered = "" if hello is None else msgspec.json.encode(hello, order="sorted").decode()
    return filled.filling_digest(asking.source, asking.options, "" if house is None else house.digest, offered)
