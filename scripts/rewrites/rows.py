# SPDX-License-Identifier: Apache-2.0
"""The rows of corpus/neighbours/rows: rewrites that compilers know, and operands for which they are wrong.

    = name                        ends in the element type if a row has several
    > pattern => what the rewrite makes of it
    x: f32 [1.0, inf] | f16 [1.0, 6e4]
    ? the condition under which the rewrite is right
    @ who has the rewrite: project and file, or pass; or "ours, no source", and which rewrite is meant
    check: almost                 if results need not be equal; by itself where an op may round as it likes

A line that begins with two spaces continues the line above it.
"""

import os
import re
from dataclasses import dataclass, field

from .builder import Builder, Value, shape_of
from .ops import Ops


PROJECTS = re.compile(r"(?<![\w-])(XLA|LLVM|MLIR|Enzyme-JAX|[Ss]table[Hh][Ll][Oo]|IREE|JAX|TensorFlow|tensorflow|tt-mlir)(?![a-z])|jax-ml/|jax-mps"
                      r"|Reactant|ours, no source")


class RowError(Exception):
    pass


@dataclass
class Row:
    family: str
    name: str
    pattern: str
    wrong: str
    condition: str
    source: str
    operands: list = field(default_factory=list)  # (name, element, data)
    check: str = ""
    place: str = ""

    def arguments(self, builder):
        return [Value(builder, builder.fresh(n), shape_of(data), element) for n, element, data in self.operands]

    def build(self, builder, expression, values):
        """Adds the ops of an expression; returns its values."""
        names = Ops(builder).names()
        names.update({n: v for (n, _, _), v in zip(self.operands, values)})
        names["T"] = self.operands[0][1] if self.operands else "f32"
        try:
            got = eval(expression, names)
        except Exception as error:
            raise RowError(f"{self.place}: row {self.name}: {expression}: {error}") from error
        return list(got) if isinstance(got, tuple) else [got]

    def function(self, name, expression):
        """(text of a private function, its result types, the builder)"""
        builder = Builder(indent="  ")
        values = self.arguments(builder)
        results = self.build(builder, expression, values)
        takes = ", ".join(f"{v.name}: {v.type}" for v in values)
        types = [r.type for r in results]
        gives = types[0] if len(types) == 1 else "(" + ", ".join(types) + ")"
        lines = [f"func.func private @{name}({takes}) -> {gives} {{"] + builder.lines
        lines += [f"  return {', '.join(r.name for r in results)} : {', '.join(types)}", "}"]
        return "\n".join(lines) + "\n", types, builder


def logical_lines(path):
    """(number, text) with continued lines joined."""
    out = []
    with open(path, encoding="utf-8") as f:
        for number, line in enumerate(f, 1):
            line = line.rstrip("\n")
            if not line.strip() or line.startswith("#"):
                continue
            if line.startswith("  "):
                out[-1][1] += " " + line.strip()
            else:
                out.append([number, line])
    return out


def data_of(text, place):
    """`f32 [1.0, 2.0]`, `f32[2,3] 0.0`: an element type and nested lists."""
    found = re.fullmatch(r"(\w+(?:<\w+>)?)(?:\[([\d,]*)\])? (.*)", text.strip())
    if not found:
        raise RowError(f"{place}: no operand: {text}")
    element, sizes, value = found.groups()
    data = eval(value, {"inf": float("inf"), "nan": float("nan"), "range": range, "len": len, "abs": abs, "complex": complex})
    for size in reversed(sizes.split(",") if sizes else []):
        data = [data] * int(size)
    return element, data


def read_file(path):
    family = os.path.splitext(os.path.basename(path))[0]
    blocks = []
    for number, line in logical_lines(path):
        if line.startswith("= "):
            blocks.append({"name": line[2:].strip(), "place": f"{os.path.basename(path)}:{number}", "operands": []})
            continue
        block = blocks[-1]
        key, _, value = line.partition(" ")
        if key in (">", "?", "@", "check:"):
            block[key] = value.strip()
        elif key.endswith(":"):
            block["operands"].append((key[:-1], value.strip()))
        else:
            raise RowError(f"{os.path.basename(path)}:{number}: {line}")
    return [row for block in blocks for row in rows_of(family, block)]


def rows_of(family, block):
    place = block["place"]
    for key, what in ((">", "rewrite"), ("?", "condition"), ("@", "source")):
        if key not in block:
            raise RowError(f"{place}: row {block['name']} has no {what}")
    if not PROJECTS.search(block["@"]):
        raise RowError(f"{place}: the source of row {block['name']} names no project: {block['@']}")
    pattern, found, wrong = block[">"].partition(" => ")
    if not found:
        raise RowError(f"{place}: row {block['name']} has no =>")
    columns = [(name, [part for part in text.split(" | ")]) for name, text in block["operands"]]
    count = max([len(parts) for _, parts in columns], default=1)
    for i in range(count):
        operands = []
        for name, parts in columns:
            element, data = data_of(parts[i] if len(parts) > 1 else parts[0], place)
            operands.append((name, element, data))
        suffix = ""
        if count > 1:
            suffix = "_" + re.sub(r"\W+", "_", operands[0][1]).strip("_").lower()
        yield Row(family, block["name"] + suffix, pattern.strip(), wrong.strip(), block["?"], block["@"], operands,
                  block.get("check:", ""), place)


def read_all(folder):
    rows = []
    for name in sorted(os.listdir(folder)):
        if name.endswith(".txt"):
            rows += read_file(os.path.join(folder, name))
    seen = {}
    for row in rows:
        if row.name in seen:
            raise RowError(f"{row.place}: {seen[row.name].place} has a row {row.name} too")
        if not re.fullmatch(r"[a-z][a-z0-9_]*", row.name):
            raise RowError(f"{row.place}: a name is of lower-case letters, digits and _: {row.name}")
        seen[row.name] = row
    return rows
