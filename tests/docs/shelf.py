#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""docs/shelf.tsv: every line is about a case and releases that there are, by a writer and for a cause that the file names. shelf.py HLO-CTS SHELF"""
import re
import subprocess
import sys

HLO_CTS, SHELF = sys.argv[1:3]


def version(text):
    return tuple(int(n) for n in text.split("."))


def wrong(lines, cases, releases):
    """The first thing that is wrong; None."""
    writers, causes, counts = {}, set(), {}
    for number, line in enumerate(lines, 1):
        kind, *columns = line.split("\t")
        if kind == "writer":
            writers[columns[0]] = columns
        elif kind == "cause":
            causes.add(columns[0])
        elif kind == "other":
            name, case, cause, ranges, found = columns
            if name not in writers or case not in cases or cause not in causes:
                return f"line {number}: no such writer, case or cause"
            if not re.fullmatch("-|[0-9a-f]{64}", found):
                return f"line {number}: '{found}' is no hash"
            for part in ranges.split(" "):
                first, _, last = part.partition("..")
                span = [r for r in releases if version(first) <= version(r) <= version(last or first)]
                if not span or first not in releases or version(span[-1]) > version(writers[name][1]):
                    return f"line {number}: '{part}' is not a range up to the writer's release"
                counts[name] = counts.get(name, 0) + len(span)
        elif not line.startswith("#"):
            return f"line {number}: '{kind}'"
    for name, columns in writers.items():
        if counts.get(name, 0) != int(columns[4]) or int(columns[4]) > int(columns[3]):
            return f"{name}: {counts.get(name, 0)} artifacts are listed, {columns[4]} of {columns[3]} are said"
    return None


def main():
    listed = subprocess.run([HLO_CTS, "list"], check=True, capture_output=True, text=True).stdout
    history = subprocess.run([HLO_CTS, "history"], check=True, capture_output=True, text=True).stdout
    cases = {line.split()[0] for line in listed.splitlines() if line.strip()}
    releases = sorted(set(re.findall(r"\b\d+\.\d+\.0\b", history)), key=version)
    with open(SHELF, encoding="utf-8") as f:
        lines = f.read().splitlines()
    found = wrong(lines, cases, releases)
    # A floor: an empty file has no wrong lines.
    if found or len(lines) < 100:
        sys.exit(f"{SHELF}: {found or 'hardly anything is there'}")
    # A line that is spoiled in any of its columns is found.
    at = next(i for i, line in enumerate(lines) if line.startswith("other\t") and not line.endswith("-"))
    columns = lines[at].split("\t")
    for i, bad in ((1, "jaxlib 0.0.1"), (2, "no_such_case"), (3, "because"), (4, "0.8.0"), (4, "1.20.0"), (5, "abc")):
        spoiled = [*columns[:i], bad, *columns[i + 1:]]
        if not wrong([*lines[:at], "\t".join(spoiled), *lines[at + 1:]], cases, releases):
            sys.exit(f"'{bad}' in column {i} was not found")
    if not wrong(lines[:at] + lines[at + 1:], cases, releases):
        sys.exit("a line that is missing was not found")
    print(f"{len(lines)} lines are right")


main()
