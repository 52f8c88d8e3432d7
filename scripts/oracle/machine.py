# SPDX-License-Identifier: Apache-2.0
"""Runs programs: functions, regions, and the ops of the registry."""

import sys
import threading

from . import (  # noqa: F401  (each fills the registry)
    checks,
    ops_collectives,
    ops_control,
    ops_elements,
    ops_linear,
    ops_norms,
    ops_random,
    ops_regions,
    ops_shapes,
)
from .registry import OPS, Call, Log, Unsupported
from .values import Tensor

RETURNS = ("func.return", "stablehlo.return")
DEEPEST = 100  # unevaluated tensors upon each other
STACK = 256 << 20


class Scope:
    """Values by name; a region sees the values around it."""

    __slots__ = ("values", "outer")

    def __init__(self, outer=None):
        self.values = {}
        self.outer = outer

    def __getitem__(self, name):
        scope = self
        while scope is not None:
            if name in scope.values:
                return scope.values[name]
            scope = scope.outer
        raise KeyError(name)


class Process:
    """One process of a program: its position in the grid, and what it relies on."""

    def __init__(self, program, freedom, eager=True, grid=None, position=(0, 0)):
        self.program = program
        self.freedom = freedom
        self.eager = eager
        self.grid = grid
        self.id = position
        self.log = Log()
        self.findings = []
        self.probes = {}
        self.tolerance = None
        self.nan_bits = False
        self.positions = None  # of checked values; None: all
        self.max_iterations = 1_000_000

    def child(self, grid, position):
        """A process of a grid that runs functions of this one's program."""
        made = Process(self.program, self.freedom, self.eager, grid, position)
        made.tolerance, made.nan_bits = self.tolerance, self.nan_bits
        made.positions = self.positions
        return made

    def adopt(self, child):
        """Adds the assumptions and findings of a child."""
        self.findings += child.findings
        for name, values in child.probes.items():
            self.probes.setdefault(name, []).extend(values)
        for mine, theirs in (
            (self.log.functions, child.log.functions),
            (self.log.open, child.log.open),
            (self.log.choices, child.log.choices),
        ):
            mine |= theirs

    def call(self, name, arguments):
        function = self.program.functions.get(name)
        if function is None or not function.regions or not function.regions[0].ops:
            raise Unsupported(f"@{name} has no body")
        return self.run_region(function.regions[0], arguments, None)

    def run_region(self, region, arguments, outer):
        scope = Scope(outer)
        if len(arguments) != len(region.arguments):
            raise Unsupported("a region with another number of arguments")
        for (name, kind), value in zip(region.arguments, arguments):
            self.hold_bounds(kind, value)
            scope.values[name] = value
        for op in region.ops:
            operands = [scope[name] for name in op.operands]
            if op.name in RETURNS:
                return operands
            for name, value in zip(op.results, self.run_op(op, operands, scope)):
                scope.values[name] = value
        return []

    def run_op(self, op, operands, scope):
        define = OPS.get(op.name)
        if define is None:
            raise Unsupported(op.name)
        results = define(Call(self, op, operands, scope))
        for kind, value in zip(op.result_types, results):
            self.hold_shape(op, kind, value)
        return [self.settle(value) for value in results]

    def hold_shape(self, op, kind, value):
        """A result has the shape that its type declares."""
        if not isinstance(value, Tensor):
            return
        fits = len(kind.shape) == value.rank and all(
            want in (None, size) for want, size in zip(kind.shape, value.shape)
        )
        if not fits:
            raise Unsupported(f"{op.name}: shape {value.shape} for {kind.text()}, which is undefined")
        if kind.element != value.element:
            raise AssertionError(f"{op.name}: {value.element.name} for {kind.text()}")
        self.hold_bounds(kind, value)

    def hold_bounds(self, kind, value):
        if isinstance(value, Tensor) and kind.bounds:
            if any(b is not None and n > b for n, b in zip(value.shape, kind.bounds)):
                raise Unsupported("a size passes the bound of its type, which is undefined")

    def settle(self, value):
        """Computes a tensor now, or only when chains of unevaluated ones become long."""
        if isinstance(value, Tensor):
            if self.eager or value.depth > DEEPEST:
                value.force()
                value.depth = 0
        return value


class Program:
    """The functions of a parsed program."""

    def __init__(self, ops):
        self.functions = {}
        self.symbols = {}
        self.collect(ops)

    def collect(self, ops):
        for op in ops:
            if op.name == "builtin.module" and op.regions:
                self.collect(op.regions[0].ops)
            elif op.name == "func.func":
                self.functions[op.attributes["sym_name"]] = op
            elif "sym_name" in op.attributes:
                self.symbols[op.attributes["sym_name"]] = op


def deep(function):
    """Runs a function with room for deep recursion and gives back its value."""
    outcome = {}

    def target():
        try:
            outcome["value"] = function()
        except BaseException as error:  # handed to the caller's thread
            outcome["error"] = error

    sys.setrecursionlimit(1_000_000)
    threading.stack_size(STACK)
    thread = threading.Thread(target=target)
    thread.start()
    thread.join()
    if "error" in outcome:
        raise outcome["error"]
    return outcome["value"]
