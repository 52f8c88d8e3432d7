# SPDX-License-Identifier: Apache-2.0
"""hlo-cts plugin: what a PJRT plugin offers, lacks and compiles. It is loaded by hlo-pjrt, a process of its own for each question
that it may not survive."""
import argparse
import json
import os
import re
import signal
import subprocess
import sys
import threading

import suite

ANSWER_BYTES = 1 << 24
GROUPS = ("strides", "semantics", "layout", "parts", "donation")  # of questions about buffers


def take(answer, out):
    """Adds the lines of hlo-pjrt to an answer."""
    for line in out.decode(errors="replace").split("\n")[:-1]:
        try:
            o = json.loads(line)
        except ValueError:
            continue
        for key, value in o.items() if isinstance(o, dict) else ():
            if key in ("size", "buffer"):
                answer["answers"].append(value)
            else:
                answer[key] = value


def limited(argv, timeout):
    """The output of a process, and how it ended unless it came to its end."""
    late = []
    p = subprocess.Popen(argv, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, start_new_session=True)

    def stop(why):
        late.append(why)
        os.killpg(p.pid, signal.SIGKILL)
    timer = threading.Timer(timeout, stop, [f"no end after {timeout:g} s"])
    if timeout:
        timer.start()
    try:
        out = p.stdout.read(ANSWER_BYTES + 1)
        if len(out) > ANSWER_BYTES:
            stop("it wrote too much")
        p.wait()
    finally:
        timer.cancel()
        if p.poll() is None:
            os.killpg(p.pid, signal.SIGKILL)
    if late:
        return out, late[0]
    if p.returncode < 0:
        return out, f"it died of signal {-p.returncode}"
    return out, f"it ended the process with status {p.returncode}" if p.returncode > 1 else None


def built(answer):
    """Whether a program was compiled, and why not."""
    b = answer.get("builds", {})
    why = answer.get("ended") or answer.get("cannot") or b.get("why") or ""
    return not answer.get("ended") and b.get("does") is True, why


def indented(text):
    return "".join(f"  {line}\n" for line in text.removesuffix("\n").split("\n")) if text else ""


def told(ok, why):
    """"compiles", or why not: the first line here, the others below."""
    if ok:
        return "compiles\n"
    first, _, rest = why.partition("\n")
    return f"does not compile: {first}\n{indented(rest)}"


def number(release):
    return tuple(int(n) for n in release.split(".")) if re.fullmatch(r"\d{1,4}\.\d{1,4}\.\d{1,4}", release or "") else None


class Asking:
    """The questions to one plugin: text for people, and the same as JSON."""

    def __init__(self, o):
        self.o, self.text, self.json, self.ok, self.opened = o, [], {}, True, True
        # A name without a folder would be looked for where libraries are.
        self.plugin = o.rest[0] if "/" in o.rest[0] else f"./{o.rest[0]}"
        self.offers = None

    def ask(self, more=None, artifact=None):
        """Runs hlo-pjrt --probe, and returns its answer."""
        argv = [os.path.join(os.path.dirname(suite.HLO_CTS), "hlo-pjrt"), "--probe", *(f"--option={x}" for x in self.o.option), *([more] if more else []),
                "--", self.plugin, *([artifact] if artifact else [])]
        answer = {"answers": []}
        out, ended = limited(argv, self.o.timeout)
        take(answer, out)
        if ended:
            answer["ended"] = f"{answer['asks']}: {ended}" if "asks" in answer else ended
        return answer

    def write_for(self):
        """The older one of the plugin's release and the writer's; None: the plugin does not say."""
        release = (self.offers or {}).get("release")
        return min(release, self.o.writer, key=number) if number(release) else None

    def add_range(self):
        o, target = self.offers, self.write_for()
        newest, oldest = o.get("release", ""), o.get("oldest", "")
        if newest:
            self.text.append(f"StableHLO: {oldest}{' to ' if oldest else ''}{newest}, as its attributes say\n")
        else:
            self.text.append(f"StableHLO: it does not say which release it implements; its attributes are {o.get('attributes_are', '')}\n")
        self.text.append(f"write for {target}: min({newest} of the plugin, {self.o.writer} of the writer)\n" if target else
                         "write for: a framework has to guess, and takes the release of 12 weeks ago\n")

    def add_plugin(self):
        """The plugin alone. False when it cannot be used: the rest is not asked."""
        answer = self.ask()
        self.offers = answer.get("offers")
        usable = bool(self.offers) and answer.get("asks", "").startswith("PJRT_Client_Compile")
        ok, why = built(answer)
        self.text.append(f"plugin: {self.plugin}\n")
        if self.offers:
            self.text += suite.offers_text(self.offers)
            self.add_range()
            self.text += suite.sizes_text(self.offers)
        if usable:
            self.text.append(f"a program of one addition: {told(ok, why)}")
        else:
            print(f"{'' if why.startswith(self.plugin) else self.plugin + ':0:0: '}error: {suite.visible(why)} [HLO-8305]", file=sys.stderr)
        self.ok &= ok
        self.json = {"plugin": self.plugin, "offers": self.offers, "addition": {"compiles": ok} if ok else {"compiles": ok, "message": why}}
        return usable

    def add_sizes(self):
        """The API asks plugins to take what is larger; what is smaller they may refuse, and must not write behind it."""
        answer = self.ask("--sizes")
        rows, wrong = answer["answers"], []
        for larger, what in ((True, "larger arguments, of a newer"), (False, "smaller arguments, of an older")):
            some = [row for row in rows if (row["size"] > row["usual"]) == larger]
            taken = sum(row["taken"] for row in some)
            self.text.append(f"{what} framework: taken by {taken} functions, refused by {len(some) - taken}\n")
        for row in rows:
            where = f"  {row['function']}, {row['size']} bytes in place of {row['usual']}: "
            if row.get("behind"):
                wrong.append(f"{where}it writes behind them, which are the framework's\n")
            elif not row["taken"] and row["size"] > row["usual"]:
                wrong.append(f"{where}refused: {row.get('why', '')}\n")
        if "ended" in answer:
            wrong.append(f"  {answer['ended']}\n")
        self.ok &= not wrong
        self.text += wrong
        self.json["sizes"] = rows

    def add_buffers(self):
        """A group is a process of its own: a crash ends no other one."""
        rows = []
        for group in GROUPS:
            answer = self.ask(f"--buffers={group}")
            rows += answer["answers"]
            if "ended" in answer:
                rows.append({"asks": answer.get("asks"), "is": "wrong", "why": answer["ended"], "ended": True})
        self.text.append(f"buffers: {sum(row['is'] == 'right' for row in rows)} of {len(rows)} ways between host and device are right\n")
        for row in rows:
            self.ok &= row["is"] != "wrong"
            if row.pop("ended", False):
                self.text.append(f"  {row['why']}\n")
            elif row["is"] != "right":
                self.text.append(f"  {row['asks']}: {row['is']}: {row.get('why', '')}\n")
        self.json["buffers"] = rows

    def add_promise(self, path, to):
        """Whether the plugin's release can read it, as the rows say. False: it is no artifact."""
        release = (self.offers or {}).get("release", "")
        for reader in ([f"--reader={release}"], []):
            made = subprocess.run([suite.HLO_CTS, "inspect", "--json", *reader, "--", path], stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
            if made.returncode != 2:  # 2: it knows no such release
                break
        try:
            found = json.loads(made.stdout)
            found = found[0] if reader else found["promise"]
        except (ValueError, LookupError):
            sys.stderr.write(made.stderr.decode(errors="replace"))
            return False
        reads, why = found.pop("reads", None), found.pop("because", "")
        to["promise"] = {key: found[key] for key in found if key not in ("file", "where", "what", "offset", "bytes", "artifact")}
        if reads is not None:
            to.update(release_reads=reads, because=why)
            self.text.append(indented(f"by its release: {why}"))
        return True

    def add_refusal(self, path, target, why, to):
        """The reason, and whether the plugin compiles the artifact after it is written for the plugin's release."""
        self.ok = False
        known = subprocess.run([suite.HLO_CTS, "whatis"], input=why.encode(), capture_output=True, check=False)
        if known.returncode == 0:
            self.text.append(indented(known.stdout.decode(errors="replace")))
        if not target:
            return
        ok, then = built(self.ask(f"--target={target}", path))
        to.update(written_for=target, then_compiles=ok, **({} if ok else {"then_because": then}))
        self.text.append(f"  written for {target}: {told(ok, 'the same' if then == why else then)}")

    def add_artifact(self, path):
        try:
            with open(path, "rb"):
                pass
        except OSError as e:
            print(f"hlo-cts plugin: cannot open '{suite.visible(path)}': {e.strerror}", file=sys.stderr)
            self.opened = False
            return {}
        ok, why = built(self.ask(None, path))
        self.text.append(f"{path}: {told(ok, why)}")
        to = {"file": path, "compiles": ok, **({} if ok else {"message": why})}
        known = self.add_promise(path, to)
        if not ok:
            self.add_refusal(path, self.write_for() if known else None, why, to)
        return to


def main():
    p = argparse.ArgumentParser(allow_abbrev=False)
    p.add_argument("--option", action="append", default=[])
    p.add_argument("--timeout", type=lambda text: 0.0 if text == "none" else float(text), default=120.0)
    p.add_argument("--writer", default="current")
    p.add_argument("--json", default="false")
    p.add_argument("rest", nargs="*")
    o = p.parse_args()
    o.writer = suite.FACTS["release"] if o.writer == "current" else o.writer
    x = Asking(o)
    if x.add_plugin():
        x.add_sizes()
        x.add_buffers()
        x.json["artifacts"] = [x.add_artifact(path) for path in o.rest[1:]]
    if target := x.write_for():
        x.json["write_for"] = target
    x.json["ok"] = x.ok
    print(json.dumps(x.json, indent=1, ensure_ascii=False) + "\n" if o.json == "true" else suite.visible("".join(x.text)), end="")
    return 2 if not x.opened else 0 if x.ok else 1


suite.run("plugin", main)
