#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs the commands that the pages show: commands.py BIN SOURCE BUILD [PAGE]

A command is a line of an indented block that begins with a program of ours (or cp, export, cc, cmake, …), outside of fences. Each
page's commands run in their order in a small tree of its own: a few cases of the corpus with golden bytes of their own,
all else links to the sources. Words that stand for something are replaced (PLACES). commands.txt says what is not run, and why.
Fenced `sh` is run by the test of its page (FENCED). First the test sees that a page with a wrong command does not pass.
"""
import glob
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time

BIN, SOURCE, BUILD = (os.path.abspath(p) for p in sys.argv[1:4])
ONLY = sys.argv[4:]
PROGRAMS = r"(hlo-|scripts/|build/|cmake |ctest |cc |cp |export |python3 |podman |docker |git |pip |apt)"
FENCED = {"docs/new-release.md": "harness.new_release", "CONTRIBUTING.md": "docs.new_op"}
GENERATED = {"docs/diagnostics.md", "docs/opset-history.md", "docs/constraints.md"}
CASES = [("elementwise", "abs_f32", "add_f32_rounding", "add_empty", "exponential_f32"),
         ("communication", "collective_broadcast_one", "collective_broadcast_two", "collective_broadcast_root"),
         ("boundaries", "boundary_op_collective_broadcast_v2_old", "boundary_op_collective_broadcast_v2_new")]
# Replacements of the words of a page.
PLACES = {
    "docs/reports.md": [(r"\bID\b", "abs_f32"), (r"\bP,C\b", "1.20.0,1.19.0"), (r"\bFILE\b", "mine.yaml"), (r"\bDIR\b", "mycc")],
    "docs/package.md": [(r"\bHASH\b", "$(sed -n 's/^seal: \\([0-9a-f]*\\).*/\\1/p' said.before)")],
    "docs/judge.md": [(r"\ba\.yaml", "mine.yaml"), (r"\bb\.yaml", "consumers/hlo-translate.yaml")],
    "docs/generate.md": [(r"export.mlirbc ", ""), (r"exports/\*", "program.mlir")],
    "golden/README.md": [(r"\bDIR\b", "files"), (r"\bID\b", "abs_f32")],
    "versions/README.md": [(r"\bDIR\b", "rows"), (r"/tmp/golden", "golden.again")],
    "docs/testee-protocol.md": [(r"my_testee.py$", "my_testee.py hlo-translate --mlir-print-op-generic")],
}
# On every page: no command here needs the pip of an environment, which takes most of the time to make one.
EVERYWHERE = [(r"-m venv venv$", "-m venv --without-pip venv")]
# A next release demands its cases, which the small corpus does not have.
EVERYWHERE += [(r"--base=1\.19\.0\b", "--base=" + os.path.basename(path)[8:].replace("_", "."))
               for path in glob.glob(os.path.join(glob.escape(SOURCE), "corpus/release_*"))]
ROWS = "release: 1.21.0\nfirst_commit: 2026-11-22\nops:\n  - {name: bloom_v1, operands: [operand], results: [result]}\n"
PROGRAM = """func.func @main() -> tensor<2xf32> {
  %lhs = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %sum = stablehlo.add %lhs, %lhs : tensor<2xf32>
  func.return %sum : tensor<2xf32>
}
"""


def write(path, text):
    os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
    with open(path, "w", encoding="utf-8") as f:
        f.write(text)


def read(path):
    with open(path, encoding="utf-8") as f:
        return f.read()


def pages(root):
    found = []
    for folder, _, names in os.walk(root):
        parts = os.path.relpath(folder, root).split(os.sep)
        if any(p.startswith(".") and p != "." or p == "build" for p in parts):
            continue
        found += [os.path.normpath(os.path.join(os.path.relpath(folder, root), n)) for n in names if n.endswith(".md")]
    return sorted(p for p in found if p not in GENERATED)


def commands_of(text):
    """(line, command) of a page, and the lines of fences of shell."""
    commands, fences, fence = [], [], None
    for number, line in enumerate(text.splitlines(), 1):
        mark = re.match(r" *```(\w*)", line)
        if mark:
            fence = mark.group(1) if fence is None else None
            if fence in ("sh", "bash", "console"):
                fences.append(number)
        elif fence is None and re.match("    +" + PROGRAMS, line):
            commands.append((number, re.sub(r"  +# .*", "", line).strip()))
    return commands, fences


def exceptions(path):
    rows = []
    for line in read(path).splitlines():
        if line and not line.startswith("#"):
            page, pattern, reason = line.split(" | ", 2)
            rows.append({"page": page, "pattern": pattern, "reason": reason, "used": False})
    return rows


def environment(at):
    env = {k: v for k, v in os.environ.items() if not k.startswith("HLO_CTS") and k != "GITHUB_ACTIONS"}
    return dict(env, PATH=f"{BIN}:{env['PATH']}", HOME=os.path.join(at, "home"), HLO_CTS_CORPUS=os.path.join(at, "corpus"),
                HLO_CTS_GOLDEN=os.path.join(at, "golden"), TERM="dumb")


def shell(at, command):
    done = subprocess.run(["bash", "-c", command], cwd=at, env=environment(at), stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", timeout=120)
    return done.returncode, done.stdout


def copy_cases(at):
    for folder, *ids in CASES:
        text, entries = read(os.path.join(SOURCE, "corpus", folder, "cases.yaml")), []
        for wanted in ids:
            entry = re.search(rf"^  - id: {wanted}\n(?:(?!  - id: ).*\n?)*", text, re.M).group(0)
            entries.append(entry.rstrip() + "\n")
            for name in re.findall(r"^    (?:file|normal|twin): (\S+)", entry, re.M):
                os.makedirs(os.path.join(at, "corpus", folder), exist_ok=True)
                shutil.copy(os.path.join(SOURCE, "corpus", folder, name), os.path.join(at, "corpus", folder, name))
        write(os.path.join(at, "corpus", folder, "cases.yaml"), "cases:\n" + "\n".join(entries))


def make_tree(at):
    """A tree like the sources, with few cases, and what the pages take for granted."""
    copy_cases(at)
    shutil.copytree(os.path.join(SOURCE, "versions"), os.path.join(at, "versions"))
    for name in ("docs", "scripts", "consumers", "api"):
        os.symlink(os.path.join(SOURCE, name), os.path.join(at, name))
    os.makedirs(os.path.join(at, "build"))
    os.symlink(BUILD, os.path.join(at, "build/release"))
    os.makedirs(os.path.join(at, "home"))
    write(os.path.join(at, "golden/MANIFEST"), "")
    write(os.path.join(at, "rows/1.21.0.yaml"), ROWS)
    write(os.path.join(at, "program.mlir"), PROGRAM)
    write(os.path.join(at, "waivers.yaml"), "waivers: []\n")
    write(os.path.join(at, "statement.yaml"), "vendor: Example Inc.\nproduct: Example compiler\ndate: " + time.strftime("%Y-%m-%d") + "\n"
          "result: passed\ncoverage: complete\ntext: It passes.\n")
    shutil.copy(os.path.join(SOURCE, "consumers/template.yaml"), os.path.join(at, "mine.yaml"))
    shutil.copy(os.path.join(SOURCE, "scripts/consumers/example_testee.py"), os.path.join(at, "my_testee.py"))
    status, said = shell(at, "hlo-cts golden && hlo-cts run --quiet --matrix=none --report mycc && cp -r mycc tinyc && "
                             "cp -r mycc acmec && git init -q && git add corpus golden versions && "
                             "git -c user.name=x -c user.email=x@example.org commit -qm x && git update-ref "
                             "refs/remotes/origin/main HEAD")
    if status:
        sys.exit(f"the tree cannot be made: {said}")


def place(page, command):
    for pattern, stands_for in PLACES.get(page, []) + EVERYWHERE:
        command = re.sub(pattern, stands_for.replace("\\", "\\\\"), command)
    if command.startswith("cc "):  # the place that the command before it installed to
        command = "PKG_CONFIG_PATH=$(dirname $(find ~/.local -name hlocts-interp.pc)) && export PKG_CONFIG_PATH && " + command
    return command


def is_exempt(rows, page, command):
    for row in rows:
        if row["page"] == page and re.search(row["pattern"], command):
            row["used"] = True
            return True
    return False


def run_page(page, text, tree, rows):
    """Failures of a page, and how many commands ran."""
    commands, fences = commands_of(text)
    failures = [f"{page}:{n}: a fence of shell; no test runs it" for n in fences if page not in FENCED]
    wanted = [(n, c) for n, c in commands if not is_exempt(rows, page, c)]
    if not wanted:
        return failures, 0
    at = tempfile.mkdtemp(prefix="hlo-cts-docs-")
    try:
        shutil.copytree(tree, at, symlinks=True, dirs_exist_ok=True)
        for number, command in wanted:
            status, said = shell(at, place(page, command))
            write(os.path.join(at, "said.before"), said)
            if status:
                failures.append(f"{page}:{number}: `{command}` has status {status}: {said[-400:]}")
    finally:
        shutil.rmtree(at)
    return failures, len(wanted)


def sees_what_is_wrong(tree):
    page = "    hlo-cts window current\n\n    hlo-cts window --of-no-use\n    scripts/not-there\n\n```sh\nfalse\n```\n"
    rows = [{"page": "x.md", "pattern": "never", "reason": "", "used": False}]
    failures, ran = run_page("x.md", page, tree, rows)
    return ran == 3 and [f.split(" ")[0] for f in failures] == ["x.md:6:", "x.md:3:", "x.md:4:"] and not rows[0]["used"]


def main():
    tree = tempfile.mkdtemp(prefix="hlo-cts-docs-")
    failures, ran = [], 0
    rows = exceptions(os.path.join(SOURCE, "tests/docs/commands.txt"))
    try:
        make_tree(tree)
        if not sees_what_is_wrong(tree):
            failures.append("a page with wrong commands passes")
        for page in ONLY or pages(SOURCE):
            found, count = run_page(page, read(os.path.join(SOURCE, page)), tree, rows)
            failures += found
            ran += count
    finally:
        shutil.rmtree(tree)
    failures += [] if ONLY else [f"commands.txt: '{r['page']} | {r['pattern']}' fits no command" for r in rows if not r["used"]]
    print("\n".join(failures))
    print(f"{ran} commands, {len(failures)} failures")
    # A floor: pages whose commands are not found have no failures.
    return 1 if failures or (ran < 30 and not ONLY) else 0


sys.exit(main())
