# SPDX-License-Identifier: Apache-2.0
"""Ops with a computation for elements: reductions, windows, map, sort, scatter; and gather."""

from itertools import product

from .ops_elements import convert
from .ops_shapes import padded
from .registry import op
from .values import Tensor, lazy, scalar


def fold(order, values, start, combine):
    """A reduction of `values` with the initial value, associated in one of three ways."""
    if order == "forward":
        for value in values:
            start = combine(start, value)
        return start
    if order == "backward":
        for value in reversed(values):
            start = combine(value, start)
        return start
    return tree([start] + list(values), combine)


def tree(values, combine):
    while len(values) > 1:
        pairs = [combine(a, b) for a, b in zip(values[::2], values[1::2])]
        values = pairs + values[len(values) & ~1 :]
    return values[0]


def fold_leaves(order, leaves, combine):
    return fold(order, *((leaves[:-1], leaves[-1]) if order == "backward" else (leaves[1:], leaves[0])), combine)


def leaves_of(order, values, start):
    """The leaves of a reduction's tree. `reduce`: an implementation-defined amount of initial values at
    implementation-defined positions. Here: one in front; one at each position; none, unless there is no value."""
    if order == "forward":
        return [start] + values
    if order == "backward":
        return [start] + [leaf for value in values for leaf in (value, start)] + ([] if values else [start])
    return values or [start]


def choose_order(call, count):
    if count > 1:
        call.log.choices.add(f"order of {call.op.name.split('.')[-1]}")
    return call.freedom.order


def jointly(shape, elements, function, *sources):
    """Several tensors whose elements at one index are computed together."""
    known = {}

    def at(i):
        if i not in known:
            known[i] = function(i)
        return known[i]

    return [
        lazy(shape, kind, lambda i, n=n: at(i)[n], *sources) for n, kind in enumerate(elements)
    ]


def body_fold(call, region, groups, starts):
    """Reduces tuples of elements by a region of scalars: (accumulators..., elements...)."""
    call.log.choices.add(f"order and initial values of {call.op.name.split('.')[-1]}")
    order = call.freedom.order
    kinds_ = [kind.element for _, kind in call.op.regions[region].arguments]
    half = len(kinds_) // 2

    def combine(a, b):
        return tuple(call.run(region, list(a) + list(b)))

    def scalars(elements, wanted, sources):
        return tuple(
            convert(call.log, scalar(source, e), kind)
            for e, kind, source in zip(elements, wanted, sources)
        )

    sources = [t.element for t in starts]
    values = [scalars(g, kinds_[half:], sources) for g in groups]
    start = scalars([t[()] for t in starts], kinds_[:half], sources)
    return tuple(t.scalar() for t in fold_leaves(order, leaves_of(order, values, start), combine))


def elements_of(call):
    return [kind.element for kind in call.op.result_types]


@op("stablehlo.reduce")
def reduce(call):
    half = len(call.operands) // 2
    inputs, starts = call.operands[:half], call.operands[half:]
    dimensions = call.integers("dimensions", [])
    first = inputs[0]
    kept = [d for d in range(first.rank) if d not in dimensions]
    space = [range(first.shape[d]) for d in sorted(dimensions)]

    def at(i):
        groups = []
        for inner in product(*space):
            place = [0] * first.rank
            for d, k in list(zip(kept, i)) + list(zip(sorted(dimensions), inner)):
                place[d] = k
            groups.append(tuple(t[place] for t in inputs))
        return body_fold(call, 0, groups, starts)

    shape = [first.shape[d] for d in kept]
    return jointly(shape, elements_of(call), at, *inputs)


def window_attributes(call, rank):
    ones = [1] * rank
    return (
        call.integers("window_dimensions", ones),
        call.integers("window_strides", ones),
        call.integers("base_dilations", ones),
        call.integers("window_dilations", ones),
        call.pairs("padding", rank),
    )


def window_places(i, sizes, strides, dilations):
    """Indices of a window's elements, in ascending order."""
    return product(
        *(
            [k * stride + w * dilation for w in range(size)]
            for k, size, stride, dilation in zip(i, sizes, strides, dilations)
        )
    )


def window_count(extent, size, stride, dilation):
    reach = (size - 1) * dilation + 1
    return 0 if extent < reach else (extent - reach) // stride + 1


@op("stablehlo.reduce_window")
def reduce_window(call):
    half = len(call.operands) // 2
    inputs, starts = call.operands[:half], call.operands[half:]
    sizes, strides, base, dilations, padding = window_attributes(call, inputs[0].rank)
    low, high = [p[0] for p in padding], [p[1] for p in padding]
    gaps = [b - 1 for b in base]
    wide = [padded(t, s, low, high, gaps) for t, s in zip(inputs, starts)]
    shape = [window_count(*a) for a in zip(wide[0].shape, sizes, strides, dilations)]

    def at(i):
        groups = [tuple(t[p] for t in wide) for p in window_places(i, sizes, strides, dilations)]
        return body_fold(call, 0, groups, starts)

    return jointly(shape, elements_of(call), at, *inputs)


@op("stablehlo.select_and_scatter")
def select_and_scatter(call):
    """Each window of the operand selects one element, to whose place the source's element goes."""
    operand, source, start = call.operands
    sizes, strides, _, _, padding = window_attributes(call, operand.rank)
    arrived = {}
    order = choose_order(call, 2)

    def pick(a, b):
        return a if call.run(0, [scalar(operand.element, operand[p]) for p in (a, b)])[0].scalar() else b

    for i in source.indices():
        places = []
        for p in window_places(i, sizes, strides, [1] * operand.rank):
            place = tuple(k - low for k, (low, _) in zip(p, padding))
            if all(0 <= k < n for k, n in zip(place, operand.shape)):
                places.append(place)
        if not places:
            call.log.leaves_open("select_and_scatter: a window without elements")
            continue
        chosen = fold(order, places[1:], places[0], pick) if order != "backward" else tree(places, pick)
        arrived.setdefault(chosen, []).append((source[i],))

    def at(i):
        return body_fold(call, 1, arrived.get(i, []), [start])

    return jointly(operand.shape, elements_of(call), at)


@op("stablehlo.map")
def map_(call):
    inputs = call.operands

    def at(i):
        return [t.scalar() for t in call.run(0, [scalar(t.element, t[i]) for t in inputs])]

    return jointly(inputs[0].shape, elements_of(call), at, *inputs)


@op("stablehlo.sort")
def sort(call):
    """Merge sort. Without is_stable, equal elements may come in any order."""
    inputs = call.operands
    d = call.get("dimension", -1) % max(inputs[0].rank, 1)
    stable = call.get("is_stable", False)
    if not stable:
        call.log.choices.add("order of equal elements in sort")
    sorted_lines = {}

    def before(a, b):
        arguments = [scalar(t.element, e) for t, x, y in zip(inputs, a, b) for e in (x, y)]
        return bool(call.run(0, arguments)[0].scalar())

    def line(i):
        key = i[:d] + i[d + 1 :]
        if key not in sorted_lines:
            rows = [
                tuple(t[i[:d] + (k,) + i[d + 1 :]] for t in inputs) for k in range(inputs[0].shape[d])
            ]
            if not stable and call.freedom.order == "backward":
                rows.reverse()
            sorted_lines[key] = merge_sort(rows, before)
        return sorted_lines[key]

    return jointly(inputs[0].shape, elements_of(call), lambda i: line(i)[i[d]], *inputs)


def merge_sort(rows, before):
    if len(rows) < 2:
        return rows
    middle = len(rows) // 2
    left, right = merge_sort(rows[:middle], before), merge_sort(rows[middle:], before)
    merged = []
    while left and right:
        merged.append(right.pop(0) if before(right[0], left[0]) else left.pop(0))
    return merged + left + right


class Indices:
    """Shared by gather and scatter: which start index belongs to a batch index."""

    def __init__(self, tensor, vector_dimension, axes, batching, tensor_batching):
        self.tensor = tensor
        self.vector_dimension = vector_dimension
        self.axes = axes
        self.batching = batching
        self.tensor_batching = tensor_batching

    def start(self, batch):
        """The start index of each of the operand's axes that has one."""
        d = self.vector_dimension
        if d < self.tensor.rank:
            vector = [
                self.tensor[batch[:d] + (k,) + batch[d:]] for k in range(self.tensor.shape[d])
            ]
        else:
            vector = [self.tensor[batch]]
        return dict(zip(self.axes, vector))

    def batch_offset(self, batch):
        return {
            axis: batch[d - (0 if d < self.vector_dimension else 1)]
            for axis, d in zip(self.batching, self.tensor_batching)
        }


def spread(window, rank, left_out):
    """A window's index with zeros at the axes left out."""
    rest = iter(window)
    return [0 if d in left_out else next(rest) for d in range(rank)]


@op("stablehlo.gather", "stablehlo.dynamic_gather")
def gather(call):
    operand, start_indices = call.operands[:2]
    if len(call.operands) > 2:
        sizes = call.operands[2].integers()
    else:
        sizes = call.integers("slice_sizes")
    fields = call.get("dimension_numbers").fields
    offset = fields.get("offset_dims", [])
    batching = fields.get("operand_batching_dims", [])
    collapsed = fields.get("collapsed_slice_dims", [])
    indices = Indices(
        start_indices,
        fields.get("index_vector_dim", 0),
        fields.get("start_index_map", []),
        batching,
        fields.get("start_indices_batching_dims", []),
    )
    left_out = set(collapsed) | set(batching)
    batch_shape = list(start_indices.shape)
    if indices.vector_dimension < start_indices.rank:
        del batch_shape[indices.vector_dimension]
    offset_shape = [n for d, n in enumerate(sizes) if d not in left_out]
    rank = len(batch_shape) + len(offset_shape)
    batch_dims = [d for d in range(rank) if d not in offset]
    shape = [0] * rank
    for d, n in list(zip(batch_dims, batch_shape)) + list(zip(offset, offset_shape)):
        shape[d] = n

    def at(i):
        batch = tuple(i[d] for d in batch_dims)
        place = spread([i[d] for d in offset], operand.rank, left_out)
        for axis, k in indices.start(batch).items():
            place[axis] += min(max(k, 0), operand.shape[axis] - sizes[axis])
        for axis, k in indices.batch_offset(batch).items():
            place[axis] += k
        return operand[place]

    return [lazy(shape, operand.element, at, operand, start_indices)]


@op("stablehlo.scatter")
def scatter(call):
    count = len(call.operands) // 2
    inputs, updates = call.operands[:count], call.operands[count + 1 :]
    fields = call.get("scatter_dimension_numbers").fields
    window = fields.get("update_window_dims", [])
    batching = fields.get("input_batching_dims", [])
    left_out = set(fields.get("inserted_window_dims", [])) | set(batching)
    indices = Indices(
        call.operands[count],
        fields.get("index_vector_dim", 0),
        fields.get("scatter_dims_to_operand_dims", []),
        batching,
        fields.get("scatter_indices_batching_dims", []),
    )
    shape = inputs[0].shape
    found = [list(t.elements()) for t in inputs]
    scatter_dims = [d for d in range(updates[0].rank) if d not in window]
    order = list(updates[0].indices())
    if choose_order(call, len(order)) == "backward":
        order.reverse()
    for i in order:
        batch = tuple(i[d] for d in scatter_dims)
        place = spread([i[d] for d in window], len(shape), left_out)
        for offset in (indices.start(batch), indices.batch_offset(batch)):
            for axis, k in offset.items():
                place[axis] += k
        if all(0 <= k < n for k, n in zip(place, shape)):
            update(call, inputs, updates, found, i, inputs[0].position(place))
    return [Tensor(shape, kind, cells) for kind, cells in zip(elements_of(call), found)]


def update(call, inputs, updates, found, i, position):
    kinds_ = [kind.element for _, kind in call.op.regions[0].arguments]
    half = len(inputs)
    old = [
        convert(call.log, scalar(t.element, cells[position]), kind)
        for t, cells, kind in zip(inputs, found, kinds_)
    ]
    new = [
        convert(call.log, scalar(t.element, t[i]), kind) for t, kind in zip(updates, kinds_[half:])
    ]
    for cells, value in zip(found, call.run(0, old + new)):
        cells[position] = value.scalar()
