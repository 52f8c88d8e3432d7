# SPDX-License-Identifier: Apache-2.0
"""The ops of random programs: OPS maps a function that adds one op, with operands and attributes that fit, to its weight.

Not made are collectives, infeed and outfeed, which need several processes; rng, whose values are open; and ops that other ops
have replaced (broadcast, dot, einsum, torch_index_select ...)."""
from math import prod

from .base import (ALL, BINARY, COMPLEX, FLOATS, INTEGERS, LARGE_FLOATS, NUMBERS, REAL, SIGNED, UNARY, Value, array, bits_of,
                   need, pairs, tensor)  # fmt: skip

OPS = {}


def weight(n):
    def note(make):
        OPS[make] = n
        return make

    return note


def real(element):
    return element[8:-1] if element in COMPLEX else element


# --- Elements ---


@weight(8)
def unary(g):
    names, types = g.r.choices(UNARY, [len(names) for names, _ in UNARY])[0]
    name, v = g.r.choice(names), g.operand(types)
    element = {"is_finite": "i1", "abs": real(v.element), "real": real(v.element), "imag": real(v.element)}.get(name, v.element)
    need(name not in ("real", "imag") or v.element in COMPLEX + ["f32", "f64"])
    g.op(name, [v], [(v.shape, element)])


@weight(8)
def binary(g):
    names, types = g.r.choices(BINARY, [len(names) for names, _ in BINARY])[0]
    v = g.operand(types)
    operands = [v, g.like(v)]
    g.r.shuffle(operands)
    g.op(g.r.choice(names), operands, [(v.shape, v.element)])


def comparison(g, element):
    kinds = ["FLOAT", "TOTALORDER"] if element in FLOATS else ["FLOAT"] if element in COMPLEX else []
    kind = kinds or ["SIGNED" if element in SIGNED else "UNSIGNED"]
    directions = ["EQ", "NE"] if element in COMPLEX else ["EQ", "NE", "LT", "LE", "GT", "GE"]
    return g.r.choice(directions), g.r.choice(kind)


def compare_attributes(direction, kind):
    return (f"comparison_direction = #stablehlo<comparison_direction {direction}>, "
            f"compare_type = #stablehlo<comparison_type {kind}>")  # fmt: skip


@weight(3)
def compare(g):
    v = g.operand()
    g.op("compare", [v, g.like(v)], [(v.shape, "i1")], compare_attributes(*comparison(g, v.element)))


@weight(3)
def select(g):
    v = g.operand()
    condition = g.like(v, "i1", v.shape if g.chance(0.8) else ())
    g.op("select", [condition, v, g.like(v)], [(v.shape, v.element)])


@weight(2)
def clamp(g):
    v = g.operand(REAL)
    low, high = (g.like(v, shape=v.shape if g.chance(0.5) else ()) for _ in range(2))
    g.op("clamp", [low, v, high], [(v.shape, v.element)])


@weight(6)
def convert(g):
    v = g.operand()
    g.op("convert", [v], [(v.shape, g.r.choice(ALL))])


@weight(2)
def bitcast_convert(g):
    v = g.operand(REAL)
    element = g.r.choice(REAL)
    old, new = bits_of(v.element), bits_of(element)
    shape = v.shape
    if old > new:
        need(old % new == 0)
        shape += (old // new,)
    elif old < new:
        need(shape and shape[-1] * old == new)
        shape = shape[:-1]
    g.op("bitcast_convert", [v], [(shape, element)])


@weight(1)
def reduce_precision(g):
    v = g.operand(list(FLOATS))
    attributes = f"exponent_bits = {g.r.randint(1, 11)} : i32, mantissa_bits = {g.r.randint(0, 12)} : i32"
    g.op("reduce_precision", [v], [(v.shape, v.element)], attributes)


@weight(1)
def complex_(g):
    v = g.operand(["f32", "f64"])
    g.op("complex", [v, g.like(v)], [(v.shape, f"complex<{v.element}>")])


@weight(2)
def map_(g):
    v = g.operand(most=20000)
    attributes = f"dimensions = {array(range(len(v.shape)))}"
    g.op("map", [v, g.like(v)], [(v.shape, v.element)], attributes, [g.fold(v.element)])


@weight(1)
def quantize(g):
    v = g.operand(["f32"])
    storage = g.r.choice(["i8", "u8", "i16", "i4"])
    kind = f"!quant.uniform<{storage}:f32, {g.r.choice([0.5, 0.25, 1.5, 0.1])}:{g.r.choice([0, 1, 3])}>"
    q = g.op("uniform_quantize", [v], [(v.shape, kind)])[0]
    if g.chance(0.6):
        q = g.op(g.r.choice(["add", "multiply", "maximum"]), [q, q], [(v.shape, kind)])[0]
    g.values[:] = [x for x in g.values if not x.element.startswith("!quant")]
    g.op("uniform_dequantize", [q], [(v.shape, "f32")])


# --- Shapes ---


@weight(2)
def iota(g):
    shape = g.shape(g.r.randint(1, 3))
    g.op("iota", [], [(shape, g.r.choice(NUMBERS))], f"iota_dimension = {g.r.randrange(len(shape))} : i64")


@weight(2)
def reshape(g):
    v = g.operand()
    sizes, shape = v.size, []
    if not sizes:
        shape = list(v.shape)
        g.r.shuffle(shape)
    while sizes > 1:
        n = g.r.choice([n for n in range(2, min(sizes, 2000) + 1) if sizes % n == 0] or [sizes])
        shape.append(n)
        sizes //= n
    need(len(shape) < 7)
    shape.insert(g.r.randint(0, len(shape)), 1)
    g.op("reshape", [v], [(shape, v.element)])


@weight(3)
def transpose(g):
    v = g.operand(least=1)
    order = g.r.sample(range(len(v.shape)), len(v.shape))
    g.op("transpose", [v], [([v.shape[k] for k in order], v.element)], f"permutation = {array(order)}")


@weight(3)
def broadcast_in_dim(g):
    v = g.operand()
    rank = len(v.shape) + g.r.randint(0, 2)
    dims = g.r.sample(range(rank), len(v.shape))
    shape = [g.r.randint(1, 4) for _ in range(rank)]
    for k, d in enumerate(dims):
        shape[d] = v.shape[k] if v.shape[k] != 1 else shape[d]
    need(prod(shape) <= g.limit)
    g.op("broadcast_in_dim", [v], [(shape, v.element)], f"broadcast_dimensions = {array(dims)}")


@weight(2)
def reverse(g):
    v = g.operand(least=1)
    dims = g.r.sample(range(len(v.shape)), g.r.randint(0, len(v.shape)))
    g.op("reverse", [v], [(v.shape, v.element)], f"dimensions = {array(dims)}")


@weight(4)
def slice_(g):
    v = g.operand()
    low = [g.r.randint(0, n) if g.chance(0.5) else 0 for n in v.shape]
    high = [g.r.randint(a, n) if g.chance(0.5) else n for a, n in zip(low, v.shape)]
    steps = [g.r.choice([1, 1, 2, 3]) for _ in v.shape]
    shape = [-(-(b - a) // s) for a, b, s in zip(low, high, steps)]
    need(g.kind == "empty" or prod(shape))
    attributes = f"start_indices = {array(low)}, limit_indices = {array(high)}, strides = {array(steps)}"
    g.op("slice", [v], [(shape, v.element)], attributes)


@weight(3)
def pad(g):
    v = g.operand()
    low, high = ([g.r.randint(-2, 3) for _ in v.shape] for _ in range(2))
    inner = [g.r.choice([0, 0, 1, 2]) for _ in v.shape]
    shape = [max(n + (n - 1) * i, 0) + a + b for n, a, b, i in zip(v.shape, low, high, inner)]
    need(all(n >= 0 for n in shape) and prod(shape) <= g.limit and (g.kind == "empty" or prod(shape)))
    attributes = f"edge_padding_low = {array(low)}, edge_padding_high = {array(high)}, interior_padding = {array(inner)}"
    g.op("pad", [v, g.like(v, shape=())], [(shape, v.element)], attributes)


@weight(2)
def concatenate(g):
    v = g.operand(least=1)
    d = g.r.randrange(len(v.shape))
    operands = [v]
    for _ in range(g.r.randint(0, 3)):
        operands.append(g.like(v, shape=v.shape[:d] + (g.r.choice([v.shape[d], 1, 3]),) + v.shape[d + 1 :]))
    g.r.shuffle(operands)
    n = sum(x.shape[d] for x in operands)
    shape = v.shape[:d] + (n,) + v.shape[d + 1 :]
    need(prod(shape) <= g.limit)
    g.op("concatenate", operands, [(shape, v.element)], f"dimension = {d} : i64")


def starts(g, v):
    element = g.r.choice(["i32", "i64", "ui8", "i8", "ui64"])
    return [g.input((), element, style=g.r.choice(["wild", "mild"])) for _ in v.shape]


@weight(3)
def dynamic_slice(g):
    v = g.operand()
    shape = [g.r.randint(min(n, 1), n) for n in v.shape]
    g.op("dynamic_slice", [v, *starts(g, v)], [(shape, v.element)], f"slice_sizes = {array(shape)}")


@weight(3)
def dynamic_update_slice(g):
    v = g.operand()
    update = g.like(v, shape=[g.r.randint(min(n, 1), n) for n in v.shape])
    g.op("dynamic_update_slice", [v, update, *starts(g, v)], [(v.shape, v.element)])


@weight(1)
def get_dimension_size(g):
    v = g.operand(least=1)
    g.op("get_dimension_size", [v], [((), "i32")], f"dimension = {g.r.randrange(len(v.shape))} : i64")


def constant(numbers, g):
    literal = f"dense<{list(numbers) if numbers else ''}>"
    name = g.name()
    kind = tensor((len(numbers),), "i64")
    g.lines.append(f"{name} = stablehlo.constant {literal} : {kind}")
    return Value(name, (len(numbers),), "i64")


@weight(2)
def dynamic_shape(g):
    """The ops that take a shape as an operand, with a result of static shape."""
    v = g.operand(least=1)
    which = g.r.choice(["iota", "reshape", "broadcast", "pad", "slice"])
    if which == "iota":
        need(v.element in NUMBERS)
        d = g.r.randrange(len(v.shape))
        g.op("dynamic_iota", [constant(v.shape, g)], [(v.shape, v.element)], f"iota_dimension = {d} : i64")
    elif which == "reshape":
        shape = g.r.sample(v.shape, len(v.shape))
        g.op("dynamic_reshape", [v, constant(shape, g)], [(shape, v.element)])
    elif which == "broadcast":
        shape = (g.r.randint(1, 3), *v.shape)
        need(prod(shape) <= g.limit)
        attributes = f"broadcast_dimensions = {array(range(1, len(shape)))}"
        g.op("dynamic_broadcast_in_dim", [v, constant(shape, g)], [(shape, v.element)], attributes)
    elif which == "pad":
        low, high, inner = ([g.r.randint(0, 2) for _ in v.shape] for _ in range(3))
        shape = [max(n + (n - 1) * i, 0) + a + b for n, a, b, i in zip(v.shape, low, high, inner)]
        need(prod(shape) <= g.limit)
        g.op("dynamic_pad", [v, g.like(v, shape=()), *(constant(x, g) for x in (low, high, inner))], [(shape, v.element)])
    else:
        low = [g.r.randint(0, n) for n in v.shape]
        high = [g.r.randint(a, n) for a, n in zip(low, v.shape)]
        shape = [b - a for a, b in zip(low, high)]
        need(g.kind == "empty" or prod(shape))
        ones = [1] * len(shape)
        g.op("real_dynamic_slice", [v, *(constant(x, g) for x in (low, high, ones))], [(shape, v.element)])


# --- Gather and scatter ---


def indexing(g, v):
    """Dimension numbers: (indices, slice sizes, dims without an offset dim, start_index_map, shape of the batch,
    index_vector_dim, batching dims of the operand, of the indices)."""
    rank = len(v.shape)
    batching = [d for d in range(rank) if g.chance(0.15)]
    mapped = g.r.sample([d for d in range(rank) if d not in batching], g.r.randint(0, rank - len(batching)))
    collapsed = [d for d in range(rank) if d not in batching and g.chance(0.4)]
    need(all(v.shape[d] for d in collapsed + batching))
    sizes = [1 if d in collapsed + batching else g.r.randint(min(n, 1), n) for d, n in enumerate(v.shape)]
    batch = [g.r.randint(1, 5) for _ in range(g.r.randint(0, 2))]
    at = []
    for d in batching:
        k = g.r.randint(0, len(batch))
        batch.insert(k, v.shape[d])
        at = [j + (j >= k) for j in at] + [k]
    vector = g.r.randint(0, len(batch))
    if len(mapped) == 1 and g.chance(0.3):
        vector, shape = len(batch), batch
    else:
        shape = batch[:vector] + [len(mapped)] + batch[vector:]
    at = [j + (j >= vector) for j in at]
    element = g.r.choice(["i32", "i64", "ui8", "i8"])
    indices = g.input(shape, element, style=g.r.choice(["mild", "mild", "wild"]))
    return indices, sizes, collapsed, mapped, batch, vector, batching, at


def offsets(g, sizes, gone, batch):
    """(dims of the offsets, shape) of a result of gather, or of an update of scatter."""
    window = [n for d, n in enumerate(sizes) if d not in gone]
    dims = sorted(g.r.sample(range(len(window) + len(batch)), len(window)))
    windows, batches = iter(window), iter(batch)
    return dims, [next(windows) if d in dims else next(batches) for d in range(len(window) + len(batch))]


@weight(4)
def gather(g):
    v = g.operand(most=20000)
    indices, sizes, collapsed, mapped, batch, vector, batching, at = indexing(g, v)
    dims, shape = offsets(g, sizes, collapsed + batching, batch)
    need(prod(shape) <= min(g.limit, g.work))
    attributes = (f"dimension_numbers = #stablehlo.gather<offset_dims = {dims}, collapsed_slice_dims = {collapsed}, "
                  f"operand_batching_dims = {batching}, start_indices_batching_dims = {at}, start_index_map = {mapped}, "
                  f"index_vector_dim = {vector}>, ")  # fmt: skip
    kept = "indices_are_sorted = false"
    if g.chance(0.3):
        operands = [v, indices, constant(sizes, g)]
        g.op("dynamic_gather", operands, [(shape, v.element)], attributes + kept)
    else:
        g.op("gather", [v, indices], [(shape, v.element)], f"{attributes}slice_sizes = {array(sizes)}, {kept}")


@weight(4)
def scatter(g):
    v = g.operand(most=20000)
    indices, sizes, inserted, mapped, batch, vector, batching, at = indexing(g, v)
    dims, shape = offsets(g, sizes, inserted + batching, batch)
    need(prod(shape) <= min(g.limit, 50000))
    attributes = (f"scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = {dims}, "
                  f"inserted_window_dims = {inserted}, input_batching_dims = {batching}, "
                  f"scatter_indices_batching_dims = {at}, scatter_dims_to_operand_dims = {mapped}, "
                  f"index_vector_dim = {vector}>, indices_are_sorted = false, unique_indices = false")  # fmt: skip
    body = g.fold(v.element)
    if g.chance(0.3):  # the update takes the element's place
        body = g.region([((), v.element)] * 2, lambda a: [a[1]])
    g.op("scatter", [v, indices, g.like(v, shape=shape)], [(v.shape, v.element)], attributes, [body])


# --- Reductions and windows ---


@weight(5)
def reduce(g):
    v = g.operand(most=100000)
    dims = sorted(g.r.sample(range(len(v.shape)), g.r.randint(0, len(v.shape))))
    shape = [n for d, n in enumerate(v.shape) if d not in dims]
    attributes = f"dimensions = {array(dims)}"
    if g.chance(0.75) or v.element in COMPLEX:
        g.op("reduce", [v, g.like(v, shape=())], [(shape, v.element)], attributes, [g.fold(v.element)])
        return
    index = g.r.choice(["i32", "ui8", "i64"])
    w = g.like(v, index)

    def larger(a):
        direction, kind = comparison(g, v.element)
        takes = g.op("compare", [a[0], a[2]], [((), "i1")], compare_attributes(direction, kind))
        return [g.op("select", [*takes, a[k], a[k + 2]], [((), a[k].element)])[0] for k in range(2)]

    body = g.region([((), v.element), ((), index)] * 2, larger)
    operands = [v, w, g.like(v, shape=()), g.like(w, shape=())]
    g.op("reduce", operands, [(shape, v.element), (shape, index)], attributes, [body])


def windows(g, shape, dilations):
    """(window, strides, base dilations, window dilations, padding, result's shape)"""
    window = [g.r.randint(1, max(1, min(n, 5))) if g.chance(0.7) else max(1, n) for n in shape]
    strides = [g.r.choice([1, 1, 2, 3]) for _ in shape]
    base = [g.r.choice([1, 1, 1, 2]) if dilations else 1 for _ in shape]
    spread = [g.r.choice([1, 1, 1, 2]) if dilations else 1 for _ in shape]
    padding = [(g.r.randint(0, 2), g.r.randint(0, 2)) if g.chance(0.6) else (0, 0) for _ in shape]
    result = []
    for n, w, s, b, e, (low, high) in zip(shape, window, strides, base, spread, padding):
        n = (n - 1) * b + 1 + low + high if n else low + high
        w = (w - 1) * e + 1
        result.append((n - w) // s + 1 if n and n >= w else 0)
    need((g.kind == "empty" or prod(result)) and prod(result) * prod(window) <= g.work)
    return window, strides, base, spread, padding, result


@weight(4)
def reduce_window(g):
    v = g.operand(most=30000)
    window, strides, base, spread, padding, shape = windows(g, v.shape, True)
    attributes = (f"window_dimensions = {array(window)}, window_strides = {array(strides)}, base_dilations = {array(base)}, "
                  f"window_dilations = {array(spread)}, padding = {pairs(padding)}")  # fmt: skip
    g.op("reduce_window", [v, g.like(v, shape=())], [(shape, v.element)], attributes, [g.fold(v.element)])


@weight(2)
def select_and_scatter(g):
    v = g.operand(REAL, most=10000)
    window, strides, _, _, padding, shape = windows(g, v.shape, False)
    direction, kind = comparison(g, v.element)
    choose = g.region([((), v.element)] * 2, lambda a: g.op("compare", a, [((), "i1")], compare_attributes(direction, kind)))
    attributes = f"window_dimensions = {array(window)}, window_strides = {array(strides)}, padding = {pairs(padding)}"
    operands = [v, g.like(v, shape=shape), g.like(v, shape=())]
    g.op("select_and_scatter", operands, [(v.shape, v.element)], attributes, [choose, g.fold(v.element)])


@weight(3)
def sort(g):
    v = g.operand(REAL + ["i1"], least=1, most=30000)
    d = g.r.randrange(len(v.shape))
    need(v.size * v.shape[d] <= 20 * g.work)  # the definition inserts one element after the other
    operands = [v] + [g.like(v, g.r.choice(ALL)) for _ in range(g.r.choice([0, 0, 1, 2]))]
    kind = "TOTALORDER" if v.element in FLOATS else comparison(g, v.element)[1]
    direction = g.r.choice(["LT", "GT"])
    body = g.region([((), x.element) for x in operands for _ in range(2)],
                    lambda a: g.op("compare", a[:2], [((), "i1")], compare_attributes(direction, kind)))  # fmt: skip
    attributes = f"dimension = {d} : i64, is_stable = {g.r.choice(['true', 'false'])}"
    g.op("sort", operands, [(x.shape, x.element) for x in operands], attributes, [body])


# --- Contractions ---

MIXED = {"i8": ["i32", "i16"], "ui8": ["ui32", "i32"], "i4": ["i32"], "bf16": ["f32"], "f16": ["f32"], "f32": ["f64"],
         "f8E4M3FN": ["f32", "bf16"], "f8E5M2": ["f32"]}  # fmt: skip


def contraction_types(g):
    element = g.r.choice(ALL if g.chance(0.5) else list(MIXED) + LARGE_FLOATS + ["i32"])
    result = g.r.choice(MIXED[element]) if element in MIXED and g.chance(0.4) else element
    return element, result


@weight(5)
def dot_general(g):
    element, result = contraction_types(g)
    batch = [g.r.randint(1, 3) for _ in range(g.r.choice([0, 0, 1, 2]))]
    most = 700 if g.chance(0.3) and g.kind != "small" else 20
    inner = [g.r.randint(g.kind != "empty", most) for _ in range(g.r.choice([0, 1, 1, 1, 2]))]
    free = [[g.r.randint(1, 40 if g.kind == "large" else 6) for _ in range(g.r.choice([0, 1, 1, 2]))] for _ in range(2)]
    need(prod(batch + inner + free[0] + free[1]) <= g.work and prod(batch + inner) * max(map(prod, free)) <= g.work)
    operands, numbers = [], []
    for side in range(2):
        labels = [("b", k) for k in range(len(batch))] + [("c", k) for k in range(len(inner))]
        labels += [("f", k) for k in range(len(free[side]))]
        g.r.shuffle(labels)
        kept = iter(free[side])
        shape = [batch[k] if kind == "b" else inner[k] if kind == "c" else next(kept) for kind, k in labels]
        operands.append(g.input(shape, element))
        numbers.append([[labels.index((kind, k)) for k in range(n)] for kind, n in (("b", len(batch)), ("c", len(inner)))])
    (lb, lc), (rb, rc) = numbers
    attributes = (f"dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = {lb}, rhs_batching_dimensions = {rb}, "
                  f"lhs_contracting_dimensions = {lc}, rhs_contracting_dimensions = {rc}>")  # fmt: skip
    g.op("dot_general", operands, [(batch + free[0] + free[1], result)], attributes)


@weight(4)
def convolution(g):
    element, result = contraction_types(g)
    spatial = [g.r.randint(1, 12) for _ in range(g.r.choice([0, 1, 2, 2, 3]))]
    window, strides, base, spread, padding, sizes = windows(g, spatial, True)
    groups, batches = g.r.choice([(1, 1), (1, 1), (2, 1), (3, 1), (1, 2)])
    batch, features = g.r.randint(1, 3) * batches, g.r.randint(1, 4) * groups
    outputs = g.r.randint(1, 4) * groups * batches
    need(prod(sizes + window) * batch * features * outputs <= g.work)

    def layout(first, second, shape):
        labels = [first, second, *range(len(spatial))]
        g.r.shuffle(labels)
        values = {first: shape[0], second: shape[1], **dict(enumerate(shape[2:]))}
        return f"[{', '.join(map(str, labels))}]", [values[k] for k in labels]

    lhs, lhs_shape = layout("b", "f", [batch, features, *spatial])
    rhs, rhs_shape = layout("o", "i", [outputs, features // groups, *window])
    out, out_shape = layout("b", "f", [batch // batches, outputs, *sizes])
    turned = array([g.r.choice([True, False]) for _ in spatial], "i1")
    attributes = (f"dimension_numbers = #stablehlo.conv<{lhs}x{rhs}->{out}>, window_strides = {array(strides)}, "
                  f"padding = {pairs(padding)}, lhs_dilation = {array(base)}, rhs_dilation = {array(spread)}, "
                  f"window_reversal = {turned}, feature_group_count = {groups} : i64, "
                  f"batch_group_count = {batches} : i64")  # fmt: skip
    g.op("convolution", [g.input(lhs_shape, element), g.input(rhs_shape, element)], [(out_shape, result)], attributes)


@weight(1)
def cholesky(g):
    n = g.r.randint(1, 6)
    v = g.input((*g.shape(g.r.randint(0, 2), 6), n, n), g.r.choice(["f32", "f64"] + COMPLEX))
    g.op("cholesky", [v], [(v.shape, v.element)], f"lower = {g.r.choice(['true', 'false'])}")


@weight(1)
def triangular_solve(g):
    n, m, left = g.r.randint(1, 6), g.r.randint(1, 4), g.chance(0.5)
    batch, element = g.shape(g.r.randint(0, 2), 6), g.r.choice(["f32", "f64"] + COMPLEX)
    a, b = g.input((*batch, n, n), element), g.input((*batch, n, m) if left else (*batch, m, n), element)
    attributes = (f"left_side = {str(left).lower()}, lower = {g.r.choice(['true', 'false'])}, "
                  f"unit_diagonal = {g.r.choice(['true', 'false'])}, transpose_a = #stablehlo<transpose "
                  f"{g.r.choice(['NO_TRANSPOSE', 'TRANSPOSE', 'ADJOINT'])}>")  # fmt: skip
    g.op("triangular_solve", [a, b], [(b.shape, element)], attributes)


@weight(1)
def fft(g):
    part, kind = g.r.choice(["f32", "f64"]), g.r.choice(["FFT", "IFFT", "RFFT", "IRFFT"])
    outer, lengths = g.shape(g.r.randint(0, 2), 6), [g.r.randint(1, 12) for _ in range(g.r.randint(1, 3))]
    half = [*outer, *lengths[:-1], lengths[-1] // 2 + 1]
    whole, compound = [*outer, *lengths], f"complex<{part}>"
    v = g.input(half if kind == "IRFFT" else whole, part if kind == "RFFT" else compound)
    result = (half, compound) if kind == "RFFT" else (whole, part if kind == "IRFFT" else compound)
    g.op("fft", [v], [result], f"fft_type = #stablehlo<fft_type {kind}>, fft_length = {array(lengths)}")


@weight(1)
def batch_norm(g):
    v = g.operand(LARGE_FLOATS, least=1, most=20000)
    d = g.r.randrange(len(v.shape))
    attributes = f"epsilon = {g.r.choice(['0.0', '1.0e-3', '0.5'])} : f32, feature_index = {d} : i64"
    shape = (v.shape[d],)
    rows = [g.like(v, shape=shape) for _ in range(4)]
    row, whole = (shape, v.element), (v.shape, v.element)
    which = g.r.choice(["inference", "training", "grad"])
    operands = {"inference": [v, *rows], "training": [v, *rows[:2]], "grad": [v, *rows[:3], g.like(v)]}[which]
    g.op(f"batch_norm_{which}", operands, [whole] if which == "inference" else [whole, row, row], attributes)


@weight(1)
def rng_bit_generator(g):
    algorithm, words = g.r.choice([("THREE_FRY", 2), ("PHILOX", 2), ("PHILOX", 3)])
    state = g.input((words,), "ui64", style="wild")
    attributes = f"rng_algorithm = #stablehlo<rng_algorithm {algorithm}>"
    element = g.r.choice(["ui32", "ui64", "i32", "ui8", "i16"])
    g.op("rng_bit_generator", [state], [(state.shape, "ui64"), (g.shape(), element)], attributes)


# --- Control flow and tuples ---


def branch(g, results):
    """A region that makes a few ops, then values of these types."""

    def body(arguments):
        g.values += arguments
        for _ in range(g.r.randint(0, 3)):
            g.choose_op()
        return [g.like(None, element, shape) for shape, element in results]

    return body


def states(g):
    return [(v.shape, v.element) for v in (g.operand(most=300) for _ in range(g.r.randint(1, 2)))]


@weight(2)
def if_(g):
    need(g.depth < 2)
    results = states(g)
    condition = g.input((), "i1")
    g.op("if", [condition], results, "", [g.region([], branch(g, results)) for _ in range(2)])


@weight(1)
def case(g):
    need(g.depth < 2)
    results = states(g)
    regions = [g.region([], branch(g, results)) for _ in range(g.r.randint(1, 4))]
    g.op("case", [g.input((), "i32", style=g.r.choice(["mild", "wild"]))], results, "", regions)


@weight(2)
def while_(g):
    need(g.depth < 2)
    state = [g.operand(most=300) for _ in range(g.r.randint(1, 3))]
    counter, last, one = (g.input((), "i32", f"dense<{n}>") for n in (0, g.r.randint(0, 5), 1))
    types = [((), "i32")] + [(v.shape, v.element) for v in state]

    def step(arguments):
        following = g.op("add", [arguments[0], one], [((), "i32")])
        return following + branch(g, types[1:])(arguments[1:])

    condition = g.region(types, lambda a: g.op("compare", [a[0], last], [((), "i1")], compare_attributes("LT", "SIGNED")))
    g.op("while", [counter, *state], types, "", [condition, g.region(types, step)])


@weight(1)
def tuple_(g):
    parts = [g.operand() for _ in range(g.r.randint(1, 3))]
    name = g.name()
    kind = f"tuple<{', '.join(v.type for v in parts)}>"
    g.lines.append(f'{name} = "stablehlo.tuple"({", ".join(v.name for v in parts)}) : '
                   f'({", ".join(v.type for v in parts)}) -> {kind}')  # fmt: skip
    k = g.r.randrange(len(parts))
    made = Value(g.name(), parts[k].shape, parts[k].element)
    g.lines.append(f'{made.name} = "stablehlo.get_tuple_element"({name}) <{{index = {k} : i32}}> : ({kind}) -> {made.type}')
    g.values.append(made)

