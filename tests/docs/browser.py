# SPDX-License-Identifier: Apache-2.0
"""A Chromium without a window, driven over a pair of pipes by its DevTools protocol
(https://chromedevtools.github.io/devtools-protocol/), for tests of pages."""
import base64
import json
import os
import pathlib
import select
import shutil
import signal
import subprocess
import tempfile
import time

NAMES = ("chromium", "chromium-browser", "google-chrome")
KEYS = {"Tab": 9, "Enter": 13, "Escape": 27, "ArrowDown": 40, "ArrowUp": 38, " ": 32}


def found():
    return next(filter(None, map(shutil.which, NAMES)), None)


class Browser:
    def __init__(self):
        self.home = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        down, self.commands = os.pipe()
        self.answers, up = os.pipe()

        def as_three_and_four():  # where --remote-debugging-pipe looks for them
            os.dup2(down, 13)
            os.dup2(up, 14)
            os.dup2(13, 3)
            os.dup2(14, 4)

        self.process = subprocess.Popen(
            [found(), "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
             "--remote-debugging-pipe", f"--user-data-dir={self.home.name}/profile", "about:blank"],
            preexec_fn=as_three_and_four, close_fds=False, start_new_session=True, env={**os.environ, "HOME": self.home.name},
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(down)
        os.close(up)
        self.number, self.heard, self.events, self.session = 0, b"", [], None
        page = next(t for t in self.ask("Target.getTargets")["targetInfos"] if t["type"] == "page")
        self.session = self.ask("Target.attachToTarget", targetId=page["targetId"], flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Network", "DOM", "Log"):
            self.ask(f"{domain}.enable")
        self.ask("Target.setAutoAttach", autoAttach=True, waitForDebuggerOnStart=False, flatten=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        # Its other processes write the profile until they end as well.
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        os.close(self.commands)
        os.close(self.answers)
        for _ in range(50):
            self.home.cleanup()
            if not os.path.exists(self.home.name):
                break
            time.sleep(0.1)

    def hear(self, until):
        """The next message; None when there is none until then."""
        while b"\0" not in self.heard:
            ready, _, _ = select.select([self.answers], [], [], max(0, until - time.monotonic()))
            if not ready:
                return None
            more = os.read(self.answers, 1 << 20)
            if not more:
                raise AssertionError("the browser ended")
            self.heard += more
        message, self.heard = self.heard.split(b"\0", 1)
        return json.loads(message)

    def ask(self, method, **parameters):
        self.number += 1
        question = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            question["sessionId"] = self.session
        os.write(self.commands, json.dumps(question).encode() + b"\0")
        until = time.monotonic() + 60
        while True:
            message = self.hear(until)
            assert message, f"{method}: no answer"
            if message.get("id") == self.number:
                assert "error" not in message, f"{method}: {message['error']}"
                return message["result"]
            self.events.append(message)

    def js(self, source):
        got = self.ask("Runtime.evaluate", expression=source, returnByValue=True, awaitPromise=True, userGesture=True)
        assert "exceptionDetails" not in got, f"{source}: {got['exceptionDetails']}"
        return got["result"].get("value")

    def worker_js(self, source):
        """The same in the page's worker."""
        attached = [e["params"] for e in self.events if e["method"] == "Target.attachedToTarget"]
        page, self.session = self.session, next(
            a["sessionId"] for a in reversed(attached) if a["targetInfo"]["type"] == "worker")
        try:
            return self.js(source)
        finally:
            self.session = page

    def wait(self, source, seconds=60):
        """Until that holds in the page; what it is then."""
        until = time.monotonic() + seconds
        while True:
            value = self.js(source)
            if value:
                return value
            assert time.monotonic() < until, f"never: {source}"
            time.sleep(0.05)

    def go(self, address):
        self.ask("Page.navigate", url=address)

    def look(self, width, height, dark, phone=False):
        self.ask("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=phone)
        self.ask("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])

    def key(self, name, control=False):
        more = {"key": name, "windowsVirtualKeyCode": KEYS[name], "modifiers": 2 if control else 0}
        text = {"Enter": "\r", " ": " "}.get(name)
        self.ask("Input.dispatchKeyEvent", type="keyDown", **more, **({"text": text} if text and not control else {}))
        self.ask("Input.dispatchKeyEvent", type="keyUp", **more)

    def type(self, text):
        self.ask("Input.insertText", text=text)

    def give(self, selector, path):
        """A file into an <input type=file>."""
        root = self.ask("DOM.getDocument")["root"]["nodeId"]
        node = self.ask("DOM.querySelector", nodeId=root, selector=selector)["nodeId"]
        self.ask("DOM.setFileInputFiles", nodeId=node, files=[str(path)])

    def picture(self, path, whole=True):
        got = self.ask("Page.captureScreenshot", captureBeyondViewport=whole)
        pathlib.Path(path).write_bytes(base64.b64decode(got["data"]))
