# SPDX-License-Identifier: Apache-2.0
"""`hlo-cts reduce` on random programs and consumers with a fault each: the smallest program fails for the same reason.

usage: reduce.py TOOLS SOURCE [FAILURES [OPS]]
"""
import json
import pathlib
import random
import re
import resource
import statistics
import subprocess
import sys
import tempfile

tools, source = str(pathlib.Path(sys.argv[1]).resolve()), sys.argv[2]
failures, most_ops = int((sys.argv + ["8"])[3]), int((sys.argv + ["8", "40"])[4]) if len(sys.argv) > 4 else 40
problems = []

# Evaluates by the interpreter what a fault makes of the program, or dies. A fault may need another op in the program.
FAKE = r"""
import json, os, re, signal, subprocess, sys
tools, fault, artifact, args = sys.argv[1:5]
fault = json.loads(fault)
text = subprocess.run([f"{tools}/hlo-translate", "--deserialize", artifact], capture_output=True, text=True, check=True).stdout
if all(f"stablehlo.{op} " in text or f"stablehlo.{op}(" in text for op in fault["needs"]):
    if fault["dies"]:
        os.kill(os.getpid(), signal.SIGSEGV)
    text = re.sub(rf"stablehlo\.{fault['op']}(?= )", f"stablehlo.{fault['becomes']}", text)
options = [f"--args={args}"] if args not in ("", "[]") else []
run = subprocess.run([f"{tools}/hlo-translate", "--interpret", "--interpreter-print-dense", *options, "-"], input=text, capture_output=True, text=True)
print(run.stdout, end="")
print(run.stderr, end="", file=sys.stderr)
sys.exit(run.returncode)
"""

UNARY = ["negate", "abs", "tanh", "sine", "cosine", "floor", "ceil", "sign", "logistic"]
BINARY = ["add", "subtract", "multiply", "maximum", "minimum"]
INIT = {"add": "0.0", "maximum": "0xFF800000"}


def draw_program(rng, ops):
    """A program of f32 with tensors of 4x3, reductions, a call and a branch."""
    t = "tensor<4x3xf32>"
    lines, n = [], 2
    for _ in range(ops):
        a, b = rng.randrange(max(0, n - 12), n), rng.randrange(max(0, n - 12), n)
        kind = rng.random()
        if kind < 0.4:
            lines.append(f"%v{n} = stablehlo.{rng.choice(UNARY)} %v{a} : {t}")
        elif kind < 0.85:
            lines.append(f"%v{n} = stablehlo.{rng.choice(BINARY)} %v{a}, %v{b} : {t}")
        elif kind < 0.9:
            op = rng.choice(list(INIT))
            lines.append(f"%i{n} = stablehlo.constant dense<{INIT[op]}> : tensor<f32>")
            lines.append(f"%r{n} = stablehlo.reduce(%v{a} init: %i{n}) applies stablehlo.{op} across dimensions = [0] : ({t}, tensor<f32>) -> tensor<3xf32>")
            lines.append(f"%b{n} = stablehlo.broadcast_in_dim %r{n}, dims = [1] : (tensor<3xf32>) -> {t}")
            lines.append(f"%v{n} = stablehlo.tanh %b{n} : {t}")
        elif kind < 0.95:
            lines.append(f"%x{n} = stablehlo.transpose %v{a}, dims = [1, 0] : ({t}) -> tensor<3x4xf32>")
            lines.append(f"%v{n} = stablehlo.reshape %x{n} : (tensor<3x4xf32>) -> {t}")
        else:
            lines.append(f"%v{n} = func.call @helper(%v{a}, %v{b}) : ({t}, {t}) -> {t}")
        n += 1
    body = "\n  ".join(lines)
    helper = (f"func.func private @helper(%a: {t}, %b: {t}) -> {t} {{\n  %p = stablehlo.constant dense<true> : tensor<i1>\n"
              f'  %r = "stablehlo.if"(%p) ({{\n    %s = stablehlo.subtract %a, %b : {t}\n    stablehlo.return %s : {t}\n  }}, {{\n'
              f"    stablehlo.return %a : {t}\n  }}) : (tensor<i1>) -> {t}\n  return %r : {t}\n}}\n")
    main = f"func.func @main(%v0: {t}, %v1: {t}) -> ({t}, {t}, {t}) {{\n  {body}\n  return %v{n - 1}, %v{n - 2}, %v{n // 2} : {t}, {t}, {t}\n}}\n"
    return main + helper


def draw_fault(rng):
    op = rng.choice(["negate", "abs", "floor", "sine", "tanh", "add", "subtract", "multiply", "maximum", "minimum"])
    becomes = rng.choice([x for x in (BINARY if op in BINARY else UNARY) if x != op])
    needs = [op] + ([rng.choice([x for x in UNARY + BINARY if x != op])] if rng.random() < 0.4 else [])
    return {"op": op, "becomes": becomes, "needs": needs, "dies": rng.random() < 0.25}


def ops_of(text):
    return len(re.findall(r"stablehlo\.(?!return|constant)\w+", text))


def run(*argv):
    return subprocess.run(argv, capture_output=True, text=True)


def write_consumer(folder, fault):
    path = folder / "fake.yaml"
    argv = json.dumps([sys.executable, str(folder / "fake.py"), tools, json.dumps(fault).replace("{", "{{").replace("}", "}}"), "{artifact}", "{args}"])
    path.write_text(f"name: fake\nkind: process\nrelease: current\nevaluate:\n  argv: {argv}\n  output: stdout\nrefusal:\n  exit: [1]\n")
    return path


def verdict(program, path, *more):
    found = run(f"{tools}/hlo-cts", "judge", "--json", f"--consumer={path}", *more, str(program))
    return json.loads(found.stdout)["consumers"][0] if found.stdout else {"verdict": found.stderr}


def reduce_one(folder, seed):
    """The numbers of ops before and after, and of questions; None if the fault shows nowhere."""
    rng = random.Random(seed)
    program, small = folder / "program.mlir", folder / "small"
    program.write_text(draw_program(rng, rng.randint(most_ops // 2, most_ops)))
    fault = draw_fault(rng)
    path = write_consumer(folder, fault)
    before = verdict(program, path)
    if before["verdict"] not in ("wrong", "crash"):
        return None
    found = run(f"{tools}/hlo-cts", "reduce", str(program), f"--consumer={path}", f"--output={small}", "--seconds=240")
    if found.returncode:
        problems.append(f"seed {seed}: {found.stderr}")
        return None
    text = (small / "program.mlir").read_text()
    after = verdict(small / "program.mlir", path)
    if after["verdict"] != before["verdict"]:
        problems.append(f"seed {seed}: {after}, not {before['verdict']}:\n{text}")
    for op in fault["needs"]:
        if f"stablehlo.{op} " not in text and f"stablehlo.{op}(" not in text:
            problems.append(f"seed {seed}: the cause, {fault}, is gone:\n{text}")
    case = next(small.glob("reduced_*.mlir"))
    checked = run(f"{tools}/hlo-translate", "--interpret", str(case))
    if checked.returncode or checked.stdout:
        problems.append(f"seed {seed}: the case does not pass its own checks: {checked.stdout}{checked.stderr}{case.read_text()}")
    entry = (small / "cases.yaml").read_text()
    if not re.fullmatch(rf"  - id: {case.stem}\n    file: {case.name}\n    since: \d+\.\d+\.\d+\n    tags: \[\w+\]\n    vouch: derivation\n", entry):
        problems.append(f"seed {seed}: the entry is {entry}")
    case.unlink()
    asked = int(re.search(r"the consumer was asked (\d+) times", found.stdout)[1])
    return ops_of(program.read_text()), ops_of(text), asked


def check_keeps(folder):
    """--keep in its forms."""
    program = folder / "keep.mlir"
    drawn = (draw_program(random.Random(seed), 20) for seed in range(100))
    program.write_text(next(text for text in drawn if "stablehlo.tanh" in text.split("return")[0]))
    path = folder / "refuses.yaml"
    path.write_text(f"name: refuses\nkind: process\nrelease: current\nevaluate:\n  argv: [/bin/sh, -c, \"{tools}/hlo-translate --deserialize $1 | grep -q stablehlo.tanh "
                    "&& echo 'no tanh here' >&2 && exit 1; exit 1\", x, \"{artifact}\", \"{args}\"]\n  output: stdout\nrefusal:\n  exit: [1]\n")
    for keep in ("says no tanh", f"{tools}/hlo-opt $1 | grep -q stablehlo.tanh"):
        found = run(f"{tools}/hlo-cts", "reduce", str(program), f"--consumer={path}", f"--keep={keep}", f"--output={folder}/kept")
        text = (folder / "kept/program.mlir").read_text() if not found.returncode else found.stderr
        if found.returncode or ops_of(text) != 1 or "stablehlo.tanh" not in text:
            problems.append(f"--keep={keep}: {text}")
    for options, status in [(["--keep=wrong"], 1), (["--keep=says ("], 2), (["--group=x"], 2), ([], 1)]:
        found = run(f"{tools}/hlo-cts", "reduce", str(program), f"--consumer={path}", *options)
        if found.returncode != status or not found.stderr:
            problems.append(f"{options}: status {found.returncode}, {found.stderr}")


def check_window(folder):
    """A convolution keeps no size: those of its operand, its kernel and its result become smaller together."""
    program = folder / "window.mlir"
    program.write_text("""func.func @main() -> tensor<2x5x4x6xf32> {
  %lhs = stablehlo.iota dim = 1 : tensor<2x7x8x3xf32>
  %rhs = stablehlo.constant dense<0.5> : tensor<3x2x3x6xf32>
  %r = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x7x8x3xf32>, tensor<3x2x3x6xf32>) -> tensor<2x5x4x6xf32>
  return %r : tensor<2x5x4x6xf32>
}
""")
    path = folder / "right.yaml"
    path.write_text("name: right\nkind: built-in\nrelease: 1.20.0\n")
    run(f"{tools}/hlo-cts", "reduce", str(program), f"--consumer={path}", "--keep=grep -q stablehlo.convolution $1", f"--output={folder}/window")
    text = (folder / "window/program.mlir").read_text()
    if "(tensor<1x1x1x1xf32>, tensor<1x1x1x1xf32>) -> tensor<1x1x1x1xf32>" not in text:
        problems.append(f"the convolution is larger than necessary: {text}")


def check_loop(folder):
    """A step makes this loop endless. It is given up before it takes all memory."""
    program = folder / "loop.mlir"
    t = "tensor<4096xf32>"
    program.write_text(f"""func.func @main() -> {t} {{
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %ten = stablehlo.constant dense<10> : tensor<i32>
  %half = stablehlo.constant dense<0.5> : {t}
  %r:2 = stablehlo.while(%i = %zero, %x = %half) : tensor<i32>, {t}
  cond {{
    %c = stablehlo.compare LT, %i, %ten : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }} do {{
    %j = stablehlo.add %i, %one : tensor<i32>
    %y = stablehlo.sine %x : {t}
    stablehlo.return %j, %y : tensor<i32>, {t}
  }}
  return %r#1 : {t}
}}
""")
    path = folder / "right.yaml"
    path.write_text("name: right\nkind: built-in\nrelease: 1.20.0\n")
    run(f"{tools}/hlo-cts", "reduce", str(program), f"--consumer={path}", "--keep=grep -q stablehlo.while $1", f"--output={folder}/loop")
    kept = (folder / "loop/program.mlir").read_text()
    largest = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss >> 10
    if "stablehlo.while" not in kept or largest > 1000:
        problems.append(f"a loop took {largest} MiB: {kept}")


def main():
    sizes, seed = [], 0
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "fake.py").write_text(FAKE)
        check_keeps(folder)
        check_window(folder)
        check_loop(folder)
        while len(sizes) < failures and len(problems) < 5 and seed < 10 * failures:
            seed += 1
            found = reduce_one(folder, seed)
            if found:
                sizes.append(found)
    for problem in problems:
        print(problem)
    if len(sizes) < failures:
        print(f"only {len(sizes)} failures")
        return 1
    after = [size[1] for size in sizes]
    print(f"{len(sizes)} failures: ops (before, after, asked): {sizes}; median {statistics.median(after)}")
    if statistics.median(after) > 8 or max(after) > 10:
        print("the programs are too large")
        return 1
    return 1 if problems else 0


sys.exit(main())
