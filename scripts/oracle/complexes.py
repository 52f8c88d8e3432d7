# SPDX-License-Identifier: Apache-2.0
"""Complex elements: exact formulas of real and imaginary parts.

Sums, products and quotients are evaluated in two ways, of which the process chooses one
(Freedom.stepwise): each part exactly and rounded once, or each real operation rounded. Elementary functions
round each part once, correctly.
"""

from fractions import Fraction

from mpmath import iv

from . import functions, reals, roots, scalars
from .functions import Enclosed, Undecided, by_intervals, interval, nearest
from .reals import NAN, ONE, ZERO, Real, real
from .registry import Unsupported, entry

UNARY, BINARY = {}, {}


class Arithmetic:
    """Real operations on numbers of a format: rounded each, or not at all."""

    def __init__(self, form, stepwise):
        self.form = form
        self.stepwise = stepwise

    def step(self, x):
        return self.form.decode(self.form.round(x)) if self.stepwise else x

    def add(self, x, y):
        return self.step(reals.add(x, y))

    def subtract(self, x, y):
        return self.step(reals.subtract(x, y))

    def multiply(self, x, y):
        return self.step(reals.multiply(x, y))

    def divide(self, x, y):
        return self.step(reals.divide(x, y))


def decode(kind, element):
    return kind.form.decode(element[0]), kind.form.decode(element[1])


def encode(kind, parts):
    return tuple(nearest(kind.form, part) for part in parts)


def apply(call_log, freedom, kind, name, *elements):
    """An op on complex elements that gives a complex element."""
    table = UNARY if len(elements) == 1 else BINARY
    if name not in table:
        raise Unsupported(f"{name} of {kind.name}")
    numbers = [decode(kind, e) for e in elements]
    if any(not part.is_finite for z in numbers for part in z) and name not in EXACT:
        call_log.leaves_open(f"complex {name} of infinities or NaN")
    if name in STEPPED:
        call_log.choices.add(f"rounding of complex {name}")
    elif name not in EXACT:
        call_log.functions.add(f"complex {name}")
    try:
        parts = limit(name, *numbers[0]) if len(numbers) == 1 else None
        return encode(kind, parts or table[name](Arithmetic(kind.form, freedom.stepwise), *numbers))
    except Undecided as reason:
        raise Unsupported(f"complex {name}: {reason}") from reason


EXACT = {"add", "subtract", "negate", "maximum", "minimum"}
STEPPED = {"multiply", "divide", "sign"}


@entry(BINARY, "add")
def add(_, z, w):
    return reals.add(z[0], w[0]), reals.add(z[1], w[1])


@entry(BINARY, "subtract")
def subtract(_, z, w):
    return reals.subtract(z[0], w[0]), reals.subtract(z[1], w[1])


@entry(UNARY, "negate")
def negate(_, z):
    return reals.negate(z[0]), reals.negate(z[1])


@entry(BINARY, "multiply")
def multiply(a, z, w):
    return (
        a.subtract(a.multiply(z[0], w[0]), a.multiply(z[1], w[1])),
        a.add(a.multiply(z[0], w[1]), a.multiply(z[1], w[0])),
    )


@entry(BINARY, "divide")
def divide(a, z, w):
    if all(part.is_finite for part in z + w) and not (w[0].is_zero and w[1].is_zero):
        scale = a.add(a.multiply(w[0], w[0]), a.multiply(w[1], w[1]))
        if scale.is_zero or scale.is_infinite:  # the steps leave the format's range: no step does
            return divide(Arithmetic(a.form, False), z, w)
        re = a.add(a.multiply(z[0], w[0]), a.multiply(z[1], w[1]))
        im = a.subtract(a.multiply(z[1], w[0]), a.multiply(z[0], w[1]))
        return a.divide(re, scale), a.divide(im, scale)
    return NAN, NAN


def lexicographic(z, w):
    """-1, 0, 1, or None for unordered: the real parts decide, then the imaginary ones."""
    first = reals.compare(z[0], w[0])
    return first if first != 0 else reals.compare(z[1], w[1])


@entry(BINARY, "maximum")
def maximum(_, z, w):
    return _extreme(z, w, 1)


@entry(BINARY, "minimum")
def minimum(_, z, w):
    return _extreme(z, w, -1)


def _extreme(z, w, sign):
    order = lexicographic(z, w)
    if order is None:
        return z if any(part.is_nan for part in z) else w
    return z if order * sign >= 0 else w


def compare(log, kind, direction, total, x, y):
    if total:
        order = scalars.compare_total(kind.form, x[0], y[0]) or scalars.compare_total(
            kind.form, x[1], y[1]
        )
        return int(scalars.DIRECTIONS[direction](order))
    order = lexicographic(decode(kind, x), decode(kind, y))
    return int(direction == "NE") if order is None else int(scalars.DIRECTIONS[direction](order))


# The modulus and roots: algebraic


def squared_modulus(z):
    return z[0].magnitude ** 2 + z[1].magnitude ** 2


def modulus(z):
    if any(part.is_infinite for part in z):
        return reals.INFINITY
    if any(part.is_nan for part in z):
        return NAN
    return functions.root(squared_modulus(z), 2)


def abs_element(kind, element):
    return nearest(kind.form, modulus(decode(kind, element)))


@entry(UNARY, "sign")
def sign(a, z):
    if any(part.is_nan for part in z):
        return NAN, NAN
    if all(part.is_zero for part in z):
        return ZERO, ZERO
    if a.stepwise:
        size = a.form.decode(nearest(a.form, modulus(z)))
        return divide(a, z, (size, ZERO))
    if any(part.is_infinite for part in z):
        return NAN, NAN
    square = squared_modulus(z)
    return tuple(
        functions.root(part.magnitude**2 / square, 2, negative=part.negative) for part in z
    )


def half_sum(z, sign_, square, power):
    """The root of (|z| + sign a) / 2, over |z|^power, as a Real or enclosed."""
    r = roots.exact_root(square, 2)
    if r is not None:
        return functions.root((r + sign_ * z[0].value) / 2 / r ** (2 * power), 2)
    if not z[1].magnitude:
        raise AssertionError("the modulus of a real number is rational")
    a = z[0].value

    def formula():
        size = iv.sqrt(interval(square))
        # (|z| - |a|) cancels: b^2 / (|z| + |a|) does not
        near = size + interval(abs(a))
        part = near if (a >= 0) == (sign_ > 0) else interval(z[1].magnitude ** 2) / near
        return iv.sqrt(part / 2) / size**power

    return by_intervals(formula)


def signed(x, negative):
    if isinstance(x, Real):
        return reals.signed(x, negative)

    def at(precision):
        low, high = x.at(precision)
        return (-high, -low) if negative else (low, high)

    return Enclosed(at)


@entry(UNARY, "sqrt")
def sqrt(_, z):
    if not all(part.is_finite for part in z):
        return NAN, NAN
    if z[0].is_zero and z[1].is_zero:
        return ZERO, z[1]
    square = squared_modulus(z)
    return half_sum(z, 1, square, 0), signed(half_sum(z, -1, square, 0), z[1].negative)


@entry(UNARY, "rsqrt")
def rsqrt(_, z):
    """The conjugate of the root, over the modulus."""
    if not all(part.is_finite for part in z) or (z[0].is_zero and z[1].is_zero):
        return NAN, NAN
    square = squared_modulus(z)
    return half_sum(z, 1, square, 1), signed(half_sum(z, -1, square, 1), not z[1].negative)


@entry(UNARY, "cbrt")
def cbrt(_, z):
    if not all(part.is_finite for part in z):
        return NAN, NAN
    if z[0].is_zero and z[1].is_zero:
        return z
    exact = exact_cube_root(z)
    if exact:
        return exact
    square = squared_modulus(z)

    def size():
        return iv.exp(iv.log(interval(square)) / 6)

    def angle():
        return iv.atan2(interval(z[1].value), interval(z[0].value)) / 3

    return part_of(lambda: size() * iv.cos(angle())), part_of(lambda: size() * iv.sin(angle()))


def exact_cube_root(z):
    """The principal root where both parts are rational: guessed from intervals, then cubed."""
    if z[1].is_zero and not z[0].negative:
        exact = roots.exact_root(z[0].magnitude, 3)
        return (real(exact), z[1]) if exact is not None else (functions.cbrt(z[0]), z[1])
    square = squared_modulus(z)
    angle = by_intervals(lambda: iv.atan2(interval(z[1].value), interval(z[0].value)) / 3)
    scale = 1 << 80
    guess = []
    for f in (iv.cos, iv.sin):
        low, _ = by_intervals(
            lambda f=f: iv.exp(iv.log(interval(square)) / 6) * f(interval(angle.at(200)[0]))
        ).at(200)
        guess.append(Fraction(round(low * scale), scale))
    re, im = guess
    cube = re**3 - 3 * re * im**2, 3 * re**2 * im - im**3
    return (real(re), real(im)) if cube == (z[0].value, z[1].value) else None


# Elementary functions: z = a + b i


def part_of(formula):
    return by_intervals(formula)


def product(x, y):
    """A product of a Real or enclosed number with another."""
    if isinstance(x, Real) and isinstance(y, Real):
        return reals.multiply(x, y)
    if isinstance(x, Real):
        x, y = y, x
    if isinstance(y, Real):
        if y.is_zero:
            low, _ = x.at(64)
            return reals.signed(y, y.negative != (low < 0))
        if not y.is_finite:
            low, _ = x.at(64)
            return reals.signed(y, y.negative != (low < 0))

    def at(precision):
        first = x.at(precision)
        second = y.at(precision) if isinstance(y, Enclosed) else (y.value, y.value)
        ends = [p * q for p in first for q in second]
        return min(ends), max(ends)

    return Enclosed(at)


def finite(function):
    """Refuses infinities and NaN, on which implementations differ."""

    def checked(arithmetic, *numbers):
        if any(not part.is_finite for z in numbers for part in z):
            return NAN, NAN
        return function(arithmetic, *numbers)

    return checked


def limit(name, a, b):
    """The function at a + b i with an infinite part, where each part has a limit. None where it has none, or no part is infinite."""
    if name not in LIMITS or a.is_nan or b.is_nan or a.is_finite and b.is_finite:
        return None
    return LIMITS[name](a, b)


def exponential_at_infinity(a, b):
    """e^-inf is 0, and e^inf is infinite in both parts, unless one has the factor 0."""
    if not b.is_finite or b.is_zero and not a.negative:
        return None
    size = ZERO if a.negative else reals.INFINITY
    return product(size, functions.cosine(b)), product(size, functions.sine(b))


def exponential_minus_one_at_infinity(a, b):
    parts = exponential_at_infinity(a, b)
    return parts and (reals.signed(ONE, True) if a.negative else parts[0], parts[1])


def log_at_infinity(a, b):
    return reals.INFINITY, functions.atan2(b, a)


def sqrt_at_infinity(a, b):
    """Half the angle: a right angle gives two infinite parts."""
    if b.is_infinite:
        return reals.INFINITY, b
    return (ZERO, reals.signed(reals.INFINITY, b.negative)) if a.negative else (reals.INFINITY, reals.signed(ZERO, b.negative))


def rsqrt_at_infinity(a, b):
    return ZERO, reals.signed(ZERO, not b.negative)


def tanh_at_infinity(a, b):
    return (reals.signed(ONE, a.negative), ZERO) if b.is_finite else None


def logistic_at_infinity(a, b):
    return (ZERO if a.negative else ONE, ZERO) if b.is_finite else None


LIMITS = {
    "exponential": exponential_at_infinity,
    "exponential_minus_one": exponential_minus_one_at_infinity,
    "log": log_at_infinity,
    "log_plus_one": log_at_infinity,
    "sqrt": sqrt_at_infinity,
    "rsqrt": rsqrt_at_infinity,
    "tanh": tanh_at_infinity,
    "logistic": logistic_at_infinity,
}


def hyperbolic_cosine(x):
    return ONE if x.is_zero else by_intervals(
        lambda: (iv.exp(interval(x.value)) + iv.exp(-interval(x.value))) / 2
    )


def hyperbolic_sine(x):
    return x if x.is_zero else by_intervals(
        lambda: (iv.exp(interval(x.value)) - iv.exp(-interval(x.value))) / 2
    )


@entry(UNARY, "exponential")
@finite
def exponential(_, z):
    size = functions.exponential(z[0])
    return product(size, functions.cosine(z[1])), product(size, functions.sine(z[1]))


@entry(UNARY, "exponential_minus_one")
@finite
def exponential_minus_one(_, z):
    im = exponential(None, z)[1]
    if z[1].is_zero:
        return functions.exponential_minus_one(z[0]), im
    a, b = z[0].value, z[1].value
    return part_of(lambda: iv.exp(interval(a)) * iv.cos(interval(b)) - 1), im


@entry(UNARY, "log")
@finite
def log(_, z):
    square = squared_modulus(z)
    if not square:
        return reals.MINUS_INFINITY, functions.atan2(z[1], z[0])
    re = ZERO if square == 1 else part_of(lambda: iv.log(interval(square)) / 2)
    return re, functions.atan2(z[1], z[0])


@entry(UNARY, "log_plus_one")
@finite
def log_plus_one(_, z):
    return log(None, (reals.add(z[0], ONE), z[1]))


@entry(UNARY, "sine")
@finite
def sine(_, z):
    return (
        product(functions.sine(z[0]), hyperbolic_cosine(z[1])),
        product(functions.cosine(z[0]), hyperbolic_sine(z[1])),
    )


@entry(UNARY, "cosine")
@finite
def cosine(_, z):
    return (
        product(functions.cosine(z[0]), hyperbolic_cosine(z[1])),
        product(reals.signed(ONE, True), product(functions.sine(z[0]), hyperbolic_sine(z[1]))),
    )


@entry(UNARY, "tanh")
@finite
def tanh(_, z):
    """(sinh 2a + i sin 2b) / (cosh 2a + cos 2b)."""
    a, b = z[0].value, z[1].value

    def below():
        x = interval(2 * a)
        return (iv.exp(x) + iv.exp(-x)) / 2 + iv.cos(interval(2 * b))

    def hyperbolic():
        x = interval(2 * a)
        return (iv.exp(x) - iv.exp(-x)) / 2

    if z[1].is_zero:
        return functions.tanh(z[0]), z[1]
    re = z[0] if z[0].is_zero else part_of(lambda: hyperbolic() / below())
    return re, part_of(lambda: iv.sin(interval(2 * b)) / below())


@entry(UNARY, "tan")
@finite
def tan(_, z):
    """tan z = -i tanh(i z)."""
    re, im = tanh(None, (reals.negate(z[1]), z[0]))
    return im, flip(re)


def flip(x):
    if isinstance(x, Real):
        return reals.negate(x)

    def at(precision):
        low, high = x.at(precision)
        return -high, -low

    return Enclosed(at)


@entry(UNARY, "logistic")
@finite
def logistic(_, z):
    """1 / (1 + exp(-z)), each part rounded once."""
    a, b = z[0].value, z[1].value
    if z[1].is_zero:
        if z[0].is_zero:
            return real(Fraction(1, 2)), z[1]
        return part_of(lambda: 1 / (1 + iv.exp(-interval(a)))), z[1]

    def parts():
        size = iv.exp(-interval(a))
        return 1 + size * iv.cos(interval(b)), size * iv.sin(interval(b))

    def over(i):
        u, v = parts()
        return (u, v)[i] / (u * u + v * v)

    return part_of(lambda: over(0)), part_of(lambda: over(1))


@entry(BINARY, "power")
@finite
def power(_, z, w):
    if w[1].is_zero and functions.is_integer(w[0]) and w[0].magnitude <= 256:
        return integer_power(z, int(w[0].value))
    if z[0].is_zero and z[1].is_zero:
        return (ZERO, ZERO) if not w[0].negative and not w[0].is_zero else (NAN, NAN)
    square = squared_modulus(z)
    c, d = w[0].value, w[1].value

    def log_parts():
        angle = functions.atan2(z[1], z[0])
        if isinstance(angle, Real):
            turn = interval(angle.value)
        elif z[1].is_zero:
            turn = iv.pi * z[1].sign
        else:
            turn = iv.atan2(interval(z[1].value), interval(z[0].value))
        return iv.log(interval(square)) / 2, turn

    def polar():
        r, turn = log_parts()
        return iv.exp(interval(c) * r - interval(d) * turn), interval(d) * r + interval(c) * turn

    if z[1].is_zero and not z[0].negative and w[1].is_zero:
        return functions.power(z[0], w[0]), ZERO

    def re():
        size, turn = polar()
        return size * iv.cos(turn)

    def im():
        size, turn = polar()
        return size * iv.sin(turn)

    return part_of(re), part_of(im)


def integer_power(z, n):
    if n < 0 and z[0].is_zero and z[1].is_zero:
        return NAN, NAN
    re, im = Fraction(1), Fraction(0)
    for _ in range(abs(n)):
        re, im = re * z[0].value - im * z[1].value, re * z[1].value + im * z[0].value
    if n < 0:
        square = re * re + im * im
        re, im = re / square, -im / square
    return real(re), real(im)


@entry(BINARY, "atan2")
@finite
def atan2(_, y, x):
    """-i log((x + i y) / sqrt(x^2 + y^2)); real where both are real."""
    if y[1].is_zero and x[1].is_zero:
        return functions.atan2(y[0], x[0]), y[1]
    raise Unsupported("atan2 of complex numbers with imaginary parts")
