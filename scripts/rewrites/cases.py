# SPDX-License-Identifier: Apache-2.0
"""Manifest entries of generated cases: the first release of a program, and the features that newer releases write it with."""
import glob
import os
import re

import yaml

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.realpath(__file__))))


def number(release):
    return [int(part) for part in release.split(".")]


def op_versions():
    """(the oldest release, {op: [(release, name of its version) ...]}) of VHLO."""
    found, releases = {}, []
    for path in glob.glob(os.path.join(ROOT, "versions", "opset", "*.yaml")):
        with open(path, encoding="utf-8") as f:
            release = yaml.load(f, Loader=yaml.CSafeLoader)
        releases.append(release["release"])
        for op in release.get("ops", []):
            name = re.sub(r"_v\d+$", "", op["name"])
            found.setdefault(name, []).append((release["release"], op["name"]))
    for versions in found.values():
        versions.sort(key=lambda v: number(v[0]))
    return min(releases, key=number), found


OLDEST, VERSIONS = op_versions()


def forms_of(ops):
    """(since, {release: [features]}) of a program with these ops."""
    since, forms = OLDEST, {}
    for op in sorted(ops):
        versions = VERSIONS[op]
        if number(versions[0][0]) > number(since):
            since = versions[0][0]
    for op in sorted(ops):
        for release, name in VERSIONS[op]:
            if number(release) > number(OLDEST):
                forms.setdefault(max(release, since, key=number), []).append(name)
    return since, forms


def entry(name, ops, tags, rest, types=()):
    """The entry of a case in a manifest; `types` are (release, type) beside ops, `rest` the lines of its other keys."""
    since, forms = forms_of(ops)
    since, before = max([since] + [release for release, _ in types], key=number), forms
    forms = {}
    for release, names in before.items():
        forms.setdefault(max(release, since, key=number), []).extend(names)
    for release, kind in types:
        if kind is None:  # a release that is needed for what ops have
            continue
        forms.setdefault(max(release, since, key=number), []).append(kind)
    lines = [f"  - id: {name}", f"    file: {name}.mlir", f"    since: {since}"]
    if forms:
        lines.append("    forms:")
        for release in sorted(forms, key=number):
            names = forms[release]
            lines.append(f"      {release}: " + (names[0] if len(names) == 1 else "[" + ", ".join(names) + "]"))
    lines.append(f"    tags: [{', '.join(tags)}]")
    return "\n".join(lines + ["    " + line for line in rest]) + "\n"


def wrap(text, start, width=130):
    lines, line = [], start.rstrip()
    for word in text.split():
        if len(line) + 1 + len(word) > width:
            lines.append(line)
            line = start.rstrip()
        line += " " + word
    return lines + [line]
