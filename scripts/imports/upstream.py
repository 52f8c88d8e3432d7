# SPDX-License-Identifier: Apache-2.0
"""The declarations of a checkout: TableGen says ops, types, attributes and enums of VHLO, and the ops of StableHLO.

codes.py adds what VhloBytecode.cpp says, rules.py how an op version becomes the next.
"""
import os
import re

from .rows import FOREVER, Enum, Kind, Op, dotted, version
from .source import Cpp, Malformed, Problem
from .tablegen import Tablegen

FILES = ["dialect/Base.td", "dialect/VhloBase.td", "dialect/VhloDialect.td", "dialect/VhloTypes.td", "dialect/VhloEnums.td",
         "dialect/VhloAttrs.td", "dialect/VhloOps.td", "dialect/StablehloEnums.td", "dialect/StablehloAttrs.td",
         "dialect/StablehloTypes.td", "dialect/StablehloOps.td", "transforms/VhloToVersionPatterns.td"]
# The classes of MLIR (OpBase.td, CommonTypeConstraints.td, CommonAttrConstraints.td) from which constraints derive.
TYPE_ROOTS = {"Type", "TypeDef", "AnyTypeOf", "RankedTensorOf", "TensorOf", "0DTensorOf", "1DTensorOf", "2DTensorOf", "MemRefOf",
              "NestedTupleOf", "StaticShapeTensorOf", "TypeAlias", "Complex", "VectorOf", "TupleOf", "ShapedContainerType"}
ATTR_ROOTS = {"Attr", "AttrDef", "EnumAttr", "I32EnumAttr", "AnyAttrOf", "TypedArrayAttrBase", "OptionalAttr", "UnitAttr", "TypedAttr",
              "DefaultValuedAttr", "DefaultValuedOptionalAttr", "ConfinedAttr", "ArrayAttr"}
OPTIONAL = ("OptionalAttr", "DefaultValuedOptionalAttr", "DefaultValuedStrAttr", "UnitAttr")
MARKS = {"Variadic": "*", "Optional": "?", "VariadicRegion": "*"}
# Traits that decide about the form of a program. Others of VHLO must be in the list.
TRAITS = {"Terminator": "terminator", "SameVariadicOperandSize": "same_variadic_operands", "SameVariadicResultSize": "same_variadic_results",
          "AttrSizedOperandSegments": "operand_segments", "AttrSizedResultSegments": "result_segments", "IsolatedFromAbove": "isolated",
          "Symbol": "symbol", "NoTerminator": "no_terminator", "SingleBlock": "single_block"}
STABLEHLO_TRAITS = {"Pure": "pure", "NoMemoryEffect": "pure", "Terminator": "terminator", "ConstantLike": "constant",
                    "IsCommutative": "commutative", "Commutative": "commutative", "RecursiveMemoryEffects": "recursive_effects",
                    "IsolatedFromAbove": "isolated", "SameVariadicOperandSize": "same_variadic_operands",
                    "AttrSizedOperandSegments": "operand_segments", "SingleBlockImplicitTerminator": "single_block",
                    "SingleBlock": "single_block"}
# The kind of a parameter by the C++ type without its namespace, the record, or the class and its argument.
PARAMS = {("Type", None): "type", ("Attribute", None): "attr", ("bool", None): "bool", ("int64_t", None): "int", ("int32_t", None): "int",
          ("unsigned", None): "uint", ("DenseElementsAttr", None): "dense", ("VHLO_TensorDataV1", None): "dense",
          ("VHLO_Dims", None): "dims", ("VHLO_APFloatV1", None): "double", ("APFloatParameter", ""): "double",
          ("APIntParameter", ""): "apint", ("APInt", None): "apint", ("StringRefParameter", ""): "string",
          ("VHLO_QuantizationScalesV1", None): "doubles", ("ArrayRefParameter", "Attribute"): "attrs",
          ("ArrayRefParameter", "Type"): "types", ("ArrayRefParameter", "int64_t"): "ints", ("ArrayRefParameter", "APFloat"): "doubles",
          ("ArrayRefParameter", "std::pair<mlir::Attribute, mlir::Attribute>"): "pairs",
          ("OptionalParameter", "Attribute"): "attr?", ("OptionalParameter", "Type"): "type?"}
# A directive of MLIR's assembly format in the words of text/assembly.md.
DIRECTIVES = {"Shape": "$({} x)", "TypeArray": "$({} parens)", "AttributeArray": "[${}]", "AttributeDictionary": "{{${}}}", "EscapedString": "${}"}


def first_child(v, i):
    return v.child(i) if v else None


class Checkout:
    """What the files declare. `errors`: what was not understood; each part is read whether or not others are."""

    def __init__(self, folder, text_of=None):
        self.folder, self.text_of, self.errors = folder, text_of or self.text_in_folder, []
        self.release = self.read_release()
        self.tablegen = Tablegen([self.file(name) for name in FILES])
        self.vhlo, self.stablehlo, self.types, self.attrs = {}, {}, {}, {}
        self.each("VHLO_Op", self.add_op, "vhlo", self.vhlo)
        self.each("StableHLO_Op", self.add_op, "stablehlo", self.stablehlo)
        self.read_kinds()

    # --- Files ---

    def path(self, name):
        return f"{self.folder}/stablehlo/{name}"

    def text_in_folder(self, name):
        try:
            with open(self.path(name), encoding="utf-8", errors="surrogateescape") as f:
                return f.read()
        except OSError as e:
            raise Malformed(None, f"cannot open input file '{self.path(name)}': {e.strerror}") from None

    def file(self, name):
        return self.path(name), self.text_of(name)

    def cpp(self, name):
        return Cpp(*self.file(name))

    def read_release(self):
        """`Version getCurrentVersion() { return Version(1, 20, 0); }`"""
        f = self.cpp("dialect/Version.h")
        at = f.find("getCurrentVersion ( ) { return Version (")
        numbers = f.words[at + 7:at + 12:2]
        if len(numbers) < 3 or not all(n.isdecimal() and int(n) < 1024 for n in numbers):
            raise Malformed(f.place(at), "getCurrentVersion() does not return a Version of three numbers")
        return int(numbers[0]), int(numbers[1]), 0

    # --- Declarations ---

    def error(self, problem):
        if str(problem) not in [str(e) for e in self.errors]:
            self.errors.append(problem)

    def each(self, cls, add, *more):
        """Calls `add` with each record that derives from a class of upstream."""
        for r in self.tablegen.records:
            if r.is_class or cls not in self.tablegen.classes_above(r):
                continue
            try:
                add(r, self.tablegen.ancestor(r, cls), *more)
            except Problem as e:
                self.error(e)

    def bounds(self, base, i, out):
        for i, key in ((i, "since"), (i + 1, "until")):
            text = base.string(i)
            if text is None:
                raise Problem(base.place(), "a release is not a string")
            if text != "current" and not re.fullmatch(r"\d{1,4}\.\d{1,4}\.\d{1,4}", text):
                raise Problem(base.place(), f"'{text}' is no release")
            setattr(out, key, FOREVER if text == "current" else version(text))
        if out.since > self.release:  # somebody forgot to raise it
            self.error(Problem(out.place, f"'{out.name}' is of {dotted(out.since)}, but Version.h says {dotted(self.release)}"))

    def is_attribute(self, v):
        name = v.text if v.kind in ("name", "class") else ""
        for _ in range(32):
            if name in ATTR_ROOTS or name in TYPE_ROOTS:
                return name in ATTR_ROOTS
            r = self.tablegen.find(name)
            if not r or not r.parents:
                break
            name = r.parents[0].text
        return len(name) > 4 and name.endswith("Attr")  # of MLIR itself: I64Attr, StrAttr

    def dag(self, r, field, operator):
        v = self.tablegen.field(r, field)
        if v and (v.kind != "dag" or not v.child(0).named(operator)):
            raise Problem(v.place(), f"'{field}' of {r.name} does not begin with ({operator}")
        return v.children[1:] if v else []

    @staticmethod
    def add_slot(v, without_name, out):
        """`VHLO_AnyType:$x`, `Variadic<…>:$x`, `Optional<…>:$x`; regions are alike. A result needs no name."""
        name = v.label or without_name
        if not name:
            raise Problem(v.place(), "an operand or region has no name")
        if v.kind not in ("name", "class"):
            raise Problem(v.place(), f"'{name}' is not said by a name")
        if name in [n for n, _ in out]:
            raise Problem(v.place(), f"'{name}' is repeated")
        out.append((name, MARKS.get(v.text, "") if v.kind == "class" else ""))

    def add_op(self, r, base, dialect, out):
        if not base.string(0):
            raise Problem(base.place(), f"{r.name} has no mnemonic")
        op = Op(f"{dialect}.{base.string(0)}")
        op.place, op.definition, op.record, op.constrained, op.values = r.place, r.name, r, False, {}
        if dialect == "vhlo":
            self.bounds(base, 1, op)
        self.read_traits(op, base.child(1 if dialect == "stablehlo" else 3), dialect)
        for v in self.dag(r, "arguments", "ins"):
            if self.is_attribute(v) if dialect == "stablehlo" else v.named("VHLO_AnyAttr"):
                if not v.label:
                    raise Problem(v.place(), "a property has no name")
                op.properties.append((v.label, "?" if v.named(*OPTIONAL) else ""))
            else:
                self.add_slot(v, None, op.operands)
            op.values[v.label] = v
        op.properties.sort()  # bytecode has them in this order
        for v in self.dag(r, "regions", "region"):
            self.add_slot(v, None, op.regions)
        for v in self.dag(r, "results", "outs"):
            self.add_slot(v, "result", op.results)
        if op.name in out:
            raise Problem(op.place, f"'{op.name}' is declared twice")
        out[op.name] = op

    def read_traits(self, op, said, dialect):
        if said and said.kind != "list":
            raise Problem(said.place(), "the traits are not a list")
        op.said_traits = said.children if said else []
        for v in op.said_traits:
            inner = v.child(0) if v.named("DeclareOpInterfaceMethods") else None
            if inner and inner.named("VHLO_VersionedOpConstraintInterface"):
                op.constrained = True
            elif v.named(*TRAITS):
                op.traits.add(TRAITS[v.text])
            elif dialect == "vhlo":
                raise Problem(v.place(), f"the trait '{v.text or '?'}' of {op.definition}")
        if dialect == "stablehlo":
            op.traits = {ours for theirs, ours in STABLEHLO_TRAITS.items() if self.has_trait(op.said_traits, theirs)}
            if any(v.named("OpAsmOpInterface") or v.named("DeclareOpInterfaceMethods") and v.child(0) and v.child(0).named("OpAsmOpInterface")
                   for v in op.said_traits):
                op.traits.add("result_pack")

    def has_trait(self, traits, name, depth=0):
        """A trait, alone or in a list of traits."""
        for v in traits if depth < 8 else []:
            r = self.tablegen.find(v.text) if v.kind == "name" else None
            native = v if v.named("HLO_NativeOpTrait") else self.tablegen.ancestor(r, "HLO_NativeOpTrait") if r else None
            inner = self.tablegen.ancestor(r, "TraitList") if r else None
            if v.named(name) or (native and native.string(0) == name):
                return True
            if inner and inner.child(0) and self.has_trait(inner.child(0).children, name, depth + 1):
                return True
        return False

    # --- Types, attributes, enums ---

    def read_kinds(self):
        self.each("VHLO_TypeDef", self.add_kind, self.types)
        self.each("VHLO_EnumAttr", self.add_enum_attr)
        self.each("VHLO_AttrDef", self.add_kind, self.attrs)

    def add_kind(self, r, base, out):
        is_type = out is self.types
        name = base.child(1) if is_type else self.tablegen.field(r, "mnemonic")
        if not base.string(0) or not name or name.kind != "string":
            raise Problem(r.place, f"{r.name} has no mnemonic")
        kind = Kind(name.text)
        kind.place, kind.cpp, kind.is_type = r.place, base.string(0), is_type
        for v in self.dag(r, "parameters", "ins"):
            kind.params.append(self.param(v, kind.params))
        text = self.tablegen.field(r, "assemblyFormat")
        # A kind without parameters has no text of its own, which is "". None: it cannot be derived.
        kind.assembly = assembly(text.text) if kind.params and text and text.kind == "string" else None if kind.params else ""
        if is_type:
            set_builtin(kind)
        self.bounds(base, 2 if is_type else 1, kind)
        out[kind.name] = kind

    @staticmethod
    def param(v, before):
        bare = lambda name: re.sub(r"^(::)?(mlir::)?(llvm::)?", "", name or "")
        if not v.label:
            raise Problem(v.place(), "a parameter has no name")
        argument = v.string(0) if v.kind == "class" else None
        word = PARAMS.get((bare(v.text) if v.kind == "string" else v.text, None if argument is None else bare(argument)))
        if not word:
            raise Problem(v.place(), f"the kind of parameter '{v.label}'")
        # #vhlo.float_v1: a float in the format of `type`, which stands before it.
        if word == "double" and before and before[-1][:2] == ("type", "type"):
            word = "apfloat"
        return v.label, word.rstrip("?"), word.endswith("?")

    def add_enum_attr(self, r, base):
        enum = self.enum(self.tablegen.find(base.child(0).text) if base.child(0) and base.child(0).kind == "name" else None)
        if not enum or not base.string(1):
            raise Problem(r.place, f"the enum of {r.name}")
        kind = Kind(base.string(1))
        kind.place, kind.cpp, kind.is_type, kind.assembly, kind.enum = r.place, enum.name, False, " $value", enum
        kind.params = [("value", "enum " + enum.name, False)]
        self.bounds(base, 2, kind)
        self.attrs[kind.name] = kind

    def enum(self, r):
        """`I32EnumAttr<"X", "words", [cases]>`, each case `def … : I32EnumAttrCase<"EQ", 0>`; None: it is no such enum."""
        base, cases = self.tablegen.ancestor(r, "I32EnumAttr") if r else None, []
        if not base or not base.string(0) or not base.child(2):
            return None
        for v in base.child(2).children:
            item = self.tablegen.find(v.text) if v.kind == "name" else None
            said = self.tablegen.ancestor(item, "I32EnumAttrCase") if item else None
            number = first_child(said, 1)
            if not said or not said.string(0) or not number or number.kind != "number" or not 0 <= number.text < 1 << 32:
                return None
            cases.append([said.string(0), number.text, ()])
        return Enum(base.string(0), sorted(cases, key=lambda c: c[1]))

    def stablehlo_enum(self, name):
        """(enum, place) of an enum of StableHLO."""
        r = self.tablegen.find("StableHLO_" + name) or self.tablegen.find(f"StableHLO_{name}Attr")
        return (self.enum(r), r.place) if r else (None, None)

    def counterpart(self, name, is_type):
        """(place, enum, code) of StableHLO's attribute or type with this mnemonic; None: there is none.

        `EnumAttr<StableHLO_Dialect, ENUM, "name">`, `AttrDef<StableHLO_Dialect, "Name">` with a field `mnemonic`,
        `StableHLO_Type<"Name", "name">`.
        """
        for r in self.tablegen.records:
            if r.is_class or not (r.name or "").startswith("StableHLO_"):
                continue
            of_enum = None if is_type else self.tablegen.ancestor(r, "EnumAttr")
            plain = self.tablegen.ancestor(r, "StableHLO_Type" if is_type else "AttrDef")
            field = self.tablegen.field(r, "mnemonic") if plain and not is_type else None
            own = of_enum.string(2) if of_enum else plain.string(1) if plain and is_type else field.text if field else None
            if own != name:
                continue
            value = first_child(of_enum, 1)
            enum = self.enum(self.tablegen.find(value.text)) if value and value.kind == "name" else None
            cpp = enum.name if enum else plain.string(0 if is_type else 1) if plain else None
            return r.place, enum, self.stablehlo_code(f"k{cpp}{'Type' if is_type else 'Attr'}") if cpp else None
        return None

    def stablehlo_code(self, name):
        try:
            return self.cpp("dialect/StablehloBytecode.cpp").code(name)
        except Malformed:
            return None


def assembly(text):
    """MLIR's format in the words of text/assembly.md; None: it cannot be said.

    Blanks between words of the format are printed; none inside brackets, before a comma, and at an empty literal (``).
    """
    out, glue, at = "", True, 0
    while at < len(text):
        m = re.compile(r"\s+|`([^`]*)`|\$\w+|struct\(params\)|custom<(\w+)>\(\$(\w+)\)", re.A).match(text, at)
        if not m or (m[2] and m[2] not in DIRECTIVES):
            return None
        at = m.end()
        if m[0].isspace():
            continue
        if m[0] == "``":
            glue = True
            continue
        sign = m[1][0] if m[1] else ""
        if not glue and sign not in (">", ")", ",", "]"):
            out += " "
        glue = sign in ("<", "(", "[")
        out += DIRECTIVES[m[2]].format(m[3]) if m[2] else "@params" if m[0] == "struct(params)" else m[1] or m[0]
    return out


def set_builtin(kind):
    """The builtin type that a type stands for: "FloatF8E4M3V1" is f8E4M3, "FloatBF16V1" bf16, "IntegerSI4V1" i4."""
    m = re.fullmatch(r"(Float|IntegerS|Integer)(.+)..", kind.cpp) if not kind.params else None
    if kind.cpp == "BooleanV1":
        kind.builtin, kind.shape = "i1", "integer"
    elif m:
        kind.builtin = re.sub("^[A-Z]+", lambda upper: upper[0].lower(), m[2])
        kind.shape = "float" if m[1] == "Float" else "integer"
