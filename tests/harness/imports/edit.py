#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Edits a checkout of openxla/stablehlo at 1.20.0, as the author of a made-up release would: edit.py CHECKOUT RELEASE

The release is the one that `checkout.py … full` makes up: an op `pair_norm`, a hint for `floor`, regions `keys` for `map`, the
random algorithm OWN, and the type i6. Only files that scripts/import-release reads are edited.
"""
import os
import re
import sys

FOLDER, RELEASE = os.path.join(sys.argv[1], "stablehlo"), sys.argv[2]


def edit(name, pattern, new):
    """The first match is replaced; \\1 is its first group."""
    path = os.path.join(FOLDER, name)
    with open(path, encoding="utf-8") as f:
        text, count = re.subn(pattern, new, f.read(), count=1, flags=re.S)
    if not count:
        sys.exit(f"edit.py: {path} has no {pattern}")
    with open(path, "w", encoding="utf-8") as f:
        f.write(text)


def revise(op):
    """The newest version of an op ends before the release."""
    edit("dialect/VhloOps.td", rf'({op}_v1", "0\.9\.0", )"current"', r'\1"1.20.0"')


edit("dialect/Version.h", r"Version\(1, 20, 0\)", f"Version({RELEASE.replace('.', ', ')})")
edit("dialect/VhloDialect.td", r"(\n +)(1\.20\.0: [^\n]*)", rf"\g<1>\2\g<1>{RELEASE}: Norms of pairs, keys of map, a hint for floor.")
# The op.
edit("dialect/VhloOps.td", r"(\ndef VHLO_WhileOpV1)", rf"""
def VHLO_PairNormOpV1 : VHLO_Op<"pair_norm_v1", "{RELEASE}", "current"> {{
  let arguments = (ins VHLO_AnyType:$lhs, VHLO_AnyType:$rhs);
  let results = (outs VHLO_AnyType:$result);
}}
\1""")
edit("dialect/StablehloOps.td", r"(\ndef StableHLO_PowOp)", r"""
def StableHLO_PairNormOp : StableHLO_BinaryElementwiseOp<"pair_norm",
    [HLO_CompatibleOperandsAndResultType], HLO_FpTensor>;
\1""")
# The hint.
revise("floor")
edit("dialect/VhloOps.td", r"(\ndef VHLO_WhileOpV1)", rf"""
def VHLO_FloorOpV2 : VHLO_Op<"floor_v2", "{RELEASE}", "current"> {{
  let arguments = (ins VHLO_AnyType:$operand, VHLO_AnyAttr:$hint);
  let results = (outs VHLO_AnyType:$result);
}}
\1""")
edit("dialect/StablehloOps.td", r"(def StableHLO_FloorOp.*?\{\n)", r"""\1  let arguments = (ins HLO_FpOrQuantizedIntTensor:$operand,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$hint);
""")
edit("transforms/VhloToVersionPatterns.td", r"$", r"""
def FloorOpUpgradeV1ToV2 :
  Pat<(VHLO_FloorOpV1:$src $operand), (VHLO_FloorOpV2:$dst $operand, (VHLO_GetFalseBoolean))>;
def FloorOpDowngradeV2ToV1 :
  Pat<(VHLO_FloorOpV2:$src $operand, VHLO_FalseBoolean:$hint), (VHLO_FloorOpV1:$dst $operand)>;
""")
# The regions.
revise("map")
edit("dialect/VhloOps.td", r"(\ndef VHLO_WhileOpV1)", rf"""
def VHLO_MapOpV2 : VHLO_Op<"map_v2", "{RELEASE}", "current"> {{
  let arguments = (ins Variadic<VHLO_AnyType>:$inputs, VHLO_AnyAttr:$dimensions);
  let regions = (region VHLO_AnyRegion:$computation, VariadicRegion<VHLO_AnyRegion>:$keys);
  let results = (outs VHLO_AnyType:$result);
}}
\1""")
edit("dialect/StablehloOps.td", r"(def StableHLO_MapOp.*?SizedRegion<1>:\$computation)", r"\1, VariadicRegion<AnyRegion>:$keys")
for source, target in (("1", "2"), ("2", "1")):
    edit("transforms/VhloToVersion.cpp", r"(\nstruct ScatterOpV2ToV1)", rf"""
struct MapOpV{source}ToV{target} : public OpRewritePattern<MapOpV{source}> {{
  LogicalResult matchAndRewrite(MapOpV{source} op, PatternRewriter& rewriter) const override {{
    rewriter.replaceOpWithNewOp<MapOpV{target}>(op, op->getResultTypes(), op.getInputs(), op.getDimensions());
    return success();
  }}
}};
\1""")
# The algorithm.
for name, prefix in (("Vhlo", "VHLO_RNG_ALGORITHM_V1_"), ("Stablehlo", "STABLEHLO_RNG_ALGORITHM_")):
    edit(f"dialect/{name}Enums.td", rf"(def {prefix}PHILOX [^\n]*\n)(.*?{prefix}PHILOX)(\s)",
         rf'\1def {prefix}OWN : I32EnumAttrCase<"OWN", 3>;\n\2, {prefix}OWN\3')
# The type.
edit("dialect/VhloTypes.td", r"(\ndef VHLO_IntegerSI8V1)", rf"""
def VHLO_IntegerSI6V1 : VHLO_TypeDef<"IntegerSI6V1", "i6_v1", "{RELEASE}", "current">;
\1""")
edit("dialect/VhloBytecode.cpp", r"(\n  kFutureV1Type = 42,\n)", r"\1\n  kIntegerSI6V1Type = 43,\n")
edit("dialect/VhloBytecode.cpp", r"(\n +\.Case\(\[&\]\(IntegerSI8V1Type\))", r"""
      .Case([&](IntegerSI6V1Type) {
        return writer.writeVarInt(vhlo_encoding::kIntegerSI6V1Type), success();
      })\1""")
