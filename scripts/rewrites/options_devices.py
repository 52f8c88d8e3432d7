# SPDX-License-Identifier: Apache-2.0
"""Random collectives with unusual options, for scripts/options, on two replicas of two partitions; and custom calls.

`%id` is a number that differs from device to device.
"""

from . import builder as b
from .options import KINDS, combine, kind_of, reducer

DEVICES = 4
IDS = "%id"
GROUPS = {
    "replicas": ([[0, 1]], [[1, 0]], [[0], [1]], [[1], [0]]),
    "global": ([[0, 1, 2, 3]], [[0, 2], [3, 1]], [[3, 0], [1, 2]], [[2, 0, 3, 1]], [[0], [1], [2], [3]]),
}


def of_device(s, shape, element):
    """A tensor that differs from device to device."""
    one = b.Value(s.o.b, IDS, (), "i32")
    own = s.o.convert(one, element) if element != "i1" else s.o.compare(one, "GT", 1)
    x = s.constant(shape, element)
    return s.o.b.binary("xor" if element == "i1" else "add", x, s.o.broadcast(own, shape))


def element_of(s):
    return s.choice(KINDS[s.choice(("boolean", "signed", "unsigned", "float", "half", "complex"))])


def groups(s, with_ids, whole_partitions, channels=True):
    """(properties, how many devices a group has)."""
    channel = channels and s.often()
    ids = with_ids and channel and s.often()
    rows = s.choice(GROUPS["global" if ids else "replicas"])
    text = f"replica_groups = dense<{rows}> : tensor<{len(rows)}x{len(rows[0])}xi64>"
    if channel:
        text += f", channel_handle = #stablehlo.channel_handle<handle = {s.choice((1, 2, 7))}, type = 0>"
    if ids:
        text += ", use_global_device_ids"
    return text, len(rows[0]) * (2 if channel and not ids and whole_partitions else 1)


def all_gather(s):
    text, size = groups(s, True, True)
    count, dim = s.choice((1, 2)), s.choice((0, 1))
    xs = [of_device(s, [2, 3], element_of(s)) for _ in range(count)]
    shape = [n * (size if d == dim else 1) for d, n in enumerate([2, 3])]
    return s.o.b.generic("all_gather", xs, f"all_gather_dim = {dim} : i64, {text}", [], [(shape, x.element) for x in xs])


def block(s, element):
    name = reducer(s, kind_of(element), element)[0]
    several = s.often(4)
    pair = [("left", (), element), ("right", (), element)]
    return s.o.b.region(pair, combine(s.o, name, several))[0]


def all_reduce(s):
    text, _ = groups(s, True, True)
    element = element_of(s)
    xs = [of_device(s, [2], element) for _ in range(s.choice((1, 2)))]
    return s.o.b.generic("all_reduce", xs, text, [block(s, element)], [([2], element)] * len(xs))


def reduce_scatter(s):
    text, size = groups(s, True, True)
    element, dim = element_of(s), s.choice((0, 1))
    x = of_device(s, [4, 4], element)
    shape = [n // (size if d == dim else 1) for d, n in enumerate([4, 4])]
    return s.o.b.generic(
        "reduce_scatter", [x], f"scatter_dimension = {dim} : i64, {text}", [block(s, element)], [(shape, element)]
    )


def collective_reduce(s):
    text, _ = groups(s, False, True, channels=False)  # which devices a channel joins is open
    element = element_of(s)
    x = of_device(s, [2], element)
    root, roots = dynamic_root(s)
    return s.o.b.generic("collective_reduce", [x, *roots], text + root, [block(s, element)], [([2], element)])


def dynamic_root(s):
    if s.often():
        return "", []
    return ", has_dynamic_root", [s.o.b.constant([0], "i32", (1,))]


def all_to_all(s):
    text, size = groups(s, False, False)
    split, concat = s.choice((0, 1)), s.choice((0, 1))
    xs = [of_device(s, [2, 4], element_of(s)) for _ in range(s.choice((1, 2)))]
    shape = [2, 4]
    shape[split] //= size
    shape[concat] *= size
    properties = f"split_dimension = {split} : i64, concat_dimension = {concat} : i64, split_count = {size} : i64, {text}"
    return s.o.b.generic("all_to_all", xs, properties, [], [(shape, x.element) for x in xs])


def collective_broadcast(s):
    text, _ = groups(s, False, False)
    x = of_device(s, [3], element_of(s))
    root, roots = dynamic_root(s)
    return s.o.b.generic("collective_broadcast", [x, *roots], text + root, [], [([3], x.element)])


def collective_permute(s):
    pairs = s.choice(([[0, 1], [1, 0]], [[0, 1]], [[1, 0]], [[1, 1]]))
    channel = ", channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>" if s.often() else ""
    x = of_device(s, [3], element_of(s))
    return s.o.b.generic(
        "collective_permute",
        [x],
        f"source_target_pairs = dense<{pairs}> : tensor<{len(pairs)}x2xi64>{channel}",
        [],
        [([3], x.element)],
    )


def custom_call(s):
    version, outs = s.choice((None, 1, 2, 3, 4, 4)), s.choice((0, 1, 2))
    x = s.constant([2, 3], "f32")
    configuration = s.choice(("none", "text", "entries"))
    parts = ["call_target_name = \"target\""]
    if version is not None and version != 1:
        parts.append(f"api_version = {version} : i32")
    if configuration == "text":
        parts.append("backend_config = \"text\"")
    elif configuration == "entries":
        parts.append("backend_config = {depth = 3 : i32}")
    if s.often():
        parts.append("has_side_effect = true")
    if s.often():
        parts.append("operand_layouts = [dense<[0, 1]> : tensor<2xindex>]")
        parts.append(f"result_layouts = [{', '.join(['dense<[1, 0]> : tensor<2xindex>'] * outs)}]")
    if outs and s.often():
        where = f"[{s.r.randrange(outs)}]" if outs > 1 else "[]"
        alias = f"output_tuple_indices = {where}, operand_index = 0, operand_tuple_indices = []"
        parts.append(f"output_operand_aliases = [#stablehlo.output_operand_alias<{alias}>]")
    if s.often():
        parts.append("called_computations = [@helper]")
    stem = s.o.b.fresh("result")
    s.o.b.ops.add("custom_call")
    types = ", ".join([x.type] * outs)
    head = f"{stem}{f':{outs}' if outs > 1 else ''} = " if outs else ""
    s.o.b.line(
        f"{head}\"stablehlo.custom_call\"({x.name}) <{{{', '.join(parts)}}}> : ({x.type}) -> {types if outs == 1 else f'({types})'}"
    )
    return tuple(b.Value(s.o.b, f"{stem}#{i}" if outs > 1 else stem, [2, 3], "f32") for i in range(outs)) or x
