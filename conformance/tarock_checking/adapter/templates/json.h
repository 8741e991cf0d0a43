// A little JSON, as far as an adapter needs it: values are found where they stand in the text, and nothing is built.
// A value is a pointer to its first character. Whoever asks sends sound JSON on one line, so nothing is checked twice;
// what is not there is NULL, and every function takes NULL too.

#ifndef JSON_H
#define JSON_H

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

static inline const char *json_blank(const char *at) {
    return at + strspn(at, " \t\r\n");
}

// Behind the text that begins here.
static inline const char *json_behind_text(const char *at) {
    for (at++; *at && *at != '"'; at++)
        if (*at == '\\' && at[1]) at++;
    return *at ? at + 1 : at;
}

// Behind the value that begins here.
static inline const char *json_behind(const char *at) {
    int depth = 0;
    do {
        at = json_blank(at);
        if (*at == '"') {
            at = json_behind_text(at);
            continue;
        }
        if (*at == '{' || *at == '[') depth++;
        if (*at == '}' || *at == ']') depth--;
        if (depth == 0 && *at != '}' && *at != ']') return at + strcspn(at, ",]} \t\r\n");
        if (*at) at++;
    } while (depth > 0 && *at);
    return at;
}

// The value of a key in an object, NULL where it has none.
static inline const char *json_get(const char *object, const char *key) {
    if (object == NULL || *(object = json_blank(object)) != '{') return NULL;
    const char *at = json_blank(object + 1);
    while (*at == '"') {
        const char *name = at + 1, *end = json_behind_text(at);
        const char *value = json_blank(json_blank(end) + 1);
        if (strlen(key) == (size_t)(end - name - 1) && strncmp(name, key, strlen(key)) == 0) return value;
        at = json_blank(json_behind(value));
        if (*at == ',') at = json_blank(at + 1);
    }
    return NULL;
}

// An item of a list, counted from 0; NULL where it has no more.
static inline const char *json_item(const char *list, int index) {
    if (list == NULL || *(list = json_blank(list)) != '[') return NULL;
    const char *at = json_blank(list + 1);
    for (; *at && *at != ']'; index--) {
        if (index == 0) return at;
        at = json_blank(json_behind(at));
        if (*at == ',') at = json_blank(at + 1);
    }
    return NULL;
}

static inline bool json_is_null(const char *value) {
    return value == NULL || strncmp(value, "null", 4) == 0;
}

static inline bool json_is_true(const char *value) {
    return value != NULL && strncmp(value, "true", 4) == 0;
}

static inline long json_number(const char *value, long otherwise) {
    return json_is_null(value) ? otherwise : strtol(value, NULL, 10);
}

static inline unsigned json_hex(const char *at) {
    char digits[5] = "";
    strncpy(digits, at, 4);
    return (unsigned)strtoul(digits, NULL, 16);
}

// One sign as UTF-8; how many bytes it has.
static inline int json_utf8(unsigned sign, char *out) {
    if (sign < 0x80) return out[0] = (char)sign, 1;
    if (sign < 0x800) return out[0] = (char)(0xC0 | sign >> 6), out[1] = (char)(0x80 | (sign & 0x3F)), 2;
    if (sign < 0x10000) {
        out[0] = (char)(0xE0 | sign >> 12), out[1] = (char)(0x80 | (sign >> 6 & 0x3F));
        return out[2] = (char)(0x80 | (sign & 0x3F)), 3;
    }
    out[0] = (char)(0xF0 | sign >> 18), out[1] = (char)(0x80 | (sign >> 12 & 0x3F));
    return out[2] = (char)(0x80 | (sign >> 6 & 0x3F)), out[3] = (char)(0x80 | (sign & 0x3F)), 4;
}

// A text without its quotes and escapes, in UTF-8; false where it is none or there is not room for it.
static inline bool json_text(const char *value, char *out, size_t room) {
    if (value == NULL || *value != '"' || room == 0) return false;
    const char *at = value + 1;
    while (*at && *at != '"') {
        if (room < 5) return false;
        int bytes = 1;
        if (*at != '\\') {
            *out = *at++;
        } else if (*++at == 'u') {
            unsigned sign = json_hex(at + 1);
            at += 5;
            if (sign >= 0xD800 && sign < 0xDC00 && at[0] == '\\' && at[1] == 'u') {
                sign = 0x10000 + ((sign - 0xD800) << 10) + (json_hex(at + 2) - 0xDC00);
                at += 6;
            }
            bytes = json_utf8(sign, out);
        } else {
            const char *found = strchr("n\nt\tr\rb\bf\f", *at);
            *out = found ? found[1] : *at;
            at++;
        }
        out += bytes;
        room -= (size_t)bytes;
    }
    *out = '\0';
    return *at == '"';
}

#endif
