"""A lock of a few questions of lungau, made in no time, for tests of who reads locks and asks by them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tarock_checking.check import lock_check as by_lock
from tarock_checking.lock import against_engine, gathering
from tarock_checking.lock.gathering import answered
from tarock_checking.lock.lock_lines import Header, Lock, Locked, scenarios_digest, sealed
from tarock_protocol import codec
from tarock_protocol.messages.questions import PROTOCOL
from tarock_reference.houses.profile_parsing import house_of
from tarock_reference.impostors import Impostor
from tarock_reference.variants import Variant, variant_of_house, variant_of_source
from tarock_running.inputs import selection
from tarock_steps.catalogue.planned import Planned

NAME = "small.lock.jsonl"
COUNT = {"ask": "count", "cards": ["K♥", "D♥", "10♠"]}
DECK = {"ask": "deck"}
MAY_PLAY = {"ask": "may_play", "contract": "Dreier", "hand": ["I", "V", "K♥"], "trick": ["A♥"]}
NEXT_DEALER = {"ask": "next_dealer", "players": 4, "previous": 3}
TRICK = {
    "ask": "trick",
    "contract": "Dreier",
    "players": 4,
    "dealer": 3,
    "leader": 1,
    "cards": ["K♥", "A♥", "I", "D♥"],
}
ALL = (COUNT, DECK, MAY_PLAY, TRICK, NEXT_DEALER)


def header(**changed: Any) -> Header:
    plain = Header(
        name="lungau",
        based_on="lungau",
        options={},
        profile="",
        suite="0.1.0",
        protocol=PROTOCOL,
        rules=variant_of_source("lungau", {}).digest(),
        features=scenarios_digest("lungau"),
        questions=0,
    )
    return msgspec.structs.replace(plain, **changed)


def locked(question: dict[str, Any], variant: Variant | None = None) -> Locked:
    """A question with the answer of the reference engine, or of a variant."""
    asked = codec.decode_question(msgspec.json.encode({"id": 0, "rules": "lungau", **question}))
    found = answered(variant or variant_of_source("lungau", {}), asked)
    assert found is not None
    told = msgspec.json.decode(found.line)
    return Locked(question=told, answer=found.means, rests=found.rests, scenario="lungau/counting/made-up")


SETTLE = {
    "ask": "settle",
    "contract": "Dreier",
    "players": 4,
    "dealer": 3,
    "declarer": 0,
    "items": [{"item": "Spiel", "side": "declarer", "won": True}],
}
PROFILE = """
name = "Gasthof Post"
based_on = "lungau"

[rulings]
"contracts.Dreier.terms.price_won" = 7
"""
"""A house that differs in one price."""


def written_of_house(folder: Path, text: str = PROFILE) -> Path:
    """The lock of a house beside its profile, with one question that house and source answer differently."""
    (folder / "post.toml").write_text(text, encoding="utf-8")
    house = variant_of_house(house_of(text, "post.toml"))
    told = header(name=house.name, profile="post.toml", rules=house.digest())
    path = folder / "post.lock.jsonl"
    path.write_bytes(sealed(told, [locked(SETTLE, house)]).data())
    return path


def lock(*questions: dict[str, Any], **changed: Any) -> Lock:
    return sealed(header(**changed), [locked(question) for question in questions or ALL])


def written(folder: Path, *questions: dict[str, Any], **changed: Any) -> Path:
    path = folder / NAME
    path.write_bytes(lock(*questions, **changed).data())
    return path


def read_as_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ask by a lock although questions are missing in it, and cache nothing of it."""
    monkeypatch.setattr(against_engine, "refuse_missing_questions", lambda *_: None)
    monkeypatch.setattr(by_lock, "answers_before", lambda *_: None)
    monkeypatch.setattr(by_lock, "keep_answers", lambda *_: None)


def of_areas(monkeypatch: pytest.MonkeyPatch, *areas: str) -> None:
    """Make locks only of the scenarios of these areas and of the impostors of their rulings."""
    select, everyone = selection.select, Variant.impostors
    prefixes = tuple(f"-{area.upper()}-" for area in areas)

    def of_area(*given: Any) -> tuple[Planned, ...]:
        return tuple(planned for planned in select(*given) if planned.area in areas)

    def some(variant: Variant) -> tuple[Impostor, ...]:
        return tuple(
            impostor for impostor in everyone(variant) if any(prefix in impostor.clause for prefix in prefixes)
        )

    monkeypatch.setattr(gathering, "select", of_area)
    monkeypatch.setattr(Variant, "impostors", some)
