#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""PyTorch/XLA as a testee: runs artifacts by _XLAC._run_stablehlo, which torch_xla.stablehlo.StableHLOGraphModule calls, on XLA's CPU
backend. It writes only what it traced from torch programs, so it cannot write the corpus; it shows no program that it has read.

  testee.py HLO-TRANSLATE RELEASE     serves
  testee.py --release PROBES          prints its release: the newest probe that its reader knows
"""
import os
import sys

os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")
os.environ.setdefault("PJRT_DEVICE", "CPU")
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from serving import Refused, Unsupported, blob, bytes_of, heard, newest_release, serve, shape_of, signature

import torch
import torch_xla
import torch_xla.core.xla_model

TYPES = {"i1": "bool", "i8": "int8", "i16": "int16", "i32": "int32", "i64": "int64", "ui8": "uint8", "ui16": "uint16", "ui32": "uint32",
         "ui64": "uint64", "f16": "float16", "bf16": "bfloat16", "f32": "float32", "f64": "float64", "complex<f32>": "complex64",
         "complex<f64>": "complex128", "f8E5M2": "float8_e5m2", "f8E4M3FN": "float8_e4m3fn", "f8E4M3FNUZ": "float8_e4m3fnuz",
         "f8E5M2FNUZ": "float8_e5m2fnuz", "f8E8M0FNU": "float8_e8m0fnu"}


def typed(text):
    dims, name = shape_of(text)
    dtype = getattr(torch, TYPES.get(name, ""), None)
    if dtype is None:
        raise Unsupported("torch has no tensors of type " + name)
    return dims, dtype


def first_words(error):
    """Without the stack of C++ functions, which differs from call to call."""
    return str(error).split("*** Begin stack trace ***")[0].split("Exception raised from")[0].strip()[:2000]


def fetched(value):
    """PyTorch/XLA loses the imaginary parts of complex<f64> when it copies a tensor to the host (docs/reports/torch-xla-complex128.md),
    so the parts are copied one beside the other. Versions before 2.9 make them parts of f32."""
    if value.dtype != torch.complex128:
        return value.cpu()
    parts = torch.view_as_real(value).cpu().contiguous()
    if parts.dtype != torch.float64:
        raise Refused(f"PyTorch/XLA gave parts of {parts.dtype} for complex<f64>")
    return torch.view_as_complex(parts)


class TorchXla:
    def __init__(self, tool):
        self.tool = tool
        self.device = torch_xla.core.xla_model.xla_device()

    def give(self, tensor):
        dims, dtype = typed(tensor["type"])
        data = bytearray(bytes_of(tensor))
        flat = torch.frombuffer(data, dtype=torch.uint8) if data else torch.empty(0, dtype=torch.uint8)
        try:
            return flat.view(dtype).reshape(dims).to(self.device)
        except RuntimeError as error:
            raise Unsupported("no argument of type " + tensor["type"] + ": " + first_words(error)) from error

    def take(self, text, value):
        dims, dtype = typed(text)
        if list(value.shape) != dims or value.dtype != dtype:
            raise Refused(f"PyTorch/XLA gave {value.dtype}{list(value.shape)} for {text}")
        data = fetched(value).contiguous().reshape(-1).view(torch.uint8).numpy().tobytes() if value.numel() else b""
        return dict(blob(data), type=text)

    def run(self, artifact, arguments):
        types = signature(self.tool, artifact)
        for t in types:
            typed(t)
        given = [self.give(t) for t in arguments]

        def called():
            try:
                return [self.take(t, v) for t, v in zip(types, torch_xla._XLAC._run_stablehlo(artifact, given), strict=True)]
            except Refused:
                raise
            except Exception as error:  # each kind of failure has its own
                raise Refused(first_words(error)) from error
        return heard(called)


def reads(artifact):
    """Whether its reader knows all that an artifact holds. It dies of what it cannot read, so each is read in a process of its own."""
    child = os.fork()
    if child == 0:
        known = True
        try:
            torch_xla.core.xla_model.xla_device()
            heard(refusing, artifact)
        except Refused as refused:
            known = "deserialize" not in str(refused)
        os._exit(0 if known else 3)
    return os.waitpid(child, 0)[1] == 0


def refusing(artifact):
    try:
        torch_xla._XLAC._run_stablehlo(artifact, [])
    except Exception as error:
        raise Refused(first_words(error)) from error


def main():
    if sys.argv[1] == "--release":
        print(newest_release(sys.argv[2], reads))
        return
    serve({"name": "torch-xla " + torch_xla.__version__, "release": sys.argv[2]}, TorchXla(sys.argv[1]).run)


main()
