"""Caches the right answers of locks that our engine has confirmed, so that they are not computed again.

An entry is found by the digests of the lock, of its scenarios, of its profile, and of all code that an answer depends
on. If any of them is another one, our engine answers the questions of the lock again.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

from tarock_checking.lock.lock_lines import Lock
from tarock_protocol.user_files import file_bytes
from tarock_steps.catalogue import data_cache
from tarock_steps.catalogue.filled import CODE, code_digest

_OURS: Final = ("tarock_running", "tarock_checking", "tarock_searching", "tarock_register", "tarock_conformance")
_CODE: Final = (*CODE, *_OURS)
"""The packages that have a hand in what is asked, what is right, and what is missing in a lock."""


def answers_before(lock: Lock, profile: Path | None) -> tuple[bytes, ...] | None:
    """The right answers to all questions of a lock as JSON; None if it was not held against our own engine yet.

    ``profile`` is that of a house.
    """
    content = data_cache.load(_name(lock), _origin(lock, profile))
    try:
        found = () if content is None else msgspec.msgpack.decode(content, type=tuple[bytes, ...])
    except (msgspec.MsgspecError, RecursionError):
        return None
    return found if len(found) == len(lock.questions) else None


def keep_answers(lock: Lock, profile: Path | None, answers: tuple[bytes, ...]) -> None:
    """Cache the right answers of a lock that is as it should be by our own engine."""
    data_cache.keep(_name(lock), _origin(lock, profile), msgspec.msgpack.encode(answers))


def _name(lock: Lock) -> str:
    return f"{lock.header.based_on}-lock"


def _origin(lock: Lock, profile: Path | None) -> bytes:
    """The digest of all that decides what is right and what is missing; empty where that cannot be said."""
    code = code_digest(_CODE)
    house = () if profile is None else (file_bytes(profile),)
    parts = (lock.header.digest.encode(), code, *house)
    return sha256(b"".join(sha256(part).digest() for part in parts)).digest() if code else b""
