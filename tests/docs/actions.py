#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The composite actions of docs/ci, step by step as a runner does it: actions.py BIN SOURCE."""
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import yaml

BIN, SOURCE = (pathlib.Path(a).resolve() for a in sys.argv[1:])
INPUT = re.compile(r"\$\{\{ inputs\.(\w+) \}\}")


def fail(what):
    sys.exit(f"actions: {what}")


def act(name, folder, **given):
    """Runs an action; the status of its last step, what it printed, and its summary."""
    path = SOURCE / "docs/ci" / name / "action.yml"
    action = yaml.safe_load(path.read_text())
    inputs = {k: str(v.get("default", "")) for k, v in action["inputs"].items()}
    missing = [k for k, v in action["inputs"].items() if v.get("required") and k not in given]
    if missing or set(given) - set(inputs) or action["runs"]["using"] != "composite":
        fail(f"{name}: {missing} {given}")
    inputs.update(given)
    summary = folder / "summary"
    summary.write_text("")
    printed = ""
    for step in action["runs"]["steps"]:
        if set(step) - {"shell", "run", "env"} or step["shell"] != "bash" or "${{" in step["run"]:
            fail(f"{name}: a step that no runner, or no test, can take: {step}")
        environment = dict(os.environ, GITHUB_ACTIONS="true", GITHUB_ACTION_PATH=str(path.parent),
                           GITHUB_STEP_SUMMARY=str(summary), PATH=f"{BIN}:{os.environ['PATH']}",
                           HLO_CTS_CORPUS=str(SOURCE / "corpus"), HLO_CTS_GOLDEN=str(SOURCE / "golden"))
        environment.update({k: INPUT.sub(lambda m: inputs[m[1]], v) for k, v in step.get("env", {}).items()})
        done = subprocess.run(["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]], cwd=folder,
                              env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        printed += done.stdout
        if done.returncode:
            return done.returncode, printed, summary.read_text()
    return 0, printed, summary.read_text()


def try_suite(folder):
    options = "--filter=^abs_f32$ --pair=1.19.0..,1.19.0.."
    consumer = str(SOURCE / "consumers/hlo-translate.yaml")
    status, printed, summary = act("suite", folder, consumer=consumer, options=options)
    if status or not summary.strip() or not (folder / "hlo-cts-report/results.json").exists():
        fail(f"suite: status {status}: {printed}{summary}")
    broken = folder / "broken.yaml"
    broken.write_text("name: broken\nkind: process\nrelease: 1.20.0\ndeserialize:\n  argv: [sh, '-c', 'exit 1', '{artifact}']\n")
    status, printed, summary = act("suite", folder, consumer=str(broken), options=options)
    if status != 1 or "::error" not in printed:
        fail(f"suite: a broken consumer: status {status}: {printed}")
    status, printed, _ = act("suite", folder, consumer="no such; file", options=options)
    if status != 2:
        fail(f"suite: no consumer: status {status}: {printed}")


def try_review(folder):
    old = folder / "old"
    (old / "corpus/made").mkdir(parents=True)
    (old / "golden").mkdir()
    (old / "golden/MANIFEST").write_text("")
    subprocess.run(["cp", "-r", SOURCE / "versions", old], check=True)
    subprocess.run(["cp", SOURCE / "corpus/elementwise/abs_f32.mlir", old / "corpus/made"], check=True)
    cases = old / "corpus/made/cases.yaml"
    cases.write_text("cases:\n  - id: made_abs\n    file: abs_f32.mlir\n    since: 0.9.0\n    tags: [abs]\n")
    subprocess.run([SOURCE / "docs/ci/golden.sh", old], check=True, stdout=subprocess.DEVNULL,
                   env=dict(os.environ, PATH=f"{BIN}:{os.environ['PATH']}"))
    new = folder / "new"
    subprocess.run(["cp", "-r", old, new], check=True)
    status, printed, summary = act("review", folder, base=str(old), tree=str(new))
    if status or not summary.strip():
        fail(f"review: status {status}: {printed}")
    text = cases.read_text()
    (new / "corpus/made/cases.yaml").write_text(text + text.split("\n", 1)[1].replace("made_abs", "made_again"))
    status, printed, summary = act("review", folder, base=str(old), tree=str(new))
    if status != 1 or "HLO-8202" not in summary or "::error" not in printed:
        fail(f"review: a case without golden bytes: status {status}: {printed}")


with tempfile.TemporaryDirectory() as name:
    try_suite(pathlib.Path(name))
    try_review(pathlib.Path(name))
