#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A testee that evaluates: additions and multiplications of f32 and i32. Of all else it says `unsupported`.

    hlo-cts check-testee -- python3 example_evaluator.py hlo-translate --mlir-print-op-generic

The tool reads artifacts, as for example_testee.py, which this file extends. The arithmetic is done here: replace
`run_main` by your compiler and runtime, and keep what goes around it.
"""
import base64
import ctypes
import re

import example_testee
from example_testee import Unsupported, deserialize

HELLO = {
    **example_testee.HELLO,
    "name": "example evaluator",
    "can": ["read", "evaluate"],
    "element_types": ["f32", "i32"],  # the suite does not ask for others
}

# Arrays of these round (f32) and wrap (i32) as StableHLO wants it.
ELEMENTS = {"f32": ctypes.c_float, "i32": ctypes.c_int32}
OPS = {"add": lambda a, b: a + b, "multiply": lambda a, b: a * b}

VALUE = r"(%\w+)"
TYPE = r"(tensor<[^ ]*>)"
ARGUMENTS = re.compile(r"\^bb0\((.*)\):$")
CONSTANT = re.compile(VALUE + r' = "stablehlo\.constant"\(\) <\{value = dense<([^>]*)> : .* -> ' + TYPE + "$")
BINARY = re.compile(VALUE + r' = "stablehlo\.(\w+)"\(' + VALUE + ", " + VALUE + r"\).* -> " + TYPE + "$")
RETURN = re.compile(r'"func\.return"\((.*?)\)')
FRAME = re.compile(r'"builtin\.module"\(\)|"func\.func"\(\)|\}\)')  # what is around the ops


def array_of(tensor_type):
    """The kind of array that holds a tensor of this type."""
    match = re.fullmatch(r"tensor<((?:\d+x)*)(\w+)>", tensor_type)
    if not match or match[2] not in ELEMENTS:
        raise Unsupported(f"type {tensor_type}")
    size = 1
    for extent in re.findall(r"\d+", match[1]):
        size *= int(extent)
    return ELEMENTS[match[2]] * size


def constant(text, tensor_type):
    """The text in dense<…>: numbers, bits as 0x…, or one string with the bytes of all elements."""
    array = array_of(tensor_type)
    if text.startswith('"'):
        data = bytes.fromhex(text.strip('"')[2:])
    else:
        element = array._type_
        number = float if element is ctypes.c_float else int
        data = b"".join(int(word, 16).to_bytes(4, "little") if word.startswith("0x") else bytes(element(number(word)))
                        for word in re.findall(r"[^][, ]+", text))
    size = ctypes.sizeof(array)
    return array.from_buffer_copy(data * (size // len(data)) if data else b"")


def run_main(lines, arguments):
    """Evaluates the ops of @main in their order; its results, as (type, array)."""
    values = {}
    for line in lines:
        if match := ARGUMENTS.match(line):
            values.update(zip(re.findall(VALUE, match[1]), arguments))
        elif match := CONSTANT.match(line):
            values[match[1]] = match[3], constant(match[2], match[3])
        elif (match := BINARY.match(line)) and match[2] in OPS:
            _, left = values[match[3]]
            _, right = values[match[4]]
            result = array_of(match[5])(*map(OPS[match[2]], left, right))
            values[match[1]] = match[5], result
        elif match := RETURN.match(line):
            return [values[name] for name in re.findall(VALUE, match[1])]
        elif not FRAME.match(line):
            raise Unsupported(f"to evaluate: {line}")
    raise Unsupported("a program without a function")


def evaluate(request):
    program = deserialize(request)["program"]["text"]
    if program.count('"func.func"') != 1:
        raise Unsupported("a program of several functions")
    arguments = [(t["type"], array_of(t["type"]).from_buffer_copy(base64.b64decode(t["base64"])))
                 for t in request["arguments"]]
    results = run_main([line.strip() for line in program.splitlines()], arguments)
    return {"results": [{"type": tensor_type, "base64": base64.b64encode(bytes(data)).decode()}
                        for tensor_type, data in results]}


if __name__ == "__main__":
    example_testee.serve(HELLO, {"deserialize": deserialize, "evaluate": evaluate})
