"""The cover that a lock takes its questions from."""

import random

import pytest

from tarock_checking.lock.choosing import covered


def cheap(_: int) -> int:
    return 1


def test_what_has_most_is_taken_first_and_the_rest_by_who_has_it() -> None:
    assert covered([{"a"}, {"a", "b"}, {"c"}], cheap) == (1, 2)


def test_of_two_that_have_as_much_the_cheaper_one_is_taken_and_else_the_first() -> None:
    has = [{"a"}, {"a"}, {"a"}]

    assert covered(has, [3, 1, 1].__getitem__) == (1,)
    assert covered(has, cheap) == (0,)


def test_what_was_taken_greedily_and_is_not_needed_in_the_end_is_left_out() -> None:
    has = [{"a", "b", "c", "d"}, {"a", "b", "e"}, {"c", "d", "f"}]

    assert covered(has, cheap) == (1, 2)


def test_what_was_there_before_is_taken_as_long_as_it_has_anything() -> None:
    has = [{"a", "b"}, {"a"}, {"b"}, {"c"}, {"c"}]

    assert covered(has, cheap, before={1, 2, 4}) == (1, 2, 4)


def test_what_has_nothing_is_never_taken() -> None:
    assert covered([set(), {"a"}, set()], cheap, before={0}) == (1,)
    assert covered([set()], cheap) == ()


@pytest.mark.parametrize("seed", range(20))
def test_a_cover_has_all_that_is_to_be_had_and_none_of_it_could_be_left_out(seed: int) -> None:
    chance = random.Random(seed)
    has = [{chance.randrange(40) for _ in range(chance.randrange(9))} for _ in range(60)]

    taken = covered(has, [chance.randrange(5) for _ in has].__getitem__)

    everything = set().union(*has)
    assert set().union(*(has[place] for place in taken)) == everything
    assert all(set().union(*(has[place] for place in taken if place != other)) != everything for other in taken)
