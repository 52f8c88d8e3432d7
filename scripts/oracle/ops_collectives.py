# SPDX-License-Identifier: Apache-2.0
"""Ops that communicate: collectives, send and recv, infeed and outfeed; run_parallel."""

import threading

from . import kinds
from .grid import Grid, group_lists
from .kinds import Quantized
from .ops_elements import apply, convert
from .ops_regions import choose_order, fold
from .ops_shapes import concatenated, sliced
from .quantization import dequantize, quantize, quantize_element
from .registry import Unsupported, op
from .values import Token, lazy, scalar


def channel(call):
    found = call.get("channel_handle")
    return found.fields["handle"] if found else 0


def reduction_groups(call):
    """Strategies of all_gather, all_reduce and reduce_scatter."""
    groups, grid = group_lists(call, "replica_groups"), grid_of(call)
    if channel(call) <= 0:
        return grid.cross_replica(groups)
    if call.get("use_global_device_ids", False):
        return grid.flattened_ids(groups)
    return grid.cross_replica_and_partition(groups)


def exchange_groups(call, attribute="replica_groups"):
    """Strategies of all_to_all and the others."""
    groups, grid = group_lists(call, attribute), grid_of(call)
    return grid.cross_partition(groups) if channel(call) > 0 else grid.cross_replica(groups)


def grid_of(call):
    if call.process.grid is None:
        call.process.grid = Grid(1, 1)
    return call.process.grid


def own_group(call, groups):
    mine = [g for g in groups if call.process.id in g]
    return mine[0] if mine else None


def meet(call, members):
    kind = call.op.name, channel(call), tuple(members)
    return grid_of(call).exchange(kind, call.process.id, tuple(members), call.operands)


def gathered(call, groups):
    """The operands of each process of the own group, in the group's order."""
    group = own_group(call, groups)
    if group is None:
        raise Unsupported(f"{call.op.name}: a process in no group")
    table = meet(call, group)
    return group, [table[p] for p in group]


@op("stablehlo.all_gather")
def all_gather(call):
    _, brought = gathered(call, reduction_groups(call))
    d = call.get("all_gather_dim")
    return [concatenated(list(parts), d) for parts in zip(*brought)]


def reduced(call, tensors):
    """The computation's reduction of one tensor of each process."""
    wanted = call.op.regions[0].arguments[0][1].element
    values = [convert(call.log, t, wanted) for t in tensors]
    order = choose_order(call, len(values)) if len(values) > 2 else call.freedom.order

    def combine(a, b):
        return call.run(0, [a, b])[0]

    def at(i):
        cells = [scalar(wanted, v[i]) for v in values]
        return fold(order, cells[1:], cells[0], combine_in(order, combine)).scalar()

    return lazy(tensors[0].shape, wanted, at, *values)


def combine_in(order, combine):
    """The first value is the start, which stands last in a backward fold: the order of values is kept."""
    return (lambda a, b: combine(b, a)) if order == "backward" else combine


@op("stablehlo.all_reduce")
def all_reduce(call):
    _, brought = gathered(call, reduction_groups(call))
    return [reduced(call, list(parts)) for parts in zip(*brought)]


@op("stablehlo.cross-replica-sum")
def cross_replica_sum(call):
    groups = grid_of(call).cross_replica(group_lists(call, "replica_groups"))
    _, brought = gathered(call, groups)
    tensors = [dequantize(parts[0]) for parts in brought]
    kind = tensors[0].element

    def at(i):
        return fold(
            choose_order(call, len(tensors)),
            [t[i] for t in tensors[1:]],
            tensors[0][i],
            lambda a, b: apply(call.log, call.freedom, "add", kind, a, b),
        )

    return [quantize(lazy(tensors[0].shape, kind, at), call.element())]


def part(tensor, count, d, which):
    """Part `which` of `count` equal parts along dimension d."""
    size = tensor.shape[d] // count
    start, limit = [0] * tensor.rank, list(tensor.shape)
    start[d], limit[d] = which * size, (which + 1) * size
    return sliced(tensor, start, limit, [1] * tensor.rank)


@op("stablehlo.reduce_scatter")
def reduce_scatter(call):
    group, brought = gathered(call, reduction_groups(call))
    total = reduced(call, [parts[0] for parts in brought])
    return [part(total, len(group), call.get("scatter_dimension"), group.index(call.process.id))]


@op("stablehlo.all_to_all")
def all_to_all(call):
    group, brought = gathered(call, exchange_groups(call))
    split, d, count = (call.get(n) for n in ("split_dimension", "concat_dimension", "split_count"))
    me = group.index(call.process.id)
    return [
        concatenated([part(t, count, split, me) for t in parts], d) for parts in zip(*brought)
    ]


def zeros(shape, kind):
    if isinstance(kind, Quantized):
        return lazy(shape, kind, lambda i: quantize_element(kind, i, 0))
    return lazy(shape, kind, lambda i: kinds.zero(kind))


@op("stablehlo.collective_broadcast")
def collective_broadcast(call):
    groups = exchange_groups(call)
    group = own_group(call, groups)
    count = len(call.op.result_types)
    tensors = call.operands[:count]
    if group is None:
        return [zeros(t.shape, t.element) for t in tensors]
    roots = [0] * count
    if call.get("has_dynamic_root", False):
        roots = call.operands[count].integers()
    table = meet(call, group)
    return [table[group[root]][j] for j, root in enumerate(roots)]


@op("stablehlo.collective_reduce")
def collective_reduce(call):
    """The source of the group has the reduction, all others zeros."""
    groups = exchange_groups(call)
    group = own_group(call, groups)
    count = len(call.op.result_types)
    kinds_ = [k.element for k in call.op.result_types]
    empty = [zeros(t.shape, k) for t, k in zip(call.operands, kinds_)]
    if group is None:
        return empty
    roots = [0] * count
    if call.get("has_dynamic_root", False):
        roots = call.operands[count].integers()
    table = meet(call, group)
    return [
        reduced(call, [table[p][j] for p in group]) if group[roots[j]] == call.process.id else empty[j]
        for j in range(count)
    ]


@op("stablehlo.collective_permute")
def collective_permute(call):
    pairs = exchange_groups(call, "source_target_pairs")
    me, x = call.process.id, call.operands[0]
    members = linked(me, pairs)
    if len(members) < 2 and [me, me] not in pairs:
        return [zeros(x.shape, x.element)]
    table = meet(call, sorted(members))
    for source, target in pairs:
        if target == me:
            return [table[source][0]]
    return [zeros(x.shape, x.element)]


def linked(process, pairs):
    """All processes that pairs connect with this one."""
    found = {process}
    while True:
        more = found | {q for pair in pairs if found & set(pair) for q in pair}
        if more == found:
            return found
        found = more


# Channels and feeds


def partners(call):
    """Pairs of processes of send and recv; with both dimensions used their meaning is open."""
    grid = grid_of(call)
    lists = group_lists(call, "source_target_pairs")
    if grid.partitions == 1:
        return grid.cross_replica(lists)
    if grid.replicas == 1:
        return grid.cross_partition(lists)
    raise Unsupported("send and recv in a grid of replicas and partitions")


def refuse_host(call):
    if call.get("is_host_transfer", False):
        raise Unsupported(f"{call.op.name}: a transfer with the host")


@op("stablehlo.send")
def send(call):
    refuse_host(call)
    values, me = call.operands[:-1], call.process.id
    targets = [None]
    if call.has("source_target_pairs"):
        targets = [target for source, target in partners(call) if source == me]
    for target in targets:
        grid_of(call).post((channel(call), target), values)
    return [Token()]


@op("stablehlo.recv")
def recv(call):
    refuse_host(call)
    me = call.process.id
    box = channel(call), me if call.has("source_target_pairs") else None
    return list(grid_of(call).take(box)) + [Token()]


@op("stablehlo.outfeed")
def outfeed(call):
    return [Token()]


@op("stablehlo.infeed")
def infeed(call):
    grid = grid_of(call)
    if not grid.feed:
        raise Unsupported("infeed: nothing is left to read")
    return list(call.process.call(grid.feed.pop(0), [])) + [Token()]


@op("interpreter.run_parallel")
def run_parallel(call):
    """Runs programs[replica][partition] at the same time, inputs and results one after another."""
    rows = call.get("programs")
    grid = Grid(len(rows), len(rows[0]))
    grid.feed = [symbol.name for symbol in call.get("infeed", [])]
    rest = list(call.operands)
    tasks = []
    for r, row in enumerate(rows):
        for p, symbol in enumerate(row):
            child = call.process.child(grid, (r, p))
            count = len(child.program.functions[symbol.name].regions[0].arguments)
            tasks.append(Task(child, symbol.name, rest[:count]))
            rest = rest[count:]
    for task in tasks:
        task.start()
    for task in tasks:
        task.join()
    for task in tasks:
        call.process.adopt(task.process)
    failed = [t.error for t in tasks if t.error]
    if failed:
        raise failed[0]
    return [value for task in tasks for value in task.results]


class Task(threading.Thread):
    """A process that runs one function."""

    def __init__(self, process, name, arguments):
        super().__init__()
        self.process = process
        self.function = name
        self.arguments = arguments
        self.results = []
        self.error = None

    def run(self):
        try:
            self.results = self.process.call(self.function, self.arguments)
            for value in self.results:
                self.process.settle(value)
        except Exception as error:  # raised again by run_parallel
            self.error = error
        finally:
            self.process.grid.leave()
