# SPDX-License-Identifier: Apache-2.0
"""What the command lines of the suite answer, as objects."""
from __future__ import annotations

import dataclasses
import json
import os
import pathlib
import subprocess
import tempfile
from typing import Any, Dict, List, Optional, Sequence, Type, TypeVar, get_type_hints

from ._home import program as _program
from ._program import Error, Source, source_bytes


def call(*command: str, input: Optional[bytes] = None) -> subprocess.CompletedProcess[bytes]:
    """Runs `hlo-cts` and keeps what it prints."""
    return subprocess.run([_program("hlo-cts"), *command], input=input, capture_output=True, check=False)


def complaint(done: subprocess.CompletedProcess[bytes]) -> Error:
    return Error(done.stderr.decode(errors="replace").rstrip("\n") or f"hlo-cts: exit status {done.returncode}")


class Record(Dict[str, Any]):
    """An object of JSON whose members are attributes, too. A member that the tool did not print is None."""

    def __getattr__(self, name: str) -> Any:
        hints = get_type_hints(type(self))
        if name not in hints and name not in self:
            raise AttributeError(f"{type(self).__name__} has no attribute '{name}'; it has {', '.join(sorted(hints))}")
        return self.get(name)

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError(f"{type(self).__name__} cannot be changed")

    def __repr__(self) -> str:
        shown = ", ".join(f"{k}={v!r}" for k, v in self.items() if not isinstance(v, (dict, list)))
        return f"{type(self).__name__}({shown})"


class Section(Record):
    """A section of the bytecode."""

    offset: int
    name: str
    header_bytes: int
    content_bytes: int
    cut_off: bool


class Dialect(Record):
    """A dialect that the artifact names."""

    name: str
    op_names: int
    ops: int
    attributes: int
    types: int
    version: Optional[str]
    unknown: bool


class OpName(Record):
    """An op, and how often it occurs."""

    name: str
    ops: int
    unregistered: bool
    unknown: bool


class ReadableBy(Record):
    """Which releases can read the artifact, and why no others."""

    portable: bool
    foreign_op: Optional[str]
    stablehlo_dialect: Optional[bool]
    because: Optional[str]
    oldest: Optional[str]
    oldest_because: Optional[str]
    newest: Optional[str]
    newest_because: Optional[str]
    warning: Optional[str]


class PromiseItem(Record):
    """Something that the promise of compatibility does not cover, or only under a condition."""

    kind: str
    name: str
    count: int
    counts: bool


class PromiseDialect(Record):
    """A dialect beside VHLO, and what a reader needs for it."""

    name: str
    stable: bool
    needs: str


class Promise(Record):
    """Who can read the artifact, and what StableHLO promises about it."""

    line: str
    release: Optional[str]
    until: Optional[str]
    outside: int
    dialects: List[PromiseDialect]
    items: List[PromiseItem]  # type: ignore[assignment]  # a member hides the method of dict
    guaranteed_by: str


class Inspection(Record):
    """What an artifact is, and who can read it. docs/inspect.schema.json describes the members. ["is"] is what a file is that is
    no artifact."""

    bytes: int
    hint: Optional[str]
    bytecode_version: Optional[int]
    producer: Optional[str]
    target: Optional[str]
    sections: Optional[List[Section]]
    counts: Optional[Dict[str, int]]
    dialects: Optional[List[Dialect]]
    op_names: Optional[List[OpName]]
    readable_by: Optional[ReadableBy]
    perhaps_arrays: Optional[List[str]]
    promise: Optional[Promise]


class Found(Record):
    """An artifact in a file, perhaps inside of containers."""

    file: str
    where: str
    what: str
    offset: int
    bytes: int
    artifact: bool
    reads: Optional[bool]
    because: Optional[str]
    line: Optional[str]
    release: Optional[str]
    until: Optional[str]
    outside: Optional[int]
    dialects: Optional[List[PromiseDialect]]
    items: Optional[List[PromiseItem]]  # type: ignore[assignment]
    guaranteed_by: Optional[str]


_PARTS: Dict[str, Type[Record]] = {"sections": Section, "op_names": OpName, "readable_by": ReadableBy, "promise": Promise,
                                   "items": PromiseItem}
_R = TypeVar("_R", bound=Record)


def record(kind: Type[_R], value: Dict[str, Any]) -> _R:
    """An object of JSON as a record, with its parts."""
    parts = {**_PARTS, "dialects": Dialect if kind is Inspection else PromiseDialect}
    made: Dict[str, Any] = {}
    for name, member in value.items():
        part = parts.get(name)
        if part and isinstance(member, list):
            made[name] = [record(part, m) for m in member]
        else:
            made[name] = record(part, member) if part and isinstance(member, dict) else member
    return kind(made)


def _json(source: Source, options: Sequence[str]) -> Any:
    if isinstance(source, os.PathLike):
        done = call("inspect", "--json", *options, "--", os.fspath(source))
    else:
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "program"
            path.write_bytes(source_bytes(source))
            done = call("inspect", "--json", *options, "--", str(path))
    refused = options and done.returncode == 1 and not done.stderr
    if done.returncode and not refused:
        raise complaint(done)
    return json.loads(done.stdout)


def inspect(source: Source, full: bool = False) -> Inspection:
    """What an artifact is and who can read it. With `full`, as `hlo-cts inspect --full`.

    Raises Error if it is damaged, or if the file is a container: see find.
    """
    found = _json(source, ["--full"] if full else [])
    if isinstance(found, list):
        raise Error(f"the file has {len(found)} artifacts inside: hlo_cts.find lists them")
    return record(Inspection, found)


def find(source: Source, reader: Optional[str] = None) -> List[Found]:
    """The artifacts of a file, also inside of containers. With `reader`, a release, `reads` says whether it can read each."""
    if reader is not None and not isinstance(reader, str):
        raise TypeError(f"a release is a str such as '1.4.0', not {type(reader).__name__}")
    found = _json(source, [f"--reader={reader}"] if reader else ["--reader=" + _newest()])
    listed = [record(Found, f) for f in found]
    if reader is None:
        for f in listed:
            f.pop("reads", None)
            f.pop("because", None)
    return listed


def _newest() -> str:
    from ._program import get_current_version

    return get_current_version()


def whatis(text: str) -> Optional[str]:
    """What an error message or a name means, and what to do; None when nothing in it is known."""
    if not isinstance(text, str):
        raise TypeError(f"a message is a str, not {type(text).__name__}")
    done = call("whatis", input=text.encode(errors="replace"))
    if done.returncode > 1:
        raise complaint(done)
    return done.stdout.decode() if done.returncode == 0 else None


# --- Runs ---


@dataclasses.dataclass(frozen=True)
class Result:
    """The verdict of a check that did not simply pass."""

    case: str
    producer: str
    consumer: str
    check: str
    verdict: str
    counted: bool
    failed: bool  # it fails a run if it is counted
    message: str


@dataclasses.dataclass(frozen=True)
class Run:
    """A finished run. It is true if the run passed."""

    status: int  # the exit status: 0 passed, 1 failed, 3 a bug of the suite
    report: Optional[pathlib.Path]  # the folder of the reports, if one was named
    data: Dict[str, Any] = dataclasses.field(repr=False)  # results.json
    output: str = dataclasses.field(repr=False, default="")  # what the command printed, unless it was shown

    def __bool__(self) -> bool:
        return self.status == 0

    @property
    def score(self) -> str:
        """The score in words."""
        return str(self.data["score"]["line"])

    @property
    def cases(self) -> List[str]:
        """The ids of the cases that ran."""
        return [str(c["id"]) for c in self.data["cases"]]

    @property
    def results(self) -> List[Result]:
        """The verdicts that say more than "pass", waived ones, too."""
        fails = set(self.data["failures"])
        return [Result(d["case"], d["producer"], d["consumer"], d["check"], d["verdict"], d["counted"], d["verdict"] in fails,
                       d["message"]) for d in self.data["details"]]

    @property
    def failures(self) -> List[Result]:
        """The verdicts that failed the run."""
        return [r for r in self.results if r.counted and r.failed]


def run(options: Sequence[str] = (), report: Optional["os.PathLike[str]"] = None, show: bool = False) -> Run:
    """`hlo-cts run` with these options. `report` keeps the reports in that folder; `show` prints what the command prints.

    Raises Error if an option is wrong or the consumer cannot be started.
    """
    if isinstance(options, str):
        raise TypeError("options are a list: ['--consumer=mine.yaml', '--quick']")
    with tempfile.TemporaryDirectory() as folder:
        kept = pathlib.Path(folder) / "report" if report is None else pathlib.Path(report)
        command = [_program("hlo-cts"), "run", *options, f"--report={kept}"]
        done = subprocess.run(command, capture_output=not show, check=False)
        results = kept / "results.json"
        if done.returncode == 2 or not results.exists():
            raise Error((done.stderr or b"").decode(errors="replace").rstrip("\n") or f"hlo-cts run: exit status {done.returncode}")
        printed = b"" if show else done.stdout + done.stderr
        return Run(done.returncode, None if report is None else kept, json.loads(results.read_bytes()), printed.decode(errors="replace"))


def export(folder: "os.PathLike[str]", options: Sequence[str] = ()) -> None:
    """`hlo-cts export` into this folder, with these options. hlo_cts.exported reads what it writes."""
    if isinstance(options, str):
        raise TypeError("options are a list: ['--profile=core']")
    done = call("export", *options, "--", os.fspath(folder))
    if done.returncode:
        raise complaint(done)
