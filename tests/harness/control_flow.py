# SPDX-License-Identifier: Apache-2.0
"""The table of control flow in corpus/README.md: control_flow.py HLO_CTS SOURCE

Each name is a case or a row of corpus/neighbours, and a consumer that drops what has an effect fails where nothing else shows it.
"""
import json
import os
import re
import subprocess
import sys
import tempfile

cts, source = sys.argv[1:]
sys.path[:0] = [os.path.join(source, "scripts")]
from rewrites import rows  # noqa: E402

DROPPED = "outfeed_in_if outfeed_in_case infeed_in_case custom_call_effect_in_if custom_call_effect_in_case custom_call_effect_in_while".split()
CONSUMER = r"""name: drops-effects
kind: process
release: 1.20.0
deserialize:
  argv: [sh, -c, "{bin}/hlo-translate --deserialize --mlir-print-op-generic \"$0\" | {filter}", "{artifact}"]
serialize:
  argv: ["{bin}/hlo-translate", --serialize, "--target={target}", "{program}", -o, "{output}"]
  output: file
refusal:
  exit: [1]
  stderr: "error: "
limits:
  wall: 20
"""


def names_of_table():
    with open(os.path.join(source, "corpus", "README.md"), encoding="utf-8") as f:
        part = f.read().split("## Control flow as compilers see it", 1)[1].split("\n## ", 1)[0]
    rows_of_table = [line for line in part.splitlines() if line.startswith("| ") and "`" in line.split("|")[2]]
    return [name for line in rows_of_table for name in re.findall(r"`(\w+)`", line.split("|")[2])]


def known():
    listed = subprocess.run([cts, "list", "--json", f"--corpus={source}/corpus"], capture_output=True, text=True, check=True)
    cases = {case["id"] for case in json.loads(listed.stdout)}
    found = rows.read_all(os.path.join(source, "corpus", "neighbours", "rows"))
    elements = {row.name: re.sub(r"\W+", "_", row.operands[0][1]).strip("_").lower() for row in found if row.operands}
    return cases | {row.name for row in found} | {name.removesuffix("_" + element) for name, element in elements.items()}


def failed(text):
    """The cases that fail when the programs that a consumer reads go through a filter."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "consumer.yaml")
        with open(path, "w", encoding="utf-8") as f:
            f.write(CONSUMER.replace("{filter}", text))
        subprocess.run([cts, "run", f"--consumer={path}", "--pair=1.20.0,1.20.0", f"--filter=^({'|'.join(DROPPED)})$",
                        f"--corpus={source}/corpus", f"--golden={source}/golden", f"--report={folder}/report"],
                       capture_output=True, text=True, check=False)
        with open(os.path.join(folder, "report", "results.json"), encoding="utf-8") as f:
            return {case["id"] for case in json.load(f)["cases"] if case["checks"]["deserialize"]["counted"].get("fail")}


names = names_of_table()
assert len(names) > 100, f"the table has {len(names)} names"
missing = sorted(set(names) - known())
assert not missing, f"neither a case nor a row: {missing}"
assert set(DROPPED) <= set(names), "a case that is asked here is not in the table"
for operation in ("outfeed", "infeed", "custom_call"):
    expected = {name for name in DROPPED if name.startswith(operation)}
    got = failed(f"sed '/stablehlo.{operation}/d'")
    assert got == expected, f"without {operation}: {sorted(got)} fail, not {sorted(expected)}"
assert failed("cat") == set(), "the consumer that drops nothing fails"
