#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The page of web/ in a browser: explain.py BIN SOURCE BUILD [FOLDER]. It says what the command lines say, of a golden,
a damaged one, an export of JAX and messages; saves what hlo-translate writes; and is used by keyboard, on a phone and in the dark.
FOLDER gets pictures. Status 77, with a line: there is no Emscripten, or no Chromium."""
import base64
import json
import os
import pathlib
import shutil
import struct
import subprocess
import sys
import tempfile

from browser import Browser, found

BIN, SOURCE, BUILD = map(pathlib.Path, sys.argv[1:4])
PICTURES = pathlib.Path(sys.argv[4]) if len(sys.argv) > 4 else None
WASM_LIMIT = 2_000_000


def run(*command, ok=(0,), given=None):
    got = subprocess.run(list(map(str, command)), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, input=given)
    assert got.returncode in ok, f"{command}: status {got.returncode}: {got.stdout.decode(errors='replace')}"
    return got.stdout


def say(*command, **more):
    return run(*command, **more).decode()


def export_of(artifact):
    """A table Exported of jax/_src/export/serialization.fbs, as tests/harness/contents/contents.c has it: function_name (1),
    mlir_module_serialized (13), calling_convention_version (14)."""
    vtable, table, name, module = 4, 40, 56, 64
    fields = {1: 4, 13: 8, 14: 12}
    head = struct.pack("<IHH", table, 4 + 2 * 15, 14) + b"".join(struct.pack("<H", fields.get(f, 0)) for f in range(15)) + b"\0\0"
    body = struct.pack("<iIIHH", table - vtable, name - (table + 4), module - (table + 8), 9, 0)
    return head + body + struct.pack("<I4sI", 1, b"f\0\0\0", len(artifact)) + artifact


def jax_exports(folder):
    run(SOURCE / "scripts/blobs", "--installed", folder, ok=(0,))
    return sorted(folder.glob("scaled-*.jaxexport"))[:1]


def put(folder, name, content):
    (folder / name).write_bytes(content)
    return folder / name


def folded(text):
    return " ".join(text.split())


class Page:
    def __init__(self, browser, address, downloads):
        self.b, self.downloads = browser, downloads
        browser.ask("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(downloads))
        browser.ask("Page.addScriptToEvaluateOnNewDocument",
                    source="addEventListener('securitypolicyviolation', e => (window.refused ||= []).push(e.violatedDirective))")
        browser.go(address)
        browser.wait("document.body && document.body.dataset.ready")

    def shown(self, selector):
        return self.b.js(f"(e => e && e.getClientRects().length ? e.innerText : '')(document.querySelector({json.dumps(selector)}))")

    def open(self, path):
        self.b.js("document.querySelector('#artifact').hidden = true; document.querySelector('#wrong').hidden = true; 1")
        self.b.give("#file", path)
        self.b.wait("!document.querySelector('#artifact').hidden || !document.querySelector('#wrong').hidden")
        self.b.wait("document.querySelector('#state').textContent === ''")

    def paste(self, text):
        self.b.js("for (const s of ['#message', '#artifact', '#wrong']) document.querySelector(s).hidden = true;"
                  "document.querySelector('#text').value = ''; document.querySelector('#text').focus()")
        self.b.type(text)
        self.b.key("Enter", control=True)
        self.b.wait("['#message', '#artifact', '#wrong'].some(s => !document.querySelector(s).hidden)")

    def unfold(self, selector):
        self.b.js(f"document.querySelector('{selector}').open = true")
        return self.b.wait(f"(t => t !== '…' && t)(document.querySelector('{selector} pre').textContent)")

    def release(self, release):
        self.b.js(f"document.querySelector('#release').value = '{release}';"
                  "document.querySelector('#release').dispatchEvent(new Event('change'))")
        return self.b.wait(f"(t => t.startsWith('Can {release} ') && t)(document.querySelector('#reader').textContent)")

    def save(self, button, name):
        path = self.downloads / name
        path.unlink(missing_ok=True)
        self.b.js(f"document.querySelector('{button}').click()")
        self.b.wait(f"document.querySelector('#state').textContent.includes({json.dumps(name)})")
        for _ in range(600):
            if path.exists() and not list(self.downloads.glob("*.crdownload")):
                return path.read_bytes()
            self.b.js("new Promise(f => setTimeout(f, 50))")
        raise AssertionError(f"{name} was not saved")


def a_golden_is_explained(page, folder, golden):
    page.open(golden)
    told = say(BIN / "hlo-cts", "inspect", golden)
    line = told.splitlines()[0]
    assert page.shown("#promise") == line, (page.shown("#promise"), line)
    contents = page.unfold("#contents")
    assert contents.strip() in told, contents
    reader = page.release("1.0.0")
    assert folded(say(BIN / "hlo-cts", "inspect", "--reader=1.0.0", golden, ok=(0, 1))) in folded(reader), reader
    program = page.unfold("#program")
    want = say(BIN / "hlo-translate", "--deserialize", golden)
    assert program.strip() == want.strip(), (program, want)
    # Saved for another release: as hlo-translate writes it.
    for release in ("1.9.0", "1.20.0"):
        page.release(release)
        assert page.save("#save", f"golden-{release}.mlirbc") == run(
            BIN / "hlo-translate", "--deserialize", "--serialize", f"--target={release}", golden), release
    assert page.save("#save-text", "golden.mlir").decode().strip() == want.strip()


def what_a_release_cannot_say_is_told(page, folder):
    page.open(put(folder, "new.mlir", b"func.func @main(%x: tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU> {\n  return %x : tensor<f8E8M0FNU>\n}\n"))
    assert page.shown("#promise").startswith("readable by 1.8.0 and later"), page.shown("#promise")  # VhloTypes.td: f8E8M0FNU since 1.8.0
    page.release("1.0.0")
    page.b.js("document.querySelector('#save').click()")
    page.b.wait("!document.querySelector('#wrong').hidden")
    assert "f8E8M0FNU" in page.shown("#wrong pre"), page.shown("#wrong pre")


def damage_is_told(page, folder, golden):
    whole = golden.read_bytes()
    for cut in (len(whole) // 2, len(whole) - 3, 9):
        page.open(put(folder, "damaged.mlirbc", whole[:cut]))
        told = say(BIN / "hlo-cts", "inspect", folder / "damaged.mlirbc", ok=(1,))
        wrong = page.shown("#wrong pre")
        number = wrong[wrong.index("[HLO-"):][:10]
        assert number in told, (cut, wrong, told)
        assert "damaged" in page.shown("#promise")
    page.open(put(folder, "noise.bin", bytes(range(256)) * 8))
    assert "No artifact was found in noise.bin" in page.shown("#wrong pre")
    page.open(put(folder, "empty.bin", b""))
    assert "No artifact was found in empty.bin" in page.shown("#wrong pre")


def an_export_is_opened(page, folder, golden):
    exports = jax_exports(folder)
    print("a blob of JAX:", exports[0].name if exports else "none is installed here, one made by hand")
    inner = golden.read_bytes()
    for blob in [*exports, put(folder, "hand.jaxexport", export_of(inner))]:
        page.open(blob)
        out = folder / "out"
        shutil.rmtree(out, ignore_errors=True)
        told = json.loads(say(BIN / "hlo-cts", "inspect", "--json", f"--extract={out}", blob))[0]
        assert told["what"] in page.shown("#name"), (told["what"], page.shown("#name"))
        assert page.shown("#promise") == told["line"], (page.shown("#promise"), told["line"])
        assert page.save("#save-artifact", blob.stem + ".mlirbc") == (out / "001.mlirbc").read_bytes()
    two = put(folder, "two.bin", b"first " + inner + b" second " + inner)
    page.open(two)
    assert "2 artifacts in two.bin" in page.shown("#several h2")
    page.b.js("document.querySelectorAll('#several button')[1].click()")
    page.b.wait("document.querySelectorAll('#several button')[1].getAttribute('aria-current') === 'true'")


def messages_are_explained(page, folder, golden):
    for text in ("unknown vhlo type code: 33", "vhlo.tan_v2", "1.9.0", "HLO-5008", "failed to legalize operation 'vhlo.tan_v1' that was explicitly marked illegal",
                 "Unexpected PJRT_Client_Create_Args size: expected 64, got 56", "jaxlib 0.4.30", "it is raining"):
        page.paste(text)
        told = say(BIN / "hlo-cts", "whatis", text, ok=(0, 1))
        assert folded(page.shown("#message pre")) == folded(told), (text, page.shown("#message pre"), told)
    page.paste("look: " + base64.b64encode(golden.read_bytes()).decode() + " there")
    assert page.shown("#promise").startswith("readable by"), page.shown("#promise")
    assert "base64" in page.shown("#name")


def hostile_texts_stay_texts(page):
    page.paste("vhlo.tan_v2 <img src=x onerror=alert(1)><script>alert(2)</script> \u202etxet")
    assert page.b.js("document.querySelectorAll('#message img, #message script').length") == 0
    assert "\u202e" not in page.shown("#message pre")


def large_files_leave_the_page_awake(page, folder):
    big = folder / "big.mlir"
    big.write_text("func.func @main() -> tensor<4194304xf32> {\n  %0 = stablehlo.constant dense<\"0x" + "0000803F0000A03F" * (1 << 21) +
                   "\"> : tensor<4194304xf32>\n  return %0 : tensor<4194304xf32>\n}\n")
    run(BIN / "hlo-translate", "--serialize", "--target=1.9.0", "-o", folder / "big.mlirbc", big)
    page.b.js("document.querySelector('#artifact').hidden = true; window.ticks = 0; window.clock = setInterval(() => ticks++, 20)")
    page.b.give("#file", folder / "big.mlirbc")
    page.b.wait("!document.querySelector('#artifact').hidden")
    assert page.b.js("clearInterval(clock), ticks") > 0
    assert "readable by" in page.shown("#promise")
    assert len(page.unfold("#program")) < 4000
    assert "left out" in page.shown("#cut")
    page.release("1.9.0")
    assert page.save("#save", "big-1.9.0.mlirbc") == (folder / "big.mlirbc").read_bytes()


def keys_are_enough(page, golden):
    b = page.b
    b.js("document.activeElement.blur(); document.body.focus(); 1")
    b.give("#file", golden)
    b.wait("document.activeElement.id === 'artifact'")
    reached = []
    for _ in range(12):
        b.key("Tab")
        reached.append(b.js("document.activeElement.id || document.activeElement.parentElement.id"))
    for wanted in ("release", "save", "contents", "program"):
        assert wanted in reached, reached
    b.js("document.querySelector('#release').focus()")
    before = b.js("document.querySelector('#release').value")
    b.key("ArrowUp")
    after = b.js("document.querySelector('#release').value")
    assert before != after, before
    b.wait(f"document.querySelector('#reader').textContent.startsWith('Can {after} ')")
    b.js("document.querySelector('#contents summary').focus()")
    b.key("Enter")
    b.wait("document.querySelector('#contents').open && document.querySelector('#contents pre').textContent.length > 20")
    b.js("document.querySelector('#file').focus()")
    assert b.js("getComputedStyle(document.querySelector('.button')).outlineStyle") == "solid"


def it_fits_and_has_contrast(page, folder, golden):
    tell = (SOURCE / "tests/harness/html/tell.js").read_text().replace("const told", "var told", 1)
    b = page.b
    states = {"message": lambda: page.paste("unknown vhlo type code: 33"), "artifact": lambda: page.open(golden),
              "damaged": lambda: page.open(folder / "damaged.mlirbc"), "several": lambda: page.open(folder / "two.bin")}
    for name, state in states.items():
        for width, phone in ((1280, False), (390, True)):
            for dark in (False, True):
                b.look(width, 900, dark, phone)
                state()
                told = b.js("(() => {" + tell + f"; looks({json.dumps(name)}); return told.filter(t => !t.endsWith('there are texts')).join('; '); }})()")  # the page has few
                assert not told, f"{width} pixels, dark {dark}: {told}"
                if PICTURES:
                    b.picture(PICTURES / f"explain-{name}-{width}-{'dark' if dark else 'light'}.png")
    b.look(1280, 900, False)


def nothing_leaves(page):
    b = page.b
    assert b.js("performance.getEntriesByType('resource').filter(e => !/^(blob|data):/.test(e.name)).length") == 0
    for source in ("fetch('https://example.com/')", "new Promise((f, r) => { const i = new Image(); i.onload = f; i.onerror = r; i.src = 'https://example.com/x.png'; })",
                   "new Promise((f, r) => { const s = new WebSocket('wss://example.com/'); s.onopen = f; s.onerror = r; })",
                   "import('https://example.com/x.js')"):
        assert b.js(source + ".then(() => 'went', () => 'refused')") == "refused", source
    assert b.worker_js("fetch('https://example.com/').then(() => 'went', e => String(e))").startswith("TypeError"), "the worker"
    # fetch, the image, the socket and the import.
    assert b.js("(window.refused || []).length") >= 4
    asked = [e["params"]["request"]["url"] for e in b.events if e["method"] == "Network.requestWillBeSent"]
    assert asked and all(a.startswith(("file:", "blob:", "data:")) or "example.com" in a for a in asked), asked


def nothing_is_on_the_console(page):
    told = [e["params"] for e in page.b.events if e["method"] in ("Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded")]
    assert not told, told


def without_scripts_it_says_so(page, address):
    page.b.ask("Emulation.setScriptExecutionDisabled", value=True)
    page.b.go(address)
    page.b.wait("document.readyState === 'complete'")
    assert "with scripts" in page.b.js("document.querySelector('noscript').innerText")
    page.b.ask("Emulation.setScriptExecutionDisabled", value=False)


def main():
    for tool, there in (("Emscripten (scripts/web installs it)", shutil.which("emcc")), ("Chromium (scripts/test --all installs it)", found())):
        if not there:
            print(f"skipped: there is no {tool}")
            return 77
    with tempfile.TemporaryDirectory() as name, Browser() as browser:
        folder = pathlib.Path(name)
        built = folder / "page"
        os.environ["HLO_BUILD"] = str(BUILD)
        print(say(SOURCE / "scripts/web", built), end="")
        wasm = (SOURCE / "build/web/core.wasm").stat().st_size
        assert wasm < WASM_LIMIT, f"WebAssembly has {wasm} bytes"
        run(BIN / "hlo-cts", "golden", "--case=tan_f32", "extract", folder / "goldens")
        golden = put(folder, "golden.mlirbc", (folder / "goldens/1.9.0/tan_f32.mlirbc").read_bytes())
        (folder / "downloads").mkdir()
        address = f"file://{built}/index.html"
        page = Page(browser, address, folder / "downloads")
        a_golden_is_explained(page, folder, golden)
        what_a_release_cannot_say_is_told(page, folder)
        damage_is_told(page, folder, golden)
        an_export_is_opened(page, folder, golden)
        messages_are_explained(page, folder, golden)
        hostile_texts_stay_texts(page)
        large_files_leave_the_page_awake(page, folder)
        keys_are_enough(page, golden)
        it_fits_and_has_contrast(page, folder, golden)
        nothing_is_on_the_console(page)
        nothing_leaves(page)
        without_scripts_it_says_so(page, address)
    return 0


if __name__ == "__main__":
    sys.exit(main())
