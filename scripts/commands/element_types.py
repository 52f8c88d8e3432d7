# SPDX-License-Identifier: Apache-2.0
"""Types of MLIR as text: shapes, and element types as the lists of the coverage have them."""

import functools
import re


def parts_of(text):
    """A list, cut at the commas that stand in no bracket."""
    parts, depth, at = [], 0, 0
    for i, c in enumerate(text):
        depth += (c in "<[({") - (c in ">])}")
        if c == "," and not depth:
            parts.append(text[at:i])
            at = i + 1
    return parts + [text[at:]]


@functools.lru_cache(maxsize=None)  # programs have few types, each many times
def shape_of(text):
    """The element type of a type; whether it has a shape, its rank, its elements (None: not known)."""
    shaped = re.fullmatch(r"(tensor|vector|memref)<((?:[0-9?*]+x)*)(.*)>", text, re.S)
    if not shaped:
        return text, False, None, None
    kind, dims, rest = shaped.groups()
    dims = dims.split("x")[:-1]
    if kind != "tensor" or "*" in dims:
        return parts_of(rest)[0], True, None, None
    count = 1
    for dim in dims:
        count = None if dim == "?" or count is None else count * int(dim)
    return parts_of(rest)[0], True, len(dims), count


@functools.lru_cache(maxsize=None)
def element_text(element):
    """An element type, or a type without a shape, as the lists have it."""
    quantized = re.match(r"!quant\.uniform<(si|ui|i|u)(\d+)(?:<[^>]*>)?:\w+(:[{\d])?", element)
    if quantized:
        sign, width, axis = quantized.groups()
        return f"quantized {'ui' if sign == 'ui' else 'i'}{width}" + (
            "" if not axis else " in blocks" if axis == ":{" else " per axis"
        )
    if element.startswith("complex<"):
        return "complex of " + element_text(element[len("complex<") : -1])
    if element.startswith("tuple<"):
        return "tuple"
    named = re.match(r"!stablehlo\.(\w+)", element)
    if named:
        return named[1]
    return (
        element.removeprefix("s")
        if re.fullmatch(r"si\d+", element)
        else element if re.fullmatch(r"\w+", element) else "another"
    )
