# SPDX-License-Identifier: Apache-2.0
"""Ops that move elements: the result's element at an index is an operand's element elsewhere."""

from . import kinds, quantization
from .kinds import Quantized
from .reals import real
from .registry import Unsupported, op
from .values import Tensor, lazy, scalar


def moved(shape, source, index_of, kind=None):
    """result[i] = source[index_of(i)]."""
    return lazy(shape, kind or source.element, lambda i: source[index_of(i)], source)


def result_shape(call, fallback=None):
    shape = call.op.result_types[0].shape
    if None in shape:
        if fallback is None:
            raise Unsupported(f"{call.op.name}: a result of unknown shape")
        return tuple(fallback)
    return shape


@op("stablehlo.broadcast_in_dim", "stablehlo.dynamic_broadcast_in_dim")
def broadcast_in_dim(call):
    x = call.operands[0]
    if len(call.operands) > 1:
        shape = tuple(call.operands[1].integers())
    else:
        shape = result_shape(call)
    dimensions = call.integers("broadcast_dimensions", [])
    return [broadcast_to(x, dimensions, shape, call.element())]


def broadcast_to(x, dimensions, shape, kind=None):
    def source(i):
        return tuple(0 if size == 1 else i[d] for d, size in zip(dimensions, x.shape))

    for d, size in zip(dimensions, x.shape):
        if size not in (1, shape[d]):
            raise Unsupported("broadcast: sizes differ at run time, which is undefined")
    return moved(shape, x, source, kind)


@op("stablehlo.broadcast")
def broadcast(call):
    (x,) = call.operands
    sizes = tuple(call.integers("broadcast_sizes", []))
    return [moved(sizes + x.shape, x, lambda i: i[len(sizes) :])]


@op("stablehlo.concatenate")
def concatenate(call):
    return [concatenated(call.operands, call.get("dimension"))]


def concatenated(inputs, d):
    shape = list(inputs[0].shape)
    shape[d] = sum(t.shape[d] for t in inputs)

    def at(i):
        k = i[d]
        for t in inputs:
            if k < t.shape[d]:
                return t[i[:d] + (k,) + i[d + 1 :]]
            k -= t.shape[d]
        raise AssertionError

    return lazy(shape, inputs[0].element, at, *inputs)


@op("stablehlo.get_dimension_size")
def get_dimension_size(call):
    return [scalar(kinds.I32, call.operands[0].shape[call.get("dimension")])]


@op("stablehlo.set_dimension_size")
def set_dimension_size(call):
    """Keeps the first `size` positions of the dimension."""
    x, size = call.operands
    d = call.get("dimension")
    shape = list(x.shape)
    shape[d] = size.scalar()
    if not 0 <= shape[d] <= x.shape[d]:
        raise Unsupported("set_dimension_size: a size outside of the operand")
    return [moved(shape, x, lambda i: i)]


@op("stablehlo.iota", "stablehlo.dynamic_iota")
def iota(call):
    shape = tuple(call.operands[0].integers()) if call.operands else result_shape(call)
    d, kind = call.get("iota_dimension"), call.element()

    def at(i):
        if isinstance(kind, Quantized):
            return quantization.quantize_element(kind, i, kind.expressed.form.round(real(i[d])))
        if isinstance(kind, kinds.Complex):
            return kind.form.round(real(i[d])), 0
        return kind.form.round(real(i[d])) if isinstance(kind, kinds.Float) else kind.wrap(i[d])

    return [lazy(shape, kind, at)]


@op("stablehlo.pad", "stablehlo.dynamic_pad")
def pad(call):
    x, value = call.operands[:2]
    if call.op.name.endswith("dynamic_pad"):
        low, high, interior = (t.integers() for t in call.operands[2:])
    else:
        low, high, interior = (
            call.integers(n) for n in ("edge_padding_low", "edge_padding_high", "interior_padding")
        )
    return [padded(x, value, low, high, interior)]


def padded(x, value, low, high, interior):
    shape = tuple(
        lo + hi + n + max(n - 1, 0) * gap for n, lo, hi, gap in zip(x.shape, low, high, interior)
    )

    def at(i):
        source = []
        for k, lo, gap, n in zip(i, low, interior, x.shape):
            place, rest = divmod(k - lo, gap + 1)
            if rest or not 0 <= place < n:
                return value[()]
            source.append(place)
        return x[source]

    return lazy([max(n, 0) for n in shape], x.element, at, x, value)


@op("stablehlo.reshape", "stablehlo.dynamic_reshape")
def reshape(call):
    x = call.operands[0]
    if len(call.operands) > 1:
        shape = tuple(call.operands[1].integers())
    else:
        shape = result_shape(call)
    return [reshaped(x, shape, call.element())]


def reshaped(x, shape, kind=None):
    made = Tensor(shape, kind or x.element, function=lambda i: x.at(made.position(i)), depth=x.depth + 1)
    if made.size != x.size:
        raise Unsupported("reshape: sizes differ at run time, which is undefined")
    return made


@op("stablehlo.reverse")
def reverse(call):
    (x,) = call.operands
    return [reversed_(x, call.integers("dimensions", []))]


def reversed_(x, dimensions):
    def source(i):
        return tuple(n - 1 - k if d in dimensions else k for d, (k, n) in enumerate(zip(i, x.shape)))

    return moved(x.shape, x, source)


@op("stablehlo.slice")
def slice_(call):
    (x,) = call.operands
    start, limit, strides = (
        call.integers(n, []) for n in ("start_indices", "limit_indices", "strides")
    )
    return [sliced(x, start, limit, strides)]


def sliced(x, start, limit, strides):
    shape = [max(0, -(-(b - a) // s)) for a, b, s in zip(start, limit, strides)]
    return moved(shape, x, lambda i: tuple(a + k * s for a, k, s in zip(start, i, strides)))


@op("stablehlo.real_dynamic_slice")
def real_dynamic_slice(call):
    x, start, limit, strides = call.operands
    return [sliced(x, start.integers(), limit.integers(), strides.integers())]


def clamped(start, sizes, shape):
    return [min(max(0, a), n - s) for a, s, n in zip(start, sizes, shape)]


@op("stablehlo.dynamic_slice")
def dynamic_slice(call):
    x, *starts = call.operands
    sizes = call.integers("slice_sizes", [])
    start = clamped([t.scalar() for t in starts], sizes, x.shape)
    return [moved(sizes, x, lambda i: tuple(a + k for a, k in zip(start, i)))]


@op("stablehlo.dynamic_update_slice")
def dynamic_update_slice(call):
    x, update, *starts = call.operands
    start = clamped([t.scalar() for t in starts], update.shape, x.shape)

    def at(i):
        place = [k - a for k, a in zip(i, start)]
        inside = all(0 <= k < n for k, n in zip(place, update.shape))
        return update[place] if inside else x[i]

    return [lazy(x.shape, x.element, at, x, update)]


@op("stablehlo.transpose")
def transpose(call):
    (x,) = call.operands
    return [transposed(x, call.integers("permutation", []), call.element())]


def transposed(x, permutation, kind=None):
    shape = [x.shape[d] for d in permutation]

    def source(i):
        place = [0] * len(i)
        for k, d in zip(i, permutation):
            place[d] = k
        return tuple(place)

    return moved(shape, x, source, kind)


@op("stablehlo.torch_index_select")
def torch_index_select(call):
    """result[batch, before, selected..., after] = operand[batch, before, index, after]."""
    x, index = call.operands
    d, batch = call.get("dim"), call.get("batch_dims", 0)
    shape = x.shape[:d] + index.shape[batch:] + x.shape[d + 1 :]
    count = index.rank - batch

    def source(i):
        found = index[i[:batch] + i[d : d + count]]
        if not 0 <= found < x.shape[d]:
            call.log.leaves_open("torch_index_select: an index out of range")
            found = min(max(found, 0), x.shape[d] - 1)
        return i[:d] + (found,) + i[d + count :]

    return [lazy(shape, x.element, lambda i: x[source(i)], x, index)]
