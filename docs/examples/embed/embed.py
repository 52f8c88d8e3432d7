#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The same through ctypes: embed.py program.mlirbc 1.4.0 older.mlirbc"""
import ctypes
import pathlib
import sys

lib = ctypes.CDLL("libhlocts-interp.so.0")


class Tensor(ctypes.Structure):
    _fields_ = [("type", ctypes.c_char_p), ("data", ctypes.c_void_p), ("size", ctypes.c_size_t)]


def declare(name, result, *arguments):
    getattr(lib, name).restype, getattr(lib, name).argtypes = result, arguments


p, text, size_t = ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t
declare("hlocts_open", p, size_t)
declare("hlocts_close", None, p)
declare("hlocts_errors", text, p)
declare("hlocts_read", p, p, text, size_t)
declare("hlocts_needs", text, p, ctypes.POINTER(text))
declare("hlocts_obstacles", text, p, text)
declare("hlocts_write", p, p, text, ctypes.POINTER(size_t))
declare("hlocts_evaluate", p, p, ctypes.POINTER(Tensor), size_t)
declare("hlocts_result", Tensor, p, size_t)
declare("hlocts_results_free", None, p)


def tensor(values):
    data = (ctypes.c_float * len(values))(*values)
    return data, Tensor(f"tensor<{len(values)}xf32>".encode(), ctypes.addressof(data), ctypes.sizeof(data))


def main(artifact, release, output):
    data = pathlib.Path(artifact).read_bytes()
    context = lib.hlocts_open(0)
    program = lib.hlocts_read(context, data, len(data))
    if not program:
        sys.exit(lib.hlocts_errors(context).decode())
    because, size = text(), size_t()
    print("needs", lib.hlocts_needs(program, because).decode(), because.value.decode())
    print(f"obstacles for {release}:", lib.hlocts_obstacles(program, release.encode()).decode() or "none")
    older = lib.hlocts_write(program, release.encode(), size)
    if older:
        pathlib.Path(output).write_bytes(ctypes.string_at(older, size.value))
        print(f"{output}: {size.value} bytes")
    inputs = [tensor([1.5, -2]), tensor([0.25, 4])]  # each with its data, which must live as long
    results = lib.hlocts_evaluate(program, (Tensor * 2)(*(t for _, t in inputs)), 2)
    if not results:
        sys.exit(lib.hlocts_errors(context).decode())
    total = lib.hlocts_result(results, 0)
    values = ctypes.cast(total.data, ctypes.POINTER(ctypes.c_float))
    print(f"{total.type.decode()}: {values[0]:g} {values[1]:g}")
    lib.hlocts_results_free(results)
    lib.hlocts_close(context)


main(*sys.argv[1:])
