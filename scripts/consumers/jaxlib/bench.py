#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The other side of `hlo-bench --against=jaxlib`: XLA's CPU backend on one processor.

Each line of standard input is "SECONDS PROGRAM FOLDER": the file with the program, a folder with its arguments
(0, 1, ...: raw elements), and how long to go on. The answer is a line: the least processor time of one execution
in seconds, or "- " and why there is none. The first line says who answers.
"""
import os
import sys
import time

os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})  # before XLA counts processors

import jaxlib
import numpy

import testee
from jaxlib.mlir import ir

prepared = {}


def prepare(program, folder):
    session = testee.Session()
    with session.context, open(program, encoding="utf-8") as file:
        module = session.trying(ir.Module.parse, file.read())
        main = next(op for op in module.body.operations if "sym_name" in op.attributes)
        signature = ir.FunctionType(ir.TypeAttr(main.attributes["function_type"]).value)
        arguments = []
        for k, t in enumerate(signature.inputs):
            dims, dtype = testee.shape_of(str(t))
            array = numpy.fromfile(os.path.join(folder, str(k)), dtype=dtype).reshape(dims)
            arguments.append(session.trying(testee.put, array))
        return session.trying(testee.compiled, module, 1, 1, False), arguments


def once(executable, arguments):
    start = time.process_time()
    for result in executable.execute(arguments):
        result.block_until_ready()
    return time.process_time() - start


def best(seconds, program, folder):
    if program not in prepared:
        prepared.clear()
        prepared[program] = prepare(program, folder)
        once(*prepared[program])
    end, times = time.monotonic() + seconds, []
    while len(times) < 3 or (time.monotonic() < end and len(times) < 10000):
        times.append(once(*prepared[program]))
    return min(times)


def main():
    out = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    print("jaxlib " + jaxlib.__version__, file=out, flush=True)
    for line in sys.stdin:
        seconds, program, folder = line.rstrip("\n").split("\t")
        try:
            print(repr(best(float(seconds), program, folder)), file=out, flush=True)
        except (testee.Refused, testee.Unsupported, OSError, ValueError) as error:
            print("- " + str(error).replace("\n", " ")[:400], file=out, flush=True)


if __name__ == "__main__":
    # The functions of testee.py look for the client there.
    testee.client = testee.start_client()
    main()
