#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""fuzz.py BIN: hlo-cts fuzz finds each fault of the built-in consumer, makes its program small, and finds none without a fault."""
import pathlib
import re
import subprocess
import sys
import tempfile
import time

TOOL = pathlib.Path(sys.argv[1]) / "hlo-cts"
PROGRAMS = 128  # the faults show within so many; the slowest one after 13


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
