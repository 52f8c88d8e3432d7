# SPDX-License-Identifier: Apache-2.0
"""Elementwise ops, constants and conversions."""

from . import complexes, kinds, quantization, rows, scalars
from .kinds import Complex, Float, Quantized
from .registry import OPS, Unsupported, op
from .values import Tensor, lazy, scalar, splat


def apply(log, freedom, name, kind, *elements):
    """An elementwise op on elements of one kind."""
    if isinstance(kind, Complex):
        if name == "abs":
            return complexes.abs_element(kind, elements[0])
        return complexes.apply(log, freedom, kind, name, *elements)
    pick = scalars.unary if len(elements) == 1 else scalars.binary
    return pick(name, kind)(log, kind, *elements)


def elementwise(call, name, *tensors):
    """The op on tensors of one shape. The element type of the result follows from the operands."""
    first = tensors[0]
    for other in tensors[1:]:
        if other.shape != first.shape:
            raise Unsupported(f"{name}: shapes differ at run time, which is undefined")
    kind = first.element
    target = kind.part if name == "abs" and isinstance(kind, Complex) else kind
    log, freedom = call.log, call.freedom
    return lazy(
        first.shape,
        target,
        lambda i: apply(log, freedom, name, kind, *(t[i] for t in tensors)),
        *tensors,
    )


def through_floats(call, function, *tensors):
    """dequantize_op_quantize: dequantize, apply, quantize to the result's type."""
    if any(quantization.is_quantized(t) for t in tensors):
        made = function(*(quantization.dequantize(t) for t in tensors))
        return quantization.quantize(made, call.element())
    return function(*tensors)


def define(name):
    @op(f"stablehlo.{name}")
    def evaluate(call):
        return [through_floats(call, lambda *t: elementwise(call, name, *t), *call.operands)]


@op("stablehlo.constant")
def constant(call):
    """A constant of a quantized type holds stored values."""
    value = call.get("value")
    if not isinstance(value, Tensor):
        raise Unsupported("a constant of elements without a value here")
    kind = call.element()
    if isinstance(kind, Quantized) and value.element != kind:
        return [Tensor(value.shape, kind, list(value.elements()))]
    return [value]


def convert_element(log, source, target, x):
    if isinstance(source, Complex):
        if isinstance(target, Complex):
            return tuple(scalars.convert(log, source.part, target.part, part) for part in x)
        return convert_element(log, source.part, target, x[0])
    if isinstance(target, Complex):
        zero = kinds.zero(target.part)
        return scalars.convert(log, source, target.part, x), zero
    return scalars.convert(log, source, target, x)


def convert(log, tensor, target):
    """to_destination_type: converts, quantizes or dequantizes."""
    source = tensor.element
    if source == target:
        return tensor
    if isinstance(target, Quantized) or isinstance(source, Quantized):
        return quantization.quantize(quantization.dequantize(tensor), target)
    return lazy(
        tensor.shape, target, lambda i: convert_element(log, source, target, tensor[i]), tensor
    )


@op("stablehlo.convert", "stablehlo.uniform_quantize", "stablehlo.uniform_dequantize")
def convert_op(call):
    return [convert(call.log, call.operands[0], call.element())]


@op("stablehlo.compare")
def compare(call):
    lhs, rhs = (quantization.dequantize(t) for t in call.operands)
    kind = lhs.element
    total = call.enum("compare_type") == "TOTALORDER"
    direction = call.enum("comparison_direction")
    function = complexes.compare if isinstance(kind, Complex) else scalars.compare
    log = call.log
    return [
        lazy(
            lhs.shape,
            kinds.BOOLEAN,
            lambda i: function(log, kind, direction, total, lhs[i], rhs[i]),
            lhs,
            rhs,
        )
    ]


@op("stablehlo.select")
def select(call):
    """Quantized operands go through floats, unless both have the result's type: then the way there is the identity."""
    pred, on_true, on_false = call.operands

    def choose(a, b):
        return lazy(
            a.shape,
            a.element,
            lambda i: a[i] if (pred[()] if not pred.shape else pred[i]) else b[i],
            pred,
            a,
            b,
        )

    return [through_floats(call, choose, on_true, on_false)]


@op("stablehlo.clamp")
def clamp(call):
    """minimum(maximum(operand, min), max); scalar bounds hold for all elements."""

    def bound(low, operand, high):
        def at(i):
            first = low[i] if low.shape else low[()]
            last = high[i] if high.shape else high[()]
            kind = operand.element
            inner = apply(call.log, call.freedom, "maximum", kind, operand[i], first)
            return apply(call.log, call.freedom, "minimum", kind, inner, last)

        return lazy(operand.shape, operand.element, at, low, operand, high)

    return [through_floats(call, bound, *call.operands)]


@op("stablehlo.complex")
def make_complex(call):
    re, im = call.operands
    return [lazy(re.shape, Complex(re.element), lambda i: (re[i], im[i]), re, im)]


def part(call, which):
    (z,) = call.operands
    if isinstance(z.element, Complex):
        return [lazy(z.shape, z.element.part, lambda i: z[i][which], z)]
    return [z] if which == 0 else [splat(z.shape, z.element, kinds.zero(z.element))]


@op("stablehlo.real")
def real_part(call):
    return part(call, 0)


@op("stablehlo.imag")
def imaginary_part(call):
    return part(call, 1)


@op("stablehlo.is_finite")
def is_finite(call):
    (x,) = call.operands
    if isinstance(x.element, Quantized):
        return [splat(x.shape, kinds.BOOLEAN, 1)]
    decode = x.element.form.decode
    return [lazy(x.shape, kinds.BOOLEAN, lambda i: int(decode(x[i]).is_finite), x)]


@op("stablehlo.reduce_precision")
def reduce_precision(call):
    exponent, mantissa = call.get("exponent_bits"), call.get("mantissa_bits")

    def apply_(x):
        form = x.element.form
        return lazy(
            x.shape,
            x.element,
            lambda i: scalars.reduce_precision(call.log, form, x[i], exponent, mantissa),
            x,
        )

    return [through_floats(call, apply_, *call.operands)]


@op("stablehlo.bitcast_convert")
def bitcast_convert(call):
    """Bits in the order of little-endian memory: the first small element holds the lowest bits."""
    (x,) = call.operands
    source, target = x.element, call.element()
    if target.width == source.width:
        return [lazy(x.shape, target, lambda i: target.of_bits(source.bits(x[i])), x)]
    if target.width < source.width:
        count = source.width // target.width
        mask = (1 << target.width) - 1

        def narrow(i):
            return target.of_bits(source.bits(x[i[:-1]]) >> (i[-1] * target.width) & mask)

        return [lazy(x.shape + (count,), target, narrow, x)]
    count = target.width // source.width

    def widen(i):
        bits = 0
        for k in range(count):
            bits |= source.bits(x[i + (k,)]) << (k * source.width)
        return target.of_bits(bits)

    return [lazy(x.shape[:-1], target, widen, x)]


def constant_of(kind, value):
    """A scalar tensor of a rational number, rounded to a float type."""
    from .reals import real

    return scalar(kind, kind.form.round(real(value)) if isinstance(kind, Float) else value)


# Every other op that works element by element: scalars.py and complexes.py have its function.
for _name in rows.elementwise():
    if f"stablehlo.{_name}" not in OPS:
        define(_name)
