"""Two checks where a type leaves more open than a source's rules do: that a value is there, or of which type it is."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def there(value: T | None, name: str) -> T:
    """A value that is always there in this source. ValueError, with its ``name``, if it is not."""
    if value is None:
        message = f"there is no {name}"
        raise ValueError(message)
    return value


def of_kind(value: object, kind: type[T]) -> T:
    """A value that is always of this kind in this source. TypeError if it is of another one."""
    if not isinstance(value, kind):
        message = f"expected {kind.__module__}.{kind.__name__}, got {type(value).__name__}"
        raise TypeError(message)
    return value
