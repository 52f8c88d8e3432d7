# SPDX-License-Identifier: Apache-2.0
"""Shared by testees in Python: the protocol (docs/testee-protocol.md), the types of tensors, and how a consumer that
does not say its release is asked for it."""
import base64
import json
import os
import re
import subprocess
import sys


class Refused(Exception):
    pass


class Unsupported(Exception):
    pass


# Bytes of an element in the protocol.
WIDTHS = {"i1": 1, "i2": 1, "ui2": 1, "i4": 1, "ui4": 1, "i8": 1, "ui8": 1, "i16": 2, "ui16": 2, "i32": 4, "ui32": 4, "i64": 8, "ui64": 8,
          "f16": 2, "bf16": 2, "f32": 4, "f64": 8, "complex<f32>": 8, "complex<f64>": 16,
          "f8E4M3FN": 1, "f8E5M2": 1, "f8E4M3FNUZ": 1, "f8E5M2FNUZ": 1, "f8E4M3B11FNUZ": 1, "f8E3M4": 1, "f8E4M3": 1, "f8E8M0FNU": 1}


def shape_of(text):
    """The dimensions and the element type of "tensor<2x3xf32>"."""
    match = re.fullmatch(r"tensor<((?:\d+x)*)([^\d?x].*)>", text)
    if not match or match.group(2) not in WIDTHS:
        raise Unsupported("no tensors of type " + text)
    return [int(d) for d in match.group(1).split("x")[:-1]], match.group(2)


def signature(tool, artifact):
    """The types of @main's results, by hlo-translate: not every consumer tells signed integers from others."""
    said = subprocess.run([tool, "--deserialize", "-mlir-print-op-generic", "-"], input=artifact, capture_output=True)
    match = re.search(r'"func\.func"\(\) <\{[^\n]*?function_type = \((.*?)\) -> (.*?)(?:, \w+ = [^\n]*)?, sym_name = "main"', said.stdout.decode())
    if not match:
        raise Unsupported("the suite cannot read the artifact")
    return split_types(match.group(2))


def split_types(text):
    if text.startswith("("):
        text = text[1:-1]
    types, depth, start = [], 0, 0
    for i, c in enumerate(text):
        depth += (c in "<(") - (c in ">)")
        if c == "," and depth == 0:
            types.append(text[start:i].strip())
            start = i + 1
    return types + [text[start:].strip()] if text.strip() else []


def newest_release(folder, reads):
    """Of the probes in a folder, named by their release, the newest one whose artifact can be read. A reader may die of an older
    one for another reason."""
    names = sorted((n for n in os.listdir(folder) if n.endswith(".mlirbc")), key=lambda n: [int(p) for p in n[:-7].split(".")])
    for name in reversed(names):
        with open(os.path.join(folder, name), "rb") as f:
            if reads(f.read()):
                return name[:-7]
    return "0.9.0"


def bytes_of(holder):
    if "file" in holder:
        with open(holder["file"], "rb") as f:
            return f.read()
    return base64.b64decode(holder["base64"])


def blob(data):
    return {"base64": base64.b64encode(bytes(data)).decode()}


def heard(action, *arguments):
    """Runs an action; what it writes to standard error goes into the refusal."""
    import tempfile
    with tempfile.TemporaryFile() as f:
        sys.stderr.flush()
        real = os.dup(2)
        os.dup2(f.fileno(), 2)
        try:
            return action(*arguments)
        except Refused as refused:
            f.seek(0)
            said = f.read(4096).decode(errors="replace").strip()
            raise Refused(f"{said}; {refused}" if said else str(refused)) from None
        finally:
            os.dup2(real, 2)
            os.close(real)


def actions(evaluate, read=None, write=None):
    """The functions that answer requests, by verb. Programs are artifacts of the consumer's own release."""
    found = {"evaluate": lambda body: {"results": evaluate(bytes_of(body["artifact"]), body["arguments"])}}
    if read:
        found["deserialize"] = lambda body: {"program": blob(read(bytes_of(body["artifact"])))}
    if write:
        found["serialize"] = lambda body: {"artifact": blob(write(bytes_of(body["program"]), body["target"]))}
    return found


CAN = {"deserialize": "read", "serialize": "write", "evaluate": "evaluate"}


def serve(hello, evaluate, read=None, write=None):
    """Answers until the end of standard input. Whatever libraries print does not get between the frames."""
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    known = actions(evaluate, read, write)
    hello = dict({"protocol": 1, "can": [CAN[verb] for verb in known]}, **hello)
    while header := sys.stdin.buffer.readline():
        message = json.loads(sys.stdin.buffer.read(int(header)))
        reply = {"hello": hello} if "hello" in message else answer(known, message)
        text = json.dumps(reply).encode()
        out.write(b"%d\n%s" % (len(text), text))
        out.flush()


def answer(known, message):
    reply = {"id": message["id"]}
    verb = next(iter(message.keys() - {"id"}))
    try:
        if verb not in known:
            raise Unsupported("it does not " + verb)
        reply["done"] = known[verb](message[verb])
    except Refused as refused:
        reply["refused"] = str(refused)
    except Unsupported as unsupported:
        reply["unsupported"] = str(unsupported)
    return reply
