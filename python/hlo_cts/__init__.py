# SPDX-License-Identifier: Apache-2.0
"""StableHLO portable artifacts: read, explain, convert and evaluate them, without LLVM and beside any JAX.

A source is the bytes of an artifact, the text of a program as a str, or the path of a file as a pathlib.Path:

    >>> import hlo_cts, pathlib
    >>> hlo_cts.inspect(pathlib.Path("program.mlirbc")).promise.line
    >>> older = hlo_cts.downgrade(pathlib.Path("program.mlirbc"), "1.4.0")
    >>> hlo_cts.evaluate(older, x, y)

hlo_cts.exported reads the folders that `hlo-cts export` writes. docs/python.md describes the package.
"""
from ._answers import (Dialect, Found, Inspection, OpName, Promise, PromiseDialect, PromiseItem, ReadableBy, Result, Run, Section,
                       export, find, inspect, run, whatis)
from ._arrays import Signature, Type
from ._library import load as _load
from ._program import (Error, Program, digest, downgrade, evaluate, get_current_version, get_minimum_version,
                       get_smaller_version)

__all__ = ["Dialect", "Error", "Found", "Inspection", "OpName", "Program", "Promise", "PromiseDialect", "PromiseItem", "ReadableBy",
           "Result", "Run", "Section", "Signature", "Type", "digest", "downgrade", "evaluate", "export", "find",
           "get_current_version", "get_minimum_version", "get_smaller_version", "inspect", "run", "version", "whatis"]


def version() -> str:
    """The version of the package."""
    return str(_load().hlocts_version().decode())


__version__ = "0.1.0"
