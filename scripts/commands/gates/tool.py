# SPDX-License-Identifier: Apache-2.0
"""Findings, and the programs of the suite that find them."""
import hashlib
import os
import re
import subprocess


class GATE:
    """The numbers of findings that the gate makes itself; harness/cli/diags.def explains them."""
    BASE, SINCE, FORM, ACKNOWLEDGED, STALE = 8601, 8602, 8603, 8604, 8605
    NO_CASE, NO_RULE, NO_LIFTED, NO_BOUND, NO_NEGATIVE, NO_REASON = 8611, 8612, 8613, 8614, 8615, 8616
    VANISHED, SKELETON, ELEMENTS = 8617, 8618, 8619
    REWRITTEN, CORRECTED, CHECK = 8621, 8623, 8631
    WEAKER, FEWER, LOCK, PROGRAM, EXPECTED = 8641, 8642, 8643, 8644, 8645


COVERAGE_LIST, COVERAGE_LESS = 8211, 8212
# Differences from the base, which a person can accept; an error cannot be accepted.
ACCEPTABLE = {GATE.VANISHED, GATE.CORRECTED, GATE.WEAKER, GATE.FEWER, GATE.PROGRAM, GATE.EXPECTED, *range(2100, 2200)}
DIAGNOSTIC = re.compile(r"^(?:(?P<file>[^\n:]+):(?:(?P<line>\d+):\d+|0x[^\n:]*): )?error: (?P<text>.*?) \[HLO-(?P<number>\d{4})\]$", re.M | re.S)


class Broken(Exception):
    """There is no verdict; the message says why."""


class Finding:
    def __init__(self, number, message, file=None, line=0):
        self.number, self.message, self.file, self.line = number, message, file, line
        self.id = f"HLO-{number:04}-{hashlib.sha256(message.encode(errors='surrogateescape')).hexdigest()[:8]}"
        self.who = self.reason = None


class Done:
    """A program that has ended. `out` and `err` are text, `findings` the errors that it told."""

    def __init__(self, made):
        self.status = made.returncode
        self.out, self.err = (text.decode(errors="surrogateescape") for text in (made.stdout, made.stderr))
        self.findings = [Finding(int(m["number"]), m["text"], m["file"], int(m["line"] or 0)) for m in DIAGNOSTIC.finditer(self.err)]

    def reason(self):
        """The first error in words, or all that was said."""
        return self.findings[0].message if self.findings else self.err.strip()


def run(name, *arguments, text=None):
    """A program of the suite, beside the hlo-cts that called the gate; or another one."""
    program = os.path.join(os.path.dirname(os.environ["HLO_CTS"]), name) if name.startswith("hlo-") else name
    source = {"input": text.encode(errors="surrogateescape")} if text is not None else {"stdin": subprocess.DEVNULL}
    try:
        return Done(subprocess.run([program, *arguments], capture_output=True, check=False, **source))
    except OSError as e:
        raise Broken(f"{program}: {e.strerror}") from None


def version(text):
    return tuple(int(n) for n in text.split("."))


def dotted(release):
    return ".".join(str(n) for n in release)


def plural(count, word):
    return f"{count} {word}{'' if count == 1 else 's'}"


def read(path):
    """The bytes of a file; None: it cannot be read."""
    try:
        with open(path, "rb") as f:
            return f.read()
    except (OSError, TypeError):
        return None
