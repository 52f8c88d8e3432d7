#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""scripts/bisect on versions of a fake consumer, each faulty from one version, or for artifacts from one release, on.

usage: bisect_command.py TOOLS SOURCE
"""
import json
import os
import pathlib
import subprocess
import sys
import tempfile

tools, source = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
problems = []

PROGRAM = """// --args='[dense<[0.0, 1.0]> : tensor<2xf32>]'
func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {
  %b = stablehlo.negate %a : tensor<2xf32>
  %c = stablehlo.tanh %b : tensor<2xf32>
  %d = stablehlo.multiply %c, %c : tensor<2xf32>
  return %d : tensor<2xf32>
}
"""

# A testee of release 1.20.0 that evaluates by the interpreter: `wrong` computes a cosine in place of tanh, `dies` ends by a signal, and
# a release is the first one for whose artifacts it is wrong.
FAKE = """
import os, re, signal, subprocess, sys
tools, source, fault = sys.argv[1:4]
sys.path.insert(0, source + "/scripts/consumers")
from serving import Unsupported, serve

def tensor(values):
    return {"type": "tensor<2xf32>", "base64": __import__("base64").b64encode(__import__("struct").pack("<2f", *values)).decode()}

def number(release):
    return [int(n) for n in release.split(".")]

def evaluate(artifact, arguments):
    release = re.search(rb"StableHLO_v([0-9.]+)", artifact)[1].decode()
    if fault == "dies":
        os.kill(os.getpid(), signal.SIGSEGV)
    if fault == "unsupported":
        raise Unsupported("not yet")
    text = subprocess.run([tools + "/hlo-translate", "--deserialize", "-"], input=artifact, capture_output=True, check=True).stdout.decode()
    if fault == "wrong" or (fault[0].isdigit() and number(release) >= number(fault)):
        text = text.replace("stablehlo.tanh", "stablehlo.cosine")
    args = "[dense<[0.0, 1.0]> : tensor<2xf32>]"
    said = subprocess.run([tools + "/hlo-translate", "--interpret", "--interpreter-print-dense", "--args=" + args, "-"], input=text,
                          capture_output=True, text=True, check=True).stdout
    found = re.findall(r"dense<(.*)> : tensor<2xf32>", said)
    return [tensor([float(n) for n in re.findall(r"[-+.0-9eE]+", line)] * (1 if "[" in line else 2)) for line in found]

def translate(*options, given):
    return subprocess.run([tools + "/hlo-translate", *options, "-"], input=given, capture_output=True, check=True).stdout

def write(program, target):  # W: another program for this release and newer ones; N: for older ones, an artifact of the newest
    if fault[0] == "W" and number(target) >= number(fault[1:]):
        program = translate("--deserialize", given=program).replace(b"stablehlo.tanh", b"stablehlo.cosine")
    if fault[0] == "N" and number(target) < number(fault[1:]):
        target = "1.20.0"
    return translate("--serialize", "--target=" + target, given=program)

serve({"name": "fake", "release": "1.20.0", "programs": "artifact"}, evaluate, write=write)
"""


def expect(what, have, want):
    if have != want:
        problems.append(f"{what}: {have!r}, expected {want!r}")


def bisect(*options):
    run = subprocess.run([source / "scripts/bisect", *options], capture_output=True, text=True, env={**os.environ, "HLO_CTS": str(tools / "hlo-cts")})
    return run.returncode, run.stdout, run.stderr


def consumer(folder, number, fault):
    path = folder / f"{number}.yaml"
    path.write_text(json.dumps({"name": f"fake {number}", "kind": "testee",
                                "command": [sys.executable, str(folder / "fake.py"), str(tools), str(source), fault]}))
    return f"--consumer={path}"


def check(folder, faults, words, status=1, asked=None, options=()):
    """The words of the conclusion; the number of versions that are asked."""
    given = [consumer(folder, k + 1, fault) for k, fault in enumerate(faults)]
    ended, said, error = bisect(folder / "program.mlir", *given, "--json", *options)
    try:
        found = json.loads(said)
    except ValueError:
        problems.append(f"{faults}: {said}{error}")
        return None
    expect(f"{faults}, status", ended, status)
    for word in words:
        if word not in found["conclusion"]:
            problems.append(f"{faults}: nothing says {word!r}: {found['conclusion']}")
    if asked:
        expect(f"{faults}, versions asked", len(found["versions"]), asked)
    return found


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "program.mlir").write_text(PROGRAM)
        (folder / "fake.py").write_text(FAKE)
        check(folder, ["right"] * 20 + ["wrong"] * 4, ["First wrong in fake 21, right in fake 20; still wrong in fake 24, the newest (10 of 24 asked)",
                                                       "The first op that differs is stablehlo.tanh."], asked=10)
        check(folder, ["right"] * 3, ["Nothing fails in fake 1 to fake 3."], status=0, asked=3)
        check(folder, ["wrong"] * 2 + ["right"] * 4, ["Wrong already in fake 1, the oldest that was asked; gone in fake 3, which is right ("])
        check(folder, ["unsupported"] * 2 + ["dies"] * 2 + ["wrong"] * 2,
              ["First crash in fake 3, unsupported in fake 2; wrong in place of crash since fake 5; still wrong in fake 6"])
        # It came and went: found by the middle of a stretch whose ends are alike.
        check(folder, ["right"] * 5 + ["wrong"] * 2 + ["right"] * 5, ["First wrong in fake 6, right in fake 5; gone in fake 8, which is right"])
        check(folder, ["wrong", "right", "wrong"], ["Wrong already in fake 1", "first wrong in fake 3", "the history is not monotone"])
        check(folder, ["right", "wrong"] + ["right"] * 10, ["Nothing fails in fake 1 to fake 12."], status=0, asked=5)
        check(folder, ["right", "wrong"] + ["right"] * 10, ["First wrong in fake 2, right in fake 1; gone in fake 3", "all 12 asked"],
              options=["--all"], asked=12)
        # Artifacts: from which release on.
        found = check(folder, ["right", "1.5.0"], ["Artifacts for fake 2: First wrong in 1.5.0, right in 1.4.0; still wrong in 1.20.0"],
                      options=["--targets"])
        if found:
            expect("releases", sorted({row["verdict"] for row in found["targets"]}), ["right", "wrong"])
        # What it writes, for which releases.
        for fault, status, words in [("W1.5.0", 1, "Written by fake 1: First wrong in 1.5.0, right in 1.4.0; still wrong in 1.20.0"),
                                     ("N1.9.0", 1, "Written by fake 1: Wrong already in 0.9.0, the oldest that was asked; gone in 1.9.0, which is right"),
                                     ("right", 0, "Written by fake 1: Nothing fails in 0.9.0 to 1.20.0.")]:
            check(folder, [fault], ["Nothing fails in fake 1 to fake 1.", words], status=status, options=["--writes"])
        # A description of each kind can be asked as another release.
        for kind in ({"kind": "built-in"}, {"kind": "built-in", "releases": ["0.9.0", "1.20.0"]}):
            (folder / "built-in.yaml").write_text(json.dumps({"name": "built-in", "release": "1.20.0", **kind} if "releases" not in kind
                                                             else {"name": "built-in", **kind}))
            ended, said, error = bisect(folder / "program.mlir", f"--consumer={folder}/built-in.yaml", "--targets")
            expect("the built-in consumer", (ended, "Nothing fails in 0.9.0 to 1.20.0." in said, error), (0, True, ""))
        # The table.
        ended, said, _ = bisect(folder / "program.mlir", consumer(folder, 1, "right"), consumer(folder, 2, "wrong"))
        lines = [line.split() for line in said.splitlines()[:3]]
        expect("the table", lines, [["consumer", "artifact", "for", "verdict", "first", "op"], ["fake", "1", "1.20.0", "right"],
                                    ["fake", "2", "1.20.0", "wrong", "stablehlo.tanh"]])
        # Wrong usage.
        for what, options in [("no consumers", []), ("a kind", ["--versions=nobody"]), ("a range", ["--versions=jaxlib:1"]),
                              ("a program", [folder / "none.mlir", consumer(folder, 1, "right")])]:
            ended, said, error = bisect(*(options if what == "a program" else [folder / "program.mlir", *options]))
            if ended != 2 or said or not error.strip() or "Traceback" in error:
                problems.append(f"{what}: status {ended}: {said}{error}")
    for problem in problems:
        print(problem)
    return 1 if problems else 0


sys.exit(main())
