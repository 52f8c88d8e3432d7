# SPDX-License-Identifier: Apache-2.0
"""A parser of MLIR's generic form, for what StableHLO programs hold.

The text comes from `hlo-opt --mlir-print-op-generic`. It is data: nothing here knows how the
printer works, and everything that a number needs (decimal, hexadecimal, raw bytes) is read here.
"""

import re
from dataclasses import dataclass, field
from fractions import Fraction

from . import kinds
from .formats import parse_decimal
from .kinds import Complex, Float, Integer, Quantized, TensorType
from .values import Tensor


class ParseError(Exception):
    pass


@dataclass
class Op:
    name: str
    operands: list
    attributes: dict
    regions: list
    results: list  # names, one for each value: "%0", or "%0#1"
    operand_types: list
    result_types: list


@dataclass
class Region:
    arguments: list = field(default_factory=list)  # (name, type)
    ops: list = field(default_factory=list)


@dataclass
class Symbol:
    """@name, or @name::@nested."""

    name: str


@dataclass
class Custom:
    """An attribute of a dialect: fields where it has key = value pairs, else its text."""

    name: str
    fields: dict
    text: str


BLANK = re.compile(r"(?:\s+|//[^\n]*)*")
NUMBER = re.compile(r"-?(?:0x[0-9a-fA-F]+|\d+\.\d*(?:[eE][-+]?\d+)?|\d+(?:[eE][-+]?\d+)?)")
WORD = re.compile(r"[A-Za-z_][A-Za-z0-9_$.]*")
STRING = re.compile(r'"((?:[^"\\]|\\.)*)"', re.S)
VALUE = re.compile(r"%[A-Za-z0-9_$.-]+(?:#\d+)?")
SIZE = re.compile(r"(\?|\d+)x")


class Parser:
    def __init__(self, text):
        self.text = text
        self.position = 0
        self.aliases = {}

    # Tokens

    def fail(self, wanted):
        line = self.text.count("\n", 0, self.position) + 1
        near = self.text[self.position : self.position + 40].replace("\n", " ")
        raise ParseError(f"line {line}: expected {wanted}, found '{near}'")

    def blank(self):
        self.position = BLANK.match(self.text, self.position).end()

    def sees(self, token):
        self.blank()
        return self.text.startswith(token, self.position)

    def takes(self, token):
        if self.sees(token):
            self.position += len(token)
            return True
        return False

    def expect(self, token):
        if not self.takes(token):
            self.fail(f"'{token}'")

    def match(self, pattern, wanted):
        self.blank()
        found = pattern.match(self.text, self.position)
        if not found:
            self.fail(wanted)
        self.position = found.end()
        return found

    def tries(self, pattern):
        self.blank()
        found = pattern.match(self.text, self.position)
        if found:
            self.position = found.end()
        return found

    def word(self):
        return self.match(WORD, "a word").group()

    def string(self):
        return unescape(self.match(STRING, "a string").group(1))

    def separated(self, parse, close):
        """Items between commas up to a closing token."""
        items = []
        if self.takes(close):
            return items
        while True:
            items.append(parse())
            if self.takes(close):
                return items
            self.expect(",")

    # Ops

    def module(self):
        """All top-level ops, of one module or several."""
        ops = []
        self.blank()
        while self.position < len(self.text):
            if self.sees("#") or self.sees("!"):
                self.alias()
            else:
                ops.append(self.op())
            self.blank()
        return ops

    def alias(self):
        name = self.match(re.compile(r"[#!][A-Za-z0-9_$.]+"), "an alias").group()
        self.expect("=")
        self.aliases[name] = self.type() if name[0] == "!" else self.attribute()

    def op(self):
        results = []
        if self.sees("%"):
            while True:
                name = self.match(VALUE, "a value").group()
                count = int(self.match(re.compile(r"\d+"), "a count").group()) if self.takes(":") else 0
                results += [f"{name}#{i}" for i in range(count)] if count else [name]
                if not self.takes(","):
                    break
            self.expect("=")
        name = self.string()
        self.expect("(")
        operands = self.separated(lambda: self.match(VALUE, "a value").group(), ")")
        attributes = self.attribute_dictionary("<{", "}>") if self.sees("<{") else {}
        regions = self.separated(self.region, ")") if self.takes("(") else []
        if self.sees("{"):
            attributes.update(self.attribute_dictionary("{", "}"))
        self.expect(":")
        inputs, outputs = self.function_type()
        if self.takes("loc("):
            self.skip_parentheses()
        return Op(name, operands, attributes, regions, results, inputs, outputs)

    def region(self):
        self.expect("{")
        region = Region()
        if self.takes("^"):
            self.word()
            if self.takes("("):
                region.arguments = self.separated(self.block_argument, ")")
            self.expect(":")
        while not self.takes("}"):
            if self.sees("^"):
                self.fail("a region with one block")
            region.ops.append(self.op())
        return region

    def block_argument(self):
        name = self.match(VALUE, "a value").group()
        self.expect(":")
        found = name, self.type()
        if self.takes("loc("):
            self.skip_parentheses()
        return found

    def skip_parentheses(self):
        depth = 1
        while depth:
            if self.sees('"'):
                self.string()
                continue
            char = self.text[self.position]
            depth += (char == "(") - (char == ")")
            self.position += 1

    # Types

    def function_type(self):
        self.expect("(")
        inputs = self.separated(self.type, ")")
        self.expect("->")
        outputs = self.separated(self.type, ")") if self.takes("(") else [self.type()]
        return inputs, outputs

    def type(self):
        if self.sees("("):
            inputs, outputs = self.function_type()
            return kinds.FunctionType(tuple(inputs), tuple(outputs))
        if self.sees("!"):
            return self.dialect_type()
        start = self.position
        name = self.word()
        if name == "tensor":
            return self.tensor_type()
        if name == "tuple":
            self.expect("<")
            return kinds.TupleType(tuple(self.separated(self.type, ">")))
        if name == "complex":
            self.expect("<")
            part = self.type()
            self.expect(">")
            return Complex(part)
        found = kinds.element_type(name)
        if found:
            return found
        if self.sees("<"):
            self.angle_text()
        return kinds.OtherType(self.text[start : self.position].strip())

    def tensor_type(self):
        self.expect("<")
        shape = []
        while True:
            found = self.tries(SIZE)
            if not found:
                break
            shape.append(None if found.group(1) == "?" else int(found.group(1)))
        element = self.type()
        bounds = None
        if self.takes(","):
            encoding = self.attribute()
            bounds = encoding_bounds(encoding)
        self.expect(">")
        return TensorType(tuple(shape), element, bounds)

    def dialect_type(self):
        found = self.match(re.compile(r"![A-Za-z0-9_$.]+"), "a type").group()
        if found == "!stablehlo.token":
            return kinds.TokenType()
        if found == "!stablehlo.future":
            self.expect("<")
            return kinds.FutureType(tuple(self.separated(self.type, ">")))
        if found == "!quant.uniform":
            return self.quantized_type()
        if found in self.aliases:
            return self.aliases[found]
        return kinds.OtherType(found + (self.angle_text() if self.sees("<") else ""))

    def quantized_type(self):
        self.expect("<")
        storage = self.type()
        least, largest = storage.least, storage.largest
        if self.takes("<"):
            least = self.integer()
            self.expect(":")
            largest = self.integer()
            self.expect(">")
        self.expect(":")
        expressed = self.type()
        axis, block = None, None
        if self.takes(":"):
            if self.takes("{"):
                block = tuple(self.separated(self.block_size, "}"))
            else:
                axis = self.integer()
        self.expect(",")
        if self.takes("{"):
            if self.sees("{"):
                self.angle_text()
                raise ParseError("sub-channel quantization is not part of the specification")
            parameters = self.separated(self.quantization_parameter, "}")
        else:
            parameters = [self.quantization_parameter()]
        self.expect(">")
        form = expressed.form
        scales = tuple(form.decode(form.round(parse_decimal(s))).value for s, _ in parameters)
        return Quantized(
            storage, expressed, least, largest, axis, scales, tuple(z for _, z in parameters), block
        )

    def block_size(self):
        axis = self.integer()
        self.expect(":")
        return axis, self.integer()

    def quantization_parameter(self):
        scale = self.match(NUMBER, "a scale").group()
        return scale, self.integer() if self.takes(":") else 0

    def integer(self):
        return int(self.match(NUMBER, "an integer").group(), 0)

    def angle_text(self):
        """A text in balanced angle brackets, strings included."""
        self.blank()
        start = self.position
        depth = 0
        while True:
            if self.text.startswith('"', self.position):
                self.string()
                continue
            if self.text.startswith("->", self.position):
                self.position += 2
                continue
            char = self.text[self.position]
            depth += (char in "<{[(") - (char in ">}])")
            self.position += 1
            if not depth:
                return self.text[start : self.position]

    # Attributes

    def attribute_dictionary(self, opening, close):
        self.expect(opening)
        return dict(self.separated(self.named_attribute, close))

    def named_attribute(self):
        name = self.string() if self.sees('"') else self.word()
        return name, self.attribute() if self.takes("=") else True

    def attribute(self):
        for start, parse in (
            ("dense<", self.dense),
            ("array<", self.dense_array),
            ('"', self.string_attribute),
            ("[", self.list_attribute),
            ("{", lambda: self.attribute_dictionary("{", "}")),
            ("@", self.symbol),
            ("#", self.dialect_attribute),
            ("<", self.bare_fields),
        ):
            if self.sees(start):
                return parse()
        if self.tries(re.compile(r"true\b")):
            return True
        if self.tries(re.compile(r"false\b")):
            return False
        if self.tries(re.compile(r"unit\b")):
            return True
        if self.tries(re.compile(r"loc\(")):
            self.skip_parentheses()
            return None
        found = self.tries(NUMBER)
        if found:
            return self.number_attribute(found.group())
        return self.type()

    def string_attribute(self):
        text = self.string()
        if self.takes(":"):
            self.type()
        return text

    def list_attribute(self):
        self.expect("[")
        return self.separated(self.attribute, "]")

    def number_attribute(self, text):
        kind = self.type() if self.takes(":") else None
        if isinstance(kind, Float) or (kind is None and not re.fullmatch(r"-?(0x[0-9a-fA-F]+|\d+)", text)):
            if isinstance(kind, Float) and text.startswith("0x"):
                return kind.form.decode(int(text, 16))
            form = kind.form if kind else kinds.FORMATS["f64"]
            return form.decode(form.round(parse_decimal(text)))
        return int(text, 0)

    def symbol(self):
        name = []
        while True:
            self.expect("@")
            name.append(self.string() if self.sees('"') else self.match(WORD, "a name").group())
            if not self.takes("::"):
                return Symbol("::".join(name))

    def dense_array(self):
        self.expect("array<")
        kind = self.type()
        if self.takes(">"):
            return []
        self.expect(":")
        return self.separated(lambda: self.array_element(kind), ">")

    def array_element(self, kind):
        if self.tries(re.compile(r"true\b")):
            return True
        if self.tries(re.compile(r"false\b")):
            return False
        text = self.match(NUMBER, "a number").group()
        if isinstance(kind, Float):
            return kind.form.decode(float_bits(kind.form, text))
        return int(text, 0)

    def dialect_attribute(self):
        name = self.match(re.compile(r"#[A-Za-z0-9_$.]+"), "an attribute").group()
        if not self.sees("<") and not self.sees("("):
            return self.aliases.get(name, Custom(name, {}, ""))
        start = self.position
        body = self.angle_text()[1:-1].strip()
        finish = self.position
        fields = {}
        if re.match(r"[A-Za-z_]+\s*=(?!=)", body):
            self.position = start
            self.expect("<")
            fields = self.fields()
            self.position = finish
        return Custom(name, fields, body)

    def bare_fields(self):
        """<key = value, ...>: an attribute whose kind its place tells."""
        self.expect("<")
        return Custom("", self.fields(), "")

    def fields(self):
        found = {}
        while not self.takes(">"):
            name = self.word()
            self.expect("=")
            if self.sees("("):  # sub_axis_info = (1)2
                self.expect("(")
                first = self.integer()
                self.expect(")")
                found[name] = (first, self.integer())
            else:
                found[name] = self.attribute()
            self.takes(",")
        return found

    # Dense elements

    def dense(self):
        self.expect("dense<")
        if self.sees('"'):
            raw = self.string()
            self.expect(">")
            kind = self.type_after_colon()
            return of_raw_bytes(kind, bytes.fromhex(raw[2:]))
        cells = []
        if not self.takes(">"):
            self.dense_elements(cells)
            self.expect(">")
        kind = self.type_after_colon()
        return of_literals(kind, cells)

    def type_after_colon(self):
        self.expect(":")
        return self.type()

    def dense_elements(self, cells):
        if self.takes("["):
            if self.takes("]"):
                return
            while True:
                self.dense_elements(cells)
                if self.takes("]"):
                    return
                self.expect(",")
        elif self.takes("("):
            first = self.literal()
            self.expect(",")
            cells.append((first, self.literal()))
            self.expect(")")
        else:
            cells.append(self.literal())

    def literal(self):
        if self.tries(re.compile(r"true\b")):
            return "1"
        if self.tries(re.compile(r"false\b")):
            return "0"
        if self.sees('"'):
            return self.string()
        return self.match(NUMBER, "a number").group()


def unescape(text):
    if "\\" not in text:
        return text

    def replace(found):
        code = found.group(1)
        if re.fullmatch("[0-9a-fA-F]{2}", code):
            return chr(int(code, 16))
        return {"n": "\n", "t": "\t"}.get(code, code)

    return re.sub(r"\\([0-9a-fA-F]{2}|.)", replace, text)


def encoding_bounds(encoding):
    """Upper bounds of sizes, from #stablehlo.bounds<?, 4> or #stablehlo.type_extensions<...>."""
    if not isinstance(encoding, Custom):
        return None
    text = encoding.text
    if encoding.name == "#stablehlo.type_extensions":
        text = text[text.index("[") + 1 : text.index("]")]
    elif encoding.name != "#stablehlo.bounds":
        return None
    return tuple(None if n.strip() == "?" else int(n) for n in text.split(",") if n.strip())


def float_bits(form, text):
    return int(text, 16) if text.startswith("0x") else form.round(parse_decimal(text))


def element_of_literal(kind, text):
    if isinstance(kind, Complex):
        return tuple(float_bits(kind.form, part) for part in text)
    if isinstance(kind, Float):
        return float_bits(kind.form, text)
    return kind.wrap(int(text, 0))


def of_literals(kind, cells):
    if not isinstance(kind, TensorType):
        return Custom("dense", {}, repr(cells))
    if not isinstance(kind.element, (Integer, Float, Complex)):
        return Custom("dense", {}, repr(cells))
    found = [element_of_literal(kind.element, text) for text in cells]
    size = 1
    for n in kind.shape:
        size *= n
    if len(found) == 1 and size != 1:
        found = found * size
    return Tensor(kind.shape, kind.element, found)


def of_raw_bytes(kind, raw):
    """Elements from the bytes of a hexadecimal string, little-endian; one element is a splat."""
    size = 1
    for n in kind.shape:
        size *= n
    element = kind.element
    width = (element.width + 7) // 8
    if element == kinds.BOOLEAN and len(raw) != size and len(raw) == (size + 7) // 8:
        bits = int.from_bytes(raw, "little")
        return Tensor(kind.shape, element, [bits >> i & 1 for i in range(size)])
    mask = (1 << element.width) - 1
    found = [
        element.of_bits(int.from_bytes(raw[i : i + width], "little") & mask)
        for i in range(0, len(raw), width)
    ]
    if len(found) == 1 and size != 1:
        found = found * size
    return Tensor(kind.shape, element, found)


def parse(text):
    """The top-level ops of a text in generic form."""
    return Parser(text).module()


def parse_type(text):
    return Parser(text).type()


def parse_attribute(text):
    return Parser(text).attribute()


def rational(x):
    """A rational number of an attribute: a real number or an integer."""
    return Fraction(x) if isinstance(x, int) else x.value
