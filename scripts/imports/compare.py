# SPDX-License-Identifier: Apache-2.0
"""Our rows against a checkout, fact by fact; and what the checkout declares, as lines of tests/versions."""
import re

from .rows import FOREVER, dotted, kind_facts, op_facts
from .source import Problem


class Comparison:
    """`facts`: how many were compared. `found`: the differences."""

    def __init__(self, checkout, rows):
        self.checkout, self.rows, self.facts, self.found = checkout, rows, 0, []
        self.compare_ops(checkout.vhlo, rows.vhlo, True)
        self.compare_kinds(checkout.types, rows.types, "type")
        self.compare_kinds(checkout.attrs, rows.attrs, "attribute")
        for theirs, ours, what in ((checkout.types, rows.types, "the type"), (checkout.attrs, rows.attrs, "the attribute")):
            for kind in theirs.values():
                if kind.name not in ours and kind.since <= rows.current():
                    self.differs(kind.place, kind.name, what, "", "that it is there")
        if checkout.release == rows.current():  # rows of StableHLO's ops have no history
            self.compare_ops(checkout.stablehlo, rows.stablehlo, False)

    def differs(self, place, subject, fact, ours, theirs):
        one_line = lambda text: re.sub(" +", " ", text.replace("\n", "")).lstrip()
        self.found.append(Problem(place, f"{subject}: {fact}: rows say {one_line(ours) or 'nothing'}, "
                                         f"upstream says {one_line(theirs) or 'nothing'}"))

    def only_ours(self, what, name):
        self.found.append(Problem(None, f"{what} {name}: rows have it, upstream does not declare it"))

    def compare_facts(self, place, subject, ours, theirs):
        self.facts += len(ours)
        for key, text in ours.items():
            if text != theirs[key]:
                self.differs(place, subject, key, text, theirs[key])

    def compare_since(self, theirs, ours):
        self.facts += 1
        if ours.since != theirs.since:
            self.differs(theirs.place, ours.name, "since", dotted(ours.since), dotted(theirs.since))

    def is_there(self, row):
        return row.since <= self.checkout.release and (not row.removed or row.until >= self.checkout.release)

    def compare_ops(self, theirs, ours, vhlo):
        as_of = self.checkout.release if vhlo else FOREVER
        for op in theirs.values():
            own = ours.get(op.name)
            if own and (not vhlo or own.since <= as_of):
                facts = op_facts(own, any(lifted <= as_of for lifted in own.lifted), as_of)
                if not vhlo:  # nothing has versions
                    facts = {key: facts[key] for key in ("operands", "properties", "regions", "results", "traits")}
                self.compare_facts(op.place, op.name, facts, op_facts(op, op.constrained, as_of))
                if vhlo:
                    self.compare_since(op, own)
            elif not vhlo or op.since <= self.rows.current():
                self.differs(op.place, op.name, "the op", "", "that it is there")
        for own in ours.values():
            if own.name not in theirs and (not vhlo or self.is_there(own)):
                self.only_ours("op", own.name)

    def compare_kinds(self, theirs, ours, what):
        for own in filter(self.is_there, ours.values()):
            kind = theirs.get(own.name)
            if not kind:
                self.only_ours(what, own.name)
                continue
            as_of = self.checkout.release
            self.compare_facts(kind.place, kind.name, kind_facts(own, as_of), kind_facts(kind, as_of))
            self.compare_since(kind, own)


# --- Lines of tests/versions ---

SHAPE_TRAITS = ["commutative", "constant", "isolated", "operand_segments", "pure", "same_variadic_operands", "single_block", "terminator"]


def life(name, row):
    return f'LIFE("{name}", "{dotted(row.since)}", "{"current" if row.until == FOREVER else dotted(row.until)}")'


def shape(checkout, op):
    values = [f'"{"".join(mark or "1" for _, mark in values)}"' for values in (op.operands, op.results, op.regions)]
    properties = " ".join(name + mark for name, mark in op.properties)
    traits = " ".join(t for t in SHAPE_TRAITS if t in op.traits)
    pretty = any(checkout.tablegen.field(op.record, field) for field in ("assemblyFormat", "hasCustomAssemblyFormat"))
    return f'SHAPE("{op.name}", {", ".join(values)}, "{properties}", "{traits}", {"true" if pretty else "false"})'


def cases(enum):
    return [f'CASE("{enum.name}", "{name}", {number})' for name, number, _ in enum.cases] if enum else []


def lines(checkout):
    out = []
    for mark, kinds in (("!", checkout.types), ("#", checkout.attrs)):
        for kind in kinds.values():
            name, optional = f"{mark}vhlo.{kind.name}", {p[0]: "?" if p[2] else "" for p in kind.params}
            out.append(life(name, kind))
            out += [f'CODE("{name}", {code}, "{" ".join(p + optional[p] for p, _ in params)}")' for code, params in kind.wires]
            # StableHLO's enum has the same name without the version.
            out += cases(kind.enum) + (cases(checkout.stablehlo_enum(kind.enum.name[:-2])[0]) if kind.enum else [])
    for op in checkout.vhlo.values():
        out += [life(op.name, op), shape(checkout, op)]
    return out + [shape(checkout, op) for op in checkout.stablehlo.values()]
