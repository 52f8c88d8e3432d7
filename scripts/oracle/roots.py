# SPDX-License-Identifier: Apache-2.0
"""Square and cubic roots of rational numbers: exact where they are rational, else enclosed."""

from fractions import Fraction
from math import isqrt


def integer_root(n, degree):
    """The largest integer whose power is at most n."""
    if degree == 2:
        return isqrt(n)
    low, high = 0, 1 << (n.bit_length() // degree + 1)
    while low < high:
        middle = (low + high + 1) // 2
        if middle**degree <= n:
            low = middle
        else:
            high = middle - 1
    return low


def exact_root(q, degree):
    """The root of q >= 0 if it is rational, else None."""
    root = Fraction(integer_root(q.numerator, degree), integer_root(q.denominator, degree))
    return root if root**degree == q else None


def enclose_root(q, degree, precision):
    """Rational numbers below and above the root of q >= 0, about `precision` bits apart from it."""
    scale = precision + max(0, q.denominator.bit_length() - q.numerator.bit_length()) // degree + 2
    low = integer_root((q.numerator << (degree * scale)) // q.denominator, degree)
    return Fraction(low, 1 << scale), Fraction(low + 1, 1 << scale)
