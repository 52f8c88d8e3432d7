#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Coverage: holes are told, nothing may be lost, and programs are compared with the corpus: lists.py BIN"""
import json
import os
import subprocess
import sys
import tempfile

HLO_CTS = os.path.join(sys.argv[1], "hlo-cts")
CASES = """cases:
  - {id: a, file: a.mlir, since: 0.9.0, tags: [], vouch: derivation}
  - {id: b, file: a.mlir, since: 0.9.0, tags: [], vouch: interpreter}
  - {id: c, file: c.mlir, since: 0.9.0, tags: [], checks: [serialize], no_evaluate: why not, incident: seven}
  - {id: incident_seven, file: a.mlir, since: 0.9.0, tags: [], checks: [serialize], no_evaluate: why not, incident: seven}
"""
PROGRAM = """func.func @main() {
  %x = stablehlo.constant dense<[-1, 2]> : tensor<2xi8>
  %y = stablehlo.abs %x : tensor<2xi8>
  check.expect_eq_const %y, dense<[1, 2]> : tensor<2xi8>
  return
}
"""
OTHER = """func.func @main(%x: tensor<f32>) -> tensor<f32> {
  %y = stablehlo.exponential %x : tensor<f32>
  return %y : tensor<f32>
}
"""
INCIDENTS = "# what broke\nseven\t1.2.0..\tit broke\tsomebody/it#7\t-\neight\t..1.2.0\tit broke, too\tsomebody/it#8\t-\n"
# A slice and a reduction of which every class is derived here by hand.
SLICES = """func.func @main(%x: tensor<3x20xf32>) -> tensor<f32> {
  %y = stablehlo.slice %x [0:3, 1:20:2] : (tensor<3x20xf32>) -> tensor<3x10xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %r = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x10xf32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}
"""
CONVERTED = """func.func @main(%x: tensor<?xi32>) -> tensor<?xf64> {
  %y = stablehlo.convert %x : (tensor<?xi32>) -> tensor<?xf64>
  %z = stablehlo.exponential %y : tensor<?xf64>
  return %z : tensor<?xf64>
}
"""


def put(name, text):
    os.makedirs(os.path.dirname(name) or ".", exist_ok=True)
    with open(name, "w", encoding="utf-8") as f:
        f.write(text)


def coverage(*options, status=0):
    done = subprocess.run([HLO_CTS, "coverage", "--corpus=c", "--golden=g", *options], capture_output=True, text=True, check=False)
    assert done.returncode == status, (options, done.returncode, done.stdout[-400:], done.stderr)
    return done.stdout, done.stderr


def items(*options, status=0):
    return {(d["name"], i["name"]): i for d in json.loads(coverage("--json", *options, status=status)[0])["dimensions"] for i in d["items"]}


def set_up():
    put("c/f/cases.yaml", CASES)
    put("c/f/a.mlir", PROGRAM)
    put("c/f/c.mlir", OTHER)
    put("c/INCIDENTS", INCIDENTS)
    put("g/MANIFEST", "")


def nothing_may_be_lost():
    coverage("--mark")
    coverage("--check")  # of now: nothing is less
    put("c/COVERAGE", "vouchers\tdemand\t50\nwitnesses\tdemand\t95\n")
    coverage("--check")  # 1 of 2; no golden bytes, so none lacks a witness
    coverage("--mark")
    with open("c/COVERAGE", encoding="utf-8") as f:
        assert "\nvouchers\tdemand\t50\n" in f.read()  # --mark keeps it
    put("c/COVERAGE", "vouchers\tdemand\t51\n")
    assert coverage("--check", status=1)[1] == "error: vouchers: 1 of 2; c/COVERAGE demands 51 % [HLO-8212]\n"
    put("c/COVERAGE", "vouchers\t2\t2\ntypes\texcept\tf64_v1\tnobody has one\n")
    assert "error: vouchers: 1 of 2; c/COVERAGE says 2 of 2 [HLO-8212]\n" in coverage("--check", status=1)[1]
    out = coverage("--full")[0]
    assert "\n    tan_v1\n" in out and "\n    exponential_v1\n" not in out and "\n    f64_v1\n" not in out
    put("c/COVERAGE", "")
    assert "\n    f64_v1\n" in coverage("--full")[0]


def exceptions_may_be_patterns():
    """The first line that an item matches gives the reason, and --mark keeps the lines."""
    said = "op pairs\texcept\tabs add *\tthe first\nop pairs\texcept\tabs * signed\tthe second\n"
    put("c/COVERAGE", said)
    out = json.loads(coverage("--json")[0])["dimensions"]
    reasons = {i["name"]: i.get("except") for d in out if d["name"] == "op pairs" for i in d["items"]}
    assert reasons["abs add signed"] == reasons["abs add float"] == "the first" and reasons["abs negate signed"] == "the second"
    assert reasons["abs negate float"] is None and reasons["constant abs signed"] is None
    coverage("--mark")
    with open("c/COVERAGE", encoding="utf-8") as f:
        assert said in f.read()
    put("c/COVERAGE", "op pairs\texcept\tnothing * *\twhy\n")
    assert ":1:1: error: there is no such item" in coverage(status=2)[1]
    put("c/COVERAGE", "")


def mistakes_have_a_line():
    for text, says in [
            ("#\nopps\t1\t1\n", "c/COVERAGE:2:1: error: there is no such dimension [HLO-8211]"),
            ("types\t1\n", ":1:1: error: a line has three columns, an exception four"),
            ("types\tx\t1\n", ":1:1: error: the second and third column must be numbers"),
            ("types\texcept\tf7_v1\twhy\n", ":1:1: error: there is no such item"),
            ("types\tdemand\t0\n", ":1:1: error: a demand is 1 to 100 percent"),
            ("types\tdemand\t101\n", ":1:1: error: a demand is 1 to 100 percent")]:
        put("c/COVERAGE", text)
        assert says in coverage(status=2)[1], says
    put("c/COVERAGE", "")
    for text, says in [
            ("seven\t..\tit broke\n", "c/INCIDENTS:1:1: error: an incident has five columns"),
            ("#\nseven\tnow\tit broke\there\t-\n", "c/INCIDENTS:2:1: error: the releases of an incident"),
            ("seven\t1.2.0..1.1.0\tit broke\there\t-\n", ":1:1: error: the releases of an incident"),
            ("seven\t..\ta\tb\t-\nseven\t..\ta\tb\t-\n", ":2:1: error: the incident stands there twice"),
            ("six\t..\ta\tb\t-\n", "cases.yaml:4:1: error: 'c' names the incident 'seven', which")]:
        put("c/INCIDENTS", text)
        assert says in coverage(status=2)[1], says
    put("c/INCIDENTS", INCIDENTS)


def incidents_are_demanded():
    """An incident is answered by the case of its name alone; without it the demand is not met."""
    found = items()
    assert found["incidents", "seven"] == {"name": "seven", "cases": 2, "since": "1.2.0"} and found["incidents", "eight"]["cases"] == 0
    put("c/COVERAGE", "incidents\tdemand\t100\nincidents\texcept\teight\tno program shows it\n")
    coverage("--check")
    put("c/f/cases.yaml", CASES.replace("incident_seven", "incident_seven_b"))
    assert "incidents: 0 of 1" in coverage("--check", status=1)[1]
    put("c/f/cases.yaml", CASES)
    put("c/COVERAGE", "")


def programs_are_compared():
    for name, text in (("slices", SLICES), ("same", SLICES.replace("%x", "%other")), ("converted", CONVERTED)):
        put(f"p/{name}.mlir", text)
    found = items("--programs=p")
    for dimension, name, cases, programs in [
            ("values", "abs i8", 3, None), ("values", "abs rank 1", 3, None), ("values", "abs 2 to 16 elements", 3, None),
            ("pairs", "abs i8 with rank 1", 3, None), ("values", "exponential result_accuracy unsaid", 1, None),
            ("pairs", "exponential result_accuracy unsaid with f32", 1, None),
            ("values of programs", "exponential result_accuracy unsaid", 1, 1), ("values of programs", "exponential f64", 0, 1),
            ("values of programs", "exponential unknown size", 0, 1), ("values of programs", "convert i32, f64", 0, 1),
            ("values of programs", "slice start_indices 0, 1, …", 0, 1), ("values of programs", "slice limit_indices rising", 0, 1),
            ("values of programs", "slice strides rising", 0, 1), ("values of programs", "slice 17 to 128 elements", 0, 1),
            ("values of programs", "reduce dimensions 0, 1, …", 0, 1), ("values of programs", "constant value splat", 0, 1),
            ("pairs of programs", "slice f32 with rank 2", 0, 1), ("pairs of programs", "exponential f64 with rank 1", 0, 1)]:
        item = found[dimension, name]
        assert (item["cases"], item.get("programs")) == (cases, programs), (dimension, item)
    assert ("values of programs", "abs i8") not in found  # no program has it
    put("p/half.mlir", "func.func @main() {")
    out, said = coverage("--full", "--programs=p", status=1)
    assert "half.mlir:1:20: error: " in said, said
    assert "\n    exponential f64: 1 program; p/converted.mlir\n" in out or "\n    exponential f64: 1 program; converted.mlir\n" in out, out
    assert "\n    exponential result_accuracy unsaid: " not in out and "\n3 programs, 1 of them cannot be read\n" in out


OPTIONS = """# ops, axis, class, test
slice	strides	one	all(n == 1 for n in strides)
slice	strides	above one	any(n > 1 for n in strides)
slice	types	float	kind(operands[0]) == 'float' and rank(results[0]) == 2 and sizes(operands[0]) == [3, 20]
slice	types	signed	kind(operands[0]) == 'signed'
reduce	reducer	add	only(regions[0], 'add') and dimensions == [0, 1]
reduce	reducer	several ops	len(set(regions[0])) > 2
reduce	start	zero	constants[1] == [0] and splats[1] and constants[0] is None
reduce	start	-0	any(str(n) == '-0.0' for n in constants[1])
exponential	values	NaN	any(n != n for n in constants[0])
exponential	values	subnormal	any(subnormal(n, word(operands[0])) for n in constants[0])
exponential	accuracy	default	result_accuracy is None
exponential	accuracy	highest	result_accuracy.mode == 'HIGHEST'
"""
EVALUATED = """func.func @main() {
  %x = stablehlo.constant dense<1.5> : tensor<3x20xf32>
  %y = stablehlo.slice %x [0:3, 1:20:2] : (tensor<3x20xf32>) -> tensor<3x10xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %r = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x10xf32>, tensor<f32>) -> tensor<f32>
  check.expect_eq_const %r, dense<45.0> : tensor<f32>
  return
}
"""
VALUES = """func.func @main(%z: tensor<3x20xf32>) -> tensor<2xf32> {
  %x = stablehlo.constant dense<[0x7FC00000, 1.0e-40]> : tensor<2xf32>
  %y = "stablehlo.exponential"(%x) <{result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>}> : (tensor<2xf32>) -> tensor<2xf32>
  return %y : tensor<2xf32>
}
"""
MORE_CASES = """  - {id: s, file: s.mlir, since: 0.9.0, tags: [], vouch: derivation}
  - {id: t, file: t.mlir, since: 0.9.0, tags: [], checks: [serialize], no_evaluate: why not}
"""


def of_options(status=0):
    return {name: i["cases"] for (d, name), i in items(status=status).items() if d == "pairs of options" and i["name"].split(" ")[0] in OPTIONS
            and " with " in name and "." not in name}


def options_are_demanded():
    """Each two classes of different axes; a class holds of an op by what the program says; cases that are not evaluated do not count."""
    put("c/OPTIONS", OPTIONS)
    put("c/f/s.mlir", EVALUATED)
    put("c/f/t.mlir", VALUES)
    put("c/f/cases.yaml", CASES + MORE_CASES)
    found = of_options()
    assert found == {
        "slice strides one with types float": 0, "slice strides one with types signed": 0, "slice strides above one with types float": 1,
        "slice strides above one with types signed": 0, "reduce reducer add with start zero": 1, "reduce reducer add with start -0": 0,
        "reduce reducer several ops with start zero": 0, "reduce reducer several ops with start -0": 0,
        # No case with exponential is evaluated, so that others count.
        "exponential values NaN with accuracy default": 0, "exponential values NaN with accuracy highest": 1,
        "exponential values subnormal with accuracy default": 0, "exponential values subnormal with accuracy highest": 1}, found
    put("c/f/t.mlir", EVALUATED.replace("1:20:2", "1:11:1"))
    assert of_options()["slice strides one with types float"] == 0  # it is not evaluated, and other slices are
    put("c/f/cases.yaml", CASES + MORE_CASES.replace("checks: [serialize], no_evaluate: why not", "vouch: derivation"))
    found = of_options()
    assert found["slice strides one with types float"] == found["slice strides above one with types float"] == 1
    put("c/COVERAGE", "pairs of options\texcept\tslice * with types signed\twhy\n")
    holes = {n for (d, n), i in items().items() if d == "pairs of options" and not i["cases"] and "except" not in i}
    assert not [n for n in holes if n.startswith("slice ")] and "reduce reducer add with start -0" in holes
    put("c/f/cases.yaml", CASES + MORE_CASES.splitlines(True)[1])  # without the case there is a hole
    found = of_options()
    assert found["slice strides above one with types float"] == 0
    put("c/COVERAGE", "")


def mistakes_of_options_have_a_line():
    put("c/f/cases.yaml", CASES + MORE_CASES)
    for text, says in [
            ("#\nslize\ta\tb\tTrue\n", "c/OPTIONS:2:1: error: there is no op 'slize' [HLO-8211]"),
            ("slice\ta\tb\n", ":1:1: error: a line has four columns: ops, axis, class, test"),
            ("slice\ta\tb\tstrides\nslice\ta\tb\tstrides\n", ":2:1: error: 'slice' has the class twice"),
            ("slice\ta\tb\tstride == 1\n", ":1:1: error: 'slice' has no attribute 'stride'"),
            ("slice\ta\tb\tstrides ==\n", ":1:1: error: the test cannot be read: "),
            ("slice\ta\tb\topen('x')\n", ":1:1: error: a test has no \"open('x')\""),
            ("slice\ta\tb\t(lambda: 1)\n", ":1:1: error: a test has no 'lambda: 1'")]:
        put("c/OPTIONS", text)
        assert says in coverage(status=2)[1], (says, coverage(status=2)[1])
    put("c/OPTIONS", OPTIONS)
    put("c/COVERAGE", "pairs of options\texcept\tslice strides one with types complex\twhy\n")
    assert ":1:1: error: there is no such item" in coverage(status=2)[1]
    put("c/COVERAGE", "")
    os.remove("c/OPTIONS")
    put("c/f/cases.yaml", CASES)


with tempfile.TemporaryDirectory() as folder:
    os.chdir(folder)
    set_up()
    for test in (nothing_may_be_lost, exceptions_may_be_patterns, mistakes_have_a_line, incidents_are_demanded,
                 options_are_demanded, mistakes_of_options_have_a_line, programs_are_compared):
        test()
