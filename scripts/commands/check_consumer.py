# SPDX-License-Identifier: Apache-2.0
"""hlo-cts check-consumer and check-testee: tries whether a description or a testee works at all. The hlo-cts that called
performs each action (harness/sessions/answer.c). Messages use the names that the description uses."""
import base64
import json
import os
import re
import shlex
import subprocess
import sys

import suite

# A program that every release can express and every consumer can read: the sum of a constant with itself, of some type. The
# attribute is discardable, and must be preserved.
SAMPLE = """func.func @main() -> tensor<{0}> {{
  %0 = stablehlo.constant dense<{1}> : tensor<{0}> loc("sample.py":1:2)
  %1 = stablehlo.add %0, %0 {{hlo_cts.note = "stays"}} : tensor<{0}> loc("sum")
  return %1 : tensor<{0}> loc("sample.py":3:4)
}} loc("main")
"""

# Element types in which it is evaluated, the first that the consumer says it can.
TYPES = ("i32", "f32", "bf16", "f16", "f64", "i64", "i16", "i8", "ui32", "ui8")

# Things that releases added, oldest first: they tell whether a consumer is of the release that it states.
PROBES = [
    ("i2_v1", "the type i2", "%0 = stablehlo.constant dense<1> : tensor<2xi2>\n"),
    ("tan_v1", "the operation tan",
     '%0 = stablehlo.constant dense<0.0> : tensor<f32>\n%1 = "stablehlo.tan"(%0) : (tensor<f32>) -> tensor<f32>\n'),
    ("exponential_v2", "the accuracy of exponential",
     '%0 = stablehlo.constant dense<0.0> : tensor<f32>\n%1 = "stablehlo.exponential"(%0) {result_accuracy = '
     "#stablehlo.result_accuracy<ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} "
     ": (tensor<f32>) -> tensor<f32>\n"),
]

READ, WRITE, EVALUATE = "deserialize", "serialize", "evaluate"
WORDS = {"done": "it did it", "refused": "it refused:", "crashed": "it crashed:", "timed out": "it took too long:",
         "bad reply": "its answer is not one:", "cannot": "it does not claim to:", "waived": "waived:",
         "suite fault": "it could not be asked:"}
# Where in the description of a process, or in a testee, the cause of an outcome is most likely.
HINTS = {
    "bad reply": ("look at `output` of this action, and at `refusal`: which exit statuses and which words on standard "
                  "error are a refusal",
                  "look at docs/testee-protocol.md: one frame follows each request, and nothing else is on standard output"),
    "timed out": ("if it is only slow, raise `limits.wall`",) * 2,
    "crashed": ("if memory ran out, raise `limits.memory`",) * 2,
    "cannot": ("`capabilities` says that it can; if not, say so there", "its hello says that it can; if not, say so there"),
}


def number(release):
    return tuple(int(n) for n in release.split("."))


def came(row):
    """The release that brought a version of an op or a type."""
    told = subprocess.run([suite.HLO_CTS, "history", row.rsplit("_", 1)[0]], stdout=subprocess.PIPE, check=True).stdout.decode()
    return re.search(rf"{row}`(?::|\n\n-) (?:since )?([0-9.]+)", told)[1]


def indented(text, most=1000):
    """The beginning of a text."""
    text = text.encode()[:most].decode(errors="ignore").rstrip("\n")
    return "".join(f"        {line}\n" for line in text.split("\n")) if text else ""


class Session:
    """The consumer, behind the process that has its session."""

    def __init__(self):
        to, answers = map(int, os.environ.pop("HLO_CTS_SESSION").split(","))
        self.to, self.answers = os.fdopen(to, "w"), os.fdopen(answers)

    def answer(self):
        got = json.loads(self.answers.readline() or '{"status": 3}')
        if "status" in got:
            sys.exit(got["status"])
        return got

    def ask(self, verb, **request):
        print(json.dumps({"verb": verb, **request}), file=self.to, flush=True)
        return self.answer()

    def end(self):
        """Waits until its files are removed."""
        self.to.close()
        self.answers.read()


class Hopeless(Exception):
    """It cannot even be started: the rest would say the same."""


class Check:
    """Exercises each ability once, and gives the consumer what it must refuse."""

    def __init__(self):
        self.session = Session()
        self.me = self.session.answer()
        self.process = self.me["kind"] == "process"
        self.can = {verb: self.me["can"] >> i & 1 for i, verb in enumerate((READ, WRITE, EVALUATE))}
        self.type = next((t for t in TYPES if t in self.me["element_types"]), "i32")
        self.text, self.failed, self.last = [], 0, None

    def ask(self, verb, **request):
        return self.session.ask(verb, own=self.own, **request)

    # --- What it says -----------------------------------------------------------------------------

    def command(self, got, artifact=None):
        """Lines for a shell: those that make files of what the consumer was given, and its command."""
        if not got["ran"]:
            return ""
        program = base64.b64encode(got.get("program", "").encode()).decode()
        given = (("artifact.mlirbc", artifact or got.get("artifact")), ("program.mlir", program))
        files = "".join(f"        with: echo {code} | base64 -d >{name}\n" for name, code in given
                        if self.process and any(name in word for word in got["ran"]))
        return f"{files}        ran: {' '.join(map(shlex.quote, got['ran']))}\n"

    def holds(self, ok, what, why=""):
        self.text.append(f"{'ok    ' if ok else 'FAILED'}  {what}\n")
        self.failed += not ok
        if not ok:
            self.text.append(indented(why))
        return ok

    def expect(self, got, what, wanted="done", artifact=None):
        """Whether an action had the wanted outcome."""
        found = got["outcome"]
        if self.holds(found == wanted, what):
            return True
        told = f"        {WORDS[found]}\n{indented(got['message'])}{self.command(got, artifact)}"
        if found == "done":
            told += "        it accepts what it should refuse\n"
        elif found in HINTS:
            told += f"        {HINTS[found][not self.process]}\n"
        self.text.append("        the same again\n" if told == self.last else told)
        self.last = told
        if found == "suite fault":
            raise Hopeless
        return False

    # --- What is asked ----------------------------------------------------------------------------

    def sample(self, scalar=False):
        one, two = ("1", "2") if "i" in self.type else ("1.0", "2.0")
        return SAMPLE.format(self.type if scalar else f"2x{self.type}", one if scalar else f"[{one}, {two}]")

    def made(self, program, **more):
        """An artifact; None: a complaint says why not."""
        got = self.ask("make", program=program, **more)
        if got["outcome"] != "done":
            self.holds(False, "the suite makes an artifact", got["message"])
        return got.get("artifact")

    def read(self, artifact, what, wanted="done", **more):
        got = self.ask(READ, artifact=artifact, **more)
        return got if self.expect(got, what, wanted, artifact) else None

    def check_read(self, artifact):
        got = self.read(artifact, "reads an artifact of its own release", like=self.sample())
        if not got:
            return
        if not self.holds("differs" not in got, "shows the program that was written", got.get("differs", "")):
            self.text.append(self.command(got, artifact))
        elif self.me["locations"] and not self.holds("moved" not in got, "shows its locations", got.get("moved", "")):
            self.text.append(self.command(got, artifact) + "        if it never does, say `capabilities: {locations: no}`\n")

    def check_damage(self, artifact):
        half = base64.b64decode(artifact)
        self.read(base64.b64encode(b"ML\xefR this is no artifact\0").decode(), "refuses what is no artifact", "refused")
        self.read(base64.b64encode(half[:len(half) // 2]).decode(), "refuses half an artifact", "refused")

    def check_age(self):
        """The newest thing that it knows by its release, and the oldest that it does not."""
        since = [came(row) for row, _, _ in PROBES]
        n = sum(number(release) <= number(self.own) for release in since)
        for i in (n - 1, n):
            if not 0 <= i < len(PROBES):
                continue
            program = f"func.func @main() {{\n{PROBES[i][2]}return\n}}\n"
            artifact = self.made(program, bare=True, target=self.own if i < n else since[i])
            what = f"{'reads' if i < n else 'refuses'} what {since[i]} brought: {PROBES[i][1]}"
            if artifact and not self.read(artifact, what, "done" if i < n else "refused"):
                self.text.append(f"        is it really of release {self.own}?\n")

    def check_again(self, artifact):
        """The same question has the same answer."""
        for _ in range(20):
            got = self.ask(READ, artifact=artifact)
            if got["outcome"] != "done":
                break
        self.expect(got, "answers twenty times in a row", artifact=artifact)

    def check_write(self, target, what):
        got = self.ask(WRITE, program=self.sample(), target=target)
        if not self.expect(got, what):
            return
        wrote = base64.b64decode(got["artifact"])
        header = re.match(rb"ML\xefR.([^\0]*)\0", wrote, re.DOTALL)
        producer = header and header[1].decode(errors="replace")
        if not self.holds(producer == f"StableHLO_v{target}", "the artifact says for which release it is"):
            beginning = "".join(chr(c) if 32 <= c < 127 else f"\\x{c:02x}" for c in wrote[:40])
            self.text.append(f"        the producer is '{producer}', not 'StableHLO_v{target}'\n" if header else
                             f"        what it wrote is no MLIR bytecode; it begins with '{beginning}'\n")
            self.text.append(self.command(got))

    def check_evaluate(self, scalar):
        got = self.ask(EVALUATE, program=self.sample(scalar))
        if got["outcome"] == "suite fault" and "artifact" not in got:
            self.holds(False, "the suite makes an artifact", got["message"])
            return
        if not self.expect(got, "evaluates a scalar" if scalar else "evaluates it"):
            return
        results, typed = got["results"], f"tensor<{'' if scalar else '2x'}{self.type}>"
        n, (value, _, actual) = len(results), results[0].rpartition(" : ") if results else ("", "", "")
        why = (f"there {'is' if n == 1 else 'are'} {n} result{'' if n == 1 else 's'}, not 1" if n != 1 else
               f"result 0 has another type\nexpected: {typed}\nactual: {actual}" if actual != typed else "")
        two, four = ("2", "4") if "i" in self.type else ("2.000000e+00", "4.000000e+00")
        summed, wanted = ("1 + 1 is 2", f"dense<{two}>") if scalar else ("[1, 2] + [1, 2] is [2, 4]", f"dense<[{two}, {four}]>")
        if not (self.holds(not why, f"one result of type {typed}", why) and self.holds(value == wanted, summed)):
            self.text.append(f"        {n} result{'' if n == 1 else 's'}{': ' if n else ''}{', '.join(results)}\n")
            self.text.append(self.command(got))

    def check_release(self, release):
        self.own = release
        can = "".join(f" {word}" for verb, word in ((READ, "read"), (WRITE, "write"), (EVALUATE, "evaluate")) if self.can[verb])
        other = f" (it calls itself '{self.me['other_name']}')" if self.me["other_name"] else ""
        self.text.append(f"{self.me['name']}{other} as release {release}:{can}\n")
        artifact = self.made(self.sample())
        if not artifact:
            return
        if self.can[READ]:
            self.check_read(artifact)
            self.check_damage(artifact)
            self.check_age()
            self.check_again(artifact)
        if self.can[WRITE]:
            oldest = self.me["first"]
            self.check_write(release, "writes an artifact for its own release")
            if oldest != release:
                self.check_write(oldest, "writes an artifact for the oldest release")
        if self.can[EVALUATE]:
            self.check_evaluate(False)
            self.check_evaluate(True)
        if not any(self.can.values()):
            self.holds(False, "it can do something")

    def describe_plugin(self):
        """What a plugin offers and lacks; hlo-pjrt finds it out."""
        first, *others = self.me["command"]
        try:
            out = subprocess.run([first, "--probe", *others], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                 stderr=subprocess.DEVNULL, cwd=self.me["here"], timeout=self.me["start"], check=False).stdout
        except subprocess.TimeoutExpired as e:
            out = e.stdout or b""
        told = [json.loads(line)["offers"] for line in out.split(b"\n")[:-1] if line.startswith(b'{"offers":')]
        if not told:
            return
        o = told[-1]
        self.text += [f"plugin: {others[-1]}\n", *suite.offers_text(o)]
        if not o["attributes"]:
            self.text.append("it has no attributes\n")
        self.text += [f"{key.replace('_', ' ')}: {o[key]}\n" for key in ("platform", "platform_version", "devices") if key in o]
        self.text += suite.sizes_text(o)

    def run(self):
        if self.me["kind"] == "pjrt":
            self.describe_plugin()
        rest = ""
        try:
            self.check_release(self.me["newest"])
            if self.me["oldest"] != self.me["newest"]:
                self.check_release(self.me["oldest"])
        except Hopeless:
            rest = "; the rest was not tried"
        self.session.end()
        self.text.append(f"{self.failed} failed{rest}\n" if self.failed else "all is well\n")
        print(suite.visible("".join(self.text)), end="")
        return 1 if self.failed else 0


suite.run("check-consumer", lambda: Check().run())
