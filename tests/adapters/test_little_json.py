"""The little JSON of the skeletons in C and Java reads what questions can hold, to the letter."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.conftest import UNTESTED
from tests.unit.the_command import PATIENCE

from tarock_checking.adapter.skeletons import ProgrammingLanguage, RulesPlayed, adapter_files

C_READER = r"""
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


JAVA_READER = r"""
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;

class Reader {
    static String told(Object value) {
        if (value instanceof String text) return text.length() >= 64 ? "too long" : "text " + text;
        if (value instanceof List<?> list)
            return "list of " + list.size() + ", last " + number(list.isEmpty() ? null : list.get(list.size() - 1));
        if (value instanceof Map<?, ?> map) return "object, c is " + number(map.get("c"));
        if (value instanceof Boolean bool) return bool ? "true 0" : "0";
        return value == null ? "null -1" : String.valueOf(value);
    }

    static long number(Object value) {
        return value instanceof Long found ? found : -1;
    }

    public static void main(String[] words) throws IOException {
        var out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        for (String line : new String(System.in.readAllBytes(), StandardCharsets.UTF_8).split("\n")) {
            Object read = line.isEmpty() ? Map.of() : Json.read(line);
            boolean isThere = read instanceof Map<?, ?> map && map.containsKey("b");
            out.println(isThere ? told(Json.object(read).get("b")) : "none");
            if (!Json.read(Json.write(read)).equals(read)) out.println("written otherwise: " + line);
        }
    }
}
"""


class LittleJson(NamedTuple):
    """A program that reads the value of `b` in each line, the file beside it, and the tool that builds it."""

    language: ProgrammingLanguage
    file: str
    text: str
    header: str
    build: str
    run: str


READERS = [
    LittleJson(
        ProgrammingLanguage.C,
        "reader.c",
        C_READER,
        "json.h",
        "cc -std=c11 -Wall -Wextra -Werror -fsanitize=address,undefined -o reader reader.c",
        "./reader",
    ),
    LittleJson(
        ProgrammingLanguage.JAVA,
        "Reader.java",
        JAVA_READER,
        "Json.java",
        "javac -Xlint:all -Werror -encoding UTF-8 Reader.java Json.java",
        "java Reader",
    ),
]


def said_of(little: LittleJson, folder: Path, lines: list[str]) -> list[str]:
    """What a program says of the value of `b` in each line; skips where its tool is missing."""
    build = little.build.split()
    if shutil.which(build[0]) is None:
        pytest.skip(f"{UNTESTED}no {build[0]} here, so {little.header} of a skeleton was not tried")
    skeleton = adapter_files(little.language, RulesPlayed("lungau"))
    (folder / little.header).write_text(skeleton[little.header], encoding="utf-8")
    (folder / little.file).write_text(little.text, encoding="utf-8")
    subprocess.run(build, cwd=folder, check=True, timeout=PATIENCE)
    done = subprocess.run(
        little.run.split(),
        cwd=folder,
        input="\n".join(lines) + "\n",
        capture_output=True,
        encoding="utf-8",
        check=True,
        timeout=PATIENCE,
    )
    assert done.stderr == ""
    return done.stdout.splitlines()


VALUES = {
    "text Sküs": "Sküs",
    "text K♥": "K♥",
    'text a "b" \\ c/d': 'a "b" \\ c/d',
    "text 𝄞": "𝄞",
    "text ": "",
    "too long": "x" * 100,
    "17": 17,
    "-3": -3,
    "null -1": None,
    "true 0": True,
    "0": False,
    "list of 0, last -1": [],
    "list of 4, last 4": [1, [2, "]"], {"c": [3]}, 4],
    "object, c is 5": {"a": "}", "c": 5},
    "object, c is -1": {},
}
"""What is told of a value, and the value."""


@pytest.mark.gate("c")
@pytest.mark.parametrize("little", READERS, ids=lambda little: little.language)
def test_it_reads_values_however_they_are_spelt(little: LittleJson, tmp_path: Path) -> None:
    lines = [
        json.dumps({"a": {"b": [1, '"b": 7']}, "b": value, "z": [0]}, ensure_ascii=is_ascii, separators=separators)
        for is_ascii, separators in ((False, (",", ":")), (True, (",", ":")), (False, (" , ", " : ")))
        for value in VALUES.values()
    ]

    assert said_of(little, tmp_path, lines) == [*VALUES] * 3


@pytest.mark.gate("c")
@pytest.mark.parametrize("little", READERS, ids=lambda little: little.language)
def test_what_is_not_there_is_nothing(little: LittleJson, tmp_path: Path) -> None:
    lines = ['{"a":1}', "", "{}", '{"bb":1,"x":"b"}', "[]"]

    assert said_of(little, tmp_path, lines) == ["none"] * len(lines)
