# SPDX-License-Identifier: Apache-2.0
"""Formats against tables of their specifications, worked out by hand."""

import struct
import unittest
from fractions import Fraction

from oracle.formats import FORMATS, parse_decimal
from oracle.reals import INFINITY, real


def bits(name, value):
    return FORMATS[name].round(real(Fraction(value)))


class Tables(unittest.TestCase):
    def test_every_number_of_f4E2M1FN(self):
        """OCP Microscaling Formats 1.0, table of FP4: 0, 0.5, 1, 1.5, 2, 3, 4, 6."""
        form = FORMATS["f4E2M1FN"]
        numbers = [form.decode(b).value for b in range(8)]
        self.assertEqual(numbers, [0, Fraction(1, 2), 1, Fraction(3, 2), 2, 3, 4, 6])

    def test_largest_and_smallest(self):
        """The maxima and minimal subnormals that the formats' papers state."""
        for name, largest, smallest in (
            ("f6E2M3FN", Fraction(15, 2), Fraction(1, 8)),
            ("f6E3M2FN", 28, Fraction(1, 16)),
            ("f8E4M3FN", 448, Fraction(1, 512)),
            ("f8E5M2", 57344, Fraction(1, 65536)),
            ("f8E4M3", 240, Fraction(1, 512)),
            ("f8E3M4", Fraction(31, 2), Fraction(1, 64)),
            ("f8E4M3FNUZ", 240, Fraction(1, 1024)),
            ("f8E5M2FNUZ", 57344, Fraction(1, 131072)),
            ("f8E4M3B11FNUZ", 30, Fraction(1, 8192)),
            ("f16", 65504, Fraction(1, 2**24)),
        ):
            form = FORMATS[name]
            self.assertEqual(form.decode(form.largest_bits).value, largest, name)
            self.assertEqual(form.smallest, smallest, name)
            self.assertEqual(form.decode(1).value, smallest, name)

    def test_every_pattern_rounds_to_itself(self):
        for form in FORMATS.values():
            for pattern in range(1 << min(form.width, 12)):
                if not form.is_nan(pattern):
                    self.assertEqual(form.round(form.decode(pattern)), pattern, form.name)


class Rounding(unittest.TestCase):
    def test_ties_go_to_even(self):
        """f16 at 2048 has steps of 2: 2049 ties down to 2048, 2051 ties up to 2052."""
        self.assertEqual(FORMATS["f16"].decode(bits("f16", 2049)).value, 2048)
        self.assertEqual(FORMATS["f16"].decode(bits("f16", 2051)).value, 2052)

    def test_overflow(self):
        """IEEE-754: 65520 is the first number that f16 rounds to infinity."""
        self.assertEqual(bits("f16", 65519), 0x7BFF)
        self.assertEqual(bits("f16", 65520), 0x7C00)
        self.assertEqual(bits("f8E4M3FN", 464), 0x7E)  # a tie between 448 and 480 goes to even
        self.assertEqual(bits("f8E4M3FN", 465), 0x7F)
        self.assertEqual(bits("f8E4M3FNUZ", 1000), 0x80)
        self.assertEqual(bits("f4E2M1FN", -100), 0xF)
        self.assertEqual(FORMATS["f8E5M2"].round(INFINITY), 0x7C)

    def test_f32_and_f64_as_the_hardware(self):
        for text in ("0.1", "1e-45", "3.4028235e38", "1.17549435e-38", "-2.5", "1e-60", "16777217"):
            wanted = struct.unpack("<I", struct.pack("<f", float(text)))[0]
            self.assertEqual(FORMATS["f32"].round(parse_decimal(text)), wanted, text)
        for text in ("0.1", "5e-324", "1.7976931348623157e308", "9007199254740993"):
            wanted = struct.unpack("<Q", struct.pack("<d", float(text)))[0]
            self.assertEqual(FORMATS["f64"].round(parse_decimal(text)), wanted, text)

    def test_text_reads_back(self):
        form = FORMATS["f32"]
        for pattern in (0x3DCCCCCD, 1, 0x7F7FFFFF, 0x80000000, 0x4B800001):
            self.assertEqual(form.round(parse_decimal(form.text(pattern))), pattern)
        self.assertEqual(form.text(0x7FC00001), "0x7FC00001")


if __name__ == "__main__":
    unittest.main()
