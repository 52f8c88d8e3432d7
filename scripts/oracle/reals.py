# SPDX-License-Identifier: Apache-2.0
"""The extended real line: exact numbers with the zeros, infinities and NaN of IEEE-754.

Arithmetic here never rounds. Rounding happens once, in formats.py.
"""

from fractions import Fraction

FINITE, INFINITE, NOT_A_NUMBER = "finite", "infinite", "nan"


class Real:
    """A finite rational number with a sign (zeros have one too), an infinity, or NaN."""

    __slots__ = ("kind", "negative", "magnitude")

    def __init__(self, kind, negative, magnitude=Fraction(0)):
        self.kind = kind
        self.negative = negative
        self.magnitude = magnitude

    def __repr__(self):
        sign = "-" if self.negative else ""
        return f"{sign}{self.magnitude}" if self.kind == FINITE else f"{sign}{self.kind}"

    @property
    def is_nan(self):
        return self.kind == NOT_A_NUMBER

    @property
    def is_infinite(self):
        return self.kind == INFINITE

    @property
    def is_finite(self):
        return self.kind == FINITE

    @property
    def is_zero(self):
        return self.kind == FINITE and not self.magnitude

    @property
    def value(self):
        """The rational number. Only finite ones have it."""
        assert self.kind == FINITE
        return -self.magnitude if self.negative else self.magnitude

    @property
    def sign(self):
        return -1 if self.negative else 1


NAN = Real(NOT_A_NUMBER, False)
INFINITY = Real(INFINITE, False)
MINUS_INFINITY = Real(INFINITE, True)
ZERO = Real(FINITE, False)
MINUS_ZERO = Real(FINITE, True)


def real(value, negative_zero=False):
    """The real number of a rational one."""
    value = Fraction(value)
    return Real(FINITE, value < 0 or (value == 0 and negative_zero), abs(value))


ONE = real(1)


def signed(x, negative):
    """x with the given sign."""
    return x if x.is_nan else Real(x.kind, negative, x.magnitude)


def negate(x):
    return signed(x, not x.negative)


def absolute(x):
    return signed(x, False)


def add(x, y):
    if x.is_nan or y.is_nan:
        return NAN
    if x.is_infinite or y.is_infinite:
        if x.is_infinite and y.is_infinite:
            return x if x.negative == y.negative else NAN
        return x if x.is_infinite else y
    if x.is_zero and y.is_zero:
        return Real(FINITE, x.negative and y.negative)
    return real(x.value + y.value)


def subtract(x, y):
    return add(x, negate(y))


def multiply(x, y):
    if x.is_nan or y.is_nan:
        return NAN
    negative = x.negative != y.negative
    if x.is_infinite or y.is_infinite:
        return NAN if x.is_zero or y.is_zero else Real(INFINITE, negative)
    return Real(FINITE, negative, x.magnitude * y.magnitude)


def divide(x, y):
    if x.is_nan or y.is_nan or (x.is_infinite and y.is_infinite) or (x.is_zero and y.is_zero):
        return NAN
    negative = x.negative != y.negative
    if x.is_infinite or y.is_zero:
        return Real(INFINITE, negative)
    if y.is_infinite:
        return Real(FINITE, negative)
    return Real(FINITE, negative, x.magnitude / y.magnitude)


def remainder(x, y):
    """x - y * d, with d = x / y rounded toward zero; the sign is the dividend's."""
    if x.is_nan or y.is_nan or x.is_infinite or y.is_zero:
        return NAN
    if y.is_infinite:
        return x
    return Real(FINITE, x.negative, x.magnitude % y.magnitude)


def compare(x, y):
    """-1, 0 or 1, or None where NaN makes them unordered. Zeros are equal."""
    if x.is_nan or y.is_nan:
        return None
    a, b = order_key(x), order_key(y)
    return (a > b) - (a < b)


def order_key(x):
    return (x.sign, 0) if x.is_infinite else (0, x.value)


def total_order_key(x):
    """IEEE-754 totalOrder, without NaN payloads: -NaN < -inf < ... < -0 < +0 < ... < inf < NaN."""
    if x.is_nan:
        return (2 * x.sign, 0, 0)
    if x.is_infinite:
        return (x.sign, 0, 0)
    return (0, x.value, 0 if x.negative else 1)


def maximum(x, y):
    """IEEE-754 maximum: NaN wins, +0 is larger than -0."""
    if x.is_nan or y.is_nan:
        return NAN
    return x if total_order_key(x) >= total_order_key(y) else y


def minimum(x, y):
    if x.is_nan or y.is_nan:
        return NAN
    return x if total_order_key(x) <= total_order_key(y) else y


def to_integral(x, rounding):
    """x rounded to an integer by `rounding`, a function of a Fraction; zeros keep the sign of x."""
    if not x.is_finite:
        return x
    return real(rounding(x.value), negative_zero=x.negative)


def half_away(q):
    """The nearest integer, ties away from zero."""
    n = (2 * abs(q) + 1) // 2
    return n if q >= 0 else -n
