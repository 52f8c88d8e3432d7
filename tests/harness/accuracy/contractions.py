#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""scripts/contractions on made-up consumers, whose accumulator is known, and on the built-in one.

  contractions.py HLO_CTS SOURCE          the tests
  contractions.py --testee HOW            a made-up consumer: it sums one by one in HOW
"""
import base64
import importlib.machinery
import importlib.util
import json
import math
import os
import struct
import subprocess
import sys
import unittest


# --- A made-up consumer. It rounds in its own way: by the bits of an f32 ---


def to_f32(x):
    return struct.unpack("<f", struct.pack("<f", x))[0]


def to_bf16(x):
    bits = struct.unpack("<I", struct.pack("<f", x))[0]
    return struct.unpack("<f", struct.pack("<I", bits + 0x7fff + (bits >> 16 & 1) & 0xffff0000))[0]


def one_by_one(to):
    def total(products):
        s = 0.0
        for x in products:
            s = to(s + x)
        return s
    return total


def broken(products):
    return math.nan if len(products) and products[0] > 0 else 0.0


SUMS = {"bf16": one_by_one(to_bf16), "f32": one_by_one(to_f32), "f64": one_by_one(float), "exact": math.fsum, "nan": broken,
        "bf16-operands": one_by_one(to_f32)}


def numbers(tensor):
    kind = tensor["type"][:-1].split("x")[-1]
    data = base64.b64decode(tensor["base64"])
    if kind == "bf16":
        return kind, [struct.unpack("<f", b"\0\0" + data[i:i + 2])[0] for i in range(0, len(data), 2)]
    return kind, struct.unpack(f"<{len(data) // 4}f", data)


def answered(how, arguments):
    """A row of the first operand for each column of the second; without a second one, the sum of each row."""
    shape = [int(n) for n in arguments[0]["type"][7:].split("x")[:-1]]
    kind, a = numbers(arguments[0])
    b, columns = None, 1
    if len(arguments) > 1:
        b, columns = numbers(arguments[1])[1], int(arguments[1]["type"].split("x")[1])
    if how == "bf16-operands":
        a, b = [to_bf16(x) for x in a], b and [to_bf16(x) for x in b]
    results = []
    for r in range(shape[0]):
        row = a[r * shape[1]:(r + 1) * shape[1]]
        results += [SUMS[how]([x * b[k * columns + c] for k, x in enumerate(row)] if b else list(row)) for c in range(columns)]
    data = b"".join(struct.pack("<f", to_bf16(x) if x == x else x)[2:] if kind == "bf16" else struct.pack("<f", x) for x in results)
    dims = f"{shape[0]}x{columns}x" if b else f"{shape[0]}x"
    return [{"type": f"tensor<{dims}{kind}>", "base64": base64.b64encode(data).decode()}]


def serve(how):
    while header := sys.stdin.buffer.readline():
        m = json.loads(sys.stdin.buffer.read(int(header)))
        if "hello" in m:
            reply = {"hello": {"protocol": 1, "name": how, "release": "1.9.0", "can": ["evaluate"]}}
        else:
            reply = {"id": m["id"], "done": {"results": answered(how, m["evaluate"]["arguments"])}}
        text = json.dumps(reply).encode()
        sys.stdout.buffer.write(b"%d\n%s" % (len(text), text))
        sys.stdout.buffer.flush()


# --- The tests ---


def measured(how, op, kind, status=0):
    who = ["--testee", f"{sys.executable} {os.path.abspath(__file__)} --testee {how}"] if how else []
    done = subprocess.run([SCRIPT, *who, f"--op={op}", f"--type={kind}", "--json"], capture_output=True, text=True, check=False)
    assert done.returncode == status, f"{how} {op} {kind}: status {done.returncode}: {done.stdout}{done.stderr}"
    row, = json.loads(done.stdout)["rows"]
    return row, {f["set"]: f for f in row.get("sets", ())}


class Contractions(unittest.TestCase):
    def test_a_bf16_accumulator_is_named(self):
        row, sets = measured("bf16", "reduce", "bf16")
        self.assertEqual((row["accumulator"], row["bits"]), ("bf16", 8))
        self.assertGreater(sets["varied onto large"]["variance"], 0.5)

    def test_an_f32_accumulator_is_named(self):
        row, sets = measured("f32", "dot_general", "bf16")
        self.assertEqual((row["accumulator"], row["bits"]), ("f32", 24))
        self.assertLessEqual(max(f["worst"] for f in sets.values()), 1.001)

    def test_another_shape_is_refused(self):
        self.assertIn("and not tensor<848x1xf32>", measured("f32", "reduce_window", "f32")[0]["message"])

    def test_a_wider_accumulator_is_named(self):
        self.assertEqual(measured("f64", "reduce", "f32")[0]["bits"], 53)
        row, sets = measured("exact", "reduce", "f32")
        self.assertEqual((row["accumulator"], row["bits"]), ("wider than f64", None))
        for found in sets.values():  # one rounding: at most half an ULP of the sum
            self.assertLessEqual(found["worst"], 1)
            self.assertLess(abs(found["bias"]), 0.2)

    def test_rounded_operands_are_told_apart(self):
        row, _ = measured("bf16-operands", "dot_general", "f32", status=1)
        self.assertRegex(row["accumulator"], r"^f32, but errors as of (9|10|11) bits$")
        self.assertFalse(row["within"])

    def test_nan_is_told(self):
        row, sets = measured("nan", "reduce", "f32", status=1)
        self.assertIn("NaN", row["accumulator"])
        self.assertGreater(sets["mixed zero"]["not_finite"], 0)

    def test_the_built_in_consumer_rounds_each_step(self):
        for op, kind, name in (("reduce", "f16", "f16"), ("convolution", "bf16", "bf16"), ("dot_general", "f64", "f64")):
            self.assertEqual(measured(None, op, kind)[0]["accumulator"], name)

    def test_truth_is_exact(self):
        loader = importlib.machinery.SourceFileLoader("contractions", SCRIPT)
        module = importlib.util.module_from_spec(importlib.util.spec_from_loader("contractions", loader))
        loader.exec_module(module)
        # 1 + 2^-200 - 1 = 2^-200, which a double sum loses; the absolute values sum to 2 + 2^-200.
        (total, size), = module.exact([[1.0, 2.0**-100, -1.0]], [[1.0, 2.0**-100, 1.0]])
        self.assertEqual(total, 1 << 2 * module.SHIFT - 200)
        self.assertEqual(size, (2 << 2 * module.SHIFT) + (1 << 2 * module.SHIFT - 200))


if __name__ == "__main__":
    if sys.argv[1] == "--testee":
        serve(sys.argv[2])
    else:
        HLO_CTS, SOURCE = sys.argv[1:3]
        os.environ["HLO_CTS"] = HLO_CTS
        SCRIPT = os.path.join(SOURCE, "scripts", "contractions")
        sys.dont_write_bytecode = True
        unittest.main(argv=sys.argv[:1])
