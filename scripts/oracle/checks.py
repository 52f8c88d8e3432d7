# SPDX-License-Identifier: Apache-2.0
"""The check dialect: what a program expects, held against what the oracle computed.

Bits are compared, as docs/reference.md of StableHLO says; any NaN equals any NaN unless the case
asks for bits.
"""

from dataclasses import dataclass
from fractions import Fraction

from .kinds import Complex, Float
from .registry import op
from .values import Tensor

DEFAULT_TOLERANCE = Fraction(1, 10000)  # of check.expect_almost_eq
CUSTOM_CALL_TOLERANCE = Fraction(1, 1000)  # of custom_call @check.expect_almost_eq
CUSTOM_CALL_ULPS = 3  # of custom_call @check.expect_close


@dataclass
class Finding:
    """One check: the computed value, the expected one, and the first difference, if any."""

    place: int
    kind: str
    value: Tensor
    expected: Tensor
    difference: str  # empty: the check holds
    exact: bool  # bit for bit, whatever the check allows


def parts(kind, element):
    """The floats that an element consists of, with their format; none for integers."""
    if isinstance(kind, Complex):
        return [(kind.form, bits) for bits in element]
    return [(kind.form, element)] if isinstance(kind, Float) else []


def same(kind, a, b, nan_bits=False):
    if a == b:
        return True
    pairs = list(zip(parts(kind, a), parts(kind, b)))
    return bool(pairs) and not nan_bits and all(
        x == y or (form.is_nan(x) and form.is_nan(y)) for (form, x), (_, y) in pairs
    )


def distance_ok(kind, a, b, within):
    """Whether each float part satisfies `within(form, x, y)`; other elements must be equal."""
    pairs = list(zip(parts(kind, a), parts(kind, b)))
    if not pairs:
        return a == b
    for (form, x), (_, y) in pairs:
        p, q = form.decode(x), form.decode(y)
        if p.is_nan and q.is_nan:
            continue
        if not p.is_finite or not q.is_finite:
            if x != y:
                return False
        elif not within(form, x, y):
            return False
    return True


def almost(tolerance):
    return lambda form, x, y: abs(form.decode(x).value - form.decode(y).value) <= tolerance


def close(least, most):
    return lambda form, x, y: least <= abs(form.ordinal(x) - form.ordinal(y)) <= most


def settle(call, kind, value, expected, agrees):
    process = call.process
    nan_bits = process.nan_bits
    if not isinstance(value, Tensor) or not isinstance(expected, Tensor):
        difference = "" if value == expected else "values differ"
        process.findings.append(Finding(len(process.findings), kind, value, expected, difference, True))
        return []
    difference, exact = "", True
    if value.shape != expected.shape:
        difference = f"shape {value.shape}, expected {expected.shape}"
        exact = False
    else:
        for i in looked_at(call.process, value):
            a, b = value[i], expected[i]
            if same(value.element, a, b, nan_bits):
                continue
            exact = False
            if not difference and not agrees(value.element, a, b):
                text = value.element.text
                difference = f"at {list(i)}: {text(a)}, expected {text(b)}"
    process.findings.append(Finding(len(process.findings), kind, value, expected, difference, exact))
    return []


def looked_at(process, value):
    """All indices, or those of the positions that are sampled."""
    if process.positions is None:
        return value.indices()
    return [value.index_at(p) for p in process.positions if p < value.size]


def never(kind, a, b):
    return False


@op("check.expect_eq")
def expect_eq(call):
    return settle(call, "eq", *call.operands, never)


@op("check.expect_eq_const")
def expect_eq_const(call):
    value, expected = call.operands[0], call.get("value")
    if value.element.name.startswith("!quant"):
        expected = Tensor(expected.shape, value.element, expected.elements())
    return settle(call, "eq", value, expected, never)


def tolerance(call):
    stated = call.process.tolerance
    if stated is not None:
        return stated
    if call.has("tolerance"):
        return call.get("tolerance").value
    return CUSTOM_CALL_TOLERANCE if "custom_call" in call.op.name else DEFAULT_TOLERANCE


def agrees(within):
    return lambda kind, a, b: distance_ok(kind, a, b, within)


@op("check.expect_almost_eq")
def expect_almost_eq(call):
    return settle(call, "almost_eq", *call.operands, agrees(almost(tolerance(call))))


@op("check.expect_almost_eq_const")
def expect_almost_eq_const(call):
    value = call.operands[0]
    return settle(call, "almost_eq", value, call.get("value"), agrees(almost(tolerance(call))))


@op("check.expect_close")
def expect_close(call):
    default = CUSTOM_CALL_ULPS if "custom_call" in call.op.name else 1
    least, most = call.get("min_ulp_difference", 0), call.get("max_ulp_difference", default)
    return settle(call, "close", *call.operands, agrees(close(least, most)))


@op("check.expect_serialized_eq")
def expect_serialized_eq(call):
    probes = call.process.probes.get(call.get("probe_id"), [])
    iteration = call.get("iteration", 0)
    probe = probes[iteration] if iteration < len(probes) else None
    return settle(call, "eq", probe, call.operands[0], never)
