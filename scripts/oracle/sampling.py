# SPDX-License-Identifier: Apache-2.0
"""Single elements of a program's results, for tensors too large to compute whole.

Every tensor is a function of the index, so that an element costs what it depends on and no more.
"""

from math import prod

from . import mlir
from .machine import Process, Program, deep
from .registry import FREEDOMS
from .values import Tensor


def read_input(text):
    """An input: an attribute (`dense<...> : tensor<...>`), @FILE with one, or TYPE=FILE of raw bytes."""
    if text.startswith("@"):
        with open(text[1:], encoding="utf-8") as file:
            return mlir.parse_attribute(file.read())
    if text.startswith("tensor<") and ">=" in text:
        kind, _, path = text.rpartition("=")
        with open(path, "rb") as file:
            return mlir.of_raw_bytes(mlir.parse_type(kind), file.read())
    return mlir.parse_attribute(text)


def run(generic_text, inputs, positions, freedom=FREEDOMS[0]):
    """Runs @main lazily: its results, the process, and what the checks found at the positions."""
    program = Program(mlir.parse(generic_text))
    process = Process(program, freedom, eager=False)
    process.positions = positions
    results = deep(lambda: process.call("main", inputs))
    return results, process


def sample(generic_text, inputs, positions, freedom=FREEDOMS[0]):
    """(result, row-major position, element as text) for each result that has the position."""
    results, _ = run(generic_text, inputs, positions, freedom)

    def look():
        found = []
        for number, value in enumerate(results):
            if isinstance(value, Tensor):
                for position in positions:
                    if position < prod(value.shape):
                        found.append((number, position, value.element.text(value.at(position))))
        return found

    return deep(look)
