#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Evaluates programs with XLA's CPU backend of jaxlib, and compares each result with ours. For scripts/differential, which starts
it with the Python of a venv that has jaxlib; the suite itself needs neither.

A line of standard input is an object: `program` (MLIR text), `inputs` ([type, literal] of the arguments of @main) and `ours` (the
results as hlo-translate prints them). The answer is a line: `refused` with a message, or `results`, with a word or an object for
each: "same", or `words` and `first` of the difference."""
import json
import os
import re
import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "consumers" / "jaxlib"))
import ml_dtypes  # noqa: E402
import numpy  # noqa: E402
import testee  # noqa: E402

TOKEN = re.compile(r"true|false|-?0x[0-9A-Fa-f]+|[-+]?(?:nan|inf|[0-9.]+(?:[eE][-+]?[0-9]+)?)")


def real_of(dtype):
    return numpy.dtype({"complex64": numpy.float32, "complex128": numpy.float64}.get(dtype.name, dtype))


def is_float(dtype):
    return not re.fullmatch(r"u?int\d+|bool", dtype.name)


def bits_of(array):
    flat = numpy.ascontiguousarray(array).reshape(-1)
    flat = flat.view(real_of(array.dtype))
    return flat.view(f"u{flat.dtype.itemsize}")


def number(token, real):
    """The bits of a printed number."""
    unsigned = numpy.dtype(f"u{real.itemsize}")
    if token.lstrip("-").startswith("0x") and is_float(real):
        return unsigned.type(int(token, 16))
    value = token == "true" if token in ("true", "false") else float(token) if is_float(real) else int(token)
    return numpy.array([value]).astype(real).view(unsigned)[0]


def read(literal, text):
    """A literal of our tools as an array of a type."""
    dims, dtype = testee.shape_of(text)
    real, count = real_of(dtype), int(numpy.prod(dims, dtype=int))
    body = re.fullmatch(r"dense<(.*)>", literal, re.S)[1]
    if body.startswith('"0x'):
        raw = numpy.frombuffer(bytes.fromhex(body[3:-1]), numpy.uint8)
        if text.endswith("xi1>") and raw.size != count:
            raw = numpy.unpackbits(raw, bitorder="little")[: count if raw.size > 1 or count < 2 else 1]
        if dtype.name.startswith("int") and dtype.name in ("int2", "int4"):
            raw = raw.view(numpy.int8)
            flat = raw.astype(dtype)
        else:
            flat = raw.view(dtype)
    else:
        items = TOKEN.findall(body)
        flat = numpy.array([number(t, real) for t in items], f"u{real.itemsize}").view(dtype)
    if flat.size == 1 and count != 1:
        flat = numpy.broadcast_to(flat, (count,))
    return numpy.array(flat).reshape(dims)


def ordered(bits, width):
    """Bits of floats as numbers whose differences are units in the last place."""
    wide = bits.astype(numpy.int64) if width < 64 else bits.view(numpy.int64)
    low = numpy.int64(1) << numpy.int64(width - 1) if width < 64 else numpy.int64(-(2**63))
    return numpy.where(wide & low, -(wide & ~low), wide)


def smallest(real):
    """The smallest normal number; 0 if the type has no others that a processor would flush."""
    return float(ml_dtypes.finfo(real).smallest_normal) if real.itemsize > 1 else 0.0


def differ(ours, theirs, element):
    """None if they are equal bit for bit, or both NaN; else words for the ways in which they differ, and the first place."""
    if ours.shape != theirs.shape or ours.dtype != theirs.dtype:
        return {"words": "type", "first": f"{theirs.dtype}{list(theirs.shape)}"}
    real = real_of(ours.dtype)
    a, b = bits_of(ours), bits_of(theirs)
    if element == "i1":
        a, b = a != 0, b != 0
    x, y = (numpy.ascontiguousarray(v).reshape(-1).view(real) for v in (ours, theirs))
    bad, words = a != b, []
    if is_float(real):
        x, y = x.astype(numpy.float64), y.astype(numpy.float64)
        bad &= ~(numpy.isnan(x) & numpy.isnan(y))
        flushed = bad & (numpy.abs(x) < smallest(real)) & (numpy.abs(y) < smallest(real))
        finite = bad & ~flushed & numpy.isfinite(x) & numpy.isfinite(y)
        largest = numpy.abs(x[numpy.isfinite(x)]).max(initial=0)
        eps = float(ml_dtypes.finfo(real).eps)
        steps = numpy.abs(ordered(a, 8 * real.itemsize) - ordered(b, 8 * real.itemsize))
        near = finite & ((numpy.abs(x - y) <= 64 * eps * largest) | (steps <= 8))
        words = [word for word, where in [
            ("flushed", flushed), ("nan", bad & (numpy.isnan(x) != numpy.isnan(y))), ("near", near), ("far", finite & ~near),
            ("infinite", bad & ~numpy.isnan(x) & ~numpy.isnan(y) & (numpy.isinf(x) | numpy.isinf(y))),
        ] if where.any()]  # fmt: skip
    if not bad.any():
        return None
    k = int(numpy.argmax(bad))
    return {"words": " ".join(words) or "bits", "first": f"{int(bad.sum())} of {bad.size}, first [{k}]: {x[k]} against {y[k]}"}


def evaluate(message):
    session = testee.Session()
    with session.context:
        module = session.trying(testee.ir.Module.parse, message["program"], phase="parsed")
        executable = session.trying(testee.compiled, module, phase="compiled")
        arguments = [session.trying(testee.put, read(literal, text), phase="run") for text, literal in message["inputs"]]
        theirs = session.trying(executable.execute, arguments, phase="run")
        answers = []
        for line, result in zip(message["ours"], theirs):
            literal, text = line.rsplit(" : ", 1)
            element = re.search(r"([^x<>]*(?:<.*>)?)>$", text)[1]
            answers.append(differ(read(literal, text), testee.get(result), element) or "same")
        return {"results": answers}


def main():
    out = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    for line in sys.stdin:
        try:
            answer = evaluate(json.loads(line))
        except testee.Refused as refused:
            answer = {"refused": f"{refused.phase}: {refused}"}
        except testee.Unsupported as unsupported:
            answer = {"refused": f"types: {unsupported}"}
        out.write(json.dumps(answer) + "\n")
        out.flush()


if __name__ == "__main__":
    main()
