# SPDX-License-Identifier: Apache-2.0
"""Programs of expressions: `log(exponential(x))` becomes StableHLO text, with its types inferred.

An expression is Python. Each function adds an op to a Builder and returns its value, or a tuple of values. A number beside a
value is a splat constant of its type. `builder.names(...)` is what an expression may say.
"""

import math
import struct

FLOATS = {"f64": (11, 52), "f32": (8, 23), "f16": (5, 10), "bf16": (8, 7), "f8E4M3FN": (4, 3), "f8E5M2": (5, 2), "f8E4M3FNUZ": (4, 3),
          "f8E5M2FNUZ": (5, 2), "f8E4M3B11FNUZ": (4, 3), "f8E4M3": (4, 3), "f8E3M4": (3, 4)}
UNARY = (
    "abs cbrt ceil cosine count_leading_zeros exponential exponential_minus_one floor log log_plus_one logistic negate not "
    "popcnt round_nearest_afz round_nearest_even rsqrt sign sine sqrt tan tanh"
).split()
BINARY = (
    "add and atan2 divide maximum minimum multiply or power remainder shift_left shift_right_arithmetic shift_right_logical "
    "subtract xor"
).split()
INEXACT = set(
    "cbrt cosine exponential exponential_minus_one log log_plus_one logistic power rsqrt sine tan tanh atan2 fft cholesky "
    "triangular_solve batch_norm_inference batch_norm_training batch_norm_grad".split()
)


def type_text(shape, element):
    return "tensor<" + "".join(f"{n}x" for n in shape) + element + ">"


def is_float(element):
    return element in FLOATS


# --- Literals ---


def number(value, element):
    if element.startswith("complex"):
        part = element[len("complex<") : -1]
        value = complex(value)
        return f"({number(value.real, part)}, {number(value.imag, part)})"
    if element == "i1":
        return "true" if value else "false"
    if not is_float(element):
        return str(int(value))
    if math.isfinite(value):
        text = repr(float(value))
        return text if "e" not in text or "." in text else text.replace("e", ".0e")
    exponent, mantissa = FLOATS[element]
    bits = ((1 << exponent) - 1) << mantissa
    if math.isnan(value):
        bits |= 1 << mantissa - 1
    elif value < 0:
        bits |= 1 << exponent + mantissa
    return f"0x{bits:0{(1 + exponent + mantissa) // 4}X}"


def shape_of(data):
    return (len(data),) + shape_of(data[0]) if isinstance(data, list) else ()


def nested(data, element):
    if isinstance(data, list):
        return "[" + ", ".join(nested(part, element) for part in data) + "]"
    return number(data, element)


def flat(data):
    return [cell for part in data for cell in flat(part)] if isinstance(data, list) else [data]


def dense(data, element):
    cells = [number(cell, element) for cell in flat(data)]
    if not cells:
        return "dense<>"
    same = isinstance(data, list) and len(set(cells)) == 1
    return f"dense<{cells[0] if same else nested(data, element)}>"


# --- Values ---


class Value:
    """A value of a program: its name and type."""

    def __init__(self, builder, name, shape, element):
        self.builder, self.name, self.shape, self.element = builder, name, tuple(shape), element

    @property
    def type(self):
        return type_text(self.shape, self.element)

    def __add__(self, other):
        return self.builder.binary("add", self, other)

    def __radd__(self, other):
        return self.builder.binary("add", other, self)

    def __sub__(self, other):
        return self.builder.binary("subtract", self, other)

    def __rsub__(self, other):
        return self.builder.binary("subtract", other, self)

    def __mul__(self, other):
        return self.builder.binary("multiply", self, other)

    def __rmul__(self, other):
        return self.builder.binary("multiply", other, self)

    def __truediv__(self, other):
        return self.builder.binary("divide", self, other)

    def __rtruediv__(self, other):
        return self.builder.binary("divide", other, self)

    def __mod__(self, other):
        return self.builder.binary("remainder", self, other)

    def __rmod__(self, other):
        return self.builder.binary("remainder", other, self)

    def __neg__(self):
        return self.builder.binary("negate", self)

    def __and__(self, other):
        return self.builder.binary("and", self, other)

    def __or__(self, other):
        return self.builder.binary("or", self, other)

    def __xor__(self, other):
        return self.builder.binary("xor", self, other)

    def __invert__(self):
        return self.builder.binary("not", self)

    def __lshift__(self, other):
        return self.builder.binary("shift_left", self, other)

    def __rshift__(self, other):
        return self.builder.binary("shift_right_logical", self, other)


class Builder:
    """Collects lines. `literals`: whether a constant was written; `inexact`: whether an op may round as it likes; `ops`: those used."""

    def __init__(self, prefix="", indent="  "):
        self.lines, self.prefix, self.indent = [], prefix, indent
        self.count, self.literals, self.inexact, self.ops = {}, False, False, set()

    def fresh(self, stem):
        n = self.count[stem] = self.count.get(stem, 0) + 1
        return f"%{self.prefix}{stem}" + (f"_{n}" if n > 1 else "") if not stem[-1].isdigit() or n == 1 else f"%{self.prefix}{stem}__{n}"

    def line(self, text):
        self.lines.append(self.indent + text)

    def op(self, name, text, shape, element, stem=None):
        """Appends `%result = stablehlo.<name><text>`."""
        value = Value(self, self.fresh(stem or name), shape, element)
        self.ops.add(name)
        self.inexact |= name in INEXACT
        self.line(f"{value.name} = stablehlo.{name} {text}")
        return value

    def constant(self, data, element, shape=None):
        shape = shape_of(data) if shape is None else shape
        self.literals = True
        return self.op("constant", f"{dense(data, element)} : {type_text(shape, element)}", shape, element, "literal")

    def like(self, value, other):
        """A number as a constant of the type of the other one."""
        return value if isinstance(value, Value) else self.constant(value, other.element, other.shape)

    def binary(self, name, x, y=None):
        if y is None:
            return self.op(name, f"{x.name} : {x.type}", x.shape, x.element)
        if not isinstance(x, Value):
            x = self.like(x, y)
        y = self.like(y, x)
        return self.op(name, f"{x.name}, {y.name} : {x.type}", x.shape, x.element)

    # --- Blocks ---

    def nested_block(self, arguments, body, ends="stablehlo.return"):
        """Lines of a block with arguments (name, shape, element) and what `body` returns."""
        values = [Value(self, self.fresh(n), s, e) for n, s, e in arguments]
        outer, self.lines = self.lines, []
        self.indent += "  "
        results = body(*values)
        results = list(results) if isinstance(results, tuple) else [results]
        self.line(f"{ends} {', '.join(r.name for r in results)} : {', '.join(r.type for r in results)}")
        self.indent = self.indent[:-2]
        lines, self.lines = self.lines, outer
        return values, lines, results

    def region(self, arguments, body):
        values, lines, results = self.nested_block(arguments, body)
        head = [self.indent + "^bb0(" + ", ".join(f"{v.name}: {v.type}" for v in values) + "):"] if values else []
        return head + lines, results

    def generic(self, name, operands, properties, regions, results):
        """`regions`: lists of lines; `results`: (shape, element) of each."""
        self.ops.add(name)
        self.inexact |= name in INEXACT
        stem = self.fresh(name)
        many = len(results) > 1
        text = f"{stem}{f':{len(results)}' if many else ''} = \"stablehlo.{name}\"({', '.join(o.name for o in operands)})"
        text += f" <{{{properties}}}>" if properties else ""
        types = ", ".join(o.type for o in operands)
        outs = [type_text(*r) for r in results]
        ending = f" : ({types}) -> {'(' + ', '.join(outs) + ')' if many else outs[0]}"
        if regions:
            self.line(text + " ({")
            for i, lines in enumerate(regions):
                self.lines += lines
                self.line("}, {" if i + 1 < len(regions) else "})" + ending)
        else:
            self.line(text + ending)
        values = tuple(Value(self, f"{stem}#{i}" if many else stem, s, e) for i, (s, e) in enumerate(results))
        return values if many else values[0]
