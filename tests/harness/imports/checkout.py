#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes a folder that looks like a checkout of openxla/stablehlo, from our own rows: checkout.py SOURCE FOLDER [next [elements]|full|more]

It declares what the rows say, in the files, classes and functions that scripts/import-release reads; every word that is not
such a name is ours. With `next`, the checkout is of a made-up release after the newest one: an op `hypot`, an attribute `hint`
of `abs`, regions `keys` of `sort`, and the precision EXACT; with `elements` also the type i3. With `full` it has all of these under other names, so
that it can be built in and the tests can still make up theirs. With `more`: an op `scan` of two
lists of operands with a region, an enum of its own, a property of `fft` that StableHLO does not have, an attribute, and a type
with parameters.
"""
import glob
import os
import re
import sys

import yaml

CLASSES = """
class VHLO_TypeDef<string cppName, string name, string minVersion, string maxVersion, list<Trait> traits = []>
    : TypeDef<VHLO_Dialect, cppName, traits>;
class VHLO_AttrDef<string name, string minVersion, string maxVersion> : AttrDef<VHLO_Dialect, name, []>;
class VHLO_I32EnumAttr<string name, list<I32EnumAttrCase> cases> : I32EnumAttr<name, name, cases>;
class VHLO_EnumAttr<EnumAttrInfo enumInfo, string name, string minVersion, string maxVersion>
    : EnumAttr<VHLO_Dialect, enumInfo, name, []>;
class VHLO_Op<string mnemonic, string minVersion, string maxVersion, list<Trait> traits = []>
    : Op<VHLO_Dialect, mnemonic, [Versioned] # traits> {
  code minimum = [{ Version(}] # !subst(".", ", ", minVersion) # [{) }];
}
"""
BASE = """
class HLO_NativeOpTrait<string name> : NativeOpTrait<name>;
def HLO_Commutative : HLO_NativeOpTrait<"IsCommutative">;
def HLO_CompatibleOperandsAndResultType : TraitList<[Infer, HLO_NativeOpTrait<"CompatibleOperandsAndResultType">]>;
def HLO_Pred : TypeAlias<I1>;
def HLO_Float : AnyTypeOf<[F32, F64]>;
def HLO_FpTensor : RankedTensorOf<[HLO_Float]>;
def HLO_Tensor : RankedTensorOf<[HLO_Float, HLO_Pred]>;
"""
STABLEHLO = """
class StableHLO_Op<string mnemonic, list<Trait> traits = []> : Op<StableHLO_Dialect, mnemonic, traits>;
class StableHLO_Binary<string mnemonic, list<Trait> traits, Type operand> : StableHLO_Op<mnemonic, traits # [Elementwise]> {
  let arguments = (ins operand:$lhs, operand:$rhs);
  let results = (outs operand:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs attr-dict `:` custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))
  }];
}
"""
# The functions of VhloToVersion.cpp that make values.
VALUES = {"empty_i64_tensor": "getEmptyI64Tensor", "empty_array": "getEmptyArray", "none_type": "getNoneType",
          "default_accuracy": "getDefaultResultAccuracy", "false": "getFalseBoolean", "zero_pad_of_lhs": "getDefaultConvPadding"}
PARAMS = {"type": '"::mlir::Type"', "attr": '"mlir::Attribute"', "bool": '"bool"', "int": '"int64_t"', "uint": '"unsigned"',
          "dims": "VHLO_Dims", "double": "VHLO_APFloatV1", "apfloat": "VHLO_APFloatV1", "apint": 'APIntParameter<"">',
          "string": 'StringRefParameter<"">', "doubles": "VHLO_QuantizationScalesV1", "dense": '"DenseElementsAttr"',
          "attrs": 'ArrayRefParameter<"mlir::Attribute">', "types": 'ArrayRefParameter<"::mlir::Type">',
          "ints": 'ArrayRefParameter<"int64_t">', "attr?": 'OptionalParameter<"mlir::Attribute">',
          "pairs": 'ArrayRefParameter<"std::pair<mlir::Attribute, mlir::Attribute>", "">'}
TRAITS = {"terminator": "Terminator", "same_variadic_operands": "SameVariadicOperandSize", "pure": "NoMemoryEffect",
          "constant": "ConstantLike", "commutative": "HLO_Commutative", "recursive_effects": "RecursiveMemoryEffects",
          "single_block": 'SingleBlockImplicitTerminator<"ReturnOp">', "isolated": "IsolatedFromAbove",
          "result_pack": "DeclareOpInterfaceMethods<OpAsmOpInterface>"}


def camel(name):
    return "".join(part[:1].upper() + part[1:] for part in re.split("[_-]", name))


def marked(names, one, mark):
    """`one:$a, Variadic<one>:$b`"""
    wrap = {"*": f"{mark}<{one}>", "?": f"Optional<{one}>"}
    return [f"{wrap.get(n[-1], one)}:${n.rstrip('*?')}" for n in names]


class Rows:
    """The rows of all releases as of the newest one."""

    def __init__(self, source):
        self.ops, self.kinds, self.enums = {}, [], {}
        files = glob.glob(os.path.join(glob.escape(source), "versions", "opset", "*.yaml"))
        order = lambda path: [int(n) for n in os.path.basename(path)[:-5].split(".")]
        for path in sorted(files, key=order):
            rows = yaml.load(open(path, encoding="utf-8"), yaml.CSafeLoader)
            self.release, before = rows["release"], getattr(self, "release", None)
            for e in rows.get("enums", []):
                self.enums[e["name"]] = dict(e["cases"])
            for name, cases in rows.get("enum_cases", {}).items():
                self.enums[name].update(cases)
            for key in ("types", "attributes"):
                self.kinds += [dict(k, type=key == "types", since=self.release) for k in rows.get(key, [])]
            for op in rows.get("ops", []):
                if "replaces" in op:
                    self.ops[op["replaces"]]["until"] = before
                self.ops[op["name"]] = dict(op, since=self.release, until="current")
            for constraint in rows.get("lifted", []):
                for name in constraint["ops"]:
                    self.ops[name]["constrained"] = True
            removed = rows.get("removed", {})
            for name in removed.get("ops", []):
                del self.ops[name]
            self.kinds = [k for k in self.kinds if k["type"] or k["name"] not in removed.get("attributes", [])]
        path = os.path.join(source, "versions", "dialects", "stablehlo.yaml")
        self.dialect = yaml.load(open(path, encoding="utf-8"), yaml.CSafeLoader)

    def class_of(self, op):
        name, version = re.fullmatch(r"(.*)_v(\d+)", op).groups()
        return f"{camel(name)}OpV{version}"


def version_h(rows):
    return f"class Version {{ static Version getCurrentVersion() {{ return Version({rows.release.replace('.', ', ')}); }} }};\n"


def ops_td(rows):
    out = ['include "mlir/IR/OpBase.td"\n', CLASSES]
    for name, op in rows.ops.items():
        # A comment, and properties that are not sorted, as upstream has both.
        arguments = marked(op.get("operands", []), "VHLO_AnyType", "Variadic")
        arguments += [f"VHLO_AnyAttr:${p}" for p in reversed(op.get("properties", []))]
        traits = [TRAITS[t] for t in op.get("traits", [])]
        if op.get("constrained"):
            traits.append("DeclareOpInterfaceMethods<VHLO_VersionedOpConstraintInterface>")
        out.append(f'\n// The op {name}.\ndef VHLO_{rows.class_of(name)} : VHLO_Op<"{name}", "{op["since"]}", "{op["until"]}"'
                   f'{", [" + ", ".join(traits) + "]" if traits else ""}> {{\n')
        if arguments:
            out.append(f"  let arguments = (ins {', '.join(arguments)});\n")
        if "regions" in op:
            out.append(f"  let regions = (region {', '.join(marked(op['regions'], 'VHLO_AnyRegion', 'VariadicRegion'))});\n")
        if "results" in op:
            out.append(f"  let results = (outs {', '.join(marked(op['results'], 'VHLO_AnyType', 'Variadic'))});\n")
        out.append("}\n")
    return "".join(out)


def params_of(kind):
    return [next(iter(p.items())) if isinstance(p, dict) else tuple(p.split(": ")) for p in kind.get("params", [])]


def cpp_name(kind):
    """BooleanV1, FloatF8E4M3FNV1, IntegerSI4V1: the names from which the builtin type follows."""
    builtin, shape = kind.get("builtin"), kind.get("stands_for")
    if builtin == "i1":
        return "BooleanV1"
    if shape == "integer":
        return f"Integer{'UI' if builtin[0] == 'u' else 'SI'}{builtin.lstrip('ui')}V1"
    if shape == "float":
        head = re.match("[a-z]+", builtin).group()
        return f"Float{head.upper()}{builtin[len(head):]}V1"
    enum = [k.split(" ")[1] for _, k in params_of(kind) if k.startswith("enum ")]
    return enum[0] if enum else camel(kind["name"].rsplit("_v", 1)[0]) + "V" + kind["name"].rsplit("_v", 1)[1]


def kinds_td(rows, types):
    out = []
    for kind in rows.kinds:
        cpp, params = cpp_name(kind), params_of(kind)
        if kind["type"] != types or (params and params[0][1].startswith("enum ")):
            continue
        said = ", ".join(f"{PARAMS[k]}:${n}" for n, k in params)
        body = f"  let parameters = (ins {said});\n" if params else ""
        if types:
            out.append(f'def VHLO_{cpp} : VHLO_TypeDef<"{cpp}", "{kind["name"]}", "{kind["since"]}", "current"> {{\n{body}}}\n')
        else:
            out.append(f'def VHLO_{cpp}Attr : VHLO_AttrDef<"{cpp}", "{kind["since"]}", "current"> {{\n'
                       f'  let mnemonic = "{kind["name"]}";\n{body}}}\n')
    return "\n".join(out)


def enum_cases(prefix, name, cases):
    return "".join(f'def {prefix}{name}_{c} : I32EnumAttrCase<"{c}", {n}>;\n' for c, n in cases.items())


def enums_td(rows):
    out = []
    attribute = {cpp_name(k): k for k in rows.kinds if params_of(k) and params_of(k)[0][1].startswith("enum ")}
    for name, cases in rows.enums.items():
        out.append(enum_cases("VHLO_", name, cases))
        out.append(f'def VHLO_{name} : VHLO_I32EnumAttr<"{name}", [{", ".join(f"VHLO_{name}_{c}" for c in cases)}]> {{}}\n'
                   f'def VHLO_{name}Attr : VHLO_EnumAttr<VHLO_{name}, "{attribute[name]["name"]}", '
                   f'"{attribute[name]["since"]}", "current">;\n\n')
    return "".join(out)


def write_body(kind, name):
    """The statements of a function that writes the kind."""
    params = dict(params_of(kind))
    calls = {"type": "writeType", "attr": "writeAttribute", "uint": "writeVarInt", "int": "writeSignedVarInt", "bool": "writeVarInt",
             "attr?": "writeOptionalAttribute"}
    wires = kind.get("wires") or [{"code": kind["code"], "params": list(params)}]
    code = lambda suffix="": f"writer.writeVarInt(vhlo_encoding::k{name}{suffix});"
    out = [f"  {code()}\n"]
    if len(wires) > 1:  # the other encoding has one parameter more, in front
        extra = next(iter(wires[1]["params"]))
        out = [f"  if (Attribute x = value.get{camel(extra)}()) {{ {code('WithMore')} writer.writeAttribute(x); }} else {{ {code()} }}\n"]
    for p in wires[0].get("params", []):
        p, form = next(iter(p.items())) if isinstance(p, dict) else (p, None)
        call = f"writer.{calls.get(params[p], 'writeList')}(value.get{camel(p)}());"
        if form == "guarded":
            out.append(f"  if (value.get{camel(p)}()) {{ writer.writeVarInt(1); {call} }} else {{ writer.writeVarInt(0); }}\n")
        elif params[p].startswith("enum "):
            out.append("  hlo::bytecode::writeEnumAttribute<X>(value, writer);\n")
        else:
            out.append(f"  {call}\n")
    return "".join(out)


def bytecode_cpp(rows):
    enums, functions = {True: [], False: []}, []
    for kind in rows.kinds:
        name = cpp_name(kind) + ("Type" if kind["type"] else "Attr")
        wires = kind.get("wires") or [kind]
        enums[kind["type"]].append(f"  k{name} = {wires[0]['code']},  // k{name} = 255\n")
        if len(wires) > 1:
            enums[kind["type"]].append(f"  k{name}WithMore = {wires[1]['code']},\n")
        functions.append(f"void VhloBytecodeInterface::write({name} value, DialectBytecodeWriter& writer) const {{\n"
                         f"{write_body(kind, name)}}}\n")
    return (f"enum AttributeCode {{\n{''.join(enums[False])}}};\nenum TypeCode {{\n{''.join(enums[True])}}};\n"
            + "\n".join(functions))


def conversions(rows):
    """Patterns for ops without regions, functions for the others."""
    natives = "".join(f'def VHLO_{f} : NativeCodeCall<"{f}($_builder)">;\n' for f in VALUES.values())
    patterns, functions = [natives, 'def VHLO_Wrap : NativeCodeCall<"{$0}">;\n'], []
    for name, op in rows.ops.items():
        if "replaces" not in op:
            continue
        older = rows.ops[op["replaces"]]
        arguments = {o["name"]: [n.rstrip("*?") for n in o.get("operands", [])] + o.get("properties", [])[::-1] for o in (op, older)}
        value = {(name, r["add_property"]): VALUES[r["value"]] for r in op["upgrade"] if "add_property" in r}
        value.update({(older["name"], r["drop_property"]): VALUES[r["value"]] for r in op["upgrade"] if "drop_property" in r})
        for source, target in ((older["name"], name), (name, older["name"])):
            one, two = rows.class_of(source), rows.class_of(target)
            if "regions" in op:
                given = [value.get((target, a), f"op.get{camel(a)}") + ("(rewriter)" if (target, a) in value else "()") for a in arguments[target]]
                functions.append(f"struct {one}To{two[-2:]} : public OpRewritePattern<{one}> {{\n  LogicalResult rewrite() {{\n"
                                 f"    rewriter.replaceOpWithNewOp<{two}>(op, op->getResultTypes(), {', '.join(given)});\n  }}\n}};\n")
            else:
                given = [f"(VHLO_{value[target, a]})" if (target, a) in value else f"${a}" for a in arguments[target]]
                patterns.append(f"def {one}To{two[-2:]} : Pat<(VHLO_{one}:$src {', '.join('$' + a for a in arguments[source])}),\n"
                                f"    (VHLO_{two}:$dst {', '.join(given)})>;\n")
    return "".join(patterns), "\n".join(functions)


def stablehlo_td(rows):
    out = [STABLEHLO]
    for op in rows.dialect["ops"]:
        attr = lambda p: f"OptionalAttr<AnyAttr>:${p[:-1]}" if p[-1] == "?" else f"AnyAttr:${p}"
        arguments = marked(op.get("operands", []), "HLO_Tensor", "Variadic") + [attr(p) for p in op.get("properties", [])]
        out.append(f'\ndef StableHLO_{camel(op["name"])}Op : StableHLO_Op<"{op["name"]}", '
                   f'[{", ".join(TRAITS[t] for t in op.get("traits", []))}]> {{\n')
        if arguments:
            out.append(f"  let arguments = (ins {', '.join(arguments)});\n")
        if "regions" in op:
            out.append(f"  let regions = (region {', '.join(marked(op['regions'], 'AnyRegion', 'VariadicRegion'))});\n")
        if "results" in op:
            results = marked(op["results"], "HLO_Tensor", "Variadic")
            # A result that is called `result` needs no name.
            out.append(f"  let results = (outs {', '.join(r.removesuffix(':$result') for r in results)});\n")
        out.append("}\n")
    return "".join(out)


def stablehlo_enums_td(rows):
    return "".join(enum_cases("STABLEHLO_", e["name"], e["cases"])
                   + f'def StableHLO_{e["name"]} : I32EnumAttr<"{e["name"]}", "", [{", ".join("STABLEHLO_" + e["name"] + "_" + c for c in e["cases"])}]>;\n'
                   for e in rows.dialect["enums"])


# What the made-up release adds: an op; a hint and a list of regions for ops that there are; a value of an enum; a type.
NEXT = {"op": "hypot", "hint": "abs", "regions": "sort", "enum": "Precision", "case": "EXACT", "type": "i3"}
FULL = {"op": "pair_norm", "hint": "floor", "regions": "map", "enum": "RngAlgorithm", "case": "OWN", "type": "i6"}


def make_next(rows, n, elements):
    """The made-up release after the newest one."""
    before, rows.release = rows.release, f"1.{int(rows.release.split('.')[1]) + 1}.0"
    hinted, sort = rows.ops[n["hint"] + "_v1"], rows.ops[n["regions"] + "_v1"]
    hinted["until"] = sort["until"] = before
    new = {"since": rows.release, "until": "current"}
    for op, more in ((hinted, {"properties": ["hint"], "upgrade": [{"add_property": "hint", "value": "false"}]}),
                     (sort, {"regions": sort["regions"] + ["keys*"], "upgrade": [{"add_regions": "keys"}]})):
        name = op["name"].replace("_v1", "_v2")
        rows.ops[name] = {**op, **new, "name": name, "replaces": op["name"], **more}
    rows.ops[n["op"] + "_v1"] = dict(new, name=n["op"] + "_v1", operands=["lhs", "rhs"], results=["result"])
    if elements:
        code = 1 + max(c["code"] for k in rows.kinds if k["type"] for c in k.get("wires", [k]))
        rows.kinds.append({"name": n["type"] + "_v1", "code": code, "stands_for": "integer", "builtin": n["type"], "type": True, "since": rows.release})
    enums = [rows.enums[n["enum"] + "V1"]] + [e["cases"] for e in rows.dialect["enums"] if e["name"] == n["enum"]]
    for cases in enums:
        cases[n["case"]] = 3
    for op in rows.dialect["ops"]:
        if op["name"] == n["hint"]:
            op["properties"] = ["hint?"]
        if op["name"] == n["regions"]:
            op["regions"].append("keys*")


def make_more(rows):
    """Another made-up release after the newest one."""
    before, rows.release = rows.release, f"1.{int(rows.release.split('.')[1]) + 1}.0"
    new = {"since": rows.release, "until": "current"}
    rows.ops["fft_v1"]["until"] = before
    rows.ops["fft_v2"] = dict(rows.ops["fft_v1"], **new, name="fft_v2", replaces="fft_v1", upgrade=[{"add_property": "norm", "value": "false"}],
                              properties=["fft_length", "fft_type", "norm"])
    scan = {"name": "scan", "operands": ["inputs*", "init_values*"], "regions": ["body"], "traits": ["same_variadic_operands"]}
    rows.ops["scan_v1"] = dict(scan, **new, name="scan_v1", properties=["dimension", "mode", "reverse"], results=["results*"])
    rows.dialect["ops"].append(dict(scan, properties=["dimension", "mode", "reverse?"], results=["result*"]))
    cases = {"INCLUSIVE": 0, "EXCLUSIVE": 1}
    rows.enums["ScanModeV1"] = cases
    rows.dialect["enums"].append({"name": "ScanMode", "cases": cases})
    kind = {"since": rows.release, "type": False}
    rows.kinds += [dict(kind, name="scan_mode_v1", code=200, params=["value: enum ScanModeV1"]),
                   dict(kind, name="window_v1", params=["size: dims", "reversed: bool", "padding: attr?"],
                        wires=[{"code": 201, "params": ["reversed", "size", "padding"]}]),
                   dict(kind, name="stream_v1", type=True, code=202, params=["shape: dims", "elementType: type"])]


MORE_ATTRS = """def StableHLO_ScanModeAttr : EnumAttr<StableHLO_Dialect, StableHLO_ScanMode, "scan_mode">;
def StableHLO_Window : AttrDef<StableHLO_Dialect, "Window"> { let mnemonic = "window"; }
"""


def main():
    source, folder = sys.argv[1:3]
    rows = Rows(source)
    full = "full" in sys.argv[3:]
    following = full or "next" in sys.argv[3:]
    names = FULL if full else NEXT
    more = "more" in sys.argv[3:]
    if following:
        make_next(rows, names, full or "elements" in sys.argv[3:])
    if more:
        make_more(rows)
    patterns, functions = conversions(rows)
    ops = stablehlo_td(rows)
    log = f"      {rows.release}: A release of the tests.\n"
    if following:
        log = f"      {rows.release}: Hypotenuses, keys of sort, a hint for abs.\n"
        ops = ops.replace("OptionalAttr<AnyAttr>:$hint", 'DefaultValuedOptionalAttr<BoolAttr, "false">:$hint')
        ops += (f'\ndef StableHLO_{camel(names["op"])}Op : StableHLO_Binary<"{names["op"]}", '
                '[HLO_CompatibleOperandsAndResultType, NoMemoryEffect], HLO_FpTensor>;\n')
    files = {"dialect/Version.h": version_h(rows), "dialect/Base.td": BASE, "dialect/VhloBase.td": "def VHLO_AnyType : AnyTypeOf<[Any]>;\n",
             "dialect/VhloDialect.td": f'def VHLO_Dialect : Dialect {{\n  let description = [{{\n    Log:\n{log}  }}];\n}}\n',
             "dialect/VhloTypes.td": kinds_td(rows, True), "dialect/VhloAttrs.td": kinds_td(rows, False),
             "dialect/VhloEnums.td": enums_td(rows), "dialect/VhloOps.td": ops_td(rows), "dialect/VhloBytecode.cpp": bytecode_cpp(rows),
             "dialect/StablehloEnums.td": stablehlo_enums_td(rows), "dialect/StablehloAttrs.td": "// None.\n",
             "dialect/StablehloTypes.td": "// None.\n", "dialect/StablehloOps.td": ops,
             "transforms/VhloToVersionPatterns.td": patterns, "transforms/VhloToVersion.cpp": functions}
    if more:
        files["dialect/StablehloAttrs.td"] = MORE_ATTRS
        files["dialect/StablehloBytecode.cpp"] = "enum AttributeCode {\n  kScanModeAttr = 100,\n  kWindowAttr = 101,\n};\n"
        files["dialect/VhloAttrs.td"] = files["dialect/VhloAttrs.td"].replace(
            'let mnemonic = "window_v1";', 'let mnemonic = "window_v1";\n  let assemblyFormat = "`<` struct(params) `>`";')
        files["dialect/StablehloOps.td"] = ops.replace("OptionalAttr<AnyAttr>:$reverse", "UnitAttr:$reverse")
    for name, text in files.items():
        path = os.path.join(folder, "stablehlo", name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as f:
            f.write(f"// {os.path.basename(name)}, from our rows.\n" + text)


if __name__ == "__main__":
    main()
