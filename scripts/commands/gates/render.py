# SPDX-License-Identifier: Apache-2.0
"""The verdict, for people and for machines."""
import json
import re
import unicodedata
from xml.sax.saxutils import quoteattr, escape

from gates.tool import plural

SHOWN = 100  # findings of a check in a text for people
STATES = {"not run": "not run", "passed": "passed", "failed": "FAILED"}


def clean(text, keep="\n\t"):
    """Without characters that change how a terminal or a page shows the others."""
    return "".join(c if c in keep or unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Zl", "Zp") and c not in "\ufffe\uffff" else "?" for c in text)


def title(r):
    if not r.newest:
        return f"a release after {r.base}" if r.base else "no base"
    return f"{r.base}, and nothing new" if r.base == r.newest else f"{r.base} to {r.newest}"


def findings_text(check, most):
    out = [f"  {f.file + ':' + str(f.line) + ': ' if f.file else ''}{f.message} [{f.id}]\n" for f in check.findings[:most]]
    if len(check.findings) > most:
        out.append(f"  and {len(check.findings) - most} more; --json has all\n")
    return "".join(out + [f"  accepted by {f.who} ({f.reason}): {f.message} [{f.id}]\n" for f in check.acknowledged])


def text(r):
    out = [f"gate: {title(r)}\n"]
    for check in r.checks:
        out.append(f"{check.name:<12} {STATES[check.state]:<9}{check.note}".rstrip() + "\n" + findings_text(check, SHOWN))
    if r.downgrades:
        out.append(f"\n{r.downgrades}\n")
    count = r.count()
    out.append("The gate is open.\n" if r.is_open() else f"The gate is closed: {plural(count, 'finding')}. hlo-cts help HLO-NUMBER explains one; "
               "gate/ACKNOWLEDGED accepts what is meant.\n")
    return clean("".join(out))


def finding_json(f):
    members = {"id": f.id, "number": f.id[:8], "file": f.file, "line": f.line if f.file else None, "message": f.message, "who": f.who,
               "reason": f.reason}
    return {k: v for k, v in members.items() if v is not None}


def as_json(r):
    checks = [{"check": c.name, "holds": c.holds, "state": c.state, **({"note": c.note} if c.note else {}), "count": len(c.findings),
               "findings": [finding_json(f) for f in c.findings], "acknowledged": [finding_json(f) for f in c.acknowledged]} for c in r.checks]
    return json.dumps({"base": r.base, "newest": r.newest, "open": r.is_open(), "checks": checks, "downgrades": r.downgrades}, indent=1,
                      ensure_ascii=False) + "\n"


def junit(r):
    def of(state):
        return sum(c.state == state for c in r.checks)
    out = ['<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="hlo-cts gate">\n'
           f'  <testsuite name="gate" tests="{len(r.checks)}" failures="{of("failed")}" errors="{of("not run")}">\n']
    for c in r.checks:
        out.append(f'    <testcase classname="gate" name="{c.name}"')
        if c.state == "passed":
            out.append("/>\n")
        elif c.state == "not run":
            out.append(f"><error message={quoteattr(clean(c.note))}/></testcase>\n")
        else:
            out.append(f'><failure message="{len(c.findings)} findings">{escape(clean(findings_text(c, len(c.findings))))}</failure></testcase>\n')
    return "".join(out) + "  </testsuite>\n</testsuites>\n"


def cell(text_):
    """A cell of a Markdown table: one line in which bars, HTML, links and code have no effect."""
    return re.sub(r"([|\\`\[\]])", r"\\\1", escape(clean(text_)).replace("\n", " ").replace("\t", " "))


def markdown(r):
    out = [f"## The gate is {'open' if r.is_open() else 'closed'}: {title(r)}\n\n| check | what must hold | | |\n|---|---|---|---|\n"]
    out += [f"| {c.name} | {c.holds} | {STATES[c.state]} | {cell(c.note)} |\n" for c in r.checks]
    if r.count():
        out.append("\n| finding | where | what |\n|---|---|---|\n")
        out += [f"| {f.id} | {cell(f.file) + ':' + str(f.line) if f.file else ''} | {cell(f.message)} |\n" for c in r.checks for f in c.findings]
    accepted = [f for c in r.checks for f in c.acknowledged]
    if accepted:
        out.append("\n| accepted | by, because | what |\n|---|---|---|\n")
        out += [f"| {f.id} | {cell(f.who + ': ' + f.reason)} | {cell(f.message)} |\n" for f in accepted]
    if r.downgrades:
        out.append(f"\n### What can be written for {r.base}\n\n{r.downgrades}")
    return "".join(out)


def annotations(r):
    """Lines that GitHub Actions shows with a commit (docs.github.com, "Workflow commands for GitHub Actions")."""
    def escaped(text_, special="%\r\n"):
        return "".join(f"%{ord(c):02X}" if c in special else c for c in clean(text_))
    out = []
    for c in r.checks:
        shown = [(f.file, f.line, f"gate, {c.name}: {f.id}", f.message) for f in c.findings[:SHOWN]]
        for file, line, head, message in shown + ([(None, 0, c.name, c.note)] if c.state == "not run" else []):
            place = f"file={escaped(file, '%:,')}" + (f",line={line}" if line else "") + "," if file else ""
            out.append(f"::error {place}title={escaped(head, '%:,')}::{escaped(message)}\n")
    return "".join(out)
