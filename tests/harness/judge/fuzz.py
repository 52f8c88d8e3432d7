#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""fuzz.py BIN SOURCE: hlo-cts fuzz finds each fault of the built-in consumer, makes its program small, and finds none without a fault."""
import math
import pathlib
import re
import subprocess
import sys
import tempfile
import time

TOOL = pathlib.Path(sys.argv[1]) / "hlo-cts"
PROGRAMS = 128  # the faults show within so many; the slowest one after 10


def fuzz(*args, status):
    done = subprocess.run([TOOL, "fuzz", *args], capture_output=True, text=True)
    assert done.returncode == status, (args, done.returncode, done.stdout[-2000:], done.stderr)
    return done.stdout, done.stderr


def ops(text):
    return len(re.findall(r"^ +(%.* = )?\"?stablehlo\\.(?!constant)", text, re.M))


out, _ = fuzz("--count=150", status=0)
assert "evaluated 150 right, 0 within freedom" in out and "0 findings" in out, out
assert re.search(r"[1-9]\d* read and [1-9]\d* written without a change", out), out
assert fuzz("--count=150", status=0)[0] == out  # a seed always gives the same programs

FOUND = {
    "off-by-one-ulp": r"wrong (stablehlo|func)\.\w+ ",
    "drop-attribute": r"read otherwise: vhlo\.\w+",
    "ignore-target": r"written so that its release cannot read it: ",
}
for fault, name in FOUND.items():
    with tempfile.TemporaryDirectory() as folder:
        asked = [f"--fault={fault}", f"--count={PROGRAMS}", "--failures=1", "--reduce=20", f"--output={folder}"]
        out, _ = fuzz(*asked, status=1)
        assert re.match(name, out), (fault, out)
        (file,) = pathlib.Path(folder).iterdir()
        text = file.read_text()
        assert str(file) in out and "func.func @main" in text, out
        assert ops(text) <= 30, (fault, text)
        # the program fails by itself
        if fault == "off-by-one-ulp":
            judged = subprocess.run([TOOL, "judge", f"--fault={fault}", file], capture_output=True, text=True)
            assert judged.returncode == 1 and "wrong" in judged.stdout, judged.stdout

# Some programs of one process run on two devices: seed 95 is one of them. Crashes without a message have the op in their name;
# a message is one whatever words it has.
FAKE = pathlib.Path(sys.argv[3])
with tempfile.TemporaryDirectory() as folder:
    MODES = [("one-device", 95, 1, r"^wrong stablehlo\.\w+ ", 1), ("dies-of-waves", 1, 200, r"^crash .*stablehlo\.(sine|cosine) ", 2),
             ("tells-of-waves", 1, 200, r"^crash waves\.c:N\] the number was killed by signal N$", 1)]
    for mode, seed, count, found, different in MODES:
        description = pathlib.Path(folder, f"{mode}.yaml")
        description.write_text(f"name: {mode}\nkind: testee\ncommand: ['{FAKE}', {mode}, testee]\n")
        out, _ = fuzz(f"--consumer={description}", f"--seed={seed}", f"--count={count}", "--reduce=0", status=1)
        names = set(re.findall(found, out, re.M))
        assert len(names) == different, (mode, out)
        assert not re.search(r"^crash .*\(Killed\)$", out, re.M), out
        assert mode != "one-device" or ("mhlo.num_replicas = 2" in out and "replica_groups" not in out), out

# A consumer of 1.8.0 must refuse what 1.8.0, or the release that it writes for, does not have. A writer of its own may write another
# program with the same values.
FAKES = {
    "accepts-all": r"written so that its release cannot read it: ",
    "verifies-nothing": r"read, although operation 'vhlo\.\w+' needs ",
    "one-too-new": r"read, although operation 'vhlo\.exponential_v2' needs ",
    "mumbles": r"crash writing ended with status N without a refusal: something",
    "own-bytes": r"written otherwise: \S+, its location",
    "expands-wrong": r"written with other values",
    "or-for-arguments": r"written with other values",
    "calls-custom": r"written so that it cannot be evaluated: .*mystery",
    "expands": None,
    "well": None,
}
VERBS = {"deserialize": '"{artifact}"', "serialize": '"{program}", "{target}"', "evaluate": '"{artifact}"'}
with tempfile.TemporaryDirectory() as folder:
    for mode, name in FAKES.items():
        description = pathlib.Path(folder, f"{mode}.yaml")
        text = f"name: {mode}\nkind: testee\ncommand: ['{FAKE}', {mode}, testee]\n"
        if mode == "mumbles":
            text = f"name: {mode}\nkind: process\nrelease: 1.8.0\nrefusal: {{exit: [1], stderr: '^error: '}}\ncapabilities: {{writer: stablehlo}}\n"
            text += "".join(f"{verb}: {{argv: ['{FAKE}', {mode}, {verb}, {given}]}}\n" for verb, given in VERBS.items())
        description.write_text(text)
        asked = [f"--consumer={description}", "--count=200", "--failures=1", "--refusals", "--reduce=0"]
        out, _ = fuzz(*asked, status=1 if name else 0)
        assert re.match(name or r"\n200 programs .* 0 findings", out), (mode, out)

# Every second seed has arguments. The first line of its program gives them to judge.
given = []
for seed in range(1, 20, 2):
    with tempfile.TemporaryDirectory() as folder:
        asked = [f"--seed={seed}", "--count=1", "--fault=off-by-one-ulp", "--ops=add,tanh", "--reduce=0", f"--output={folder}"]
        subprocess.run([TOOL, "fuzz", *asked], capture_output=True)
        for file in pathlib.Path(folder).iterdir():
            line = file.read_text().splitlines()[0]
            if not line.startswith("// --args='["):
                continue
            judged = subprocess.run(f"'{TOOL}' judge --fault=off-by-one-ulp '{file}' {line[3:]}", shell=True, capture_output=True, text=True)
            assert judged.returncode == 1 and "wrong" in judged.stdout, (line, judged.stdout, judged.stderr)
            given.append(seed)
assert given, "no program has arguments"

# A small program has as many arguments as its first line gives.
for seed in given[:4]:
    asked = [f"--seed={seed}", "--count=1", "--fault=off-by-one-ulp", "--ops=add,tanh", "--reduce=5"]
    out, _ = fuzz(*asked, status=1)
    line = next((line for line in out.splitlines() if line.startswith("// --args=")), "")
    processes = math.prod(map(int, re.findall(r"mhlo\.num_\w+ = (\d+)", out)))
    assert line.count("dense<") == processes * re.search(r"@main\((.*?)\)", out)[1].count("%arg"), out

# Rewritten programs keep their values, and a fault shows in them, too. Their seeds decide.
PROGRAMS_OF = sorted(map(str, pathlib.Path(sys.argv[2], "corpus/elementwise").glob("a*.mlir")))
EXACT = next(path for path in PROGRAMS_OF if path.endswith("add_f32_rounding.mlir"))
out, _ = fuzz("--mutate", *PROGRAMS_OF, "--count=200", "--depth=8", status=0)
assert "evaluated 200 right, 0 within freedom; 0 read" in out and "0 findings" in out, out
out, _ = fuzz("--count=100", "--depth=5", status=0)
assert "evaluated 100 right, 0 within freedom" in out, out
out, _ = fuzz("--mutate", EXACT, "--fault=off-by-one-ulp", "--failures=1", "--reduce=1", "--count=64", status=1)
assert re.match(rf"wrong .*\n  seed \d+, program {re.escape(EXACT)}\n", out), out
made = [subprocess.run([TOOL, "generate", "--mutate", f"--seed={seed}", "--depth=6", *PROGRAMS_OF], capture_output=True, text=True, check=True).stdout
        for seed in (1, 1, 2)]
assert made[0] == made[1] != made[2] and re.match(r"// .*a\w+\.mlir: (\w+ ?){6}\nmodule", made[0]), made
for command, options, said in [("fuzz", ["x.mlir"], "only taken with --mutate"), ("generate", ["--mutate"], "name programs"),
                               ("generate", ["--mutate", "none.mlir"], "none.mlir"), ("fuzz", ["--mutate", "none.mlir"], "none.mlir"),
                               ("generate", ["--mutate", "--depth=x", PROGRAMS_OF[0]], "--depth takes a number"),
                               ("generate", ["--mutate", sys.argv[0]], "cannot be rewritten")]:
    done = subprocess.run([TOOL, command, *options], capture_output=True, text=True)
    assert done.returncode == 2 and said in done.stderr, (options, done)

# A signal ends it in good order.
running = subprocess.Popen([TOOL, "fuzz", "--seconds=600"], stdout=subprocess.PIPE, text=True)
time.sleep(1)
running.terminate()
out, _ = running.communicate(timeout=60)
assert running.returncode == 0 and re.search(r"\d+ programs from seed 1: .* 0 findings", out), (running.returncode, out)

out, _ = fuzz("--fault=ignore-target", "--count=32", "--mute=written so", status=0)
assert "0 findings" in out and "muted: written so" in out, out

_, err = fuzz("--count=1", "--testee=exit 1", status=2)  # the consumer is the one that is named, not the built-in one
assert "the testee cannot be used" in err, err
_, err = fuzz("--count=many", status=2)
assert "--count takes a number" in err, err
_, err = fuzz("--ops=flip", status=2)
assert "no op 'flip'" in err, err
print("every fault is found")
