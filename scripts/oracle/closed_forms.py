# SPDX-License-Identifier: Apache-2.0
"""What the programs of the size classes 256, rows and devices compute, by formulas. scripts/oracle/sizes compares every element.

Inputs are ramps: element i of `ramp p` is i mod p. A solution of the class 256 is the input that the problem was made of; a
transform is its sum, term by term, in double precision.
"""

import math
import re
import struct
from array import array

NAN = float("nan")
CODES = {"f32": "f", "f64": "d", "i32": "i", "i8": "b"}
CHECK = re.compile(r'^check\.expect_\w+_const %[\w#]+, dense<"0x([0-9A-F]*)"> : tensor<(.*)>$', re.M)


def ramp(p, count):
    return [i % p for i in range(count)]


def ramp_sum(p, first, count, step):
    """The sum of `count` elements of a ramp, every `step`-th from `first` on: whole periods, and what is left."""
    period = [(first + j * step) % p for j in range(p)]
    return count // p * sum(period) + sum(period[: count % p])


def rows_of(p, n, m):
    flat = ramp(p, n * m)
    return [flat[i : i + m] for i in range(0, n * m, m)]


def reduce_add(n, m, k):
    return [[ramp_sum(5, c, n, m) for c in range(m)], [sum(row) for row in rows_of(5, n, m)]]


def reduce_window(n, m, k):
    return [[i % 17 + (i - 1) % 17 * (i > 0) + (i - 2) % 17 * (i > 1) for i in range(n)]]


def argmax(n, m, k):
    return [[n - 1], [n - 1]]


def sort(n, m, k):
    return [list(range(n))]


def sort_stable(n, m, k):
    places = [i for key in range(5) for i in range(key, n, 5)]
    return [[i % 5 for i in places], places]


def gather(n, m, k):
    return [[(n - 1 - i) % 17 for i in range(n)]]


def scatter_add(n, m, k):
    return [[(n - key + 4) // 5 for key in range(5)]]


def product(n, m, k):
    right = rows_of(7, m, k)
    # Rows repeat after 17 of them, because 17 has no divisor in common with m.
    first = [[sum(a * right[c][j] for c, a in enumerate(row)) for j in range(k)] for row in rows_of(17, 17, m)]
    return [first[r % 17] for r in range(n)]


def dot(n, m, k):
    return [[value for row in product(n, m, k) for value in row]]


def dot_long(n, m, k):
    # Element c of a row of the first is c mod 3, since m is 3. Row r of the second has (k r + j) mod 2.
    return [[c % 3 * ramp_sum(2, j, n, k) for c in range(m) for j in range(k)]]


def transpose(n, m, k):
    return [[(m * r + c) % 17 for c in range(m) for r in range(n)]]


def multiply_reduce(n, m, k):
    # Element c of a row of the first is c mod 3, since m is 3.
    rows = rows_of(5, n, m)
    return [[c % 3 * ramp_sum(5, c, n, m) for c in range(m)], [sum(c % 3 * value for c, value in enumerate(row)) for row in rows]]


def compare_reduce(n, m, k):
    period = [i % 13 < i % 17 for i in range(13 * 17)]
    return [[n // len(period) * sum(period) + sum(period[: n % len(period)])]]


def dot_bias(n, m, k):
    return [[max(value - j % 11, 4) for row in product(n, m, k) for j, value in enumerate(row)]]


def reverse_add(n, m, k):
    return [[(m * r + c) % 17 + (m * (n - 1 - r) + c) % 17 for r in range(n) for c in range(m)]]


def nan_last_but_one(values, columns):
    """NaN is in the last row but for its last column."""
    by_column, by_row = values
    by_column[columns - 2] = by_row[-1] = NAN
    return values


def nan_reduce_maximum(n, m, k):
    return nan_last_but_one([[16] * m, [max(row) for row in rows_of(17, n, m)]], m)


def nan_reduce_add(n, m, k):
    return nan_last_but_one(reduce_add(n, m, k), m)


def while_update(n, m, k):
    return [[(m * r + c) % 17 + 4 * (r >= n - 3) for r in range(n) for c in range(m)]]


def all_reduce(n, m, k):
    return [[i % 17 + i % 13 for i in range(2 * n)]] * 2


def all_gather(n, m, k):
    return [ramp(17, n) + ramp(13, n)] * 2


def reduce_scatter(n, m, k):
    whole = all_reduce(n, m, k)[0]
    return [whole[:n], whole[n:]]


def all_to_all(n, m, k):
    first, second = ramp(17, 2 * n), ramp(13, 2 * n)
    return [first[:n] + second[:n], first[n:] + second[n:]]


def collective_permute(n, m, k):
    return [ramp(13, 2 * n), ramp(17, 2 * n)]


def collective_broadcast(n, m, k):
    return [ramp(13, 2 * n)] * 2


ROWS = {"": (reduce_add, reduce_window, argmax, sort, sort_stable, gather, scatter_add, dot, dot_long, transpose, nan_reduce_maximum,
             nan_reduce_add, while_update),
        "fused_": (multiply_reduce, compare_reduce, dot_bias, reverse_add)}
FORMS = {"rows": {prefix + f.__name__: (f, (2**20 + 1, 3, 5)) for prefix, fs in ROWS.items() for f in fs},
         "devices": {f.__name__: (f, (2**19 + 1, 2, 3)) for f in (all_reduce, all_gather, reduce_scatter, all_to_all, collective_permute,
                                                                  collective_broadcast)}}


def packed(values, kind):
    code = CODES[kind.rsplit("x", 1)[-1]]
    data = array(code, [float(v) if code in "fd" else int(v) for v in values])
    assert struct.pack("=i", 1) == struct.pack("<i", 1), "a processor with the lowest byte first"
    return data.tobytes()


def solutions(text):
    """The inputs that the results of a program of the class 256 are made of, in the order of the checks."""
    solved = "x" if "triangular_solve" in text else "l"
    inputs = re.findall(rf'^%{solved}\d = stablehlo\.constant dense<"0x([0-9A-F]*)">', text, re.M)
    return [bytes.fromhex(digits) for digits in inputs]


def transform(operand, real, length):
    """The first `length` elements of a discrete Fourier transform, as real and imaginary parts in turn."""
    terms = operand if not real else [part for x in operand for part in (x, 0.0)]
    n = len(terms) // 2
    turn = [(math.cos(2 * math.pi * j / n), math.sin(2 * math.pi * j / n)) for j in range(n)]
    found = []
    for k in range(length):
        at = [turn[j * k % n] for j in range(n)]
        found.append(math.fsum(terms[2 * j] * c + terms[2 * j + 1] * s for j, (c, s) in enumerate(at)))
        found.append(math.fsum(terms[2 * j + 1] * c - terms[2 * j] * s for j, (c, s) in enumerate(at)))
    return found


def judge_transforms(text):
    """As judge; a part of an element is within four roundings of the greatest part."""
    operands = {name: array("f", bytes.fromhex(digits)) for name, digits in re.findall(r'^(%\w+) = \S+ dense<"0x(\w*)">', text, re.M)}
    kinds = {result: (operand, kind) for result, operand, kind in re.findall(r"^(%\w+) = stablehlo.fft (%\w+), type = (\w+)", text, re.M)}
    holds, elements = True, 0
    for result, digits in re.findall(r'^check\.expect_almost_eq_const (%\w+), dense<"0x(\w*)">', text, re.M):
        got, (operand, kind) = array("f", bytes.fromhex(digits)), kinds[result]
        wanted = transform(operands[operand], kind == "RFFT", len(got) // 2)
        limit = 4 * max(map(abs, wanted)) / 2**23
        holds = holds and all(abs(g - w) <= limit for g, w in zip(got, wanted, strict=True))
        elements += len(got) // 2
    return holds and elements > 0, elements


def judge(name, text):
    """(whether every element is what the formula gives, how many elements there are)"""
    if "_fft_" in name:
        return judge_transforms(text)
    checks = [(bytes.fromhex(digits), kind) for digits, kind in CHECK.findall(text)]
    form = re.fullmatch(r"size_(rows|devices)_(\w+)_(\w+)_(rows|devices)", name)
    if form:
        function, sizes = FORMS[form[1]][form[2]]
        wanted = [packed(values, kind) for values, (_, kind) in zip(function(*sizes), checks, strict=True)]
    else:
        wanted = solutions(text)
    got = [data for data, _ in checks]
    return bool(got) and got == wanted, sum(len(d) // struct.calcsize(CODES[k.rsplit("x", 1)[-1]]) for d, k in checks)
