# SPDX-License-Identifier: Apache-2.0
"""The plugin for pytest: each case of the corpus is a test item. docs/python.md describes its options.

It is a package of its own so that a pytest without these options loads nothing of hlo_cts.
"""
from __future__ import annotations

import fcntl
import json
import os
import pathlib
import re
import tempfile
from typing import Any, Dict, List, Optional, Tuple

import pytest

WHO = "hlo-cts"
# A --case with more ids may be longer than an argument of a process can be.
IDS = 1000
# How many messages of a case a failure has, and how many lines of each: a crash may print its whole stack.
MESSAGES, LINES = 10, 12
# Verdicts that say that nothing was shown.
NOTHING = {"unsupported", "inapplicable", "skipped"}

_CONSUMERS = {"consumer": "description of the consumer to test; built-in: our own", "plugin": "PJRT plugin to test",
              "testee": "command of a testee to test"}


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup(WHO, "hlo-cts: conformance of a consumer of StableHLO")
    for name, text in _CONSUMERS.items():
        group.addoption(f"--hlo-{name}", metavar={"consumer": "FILE", "plugin": "FILE.so", "testee": "COMMAND"}[name], help=text)
    group.addoption("--hlo-waivers", metavar="FILE", help="known failures of the consumer, which are XFAIL")
    group.addoption("--hlo-filter", metavar="REGEX", help="cases whose id matches")
    group.addoption("--hlo-profile", metavar="PROFILE,…", help="cases that need no other profiles than these and core")
    group.addoption("--hlo-quick", action="store_true", help="a few cases that touch every op and feature")
    group.addoption("--hlo-pair", metavar="P,C", help="pairs of releases, as for `hlo-cts run`; by default all")
    group.addoption("--hlo-option", action="append", default=[], metavar="OPTION", help="another option of `hlo-cts run`")
    group.addoption("--hlo-report", metavar="DIR", help="keep the reports of the run there")
    group.addoption("--hlo-explain", type=int, default=5, metavar="N", help="explain the first N failures (default 5)")


def marker(kind: str, name: str) -> str:
    """The marker of an op, a type …: "op_dot_general", "type_complex_f32_"."""
    return f"{kind}_" + re.sub(r"[^A-Za-z0-9_]", "_", name)


def markers_of(case: Dict[str, Any]) -> List[str]:
    """The markers of a case of `hlo-cts list --json --full`."""
    words = [("op", op.partition(".")[2]) for op in case.get("ops", [])]
    words += [("type", t) for t in case.get("types", [])] + [("profile", p) for p in case.get("profiles", [])]
    words += [("tag", t) for t in case["tags"]] + [("level", case["level"])]
    return [marker(kind, name) for kind, name in words]


def shortened(message: str) -> str:
    """The first lines of a message, indented."""
    lines = message.splitlines()
    left = [f"({len(lines) - LINES} more lines)"] if len(lines) > LINES else []
    return "\n  ".join(lines[:LINES] + left)


class Corpus(pytest.Collector):
    """The parent of the items."""

    def collect(self) -> List[Any]:
        return []


class Failed(Exception):
    """A case that failed; its text is the report of the item."""


class Case(pytest.Item):
    """A case of the corpus."""

    def __init__(self, *, plugin: Plugin, data: Dict[str, Any], **more: Any):
        super().__init__(**more)
        self.plugin, self.data = plugin, data
        for word in markers_of(data):
            self.add_marker(word)

    def runtest(self) -> None:
        self.plugin.judge(self)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        return str(excinfo.value) if isinstance(excinfo.value, Failed) else super().repr_failure(excinfo, style)

    def reportinfo(self) -> Tuple[pathlib.Path, Optional[int], str]:
        return pathlib.Path(str(self.data["file"])), None, f"{WHO}::{self.name}"


class Plugin:
    """What a session knows of the corpus and of the run."""

    def __init__(self, config: pytest.Config):
        self.config = config
        self.kept: Optional[tempfile.TemporaryDirectory[str]] = None
        self.run: Any = None
        self.explained = 0
        self.cases = self._list()
        for word in sorted({w for c in self.cases for w in markers_of(c)}):
            config.addinivalue_line("markers", f"{word}: of cases of {WHO}")

    def _option(self, name: str) -> Any:
        return self.config.getoption(f"hlo_{name}")

    def _list(self) -> List[Dict[str, Any]]:
        from hlo_cts._answers import call, complaint

        options = ["--quick"] * bool(self._option("quick")) + ["--filter=" + f for f in [self._option("filter")] if f]
        done = call("list", "--json", "--full", *options)
        if done.returncode:
            raise pytest.UsageError(str(complaint(done)))
        cases = json.loads(done.stdout)
        wanted = {*(self._option("profile") or "").split(","), "core"}
        known = {p for c in cases for p in c.get("profiles", [])}
        if self._option("profile") and wanted - known - {"core"}:
            raise pytest.UsageError(f"--hlo-profile: {', '.join(sorted(wanted - known))}: no case has it, of {', '.join(sorted(known))}")
        return [c for c in cases if not self._option("profile") or "profiles" in c and wanted >= set(c["profiles"])]

    def pytest_report_header(self) -> str:
        return f"{WHO}: {len(self.cases)} cases, {' '.join(self._consumer())}"

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(self, session: pytest.Session, items: List[pytest.Item]) -> None:
        corpus = Corpus.from_parent(session, name=WHO, nodeid=WHO)
        items.extend(Case.from_parent(corpus, name=c["id"], plugin=self, data=c) for c in self.cases)

    # --- The run ---

    def _consumer(self) -> List[str]:
        given = [(name, self._option(name)) for name in _CONSUMERS if self._option(name)]
        return [f"--{name}={value}" for name, value in given if (name, value) != ("consumer", "built-in")]

    def _options(self, session: pytest.Session) -> List[str]:
        ids = [i.name for i in session.items if isinstance(i, Case)]
        options = self._consumer() + [f"--{n}={self._option(n)}" for n in ("waivers", "pair") if self._option(n)]
        options += ["--case=" + ",".join(ids[i : i + IDS]) for i in range(0, len(ids), IDS)]
        return [*options, *self._option("option")]

    def _run(self, session: pytest.Session) -> Any:
        """Makes the run. Among several processes of pytest-xdist the first one does, and the others wait for its results."""
        import hlo_cts

        options = [*self._options(session), "--quiet", "--matrix=none"]
        worker = getattr(self.config, "workerinput", None)
        if worker is None:
            return hlo_cts.run(options, report=self._folder())
        folder = pathlib.Path(tempfile.gettempdir()) / f"hlo-cts-{os.getuid()}-{worker['testrunuid']}"
        folder.mkdir(mode=0o700, exist_ok=True)
        with open(folder / "lock", "w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not (folder / "status").exists():
                report = pathlib.Path(self._option("report") or folder / "report")
                (folder / "status").write_text(f"{hlo_cts.run(options, report=report).status} {report}")
        status, _, report_path = (folder / "status").read_text().partition(" ")
        data = json.loads((pathlib.Path(report_path) / "results.json").read_bytes())
        return hlo_cts.Run(int(status), pathlib.Path(report_path), data, "")

    def _folder(self) -> pathlib.Path:
        if self._option("report"):
            return pathlib.Path(self._option("report"))
        self.kept = tempfile.TemporaryDirectory(prefix="hlo-cts-")
        return pathlib.Path(self.kept.name) / "report"

    def _results(self, item: Case) -> List[Any]:
        if self.run is None:
            try:
                self.run = self._run(item.session)
            except Exception as error:
                self.run = error
            else:
                self.by_case: Dict[str, List[Any]] = {}
                for result in self.run.results:
                    self.by_case.setdefault(result.case, []).append(result)
                self.asked = {c["id"]: c["checks"] for c in self.run.data["cases"]}
        if isinstance(self.run, Exception):
            raise Failed(f"{WHO} run: {self.run}")
        return self.by_case.get(item.name, [])

    def judge(self, item: Case) -> None:
        results = [r for r in self._results(item) if r.counted]
        failures = [r for r in results if r.failed or r.verdict == "suite bug"]
        if failures and item.data["level"] == "recommended" and not any(r.verdict == "suite bug" for r in failures):
            pytest.xfail("recommended: " + failures[0].message)
        if failures:
            raise Failed(self._text(item, failures))
        waived = [r for r in results if r.verdict == "skipped"]
        if waived and self._option("waivers"):
            pytest.xfail(waived[0].message)
        verdicts = {v for check in self.asked.get(item.name, {}).values() for v in check["counted"]}
        if not verdicts - NOTHING:
            pytest.skip(results[0].message if results else "the consumer was asked nothing about it")

    def _text(self, item: Case, failures: List[Any]) -> str:
        from hlo_cts._answers import call

        lines = [f"{r.check}, {r.producer} -> {r.consumer}: {r.verdict}\n  " + shortened(r.message) for r in failures[:MESSAGES]]
        if len(failures) > MESSAGES:
            lines.append(f"and {len(failures) - MESSAGES} more")
        first = failures[0]
        asked = [item.name, f"--pair={first.producer},{first.consumer}"]
        if self.explained < self._option("explain"):
            self.explained += 1
            explained = call("explain", *asked, f"--report={self.run.report}", "--color=never")
            text = explained.stdout.decode(errors="replace").rstrip()
            lines += [line for line in text.splitlines() if not re.match(" *[0-9a-f]{6}  ", line)]  # without the bytes
        lines.append("explained by: hlo-cts explain " + " ".join([*asked, *self._consumer()]))
        return "\n".join(lines)

    # --- The end ---

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        # A waiver that matches nothing fails the run, and no item.
        if getattr(self.run, "status", 0) and exitstatus == 0:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        if self.run is None or isinstance(self.run, Exception):
            return
        terminalreporter.section(WHO)
        terminalreporter.write_line(self.run.score)
        for line in self.run.output.splitlines():
            if "waiver" in line:
                terminalreporter.write_line(line)
        if self._option("report"):
            terminalreporter.write_line(f"reports: {self.run.report}")

    def pytest_unconfigure(self) -> None:
        if self.kept:
            self.kept.cleanup()


def pytest_configure(config: pytest.Config) -> None:
    if any(config.getoption(f"hlo_{name}") for name in _CONSUMERS):
        config.pluginmanager.register(Plugin(config), "hlo-cts-session")
