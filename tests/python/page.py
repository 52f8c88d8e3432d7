# SPDX-License-Identifier: Apache-2.0
"""Runs the Python of docs/python.md, in order, beside the files that it names: page.py PAGE. A line `expression # value` must give
the value, if that is a literal or a repr in <>."""
import pathlib
import re
import sys
import tempfile
import os
import types

import hlo_cts

PROGRAM = "func.func @main(%a: tensor<f32>) -> tensor<f32> { %0 = stablehlo.tan %a : tensor<f32> return %0 : tensor<f32> }"
page = pathlib.Path(sys.argv[1]).resolve()
blocks = re.findall(r"^```python\n(.*?)^```", page.read_text(), re.DOTALL | re.MULTILINE)
assert len(blocks) >= 4, "the page has lost its examples"
os.chdir(tempfile.mkdtemp())
pathlib.Path("program.mlirbc").write_bytes(hlo_cts.downgrade(PROGRAM, "1.9.0"))
pathlib.Path("mine.yaml").write_text((page.parents[1] / "consumers" / "template.yaml").read_text())
compiler = types.SimpleNamespace(run=lambda program, inputs: hlo_cts.evaluate(program, *inputs))
world = {"my_compiler": compiler}
checked = 0


def check(line):
    """Whether the line states a value; if so, compares."""
    found = re.fullmatch(r"\s*([^#=]+?|[^#]*==[^#]*?)\s*# (\('?.*|'.*'|dtype\(.*|<.*>|\[.*\]|True\b.*|TypeError: .*)", line)
    if not found:
        return False
    expression, want = found.groups()
    if want.startswith("TypeError"):
        try:
            eval(expression, world)
        except TypeError as error:
            assert f"TypeError: {error}".startswith(want.partition("…")[0].rstrip()), (line, error)
            return True
        raise AssertionError(f"{line}: no error")
    have = repr(eval(expression, world))
    assert have == want or want.startswith(have + ":"), f"{line}: {have}"
    return True


for block in blocks:
    block = block.replace('["--consumer=mine.yaml", "--quick"]', '["--consumer=mine.yaml", "--case=abs_f32"]')
    block = block.replace('["--profile=core"]', '["--profile=core", "--filter=^abs_"]')
    exec(block.replace("    p.evaluate(numpy.ones(2), ", "    lambda: (").replace("# TypeError", "#"), world)
    if "with hlo_cts.Program(text) as p:" in block:
        world["p"] = hlo_cts.Program(world["text"])
    checked += sum(check(line) for line in block.splitlines())
assert checked >= 9, f"only {checked} values of the page were compared"
print(f"{len(blocks)} examples, {checked} values")
