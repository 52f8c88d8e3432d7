# SPDX-License-Identifier: Apache-2.0
"""Control flow, calls, tuples, tokens, and ops that do nothing to values."""

from . import kinds
from .registry import OPS, Unsupported, op
from .values import Future, Token, scalar


@op("stablehlo.if")
def if_(call):
    return call.run(0 if call.operands[0].scalar() else 1, [])


@op("stablehlo.case")
def case(call):
    index = call.operands[0].scalar()
    count = len(call.op.regions)
    return call.run(index if 0 <= index < count else count - 1, [])


@op("stablehlo.while")
def while_(call):
    state = call.operands
    for _ in range(call.process.max_iterations):
        (again,) = call.run(0, state)
        if not again.scalar():
            return state
        state = [call.process.settle(v) for v in call.run(1, state)]
    raise Unsupported("a while loop of too many iterations")


@op("func.call")
def function_call(call):
    return call.process.call(call.get("callee").name, call.operands)


@op("stablehlo.composite")
def composite(call):
    return call.process.call(call.get("decomposition").name, call.operands)


@op("stablehlo.optimization_barrier")
def optimization_barrier(call):
    return call.operands


@op("stablehlo.after_all", "stablehlo.create_token")
def token(call):
    return [Token()]


@op("stablehlo.tuple")
def tuple_(call):
    return [tuple(call.operands)]


@op("stablehlo.get_tuple_element")
def get_tuple_element(call):
    return [call.operands[0][call.get("index")]]


@op("stablehlo.async_start")
def async_start(call):
    return [Future(call.run(0, call.operands))]


@op("stablehlo.async_done")
def async_done(call):
    return call.operands[0].values


@op("stablehlo.replica_id")
def replica_id(call):
    return [scalar(kinds.UI32, call.process.id[0])]


@op("stablehlo.partition_id")
def partition_id(call):
    return [scalar(kinds.UI32, call.process.id[1])]


@op("stablehlo.rng")
def rng(call):
    raise Unsupported("rng: the numbers are the implementation's affair")


@op("stablehlo.custom_call")
def custom_call(call):
    name = call.get("call_target_name")
    if name in OPS and name.startswith("check."):
        return OPS[name](call)
    raise Unsupported(f"custom_call @{name}: the target is the implementation's affair")


@op("interpreter.print")
def print_(call):
    return []


@op("interpreter.probe")
def probe(call):
    call.process.probes.setdefault(call.get("probe_id"), []).append(call.operands[0])
    return call.operands
