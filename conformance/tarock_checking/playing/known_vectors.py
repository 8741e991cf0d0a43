"""The vectors of a run: as they are shipped or cached, or filled from the reference where they are not.

All of it happens before a program is started, which could write where they are kept.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec import UNSET

from tarock_checking.playing.player import Asking
from tarock_checking.playing.rules_asked import asking_of, vectors_digest
from tarock_language.message import Language
from tarock_protocol.messages.answers import HelloAnswer
from tarock_steps.catalogue import data_cache, filled
from tarock_steps.suite.packed_vectors import packed_vectors, unpacked_vectors
from tarock_steps.suite.vectors import Vectors, read_vectors
from tarock_steps.suite.without_bidding import is_without_bidding

if TYPE_CHECKING:
    from tarock_reference.houses.house import House

_PLAIN: Final = "-vectors"
_OTHERWISE: Final = "-otherwise"


class ToFill(NamedTuple):
    """The vectors that are wanted: for which scenarios and readings, and by which house, if any.

    ``is_whole`` says that all scenarios of the source are asked. ``hello`` is that of a program which answers only some
    fields, or only the cards of a deal; None for any other program.
    """

    asking: Asking
    house: House | None
    is_whole: bool
    hello: HelloAnswer | None = None


class Filled:
    """The vectors of a run by their rules; each file is filled once, by this many ``workers``.

    They are held packed, and unpacked for each caller.
    """

    def __init__(self, workers: int = 1, say: Language | None = None) -> None:
        self._workers = workers
        self._say = say
        self._by_rules: dict[str, bytes] = {}
        self.contents: dict[str, bytes] = {}

    def fill(self, wanted: Iterable[ToFill], *, anew: bool = True) -> None:
        """Make the wanted vectors available; if not ``anew``, only those that are shipped or cached."""
        for to_fill in wanted:
            digest = vectors_digest(to_fill.asking, to_fill.house, to_fill.hello)
            if digest in self._by_rules:
                continue
            whole = to_fill if anew else to_fill._replace(is_whole=False)
            found = _packed(whole, workers=self._workers, say=self._say)
            if found is None and not anew:
                continue
            self._by_rules[digest] = found or b""
            if found:
                self.contents[digest] = hashlib.sha256(found).digest()

    def take(self, contents: Mapping[str, bytes]) -> None:
        """Take over the digests of vectors that another process has filled and cached."""
        self.contents.update(contents)

    def of(self, asking: Asking, house: House | None, hello: HelloAnswer) -> Vectors:
        """The vectors by the rules of an asking, for a program with this ``hello``; NO_VECTORS if none were filled."""
        wanted = ToFill(asking, house, is_whole=False, hello=lesser(hello))
        digest = vectors_digest(asking, house, wanted.hello)
        if digest not in self._by_rules and digest in self.contents:
            self._by_rules[digest] = data_cache.load(_name(wanted), _origin(wanted), self.contents[digest]) or b""
        return unpacked_vectors(self._by_rules.get(digest, b""))


def vectors_of(wanted: ToFill) -> Vectors:
    """The vectors of a rule set, as shipped or cached; else filled if all scenarios are asked, else NO_VECTORS.

    There are also none if a scenario is not one of ours.
    """
    return unpacked_vectors(_packed(wanted, workers=1, say=None) or b"").whole()


def _packed(wanted: ToFill, *, workers: int, say: Language | None) -> bytes | None:
    """A file of vectors as it is cached, None if there is none. Without ``say`` it is quiet."""
    asking, house, is_whole, hello = wanted
    whole = asking_of(asking.source, asking.options, house)
    ours = {scenario.id: scenario for scenario in whole.asked}
    if not all(ours.get(scenario.id) == scenario for scenario in asking.asked):
        return None
    name, origin = _name(wanted), _origin(wanted)
    if (known := data_cache.load(name, origin)) is not None:
        return known
    found = filled.shipped(asking.source) if _is_plain(wanted) else None
    if found is None and not is_whole:
        return None
    if found is None:
        from tarock_checking.playing.filling import fill, shown_filling  # noqa: PLC0415 - few runs need it

        with shown_filling(asking.source, len(whole.asked), say) as step:
            found = filled.read_file(fill(whole, house, step, hello=hello, workers=workers), name)
    made = packed_vectors(read_vectors(found.lines))
    data_cache.keep(name, origin, made)
    return made


def _name(wanted: ToFill) -> str:
    """The name under which vectors are cached: one for the default rules of a source, one for all other rules."""
    return f"{wanted.asking.source}{_PLAIN if _is_plain(wanted) else _OTHERWISE}"


def _is_plain(wanted: ToFill) -> bool:
    """Whether vectors are wanted by the default rules of a source, which a wheel has."""
    return not wanted.asking.options and wanted.house is None and wanted.hello is None


def _origin(wanted: ToFill) -> bytes:
    """The digest of what vectors are made from: also of the file of a wheel, where there is one."""
    digest = bytes.fromhex(vectors_digest(wanted.asking, wanted.house, wanted.hello))
    shipped = filled.shipped_digest(wanted.asking.source) if _is_plain(wanted) else b""
    return hashlib.sha256(digest + shipped).digest() if shipped else digest


def lesser(hello: HelloAnswer) -> HelloAnswer | None:
    """The part of a ``hello`` that changes how scenarios are asked; None if the program offers everything."""
    if hello.fields is UNSET and not is_without_bidding(hello):
        return None
    return HelloAnswer(
        protocol=hello.protocol,
        name="",
        version="",
        language="",
        rules={},
        questions=sorted(hello.questions),
        fields=hello.fields,
        in_part=hello.in_part,
    )
