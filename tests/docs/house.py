#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The rules for files, functions, rooms and comments: house.py SOURCE

No file has more than 700 lines, no function more than 60, no room of NARROW more than 20 C files; and no comment begins with
"Of" or "What", but for headings and the comments of tests. First the test sees that it finds what breaks a rule.
"""
import os
import re
import sys
import tempfile

FILE_MOST, FUNCTION_MOST, FOLDER_MOST = 700, 60, 20
ENDINGS = (".c", ".h", ".inc", ".def", ".py")
LEFT_OUT = {"build", ".git", "__pycache__", "corpus", "golden"}
NARROW = {"harness", "interpreter"}


def functions(lines):
    """(name, first line, lines) of each function of a C file in the layout of clang-format: it ends with a brace in column 1."""
    head, start = "", 0
    for n, line in enumerate((re.sub(r"\s*/\*.*?\*/$", "", line) for line in lines), 1):
        if line.startswith("}"):
            found = re.match(r"(?!enum|typedef|struct|union)[\w\s*]*?(\w+)\([^=]*\{$", head, re.S) if start else None
            if found:
                yield found.group(1), start, n - start + 1
            start = 0
        elif line[:1] not in ("", " ", "\t", "#", "/", "*") and not (start and head.endswith("{")):
            head, start = (head + " " + line, start) if start and not head.endswith((";", "}", "{")) else (line, n)
        elif start and not head.endswith(("{", ";")) and line.startswith(" "):
            head += " " + line.strip()


def comments(lines):
    """(line, first word) of each comment that begins with a word of docs/style.md."""
    for n, line in enumerate(lines, 1):
        if found := re.search(r"/\*\s*(Of|What)\s", line):
            yield n, found.group(1)


def complaints(root):
    for folder, folders, names in os.walk(root):
        folders[:] = sorted(f for f in folders if f not in LEFT_OUT)
        at = os.path.relpath(folder, root)
        sources = [name for name in sorted(names) if name.endswith(ENDINGS)]
        room = sum(name.endswith((".c", ".h")) for name in sources)
        if room > FOLDER_MOST and at.split(os.sep)[0] in NARROW:
            yield f"{at}: {room} files, more than {FOLDER_MOST}"
        for name in sources:
            path = os.path.join(folder, name)
            with open(path, encoding="utf-8", errors="replace") as f:
                lines = f.read().split("\n")
            if len(lines) - 1 > FILE_MOST:
                yield f"{os.path.join(at, name)}: {len(lines) - 1} lines, more than {FILE_MOST}"
            for function, start, size in functions(lines) if not name.endswith(".py") else ():
                if size > FUNCTION_MOST:
                    yield f"{os.path.join(at, name)}:{start}: {function} has {size} lines, more than {FUNCTION_MOST}"
            for n, word in comments(lines) if at.split(os.sep)[0] != "tests" and not name.endswith(".py") else ():
                yield f"{os.path.join(at, name)}:{n}: the comment begins with '{word}'; name the thing, then say what it does"


def sees_what_breaks_a_rule():
    with tempfile.TemporaryDirectory() as d:
        def put(name, text):
            os.makedirs(os.path.dirname(os.path.join(d, name)), exist_ok=True)
            with open(os.path.join(d, name), "w", encoding="utf-8") as f:
                f.write(text)
        for n in range(21):
            put(f"harness/room/{n}.c", "int a;\n")
            put(f"tests/{n}.c", "int a;\n")
        put("a/long.c", "int a;\n" * 701)
        put("a/function.c", "static int\nf(int a,\n  int b) {\n" + "  a++;\n" * 57 + "}\nint g(void) {\n" + "  a++;\n" * 59 + "}\n")
        put("a/right.c", "int a[] = {\n" + "  1,\n" * 90 + "};\nstatic const rows r[] = {\n" + "  A(1),\n" * 90 + "};\nint g(void) {\n"
            + "  a++;\n" * 58 + "}\nint h(int a);\nenum {\n" + "  B,\n" * 90 + "};\n")
        put("a/comment.c", "/* --- What is left --- */\n/* Of two: the first. */\nint a; /* What it is. */\n/* Whatever. */\n")
        put("tests/comment.c", "/* Of two: the first. */\n")
        found = list(complaints(d))
    expected = ["harness/room: 21 files, more than 20", "a/function.c:1: f has 61 lines, more than 60", "a/function.c:62: g has 61 lines, more than 60",
                "a/long.c: 701 lines, more than 700"] + [
                    f"a/comment.c:{n}: the comment begins with '{word}'; name the thing, then say what it does" for n, word in ((2, "Of"), (3, "What"))]
    if sorted(found) != sorted(expected):
        sys.exit(f"the test does not see what breaks a rule: {found}")


sees_what_breaks_a_rule()
wrong = list(complaints(sys.argv[1]))
print("\n".join(wrong))
sys.exit(1 if wrong else 0)
