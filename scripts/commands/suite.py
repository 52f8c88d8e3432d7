# SPDX-License-Identifier: Apache-2.0
"""What the commands of hlo-cts in this folder share. hlo-cts calls them, and has their tables of options (harness/cts/script.c).

HLO_CTS is the hlo-cts that called. HLO_CTS_FACTS has, as JSON: tool (its name and version), release (the newest), checks (names, in the order of the
letters of a journal) and verdicts (by letter: name, and whether it is a failure or a bug of the suite).
"""
import array
import json
import mmap
import os
import re
import sys
import unicodedata

HLO_CTS, FACTS = os.environ["HLO_CTS"], json.loads(os.environ.get("HLO_CTS_FACTS", "{}"))
ROW = re.compile(rb'\{"of":"([a-z0-9_]+)","producer":"([0-9.]+)"')


class Unusable(Exception):
    """An input that cannot be used; the message is for the user."""


def visible(text):
    """Characters that do not show, or change the direction of the text, are written out."""
    return "".join(f"\\u{{{ord(c):x}}}" if c not in "\n\t" and unicodedata.category(c) in ("Cc", "Cf", "Cs", "Zl", "Zp") else c
                   for c in text)


def diagnostic(number, text, place=""):
    return visible(f"{place}{': ' if place else ''}error: {text} [HLO-{number}]")


def length(months):
    """"5 years", "1 month"."""
    n, unit = (months, "month") if months % 12 else (months // 12, "year")
    return f"{n} {unit}{'' if n == 1 else 's'}"


def offers_text(o):
    """What a plugin offers and lacks, as hlo-pjrt --probe says it: lines about its table and its attributes."""
    yield "C API: {}.{}, a table of {} functions; this program speaks {}.{}\n".format(*o["api"], o["functions"], *o["ours"])
    yield from (f"{line}\n" for line in (*o.get("lacks_needed", []), *o.get("lacks", [])))
    yield from (f"attribute {a['name']}: {'null' if a['value'] is None else a['value']}\n" for a in o.get("attributes") or [])


def sizes_text(o):
    """The sizes of arguments that a plugin asks for, which are not ours."""
    yield from (f"{s['name']}: it asks for {s['wants']} bytes; ours has {s['ours']}\n" for s in o.get("sizes_asked_for", []))


def run(command, main):
    """Calls main, and exits with the status that it returns."""
    try:
        status = main()
        sys.stdout.flush()
    except (Unusable, OSError) as e:
        print(f"hlo-cts {command}: {visible(str(e))}", file=sys.stderr)
        status = 2
    sys.exit(status)


class Journal:
    """The journal of a run: its head, a line for each case, and where the last line of each row is."""

    def __init__(self, folder):
        self.path = os.path.join(folder, "journal")
        self.cases, self.index, self.seconds, self.broken = [], {}, 0.0, None
        try:
            with open(self.path, "rb") as f:
                self.bytes = mmap.mmap(f.fileno(), 0, access=mmap.ACCESS_READ)
        except (OSError, ValueError) as e:
            raise Unusable(f"'{folder}' holds no run: '{self.path}': {getattr(e, 'strerror', None) or 'it is empty'}") from e
        at, number = 0, 0
        while (end := self.bytes.find(b"\n", at)) >= 0:  # what follows the last newline was cut off
            number += 1
            try:
                self.take(at, self.bytes[at:end])
            except (ValueError, KeyError, TypeError, AttributeError, OverflowError) as e:
                if end + 1 < len(self.bytes):
                    raise Unusable(f"{self.path}:{number}: this is not the line of a journal ({e!r})") from e
            at = end + 1
        if not number or len(self.cases) != self.head["cases"]:
            raise Unusable(f"{self.path}: the journal ends before its cases do")

    def take(self, at, line):
        row = ROW.match(line)
        if row:
            self.rows[self.index[row[1].decode()] * len(self.releases) + self.place[row[2].decode()]] = at + 1
            return
        o = json.loads(line)
        if "journal" in o:
            if o["journal"] != 2:
                raise Unusable(f"'{self.path}' is not a journal of version 2 of the format; read it with the release of hlo-cts that wrote it")
            self.head, self.releases = o, o["releases"]
            self.place = {release: k for k, release in enumerate(self.releases)}
            self.rows = array.array("Q", [0]) * (o["cases"] * len(self.releases))
        elif "case" in o:
            self.index[o["case"]] = len(self.cases)
            self.cases.append((o["case"], line))
        elif "broken" in o:
            self.broken = o["broken"]
        else:
            self.seconds += o["seconds"]

    def line(self, case, producer):
        """The last line of a row, with its newline; None: there is no such row."""
        at = self.rows[case * len(self.releases) + producer]
        return self.bytes[at - 1:self.bytes.find(b"\n", at) + 1] if at else None

    def cells(self, case, producer):
        """The letters of a row, by consumer: those for the artifact that is meant, and for the unchanged one."""
        line = self.line(case, producer)
        runs = json.loads(line)["cells"] if line else [[len(self.releases), "", ""]]
        return [tuple(pair) for n, *pair in runs for _ in range(n)]


def cells_text(line):
    """The cells of a row as they stand in its line, to compare rows that need not be read."""
    return line and line[line.find(b'"cells":'):line.find(b"]]")]
