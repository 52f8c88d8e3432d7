# SPDX-License-Identifier: Apache-2.0
"""The command lines: each takes the place of the Python that starts it."""
import os
import sys

from ._home import program


def _become(name: str) -> None:
    path = program(name)
    os.execv(path, [path, *sys.argv[1:]])


def hlo_cts() -> None:
    _become("hlo-cts")


def hlo_opt() -> None:
    _become("hlo-opt")


def hlo_translate() -> None:
    _become("hlo-translate")
