# SPDX-License-Identifier: Apache-2.0
"""Random valid StableHLO programs: their values, regions and text. A seed always gives the same program."""
import random
from math import prod

# name: bits of the exponent and of the fraction. f8E8M0FNU has no sign.
FLOATS = {"f64": (11, 52), "f32": (8, 23), "f16": (5, 10), "bf16": (8, 7), "f8E3M4": (3, 4), "f8E4M3": (4, 3), "f8E4M3FN": (4, 3),
          "f8E4M3FNUZ": (4, 3), "f8E4M3B11FNUZ": (4, 3), "f8E5M2": (5, 2), "f8E5M2FNUZ": (5, 2), "f8E8M0FNU": (8, 0),
          "f6E2M3FN": (2, 3), "f6E3M2FN": (3, 2), "f4E2M1FN": (2, 1)}  # fmt: skip
SIGNED = ["i2", "i4", "i8", "i16", "i32", "i64"]
UNSIGNED = ["u" + name for name in SIGNED]
INTEGERS = SIGNED + UNSIGNED
COMPLEX = ["complex<f32>", "complex<f64>"]
LARGE_FLOATS = ["f32", "f64", "f16", "bf16"]
REAL = INTEGERS + list(FLOATS)
NUMBERS = REAL + COMPLEX
ALL = NUMBERS + ["i1"]
INEXACT = list(FLOATS) + COMPLEX

UNARY = [(names.split(), types) for names, types in [
    ("abs", SIGNED + INEXACT), ("negate", NUMBERS), ("sign", SIGNED + INEXACT), ("not", INTEGERS + ["i1"]),
    ("popcnt count_leading_zeros", INTEGERS), ("ceil floor round_nearest_afz round_nearest_even is_finite", list(FLOATS)),
    ("cbrt cosine exponential exponential_minus_one log log_plus_one logistic rsqrt sine sqrt tan tanh", INEXACT),
    ("real imag", INEXACT), ("optimization_barrier", ALL),
]]  # fmt: skip
BINARY = [(names.split(), types) for names, types in [
    ("add multiply maximum minimum", ALL), ("subtract", NUMBERS), ("divide power", NUMBERS), ("remainder", REAL),
    ("atan2", INEXACT), ("and or xor", INTEGERS + ["i1"]), ("shift_left shift_right_arithmetic shift_right_logical", INTEGERS),
]]  # fmt: skip
# The ops of a region that combines two elements.
FOLDS = {"add multiply maximum minimum": ALL, "subtract": NUMBERS, "and or xor": INTEGERS + ["i1"]}
LIMIT = {"empty": 40, "small": 40, "medium": 2000, "large": 300000}
# Steps of one op, about: the definitions compute 10^7 of the cheapest in a second.
WORK = {"empty": 20000, "small": 20000, "medium": 50000, "large": 300000}


def bits_of(element):
    if element in FLOATS:
        return max(4, sum(FLOATS[element]) + (element != "f8E8M0FNU"))
    return int(element.strip("ui"))


def tensor(shape, element):
    return "tensor<" + "x".join([str(n) for n in shape] + [element]) + ">"


def array(numbers, element="i64"):
    numbers = [str(n).lower() for n in numbers]
    return f"array<{element}: {', '.join(numbers)}>" if numbers else f"array<{element}>"


def pairs(numbers):
    rows = [list(pair) for pair in numbers]
    return f"dense<{rows if rows else ''}> : tensor<{len(rows)}x2xi64>"


class Value:
    def __init__(self, name, shape, element):
        self.name, self.shape, self.element = name, tuple(shape), element
        self.type = tensor(shape, element)
        self.size = prod(shape)


class Program:
    """inputs: [(Value, literal)]; lines: the ops; results: [Value]."""

    def __init__(self, seed, ops):
        """ops: {function that adds an op to a Program, or raises Unfit: weight}"""
        self.r = random.Random(seed)
        self.seed, self.ops, self.names, self.depth = seed, ops, 0, 0
        self.inputs, self.lines, self.values, self.results = [], [], [], []
        self.kind = self.r.choices(list(LIMIT), [1, 10, 6, 1])[0]
        self.limit, self.work = LIMIT[self.kind], WORK[self.kind]
        wanted = self.r.randint(1, 3 if self.kind == "large" else 10)
        for _ in range(50 * wanted):
            if self.choose_op():
                wanted -= 1
            if not wanted:
                break
        made = [v for v in self.values if not any(v is i for i, _ in self.inputs)] or self.values or [self.input((2,), "f32")]
        self.results = made[-4:]

    # --- Text ---

    def text(self, form):
        """form: constants, called or arguments."""
        ends = ", ".join(v.name for v in self.results)
        types = ", ".join(v.type for v in self.results)
        constants = [f"{v.name} = stablehlo.constant {literal} : {v.type}" for v, literal in self.inputs]
        heads = ", ".join(f"{v.name}: {v.type}" for v, _ in self.inputs)
        back = [f"return {ends} : {types}"]
        if form == "constants":
            return function("@main()", types, constants + self.lines + back)
        if form == "arguments":
            return function(f"@main({heads})", types, self.lines + back)
        given = ", ".join(v.name for v, _ in self.inputs)
        names = [f"%result#{k}" for k in range(len(self.results))] if len(self.results) > 1 else ["%result"]
        call = f"%result{f':{len(names)}' if len(names) > 1 else ''} = call @body({given}) : "
        call += f"({', '.join(v.type for v, _ in self.inputs)}) -> ({types})"
        main = function("@main()", types, constants + [call, f"return {', '.join(names)} : {types}"])
        return function(f"private @body({heads})", types, self.lines + back) + main

    def arguments(self):
        return "[" + ", ".join(f"{literal} : {v.type}" for v, literal in self.inputs) + "]"

    # --- Values ---

    def name(self):
        self.names += 1
        return f"%v{self.names}"

    def chance(self, p):
        return self.r.random() < p

    def element_bytes(self, element, style):
        r = self.r
        if element in COMPLEX:
            part = element[8:-1]
            return self.element_bytes(part, style) + self.element_bytes(part, style)
        if element == "i1":
            return bytes([r.getrandbits(1)])
        width = bits_of(element)
        if element in FLOATS:
            exponent, fraction = FLOATS[element]
            if style == "wild":
                bits = r.choice([r.getrandbits(width), r.getrandbits(width), 0, (1 << width) - 1, 1 << (width - 1),
                                 ((1 << exponent) - 1) << fraction, 1])  # fmt: skip
            else:
                middle = (1 << (exponent - 1)) - 1 + r.randint(-2, 1 if exponent < 4 else 3)
                bits = max(0, middle) << fraction | r.getrandbits(fraction + 1) >> 1
                if element != "f8E8M0FNU":
                    bits |= r.getrandbits(1) << (exponent + fraction)
            return bits.to_bytes((width + 7) // 8, "little")
        low = -(1 << (width - 1)) if element in SIGNED else 0
        high = low + (1 << width) - 1
        n = r.choice([r.randint(low, high), low, high, 0, 1]) if style == "wild" else max(low, min(high, r.randint(-9, 9)))
        return n.to_bytes((width + 7) // 8, "little", signed=low < 0)

    def literal(self, shape, element, style=None):
        count = prod(shape)
        if not count:
            return "dense<>"
        style = style or self.r.choice(["wild", "mild", "mild"])
        distinct = 1 if self.chance(0.1) else min(count, self.r.choice([251, 1021]))
        block = [self.element_bytes(element, style) for _ in range(distinct)]
        if distinct == 1:
            return f'dense<"0x{block[0].hex().upper()}">' if element != "i1" else f"dense<{str(bool(block[0][0])).lower()}>"
        times = -(-count // distinct)
        return f'dense<"0x{b"".join((block * times)[:count]).hex().upper()}">'

    def input(self, shape, element, literal=None, style=None):
        v = Value(f"%in{len(self.inputs)}", shape, element)
        self.inputs.append((v, literal or self.literal(shape, element, style)))
        if not self.depth:
            self.values.append(v)
        return v

    def shape(self, rank=None, limit=None):
        limit = limit or self.limit
        rank = self.r.choice([0, 1, 1, 2, 2, 2, 3, 3, 4, 5]) if rank is None else rank
        if self.kind == "empty" and rank and self.chance(0.4):
            shape = [self.r.randint(1, 3) for _ in range(rank)]
            shape[self.r.randrange(rank)] = 0
            return tuple(shape)
        shape, left = [], limit
        for k in range(rank):
            most = max(1, int(left ** (1 / self.r.choice([1, rank - k]))))
            shape.append(self.r.randint(max(1, most // 2), most) if self.kind == "large" else self.r.randint(1, most))
            left = max(1, left // shape[-1])
        self.r.shuffle(shape)
        return tuple(shape)

    def operand(self, types=ALL, rank=None, least=0, most=None, fits=None):
        """A value that exists, or a new input."""
        found = [v for v in self.values if v.element in types and least <= len(v.shape) and v.size <= (most or v.size)
                 and (rank is None or len(v.shape) == rank) and (fits is None or fits(v))]  # fmt: skip
        if found and self.chance(0.75):
            return self.r.choice(found[-6:])
        rank = rank if rank is not None else max(least, self.r.choice([0, 1, 2, 2, 3, 4]))
        return self.input(self.shape(rank, min(self.limit, most or self.limit)), self.r.choice(types))

    def like(self, v, element=None, shape=None):
        element, shape = element or v.element, v.shape if shape is None else tuple(shape)
        found = [x for x in self.values if x.element == element and x.shape == shape]
        return self.r.choice(found) if found and self.chance(0.6) else self.input(shape, element)

    def op(self, name, operands, results, attributes="", regions=()):
        """results: [(shape, element)]; the values that the op makes."""
        base = self.name()
        many = len(results) > 1
        made = [Value(f"{base}#{k}" if many else base, *result) for k, result in enumerate(results)]
        line = f"{base}:{len(results)} = " if many else f"{base} = "
        line += f'"stablehlo.{name}"({", ".join(v.name for v in operands)})'
        line += f" <{{{attributes}}}>" if attributes else ""
        line += f" ({', '.join(regions)})" if regions else ""
        ends = ", ".join(v.type for v in made)
        self.lines.append(f"{line} : ({', '.join(v.type for v in operands)}) -> {f'({ends})' if many else ends}")
        self.values += made
        return made

    def region(self, arguments, body):
        """The text of a region. body(arguments) makes ops and returns the values that the region returns."""
        lines, values = self.lines, self.values
        self.lines, self.values, self.depth = [], list(values), self.depth + 1
        heads = [Value(self.name(), shape, element) for shape, element in arguments]
        ends = body(heads)
        text = "^bb0(" + ", ".join(f"{v.name}: {v.type}" for v in heads) + "):\n" if heads else ""
        text += "\n".join(self.lines)
        text += f'\n"stablehlo.return"({", ".join(v.name for v in ends)}) : ({", ".join(v.type for v in ends)}) -> ()'
        self.lines, self.values, self.depth = lines, values, self.depth - 1
        return "{\n" + text + "\n}"

    def fold(self, element):
        """A region that combines two elements."""
        names = [n for ops, types in FOLDS.items() if element in types for n in ops.split()]

        def body(a):
            result = self.op(self.r.choice(names), a, [((), element)])[0]
            if self.chance(0.15):
                result = self.op(self.r.choice(names), [a[self.r.randrange(2)], result], [((), element)])[0]
            return [result]

        return self.region([((), element)] * 2, body)

    def choose_op(self):
        make = self.r.choices(list(self.ops), self.ops.values())[0]
        state = len(self.lines), len(self.values), len(self.inputs)
        try:
            make(self)
            return True
        except Unfit:  # the draw gives no valid op, or one that is too large
            del self.lines[state[0] :], self.values[state[1] :], self.inputs[state[2] :]
            return False


class Unfit(Exception):
    pass


def need(condition):
    if not condition:
        raise Unfit


def function(head, types, lines):
    return f"func.func {head} -> ({types}) {{\n" + "\n".join(lines) + "\n}\n"
