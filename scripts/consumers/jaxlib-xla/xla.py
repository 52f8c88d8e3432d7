#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""jaxlib with the writer that its users have: XLA's serializer, by which jax.export and every compilation for a
PJRT plugin write. It expands what the target lacks before it writes (SerializeUsingVersionedStablehlo of
xla/pjrt/mlir_to_hlo.cc). jaxlib/testee.py does the rest: it reads by StableHLO's bindings.

    xla.py testee [--mixed]    the testee
    xla.py writer [--mixed]    a writer for scripts/witness and for compare: see jaxlib/writer.py

--mixed keeps Shardy's ops beside VHLO, as JAX does since 2025; without it they become custom calls.
"""
import io
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "jaxlib"))
import testee
import writer
from jaxlib._jax import mlir


def as_taken(module):
    """0.8 and 0.9 take bytecode, later ones the module."""
    if "mlir_module: bytes" not in (mlir.serialize_portable_artifact.__doc__ or ""):
        return module
    code = io.BytesIO()
    module.operation.write_bytecode(code)
    return code.getvalue()


def main():
    what, mixed = sys.argv[1], "--mixed" in sys.argv[2:]

    def serialize(session, module, target):
        return session.trying(mlir.serialize_portable_artifact, as_taken(module), target, mixed, phase="converted")

    testee.serializer = serialize
    testee.dialects = testee.dialects if mixed else []
    testee.name += ", XLA's serializer" + (", mixed" if mixed else "")
    {"testee": testee, "writer": writer}[what].main()


if __name__ == "__main__":
    main()
