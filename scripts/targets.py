#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes cells of the table of docs/platforms.md, with today's date; scripts/static, scripts/processors and
scripts/platforms call it with --write.

  python3 scripts/targets.py TARGET COLUMN=TEXT...
"""
import datetime
import sys
from pathlib import Path

PAGE = Path(__file__).resolve().parent.parent / "docs/platforms.md"
BEGIN, END = "<!-- targets begin -->\n", "<!-- targets end -->\n"
COLUMNS = {"builds": "builds", "tests": "unit tests", "run": "`hlo-cts run --quick`", "bits": "corpus and sizes, same bits"}
TARGETS = (
    "x86_64-linux-gnu", "x86_64-linux-gnu, AVX2 at most", "x86_64-linux-gnu, SSE2 alone", "aarch64-linux-gnu",
    "x86_64-linux-musl", "aarch64-linux-musl", "riscv64-linux-musl", "s390x-linux-musl",
    "aarch64-macos", "x86_64-macos", "x86_64-windows-gnu",
)


def read(text):
    """{target: {column: cell}}"""
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines()[2:]]
    return {row[0].strip("`"): dict(zip(COLUMNS, row[1:])) for row in rows}


def record(target, **cells):
    text = PAGE.read_text(encoding="utf-8")
    before, rest = text.split(BEGIN)
    old, after = rest.split(END)
    table = read(old)
    today = datetime.date.today().isoformat()
    table.setdefault(target, {}).update({column: f"{cell}, {today}" for column, cell in cells.items()})
    lines = ["| target | " + " | ".join(COLUMNS.values()) + " |", "|---" * (1 + len(COLUMNS)) + "|"]
    for name in TARGETS:
        if name in table:
            lines.append(f"| `{name}` | " + " | ".join(table[name].get(column, "–") for column in COLUMNS) + " |")
    PAGE.write_text(before + BEGIN + "\n".join(lines) + "\n" + END + after, encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) < 3 or sys.argv[1] not in TARGETS or any(word.split("=")[0] not in COLUMNS for word in sys.argv[2:]):
        sys.exit(__doc__)
    record(sys.argv[1], **dict(word.split("=", 1) for word in sys.argv[2:]))
