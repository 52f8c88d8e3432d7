# SPDX-License-Identifier: Apache-2.0
"""Values of programs: tensors whose elements are computed when asked for, tokens, tuples.

An op's result is a function from an index to an element, in the specification's own way. A tensor
remembers what it computed, so that asking for a few elements computes nothing else.
"""

from itertools import product
from math import prod


class Tensor:
    """A tensor of a known shape. `function(index)` gives an element; `cells` is row-major."""

    __slots__ = ("shape", "element", "cells", "function", "depth")

    def __init__(self, shape, element, cells=None, function=None, depth=0):
        self.shape = tuple(shape)
        self.element = element
        self.cells = cells if cells is not None else {}
        self.function = function
        self.depth = depth
        assert function is not None or len(cells) == self.size, (shape, len(cells))

    @property
    def size(self):
        return prod(self.shape)

    @property
    def rank(self):
        return len(self.shape)

    def __getitem__(self, index):
        position = self.position(index)
        if self.function is None:
            return self.cells[position]
        if position not in self.cells:
            self.cells[position] = self.function(tuple(index))
        return self.cells[position]

    def position(self, index):
        assert len(index) == len(self.shape), (index, self.shape)
        found = 0
        for i, size in zip(index, self.shape):
            assert 0 <= i < size, (index, self.shape)
            found = found * size + i
        return found

    def index_at(self, position):
        """The index of a row-major position."""
        index = []
        for size in reversed(self.shape):
            index.append(position % size)
            position //= size
        return tuple(reversed(index))

    def at(self, position):
        if self.function is None:
            return self.cells[position]
        return self[self.index_at(position)]

    def indices(self):
        return product(*(range(n) for n in self.shape))

    def force(self):
        """Computes every element."""
        if self.function is not None:
            self.cells = [self[i] for i in self.indices()]
            self.function = None
        return self

    def elements(self):
        return self.force().cells

    def scalar(self):
        assert not self.shape
        return self[()]

    def integers(self):
        """All elements as a list of Python integers."""
        return [int(n) for n in self.elements()]

    def __eq__(self, other):
        return (
            isinstance(other, Tensor)
            and self.shape == other.shape
            and self.element == other.element
            and self.elements() == other.elements()
        )

    __hash__ = None


def lazy(shape, element, function, *sources):
    """A tensor by a function of the index. `sources` are what it reads, to keep chains short."""
    depth = 1 + max((s.depth for s in sources), default=0)
    return Tensor(shape, element, function=function, depth=depth)


def scalar(element, value):
    return Tensor((), element, [value])


def vector(element, values):
    return Tensor((len(values),), element, list(values))


def splat(shape, element, value):
    return lazy(shape, element, lambda index: value)


class Token:
    """A token orders side effects. All tokens are alike."""

    def __eq__(self, other):
        return isinstance(other, Token)

    __hash__ = None


class Future:
    """A value that an asynchronous op will have made."""

    def __init__(self, values):
        self.values = values


def text(tensor):
    """A tensor as MLIR writes it: dense<...> : tensor<...>."""
    sizes = "".join(f"{n}x" for n in tensor.shape)
    return f"dense<{_nested(tensor)}> : tensor<{sizes}{tensor.element.name}>"


def _nested(tensor):
    write = tensor.element.text
    cells = tensor.elements()
    if not tensor.size:
        return ""
    if tensor.shape and all(cell == cells[0] for cell in cells):
        return write(cells[0])

    def part(position, shape):
        if not shape:
            return write(cells[position])
        step = prod(shape[1:])
        return "[" + ", ".join(part(position + i * step, shape[1:]) for i in range(shape[0])) + "]"

    return part(0, tensor.shape)
