# SPDX-License-Identifier: Apache-2.0
"""`hlo-cts programs` on folders that this test makes: each outcome, the list of missing targets, checks, plugins, JSON, and
what scripts/fixtures makes of a record.

usage: programs_folder.py TOOLS SOURCE PLUGIN
"""
import json
import pathlib
import subprocess
import sys
import tempfile

tools, source, plugin = sys.argv[1:4]
problems = []

CALL = 'stablehlo.custom_call @{0}({1}) : (tensor<2xf32>) -> tensor<2xf32>'
PROGRAMS = {  # name: (program, arguments, results, check)
    "adds": ("%0 = stablehlo.add %a, %b : tensor<2xf32>", None, "[1.5, 3.5]", None),
    "adds_nearly": ("%0 = stablehlo.add %a, %b : tensor<2xf32>", None, "[1.5001, 3.5]", None),
    "adds_wrongly": ("%0 = stablehlo.add %a, %b : tensor<2xf32>", None, "[1.5, 3.6]", None),
    "another_type": ("%0 = stablehlo.add %a, %b : tensor<2xf32>", None, "[[1.5, 3.5]]", None),
    "runs": ("%0 = stablehlo.add %a, %b : tensor<2xf32>", None, None, None),
    "lacks": (f"%c = {CALL.format('solver_a', '%a')}\n%d = {CALL.format('solver_b', '%c')}\n"
              f"%0 = {CALL.format('Sharding', '%d')}", None, "[1.0, 2.0]", None),
    "lacks_one": (f"%0 = {CALL.format('solver_b', '%a')}", None, "[1.0, 2.0]", None),
    "never_calls": (f"%i = stablehlo.constant dense<1> : tensor<i32>\n%0 = \"stablehlo.case\"(%i) ({{\n"
                    f"  %c = {CALL.format('solver_c', '%a')}\n  stablehlo.return %c : tensor<2xf32>\n}}, {{\n"
                    "  stablehlo.return %b : tensor<2xf32>\n}) : (tensor<i32>) -> tensor<2xf32>", None, "[0.5, 1.5]", None),
    "few_arguments": ("%0 = stablehlo.add %a, %b : tensor<2xf32>", "dense<1.0> : tensor<2xf32>\n", "[1.5, 3.5]", None),
    "no_list": ("%0 = stablehlo.add %a, %b : tensor<2xf32>", None, "[1.5, oh]", None),
    "twice": (f"%0 = {CALL.format('twice', '%a')}", None, "[2.0, 4.0]", None),
    "checked": ("%0 = stablehlo.negate %a : tensor<2xf32>", None, "[9.0, 9.0]",
                "%z = stablehlo.add %a, %r : tensor<2xf32>\n%n = stablehlo.constant dense<9.0> : tensor<2xf32>\n"
                "%e = stablehlo.constant dense<0.0> : tensor<2xf32>\n"
                "%0 = stablehlo.compare EQ, %z, %e : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>\n"
                "%1 = stablehlo.compare EQ, %w, %n : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>"),
    "checked_wrong": ("%0 = stablehlo.negate %a : tensor<2xf32>", None, "[9.0, 9.0]",
                      "%e = stablehlo.constant dense<[-1.0, 2.0]> : tensor<2xf32>\n"
                      "%0 = stablehlo.compare EQ, %r, %e : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>\n%1 = stablehlo.not %0 : tensor<2xi1>"),
}
ARGUMENTS = "dense<[1.0, 2.0]> : tensor<2xf32>\ndense<[0.5, 1.5]> : tensor<2xf32>\n"


def expect(what, have, want):
    if have != want:
        problems.append(f"{what}: {have!r}, expected {want!r}")


def run(*argv, **more):
    return subprocess.run(argv, capture_output=True, text=True, **more)


def write(folder):
    for name, (body, arguments, results, check) in PROGRAMS.items():
        text = f"func.func @main(%a: tensor<2xf32>, %b: tensor<2xf32>) -> tensor<2xf32> {{\n{body}\nreturn %0 : tensor<2xf32>\n}}\n"
        made = run(f"{tools}/hlo-translate", "--serialize", "--target=1.0.0", "-o", f"{folder}/{name}.mlirbc", "-", input=text)
        expect(f"{name} is written", (made.returncode, made.stderr), (0, ""))
        (folder / f"{name}.args").write_text(arguments or ARGUMENTS)
        if results:
            rank = "1x2" if results.startswith("[[") else "2"
            (folder / f"{name}.results").write_text(f"dense<{results}> : tensor<{rank}xf32>\n")
        if check:
            (folder / f"{name}.check.mlir").write_text(
                "func.func @main(%a: tensor<2xf32>, %b: tensor<2xf32>, %r: tensor<2xf32>, %w: tensor<2xf32>) -> "
                f"(tensor<2xi1>, tensor<2xi1>) {{\n{check}\nreturn %0, %1 : tensor<2xi1>, tensor<2xi1>\n}}\n")
    (folder / "damaged.mlirbc").write_bytes(b"ML\xefR\x01")
    (folder / "ignored.txt").write_text("no program")


def check_outcomes(folder):
    found = run(f"{tools}/hlo-cts", "programs", folder)
    lines = dict(line.split(": ", 1) for line in found.stdout.splitlines() if ": " in line and not line[0].isdigit())
    expect("status", found.returncode, 1)
    for name in ("adds", "adds_nearly", "never_calls", "checked"):
        expect(name, lines.get(name), "passed")
    expect("runs", lines.get("runs"), "ran")
    expect("lacks", lines.get("lacks"), "custom calls missing: solver_a, solver_b")
    expect("twice", lines.get("twice"), "custom calls missing: twice")
    expect("checked_wrong", lines.get("checked_wrong"), "differs: result 0 of the check is not true")
    for name, words in {"adds_wrongly": "differs: result 0: 1 element differs", "another_type": "differs: result 0 has another type",
                        "few_arguments": "failed: ", "no_list": "failed: ", "damaged": "failed: "}.items():
        if words not in lines.get(name, ""):
            problems.append(f"{name}: {lines.get(name)!r} does not say {words!r}")
    expect("the last lines", found.stdout.splitlines()[-4:],
           ["14 programs: 4 passed, 1 ran, 3 custom calls missing, 3 differs, 3 failed", "     1 lack solver_a",
            "     2 lack solver_b", "     1 lack twice"])


def check_json(folder):
    found = run(f"{tools}/hlo-cts", "programs", "--json", "--filter=^(lacks|adds_wrongly|runs)$", folder)
    told = json.loads(found.stdout)
    expect("counts", told["counts"], {"passed": 0, "ran": 1, "custom calls missing": 1, "differs": 1, "failed": 0})
    expect("missing", told["missing"], {"solver_a": 1, "solver_b": 1})
    programs = {p["program"]: p for p in told["programs"]}
    expect("calls", programs["lacks"]["custom_calls"],
           [{"target": "solver_a", "evaluated": False}, {"target": "solver_b", "evaluated": False},
            {"target": "Sharding", "evaluated": True}])
    expect("because", "1 element differs" in programs["adds_wrongly"]["because"], True)


def check_options(folder):
    def ends(*options):
        found = run(f"{tools}/hlo-cts", "programs", *options)
        return found.returncode, found.stdout.splitlines()[0] if found.stdout else found.stderr
    expect("a plugin", ends(f"--custom-calls={plugin}", "--filter=^twice$", folder), (0, "twice: passed"))
    expect("a smaller tolerance", ends("--tolerance=1e-6", "--filter=^adds_nearly$", folder)[0], 1)
    expect("a larger tolerance", ends("--tolerance=0.1", "--filter=^adds_wrongly$", folder), (0, "adds_wrongly: passed"))
    expect("missing calls are no failure", ends("--filter=^lacks", folder)[0], 0)
    for options, words in {("--filter=nothing", folder): "no such program", (): "name a folder", (f"{folder}/none",): "cannot read",
                           ("--tolerance=much", folder): "takes a number", ("--filter=(", folder): "",
                           ("--custom-calls=/none.so", folder): "cannot load"}.items():
        status, said = ends(*options)
        if status != 2 or words not in said:
            problems.append(f"{options}: {status}, {said!r}")


def check_fixtures(folder):
    """What scripts/fixtures makes of a record: a Schur decomposition whose vectors have other signs."""
    bare = run(sys.executable, "-S", f"{source}/scripts/fixtures", folder, folder / "none")  # -S: no packages
    expect("without numpy", (bare.returncode, "please install numpy" in bare.stderr), (1, True))
    try:
        import numpy
    except ImportError:
        print("scripts/fixtures is not tried: there is no numpy")
        return
    text = ("func.func @main(%a: tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<2x2xf64>) {\n"
            "%z = stablehlo.constant dense<[[0.6, -0.8], [0.8, 0.6]]> : tensor<2x2xf64>\n"
            "%t = stablehlo.constant dense<[[2.0, 1.0], [0.0, 3.0]]> : tensor<2x2xf64>\n"
            "return %t, %z : tensor<2x2xf64>, tensor<2x2xf64>\n}")
    made = run(f"{tools}/hlo-translate", "--serialize", "--target=1.0.0", "-o", f"{folder}/a.mlirbc", "-", input=text)
    expect("the record's program", made.stderr, "")
    records, out = folder / "records", folder / "out"
    records.mkdir()
    none = run(sys.executable, f"{source}/scripts/fixtures", records, out)
    expect("no records", (none.returncode, "holds no records: name a checkout" in none.stderr), (1, True))
    z, t = numpy.array([[0.6, -0.8], [0.8, 0.6]]), numpy.array([[2.0, 1.0], [0.0, 3.0]])
    for name, operand in {"right": z @ t @ z.T, "wrong": z @ t @ z}.items():
        (records / "cpu_schur_lapack_gees.py").write_text(
            "import datetime\nfrom numpy import array\n"
            f"data_{name} = {{'f64': dict(testdata_version=1, platform='cpu', custom_call_targets=[], "
            f"serialized_date=datetime.date(2026, 1, 2), inputs=({operand!r},), expected_outputs=({t!r}, {-z!r}), "
            f"mlir_module_serialized={(folder / 'a.mlirbc').read_bytes()!r}, nr_devices=1)}}\n")
        made = run(sys.executable, f"{source}/scripts/fixtures", records, out / name)
        expect("fixtures", (made.returncode, made.stderr), (0, ""))
        found = run(f"{tools}/hlo-cts", "programs", out / name)
        expect(name, found.stdout.splitlines()[0], f"cpu_schur_lapack_gees-data_{name}-f64: " +
               ("passed" if name == "right" else "differs: result 0 of the check is not true"))
    expect("programs.tsv", (out / "right/programs.tsv").read_text(),
           "cpu_schur_lapack_gees-data_right-f64\tcpu\t2026-01-02\t1\t\n")


with tempfile.TemporaryDirectory() as scratch:
    write(pathlib.Path(scratch))
    check_outcomes(pathlib.Path(scratch))
    check_json(scratch)
    check_options(scratch)
with tempfile.TemporaryDirectory() as scratch:
    check_fixtures(pathlib.Path(scratch))
print("\n".join(problems))
sys.exit(bool(problems))
