# SPDX-License-Identifier: Apache-2.0
"""Elementwise ops on booleans, integers and floats. complexes.py has the complex ones.

An element function takes the log, the operands' element type and the elements.
"""

from fractions import Fraction
from math import ceil, floor, trunc

from . import functions, kinds, reals, rows
from .kinds import Float, Integer
from .reals import ONE, Real, real
from .registry import Unsupported, entry

UNARY_INTEGER, UNARY_FLOAT = {}, {}
BINARY_BOOLEAN, BINARY_INTEGER, BINARY_FLOAT = {}, {}, {}


# Integers: two's complement, modulo 2^width


UNARY_INTEGER["abs"] = lambda log, kind, x: kind.wrap(abs(x))
UNARY_INTEGER["negate"] = lambda log, kind, x: kind.wrap(-x)
UNARY_INTEGER["not"] = lambda log, kind, x: kind.wrap(~x)
UNARY_INTEGER["popcnt"] = lambda log, kind, x: kind.wrap(kind.bits(x).bit_count())
UNARY_INTEGER["count_leading_zeros"] = lambda log, kind, x: kind.wrap(
    kind.width - kind.bits(x).bit_length()
)
UNARY_INTEGER["sign"] = lambda log, kind, x: (x > 0) - (x < 0)

BINARY_BOOLEAN["add"] = lambda log, kind, x, y: x | y
BINARY_BOOLEAN["multiply"] = lambda log, kind, x, y: x & y
BINARY_BOOLEAN["maximum"] = lambda log, kind, x, y: x | y
BINARY_BOOLEAN["minimum"] = lambda log, kind, x, y: x & y

BINARY_INTEGER["add"] = lambda log, kind, x, y: kind.wrap(x + y)
BINARY_INTEGER["subtract"] = lambda log, kind, x, y: kind.wrap(x - y)
BINARY_INTEGER["multiply"] = lambda log, kind, x, y: kind.wrap(x * y)
BINARY_INTEGER["maximum"] = lambda log, kind, x, y: max(x, y)
BINARY_INTEGER["minimum"] = lambda log, kind, x, y: min(x, y)
BINARY_INTEGER["and"] = lambda log, kind, x, y: kind.wrap(x & y)
BINARY_INTEGER["or"] = lambda log, kind, x, y: kind.wrap(x | y)
BINARY_INTEGER["xor"] = lambda log, kind, x, y: kind.wrap(x ^ y)


@entry(BINARY_INTEGER, "divide")
def divide_integers(log, kind, x, y):
    """The quotient without its fraction. By zero: all ones, XLA's choice."""
    if y == 0:
        log.leaves_open("integer division by zero")
        return kind.wrap(-1)
    if kind.signed and x == kind.least and y == -1:
        log.leaves_open("integer division overflows")
    return kind.wrap(quotient(x, y))


@entry(BINARY_INTEGER, "remainder")
def remainder_integers(log, kind, x, y):
    if y == 0:
        log.leaves_open("integer division by zero")
        return x
    if kind.signed and x == kind.least and y == -1:
        log.leaves_open("integer division overflows")
    return kind.wrap(x - quotient(x, y) * y)


def quotient(x, y):
    n = abs(x) // abs(y)
    return n if (x < 0) == (y < 0) else -n


@entry(BINARY_INTEGER, "power")
def power_integers(log, kind, x, y):
    """A negative exponent gives the reciprocal, without its fraction."""
    if y >= 0:
        return kind.wrap(pow(x, y, 1 << kind.width))
    if x == 0:
        log.leaves_open("zero to a negative power")
        return 0
    return x if x == -1 and y % 2 else int(abs(x) == 1)


def shift_amount(log, kind, y):
    if y < 0:
        log.leaves_open("a negative shift amount")
    return min(kind.bits(y), kind.width)


@entry(BINARY_INTEGER, "shift_left")
def shift_left(log, kind, x, y):
    return kind.wrap(x << shift_amount(log, kind, y))


@entry(BINARY_INTEGER, "shift_right_logical")
def shift_right_logical(log, kind, x, y):
    return kind.wrap(kind.bits(x) >> shift_amount(log, kind, y))


@entry(BINARY_INTEGER, "shift_right_arithmetic")
def shift_right_arithmetic(log, kind, x, y):
    """The sign bit fills, whether or not the type is signed."""
    bits = kind.bits(x)
    value = bits - (1 << kind.width) if bits >> (kind.width - 1) else bits
    return kind.wrap(value >> shift_amount(log, kind, y))


# Floats: exact, then rounded once


def exactly(function):
    """An op that gives an exact real number of real numbers."""

    def apply(log, kind, *elements):
        form = kind.form
        return form.round(function(*(form.decode(bits) for bits in elements)))

    return apply


def correctly(name, function):
    """An op that gives a real number that is maybe irrational."""

    def apply(log, kind, *elements):
        form = kind.form
        value = function(*(form.decode(bits) for bits in elements))
        if not isinstance(value, Real) and name not in ("sqrt", "rsqrt", "cbrt"):
            log.functions.add(name)
        return functions.nearest(form, value)

    return apply


UNARY_FLOAT["ceil"] = exactly(lambda x: reals.to_integral(x, ceil))
UNARY_FLOAT["floor"] = exactly(lambda x: reals.to_integral(x, floor))
UNARY_FLOAT["round_nearest_even"] = exactly(lambda x: reals.to_integral(x, round))
UNARY_FLOAT["round_nearest_afz"] = exactly(lambda x: reals.to_integral(x, reals.half_away))

for _name in rows.closed(1):
    if hasattr(functions, _name):
        UNARY_FLOAT[_name] = correctly(_name, getattr(functions, _name))

for _name in rows.closed(2):
    if hasattr(reals, _name):
        BINARY_FLOAT[_name] = exactly(getattr(reals, _name))
    elif hasattr(functions, _name):
        BINARY_FLOAT[_name] = correctly(_name, getattr(functions, _name))


@entry(UNARY_FLOAT, "abs")
def abs_float(log, kind, x):
    """Clears the sign bit, of NaN too (in FNUZ formats the pattern of -0 is NaN)."""
    form = kind.form
    return x if form.specials == "fnuz" and form.is_nan(x) else x & ~form.sign_bit


@entry(UNARY_FLOAT, "negate")
def negate_float(log, kind, x):
    form = kind.form
    if form.specials == "fnuz" and x & ~form.sign_bit == 0:
        return x
    if form.specials == "powers":
        return form.round(reals.negate(form.decode(x)))
    return x ^ form.sign_bit


@entry(UNARY_FLOAT, "sign")
def sign_float(log, kind, x):
    value = kind.form.decode(x)
    if value.is_nan or value.is_zero:
        return x
    return kind.form.round(real(value.sign))


@entry(UNARY_FLOAT, "logistic")
def logistic(log, kind, x):
    """division(1, addition(1, exp(-x))), each rounded, as the specification writes it."""
    form = kind.form
    log.functions.add("logistic")
    power = form.decode(functions.nearest(form, functions.exponential(reals.negate(form.decode(x)))))
    total = form.decode(form.round(reals.add(ONE, power)))
    return form.round(reals.divide(ONE, total))


# Conversions




def convert_to_integer(log, source, target, x):
    value = kinds.number(source, x)
    if target.is_boolean:
        return int(not value.is_zero)
    if not value.is_finite:
        log.leaves_open("NaN or infinity as an integer")
        return 0 if value.is_nan else target.least if value.negative else target.largest
    n = trunc(value.value)
    if isinstance(source, Float) and not target.least <= n <= target.largest:
        log.leaves_open("a float beyond the range of the integer type")
        return min(max(n, target.least), target.largest)
    return target.wrap(n)


def convert(log, source, target, x):
    """One element to another real element type."""
    if isinstance(target, Integer):
        return convert_to_integer(log, source, target, x)
    return target.form.round(kinds.number(source, x))


def reduce_precision(log, form, bits, exponent_bits, mantissa_bits):
    """Rounds the mantissa, then sends what the exponent cannot hold to infinity or zero."""
    value = form.decode(bits)
    if value.is_nan and mantissa_bits == 0:
        log.leaves_open("NaN in a format without a mantissa")
        return bits & form.sign_bit | form.infinity_bits
    if not value.is_finite or value.is_zero:
        return bits
    sign, magnitude = bits & form.sign_bit, bits & ~form.sign_bit
    drop = form.mantissa_bits - mantissa_bits
    if drop > 0:
        magnitude = round(Fraction(magnitude, 1 << drop)) << drop
    if exponent_bits >= form.exponent_bits:
        return sign | min(magnitude, form.infinity_bits)
    bias = (1 << (exponent_bits - 1)) - 1
    exponent = (magnitude >> form.mantissa_bits) - form.bias
    if exponent > bias:
        return sign | form.infinity_bits
    return sign if exponent < 1 - bias else sign | magnitude


# Comparisons


DIRECTIONS = {
    "EQ": lambda c: c == 0,
    "NE": lambda c: c != 0,
    "GE": lambda c: c >= 0,
    "GT": lambda c: c > 0,
    "LE": lambda c: c <= 0,
    "LT": lambda c: c < 0,
}


def compare_keys(x, y):
    return (x > y) - (x < y)


def compare(log, kind, direction, total, x, y):
    if isinstance(kind, Integer):
        return int(DIRECTIONS[direction](compare_keys(x, y)))
    a, b = kind.form.decode(x), kind.form.decode(y)
    if total:
        return int(DIRECTIONS[direction](compare_total(kind.form, x, y)))
    order = reals.compare(a, b)
    return int(direction == "NE") if order is None else int(DIRECTIONS[direction](order))


def compare_total(form, x, y):
    """totalOrder; NaNs of one sign are ordered by their payloads."""

    def key(bits):
        value = form.decode(bits)
        payload = form.ordinal(bits) if value.is_nan else 0
        return reals.total_order_key(value) + (payload,)

    return compare_keys(key(x), key(y))


# Which function an op is for a type


def unary(name, kind):
    table = UNARY_INTEGER if isinstance(kind, Integer) else UNARY_FLOAT
    if name not in table:
        raise Unsupported(f"{name} of {kind.name}")
    return table[name]


def binary(name, kind):
    if isinstance(kind, Integer):
        table = {**BINARY_INTEGER, **BINARY_BOOLEAN} if kind.is_boolean else BINARY_INTEGER
    else:
        table = BINARY_FLOAT
    if name not in table:
        raise Unsupported(f"{name} of {kind.name}")
    return table[name]
