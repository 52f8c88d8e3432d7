# SPDX-License-Identifier: Apache-2.0
"""StableHLO portable artifacts: read, explain, convert and evaluate them, without LLVM and beside any JAX.

A source is the bytes of an artifact, the text of a program as a str, or the path of a file as a pathlib.Path:

    >>> import hlo_cts, pathlib
    >>> hlo_cts.inspect(pathlib.Path("program.mlirbc"))["promise"]["line"]
    >>> older = hlo_cts.downgrade(pathlib.Path("program.mlirbc"), "1.4.0")
    >>> hlo_cts.evaluate(older, x, y)
"""
from __future__ import annotations

import ctypes
import hashlib
import json
import os
import pathlib
import subprocess
import tempfile
from typing import Any, Sequence, Union

import numpy

from ._home import program as _program
from ._library import Tensor as _Tensor
from ._library import load as _load

__all__ = ["Error", "Program", "digest", "downgrade", "evaluate", "inspect", "run", "version", "whatis"]

Source = Union[bytes, bytearray, memoryview, str, "os.PathLike[str]"]


class Error(RuntimeError):
    """What the library or a program of the suite found wrong: one diagnostic a line, each with its number."""


def version() -> str:
    """The version of the library."""
    return _load().hlocts_version().decode()


def _bytes(source: Source) -> bytes:
    if isinstance(source, str):
        return source.encode()
    return pathlib.Path(source).read_bytes() if isinstance(source, os.PathLike) else bytes(source)


# --- Types of elements ---

_TYPES = {
    "i1": "bool", "i8": "int8", "i16": "int16", "i32": "int32", "i64": "int64",
    "ui8": "uint8", "ui16": "uint16", "ui32": "uint32", "ui64": "uint64",
    "f16": "float16", "f32": "float32", "f64": "float64",
    "complex<f32>": "complex64", "complex<f64>": "complex128",
}
# Types of the package ml_dtypes, if it is installed.
_ML_TYPES = {
    "bf16": "bfloat16", "i4": "int4", "ui4": "uint4", "i2": "int2", "ui2": "uint2",
    "f8E4M3FN": "float8_e4m3fn", "f8E5M2": "float8_e5m2", "f8E4M3FNUZ": "float8_e4m3fnuz",
    "f8E5M2FNUZ": "float8_e5m2fnuz", "f8E4M3B11FNUZ": "float8_e4m3b11fnuz", "f8E3M4": "float8_e3m4",
    "f8E4M3": "float8_e4m3", "f8E8M0FNU": "float8_e8m0fnu", "f4E2M1FN": "float4_e2m1fn",
    "f6E2M3FN": "float6_e2m3fn", "f6E3M2FN": "float6_e3m2fn",
}


def _dtype(element: str) -> numpy.dtype[Any]:
    """NumPy's type of an element type of MLIR."""
    if element in _TYPES:
        return numpy.dtype(_TYPES[element])
    if element in _ML_TYPES:
        import ml_dtypes

        return numpy.dtype(getattr(ml_dtypes, _ML_TYPES[element]))
    raise Error(f"NumPy has no type for elements of {element}")


def _element(dtype: numpy.dtype[Any]) -> str:
    for names in (_TYPES, _ML_TYPES):
        for element, name in names.items():
            if name == dtype.name:
                return element
    raise Error(f"StableHLO has no type for elements of {dtype}")


def _tensor(array: numpy.ndarray[Any, Any]) -> tuple[Any, _Tensor]:
    """A tensor and what holds its bytes, which must live as long."""
    shape = "".join(f"{n}x" for n in array.shape)
    data = ctypes.create_string_buffer(array.astype(array.dtype.newbyteorder("<"), order="C", copy=False).tobytes())
    return data, _Tensor(f"tensor<{shape}{_element(array.dtype)}>".encode(), ctypes.addressof(data), array.nbytes)


def _array(tensor: _Tensor) -> numpy.ndarray[Any, Any]:
    kind = tensor.type.decode()
    if not tensor.data and tensor.size or not kind.startswith("tensor<"):
        raise Error(f"a result is no tensor but {kind}")
    *shape, element = kind[len("tensor<") : -1].split("x") if "complex" not in kind else _split_complex(kind)
    data = ctypes.string_at(tensor.data, tensor.size) if tensor.size else b""
    return numpy.frombuffer(data, _dtype(element)).reshape([int(n) for n in shape]).copy()


def _split_complex(kind: str) -> list[str]:
    shape, _, element = kind[len("tensor<") : -1].partition("complex")
    return [*[n for n in shape.split("x") if n], "complex" + element]


# --- Programs ---


class Program:
    """A program that was read: as long as the object lives, or to the end of a `with`."""

    def __init__(self, source: Source, memory: int = 0):
        """`memory` limits what reading may take, in bytes; 0: not at all. Raises Error."""
        self._lib = _load()
        data = _bytes(source)
        self._context = self._lib.hlocts_open(memory)
        if not self._context:
            raise MemoryError("hlocts_open")
        self._program = self._lib.hlocts_read(self._context, data, len(data))
        if not self._program:
            raise self._error()

    def _error(self) -> Error:
        return Error(self._lib.hlocts_errors(self._context).decode(errors="replace").rstrip("\n"))

    def close(self) -> None:
        """Frees the program; it cannot be used any more."""
        context, self._context = getattr(self, "_context", None), None
        if context:
            self._lib.hlocts_close(context)

    def __enter__(self) -> Program:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __del__(self) -> None:
        self.close()

    @property
    def text(self) -> str:
        """The program as MLIR text."""
        return self._lib.hlocts_text(self._program).decode(errors="replace")

    def needs(self) -> tuple[str, str]:
        """The oldest release that can hold it, and the feature that asks for it ("": every release can)."""
        because = ctypes.c_char_p()
        release = self._lib.hlocts_needs(self._program, ctypes.byref(because))
        if release is None:
            raise self._error()
        return release.decode(), (because.value or b"").decode(errors="replace")

    def obstacles(self, release: str) -> list[str]:
        """What keeps it out of a release; empty when nothing does."""
        text = self._lib.hlocts_obstacles(self._program, release.encode())
        if text is None:
            raise self._error()
        return text.decode(errors="replace").splitlines()

    def expand(self, release: str) -> None:
        """Expands what a release does not have into what it has, as XLA does before it serializes."""
        if not self._lib.hlocts_expand(self._program, release.encode()):
            raise self._error()

    def _bytes_of(self, call: Any, *arguments: Any) -> bytes:
        size = ctypes.c_size_t()
        data = call(self._program, *arguments, ctypes.byref(size))
        if not data:
            raise self._error()
        return ctypes.string_at(data, size.value)

    def write(self, release: str) -> bytes:
        """The artifact for a release, "1.4.0"."""
        return self._bytes_of(self._lib.hlocts_write, release.encode())

    def digest(self) -> str:
        """See hlo_cts.digest."""
        return hashlib.sha256(self._bytes_of(self._lib.hlocts_normal_form)).hexdigest()

    def evaluate(self, *inputs: Any) -> list[numpy.ndarray[Any, Any]]:
        """The results of @main for these arrays (anything that numpy.asarray takes)."""
        tensors = [_tensor(numpy.asarray(i)) for i in inputs]
        array = (_Tensor * len(tensors))(*(t for _, t in tensors))
        results = self._lib.hlocts_evaluate(self._program, array, len(tensors))
        if not results:
            raise self._error()
        try:
            count = self._lib.hlocts_result_count(results)
            return [_array(self._lib.hlocts_result(results, i)) for i in range(count)]
        finally:
            self._lib.hlocts_results_free(results)


def downgrade(source: Source, release: str) -> bytes:
    """The artifact of the program for an older release (or any other)."""
    with Program(source) as p:
        return p.write(release)


def digest(source: Source) -> str:
    """A hash of the program that no form of writing changes: neither release, producer, locations nor encoding."""
    with Program(source) as p:
        return p.digest()


def evaluate(source: Source, *inputs: Any) -> list[numpy.ndarray[Any, Any]]:
    """The results of @main for these arrays."""
    with Program(source) as p:
        return p.evaluate(*inputs)


# --- The command lines ---


def _call(*command: str, input: bytes | None = None) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([_program("hlo-cts"), *command], input=input, capture_output=True, check=False)


def inspect(source: Source, reader: str | None = None) -> Any:
    """What `hlo-cts inspect --json` says of an artifact: a dict. For a file with artifacts inside, or with `reader` (a
    release, whether it can read them): a list of dicts. Raises Error when nothing is found or it is damaged."""
    options = ["--json", *([f"--reader={reader}"] if reader else [])]
    if isinstance(source, os.PathLike):
        return _inspected(_call("inspect", *options, "--", os.fspath(source)), reader)
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "program"
        path.write_bytes(_bytes(source))
        return _inspected(_call("inspect", *options, "--", str(path)), reader)


def _inspected(done: subprocess.CompletedProcess[bytes], reader: str | None) -> Any:
    refused = reader is not None and done.returncode == 1 and not done.stderr
    if done.returncode and not refused:
        raise Error(done.stderr.decode(errors="replace").rstrip("\n"))
    return json.loads(done.stdout)


def whatis(text: str) -> str | None:
    """What an error message or a name means, and what to do; None when nothing in it is known."""
    done = _call("whatis", input=text.encode())
    if done.returncode > 1:
        raise Error(done.stderr.decode(errors="replace").rstrip("\n"))
    return done.stdout.decode() if done.returncode == 0 else None


def run(options: Sequence[str] = ()) -> int:
    """`hlo-cts run` with these options, on this process's streams; its exit status (0: all passed)."""
    return subprocess.run([_program("hlo-cts"), "run", *options], check=False).returncode
