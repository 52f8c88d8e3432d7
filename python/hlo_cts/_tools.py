# SPDX-License-Identifier: Apache-2.0
"""The command lines: each takes the place of the Python that starts it. In a wheel, hlo-cts is all of them, by its name."""
import os
import subprocess
import sys

from ._home import program


def _become(name: str) -> None:
    try:
        if os.name == "nt":  # where a new program cannot take the place of an old one
            sys.exit(subprocess.run([program(name), *sys.argv[1:]]).returncode)
        os.execv(program(name), [name, *sys.argv[1:]])
    except OSError as error:
        print(f"{name}: {error}", file=sys.stderr)
        sys.exit(2)


def hlo_cts() -> None:
    _become("hlo-cts")


def hlo_opt() -> None:
    _become("hlo-opt")


def hlo_translate() -> None:
    _become("hlo-translate")
