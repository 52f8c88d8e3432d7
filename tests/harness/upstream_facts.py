#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Holds the tools against outputs of the reference's tools that were recorded at 1.20.0:
upstream_facts.py UPSTREAM SOURCE [OPTION of check.py]...

An op that a later release revised has another version in VHLO, and another place in the order of uses for older targets. So
what is recorded of the VHLO of programs with such an op says nothing: it is left out, and counted.
"""
import glob
import os
import re
import subprocess
import sys
import tempfile

RECORDED = (1, 20, 0)


def read(path):
    with open(path, encoding="utf-8", errors="replace") as f:
        return f.read()


def main():
    upstream, source, *options = sys.argv[1:]
    command = [sys.executable, os.path.join(upstream, "check.py")]
    revised = set()
    for path in glob.glob(os.path.join(glob.escape(source), "versions", "opset", "*.yaml")):
        if tuple(int(n) for n in os.path.basename(path)[:-5].split(".")) > RECORDED:
            revised.update(re.findall(r"^ *replaces: (\w+)_v\d+$", read(path), re.M))
    if not revised:
        return subprocess.call(command + options)
    holds = re.compile(r"\bstablehlo\.(%s)\b" % "|".join(sorted(revised)))
    kept, left_out = [], set()
    for line in read(os.path.join(upstream, "facts.tsv")).splitlines(True):
        program, what = line.split("\t")[:2]
        if re.match("ser@|serloc@|vhlo", what) and holds.search(read(os.path.join(upstream, "stablehlo", program + ".mlir"))):
            left_out.add(program)
        else:
            kept.append(line)
    print(f"{len(left_out)} programs with {', '.join(sorted(revised))}, which a release after 1.20.0 revised: their VHLO is not "
          "compared", flush=True)
    with tempfile.NamedTemporaryFile("w", encoding="utf-8") as f:
        f.writelines(kept)
        f.flush()
        return subprocess.call(command + ["--facts", f.name] + options)


sys.exit(main())
