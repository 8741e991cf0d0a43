"""The profile that a lock names, where it stands beside it: what is locked has to be what it says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tarock_conformance.inputs.profile import house_at
from tarock_conformance.lock.reading import refuse_line
from tarock_reference.variants import variant_of_house

if TYPE_CHECKING:
    from pathlib import Path

    from tarock_conformance.lock.lock_lines import Lock


def profile_of(path: Path, lock: Lock) -> Path | None:
    """The profile of a lock, none where it is not there; refuses one that says something else than when it was locked.

    Whoever has only the lock can hold a program to it all the same.
    """
    profile = path.parent / lock.header.profile
    if not profile.exists():
        return None
    if variant_of_house(house_at(profile, f"{path}, line 1")).digest() != lock.header.rules:
        found = f"one of other rules; `tarock lock --update {path}` shows the changes and renews it"
        refuse_line(path, 1, f"a lock of the present rules of {profile}", found)
    return profile
