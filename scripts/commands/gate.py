# SPDX-License-Identifier: Apache-2.0
"""hlo-cts gate: whether a proposed release is safe. Each check asks commands of the suite, and makes findings of their answers."""
import argparse
import os
import sys

try:
    import yaml  # noqa: F401 the checks need it
except ImportError:
    print("hlo-cts gate: PyYAML is not installed; Debian's package is python3-yaml", file=sys.stderr)
    sys.exit(2)
from gates import checks, programs, render
from gates.ground import Ground, Unusable
from gates.tool import ACCEPTABLE, GATE, Broken, Finding, dotted

# The checks in their order, with what must hold. The third column names what a check cannot do without.
CHECKS = [
    ("rows", "the new rows only add to the older ones", checks.rows, ""),
    ("manifests", "the manifests of all cases agree with the rows", programs.manifests, "cases"),
    ("cases", "every new row has its cases, no case is gone, and no less is covered", checks.cases, "cases"),
    ("strength", "nothing that the base demands is demanded less", checks.strength, "cases"),
    ("goldens", "golden bytes of older releases are unchanged, and the new release has its own", checks.goldens, "golden"),
    ("reading", "artifacts of older releases are written the same, read, and evaluate to the same values", checks.reading, "golden"),
    ("refusals", "older consumers read what is written for them, and refuse everything else by name", checks.refusals, "golden"),
    ("consumers", "real consumers do the same", checks.consumers, "golden"),
]
ACKNOWLEDGED = ("acknowledged", "what gate/ACKNOWLEDGED accepts is found, with a name and a reason")


class Check:
    def __init__(self, name, holds):
        self.name, self.holds, self.state, self.note, self.findings, self.acknowledged = name, holds, None, "", [], []


class Accepted:
    """The lines of gate/ACKNOWLEDGED of the proposed tree, without those that the base has: [id, who, reason, line, found]."""

    def __init__(self, g):
        self.g, self.lines, self.wrong = g, [], []
        before = self.text(os.path.join(g.tree, "gate", "ACKNOWLEDGED")) if g.tree else []
        self.file = os.path.join(g.corpus, "..", "gate", "ACKNOWLEDGED")
        for number, line in enumerate(self.text(self.file), 1):
            if line and not line.startswith("#") and line not in before:
                self.add(number, line.split("\t", 3))

    @staticmethod
    def text(path):
        try:
            with open(path, encoding="utf-8", errors="surrogateescape") as f:
                return f.read().split("\n")
        except OSError:
            return []

    def add(self, number, columns):
        if len(columns) < 3 or not columns[1].strip(" ") or not columns[2].strip(" \r"):
            said = "'{}' does not have the columns id, name and reason, with tabs between".format("\t".join(columns))
            self.wrong.append(Finding(GATE.ACKNOWLEDGED, said, self.file, number))
        elif len(columns) < 4 or columns[3] == self.g.o.base:  # else the line is of another comparison
            self.lines.append([*columns[:3], number, False])

    def accepts(self, finding):
        for line in self.lines if finding.number in ACCEPTABLE else []:
            if line[0] == finding.id:
                finding.who, finding.reason, line[4] = line[1], line[2], True
                return True
        return False

    def judge(self):
        """Only a base that is a tree says which lines are new."""
        stale = self.g.tree and not self.g.o.checks
        return self.wrong + [Finding(GATE.STALE, f"there is no finding '{line[0]}' that can be accepted", self.file, line[3])
                             for line in self.lines if stale and not line[4]], f"{sum(line[4] for line in self.lines)} findings accepted"


class Report:
    def __init__(self, options):
        self.o, self.base, self.newest, self.downgrades, self.broken = options, "", "", "", False
        self.all = [Check(name, holds) for name, holds, *_ in [*CHECKS, ACKNOWLEDGED]]
        self.accepted = None

    @property
    def checks(self):
        return [c for c in self.all if c.state]

    def count(self):
        return sum(len(c.findings) for c in self.all)

    def is_open(self):
        return not self.broken and all(c.state == "passed" for c in self.checks)

    def asked(self, check):
        return not self.o.checks or check.name in self.o.checks

    def take(self, g, check, findings):
        for f in findings:
            g.shown(f)
            (check.acknowledged if self.accepted and self.accepted.accepts(f) else check.findings).append(f)

    def leave_out(self, check, why):
        if check.findings or self.asked(check):
            check.state, check.note = "failed" if check.findings else "not run", why

    def make(self, g, check, function):
        if not self.asked(check):
            check.state = "failed" if check.findings else None
            return
        try:
            findings, check.note = function(g)
            self.take(g, check, findings)
            check.state = "failed" if check.findings else "passed"
        except Broken as why:
            check.state, check.note, self.broken = "not run", str(why), True

    def judge(self, g):
        lint = self.all[0]
        try:
            g.open()
            self.base, self.accepted = dotted(g.before), Accepted(g)
            self.take(g, lint, checks.rows(g) if self.asked(lint) else [])
        except Unusable as why:
            self.broken = True
            self.take(g, lint, why.findings)
            for check in self.all:
                self.leave_out(check, "the base cannot be read")
            return
        if not lint.findings:
            self.take(g, lint, g.load_rows())
        if self.asked(lint) or lint.findings:
            lint.state, lint.note = "failed" if lint.findings else "passed", checks.note_rows(g)
        if lint.findings:
            for check in self.all[1:]:
                self.leave_out(check, "the rows cannot be used")
            return
        self.newest = dotted(g.releases[-1])
        self.judge_cases(g)

    def judge_cases(self, g):
        by_name = {c.name: c for c in self.all}
        for name, errors in zip(("cases", "manifests", "goldens"), g.read_cases()):
            self.take(g, by_name[name], errors)
        for (name, _, function, needs) in CHECKS[1:]:
            if g.cases is None or (needs == "golden" and g.golden_list is None):
                self.leave_out(by_name[name], "the corpus or the golden bytes cannot be read")
            else:
                self.make(g, by_name[name], function)
        self.make(g, self.all[-1], lambda _: self.accepted.judge())
        if not self.o.checks:
            self.downgrades = checks.downgrades(g)


def options():
    parser = argparse.ArgumentParser(prog="hlo-cts gate", add_help=False, allow_abbrev=False)
    for name, default in (("base", "built-in"), ("head", None), ("opset", "built-in"), ("corpus", None), ("golden", None), ("jobs", None),
                          ("timeout", None), ("json", None), ("junit", None), ("markdown", None), ("annotations", None)):
        parser.add_argument("--" + name, default=default)
    for name in ("consumer", "check"):
        parser.add_argument("--" + name, action="append", default=[])
    o = parser.parse_args([word for word in sys.argv[1:] if word != "--"])
    o.corpus, o.golden = os.environ["HLO_CTS_CORPUS"], os.environ["HLO_CTS_GOLDEN"]
    o.consumers, o.checks = (",".join(values).split(",") if values else [] for values in (o.consumer, o.check))
    for file in o.consumers:
        try:
            with open(file, "rb"):
                pass
        except OSError as e:
            sys.exit(usage(f"cannot open input file '{file}': {e.strerror}"))
    return o


def usage(text):
    print(f"hlo-cts gate: {text}", file=sys.stderr)
    return 2


def put(path, text):
    try:
        with open(path, "w", encoding="utf-8", errors="replace") as f:
            f.write(text)
    except OSError as e:
        return usage(f"cannot write '{path}': {e.strerror}")
    return 0


def main():
    o = options()
    g, r = Ground(o), Report(o)
    try:
        r.judge(g)
    except Broken as why:
        r.broken = True
        r.leave_out(r.all[0], str(why))
    finally:
        g.close()
    status = 0 if r.is_open() else 2 if r.broken else 1
    for path, form in ((o.json, render.as_json), (o.junit, render.junit), (o.markdown, render.markdown)):
        if path and put(path, form(r)):
            status = 2
    sys.stdout.reconfigure(encoding="utf-8", errors="replace")
    print(render.as_json(r) if o.json == "" else render.text(r), end="")
    if o.annotations == "github":
        print(render.annotations(r), end="")
    return status


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(usage("interrupted"))
