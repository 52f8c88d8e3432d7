# SPDX-License-Identifier: Apache-2.0
"""hlo-cts window: what a release promises, as text. `hlo-cts window --json` finds it out."""
import json
import subprocess
import sys

import suite


def named(reach, key):
    return f"{reach[key]} ({reach.get(key + '_date', '')})"


def reach_text(what, reach):
    outside = [f"{named(reach, key)} and {word}" for key, word in (("before", "older"), ("after", "newer")) if key in reach]
    return f"  {what} {named(reach, 'from')} to {named(reach, 'to')}\n    not covered: {'; '.join(outside) or 'nothing'}\n"


def promise_text(promise):
    return reach_text("it reads what was written by", promise["reads"]) + reach_text("what it writes is read by", promise["read_by"])


def features_text(names):
    """Lines end after 80 columns."""
    lines = ["    "]
    for i, name in enumerate(names):
        last = i + 1 == len(names)
        if len(lines[-1]) > 80:
            lines.append("    ")
        lines[-1] += ("" if lines[-1] == "    " else " ") + name + ("" if last else ",")
    return "\n".join(lines) + "\n"


def requirement_text(row):
    return (f"  {row['requirement']:<12} {row['target']:<9} {row['tagged'] or 'no tag':<12} {row['recorded'] or '-':<9} "
            f"{row['verdict']}\n")


def text(w):
    promise, tag = w["promise"], f"{w['first_tag']} of {w['first_tag_date']}" if w["first_tag"] else "none"
    yield (f"Release {w['release']}: first commit {w['first_commit'] or 'none'}, tag {tag}{'' if w['published'] else '; it was never current'}. "
           f"MLIR bytecode: writes {w['bytecode_written']}, reads up to {w['bytecode_read']}.\n")
    yield (f"\nIt promises to read what is written less than {suite.length(promise['months_back'])} before it and less than "
           f"{suite.length(promise['months_forward'])} after it,\nunless the program uses features that it does not know (dates of first commits):\n")
    yield promise_text(promise)
    yield "\nPromised only for six months (specification, Deprecated Operations):\n"
    yield features_text(w["six_months_features"])
    yield promise_text(w["six_months"])
    yield f"\nCompatibility requirements on {w['day']}, counted from the day of the tag:\n"
    yield f"  {'requirement':<12} {'target':<9} {'tagged':<12} {'upstream':<9}\n"
    yield from map(requirement_text, w["requirements"])
    if "recorded_since" in w:
        yield f"  recorded by upstream since {w['recorded_since']} ({w['recorded_by']})\n"


def main():
    done = subprocess.run([suite.HLO_CTS, "window", "--json", *sys.argv[1:]], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, check=False)
    if done.stdout:
        print(suite.visible("".join(text(json.loads(done.stdout.decode(errors="replace"))))), end="")
    return done.returncode


if __name__ == "__main__":
    suite.run("window", main)
