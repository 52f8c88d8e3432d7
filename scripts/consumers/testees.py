# SPDX-License-Identifier: Apache-2.0
"""Shared by scripts that ask consumers: the suite's side of docs/testee-protocol.md, and descriptions of consumers."""
import json
import os
import re
import selectors
import shutil
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
HLO_CTS = shutil.which(os.environ.get("HLO_CTS", "hlo-cts")) or ""
BIN = os.path.dirname(os.path.abspath(HLO_CTS))
TIMEOUT = 120  # seconds for one answer


def tool(name):
    return os.path.join(BIN, name)


def description(path):
    import yaml
    try:
        with open(path, encoding="utf-8") as f:
            return yaml.safe_load(f)
    except (OSError, yaml.YAMLError) as error:
        return sys.exit(str(error))


def command_of(said, path):
    """The command that starts the consumer of a description as a testee."""
    if said.get("kind") == "pjrt":
        return [tool("hlo-pjrt"), "--", said["plugin"]]
    if said.get("kind") == "testee":
        return [word.replace("{bin}", BIN) for word in said["command"]]
    return sys.exit(f"{path}: the consumer is of kind {said.get('kind')}; it must be a testee or a plugin")


def described(kind, version, *options):
    """The path of the description of a version, which is installed if it is not."""
    run = [os.path.join(HERE, kind, "run"), "--version", version, *options]
    made = subprocess.run([*run, "--make"], capture_output=True, text=True, env=dict(os.environ, HLO_CTS=HLO_CTS))
    if made.returncode:
        sys.exit(f"{kind} {version} cannot be had: {made.stderr.strip()[-300:]}")
    # `run` ends with: hlo-cts run --consumer FILE
    shown = subprocess.run(run, capture_output=True, text=True, check=True, env=dict(os.environ, HLO_CTS="echo"))
    return shown.stdout.partition(" --consumer ")[2].strip()


def installed(kind):
    """The versions in the cache."""
    cache = os.path.join(os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"), "hlo-cts")
    names = os.listdir(cache) if os.path.isdir(cache) else []
    return [name[len(kind) + 1:] for name in names
            if re.match(kind + r"-\d", name) and os.path.exists(os.path.join(cache, name, "ready"))]


def ours(program, release):
    """Our artifact; None with the message if the release cannot have it."""
    made = subprocess.run([tool("hlo-translate"), "--serialize", f"--target={release}", program], capture_output=True)
    return (made.stdout, "") if made.returncode == 0 else (None, made.stderr.decode(errors="replace").strip())


def text_of(artifact):
    """The program in an artifact, without locations; None: it cannot be read."""
    shown = subprocess.run([tool("hlo-translate"), "--deserialize", "--mlir-print-op-generic", "-"], input=artifact, capture_output=True)
    return shown.stdout if shown.returncode == 0 else None


def take(stream):
    """The next frame; None at the end."""
    size = stream.readline()
    return stream.read(int(size)) if size else None


class Testee:
    """One process, started again when it died."""

    def __init__(self, command):
        self.command, self.process, self.id = command, None, 0
        self.hello = self.ask({"hello": {"protocol": 1, "suite": "hlo-cts"}}).get("hello")
        if not self.hello:
            sys.exit(f"{' '.join(command)}: it does not answer")

    def can(self, what):
        return what in self.hello["can"]

    def start(self):
        self.process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)

    def ask(self, message):
        """The answer; {"died": why} when there is none."""
        if not self.process:
            self.start()
        text = json.dumps(message).encode()
        try:
            self.process.stdin.write(b"%d\n%s" % (len(text), text))
            self.process.stdin.flush()
            with selectors.DefaultSelector() as waiting:
                waiting.register(self.process.stdout, selectors.EVENT_READ)
                if not waiting.select(TIMEOUT):
                    raise TimeoutError
            return json.loads(take(self.process.stdout) or "")
        except (OSError, ValueError) as error:
            self.process.kill()
            died = f"no answer ({self.process.wait()})" if not isinstance(error, TimeoutError) else "timeout"
            self.process = None
            return {"died": died}

    def request(self, verb, **body):
        self.id += 1
        return self.ask({"id": self.id, verb: body})
