#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Diffs and sections as hlo-cts explain prints them: told.py BIN SOURCE"""
import json
import os
import subprocess
import sys
import tempfile

os.environ.update(HLO_CTS="", HLO_CTS_FACTS="{}")
sys.path.insert(0, os.path.join(sys.argv[2], "scripts", "commands"))
import explain

HEAD = "--- expected\n+++ actual\n"
LONG = "x" * 300
for expected, actual, want in [
        ("a\nb\n", "a\nb\n", ""),
        ("", "", ""),
        ("a\nb\nc\n", "a\nx\nc\n", HEAD + "@@ -1,3 +1,3 @@\n a\n-b\n+x\n c\n"),
        ("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\n6\n7\n8\n9\n", HEAD + "@@ -2,7 +2,6 @@\n 2\n 3\n 4\n-5\n 6\n 7\n 8\n"),
        ("a\n", "a\nb\n", HEAD + "@@ -1,1 +1,2 @@\n a\n+b\n"),
        ("a\n", "", HEAD + "@@ -1,1 +1,0 @@\n-a\n"),
        # Of a long line, 80 characters before the difference and 160 from it on.
        (LONG + "a" * 200, LONG + "b" * 200, HEAD + "@@ -1,1 +1,1 @@\n" + "".join(
            f"{mark}… {'x' * 80}{letter * 160} …\n" for mark, letter in ("-a", "+b")))]:
    got = explain.text_diff(expected, actual)
    if got != want:
        sys.exit(f"{expected!r} and {actual!r} give\n{got}\nand not\n{want}")

# By the ids in mlir/include/mlir/Bytecode/Encoding.h.
NAMES = ["string", "dialect", "attribute/type", "attribute/type offset", "IR", "resource", "resource offset", "dialect versions",
         "properties"]


def walked(data):
    """The sections of a whole artifact, found by walking the bytes: their ids, and the coding of lengths."""
    at = data.index(0, 5) + 1  # magic, version, name of the producer
    found = [("header", 0, at)]
    while at < len(data):
        start, name = at, NAMES[data[at]]  # none is aligned
        extra = (data[at + 1] & -data[at + 1]).bit_length() - 1
        length = int.from_bytes(data[at + 1:at + 2 + extra], "little") >> extra + 1
        at += 2 + extra + length
        found.append((name, start, at - start))
    return found


def told(path):
    with open(path, "rb") as f:
        size = len(f.read())
    out = subprocess.run([os.path.join(sys.argv[1], "hlo-cts"), "inspect", "--json", path], capture_output=True, check=False).stdout
    rows = json.loads(out).get("sections", []) if out else []
    return [(s["name"], s["offset"], s["size"]) for s in explain.sections_of(rows, size)]


with tempfile.TemporaryDirectory() as folder:
    source, path = sys.argv[2], os.path.join(folder, "a.mlirbc")
    subprocess.run([os.path.join(sys.argv[1], "hlo-cts"), "golden", "extract", folder, "--case=abs_f32", f"--corpus={source}/corpus",
                    f"--golden={source}/golden"], stdout=subprocess.DEVNULL, check=True)
    for release in ("0.9.0", "1.4.0", "1.20.0"):
        with open(os.path.join(folder, release, "abs_f32.mlirbc"), "rb") as f:
            data = f.read()
        with open(path, "wb") as f:
            f.write(data)
        if told(path) != walked(data) or len(walked(data)) < 6:
            sys.exit(f"{release}: {told(path)}, not {walked(data)}")
    for cut in range(0, len(data), 7):  # every byte of a damaged artifact is in one section
        with open(path, "wb") as f:
            f.write(data[:cut])
        end = 0
        for name, offset, size in told(path):
            if offset != end or not size:
                sys.exit(f"{cut} bytes: {name} at {offset}, and not at {end}")
            end += size
        if end != cut:
            sys.exit(f"{cut} bytes: the sections end at {end}")
