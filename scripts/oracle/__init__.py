# SPDX-License-Identifier: Apache-2.0
"""Evaluates StableHLO programs by exact arithmetic, independently of the interpreter in C.

README.md says what is evaluated how. The modules, from the bottom up:

    reals       numbers of the extended real line, exact
    formats     floating-point formats: decoding bits, rounding a real once
    roots       square and cubic roots, rounded correctly
    functions   elementary functions, rounded correctly (intervals of mpmath)
    kinds       types of programs
    values      tensors, lazily evaluated, element by element
    mlir        the parser of MLIR's generic form
    scalars     what an op does to one element
    complexes   the same for complex elements
    ops_*       what an op does to tensors, a module for each family
    grid        processes and the collectives among them
    machine     runs programs
    checks      the check dialect
    manifests   corpus/*/cases.yaml
"""
