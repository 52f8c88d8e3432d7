# SPDX-License-Identifier: Apache-2.0
"""golden/WITNESSES: which other software wrote the same bytes as the golden bytes. golden/README.md explains the file."""
import collections
import functools
import os
import re

STANDINGS = ("none", "explained", "rewritten", "equal", "same")  # each says more than those before it
Line = collections.namedtuple("Line", "place generation letters claims")
Claim = collections.namedtuple("Claim", "who rewritten cause first last")  # releases for which `who` did not write the golden bytes


class Wrong(Exception):
    """What is wrong in a line."""


def version(text):
    if not re.fullmatch(r"\d+\.\d+\.\d+", text):
        raise ValueError(text)
    return tuple(map(int, text.split(".")))


class Witnesses:
    def __init__(self, folder):
        """Without the file nothing is known. What is wrong in it is in `errors`, as (text, place)."""
        self.writers, self.causes, self.cases, self.errors = {}, {}, {}, []
        path = os.path.join(folder, "WITNESSES")
        if not os.path.exists(path):
            return
        with open(path, encoding="utf-8", errors="surrogateescape") as f:
            for number, line in enumerate(f.read().split("\n"), 1):
                if line and not line.startswith("#"):
                    place = f"{path}:{number}:1"
                    try:
                        self.read(line.split("\t"), place)
                    except Wrong as e:
                        self.errors.append((str(e), place))

    def read(self, columns, place):
        kind, *columns = columns
        if not columns:
            raise Wrong("a line has columns")
        if kind not in ("writer", "cause", "case"):
            raise Wrong("a line is a writer, a cause or a case")
        {"writer": self.read_writer, "cause": self.read_cause, "case": self.read_case}[kind](columns, place)

    def read_writer(self, columns, _):
        try:
            letter, _, release = columns[:3]
            release = version(release)
            if len(letter) != 1:
                raise ValueError
        except ValueError:
            raise Wrong("a writer has a letter, a name, a release and a date") from None
        if not re.fullmatch("[a-zA-Z]", letter) or letter in self.writers:
            raise Wrong("the letter is none, or is taken")
        self.writers[letter] = release

    def read_cause(self, columns, _):
        if len(columns) < 3:
            raise Wrong("a cause has a word, a sentence and a link")
        self.causes.setdefault(columns[0], columns[1])

    def read_case(self, columns, place):
        if len(columns) < 3 or not columns[1].isdecimal():
            raise Wrong("a case has an id, a generation and letters")
        case, generation, letters = columns[:3]
        letters = "" if letters == "-" else letters
        if not set(letters) <= self.writers.keys():
            raise Wrong("no writer has the letter")
        if self.cases and next(reversed(self.cases)) >= case:
            raise Wrong("the cases are not sorted")
        claims = tuple(claim for column in columns[3:] for claim in self.claims(column))
        self.cases[case] = Line(place, int(generation), letters, claims)

    @functools.lru_cache(maxsize=None)
    def claims(self, column):
        """"a one-true 0.9.0..1.13.0 1.15.0"."""
        who, word, *ranges = column.split(" ") if " " in column else (column, "")
        if who not in self.writers and who not in ("=", "-"):
            raise Wrong("no writer has the letter")
        if word not in self.causes:
            raise Wrong("no line above names the cause")
        try:
            ends = [tuple(map(version, text.split(".."))) for text in ranges]
        except ValueError:
            raise Wrong("a range is A..B or a release") from None
        return [Claim(who, word == "rewritten", self.causes[word], end[0], end[-1]) for end in ends]

    def is_written(self, letters, claims, release):
        """Whether one of the writers wrote the bytes of the release."""
        return any(release <= self.writers[x] for x in letters) or any(
            release <= self.writers.get(who, ()) and not any(c.who == who and c.first <= release <= c.last for c in claims)
            for who in {c.who for c in claims})

    @functools.lru_cache(maxsize=None)
    def stands(self, letters, claims, release):
        """How the witnesses confirm bytes, and why not more."""
        release = version(release)
        if self.is_written(letters, claims, release):
            return "same", None
        about = [c for c in claims if c.first <= release <= c.last]
        if any(c.who == "=" for c in about):
            return "equal", None
        found = next((c for c in about if c.rewritten), about[0] if about else None)
        return ("none", None) if not found else ("rewritten" if found.rewritten else "explained", found.cause)

    def standing(self, case, generation, release):
        """The same of golden bytes; a line about another generation says nothing."""
        line = self.cases.get(case)
        return self.stands(line.letters, line.claims, release) if line and line.generation == generation else ("none", None)
