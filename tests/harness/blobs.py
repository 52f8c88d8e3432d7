#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Exports of JAX as people hold them: blobs.py HLO_CTS SOURCE. Those that scripts/blobs makes with the JAX versions that
are installed: the artifact is found, byte for byte, and jaxlibs that are installed read what `--reader` says they do.
Status 77: no JAX is installed.
blobs.py HLO_CTS SOURCE FOLDER takes exports that scripts/blobs has left in FOLDER, asks every jaxlib that is installed,
and prints a table."""
import json
import os
import pathlib
import subprocess
import sys
import tempfile

# Bindings before 0.4.35 load too few dialects for their own reading, and die; XLA's reader is the same code.
READ = r"""
import sys
from jaxlib import xla_client
from jaxlib.mlir import ir
from jaxlib.mlir.dialects import stablehlo
try:
    from jaxlib.mlir.dialects import sdy
except ImportError:
    sdy = None


def read(artifact):
    if not sdy:
        return xla_client._xla.mlir.deserialize_portable_artifact(artifact)
    with ir.Context() as context:
        stablehlo.register_dialect(context)
        sdy.register_dialect(context)
        context.allow_unregistered_dialects = True
        return stablehlo.deserialize_portable_artifact(context, artifact)


for path in sys.argv[1:]:
    try:
        read(open(path, "rb").read())
        print("yes", path, flush=True)
    except TypeError:  # it wants to be called otherwise
        raise
    except Exception:
        print("no", path, flush=True)
"""
VERSION = "from jaxlib.mlir.dialects import stablehlo; print(stablehlo.get_current_version())"


def run(*command, ok=(0,)):
    found = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    if found.returncode not in ok:
        sys.exit(f"{' '.join(command)}: status {found.returncode}")
    return found.stdout


def check_exports(cts, folder):
    """Every artifact is found whole."""
    for export in sorted(folder.glob("*.jaxexport")):
        where = folder / "out"
        found = json.loads(run(cts, "inspect", "--json", f"--extract={where}", str(export)))
        if not found or not found[0]["what"].startswith("jax.export of '"):
            sys.exit(f"{export.name}: {found}")
        twin = export.with_suffix(".mlirbc")
        if twin.exists() and (where / "001.mlirbc").read_bytes() != twin.read_bytes():
            sys.exit(f"{export.name}: another artifact than mlir_module_serialized")
        if export.name.startswith("gradient") and len(found) != 3:
            sys.exit(f"{export.name}: {len(found)} artifacts, not one and two derivatives")


def check_saved_models(cts, source, folder):
    """SavedModels that two TensorFlows write around one artifact, where they are installed; TensorFlow itself evaluated it."""
    os.environ["HLO_CTS"] = cts
    run(f"{source}/scripts/blobs", "--installed", str(folder), "tensorflow-2.21.0", "tensorflow-2.18.1")
    models = sorted(folder.glob("saved-model-*"))
    for model in models:
        where = folder / "out"
        found = json.loads(run(cts, "inspect", "--json", f"--extract={where}", str(model)))
        if [f["what"] for f in found] != ["XlaCallModule 'XlaCallModule' of a SavedModel"] or found[0]["where"] != "saved_model.pb":
            sys.exit(f"{model.name}: {found}")
        if (where / "001.mlirbc").read_bytes() != (folder / "artifact.mlirbc").read_bytes():
            sys.exit(f"{model.name}: another artifact than what TensorFlow was given")
    (folder / "artifact.mlirbc").unlink(missing_ok=True)
    print(f"SavedModels: {', '.join(m.name for m in models) or 'no TensorFlow is installed here'}")


def readings(python, artifacts):
    """{path: "yes", "no" or "dies"}; a process that dies ends one question."""
    theirs = {}
    while left := [a for a in artifacts if a not in theirs]:
        got = subprocess.run([str(python), "-W", "ignore", "-c", READ, *left], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        theirs.update(reversed(l.split(" ", 1)) for l in got.stdout.splitlines())
        if got.returncode > 0:
            sys.exit(f"{python}: {got.stderr[-500:]}")
        if got.returncode < 0:
            theirs[next(a for a in left if a not in theirs)] = "dies"
    return theirs


def check_readers(cts, artifacts, pythons):
    """What each jaxlib reads: {path: [(release, whether it reads)]}. Ends the program where inspect says otherwise."""
    answers = {a: [] for a in artifacts}
    for python in filter(pathlib.Path.exists, pythons):
        release = run(str(python), "-W", "ignore", "-c", VERSION).strip()
        theirs = readings(python, artifacts)
        ours = json.loads(run(cts, "inspect", "--json", f"--reader={release}", *artifacts, ok=(0, 1)))
        for o in ours:
            reads = theirs[o["file"]] == "yes"
            answers[o["file"]].append((f"{python.parts[-3]} ({release})", theirs[o["file"]]))
            # Another dialect has versions of its own, and what comes with MLIR may come with a patch.
            open_ = any(item["kind"] == "dialect" for item in o["items"]) or "may know it all the same" in o["because"]
            if not open_ and o["reads"] != reads:
                sys.exit(f"{o['file']}: jaxlib of {release} says {theirs[o['file']]}, inspect {o}")
        print(f"{len(artifacts)} artifacts, jaxlib of {release}: {sum(o['reads'] for o in ours)} read")
    return answers


def number(version):
    return [int(n) for n in version.split(".")]


def table(cts, answers):
    print("| export | readable by | oldest jaxlib that reads it | next older one that is installed |\n|---|---|---|---|")
    for path in sorted(answers, key=lambda p: (p.rsplit("/", 1)[1].split("-")[0], number(pathlib.Path(p).stem.split("-")[1]))):
        line = run(cts, "inspect", path).splitlines()[0]
        oldest = next((i for i, (_, says) in enumerate(answers[path]) if says == "yes"), None)
        holds = all(says == "yes" for _, says in answers[path][oldest:]) if oldest is not None else False
        before = "none" if not oldest else f"{answers[path][oldest - 1][0]}: {answers[path][oldest - 1][1]}"
        named = answers[path][oldest][0] + ("" if holds else ", with gaps") if oldest is not None else "none"
        print(f"| {pathlib.Path(path).stem} | {line.split(',')[0].split(';')[0].removeprefix('readable by ')} | {named} | {before} |")


def main():
    cts, source = sys.argv[1:3]
    cache = pathlib.Path(os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache") / "hlo-cts"
    if len(sys.argv) > 3:
        folder = pathlib.Path(sys.argv[3])
        check_exports(cts, folder)
        jaxlibs = sorted(cache.glob("jaxlib-*/ready"), key=lambda p: number(p.parent.name.split("-")[1]))
        artifacts = [str(p) for p in folder.glob("*.mlirbc")]
        table(cts, check_readers(cts, artifacts, [p.parent / "bin/python" for p in jaxlibs]))
        return 0
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        run(f"{source}/scripts/blobs", "--installed", name)
        if not list(folder.glob("*.jaxexport")):
            print("skipped: scripts/blobs has installed no JAX here")
            return 77
        check_exports(cts, folder)
        check_saved_models(cts, source, folder)
        artifacts = [str(p) for p in sorted(folder.glob("*.mlirbc"))]
        check_readers(cts, artifacts, [cache / f"jaxlib-{v}/bin/python" for v in ("0.10.2", "0.5.3", "0.5.0", "0.4.38", "0.4.35")])
    return 0


if __name__ == "__main__":
    sys.exit(main())
