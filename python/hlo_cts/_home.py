# SPDX-License-Identifier: Apache-2.0
"""Where the libraries and the programs are: in this package, or where HLO_CTS_HOME says (a build folder, a prefix)."""
import os
import pathlib


def home() -> pathlib.Path:
    """The folder that has bin and lib."""
    given = os.environ.get("HLO_CTS_HOME")
    return pathlib.Path(given) if given else pathlib.Path(__file__).resolve().parent


def program(name: str) -> str:
    """The path of hlo-cts, hlo-opt or hlo-translate. Under their names hlo-cts is the other two."""
    path = home() / "bin" / name
    if not path.exists() and name in ("hlo-opt", "hlo-translate"):
        path = home() / "bin" / "hlo-cts"
    if not path.exists():
        raise FileNotFoundError(f"{path}: this installation has no {name}")
    return str(path)


def library(name: str) -> str:
    """The path of libhlocts-core or libhlocts-interp."""
    for path in sorted((home() / "lib").glob(f"{name}.so*")):
        return str(path)
    raise FileNotFoundError(f"{home() / 'lib'}: this installation has no {name}")
