# SPDX-License-Identifier: Apache-2.0
"""The package, as it is installed or as HLO_CTS_HOME says. Values are by hand."""
import concurrent.futures
import copy
import json
import os
import pathlib
import pickle
import subprocess
import sys
import tarfile
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
                     lambda: hlo_cts.downgrade(TEXT, "soon")):
            with self.assertRaisesRegex(hlo_cts.Error, r"\[HLO-\d{4}\]|error: "):
                call()

    def test_arguments_have_the_types_of_main(self):
        a = numpy.ones((2, 3), numpy.float32)
        for inputs, kind, why in (((), TypeError, "takes 2 arguments, and 0 are given"), ((a, a, a), TypeError, "and 3 are given"),
                                  ((a, a.astype("f8")), TypeError, r"argument 1 is tensor<2x3xf32>.*float64.*astype\('float32'\)"),
                                  ((a.T, a), ValueError, r"argument 0 is tensor<2x3xf32>, and the array has shape \(3, 2\)"),
                                  ((a, numpy.array(["x"])), TypeError, "argument 1"), ((a, None), TypeError, "argument 1"),
                                  ((a, object()), TypeError, "argument 1"), ((a, [[1j] * 3] * 2), TypeError, "complex128 does not")):
            with self.assertRaisesRegex(kind, why):
                hlo_cts.evaluate(TEXT, *inputs)
        difference, _ = hlo_cts.evaluate(TEXT, [[1, 2, 3]] * 2, [[0.5, 0, -1]] * 2)
        self.assertEqual((difference.dtype, difference[0].tolist()), (numpy.dtype("float32"), [0.5, 2, 4]))
        self.assertEqual(int(hlo_cts.evaluate(identity("i8"), -128)[0]), -128)
        for value, kind in ((128, ValueError), (1.5, TypeError), (1 << 70, (TypeError, OverflowError))):
            with self.assertRaises(kind):
                hlo_cts.evaluate(identity("i8"), value)

    def test_types_of_ml_dtypes(self):
        try:
            import ml_dtypes
        except ModuleNotFoundError:
            with self.assertRaisesRegex(TypeError, "pip install ml_dtypes"):
                hlo_cts.evaluate(identity("bf16"), 1.0)
            self.skipTest("ml_dtypes is not installed")
        for element, name in (("bf16", "bfloat16"), ("i4", "int4"), ("ui2", "uint2"), ("f8E4M3FN", "float8_e4m3fn"),
                              ("f8E8M0FNU", "float8_e8m0fnu"), ("f6E2M3FN", "float6_e2m3fn")):
            value = numpy.array([[1, 2], [1, 1]]).astype(getattr(ml_dtypes, name))
            (result,) = hlo_cts.evaluate(identity(f"2x2x{element}"), value)
            self.assertEqual((result.dtype, result.tolist()), (value.dtype, value.tolist()))
        self.assertEqual(float(hlo_cts.evaluate(identity("bf16"), 1.5)[0]), 1.5)

    def test_a_closed_program_says_so(self):
        p = hlo_cts.Program(TEXT)
        uses = (lambda: p.text, lambda: p.signature, p.needs, lambda: p.obstacles("1.0.0"), lambda: p.expand("1.0.0"),
                lambda: p.write("1.0.0"), p.digest, lambda: p.evaluate(*[numpy.ones((2, 3), "f4")] * 2), p.__enter__)
        for use in uses:
            use()
        p.close()
        p.close()
        for use in uses:
            with self.assertRaisesRegex(ValueError, "the program is closed"):
                use()
        self.assertEqual((p.closed, repr(p)), (True, "<hlo_cts.Program, closed>"))
        unmade = hlo_cts.Program.__new__(hlo_cts.Program)
        unmade.close()
        self.assertTrue(unmade.closed)

    def test_a_program_is_not_copied(self):
        with hlo_cts.Program(TEXT) as p:
            for use in (lambda: copy.copy(p), lambda: copy.deepcopy(p), lambda: pickle.dumps(p)):
                with self.assertRaisesRegex(TypeError, "cannot be copied"):
                    use()
            with self.assertRaisesRegex(ValueError, "open already"):
                p.__init__(TAN)
            self.assertIn("subtract", p.text)

    def test_threads_share_a_program(self):
        a = numpy.ones((2, 3), "f4")
        with hlo_cts.Program(TEXT) as p, concurrent.futures.ThreadPoolExecutor(4) as pool:
            written = set(pool.map(lambda i: (p.write("1.0.0"), p.text, p.evaluate(a, a)[0].tolist() == [[0] * 3] * 2)[i % 2:],
                                   range(100)))
        self.assertEqual(len(written), 2)

    def test_wrong_sources_and_options(self):
        for source in (5, None, 1.5, ["a"], object(), {}):
            with self.assertRaisesRegex(TypeError, "a program is bytes, the text of a program as str, or a pathlib.Path"):
                hlo_cts.Program(source)
        for source in (b"ML\xefR", bytearray(b"ML\xefR\xff\xff"), memoryview(b"ML\xefR" * 50)[::2]):
            with self.assertRaises(hlo_cts.Error):
                hlo_cts.Program(source)
        for text in ("program.mlirbc", __file__):
            with self.assertRaisesRegex(ValueError, "to read the file pass pathlib.Path"):
                hlo_cts.digest(text)
        with self.assertRaises(FileNotFoundError):
            hlo_cts.digest(pathlib.Path("there/is/no.mlirbc"))
        for memory, kind in ((-1, ValueError), (1 << 64, ValueError), (1 << 200, ValueError), ("1", TypeError), (1.0, TypeError),
                             (True, TypeError), (1, (hlo_cts.Error, MemoryError))):
            with self.assertRaises(kind):
                hlo_cts.Program(TEXT, memory)
        with hlo_cts.Program(TEXT) as p:
            for call in (p.write, p.expand, p.obstacles):
                for release, kind in ((14, TypeError), (None, TypeError), (b"1.0.0", TypeError), ("1.0.0\0", ValueError),
                                      ("", hlo_cts.Error), ("9" * 100000, hlo_cts.Error), ("1.0.\u0664", hlo_cts.Error)):
                    with self.assertRaises(kind):
                        call(release)

    def test_signatures(self):
        with hlo_cts.Program(TEXT) as p:
            self.assertEqual(str(p.signature), "(tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xi1>)")
            first, second = p.signature.results
            self.assertEqual((first.shape, first.element, first.dtype), ((2, 3), "f32", numpy.dtype("float32")))
            self.assertEqual(second.dtype, numpy.dtype(bool))
            self.assertEqual(repr(p), f"<hlo_cts.Program @main: {p.signature}>")
        with hlo_cts.Program("func.func @f() { return }") as p:
            with self.assertRaisesRegex(hlo_cts.Error, "no function @main"):
                p.signature
            self.assertEqual(repr(p), "<hlo_cts.Program without @main>")
        text = ("(tensor<?x2xcomplex<f32>>, !stablehlo.token, tuple<tensor<i1>, tensor<2xi1>>, "
                "tensor<4x!quant.uniform<i8:f32, 0.5>>, tensor<?xf32, #stablehlo.bounds<3>>) -> tensor<index>")
        types = hlo_cts.Signature.parse(text)
        self.assertEqual(str(types), text)
        self.assertEqual([t.shape for t in types.inputs], [(None, 2), None, None, (4,), (None,)])
        self.assertEqual([t.element for t in types.inputs + types.results],
                         ["complex<f32>", None, None, "!quant.uniform<i8:f32, 0.5>", "f32", "index"])
        self.assertTrue(types.inputs[0].fits((7, 2)) and not types.inputs[0].fits((2, 7)))
        for t in (types.inputs[1], types.inputs[3], types.results[0]):
            with self.assertRaisesRegex(TypeError, "NumPy has no type"):
                t.dtype
        self.assertEqual(hlo_cts.Signature.parse("() -> ()"), hlo_cts.Signature((), ()))

    def test_versions(self):
        self.assertEqual(hlo_cts.get_minimum_version(), "0.9.0")
        newest = hlo_cts.get_current_version()
        self.assertIn(newest.encode(), hlo_cts.downgrade(TAN, newest))
        self.assertEqual(hlo_cts.get_smaller_version("1.10.0", "1.9.0"), "1.9.0")
        self.assertEqual(hlo_cts.get_smaller_version("0.9.0", newest), "0.9.0")
        for wrong, kind in (("1.10", ValueError), ("a.b.c", ValueError), ("1.0.0\n", ValueError), (110, TypeError)):
            with self.assertRaises(kind):
                hlo_cts.get_smaller_version("1.0.0", wrong)
        self.assertEqual(hlo_cts.version(), hlo_cts.__version__)

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
        self.assertEqual((found.target, found["target"]), ("1.9.0", "1.9.0"))
        self.assertIn("readable by 1.4.0 and later", found.promise.line)
        self.assertEqual((found.readable_by.oldest, found.readable_by.newest_because), ("1.4.0", None))
        self.assertEqual({s.name for s in found.sections} >= {"string", "dialect", "IR"}, True)
        self.assertIn("target='1.9.0'", repr(found))
        with self.assertRaisesRegex(AttributeError, "has no attribute 'targets'; it has .*target"):
            found.targets
        with self.assertRaises(AttributeError):
            found.target = "1.0.0"
        self.assertEqual(pickle.loads(pickle.dumps(found)), found)
        self.assertFalse(hlo_cts.find(artifact, reader="1.0.0")[0].reads)
        self.assertTrue(hlo_cts.find(artifact, reader="1.12.0")[0].reads)
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "around"
            path.write_bytes(b"\0around " + artifact + b" it")
            self.assertEqual([(f.offset, f.release, f.reads) for f in hlo_cts.find(path)], [(8, "1.9.0", None)])
            with self.assertRaisesRegex(hlo_cts.Error, "hlo_cts.find"):
                hlo_cts.inspect(path)
        with self.assertRaises(hlo_cts.Error):
            hlo_cts.inspect(b"\0nothing")

    def test_members_are_those_of_the_schema(self):
        schema = pathlib.Path(__file__).resolve().parents[2] / "docs" / "inspect.schema.json"
        if not schema.exists():
            self.skipTest("the sources are not here")
        schema = json.loads(schema.read_text())
        members = schema["properties"]
        kinds = {hlo_cts.Inspection: members, hlo_cts.Found: schema["$defs"]["listed"]["properties"]}
        for name, kind in (("sections", hlo_cts.Section), ("dialects", hlo_cts.Dialect), ("op_names", hlo_cts.OpName)):
            kinds[kind] = members[name]["items"]["properties"]
        for name, kind in (("readable_by", hlo_cts.ReadableBy), ("promise", hlo_cts.Promise)):
            kinds[kind] = members[name]["properties"]
        for name, kind in (("items", hlo_cts.PromiseItem), ("dialects", hlo_cts.PromiseDialect)):
            kinds[kind] = kinds[hlo_cts.Promise][name]["items"]["properties"]
        for kind, described in kinds.items():
            self.assertEqual(set(kind.__annotations__), set(described) - {"is"}, kind)  # a keyword of Python

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
        done = hlo_cts.run(["--case=abs_f32", "--pair=1.0.0,1.0.0"])
        self.assertTrue(done)
        self.assertEqual((done.status, done.cases, done.failures, done.report), (0, ["abs_f32"], [], None))
        self.assertIn("Reads 1 of 1 releases", done.score)
        with tempfile.TemporaryDirectory() as folder:
            done = hlo_cts.run(["--case=abs_f32", "--pair=1.0.0,1.0.0", "--fault=off-by-one-ulp"], report=pathlib.Path(folder) / "r")
            self.assertTrue((done.report / "index.html").exists())
        self.assertEqual((bool(done), done.status), (False, 1))
        self.assertEqual({(f.case, f.verdict, f.producer) for f in done.failures}, {("abs_f32", "fail", "1.0.0")})
        self.assertIn("differ", done.failures[0].message)
        with self.assertRaisesRegex(hlo_cts.Error, "no-such-option"):
            hlo_cts.run(["--no-such-option"])
        with self.assertRaisesRegex(TypeError, "options are a list"):
            hlo_cts.run("--quick")


class PackedCorpus(unittest.TestCase):
    """A package whose corpus is an archive, and whose hlo-cts prints the corpus that it gets."""

    def run_it(self, folder, **environment):
        program = folder / "bin/hlo-cts"
        program.parent.mkdir(parents=True)
        program.write_text('#!/bin/sh\necho "$HLO_CTS_CORPUS"; cat "$HLO_CTS_CORPUS/a.mlir"\n')
        program.chmod(0o755)
        (folder / "corpus").mkdir()
        (folder / "corpus/a.mlir").write_text("// a program\n")
        (folder / "share/hlo-cts").mkdir(parents=True)
        with tarfile.open(folder / "share/hlo-cts/corpus.tar.gz", "w:gz") as tar:
            tar.add(folder / "corpus", "corpus")
        asked = {**os.environ, "PYTHONPATH": str(pathlib.Path(hlo_cts.__file__).parents[1]), "HLO_CTS_CORPUS": "", "HLO_CTS_HOME": str(folder),
                 "XDG_CACHE_HOME": str(folder / "cache"), **environment}
        command = [sys.executable, "-c", "import hlo_cts._tools; hlo_cts._tools.hlo_cts()"]
        return [subprocess.run(command, env=asked, capture_output=True, text=True, check=False) for _ in range(2)]

    def test_it_is_unpacked_once(self):
        with tempfile.TemporaryDirectory() as folder:
            first, second = self.run_it(pathlib.Path(folder))
            (unpacked,) = (pathlib.Path(folder) / "cache/hlo-cts").iterdir()
            self.assertEqual((first.returncode, first.stdout), (0, f"{unpacked}\n// a program\n"))
            self.assertEqual(second.stdout, first.stdout)

    def test_a_cache_that_cannot_be_written(self):
        with tempfile.TemporaryDirectory() as folder:
            done = self.run_it(pathlib.Path(folder), XDG_CACHE_HOME="/dev/null")[0]
            self.assertEqual((done.returncode, done.stdout), (2, ""))
            self.assertRegex(done.stderr, "^hlo-cts: the corpus cannot be unpacked: .*tar xf .*corpus.tar.gz\n$")

    def test_another_corpus_was_named(self):
        with tempfile.TemporaryDirectory() as folder:
            (pathlib.Path(folder) / "mine").mkdir()
            self.assertEqual(self.run_it(pathlib.Path(folder), HLO_CTS_CORPUS=f"{folder}/mine")[0].stdout, f"{folder}/mine\n")
            self.assertFalse((pathlib.Path(folder) / "cache").exists())


if __name__ == "__main__":
    unittest.main()
