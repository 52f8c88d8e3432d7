# SPDX-License-Identifier: Apache-2.0
"""Random ops with unusual options, for scripts/options: contractions, windows, indexing.

Each function takes a source of random numbers and the ops of a program. It adds constants and one op, and returns the
results. An op may be illegal: the tools refuse it, and another one is tried. Small whole numbers keep sums exact in each type.
"""

from itertools import product

from . import builder as b

KINDS = {
    "boolean": ("i1",),
    "signed": ("i8", "i16", "i32"),
    "unsigned": ("ui8", "ui16", "ui32"),
    "float": ("f32",),
    "double": ("f64",),
    "half": ("f16", "bf16"),
    "small float": ("f8E4M3FN", "f8E5M2"),
    "complex": ("complex<f32>",),
    "narrow integer": ("i4", "ui4"),
}
FEW = {
    "boolean": (0, 1),
    "signed": (-3, -2, -1, 1, 2, 3),
    "unsigned": (1, 2, 3, 4),
    "float": (-3, -2, -1, 1, 2, 3),
    "double": (-3, -2, -1, 1, 2, 3),
    "half": (-3, -2, -1, 1, 2, 3),
    "small float": (-2, -1, 1, 2),
    "narrow integer": (0, 1, 2, 3),
    "complex": (-2, -1, 0, 1, 2),
}
REDUCERS = {"boolean": ("and", "or", "xor", "maximum", "minimum"), "complex": ("add", "multiply")}
LOGICAL = ("add", "maximum", "minimum", "multiply", "and", "or", "xor")
NEUTRAL = {"add": 0, "or": 0, "xor": 0, "multiply": 1}


def kind_of(element):
    return next(kind for kind, elements in KINDS.items() if element in elements)


def numbers(values):
    return f"array<i64: {', '.join(map(str, values))}>" if values else "array<i64>"


def table(rows):
    return f"dense<{[list(r) for r in rows]}> : tensor<{len(rows)}x2xi64>" if rows else "dense<> : tensor<0x2xi64>"


def bools(values):
    return f"array<i1: {', '.join('true' if v else 'false' for v in values)}>"


class Source:
    """Random choices, and constants made of them."""

    def __init__(self, random, ops):
        self.r, self.o = random, ops
        self.choice, self.sample, self.often = random.choice, random.sample, lambda n=2: random.random() < 1 / n

    def some(self, n, values, chance=0.5):
        """n numbers, each with that chance one of the values, else 1."""
        return [self.choice(values) if self.r.random() < chance else 1 for _ in range(n)]

    def shuffled(self, items):
        return self.r.sample(list(items), len(items))

    def element(self, *kinds):
        return self.choice(KINDS[self.choice(kinds)])

    def cell(self, element, few=None):
        values = few or FEW[kind_of(element)]
        return complex(self.choice(values), self.choice(values)) if element.startswith("complex") else self.choice(values)

    def data(self, shape, element, few=None):
        if not shape:
            return self.cell(element, few)
        return [self.data(shape[1:], element, few) for _ in range(shape[0])]

    def constant(self, shape, element, few=None, splat=False):
        data = self.data(shape, element, few)
        if splat and shape:
            cell = self.cell(element, few)
            data = same(shape, cell)
        return self.o.b.constant(data, element, shape)

    def quantized(self, shape, kind, few=(-1.0, -0.5, 0.0, 0.5, 1.0, 1.5)):
        wide = self.o.b.constant(self.data(shape, "f32", few), "f32", shape)
        return self.o.quantize(wide, kind)

    def padding(self, rank, chance=0.5):
        way = self.choice(("none", "positive", "negative", "both"))
        of = {"none": (0,), "positive": (0, 1, 2), "negative": (0, -1), "both": (-1, 0, 1, 2)}[way]
        return None if self.often(4) else [[self.choice(of), self.choice(of)] for _ in range(rank)]


def same(shape, cell):
    return [same(shape[1:], cell) for _ in range(shape[0])] if shape else cell


# --- Contractions ---

WIDER = {"i8": "i32", "ui8": "ui32", "i16": "i32", "ui16": "ui32", "i32": "i64", "ui32": "ui64"}
PER_TENSOR = "!quant.uniform<i8:f32, 0.5:3>", "!quant.uniform<i8:f32, 0.25>", "!quant.uniform<i32:f32, 0.125>"


def contracted_types(s, kinds):
    """(of the operands, of the result) or None for quantized ones."""
    kind = s.choice(kinds)
    if kind.startswith("quantized"):
        return kind, None, None
    element = s.choice(("f64",) if kind == "double" else KINDS[kind])
    wider = s.often() and WIDER.get(element)
    if kind == "half" and s.often():
        wider = "f32"
    return kind, element, wider or element


def per_axis(dim, count):
    return f"!quant.uniform<i8:f32:{dim}, {{{', '.join(('0.25', '0.5', '0.125')[i % 3] for i in range(count))}}}>"


CONTRACTED = ("float", "half", "small float", "signed", "unsigned", "complex", "quantized", "quantized per axis")


def orders_of(s, n):
    """The orders of the dimensions of both operands and the result."""
    style = s.choice(("last", "first", "any", "swapped"))
    dims = [str(i) for i in range(n)]
    orders = []
    for around in (("b", "f"), ("i", "o"), ("b", "f")):
        if style == "last" or (style == "swapped" and s.often()):
            places = [around[0], *dims, around[1]] if around[0] == "b" else [*dims, *around]
            if style == "swapped":
                places = [*reversed(dims), *around]
        elif style == "first":
            places = [*(around if around[0] == "b" else around[::-1]), *dims]
        else:
            places = s.shuffled([*dims, *around])
        orders.append(places)
    if style == "any" and orders[0][0] == "b":
        orders[0] = [*orders[0][1:], "b"]
    return orders


def convolution(s, dynamic=False):
    n = s.choice((0, 1, 1, 2, 2, 3))
    spatial = [s.choice((2, 3, 4)) for _ in range(n)]
    window = [s.choice((1, 2, 2, 3)) for _ in range(n)]
    groups = s.choice((("none", 1, 1), ("none", 1, 1), ("f", 2, 1), ("b", 1, 2)))
    features, batch, out = s.choice((1, 2)) * groups[1], s.choice((1, 2)) * groups[2], 2
    kernel = features // groups[1]
    orders = orders_of(s, n)
    size = {"b": batch, "f": features, "i": kernel, "o": out}
    shapes = [[size[p] if p in size else (spatial, window)[i][int(p)] for p in places] for i, places in enumerate(orders[:2])]
    kind, element, result = contracted_types(s, CONTRACTED)
    if kind == "quantized":
        x, y, result = s.quantized(shapes[0], PER_TENSOR[0]), s.quantized(shapes[1], PER_TENSOR[1]), PER_TENSOR[2]
    elif kind == "quantized per axis":
        x = s.quantized(shapes[0], PER_TENSOR[1])
        y = s.quantized(shapes[1], per_axis(orders[1].index("o"), out))
        result = PER_TENSOR[2]
    else:
        x, y = s.constant(shapes[0], element), s.constant(shapes[1], element)
    strides, left, right = s.some(n, (2, 3), 0.3), s.some(n, (2,), 0.3), s.some(n, (2,), 0.3)
    padding = s.padding(n)
    reversal = [s.often() for _ in range(n)] if s.often() else None
    pads = padding or [[0, 0]] * n
    sizes = []
    for i in range(n):
        padded = (spatial[i] - 1) * left[i] + 1 + sum(pads[i])
        sizes.append((padded - ((window[i] - 1) * right[i] + 1)) // strides[i] + 1)
    size.update(b=batch // groups[2], f=out)
    shape = [size[p] if p in size else sizes[int(p)] for p in orders[2]]
    if any(d < 1 for d in shape):
        return None
    texts = [", ".join(o) for o in orders]
    properties = [
        f"batch_group_count = {groups[2]} : i64",
        f"dimension_numbers = #stablehlo.conv<[{texts[0]}]x[{texts[1]}]->[{texts[2]}]>",
        f"feature_group_count = {groups[1]} : i64",
    ]
    for name, values in (("window_strides", strides), ("lhs_dilation", left), ("rhs_dilation", right)):
        if any(v > 1 for v in values):
            properties.append(f"{name} = {numbers(values)}")
    if not n:  # lists without elements differ from absent ones
        properties += [f"{name} = array<i64>" for name in ("lhs_dilation", "rhs_dilation", "window_strides")] + [
            "window_reversal = array<i1>"
        ]
        properties += ["padding = dense<> : tensor<0x2xi64>"] * (not dynamic)
    if reversal and any(reversal):
        properties.append(f"window_reversal = {bools(reversal)}")
    if s.often():
        properties.append("precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision DEFAULT>]")
    operands = [x, y]
    if dynamic:
        operands.append(s.o.b.constant(pads, "i64", (n, 2)))
    elif padding and any(any(p) for p in padding):
        properties.append(f"padding = {table(padding)}")
    return s.o.b.generic("dynamic_conv" if dynamic else "convolution", operands, ", ".join(properties), [], [(shape, result)])


def dynamic_conv(s):
    return convolution(s, True)


ALGORITHMS = (
    ("bf16", "bf16", 1),
    ("bf16", "f32", 1),
    ("bf16", "f32", 3),
    ("bf16", "f32", 6),
    ("bf16", "f32", 9),
    ("f16", "f16", 1),
    ("f16", "f32", 1),
    ("tf32", "f32", 1),
    ("tf32", "f32", 3),
    ("f32", "f32", 1),
    ("f64", "f64", 1),
    ("f8E4M3FN", "f32", 1),
)
DOT = (
    "#stablehlo.dot<lhs_batching_dimensions = {}, rhs_batching_dimensions = {}, "
    "lhs_contracting_dimensions = {}, rhs_contracting_dimensions = {}>"
)
ALGORITHM = (
    "#stablehlo.dot_algorithm<lhs_precision_type = {0}, rhs_precision_type = {0}, accumulation_type = {1}, "
    "lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = {2}, allow_imprecise_accumulation = {3}>"
)


def dot_general(s):
    batches, contracts = s.choice((0, 0, 1, 1, 2, 2)), s.choice((0, 1, 1, 2, 2))
    frees = [s.choice((0, 1, 1, 2)) for _ in range(2)]
    if batches == 2 and s.often():
        contracts, frees = 0, [0, 0]
    if s.often(6):
        batches = contracts = 0
        frees[s.choice((0, 1))] = 0
    sizes = [s.choice((1, 2, 3)) for _ in range(batches)], [s.choice((2, 3)) for _ in range(contracts)]
    style, dims, shapes = s.choice(("plain", "any", "any")), [], []
    for side in (0, 1):
        labels = [("b", i) for i in range(batches)]
        rest = [("c", i) for i in range(contracts)], [("f", i) for i in range(frees[side])]
        labels += rest[0] + rest[1] if side else rest[1] + rest[0]
        labels = labels if style == "plain" else s.shuffled(labels)
        free = [s.choice((2, 3)) for _ in range(frees[side])]
        shapes.append([(sizes[0] if w == "b" else sizes[1] if w == "c" else free)[i] for w, i in labels])
        dims.append(([labels.index(("b", i)) for i in range(batches)], [labels.index(("c", i)) for i in range(contracts)]))
    algorithm = s.choice(ALGORITHMS) if s.often() else None
    kind, element, result = contracted_types(
        s, ("half", "half", "double", "boolean") if s.often() else CONTRACTED + ("boolean", "double")
    )
    if algorithm and kind not in ("half", "small float", "double"):
        kind, element, result = "float", "f32", "f32"
    splats = s.choice(((False, False), (True, False), (False, True)))
    if kind.startswith("quantized"):
        free = [d for d in range(len(shapes[1])) if d not in dims[1][0] and d not in dims[1][1]]
        if kind == "quantized per axis" and not free:
            return None
        x = s.quantized(shapes[0], PER_TENSOR[kind == "quantized per axis"])
        y = s.quantized(shapes[1], per_axis(free[0], shapes[1][free[0]]) if kind == "quantized per axis" else PER_TENSOR[1])
        result = PER_TENSOR[2]
    else:
        x, y = (s.constant(shapes[i], element, splat=splats[i]) for i in (0, 1))
    shape = [shapes[0][d] for d in dims[0][0]]
    for side in (0, 1):
        shape += [n for d, n in enumerate(shapes[side]) if d not in dims[side][0] and d not in dims[side][1]]
    properties = ["dot_dimension_numbers = " + DOT.format(dims[0][0], dims[1][0], dims[0][1], dims[1][1])]
    if algorithm:
        properties.insert(0, "algorithm = " + ALGORITHM.format(*algorithm, "true" if s.often(4) else "false"))
    elif s.often():
        properties.append("precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision DEFAULT>]")
    return s.o.b.generic("dot_general", [x, y], ", ".join(properties), [], [(shape, result)])


def dot(s):
    ranks, inner = s.choice(((1, 1), (2, 1), (1, 2), (2, 2))), s.choice((2, 3))
    shapes = ([2] * (ranks[0] - 1) + [inner], [inner] + [3] * (ranks[1] - 1))
    kind, element, result = contracted_types(s, ("float", "half", "signed", "complex", "boolean", "quantized"))
    splats = s.choice(((False, False), (True, False), (False, True)))
    if kind == "quantized":
        x, y, result = s.quantized(shapes[0], PER_TENSOR[0]), s.quantized(shapes[1], PER_TENSOR[1]), PER_TENSOR[2]
    else:
        x, y = (s.constant(shapes[i], element, splat=splats[i]) for i in (0, 1))
    text = "precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision DEFAULT>]" if s.often() else ""
    return s.o.b.generic("dot", [x, y], text, [], [(list(shapes[0][:-1]) + list(shapes[1][1:]), result)])


# --- Reducers and windows ---


def reducer(s, kind, element):
    """(the op or "several ops", its neutral element)."""
    name = s.choice(REDUCERS.get(kind) or (LOGICAL if kind in ("signed", "unsigned", "narrow integer") else LOGICAL[:4]))
    if name in NEUTRAL:
        return name, NEUTRAL[name]
    if kind == "boolean":
        return name, int(name in ("and", "minimum"))
    if kind in ("signed", "unsigned", "narrow integer"):
        bits = int("".join(c for c in element if c.isdigit()))
        low, high = (0, 2**bits - 1) if element.startswith("u") else (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1)
        return name, {"maximum": low, "minimum": high, "and": -1 if low else high}[name]
    most = 400.0 if kind == "small float" else 1000.0
    return name, -most if name == "maximum" else most


def combine(o, name, several):
    """The body of a reducer of one operand: the op, or several that compute the same."""

    def body(left, right):
        if not several:
            return o.b.binary(name, left, right)
        zero = o.b.binary("xor", left, left) if left.element == "i1" else o.b.binary("subtract", right, right)
        if left.element == "i1":
            return o.b.binary(name, o.b.binary("or", left, zero), right)
        return o.b.binary(name, o.b.binary("add", left, zero), right)

    return body


def reduced(s, count, kind, element, shape, few=None):
    """Operands, initial values, and the block of a reducer."""
    parts = [reducer(s, kind, element) for _ in range(count)]
    several = count == 1 and s.often(4)
    xs = [s.constant(shape, element, few) for _ in parts]
    inits = [s.o.b.constant(neutral, element, ()) for _, neutral in parts]
    names = [(f"left{'_' * i}", (), element) for i in range(count)] + [(f"right{'_' * i}", (), element) for i in range(count)]

    def body(*values):
        return tuple(combine(s.o, name, several)(values[i], values[count + i]) for i, (name, _) in enumerate(parts))

    lines, _ = s.o.b.region(names, body)
    return xs, inits, lines


REDUCED = ("boolean", "signed", "unsigned", "float", "half", "complex", "narrow integer", "small float")


def reduce_window(s):
    rank = s.choice((1, 2, 2, 3))
    kind = s.choice(REDUCED)
    element, count = s.choice(KINDS[kind]), s.choice((1, 1, 2))
    shape, window = [s.choice((2, 3, 4)) for _ in range(rank)], s.some(rank, (2, 3), s.choice((0.2, 0.5, 0.9)))
    xs, inits, lines = reduced(s, count, kind, element, shape)
    base, dilation, strides = s.some(rank, (2,), 0.3), s.some(rank, (2,), 0.3), s.some(rank, (2, 3), 0.3)
    padding = s.padding(rank)
    sizes = []
    for i in range(rank):
        padded = (shape[i] - 1) * base[i] + 1 + sum((padding or [[0, 0]] * rank)[i])
        sizes.append((padded - ((window[i] - 1) * dilation[i] + 1)) // strides[i] + 1)
    if any(d < 1 for d in sizes):
        return None
    properties = [
        f"{n} = {numbers(v)}"
        for n, v in (("base_dilations", base), ("window_dilations", dilation), ("window_strides", strides))
        if any(i > 1 for i in v)
    ]
    properties.append(f"window_dimensions = {numbers(window)}")
    if padding and any(any(p) for p in padding):
        properties.append(f"padding = {table(padding)}")
    return s.o.b.generic("reduce_window", xs + inits, ", ".join(properties), [lines], [(sizes, element)] * count)


def reduce(s):
    rank = s.choice((1, 2, 3, 4))
    kind = s.choice(REDUCED)
    element, count = s.choice(KINDS[kind]), s.choice((1, 1, 2))
    shape = [s.choice((1, 2, 3)) if s.often() else s.choice((2, 3)) for _ in range(rank)]
    if s.often(6):
        shape[s.r.randrange(rank)] = 0
    few = (0, 1, 2) if kind != "boolean" else None
    parts, several = [reducer(s, kind, element) for _ in range(count)], count == 1 and s.often(4)
    xs = [s.constant(shape, element, few) for _ in parts]
    inits = [s.o.b.constant(neutral, element, ()) for _, neutral in parts]
    dims = sorted(s.sample(range(rank), s.r.randint(0, rank)))
    dims = s.choice((dims, [0], [rank - 1], list(range(rank))))

    def body(*values):
        return tuple(combine(s.o, name, several)(values[i], values[count + i]) for i, (name, _) in enumerate(parts))

    return s.o.reduces(xs, inits, body, dims)


def select_and_scatter(s):
    rank = s.choice((1, 2, 2, 3))
    kind = s.choice(("signed", "unsigned", "float", "half"))
    element = s.choice(KINDS[kind])
    shape, window = [s.choice((2, 3, 4)) for _ in range(rank)], s.some(rank, (2, 3), s.choice((0.2, 0.5, 0.9)))
    strides, padding = s.some(rank, (2, 3), 0.4), s.padding(rank)
    sizes = [(shape[i] + sum((padding or [[0, 0]] * rank)[i]) - window[i]) // strides[i] + 1 for i in range(rank)]
    if any(d < 1 for d in sizes):
        return None
    total = 1
    for n in shape:
        total *= n
    cells = s.shuffled(range(total))

    def take(dims):
        return [take(dims[1:]) for _ in range(dims[0])] if dims else cells.pop()

    x, source = s.o.b.constant(take(shape), element, shape), s.constant(sizes, element, (1, 2, 3))
    name = s.choice(("add", "maximum", "multiply"))
    init = s.o.b.constant({"add": 0, "multiply": 1, "maximum": 0}[name], element, ())
    pair = [("left", (), element), ("right", (), element)]
    select, _ = s.o.b.region(pair, lambda l, r, way=s.choice(("GE", "GT", "LE", "LT")): s.o.compare(l, way, r))
    scatter_, _ = s.o.b.region([("value", (), element), ("update", (), element)], lambda l, r: s.o.b.binary(name, l, r))
    properties = [f"window_dimensions = {numbers(window)}"]
    if any(n > 1 for n in strides):
        properties.append(f"window_strides = {numbers(strides)}")
    if padding and any(any(p) for p in padding):
        properties.append(f"padding = {table(padding)}")
    return s.o.b.generic("select_and_scatter", [x, source, init], ", ".join(properties), [select, scatter_], [(shape, element)])


# --- Indexing ---


def index_type(s):
    """(element of the indices, the size of a long dimension)."""
    return s.choice((("i32", 0), ("i64", 0), ("ui32", 0), ("ui16", 0), ("i8", 0), ("ui8", 0), ("i8", 260), ("ui8", 260)))


def indexing(s, long):
    """The parts of a gather or a scatter: the operand's shape, dimensions by their role, slices, the shape of the indices."""
    rank = s.choice((1, 2, 2, 3, 3))
    shape = [s.choice((2, 3, 4)) for _ in range(rank)]
    labels = s.shuffled(range(rank))
    batching = labels[: s.choice((0, 0, 1, 1, 2))] if rank > 1 else []
    rest = [d for d in labels if d not in batching]
    mapped = rest[: s.choice((1, 1, 2, 2))]
    if long and mapped:
        shape[mapped[0]] = long
    collapsed = sorted(d for d in rest if s.often())
    slices = [
        1 if d in batching or d in collapsed else s.choice((1, 2, n if n < 9 else 3, s.choice((1, 2))))
        for d, n in enumerate(shape)
    ]
    slices = [min(k, n) for k, n in zip(slices, shape)]
    window = [d for d in range(rank) if d not in batching and d not in collapsed]
    outer = [s.choice((2, 3)) for _ in range(s.choice((0, 1, 1)))]
    batch_dims = s.shuffled([("batch", d) for d in batching] + [("outer", i) for i in range(len(outer))])
    sizes = [shape[d] if w == "batch" else outer[d] for w, d in batch_dims]
    absent = len(mapped) == 1 and s.often()
    vector = len(sizes) if absent or s.often() else s.r.randint(0, len(sizes))
    indices = sizes if absent else sizes[:vector] + [len(mapped)] + sizes[vector:]
    places = {d: i + (not absent and i >= vector) for i, (w, d) in enumerate(batch_dims) if w == "batch"}
    ordered = sorted(batching)
    return shape, ordered, [places[d] for d in ordered], mapped, collapsed, slices, window, sizes, vector, indices


def index_data(s, shape, indices, element, unique):
    way = s.choice(("within", "within", "negative", "beyond"))
    high = min(shape)
    values = list(range(high))
    if way == "negative" and not element.startswith("u"):
        values = [-2, -1, 0, 1]
    if way == "beyond":
        values = [0, 1, max(shape), 120]
    if not unique:
        return s.data(indices, "i32", values)
    total = 1
    for n in indices:
        total *= n
    order = [n - 1 for n in range(total)] if way == "negative" and not element.startswith("u") else list(range(total))
    order = [n + (max(shape) if way == "beyond" and n == total - 1 else 0) for n in s.shuffled(order)]

    def take(dims):
        return [take(dims[1:]) for _ in range(dims[0])] if dims else order.pop()

    return take(indices)


def positions(shape, batching, places, mapped, sizes, vector, indices, data):
    """The full indices that the indices name, one after the other."""
    found, absent = [], len(indices) == len(sizes)
    for at in product(*(range(n) for n in sizes)):
        full = [0] * len(shape)
        for i, d in enumerate(mapped):
            part = data
            for k in at if absent else (*at[:vector], i, *at[vector:]):
                part = part[k]
            full[d] = part
        for d, p in zip(batching, places):
            full[d] = at[p - (not absent and p > vector)]
        found.append(full)
    return found


def is_sorted(found):
    return all(p <= q for p, q in zip(found, found[1:]))


def is_unique(found, slices):
    """Whether no element is written twice, also of those beyond the operand."""
    seen = [tuple(f + o for f, o in zip(full, offset)) for full in found for offset in product(*(range(n) for n in slices))]
    return len(seen) == len(set(seen))


def gather(s, dynamic=False):
    element, long = index_type(s)
    shape, batching, places, mapped, collapsed, slices, window, sizes, vector, indices = indexing(s, long)
    kind = s.choice(("boolean", "signed", "unsigned", "float", "half", "complex", "small float", "quantized"))
    x = s.quantized(shape, PER_TENSOR[0]) if kind == "quantized" else s.constant(shape, s.choice(KINDS[kind]))
    ordered = s.often()
    if not s.often(4) and not dynamic and len(slices):
        slices = [0 if s.often(9) and d in window else n for d, n in enumerate(slices)]
    data = index_data(s, shape, indices, element, False)
    if ordered:
        data = first_sorted(data)
        ordered = is_sorted(positions(shape, batching, places, mapped, sizes, vector, indices, data))
    at = s.o.b.constant(data, element, indices)
    rank = len(sizes) + len(window)
    offsets = sorted(s.sample(range(rank), len(window))) if s.often() else list(range(len(sizes), rank))
    out, offset, batch = [], [slices[d] for d in window], list(sizes)
    for d in range(rank):
        out.append(offset.pop(0) if d in offsets else batch.pop(0))
    parts = [
        ("offset_dims", offsets),
        ("collapsed_slice_dims", collapsed),
        ("operand_batching_dims", batching),
        ("start_indices_batching_dims", places),
        ("start_index_map", mapped),
    ]
    text = ", ".join(f"{n} = {v}" for n, v in parts if v) + f", index_vector_dim = {vector}"
    properties = f"dimension_numbers = #stablehlo.gather<{text}>"
    operands = [x, at]
    if dynamic:
        operands.append(s.o.b.constant(slices, element if s.often() else "i64", (len(slices),)))
    else:
        properties += f", slice_sizes = {numbers(slices)}"
    properties += ", indices_are_sorted = true" if ordered else ""
    return s.o.b.generic("dynamic_gather" if dynamic else "gather", operands, properties, [], [(out, x.element)])


def first_sorted(data):
    """The same numbers, in rising order, if they are a list of single indices."""
    cells = sorted(b.flat(data))

    def take(part):
        return [take(p) for p in part] if isinstance(part, list) else cells.pop(0)

    return take(data)


def dynamic_gather(s):
    return gather(s, True)


def scatter(s):
    element, long = index_type(s)
    shape, batching, places, mapped, collapsed, slices, window, sizes, vector, indices = indexing(s, long)
    kind = s.choice(REDUCED)
    of, count, unique, ordered = s.choice(KINDS[kind]), s.choice((1, 1, 2)), s.often(3), s.often(3)
    data = index_data(s, shape, indices, element, unique)
    data = first_sorted(data) if ordered else data
    found = positions(shape, batching, places, mapped, sizes, vector, indices, data)
    ordered, unique = ordered and is_sorted(found), unique and is_unique(found, slices)
    at = s.o.b.constant(data, element, indices)
    rank = len(sizes) + len(window)
    places_of = sorted(s.sample(range(rank), len(window))) if s.often() else list(range(len(sizes), rank))
    updates, inside, outside = [], [slices[d] for d in window], list(sizes)
    for d in range(rank):
        updates.append(inside.pop(0) if d in places_of else outside.pop(0))
    xs = [s.constant(shape, of) for _ in range(count)]
    us = [s.constant(updates, of) for _ in range(count)]
    names = [(f"value{'_' * i}", (), of) for i in range(count)] + [(f"update{'_' * i}", (), of) for i in range(count)]
    replaces, several = s.often(5), s.often(5)
    ops = [reducer(s, kind, of)[0] for _ in range(count)]

    def body(*values):
        if replaces:
            return tuple(values[count:])
        return tuple(combine(s.o, ops[i], several)(values[i], values[count + i]) for i in range(count))

    lines, _ = s.o.b.region(names, body)
    parts = [
        ("update_window_dims", places_of),
        ("inserted_window_dims", collapsed),
        ("input_batching_dims", batching),
        ("scatter_indices_batching_dims", places),
        ("scatter_dims_to_operand_dims", mapped),
    ]
    text = ", ".join(f"{n} = {v}" for n, v in parts if v) + f", index_vector_dim = {vector}"
    properties = f"scatter_dimension_numbers = #stablehlo.scatter<{text}>"
    properties += (", indices_are_sorted = true" if ordered else "") + (", unique_indices = true" if unique else "")
    got = s.o.b.generic("scatter", [*xs, at, *us], properties, [lines], [(shape, of)] * count)
    return got


def sort(s):
    count, kind = s.choice((1, 2, 3, 17)), s.choice(("boolean", "signed", "unsigned", "float", "half"))
    element, long = s.choice(KINDS[kind]), s.often(6)
    rank = s.choice((1, 2, 3)) if not long else s.choice((1, 2))
    shape = [s.choice((2, 3, 4)) for _ in range(rank)]
    dimension = s.r.randrange(rank)
    if long:
        shape = [1] * rank
        shape[dimension] = 1024
    elif s.often(5):
        shape[dimension] = s.choice((0, 1))
    few = {"float": [-1.0, 2.0, 0.5, 3.0], "half": [-1.0, 2.0, 0.5, 3.0]}.get(kind, FEW[kind])
    if kind in ("float", "half"):
        few = list(few) + s.choice(([], [float("nan")], [0.0, -0.0], [0.0, -0.0, float("nan")]))
    if long:
        cells = [s.choice(few) for _ in range(1024)]
        data = cells
        for d in range(rank - 1, -1, -1):
            data = [data] if d != dimension and d < dimension else [[c] for c in data] if d > dimension else data
        keys = s.o.b.constant(data, element, shape)
        others = [s.o.iota(s.choice(("i32", "f32")), shape, dimension) for _ in range(count - 1)]
    else:
        keys = s.constant(shape, element, few)
        others = [s.o.iota(s.choice(("i32", "f32", "i8")), shape, dimension) for _ in range(count - 1)]
    stable = s.often()
    if not stable and s.often():
        others = [keys] * (count - 1)  # whatever the order of equal ones, it does not show
    xs = [keys, *others]
    way, total, several = s.choice(("LT", "GT")), kind in ("float", "half") and s.often(), s.often(4)
    names = [(f"{side}{'_' * i}", (), x.element) for i, x in enumerate(xs) for side in ("left", "right")]

    def body(*values):
        first = s.o.compare(values[0], way, values[1], "TOTALORDER" if total else "")
        if not several:
            return first
        if count == 1:
            return s.o.b.binary("and", first, first)
        equal = s.o.compare(values[0], "EQ", values[1], "TOTALORDER" if total else "")
        return s.o.select(equal, s.o.compare(values[2], "LT", values[3]), first)

    lines, _ = s.o.b.region(names, body)
    return s.o.b.generic(
        "sort",
        xs,
        f"dimension = {dimension} : i64" + ", is_stable = true" * stable,
        [lines],
        [(x.shape, x.element) for x in xs],
    )
