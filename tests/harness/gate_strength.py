#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Changes that the gate must report: tests/next gate_strength.py BIN SOURCE

The base is the tree of the sources. Each edit makes the suite demand less, and each is stopped; the first finding has
the number and the words beside it. Then findings are acknowledged.
"""
import hashlib
import os
import re
import shutil
import sys
import tempfile

import gate
from gate import SOURCE, call, edit, failures, first_finding, must, read, write

DIALECT = "versions/dialects/stablehlo.yaml"


def linked(at, name):
    """A tree of hard links: a file that is written anew is no other's."""
    tree = os.path.join(at, name)
    for folder in ("versions", "corpus", "golden"):
        shutil.copytree(os.path.join(SOURCE, folder), os.path.join(tree, folder), copy_function=link)
    return tree


def link(source, target):
    try:
        os.link(source, target)
    except OSError:
        shutil.copy(source, target)


def put(path, text):
    """A new file in the place of a link."""
    if os.path.exists(path):
        os.remove(path)
    write(path, text)


def in_case(folder, case, old, new):
    def change(tree):
        path = os.path.join(tree, "corpus", folder, "cases.yaml")
        text = read(path)
        entry = re.search(rf"^  - id: {case}\n(?:(?!  - id: ).*\n?)*", text, re.M).group(0)
        if old not in entry:
            raise SystemExit(f"case {case} does not have '{old}'")
        put(path, text.replace(entry, entry.replace(old, new, 1), 1))
    return change


def in_file(name, old, new):
    def change(tree):
        path = os.path.join(tree, name)
        text = read(path)
        if not re.search(old, text, re.M):
            raise SystemExit(f"{name}: there is no '{old}' to replace")
        put(path, re.sub(old, new, text, count=1, flags=re.M))
    return change


def whole_file(name, text):
    return lambda tree: put(os.path.join(tree, name), text)


def gone(name):
    return lambda tree: os.remove(os.path.join(tree, name))


def with_goldens(change):
    """The bytes are written again by the same writer, which agrees with itself."""
    def changed(tree):
        change(tree)
        manifest = os.path.join(tree, "golden/MANIFEST")
        put(manifest, read(manifest))
        must("golden", f"--corpus={tree}/corpus", f"--golden={tree}/golden", "--case=abs_i32",
             "--correct=the program is another", "--by=nobody", "--finding=HLO-0000")
    return changed


def future(tree):
    put(os.path.join(tree, "versions/opset/1.21.0.yaml"), "release: 1.21.0\nfirst_commit: 2033-08-01\n")


def writer_of_old(tree):
    put(os.path.join(tree, "versions/opset/1.21.0.yaml"),
        "release: 1.21.0\nfirst_commit: 2026-11-22\nsingle_true: 0xFF\n")


def locked_edit(tree):
    in_file("versions/opset/1.2.0.yaml", r"\Z", "# A thought.\n")(tree)


ABS = "elementwise", "abs_f32", "    tags:"
# Each row: the thing that is weakened, the number and words of the first finding, the edit, the check that finds it.
WEAKER = [
    ("a date in the future", 2102, "is of 2033-08-01, and today is", future, "rows"),
    ("the writer falls back", 2115, f"writes the byte of a single true as releases before {gate.NEWEST} did", writer_of_old, "rows"),
    ("a program and its golden bytes", 8644, "case 'abs_i32' asks another program", with_goldens(
        in_file("corpus/elementwise/abs_i32.mlir", r"-1, 0, 1, ", "-7, 0, 7, ")), "strength,goldens"),
    ("an expected value", 8645, "case 'abs_i32' expects other values", in_file(
        "corpus/elementwise/abs_i32.mlir", r"\[2147483647, 1,", "[2147483647, 2,"), "strength"),
    ("LOCK changed", 8643, "1.2.0.yaml does not have the locked hash", in_file(
        "versions/opset/LOCK", r"^[0-9a-f]{8}(.*  1.2.0.yaml)$", r"00000000\1"), "strength"),
    ("LOCK gone", 8641, "lock of '0.10.0.yaml' is gone from LOCK", gone("versions/opset/LOCK"), "strength"),
    ("LOCK cut in a line", 8641, "lock of '0.13.0.yaml' is gone from LOCK", in_file(
        "versions/opset/LOCK", r"  0.13.0.yaml\n(?:.*\n)*", "  "), "strength"),
    ("a writer of an older release", 8641, "witnesses of 'jaxlib 0.11.2': its release was '1.20.0' and is '1.17.0'", in_file(
        "golden/WITNESSES", r"^(writer\te\tjaxlib 0.11.2\t)1.20.0", r"\g<1>1.17.0"), "strength"),
    ("a writer of a newer release", 8641, "witnesses of 'jaxlib 0.10.2': its release was '1.17.0' and is '1.20.0'", in_file(
        "golden/WITNESSES", r"^(writer\ta\tjaxlib 0.10.2\t)1.17.0", r"\g<1>1.20.0"), "strength"),
    ("witnesses of bytes that are not there", 8208, "there is no generation 2 of case 'abs_f32'", in_file(
        "golden/WITNESSES", r"^case\tabs_f32\t1", "case\tabs_f32\t2"), "goldens"),
    ("WITNESSES emptied", 8641, "witnesses of 'abs_complex by jaxlib 0.10.2' is gone", whole_file("golden/WITNESSES", ""), "strength"),
    ("a writer that wrote all and now does not", 8641, "witnesses of 'abs_f32 by jaxlib 0.4.25': every release is gone", in_file(
        "golden/WITNESSES", r"^case\tabs_f32\t1\tabcde(?=\t= |$)", "case\tabs_f32\t1\tacde\tb one-true 0.9.0"), "strength"),
    ("a writer that wrote less", 8641, "witnesses of 'convolution_depthwise by jaxlib 0.4.25': exception no-quant", in_file(
        "golden/WITNESSES", r"^(case\tconvolution_depthwise\t.*\tb) array-splat", r"\1 no-quant"), "strength"),
    ("a demand lowered", 8641, "coverage of 'op versions': demand was '100' and is '10'", in_file(
        "corpus/COVERAGE", r"^op versions\tdemand\t100", "op versions\tdemand\t10"), "strength"),
    ("an exception more", 8641, "coverage of 'types': except f32_v1 'no time' is new", in_file(
        "corpus/COVERAGE", r"^types\tdemand\t100", "types\tdemand\t100\ntypes\texcept\tf32_v1\tno time"), "strength"),
    ("a line of a profile gone", 8641, "profile '0.1.0/64-bit': case abs_float '1 3 0 1' is gone", in_file(
        "corpus/profiles/0.1.0/64-bit", r"^abs_float\t.*\n", ""), "strength"),
    ("a case recommended", 8641, "case 'abs_f32': level 'recommended' is new", in_case(*ABS, "    level: recommended\n    tags:"),
     "strength"),
    ("a tolerance", 8641, "case 'abs_f32': tolerance '100' is new", in_case(*ABS, "    tolerance: 100\n    tags:"), "strength"),
    ("zeros of any sign", 8641, "case 'abs_f32': zeros 'equal' is new", in_case(*ABS, "    zeros: equal\n    tags:"), "strength"),
    ("another comparison", 8645, "case 'abs_f32' expects other values, or compares them in another way", in_file(
        "corpus/elementwise/abs_f32.mlir", r"check.expect_eq_const", "check.expect_almost_eq_const"), "strength"),
    ("fewer checks", 8641, "case 'abs_f32': checks 'serialize' is new", in_case(
        "elementwise", "abs_f32", "    vouch: derivation", "    checks: [serialize]"), "strength"),
    ("a word of every message", 8603, "takes a refusal that says 'error' for one that names", in_case(
        "elementwise", "exponential_f32_edges", "exponential_v2", "[exponential_v2, error]"), "manifests"),
    ("a trait dropped", 2111, "op stablehlo.abs has not all of its traits any more", in_file(
        DIALECT, r"(  - name: abs\n(?:    .*\n)*?)    traits: \[pure\]\n", r"\1"), "rows"),
    ("a constraint dropped", 8641, "row 'ops of stablehlo: all_reduce': constraints C2 '{id: C2,", in_file(
        DIALECT, r"(  - name: all_reduce\n(?:    .*\n)*?)      - \{id: C2, .*\n", r"\1"), "strength"),
    ("an accuracy dropped", 8641, "accuracy", in_file(DIALECT, r"^    accuracy: \S.*\n", ""), "strength"),
]


def judge(tree, checks, *more):
    return gate.gate(tree, SOURCE, tree, f"--check={checks}", *more)


def is_stopped(what, number, words, tree, checks):
    done, verdict = judge(tree, checks)
    finding = first_finding(verdict)
    if done.returncode != 1 or verdict["open"] or not finding:
        failures.append(f"{what}: not stopped, status {done.returncode}: {finding}")
    elif finding["number"] != f"HLO-{number}" or words not in finding["message"]:
        failures.append(f"{what}: stopped by {finding}, not by HLO-{number} '{words}'")
    return finding


def corrections(at):
    """A new generation of golden bytes is told beside the program, with its reason."""
    tree = linked(at, "corrected")
    with_goldens(in_file("corpus/elementwise/abs_i32.mlir", r"-1, 0, 1, ", "-7, 0, 7, "))(tree)
    done = call("gate", f"--base={SOURCE}", f"--opset={tree}", f"--corpus={tree}/corpus", f"--golden={tree}/golden", "--check=goldens")
    words = "the base has 1: the program is another; shown by HLO-0000; nobody [HLO-8623-"
    if done.returncode != 1 or words not in done.stdout or "this writer made them, another wrote the same bytes for 0" not in done.stdout:
        failures.append(f"a correction passes in silence: {done.stdout}")
    shutil.rmtree(tree)


def fewer_pairs(at):
    tree = linked(at, "dates")
    in_case(*ABS, "    promise: six-months\n    tags:")(tree)
    _, verdict = judge(tree, "strength")
    told = [f["message"] for c in verdict["checks"] for f in c["findings"] if f["number"] == "HLO-8642"]
    if not any("class 'must-read' has" in text for text in told):
        failures.append(f"fewer checks are planned, and nobody says so: {told}")
    shutil.rmtree(tree)


def acknowledge(at):
    """A small tree: what a person accepts is shown and does not close the gate; each line counts once."""
    base = gate.base_tree(at)
    tree = os.path.join(at, "tree")
    shutil.copytree(base, tree)
    edit(os.path.join(tree, "corpus/made/cases.yaml"), "    tags: [abs]", "    tags: [abs]\n    tolerance: 3")
    finding = first_finding(gate.stopped("a tolerance", 8641, "tolerance '3' is new", tree, base, tree))
    if finding["id"] != first_finding(gate.gate(tree, base, tree)[1])["id"]:
        failures.append("the same finding has two ids")
    accepted = os.path.join(tree, "gate/ACKNOWLEDGED")
    write(accepted, f"# id, who, why\n{finding['id']}\tA. Reviewer\tthe reference was wrong\n")
    verdict = gate.passes("an accepted finding", tree, base, tree)
    shown = [f for c in verdict["checks"] for f in c["acknowledged"]]
    if len(shown) != 1 or (shown[0]["who"], shown[0]["reason"]) != ("A. Reviewer", "the reference was wrong"):
        failures.append(f"what is accepted is not shown: {shown}")
    write(accepted, read(accepted) + "HLO-8641-00000000\tA. Reviewer\tno longer there\n")
    gate.stopped("a stale line", 8605, "there is no finding 'HLO-8641-00000000'", tree, base, tree)
    write(accepted, f"{finding['id']} A. Reviewer\n")
    stopped = [f["number"] for c in gate.gate(tree, base, tree)[1]["checks"] for f in c["findings"]]
    if stopped != ["HLO-8641", "HLO-8604"]:
        failures.append(f"a line without a reason: {stopped}")
    for blank in ("\t \tno name", "\tA. Reviewer\t ", f"\tA. Reviewer\t\t{base}"):
        write(accepted, finding["id"] + blank + "\n")
        stopped = [f["number"] for c in gate.gate(tree, base, tree)[1]["checks"] for f in c["findings"]]
        if stopped != ["HLO-8641", "HLO-8604"]:
            failures.append(f"a line with a blank column, {blank!r}: {stopped}")
    # Lines that the base has are history: neither stale, nor of use again.
    write(accepted, f"{finding['id']}\tA. Reviewer\tthe reference was wrong\n")
    write(os.path.join(base, "gate/ACKNOWLEDGED"), read(accepted))
    gate.stopped("an old line", 8641, "tolerance '3' is new", tree, base, tree)
    # A line for one base holds for no other.
    write(os.path.join(base, "gate/ACKNOWLEDGED"), "# nothing\n")
    write(accepted, f"{finding['id']}\tA. Reviewer\tthe reference was wrong\t{base}\n")
    gate.passes("a line for this base", tree, base, tree)
    write(accepted, f"{finding['id']}\tA. Reviewer\tthe reference was wrong\n"
                    "HLO-8641-00000000\tA. Reviewer\tof another comparison\tv0.1.0\n")
    gate.passes("a line for another base is not stale", tree, base, tree)
    write(accepted, f"{finding['id']}\tA. Reviewer\tof another comparison\tv0.1.0\n")
    gate.stopped("a line for another base", 8641, "tolerance '3' is new", tree, base, tree)
    # An error is not accepted.
    write(os.path.join(tree, "corpus/made/cases.yaml"), read(os.path.join(base, "corpus/made/cases.yaml")))
    edit(os.path.join(tree, "corpus/made/cases.yaml"), "    tags: [abs]", "    tags: [abs]\n    forms: {1.20.0: add_v1}")
    finding = gate.first_finding(gate.stopped("a wrong form", 8603, "says that 1.20.0 writes it", tree, "1.19.0", tree))
    write(accepted, f"{finding['id']}\tA. Reviewer\tI wish it were so\n")
    verdict = gate.stopped("a wrong form, accepted", 8603, "says that 1.20.0 writes it", tree, "1.19.0", tree)
    # A base that is no tree does not say which lines are new, so none is stale.
    if "HLO-8605" in str(verdict):
        failures.append(f"a line is stale against a release: {verdict}")


def more_witnesses(at):
    """What is known of a writer more takes nothing back, even if it wrote other bytes."""
    base = linked(at, "fewer")
    in_file("golden/WITNESSES", r"^(case\tabs_f32\t1\t)abcde(?=\t= |$)", r"\1acde")(base)
    tree = linked(at, "more")
    in_file("golden/WITNESSES", r"^(case\tabs_f32\t1\ta)bcde(?=\t= |$)", r"\1cde\tb one-true 0.9.0")(tree)
    _, verdict = gate.gate(tree, base, tree, "--check=strength")
    if not verdict["open"]:
        failures.append(f"a writer more closes the gate: {first_finding(verdict)}")
    for one in (base, tree):
        shutil.rmtree(one)


def added_op(at):
    """An op between others, over the whole corpus: what is found is about it alone, though other ops have other numbers now."""
    tree = linked(at, "added")
    put(os.path.join(tree, gate.RELEASE_FILE), "release: 1.21.0\nfirst_commit: 2026-11-22\nops:\n"
        "  - {name: hypot_v1, operands: [lhs, rhs], results: [result]}\n")
    in_file(DIALECT, r"^  - name: add\n", gate.HYPOT_ROW + "  - name: add\n")(tree)
    _, verdict = judge(tree, "manifests,cases")
    found = [f["message"] for c in verdict["checks"] for f in c["findings"]]
    if not found or any("hypot" not in text and "corpus/COVERAGE " not in text for text in found):
        failures.append(f"an added op: {len(found)} findings: {found[:5]}")
    shutil.rmtree(tree)


def lock(tree, release):
    """LOCK as a person changes it; whether the release had a lock."""
    path = os.path.join(tree, "versions/opset/LOCK")
    with open(os.path.join(tree, f"versions/opset/{release}.yaml"), "rb") as f:
        line = f"{hashlib.sha256(f.read()).hexdigest()}  {release}.yaml\n"
    changed, locked = re.subn(rf"^.*  {re.escape(release)}.yaml\n", line, read(path), flags=re.M)
    write(path, changed if locked else changed + line)
    return locked > 0


def accepted_one_by_one(what, base, tree, numbers):
    """Each finding has a number of `numbers`, and the gate opens when all are accepted."""
    seen = []
    for _ in range(len(numbers) + 1):
        _, verdict = gate.gate(tree, base, tree)
        found = [f for c in verdict["checks"] for f in c["findings"]]
        if verdict["open"] or not found:
            break
        seen += [f["number"] for f in found]
        path = os.path.join(tree, "gate/ACKNOWLEDGED")
        write(path, (read(path) if os.path.exists(path) else "") + "".join(f"{f['id']}\tA. Reviewer\t{what}\n" for f in found))
    if not verdict["open"] or sorted(set(seen)) != sorted(numbers):
        failures.append(f"{what}: {seen}, not {numbers}; {first_finding(verdict)}")
    shown = [f["id"] for c in verdict["checks"] for f in c["acknowledged"]]
    if len(shown) != len(seen):
        failures.append(f"{what}: {len(seen)} findings, and {shown} shown as accepted")


def moved(op, since, to):
    """An op of one release, as if it were of another."""
    def change(tree):
        path = os.path.join(tree, f"versions/opset/{since}.yaml")
        entry = re.search(rf"^  - name: {op}\n(?:    .*\n)*", read(path), re.M).group(0)
        edit(path, entry, "")
        edit(path, "\nops:\n", "\n" if "  - " not in read(path) else "\nops:\n")
        path = os.path.join(tree, f"versions/opset/{to}.yaml")
        write(path, read(path) + ("" if "\nops:\n" in read(path) else "\nops:\n") + entry)
    return change


# Rows of releases that are out, changed: as files, and as rows alone, if the files are not at hand to compare.
RELEASED = [
    ("the default of a release is changed", "op vhlo.", "is upgraded to by other rules",
     gate.in_file("versions/opset/1.10.0.yaml", "value: default_accuracy", "value: empty_array")),
    ("the code of a type is another", "type !vhlo.f32_v1", "is encoded in another way",
     gate.in_file("versions/opset/0.9.0.yaml", "  - name: f32_v1\n    code: 4\n", "  - name: f32_v1\n    code: 99\n")),
    ("an op begins earlier", "op vhlo.tan_v1", "lives in other releases than it did", moved("tan_v1", "1.4.0", "1.3.0")),
    ("an op ends later", "op vhlo.tan_v", "lives in other releases than it did", moved("tan_v2", "1.10.0", "1.11.0")),
    ("an operand more without a new version", "op vhlo.negate_v1", "was changed without a new version",
     gate.in_file("versions/opset/0.9.0.yaml", "  - name: negate_v1\n    operands: [operand]\n",
                  "  - name: negate_v1\n    operands: [operand, other]\n")),
]


def released_rows(at):
    base, tree = os.path.join(at, "base"), os.path.join(at, "released")
    for what, subject, words, change in RELEASED:
        shutil.copytree(base, tree)
        change(tree)
        gate.stopped(what, 2109, ".yaml has changed", tree, base, tree)
        verdict = gate.stopped(what, 2108, words, tree, "built-in", tree)
        if not first_finding(verdict)["message"].startswith(subject):
            failures.append(f"{what}: {first_finding(verdict)} is not about {subject}")
        shutil.rmtree(tree)


def tags_and_errata(at):
    """Rows of released files change for a good reason: a tag of the newest release, and a correction of an older one."""
    base, tree = os.path.join(at, "untagged"), os.path.join(at, "tagged")
    shutil.copytree(os.path.join(at, "base"), base, ignore=shutil.ignore_patterns("gate"))
    shutil.copytree(base, tree)
    newest = os.path.join(tree, f"versions/opset/{gate.NEWEST}.yaml")
    day = re.search(r"^first_commit: (\S+)$", read(newest), re.M).group(1)
    edit(newest, f"first_commit: {day}\n", f"first_commit: {day}\nfirst_tag: v{gate.NEWEST}\nfirst_tag_date: {day}\n")
    locked = lock(tree, gate.NEWEST)
    gate.stopped("a tag that nobody accepted", 2109, f"file {gate.NEWEST}.yaml has changed", tree, base, tree)
    accepted_one_by_one("tagged", base, tree, ["HLO-2109"] + ["HLO-8641"] * locked)
    shutil.rmtree(tree)
    shutil.copytree(base, tree)
    edit(os.path.join(tree, "versions/opset/1.10.0.yaml"), "value: default_accuracy", "value: empty_array")
    lock(tree, "1.10.0")
    accepted_one_by_one("docs/errata.md", base, tree, ["HLO-2108", "HLO-2109", "HLO-8641"])
    # An acceptance holds for one edit: another edit of the same file needs another lock.
    edit(os.path.join(tree, "versions/opset/1.10.0.yaml"), "release: 1.10.0\n", "release: 1.10.0\n# A thought.\n")
    lock(tree, "1.10.0")
    gate.stopped("an edit after an erratum", 8641, "lock of '1.10.0.yaml': SHA-256 was", tree, base, tree)


def revisions(at):
    """Two revisions of one repository, without a tree."""
    work = os.path.join(at, "base")

    def git(*arguments):
        gate.subprocess.run(["git", "-c", "user.name=x", "-c", "user.email=x@example.org", "-C", work, *arguments],
                            check=True, capture_output=True)
    git("init", "-q")
    git("add", ".")
    git("commit", "-qm", "one")
    edit(os.path.join(work, "corpus/made/cases.yaml"), "    tags: [abs]", "    tags: [abs]\n    note: more")
    git("commit", "-qam", "two")
    edit(os.path.join(work, "corpus/made/cases.yaml"), "    note: more", "    level: recommended")
    git("commit", "-qam", "three")
    for head, status, words in (("HEAD~1", 0, "the rows are the same; 0 of 1 cases changed"), ("HEAD", 1, "level 'recommended' is new"), ("none", 2, "head 'none'")):
        done = call("gate", "--base=HEAD~2", f"--head={head}", f"--corpus={work}/corpus", f"--golden={work}/golden")
        if done.returncode != status or words not in done.stdout:
            failures.append(f"--head={head}: {done.returncode} {done.stdout[-800:]}")


def all_of_many(at):
    """A text shows a hundred findings of a check, JSON and Markdown all."""
    tree = linked(at, "many")
    whole_file("golden/WITNESSES", "")(tree)
    page = os.path.join(at, "gate.md")
    _, verdict = judge(tree, "strength", f"--markdown={page}")
    row = next(c for c in verdict["checks"] if c["check"] == "strength")
    text = call("gate", f"--base={SOURCE}", f"--opset={tree}", f"--corpus={tree}/corpus", f"--golden={tree}/golden",
                "--check=strength").stdout
    if not row["count"] == len(row["findings"]) > 2000 or f"and {row['count'] - 100} more; --json has all" not in text:
        failures.append(f"{row['count']} findings, {len(row['findings'])} in JSON: {text[-300:]}")
    if read(page).count("\n| HLO-8641-") != row["count"]:
        failures.append(f"{read(page).count('| HLO-8641-')} of {row['count']} findings in Markdown")
    shutil.rmtree(tree)


def main():
    at = tempfile.mkdtemp(prefix="hlo-cts-gate-test-", dir=os.environ.get("HLO_CTS_SCRATCH"))
    try:
        for what, number, words, change, checks in WEAKER:
            tree = linked(at, "weaker")
            change(tree)
            is_stopped(what, number, words, tree, checks)
            shutil.rmtree(tree)
        corrections(at)
        fewer_pairs(at)
        all_of_many(at)
        more_witnesses(at)
        added_op(at)
        acknowledge(at)
        released_rows(at)
        tags_and_errata(at)
        revisions(at)
    finally:
        shutil.rmtree(at)
    for failure in failures:
        print(failure)
    print(f"{len(RELEASED)} changes of released rows, {len(WEAKER)} ways to demand less, {len(failures)} failures")
    return 1 if failures else 0


sys.exit(main())
