#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""jaxlib as a writer of artifacts, for scripts/witness: parses the text of a program and serializes it.

Reads a JSON object a line, {"id", "texts": [text, ...], "artifact": base64, "targets": [release, ...], "calls": N}, and
answers with one: {"id", "form", "bytes": {target: base64}, "refused": {target: message}}. The first text that it can
parse counts, and "form" is its number. When it can parse none, it reads the artifact instead, and "form" is -1. It writes
"calls" times for each target, and the last time counts.
The first line that it prints names it: {"name", "release"}.
"""
import base64
import json
import os
import sys

from jaxlib.mlir import ir
from jaxlib.mlir.dialects import stablehlo

import testee


def parser(session, request):
    """A function that gives the module anew, and the number of the form that it reads."""
    artifact = base64.b64decode(request["artifact"])
    # Reading an artifact also loads dialects that the bindings cannot name, such as that of quantized types.
    try:
        testee.read(session, artifact)
        refused = None
    except testee.Refused as error:
        refused = error
    for form, text in enumerate(request["texts"]):
        try:
            session.trying(ir.Module.parse, text)
            return lambda: ir.Module.parse(text), form
        except testee.Refused as error:
            refused = refused and testee.Refused(f"{refused}; {error}")
    if refused:
        raise refused
    return lambda: testee.read(session, artifact), -1


def write(request):
    session = testee.Session()
    reply = {"id": request["id"], "bytes": {}, "refused": {}}
    with session.context:
        try:
            parse, reply["form"] = parser(session, request)
        except testee.Refused as refused:
            reply["refused"] = {target: str(refused) for target in request["targets"]}
            return reply
        for target in request["targets"]:
            del session.said[:]
            try:
                # Each release has a module of its own: writing reorders the uses.
                module = parse()
                for _ in range(request["calls"]):
                    artifact = testee.serializer(session, module, target)
                reply["bytes"][target] = base64.b64encode(artifact).decode()
            except testee.Refused as refused:
                reply["refused"][target] = str(refused)
    return reply


def main():
    out = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # whatever libraries print must not get between the lines
    print(json.dumps({"name": testee.name, "release": stablehlo.get_current_version()}),
          file=out, flush=True)
    for line in sys.stdin:
        print(json.dumps(write(json.loads(line))), file=out, flush=True)


if __name__ == "__main__":
    main()
