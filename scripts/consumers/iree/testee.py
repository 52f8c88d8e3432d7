#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""IREE as a testee: compiles artifacts for its llvm-cpu backend, in this process, and runs them.

  testee.py HLO-TRANSLATE RELEASE     serves
  testee.py --release PROBES          prints its release: the newest probe that its reader knows
"""
import os
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from serving import WIDTHS, Refused, Unsupported, blob, bytes_of, heard, newest_release, serve, shape_of, signature

import iree.compiler.version
import iree.runtime
import numpy
from iree.compiler import api
from iree.compiler.api import ctypes_dl

FLAGS = ("--iree-input-type=stablehlo", "--iree-hal-target-backends=llvm-cpu")
# Those that not every version has.
MORE_FLAGS = ("--iree-llvmcpu-target-cpu=generic", "--iree-input-demote-f64-to-f32=false")
# Element types of StableHLO, and the names that buffers of IREE have for them. What has no numpy type goes as bytes.
TYPES = {"i1": "BOOL_8", "i8": "INT_8", "ui8": "UINT_8", "i16": "INT_16", "ui16": "UINT_16", "i32": "INT_32", "ui32": "UINT_32",
         "i64": "INT_64", "ui64": "UINT_64", "f16": "FLOAT_16", "bf16": "BFLOAT_16", "f32": "FLOAT_32", "f64": "FLOAT_64",
         "complex<f32>": "COMPLEX_64", "complex<f64>": "COMPLEX_128", "f8E4M3FN": "FLOAT_8_E4M3_FN", "f8E5M2": "FLOAT_8_E5M2",
         "f8E4M3FNUZ": "FLOAT_8_E4M3_FNUZ", "f8E5M2FNUZ": "FLOAT_8_E5M2_FNUZ", "f8E8M0FNU": "FLOAT_8_E8M0_FNU"}
RAW = {1: numpy.uint8, 2: numpy.uint16, 4: numpy.uint32, 8: numpy.uint64, 16: numpy.complex128}


def element(name):
    kinds = iree.runtime.HalElementType
    if name not in TYPES or not hasattr(kinds, TYPES[name]):
        raise Unsupported("IREE's buffers have no elements of type " + name)
    return getattr(kinds, TYPES[name])


def source_of(session, artifact):
    """The bindings before August 2024 take a zero at the end for the end of a text, and cut it off: they get one more."""
    if not hasattr(ctypes_dl, "_is_mlir_bytecode") and artifact.endswith(b"\0"):
        artifact += b"\0"
    return api.Source.wrap_buffer(session, artifact, buffer_name="artifact")


def open_session():
    session = api.Session()
    session.set_flags(*FLAGS)
    for flag in MORE_FLAGS:
        try:
            session.set_flags(flag)
        except ValueError:
            pass
    return session


class Iree:
    def __init__(self, tool):
        self.tool = tool
        self.session = open_session()
        self.device = iree.runtime.get_device("local-sync")
        self.instance = iree.runtime.VmInstance()

    def compile(self, artifact):
        invocation = self.session.invocation()
        invocation.enable_console_diagnostics()
        source = source_of(self.session, artifact)
        if not invocation.parse_source(source):
            raise Refused("the artifact is not parsed")
        if not invocation.execute():
            raise Refused("the program is not compiled")
        output = api.Output.open_membuffer()
        invocation.output_vm_bytecode(output)
        code = bytes(output.map_memory())
        output.close()
        invocation.close()
        return code

    def give(self, tensor):
        dims, name = shape_of(tensor["type"])
        kind = element(name)
        data = bytes_of(tensor)
        array = numpy.frombuffer(data, dtype=RAW[WIDTHS[name]]).reshape(dims)
        return self.device.allocator.allocate_buffer_copy(
            iree.runtime.MemoryType.DEVICE_LOCAL, iree.runtime.BufferUsage.DEFAULT | iree.runtime.BufferUsage.MAPPING, self.device,
            array, element_type=int(kind))

    def take(self, text, view):
        dims, name = shape_of(text)
        wanted = element(name)
        if list(view.shape) != dims or int(view.element_type) != int(wanted):
            raise Refused(f"IREE gave elements {int(view.element_type):#x} in {list(view.shape)} for {text}")
        count = view.byte_length if hasattr(view, "byte_length") else None
        data = view.map().asarray([count], numpy.dtype(numpy.uint8)).tobytes() if count else b""
        return dict(blob(data), type=text)

    def run(self, artifact, arguments):
        types = signature(self.tool, artifact)
        for t in types:
            element(shape_of(t)[1])
        code = heard(self.compile, artifact)
        given = [self.give(t) for t in arguments]
        module = iree.runtime.VmModule.copy_buffer(self.instance, code)
        hal = iree.runtime.create_hal_module(self.instance, self.device)
        context = iree.runtime.VmContext(self.instance, [hal, module])
        inputs = iree.runtime.VmVariantList(len(given))
        outputs = iree.runtime.VmVariantList(len(types))
        for view in given:
            inputs.push_ref(view)
        try:
            context.invoke(module.lookup_function("main"), inputs, outputs)
        except Exception as error:  # every version has its own
            raise Refused("the program is not run: " + str(error)) from error
        views = [outputs.get_as_object(i, iree.runtime.HalBufferView) for i in range(outputs.size)]
        if len(views) != len(types):
            raise Refused(f"IREE gave {len(views)} results, not {len(types)}")
        return [self.take(t, v) for t, v in zip(types, views)]


def reads(artifact):
    """Whether its reader knows all that an artifact holds: iree-opt does no more than read."""
    tool = os.path.join(os.path.dirname(sys.executable), "iree-opt")
    if os.path.exists(tool):
        return subprocess.run([tool, "-", "-o", os.devnull], input=artifact, stderr=subprocess.DEVNULL).returncode == 0
    session = open_session()
    return session.invocation().parse_source(source_of(session, artifact))


def main():
    if sys.argv[1] == "--release":
        print(newest_release(sys.argv[2], reads))
        return
    iree_here = Iree(sys.argv[1])
    version = getattr(iree.compiler.version, "VERSION", "") or "?"
    serve({"name": "IREE " + version, "release": sys.argv[2]}, iree_here.run)


main()
