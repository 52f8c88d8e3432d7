#!/usr/bin/env python3
"""Exports of JAX as people hold them: blobs.py HLO_CTS SOURCE. Those that scripts/blobs makes with the JAX versions that
are installed: the artifact is found, byte for byte, and jaxlibs that are installed read what `--reader` says they do.
Status 77: no JAX is installed."""
import json
import os
import pathlib
import subprocess
import sys
import tempfile

READ = r"""
import sys
from jaxlib.mlir import ir
from jaxlib.mlir.dialects import sdy, stablehlo
for path in sys.argv[1:]:
    with ir.Context() as context:
        stablehlo.register_dialect(context)
        sdy.register_dialect(context)
        context.allow_unregistered_dialects = True
        try:
            stablehlo.deserialize_portable_artifact(context, open(path, "rb").read())
            print("yes", path)
        except Exception:
            print("no", path)
"""
VERSION = "from jaxlib.mlir.dialects import stablehlo; print(stablehlo.get_current_version())"


def run(*command, ok=(0,)):
    found = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    if found.returncode not in ok:
        sys.exit(f"{' '.join(command)}: status {found.returncode}")
    return found.stdout


def main():
    cts, source = sys.argv[1:]
    cache = pathlib.Path(os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache") / "hlo-cts"
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        run(f"{source}/scripts/blobs", "--installed", name)
        exports = sorted(folder.glob("*.jaxexport"))
        if not exports:
            print("skipped: scripts/blobs has installed no JAX here")
            return 77
        for export in exports:
            where = folder / "out"
            found = json.loads(run(cts, "inspect", "--json", f"--extract={where}", str(export)))
            if not found or not found[0]["what"].startswith("jax.export of '"):
                sys.exit(f"{export.name}: {found}")
            twin = export.with_suffix(".mlirbc")
            if twin.exists() and (where / "001.mlirbc").read_bytes() != twin.read_bytes():
                sys.exit(f"{export.name}: another artifact than mlir_module_serialized")
            if export.name.startswith("gradient") and len(found) != 3:
                sys.exit(f"{export.name}: {len(found)} artifacts, not one and two derivatives")
        artifacts = [str(p) for p in sorted(folder.glob("*.mlirbc"))]
        pythons = [cache / f"jaxlib-{v}/bin/python" for v in ("0.10.2", "0.5.3", "0.5.0", "0.4.38", "0.4.35")]
        for python in filter(pathlib.Path.exists, pythons):
            release = run(str(python), "-W", "ignore", "-c", VERSION).strip()
            theirs = dict(reversed(l.split(" ", 1)) for l in run(str(python), "-W", "ignore", "-c", READ, *artifacts).splitlines())
            ours = json.loads(run(cts, "inspect", "--json", f"--reader={release}", *artifacts, ok=(0, 1)))
            for o in ours:
                # Another dialect has versions of its own.
                if not any(item["kind"] == "dialect" for item in o["items"]) and o["reads"] != (theirs[o["file"]] == "yes"):
                    sys.exit(f"{o['file']}: jaxlib of {release} says {theirs[o['file']]}, inspect {o}")
            print(f"{len(artifacts)} artifacts, jaxlib of {release}: {sum(o['reads'] for o in ours)} read")
    return 0


if __name__ == "__main__":
    sys.exit(main())
