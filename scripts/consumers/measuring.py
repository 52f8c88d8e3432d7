# SPDX-License-Identifier: Apache-2.0
"""Shared by scripts that measure results: numbers of the float types, and one way to evaluate a program on a consumer."""
import math
import re
import shlex
import struct
import subprocess
from typing import NamedTuple

from serving import blob, bytes_of
from testees import Testee, command_of, description, tool


class Format(NamedTuple):
    precision: int  # bits, with the leading one
    least: int      # exponent of the smallest normal number
    size: int       # bytes
    bits: str       # the type of as many bits


FORMATS = {"bf16": Format(8, -126, 2, "ui16"), "f16": Format(11, -14, 2, "ui16"), "f32": Format(24, -126, 4, "ui32"),
           "f64": Format(53, -1022, 8, "ui64")}


def decode(kind, data):
    if kind == "bf16":
        return [struct.unpack("<f", b"\0\0" + data[i:i + 2])[0] for i in range(0, len(data), 2)]
    return list(struct.unpack(f"<{len(data) // FORMATS[kind].size}{'efd'[FORMATS[kind].size // 4]}", data))


def encode(kind, numbers):
    if kind == "bf16":
        return b"".join(struct.pack("<f", x)[2:] for x in numbers)
    return struct.pack(f"<{len(numbers)}{'efd'[FORMATS[kind].size // 4]}", *numbers)


def ulp(kind, x):
    exponent = math.frexp(x)[1] - 1 if x else FORMATS[kind].least
    return math.ldexp(1.0, max(exponent, FORMATS[kind].least) - FORMATS[kind].precision + 1)


def rounded(kind, x):
    """x, a double, rounded to nearest, ties to even. It must be in the range of the type."""
    return x if kind == "f64" else round(x / ulp(kind, x)) * ulp(kind, x)


def tensor(shape, kind):
    return f"tensor<{''.join(f'{n}x' for n in shape)}{kind}>"


class Question(NamedTuple):
    """A program with operands %a, %b … and the result %r. A type is a shape and an element type."""
    operands: list  # of (shape, element type, numbers)
    result: tuple
    body: str


class Failed(Exception):
    """A consumer did not evaluate; the text says why."""


def run(*argv, given):
    done = subprocess.run(argv, input=given, capture_output=True)
    if done.returncode:
        raise Failed(done.stderr.decode(errors="replace").strip()[:300])
    return done.stdout


class BuiltIn:
    name = "built-in"

    def evaluate(self, q):
        """Operands are constants: a command line cannot hold them. The result is printed as integers, which are exact."""
        lines = [f'  %{letter} = stablehlo.constant dense<"0x{encode(kind, numbers).hex().upper()}"> : {tensor(shape, kind)}'
                 for letter, (shape, kind, numbers) in zip("abcdefgh", q.operands)]
        shape, kind = q.result
        bits = FORMATS[kind].bits
        text = "\n".join([f"func.func @main() -> {tensor(shape, bits)} {{", *lines, q.body,
                          f"  %bits = stablehlo.bitcast_convert %r : ({tensor(shape, kind)}) -> {tensor(shape, bits)}",
                          f"  return %bits : {tensor(shape, bits)}", "}"])
        said = run(tool("hlo-translate"), "--interpret", "--interpreter-print-dense", "-", given=text.encode()).decode()
        elements = re.match(r"dense<(.*)> : ", said, re.S)[1]
        if elements.startswith('"0x'):
            return decode(kind, bytes.fromhex(elements[3:-1]))
        found = decode(kind, b"".join(int(w).to_bytes(FORMATS[kind].size, "little") for w in re.findall(r"\d+", elements)))
        return found if "[" in elements else found * math.prod(shape)


class Asked:
    def __init__(self, command, name=None):
        self.testee = Testee(command)
        self.name = name or self.testee.hello["name"]
        self.release = re.sub(r"\.\d+$", ".0", self.testee.hello["release"])

    def evaluate(self, q):
        shape, kind = q.result
        arguments = ", ".join(f"%{letter}: {tensor(s, k)}" for letter, (s, k, _) in zip("abcdefgh", q.operands))
        text = f"func.func @main({arguments}) -> {tensor(shape, kind)} {{\n{q.body}\n  return %r : {tensor(shape, kind)}\n}}\n"
        artifact = run(tool("hlo-translate"), "--serialize", f"--target={self.release}", "-", given=text.encode())
        answer = self.testee.request("evaluate", artifact=blob(artifact), arguments=[
            dict(blob(encode(k, numbers)), type=tensor(s, k)) for s, k, numbers in q.operands])
        if "done" not in answer:
            raise Failed(next(str(answer[key]) for key in ("refused", "unsupported", "died") if key in answer)[:300])
        result = answer["done"]["results"][0]
        numbers = decode(kind, bytes_of(result))
        if result["type"] != tensor(shape, kind) or len(numbers) != math.prod(shape):
            raise Failed(f"the result is {result['type']}, with {len(numbers)} elements, and not {tensor(shape, kind)}")
        return numbers


def add_options(parser):
    parser.add_argument("--consumer", metavar="FILE", help="description of the consumer; by default the built-in one")
    parser.add_argument("--testee", metavar="COMMAND", help="a testee, without a description")


def opened(options):
    if options.testee:
        return Asked(shlex.split(options.testee))
    if not options.consumer:
        return BuiltIn()
    said = description(options.consumer)
    return Asked(command_of(said, options.consumer), said["name"])
