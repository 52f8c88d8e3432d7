# SPDX-License-Identifier: Apache-2.0
"""hlo-cts merge: the journal of a run from those of its shards; `hlo-cts report` then writes the reports."""
import argparse
import json
import os
import sys

import suite

PLACES = {"shard", "corpus", "golden"}  # parts may have them elsewhere; cases are compared one by one


def difference(a, b):
    """The name of the first thing that parts of one run cannot differ in; None: they do not."""
    for key, name in (("consumer", "consumer"), ("tool", "version"), ("releases", "version")):
        if a[key] != b[key]:
            return name
    x, y = a["options"], b["options"]
    for name in dict.fromkeys([*x, *y]):
        unknown = name == "habits" and not (name in x and name in y)  # a part that was stopped early does not know them
        if name not in PLACES and x.get(name) != y.get(name) and not unknown:
            return name
    return None


def head_of(parts, count):
    head = dict(parts[0].head)
    head["cases"] = count
    head["started"] = min(part.head["started"] for part in parts)
    head["options"] = {name: value for name, value in head["options"].items() if name != "shard"}
    return json.dumps(head, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"


def merge(folders, output):
    parts = [suite.Journal(folder) for folder in folders]
    for part in parts:
        if part.broken:
            raise suite.Unusable(f"'{part.path}': {part.broken}")
        if name := difference(parts[0].head, part.head):
            raise suite.Unusable(f"these are not parts of one run: they differ in --{name}")
    cases = sorted((case, k, n, line) for k, part in enumerate(parts) for n, (case, line) in enumerate(part.cases))
    for one, other in zip(cases, cases[1:]):
        if one[0] == other[0]:
            raise suite.Unusable(f"case '{one[0]}' is in more than one part")
    os.makedirs(output, exist_ok=True)
    path = os.path.join(output, "journal")
    with open(path + ".part", "wb") as f:
        f.write(head_of(parts, len(cases)))
        f.writelines(line + b"\n" for _, _, _, line in cases)
        for _, k, n, _ in cases:
            f.writelines(line for p in range(len(parts[k].releases)) if (line := parts[k].line(n, p)))
        f.write(f'{{"seconds":{sum(part.seconds for part in parts):.17g}}}\n'.encode())
        f.flush()
        os.fsync(f.fileno())
    os.replace(path + ".part", path)


def main():
    p = argparse.ArgumentParser(allow_abbrev=False)
    p.add_argument("--report")
    p.add_argument("parts", nargs="*")
    o, passed_on = p.parse_known_args()
    if not o.report:
        raise suite.Unusable("name the folder for the joined run: --report DIR")
    if not o.parts:
        raise suite.Unusable("name the folders of the parts")
    merge(o.parts, o.report)
    sys.stdout.flush()
    os.execv(suite.HLO_CTS, ["hlo-cts", "report", *passed_on, "--", o.report])


suite.run("merge", main)
