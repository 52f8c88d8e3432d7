#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Digests of what a jaxlib writes: digest_jaxlib.py HLO_CTS SOURCE. For each jaxlib of scripts/consumers/jaxlib/run that
is installed: programs of the corpus, written for every release that it and they allow, with locations and without,
have the digest of their text. Status 77: no such jaxlib is installed."""
import os
import pathlib
import subprocess
import sys
import tempfile

CASES = """abs_f32 all_gather_two argument_attributes bool_mixed_9 bool_splat_1 call_private compare_totalorder
constant_scalar custom_call_typed_ffi dot_general_batch gather_batching locations module_name reduce_pair tan_f32""".split()

WRITE = r"""
import os, pathlib, sys
from jaxlib.mlir import ir
from jaxlib.mlir.dialects import stablehlo
folder = pathlib.Path(sys.argv[1])
for path in sorted(folder.glob("*.mlir")):
    for release in sys.argv[2:]:
        with ir.Context() as context:
            stablehlo.register_dialect(context)
            try:
                if hasattr(stablehlo, "serialize_portable_artifact_str"):
                    text = path.read_bytes().decode()
                    bytes_ = stablehlo.serialize_portable_artifact_str(text, release)
                else:
                    bytes_ = stablehlo.serialize_portable_artifact(ir.Module.parse(path.read_text()), release)
            except Exception as why:
                continue
        (folder / f"{path.stem}-{release}.mlirbc").write_bytes(bytes_)
"""


def lines(*command):
    return subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True).stdout.splitlines()


def hold(cts, python, releases, folder):
    """How many artifacts; exits at one with another digest."""
    subprocess.run([python, "-W", "ignore", "-c", WRITE, folder, *releases], check=True, stderr=subprocess.DEVNULL)
    digests = {}
    for line in lines(cts, "digest", *map(str, sorted(folder.iterdir()))):
        digest, _, name = line.partition("  ")
        stem = pathlib.Path(name).stem
        digests[stem] = digest
    artifacts = [s for s in digests if "-" in s]
    for s in artifacts:
        program = s.rsplit("-", 1)[0]
        if digests[s] != digests[program]:
            sys.exit(f"{python}: {s}: {digests[s]}, and its text {digests[program]}")
    return len(artifacts)


def main():
    cts, source = sys.argv[1:]
    cache = pathlib.Path(os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache") / "hlo-cts"
    pythons = [cache / f"jaxlib-{v}/bin/python" for v in ("0.10.2", "0.5.0")]
    pythons = [str(p) for p in pythons if p.exists()]
    if not pythons:
        print("skipped: scripts/consumers/jaxlib/run has installed no jaxlib here")
        return 77
    releases = [l.split()[0] for l in lines(cts, "history") if l[:1].isdigit()]
    for python in pythons:
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            for case in CASES:
                for form, options in ("plain", ()), ("located", ("--generic", "--locations")):
                    text = lines(cts, "plain", f"--case={case}", f"--corpus={source}/corpus", *options)
                    (folder / f"{case}_{form}.mlir").write_text("\n".join(text))
            held = hold(cts, python, releases, folder)
            print(f"{python}: {held} artifacts, {len(releases)} releases asked for")
            if held < 4 * len(CASES):
                sys.exit(f"{python} wrote no more than {held} artifacts")
    return 0


if __name__ == "__main__":
    sys.exit(main())
