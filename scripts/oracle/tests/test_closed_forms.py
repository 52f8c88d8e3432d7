# SPDX-License-Identifier: Apache-2.0
"""Formulas for sizes: against the sums that they stand for, and that another value is noticed."""

import math
import struct
import unittest

from oracle import closed_forms


def program(values):
    digits = struct.pack(f"<{len(values)}f", *values).hex().upper()
    return f'check.expect_eq_const %r0, dense<"0x{digits}"> : tensor<{len(values)}xf32>\n'


def sums(count):
    """Sums of the columns and of the rows of a ramp of period 5 with 3 columns, element by element."""
    rows = [[(3 * r + c) % 5 for c in range(3)] for r in range(count)]
    return [[sum(column) for column in zip(*rows)], [sum(row) for row in rows]]


class ClosedForms(unittest.TestCase):
    def test_sums_of_ramps(self):
        for count in (1, 4, 5, 6, 23):
            self.assertEqual(closed_forms.reduce_add(count, 3, 5), sums(count))

    def test_products_repeat(self):
        rows = [[(3 * r + c) % 17 for c in range(3)] for r in range(40)]
        right = [[(5 * r + c) % 7 for c in range(5)] for r in range(3)]
        wanted = [sum(row[c] * right[c][j] for c in range(3)) for row in rows for j in range(5)]
        self.assertEqual(closed_forms.dot(40, 3, 5), [wanted])

    def test_long_products(self):
        a = [[(3 * r + c) % 3 for c in range(3)] for r in range(21)]
        b = [[(5 * r + c) % 2 for c in range(5)] for r in range(21)]
        wanted = [sum(a[r][c] * b[r][j] for r in range(21)) for c in range(3) for j in range(5)]
        self.assertEqual(closed_forms.dot_long(21, 3, 5), [wanted])
        pairs = [[(3 * r + c) % 3 * ((3 * r + c) % 5) for c in range(3)] for r in range(21)]
        self.assertEqual(closed_forms.multiply_reduce(21, 3, 5), [[sum(c) for c in zip(*pairs)], [sum(r) for r in pairs]])

    def test_nan_is_in_one_row_and_column(self):
        columns, rows = closed_forms.nan_reduce_add(23, 3, 5)
        self.assertEqual([math.isnan(v) for v in columns], [False, True, False])
        self.assertEqual([i for i, v in enumerate(rows) if math.isnan(v)], [22])

    def test_another_value_is_noticed(self):
        count = 2**20 + 1
        right = [sum(1 for i in range(key, count, 5)) for key in range(5)]
        self.assertEqual(closed_forms.judge("size_rows_scatter_add_f32_rows", program(right)), (True, 5))
        right[3] -= 1
        self.assertFalse(closed_forms.judge("size_rows_scatter_add_f32_rows", program(right))[0])

    def test_a_solution_is_what_the_problem_was_made_of(self):
        text = '%x0 = stablehlo.constant dense<"0x0000803F"> : tensor<1x1xf32>\n%r0 = "stablehlo.triangular_solve"()\n'
        self.assertTrue(closed_forms.judge("size_triangular_solve_f32_256", text + program([1.0]))[0])
        self.assertFalse(closed_forms.judge("size_triangular_solve_f32_256", text + program([2.0]))[0])
        self.assertFalse(closed_forms.judge("size_triangular_solve_f32_256", text)[0])

    def test_a_transform_is_its_sum(self):
        # 1 + 2i, 3: their sum and their difference.
        self.assertEqual(closed_forms.transform([1.0, 2.0, 3.0, 0.0], False, 2)[:2], [4.0, 2.0])
        difference = closed_forms.transform([1.0, 2.0, 3.0, 0.0], False, 2)[2:]
        self.assertTrue(all(abs(a - b) < 1e-15 for a, b in zip(difference, [-2.0, 2.0])))
        text = '%a0 = stablehlo.constant dense<"0x0000803F00000040"> : tensor<2xf32>\n%q0 = stablehlo.fft %a0, type = RFFT, length = [2]\n'
        self.assertTrue(self.transformed(text, [3.0, 0.0, -1.0, 0.0]))
        self.assertFalse(self.transformed(text, [3.0, 0.0, -1.001, 0.0]))
        self.assertFalse(self.transformed("", []))

    def transformed(self, text, values):
        check = program(values).replace("eq_const %r0", "almost_eq_const %q0") if values else ""
        return closed_forms.judge("size_fft_f32_256", text + check)[0]


if __name__ == "__main__":
    unittest.main()
