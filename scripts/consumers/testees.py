# SPDX-License-Identifier: Apache-2.0
"""Shared by scripts that ask consumers: the suite's side of docs/testee-protocol.md, and descriptions of consumers."""
import json
import os
import selectors
import shutil
import subprocess
import sys

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
            size = int(self.process.stdout.readline())
            return json.loads(self.process.stdout.read(size))
        except (OSError, ValueError) as error:
            self.process.kill()
            died = f"no answer ({self.process.wait()})" if not isinstance(error, TimeoutError) else "timeout"
            self.process = None
            return {"died": died}

    def request(self, verb, **body):
        self.id += 1
        return self.ask({"id": self.id, verb: body})
