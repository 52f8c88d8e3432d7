# SPDX-License-Identifier: Apache-2.0
"""Pairs of ops: what each op gives to another (`produce`), and what it makes of a value (`consume`).

All values have the shape 1x2x3, so that each can be the operand of each op. Operands come in flavours: "tell" has -0, an
infinity, a NaN and limits of integers, "real" has no NaN and nothing that becomes one, "plain" has small numbers only.
`turn` counts the pairs, so that an op meets its constants in several ways: as the left and the right operand, beside itself,
and beside a splat.
"""
import math

from . import builder as b
from .ops import Ops

ELEMENTS = {"boolean": "i1", "signed": "i32", "unsigned": "ui8", "float": "f32", "complex": "complex<f32>"}
SHAPE = (1, 2, 3)
INF, NAN = math.inf, math.nan
DATA = {
    "boolean": [True, False, True, False, False, True, True, True, False, True, False, False],
    "signed": [5, -2, 3, 9, -4, 7, -6, 8, 1, -3, 4, 2],
    "unsigned": [5, 2, 3, 9, 4, 7, 6, 8, 1, 10, 12, 11],
    "float": [1.5, 2.25, 0.75, 0.5, 3.0, 1.25, 2.5, 0.25, 1.75, 2.0, 4.0, 3.5],
    "complex": [1 + 2j, -3 + 0.5j, 0.5 - 1j, 2 + 1j, -1 - 2j, 4 - 3j, 3 + 3j, -2 + 1j, 1 - 4j, 0.25 + 2j, 5 + 1j, -1 + 0.5j],
}
SPECIAL = {
    ("signed", "tell"): [1, -2, 3, 2147483647, -2147483648, 7],
    ("unsigned", "tell"): [1, 2, 3, 255, 128, 7],
    ("float", "tell"): [1.5, -2.25, 0.75, -0.0, INF, NAN],
    ("float", "real"): [1.5, 2.25, 0.75, -0.0, INF, 0.25],
}
OTHER = {  # beside a value, as an operand that makes no result open
    "boolean": [True, False, True, True, False, False],
    "signed": [3, 5, -2, 7, 2, -3],
    "unsigned": [3, 5, 2, 7, 250, 4],
    "float": [2.0, -0.5, 3.0, 4.0, -1.0, 0.5],
    "complex": [2 + 0j, 0 + 1j, 1 + 1j, -1 + 0j, 0 - 2j, 1 - 1j],
}
SPLATS = {  # what wrong rewrites take for a neutral or absorbing element
    "add": 0, "subtract": 0, "multiply": 0, "divide": 2, "remainder": 2, "power": 2, "maximum": 0, "minimum": 0, "atan2": 1,
    "and": 1, "or": 1, "xor": 1, "shift_left": 1, "shift_right_arithmetic": 1, "shift_right_logical": 1, "compare": 0,
}
MAKES_NAN = set("sine cosine tan remainder dot_general convolution reduce reduce_window select_and_scatter fft subtract".split())
NEEDS = {"sort": "real", "bitcast_convert": "real", "convolution": "plain", "select_and_scatter": "plain", "fft": "plain",
         "triangular_solve": "plain", "sine": "plain", "cosine": "plain", "tan": "plain"}
INEXACT = b.INEXACT | {"fft"}


class Pairs(Ops):
    """The ops of one program."""

    def __init__(self, builder, category):
        super().__init__(builder)
        self.category, self.element = category, ELEMENTS[category]

    def data(self, flavour, shape, category=None, shift=0):
        category = category or self.category
        cells = DATA[category]
        cells = (SPECIAL.get((category, flavour), cells[:6]) + cells[6:])[shift:] + cells[:shift]
        return fold(cells, shape)

    def own(self, flavour, shape=SHAPE, category=None, shift=0):
        """A constant of a flavour."""
        category = category or self.category
        return self.b.constant(self.data(flavour, shape, category, shift), ELEMENTS[category], shape)

    def other(self, shape=SHAPE, category=None):
        category = category or self.category
        return self.b.constant(fold(OTHER[category], shape), ELEMENTS[category], shape)

    def scalar(self, value, element=None):
        return self.b.constant(value, element or self.element, ())

    def high(self):
        """An upper bound: of booleans a tensor, as writers disagree on the bytes of a single true."""
        return self.other() if self.category == "boolean" else self.scalar(bound(self.category, 1))

    def zero(self):
        return self.scalar(0)

    def sum_of(self, left, right):
        """What reducers do: a sum; for booleans a disjunction."""
        return self.b.binary("or" if self.category == "boolean" else "add", left, right)

    def at_least(self, left, right):
        if self.category == "complex":
            left, right = self.real(left), self.real(right)
        return self.compare(left, "GE", right)

    # --- Producers ---

    def produce(self, op, flavour):
        if op in MAKES_NAN and flavour == "real":
            flavour = "plain"
        special = getattr(self, "produce_" + op, None)
        if special:
            return special(flavour)
        if op in b.UNARY:
            return self.b.binary(op, self.own(flavour))
        if op in b.BINARY:
            return self.b.binary(op, self.own(flavour), self.right_of(op))
        raise KeyError(op)

    def right_of(self, op, shape=SHAPE):
        if op.startswith("shift") or (op == "power" and self.category in ("signed", "unsigned")):
            return self.b.constant(fold([2, 1, 3, 0, 2, 1], shape), self.element, shape)
        if op == "power" and self.category == "complex":
            return self.b.constant(fold(EXPONENTS, shape), self.element, shape)
        return self.other(shape)

    def produce_constant(self, flavour):
        return self.b.op("constant", f"{b.dense(self.data(flavour, SHAPE), self.element)} : {b.type_text(SHAPE, self.element)}",
                         SHAPE, self.element)

    def produce_iota(self, flavour):
        return self.iota(self.element, SHAPE, 2)

    def produce_compare(self, flavour):
        return self.compare(self.own("tell", category="float"), "LT", self.other(category="float"))

    def produce_is_finite(self, flavour):
        return self.is_finite(self.own("tell", category="float"))

    def produce_abs(self, flavour):
        return self.b.binary("abs", self.own("plain" if self.category == "signed" else flavour))

    def produce_sqrt(self, flavour):
        plain = self.category == "float" and flavour == "plain"
        return self.b.binary("sqrt", self.b.constant(fold(SQUARES, SHAPE), "f32") if plain else self.own(flavour))

    def produce_real(self, flavour):
        return self.real(self.own(flavour, category="complex"))

    def produce_imag(self, flavour):
        return self.imag(self.own(flavour, category="complex"))

    def produce_complex(self, flavour):
        return self.complex_(self.own("plain", category="float"), self.other(category="float"))

    def produce_select(self, flavour):
        return self.select(self.own(flavour, category="boolean"), self.own(flavour), self.other())

    def produce_clamp(self, flavour):
        return self.clamp(self.scalar(bound(self.category, 0)), self.own(flavour), self.high())

    def produce_convert(self, flavour):
        source = {"boolean": "signed", "signed": "float", "unsigned": "signed", "float": "signed", "complex": "float"}[self.category]
        flavour = "plain" if source == "float" or self.category != "float" else flavour
        if self.category == "unsigned":
            x = self.b.constant(fold([300, 2, 3, 255, 128, 7], SHAPE), "i32", SHAPE)
        else:
            x = self.own(flavour, category=source)
        return self.convert(x, self.element)

    def produce_bitcast_convert(self, flavour):
        if self.category == "float":
            return self.bitcast(self.b.constant(fold(BITS[flavour], SHAPE), "i32", SHAPE), "f32")
        if self.category == "signed":
            return self.bitcast(self.own("real", category="float"), "i32")
        if self.category == "unsigned":
            return self.bitcast(self.b.constant(fold([-1, 2, -3, 127, -128, 7], SHAPE), "i8", SHAPE), "ui8")
        return self.bitcast(self.own(flavour), self.element)

    def produce_reduce_precision(self, flavour):
        return self.reduce_precision(self.own(flavour), "e5m2")

    def produce_broadcast_in_dim(self, flavour):
        return self.broadcast(self.own(flavour, (3,), shift=3 if self.category == "boolean" else 0), SHAPE, (2,))

    def produce_reshape(self, flavour):
        return self.reshape(self.own(flavour, (3, 2)), SHAPE)

    def produce_transpose(self, flavour):
        return self.transpose(self.own(flavour, (3, 1, 2)), (1, 2, 0))

    def produce_slice(self, flavour):
        return self.slice(self.own(flavour, (2, 2, 3)), (1, 0, 0), (2, 2, 3))

    def produce_dynamic_slice(self, flavour):
        return self.dynamic_slice(self.own(flavour, (1, 2, 4)), self.starts(0, -1, 9), SHAPE)

    def starts(self, *values):
        return [self.scalar(v, "i32") for v in values]

    def produce_dynamic_update_slice(self, flavour):
        return self.dynamic_update_slice(self.own(flavour), self.other((1, 1, 2)), self.starts(0, 1, 2))

    def produce_pad(self, flavour):
        return self.pad(self.own(flavour, (1, 2, 2)), self.scalar(self.category != "boolean"), (0, 0, 2), (0, 0, -1))

    def produce_concatenate(self, flavour):
        return self.concat(2, self.own(flavour, (1, 2, 1)), self.own(flavour, (1, 2, 2), shift=2))

    def produce_reverse(self, flavour):
        return self.reverse(self.own(flavour), (1, 2))

    def rows(self, x, indices, shape):
        numbers = "offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1"
        return self.gather(x, self.b.constant(indices, "i32", (len(indices),)), numbers, (1, 1, x.shape[2]), shape)

    def produce_gather(self, flavour):
        return self.rows(self.own(flavour, (1, 3, 3)), [7, 0], SHAPE)

    def add_rows(self, x, indices, updates):
        numbers = "update_window_dims = [0, 2], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1"
        return self.scatter(x, self.b.constant(indices, "i32", (len(indices),)), updates, numbers, self.sum_of)

    def produce_scatter(self, flavour):
        return self.add_rows(self.own(flavour), [1, 5], self.other((1, 2, 3)))

    def produce_reduce(self, flavour):
        return self.reduce(self.own(flavour, (1, 2, 2, 3)), self.zero(), self.sum_of, (2,))

    def produce_reduce_window(self, flavour):
        return self.reduce_window(self.own(flavour, (1, 2, 4)), self.zero(), self.sum_of, (1, 1, 2), SHAPE)

    def spread(self, x, source):
        select, _ = self.b.region([("left", (), self.element), ("right", (), self.element)], self.at_least)
        scatter, _ = self.b.region([("left", (), self.element), ("right", (), self.element)], self.sum_of)
        text = "window_dimensions = array<i64: 1, 1, 3>"
        return self.b.generic("select_and_scatter", [x, source, self.zero()], text, [select, scatter], [(x.shape, x.element)])

    def produce_select_and_scatter(self, flavour):
        return self.spread(self.own(flavour), self.other((1, 2, 1)))

    def produce_sort(self, flavour):
        return self.sorted(self.own("real" if flavour == "tell" else flavour))

    def sorted(self, x):
        def after(left, right):
            if self.category == "complex":
                left, right = self.real(left), self.real(right)
            return self.compare(left, "GT", right, "TOTALORDER" if self.category in ("float", "complex") else "")

        return self.sort(x, after, 2)

    def produce_dot_general(self, flavour):
        return self.dot(self.own(flavour, (1, 2, 4)), self.other((4, 3)), ((2,), (0,)))

    def produce_convolution(self, flavour):
        return self.conv(self.own(flavour, (1, 2, 4)), self.other((2, 2, 2)), "[b, f, 0]x[o, i, 0]->[b, f, 0]", SHAPE)

    def produce_fft(self, flavour):
        if self.category == "complex":
            return self.fft(self.own(flavour), "FFT", (3,), SHAPE, self.element)
        return self.fft(self.own(flavour, (1, 2, 2), category="complex"), "IRFFT", (3,), SHAPE, self.element)

    def triangle(self):
        one, two, three = (1, 2, 3) if self.category == "float" else (1 + 0j, 1 + 1j, 2 - 1j)
        return self.b.constant([[[one, three], [two, one]]], self.element)

    def produce_triangular_solve(self, flavour):
        return self.triangular_solve(self.triangle(), self.own("plain"), unit=True)

    # --- Consumers ---

    def consume(self, op, x, turn):
        special = getattr(self, "consume_" + op, None)
        if special:
            return special(x, turn)
        if op in b.UNARY:
            return self.b.binary(op, x)
        if op in b.BINARY:
            return self.consume_binary(op, x, turn)
        raise KeyError(op)

    def consume_binary(self, op, x, turn):
        numbers = self.category in ("signed", "unsigned")
        right = [op in ("divide", "remainder") and (numbers or self.category == "complex"), op.startswith("shift"), op == "power"]
        turn %= 4
        if any(right) and turn in (1, 2):
            turn = 0
        if turn == 0 or (op == "power" and self.category == "complex"):
            return self.b.binary(op, x, self.right_of(op))
        if turn == 1:
            return self.b.binary(op, self.other(), x)
        if turn == 2:
            return self.b.binary(op, x, x)
        if self.category == "boolean":
            return self.b.binary(op, x, self.b.constant(False, self.element, SHAPE))
        return self.b.binary(op, x, self.b.constant(SPLATS[op], self.element, SHAPE))

    def consume_compare(self, x, turn):
        y = [self.other(), self.other(), x, self.b.constant(0, self.element, SHAPE)][turn % 4]
        return self.compare(y, "LE", x) if turn % 4 == 1 else self.compare(x, "GE" if turn % 4 == 2 else "LT", y)

    def consume_is_finite(self, x, turn):
        return self.is_finite(x)

    def consume_real(self, x, turn):
        return self.real(x) if self.category == "complex" else self.b.binary("real", x)

    def consume_imag(self, x, turn):
        return self.imag(x) if self.category == "complex" else self.b.binary("imag", x)

    def consume_abs(self, x, turn):
        return self.abs_complex(x) if self.category == "complex" else self.b.binary("abs", x)

    def consume_complex(self, x, turn):
        return self.complex_(*((x, self.other()), (self.other(), x), (x, x))[turn % 3])

    def consume_select(self, x, turn):
        if self.category == "boolean" and turn % 3 == 0:
            return self.select(x, self.own("plain", category="signed"), self.other(category="signed"))
        p = self.own("plain", category="boolean")
        return self.select(p, self.other(), x) if turn % 2 else self.select(p, x, self.other())

    def consume_clamp(self, x, turn):
        low, high = self.scalar(bound(self.category, 0)), self.high()
        return self.clamp(x, self.other(), high) if turn % 3 == 1 else self.clamp(low, self.other(), x) if turn % 3 == 2 else \
            self.clamp(low, x, high)

    def consume_convert(self, x, turn):
        return self.convert(x, {"boolean": "f32", "signed": "f32", "unsigned": "i32", "float": "i1", "complex": "f32"}[self.category])

    def consume_bitcast_convert(self, x, turn):
        if self.category == "signed":
            return self.bitcast(x, "i16", SHAPE + (2,))
        return self.bitcast(x, {"unsigned": "i8", "float": "i32"}.get(self.category, self.element))

    def consume_reduce_precision(self, x, turn):
        return self.reduce_precision(x, "e5m2")

    def consume_broadcast_in_dim(self, x, turn):
        return self.broadcast(x, (2, 2, 3), (0, 1, 2)) if turn % 2 else self.broadcast(x, (1, 2, 2, 3), (0, 2, 3))

    def consume_reshape(self, x, turn):
        return self.reshape(x, (3, 2) if turn % 2 else (6,))

    def consume_transpose(self, x, turn):
        return self.transpose(x, (2, 0, 1) if turn % 2 else (2, 1, 0))

    def consume_slice(self, x, turn):
        return self.slice(x, (0, 1, 0), (1, 2, 3), (1, 1, 2)) if turn % 2 else self.slice(x, (0, 0, 1), (1, 2, 3))

    def consume_dynamic_slice(self, x, turn):
        return self.dynamic_slice(x, self.starts(0, -1, 9), (1, 2, 2) if turn % 2 else (1, 1, 2))

    def consume_dynamic_update_slice(self, x, turn):
        if turn % 2:
            return self.dynamic_update_slice(self.other((1, 3, 4)), x, self.starts(0, 2, 0))
        return self.dynamic_update_slice(x, self.other((1, 1, 2)), self.starts(0, 1, 2))

    def consume_pad(self, x, turn):
        if turn % 2:
            return self.pad(x, self.zero(), (0, 0, -1), (0, 0, 1), (0, 1, 0))
        value = self.zero() if self.category == "boolean" else self.scalar(bound(self.category, 1))
        return self.pad(x, value, (0, 1, 0), (0, -1, 2))

    def consume_concatenate(self, x, turn):
        return self.concat(1, self.other((1, 1, 3)), x) if turn % 2 else self.concat(2, x, x)

    def consume_reverse(self, x, turn):
        return self.reverse(x, (2,) if turn % 2 else (1, 2))

    def consume_gather(self, x, turn):
        return self.rows(x, [1, 0, 5], (1, 3, 3))

    def consume_scatter(self, x, turn):
        return self.add_rows(self.other((1, 3, 3)), [2, 0], x) if turn % 2 else self.add_rows(x, [1, 5], self.other((1, 2, 3)))

    def consume_reduce(self, x, turn):
        if turn % 2 and self.category != "complex":
            return self.reduce(x, self.scalar(LEAST[self.category]), "maximum", (2,))
        return self.reduce(x, self.zero(), self.sum_of, (1,))

    def consume_reduce_window(self, x, turn):
        padding = [(0, 0), (0, 0), (1, 0)] if turn % 2 else None
        return self.reduce_window(x, self.zero(), self.sum_of, (1, 1, 2), (1, 2, 3 if padding else 2), padding=padding)

    def consume_select_and_scatter(self, x, turn):
        return self.spread(x, self.other((1, 2, 1)))

    def consume_sort(self, x, turn):
        return self.sorted(x)

    def consume_dot_general(self, x, turn):
        return self.dot(self.other((4, 2)), x, ((1,), (1,))) if turn % 2 else self.dot(x, self.other((3, 2)), ((2,), (0,)))

    def consume_convolution(self, x, turn):
        numbers = "[b, f, 0]x[o, i, 0]->[b, f, 0]"
        if turn % 2:
            return self.conv(self.other((1, 2, 4)), x, numbers, (1, 1, 2))
        return self.conv(x, self.other((2, 2, 2)), numbers, (1, 2, 2))

    def consume_fft(self, x, turn):
        if self.category == "complex":
            return self.fft(x, "IFFT", (3,), SHAPE, self.element)
        return self.fft(x, "RFFT", (3,), (1, 2, 2), "complex<f32>")

    def consume_triangular_solve(self, x, turn):
        return self.triangular_solve(self.triangle(), x, unit=True)


SQUARES = [2.25, 4.0, 0.25, 9.0, 1.0, 6.25]
EXPONENTS = [0.25 + 1j, 0.75 + 1j, 1.25 + 1j, 1.75 + 1j, 0.25 - 2j, 0.75 - 1j]  # no power is a number of few digits
LEAST = {"boolean": False, "signed": -2147483648, "unsigned": 0, "float": -INF}
BITS = {  # of the floats above
    "plain": [1069547520, 1074790400, 1061158912, 1056964608, 1077936128, 1067450368],
    "real": [1069547520, 1074790400, 1061158912, -2147483648, 2139095040, 1048576000],
    "tell": [1069547520, -1072693248, 1061158912, -2147483648, 2139095040, 2143289344],
}


def bound(category, i):
    return {"boolean": (False, True), "signed": (-3, 6), "unsigned": (2, 100), "float": (-1.0, 2.0), "complex": (-2 + 0j, 3 + 0j)}[category][i]


def fold(cells, shape):
    """Nested lists of a shape from a list that is repeated."""
    if not shape:
        return cells[0]
    size = math.prod(shape[1:])
    return [fold((cells * (1 + (size * (i + 1)) // len(cells)))[size * i:size * (i + 1)], shape[1:]) for i in range(shape[0])]
