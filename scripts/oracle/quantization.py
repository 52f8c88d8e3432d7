# SPDX-License-Identifier: Apache-2.0
"""quantize and dequantize, as the specification's "Quantization computations" write them.

The difference of stored value and zero point is taken exactly (the specification's formula in the storage type
would wrap; its "Quantized element types" section says f = (i - zero_point) * scale).
"""

from . import reals
from .kinds import Quantized
from .reals import real
from .registry import Unsupported
from .values import Tensor, lazy


def dequantize_element(kind, index, stored):
    scale, zero_point = kind.parameters(index)
    form = kind.expressed.form
    difference = form.decode(form.round(real(stored - zero_point)))
    return form.round(reals.multiply(difference, real(scale)))


def quantize_element(kind, index, bits):
    scale, zero_point = kind.parameters(index)
    form = kind.expressed.form

    def rounded(x):
        return form.decode(form.round(x))

    scaled = rounded(reals.divide(form.decode(bits), real(scale)))
    shifted = rounded(reals.add(scaled, rounded(real(zero_point))))
    least, largest = rounded(real(kind.least)), rounded(real(kind.largest))
    clamped = reals.minimum(reals.maximum(least, shifted), largest)
    if clamped.is_nan:
        raise Unsupported("NaN as a quantized value")
    return min(max(round(clamped.value), kind.least), kind.largest)


def refuse_blocks(kind):
    if kind.block is not None:
        raise Unsupported("sub-channel quantization, which the specification does not have")


def dequantize(tensor):
    kind = tensor.element
    if not isinstance(kind, Quantized):
        return tensor
    refuse_blocks(kind)
    return lazy(
        tensor.shape, kind.expressed, lambda i: dequantize_element(kind, i, tensor[i]), tensor
    )


def quantize(tensor, kind):
    """A tensor of the expressed type as quantized; other kinds are left alone."""
    if not isinstance(kind, Quantized):
        return tensor
    refuse_blocks(kind)
    return lazy(tensor.shape, kind, lambda i: quantize_element(kind, i, tensor[i]), tensor)


def is_quantized(value):
    return isinstance(value, Tensor) and isinstance(value.element, Quantized)
