# SPDX-License-Identifier: Apache-2.0
"""Elementary functions against published digits, and algebraic ones against identities."""

import cmath
import struct
import unittest
from fractions import Fraction

from oracle import complexes, functions, reals
from oracle.formats import FORMATS, parse_decimal
from oracle.reals import MINUS_ZERO, ONE, ZERO, real

F64 = FORMATS["f64"]


def value(function, *arguments):
    return functions.nearest(F64, function(*(real(Fraction(a)) for a in arguments)))


def bits(x):
    """The bits of a number; zeros of both signs are alike."""
    return struct.unpack("<Q", struct.pack("<d", x))[0] if x else 0


class Published(unittest.TestCase):
    def test_digits(self):
        """DLMF and OEIS: A001113 (e), A002162 (log 2), A002193, A002580, A049469, A049470, A000796."""
        for found, digits in (
            (value(functions.exponential, 1), "2.71828182845904523536028747135266249775724709"),
            (value(functions.log, 2), "0.693147180559945309417232121458176568075500134"),
            (value(functions.sqrt, 2), "1.41421356237309504880168872420969807856967187"),
            (value(functions.cbrt, 2), "1.25992104989487316476721060727822835057025146"),
            (value(functions.sine, 1), "0.84147098480789650665250232163029899962256306"),
            (value(functions.cosine, 1), "0.54030230586813971740093660744297660373231042"),
            (value(functions.atan2, 0, -1), "3.14159265358979323846264338327950288419716939"),
            (value(functions.exponential_minus_one, 1), "1.71828182845904523536028747135266249775724709"),
        ):
            self.assertEqual(found, F64.round(parse_decimal(digits)), digits)

    def test_a_hard_case(self):
        """exp(7.5417527749959590085206221e-10) is the hardest case of f64 (Lefevre, Muller 2001)."""
        x = F64.decode(F64.round(parse_decimal("7.5417527749959590085206221e-10")))
        low, high = functions.exponential(x).at(300)
        self.assertEqual(F64.round(real(low)), functions.nearest(F64, functions.exponential(x)))
        self.assertEqual(F64.round(real(high)), functions.nearest(F64, functions.exponential(x)))


class Specials(unittest.TestCase):
    def test_power(self):
        """IEEE-754, 9.2.1."""
        power = functions.power
        self.assertEqual(power(reals.NAN, ZERO), ONE)
        self.assertTrue(power(MINUS_ZERO, real(-3)).negative)
        self.assertTrue(power(MINUS_ZERO, real(-3)).is_infinite)
        self.assertFalse(power(MINUS_ZERO, real(-2)).negative)
        self.assertTrue(power(real(-2), real(Fraction(1, 2))).is_nan)
        self.assertEqual(power(real(-2), real(-3)).value, Fraction(-1, 8))
        self.assertEqual(power(real(Fraction(9, 4)), real(Fraction(3, 2))).value, Fraction(27, 8))

    def test_zeros_keep_their_sign(self):
        for function in (functions.sine, functions.tan, functions.tanh, functions.sqrt, functions.cbrt,
                         functions.exponential_minus_one, functions.log_plus_one):
            self.assertTrue(function(MINUS_ZERO).negative)
            self.assertTrue(function(MINUS_ZERO).is_zero)

    def test_remainder_has_the_dividends_sign(self):
        self.assertEqual(reals.remainder(real(-7), real(3)).value, -1)
        self.assertTrue(reals.remainder(real(-6), real(3)).negative)

    def test_complex_functions_of_infinite_parts(self):
        """The values of C's Annex G, which Python's cmath has; where each part has a limit, they are that limit."""
        inf = float("inf")
        others = {"exponential": cmath.exp, "log": cmath.log, "sqrt": cmath.sqrt, "tanh": cmath.tanh}
        for name, other in others.items():
            for a, b in ((inf, 2.0), (inf, -2.0), (-inf, 2.0), (-inf, -2.0), (2.0, inf), (2.0, -inf)):
                parts = complexes.limit(name, F64.decode(bits(a)), F64.decode(bits(b)))
                if name in ("exponential", "tanh") and b in (inf, -inf):
                    self.assertIsNone(parts, (name, a, b))
                    continue
                expected = other(complex(a, b))
                for part, number in zip(parts, (expected.real, expected.imag)):
                    self.assertAlmostEqual(functions.nearest(F64, part) if number else 0, bits(number), delta=1)


if __name__ == "__main__":
    unittest.main()
