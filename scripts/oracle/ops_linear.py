# SPDX-License-Identifier: Apache-2.0
"""Contractions: dot_general and its relatives, convolution; solvers; Fourier transforms."""

from fractions import Fraction
from itertools import product
from math import lcm

from mpmath import iv

from . import functions, kinds, reals
from .functions import by_intervals, interval, nearest
from .kinds import Complex, Float, Quantized
from .ops_elements import apply, convert_element, through_floats
from .ops_regions import choose_order, fold
from .quantization import dequantize, quantize
from .reals import real
from .registry import Open, Unsupported, op
from .values import lazy


def sum_of_products(call, kind, pairs, source_kinds):
    """reduce(multiply(x, y), 0, add) in the type `kind`; or exactly, rounded once."""
    log, freedom = call.log, call.freedom
    pairs = [
        tuple(convert_element(log, s, kind, e) if s != kind else e for s, e in zip(source_kinds, p))
        for p in pairs
    ]
    if isinstance(kind, kinds.Integer):
        products = [apply(log, freedom, "multiply", kind, x, y) for x, y in pairs]
        total = 0
        for p in products:
            total = apply(log, freedom, "add", kind, total, p)
        return total
    order = choose_order(call, len(pairs))
    if not freedom.stepwise and isinstance(kind, Float):
        total = reals.ZERO
        for x, y in pairs:
            total = reals.add(total, reals.multiply(kind.form.decode(x), kind.form.decode(y)))
        return kind.form.round(total)
    products = [apply(log, freedom, "multiply", kind, x, y) for x, y in pairs]
    return fold(
        order, products, kinds.zero(kind), lambda a, b: apply(log, freedom, "add", kind, a, b)
    )


def contracted(call, lhs, rhs, batch, contract, kind):
    """Batch dimensions come first in the result, then the others of lhs, then those of rhs."""
    free = [
        [d for d in range(t.rank) if d not in b and d not in c]
        for t, b, c in zip((lhs, rhs), batch, contract)
    ]
    space = [range(lhs.shape[d]) for d in contract[0]]
    counts = len(batch[0]), len(free[0])

    def place(side, batch_index, free_index, inner):
        found = [0] * (lhs, rhs)[side].rank
        for dims, values in ((batch[side], batch_index), (free[side], free_index), (contract[side], inner)):
            for d, k in zip(dims, values):
                found[d] = k
        return found

    def at(i):
        b, left, right = i[: counts[0]], i[counts[0] : sum(counts)], i[sum(counts) :]
        pairs = [
            (lhs[place(0, b, left, k)], rhs[place(1, b, right, k)]) for k in product(*space)
        ]
        return sum_of_products(call, kind, pairs, (lhs.element, rhs.element))

    shape = (
        [lhs.shape[d] for d in batch[0]]
        + [lhs.shape[d] for d in free[0]]
        + [rhs.shape[d] for d in free[1]]
    )
    return lazy(shape, kind, at, lhs, rhs)


def float_kind(call):
    kind = call.element()
    return kind.expressed if isinstance(kind, Quantized) else kind


def rounded_to(call, tensor, kind, form_kind):
    """A tensor whose elements are rounded to another format, kept in their own type's successor."""
    log = call.log
    return lazy(
        tensor.shape,
        form_kind,
        lambda i: convert_element(log, tensor.element, form_kind, tensor[i]),
        tensor,
    )


@op("stablehlo.dot_general")
def dot_general(call):
    fields = call.get("dot_dimension_numbers").fields
    batch = [fields.get(f"{side}_batching_dimensions", []) for side in ("lhs", "rhs")]
    contract = [fields.get(f"{side}_contracting_dimensions", []) for side in ("lhs", "rhs")]
    lhs, rhs = (dequantize(t) for t in call.operands)
    kind = float_kind(call)
    if call.has("algorithm"):
        return [by_algorithm(call, lhs, rhs, batch, contract, kind)]
    return [quantize(contracted(call, lhs, rhs, batch, contract, kind), call.element())]


def by_algorithm(call, lhs, rhs, batch, contract, kind):
    """Rounds the operands, accumulates in the algorithm's type, converts to the result's."""
    fields = call.get("algorithm").fields
    several = any(
        fields.get(n, 1) > 1
        for n in ("lhs_component_count", "rhs_component_count", "num_primitive_operations")
    )
    operands = []
    for t, name in ((lhs, "lhs_precision_type"), (rhs, "rhs_precision_type")):
        rounded = rounded_to(call, t, kind, fields[name])
        if several and any(
            kinds.number(t.element, t[i]).value != kinds.number(rounded.element, rounded[i]).value
            for i in t.indices()
        ):
            raise Unsupported("dot_general: an algorithm that splits its operands")
        operands.append(rounded)
    accumulated = contracted(call, *operands, batch, contract, fields["accumulation_type"])
    return rounded_to(call, accumulated, None, kind)


@op("stablehlo.dot")
def dot(call):
    lhs, rhs = (dequantize(t) for t in call.operands)
    contract = [lhs.rank - 1], [0]
    return [quantize(contracted(call, lhs, rhs, ([], []), contract, float_kind(call)), call.element())]


@op("stablehlo.einsum", "stablehlo.unary_einsum")
def einsum(call):
    """Sums over the letters that the result does not have."""
    inputs, output = call.get("einsum_config").replace(" ", "").split("->")
    names = inputs.split(",")
    if "." in inputs:
        raise Unsupported("einsum with an ellipsis")
    tensors = [dequantize(t) for t in call.operands]
    sizes = {c: n for name, t in zip(names, tensors) for c, n in zip(name, t.shape)}
    inner = sorted(set(sizes) - set(output), key=inputs.index)
    kind = float_kind(call)
    log, freedom = call.log, call.freedom

    def at(i):
        terms = []
        for k in product(*(range(sizes[c]) for c in inner)):
            letters = {**dict(zip(output, i)), **dict(zip(inner, k))}
            terms.append(tuple(t[[letters[c] for c in name]] for name, t in zip(names, tensors)))
        if len(tensors) == 2:
            return sum_of_products(call, kind, terms, [t.element for t in tensors])
        order = choose_order(call, len(terms))
        return fold(
            order,
            [e for (e,) in terms],
            kinds.zero(kind),
            lambda a, b: apply(log, freedom, "add", kind, a, b),
        )

    made = lazy([sizes[c] for c in output], kind, at, *tensors)
    return [quantize(made, call.element())]


# Convolution


def convolution_numbers(text):
    """The dimensions of #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>."""
    groups = []
    for group in text.replace("->", "x").split("x"):
        words = [w.strip() for w in group.strip().strip("[]").split(",")]
        places = {w: d for d, w in enumerate(words)}
        spatial = sorted((w for w in words if w.isdigit()), key=int)
        groups.append((places, [places[w] for w in spatial]))
    return groups


@op("stablehlo.convolution", "stablehlo.dynamic_conv")
def convolution(call):
    lhs, rhs = (dequantize(t) for t in call.operands[:2])
    (inp, in_space), (ker, ker_space), (out, out_space) = convolution_numbers(
        call.get("dimension_numbers").text
    )
    rank = len(in_space)
    if len(call.operands) > 2:
        flat = call.operands[2].integers()
        padding = list(zip(flat[::2], flat[1::2]))
    else:
        padding = call.pairs("padding", rank)
    ones = [1] * rank
    strides = call.integers("window_strides", ones)
    base = call.integers("lhs_dilation", ones)
    dilation = call.integers("rhs_dilation", ones)
    reversal = call.integers("window_reversal", [False] * rank)
    groups = call.get("feature_group_count", 1)
    batches = call.get("batch_group_count", 1)
    kind = float_kind(call)
    zero = kinds.zero(lhs.element)
    features = rhs.shape[ker["i"]]
    outputs = rhs.shape[ker["o"]]
    batch = lhs.shape[inp["b"]] // batches
    window = [rhs.shape[d] for d in ker_space]

    def input_at(b, f, place):
        index = [0] * lhs.rank
        index[inp["b"]], index[inp["f"]] = b, f
        for s, d in enumerate(in_space):
            k, rest = divmod(place[s] - padding[s][0], base[s])
            if rest or not 0 <= k < lhs.shape[d]:
                return zero
            index[d] = k
        return lhs[index]

    def kernel_at(f, o, w):
        index = [0] * rhs.rank
        index[ker["i"]], index[ker["o"]] = f, o
        for d, k in zip(ker_space, w):
            index[d] = k
        return rhs[index]

    def at(i):
        o, b = i[out["f"]], i[out["b"]]
        group = o // (outputs // groups)
        batch_group = o // (outputs // batches)
        pairs = []
        for w in product(*(range(n) for n in window)):
            place = [
                i[out_space[s]] * strides[s]
                + (window[s] - 1 - w[s] if reversal[s] else w[s]) * dilation[s]
                for s in range(rank)
            ]
            for f in range(features):
                x = input_at(b + batch_group * batch, f + group * features, place)
                pairs.append((x, kernel_at(f, o, w)))
        return sum_of_products(call, kind, pairs, (lhs.element, rhs.element))

    shape = [0] * lhs.rank
    shape[out["b"]], shape[out["f"]] = batch, outputs
    for s, d in enumerate(in_space):
        n = lhs.shape[d]
        wide = (0 if n == 0 else (n - 1) * base[s] + 1) + sum(padding[s])
        reach = 0 if window[s] == 0 else (window[s] - 1) * dilation[s] + 1
        shape[out_space[s]] = 0 if wide < reach else (wide - reach) // strides[s] + 1
    return [quantize(lazy(shape, kind, at, lhs, rhs), call.element())]


# Solvers, in rational arithmetic. Numbers are pairs: real and imaginary part.


def pair(kind, element):
    parts = element if isinstance(kind, Complex) else (element, None)
    found = []
    for bits in parts:
        x = reals.ZERO if bits is None else kind.form.decode(bits)
        if not x.is_finite:
            raise Open("a system of equations with infinities or NaN")
        found.append(x.value)
    return tuple(found)


def times(x, y):
    return x[0] * y[0] - x[1] * y[1], x[0] * y[1] + x[1] * y[0]


def minus(x, y):
    return x[0] - y[0], x[1] - y[1]


def over(x, y):
    size = y[0] ** 2 + y[1] ** 2
    if not size:
        raise Open("a system of equations without a solution")
    re, im = times(x, (y[0], -y[1]))
    return re / size, im / size


def conjugate(x):
    return x[0], -x[1]


def rounded(kind, x):
    form = kind.form
    if isinstance(kind, Complex):
        return form.round(real(x[0])), form.round(real(x[1]))
    return form.round(real(x[0]))


def matrices(shape, solve):
    """An element function over batches of matrices, each solved once."""
    known = {}

    def at(i):
        batch = i[:-2]
        if batch not in known:
            known[batch] = solve(batch)
        return known[batch][i[-2]][i[-1]]

    return at


@op("stablehlo.triangular_solve")
def triangular_solve(call):
    left, lower = call.get("left_side", False), call.get("lower", False)
    unit = call.get("unit_diagonal", False)
    how = call.enum("transpose_a", "NO_TRANSPOSE")

    def solve_all(a, b):
        n = a.shape[-1]

        def coefficient(batch, i, j):
            if how != "NO_TRANSPOSE":
                i, j = j, i
            if i == j and unit:
                return Fraction(1), Fraction(0)
            if (j > i) if lower else (j < i):
                return Fraction(0), Fraction(0)
            found = pair(a.element, a[batch + (i, j)])
            return conjugate(found) if how == "ADJOINT" else found

        def solve(batch):
            rows, columns = b.shape[-2:]
            matrix = [[coefficient(batch, i, j) for j in range(n)] for i in range(n)]
            if not left:  # x A = b is A^T x^T = b^T
                matrix = [list(column) for column in zip(*matrix)]
            sides = [
                [pair(b.element, b[batch + ((k, s) if left else (s, k))]) for k in range(n)]
                for s in range(columns if left else rows)
            ]
            first = all(matrix[i][j] == (0, 0) for i in range(n) for j in range(i + 1, n))
            order = list(range(n)) if first else list(reversed(range(n)))
            solved = [substitute(matrix, side, order) for side in sides]
            cells = [[rounded(b.element, x) for x in column] for column in solved]
            return [list(row) for row in zip(*cells)] if left else cells

        return lazy(b.shape, b.element, matrices(b.shape, solve), a, b)

    return [through_floats(call, solve_all, *call.operands)]


def substitute(matrix, side, order):
    found = [(Fraction(0), Fraction(0))] * len(side)
    for i in order:
        rest = side[i]
        for j in range(len(side)):
            if j != i:
                rest = minus(rest, times(matrix[i][j], found[j]))
        found[i] = over(rest, matrix[i][i])
    return found


@op("stablehlo.cholesky")
def cholesky(call):
    """A = L D L^H with rational L and D, so that each element is a number times a square root.

    The other triangle is the implementation's affair: zeros or the operand, by the freedom chosen.
    """
    lower = call.get("lower", False)
    call.log.choices.add("other triangle of cholesky")

    def factor(a):
        kind = a.element

        def solve(batch):
            n = a.shape[-1]

            def element(i, j):
                found = pair(kind, a[batch + ((i, j) if lower else (j, i))])
                return found if lower else conjugate(found)

            matrix, diagonal = ldl(n, element)
            cells = [[None] * n for _ in range(n)]
            for i in range(n):
                for j in range(n):
                    row, column = (i, j) if lower else (j, i)
                    if row >= column:
                        x = matrix[row][column]
                        cells[i][j] = scaled_root(kind, x if lower else conjugate(x), diagonal[column])
                    elif call.freedom.stepwise:
                        cells[i][j] = kinds.zero(kind)
                    else:
                        cells[i][j] = a[batch + (i, j)]
            return cells

        return lazy(a.shape, kind, matrices(a.shape, solve), a)

    return [through_floats(call, factor, *call.operands)]


def ldl(n, element):
    matrix = [[(Fraction(int(i == j)), Fraction(0)) for j in range(n)] for i in range(n)]
    diagonal = []
    for j in range(n):
        d = element(j, j)[0]
        for k in range(j):
            size = matrix[j][k]
            d -= (size[0] ** 2 + size[1] ** 2) * diagonal[k]
        if d <= 0:
            raise Open("cholesky of a matrix that is not positive definite")
        diagonal.append(d)
        for i in range(j + 1, n):
            x = element(i, j)
            for k in range(j):
                y = times(matrix[i][k], conjugate(matrix[j][k]))
                x = minus(x, (y[0] * diagonal[k], y[1] * diagonal[k]))
            matrix[i][j] = x[0] / d, x[1] / d
    return matrix, diagonal


def scaled_root(kind, x, d):
    """x times the root of d, rounded."""
    parts = [
        nearest(kind.form, functions.root(p * p * d, 2, negative=p < 0) if p else real(0)) for p in x
    ]
    return tuple(parts) if isinstance(kind, Complex) else parts[0]


# Fourier transforms, in the field of the roots of unity


def cyclotomic(n):
    """Coefficients of the n-th cyclotomic polynomial, lowest first."""
    found = [-1] + [0] * (n - 1) + [1]
    for d in range(1, n):
        if n % d == 0:
            found = divide_polynomials(found, cyclotomic(d))
    return found


def divide_polynomials(a, b):
    a, quotient = list(a), [0] * (len(a) - len(b) + 1)
    for k in reversed(range(len(quotient))):
        quotient[k] = a[k + len(b) - 1]
        for j, c in enumerate(b):
            a[k + j] -= quotient[k] * c
    return quotient


class UnitRoots:
    """Sums of rational multiples of powers of exp(2 pi i / n)."""

    def __init__(self, n):
        self.n = n
        self.modulus = cyclotomic(n)

    def reduced(self, coefficients):
        found = list(coefficients)
        degree = len(self.modulus) - 1
        for k in reversed(range(degree, self.n)):
            c = found[k]
            if c:
                for j, m in enumerate(self.modulus):
                    found[k - degree + j] -= c * m
        return found[:degree]

    def real_part(self, coefficients):
        """A Real where it is rational, else enclosed."""
        both = [
            (coefficients[k] + coefficients[-k % self.n]) / 2 for k in range(self.n)
        ]
        found = self.reduced(both)
        if not any(found[1:]):
            return real(found[0])

        def formula():
            total = iv.mpf(0)
            for k, c in enumerate(coefficients):
                if c:
                    total += interval(c) * iv.cos(2 * iv.pi * k / self.n)
            return total

        return by_intervals(formula)

    def turned(self, coefficients, quarter):
        """Times i to the power `quarter`."""
        shift = quarter * self.n // 4
        return [coefficients[(k - shift) % self.n] for k in range(self.n)]


@op("stablehlo.fft")
def fft(call):
    (x,) = call.operands
    how, lengths = call.enum("fft_type"), call.integers("fft_length", [])
    rank = len(lengths)
    form = x.element.form
    inverse = how in ("IFFT", "IRFFT")
    turns = lcm(4, *lengths) if lengths else 4
    if 0 in lengths:
        raise Unsupported("fft of length 0")
    field = UnitRoots(turns)
    target = call.element()
    scale = Fraction(1)
    for n in lengths if inverse else []:
        scale /= n
    space = list(product(*(range(n) for n in x.shape[x.rank - rank :])))

    def weight(k):
        """IRFFT: what stands for its mirror image too counts twice."""
        if how != "IRFFT":
            return 1
        return 1 if k[-1] == 0 or 2 * k[-1] == lengths[-1] else 2

    def spectrum(i):
        batch, place = i[: len(i) - rank], i[len(i) - rank :]
        total = [Fraction(0)] * turns
        for k in space:
            if how == "IRFFT" and k[-1] > lengths[-1] // 2:
                continue
            angle = sum(a * b * (turns // n) for a, b, n in zip(k, place, lengths))
            angle = (angle if inverse else -angle) % turns
            re, im = pair(x.element, x[batch + k])
            total[angle] += re * weight(k)
            total[(angle + turns // 4) % turns] += im * weight(k)
        return [c * scale for c in total]

    def at(i):
        total = spectrum(i)
        parts = [field.real_part(total)]
        if isinstance(target, Complex):
            parts.append(field.real_part(field.turned(total, 3)))
        if any(not isinstance(p, reals.Real) for p in parts):
            call.log.functions.add("fft")
        bits = tuple(nearest(form, p) for p in parts)
        return bits if isinstance(target, Complex) else bits[0]

    shape = list(x.shape)
    if how == "RFFT":
        shape[-1] = lengths[-1] // 2 + 1
    elif how == "IRFFT":
        shape[-1] = lengths[-1]
    return [lazy(shape, target, at, x)]
