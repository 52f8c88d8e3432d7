# SPDX-License-Identifier: Apache-2.0
"""Programs, by the C library."""
from __future__ import annotations

import ctypes
import hashlib
import os
import pathlib
import re
import threading
from typing import Any, List, NoReturn, Optional, Tuple, Union

import numpy

from ._arrays import Signature, Type, as_argument, element_of
from ._library import Tensor as _Tensor
from ._library import load as _load

Source = Union[bytes, bytearray, memoryview, str, "os.PathLike[str]"]
_SIZE_MAX = 2 ** (8 * ctypes.sizeof(ctypes.c_size_t)) - 1


class Error(RuntimeError):
    """What the library or a program of the suite found wrong: one diagnostic a line, each with its number."""


def source_bytes(source: Source) -> bytes:
    """The bytes of a source. A str is the text of a program; a str that names a file gets a hint."""
    if isinstance(source, str):
        if _names_file(source):
            raise ValueError(f"{source!r} is taken as the text of a program; to read the file pass pathlib.Path({source!r})")
        return source.encode()
    if isinstance(source, os.PathLike):
        return pathlib.Path(source).read_bytes()
    if isinstance(source, (bytes, bytearray, memoryview)):
        return bytes(source)
    kind = type(source).__name__
    hint = ": pass str(module)" if hasattr(source, "operation") else ""
    raise TypeError(f"a program is bytes, the text of a program as str, or a pathlib.Path, not {kind}{hint}")


def _names_file(text: str) -> bool:
    if not text or len(text) > 4096 or any(c in text for c in "\n\0{\""):
        return False
    return text.endswith((".mlir", ".mlirbc", ".stablehlo", ".bc")) or os.path.exists(text)


def _release(release: str) -> bytes:
    if not isinstance(release, str):
        raise TypeError(f"a release is a str such as '1.4.0', not {type(release).__name__}")
    if "\0" in release:
        raise ValueError(f"a release is a str such as '1.4.0', not {release!r}")
    return release.encode()


def _tensor(array: numpy.ndarray[Any, Any]) -> Tuple[Any, _Tensor]:
    """A tensor and what holds its bytes, which must live as long."""
    shape = "".join(f"{n}x" for n in array.shape)
    data = array.astype(array.dtype.newbyteorder("<"), order="C", copy=False)
    if not data.flags.c_contiguous:
        data = data.copy(order="C")
    return data, _Tensor(f"tensor<{shape}{element_of(array.dtype)}>".encode(), data.ctypes.data, data.nbytes)


def _array(tensor: _Tensor) -> numpy.ndarray[Any, Any]:
    kind = Type.parse(tensor.type.decode())
    if kind.shape is None or None in kind.shape or (not tensor.data and tensor.size):
        raise Error(f"a result is no tensor but {kind}")
    data = ctypes.string_at(tensor.data, tensor.size) if tensor.size else b""
    return numpy.frombuffer(data, kind.dtype).reshape([n or 0 for n in kind.shape]).copy()


class Program:
    """A program in memory. It lives as long as the object, or to the end of a `with`; after that, every use raises ValueError.

    Threads may share it: one call runs at a time.
    """

    _context: Optional[int] = None
    _handle: Optional[int] = None

    def __init__(self, source: Source, memory: int = 0):
        """`memory` limits the bytes that the program may take; 0: no limit. Raises Error if it cannot be read."""
        if not isinstance(memory, int) or isinstance(memory, bool):
            raise TypeError(f"memory is a number of bytes, not {type(memory).__name__}")
        if not 0 <= memory <= _SIZE_MAX:
            raise ValueError(f"memory is a number of bytes from 0, not {memory}")
        if self._context is not None:
            raise ValueError("the program is open already")
        data = source_bytes(source)
        self._lock = threading.RLock()
        self._lib = _load()
        self._context = self._lib.hlocts_open(memory)
        if not self._context:
            raise MemoryError("hlocts_open")
        self._handle = self._lib.hlocts_read(self._context, data, len(data))
        if not self._handle:
            error = self._error()
            self.close()
            raise error

    def _error(self) -> Error:
        return Error(self._lib.hlocts_errors(self._context).decode(errors="replace").rstrip("\n") or "out of memory")

    def _call(self, name: str, *arguments: Any) -> Any:
        """Calls a function of the library with the program. The caller holds the lock while it uses the result."""
        if not self._handle:
            raise ValueError("the program is closed")
        return getattr(self._lib, name)(self._handle, *arguments)

    def close(self) -> None:
        """Frees the program. It may be called twice."""
        if self._context is None:
            return
        with self._lock:
            context, self._context, self._handle = self._context, None, None
            if context:
                self._lib.hlocts_close(context)

    @property
    def closed(self) -> bool:
        """Whether the program was closed."""
        return not self._handle

    def __enter__(self) -> Program:
        if self.closed:
            raise ValueError("the program is closed")
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __del__(self) -> None:
        self.close()

    def __reduce__(self) -> NoReturn:
        raise TypeError("a program cannot be copied or pickled: pass write(release), or text")

    def __repr__(self) -> str:
        if self.closed:
            return "<hlo_cts.Program, closed>"
        try:
            return f"<hlo_cts.Program @main: {self.signature}>"
        except Error:
            return "<hlo_cts.Program without @main>"

    @property
    def text(self) -> str:
        """The program as MLIR text."""
        with self._lock:
            text = self._call("hlocts_text")
            if text is None:
                raise self._error()
            return str(text.decode(errors="replace"))

    @property
    def signature(self) -> Signature:
        """The types of @main. Raises Error if the program has no @main."""
        with self._lock:
            main = self._call("hlocts_function", b"main")
            kind = main and self._lib.hlocts_attr_get(main, b"function_type")
            text = kind and self._lib.hlocts_attr_text(self._context, kind)
            if not text:
                raise Error("the program has no function @main")
            return Signature.parse(text.decode(errors="replace"))

    def needs(self) -> Tuple[str, str]:
        """The oldest release that can hold it, and the feature that asks for it ("": every release can)."""
        because = ctypes.c_char_p()
        with self._lock:
            release = self._call("hlocts_needs", ctypes.byref(because))
            if release is None:
                raise self._error()
            return release.decode(), (because.value or b"").decode(errors="replace")

    def obstacles(self, release: str) -> List[str]:
        """What keeps it out of a release; empty when nothing does."""
        with self._lock:
            text = self._call("hlocts_obstacles", _release(release))
            if text is None:
                raise self._error()
            return list(text.decode(errors="replace").splitlines())

    def expand(self, release: str) -> None:
        """Expands what a release does not have into what it has, as XLA does before it serializes."""
        with self._lock:
            if not self._call("hlocts_expand", _release(release)):
                raise self._error()

    def _bytes_of(self, name: str, *arguments: Any) -> bytes:
        size = ctypes.c_size_t()
        with self._lock:
            data = self._call(name, *arguments, ctypes.byref(size))
            if not data:
                raise self._error()
            return ctypes.string_at(data, size.value)

    def write(self, release: str) -> bytes:
        """The artifact for a release, "1.4.0"."""
        return self._bytes_of("hlocts_write", _release(release))

    def digest(self) -> str:
        """See hlo_cts.digest."""
        return hashlib.sha256(self._bytes_of("hlocts_normal_form")).hexdigest()

    def evaluate(self, *inputs: Any) -> List[numpy.ndarray[Any, Any]]:
        """The results of @main. An array must have the type of its argument; numbers and lists take it.

        Raises TypeError if the number of arguments or the type of an array is wrong, ValueError if its shape is, and Error if
        the evaluation fails.
        """
        with self._lock:
            types = self.signature.inputs
            if len(inputs) != len(types):
                raise TypeError(f"@main takes {len(types)} arguments, and {len(inputs)} are given")
            arrays = [as_argument(value, t, f"argument {i}") for i, (value, t) in enumerate(zip(inputs, types))]
            tensors = [_tensor(a) for a in arrays]
            results = self._call("hlocts_evaluate", (_Tensor * len(tensors))(*(t for _, t in tensors)), len(tensors))
            if not results:
                raise self._error()
            try:
                return [_array(self._lib.hlocts_result(results, i)) for i in range(self._lib.hlocts_result_count(results))]
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


def evaluate(source: Source, *inputs: Any) -> List[numpy.ndarray[Any, Any]]:
    """The results of @main for these arrays."""
    with Program(source) as p:
        return p.evaluate(*inputs)


# --- Releases ---


def _known(name: str) -> str:
    lib = _load()
    context = lib.hlocts_open(0)
    if not context:
        raise MemoryError("hlocts_open")
    try:
        return str(getattr(lib, name)(context).decode())
    finally:
        lib.hlocts_close(context)


def get_current_version() -> str:
    """The newest release of StableHLO that this package knows."""
    return _known("hlocts_newest_release")


def get_minimum_version() -> str:
    """The oldest release for which artifacts can be written."""
    return _known("hlocts_oldest_release")


def _numbers(version: str) -> Tuple[int, ...]:
    if not isinstance(version, str):
        raise TypeError(f"a version is a str such as '1.4.0', not {type(version).__name__}")
    if not re.fullmatch(r"[0-9]+\.[0-9]+\.[0-9]+", version):
        raise ValueError(f"a version is a str such as '1.4.0', not {version!r}")
    return tuple(int(n) for n in version.split("."))


def get_smaller_version(a: str, b: str) -> str:
    """The older one of two versions."""
    return a if _numbers(a) <= _numbers(b) else b
