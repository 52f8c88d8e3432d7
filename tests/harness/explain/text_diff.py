#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The diffs that hlo-cts explain prints: text_diff.py SOURCE"""
import os
import sys

os.environ.update(HLO_CTS="", HLO_CTS_FACTS="{}")
sys.path.insert(0, os.path.join(sys.argv[1], "scripts", "commands"))
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
