#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The gate, rehearsed: tests/next gate.py BIN SOURCE

Real bumps, replayed from the rows of the sources, pass. A made-up release 1.21.0 with cases and golden bytes
passes; then each of its bad sisters, one edit away, is stopped, and the first finding has the number that is
written beside the edit.
"""
import gzip
import hashlib
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile

BIN, SOURCE = sys.argv[1:3]
NEWEST = os.environ["newest"]
GATE = os.path.join(BIN, "hlo-cts")
failures = []


def read(path):
    with open(path, encoding="utf-8") as f:
        return f.read()


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as f:
        f.write(text)


def edit(path, old, new):
    text = read(path)
    if old not in text:
        raise SystemExit(f"{path}: there is no '{old}' to replace")
    write(path, text.replace(old, new, 1))


def call(*arguments):
    return subprocess.run([GATE, *arguments], capture_output=True, text=True)


def must(*arguments):
    done = call(*arguments)
    if done.returncode:
        raise SystemExit(f"{' '.join(arguments)}: {done.stdout}{done.stderr}")
    return done.stdout


# --- Parts of the sources ---


def op_of_dialect(name):
    """The entry of an op in versions/dialects/stablehlo.yaml."""
    text = read(os.path.join(SOURCE, "versions/dialects/stablehlo.yaml"))
    found = re.search(rf"^  - name: {name}\n(?:(?!  - name: ).*\n)*", text, re.M)
    return found.group(0)


def cases_of_corpus(folder, *ids):
    """The entries of cases, by id, and their files."""
    text = read(os.path.join(SOURCE, "corpus", folder, "cases.yaml"))
    entries = []
    for wanted in ids:
        found = re.search(rf"^  - id: {wanted}\n(?:(?!  - id: ).*\n?)*", text, re.M)
        if not found:
            raise SystemExit(f"corpus/{folder} has no case '{wanted}'")
        entries.append(found.group(0).rstrip() + "\n")
    return entries


def copy_cases(to, folder, *ids):
    entries = cases_of_corpus(folder, *ids)
    os.makedirs(os.path.join(to, "corpus", folder), exist_ok=True)
    for entry in entries:
        for name in re.findall(r"^    (?:file|normal|twin): (\S+)", entry, re.M):
            shutil.copy(os.path.join(SOURCE, "corpus", folder, name), os.path.join(to, "corpus", folder, name))
    write(os.path.join(to, "corpus", folder, "cases.yaml"), "cases:\n" + "\n".join(entries))


def dialect(*entries):
    return "dialect: stablehlo\nops:\n" + "".join(entries)


def golden(tree, opset):
    must("golden", f"--opset={opset}", f"--corpus={tree}/corpus", f"--golden={tree}/golden")


def gate(tree, base, opset, *more):
    done = call("gate", f"--base={base}", f"--opset={opset}", f"--corpus={tree}/corpus",
                f"--golden={tree}/golden", "--json", *more)
    try:
        return done, json.loads(done.stdout)
    except ValueError:
        raise SystemExit(f"no JSON: {done.stdout}{done.stderr}")


def first_finding(verdict):
    for check in verdict["checks"]:
        for finding in check["findings"]:
            return finding
    return None


def passes(what, tree, base, opset, *more):
    done, verdict = gate(tree, base, opset, *more)
    if done.returncode or not verdict["open"]:
        failures.append(f"{what}: not passed: {json.dumps(verdict, indent=1)[:2000]}")
    return verdict


def stopped(what, number, words, tree, base, opset):
    done, verdict = gate(tree, base, opset)
    finding = first_finding(verdict)
    if done.returncode != 1 or verdict["open"] or not finding:
        failures.append(f"{what}: not stopped, status {done.returncode}: {finding}")
    elif finding["number"] != f"HLO-{number}" or words not in finding["message"]:
        failures.append(f"{what}: stopped by {finding}, not by HLO-{number} '{words}'")
    return verdict


# --- Real bumps ---


def real_120(at):
    """1.19.0 to 1.20.0: collective_broadcast of several operands."""
    tree = os.path.join(at, "real120")
    rows = os.path.join(tree, "rows")
    os.makedirs(rows)
    shutil.copy(os.path.join(SOURCE, "versions/opset/1.20.0.yaml"), rows)
    write(os.path.join(rows, "dialects/stablehlo.yaml"), dialect(op_of_dialect("collective_broadcast")))
    copy_cases(tree, "communication", "collective_broadcast_one", "collective_broadcast_two",
               "collective_broadcast_root")
    copy_cases(tree, "boundaries", "boundary_op_collective_broadcast_v2_old",
               "boundary_op_collective_broadcast_v2_new")
    copy_cases(tree, "elementwise", "abs_f32")
    golden(tree, os.path.join(SOURCE, "versions"))
    keep_until(tree, "1.20.0")
    verdict = passes("1.19.0 to 1.20.0", tree, "1.19.0", rows)
    if "`has_dynamic_root` at another value | no, refused" not in verdict["downgrades"]:
        failures.append("1.19.0 to 1.20.0: the table lacks has_dynamic_root")
    return tree, rows


def real_118(at):
    """1.16.0 to 1.18.0, with 1.17.0 declared as skipped: futures in custom calls, tilings."""
    tree = os.path.join(at, "real118")
    rows = os.path.join(tree, "rows")
    os.makedirs(rows)
    for release in ("1.17.0", "1.18.0"):
        shutil.copy(os.path.join(SOURCE, f"versions/opset/{release}.yaml"), rows)
    write(os.path.join(rows, "dialects/stablehlo.yaml"), dialect(op_of_dialect("custom_call")))
    copy_cases(tree, "boundaries", "boundary_op_custom_call_v2_old", "boundary_op_custom_call_v2_new",
               "boundary_custom_call_future_operand", "boundary_custom_call_future_result")
    copy_cases(tree, "elementwise", "abs_f32")
    golden(tree, os.path.join(SOURCE, "versions"))
    keep_until(tree, "1.18.0")
    passes("1.16.0 to 1.18.0", tree, "1.16.0", rows)
    os.remove(os.path.join(rows, "1.17.0.yaml"))
    stopped("1.16.0 to 1.18.0, 1.17.0 not declared", 2101, "what is between them is missing", tree, "1.16.0", rows)


def keep_until(tree, last):
    """The golden bytes of releases until `last`, as one addition: what there was then."""
    number = [int(n) for n in last.split(".")]
    repack(tree, lambda release, case, data: data if [int(n) for n in release.split(".")] <= number else None)


# --- Golden bytes, written again by hand ---


def repack(tree, change, addition=0):
    """Rewrites an addition: `change` gives the bytes of each file, None for none; hashes are made to match."""
    manifest = os.path.join(tree, "golden/MANIFEST")
    lines = read(manifest).splitlines()
    at = [i for i, line in enumerate(lines) if line.startswith("packs/")][addition]
    stem = lines[at].split("\t")[0]
    pack, rows = os.path.join(tree, "golden", stem + ".tar.gz"), os.path.join(tree, "golden", stem + ".manifest")
    out, hashes = io.BytesIO(), {}
    with tarfile.open(pack) as old, tarfile.open(fileobj=out, mode="w", format=tarfile.USTAR_FORMAT) as new:
        for member in old.getmembers():
            release, case = member.name.split("/")
            data = change(release, case[: -len(".mlirbc")], old.extractfile(member).read())
            if data is None:
                continue
            member.size = len(data)
            new.addfile(member, io.BytesIO(data))
            hashes[release, case[: -len(".mlirbc")]] = hashlib.sha256(data).hexdigest()
    kept, case = [], None
    for line in read(rows).splitlines():
        columns = line.split("\t")
        if columns[0] == "case":
            case = columns[1]
        elif not columns[0] and len(columns) == 4:
            if (columns[1], case) not in hashes:
                continue
            columns[3] = hashes[columns[1], case]
        kept.append("\t".join(columns))
    write(rows, "\n".join(kept) + "\n")
    with open(pack, "wb") as f:
        f.write(gzip.compress(out.getvalue(), mtime=0))
    with open(pack, "rb") as f:
        pack_hash = hashlib.sha256(f.read()).hexdigest()
    lines[at] = "\t".join([stem, hashlib.sha256(read(rows).encode()).hexdigest(), pack_hash])
    write(manifest, "\n".join(lines) + "\n")


# --- A made-up release ---

RELEASE = """release: 1.21.0
first_commit: 2026-11-22

ops:
  - name: abs_v2
    replaces: abs_v1
    operands: [operand]
    properties: [hint]
    results: [result]
    upgrade:
      - {add_property: hint, value: "false"}
  - name: hypot_v1
    operands: [lhs, rhs]
    results: [result]
"""
HYPOT_ROW = """  - name: hypot
    operands: [lhs, rhs]
    results: [result]
    traits: [pure]
    vhlo: hypot_v1
"""


def ops():
    """abs as it is, with an attribute more, and hypot."""
    row = op_of_dialect("abs").replace("    operands: [operand]\n", "    operands: [operand]\n    properties: [\"hint?\"]\n", 1)
    return row.replace("    vhlo: abs_v1\n", "    vhlo: abs_v2\n    map:\n      - {from: hint, default: \"false\"}\n"
                       "    decomposition:\n      - {name: result, op: abs, operands: [operand]}\n", 1) + HYPOT_ROW


CASES = """cases:
  - id: abs_plain
    file: abs_plain.mlir
    since: 0.9.0
    forms:
      1.21.0: abs_v2
    tags: [abs]
    vouch: derivation

  - id: abs_hint
    file: abs_hint.mlir
    since: 1.21.0
    forms:
      1.21.0: abs_v2
    tags: [abs]
    vouch: derivation

  - id: hypot
    file: hypot.mlir
    since: 1.21.0
    forms:
      1.21.0: hypot_v1
    tags: [hypot]
    checks: [downgrade, refuse, serialize, deserialize, preserve, reserialize]
    no_evaluate: no row says how
"""
OLD_CASES = CASES[: CASES.index("  - id: abs_hint")].replace("    forms:\n      1.21.0: abs_v2\n", "")


def abs_program(attributes):
    return f"""// |-3| is 3.
func.func @main() {{
  %operand = stablehlo.constant dense<[-3.0, 4.5]> : tensor<2xf32>
  %result = "stablehlo.abs"(%operand) {attributes}: (tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const %result, dense<[3.0, 4.5]> : tensor<2xf32>
  func.return
}}
"""


HYPOT = """// An op of the release under review.
func.func @main(%lhs: tensor<2xf32>, %rhs: tensor<2xf32>) -> tensor<2xf32> {
  %result = "stablehlo.hypot"(%lhs, %rhs) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  func.return %result : tensor<2xf32>
}
"""


def base_tree(at):
    tree = os.path.join(at, "base")
    shutil.copytree(os.path.join(SOURCE, "versions/opset"), os.path.join(tree, "versions/opset"))
    shutil.copytree(os.path.join(SOURCE, "versions/dialects"), os.path.join(tree, "versions/dialects"))
    write(os.path.join(tree, "corpus/made/cases.yaml"), OLD_CASES)
    write(os.path.join(tree, "corpus/made/abs_plain.mlir"), abs_program(""))
    golden(tree, tree)
    return tree


def proposed_tree(at, base):
    tree = os.path.join(at, "good")
    shutil.copytree(base, tree)
    write(os.path.join(tree, "versions/opset/1.21.0.yaml"), RELEASE)
    path = os.path.join(tree, "versions/dialects/stablehlo.yaml")
    edit(path, op_of_dialect("abs"), ops())
    write(os.path.join(tree, "corpus/made/cases.yaml"), CASES)
    write(os.path.join(tree, "corpus/made/abs_hint.mlir"), abs_program("<{hint = true}> "))
    write(os.path.join(tree, "corpus/made/hypot.mlir"), HYPOT)
    golden(tree, tree)
    return tree


# --- Its bad sisters: what is wrong, the number and words of the first finding, the edit ---

RELEASE_FILE, DIALECT, MANIFEST = "versions/opset/1.21.0.yaml", "versions/dialects/stablehlo.yaml", "corpus/made/cases.yaml"


def in_file(name, old, new):
    return lambda tree: edit(os.path.join(tree, name), old, new)


def more_rows(text):
    return lambda tree: write(os.path.join(tree, RELEASE_FILE), read(os.path.join(tree, RELEASE_FILE)) + text)


def without_case(case, file):
    def change(tree):
        text = read(os.path.join(tree, MANIFEST))
        entry = re.search(rf"\n?  - id: {case}\n(?:(?!  - id: ).*\n?)*", text).group(0)
        write(os.path.join(tree, MANIFEST), text.replace(entry, "\n"))
        os.remove(os.path.join(tree, "corpus/made", file))
    return change


def goldens_again(change):
    """The edit comes before the golden bytes of the new release, which are written with it."""
    def changed(tree):
        change(tree)
        base = os.path.join(os.path.dirname(tree), "base")
        shutil.rmtree(os.path.join(tree, "golden"))
        shutil.copytree(os.path.join(base, "golden"), os.path.join(tree, "golden"))
        golden(tree, tree)
    return changed


def rename_release(tree):
    text = read(os.path.join(tree, RELEASE_FILE))
    os.remove(os.path.join(tree, RELEASE_FILE))
    write(os.path.join(tree, "versions/opset/1.22.0.yaml"), text.replace("1.21.0", "1.22.0"))


def flip_last_byte(tree):
    repack(tree, lambda release, case, data: data[:-1] + bytes([data[-1] ^ 1]) if release == "1.4.0" else data)


def swap_target(tree):
    old = {}
    repack(tree, lambda release, case, data: old.setdefault((release, case), data))
    of_120 = old[NEWEST, "abs_plain"]
    repack(tree, lambda release, case, data: of_120 if case == "abs_plain" else data, addition=1)


def stating(data):
    """The same artifact, with version 1 of its first dialect, builtin, in the header."""
    at = data.index(b"\0", 5) + 1  # the section of dialects: its number, its length, their count, the first name
    assert data[at] == 1 and data[at + 1] & 1 and data[at + 3] == 1
    return data[:at + 1] + bytes([data[at + 1] + 6, data[at + 2], 3, 7, 3, 3]) + data[at + 4:]


def state_versions(tree):
    repack(tree, lambda release, case, data: stating(data) if release == "1.21.0" else data, addition=1)


BAD = [
    ("the file of a release is edited", 2109, "file 1.2.0.yaml", lambda tree: write(
        os.path.join(tree, "versions/opset/1.2.0.yaml"), read(os.path.join(tree, "versions/opset/1.2.0.yaml")) + "# x\n")),
    ("a code is used again", 2006, "the next free one is", more_rows("attributes:\n  - {name: fresh_v1, code: 19}\n")),
    ("an op version is dropped", 2100, "einsum_v1 was known", lambda tree: drop_op(tree)),
    ("the default of a dialect is changed", 2111, "stablehlo.all_gather takes 'i64_zero'",
     in_file(DIALECT, "- {from: use_global_device_ids, kind: unit, default: \"false\"}",
             "- {from: use_global_device_ids, kind: unit, default: i64_zero}")),
    ("a rule is missing", 2002, "needs 'replaces' and 'upgrade'", in_file(
        RELEASE_FILE, "    upgrade:\n      - {add_property: hint, value: \"false\"}\n", "")),
    ("forms are missing", 8603, "case 'abs_plain' is written with abs_v2 from 1.21.0 on",
     in_file(MANIFEST, "    forms:\n      1.21.0: abs_v2\n", "")),
    ("there is no case at all", 8611, "hypot", goldens_again(without_case("hypot", "hypot.mlir"))),
    ("golden bytes are overwritten, hashes match", 8621, "'abs_plain' for 1.4.0 are others", flip_last_byte),
    ("golden bytes state the version of a dialect", 8622, "state version 1 of dialect 'builtin'", state_versions),
    ("golden bytes are of another release", 8206, "1.21.0/abs_plain.mlirbc", swap_target),
    ("golden bytes are orphans", 8204, "the corpus has no case 'more'", lambda tree: orphan(tree)),
    ("the bytecode version falls", 2007, "the bytecode version falls", more_rows("bytecode: {written: 5, read: 6}\n")),
    ("a number is skipped", 2101, f"release 1.22.0 follows {NEWEST}", rename_release),
    ("properties are out of order", 2003, "in the order of their names",
     in_file(RELEASE_FILE, "properties: [hint]", "properties: [hint, extra]")),
    ("an operand more in a new version", 2009, "it has another number of operands or results",
     in_file(RELEASE_FILE, "    operands: [operand]\n    properties: [hint]", "    operands: [operand, other]\n    properties: [hint]")),
    ("a downgrade loses a value", 2111, "op stablehlo.tan no longer writes its property 'result_accuracy'",
     lambda tree: lose_accuracy(tree)),
    ("the default is one for old files, another for new programs", 8602, f"do not let {NEWEST} write it",
     in_file(DIALECT, "- {from: hint, default: \"false\"}", "- {from: hint, default: i64_zero}")),
    ("a constraint is loosened", 8613, "same-types",
     more_rows("lifted:\n  - {id: same-types, constraint: same_element_types, ops: [add_v1]}\n")),
    ("a date is before its predecessor's", 2007, "dates must ascend", in_file(RELEASE_FILE, "2026-11-22", "2026-01-01")),
    ("the number of an enum is used again", 2004, "NTT", more_rows("enum_cases:\n  FftTypeV1: {NTT: 3}\n")),
    ("a type is of an unknown format", 2110, "f8E9M9",
     more_rows("types:\n  - {name: f8E9M9_v1, code: 99, stands_for: float, builtin: f8E9M9}\n")),
    ("a type has no text form", 2002, "key 'assembly' is missing, so text would lose the parameters",
     more_rows("types:\n  - {name: blob_v1, code: 99, stands_for: nothing, params: [size: uint]}\n")),
    ("integers of a new width", 8619, "i3_v1 (i3, 1.21.0) fail at the trial 'constant'",
     more_rows("types:\n  - {name: i3_v1, code: 99, stands_for: integer, builtin: i3}\n")),
    ("floats that no tensor has", 8619, "a float is known in ir/float_format.h and ir/float_format.c (its format), bytecode/builtin.def",
     more_rows("types:\n  - {name: f80_v1, code: 99, stands_for: float, builtin: f80}\n")),
    ("a promise is shortened", 2112, "stablehlo.add was promised in full",
     in_file(DIALECT, "  - name: add\n", "  - name: add\n    promise: six_months\n")),
    # More than the twenty.
    ("since is too late", 8602, f"the rows let {NEWEST} write it", goldens_again(in_file(
        MANIFEST, "    since: 0.9.0\n    forms:\n      1.21.0: abs_v2\n", "    since: 1.21.0\n    forms:\n      1.21.0: abs_v2\n"))),
    ("since is too early", 8602, f"do not let {NEWEST} write it",
     in_file(MANIFEST, "  - id: hypot\n    file: hypot.mlir\n    since: 1.21.0\n    forms:\n      1.21.0: hypot_v1\n",
             f"  - id: hypot\n    file: hypot.mlir\n    since: {NEWEST}\n    forms:\n      {NEWEST}: hypot_v1\n")),
    ("a form names something else", 8603, "and the rows say",
     in_file(MANIFEST, "      1.21.0: hypot_v1", "      1.21.0: abs_v2")),
    ("a rule is never refused", 8612, "refused", goldens_again(without_case("abs_hint", "abs_hint.mlir"))),
    ("a case of the base is gone", 8617, "case 'abs_plain'", without_case("abs_plain", "abs_plain.mlir")),
    ("a case does not say why it is not evaluated", 8616, "hypot", in_file(MANIFEST, "    no_evaluate: no row says how\n", "")),
    ("golden bytes of the new release are missing", 8202, "has no golden bytes", lambda tree: old_golden(tree)),
    ("a tag is another release's", 2113, "is tagged 'v1.20.0'", in_file(
        RELEASE_FILE, "first_commit: 2026-11-22\n", "first_commit: 2026-11-22\nfirst_tag: v1.20.0\nfirst_tag_date: 2026-11-22\n")),
    ("a value is wrong", 8631, "case 'abs_hint', evaluate",
     in_file("corpus/made/abs_hint.mlir", "dense<[3.0, 4.5]>", "dense<[3.0, 4.25]>")),
]


def orphan(tree):
    """A case that came and went between two runs of hlo-cts golden."""
    text = read(os.path.join(tree, MANIFEST))
    write(os.path.join(tree, MANIFEST), text + "\n" + OLD_CASES.split("\n", 1)[1].replace("abs_plain\n", "more\n").replace(
        "    since: 0.9.0\n", "    since: 0.9.0\n    forms:\n      1.21.0: abs_v2\n"))
    golden(tree, tree)
    write(os.path.join(tree, MANIFEST), text)


def drop_op(tree):
    edit(os.path.join(tree, DIALECT), op_of_dialect("einsum"), "")
    more_rows("removed: {ops: [einsum_v1]}\n")(tree)


def lose_accuracy(tree):
    """A new version of tan without the property: what older artifacts say would be lost on the way up and down."""
    row = op_of_dialect("tan")
    edit(os.path.join(tree, DIALECT), row, re.sub(r"    map:\n(      .*\n)+", "", row).replace("vhlo: tan_v2", "vhlo: tan_v3"))
    edit(os.path.join(tree, RELEASE_FILE), "ops:\n", "ops:\n  - name: tan_v3\n    replaces: tan_v2\n    operands: [operand]\n"
         "    results: [result]\n    upgrade: [{drop_property: result_accuracy, value: default_accuracy}]\n")


def old_golden(tree):
    base = os.path.join(os.path.dirname(tree), "base")
    shutil.rmtree(os.path.join(tree, "golden"))
    shutil.copytree(os.path.join(base, "golden"), os.path.join(tree, "golden"))


def missing_negative(at):
    """1.18.0 to 1.19.0 without a case that breaks a constraint of collective_reduce; then with one."""
    tree = os.path.join(at, "real119")
    rows = os.path.join(tree, "rows")
    os.makedirs(rows)
    shutil.copy(os.path.join(SOURCE, "versions/opset/1.19.0.yaml"), rows)
    write(os.path.join(rows, "dialects/stablehlo.yaml"), dialect(op_of_dialect("collective_reduce")))
    copy_cases(tree, "boundaries", "boundary_op_collective_reduce_v1_new")
    golden(tree, os.path.join(SOURCE, "versions"))
    keep_until(tree, "1.19.0")
    stopped("no negative case", 8615, "collective_reduce", tree, "1.18.0", rows)


def renderings(base, good, bad):
    """What is written for others: JUnit XML, Markdown, annotations, text."""
    import xml.etree.ElementTree as xml

    bad_out, good_out = os.path.join(bad, "out"), os.path.join(good, "out")
    for tree, out, closed in ((bad, bad_out, True), (good, good_out, False)):
        done = call("gate", f"--base={base}", f"--opset={tree}", f"--corpus={tree}/corpus", f"--golden={tree}/golden",
                    f"--junit={out}.xml", f"--markdown={out}.md", f"--json={out}.json", "--annotations=github")
        suite = xml.parse(out + ".xml").getroot().find("testsuite")
        cases = suite.findall("testcase")
        failed = [c.get("name") for c in cases if c.find("failure") is not None]
        if int(suite.get("tests")) != len(cases) or int(suite.get("failures")) != len(failed):
            failures.append("JUnit: the totals are not those of the tests")
        if bool(failed) != closed or done.returncode != closed or json.loads(read(out + ".json"))["open"] == closed:
            failures.append(f"the forms of the verdict do not agree: {done.returncode} {failed}")
        if ("The gate is closed" in done.stdout) != closed or ("## The gate is closed" in read(out + ".md")) != closed:
            failures.append("text or Markdown says otherwise")
        if ("::error file=" in done.stdout) != closed:
            failures.append(f"annotations: {done.stdout[-500:]}")
    if not re.search("title=gate%2C manifests%3A HLO-8603-[0-9a-f]{8}::case", done_annotations(base, bad)):
        failures.append("annotations have no escaped title: " + done_annotations(base, bad)[-400:])


def done_annotations(base, tree):
    return call("gate", f"--base={base}", f"--opset={tree}", f"--corpus={tree}/corpus", f"--golden={tree}/golden",
                "--check=manifests", "--annotations=github").stdout


CONSUMER = f"""name: NAME
kind: process
release: {NEWEST}
capabilities: {{locations: no}}
deserialize:
  argv: COMMAND
refusal:
  exit: [1]
  stderr: "error: "
"""
# Refuses what it cannot read, and does not say why.
SILENT = """#!/bin/sh
"$1/hlo-translate" --deserialize "$2" 2>/dev/null || { echo "error: no" >&2; exit 1; }
"""


def old_consumers(at, base, good):
    """Real consumers of the newest release, as processes: hlo-translate knows nothing of 1.21.0 and passes. So does one that does
    not name what it refuses. One that reads what its release cannot, and one that is not there are stopped."""
    silent = os.path.join(at, "silent")
    write(silent, SILENT)
    os.chmod(silent, 0o755)
    commands = {
        "good": '["{bin}/hlo-translate", --deserialize, "{artifact}"]',
        "silent": f'[{silent}, "{{bin}}", "{{artifact}}"]',
        "eager": f'["{{bin}}/hlo-translate", "--opset={good}", --deserialize, "{{artifact}}"]',
        "absent": '[no-such-consumer-at-all, "{artifact}"]',
    }
    for name, command in commands.items():
        write(os.path.join(at, name + ".yaml"), CONSUMER.replace("NAME", name).replace("COMMAND", command))
    done, verdict = gate(good, base, good, f"--consumer={at}/good.yaml")
    row = next(c for c in verdict["checks"] if "consumers" in (c.get("check"), c.get("name")))
    if done.returncode or not re.match(r"good: [1-9]\d* checks, [1-9]\d* of them refusals", row["note"] or ""):
        failures.append(f"an old consumer: {row}")
    done, verdict = gate(good, base, good, f"--consumer={at}/silent.yaml", "--check=consumers")
    if done.returncode:
        failures.append(f"consumer 'silent' is stopped for its words: {json.dumps(verdict)[:600]}")
    for name, words in (("eager", "abs_v2"), ("absent", "no-such-consumer-at-all")):
        done, verdict = gate(good, base, good, f"--consumer={at}/good.yaml,{at}/{name}.yaml", "--check=consumers")
        finding = first_finding(verdict)
        if done.returncode == 0 or not finding or words not in json.dumps(verdict["checks"]):
            failures.append(f"consumer '{name}' passes: {done.returncode} {json.dumps(verdict)[:600]}")


USES = """func.func @main(%a: tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>) {
  %sorted = "stablehlo.sort"(%a) ({
  ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>):
    %less = stablehlo.compare LT, %lhs, %rhs : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<3xi32>) -> tensor<3xi32>
  %negated = stablehlo.negate %a : tensor<3xi32>
  func.return %sorted, %negated : tensor<3xi32>, tensor<3xi32>
}
"""
USES_CASE = """cases:
  - id: uses
    file: uses.mlir
    since: 0.9.0
    tags: [sort]
    checks: [downgrade, refuse, serialize, deserialize, preserve, reserialize]
    no_evaluate: the order of uses is what matters
"""
SORT_2 = """release: 1.21.0
first_commit: 2026-11-22
ops:
  - name: sort_v2
    replaces: sort_v1
    operands: [inputs*]
    properties: [dimension, hint, is_stable]
    regions: [comparator]
    results: [results*]
    upgrade: [{add_property: hint, value: "false"}]
"""


def order_of_uses(at, base):
    """A revised op is another op for older releases, so its operands take other places in the order of uses. Golden bytes of
    older releases stay, because each order is a legal encoding."""
    old, tree = os.path.join(at, "uses"), os.path.join(at, "uses-revised")
    shutil.copytree(base, old)
    shutil.rmtree(os.path.join(old, "golden"))
    write(os.path.join(old, MANIFEST), USES_CASE)
    write(os.path.join(old, "corpus/made/uses.mlir"), USES)
    golden(old, old)
    shutil.copytree(old, tree)
    write(os.path.join(tree, RELEASE_FILE), SORT_2)
    row = op_of_dialect("sort")
    edit(os.path.join(tree, DIALECT), row, row.replace('"is_stable?"]', '"hint?", "is_stable?"]').replace(
        "sort_v1\n    map:\n", "sort_v2\n    map:\n      - {from: hint, default: \"false\"}\n"))
    edit(os.path.join(tree, MANIFEST), "    tags: [sort]\n", "    forms:\n      1.21.0: sort_v2\n    tags: [sort]\n")
    golden(tree, tree)
    passes("the order of uses", tree, old, tree, "--check=manifests,goldens,reading,refusals")
    written = []
    for rows in ([], [f"--opset={tree}"]):
        path = os.path.join(at, "uses.mlirbc")
        subprocess.run([os.path.join(BIN, "hlo-translate"), *rows, "--serialize", "--target=1.4.0", "-o", path,
                        os.path.join(tree, "corpus/made/uses.mlir")], check=True)
        with open(path, "rb") as f:
            written.append(f.read())
    if written[0] == written[1]:
        failures.append("the order of uses: both writers write the same bytes, so nothing was tested")
    shutil.rmtree(tree)


def revision(at, base, good):
    """The base as a revision of git: the same verdict as the folder's."""
    work = os.path.join(at, "repository")
    shutil.copytree(base, work)

    def git(*arguments):
        subprocess.run(["git", "-c", "user.name=x", "-c", "user.email=x@example.org", "-C", work, *arguments], check=True,
                       capture_output=True)
    git("init", "-q")
    git("add", ".")
    git("commit", "-qm", "base")
    for name in ("versions", "corpus", "golden"):
        shutil.rmtree(os.path.join(work, name))
        shutil.copytree(os.path.join(good, name), os.path.join(work, name))
    passes("a revision as the base", work, "HEAD", work)
    flip_last_byte(work)
    stopped("a revision as the base, golden bytes overwritten", 8621, "are others", work, "HEAD", work)
    done, verdict = gate(work, "no-such-thing", work)
    if done.returncode != 2 or first_finding(verdict)["number"] != "HLO-8601":
        failures.append(f"a base that is not there: {done.returncode} {first_finding(verdict)}")


def numbers():
    """The numbers of the gate's findings are those that harness/cli/diags.def explains."""
    sys.dont_write_bytecode = True
    sys.path.insert(0, os.path.join(SOURCE, "scripts/commands"))
    from gates.tool import GATE as findings
    with open(os.path.join(SOURCE, "harness/cli/diags.def"), encoding="utf-8") as f:
        table = {name: int(number) for number, name in re.findall(r"^DIAG\((\d+), GATE_(\w+),", f.read(), re.M)}
    for name, number in vars(findings).items():
        if not name.startswith("_") and table.get(name) != number:
            failures.append(f"the gate's {name} is {number}, and {table.get(name)} in the table")


def main():
    at = tempfile.mkdtemp(prefix="hlo-cts-gate-test-")
    numbers()
    try:
        real_120(at)
        real_118(at)
        missing_negative(at)
        base = base_tree(at)
        good = proposed_tree(at, base)
        passes("1.21.0", good, base, good)
        passes("1.21.0, from the built-in rows", good, "built-in", good)
        old_consumers(at, base, good)
        for what, number, words, change in BAD:
            bad = os.path.join(at, "bad")
            shutil.copytree(good, bad)
            change(bad)
            stopped(what, number, words, bad, base, bad)
            if number == 8603 and "abs_plain" in words:
                renderings(base, good, bad)
            shutil.rmtree(bad)
        order_of_uses(at, base)
        revision(at, base, good)
    finally:
        shutil.rmtree(at)
    for failure in failures:
        print(failure)
    print(f"{len(BAD) + 2} bad bumps, {len(failures)} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
