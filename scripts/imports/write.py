# SPDX-License-Identifier: Apache-2.0
"""The rows that a checkout adds, as YAML: of the release, and of StableHLO's dialect. Each place that a person must complete has
the mark."""
import re

from .rows import FOREVER, cases_text, dotted, kind_facts, op_facts

MARK = "TODO(import-release)"
WRAPPERS = ("OptionalAttr", "DefaultValuedOptionalAttr", "DefaultValuedAttr", "ConfinedAttr", "DefaultValuedStrAttr")
MAP_KINDS = {"UnitAttr": "unit", "FlatSymbolRefAttr": "symbol", "SymbolRefAttr": "symbol", "StableHLO_FlatSymbolRefArrayAttr": "symbols",
             "FlatSymbolRefArrayAttr": "symbols", "DenseI64ArrayAttr": "array", "DenseBoolArrayAttr": "array"}
DEFAULTS = {("BoolAttr", "false"): "false", ("I64Attr", "0"): "i64_zero", ("I64Attr", "-1"): "i64_minus_one", ("StrAttr", ""): "empty_string"}
ELEMENTS = {"HLO_Pred": "boolean", "HLO_Int": "integer", "HLO_SInt": "integer", "HLO_UInt": "integer", "HLO_Float": "float",
            "HLO_Complex": "complex", "HLO_QuantizedInt": "quantized"}
ELEMENT_ORDER = ["boolean", "integer", "float", "complex", "quantized"]
SAME = [("CompatibleOperandsAndResultType", "type"), ("SameOperandsAndResultType", "type"), ("SameOperandsAndResultShape", "shape"),
        ("CompatibleOperandsAndResultElementType", "element_type"), ("SameOperandsAndResultElementType", "element_type")]
# Upstream's assembly formats, and ours.
FORMS = {"$operand attr-dict `:` custom<SameOperandsAndResultType>(type($operand), type($result))": " %operand<attrs> : <same>",
         "$lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))": " %lhs, %rhs<attrs> : <same>"}


def words(text):
    return re.sub("[ \n]", "", text)


def new_cases(theirs, own=None):
    """The cases of an enum that ours does not have."""
    known = [c[0] for c in own.cases] if own else []
    return cases_text(c for c in theirs.cases if c[0] not in known)


def section(key, text):
    return f"\n{key}:\n{text}" if text else ""


def inner(v):
    """The class or name inside `OptionalAttr`, `DefaultValuedAttr`, `ConfinedAttr`."""
    while v.kind == "class" and v.named(*WRAPPERS) and v.child(0):
        v = v.child(0)
    return v


def quoted_default(value):
    return f', default: "{value}"'


class Writer:
    def __init__(self, checkout, rows, date):
        self.checkout, self.rows = checkout, rows
        head = "# Derived by scripts/import-release.\n"
        self.release = f"{self.log()}{head}release: {dotted(checkout.release)}\nfirst_commit: {date}\n"
        self.dialect = head + "dialect: stablehlo\n"
        self.add_enums()
        self.release += section("types", "".join(map(self.kind, filter(self.is_new, checkout.types.values()))))
        self.release += section("attributes", "".join(map(self.kind, filter(self.is_new, checkout.attrs.values()))))
        self.add_dialect_kinds()
        self.add_ops()

    def is_new(self, row):
        return row.since > self.rows.current()

    def place(self, place):
        return f"  # {self.relative(place)}\n"

    def relative(self, place):
        return f"{place[0].removeprefix(self.checkout.folder + '/')}:{place[1]}"

    def log(self):
        """The line of VhloDialect.td's log about the release."""
        r = self.checkout.tablegen.find("VHLO_Dialect")
        text = self.checkout.tablegen.field(r, "description") if r else None
        m = re.search(f" {re.escape(dotted(self.checkout.release))}: (.*)", text.text) if text and text.kind == "string" else None
        return f"# {m[1]}\n" if m else ""

    # --- Enums, types, attributes ---

    def add_enums(self):
        fresh = grown = ""
        for kind in self.checkout.attrs.values():
            own = self.rows.attrs.get(kind.name)
            cases = new_cases(kind.enum, own.enum if own else None) if kind.enum else ""
            if kind.enum and not own:
                fresh += f"{self.place(kind.place)}  - name: {kind.enum.name}\n    cases: {{{cases}}}\n"
            elif cases:
                grown += f"{self.place(kind.place)}  {kind.enum.name}: {{{cases}}}\n"
        self.release += section("enums", fresh) + section("enum_cases", grown)

    def kind(self, kind):
        facts = kind_facts(kind, FOREVER)
        out = f"{self.place(kind.place)}  - name: {kind.name}\n"
        if facts["params"]:
            out += f"    params: {facts['params']}\n"
        if kind.wires == [(kind.wires[0][0], [(name, False) for name, _, optional in kind.params if not optional])] and \
                not any(optional for _, _, optional in kind.params):
            out += f"    code: {kind.wires[0][0]}\n"
        else:
            out += f"    wires:{facts['wires']}\n"
        if kind.builtin:
            out += f"    stands_for: {kind.shape}\n    builtin: {kind.builtin}\n"
        elif kind.is_type:
            out += (f"    stands_for: nothing\n    # {MARK}: state the type that it stands for instead of `nothing` (stands_for), or delete "
                    "this line\n")
        if kind.assembly:
            out += f'    assembly: "{kind.assembly}"\n'
        elif kind.assembly is None:
            out += f"    # {MARK}: state the text form (assembly), text/assembly.md\n"
        return out

    def add_dialect_kinds(self):
        enums = attributes = types = ""
        for own in self.rows.own_enums.values():  # one that has new cases is stated again, whole
            theirs, place = self.checkout.stablehlo_enum(own.name)
            if theirs and new_cases(theirs, own):
                enums += f"{self.place(place)}  - name: {own.name}\n    cases: {{{new_cases(theirs)}}}\n"
        for kind in filter(self.is_new, self.checkout.attrs.values()):
            more = self.counterpart(kind)
            enums, attributes = enums + more[0], attributes + more[1]
        for kind in filter(self.is_new, self.checkout.types.values()):
            types += self.counterpart(kind)[1]
        self.dialect += section("enums", enums) + (f"\n{types}" if types else "")
        if attributes:
            self.dialect += "\n" + ("attributes:\n" if "- name: " in attributes else "") + attributes

    def counterpart(self, kind):
        """What StableHLO has for a new type or attribute of VHLO, as an enum and an attribute: whole if it is an enum."""
        name = kind.name.rpartition("_")[0]
        found = None if kind.builtin else self.checkout.counterpart(name, kind.is_type)
        if not found:
            return "", ""
        place, enum, code = found
        if not enum:
            what = "type" if kind.is_type else "attribute"
            return "", f"{self.place(place)}  # {MARK}: state StableHLO's {what} '{name}' for {kind.name} ({what}s), versions/README.md\n"
        said = f"    code: {code}\n" if code is not None else ""
        return (f"{self.place(place)}  - name: {enum.name}\n    cases: {{{new_cases(enum)}}}\n",
                f"{self.place(place)}  - name: {name}\n    params: [value: enum {enum.name}]\n{said}    vhlo: {kind.name}\n"
                '    assembly: " $value"\n')

    # --- Ops ---

    def add_ops(self):
        release = dialect = ""
        for op in filter(self.is_new, self.checkout.vhlo.values()):
            release += self.op(op)
            own = self.checkout.stablehlo.get("stablehlo." + op.name.removeprefix("vhlo.").rpartition("_")[0])
            if own:
                dialect += self.dialect_op(own, op)
            else:
                dialect += f"  # {MARK}: StablehloOps.td has no op for {op.name}; state which op it is for\n"
        self.release += section("ops", release)
        self.dialect += section("ops", dialect)

    def op(self, op):
        out = f"{self.place(op.place)}  - name: {op.name.removeprefix('vhlo.')}\n"
        if op.before():
            out += f"    replaces: {op.before().removeprefix('vhlo.')}\n"
        facts = op_facts(op, False, FOREVER)
        for key in ("operands", "properties", "regions", "results", "traits", "upgrade"):
            if facts[key]:
                out += f"    {key}:{'' if key == 'upgrade' else ' '}{facts[key]}\n"
        if op.constrained:
            out += f"    # {MARK}: VhloOps.cpp checks constraints of {op.name}; state those that this release lifts (lifted)\n"
        return out

    def dialect_op(self, op, vhlo):
        """The row of an op of StableHLO whose newest version in VHLO is `vhlo`. One that only VHLO revised stays as it is."""
        own, facts = self.rows.stablehlo.get(op.name), op_facts(op, False, FOREVER)
        if own:
            ours = op_facts(own, False, FOREVER)
            facts["traits"] = ours["traits"]
            if all(facts[key] == ours[key] for key in ("operands", "properties", "regions", "results")):
                return ""
        name = op.name.removeprefix("stablehlo.")
        out = f"{self.place(op.place)}  - name: {name}\n{self.form(own, op)}"
        for key in ("operands", "properties", "regions", "results", "traits"):
            if facts[key]:
                out += f"    {key}: {facts[key]}\n"
        out += f"    vhlo: {vhlo.name.removeprefix('vhlo.')}\n{self.map(own, op, vhlo)}"
        return out + (self.known_meaning(op, name) if own else self.new_meaning(op, name))

    def form(self, own, op):
        v = self.checkout.tablegen.field(op.record, "assemblyFormat")
        text = words(v.text) if v and v.kind == "string" else None
        form = own.row.get("assembly") if own else None
        form = form or next((ours for theirs, ours in FORMS.items() if words(theirs) == text), None)
        if form:
            return "    assembly: '{}'\n".format(form.replace("'", "''"))
        return f"    # {MARK}: state the pretty form (assembly), text/assembly.md: {self.relative(v.place())}\n" if text is not None else ""

    # --- The map of properties ---

    def map(self, own, op, vhlo):
        old, out = {m["from"]: m for m in own.row.get("map", [])} if own else {}, ""
        for name, mark in op.properties:
            if name in old:
                out += self.old_map(old[name], own.property(name)[1])
            elif not own or not own.property(name):
                out += self.new_map(vhlo, name, mark, op.values[name])
        return f"    map:\n{out}" if out else ""

    @staticmethod
    def old_map(said, optional):
        """A map that the rows have already."""
        out = f"      - {{from: {said['from']}"
        if "spread" in said:
            parts = [f"{{param: {p['param']}, {'to' if 'to' in p else 'fixed'}: {p.get('to', p.get('fixed'))}}}" for p in said["params"]]
            out += f", spread: {said['spread']}, params: [{', '.join(parts)}]"
        for key in ("to", "kind", "enum"):
            if key in said and said[key] != said["from"] and "spread" not in said:
                out += f", {key}: {said[key]}"
        if optional:
            out += quoted_default(said.get("default", "required"))
            out += ", elided: false" if said.get("elided") is False else ""
        return out + "}\n"

    @staticmethod
    def default(vhlo, name, said):
        """The value of a property that is absent: that of the conversion from the older op, or ODS's."""
        added = [value for kind, own, value in vhlo.rules if kind == "add_property" and own == name]
        if added:
            return added[0]
        if said.named("UnitAttr"):
            return "false"
        if inner(said).named("StableHLO_ResultAccuracyAttr"):
            return "default_accuracy"
        return DEFAULTS.get((inner(said).text, said.string(1)))

    def new_map(self, vhlo, name, optional, said):
        kind, value = MAP_KINDS.get(inner(said).text), self.default(vhlo, name, said)
        if inner(said).named("StableHLO_ChannelHandle"):
            return (f"      - from: {name}\n        spread: channel_handle\n" + ("        default: i64_zero\n" if optional else "")
                    + "        params:\n          - {param: handle, to: channel_id}\n          - {param: type, fixed: 0}\n")
        if not vhlo.property(name):
            return f"      # {MARK}: state which property of {vhlo.name} has '{name}'.\n"
        out = f"      - {{from: {name}" + (f", kind: {kind}" if kind else "") + (quoted_default(value or "required") if optional else "") + "}\n"
        return out + (f"      # {MARK}: state the value of '{name}' if it is absent.\n" if optional and not value else "")

    # --- What it computes, and what it demands ---

    @staticmethod
    def known_meaning(op, name):
        """A revised op is not evaluated by the code for the old one unless a person says that this is right."""
        if not op.single() or len(op.results) != 1:
            return ""
        return (f"    # {MARK}: if the result of '{name}' stays the same, uncomment the next line. Delete this one\n"
                f"    # decomposition: [{{name: {op.results[0][0]}, op: {name}, operands: [{', '.join(n for n, _ in op.operands)}]}}]\n")

    def new_meaning(self, op, name):
        if not op.single():
            return f"    # {MARK}: state the constraints of '{name}' in words (constraints): docs/spec.md\n"
        demands = self.constraints(op)
        return ((f"    constraints:\n{demands}" if demands else "")
                + ("    elementwise: true\n" if self.checkout.has_trait(op.said_traits, "Elementwise") else "")
                + f"    # {MARK}: state how known ops compute '{name}' (decomposition), or delete this line\n")

    def constraints(self, op):
        groups, out, number = {}, "", 0
        for name, _ in op.operands:  # one constraint for all operands that allow the same classes
            allowed = self.elements(op.values[name])
            if allowed:
                groups.setdefault(tuple(allowed), []).append(name)
        for i, (allowed, names) in enumerate(groups.items(), 1):
            out += f"      - {{id: I{i}, elements: [{', '.join(allowed)}], of: [{', '.join(names)}]}}\n"
        for i, (trait, what) in enumerate(SAME):
            if self.checkout.has_trait(op.said_traits, trait):
                number += 1
                out += f"      - {{id: C{number}, same: {what}, of: [{', '.join(n for n, _ in op.operands + op.results)}]}}\n"
                if i < 2:  # the others follow from it
                    break
        return out

    def elements(self, v, depth=0):
        """The classes of elements that a type of tensors allows; none: not known."""
        if not v or depth > 8:
            return []
        if v.named("RankedTensorOf"):
            said = v.child(0).children if len(v.children) == 1 else []  # else more than elements are demanded
            classes = {ELEMENTS.get(e.text) if e.kind in ("name", "class") else None for e in said}
            return [] if None in classes else [e for e in ELEMENT_ORDER if e in classes]
        r = self.checkout.tablegen.find(v.text) if v.kind == "name" else None
        return self.elements(self.checkout.tablegen.ancestor(r, "RankedTensorOf"), depth + 1) if r else []
