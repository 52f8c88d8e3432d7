# SPDX-License-Identifier: Apache-2.0
"""hlo-cts programs: how the programs of a folder ended, as text. `hlo-cts programs --json` finds it out."""
import json
import subprocess
import sys

import suite


def line(p):
    """"failed: why", in one line."""
    lacking = [c["target"] for c in p["custom_calls"] if not c["evaluated"]]
    more = {"custom calls missing": ", ".join(lacking), "differs": p.get("because", ""), "failed": p.get("because", "")}.get(p["outcome"])
    return f"{p['program']}: {p['outcome']}" + ("" if more is None else ": " + more.removesuffix("\n").replace("\n", ", "))


def main():
    done = subprocess.run([suite.HLO_CTS, "programs", "--json", *sys.argv[1:]], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, check=False)
    if done.stdout:
        told = json.loads(done.stdout.decode(errors="replace"))
        counts = ", ".join(f"{n} {outcome}" for outcome, n in told["counts"].items() if n)
        lines = [*map(line, told["programs"]), f"{len(told['programs'])} programs: {counts}",
                 *(f"{n:6} lack {target}" for target, n in told["missing"].items())]
        print("\n".join(map(suite.visible, lines)))
    return done.returncode


if __name__ == "__main__":
    suite.run("programs", main)
