# SPDX-License-Identifier: Apache-2.0
"""Places in the files of a checkout, and C++ as words."""
import bisect
import re


class Problem(Exception):
    """What is wrong, and where: (file, line, column), or None."""

    def __init__(self, place, text):
        super().__init__(text)
        self.place, self.text = place, text

    def __str__(self):
        place = "{}:{}:{}: ".format(*self.place) if self.place else ""
        return f"{place}error: {self.text}"


class Malformed(Problem):
    """The file is no TableGen or C++ that this reader can split, or is not there."""


class Source:
    def __init__(self, name, text):
        self.name, self.text = name, text
        self.lines = [0] + [m.end() for m in re.finditer("\n", text)]

    def place(self, at):
        line = bisect.bisect_right(self.lines, at)
        return self.name, line, at - self.lines[line - 1] + 1


# A name, a number, a string or a sign of one character; comments and directives are none.
WORD = re.compile(r"""(?:[ \t\r\n]+ | //[^\n]* | /\*.*?(?:\*/|\Z) | ^[ \t]*\#[^\n]*)
                      | (\w+ | "(?:\\.|[^"\\\n])*"? | '(?:\\.|[^'\\\n])*'? | .)""", re.X | re.A | re.S | re.M)


class Cpp:
    """The words of a C++ file: enough to find an enum, a function, and the calls in it."""

    def __init__(self, name, text):
        self.source = Source(name, text)
        found = [m for m in WORD.finditer(text) if m.lastindex]
        self.words, self.at = [m.group(1) for m in found], [m.start(1) for m in found]
        self.count = len(found)
        self.closing = {}  # the index of a bracket to that of its end
        opened = []
        for i, word in enumerate(self.words):
            if word in ("(", "[", "{"):
                opened.append(i)
            elif word in (")", "]", "}"):
                if not opened:
                    raise Malformed(self.place(i), f"no bracket is open for '{word}'")
                self.closing[opened.pop()] = i
        if opened:
            raise Malformed(self.place(opened[-1]), f"no bracket closes '{self.words[opened[-1]]}'")

    def place(self, i):
        return self.source.name, self.source.place(self.at[i] if i < self.count else len(self.source.text))[1], 1

    def has(self, at, words):
        """Whether the words from `at` are these, which blanks separate."""
        words = words.split(" ")
        return self.words[at:at + len(words)] == words

    def find(self, words, at=0):
        """The first place from `at` on with these words; `count`: there is none."""
        first = words.split(" ", 1)[0]
        while at < self.count:
            try:
                at = self.words.index(first, at)
            except ValueError:
                break
            if self.has(at, words):
                return at
            at += 1
        return self.count

    def behind(self, at):
        """The place behind the bracket that closes the first one from `at` on."""
        while at < self.count and at not in self.closing:
            at += 1
        return self.closing[at] + 1 if at < self.count else at

    def code(self, name):
        """The number behind `name =`; None: there is none."""
        at = self.find(f"{name} =")
        number = self.words[at + 2] if at + 2 < self.count else ""
        return int(number) if number.isdecimal() and int(number) < 256 else None
