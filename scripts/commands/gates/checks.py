# SPDX-License-Identifier: Apache-2.0
"""The checks of the gate: each returns its findings, and what it did."""
import glob
import hashlib
import json
import os
import re

import coverage as lists
import yaml

from gates import facts, programs
from gates.ground import Unusable, rows_folder
from gates.tool import COVERAGE_LESS, COVERAGE_LIST, GATE, Broken, Finding, dotted, plural, read, run, version

# --- Rows ---


def rows(g):
    """The new rows only add to the older ones."""
    done = run("hlo-cts", "lint-opset", g.older_side(), g.opset)
    if done.status not in (0, 1):
        raise Unusable(done.findings)
    return done.findings


def note_rows(g):
    return f"{plural(sum(map(g.is_new, g.releases)), 'new release')} after {dotted(g.before)}" if g.releases else ""


# --- Cases ---

# The dimension of the coverage, the number of a hole in it, and what it says.
DEMANDS = [
    ("ops serialized", GATE.NO_CASE, "no case has the op"),
    ("op versions", GATE.NO_CASE, "no case is written with the op version"),
    ("types", GATE.NO_CASE, "no case has the type"),
    ("attributes", GATE.NO_CASE, "no case has the attribute"),
    ("enum values", GATE.NO_CASE, "no case has the value"),
    ("rules", GATE.NO_RULE, "no case asks the rule this way"),
    ("lifted constraints", GATE.NO_LIFTED, "no case needs the release that lifted it"),
    ("bounds", GATE.NO_BOUND, "no case of its release has it, so older consumers are never asked to refuse it"),
    ("ops refused", GATE.NO_NEGATIVE, "no case breaks a constraint of the op"),
    ("constraints", GATE.NO_NEGATIVE, "no case breaks it"),
    ("reasons", GATE.NO_REASON, "the case is not evaluated and does not say why"),
]


def measure_coverage(g):
    """The dimensions of the coverage by name, without witnesses; and the errors."""
    empty = os.path.join(g.memory, "golden")
    os.makedirs(empty, exist_ok=True)
    with open(os.path.join(empty, "MANIFEST"), "w", encoding="utf-8"):
        pass
    done = run("hlo-cts", "coverage", "--json", *g.rows, f"--corpus={g.corpus}", f"--golden={empty}")
    if done.status and not done.findings:
        raise Broken(done.err.strip())
    return {d["name"]: d["items"] for d in json.loads(done.out)["dimensions"]} if done.out else {}, done.findings


def holes(g, coverage):
    constrained = {item["name"].split(" ")[0] for item in coverage.get("constraints", [])}
    for name, number, says in DEMANDS:
        for item in coverage.get(name, []):
            if item["cases"] or "except" in item or not g.is_new(version(item["since"]) if "since" in item else None):
                continue
            if name != "ops refused" or item["name"] in constrained:
                yield Finding(number, f"{item['name']} ({item['since']}): {says}")


def less_covered(folder, measured):
    """What the coverage lacks of a folder's list. Exceptions of the list stay in the coverage."""
    marks, wrong = lists.read_marks(folder, measured)
    for text, place in wrong:
        file, line, _ = place.rsplit(":", 2)
        yield Finding(COVERAGE_LIST, text, file, int(line))
    for text in lists.less_than(folder, measured, marks):
        yield Finding(COVERAGE_LESS, text)


def cases(g):
    """Every new row has its cases, no case is gone, and no less is covered."""
    findings = [*programs.elements(g), *programs.skeletons(g)]
    findings += [Finding(GATE.VANISHED, f"case '{case}' of the base is gone") for case in sorted(g.was or {}) if case not in g.cases]
    coverage, errors = measure_coverage(g)
    g.coverage = coverage
    findings += errors
    if not errors:
        findings += [*holes(g, coverage), *less_covered(g.corpus, coverage)]
        findings += less_covered(g.before_corpus, coverage) if g.before_corpus else []
    asked = sum("since" in item and g.is_new(version(item["since"])) for items in coverage.values() for item in items)
    return findings, f"{asked} demands of new rows, {len(g.cases)} cases"


# --- Strength ---


def check_lock(folder):
    """Each file of opset/LOCK has its hash."""
    path = os.path.join(folder, "opset", "LOCK")
    locked = facts.Facts()
    facts.add_lock(locked, path, read(path) or b"")
    for name in sorted(locked.of):
        for digest, file, line in locked.of[name].values():
            data = read(os.path.join(folder, "opset", name))
            if data is None:
                yield Finding(GATE.LOCK, f"{name} cannot open input file '{os.path.join(folder, 'opset', name)}'", file, line)
            elif hashlib.sha256(data).hexdigest() != digest:
                yield Finding(GATE.LOCK, f"{name} does not have the locked hash", file, line)


def compare_files(g):
    """The findings about facts, and what was compared."""
    was = {"corpus": g.before_corpus, "golden": g.before_golden, "rows": g.tree and rows_folder(g.tree)}
    now = {"corpus": g.corpus, "golden": g.golden, "rows": g.proposed_rows()}
    findings, every, changed = [], 0, 0
    for source, folder, pattern, reader in facts.SOURCES:
        if (source == "lock of" and not g.whole) or (source == "row" and not now["rows"]) or not was[folder]:
            continue
        # The check of cases tells which are gone. Rows on top of the base's need not repeat those.
        may_go = source == "case" or (source == "row" and not g.whole)
        try:
            found, files, others = facts.compare_source(was[folder], now[folder], pattern, reader, source, may_go)
        except yaml.YAMLError as e:
            raise Broken(str(e)) from None
        findings, every, changed = findings + found, every + files, changed + others
    return findings, f"{changed} of {plural(every, 'file')} with facts changed"


def files_of(case):
    return [case.get(key) for key in ("file", "normal", "twin", "edits")]


def same_files(a, b):
    return all(x == y or (x and y and read(x) == read(y)) for x, y in zip(files_of(a), files_of(b)))


def whole_text(options, path):
    """The program with its checks, in the generic form: names of values and comments do not count. The bytes of what is no program."""
    if not path:
        return None
    done = run("hlo-opt", *options, "--mlir-print-op-generic", "--mlir-very-unsafe-disable-verifier-on-parsing", path)
    return done.out.encode(errors="surrogateescape") if done.status == 0 else read(path)


def hashes(options, corpus, ids):
    done = run("hlo-cts", "list", "--json", "--full", *options, f"--corpus={corpus}", "--case=" + ",".join(ids))
    return {c["id"]: c.get("program", "") for c in json.loads(done.out)} if done.status == 0 else {}


def compare_programs(g):
    """Cases of the base with another program, or other expected values."""
    different = []
    for case, was in (g.was or {}).items():
        now = g.cases.get(case)
        if now and not same_files(was, now) and not (
                read(was.get("edits")) == read(now.get("edits")) and
                all(whole_text(g.old_rows, was.get(k)) == whole_text(g.rows, now.get(k)) for k in ("file", "normal", "twin"))):
            different.append(case)
    if not different:
        return
    before, after = hashes(g.old_rows, g.before_corpus, different), hashes(g.rows, g.corpus, different)
    for case in different:
        was, now, a, b = g.was[case], g.cases[case], before.get(case, ""), after.get(case, "")
        if a and a == b and read(was.get("twin")) == read(now.get("twin")):
            yield programs.place(now, GATE.EXPECTED, f"case '{case}' expects other values, or compares them in another way ({a[:8]} to {b[:8]})")
        else:
            yield programs.place(now, GATE.PROGRAM, f"case '{case}' asks another program ({a[:8]} to {b[:8]})")


def weigh(g):
    """How many checks of each class the plan has for the releases of the base: they may not become fewer."""
    def planned(options, corpus):
        done = run("hlo-cts", "list", "--planned=" + dotted(min(g.before, g.releases[-1])), *options, f"--corpus={corpus}")
        if done.status:
            raise Broken(done.err.strip())
        return {name: int(count) for name, count in (line.split("\t") for line in done.out.splitlines())}
    now = planned(g.rows, g.corpus)
    was = planned(g.old_rows, g.before_corpus) if g.was else now
    findings = [Finding(GATE.FEWER, f"class '{name}' has {now[name]} checks for the releases of the base; the base has {was[name]}")
                for name in now if now[name] < was[name]]
    return findings, f"{sum(now.values())} checks for the releases of the base, which has {sum(was.values())}"


def strength(g):
    """Nothing that the base demands is demanded less."""
    folder = g.proposed_rows()
    findings = list(check_lock(folder)) if folder else []
    found, files = compare_files(g)
    findings += [*found, *compare_programs(g)]
    fewer, note = weigh(g)
    return findings + fewer, f"{note}; {files}"


# --- Golden bytes ---


class Golden:
    """Golden bytes as `hlo-cts golden --list` tells them."""

    def __init__(self, text):
        self.rows, self.newest = {}, {}  # (case, generation, release): (hash, witness); case: (generation, place, reason)
        for line in text.splitlines():
            case, generation, release, digest, witness, place, reason = line.split("\t", 6)
            generation = int(generation)
            if release != "-":
                self.rows[case, generation, release] = (digest, witness)
            if generation >= self.newest.get(case, (0,))[0]:
                self.newest[case] = (generation, place, reason)

    def counting(self):
        return {(case, release): row for (case, generation, release), row in self.rows.items() if generation == self.newest[case][0]}


def compare_golden(old, new):
    for (case, generation, release), (digest, _) in old.rows.items():
        now = new.rows.get((case, generation, release))
        if not now or now[0] != digest:
            yield Finding(GATE.REWRITTEN, f"the golden bytes of case '{case}' for {release} are {'others' if now else 'gone'}; "
                                     f"the base has them as {digest[:12]}")
    for case, (generation, place, reason) in new.newest.items():
        was = old.newest.get(case, (generation,))[0]
        if generation > was:
            file, _, line = place.rpartition(":")
            yield Finding(GATE.CORRECTED, f"case '{case}' has generation {generation} of golden bytes, the base has {was}: {reason}",
                          file, int(line))


def note_added(old, new):
    """The new ones were made by the writer that is judged: only a witness says that they are right."""
    before = old.counting()
    added = [row for key, row in new.counting().items() if before.get(key, ("",))[0] != row[0]]
    seen = {word: sum(witness == word for _, witness in added) for word in ("same", "rewritten", "equal")}
    return (f"; the base does not have {len(added)}: this writer made them, another wrote the same bytes for {seen['same']}, for "
            f"{seen['rewritten']} only from our artifact, and {seen['equal']} equal witnessed ones but for the release's name") if added else ""


def goldens(g):
    """Golden bytes of older releases are unchanged, and the new release has its own."""
    done = run("hlo-cts", "golden", "--check", *g.rows, f"--corpus={g.corpus}", f"--golden={g.golden}")
    if done.status not in (0, 1):
        raise Broken(done.err.strip())
    new = Golden(g.golden_list)
    rows_now = new.counting()
    note = f"{len(rows_now)} golden artifacts, {sum(g.is_new(version(release)) for _, release in rows_now)} of them of new releases"
    if not g.before_golden:
        return done.findings, note + "; the base has none to compare with"
    listed = run("hlo-cts", "golden", "--list", *g.old_rows, f"--corpus={g.before_corpus or g.corpus}", f"--golden={g.before_golden}")
    if listed.status:
        return done.findings + listed.findings, note
    old = Golden(listed.out)
    return done.findings + list(compare_golden(old, new)), note + note_added(old, new)


# --- Runs ---


def same_rows(g):
    was, now = g.tree and rows_folder(g.tree), g.proposed_rows()
    if not was or not now:
        return False
    def files(folder):
        return {os.path.relpath(p, folder): read(p) for part in ("opset", "dialects") for p in glob.glob(os.path.join(folder, part, "*.yaml"))}
    return files(was) == files(now)


def pick_changed(g):
    """Two revisions with the same rows differ in no case whose files are the same: the check of golden bytes compares those. None: all
    cases are to run."""
    if not g.o.head or not g.was or not same_rows(g):
        return None
    keys, entries = ("checks", "tolerance", "nan", "zeros", "since"), {}
    def entry(case):
        path = case["manifest"]
        if path not in entries:
            entries[path] = {c["id"]: c for c in yaml.load(read(path), Loader=facts.LOADER)["cases"]}
        return [entries[path][case["id"]].get(key) for key in keys]
    return [case for case, now in g.cases.items()
            if case not in g.was or not same_files(g.was[case], now) or
            (read(g.was[case]["manifest"]) != read(now["manifest"]) and entry(g.was[case]) != entry(now))]


def read_run(g, folder):
    with open(os.path.join(folder, "results.json"), encoding="utf-8", errors="replace") as f:
        results = json.load(f)
    first, findings = {}, []
    for d in results["details"]:
        first.setdefault((d["case"], d["verdict"]), d)
    for cause in results["causes"]:
        d = first.get((cause["smallest"], cause["verdict"]))
        if cause["fails_the_run"] and d:
            findings.append(programs.place(g.cases[d["case"]], GATE.CHECK, f"case '{d['case']}', {d['check']} from {d['producer']} to "
                                           f"{d['consumer']}: {d['verdict']}: {d['message']} ({plural(cause['cases'], 'case')})"))
    counts = [verdicts for verdicts in results["checks"].values()]
    refused = sum(v.get("refused as expected", 0) for v in counts)
    return findings, f"{sum(sum(v.values()) for v in counts)} checks, {refused} of them refusals", results["consumer"]


def run_pairs(g, pair, *more):
    """Runs the pairs; the findings, what was done, and the name of the consumer."""
    changed, note = pick_changed(g), ""
    if changed is not None:
        note = f"the rows are the same; {len(changed)} of {len(g.cases)} cases changed"
        if not changed:
            return [], note, None
        note += ": "
    folder = os.path.join(g.memory, f"run{len(os.listdir(g.memory))}")
    chosen = ["--case=" + ",".join(changed)] if changed and len(changed) < 1000 else []
    done = run("hlo-cts", "run", "--pair=" + pair, "--quiet", "--matrix=none", "--report=" + folder, *g.rows, f"--corpus={g.corpus}",
               f"--golden={g.golden}", *([f"--jobs={g.o.jobs}"] if g.o.jobs else []), *chosen, *more)
    if not os.path.exists(os.path.join(folder, "results.json")):
        if done.findings:
            return done.findings, note, None
        raise Broken(note + done.err.strip())
    findings, said, name = read_run(g, folder)
    return findings, note + said, name


def own_timeout(g):
    return [f"--timeout={g.o.timeout}"] if g.o.timeout else []


def since_new(g):
    """The first release that is new, else the newest, and all after it."""
    return dotted(next((r for r in g.releases if g.is_new(r)), g.releases[-1])) + ".."


def reading(g):
    """Artifacts of older releases are written the same, read, and evaluate to the same values."""
    return run_pairs(g, f"*,{since_new(g)}", *own_timeout(g))[:2]


def refusals(g):
    """Older consumers read what is written for them, and refuse everything else by name."""
    return run_pairs(g, f"{since_new(g)},*", *own_timeout(g))[:2]


def consumers(g):
    """Real consumers do the same."""
    findings, notes = [], []
    for file in g.o.consumers:
        found, note, name = run_pairs(g, f"{since_new(g)},*", "--consumer=" + file)
        findings += found
        notes.append(f"{name or file}: {note}")
    return findings, "; ".join(notes) or "none is named with --consumer"


# --- For the release notes ---


def plain(name):
    return re.sub(r"^vhlo\.", "", name)


def downgrades_of_op(op):
    name = op["name"]
    if "replaces" not in op:
        yield f"op `{name}` | no, refused"
    for rule in op.get("upgrade") or []:
        kind, part = next(iter(rule.items()))
        if kind == "add_property":
            yield f"`{name}`: `{part}` at its default | yes"
            yield f"`{name}`: `{part}` at another value | no, refused"
        elif kind == "drop_property":
            yield f"`{name}`, without `{part}` | yes, written with it"
        elif kind == "variadic":
            yield f"`{name}` with one `{part}` | yes"
            yield f"`{name}` with another number of `{part}` | no, refused"
        elif kind == "add_regions":
            yield f"`{name}` without `{part}` | yes"
            yield f"`{name}` with `{part}` | no, refused"


def downgrades(g):
    """Markdown: which new features can be written for the release before."""
    if g.releases[-1] == g.before:
        return ""
    lines, attributes = [], {a["name"] for _, release in g.new_rows() for a in release.get("attributes") or []}
    for _, release in g.new_rows():
        for op in release.get("ops") or []:
            lines += downgrades_of_op(op)
        lines += [f"`{op}` against `{row['id']}` | no, refused" for row in release.get("lifted") or [] for op in row["ops"]]
        lines += [f"{what} `{row['name']}` | no, refused" for what in ("type", "attribute") for row in release.get(what + "s") or []]
    for item in g.coverage.get("enum values", []):
        attribute, value = item["name"].split(" ")
        if g.is_new(version(item["since"])) and attribute not in attributes:
            lines.append(f"value `{value}` of `{attribute}` | no, refused")
    written = [c for c in (g.cases or {}).values() if "breaks" not in c and "edits" not in c]
    if written:
        lines.append(f"cases of the corpus | {sum(not g.is_new(version(c['since'])) for c in written)} of {len(written)}")
    return f"| what {dotted(g.releases[-1])} has and {dotted(g.before)} has not | written for {dotted(g.before)} |\n|---|---|\n" + "".join(
        f"| {line} |\n" for line in lines)
