# SPDX-License-Identifier: Apache-2.0
"""Types of StableHLO, and NumPy's types for their elements."""
from __future__ import annotations

import dataclasses
import re
from typing import Any, Optional, Tuple

import numpy

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


def dtype_named(name: str) -> numpy.dtype[Any]:
    """The type with this name in NumPy or in ml_dtypes: "float32", "bfloat16"."""
    if name not in _ML_TYPES.values():
        return numpy.dtype(name)
    try:
        import ml_dtypes
    except ModuleNotFoundError:
        raise TypeError(f"{name} is a type of the package ml_dtypes, which is not installed: pip install ml_dtypes") from None
    if not hasattr(ml_dtypes, name):
        raise TypeError(f"ml_dtypes {ml_dtypes.__version__} has no {name}: pip install --upgrade ml_dtypes")
    dtype: numpy.dtype[Any] = numpy.dtype(getattr(ml_dtypes, name))
    return dtype


def element_of(dtype: numpy.dtype[Any]) -> str:
    """The element type of MLIR for a type of NumPy or ml_dtypes. Raises TypeError if there is none."""
    for names in (_TYPES, _ML_TYPES):
        for element, name in names.items():
            if name == dtype.name:
                return element
    raise TypeError(f"StableHLO has no element type for {dtype}")


@dataclasses.dataclass(frozen=True)
class Type:
    """The type of an argument or a result. `shape` has None for a dimension of unknown size. `shape` and `element` are None
    if the type is no tensor."""

    text: str
    shape: Optional[Tuple[Optional[int], ...]]
    element: Optional[str]

    @classmethod
    def parse(cls, text: str) -> Type:
        """A type from the text that MLIR has for it: "tensor<2x?xf32>"."""
        found = re.fullmatch(r"tensor<((?:(?:\d+|\?)x)*)([a-zA-Z].*|!quant.*)>", text, re.DOTALL)
        if not found:
            return cls(text, None, None)
        shape = tuple(None if n == "?" else int(n) for n in found[1].split("x")[:-1])
        element = found[2].partition(",")[0] if not found[2].startswith("!") else found[2]
        return cls(text, shape, element.strip())

    @property
    def dtype(self) -> numpy.dtype[Any]:
        """NumPy's type of the elements. Raises TypeError if NumPy and ml_dtypes have none."""
        name = _TYPES.get(self.element or "") or _ML_TYPES.get(self.element or "")
        if name is None:
            raise TypeError(f"NumPy has no type for {self.text}")
        return dtype_named(name)

    def fits(self, shape: Tuple[int, ...]) -> bool:
        """Whether an array of this shape can have the type."""
        return (self.shape is not None and len(shape) == len(self.shape)
                and all(want is None or n == want for n, want in zip(shape, self.shape)))

    def __str__(self) -> str:
        return self.text


@dataclasses.dataclass(frozen=True)
class Signature:
    """The types of the arguments and results of a function."""

    inputs: Tuple[Type, ...]
    results: Tuple[Type, ...]

    @classmethod
    def parse(cls, text: str) -> Signature:
        """A signature from the text of a function type: "(tensor<2xf32>) -> tensor<f32>"."""
        inputs, results = _halves(text)
        return cls(_types(inputs), _types(results))

    def __str__(self) -> str:
        inputs, results = (", ".join(str(t) for t in types) for types in (self.inputs, self.results))
        return f"({inputs}) -> {results}" if len(self.results) == 1 else f"({inputs}) -> ({results})"


def _pieces(text: str) -> list[str]:
    """The text, cut at each comma that is in no bracket."""
    pieces, depth, start, before = [], 0, 0, ""
    for i, c in enumerate(text):
        if c in "<([{":
            depth += 1
        elif c in ">)]}" and not (c == ">" and before == "-"):
            depth -= 1
        elif c == "," and depth == 0:
            pieces.append(text[start:i])
            start = i + 1
        before = c
    return [*pieces, text[start:]]


def _halves(text: str) -> tuple[str, str]:
    depth = 0
    for i, c in enumerate(text):
        depth += (c == "(") - (c == ")")
        if c == ")" and depth == 0:
            return text[: i + 1], text[i + 1 :].strip()[len("->") :].strip()
    raise ValueError(f"'{text}' is no type of a function")


def _types(text: str) -> Tuple[Type, ...]:
    inside = text[1:-1] if text.startswith("(") and text.endswith(")") else text
    return tuple(Type.parse(piece.strip()) for piece in _pieces(inside) if piece.strip())


def as_argument(value: Any, kind: Type, name: str) -> numpy.ndarray[Any, Any]:
    """The array for an argument of this type. An array must have the type; numbers and lists take it, if no value changes."""
    if kind.shape is None:
        raise TypeError(f"{name} is {kind}, which no array can be")
    dtype = kind.dtype
    array = numpy.asarray(value)
    if not hasattr(value, "dtype"):
        array = _converted(array, dtype, kind, name)
    if array.dtype.newbyteorder("=") != dtype:
        raise TypeError(f"{name} is {kind}, and the array has {array.dtype}: pass array.astype({dtype.name!r})")
    if not kind.fits(array.shape):
        raise ValueError(f"{name} is {kind}, and the array has shape {array.shape}")
    return array


def _converted(array: numpy.ndarray[Any, Any], dtype: numpy.dtype[Any], kind: Type, name: str) -> numpy.ndarray[Any, Any]:
    if array.dtype.kind not in "biufc" or (array.dtype.kind == "f" and element_of(dtype).lstrip("u").startswith("i") and array.size):
        raise TypeError(f"{name} is {kind}: {array.dtype} does not become {dtype.name} without loss")
    if array.dtype.kind == "c" and not kind.text.count("complex"):
        raise TypeError(f"{name} is {kind}: {array.dtype} does not become {dtype.name} without loss")
    with numpy.errstate(all="ignore"):
        made = array.astype(dtype)
        same = made.astype(array.dtype) == array
    if array.dtype.kind in "iub" and not bool(numpy.all(same)):
        raise ValueError(f"{name} is {kind}: a value does not fit into {dtype.name}")
    return made
