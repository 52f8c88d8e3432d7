#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Every file of YAML is read by PyYAML, and rows and cases say there what they say to us: yaml_files.py SOURCE HLO_CTS

PyYAML follows YAML 1.1, in which `no`, `on` and `1_000` are no words. So the names that PyYAML finds are compared with
those that hlo-cts knows. The loader is that of yaml.safe_load, which refuses more than the one that libyaml backs:
for example a word in a list that ends with a question mark.
"""
import json
import os
import subprocess
import sys

import yaml

SOURCE, HLO_CTS = sys.argv[1:3]


class Once(yaml.SafeLoader):
    """A key that comes twice is an error, as it is for us."""


def mapping(loader, node):
    keys = [loader.construct_object(k, deep=True) for k, _ in node.value]
    if len(keys) != len(set(keys)):
        raise yaml.constructor.ConstructorError(None, None, "a key comes twice", node.start_mark)
    return {k: loader.construct_object(v, deep=True) for k, (_, v) in zip(keys, node.value)}


Once.add_constructor("tag:yaml.org,2002:map", mapping)


def read(path):
    with open(path, encoding="utf-8") as f:
        return yaml.load(f, Once)


def names(rows):
    """Each name of a row is a word; other readers take `no` for false."""
    for key, value in rows.items() if isinstance(rows, dict) else []:
        if not isinstance(key, (str, int)) or isinstance(key, bool):
            yield f"key {key!r}"
        if key in ("name", "replaces", "vhlo", "id") and not isinstance(value, str):
            yield f"{key}: {value!r}"
        yield from names(value)
    for value in rows if isinstance(rows, list) else []:
        yield from names(value)


def others():
    """The files that are neither rows nor cases: workflows, descriptions, examples, seeds."""
    for folder, inside, found in os.walk(SOURCE):
        inside[:] = sorted(set(inside) - {".git", "build", "versions", "corpus"})
        yield from (os.path.join(folder, n) for n in sorted(found) if n.endswith((".yaml", ".yml")))


def main():
    failures, files, ops = [], 0, set()
    for path in others():
        try:
            with open(path, encoding="utf-8") as f:
                list(yaml.safe_load_all(f))
            files += 1
        except yaml.YAMLError as e:
            failures.append(f"{path}: {e}")
    for folder, _, found in os.walk(os.path.join(SOURCE, "versions")):
        for name in sorted(found):
            if not name.endswith(".yaml"):
                continue
            files += 1
            path = os.path.join(folder, name)
            try:
                rows = read(path)
            except yaml.YAMLError as e:
                failures.append(f"{path}: {e}")
                continue
            failures += [f"{path}: {what}" for what in names(rows)]
            if os.path.basename(folder) == "opset":
                ops |= {op["name"] for op in rows.get("ops") or []}
                if str(rows["release"]) + ".yaml" != name:
                    failures.append(f"{path}: release {rows['release']!r}")
    said = subprocess.run([HLO_CTS, "coverage", "--json"], check=True, stdout=subprocess.PIPE, text=True).stdout
    measured = json.loads(said)
    known = {i["name"].removeprefix("vhlo.") for d in measured["dimensions"] if d["name"] == "op versions" for i in d["items"]}
    if not known or known != ops:
        failures.append(f"ops for PyYAML and for hlo-cts differ: {sorted(known ^ ops)[:10]}")
    cases = 0
    for folder in sorted(os.listdir(os.path.join(SOURCE, "corpus"))):
        path = os.path.join(SOURCE, "corpus", folder, "cases.yaml")
        if os.path.exists(path):
            files += 1
            cases += len(read(path)["cases"])
    files += bool(read(os.path.join(SOURCE, "corpus", "sizes", "programs.yaml"))["rows"])
    corpus = "--corpus=" + os.path.join(SOURCE, "corpus")
    listed = subprocess.run([HLO_CTS, "list", "--level=all", corpus], check=True, stdout=subprocess.PIPE, text=True).stdout.split()
    if cases != len(listed) or files < 90:
        failures.append(f"{files} files, {cases} cases for PyYAML, {len(listed)} for hlo-cts")
    print(*failures, f"{files} files, {len(ops)} op versions, {cases} cases, {len(failures)} failures", sep="\n")
    return 1 if failures else 0


sys.exit(main())
