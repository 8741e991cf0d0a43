"""The little JSON of the skeleton in C reads what questions can hold, to the letter."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest
from tests.conftest import UNTESTED
from tests.unit.the_command import PATIENCE

from tarock_checking.adapter.skeletons import ProgrammingLanguage, RulesPlayed, adapter_files

READER = r"""
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <sys/types.h>
#include "json.h"

int main(void) {
    char *line = NULL, text[64];
    size_t room = 0;
    while (getline(&line, &room, stdin) != -1) {
        const char *value = json_get(line, "b");
        if (value == NULL) puts("none");
        else if (json_text(value, text, sizeof text)) printf("text %s\n", text);
        else if (*value == '"') puts("too long");
        else if (*value == '[') {
            int number = 0;
            while (json_item(value, number) != NULL) number++;
            printf("list of %d, last %ld\n", number, json_number(json_item(value, number - 1), -1));
        } else if (*value == '{') printf("object, c is %ld\n", json_number(json_get(value, "c"), -1));
        else {
            const char *what = json_is_null(value) ? "null " : json_is_true(value) ? "true " : "";
            printf("%s%ld\n", what, json_number(value, -1));
        }
    }
    free(line);
    return 0;
}
"""


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A program that reads the value of `b` in each line."""
    if shutil.which("cc") is None:
        pytest.skip(f"{UNTESTED}no cc here, so json.h of the skeleton in C was not tried")
    folder = tmp_path_factory.mktemp("json")
    (folder / "json.h").write_text(adapter_files(ProgrammingLanguage.C, RulesPlayed("lungau"))["json.h"], "utf-8")
    (folder / "reader.c").write_text(READER, encoding="utf-8")
    words = [
        "cc",
        "-std=c11",
        "-Wall",
        "-Wextra",
        "-Werror",
        "-fsanitize=address,undefined",
        "-o",
        "reader",
        "reader.c",
    ]
    subprocess.run(words, cwd=folder, check=True, timeout=PATIENCE)
    return folder / "reader"


@pytest.mark.parametrize(
    ("value", "told"),
    [
        ("Sküs", "text Sküs"),
        ("K♥", "text K♥"),
        ('a "b" \\ c/d', 'text a "b" \\ c/d'),
        ("𝄞", "text 𝄞"),
        ("", "text "),
        ("x" * 100, "too long"),
        (17, "17"),
        (-3, "-3"),
        (None, "null -1"),
        (True, "true 0"),
        (False, "0"),
        ([], "list of 0, last -1"),
        ([1, [2, "]"], {"c": [3]}, 4], "list of 4, last 4"),
        ({"a": "}", "c": 5}, "object, c is 5"),
        ({}, "object, c is -1"),
    ],
    ids=str,
)
@pytest.mark.parametrize("spelling", ["plain", "escaped", "spaced"])
def test_it_reads_a_value_however_it_is_spelt(reader: Path, value: object, told: str, spelling: str) -> None:
    line = json.dumps(
        {"a": {"b": [1, '"b": 7']}, "b": value, "z": [0]},
        ensure_ascii=spelling == "escaped",
        separators=(" , ", " : ") if spelling == "spaced" else (",", ":"),
    )

    done = subprocess.run(
        [reader], input=line + "\n", capture_output=True, encoding="utf-8", check=True, timeout=PATIENCE
    )

    assert done.stdout == told + "\n"
    assert done.stderr == ""


def test_what_is_not_there_is_nothing(reader: Path) -> None:
    lines = ['{"a":1}', "{}", '{"bb":1,"x":"b"}', "[]", ""]

    done = subprocess.run(
        [reader], input="\n".join(lines) + "\n", capture_output=True, encoding="utf-8", check=True, timeout=PATIENCE
    )

    assert done.stdout == "none\n" * len(lines)
