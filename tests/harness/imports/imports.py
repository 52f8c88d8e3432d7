# SPDX-License-Identifier: Apache-2.0
"""scripts/import-release on checkouts of our own making: each wrong fact is found at its place, and what is not understood
is refused. imports.py BIN SOURCE"""
import contextlib
import glob
import io
import os
import re
import runpy
import shutil
import subprocess
import sys
import tempfile

BIN, SOURCE = sys.argv[1:3]
sys.path.insert(0, os.path.join(SOURCE, "scripts"))
SCRIPT = os.path.join(SOURCE, "scripts", "import-release")
os.environ["HLO_CTS"] = os.path.join(BIN, "hlo-cts")
import imports  # pylint: disable=wrong-import-position
from imports import source  # pylint: disable=wrong-import-position
HERE = os.path.dirname(os.path.realpath(__file__))
NEWEST = max((int(n.split(".")[1]) for n in os.listdir(os.path.join(SOURCE, "versions", "opset")) if n.startswith("1.") and n.endswith(".yaml")))
failed = 0

# A name; the file; what is replaced, and by what; what the command says, and the text at whose line it says it.
WRONG = [
    ("bound", "dialect/VhloOps.td", '"abs_v1", "0.9.0"', '"abs_v1", "0.10.0"', "vhlo.abs_v1: since: rows say 0.9.0, upstream says 0.10.0", 'def VHLO_AbsOpV1'),
    ("end", "dialect/VhloOps.td", '"cbrt_v1", "0.9.0", "1.9.0"', '"cbrt_v1", "0.9.0", "1.8.0"', "vhlo.cbrt_v1: until: rows say 1.9.0, upstream says 1.8.0", "def VHLO_CbrtOpV1"),
    ("operand", "dialect/VhloOps.td", "VHLO_AnyType:$lhs, VHLO_AnyType:$rhs", "VHLO_AnyType:$lhs, Variadic<VHLO_AnyType>:$rhs", "vhlo.add_v1: operands: rows say [lhs, rhs], upstream says [lhs, rhs*]", "def VHLO_AddOpV1"),
    ("property", "dialect/VhloOps.td", "VHLO_AnyAttr:$lower)", "VHLO_AnyAttr:$upper)", "vhlo.cholesky_v1: properties: rows say [lower], upstream says [upper]", "def VHLO_CholeskyOpV1"),
    ("region", "dialect/VhloOps.td", "VariadicRegion<VHLO_AnyRegion>:$branches", "VHLO_AnyRegion:$branches", "vhlo.case_v1: regions: rows say [branches*], upstream says [branches]", "def VHLO_CaseOpV1"),
    ("result", "dialect/VhloOps.td", "VHLO_AnyType:$y", "VHLO_AnyType:$z", "vhlo.is_finite_v1: results: rows say [y], upstream says [z]", "def VHLO_IsFiniteOpV1"),
    ("trait", "dialect/VhloOps.td", ", [Terminator]", "", "vhlo.return_v1: traits: rows say [terminator], upstream says nothing", "def VHLO_ReturnOpV1"),
    ("constraint", "dialect/VhloOps.td", '"custom_call_v1", "0.9.0", "1.17.0", [DeclareOpInterfaceMethods<VHLO_VersionedOpConstraintInterface>]', '"custom_call_v1", "0.9.0", "1.17.0"', "vhlo.custom_call_v1: constraints of versions in code: rows say yes, upstream says no", "def VHLO_CustomCallOpV1"),
    ("an op more", "dialect/VhloOps.td", "// The op abs_v1.", 'def VHLO_More : VHLO_Op<"more_v1", "1.0.0", "current">;', "vhlo.more_v1: the op: rows say nothing", "def VHLO_More"),
    ("an op less", "dialect/VhloOps.td", 'VHLO_Op<"xor_v1", "0.9.0", "current">', "Gone<1>", "op vhlo.xor_v1: rows have it, upstream does not declare it", None),
    ("a value of a rule", "transforms/VhloToVersionPatterns.td", "def CbrtOpV1ToV2 : Pat<(VHLO_CbrtOpV1:$src $operand),\n    (VHLO_CbrtOpV2:$dst $operand, (VHLO_getDefaultResultAccuracy))>;", "def : Pat<(VHLO_CbrtOpV1:$src $operand), (VHLO_CbrtOpV2:$dst $operand, (VHLO_getEmptyArray))>;", 'vhlo.cbrt_v2: upgrade: rows say - {add_property: result_accuracy, value: "default_accuracy"}, upstream says - {add_property: result_accuracy, value: "empty_array"}', None),
    ("a value in code", "transforms/VhloToVersion.cpp", "getEmptyI64Tensor(rewriter)", "getEmptyArray(rewriter)", "vhlo.scatter_v2: upgrade: rows say", None),
    ("a code", "dialect/VhloBytecode.cpp", "kTokenV1Type = 22", "kTokenV1Type = 23", "token_v1: wires: rows say - {code: 22}, upstream says - {code: 23}", None),
    ("an order", "dialect/VhloBytecode.cpp", "  writer.writeSignedVarInt(value.getPreSize());\n  writer.writeSignedVarInt(value.getSize());\n", "  writer.writeSignedVarInt(value.getSize());\n  writer.writeSignedVarInt(value.getPreSize());\n", "sub_axis_info_v1: wires: rows say - {code: 21, params: [pre_size, size]}, upstream says - {code: 21, params: [size, pre_size]}", None),
    ("a sign", "dialect/VhloBytecode.cpp", "writer.writeSignedVarInt(value.getUlps());", "writer.writeVarInt(value.getUlps());", "result_accuracy_v1: params: rows say", None),
    ("a guard", "dialect/VhloBytecode.cpp", "if (value.getSubAxisInfo()) { writer.writeVarInt(1); writer.writeOptionalAttribute(value.getSubAxisInfo()); } else { writer.writeVarInt(0); }", "writer.writeOptionalAttribute(value.getSubAxisInfo());", "axis_ref_v1: wires: rows say", None),
    ("an enum's number", "dialect/VhloEnums.td", '<"HIGHEST", 2>', '<"HIGHEST", 5>', "precision_v1: cases: rows say DEFAULT: 0, HIGH: 1, HIGHEST: 2, upstream says DEFAULT: 0, HIGH: 1, HIGHEST: 5", None),
    ("an enum's value", "dialect/VhloEnums.td", "VHLO_FftTypeV1_IRFFT]", "VHLO_FftTypeV1_IRFFT, VHLO_PrecisionV1_HIGH]", "fft_type_v1: cases: rows say", None),
    ("a parameter", "dialect/VhloTypes.td", "(ins VHLO_Dims:$shape, \"::mlir::Type\":$elementType)", "(ins VHLO_Dims:$dims, \"::mlir::Type\":$elementType)", "the order in which parameters of BufferV1Type are written", None),
    ("a builtin type", "dialect/VhloTypes.td", 'VHLO_TypeDef<"FloatTF32V1", "tf31_v1"', 'VHLO_TypeDef<"FloatTF32V1", "tf32_v1"', "type tf31_v1: rows have it, upstream does not declare it", None),
    ("an optional property", "dialect/StablehloOps.td", "AnyAttr:$permutation", "OptionalAttr<AnyAttr>:$permutation", "stablehlo.transpose: properties: rows say [permutation], upstream says [\"permutation?\"]", "def StableHLO_TransposeOp"),
    ("a trait of StableHLO", "dialect/StablehloOps.td", 'StableHLO_Op<"tan", [NoMemoryEffect]>', 'StableHLO_Op<"tan", []>', "stablehlo.tan: traits: rows say [pure], upstream says nothing", "def StableHLO_TanOp"),
    ("a result of StableHLO", "dialect/StablehloOps.td", "(outs Variadic<HLO_Tensor>)", "(outs HLO_Tensor)", "results: rows say [result*], upstream says [result]", None),
    # Not understood.
    ("a release", "dialect/Version.h", f"Version(1, {NEWEST}, 0)", "Version(now)", "getCurrentVersion() does not return a Version of three numbers", None),
    ("Version.h forgotten", "dialect/VhloOps.td", '"abs_v1", "0.9.0"', '"abs_v1", "9.9.0"', f"'vhlo.abs_v1' is of 9.9.0, but Version.h says 1.{NEWEST}.0", None),
    ("no release", "dialect/VhloOps.td", '"abs_v1", "0.9.0"', '"abs_v1", "soon"', "'soon' is no release", None),
    ("an unknown trait", "dialect/VhloOps.td", "[Terminator]", "[Odd]", "the trait 'Odd' of VHLO_ReturnOpV1", None),
    ("a name twice", "dialect/VhloOps.td", "VHLO_AnyType:$lhs, VHLO_AnyType:$rhs", "VHLO_AnyType:$lhs, VHLO_AnyType:$lhs", "'lhs' is repeated", None),
    ("an unknown parameter", "dialect/VhloAttrs.td", '"bool":$value', '"odd":$value', "the kind of parameter 'value'", None),
    ("no code", "dialect/VhloBytecode.cpp", "kTokenV1Type = 22", "kOtherV1Type = 22", "no code 'kTokenV1Type' for it", None),
    ("an unknown order", "dialect/VhloBytecode.cpp", "writer.writeSignedVarInt(value.getUlps());", "writer.writeSignedVarInt(odd);", "the order in which parameters of ResultAccuracyV1Attr are written", None),
    ("an unknown value", "transforms/VhloToVersionPatterns.td", 'NativeCodeCall<"getNoneType($_builder)">', 'NativeCodeCall<"getOther($_builder)">', "the value 'getOther' of", None),
    ("no pattern", "transforms/VhloToVersionPatterns.td", "def CbrtOpV1ToV2 : Pat<(VHLO_CbrtOpV1:", "def CbrtOpV1ToV2 : Pat<(VHLO_CeilOpV1:", "no pattern makes VHLO_CbrtOpV2 of VHLO_CbrtOpV1", None),
    ("operands that move", "dialect/VhloOps.td", 'def VHLO_CbrtOpV2 : VHLO_Op<"cbrt_v2", "1.10.0", "current"> {\n  let arguments = (ins ', 'def VHLO_CbrtOpV2 : VHLO_Op<"cbrt_v2", "1.10.0", "current"> {\n  let arguments = (ins VHLO_AnyType:$more, ', "rows cannot state how VHLO_CbrtOpV1 becomes VHLO_CbrtOpV2", None),
    ("TableGen", "dialect/VhloOps.td", "// The op abs_v1.", "defm X : Y;", "'defm' is not known", "defm X"),
    ("TableGen that is cut", "dialect/VhloOps.td", "def VHLO_XorOpV1", '/* "', "the comment has no end", '/* "'),
    ("C++ that is cut", "dialect/VhloBytecode.cpp", "enum TypeCode {", "enum TypeCode { {", "no bracket closes '{'", "enum TypeCode { {"),
    ("C++ with a bracket more", "transforms/VhloToVersion.cpp", "struct ", "} struct ", "no bracket is open for '}'", "} struct "),
    ("an argument less", "dialect/VhloOps.td", '"abs_v1", "0.9.0", "current"', '"abs_v1"', "class 'VHLO_Op' has no value for 'minVersion'", None),
]

# What the reader cannot split has another status than what it does not understand.
MALFORMED = {"a release", "TableGen", "TableGen that is cut", "C++ that is cut", "C++ with a bracket more"}


# The rows of the release with `more`, without the lines that say where upstream declares them.
MORE = """# A release of the tests.
# Derived by scripts/import-release.
release: NEXT
first_commit: TODAY

enums:
  - name: ScanModeV1
    cases: {INCLUSIVE: 0, EXCLUSIVE: 1}

types:
  - name: stream_v1
    params: [shape: dims, elementType: type]
    code: 202
    stands_for: nothing
    # TODO(import-release): state the type that it stands for instead of `nothing` (stands_for), or delete this line
    # TODO(import-release): state the text form (assembly), text/assembly.md

attributes:
  - name: scan_mode_v1
    params: [value: enum ScanModeV1]
    code: 200
    assembly: " $value"
  - name: window_v1
    params: [size: dims, reversed: bool, padding: "attr?"]
    wires:
      - {code: 201, params: [reversed, size, padding]}
    assembly: "<@params>"

ops:
  - name: fft_v2
    replaces: fft_v1
    operands: [operand]
    properties: [fft_length, fft_type, norm]
    results: [result]
    upgrade:
      - {add_property: norm, value: "false"}
  - name: scan_v1
    operands: [inputs*, init_values*]
    properties: [dimension, mode, reverse]
    regions: [body]
    results: [results*]
    traits: [same_variadic_operands]
# Derived by scripts/import-release.
dialect: stablehlo

enums:
  - name: ScanMode
    cases: {INCLUSIVE: 0, EXCLUSIVE: 1}

attributes:
  - name: scan_mode
    params: [value: enum ScanMode]
    code: 100
    vhlo: scan_mode_v1
    assembly: " $value"
  # TODO(import-release): state StableHLO's attribute 'window' for window_v1 (attributes), versions/README.md

ops:
  - name: scan
    operands: [inputs*, init_values*]
    properties: [dimension, mode, "reverse?"]
    regions: [body]
    results: [result*]
    traits: [same_variadic_operands]
    vhlo: scan_v1
    map:
      - {from: dimension}
      - {from: mode}
      - {from: reverse, kind: unit, default: "false"}
    # TODO(import-release): state the constraints of 'scan' in words (constraints): docs/spec.md
"""


def check(name, ok, text):
    global failed
    if not ok:
        failed += 1
        print(f"{name}: {text}")


def run(*argv):
    """The script in this process, which reads each text once."""
    said = io.StringIO()
    sys.argv = [SCRIPT, *argv]
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        try:
            runpy.run_path(SCRIPT, run_name="__main__")
        except SystemExit as end:
            return end.code, said.getvalue()
    return None, said.getvalue()


def make(folder, *more):
    subprocess.run([sys.executable, os.path.join(HERE, "checkout.py"), SOURCE, folder, *more], check=True)


def wrong_facts(right, scratch):
    for name, file, old, new, expected, place in WRONG:
        path = os.path.join(right, "stablehlo", file)
        with open(path, encoding="utf-8") as f:
            text = f.read()
        check(name, old in text, f"{file} has no {old!r}")
        shutil.copytree(right, scratch)
        changed = text.replace(old, new, 1)
        with open(os.path.join(scratch, "stablehlo", file), "w", encoding="utf-8") as f:
            f.write(changed)
        status, said = run(scratch)
        check(name, status == (2 if name in MALFORMED else 1) and expected in said, f"status {status}: {said[:600]}")
        if place:
            line = changed[:changed.index(place)].count("\n") + 1
            check(name, f"{file}:{line}:" in said, f"not at line {line}: {said[:600]}")
        shutil.rmtree(scratch)


def cut_files(right, scratch):
    """Every file, cut at five places and with other bytes at five: a diagnostic or the rows, never a traceback."""
    shutil.copytree(right, scratch)
    count = 0
    for path in sorted(glob.glob(os.path.join(glob.escape(scratch), "stablehlo", "*", "*"))):
        with open(path, "rb") as f:
            text = f.read()
        for i in range(10):
            at = len(text) * (i // 2) // 5
            with open(path, "wb") as f:
                f.write(text[:at] if i % 2 else text[:at] + b"\xff\0}\"[{(<" + text[at:])
            try:
                imports.read(scratch)
            except source.Problem as e:
                check("cut", "error: " in str(e), str(e))
            count += 1
        with open(path, "wb") as f:
            f.write(text)
    check("cut", count == 10 * 15, f"{count} files")


def commit(folder, day):
    """Makes the folder a repository with one commit; the day of it, or None where there is no git."""
    if not shutil.which("git"):
        return None
    who = {**os.environ, "GIT_COMMITTER_DATE": day + "T12:00:00Z", "GIT_CONFIG_GLOBAL": os.devnull}
    for name in ("AUTHOR", "COMMITTER"):
        who.update({f"GIT_{name}_NAME": "A", f"GIT_{name}_EMAIL": "a@example.org"})
    for argv in (["init", "-q"], ["add", "."], ["commit", "-qm", "all"]):
        subprocess.run(["git", *argv], cwd=folder, env=who, check=True)
    return day


def new_release(next_one, folder):
    """Rows of the next release: written once, refused while a mark is left, and compared with the checkout."""
    status, said = run(next_one)
    check("no folder", status == 2 and "name a folder for it with --opset" in said, said)
    with open(os.path.join(SOURCE, "versions", "opset", f"1.{NEWEST}.0.yaml"), encoding="utf-8") as f:
        day = commit(next_one, re.search(r"^first_commit: (\S+)$", f.read(), re.M).group(1))
    status, said = run(next_one, "--opset=" + folder)
    check("rows", status == 0 and said.count("TODO(import-release)") == 3, said)
    rows, dialect = os.path.join(folder, f"1.{NEWEST + 1}.0.yaml"), os.path.join(folder, "dialects", "stablehlo.yaml")
    with open(dialect, encoding="utf-8") as f:
        text = f.read()
    with open(rows, encoding="utf-8") as f:
        check("the day of the first commit", not day or f"first_commit: {day}\n" in f.read(), rows)
    for place in ("dialects/stablehlo.yaml:20: ", "dialects/stablehlo.yaml:44: "):
        check("place of a mark", place in said, said)
    status, said = run(next_one, "--opset=" + folder)
    check("marks", status == 1 and "wrote" not in said, said)
    with open(dialect, "w", encoding="utf-8") as f:
        f.write("".join(line + "\n" for line in text.splitlines() if "TODO(import-release)" not in line))
    status, said = run(next_one, "--opset=" + folder)
    check("complete", status == 0 and ", 0 differ" in said, said)
    with open(rows, encoding="utf-8") as f:
        text = f.read()
    with open(rows, "w", encoding="utf-8") as f:
        f.write(text.replace("code: ", "code: 1"))
    status, said = run(next_one, "--opset=" + folder)
    check("changed by hand", status == 1 and "i3_v1: wires: rows say - {code: 1" in said, said)


def more_rows(folder):
    """Lists of operands, regions, enums and kinds with parameters; a program with them is read."""
    checkout, proposal = os.path.join(folder, "more"), os.path.join(folder, "more-rows")
    make(checkout, "more")
    status, said = run(checkout, "--opset=" + proposal)
    check("more", status == 0 and said.count("TODO(import-release)") == 5, said)
    paths = [os.path.join(proposal, f"1.{NEWEST + 1}.0.yaml"), os.path.join(proposal, "dialects", "stablehlo.yaml")]
    texts = [open(path, encoding="utf-8").read() for path in paths]
    lines = [line for line in "".join(texts).splitlines(True) if not line.startswith("  # stablehlo/")]
    today = next(line for line in lines if line.startswith("first_commit: ")).split()[1]
    check("rows of more", "".join(lines) == MORE.replace("NEXT", f"1.{NEWEST + 1}.0").replace("TODAY", today), "".join(lines))
    for path, text in zip(paths, texts):
        text = text.replace("# TODO(import-release): state the text form (assembly), text/assembly.md", 'assembly: "<@params>"')
        with open(path, "w", encoding="utf-8") as f:
            f.write("".join(line for line in text.splitlines(True) if "TODO(import-release)" not in line))
    status, said = run(checkout, "--opset=" + proposal)
    check("more, compared", status == 0 and ", 0 differ" in said, said)
    program = ('func.func @main(%a: tensor<3xi32>, %z: tensor<i32>) -> tensor<3xi32> {\n'
               '  %r = "stablehlo.scan"(%a, %z) <{dimension = 0 : i64, mode = #stablehlo<scan_mode EXCLUSIVE>, reverse}> ({\n'
               '  ^bb0(%x: tensor<i32>, %y: tensor<i32>):\n    stablehlo.return %x : tensor<i32>\n'
               '  }) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>\n  func.return %r : tensor<3xi32>\n}\n')
    tool = [os.path.join(BIN, "hlo-translate"), "--opset=" + proposal]
    wrote = subprocess.run([*tool, "--serialize", "--target=current"], input=program.encode(), capture_output=True, check=False)
    back = subprocess.run([*tool, "--deserialize"], input=wrote.stdout, capture_output=True, check=False)
    check("a program", b"mode = #stablehlo<scan_mode EXCLUSIVE>, reverse}> ({" in back.stdout, f"{wrote.stderr} {back.stderr} {back.stdout}")


def main():
    with tempfile.TemporaryDirectory() as folder:
        right = os.path.join(folder, "right")
        make(right)
        status, said = run(right)
        facts = int(said.split()[1]) if status == 0 else 0
        check("the rows", status == 0 and facts > 2000 and said.endswith(", 0 differ\n"), said)
        status, said = run(right, "--facts")
        tables = {line for path in glob.glob(os.path.join(glob.escape(SOURCE), "tests", "versions", "*.def")) for line in open(path, encoding="utf-8")}
        # The checkout has no pretty forms.
        unknown = [line for line in said.splitlines(True) if line not in tables and not line.startswith("SHAPE(")]
        check("facts", status == 0 and not unknown and said.count("\n") > 500, f"{unknown[:5]} {said[:200]}")
        wrong_facts(right, os.path.join(folder, "wrong"))
        next_one = os.path.join(folder, "next")
        make(next_one, "next", "elements")
        new_release(next_one, os.path.join(folder, "proposal"))
        more_rows(folder)
        status, said = run(os.path.join(folder, "nothing"))
        check("no checkout", status == 2 and "error: cannot open input file" in said and "Version.h" in said, said)
        cut_files(right, os.path.join(folder, "cut"))
        for argv, text in (([], "name one checkout of openxla/stablehlo"), ([right, "--odd"], "--odd"), ([right, right], "name one checkout")):
            status, said = run(*argv)
            check("usage", status == 2 and text in said, f"status {status}: {said}")
    if failed:
        sys.exit(1)
    print(f"{facts} facts, {len(WRONG)} changes found")


main()
