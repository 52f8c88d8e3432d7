# SPDX-License-Identifier: Apache-2.0
"""batch_norm_*: the specification's compositions of other ops."""

from fractions import Fraction

from . import kinds
from .ops_elements import apply, constant_of, elementwise
from .ops_regions import choose_order, fold
from .ops_shapes import broadcast_to
from .quantization import dequantize, quantize
from .registry import op
from .values import lazy


class Norms:
    """Shared by the three compositions."""

    def __init__(self, call):
        self.call = call
        self.feature = call.get("feature_index")
        self.operand = dequantize(call.operands[0])
        self.kind = self.operand.element
        self.epsilon = call.get("epsilon").value

    def do(self, name, *tensors):
        return elementwise(self.call, name, *tensors)

    def spread(self, x):
        return broadcast_to(x, [self.feature], self.operand.shape)

    def constant(self, value, shape):
        return broadcast_to(constant_of(self.kind, value), [], shape)

    def count(self):
        size = self.operand.shape[self.feature]
        return Fraction(self.operand.size, size) if size else Fraction(0)

    def sum(self, x):
        d = self.feature
        log, freedom, kind = self.call.log, self.call.freedom, self.kind

        def at(i):
            values = [x[k] for k in x.indices() if k[d] == i[0]]
            return fold(
                choose_order(self.call, len(values)),
                values,
                kinds.zero(kind),
                lambda a, b: apply(log, freedom, "add", kind, a, b),
            )

        return lazy([x.shape[d]], kind, at, x)

    def mean(self, x):
        total = self.sum(x)
        return self.do("divide", total, self.constant(self.count(), total.shape))

    def deviation(self, variance):
        epsilon = self.constant(self.epsilon, self.operand.shape)
        return self.do("sqrt", self.do("add", self.spread(variance), epsilon))

    def normalized(self, mean, variance):
        centered = self.do("subtract", self.operand, self.spread(mean))
        return self.do("divide", centered, self.deviation(variance))

    def inference(self, scale, offset, mean, variance):
        product = self.do("multiply", self.spread(scale), self.normalized(mean, variance))
        return self.do("add", product, self.spread(offset))

    def results(self, *tensors):
        return [quantize(t, self.call.element(n)) for n, t in enumerate(tensors)]


@op("stablehlo.batch_norm_inference")
def batch_norm_inference(call):
    n = Norms(call)
    return n.results(n.inference(*(dequantize(t) for t in call.operands[1:])))


@op("stablehlo.batch_norm_training")
def batch_norm_training(call):
    n = Norms(call)
    scale, offset = (dequantize(t) for t in call.operands[1:])
    mean = n.mean(n.operand)
    centered = n.do("subtract", n.operand, n.spread(mean))
    variance = n.mean(n.do("multiply", centered, centered))
    return n.results(n.inference(scale, offset, mean, variance), mean, variance)


@op("stablehlo.batch_norm_grad")
def batch_norm_grad(call):
    n = Norms(call)
    scale, mean, variance, gradient = (dequantize(t) for t in call.operands[1:])
    shape = n.operand.shape
    centered = n.do("subtract", n.operand, n.spread(mean))
    deviation = n.deviation(variance)
    count = n.constant(n.count(), shape)
    i1 = n.do("multiply", gradient, count)
    i2 = n.spread(n.sum(gradient))
    i3 = n.spread(n.sum(n.do("multiply", gradient, centered)))
    i4 = n.do("multiply", i3, centered)
    i5 = n.do("divide", i4, n.do("add", n.spread(variance), n.constant(n.epsilon, shape)))
    i6 = n.do("subtract", n.do("subtract", i1, i2), i5)
    factor = n.do("divide", n.do("divide", n.spread(scale), deviation), count)
    normalized = n.do("divide", centered, deviation)
    return n.results(
        n.do("multiply", factor, i6),
        n.sum(n.do("multiply", gradient, normalized)),
        n.sum(gradient),
    )
