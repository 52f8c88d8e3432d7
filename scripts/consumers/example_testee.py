#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A testee in sixty lines: wraps a tool that reads artifacts on standard input.

    hlo-cts check-testee -- python3 example_testee.py hlo-translate --mlir-print-op-generic

Replace `deserialize` by what your compiler does. The protocol is docs/testee-protocol.md.
example_evaluator.py evaluates, too.
"""
import base64
import json
import subprocess
import sys

HELLO = {
    "protocol": 1,
    "name": "example",
    "release": "1.20.0",
    "can": ["read"],        # of "read", "write", "evaluate"
    "programs": "text",     # how programs are shown: "text", or "artifact" of our own release
    "locations": False,     # the text that we show has none
}


class Refused(Exception):
    """This consumer does not accept the input; the text says why, and names what it did not know."""


class Unsupported(Exception):
    """This consumer does not claim to do this; the text names it."""


def deserialize(request):
    artifact = base64.b64decode(request["artifact"]["base64"])
    tool = subprocess.run(sys.argv[1:] + ["--deserialize"], input=artifact, capture_output=True)
    if tool.returncode != 0:
        raise Refused(tool.stderr.decode(errors="replace"))
    return {"program": {"text": tool.stdout.decode()}}


def answer(message, hello, actions):
    if "hello" in message:
        return {"hello": hello}
    verb = next(key for key in message if key != "id")
    try:
        return {"id": message["id"], "done": actions[verb](message[verb])}
    except Refused as refused:
        return {"id": message["id"], "refused": str(refused)}
    except Unsupported as unsupported:
        return {"id": message["id"], "unsupported": str(unsupported)}


def serve(hello, actions):
    """A frame is the length of what follows, in decimal, a line end, and that many bytes of JSON."""
    while header := sys.stdin.buffer.readline():
        request = json.loads(sys.stdin.buffer.read(int(header)))
        reply = json.dumps(answer(request, hello, actions)).encode()
        sys.stdout.buffer.write(b"%d\n%s" % (len(reply), reply))
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    serve(HELLO, {"deserialize": deserialize})
