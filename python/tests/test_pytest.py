# SPDX-License-Identifier: Apache-2.0
"""The plugin for pytest: each outcome of an item, selection, explanations, waivers, and that it keeps out of other sessions."""
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

FAULT = "--hlo-option=--fault=off-by-one-ulp"
PAIR = "--hlo-pair=1.0.0,1.0.0"
WAIVERS = """waivers:
  - {cases: abs_f32, consumer: off-by-one-ulp, pair: "*,*", check: "evaluate,contexts", fails-with: fail, reason: known,
     expires: 2099-01-01}
"""
try:
    import pytest

    import hlo_cts_pytest
except ModuleNotFoundError:
    pytest = None
try:
    import xdist
except ModuleNotFoundError:
    xdist = None


@unittest.skipUnless(pytest, "pytest is not installed")
class Plugin(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.folder = pathlib.Path(scratch.name)
        (self.folder / "test_own.py").write_text("def test_own():\n    pass\n")

    def pytest(self, *options, status=0, autoload=True):
        environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "COLUMNS": "200"}
        loads = [] if hlo_cts_pytest.__file__.find("site-packages") >= 0 else ["-p", "hlo_cts_pytest"]
        done = subprocess.run([sys.executable, "-m", "pytest", "-q", "-rA", "-p", "no:cacheprovider", *loads, *options],
                              cwd=self.folder, env=environment, capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, status, done.stdout + done.stderr)
        return done.stdout

    def outcomes(self, text):
        return {name: word for word, name in re.findall(r"^(PASSED|FAILED|XFAIL|SKIPPED.*?|ERROR) (?:.*::)?(\w+)", text, re.MULTILINE)}

    def test_without_its_options_it_does_nothing(self):
        self.assertIn("1 passed", self.pytest("--strict-markers"))

    def test_cases_pass_beside_other_tests(self):
        text = self.pytest("--hlo-consumer=built-in", "--hlo-filter=^abs_(f32|i32)$", PAIR, "--strict-markers")
        self.assertEqual(self.outcomes(text), {"test_own": "PASSED", "abs_f32": "PASSED", "abs_i32": "PASSED"})
        self.assertIn("Reads 1 of 1 releases", text)

    def test_a_wrong_result_fails_with_an_explanation(self):
        text = self.pytest("--hlo-consumer=built-in", "--hlo-filter=^(abs_f32|abs_i32|add_f32_rounding)$", PAIR, FAULT, "--hlo-explain=1",
                           status=1)
        self.assertEqual({k: v for k, v in self.outcomes(text).items() if k != "abs_i32"},
                         {"test_own": "PASSED", "abs_f32": "FAILED", "add_f32_rounding": "FAILED"})
        # abs(-1.5) and one ULP.
        self.assertIn("expected: 1.5 (0x3fc00000)\n  actual: 1.50000012 (0x3fc00001)", text)
        self.assertIn("hlo-cts explain add_f32_rounding --pair=1.0.0,1.0.0", text)
        self.assertEqual(text.count("the program in the corpus:"), 1)

    def test_waived_failures_are_expected(self):
        (self.folder / "waivers.yaml").write_text(WAIVERS)
        options = ("--hlo-consumer=built-in", PAIR, FAULT, "--hlo-waivers=waivers.yaml")
        text = self.pytest(*options, "--hlo-filter=^abs_f32$")
        self.assertEqual(self.outcomes(text)["abs_f32"], "XFAIL")
        # A waiver whose failure does not happen any more fails the session.
        text = self.pytest("--hlo-consumer=built-in", PAIR, "--hlo-waivers=waivers.yaml", "--hlo-filter=^abs_f32$",
                           "--hlo-option=--fault=none")
        self.assertIn("waivers of the consumer 'off-by-one-ulp' are not used", text)
        (self.folder / "waivers.yaml").write_text(WAIVERS.replace("cases: abs_f32", "cases: abs_i32"))
        text = self.pytest(*options, "--hlo-filter=^abs_(f32|i32)$", status=1)
        self.assertEqual(self.outcomes(text)["abs_f32"], "FAILED")

    def test_a_stale_waiver_fails_the_session(self):
        (self.folder / "waivers.yaml").write_text(WAIVERS.replace("off-by-one-ulp", "built-in"))
        text = self.pytest("--hlo-consumer=built-in", "--hlo-waivers=waivers.yaml", "--hlo-filter=^abs_f32$", status=1)
        self.assertEqual(self.outcomes(text), {"test_own": "PASSED", "abs_f32": "PASSED"})
        self.assertIn("waiver", text[text.index("= hlo-cts ="):])

    def test_markers_and_profiles(self):
        text = self.pytest("--hlo-consumer=built-in", "--hlo-filter=^(abs|add)_", "--collect-only", "-m", "op_abs and type_bf16")
        names = re.findall("^hlo-cts::(.*)$", text, re.MULTILINE)
        self.assertTrue(names and all(n.startswith("abs_") for n in names), text)
        text = self.pytest("--hlo-consumer=built-in", "--hlo-filter=^add_", "--collect-only", "--hlo-profile=core")
        names = re.findall("^hlo-cts::(.*)$", text, re.MULTILINE)
        self.assertIn("add_f32_rounding", names)
        self.assertNotIn("add_bf16_rounding", names)
        self.assertEqual(hlo_cts_pytest.shortened("a\nb"), "a\n  b")
        self.assertEqual(hlo_cts_pytest.shortened("a\n" * 40).splitlines()[11:], ["  a", "  (28 more lines)"])
        self.assertEqual(hlo_cts_pytest.marker("type", "complex<f32>"), "type_complex_f32_")

    def test_mistakes(self):
        self.assertIn("no-such", self.pytest("--hlo-consumer=no-such.yaml", "--hlo-filter=^abs_f32$", status=1))
        self.pytest("--hlo-consumer=built-in", "--hlo-filter=(", status=4)
        self.pytest("--hlo-consumer=built-in", "--hlo-profile=none", status=4)

    @unittest.skipUnless(xdist, "pytest-xdist is not installed")
    def test_workers_share_a_run(self):
        text = self.pytest("--hlo-consumer=built-in", "--hlo-filter=^abs_(f32|i32)$", PAIR, "-n2", "--hlo-report=report")
        self.assertEqual(self.outcomes(text), {"test_own": "PASSED", "abs_f32": "PASSED", "abs_i32": "PASSED"})
        self.assertTrue((self.folder / "report" / "index.html").exists())


if __name__ == "__main__":
    unittest.main()
