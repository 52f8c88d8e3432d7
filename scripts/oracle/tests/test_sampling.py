# SPDX-License-Identifier: Apache-2.0
"""A few elements of large tensors, without computing the others."""

import unittest

from oracle import sampling
from oracle.mlir import parse_attribute

N = 65537
PROGRAM = f"""
"builtin.module"() ({{
  "func.func"() <{{function_type = (tensor<{N}xi32>) -> tensor<{N}xi32>, sym_name = "main"}}> ({{
  ^bb0(%arg0: tensor<{N}xi32>):
    %0 = "stablehlo.iota"() <{{iota_dimension = 0 : i64}}> : () -> tensor<{N}xi32>
    %1 = "stablehlo.multiply"(%0, %arg0) : (tensor<{N}xi32>, tensor<{N}xi32>) -> tensor<{N}xi32>
    %2 = "stablehlo.reverse"(%1) <{{dimensions = array<i64: 0>}}> : (tensor<{N}xi32>) -> tensor<{N}xi32>
    "func.return"(%2) : (tensor<{N}xi32>) -> ()
  }}) : () -> ()
}}) : () -> ()
"""


class Sampling(unittest.TestCase):
    def test_elements_by_hand(self):
        """result[i] = 3 (65536 - i)."""
        argument = parse_attribute(f"dense<3> : tensor<{N}xi32>")
        found = sampling.sample(PROGRAM, [argument], [0, 1, 65536])
        self.assertEqual(found, [(0, 0, "196608"), (0, 1, "196605"), (0, 65536, "0")])

    def test_only_these_are_computed(self):
        argument = parse_attribute(f"dense<3> : tensor<{N}xi32>")
        (result,), _ = sampling.run(PROGRAM, [argument], [7])
        result.at(7)
        self.assertEqual(len(result.cells), 1)


if __name__ == "__main__":
    unittest.main()
