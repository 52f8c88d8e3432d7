# SPDX-License-Identifier: Apache-2.0
"""Files of the corpus, the rows and the golden bytes as lists of facts, and how each fact may change."""
import glob
import os

import yaml

from gates.tool import GATE, Finding, read

LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

# The direction in which a fact may change. A field without a row has the rule "same":
#   same   neither changes, nor comes, nor goes
#   kept   may come
#   rarer  may go
#   set    a list that may grow; absence means the word
#   rank   may become a later word; the first is what absence means
#   rises  a number that may rise
#   falls  a number that may fall
#   free   judged elsewhere, or of no weight
RULES = {
    "case": {
        "file": ("free",), "normal": ("free",), "edits": ("free",), "twin": ("kept",), "forms": ("kept",), "tags": ("free",),
        "level": ("rank", "required", "recommended", "required"), "checks": ("set", "*"), "tolerance": ("falls",),
        "nan": ("rank", "any", "any", "sign", "payload", "bits"), "zeros": ("rank", "signed", "equal", "signed"),
        "promise": ("rank", "full", "six-months", "full"), "reader": ("rank", "must-refuse", "may-accept", "must-refuse"),
        "rule": ("free",), "no_evaluate": ("rarer",), "incident": ("kept",), "note": ("free",)},
    "row": {  # hlo-cts lint-opset judges what an op maps to
        "vhlo": ("free",), "map": ("free",), "properties": ("free",), "operands": ("free",), "results": ("free",), "regions": ("free",),
        "assembly": ("free",), "cases": ("kept",), "code": ("kept",), "arguments": ("kept",), "constraints": ("kept",), "exact": ("kept",),
        "decomposition": ("kept",), "sizes": ("kept",), "profiles": ("set", "")},
    "coverage of": {"demand": ("rises",), "except": ("rarer",)},
    "profile": {"case": ("kept",)},
    "lock of": {"SHA-256": ("kept",)},
    "witnesses of": {"every release": ("kept",), "exception": ("rarer",)},
}


class Facts:
    """The facts of a source: by subject, then by (field, item, number among those), each a (value, file, line)."""

    def __init__(self):
        self.of, self.file = {}, {}

    def add(self, subject, field, item, value, file, line):
        facts = self.of.setdefault(subject, {})
        self.file.setdefault(subject, file)
        number = 0
        while (field, item, number) in facts:
            number += 1
        facts[field, item, number] = (value, file, line)


# --- YAML: lists of mappings ---


def flow(node, inside=False):
    """"{a: 1, b: [x, y]}"; a list of scalars alone: "x, y"."""
    if isinstance(node, yaml.ScalarNode):
        return node.value
    if isinstance(node, yaml.MappingNode):
        return "{" + ", ".join(f"{flow(k, True)}: {flow(v, True)}" for k, v in node.value) + "}"
    text = ", ".join(flow(v, True) for v in node.value)
    return f"[{text}]" if inside else text


def item_of(node):
    """The key of an item in a list: its id or name, else its first key."""
    for key, value in node.value:
        if flow(key) in ("id", "name"):
            return flow(value)
    return f"{flow(node.value[0][0])} {flow(node.value[0][1])}" if node.value else ""


def add_value(facts, subject, field, node, file):
    line = node.start_mark.line + 1
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            facts.add(subject, field, flow(key), flow(value), file, line)
    elif isinstance(node, yaml.SequenceNode) and node.value and isinstance(node.value[0], yaml.MappingNode):
        for one in node.value:
            facts.add(subject, field, item_of(one) if isinstance(one, yaml.MappingNode) else flow(one), flow(one), file, line)
    else:
        facts.add(subject, field, "", flow(node), file, line)


def add_yaml(facts, file, data):
    root, dialect = yaml.compose(data, Loader=LOADER), None
    for key, value in root.value if isinstance(root, yaml.MappingNode) else []:
        if flow(key) == "dialect":
            dialect = flow(value)
        kind = f"{flow(key)} of {dialect}: " if dialect else ""
        for node in value.value if isinstance(value, yaml.SequenceNode) else []:
            if isinstance(node, yaml.MappingNode):
                subject = kind + item_of(node)
                for name, one in node.value:
                    if flow(name) not in ("id", "name"):
                        add_value(facts, subject, flow(name), one, file)


# --- Lines with columns ---


def lines(data):
    """(number, columns) of each line that is no comment: five columns, the last with the rest; a missing one is ""."""
    for number, line in enumerate(data.decode(errors="surrogateescape").split("\n"), 1):
        if line and not line.startswith("#"):
            columns = line.split("\t", 4)
            yield number, columns + [""] * (5 - len(columns))


def add_coverage(facts, file, data):
    """"ops evaluated", "demand", "100"; or "ops evaluated", "except", item, reason. The check of cases compares figures."""
    for number, c in lines(data):
        if c[1] == "demand":
            facts.add(c[0], c[1], "", c[2], file, number)
        elif c[1] == "except":
            facts.add(c[0], c[1], c[2], c[3], file, number)


def add_profile(facts, file, data):
    subject = "/".join(file.split("/")[-2:])
    for number, c in lines(data):
        facts.add(subject, "case", c[0], " ".join(c[1:]).replace("\t", " ").rstrip(" "), file, number)


def add_lock(facts, file, data):
    for number, c in lines(data):
        digest, _, name = c[0].partition(" ")
        if name.strip(" *"):
            facts.add(name.lstrip(" *"), "SHA-256", "", digest, file, number)


def add_witnesses(facts, file, data):
    """"case", id, generation, letters, exceptions. Each writer of a case is a subject, by its name, since its letter may change: what is
    known of a writer more takes nothing back. Entries "=" and "-" are of no writer."""
    writers = {}
    for number, c in lines(data):
        if c[0] == "writer":
            writers[c[1][:1]] = c[2]
            facts.add(c[2], "its release", "", c[3], file, number)  # up to which it wrote every case
        if c[0] != "case":
            continue
        for letter in c[3].split("-")[0].split("\t")[0]:
            if letter in writers:
                facts.add(f"{c[1]} by {writers[letter]}", "every release", "", "", file, number)
        for claim in c[4].split("\t"):
            if claim[:1] in writers and len(claim) > 2:
                facts.add(f"{c[1]} by {writers[claim[:1]]}", "exception", claim[2:], "", file, number)


# What a subject is, the folder and pattern of its files, and their reader.
SOURCES = [("case", "corpus", "*/cases.yaml", add_yaml), ("row", "rows", "dialects/*.yaml", add_yaml),
           ("coverage of", "corpus", "COVERAGE", add_coverage), ("profile", "corpus", "profiles/*/*", add_profile),
           ("lock of", "rows", "opset/LOCK", add_lock), ("witnesses of", "golden", "WITNESSES", add_witnesses)]


# --- Comparing ---


def may_change(rule, was, now):
    """Whether a value may become another; None: it is absent."""
    kind, words = rule[0], rule[1:]
    if kind in ("set", "rank"):
        was, now = (words[0] if value is None else value for value in (was, now))
    if was == now or kind == "free":
        return True
    if kind == "kept":
        return was is None
    if kind == "rarer":
        return now is None
    if kind == "set":
        return now == "*" or set(was.replace(",", " ").split()) <= set(now.replace(",", " ").split())
    if kind == "rank":
        place = [words.index(value, 1) if value in words[1:] else len(words) for value in (now, was)]
        return place[0] >= place[1]
    if kind in ("rises", "falls"):
        return was is not None and now is not None and (float(now) >= float(was) if kind == "rises" else float(now) <= float(was))
    return False


def changes(source, subject, was, now):
    """A finding for each fact of a subject that may not change so."""
    for key in sorted(set(was) | set(now)):
        field, item, _ = key
        old, new = was.get(key), now.get(key)
        if may_change(RULES[source].get(field, ("same",)), old and old[0], new and new[0]):
            continue
        what = f"{source} '{subject}': {field}{' ' if item else ''}{item}"
        value, file, line = new or old
        if old and new:
            yield Finding(GATE.WEAKER, f"{what} was '{old[0]}' and is '{value}'", file, line)
        else:
            shown = f" '{value}'" if value else ""
            yield Finding(GATE.WEAKER, f"{what}{shown} is {'new' if new else 'gone'}", file if new else None, line if new else 0)


def compare_source(was, now, pattern, reader, source, may_go):
    """The findings, and how many files were compared and how many of them changed. Files with the same bytes have the same facts."""
    def files(folder):
        return {os.path.relpath(path, folder): path for path in glob.glob(os.path.join(folder, pattern))} if folder else {}
    sides, paths = (Facts(), Facts()), (files(was), files(now))
    same = {name for name in set(paths[0]) & set(paths[1]) if read(paths[0][name]) == read(paths[1][name])}
    for facts, found in zip(sides, paths):
        for name in sorted(set(found) - same):
            reader(facts, found[name], read(found[name]) or b"")
    old, new = sides
    findings = []
    for subject in sorted(old.of):
        if subject in new.of:
            findings += changes(source, subject, old.of[subject], new.of[subject])
        elif not may_go:
            findings.append(Finding(GATE.WEAKER, f"{source} '{subject}' is gone from {os.path.basename(old.file[subject])}"))
    every = len(set(paths[0]) | set(paths[1]))
    return findings, every, every - len(same)
