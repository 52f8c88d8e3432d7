#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""hlo-cts accuracy from outside: results that are resumed and joined, budgets, and scripts/accuracy.

  command.py HLO_CTS SOURCE
"""
import json
import os
import re
import subprocess
import sys
import tempfile
import unittest

HLO_CTS, SOURCE = sys.argv[1:3]

# A consumer that is right but for one range of one function: the sine of numbers from 4 up to 8 is 2 ULP too large in magnitude.
# Python's math is the C library's in double, rounded to f32.
SPOILED = """
import base64, json, math, struct, sys
def sine(x):
    y = struct.unpack("<I", struct.pack("<f", math.sin(x) if math.isfinite(x) else math.nan))[0]
    return struct.pack("<I", y + 2 if 4 <= abs(x) < 8 else y)
while header := sys.stdin.buffer.readline():
    m = json.loads(sys.stdin.buffer.read(int(header)))
    if "hello" in m:
        reply = {"hello": {"protocol": 1, "name": "spoiled", "release": "1.9.0", "can": ["evaluate"]}}
    else:
        x = base64.b64decode(m["evaluate"]["arguments"][0]["base64"])
        data = b"".join(map(sine, struct.unpack(f"<{len(x) // 4}f", x)))
        reply = {"id": m["id"], "done": {"results": [
            {"type": m["evaluate"]["arguments"][0]["type"], "base64": base64.b64encode(data).decode()}]}}
    text = json.dumps(reply).encode()
    sys.stdout.buffer.write(b"%d\\n%s" % (len(text), text))
    sys.stdout.buffer.flush()
"""

# hlo-translate, but a first result of three numbers of f32 is OFF units in the last place larger in magnitude.
OFF = """
import re, struct, subprocess, sys
off, tool, *args = sys.argv[1:]
def moved(number):
    bits, = struct.unpack("<I", struct.pack("<f", float(number)))
    return repr(*struct.unpack("<f", struct.pack("<I", bits + int(off))))
done = subprocess.run([tool, *args], capture_output=True, text=True)
sys.stderr.write(done.stderr)
lines = done.stdout.splitlines()
found = re.fullmatch(r"dense<\\[(.*)\\]> : tensor<3xf32>", lines[0]) if lines else None
if found:
    lines[0] = f"dense<[{', '.join(map(moved, found[1].split(', ')))}]> : tensor<3xf32>"
print("\\n".join(lines))
sys.exit(done.returncode)
"""


def run(*args, status=0):
    done = subprocess.run([HLO_CTS, "accuracy", *args], capture_output=True, text=True, check=False)
    assert done.returncode == status, f"{args}: status {done.returncode}: {done.stdout}{done.stderr}"
    return done.stdout + done.stderr


class Accuracy(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def path(self, name):
        return os.path.join(self.folder.name, name)

    def test_every_bf16_is_asked(self):
        rows = json.loads(run("--op=tanh,log", "--type=bf16", "--json"))["rows"]
        self.assertEqual([(r["op"], r["type"], r["context"]) for r in rows], [("log", "bf16", "arguments"), ("tanh", "bf16", "arguments")])
        for row in rows:
            m = row["measure"]
            self.assertEqual(m["elements"], 65536)
            self.assertEqual(m["elements"], m["numbers"] + m["special"] + m["open"] + m["flushed_operands"] + m["flushed_results"])
            self.assertEqual(m["numbers"], m["correctly_rounded"])
            self.assertLessEqual(m["worst"]["ulps"], 0.5)
        # Special for log: 0x7f7f negative numbers, 2 * 127 NaNs, both zeros, both infinities, and 1, whose logarithm is exactly 0.
        self.assertEqual(rows[0]["measure"]["special"], 0x7f7f + 2 * 127 + 2 + 2 + 1)

    def test_constants_give_the_same(self):
        rows = json.loads(run("--op=sine", "--type=f16", "--context=constants,arguments", "--json"))["rows"]
        self.assertEqual([r["context"] for r in rows], ["arguments", "constants"])
        self.assertEqual(rows[0]["measure"], rows[1]["measure"])

    def test_the_accurate_engine_loses_no_part_of_complex_f32(self):
        options = ("--type=complex<f32>", "--samples=2000", "--json")
        accurate, usual = ({r["op"]: r["measure"] for r in json.loads(run(*options, *more))["rows"]} for more in (("--engine=accurate",), ()))
        self.assertEqual({op for op, m in accurate.items() if m["worst_part_ulps"] > 0.5000001 or m["special_wrong"]["count"]}, set())
        self.assertEqual({op for op, m in usual.items() if m["worst_part_ulps"] > 0.5000001},
                         {"exponential_minus_one", "log_plus_one", "logistic", "multiply"})

    def test_results_are_resumed_and_joined(self):
        options = ("--op=sqrt,tanh", "--type=f16,f32", "--samples=2000")
        whole = json.loads(run(*options, "--json"))
        run(*options, "--results=" + self.path("all"))
        with open(self.path("all"), encoding="utf-8") as f:
            lines = f.readlines()
        self.assertEqual(len(lines), 4)
        # A last line that was cut off is asked again; the others are not.
        with open(self.path("part"), "w", encoding="utf-8") as f:
            f.writelines(lines[:2] + [lines[2][:50]])
        resumed = json.loads(run(*options, "--json", "--results=" + self.path("part")))
        self.assertEqual(resumed, whole)
        with open(self.path("part"), encoding="utf-8") as f:
            self.assertEqual(f.readlines(), lines)
        # Other options, or lines that are no results, are refused.
        self.assertIn("made with other options", run(*options, "--seed=2", "--results=" + self.path("all"), status=2))
        with open(self.path("all"), "w", encoding="utf-8") as f:
            f.write("{}\n")
        self.assertIn("line 1", run(*options, "--results=" + self.path("all"), status=2))

    def test_budgets(self):
        options = ("--op=logistic", "--type=f16")
        run(*options, "--write-budgets=" + self.path("written.yaml"))
        run(*options, "--budgets=" + self.path("written.yaml"))
        with open(self.path("low.yaml"), "w", encoding="utf-8") as f:
            f.write("budgets: [{op: logistic, type: f16, ulps: 0.4, allows: [flush], reason: none, expires: 2099-01-01}]\n")
        self.assertIn("is above the budget of 0.4", run(*options, "--budgets=" + self.path("low.yaml"), status=1))
        # Complex numbers, too: the exponents are those of the real part.
        complex_options = ("--op=exponential_minus_one", "--type=complex<f32>")
        run(*complex_options, "--write-budgets=" + self.path("complex.yaml"))
        run(*complex_options, "--budgets=" + self.path("complex.yaml"))
        with open(self.path("parts.yaml"), "w", encoding="utf-8") as f:
            f.write("budgets:\n" + "".join(f"  - {{op: exponential_minus_one, type: complex<f32>, exponents: {exponents}, ulps: {ulps}, "
                                           "allows: [special], reason: none, expires: 2099-01-01}\n"
                                           for exponents, ulps in (("-200..-1", 1e8), ("0..127", 0.25))))
        said = run(*complex_options, "--budgets=" + self.path("parts.yaml"), status=1)
        self.assertEqual(said.count("is above the budget of"), 1, said)
        self.assertIn("complex<f32>: ", said)
        self.assertIn("is above the budget of 0.25", said)
        # A description has them beside it; those of the command line win.
        with open(self.path("mine.yaml"), "w", encoding="utf-8") as f:
            f.write("name: mine\nkind: built-in\nbudgets: low.yaml\n")
        mine = "--consumer=" + self.path("mine.yaml")
        self.assertIn("is above the budget of 0.4", run(*options, mine, status=1))
        run(*options, mine, "--budgets=" + self.path("written.yaml"))
        run("--op=sine", "--type=f16", mine)
        os.remove(self.path("low.yaml"))
        self.assertIn("low.yaml", run(*options, mine, status=2))

    def test_a_seeded_error_is_found_named_and_plotted(self):
        with open(self.path("spoiled.py"), "w", encoding="utf-8") as f:
            f.write(SPOILED)
        options = (f"--testee={sys.executable} {self.path('spoiled.py')}", "--op=sine", "--type=f32", "--samples=40000")
        text = run(*options, "--json")
        with open(self.path("spoiled.json"), "w", encoding="utf-8") as f:
            f.write(text)
        row, = json.loads(text)["rows"]
        # Found: the exponents 127 + 2 of both signs, and no other, are above half an ULP.
        self.assertEqual({(s, e) for s, e, _, worst, _ in row["measure"]["exponents"] if worst > 0.501}, {(0, 129), (1, 129)})
        # Named: op, type, and an operand of the range.
        full = run(*options, "--full")
        self.assertRegex(full, r"sine f32: .* 2\.5 ULP at worst")
        operand = re.search(r"worst: 0x([0-9a-f]{8}) gives", full)[1]
        self.assertIn(int(operand, 16) >> 23 & 255, (127 + 2,))
        # Plotted: the line has its two peaks there, and is low elsewhere.
        script = os.path.join(SOURCE, "scripts", "accuracy")
        page = subprocess.run([script, "page", self.path("spoiled.json")], capture_output=True, text=True, check=True).stdout
        line = [float(p.split(",")[1]) for p in re.search(r'<polyline points="([^"]*)"', page)[1].split()]
        top = min(line)
        self.assertEqual(sum(y < top + 1 for y in line), 2)
        self.assertGreater(sorted(line)[2], top + 20)

    def test_a_run_holds_a_consumer_to_result_accuracy(self):
        with open(self.path("off.py"), "w", encoding="utf-8") as f:
            f.write(OFF)
        with open(os.path.join(SOURCE, "consumers", "template.yaml"), encoding="utf-8") as f:
            template = f.read().replace("  memory: 4GiB\n", "")  # which a sanitizer exceeds
        argv = 'argv: ["{bin}/hlo-translate", --deserialize, --interpret'
        for off in (2, 3):
            with open(self.path("off.yaml"), "w", encoding="utf-8") as f:
                f.write(template.replace(argv, argv.replace("[", f'["{sys.executable}", "{self.path("off.py")}", "{off}", ')))
            done = subprocess.run([HLO_CTS, "run", "--consumer=" + self.path("off.yaml"), "--filter=_accuracy_ulps$",
                                   "--check=evaluate", "--context=constants", "--pair=1.20.0,1.20.0", "--matrix=none",
                                   "--quiet", "--report=" + self.path(f"report{off}")], capture_output=True, text=True, check=False)
            with open(self.path(f"report{off}/results.json"), encoding="utf-8") as f:
                results = json.load(f)
            verdicts = [row["verdict"] for row in results["details"] if row["verdict"] != "pass"]
            self.assertEqual((done.returncode, verdicts), (0, []) if off == 2 else (1, ["fail"] * 12), f"{off} ULPs off")

    def test_the_page_has_a_cause_for_each_remark(self):
        script = os.path.join(SOURCE, "scripts", "accuracy")
        done = subprocess.run([script, "causes"], capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 0, done.stdout)

    def test_the_page_has_the_tolerances_of_the_rows(self):
        script = os.path.join(SOURCE, "scripts", "accuracy")
        table = subprocess.run([script, "tolerances"], capture_output=True, text=True, check=True).stdout
        self.assertIn("| exponential | 3 ULP, complex: 16 ε", table)
        self.assertIn("exponential_minus_one | 3 ULP", table)
        with open(os.path.join(SOURCE, "docs", "accuracy.md"), encoding="utf-8") as f:
            self.assertIn(table, f.read(), "docs/accuracy.md: write the table again with scripts/accuracy tolerances")

    def test_wrong_usage(self):
        self.assertIn("there is no op 'gelu'", run("--op=gelu", status=2))
        self.assertIn("there is no type 'f7'", run("--type=f7", status=2))
        self.assertIn("--shard takes i/n", run("--shard=3/2", status=2))

    def test_tables_and_pages(self):
        with open(self.path("own.json"), "w", encoding="utf-8") as f:
            f.write(run("--op=logistic,log", "--type=f16", "--json"))
        script = os.path.join(SOURCE, "scripts", "accuracy")
        table = subprocess.run([script, "table", "--type", "f16", self.path("own.json")], capture_output=True, text=True, check=True).stdout
        self.assertRegex(table, r"\| logistic \| f16 \| 1\.9\d f \|")
        page = subprocess.run([script, "page", self.path("own.json"), self.path("own.json")], capture_output=True, text=True, check=True).stdout
        self.assertEqual(page.count("<svg "), 4)
        self.assertIn("<td>0.5</td>", page)
        self.assertIn("; PCC 0.99", page)
        with open(self.path("sums.json"), "w", encoding="utf-8") as f:
            json.dump({"consumer": "mine", "rows": [{"op": "dot_general", "type": "f32", "cell": "f32: 300 / 1 / 2", "within": False},
                                                    {"op": "cholesky", "type": "f16", "cell": "0.5", "within": True}]}, f)
        page = subprocess.run([script, "page", self.path("own.json"), self.path("sums.json")], capture_output=True, text=True, check=True).stdout
        self.assertIn('<td>dot_general<td>f32<td class="bad">f32: 300 / 1 / 2', page)
        self.assertIn('<td>cholesky<td>f16<td class="">0.5', page)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
