# SPDX-License-Identifier: Apache-2.0
"""Where the libraries and the programs are: in this package, or where HLO_CTS_HOME says (a build folder, a prefix)."""
import hashlib
import os
import pathlib
import shutil
import tarfile
import tempfile


def home() -> pathlib.Path:
    """The folder that has bin and lib."""
    given = os.environ.get("HLO_CTS_HOME")
    return pathlib.Path(given) if given else pathlib.Path(__file__).resolve().parent


def _unpacked(archive: pathlib.Path) -> pathlib.Path:
    """The folder of the archive's files in the user's cache. It is named by the hash of the archive, so it is never outdated."""
    cache = pathlib.Path(os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache") / "hlo-cts"
    folder = cache / f"corpus-{hashlib.sha256(archive.read_bytes()).hexdigest()[:16]}"
    if folder.is_dir():
        return folder
    cache.mkdir(parents=True, exist_ok=True)
    scratch = tempfile.mkdtemp(prefix="unpacking-", dir=cache)
    try:
        with tarfile.open(archive) as tar:
            tar.extractall(scratch, **({"filter": "data"} if hasattr(tarfile, "data_filter") else {}))
        os.rename(os.path.join(scratch, "corpus"), folder)
    except OSError:
        if not folder.is_dir():  # else another process was faster
            raise
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
    return folder


def _find_corpus() -> None:
    """Names the corpus to the programs. A wheel has it in one archive: as thousands of files it takes 2 MB more."""
    archive = home() / "share" / "hlo-cts" / "corpus.tar.gz"
    if archive.exists() and not os.environ.get("HLO_CTS_CORPUS"):
        try:
            os.environ["HLO_CTS_CORPUS"] = str(_unpacked(archive))
        except OSError as error:
            raise OSError(f"the corpus cannot be unpacked: {error}. XDG_CACHE_HOME names the folder to unpack it in, "
                          f"and HLO_CTS_CORPUS a corpus that is unpacked: tar xf {archive}") from error


def program(name: str) -> str:
    """The path of hlo-cts, hlo-opt or hlo-translate. Under their names hlo-cts is the other two, but on Windows."""
    path = home() / "bin" / (name + (".exe" if os.name == "nt" else ""))
    if not path.exists() and name in ("hlo-opt", "hlo-translate"):
        path = home() / "bin" / "hlo-cts"
    if not path.exists():
        raise FileNotFoundError(f"{path}: this installation has no {name}")
    if name == "hlo-cts":
        _find_corpus()
    return str(path)


def library(name: str) -> str:
    """The path of libhlocts-core or libhlocts-interp."""
    for pattern in (f"lib/{name}.so*", f"lib/{name}.dylib", f"bin/{name}.dll"):
        for path in sorted(home().glob(pattern)):
            return str(path)
    raise FileNotFoundError(f"{home() / 'lib'}: this installation has no {name}")
