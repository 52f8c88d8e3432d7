# SPDX-License-Identifier: Apache-2.0
"""The table of ops, and what an op's definition is given."""

from dataclasses import dataclass

OPS = {}


def entry(table, *names):
    """A decorator: the function is the table's entry of these names."""

    def register(function):
        for name in names:
            table[name] = function
        return function

    return register


class Open(Exception):
    """The specification gives this computation no value."""


class Unsupported(Exception):
    """The oracle does not evaluate this."""


@dataclass(frozen=True)
class Freedom:
    """One choice among those that the specification leaves to an implementation.

    order: how reductions associate and in which order updates come: forward, backward or tree.
    stepwise: complex arithmetic rounds after each real operation, or once.
    """

    order: str
    stepwise: bool


FREEDOMS = (Freedom("forward", True), Freedom("backward", False), Freedom("tree", True))


class Log:
    """The assumptions of an evaluation."""

    def __init__(self):
        self.functions = set()  # elementary functions, rounded correctly
        self.open = set()  # places where the specification leaves the value open
        self.choices = set()  # freedoms of the implementation that were used

    def leaves_open(self, reason):
        self.open.add(reason)


class Call:
    """An op at work: its operands' values, its attributes, and the process that runs it."""

    def __init__(self, process, op, operands, scope):
        self.process = process
        self.op = op
        self.operands = operands
        self.scope = scope

    @property
    def log(self):
        return self.process.log

    @property
    def freedom(self):
        return self.process.freedom

    def has(self, name):
        return self.op.attributes.get(name) is not None

    def get(self, name, default=None):
        found = self.op.attributes.get(name)
        return default if found is None else found

    def integers(self, name, default=None):
        """A list of integers: array<i64: ...>, a list, or a dense tensor."""
        found = self.get(name)
        if found is None:
            return default
        return found.integers() if hasattr(found, "integers") else list(found)

    def pairs(self, name, count):
        """Padding: a dense tensor of `count` pairs; zeros if it is absent."""
        found = self.get(name)
        if found is None:
            return [(0, 0)] * count
        flat = found.integers()
        return list(zip(flat[::2], flat[1::2]))

    def enum(self, name, default=None):
        """The word of an enum attribute: `#stablehlo<fft_type RFFT>` gives RFFT."""
        found = self.get(name)
        return default if found is None else found.text.split()[-1]

    def element(self, i=0):
        return self.op.result_types[i].element

    def run(self, region, arguments):
        """The values that a region returns."""
        return self.process.run_region(self.op.regions[region], arguments, self.scope)


def op(*names):
    """Registers a function from a Call to the list of the op's results."""

    def register(function):
        for name in names:
            assert name not in OPS, name
            OPS[name] = function
        return function

    return register
