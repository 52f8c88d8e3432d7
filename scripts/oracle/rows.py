# SPDX-License-Identifier: Apache-2.0
"""The rows of StableHLO's ops: versions/dialects/stablehlo.yaml."""

from pathlib import Path

import yaml

FILE = Path(__file__).resolve().parents[2] / "versions/dialects/stablehlo.yaml"
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
OPS = {row["name"]: row for row in yaml.load(FILE.read_text(encoding="utf-8"), LOADER)["ops"]}


def elementwise():
    """The names of the ops that work element by element."""
    return [name for name, row in OPS.items() if row.get("elementwise")]


def closed(operands):
    """Those with so many operands whose result has the operands' type."""
    return [
        name
        for name in elementwise()
        if OPS[name].get("checks", {}).get("infer") == "elementwise" and len(OPS[name]["operands"]) == operands
    ]
