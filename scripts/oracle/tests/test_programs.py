# SPDX-License-Identifier: Apache-2.0
"""Whole programs: a check that fails is seen, and freedoms of the implementation are explored."""

import unittest

from oracle import judge, mlir
from oracle.machine import Program
from oracle.registry import FREEDOMS


def verdict(body):
    """The verdict on a program of one @main."""
    text = f'"func.func"() <{{function_type = () -> (), sym_name = "main"}}> ({{\n{body}\n}}) : () -> ()'
    program = Program(mlir.parse(text))
    first = judge.evaluate(program, FREEDOMS[0])
    others = [judge.evaluate(program, f) for f in FREEDOMS[1:]] if first.log.choices else []
    return judge.combine(first, others)


def reduction(cells, expected, start="0.0"):
    count = len(cells.split(","))
    return verdict(
        f"""
    %x = "stablehlo.constant"() <{{value = dense<[{cells}]> : tensor<{count}xf16>}}> : () -> tensor<{count}xf16>
    %z = "stablehlo.constant"() <{{value = dense<{start}> : tensor<f16>}}> : () -> tensor<f16>
    %r = "stablehlo.reduce"(%x, %z) <{{dimensions = array<i64: 0>}}> ({{
    ^bb0(%a: tensor<f16>, %b: tensor<f16>):
      %s = "stablehlo.add"(%a, %b) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%s) : (tensor<f16>) -> ()
    }}) : (tensor<{count}xf16>, tensor<f16>) -> tensor<f16>
    "check.expect_eq_const"(%r) <{{value = dense<{expected}> : tensor<f16>}}> : (tensor<f16>) -> ()
    "func.return"() : () -> ()"""
    )


def subtraction(expected):
    return verdict(
        f"""
    %x = "stablehlo.constant"() <{{value = dense<[5, -3]> : tensor<2xi8>}}> : () -> tensor<2xi8>
    %y = "stablehlo.constant"() <{{value = dense<[7, 126]> : tensor<2xi8>}}> : () -> tensor<2xi8>
    %r = "stablehlo.subtract"(%x, %y) : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
    "check.expect_eq_const"(%r) <{{value = dense<[{expected}]> : tensor<2xi8>}}> : (tensor<2xi8>) -> ()
    "func.return"() : () -> ()"""
    )


class Verdicts(unittest.TestCase):
    def test_what_holds_and_what_does_not(self):
        self.assertEqual(subtraction("-2, 127").status, judge.EXACT)
        found = subtraction("2, 127")
        self.assertEqual(found.status, judge.DIFFERS)
        self.assertIn("at [0]: -2, expected 2", found.why)

    def test_a_sum_that_depends_on_its_order_is_open(self):
        """In f16 2048 + 1 ties back to 2048, so 2048 + 1 + 1 is 2048 or 2050."""
        self.assertEqual(reduction("2048.0, 1.0, 1.0", "2.048000e+03").status, judge.OPEN)
        self.assertEqual(reduction("2.0, 3.0, 5.0", "1.000000e+01").status, judge.EXACT)
        self.assertEqual(reduction("2.0, 3.0, 5.0", "1.100000e+01").status, judge.DIFFERS)


if __name__ == "__main__":
    unittest.main()

    def test_how_often_an_initial_value_is_used_is_open(self):
        """1 is no identity of addition: 2 + 3 is 5, 6 with one initial value, 8 with one at each of three positions."""
        for expected in ("5.0", "6.0", "8.0"):
            found = reduction("2.0, 3.0", expected, start="1.0")
            self.assertEqual(found.status, judge.OPEN)
            self.assertIn("initial values of reduce", found.why)
        self.assertEqual(reduction("2.0, 3.0", "4.0", start="1.0").status, judge.DIFFERS)
        self.assertEqual(reduction("2.0", "3.0", start="1.0").status, judge.OPEN)
        self.assertEqual(reduction("2.0, 3.0", "5.0", start="-0.0").status, judge.EXACT)
        self.assertEqual(reduction("-0.0", "-0.0").status, judge.OPEN)  # 0 is one for all but -0
        self.assertEqual(reduction("-0.0", "-0.0", start="-0.0").status, judge.EXACT)
