# SPDX-License-Identifier: Apache-2.0
"""Puts the page into one file: assemble.py SOURCES BUILT VERSION OUT. The policy names the hashes of its style and its script."""
import base64
import gzip
import hashlib
import pathlib
import sys

sources, built = map(pathlib.Path, sys.argv[1:3])
version, out = sys.argv[3], pathlib.Path(sys.argv[4])


def text(path):
    found = path.read_text()
    if "</script" in found.lower():
        sys.exit(f"{path} would end its element")
    return found


def digest(content):
    return "sha256-" + base64.b64encode(hashlib.sha256(content.encode()).digest()).decode()


style, script = text(sources / "page.css"), text(sources / "page.js")
parts = {
    "STYLE_HASH": digest(style),
    "SCRIPT_HASH": digest(script),
    "VERSION": version,
    "WORKER": text(built / "core.js") + text(sources / "worker.js"),
    "CORE": base64.b64encode(gzip.compress((built / "core.wasm").read_bytes(), 9, mtime=0)).decode(),
    "STYLE": style,
    "SCRIPT": script,
}
page = (sources / "index.html").read_text()
for name, content in parts.items():
    head, mark, tail = page.partition(f"@{name}@")
    if not mark:
        sys.exit(f"index.html has no @{name}@")
    page = head + content + tail
out.parent.mkdir(parents=True, exist_ok=True)
out.write_text(page)
print(f"{out}: {len(page):,} bytes, of which WebAssembly {(built / 'core.wasm').stat().st_size:,} before gzip")
