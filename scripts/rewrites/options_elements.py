# SPDX-License-Identifier: Apache-2.0
"""Random ops with unusual options, for scripts/options: those that move elements, work on one at a time, solve, or branch."""

import math

from .options import KINDS, PER_TENSOR, numbers, same

MOVED = ("boolean", "signed", "unsigned", "float", "half", "complex", "small float", "quantized")
INF, NAN = math.inf, math.nan


def moved(s, shape, kinds=MOVED):
    """A tensor of any type."""
    kind = s.choice(kinds)
    return s.quantized(shape, PER_TENSOR[0]) if kind == "quantized" else s.constant(shape, s.choice(KINDS[kind]))


def shape_of(s, ranks=(1, 2, 2, 3, 4), sizes=(1, 2, 3, 4)):
    shape = [s.choice(sizes) for _ in range(s.choice(ranks))]
    if shape and s.often(8):
        shape[s.r.randrange(len(shape))] = 0
    return [shape[0]] * len(shape) if shape and s.often(4) else shape


def dynamic(s, name, x, lists, shape, more=()):
    """An op with lists of integers as operands."""
    element = s.choice(("i32", "i64"))
    operands = [x, *more, *(s.o.b.constant(v, element, (len(v),)) for v in lists)]
    return s.o.b.generic(name, operands, "", [], [(shape, x.element)])


# --- What moves elements ---


def pad(s, of_operands=False):
    shape = shape_of(s, (1, 2, 3))
    low, high = ([s.choice(of) for _ in shape] for of in (s.choice(((0,), (0, 1, 2), (0, -1, 1), (-1, -2, 0))) for _ in (0, 1)))
    interior = [s.choice((0, 0, 1, 2)) if s.often() else 0 for _ in shape]
    out = [lo + hi + n + max(n - 1, 0) * i for n, lo, hi, i in zip(shape, low, high, interior)]
    if any(n < 0 for n in out):
        return None
    x = moved(s, shape)
    value = s.quantized([], PER_TENSOR[0]) if "!quant" in x.element else s.constant([], x.element)
    if of_operands:
        return dynamic(s, "dynamic_pad", x, (low, high, interior), out, (value,))
    text = f"edge_padding_low = {numbers(low)}, edge_padding_high = {numbers(high)}, interior_padding = {numbers(interior)}"
    return s.o.b.generic("pad", [x, value], text, [], [(out, x.element)])


def dynamic_pad(s):
    return pad(s, True)


def slice(s, of_operands=False):  # pylint: disable=redefined-builtin
    shape = shape_of(s)
    starts = [s.choice((0, min(1, n))) if s.often() else 0 for n in shape]
    limits = [s.choice((n, max(n - 1, f), f if s.often() else n)) if s.often() else n for n, f in zip(shape, starts)]
    strides = [s.choice((1, 2, n + 1)) if s.often() else 1 for n in shape]
    out = [-(-(e - f) // t) for f, e, t in zip(starts, limits, strides)]
    x = moved(s, shape)
    if of_operands:
        return dynamic(s, "real_dynamic_slice", x, (starts, limits, strides), out)
    text = f"start_indices = {numbers(starts)}, limit_indices = {numbers(limits)}, strides = {numbers(strides)}"
    return s.o.b.generic("slice", [x], text, [], [(out, x.element)])


def real_dynamic_slice(s):
    return slice(s, True)


def at_indices(s, shape):
    """Scalars of one type, within the operand or not, and the shape, which may be longer than the type reaches."""
    element, long = s.choice(
        (("i32", 0), ("i64", 0), ("ui32", 0), ("ui16", 0), ("i8", 0), ("ui8", 0), ("i8", 260), ("ui8", 260))
    )
    if long:
        shape[s.r.randrange(len(shape))] = long
    way = s.choice(("within", "negative", "beyond"))
    values = []
    for n in shape:
        of = {"within": (0, 1), "negative": (-1, -2, 0), "beyond": (n, n + 3, 1)}[way]
        values.append(s.choice([v for v in of if v >= 0 or not element.startswith("u")] or [0]))
    top = 127 if element == "i8" else 255
    return [s.o.b.constant(min(v, top) if "8" in element else v, element, ()) for v in values]


def dynamic_slice(s):
    shape = shape_of(s, sizes=(2, 3, 4))
    at = at_indices(s, shape)
    sizes = [s.choice((1, min(2, n), n if n < 9 else 2)) for n in shape] if s.often() else [1] * len(shape)
    x = moved(s, shape)
    return s.o.b.generic("dynamic_slice", [x, *at], f"slice_sizes = {numbers(sizes)}", [], [(sizes, x.element)])


def dynamic_update_slice(s):
    shape = shape_of(s, sizes=(2, 3, 4))
    at = at_indices(s, shape)
    sizes = [s.choice((1, min(2, n), n if n < 9 else 2)) for n in shape] if s.often() else [1] * len(shape)
    kind = s.choice(MOVED)
    if kind == "quantized":
        x, update = s.quantized(shape, PER_TENSOR[0]), s.quantized(sizes, PER_TENSOR[0])
    else:
        element = s.choice(KINDS[kind])
        x, update = s.constant(shape, element), s.constant(sizes, element)
    return s.o.b.generic("dynamic_update_slice", [x, update, *at], "", [], [(shape, x.element)])


def concatenate(s):
    shape = shape_of(s)
    dim, count = s.r.randrange(len(shape)), s.choice((1, 2, 3, 4))
    kind = s.choice(MOVED)
    element = PER_TENSOR[0] if kind == "quantized" else s.choice(KINDS[kind])
    sizes = [s.choice((0, 1, 2, 3)) for _ in range(count)] if s.often() else [shape[dim]] * count
    parts = []
    for n in sizes:
        of = [*shape[:dim], n, *shape[dim + 1 :]]
        parts.append(s.quantized(of, element) if kind == "quantized" else s.constant(of, element))
    out = [*shape[:dim], sum(sizes), *shape[dim + 1 :]]
    return s.o.b.generic("concatenate", parts, f"dimension = {dim} : i64", [], [(out, element)])


def broadcast_in_dim(s):
    out = shape_of(s, (1, 2, 3, 4))
    dims = s.sample(range(len(out)), s.r.randint(0, len(out)))
    dims = s.choice((dims, sorted(dims), list(range(len(out))), list(range(len(out) - len(dims), len(out)))))
    shape = [1 if s.often(3) else out[d] for d in dims]
    x = moved(s, shape)
    return s.o.b.generic("broadcast_in_dim", [x], f"broadcast_dimensions = {numbers(dims)}", [], [(out, x.element)])


def transpose(s):
    shape = shape_of(s)
    order = list(range(len(shape)))
    order = s.choice((order, order[::-1], s.shuffled(order)))
    x = moved(s, shape)
    return s.o.b.generic("transpose", [x], f"permutation = {numbers(order)}", [], [([shape[d] for d in order], x.element)])


def reverse(s):
    shape = shape_of(s)
    dims = s.sample(range(len(shape)), s.choice((0, 1, len(shape), s.r.randint(0, len(shape)))))
    x = moved(s, shape)
    return s.o.b.generic("reverse", [x], f"dimensions = {numbers(dims)}", [], [(shape, x.element)])


def iota(s):
    kind = s.choice(("signed", "unsigned", "float", "half", "double", "complex", "narrow integer", "small float"))
    element, shape = s.choice(KINDS[kind]), shape_of(s, (1, 2, 3, 3))
    dim = s.r.randrange(len(shape))
    if s.often(4):
        shape = [1] * len(shape)
        shape[dim] = 300 if s.often() and element not in ("i8", "ui8", "i4", "ui4", "f8E4M3FN", "f8E5M2") else 1
    return s.o.b.op("iota", f"dim = {dim} : tensor<{''.join(f'{n}x' for n in shape)}{element}>", shape, element)


# --- One element at a time ---

PLACES = {
    "float": "FLOAT",
    "double": "FLOAT",
    "half": "FLOAT",
    "small float": "FLOAT",
    "complex": "FLOAT",
    "signed": "SIGNED",
    "unsigned": "UNSIGNED",
    "boolean": "UNSIGNED",
}


def compare(s):
    kind = s.choice(
        ("boolean", "signed", "unsigned", "float", "double", "half", "complex", "quantized", "narrow integer", "small float")
    )
    way = s.choice(("EQ", "NE", "GE", "GT", "LE", "LT"))
    if kind == "quantized":
        x, y = (s.quantized([4], PER_TENSOR[0]) for _ in (0, 1))
    else:
        element = s.choice(KINDS[kind])
        few = None
        if kind in ("float", "double", "half"):
            few = s.choice(([NAN, 1.0], [0.0, -0.0, 1.0], [INF, -INF, 1.0], [-1.0, 2.0], [NAN, INF, 0.0, -0.0, -INF, -NAN]))
        elif element == "f8E5M2":
            few = s.choice(([NAN, 1.0], [0.0, -0.0], [INF, -INF]))
        elif kind == "small float":
            few = s.choice(([NAN, 1.0], [0.0, -0.0]))
        elif kind in ("signed", "unsigned", "narrow integer") and s.often():
            bits = int("".join(c for c in element if c.isdigit()))
            few = [0, 1, 2**bits - 1] if element[0] == "u" else [0, -(2 ** (bits - 1)), 2 ** (bits - 1) - 1]
        x, y = (s.constant([6], element, few) for _ in (0, 1))
        if kind == "complex" and s.often():
            cells = [complex(p, q) for p in (NAN, 1.0, 0.0, -0.0, INF) for q in (1.0, 0.0, -0.0, NAN)]
            x, y = (s.o.b.constant([s.choice(cells) for _ in range(6)], element) for _ in (0, 1))
    sort_of = s.choice(("", PLACES.get(kind, "SIGNED" if "u" not in x.element else "UNSIGNED")))
    if kind in ("float", "double", "half", "small float") and s.often(3):
        sort_of = "TOTALORDER"
    properties = f"comparison_direction = #stablehlo<comparison_direction {way}>" + (
        f", compare_type = #stablehlo<comparison_type {sort_of}>" if sort_of else ""
    )
    return s.o.b.generic("compare", [x, y], properties, [], [(x.shape, "i1")])


CELLS = {
    "boolean": (0, 1),
    "signed": (-3, 7, 100, -128),
    "unsigned": (0, 3, 200, 255),
    "float": (1.5, -2.5, 0.1, 3e38, 1e-40, 2049.0, 1e-7, 65520.0),
    "double": (1.5, -2.5, 0.1, 1e308, 1e-310, 16777217.0, 1e-42, 2049.0, 1e-8),
    "half": (1.5, -2.5, 0.1, 60000.0, 6e-8),
    "small float": (1.5, -2.0, 0.25, 57344.0),
}
WHOLE = (2.5, -1.5, 0.5, 3.0, 100.0)
HALFWAY = {
    "f32": (16777217.0, 1.0 + 2.0**-24),
    "f16": (2049.0, 1.0 + 2.0**-11),
    "bf16": (257.0, 1.0 + 2.0**-8),
    "f8E4M3FN": (17.0, 1.0 + 2.0**-4),
    "f8E5M2": (9.0, 1.0 + 2.0**-3),
    "f64": (9007199254740993,),
}
SUBNORMAL = {
    "f32": (1e-40, -1e-42),
    "f16": (2.0**-20,),
    "bf16": (2.0**-130,),
    "f8E4M3FN": (2.0**-8,),
    "f8E5M2": (2.0**-15,),
    "f64": (1e-310,),
}
TOO_LARGE = {
    "f32": (1e39, -1e300),
    "f16": (65536.0,),
    "bf16": (3.4e38, 1e39),
    "f8E4M3FN": (500.0,),
    "f8E5M2": (60000.0, 65536.0),
}


def convert(s):
    eight = ("boolean", "signed", "unsigned", "float", "double", "half", "small float", "complex")
    kind, to = s.choice(eight), s.choice(eight)
    element, result = s.choice(KINDS[kind] + ("i64",) * (kind == "signed")), s.choice(KINDS[to])
    part = result[8:-1] if to == "complex" else result
    few = s.choice(
        (None, HALFWAY.get(part), SUBNORMAL.get(part), TOO_LARGE.get(part), (NAN, 1.0), (INF, -INF, 1.0), (-0.0, 0.0))
    )
    if kind == "signed" and to == "double":
        element, few = "i64", HALFWAY["f64"]
    if kind == "boolean":
        few = None
    elif kind in ("signed", "unsigned"):
        few = [
            n
            for n in few or ()
            if n == n
            and (abs(n) < 2**15 or element == "i64" and abs(n) < 2**60)
            and n == int(n)
            and (n >= 0 or kind == "signed")
        ] or CELLS[kind]
        few = [int(n) for n in few if element not in ("i8", "ui8") or -128 <= n <= 127] or [1]
    elif to in ("signed", "unsigned"):
        few = s.choice(((2.5, 0.5, 1.5, 3.0), (-0.0, 1.0, 3.5))) if to == "unsigned" else s.choice((WHOLE, (-0.0, -2.5)))
    if kind == "complex":
        cells = [complex(s.choice(few or (1, 2)), s.choice(few or (1, -1))) for _ in range(5)]
        return s.o.convert(s.o.b.constant(cells, element), result)
    return s.o.convert(s.constant([5], element, few), result)


FORMATS = {"f32": (8, 23), "f64": (11, 52), "f16": (5, 10), "bf16": (8, 7), "f8E4M3FN": (4, 3), "f8E5M2": (5, 2)}
LARGEST = {
    "f32": 3.4028234663852886e38,
    "f64": 1.7976931348623157e308,
    "f16": 65504.0,
    "bf16": 3.3895313892515355e38,
    "f8E4M3FN": 448.0,
    "f8E5M2": 57344.0,
}


def reduce_precision(s):
    element = s.choice(("f32", "f64", "f16", "bf16", "f8E4M3FN", "f8E5M2"))
    exponent, mantissa = FORMATS[element]
    few = s.choice(
        (
            (NAN, 1.0),
            (INF, -INF, 1.0) if element != "f8E4M3FN" else (1.5,),
            (-0.0, 1.25, -0.0),
            SUBNORMAL[element],
            (LARGEST[element], 1.0),
        )
    )
    if few == SUBNORMAL[element] and element == "bf16":
        few = (2.0**-130, -(2.0**-128))
    e = s.choice((2, exponent - 1, exponent, exponent, exponent + 1, 11))
    m = s.choice((0, 1, mantissa - 1, mantissa, mantissa, mantissa + 1, 52))
    x = s.constant([6], element, few)
    return s.o.b.op("reduce_precision", f"{x.name}, format = e{max(e, 1)}m{m} : {x.type}", x.shape, element)


ACCURACIES = (
    "",
    "#stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>",
    "#stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>",
)
ORDINARY = (0.75, 1.5, 2.0, 0.5, 3.0)
VALUES = {
    "large": (80.0, 96.0, 128.0, -72.0),
    "small": (0.0078125, -0.00390625, 0.015625),
    "infinite": (INF, -INF),
    "NaN": (NAN, 1.0),
    "-0": (-0.0, 0.0),
    "others": ORDINARY + (-0.5, -1.25),
}


def elementary(name, s):
    kind = s.choice(("float", "double", "half", "small float", "complex"))
    element, values = s.choice(KINDS[kind]), VALUES[s.choice(list(VALUES))]
    if name == "exponential" and s.often(3):
        values = {
            "f32": (-90.0, -95.5, 100.0),
            "f64": (-710.0, -740.0, 712.0),
            "f16": (-12.0, -15.5, 14.0),
            "bf16": (-90.0, 96.0),
            "f8E4M3FN": (-5.0, -4.5, 7.0),
            "f8E5M2": (-10.0, 14.0),
        }.get(element, values)
    if name in ("log", "sqrt", "rsqrt") and kind != "complex":
        values = [abs(v) if v != 0 else v for v in values]
    if name == "log_plus_one":
        values = [v if v > -0.9 or v != v else -v for v in values]
    if element == "f8E4M3FN":
        values = [v for v in values if not math.isinf(v)] or [1.0]
    if kind == "complex":
        values = values if all(map(math.isfinite, values)) else VALUES["large"]  # of others the specification gives no values
        other = s.choice((values, ORDINARY))
        x = s.o.b.constant([complex(s.choice(values), s.choice(other)) for _ in range(4)], element)
    else:
        x = s.constant([6], element, values)
    way = s.choice(ACCURACIES)
    return s.o.b.generic(name, [x], f"result_accuracy = {way}" if way else "", [], [(x.shape, element)])


def two_floats(name, s):
    kind = s.choice(("float", "double", "half", "small float", "complex"))
    element = s.choice(KINDS[kind])
    sides = []
    for _ in (0, 1):
        values = s.choice(((-1.5, -2.0), (0.0, -0.0), (INF, -INF), (NAN, 1.0), (0.5, 2.0, 3.0)))
        if element == "f8E4M3FN":
            values = [v for v in values if not math.isinf(v)] or [2.0]
        cells = (
            [complex(s.choice(values), s.choice((0.5, 1.0))) for _ in range(3)]
            if kind == "complex"
            else [s.choice(values) for _ in range(4)]
        )
        sides.append(s.o.b.constant(cells, element))
    return s.o.b.generic(name, sides, "", [], [(sides[0].shape, element)])


STORAGES = ("i8", "ui8", "i4", "ui4", "i16", "ui16", "i32")
WIDTHS = {"i8": 8, "ui8": 8, "i4": 4, "ui4": 4, "i16": 16, "ui16": 16, "i32": 32}


def zero_point(s, storage):
    return s.choice((0, 0, 1, 3)) if storage.startswith("u") else s.choice((0, 0, -2, 3))


def quantized_two(name, s):
    storage = s.choice(STORAGES)
    scales, points = [s.choice((0.5, 0.25)) for _ in range(3)], [zero_point(s, storage) for _ in range(3)]
    if s.often(3):
        scales, points = [0.5] * 3, [0] * 3 if s.often() else points
    kinds = [f"!quant.uniform<{storage}:f32, {n}{f':{z}' if z else ''}>" for n, z in zip(scales, points)]
    few = (0.0, 0.5, 1.0, 1.5) if storage.startswith("u") else (-1.0, -0.5, 0.5, 1.0, 0.0)
    x, y = s.quantized([5], kinds[0], few), s.quantized([5], kinds[1], [n for n in few if n or name != "divide"])
    return s.o.quantized(name, kinds[2], x, y)


def quantized_type(s):
    storage = s.choice(STORAGES)
    if s.often():
        return f"!quant.uniform<{storage}:f32, {s.choice((0.5, 0.25))}{f':{z}' if (z := zero_point(s, storage)) else ''}>"
    parts = ", ".join(f"{n}{f':{z}' if (z := zero_point(s, storage)) else ''}" for n in (0.5, 0.25, 1.0))
    return f"!quant.uniform<{storage}:f32:1, {{{parts}}}>"


CLIPPED = (-100.0, -1.5, -0.25, 0.0, 0.125, 0.375, 2.0, 1000.0)


def uniform_quantize(s):
    return s.quantized([2, 3], quantized_type(s), CLIPPED)


def uniform_dequantize(s):
    x = s.quantized([2, 3], quantized_type(s), CLIPPED)
    return s.o.dequantize(x)


for _name in ("exponential exponential_minus_one log log_plus_one logistic cosine sine tan tanh sqrt rsqrt cbrt").split():
    globals()[_name] = lambda s, name=_name: elementary(name, s)
for _name in ("power", "atan2"):
    globals()[_name] = lambda s, name=_name: two_floats(name, s)
for _name in "add subtract multiply divide maximum minimum".split():
    globals()[_name] = lambda s, name=_name: quantized_two(name, s)


# --- Linear algebra ---

SOLVED = ("f32", "f64", "complex<f32>", "complex<f64>")


def fft(s):
    kind, count, double = s.choice(("FFT", "IFFT", "RFFT", "IRFFT")), s.choice((1, 2, 3)), s.often()
    real_, complex_ = ("f64", "complex<f64>") if double else ("f32", "complex<f32>")
    length = [s.choice((1, 2, 3, 4)) for _ in range(count)]
    batch = [s.choice((1, 2)) for _ in range(s.choice((0, 1, 2)))]
    half = [*length[:-1], length[-1] // 2 + 1]
    x = s.o.b.constant(
        s.data(batch + (half if kind == "IRFFT" else length), "f32" if kind == "RFFT" else "complex<f32>"),
        real_ if kind == "RFFT" else complex_,
        batch + (half if kind == "IRFFT" else length),
    )
    out = batch + (half if kind == "RFFT" else length)
    return s.o.fft(x, kind, length, out, real_ if kind == "IRFFT" else complex_)


def batched(s, shape, make):
    """A batch of matrices."""
    return [batched(s, shape[1:], make) for _ in range(shape[0])] if shape else make()


def factor(s, n, complex_, unit=False):
    """A lower triangle with a diagonal of small numbers."""

    def cell(i, j):
        if i == j:
            return 1 if unit else s.choice((1, 2))
        if j > i:
            return 0
        return complex(s.choice((-1, 0, 1)), s.choice((-1, 0, 1))) if complex_ else s.choice((-1, 0, 1))

    return [[cell(i, j) for j in range(n)] for i in range(n)]


def conjugate(n):
    return n.conjugate() if isinstance(n, complex) else n


def cholesky(s):
    element, n = s.choice(SOLVED), s.choice((1, 2, 3))
    batch = [s.choice((1, 2)) for _ in range(s.choice((0, 1, 2)))]
    if s.often(6):
        n = 0

    def make():
        low = factor(s, n, "complex" in element)
        return [[sum(low[i][k] * conjugate(low[j][k]) for k in range(n)) for j in range(n)] for i in range(n)]

    lower, shape = s.often(), [*batch, n, n]
    x = s.o.b.constant(batched(s, batch, make), element, shape)
    got = s.o.b.generic("cholesky", [x], "lower = true" if lower else "", [], [(shape, element)])
    keep = s.o.b.constant(
        batched(s, batch, lambda: [[j <= i if lower else j >= i for j in range(n)] for i in range(n)]), "i1", shape
    )
    return s.o.select(keep, got, s.o.b.constant(same(shape, 0), element, shape))


def triangular_solve(s):
    element, n, m = s.choice(SOLVED), s.choice((1, 2, 3)), s.choice((1, 2))
    batch = [s.choice((1, 2)) for _ in range(s.choice((0, 1, 2)))]
    if s.often(6):
        n = 0
    left, lower, unit = s.often(), s.often(), s.often()

    def make():
        low = factor(s, n, "complex" in element)
        return low if lower else [[low[j][i] for j in range(n)] for i in range(n)]

    a = s.o.b.constant(batched(s, batch, make), element, [*batch, n, n])
    shape = [*batch, n, m] if left else [*batch, m, n]
    y = s.o.b.constant(
        batched(s, batch, lambda: [[s.choice((-2, 0, 2, 4)) for _ in range(shape[-1])] for _ in range(shape[-2])]),
        element,
        shape,
    )
    return s.o.triangular_solve(a, y, left, lower, unit, s.choice(("NO_TRANSPOSE", "TRANSPOSE", "ADJOINT")))


def normalization(name, s):
    element = s.choice(("f32", "f64", "f16", "bf16"))
    shape = [s.choice((2, 3)) for _ in range(s.choice((1, 2, 3)))]
    dim = s.r.randrange(len(shape))
    epsilon = s.choice((0.0, 1.0, 0.5))

    def vector(few):
        return s.constant([shape[dim]], element, few)

    x = s.constant(shape, element, (1, 2, 3, 5))
    more = {
        "batch_norm_inference": lambda: [vector((1, 2)), vector((0, 1)), vector((1, 2)), vector((1, 4))],
        "batch_norm_training": lambda: [vector((1, 2)), vector((0, 1))],
        "batch_norm_grad": lambda: [vector((1, 2)), vector((1, 2)), vector((1, 4)), s.constant(shape, element, (1, 2))],
    }[name]()
    outs = [(shape, element)] + ([([shape[dim]], element)] * 2 if name != "batch_norm_inference" else [])
    return s.o.b.generic(name, [x, *more], f"epsilon = {epsilon} : f32, feature_index = {dim} : i64", [], outs)


for _name in ("batch_norm_inference", "batch_norm_training", "batch_norm_grad"):
    globals()[_name] = lambda s, name=_name: normalization(name, s)


# --- Control flow, random bits ---


def inner(s, x, depth=1):
    """A value of a block, with control flow in it or not."""
    way = s.choice(("plain", "plain", "while", "if", "case")) if depth else "plain"
    if way == "while":
        limit = s.o.b.constant(7, "i32", ())
        count = s.o.b.constant(0, "i32", ())
        return s.o.loop([count, x], lambda i, v: s.o.compare(i, "LT", limit), lambda i, v: (i + 3, v + 1))[1]
    if way == "if":
        return s.o.if_(s.o.compare(x, "LT", 3), lambda: x + 1, lambda: x * 2)
    if way == "case":
        return s.o.case(x, lambda: x + 4, lambda: x * 2)
    return x + 2


def branches(s, name):
    chooser = s.o.b.constant(
        s.choice((0, 1)) if name == "if" else s.choice((-1, 0, 1, 2, 5)), "i1" if name == "if" else "i32", ()
    )
    if s.often():
        chooser = s.o.b.binary("not", chooser) if name == "if" else chooser + 1
    count, outs = (2 if name == "if" else s.choice((1, 2, 3))), s.choice((0, 1, 2))
    xs = [s.o.b.constant(n, "i32", ()) for n in (1, 2)]
    regions, results = [], [((), "i32")] * outs
    for turn in range(count):
        lines, _ = (
            s.o.b.region([], lambda: tuple(xs[turn % 2] if s.often(3) else inner(s, x) for x in xs[:outs]))
            if outs
            else (nothing(s), None)
        )
        regions.append(lines)
    got = s.o.b.generic(name, [chooser], "", regions, results or [((), "i32")]) if outs else without(s, name, chooser, regions)
    return got if outs else xs[0] + xs[1]


def nothing(s):
    """A block without results."""
    s.o.b.ops.add("return")
    outer, s.o.b.lines = s.o.b.lines, []
    s.o.b.indent += "  "
    if s.often():
        inner(s, s.o.b.constant(1, "i32", ()))
    s.o.b.line("stablehlo.return")
    s.o.b.indent = s.o.b.indent[:-2]
    lines, s.o.b.lines = s.o.b.lines, outer
    return lines


def without(s, name, chooser, regions):
    s.o.b.ops.add(name)
    s.o.b.line(f"\"stablehlo.{name}\"({chooser.name}) ({{")
    for i, lines in enumerate(regions):
        s.o.b.lines += lines
        s.o.b.line("}, {" if i + 1 < len(regions) else f"}}) : ({chooser.type}) -> ()")


def if_(s):
    return branches(s, "if")


def case(s):
    return branches(s, "case")


def while_(s):
    count = s.choice((1, 1, 2, 3, 4, 5))
    start = [s.o.b.constant(s.choice((0, 1, 2)), "i32", ()) for _ in range(count)]
    condition = s.choice(("plain", "several", "outside"))
    limit = s.o.b.constant(9, "i32", ())

    def test(first, *rest):
        if condition == "plain":
            return s.o.compare(first, "LT", limit)
        return s.o.compare(first + first if condition == "several" else first, "LT", s.o.b.constant(7, "i32", ()))

    def body(first, *rest):
        more = [inner(s, v) if i == 0 else v + first for i, v in enumerate(rest)]
        return (inner(s, first, 0) if rest else inner(s, first) + 1, *more)

    return s.o.loop(start, test, body)


def rng_bit_generator(s):
    algorithm, state = s.choice(("DEFAULT", "THREE_FRY", "PHILOX")), s.choice((2, 3))
    element, shape = s.choice(("ui8", "ui16", "ui32", "ui64", "i32")), s.choice(([3], [4], [3, 2], [0], [5], [1]))
    x = s.constant([state], "ui64", (1, 2, 3))
    got = s.o.b.generic(
        "rng_bit_generator",
        [x],
        f"rng_algorithm = #stablehlo<rng_algorithm {algorithm}>",
        [],
        [([state], "ui64"), (shape, element)],
    )
    return got
