# SPDX-License-Identifier: Apache-2.0
"""index.html, junit.xml and summary.md of a run, from its results.json. hlo-cts calls this at the end of a run with the folder,
and with a file for a draft of waivers if one is wanted; standard input has what results.json does not say, as JSON (harness/reports/more.c)."""
import datetime
import fcntl
import html
import json
import os
import re
import sys

import pages
import suite

SHOWN = 100  # messages in summary.md
# Limits of the page, so that it stays small whatever a consumer prints. They are bytes, except for the number of cases above which programs
# are not read, and of causes.
PROGRAMS_ALL, PROGRAM_MOST, MESSAGES_ALL, TEXTS_ALL, CASES_READ, CAUSES_MOST = 400 << 10, 8 << 10, 300 << 10, 500 << 10, 10000, 500
HIDDEN = "\x7f-\x9f\xad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\U000e0000-\U000e007f"
IN_XML = {"<": "&lt;", ">": "&gt;", "&": "&amp;", '"': "&quot;", "\n": "&#10;", "\t": "\t", "\x7f": "\x7f"}
NOT_XML = re.compile(f'[<>&"\0-\x1f{HIDDEN}\ufffe\uffff]')
IN_CELL = {"<": "&lt;", ">": "&gt;", "&": "&amp;", "\n": " ", "\t": " ", **{c: "\\" + c for c in "|\\`[]"}}
NOT_CELL = re.compile(f"[<>&|\\\\`[\\]\0-\x1f{HIDDEN}]")
STATES = {"passed": "is-pass", "nothing was checked": "is-rest", "failed": "is-fail", "incomplete": "is-stopped", "suite bug": "is-bug"}
PARTS = ("schema", "tool", "consumer", "calls_itself", "corpus", "coverage", "started", "seconds", "result", "score", "profiles", "sizes", "habits",
         "missing_rows", "releases")


def escape(c):
    """The escapes of a character in JSON."""
    return json.dumps(c)[1:-1] if c > "\x7f" else f"\\u{ord(c):04x}"


def xml(text):
    """Text for XML 1.0; a question mark stands for a character that it does not have."""
    return NOT_XML.sub(lambda m: IN_XML.get(m[0]) or (escape(m[0]) if "\x7f" < m[0] < "\ufffe" or m[0] > "\uffff" else "?"), text)


def cell(text):
    """Text for a cell of a table in Markdown: bars, HTML, links and code have no effect."""
    return NOT_CELL.sub(lambda m: IN_CELL.get(m[0]) or ("\\" + escape(m[0])), text)


def esc(text):
    return html.escape(suite.visible(text))


class Run:
    """results.json, and what it does not say."""

    def __init__(self, folder, more):
        with open(os.path.join(folder, "results.json"), encoding="utf-8") as f:
            self.results = json.load(f)
        self.more, self.failed, self.details = more, set(self.results["failures"]), {}
        self.bad = self.failed | {"suite bug"}
        self.cases = {case["id"]: case for case in self.results["cases"]}
        self.index = {case["id"]: k for k, case in enumerate(self.results["cases"])}
        self.numbers = {v["name"]: k for k, v in enumerate(more["verdicts"], 1)}
        for d in self.results["details"]:
            self.details.setdefault(d["case"], []).append(d)
        self.flaky = {}
        for d in self.results.get("flaky", []):
            self.flaky.setdefault(d["case"], []).append(d)

    def required(self, case):
        return self.more["all_levels"] or case["level"] == "required"

    def retried(self, d):
        """How a row failed before it passed."""
        return (f"{d['case']}, {pair(d)}: {d['verdict']} {d['check']}, then passed on attempt {d['attempts']}: "
                + d["message"].split("\n", 1)[0])

    def time(self, seconds, digits):
        return f' time="{seconds:.{digits}f}"' if "started" in self.results else ""


def pair(d):
    return f"{d['producer']} -> {d['consumer']}{' (unchanged)' if d.get('slot') else ''}"


def message(d):
    """The message of a detail, the phase of a refusal, and whether an earlier answer counts."""
    first, newline, rest = d["message"].partition("\n")
    text = "\n".join(filter(None, [first, "phase: " + d["phase"] if "phase" in d else ""])) + newline + rest
    if "carried" not in d:
        return text
    return (text and text + "\n") + (f"carried over from target {d['from']}, for which the same is written" if d["carried"] == "target" else
                                     f"carried over from the artifact of release {d['from']}, which is equal but for the version in its producer's "
                                     "name")


# --- JUnit XML: a suite for each case, a test for each check ----------------------------------------------------------------------


def end_of(run, case, counts):
    """How the test of a check ends; None: no pair makes the check."""
    if not counts:
        return None
    if "suite bug" in counts:
        return "error"
    if not run.failed.isdisjoint(counts):
        return "failure" if run.required(case) else "skipped"
    return "skipped" if counts.keys() <= {"skipped", "unsupported"} else "passed"


def problem(run, case, check, counts, tag):
    """The failures of a check, or the bugs of the suite."""
    bad = {v: n for v, n in counts.items() if v in (run.failed if tag == "failure" else {"suite bug"})}
    shown = [d for d in run.details.get(case["id"], []) if d["check"] == check and d["verdict"] in bad and d["counted"]]
    text = [f"{pair(d)}: {d['verdict']}: {message(d)}\n" for d in shown]
    if shown:
        text.insert(0, f"hlo-cts explain {case['id']} --pair={shown[0]['producer']},{shown[0]['consumer']}{run.more['explain']}\n")
    if len(shown) < sum(bad.values()):
        text.append(f"and {sum(bad.values()) - len(shown)} more, in the journal\n")
    what = ", ".join(f"{v} in {n} pair{'' if n == 1 else 's'}" for v, n in bad.items())
    return f'      <{tag} message="{what}" type="{next(iter(bad))}">{xml("".join(text))}</{tag}>\n'


def test(run, case, check, end):
    counts = case["checks"][check]["counted"]
    head = f'    <testcase classname="{xml(case["id"])}" name="{check}"'
    if end == "passed":
        return head + "/>\n"
    if end == "skipped":
        why = "not supported, or waived" if run.failed.isdisjoint(counts) else "a recommended case; its failure does not fail the run"
        return f'{head}>\n      <skipped message="{why}"/>\n    </testcase>\n'
    return f"{head}>\n{problem(run, case, check, counts, end)}    </testcase>\n"


def totals(ends):
    return f' tests="{len(ends)}" failures="{ends.count("failure")}" errors="{ends.count("error")}" skipped="{ends.count("skipped")}"'


def suite_of(run, case, ends):
    yield f'  <testsuite name="{xml(case["id"])}"{totals(list(ends.values()))}{run.time(case.get("seconds"), 6)}>\n'
    yield from (test(run, case, check, end) for check, end in ends.items())
    if case["id"] in run.flaky:  # XML of JUnit has no mark for it that all viewers know
        text = "".join(f"flaky: {run.retried(d)}\n" for d in run.flaky[case["id"]])
        yield f"    <system-out>{xml(text)}</system-out>\n"
    yield "  </testsuite>\n"


def suite_of_run(run, stopped):
    """A suite about the run itself. It has a test only if the run was stopped."""
    more = run.more
    yield f'  <testsuite name="run" tests="{stopped:d}" failures="0" errors="{stopped:d}" skipped="0">\n'
    if stopped:
        yield ('    <testcase classname="run" name="complete">\n'
               f'      <error message="incomplete{more["incomplete"]}" type="incomplete"/>\n    </testcase>\n')
    text = f"{run.results['score']['line']}\n{more['refusals']}{more['written']}"
    yield f"    <system-out>{xml(text)}</system-out>\n  </testsuite>\n"


def junit(run):
    r, stopped = run.results, run.results["result"] == "incomplete"
    ends = [{check: end for check, counts in case["checks"].items() if (end := end_of(run, case, counts["counted"]))} for case in r["cases"]]
    every = [end for of_case in ends for end in of_case.values()]
    itself = f", which calls itself {xml(r['calls_itself'])}" if "calls_itself" in r else ""
    yield f'<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="{xml(r["tool"])}, consumer {xml(r["consumer"])}{itself}"'
    stamp = f' timestamp="{xml(r["started"])}"' if "started" in r else ""
    yield f'{totals(every + ["error"] * stopped)}{stamp}{run.time(r.get("seconds"), 3)}>\n'
    yield from suite_of_run(run, stopped)
    for case, of_case in zip(r["cases"], ends):
        yield from suite_of(run, case, of_case)
    yield "</testsuites>\n"


# --- Markdown, for pull requests --------------------------------------------------------------------------------------------------


def comes_first(run, d):
    """Whether the failure fails the run."""
    return d["verdict"] in run.bad and d["counted"] and run.required(run.cases[d["case"]])


def detail_line(d):
    return (f"| {d['case']} | {d['producer']} | {d['consumer']}{', unchanged' if d.get('slot') else ''} | {d['check']} | "
            f"{d['verdict']}{'' if d['counted'] else ' (not counted)'} | {cell(message(d))} |\n")


def listed(lines, count):
    """The first lines, and how many more there are."""
    yield from lines[:SHOWN]
    if count > SHOWN:
        yield f"\n{count - SHOWN} more are in the JSON report.\n"


def markdown(run):
    r, more, details, retried = run.results, run.more, run.results["details"], run.results.get("flaky", [])
    yield f"{r['score']['line']}\n\n# Conformance of {cell(r['consumer'])}: {r['result']}{more['flaky']}\n\n"
    if r["result"] == "incomplete":
        yield f"The result is incomplete{more['incomplete']}.\n\n"
    if "calls_itself" in r:
        yield f"It calls itself {cell(r['calls_itself'])}.\n\n"
    yield f"{more['extent'].replace(', ', ' over ', 1)}, by {r['tool']}"
    yield f", {r['started']}, {r['seconds']:.2f} s.\n\n" if "started" in r else ".\n\n"
    yield more["notes"] + (f"* habits: {r['habits']}\n" if "habits" in r else "") + "\n"
    if "coverage" in r:
        yield cell(r["coverage"]) + "\n\n"
    yield f"| class |{''.join(f' {name} |' for name in run.numbers)}\n| --- |{' ---: |' * len(run.numbers)}\n"
    yield from (f"| {name} |{''.join(f' {n} |' for n in counts)}\n" for name, *counts in more["by_class"])
    yield f"\n```text\n{more['matrix']}```\n"
    if retried:
        yield "\nFlaky:\n\n"
        yield from listed([f"* {cell(run.retried(d))}\n" for d in retried], len(retried))
    if details:
        yield "\n| case | producer | consumer | check | verdict | message |\n| --- | --- | --- | --- | --- | --- |\n"
        first = [d for d in details if comes_first(run, d)][:SHOWN]
        rest = [d for d in details if not comes_first(run, d)][:SHOWN - len(first)] if len(first) < SHOWN else []
        yield from listed([detail_line(d) for d in first + rest], len(details))


# --- The page: what it says without scripts ---------------------------------------------------------------------------------------


def about(run):
    """Profiles, sizes, habits, refusals: folded, below the rest."""
    r, more = run.results, run.more
    lines = [("profiles", more["profiles"]), ("sizes", more["sizes"]), ("refusals", more["refusals"]), ("written", more["written"]),
             ("habits", "habits: " + r["habits"] if "habits" in r else "")]
    yield '<details id="about"><summary>About the run</summary>\n'
    yield from (f'<pre id="{name}">{esc(text)}</pre>' for name, text in lines if text)
    if "coverage" in r:
        yield f'<p id="coverage">{esc(r["coverage"])}{", of which rows are missing" if "missing_rows" in r else ""}</p>\n'
    itself = f"it calls itself {esc(r['calls_itself'])}; " if "calls_itself" in r else ""
    when = f", {esc(r['started'])}, {r['seconds']:.2f} s." if "started" in r else ""
    yield f'<p class="soft">{itself}{more["extent"]}, by {esc(r["tool"])}{when}\n</p>\n</details>\n'


def head(run):
    r, more = run.results, run.more
    causes = sum(kind == 0 for kind, *_ in more["causes"])
    count = f"{causes} cause{'' if causes == 1 else 's'}." if causes else "No failure." if more["sentence"] else ""
    yield f"<h1>Conformance of {esc(r['consumer'])}: <strong>{r['result']}</strong>{more['flaky']}</h1>\n"
    # "Reads 33 of 33 releases. 82 % of evaluations right. 5 causes."
    yield f'<p id="sentence">{esc(" ".join(filter(None, [more["sentence"], count])))}</p>\n'
    yield f'<p id="score" class="soft">{esc(r["score"]["line"])}</p>\n'
    if r["result"] == "incomplete":
        yield (f'<p class="alarm" role="alert">The result is incomplete{more["incomplete"]}. Nothing on this page says that the run passed. To finish '
               "it, give <code>hlo-cts run</code> its options again, and <code>--resume</code>.</p>\n")
    yield '<ul id="tiles" class="tiles"></ul>\n'
    yield from about(run)


# --- The page: the results as data ------------------------------------------------------------------------------------------------


class Pool(dict):
    """Strings that stand once; the number of each."""

    def add(self, text):
        return self.setdefault(text, len(self))


OP = re.compile(r"(?<![#!])stablehlo\.([\w-]+)", re.ASCII)  # not an attribute, not a type
COMMENT = re.compile(r"//[^\n]*")


def program_of(run, case):
    """The program of a case, as it stands in the corpus now. Names come from journals of others."""
    name = case["file"]
    if name.startswith("/") or not name.endswith(".mlir") or ".." in name:
        return None
    try:
        with open(os.path.join(run.results["corpus"], name), encoding="utf-8", errors="replace") as f:
            return f.read()
    except (OSError, ValueError):
        return None


def programs(run):
    """For each case: the ops of its program, then the program itself if the case failed."""
    used, out, ops = 0, [], Pool((name, k) for k, name in enumerate(run.more["ops"]))
    for case in run.results["cases"] if len(run.results["cases"]) <= CASES_READ else []:
        text = program_of(run, case)
        item = sorted({ops[name] for name in OP.findall(COMMENT.sub("", text)) if name in ops}) if text else []
        failed = text and any(d["verdict"] in run.bad for d in run.details.get(case["id"], []))
        if failed and len(text) <= PROGRAM_MOST and used + len(text) <= PROGRAMS_ALL:
            item.append(text)
            used += len(text)
        out.append(item)
    return out


class Messages:
    """The messages of the page, as numbers of texts."""

    def __init__(self, run):
        r = run.results
        self.run, self.texts, self.used = run, Pool(), 0
        self.releases = {release: k for k, release in enumerate(r["releases"])}
        self.checks = {check: k for k, check in enumerate(run.more["checks"])}

    def place(self, d):
        return [self.run.index[d["case"]], self.releases[d["producer"]], self.releases[d["consumer"]], d.get("slot", 0)]

    def text(self, d):
        """The number of a message; of the last ones, when there is no room for more, that of a note."""
        text = message(d)
        if self.used + len(text) > TEXTS_ALL:
            text = "(in the journal, and with the command)"
        before, number = len(self.texts), self.texts.add(text)
        self.used += len(text) if len(self.texts) > before else 0
        return number

    def of_case(self, details, room):
        """For each check and verdict one, more if there is room. Equal messages of neighbouring consumers about a check are one entry."""
        told, current, size = set(), {}, 0
        for d in details:
            what, stream = (d["check"], d["verdict"]), (d.get("slot", 0), d["check"])
            if what in told and size >= room:
                continue
            told.add(what)
            entry = [*self.place(d), self.checks[d["check"]], self.run.numbers[d["verdict"]], self.text(d), 1]
            last = current.get(stream)
            if last and last[:2] + last[3:7] == entry[:2] + entry[3:7] and last[2] + last[7] == entry[2]:
                last[7] += 1
                continue
            if last:
                size += len(str(last)) - 6
                yield last
            current[stream] = entry
        yield from (current[stream] for stream in sorted(current, key=lambda s: (s[0], self.checks[s[1]])))

    def all(self):
        """[case, producer, first consumer, slot, check, verdict, text, consumers]"""
        out, used = [], 0
        for case in self.run.results["cases"]:
            entries = list(self.of_case(self.run.details.get(case["id"], []), MESSAGES_ALL - used))
            used += sum(len(str(e)) - 6 for e in entries)
            out += entries
        return out


def causes_of(run, messages):
    """The causes of each kind, and how many more there are. The cases of fixed ones are of another run."""
    shown, more = [], [0, 0, 0, 0]
    for cause, (kind, *places) in zip(run.results["causes"], run.more["causes"]):
        if sum(c["kind"] == kind for c in shown) == CAUSES_MOST:
            more[kind] += 1
            continue
        item = {**cause, "kind": kind}
        if places:
            details = [(run.results["details"][k], pairs) for k, pairs in places]
            item["text"] = messages.text(details[0][0])
            item["places"] = [[*messages.place(d), pairs] for d, pairs in details]
        shown.append(item)
    return shown, more


def case_of(case, tags):
    """[id, file, since, level, tags]; a file that is named like its case is the folder alone."""
    folder, slash, name = case["file"].rpartition("/")
    file = folder + slash if slash and name == case["id"] + ".mlir" else case["file"]
    return [case["id"], file, case["since"], int(case["level"] != "required"), [tags.add(t) for t in case["tags"]]]


def dump(value):
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def lines(key, value):
    return "[\n" + ",\n".join(map(dump, value)) + "\n]" if key in ("cases", "causes", "grid", "patterns", "rows", "flaky") and value else dump(value)


def data_of(run):
    r, more, tags, rows, messages = run.results, run.more, Pool(), Pool(), Messages(run)
    cases = [case_of(case, tags) for case in r["cases"]]
    causes, more_causes = causes_of(run, messages)
    numbers = [[rows.add(json.dumps(row)) for row in group] for group in more["rows"]]
    data = {**{k: more[k] for k in ("before", "all_levels", "explain", "promises", "checks", "check_meanings", "classes", "verdicts", "hub")},
            "cases": cases, "tags": list(tags), **({"times": [round(c["seconds"] * 1e6) for c in r["cases"]]} if "started" in r else {}),
            "ops": more["ops"], "programs": programs(run), "grid": more["grid"], "groups": more["groups"], "rows": numbers,
            "patterns": [json.loads(row) for row in rows], "causes": causes, "more_causes": more_causes,
            **({"flaky": r["flaky"]} if "flaky" in r else {}), "messages": messages.all(), "texts": list(messages.texts)}
    text = dump({k: r[k] for k in PARTS if k in r})[:-1] + "".join(f",\n{dump(k)}:{lines(k, v)}" for k, v in data.items()) + "\n}"
    return re.sub(f"[<>&{HIDDEN}]", lambda m: escape(m[0]), text)


def page(run):
    r, more = run.results, run.more
    plain = f'<pre class="wide">{esc(more["summary"])}\n{esc(more["matrix"])}</pre>\n'
    yield pages.make_page("run.html", ["common.js", "run.js", "pictures.js", "start.js"], {
        "TITLE": f"{esc(r['consumer'])}: {r['result']}", "STATE": STATES[r["result"]], "HEAD": "".join(head(run)), "PLAIN": plain, "DATA": data_of(run)})


def write_beside(path, parts):
    """At no moment is there a part of the file; the lock keeps others from removing what is beside it."""
    beside = f"{path}.{os.getpid()}.part"
    with open(beside, "w", encoding="utf-8", errors="replace", newline="") as f:
        fcntl.flock(f, fcntl.LOCK_EX)
        try:
            f.writelines(parts)
            f.flush()
            os.replace(beside, path)
        except BaseException:
            os.unlink(beside)
            raise


def write(path, parts):
    try:
        if os.path.isfile(path) or not os.path.exists(path):
            write_beside(path, parts)
        else:  # a device or a pipe
            with open(path, "w", encoding="utf-8") as f:
                f.writelines(parts)
    except OSError as e:
        other = "" if str(e.filename or path).startswith(path) else f"'{e.filename}': "
        raise suite.Unusable(f"cannot write '{path}': {other}{e.strerror}") from e


def quoted(text):
    """The text in JSON, which is YAML, with characters that do not show as escapes."""
    return re.sub(f"[{HIDDEN}]", lambda m: escape(m[0]), dump(text))


def draft(run):
    """A file of waivers: one for each cause that fails the run. It ends 90 days after the run."""
    r, details = run.results, run.results["details"]
    try:
        ends = datetime.date.fromisoformat(r["started"][:10]) + datetime.timedelta(days=90)
    except (ValueError, OverflowError) as e:
        raise suite.Unusable(f"the journal says that the run began at '{r['started']}'") from e
    found = [(c, places) for c, (kind, *places) in zip(r["causes"], run.more["causes"]) if kind == 0 and c["verdict"] in run.failed]
    yield "# A draft: say in each why it is accepted, with a link, and when it ends.\n" + ("waivers:\n" if found else "waivers: []\n")
    for c, places in found:
        # Ids are words, so they need no escapes.
        yield (f'  - cases: "{"|".join(details[k]["case"] for k, _ in places)}"\n    consumer: {quoted(r["consumer"])}\n    pair: "*,*"\n'
               f"    check: {c['checks'].replace(' ', '')}\n    fails-with: {c['verdict']}\n    reason: {quoted(c['title'])}\n    expires: {ends}\n")


def main():
    folder, more = sys.argv[1], json.load(sys.stdin.buffer)
    run = Run(folder, more)
    for name in sys.argv[2:]:
        write("/dev/stdout" if name == "-" else name, draft(run))
    for name, parts in (("index.html", page), ("junit.xml", junit), ("summary.md", markdown)):
        write(os.path.join(folder, name), parts(run))


suite.run("report", main)
