# SPDX-License-Identifier: Apache-2.0
"""VhloBytecode.cpp: the code of each type and attribute, and the order of its parameters.

VhloToVersion.cpp and VhloToVersionPatterns.td: how an op version becomes the next. What is new follows from the two
declarations; patterns of TableGen, or functions of C++, say the values.
"""
from .source import Problem

# Functions that make a value, and its name in versions/defaults.def.
VALUES = {"getEmptyI64Tensor": "empty_i64_tensor", "getEmptyArray": "empty_array", "getNoneType": "none_type",
          "getDefaultResultAccuracy": "default_accuracy", "getFalseBoolean": "false", "getDefaultConvPadding": "zero_pad_of_lhs"}


class Unknown(Exception):
    """A statement of the function that writes a kind."""


class Writer:
    """The function that writes a kind: `plain` if the optional parameter is not there; `extra` comes before it in another
    encoding."""

    def __init__(self, f, kind, code):
        self.f, self.kind, self.plain, self.extra, self.code, self.other_code = f, kind, [], None, code, None

    def param(self, begin, end):
        """The parameter that the first getter between two words returns, or None."""
        for i in range(begin, min(end, self.f.count - 1)):
            word = self.f.words[i]
            if word.startswith("get") and self.f.words[i + 1] == "(":
                return next((p[0] for p in self.kind.params if p[0].replace("_", "").lower() == word[3:].lower()), None)
        return None

    def code_in(self, begin, end):
        at = self.f.find("vhlo_encoding : :", begin)
        return self.f.words[at + 3] if at + 3 < end else None

    def add(self, param, guarded=False):
        if param is None:
            raise Unknown
        self.plain.append((param, guarded))

    def change(self, param, **new):
        """Replaces the kind of a parameter, or whether it is optional."""
        self.kind.params = [(name, new.get("word", word), new.get("optional", optional)) if name == param else (name, word, optional)
                            for name, word, optional in self.kind.params]

    def call(self, at, end):
        """`writer.writeX(…)`: the code, or one parameter."""
        code, param = self.code_in(at + 3, end), self.param(at + 3, end)
        if code:
            self.code = code
            return
        word = next((p[1] for p in self.kind.params if p[0] == param), None)
        # A number's sign shows in how it is written.
        if word in ("int", "uint") and self.f.words[at + 2] in ("writeVarInt", "writeSignedVarInt"):
            self.change(param, word="uint" if self.f.words[at + 2] == "writeVarInt" else "int")
        self.add(param)

    def block_end(self, at):
        return self.f.behind(at) if self.f.has(at, "{") else self.f.find(";", at) + 1

    def choice(self, at):
        """`if (x.getP()) { writer.writeVarInt(1); writer.write…(x.getP()); } else { writer.writeVarInt(0); }` guards a
        parameter; with codes instead of 1 and 0, it chooses one of two encodings."""
        condition = self.f.behind(at + 1)
        then = end = self.block_end(condition)
        param = self.param(at, condition)
        if self.f.has(then, "else"):
            end = self.block_end(then + 1)
        yes, no = self.code_in(condition, then), self.code_in(then, end)
        if self.f.find("writer . writeVarInt ( 1 )", condition) < then and self.f.find("writer . writeVarInt ( 0 )", then) < end:
            self.add(param, True)
        elif yes and no and param and not self.plain:
            self.other_code, self.code, self.extra = yes, no, param
            self.change(param, optional=True)
        else:
            raise Unknown
        return end

    def body(self, at, end):
        while at < end:
            word = self.f.words[at]
            if self.f.has(at, "if ("):
                at = self.choice(at)
            elif self.f.has(at, "writer .") and at + 3 < end:
                behind = self.f.behind(at + 3)
                self.call(at, behind)
                at = behind
            elif word.startswith("write") and word != "writer":
                # A function that is given the whole attribute writes the one parameter that is left.
                left = [p[0] for p in self.kind.params if p[0] not in [name for name, _ in self.plain]]
                self.add(left[0] if len(left) == 1 else None)
                at = self.f.find(";", at)
            else:
                at += 1


def read_kind(f, kind):
    name = kind.cpp + ("Type" if kind.is_type else "Attr")
    at = f.find(f"VhloBytecodeInterface : : write ( {name}")
    body = f.find("{", at)
    w = Writer(f, kind, "k" + name)
    known = at < f.count or not kind.params
    try:
        if at < f.count:
            w.body(body + 1, f.behind(body) - 1)
    except Unknown:
        known = False
    code, other = f.code(w.code), f.code(w.other_code) if w.other_code else None
    if code is None or (w.other_code and other is None):
        raise Problem(kind.place, f"{f.source.name} has no code '{w.code}' for it")
    written = w.plain + ([(w.extra, False)] if w.extra else [])
    if not known or {p[0] for p in kind.params} != {name for name, _ in written}:
        raise Problem(f.place(at) if at < f.count else kind.place, f"the order in which parameters of {name} are written")
    kind.wires = [(code, w.plain)] + ([(other, [(w.extra, False)] + w.plain)] if w.extra else [])


def read_codes(checkout):
    f = checkout.cpp("dialect/VhloBytecode.cpp")
    for kind in list(checkout.types.values()) + list(checkout.attrs.values()):
        try:
            read_kind(f, kind)
        except Problem as e:
            checkout.error(e)


# --- Rules ---

class Conversions:
    def __init__(self, checkout):
        self.checkout, self.f = checkout, checkout.cpp("transforms/VhloToVersion.cpp")
        self.patterns = {}  # (source, result) to the result, a dag
        checkout.each("Pat", self.add_pattern)

    def add_pattern(self, _, pat):
        source, result = pat.child(0), pat.child(1)
        if result and result.kind == "dag" and source.kind == "dag":
            self.patterns.setdefault((source.child(0).text, result.child(0).text), result)

    def call(self, older, op):
        """The bracket of the call that makes the op from another; f.count: there is none. A class may make several ops; ours
        is in the one that matches the other. `VHLO_AllReduceOpV2` is the class AllReduceOpV2."""
        f, names = self.f, [o.definition.removeprefix("VHLO_") for o in (older, op)]
        at, match = f.find(f"replaceOpWithNewOp < {names[1]} > ("), f.count
        while at < f.count:
            m = f.find("OpRewritePattern <")
            while m < at:
                match, m = m, f.find("OpRewritePattern <", m + 1)
            if match < at and f.has(match, f"OpRewritePattern < {names[0]} >"):
                return at + 4
            at = f.find(f"replaceOpWithNewOp < {names[1]} > (", at + 1)
        return f.count

    def call_argument(self, call, index):
        """An argument of a call, after the op and the types of its results."""
        at, comma = call + 1, 0
        while at < self.f.closing[call]:
            if comma == index + 2:
                return at
            if at in self.f.closing:
                at = self.f.closing[at]
            comma += self.f.words[at] == ","
            at += 1
        return self.f.count

    def value(self, older, op, name):
        """The value that the conversion gives an argument of the new op."""
        index, place, function = list(op.values).index(name), op.place, ""
        result = self.patterns.get((older.definition, op.definition))
        call = self.f.count if result else self.call(older, op)
        if result:
            v = result.child(index + 1)
            place = (v or result).place()
            native = self.checkout.tablegen.find(v.child(0).text) if v and v.kind == "dag" and v.child(0).kind == "name" else None
            native = self.checkout.tablegen.ancestor(native, "NativeCodeCall") if native else None
            function = (native.string(0) or "" if native else "").split("(", 1)[0]
        elif call < self.f.count:
            at = self.call_argument(call, index)
            place, function = self.f.place(at), self.f.words[at] if at < self.f.count else ""
        else:
            raise Problem(place, f"no pattern makes {op.definition} of {older.definition}, so the value of '{name}' is not known")
        if function not in VALUES:
            raise Problem(place, f"the value '{function}' of '{name}': versions/defaults.def and the table in scripts/imports/codes.py "
                                 "need a row for it")
        return VALUES[function]

    def rules(self, older, op):
        """Values: the same number of them; one of each side may become any number. Regions: more."""
        out = []
        same = len(older.operands) == len(op.operands) and len(older.results) == len(op.results) and len(older.regions) <= len(op.regions)
        for (_, before), (name, mark) in zip(older.operands, op.operands):
            if before != mark:
                same = same and (before, mark) == ("", "*")
                out.append(("variadic", name, None))
        for name, mark in op.regions:
            if name not in [n for n, _ in older.regions]:
                same = same and mark == "*"
                out.append(("add_regions", name, None))
        if not same:
            raise Problem(op.place, f"rows cannot state how {older.definition} becomes {op.definition}: only properties and variadic "
                                    "regions may be added, and operands become variadic")
        for name in op.values:
            if op.property(name) and not older.property(name):
                out.append(("add_property", name, self.value(older, op, name)))
        for name in older.values:
            if older.property(name) and not op.property(name):
                out.append(("drop_property", name, self.value(op, older, name)))
        return out


def read_rules(checkout):
    conversions = Conversions(checkout)
    for op in checkout.vhlo.values():
        older = checkout.vhlo.get(op.before())
        try:
            if older:
                op.rules = conversions.rules(older, op)
        except Problem as e:
            checkout.error(e)
