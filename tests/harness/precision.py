# SPDX-License-Identifier: Apache-2.0
"""scripts/precision on made-up results: what is drawn, in which order, and what is not.

usage: precision.py SOURCE
"""
import json
import subprocess
import sys
import tempfile

problems = []


def detail(case, check, verdict, counted=True, consumer="1.0.0", side="must-read"):
    return {"case": case, "check": check, "verdict": verdict, "counted": counted, "producer": "1.17.0", "consumer": consumer,
            "class": side, "message": f"{case}\n  differs"}


def draw(folder, cases, *options):
    levels = [{"id": case, "level": "recommended" if case == "advice" else "required"} for case in cases]
    details = [detail(case, "evaluate", "fail") for case in cases]
    details += [detail("c1", "evaluate", "fail", consumer="1.1.0"), detail("c1", "refuse", "crash", side="must-refuse (producer)"),
                detail("c1", "refuse", "protocol error", side="may-accept"), detail("c2", "refuse", "pass"),
                detail("c3", "refuse", "fail", counted=False)]
    with open(f"{folder}/results.json", "w") as f:
        json.dump({"cases": levels, "details": details}, f)
    found = subprocess.run([f"{sys.argv[1]}/scripts/precision", f"{folder}/results.json", *options], capture_output=True, text=True)
    return [line.split("\t") for line in found.stdout.splitlines()], found.stderr.strip()


def expect(what, have, want):
    if have != want:
        problems.append(f"{what}: {have!r}, expected {want!r}")


with tempfile.TemporaryDirectory() as folder:
    names = [f"c{i}" for i in range(1, 101)] + ["advice"]
    whole, said = draw(folder, names, "--count", "200")
    expect("each failing verdict once", (len(whole), said), (102, "102 of 102 failing verdicts"))
    expect("fields", sorted(f for f in whole if f[0] == "c1"),
           [["c1", "evaluate", "fail", "1.17.0,1.0.0", "c1 differs"], ["c1", "refuse", "crash", "1.17.0,1.0.0", "c1 differs"],
            ["c1", "refuse", "protocol error", "1.17.0,1.0.0", "c1 differs"]])
    expect("no recommended case", [f for f in whole if f[0] == "advice"], [])
    ten, said = draw(folder, names, "--count", "10")
    expect("a sample begins the order", (ten, said), (whole[:10], "10 of 102 failing verdicts"))
    gone = ten[3][0]
    rest, _ = draw(folder, [n for n in names if n != gone], "--count", "200")
    expect("others keep their places", rest, [f for f in whole if f[0] != gone])
    other, _ = draw(folder, names, "--count", "10", "--seed", "2")
    expect("another seed, another sample", other != ten, True)
    expect("one check", draw(folder, names, "--check", "^refuse$")[0], [f for f in whole if f[1] == "refuse"])
print("\n".join(problems))
sys.exit(bool(problems))
