# SPDX-License-Identifier: Apache-2.0
"""Another evaluator of random programs: XLA's CPU backend of jaxlib, with its known differences as rows (jaxlib.tsv)."""
import json
import re
import subprocess
from collections import Counter
from pathlib import Path

from .base import Program
from .ops import OPS

HERE = Path(__file__).resolve().parent
NAME = re.compile(r'(%\w+)(?::\d+)? = (?:"stablehlo\.(\w+)"\(([^)]*)\)|stablehlo\.(\w+))')


class Row:
    """Fields of jaxlib.tsv: what it is about (differs, refused, dies), a regular expression, who is right, why."""

    def __init__(self, line):
        self.about, pattern, self.right, self.why = line.split("\t")
        self.pattern, self.count = re.compile(pattern, re.S), 0


class Jaxlib:
    def __init__(self, python):
        self.command = [python, str(HERE / "jaxlib_values.py")]
        lines = (HERE / "jaxlib.tsv").read_text().splitlines()
        self.rows = [Row(line) for line in lines if line and line[0] != "#"]
        self.counts, self.child = Counter(), None

    def ask(self, question):
        if self.child is None:
            pipe = subprocess.PIPE
            self.child = subprocess.Popen(self.command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, text=True)
        try:
            self.child.stdin.write(json.dumps(question) + "\n")
            self.child.stdin.flush()
        except BrokenPipeError:
            pass
        line = self.child.stdout.readline()
        if line:
            return json.loads(line)
        status, self.child = self.child.wait(), None
        return {"dies": f"status {status}"}

    def known(self, about, text):
        """The first row that says so; None: nobody knew."""
        row = next((row for row in self.rows if row.about == about and row.pattern.search(text)), None)
        if row:
            row.count += 1
        return row

    def look(self, seed, evaluate):
        """Compares all values of a program; the differences that no row explains, as texts. evaluate(program) is our results."""
        program = Program(seed, OPS)
        inputs = {v.name for v, _ in program.inputs}
        program.results = [v for v in program.values if v.name not in inputs and re.fullmatch("tensor<[^!]*>", v.type)]
        if not program.results:
            return []
        ours = evaluate(program)
        given = [[v.type, literal] for v, literal in program.inputs]
        answer = self.ask({"program": program.text("arguments"), "inputs": given, "ours": ours})
        self.counts["programs"] += 1
        for about in "refused", "dies":
            if about in answer:
                self.counts[about] += 1
                return [] if self.known(about, answer[about]) else [f"{about}: {answer[about][:400]}"]
        return self.compare(program, answer["results"])

    def compare(self, program, answers):
        ops = {m[1]: (m[2] or m[4], m[3] or "", line) for line in program.lines if (m := NAME.match(line))}
        types = {v.name: v.type for v in program.values}
        types |= {v.name: v.type for v, _ in program.inputs}
        spoilt, new = set(), []  # what comes from a value that differs is not compared
        for v, answer in zip(program.results, answers):
            op, operands, line = ops[v.name.split("#")[0]]
            names = re.findall(r"%\w+(?:#\d+)?", line)
            if any(name in spoilt for name in names if name.split("#")[0] != v.name.split("#")[0]):
                spoilt.add(v.name)
                self.counts["behind a difference"] += 1
            elif answer == "same":
                self.counts["same"] += 1
            else:
                spoilt.add(v.name)
                self.counts["differ"] += 1
                of = " ".join(types.get(name, "?") for name in re.findall(r"%\w+(?:#\d+)?", operands))
                body = len(re.findall(r'"stablehlo\.(?!return)', line)) - 1
                what = f"{op} {v.element}: {answer['words']} | {of} | body of {body} | {line}"
                if not self.known("differs", what):
                    new.append(f"{v.name}, {op} {v.element}: {answer['words']}, {answer['first']}\n{line[:400]}")
        return new

    def report(self):
        c = self.counts
        yield (f"jaxlib: {c['programs']} programs, {c['same']} values alike, {c['differ']} differ, {c['behind a difference']} behind "
               f"one that differs, {c['refused']} programs refused, {c['dies']} times jaxlib died")  # fmt: skip
        for row in sorted(self.rows, key=lambda row: -row.count):
            if row.count:
                yield f"  {row.count} {row.about}: {row.why} (right: {row.right})"
