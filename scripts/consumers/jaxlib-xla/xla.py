#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""jaxlib with the writer that its users have: XLA's serializer, by which jax.export and every compilation for a
PJRT plugin write. It expands what the target lacks before it writes (SerializeUsingVersionedStablehlo of
xla/pjrt/mlir_to_hlo.cc). jaxlib/testee.py does the rest: it reads by StableHLO's bindings.

    xla.py testee [--mixed]    the testee
    xla.py writer [--mixed]    a writer for scripts/witness and for compare: see jaxlib/writer.py

--mixed keeps Shardy's ops beside VHLO, as JAX does since 2025; without it they become custom calls.
"""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "jaxlib"))
import testee
import writer
from jaxlib._jax import mlir


def main():
    what, mixed = sys.argv[1], "--mixed" in sys.argv[2:]

    def serialize(session, module, target):
        return session.trying(mlir.serialize_portable_artifact, module, target, mixed, phase="converted")

    testee.serializer = serialize
    testee.dialects = testee.dialects if mixed else []
    testee.name += ", XLA's serializer" + (", mixed" if mixed else "")
    {"testee": testee, "writer": writer}[what].main()


if __name__ == "__main__":
    main()
