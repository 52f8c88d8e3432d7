# SPDX-License-Identifier: Apache-2.0
"""Writes exports of JAX into a folder: called by scripts/blobs FOLDER VERSION in an environment with that JAX."""
import os
import pathlib
import sys

os.environ.setdefault("JAX_PLATFORMS", "cpu")
import jax
import jax.numpy as jnp
import numpy

try:
    from jax import export
except ImportError:
    from jax.experimental import export


def scaled(x):
    return 2 * jnp.sin(x) + 1


def solved(x):  # a custom call of LAPACK
    return jnp.linalg.cholesky(x @ x.T + jnp.eye(3))


def kept(x):  # a target that JAX promises nothing about
    return jax.pure_callback(numpy.sin, x, x)


def serialized(exported, **more):  # a function before 0.4.29, and then a method
    return bytes(exported.serialize(**more) if hasattr(exported, "serialize") else export.serialize(exported, **more))


def write(name, exported):
    (folder / f"{name}-{version}.jaxexport").write_bytes(serialized(exported))
    (folder / f"{name}-{version}.mlirbc").write_bytes(exported.mlir_module_serialized)


folder, version = pathlib.Path(sys.argv[1]), sys.argv[2]
write("scaled", export.export(jax.jit(scaled))(jax.ShapeDtypeStruct((3, 4), numpy.float32)))
write("solved", export.export(jax.jit(solved))(jax.ShapeDtypeStruct((3, 3), numpy.float32)))
exported = export.export(jax.jit(scaled))(jax.ShapeDtypeStruct((8,), numpy.float32))
(folder / f"gradient-{version}.jaxexport").write_bytes(serialized(exported, vjp_order=2))
size = export.symbolic_shape("n")[0]
write("polymorphic", export.export(jax.jit(scaled))(jax.ShapeDtypeStruct((size,), numpy.float32)))
