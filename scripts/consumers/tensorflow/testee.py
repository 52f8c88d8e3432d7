#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""TensorFlow as a testee: compiles artifacts by XlaCallModule, the op of jax2tf's and of saved models, and runs them. It reads and
writes by tensorflow.compiler.mlir.stablehlo, if the version has that.

  testee.py HLO-TRANSLATE RELEASE     serves
  testee.py --release PROBES          prints its release, or if it does not say it, the newest probe that its reader knows
"""
import inspect
import os
import re
import sys

os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from serving import Refused, Unsupported, blob, bytes_of, heard, newest_release, serve, shape_of, signature

import numpy
import tensorflow as tf
from tensorflow.compiler.tf2xla.ops import gen_xla_ops

try:
    from tensorflow.compiler.mlir.stablehlo import stablehlo
except ImportError:
    stablehlo = None

TYPES = {"i1": tf.bool, "i8": tf.int8, "i16": tf.int16, "i32": tf.int32, "i64": tf.int64, "ui8": tf.uint8, "ui16": tf.uint16,
         "ui32": tf.uint32, "ui64": tf.uint64, "f16": tf.float16, "bf16": tf.bfloat16, "f32": tf.float32, "f64": tf.float64,
         "complex<f32>": tf.complex64, "complex<f64>": tf.complex128}
for name, attribute in {"i4": "int4", "ui4": "uint4", "f8E5M2": "float8_e5m2", "f8E4M3FN": "float8_e4m3fn",
                        "f8E4M3FNUZ": "float8_e4m3fnuz", "f8E4M3B11FNUZ": "float8_e4m3b11fnuz", "f8E5M2FNUZ": "float8_e5m2fnuz"}.items():
    found = getattr(getattr(tf.dtypes, "experimental", None), attribute, None) or getattr(tf.dtypes, attribute, None)
    if found:
        TYPES[name] = found


def typed(text):
    dims, name = shape_of(text)
    if name not in TYPES:
        raise Unsupported("TensorFlow has no tensors of type " + name)
    return dims, TYPES[name]


VERSION = [9]  # of the op; older ones say which they know


def call(artifact, arguments, results):
    try:
        return call_as(VERSION[0], artifact, arguments, results)
    except tf.errors.OpError as error:
        newest = re.search(r"version \d+ is not supported by this build. Must be <= (\d+)", str(error))
        if not newest:
            raise
        VERSION[0] = int(newest.group(1))
    return call_as(VERSION[0], artifact, arguments, results)


# Arguments that some versions demand and others do not have.
KNOWN = inspect.signature(gen_xla_ops.xla_call_module).parameters
TOLD = {name: value for name, value in {"platforms": ["CPU"], "dim_args_spec": []}.items()
        if name in KNOWN and (name == "platforms" or KNOWN[name].default is inspect.Parameter.empty)}


def call_as(version, artifact, arguments, results):
    @tf.function(jit_compile=True, autograph=False)
    def compiled(*given):
        return gen_xla_ops.xla_call_module(
            args=list(given), version=version, module=artifact,
            Sout=[tf.TensorShape(dims) for dims, _ in results], Tout=[dtype for _, dtype in results], **TOLD)
    return compiled(*arguments)


def first_words(error):
    return re.sub(r"\n\s*\[\[?\{?\{?node.*|\n\nStack trace.*", "", str(error), flags=re.S)[:2000]


class TensorFlow:
    def __init__(self, tool):
        self.tool = tool

    def run(self, artifact, arguments):
        types = signature(self.tool, artifact)
        results = [typed(t) for t in types]
        given = []
        for tensor in arguments:
            dims, dtype = typed(tensor["type"])
            given.append(tf.constant(numpy.frombuffer(bytes_of(tensor), dtype=dtype.as_numpy_dtype).reshape(dims)))
        try:
            values = call(artifact, given, results)
        except Exception as error:  # each kind of failure has its own
            raise Refused(first_words(error)) from error
        values = list(values) if isinstance(values, (list, tuple)) else [values] if types else []
        if len(values) != len(types):
            raise Refused(f"TensorFlow gave {len(values)} results, not {len(types)}")
        tensors = []
        for text, value, (dims, dtype) in zip(types, values, results):
            array = value.numpy()
            if list(array.shape) != dims or value.dtype != dtype:
                raise Refused(f"TensorFlow gave {value.dtype.name}{list(array.shape)} for {text}")
            tensors.append(dict(blob(numpy.ascontiguousarray(array).tobytes()), type=text))
        return tensors


def by_its_name(name):
    """A function of the portable API; newer versions have others beside those that take and give bytes."""
    return getattr(stablehlo, name + "_str", None) or getattr(stablehlo, name)


def trying(action, *given):
    try:
        return action(*given)
    except (SystemError, ValueError) as error:
        raise Refused(first_words(error)) from error


def written(program, target):
    code = heard(trying, by_its_name("deserialize_portable_artifact"), program)
    return heard(trying, by_its_name("serialize_portable_artifact"), code, target)


def read(artifact):
    return written(artifact, stablehlo.get_current_version())


def reads(artifact):
    """Whether its reader knows all that an artifact holds. It may refuse what it has read in other words, or die of it: so each is
    read in a process of its own."""
    child = os.fork()
    if child == 0:
        known = True
        try:
            call(artifact, [], [([], tf.float32)])
        except Exception as error:
            known = "deserialize" not in first_words(error)
        os._exit(0 if known else 3)
    return os.waitpid(child, 0)[1] != 3 << 8


def main():
    if sys.argv[1] == "--release":
        print(stablehlo.get_current_version() if stablehlo else newest_release(sys.argv[2], reads))
        return
    hello = {"name": "TensorFlow " + tf.__version__, "release": sys.argv[2]}
    if stablehlo:
        # Writers of older releases encode in another way than the golden bytes (docs/consumers.md, "Bytes"); readers take both.
        if tuple(map(int, hello["release"].split("."))) >= (0, 15, 0):
            hello["writer"] = "stablehlo"
        serve(dict(hello, programs="artifact"), TensorFlow(sys.argv[1]).run, read, written)
    else:
        serve(hello, TensorFlow(sys.argv[1]).run)


main()
