# SPDX-License-Identifier: Apache-2.0
"""Types of programs, and how an element of each element type is represented.

    boolean, integer    a Python integer in the type's range
    float               the bits
    complex             a pair of bits, real and imaginary
    quantized           the stored integer
"""

from dataclasses import dataclass
from fractions import Fraction

from .formats import FORMATS, FloatFormat


@dataclass(frozen=True)
class Integer:
    """siN (written iN), uiN, i1 (unsigned: 0 and 1) and index."""

    width: int
    signed: bool
    name: str

    @property
    def is_boolean(self):
        return self.width == 1

    @property
    def least(self):
        return -(1 << (self.width - 1)) if self.signed else 0

    @property
    def largest(self):
        return (1 << (self.width - self.signed)) - 1

    def wrap(self, n):
        """n modulo 2^width, in the type's range."""
        n &= (1 << self.width) - 1
        return n - (1 << self.width) if n > self.largest else n

    def bits(self, n):
        return n & ((1 << self.width) - 1)

    def of_bits(self, bits):
        return self.wrap(bits)

    def text(self, n):
        return ("true" if n else "false") if self.is_boolean else str(n)


@dataclass(frozen=True)
class Float:
    form: FloatFormat

    @property
    def width(self):
        return self.form.width

    @property
    def name(self):
        return self.form.name

    def bits(self, element):
        return element

    def of_bits(self, bits):
        return bits

    def text(self, element):
        return self.form.text(element)


@dataclass(frozen=True)
class Complex:
    part: Float

    @property
    def form(self):
        return self.part.form

    @property
    def width(self):
        return 2 * self.part.width

    @property
    def name(self):
        return f"complex<{self.part.name}>"

    def bits(self, element):
        return element[0] | element[1] << self.part.width

    def of_bits(self, bits):
        return bits & ((1 << self.part.width) - 1), bits >> self.part.width

    def text(self, element):
        return f"({self.part.text(element[0])}, {self.part.text(element[1])})"


@dataclass(frozen=True)
class Quantized:
    """Integers of `storage` that stand for numbers of `expressed`; `axis` is None per tensor."""

    storage: Integer
    expressed: Float
    least: int
    largest: int
    axis: int | None
    scales: tuple  # rational numbers, of the expressed type
    zero_points: tuple
    block: tuple | None = None  # sub-channel quantization, which the specification does not have

    @property
    def width(self):
        return self.storage.width

    @property
    def name(self):
        return f"!quant.uniform<{self.storage.name}:{self.expressed.name}>"

    def bits(self, element):
        return self.storage.bits(element)

    def of_bits(self, bits):
        return self.storage.of_bits(bits)

    def text(self, element):
        return str(element)

    def parameters(self, index):
        """Scale and zero point of the element at an index."""
        channel = 0 if self.axis is None else index[self.axis]
        return self.scales[channel], self.zero_points[channel]


BOOLEAN = Integer(1, False, "i1")
INDEX = Integer(64, True, "index")
UI32 = Integer(32, False, "ui32")
I32 = Integer(32, True, "i32")


@dataclass(frozen=True)
class TensorType:
    shape: tuple  # None for an unknown size
    element: object
    bounds: tuple | None = None

    def text(self):
        sizes = "".join(f"{'?' if n is None else n}x" for n in self.shape)
        return f"tensor<{sizes}{self.element.name}>"


@dataclass(frozen=True)
class TokenType:
    pass


@dataclass(frozen=True)
class TupleType:
    elements: tuple


@dataclass(frozen=True)
class FutureType:
    elements: tuple


@dataclass(frozen=True)
class FunctionType:
    inputs: tuple
    results: tuple


@dataclass(frozen=True)
class OtherType:
    """A type that nothing here computes with (memref, none, other dialects)."""

    text_: str


def element_type(name):
    """The element type of a keyword, or None."""
    if name in FORMATS:
        return Float(FORMATS[name])
    if name == "index":
        return INDEX
    for prefix, signed in (("si", True), ("ui", False), ("i", True), ("u", False)):
        if name.startswith(prefix) and name[len(prefix) :].isdigit():
            width = int(name[len(prefix) :])
            return Integer(width, signed and width > 1, name)
    return None


def number(element, bits):
    """The exact value of a real element (boolean, integer or float)."""
    from .reals import real

    return element.form.decode(bits) if isinstance(element, Float) else real(bits)


def zero(element):
    """The element that stands for zero."""
    if isinstance(element, Complex):
        return (0, 0)
    if isinstance(element, Quantized):
        raise ValueError("zero of a quantized type depends on the index")
    return element.form.round(number(BOOLEAN, 0)) if isinstance(element, Float) else 0


def is_real(element):
    return isinstance(element, (Integer, Float))


def rational(x):
    return Fraction(x)
