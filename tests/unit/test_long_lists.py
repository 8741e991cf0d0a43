"""Lists of faults, which a stranger makes as long as he likes: no depth of messages, and the first few are told."""

from __future__ import annotations

import msgspec
import pytest

from tarock_checking.doctor.promises import troubles_of_hello
from tarock_checking.playing.declared import house_declared
from tarock_language.catalogue import language_of
from tarock_language.data import as_data, message_from
from tarock_language.message import ENGLISH, Message, message, one_after_another
from tarock_protocol.messages.answers import HelloAnswer
from tarock_reference.houses.profile_mistakes import HouseError
from tarock_reference.houses.profile_parsing import house_of
from tarock_running.process.exits import AdapterBrokenError, UsageFaultError, check_known

MANY = [str(number) for number in range(3000)]


@pytest.mark.parametrize(
    ("told", "between"), [(message("{a:either}", a=MANY), " or "), (message("{a:both}", a=MANY), " and ")]
)
def test_names_without_end_are_joined(told: Message, between: str) -> None:
    assert ENGLISH.sentence(told) == between.join(MANY)
    assert message_from(as_data(told)) == told


def test_of_faults_without_end_the_first_few_are_told() -> None:
    told = one_after_another(message("{fault}", fault=name) for name in MANY)

    assert str(told) == f"{'; '.join(MANY[:20])}; and 2980 more"
    assert language_of("de").sentence(told).endswith("; 19; und 2980 weitere")


def test_of_the_mistakes_of_a_profile_the_first_few_are_told() -> None:
    lines = "\n".join(f'k{name}="v"' for name in MANY[:400])
    with pytest.raises(HouseError) as refused:
        house_of(f'name="x"\nbased_on="lungau"\n[readings]\n{lines}', "house.toml")

    told = str(refused.value.said).splitlines()
    assert len(refused.value.mistakes) == 400
    assert told == [line if not place else f"  {line}" for place, line in enumerate(str(refused.value).splitlines())]
    assert told[0].startswith("house.toml:4: readings.k0: ")
    assert told[20:] == ["  and 380 more"]


def test_of_the_mistakes_in_hello_the_first_few_are_told_in_the_language_of_the_reader() -> None:
    said = {"lungau": {"without": {"contracts": [f"k{name}\x07" for name in MANY[:300]]}}}
    plain = {"protocol": 1, "name": "p", "version": "1", "language": "C", "rules": {"lungau": {}}, "questions": []}
    hello = msgspec.convert(plain | {"houses": said}, HelloAnswer)
    with pytest.raises(AdapterBrokenError) as refused:
        house_declared(hello, "lungau")

    told = language_of("de").sentence(refused.value.said)
    assert told.startswith(
        "das Programm sagt in hello: houses.lungau: without.contracts[0]: erwartet: ein Name aus der "
    )
    assert told.endswith("; und 280 weitere")
    assert told.isprintable()
    assert refused.value.said.arguments["told"] in [trouble.names.get("reason") for trouble in troubles_of_hello(hello)]


def test_a_profile_that_is_no_file_has_lines() -> None:
    with pytest.raises(HouseError) as refused:
        house_of('name="x"\nbased_on="tirol"', "")
    with pytest.raises(HouseError) as empty:
        house_of("", "")

    assert str(refused.value).startswith("line 2: based_on: expected ")
    assert language_of("de").sentence(refused.value.said).startswith("Zeile 2: based_on: erwartet")
    assert str(empty.value).startswith("name: expected ")


def test_a_point_that_is_none_is_told_in_german() -> None:
    with pytest.raises(UsageFaultError) as refused:
        check_known("point", "difference", "nope", ["a"])

    assert language_of("de").sentence(refused.value.said) == "point: es gibt keinen Unterschied 'nope'. Es gibt: a"
