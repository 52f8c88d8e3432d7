# SPDX-License-Identifier: Apache-2.0
"""Writes a SavedModel with an artifact in its XlaCallModule: called by scripts/blobs FOLDER tensorflow-VERSION in an
environment with that TensorFlow. The artifact is FOLDER/artifact.mlirbc, of tensor<3xf32> -> tensor<3xf32>."""
import os
import pathlib
import sys

os.environ["TF_CPP_MIN_LOG_LEVEL"] = "3"
import tensorflow as tf
from tensorflow.compiler.tf2xla.python import xla

folder, version = pathlib.Path(sys.argv[1]), sys.argv[2]
artifact = (folder / "artifact.mlirbc").read_bytes()


class Model(tf.Module):
    @tf.function(input_signature=[tf.TensorSpec((3,), tf.float32)])
    def f(self, x):
        return xla.call_module([x], version=8, module=artifact, Tout=[tf.float32], Sout=[(3,)], platforms=("CPU",))


model = Model()
assert abs(float(model.f(tf.constant([1.0, 2.0, 3.0]))[0][0]) - 0.8414710) < 1e-6  # sin(1)
tf.saved_model.save(model, str(folder / f"saved-model-{version}"))
