# SPDX-License-Identifier: Apache-2.0
"""The package, as it is installed or as HLO_CTS_HOME says. Values are by hand."""
import pathlib
import subprocess
import tempfile
import unittest

import numpy

import hlo_cts
from hlo_cts._home import home as _home, program as _program

TEXT = """func.func @main(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xi1>) {
  %0 = stablehlo.subtract %a, %b : tensor<2x3xf32>
  %1 = stablehlo.compare LT, %a, %b : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  return %0, %1 : tensor<2x3xf32>, tensor<2x3xi1>
}
"""
CHOLESKY = """func.func @main(%a: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %0:2 = stablehlo.custom_call @lapack_spotrf_ffi(%a) {api_version = 4 : i32, mhlo.backend_config = {uplo = 76 : ui8}} :
    (tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<i32>)
  return %0#0 : tensor<2x2xf32>
}
"""
TAN = "func.func @main(%a: tensor<f32>) -> tensor<f32> { %0 = stablehlo.tan %a : tensor<f32> return %0 : tensor<f32> }"


def identity(kind):
    return f"func.func @main(%a: tensor<{kind}>) -> tensor<{kind}> {{ return %a : tensor<{kind}> }}"


class Library(unittest.TestCase):
    def test_arrays_go_in_and_come_out(self):
        a = numpy.arange(6, dtype=numpy.float32).reshape(2, 3)
        b = numpy.full((2, 3), 2.5, numpy.float32)
        difference, less = hlo_cts.evaluate(TEXT, a, b)
        self.assertEqual(difference.tolist(), [[-2.5, -1.5, -0.5], [0.5, 1.5, 2.5]])
        self.assertEqual(less.tolist(), [[True, True, True], [False, False, False]])

    def test_every_type_of_numpy_keeps_its_values(self):
        for kind, dtype in (("i8", "int8"), ("ui64", "uint64"), ("i1", "bool"), ("f16", "float16"), ("f64", "float64"),
                            ("complex<f32>", "complex64"), ("complex<f64>", "complex128")):
            value = numpy.array([[0, 1], [1, 0]], dtype)
            (result,) = hlo_cts.evaluate(identity(f"2x2x{kind}"), value)
            self.assertEqual((result.dtype, result.tolist()), (value.dtype, value.tolist()))
        (scalar,) = hlo_cts.evaluate(identity("i32"), numpy.int32(-7))
        self.assertEqual((scalar.shape, int(scalar)), ((), -7))
        (empty,) = hlo_cts.evaluate(identity("0x4xf32"), numpy.zeros((0, 4), numpy.float32))
        self.assertEqual(empty.shape, (0, 4))
        (turned,) = hlo_cts.evaluate(identity("3x2xi16"), numpy.arange(6, dtype=">i2").reshape(2, 3).T)
        self.assertEqual(turned.tolist(), [[0, 3], [1, 4], [2, 5]])

    def test_an_artifact_for_an_older_release(self):
        older = hlo_cts.downgrade(TEXT, "0.14.0")
        self.assertTrue(older.startswith(b"ML\xefR") and b"StableHLO_v0.14.0" in older)
        self.assertEqual(hlo_cts.digest(older), hlo_cts.digest(TEXT))
        self.assertNotEqual(hlo_cts.digest(TAN), hlo_cts.digest(TEXT))

    def test_what_is_wrong_is_an_error_with_a_number(self):
        for call in (lambda: hlo_cts.digest("nonsense"), lambda: hlo_cts.downgrade(TAN, "1.0.0"),
                     lambda: hlo_cts.downgrade(TEXT, "soon"), lambda: hlo_cts.evaluate(TEXT, numpy.zeros(3)),
                     lambda: hlo_cts.evaluate(TEXT)):
            with self.assertRaisesRegex(hlo_cts.Error, r"\[HLO-\d{4}\]|error: "):
                call()
        with self.assertRaisesRegex(hlo_cts.Error, "no type for elements"):
            hlo_cts.evaluate(TEXT, numpy.array(["text"]))

    def test_a_program_says_what_it_needs(self):
        with hlo_cts.Program(TAN) as p:
            self.assertEqual(p.needs()[0], "1.4.0")
            self.assertIn("tan", p.obstacles("1.0.0")[0])
            self.assertEqual(p.obstacles("1.9.0"), [])
            self.assertIn("stablehlo.tan", p.text)
            with self.assertRaises(hlo_cts.Error):
                p.expand("soon")
            p.expand("1.0.0")
            self.assertIn("stablehlo.cosine", p.text)
            self.assertEqual(p.obstacles("1.0.0"), [])


class Tools(unittest.TestCase):
    def test_inspect(self):
        artifact = hlo_cts.downgrade(TAN, "1.9.0")
        found = hlo_cts.inspect(artifact)
        self.assertEqual(found["target"], "1.9.0")
        self.assertIn("readable by 1.4.0 and later", found["promise"]["line"])
        self.assertFalse(hlo_cts.inspect(artifact, reader="1.0.0")[0]["reads"])
        self.assertTrue(hlo_cts.inspect(artifact, reader="1.12.0")[0]["reads"])
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "around"
            path.write_bytes(b"\0around " + artifact + b" it")
            self.assertEqual(hlo_cts.inspect(path)[0]["offset"], 8)
        with self.assertRaises(hlo_cts.Error):
            hlo_cts.inspect(b"\0nothing")

    def test_whatis(self):
        self.assertIn("none_v1", hlo_cts.whatis("unknown vhlo type code: 33"))
        self.assertIsNone(hlo_cts.whatis("Segmentation fault"))

    def test_lapack_is_found(self):
        if not list((_home() / "lib/hlo-cts").glob("hlo-lapack*")):
            self.skipTest("built without liblapacke-dev")
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder)
            (path / "solver.mlirbc").write_bytes(hlo_cts.downgrade(CHOLESKY, "1.4.0"))
            (path / "solver.args").write_text("dense<[[4.0, 2.0], [2.0, 5.0]]> : tensor<2x2xf32>")
            # [[2, 0], [1, 2]] times its transpose; LAPACK leaves the other triangle as it was.
            (path / "solver.results").write_text("dense<[[2.0, 2.0], [1.0, 2.0]]> : tensor<2x2xf32>")
            done = subprocess.run([_program("hlo-cts"), "programs", folder], capture_output=True, text=True, check=False)
            self.assertEqual(done.stdout.splitlines()[0], "solver: passed")

    def test_run(self):
        self.assertEqual(hlo_cts.run(["--case=abs_f32", "--pair=1.0.0,1.0.0", "--quiet", "--matrix=none"]), 0)
        self.assertEqual(hlo_cts.run(["--no-such-option"]), 2)


if __name__ == "__main__":
    unittest.main()
