# SPDX-License-Identifier: Apache-2.0
"""The judgement of the oracle about one program."""

import subprocess
from dataclasses import dataclass, field
from fractions import Fraction

from . import functions, mlir
from .machine import Process, Program, deep
from .registry import FREEDOMS, Open, Unsupported

EXACT, MPMATH, DIFFERS, OPEN, NOT_EVALUATED = "exact", "mpmath", "differs", "open", "not evaluated"


@dataclass
class Verdict:
    status: str
    why: str = ""
    findings: list = field(default_factory=list)


def generic(hlo_opt, path):
    """The program in generic form."""
    done = subprocess.run(
        [str(hlo_opt), "--mlir-print-op-generic", str(path)], capture_output=True, text=True
    )
    if done.returncode:
        raise Unsupported("hlo-opt refuses it: " + done.stderr.strip().split("\n")[0])
    return done.stdout


def evaluate(program, freedom, tolerance=None, nan_bits=False):
    process = Process(program, freedom)
    process.tolerance = tolerance
    process.nan_bits = nan_bits
    deep(lambda: process.call("main", []))
    return process


def judge(hlo_opt, path, tolerance=None, nan_bits=False):
    """Evaluates the program with each freedom of an implementation and says whether its checks hold."""
    try:
        program = Program(mlir.parse(generic(hlo_opt, path)))
        main = program.functions.get("main")
        if main is None or main.regions[0].arguments:
            return Verdict(NOT_EVALUATED, "@main is missing or takes arguments")
        first = evaluate(program, FREEDOMS[0], tolerance, nan_bits)
        others = []
        if first.log.choices:
            others = [evaluate(program, f, tolerance, nan_bits) for f in FREEDOMS[1:]]
    except (Unsupported, Open, functions.Undecided, mlir.ParseError) as reason:
        return Verdict(NOT_EVALUATED, str(reason))
    return combine(first, others)


def combine(first, others):
    if not first.findings:
        return Verdict(NOT_EVALUATED, "nothing is checked")
    runs = [first] + others
    failed = [[f for f in run.findings if f.difference] for run in runs]
    findings = first.findings
    if all(failed):
        return Verdict(DIFFERS, describe(failed[0][0]), findings)
    if any(failed):
        choices = ", ".join(sorted(first.log.choices))
        bad = next(f for f in failed if f)
        return Verdict(OPEN, f"depends on the {choices}: {describe(bad[0])}", findings)
    if first.log.open:
        return Verdict(OPEN, "; ".join(sorted(first.log.open)), findings)
    status = MPMATH if first.log.functions else EXACT
    loose = sum(not f.exact for f in findings)
    return Verdict(status, f"{loose} within tolerance" if loose else "", findings)


def describe(finding):
    return f"check {finding.place + 1} ({finding.kind}) {finding.difference}"


def tolerance_of(fields):
    stated = fields.get("tolerance")
    return None if stated is None else Fraction(str(stated))
