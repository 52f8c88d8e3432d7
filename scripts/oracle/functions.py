# SPDX-License-Identifier: Apache-2.0
"""Elementary functions of real numbers, rounded correctly.

Each function is written once, on intervals of mpmath (`mpmath.iv`, outward rounding), so that the
interval is a proof. Ziv's loop raises the precision until both ends of the interval round to the
same number. Arguments for which the value is rational would never end; they are answered exactly
beforehand. Special values are those of IEEE-754, 9.2.1.
"""

from fractions import Fraction

from mpmath import iv

from . import reals, roots
from .reals import INFINITY, MINUS_INFINITY, NAN, ONE, ZERO, Real, real

MAX_PRECISION = 20000
HUGE = 1 << 16  # exponents beyond +-HUGE are as good as infinity or zero in every format


class Undecided(Exception):
    """No precision up to MAX_PRECISION told between two numbers."""


class Enclosed:
    """A real number known by intervals: `at(precision)` gives rational ends."""

    def __init__(self, at):
        self.at = at


def interval(q):
    """A rational number as an interval."""
    if q.denominator == 1:
        return iv.mpf(q.numerator)
    return iv.mpf(q.numerator) / iv.mpf(q.denominator)


def end(raw):
    """A rational number of one end of an interval (a raw mpf); extreme exponents are cut off."""
    sign, mantissa, exponent, size = raw
    if not mantissa:
        if exponent:
            raise Undecided("an end of an interval is not finite")
        return Fraction(0)
    if exponent + size > HUGE:
        magnitude = Fraction(1 << HUGE)
    elif exponent + size < -HUGE:
        magnitude = Fraction(1, 1 << HUGE)
    else:
        magnitude = mantissa * Fraction(2) ** exponent
    return -magnitude if sign else magnitude


def by_intervals(formula):
    """An enclosed number of a function without arguments that computes with `iv`."""

    def at(precision):
        saved = iv.prec
        iv.prec = precision
        try:
            low, high = formula()._mpi_
            return end(low), end(high)
        finally:
            iv.prec = saved

    return Enclosed(at)


def nearest(form, x):
    """Bits of x in a format: x is a Real, or enclosed and irrational."""
    if isinstance(x, Real):
        return form.round(x)
    precision = 64 + form.mantissa_bits
    while precision < MAX_PRECISION:
        try:
            low, high = x.at(precision)
        except Undecided:
            precision *= 2
            continue
        if low * high > 0 or low == high:
            first, last = form.round(real(low)), form.round(real(high))
            if first == last:
                return first
        precision *= 2
    raise Undecided("a value is too close to the middle between two numbers")


def root(q, degree, reciprocal=False, negative=False):
    """The root of a rational number >= 0 (or its reciprocal), exactly or enclosed."""
    q = 1 / q if reciprocal else q
    exact = roots.exact_root(q, degree)
    if exact is not None:
        return real(-exact if negative else exact)

    def at(precision):
        low, high = roots.enclose_root(q, degree, precision)
        return (-high, -low) if negative else (low, high)

    return Enclosed(at)


def unary(formula, specials):
    """A function of one argument: `specials` answers what needs no computation, else None."""

    def function(x):
        if x.is_nan:
            return NAN
        known = specials(x)
        if known is not None:
            return known
        return by_intervals(lambda: formula(interval(x.value)))

    return function


def at_infinity(x, above, below):
    return (below if x.negative else above) if x.is_infinite else None


exponential = unary(iv.exp, lambda x: ONE if x.is_zero else at_infinity(x, INFINITY, ZERO))
exponential_minus_one = unary(
    lambda t: iv.exp(t) - 1, lambda x: x if x.is_zero else at_infinity(x, INFINITY, real(-1))
)
sine = unary(iv.sin, lambda x: x if x.is_zero else at_infinity(x, NAN, NAN))
cosine = unary(iv.cos, lambda x: ONE if x.is_zero else at_infinity(x, NAN, NAN))
tan = unary(
    lambda t: iv.sin(t) / iv.cos(t), lambda x: x if x.is_zero else at_infinity(x, NAN, NAN)
)


def _tanh(t):
    power = iv.exp(-2 * abs(t))
    value = (1 - power) / (1 + power)
    return -value if t.b < 0 else value


tanh = unary(_tanh, lambda x: x if x.is_zero else at_infinity(x, ONE, real(-1)))


def _log_specials(x):
    if x.is_zero:
        return MINUS_INFINITY
    if x.negative:
        return NAN
    return ZERO if x.is_finite and x.magnitude == 1 else at_infinity(x, INFINITY, NAN)


log = unary(iv.log, _log_specials)


def log_plus_one(x):
    if x.is_zero:
        return x
    return log(reals.add(x, ONE))


def sqrt(x):
    if x.is_nan or x.is_zero:
        return x
    if x.negative:
        return NAN
    return x if x.is_infinite else root(x.magnitude, 2)


def rsqrt(x):
    if x.is_nan:
        return NAN
    if x.is_zero:
        return Real(reals.INFINITE, x.negative)
    if x.negative:
        return NAN
    return ZERO if x.is_infinite else root(x.magnitude, 2, reciprocal=True)


def cbrt(x):
    if not x.is_finite or x.is_zero:
        return x
    return root(x.magnitude, 3, negative=x.negative)


def atan2(y, x):
    if x.is_nan or y.is_nan:
        return NAN
    if y.is_zero and not x.negative:
        return y
    if x.is_infinite and not x.negative and y.is_finite:
        return Real(reals.FINITE, y.negative)
    sign = y.sign
    if x.is_infinite and y.is_infinite:
        quarter = 3 if x.negative else 1
        return by_intervals(lambda: sign * quarter * iv.pi / 4)
    if y.is_zero or x.is_infinite:  # on the negative half of the axis
        return by_intervals(lambda: sign * iv.pi)
    if x.is_zero or y.is_infinite:
        return by_intervals(lambda: sign * iv.pi / 2)
    return by_intervals(lambda: iv.atan2(interval(y.value), interval(x.value)))


def is_odd(y):
    return y.is_finite and y.magnitude.denominator == 1 and y.magnitude.numerator % 2 == 1


def is_integer(y):
    return y.is_finite and y.magnitude.denominator == 1


def power(x, y):
    """IEEE-754 pow."""
    if y.is_zero or (x.is_finite and x.value == 1):
        return ONE
    if x.is_nan or y.is_nan:
        return NAN
    if x.is_zero or x.is_infinite:
        negative = x.negative and is_odd(y)
        to_zero = x.is_zero != y.negative
        return Real(reals.FINITE, negative) if to_zero else Real(reals.INFINITE, negative)
    if y.is_infinite:
        if x.magnitude == 1:
            return ONE
        return ZERO if (x.magnitude < 1) != y.negative else INFINITY
    if x.negative and not is_integer(y):
        return NAN
    return _finite_power(x.magnitude, y.value, x.negative and is_odd(y))


def _finite_power(base, exponent, negative):
    exact = _rational_power(base, exponent)
    if exact is not None:
        return exact if not negative else reals.negate(exact)
    sign = -1 if negative else 1
    return by_intervals(lambda: sign * iv.exp(interval(exponent) * iv.log(interval(base))))


def _rational_power(base, exponent):
    """base^exponent where that is rational: the base is a perfect power of the denominator."""
    degree = exponent.denominator
    while degree > 1:
        base = roots.exact_root(base, 2)
        if base is None:
            return None
        degree //= 2
    if base == 1:
        return ONE
    size = max(base.numerator.bit_length(), base.denominator.bit_length())
    if abs(exponent.numerator) * size > HUGE:
        return None  # far outside of every format, or enclosed well enough
    return real(base**exponent.numerator)
