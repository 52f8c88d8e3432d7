# SPDX-License-Identifier: Apache-2.0
"""Rows: those of versions/**/*.yaml, and the facts by which two rows are compared and written."""
import glob
import os
import re

import yaml

TREE = os.path.dirname(os.path.dirname(os.path.dirname(os.path.realpath(__file__))))
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
FOREVER = (1 << 20, 0, 0)


def version(text):
    return tuple(int(n) for n in text.split("."))


def dotted(release):
    return ".".join(str(n) for n in release)


def read(path):
    with open(path, encoding="utf-8") as f:
        return f.read()


# In the order in which rows state them. Upstream's op definitions do not state those of the second list.
TRAITS = [t for t in re.findall(r"^TRAIT\((\w+),", read(os.path.join(TREE, "versions", "traits.def")), re.M)
          if t not in ("symbol", "symbol_table", "no_terminator", "affine_scope", "graph_region")]


class Op:
    """An op. A value is (name, mark): the mark is "*", "?" or nothing. A property is alike, a rule (kind, name, value)."""

    def __init__(self, name, since=None):
        self.name, self.since, self.until, self.removed = name, since, FOREVER, False
        self.operands, self.properties, self.regions, self.results = [], [], [], []
        self.traits, self.rules, self.lifted = set(), [], []

    def before(self):
        """The version before this one, by name; None: it is the first."""
        m = re.fullmatch(r"(.*)_v(\d+)", self.name)
        return f"{m[1]}_v{int(m[2]) - 1}" if m and int(m[2]) > 1 else None

    def property(self, name):
        return next((p for p in self.properties if p[0] == name), None)

    def single(self):
        """Whether all operands and results are single values."""
        values = self.operands + self.results
        return bool(self.operands and self.results and not self.regions and not any(mark for _, mark in values))


class Kind:
    """A type or attribute. A parameter is (name, kind, optional); an encoding (code, [(parameter, guarded)])."""

    def __init__(self, name, since=None):
        self.name, self.since, self.until, self.removed = name, since, FOREVER, False
        self.params, self.wires, self.builtin, self.shape, self.enum = [], [], None, None, None


class Enum:
    """A case is [name, number, since]."""

    def __init__(self, name, cases):
        self.name, self.cases = name, cases


# --- Facts ---

def marked(name, mark):
    """PyYAML takes a '?' in a list for the end of a word, unless it is quoted."""
    return f'"{name}{mark}"' if mark == "?" else name + mark


def listed(items):
    return f"[{', '.join(items)}]" if items else ""


def until_text(release, as_of):
    return "" if release >= as_of else dotted(release)


def rule_text(rule):
    kind, name, value = rule
    return f"\n      - {{{kind}: {name}" + (f', value: "{value}"}}' if value else "}")


def op_facts(op, constrained, as_of):
    """The facts of an op, as YAML states them; "" is not written. `as_of`: bounds beyond it are open."""
    slots = lambda values: listed([marked(*v) for v in values])
    return {"operands": slots(op.operands), "properties": slots(op.properties), "regions": slots(op.regions), "results": slots(op.results),
            "traits": listed([t for t in TRAITS if t in op.traits]), "upgrade": "".join(sorted(map(rule_text, op.rules))),
            "until": until_text(op.until, as_of), "constraints of versions in code": "yes" if constrained else "no"}


def wire_text(wire):
    params = [name + (": guarded" if guarded else "") for name, guarded in wire[1]]
    return f"\n      - {{code: {wire[0]}" + (f", params: [{', '.join(params)}]}}" if params else "}")


def cases_text(cases):
    return ", ".join(f"{name}: {number}" for name, number, *_ in cases)


def kind_facts(kind, as_of):
    cases = [c for c in kind.enum.cases if c[2] <= as_of] if kind.enum else []
    return {"params": listed([f"{name}: {marked(word, '?' if optional else '')}" for name, word, optional in kind.params]),
            "wires": "".join(map(wire_text, kind.wires)), "cases": cases_text(cases), "builtin": kind.builtin or "",
            "until": until_text(kind.until, as_of)}


# --- Ours ---

def slots(names):
    return [(n.rstrip("*?"), n[-1] if n[-1] in "*?" else "") for n in names]


def rule(said):
    (kind, name), *value = said.items()
    return kind, name, str(value[0][1]).lower() if value and isinstance(value[0][1], bool) else value[0][1] if value else None


def op_of(said, name, since=None):
    op = Op(name, since)
    op.row = said
    op.operands, op.regions, op.results = (slots(said.get(key, [])) for key in ("operands", "regions", "results"))
    op.properties, op.traits = slots(said.get("properties", [])), set(said.get("traits", []))
    op.rules = [rule(r) for r in said.get("upgrade", [])]
    return op


class Rows:
    """The rows of the tree; with `folder`, those of a release under review on top of them."""

    def __init__(self, folder=None):
        versions = os.path.join(TREE, "versions")
        self.vhlo, self.stablehlo, self.types, self.attrs, self.enums, self.releases = {}, {}, {}, {}, {}, []
        files = glob.glob(os.path.join(glob.escape(versions), "opset", "*.yaml"))
        if folder:
            files += glob.glob(os.path.join(glob.escape(folder), "[0-9]*.[0-9]*.[0-9]*.yaml"))
        for path in sorted(files, key=lambda path: version(os.path.basename(path)[:-5])):
            self.add_release(yaml.load(read(path), LOADER))
        self.own_enums = {}
        for path in [os.path.join(versions, "dialects", "stablehlo.yaml")] + (
                [os.path.join(folder, "dialects", "stablehlo.yaml")] if folder else []):
            if os.path.exists(path):
                rows = yaml.load(read(path), LOADER)
                self.own_enums.update((e["name"], Enum(e["name"], [[n, c, ()] for n, c in e["cases"].items()])) for e in rows.get("enums") or [])
                self.stablehlo.update(("stablehlo." + row["name"], op_of(row, "stablehlo." + row["name"])) for row in rows.get("ops") or [])

    def current(self):
        return self.releases[-1]

    def add_release(self, rows):
        release = version(rows["release"])
        before = self.releases[-1] if self.releases else None
        self.releases.append(release)
        for e in rows.get("enums") or []:
            self.enums[e["name"]] = Enum(e["name"], [[name, number, release] for name, number in e["cases"].items()])
        for name, cases in (rows.get("enum_cases") or {}).items():
            self.enums[name].cases += [[case, number, release] for case, number in cases.items()]
            self.enums[name].cases.sort(key=lambda c: c[1])
        for key, kinds in (("types", self.types), ("attributes", self.attrs)):
            for said in rows.get(key) or []:
                kinds[said["name"]] = self.kind(said, release)
        for said in rows.get("ops") or []:
            self.vhlo["vhlo." + said["name"]] = op_of(said, "vhlo." + said["name"], release)
            if "replaces" in said:
                self.vhlo["vhlo." + said["replaces"]].until = before
        for said in rows.get("lifted") or []:
            for name in said["ops"]:
                self.vhlo["vhlo." + name].lifted.append(release)
        removed = rows.get("removed") or {}
        for row in [self.vhlo["vhlo." + n] for n in removed.get("ops", [])] + [self.attrs[n] for n in removed.get("attributes", [])]:
            row.until, row.removed = before, True

    def kind(self, said, release):
        kind = Kind(said["name"], release)
        for p in said.get("params", []):
            name, word = next(iter(p.items())) if isinstance(p, dict) else p.split(": ")
            words = word.rstrip("?").split(" ")
            if words[0] == "enum":
                kind.enum = self.enums[words[1]]
            kind.params.append((name, " ".join(words[:2 if words[0] == "enum" else 1]), word.endswith("?")))
        for wire in said.get("wires") or [{"code": said["code"], "params": [p[0] for p in kind.params]}]:
            params = [next(iter(p.items())) if isinstance(p, dict) else (p, None) for p in wire.get("params", [])]
            kind.wires.append((wire["code"], [(name, form == "guarded") for name, form in params]))
        if said.get("stands_for") in ("integer", "float"):
            kind.builtin = said["builtin"]
        return kind
