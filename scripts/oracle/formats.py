# SPDX-License-Identifier: Apache-2.0
"""Floating-point formats of StableHLO: decoding bits, and rounding a real number once.

Parameters are those of the specification's references (docs/spec.md, Types): IEEE-754 for f16, f32, f64, f8E3M4, f8E4M3 and
f8E5M2; arXiv 2209.05433 for f8E4M3FN; arXiv 2206.02915 for the FNUZ formats; the OCP Microscaling
Formats specification 1.0 for f4E2M1FN, f6E2M3FN, f6E3M2FN and f8E8M0FNU.
"""

from fractions import Fraction

from . import reals
from .reals import FINITE, INFINITY, MINUS_INFINITY, NAN, Real, real

IEEE = "ieee"  # an exponent of all ones means infinity or NaN
FN = "fn"  # no infinity; all ones means NaN
FNUZ = "fnuz"  # no infinity, no -0; the pattern of -0 means NaN
FINITE_ONLY = "finite"  # neither infinity nor NaN
POWERS = "powers"  # unsigned powers of two; all ones means NaN


class FloatFormat:
    """A binary floating-point format."""

    def __init__(self, name, exponent_bits, mantissa_bits, bias, specials):
        self.name = name
        self.exponent_bits = exponent_bits
        self.mantissa_bits = mantissa_bits
        self.bias = bias
        self.specials = specials
        self.is_signed = specials != POWERS
        self.width = exponent_bits + mantissa_bits + self.is_signed
        self.min_exponent = 1 - bias if specials != POWERS else -bias
        self.sign_bit = 1 << (self.width - 1) if self.is_signed else 0
        self.infinity_bits = ((1 << exponent_bits) - 1) << mantissa_bits
        self._decoded = {}

    def __repr__(self):
        return self.name

    @property
    def nan_bits(self):
        """The quiet NaN (formats without NaN have none)."""
        if self.specials == IEEE:
            return self.infinity_bits | 1 << (self.mantissa_bits - 1)
        if self.specials == FNUZ:
            return self.sign_bit
        if self.specials in (FN, POWERS):
            return (1 << (self.width - self.is_signed)) - 1
        raise ValueError(f"{self.name} has no NaN")

    @property
    def has_infinity(self):
        return self.specials == IEEE

    @property
    def largest_bits(self):
        """The largest finite number."""
        if self.specials == IEEE:
            return self.infinity_bits - 1
        if self.specials in (FN, POWERS):
            return self.nan_bits - 1
        return (1 << (self.width - 1)) - 1

    @property
    def smallest(self):
        """The least positive number."""
        return Fraction(2) ** (self.min_exponent - self.mantissa_bits)

    def decode(self, bits):
        """The number that the bits stand for."""
        found = self._decoded.get(bits)
        if found is None:
            found = self._decode(bits)
            if len(self._decoded) < 100000:
                self._decoded[bits] = found
        return found

    def _decode(self, bits):
        if self.specials == POWERS:
            return NAN if bits == self.nan_bits else real(Fraction(2) ** (bits - self.bias))
        negative = bool(bits & self.sign_bit)
        magnitude = bits & ~self.sign_bit
        if self.specials == IEEE and magnitude >= self.infinity_bits:
            if magnitude > self.infinity_bits:
                return Real(NAN.kind, negative)
            return MINUS_INFINITY if negative else INFINITY
        if self.specials == FN and magnitude == self.nan_bits:
            return Real(NAN.kind, negative)
        if self.specials == FNUZ and bits == self.sign_bit:
            return NAN
        return Real(FINITE, negative, self._magnitude(magnitude))

    def _magnitude(self, bits):
        exponent = bits >> self.mantissa_bits
        mantissa = bits & ((1 << self.mantissa_bits) - 1)
        if exponent:
            mantissa |= 1 << self.mantissa_bits
        else:
            exponent = 1
        return mantissa * Fraction(2) ** (exponent - self.bias - self.mantissa_bits)

    def round(self, x):
        """The bits of the number nearest to x, ties to even.

        What is too large becomes infinity, NaN in a format without one, or the largest number
        where there is neither.
        """
        if x.is_nan:
            return self.nan_bits | (self.sign_bit if x.negative and self.specials in (IEEE, FN) else 0)
        if self.specials == POWERS:
            return self._round_to_power(x)
        sign = self.sign_bit if x.negative else 0
        if x.is_infinite:
            return self._overflow(sign)
        if not x.magnitude:
            return self._signed_zero(sign)
        bits = self._round_magnitude(x.magnitude)
        if bits > self.largest_bits:
            return self._overflow(sign)
        return bits | sign if bits else self._signed_zero(sign)

    def _round_magnitude(self, magnitude):
        """Bits without a sign, as if the exponent could grow for ever."""
        exponent = max(floor_log2(magnitude), self.min_exponent)
        steps = round(magnitude / Fraction(2) ** (exponent - self.mantissa_bits))
        return steps + ((exponent - self.min_exponent) << self.mantissa_bits)

    def _overflow(self, sign):
        if self.specials == IEEE:
            return self.infinity_bits | sign
        if self.specials == FINITE_ONLY:
            return self.largest_bits | sign
        return self.nan_bits | (sign if self.specials == FN else 0)

    def _signed_zero(self, sign):
        return 0 if self.specials == FNUZ else sign

    def _round_to_power(self, x):
        """f8E8M0FNU has neither zeros nor negative numbers: the least power stands for zero."""
        if x.is_infinite or (x.negative and x.magnitude):
            return self.nan_bits
        if x.magnitude < Fraction(2) ** -self.bias:
            return 0
        exponent = floor_log2(x.magnitude)
        steps = round(x.magnitude / Fraction(2) ** exponent)  # 1 or 2; 3/2 ties to 2
        bits = exponent + (steps - 1) + self.bias
        return bits if bits < self.nan_bits else self.nan_bits

    def is_nan(self, bits):
        return self.decode(bits).is_nan

    def ordinal(self, bits):
        """Counts representable numbers from zero, so that differences count ULPs."""
        magnitude = bits & ~self.sign_bit
        return -magnitude if bits & self.sign_bit else magnitude

    def text(self, bits):
        """As MLIR writes it: the shortest decimal that reads back as these bits, else hexadecimal."""
        x = self.decode(bits)
        if not x.is_finite:
            return f"0x{bits:0{(self.width + 3) // 4}X}"
        for digits in range(1, 18):
            found = decimal_text(x, digits)
            if self.round(parse_decimal(found)) == bits:
                return found
        return f"0x{bits:0{(self.width + 3) // 4}X}"




def floor_log2(q):
    """The exponent e with 2^e <= q < 2^(e+1), for q > 0."""
    e = q.numerator.bit_length() - q.denominator.bit_length()
    return e if q >= Fraction(2) ** e else e - 1


def decimal_text(x, digits):
    """x with so many significant digits."""
    if not x.magnitude:
        return "-0.0" if x.negative else "0.0"
    exponent = len(str(x.magnitude.numerator)) - len(str(x.magnitude.denominator))
    while x.magnitude >= Fraction(10) ** (exponent + 1):
        exponent += 1
    while x.magnitude < Fraction(10) ** exponent:
        exponent -= 1
    number = round(x.magnitude / Fraction(10) ** (exponent - digits + 1))
    if number == 10**digits:
        number, exponent = number // 10, exponent + 1
    text = str(number)
    sign = "-" if x.negative else ""
    if -5 <= exponent < 16:
        if exponent >= digits - 1:
            return f"{sign}{text}{'0' * (exponent - digits + 1)}.0"
        if exponent >= 0:
            return f"{sign}{text[: exponent + 1]}.{text[exponent + 1:]}"
        return f"{sign}0.{'0' * (-exponent - 1)}{text}"
    return f"{sign}{text[0]}.{text[1:] or '0'}e{exponent:+03d}"


def parse_decimal(text):
    """The real number that a decimal literal says, exactly."""
    negative = text.startswith("-")
    return reals.signed(real(Fraction(text)), negative)


FORMATS = {
    f.name: f
    for f in (
        FloatFormat("f4E2M1FN", 2, 1, 1, FINITE_ONLY),
        FloatFormat("f6E2M3FN", 2, 3, 1, FINITE_ONLY),
        FloatFormat("f6E3M2FN", 3, 2, 3, FINITE_ONLY),
        FloatFormat("f8E3M4", 3, 4, 3, IEEE),
        FloatFormat("f8E4M3", 4, 3, 7, IEEE),
        FloatFormat("f8E4M3FN", 4, 3, 7, FN),
        FloatFormat("f8E4M3FNUZ", 4, 3, 8, FNUZ),
        FloatFormat("f8E4M3B11FNUZ", 4, 3, 11, FNUZ),
        FloatFormat("f8E5M2", 5, 2, 15, IEEE),
        FloatFormat("f8E5M2FNUZ", 5, 2, 16, FNUZ),
        FloatFormat("f8E8M0FNU", 8, 0, 127, POWERS),
        FloatFormat("bf16", 8, 7, 127, IEEE),
        FloatFormat("f16", 5, 10, 15, IEEE),
        FloatFormat("tf32", 8, 10, 127, IEEE),
        FloatFormat("f32", 8, 23, 127, IEEE),
        FloatFormat("f64", 11, 52, 1023, IEEE),
    )
}
