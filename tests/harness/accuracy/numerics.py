#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""scripts/numerics on the built-in consumer, its truth on values from elsewhere, and a consumer that answers too large numbers.

  numerics.py HLO_CTS SOURCE
"""
import importlib.machinery
import importlib.util
import json
import os
import random
import subprocess
import sys
import unittest

HLO_CTS, SOURCE = sys.argv[1:3]
SCRIPT = os.path.join(SOURCE, "scripts", "numerics")
os.environ["HLO_CTS"] = HLO_CTS
sys.dont_write_bytecode = True


class Spoiled:
    """The built-in consumer, whose first number is 2^-20 too large."""

    def __init__(self, who):
        self.who = who

    def evaluate(self, q):
        first, *others = self.who.evaluate(q)
        return [first * (1 + 2.0**-20), *others]


class Numerics(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        loader = importlib.machinery.SourceFileLoader("numerics", SCRIPT)
        cls.module = importlib.util.module_from_spec(importlib.util.spec_from_loader("numerics", loader))
        loader.exec_module(cls.module)

    def test_the_built_in_consumer_is_near_the_truth(self):
        done = subprocess.run([SCRIPT, "--json"], capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 0, done.stderr)
        rows = json.loads(done.stdout)["rows"]
        self.assertEqual(len(rows), 42)
        for row in rows:
            self.assertLess(row.get("error", 1e9), 5 if row["op"].startswith("rng") else 64, row)

    def test_an_error_is_seen(self):
        from measuring import BuiltIn
        m = self.module
        for op in ("cholesky", "triangular_solve"):
            right, wrong = m.measure(BuiltIn(), op, "f64"), m.measure(Spoiled(BuiltIn()), op, "f64")
            self.assertLess(right, 64)
            self.assertGreater(wrong, 2.0**53 * 2.0**-20 / 1000, op)

    def test_a_tolerance_is_judged_against_truth(self):
        from measuring import BuiltIn
        m = self.module
        for op in m.ELEMENTARY:
            self.assertLessEqual(max(m.asked_for(BuiltIn(), "f32", op)), m.TOLERANCE, op)
        # 2^-20 is 8 ε of f32.
        errors = m.asked_for(Spoiled(BuiltIn()), "f32", "sine")
        self.assertTrue(all(7 < e < 9 for e in errors), errors)
        # The attribute is in the program.
        asked = []
        class Listening:
            def evaluate(self, q):
                asked.append(q.body)
                return BuiltIn().evaluate(q)
        m.asked_for(Listening(), "f32", "log")
        self.assertEqual(["HIGHEST" in body for body in asked], [False, True, False])
        self.assertIn("<ulps = 2, mode", asked[2])

    def test_truth(self):
        m = self.module
        # The transform of a step: 1 + i + i^2 …; a factor of a matrix gives the matrix again.
        self.assertEqual([complex(round(float(x.real), 12), round(float(x.imag), 12)) for x in m.fourier([1, 1, 0, 0], -1)], [2, 1 - 1j, 0, 1 + 1j])
        (q, truth), = m.cholesky("f32", random.Random(3))
        (shape, _, a), = q.operands
        n = shape[0]
        factor = [[truth[i * n + j] or 0 for j in range(n)] for i in range(n)]
        for i in range(n):
            for j in range(n):
                self.assertAlmostEqual(float(sum(x * y for x, y in zip(factor[i], factor[j]))), a[i * n + j], delta=1e-12)

    def test_numbers_that_are_not_spread_are_seen(self):
        class Constant:
            def evaluate(self, q):
                return [0.5] * q.result[0][0]
        self.assertGreater(self.module.measure(Constant(), "rng UNIFORM", "f32"), 100)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
