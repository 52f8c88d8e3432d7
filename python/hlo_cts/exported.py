# SPDX-License-Identifier: Apache-2.0
"""Reads what `hlo-cts export` writes, and compares results with it.

    >>> for case in hlo_cts.exported.cases(pathlib.Path("exported")):
    ...     case.check(my_runtime(case.program, case.inputs))
"""
from __future__ import annotations

import json
import pathlib
import re
from typing import Any, Dict, Iterator, List, Optional, Sequence

import numpy

from ._arrays import dtype_named, element_of


class Mismatch(AssertionError):
    """Results are not the expected ones; the text says which and by how much."""


class Case:
    """A case in a folder."""

    def __init__(self, folder: pathlib.Path):
        self.folder = pathlib.Path(folder)
        self.data: Dict[str, Any] = json.loads((self.folder / "case.json").read_text())

    def __repr__(self) -> str:
        return f"<hlo_cts.exported.Case {self.id}>"

    @property
    def id(self) -> str:
        return str(self.data["case"])

    @property
    def program(self) -> pathlib.Path:
        """The file with the program."""
        return self.folder / str(self.data["program"])

    @property
    def devices(self) -> int:
        """How many devices run the program."""
        grid = self.data.get("devices", {"replicas": 1, "partitions": 1})
        return int(grid["replicas"]) * int(grid["partitions"])

    def _load(self, entry: Dict[str, Any]) -> numpy.ndarray[Any, Any]:
        if entry["dtype"] is None:
            raise TypeError(f"{self.id}: NumPy has no type for {entry['type']}")
        return _read(self.folder / entry["file"], entry["dtype"])

    @property
    def inputs(self) -> List[numpy.ndarray[Any, Any]]:
        """The arguments of @main; of several devices, those of the first device come first."""
        return [self._load(entry) for entry in self.data["inputs"]]

    @property
    def outputs(self) -> Dict[int, numpy.ndarray[Any, Any]]:
        """The expected results by their number; of several devices, as for inputs."""
        return {self._number(e): self._load(e) for e in self.data["outputs"] if "file" in e}

    def _number(self, entry: Dict[str, Any], key: str = "result") -> int:
        each = self.data.get("devices", {}).get("results", 0)
        return int(entry[key]) + int(entry.get("device", 0)) * int(each)

    def check(self, results: Sequence[Any]) -> None:
        """Raises Mismatch if these results of @main are not the expected ones."""
        wrong = [why for entry in self.data["outputs"] for why in [self._wrong(entry, results)] if why]
        if wrong:
            raise Mismatch(f"{self.id}: " + "\n".join(wrong))

    def _wrong(self, entry: Dict[str, Any], results: Sequence[Any]) -> Optional[str]:
        number = self._number(entry)
        if number >= len(results):
            return f"result {number} is missing"
        got = numpy.asarray(results[number])
        same = entry.get("same_as")
        want = self._load(entry) if same is None else numpy.asarray(results[self._number(entry, "same_as")])
        if got.shape != want.shape or got.dtype != want.dtype:
            return f"result {number} is {got.dtype}{list(got.shape)}, expected {want.dtype}{list(want.shape)}"
        good = within(got, want, self._compare(entry, want))
        if bool(numpy.all(good)):
            return None
        at = tuple(int(i) for i in numpy.argwhere(~numpy.atleast_1d(good))[0])
        first = [numpy.atleast_1d(a)[at] for a in (want, got)]
        return (f"result {number}: {int(numpy.sum(~good))} of {good.size} elements differ, first at {list(at)}: "
                f"expected {first[0]}, actual {first[1]}")

    def _compare(self, entry: Dict[str, Any], want: numpy.ndarray[Any, Any]) -> Dict[str, Any]:
        how = dict(entry["compare"])
        if "atol_file" in how:
            how["atol"] = numpy.load(self.folder / how["atol_file"])
        if "atol_of_largest" in how:
            sizes = numpy.abs(_wide(want))
            how["atol"] = how["atol_of_largest"] * float(numpy.max(sizes[numpy.isfinite(sizes)], initial=0))
        return how


def cases(folder: pathlib.Path) -> Iterator[Case]:
    """The cases of a folder that `hlo-cts export` wrote."""
    folder = pathlib.Path(folder)
    for name in json.loads((folder / "index.json").read_text())["cases"]:
        yield Case(folder / name)


def _read(path: pathlib.Path, dtype: str) -> numpy.ndarray[Any, Any]:
    # numpy.load gives types of ml_dtypes as bytes.
    array: numpy.ndarray[Any, Any] = numpy.load(path, allow_pickle=False)
    return array if array.dtype.name == dtype else array.view(dtype_named(dtype))


# --- Comparing ---


def _wide(a: numpy.ndarray[Any, Any]) -> numpy.ndarray[Any, Any]:
    return a.astype(numpy.float64)


def _bits(a: numpy.ndarray[Any, Any]) -> numpy.ndarray[Any, Any]:
    return numpy.ascontiguousarray(a).reshape(a.shape).view(f"u{a.dtype.itemsize}")


def _is_integer(dtype: numpy.dtype[Any]) -> bool:
    element = element_of(dtype)
    return element.startswith("i") or element.startswith("ui")


def within(got: numpy.ndarray[Any, Any], want: numpy.ndarray[Any, Any], how: Dict[str, Any]) -> numpy.ndarray[Any, Any]:
    """For each element, whether it is as near as `compare` of case.json demands."""
    if _is_integer(got.dtype):
        return numpy.asarray(_bits(got) == _bits(want)) if got.dtype.itemsize > 1 else numpy.asarray(got == want)
    if got.dtype.kind != "c":
        return _floats(got, want, how)
    parts = {k: v for k, v in how.items() if k != "or"}
    good = _floats(got.real, want.real, parts) & _floats(got.imag, want.imag, parts)
    with numpy.errstate(invalid="ignore"):
        return numpy.asarray(good | _accurate(numpy.abs(got.astype(complex) - want), numpy.abs(want.astype(complex)), how))


def _accurate(apart: numpy.ndarray[Any, Any], size: numpy.ndarray[Any, Any], how: Dict[str, Any]) -> numpy.ndarray[Any, Any]:
    if "or" not in how:
        return numpy.zeros(apart.shape, bool)
    with numpy.errstate(invalid="ignore"):
        return numpy.asarray(apart <= numpy.maximum(size * how["or"]["rtol"], how["or"]["atol"]))


def _nans(a: numpy.ndarray[Any, Any], b: numpy.ndarray[Any, Any], how: str) -> numpy.ndarray[Any, Any]:
    """Where both are NaN, whether they are the same one."""
    both, x, y = numpy.isnan(a) & numpy.isnan(b), _bits(a), _bits(b)
    sign = numpy.array(1 << (8 * a.dtype.itemsize - 1), x.dtype)
    differ = {"any": x & ~x, "sign": (x ^ y) & sign, "payload": (x ^ y) & ~sign, "bits": x ^ y}[how]
    return numpy.asarray(both & (differ == 0))


def _floats(got: numpy.ndarray[Any, Any], want: numpy.ndarray[Any, Any], how: Dict[str, Any]) -> numpy.ndarray[Any, Any]:
    x, y = _wide(got), _wide(want)
    alike = (_bits(got) == _bits(want)) | _nans(got, want, how["nan"])
    with numpy.errstate(invalid="ignore", over="ignore"):
        if how["kind"] == "equal":
            return numpy.asarray(alike | ((x == y) & how["zeros_equal"]))
        if how["kind"] == "absolute":
            finite = numpy.isfinite(x) & numpy.isfinite(y)
            return numpy.asarray(alike | (x == y) | (finite & (numpy.abs(x - y) <= how["atol"])))
        apart = _ulps(got, want)
        close = numpy.where(numpy.isnan(x) & numpy.isnan(y), alike & (how["least"] == 0),
                            (apart >= how["least"]) & (apart <= how["most"]))
        if "or" in how:
            close = close | alike | _accurate(numpy.abs(x - y), numpy.abs(y), how)
        return numpy.asarray(close)


def _ulps(got: numpy.ndarray[Any, Any], want: numpy.ndarray[Any, Any]) -> numpy.ndarray[Any, Any]:
    """How many values of the format lie between two; infinity where one is not finite, and they differ."""
    width = int(re.findall("[0-9]+", element_of(got.dtype))[0])
    sign = 0 if got.dtype.name == "float8_e8m0fnu" else 1 << (width - 1)
    x, y = ([int(n) for n in _bits(a).reshape(-1)] for a in (got, want))
    finite = (numpy.isfinite(got) & numpy.isfinite(want)).reshape(-1)
    apart = [_apart(a, b, sign) if ok else (0 if a == b else numpy.inf) for a, b, ok in zip(x, y, finite)]
    return numpy.array(apart, numpy.float64).reshape(got.shape)


def _apart(a: int, b: int, sign: int) -> int:
    ordered = [-(n & ~sign) if n & sign else n for n in (a, b)]
    return abs(ordered[0] - ordered[1])
