# SPDX-License-Identifier: Apache-2.0
"""The cases of corpus/*/cases.yaml, and writing a voucher into their text."""

import re
from dataclasses import dataclass
from pathlib import Path

import yaml

KEPT = ("derivation", "published")


@dataclass
class Case:
    manifest: Path
    fields: dict

    @property
    def id(self):
        return self.fields["id"]

    @property
    def program(self):
        return self.manifest.parent / self.fields["file"]

    @property
    def evaluates(self):
        checks = self.fields.get("checks")
        asked = checks is None or "evaluate" in checks
        return asked and "breaks" not in self.fields and self.program.suffix == ".mlir"

    @property
    def vouch(self):
        return self.fields.get("vouch")


def cases(corpus):
    """All cases of a corpus, in the order of its folders and manifests."""
    found = []
    for manifest in sorted(Path(corpus).glob("*/cases.yaml")):
        loaded = yaml.load(manifest.read_text(), getattr(yaml, "CSafeLoader", yaml.SafeLoader)) or {}
        found += [Case(manifest, fields) for fields in loaded.get("cases") or []]
    return found


def with_vouchers(text, vouchers):
    """The manifest's text with `vouch:` for each id of `vouchers`; everything else stays as it is."""
    lines = text.split("\n")
    out = []
    position = 0
    while position < len(lines):
        found = re.match(r"(\s*)- id: *([A-Za-z0-9_]+)", lines[position])
        if not found:
            out.append(lines[position])
            position += 1
            continue
        stop = position + 1
        indent = len(found.group(1)) + 2
        while stop < len(lines) and not re.match(r"\s*- id:", lines[stop]):
            if lines[stop].strip() and len(lines[stop]) - len(lines[stop].lstrip()) < indent:
                break
            stop += 1
        out += with_voucher(lines[position:stop], indent, vouchers.get(found.group(2)))
        position = stop
    return "\n".join(out)


def with_voucher(block, indent, voucher):
    """One case's lines with the voucher, unless a better one stands there."""
    if voucher is None:
        return block
    line = f"{' ' * indent}vouch: {voucher}"
    for i, text in enumerate(block):
        found = re.match(r"\s+vouch: *(\S+)", text)
        if found:
            return block if found.group(1) in KEPT else block[:i] + [line] + block[i + 1 :]
    last = max(i for i, text in enumerate(block) if text.strip() and not text.strip().startswith("#"))
    return block[: last + 1] + [line] + block[last + 1 :]
