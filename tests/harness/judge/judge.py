# SPDX-License-Identifier: Apache-2.0
"""`hlo-cts judge` on the programs of docs/reports, asked of a consumer that answers what the page observed, or what it expects;
and its other verdicts, forms of input and exit statuses.

usage: judge.py TOOLS SOURCE
"""
import json
import pathlib
import re
import subprocess
import sys
import tempfile

tools, source = str(pathlib.Path(sys.argv[1]).resolve()), sys.argv[2]
problems = []

# page: (arguments, observed, expected); a list has a result per line
REPORTS = {
    "add-boolean-constants": ("", "dense<[false, true, true, false]> : tensor<4xi1>", "dense<[false, true, true, true]> : tensor<4xi1>"),
    "all-reduce-promoted": ("", "dense<100> : tensor<2xi8>", "dense<100> : tensor<2xi32>"),
    "clamp-boolean-constants": ("", "dense<[true, true, true, false]> : tensor<4xi1>", "dense<[true, true, false, false]> : tensor<4xi1>"),
    "compare-totalorder-constants": ("", "dense<[true, false]> : tensor<2xi1>", "dense<[false, true]> : tensor<2xi1>"),
    "convert-i64-to-bf16": ("dense<[1157425104234217473, -1157425104234217473]> : tensor<2xi64>", "dense<[0x5D80, 0xDD80]> : tensor<2xbf16>",
                            "dense<[0x5D81, 0xDD81]> : tensor<2xbf16>"),
    "index-ui64": ("", "dense<[1, 2]> : tensor<2xi32>", "dense<[5, 6]> : tensor<2xi32>"),
    "iree-is-finite-f8": ("dense<[1.0, 448.0, 0.0]> : tensor<3xf8E4M3FN>", "dense<false> : tensor<3xi1>", "dense<true> : tensor<3xi1>"),
    "iree-power-negative": ("dense<-2.0> : tensor<2xf32>, dense<[3.0, 2.0]> : tensor<2xf32>", "dense<0x7FC00000> : tensor<2xf32>",
                            "dense<[-8.0, 4.0]> : tensor<2xf32>"),
    "iree-reduce-splat": ("", "dense<2> : tensor<i32>", "dense<14> : tensor<i32>"),
    "iree-scatter-bounds": ("dense<[1, 2, 3, 4]> : tensor<4xi32>, dense<[-1, 3, 4]> : tensor<3xi64>, dense<[1, 2, 3]> : tensor<3xi32>", None,
                            "dense<[1, 2, 3, 6]> : tensor<4xi32>"),
    "iree-select-and-scatter": ("dense<[1, 3, 2, 5, 4, 4]> : tensor<6xi32>, dense<[2, 3, 4]> : tensor<3xi32>",
                                "dense<[0, 2, 0, 3, 0, 4]> : tensor<6xi32>", "dense<[0, 2, 0, 3, 4, 0]> : tensor<6xi32>"),
    "iree-sort-stable": ("dense<[3, 1, 3, 2, 1]> : tensor<5xi32>, dense<[0, 1, 2, 3, 4]> : tensor<5xi32>",
                         "dense<[1, 1, 2, 3, 3]> : tensor<5xi32>\ndense<[1, 4, 3, 2, 0]> : tensor<5xi32>",
                         "dense<[1, 1, 2, 3, 3]> : tensor<5xi32>\ndense<[1, 4, 3, 0, 2]> : tensor<5xi32>"),
    "popcnt-i4": ("", "dense<[0, 2, -8]> : tensor<3xi4>", "dense<[0, 2, 4]> : tensor<3xi4>"),
    "rng-bit-generator-float": ("", "dense<[43444564, 2150618427]> : tensor<2xui32>", "dense<[0x0296E954, 0x802FD53B]> : tensor<2xf32>"),
    "rng-upper-bound": ("", "dense<false> : tensor<i1>", "dense<true> : tensor<i1>"),
    "round-nearest-f8": ("", "dense<0x78> : tensor<4xf8E3M4>", "dense<[0x00, 0x40, 0x40, 0x70]> : tensor<4xf8E3M4>"),
    "scatter-window-partly-outside": ("", "dense<[1, 2, 3, 4]> : tensor<4xi32>", "dense<[1, 2, 3, 14]> : tensor<4xi32>"),
    "torch-xla-complex128": ("", "dense<[(3.0, 0.0), (1.0, 0.0)]> : tensor<2xcomplex<f64>>",
                             "dense<[(3.0, 4.0), (1.0, -2.0)]> : tensor<2xcomplex<f64>>"),
}
# page: a crash of the consumer
CRASHES = ["convert-complex-one-element", "or-iota-narrow", "convolution-lhs-dilation"]


def expect(what, have, want):
    if have != want:
        problems.append(f"{what}: {have!r}, expected {want!r}")


def program_of(page):
    text = pathlib.Path(f"{source}/docs/reports/{page}.md").read_text()
    return re.sub(r"^    ", "", text.split("## Program\n")[1].split("\n## ")[0], flags=re.M)


def consumer(folder, name, command):
    path = folder / f"{name}.yaml"
    path.write_text(
        f"name: {name}\nkind: process\nrelease: current\nevaluate:\n  argv: [/bin/sh, -c, {json.dumps(command)}, x, \"{{artifact}}\", \"{{args}}\"]\n"
        "  output: stdout\nrefusal:\n  exit: [1]\n")
    return path


def judge(program, *options):
    run = subprocess.run([f"{tools}/hlo-cts", "judge", "--json", program, *options], capture_output=True, text=True)
    try:
        return run.returncode, json.loads(run.stdout), run.stderr
    except ValueError:
        return run.returncode, None, run.stderr


def check_report(folder, page, args, observed, expected):
    program = folder / f"{page}.mlir"
    program.write_text(program_of(page))
    given = [f"--args=[{args}]"] if args else []
    asked = []
    for name, answer in [("observed", observed), ("expected", expected)]:
        if answer is None:
            continue
        (folder / f"{page}.{name}").write_text(answer + "\n")
        asked.append((name, consumer(folder, name, f"cat '{folder}/{page}.{name}'")))
    status, found, error = judge(program, *given, *(f"--consumer={path}" for _, path in asked))
    if not found:
        problems.append(f"{page}: {error}")
        return
    verdicts = {c["consumer"]: c["verdict"] for c in found["consumers"]}
    if observed is not None:
        expect(f"{page}, what it observed", verdicts["observed"], "wrong")
        expect(f"{page}, status", status, 1)
    if verdicts["expected"] not in ("right", "within freedom"):
        problems.append(f"{page}, what it expects: {verdicts['expected']}: {found}")


def check_crash(folder, page):
    program = folder / f"{page}.mlir"
    program.write_text(program_of(page))
    status, found, error = judge(program, f"--consumer={consumer(folder, 'dies', 'kill -SEGV $$')}")
    expect(page, (status, found and found["consumers"][0]["verdict"]), (1, "crash"))


SUM = """func.func @main(%x: tensor<4xf32>) -> (tensor<f32>, tensor<4xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %exp = stablehlo.exponential %x : tensor<4xf32>
  %sum = stablehlo.reduce(%exp init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %twice = stablehlo.add %x, %x : tensor<4xf32>
  return %sum, %twice : tensor<f32>, tensor<4xf32>
}
"""
SUM_ARGS = "--args=[dense<[0.0, 1.0, 2.0, 3.0]> : tensor<4xf32>]"


def check_verdicts(folder):
    program = folder / "sum.mlir"
    program.write_text(SUM)
    twice = "dense<[0.0, 2.0, 4.0, 6.0]> : tensor<4xf32>"
    answers = {  # 1 + e + e^2 + e^3 = 31.1928741, which f32 has as 0x41F98B02 or nearly so
        "freely": (f"dense<31.192876> : tensor<f32>\n{twice}", "within freedom"),
        "far": (f"dense<31.1930> : tensor<f32>\n{twice}", "wrong"),
        "integers": (f"dense<31> : tensor<i32>\n{twice}", "wrong"),
        "few": (twice, "wrong"),
        "garbage": ("what?", "protocol error"),
    }
    options = []
    for name, (answer, _) in answers.items():
        (folder / name).write_text(answer + "\n")
        options.append(f"--consumer={consumer(folder, name, f'cat {folder}/{name}')}")
    options.append(f"--consumer={consumer(folder, 'refuses', 'echo no >&2; exit 1')}")
    status, found, error = judge(program, SUM_ARGS, *options)
    if not found:
        problems.append(f"verdicts: {error}")
        return
    expect("status of verdicts", status, 1)
    have = {c["consumer"]: c["verdict"] for c in found["consumers"]}
    for name, (_, verdict) in {**answers, "refuses": (0, "refused")}.items():
        if have[name] != verdict and not (name == "freely" and have[name] == "right"):
            problems.append(f"{name}: {have[name]}, expected {verdict}: {found['results'][0]}")
    element = found["results"][0]["elements"][0]
    if not element["low"] < 31.1928741 < element["high"]:
        problems.append(f"the interval of the sum: {element}")
    if not element["high"] - element["low"] < 4e-5:
        problems.append(f"the interval of the sum is wide: {element}")
    expect("sums of exact numbers", [e["kind"] for e in found["results"][1]["elements"]], ["exact"] * 4)


def check_first_op(folder):
    """A consumer that computes another exponential: the first op that differs is that one."""
    program = folder / "first.mlir"
    program.write_text("func.func @main() -> tensor<2xf32> {\n  %a = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>\n"
                       "  %b = stablehlo.negate %a : tensor<2xf32>\n  %c = stablehlo.tanh %b : tensor<2xf32>\n"
                       "  %d = stablehlo.multiply %c, %c : tensor<2xf32>\n  return %d : tensor<2xf32>\n}\n")
    fake = folder / "fake.py"
    fake.write_text(FAKE)
    path = folder / "fake.yaml"
    path.write_text(f"name: fake\nkind: process\nrelease: current\nevaluate:\n  argv: [{sys.executable}, {fake}, {tools}, \"{{artifact}}\", \"{{args}}\"]\n"
                    "  output: stdout\nrefusal:\n  exit: [1]\n")
    status, found, error = judge(program, f"--consumer={path}")
    if not found:
        problems.append(f"first op: {error}")
        return
    if found["consumers"][0]["verdict"] != "wrong":
        problems.append(f"first op: {found}")
        return
    first = found["consumers"][0].get("first_op", {})
    expect("first op", (status, first.get("op"), first.get("place", "").split("/")[-1]), (1, "stablehlo.tanh", "first.mlir:4:8"))


# Evaluates by the interpreter, with cosine in place of tanh.
FAKE = """
import re, subprocess, sys
tools, artifact, args = sys.argv[1:4]
text = subprocess.run([f"{tools}/hlo-translate", "--deserialize", artifact], capture_output=True, text=True, check=True).stdout
text = text.replace("stablehlo.tanh", "stablehlo.cosine")
options = [f"--args={args}"] if args else []
run = subprocess.run([f"{tools}/hlo-translate", "--interpret", "--interpreter-print-dense", *options, "-"], input=text, capture_output=True, text=True)
print(run.stdout, end="")
print(run.stderr, end="", file=sys.stderr)
sys.exit(run.returncode)
"""


def check_open(folder):
    """What no order and no rule decides is open, with a reason."""
    program = folder / "open.mlir"
    program.write_text("""func.func @main() -> (tensor<2xf32>, tensor<2xi32>) {
  %k = stablehlo.constant dense<[0x7FC00000, 1.0]> : tensor<2xf32>
  %z = stablehlo.constant dense<[0, 1]> : tensor<2xi32>
  %s = "stablehlo.sort"(%k) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<2xf32>) -> tensor<2xf32>
  %q = stablehlo.divide %z, %z : tensor<2xi32>
  return %s, %q : tensor<2xf32>, tensor<2xi32>
}
""")
    (folder / "logistic.mlir").write_text("""func.func @main() -> tensor<2xf8E4M3B11FNUZ> {
  %x = stablehlo.constant dense<[-14.0, 1.0]> : tensor<2xf8E4M3B11FNUZ>
  %y = stablehlo.logistic %x : tensor<2xf8E4M3B11FNUZ>
  return %y : tensor<2xf8E4M3B11FNUZ>
}
""")
    steps = judge(folder / "logistic.mlir")[1]
    expect("exp(14), which a type without infinities lacks", steps and [e["kind"] for e in steps["results"][0]["elements"]], ["open", "within"])
    (folder / "precision.mlir").write_text("""func.func @main() -> (tensor<2xf4E2M1FN>, tensor<f32>) {
  %x = stablehlo.constant dense<[-6.0, 0.0]> : tensor<2xf4E2M1FN>
  %y = stablehlo.reduce_precision %x, format = e1m6 : tensor<2xf4E2M1FN>
  %s = stablehlo.constant dense<1.0> : tensor<f32>
  %t = stablehlo.reduce_precision %s, format = e5m2 : tensor<f32>
  return %y, %t : tensor<2xf4E2M1FN>, tensor<f32>
}
""")
    (folder / "product.mlir").write_text("""func.func @main() -> (tensor<1xcomplex<f32>>, tensor<complex<f32>>) {
  %x = stablehlo.constant dense<(2.0e8, -0.0)> : tensor<1xcomplex<f32>>
  %y = stablehlo.constant dense<(0x7FC00000, 5.0e37)> : tensor<1xcomplex<f32>>
  %p = stablehlo.multiply %x, %y : tensor<1xcomplex<f32>>
  %q = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<complex<f32>>
  return %p, %q : tensor<1xcomplex<f32>>, tensor<complex<f32>>
}
""")
    (folder / "modulus.mlir").write_text("""func.func @main() -> tensor<3xf64> {
  %z = stablehlo.constant dense<[(0x7FF8000000000000, 0x7FF0000000000000), (0.0, 0x7FF0000000000000), (0x7FF8000000000000, 1.0)]> : tensor<3xcomplex<f64>>
  %a = stablehlo.abs %z : (tensor<3xcomplex<f64>>) -> tensor<3xf64>
  return %a : tensor<3xf64>
}
""")
    found = judge(folder / "modulus.mlir")[1]
    expect("an infinity beside a NaN", found and [e["kind"] for e in found["results"][0]["elements"]], ["open", "exact", "exact"])
    found = judge(folder / "product.mlir")[1]
    expect("a product that overflows beside a NaN", found and [e["kind"] for r in found["results"] for e in r["elements"]], ["open"] * 4)
    (folder / "solve.mlir").write_text("""func.func @main() -> tensor<2x1xf64> {
  %a = stablehlo.constant dense<[[1.0, 0x7FF8000000000000], [0.0, 1.0]]> : tensor<2x2xf64>
  %b = stablehlo.constant dense<[[2.0], [3.0]]> : tensor<2x1xf64>
  %x = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}>
    : (tensor<2x2xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
  return %x : tensor<2x1xf64>
}
""")
    found = judge(folder / "solve.mlir")[1]
    expect("a solution beside a NaN", found and [(e["kind"], e["value"]) for e in found["results"][0]["elements"]], [("open", "2"), ("open", "nan")])
    (folder / "twice.mlir").write_text("""func.func @main() -> (tensor<i32>, tensor<i32>) {
  %x = stablehlo.constant dense<-4> : tensor<1xi32>
  %i = stablehlo.constant dense<-4> : tensor<i32>
  %r = stablehlo.reduce(%x init: %i) across dimensions = [0] : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
   reducer(%a: tensor<i32>, %b: tensor<i32>)  {
    %s = stablehlo.add %a, %a : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }
  %m = stablehlo.reduce(%x init: %i) across dimensions = [0] : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
   reducer(%a: tensor<i32>, %b: tensor<i32>)  {
    %c = stablehlo.compare GT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %s = stablehlo.select %c, %a, %b : tensor<i1>, tensor<i32>
    stablehlo.return %s : tensor<i32>
  }
  return %r, %m : tensor<i32>, tensor<i32>
}
""")
    found = judge(folder / "twice.mlir")[1]
    expect("equal elements that are not selected", found and [e["kind"] for r in found["results"] for e in r["elements"]], ["open", "exact"])
    found = judge(folder / "precision.mlir")[1]
    expect("the range of one bit", found and [e["kind"] for r in found["results"] for e in r["elements"]], ["open", "exact", "exact"])
    found = judge(program)[1]
    expect("a NaN is not sorted", found and (found["results"][0]["open"], found["results"][0]["why_open"]), (2, "the comparison does not order a NaN"))
    expect("a quotient of zero", found and (found["results"][1]["open"], found["results"][1]["elements"][1]["kind"]), (1, "exact"))
    (folder / "stored.mlir").write_text("""func.func @main() -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) {
  %x = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  %q = stablehlo.uniform_quantize %x : (tensor<1xf32>) -> tensor<1x!quant.uniform<i32:f32, 1.5:2>>
  %r = stablehlo.uniform_dequantize %q : (tensor<1x!quant.uniform<i32:f32, 1.5:2>>) -> tensor<1xf32>
  %y = stablehlo.constant dense<[3.0]> : tensor<1xf32>
  %s = stablehlo.uniform_quantize %y : (tensor<1xf32>) -> tensor<1x!quant.uniform<u8:f32, 0.5:128>>
  %z = stablehlo.subtract %s, %s : tensor<1x!quant.uniform<u8:f32, 0.5:128>>
  %t = stablehlo.divide %z, %z : tensor<1x!quant.uniform<u8:f32, 0.5:128>>
  %u = stablehlo.uniform_dequantize %t : (tensor<1x!quant.uniform<u8:f32, 0.5:128>>) -> tensor<1xf32>
  %v = stablehlo.divide %s, %s : tensor<1x!quant.uniform<u8:f32, 0.5:128>>
  %w = stablehlo.uniform_dequantize %v : (tensor<1x!quant.uniform<u8:f32, 0.5:128>>) -> tensor<1xf32>
  return %r, %u, %w : tensor<1xf32>, tensor<1xf32>, tensor<1xf32>
}
""")
    found = judge(folder / "stored.mlir")[1]
    expect("the stored integer of a NaN", found and [e["kind"] for r in found["results"] for e in r["elements"]], ["open", "open", "exact"])
    bits = """func.func @main() -> tensor<2xui64> {
  %k = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %s, %o = stablehlo.rng_bit_generator %k, algorithm = ALGORITHM : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui64>)
  return %o : tensor<2xui64>
}
"""
    for algorithm, kind in [("DEFAULT", "open"), ("PHILOX", "open"), ("THREE_FRY", "exact")]:
        (folder / "bits.mlir").write_text(bits.replace("ALGORITHM", algorithm))
        found = judge(folder / "bits.mlir")[1]
        expect(f"bits of {algorithm}", found and [e["kind"] for e in found["results"][0]["elements"]], [kind, kind])


def check_total_order(folder):
    """A total order has one sorted order, with a NaN too: that of f8E4M3FNUZ has the sign bit, and comes first."""
    program = folder / "total.mlir"
    program.write_text("""func.func @main() -> tensor<3xf8E4M3FNUZ> {
  %k = stablehlo.constant dense<[2.0, 0x80, 1.0]> : tensor<3xf8E4M3FNUZ>
  %s = "stablehlo.sort"(%k) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f8E4M3FNUZ>, %b: tensor<f8E4M3FNUZ>):
    %c = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<3xf8E4M3FNUZ>) -> tensor<3xf8E4M3FNUZ>
  return %s : tensor<3xf8E4M3FNUZ>
}
""")
    status, found, _ = judge(program)
    elements = [(e["kind"], e["value"]) for e in found["results"][0]["elements"]] if found else []
    expect("a total order", (status, elements), (0, [("exact", "nan"), ("exact", "1"), ("exact", "2")]))


def check_step_out_of_the_type(folder):
    """f6E2M3FN ends at 7.5, so it does not hold the floor of -7.5, and rounds it to -7.5 again."""
    program = folder / "step.mlir"
    program.write_text("""func.func @main() -> tensor<f6E2M3FN> {
  %a = stablehlo.constant dense<-1.5> : tensor<f6E2M3FN>
  %b = stablehlo.tan %a : tensor<f6E2M3FN>
  %c = stablehlo.floor %b : tensor<f6E2M3FN>
  %d = stablehlo.ceil %c : tensor<f6E2M3FN>
  return %d : tensor<f6E2M3FN>
}
""")
    status, found, error = judge(program)
    element = found["results"][0]["elements"][0] if found else {}
    expect("the ceiling of what does not fit", (status, error, element.get("low"), element.get("high")), (0, "", -7.5, -7.0))


def check_inputs(folder):
    program = folder / "sum.mlir"
    artifact = folder / "sum.mlirbc"
    made = subprocess.run([f"{tools}/hlo-translate", "--serialize", "--target=1.0.0", "-o", artifact, program], capture_output=True, text=True)
    expect("the artifact", (made.returncode, made.stderr), (0, ""))
    inside = folder / "container.bin"
    inside.write_bytes(b"something before " + artifact.read_bytes())
    text = judge(program, SUM_ARGS)
    for name, path in [("an artifact", artifact), ("an artifact inside", inside)]:
        found = judge(path, SUM_ARGS)
        expect(f"{name}: the results", found[1] and [r["elements"] for r in found[1]["results"]], [r["elements"] for r in text[1]["results"]])
    expect("status without consumers", text[0], 0)
    drawn = [judge(program, f"--seed={n}")[1]["results"][1]["elements"][0]["value"] for n in (1, 1, 2)]
    expect("a seed gives the same arguments", (drawn[0] == drawn[1], drawn[0] == drawn[2]), (True, False))
    large = folder / "large.mlir"
    large.write_text("func.func @main(%a: tensor<9223372036854775807xi8>) -> tensor<9223372036854775807xi8> {\n"
                     "  return %a : tensor<9223372036854775807xi8>\n}\n")
    status, _, error = judge(large)
    expect("an argument of 2^63 bytes", (status, "no value can be drawn for argument 0; give --args" in error), (2, True))
    for name, options, status in [("few arguments", ["--args=[]"], 2), ("a bad seed", ["--seed=x"], 2), ("no consumer", ["--consumer=none.yaml"], 2)]:
        found = judge(program, *options)
        expect(name, found[0], status)
        if not found[2]:
            problems.append(f"{name}: no message")
    (folder / "empty.mlir").write_text("module {\n}\n")
    expect("no function", judge(folder / "empty.mlir")[0], 2)


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for page, row in REPORTS.items():
            check_report(folder, page, *row)
        for page in CRASHES:
            check_crash(folder, page)
        check_verdicts(folder)
        check_first_op(folder)
        check_open(folder)
        check_total_order(folder)
        check_step_out_of_the_type(folder)
        check_inputs(folder)
    for problem in problems:
        print(problem)
    return 1 if problems else 0


sys.exit(main())
