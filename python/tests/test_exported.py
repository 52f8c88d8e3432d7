# SPDX-License-Identifier: Apache-2.0
"""`hlo-cts export`, read back by NumPy. Values are by hand, from the programs of the corpus."""
import io
import json
import pathlib
import subprocess
import tempfile
import unittest

import numpy

import hlo_cts
from hlo_cts import exported
from hlo_cts._home import program as _program

try:
    import ml_dtypes
except ModuleNotFoundError:
    ml_dtypes = None

CASES = """abs_f32 abs_i32 add_bf16_rounding add_f8_e4m3 add_i4_wrap add_complex exponential_f32 constant_nan_payload reshape_scalar
convolution_rounding atan2_complex batch_norm_inference_epsilon atan2_corners_float all_reduce_maximum
argument_attributes tan_f32 cbrt_accuracy""".split()
INFINITY = float("inf")


def export(folder, *options):
    return subprocess.run([_program("hlo-cts"), "export", *options, "--", str(folder)], capture_output=True, text=True, check=False)


class Exported(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.scratch = tempfile.TemporaryDirectory()
        cls.folder = pathlib.Path(cls.scratch.name) / "exported"
        done = export(cls.folder, "--case=" + ",".join(CASES))
        assert done.returncode == 0, done.stderr
        cls.cases = {c.id: c for c in exported.cases(cls.folder)}

    @classmethod
    def tearDownClass(cls):
        cls.scratch.cleanup()

    def test_what_is_exported_and_what_is_left_out(self):
        index = json.loads((self.folder / "index.json").read_text())
        self.assertEqual(index["left_out"], {"argument_attributes": "it is not evaluated"})
        self.assertEqual(sorted(index["cases"]), sorted(set(CASES) - {"argument_attributes"}))
        self.assertIn("Apache License", (self.folder / "LICENSE").read_text())
        for name in index["cases"]:
            notice = (self.folder / name / "LICENSE").read_text()
            self.assertTrue(notice.startswith("SPDX-License-Identifier: Apache-2.0\n"), name)
            self.assertEqual(len(list((self.folder / name).glob("*.mlir*"))), 1, name)

    def test_the_files_are_those_that_numpy_writes(self):
        files = [f for name in self.cases for f in (self.folder / name).glob("*.npy")]
        self.assertGreater(len(files), 30)
        for file in files:
            again = io.BytesIO()
            array = numpy.load(file)
            numpy.save(again, array)
            # NumPy reads the types that it lacks as bytes, for which it writes | where ml_dtypes has <.
            self.assertEqual(again.getvalue().replace(b"'|V", b"'<V"), file.read_bytes(), file)

    @unittest.skipUnless(ml_dtypes, "ml_dtypes is not installed")
    def test_the_files_are_those_of_ml_dtypes(self):
        for name in ("add_bf16_rounding", "add_f8_e4m3", "add_i4_wrap"):
            case = self.cases[name]
            for entry, array in zip(case.data["inputs"], case.inputs):
                again = io.BytesIO()
                numpy.save(again, array)
                self.assertEqual(again.getvalue(), (case.folder / entry["file"]).read_bytes(), entry)

    def test_values_and_types(self):
        case = self.cases["abs_f32"]
        (operand,), want = case.inputs, case.outputs[0]
        self.assertEqual((operand.dtype, operand.shape), (numpy.dtype("float32"), (6,)))
        numpy.testing.assert_array_equal(operand, numpy.array([-1.5, -0.0, 0, -INFINITY, INFINITY, numpy.nan], "f4"))
        self.assertEqual(numpy.signbit(operand).tolist(), [True, True, False, True, False, False])
        numpy.testing.assert_array_equal(want, numpy.array([1.5, 0, 0, INFINITY, INFINITY, numpy.nan], "f4"))
        self.assertEqual(case.data["ops"], ["stablehlo.abs"])
        self.assertEqual(case.data["types"], ["f32"])
        self.assertEqual(case.data["profiles"], ["core"])
        self.assertEqual(case.data["context"], "arguments")
        self.assertEqual((case.folder / "run_module_io_flags.txt").read_text().splitlines()[:3],
                         ["--function=main", "--input=@input_0.npy", "--expected_output=@output_0.npy"])
        # NumPy's own reader gives the bytes of bf16: 256, 256, 1 and 256, 260, 3.
        folder = self.folder / "add_bf16_rounding"
        self.assertEqual(numpy.load(folder / "input_0.npy").view("u2").tolist(), [0x4380, 0x4380, 0x3F80])
        self.assertEqual(numpy.load(folder / "output_0.npy").view("u2").tolist(), [0x4380, 0x4382, 0x4040])
        self.assertEqual(numpy.fromfile(folder / "output_0.bin", "u2").tolist(), [0x4380, 0x4382, 0x4040])
        self.assertIn("--expected_output=3xbf16=@output_0.bin\n", (folder / "run_module_io_flags.txt").read_text())
        self.assertIn("--input=5xi32=@input_0.bin\n", (self.folder / "abs_i32" / "run_module_io_flags.txt").read_text())
        self.assertEqual(numpy.fromfile(self.folder / "abs_i32" / "input_0.bin", "<i4").tolist(), self.cases["abs_i32"].inputs[0].tolist())
        self.assertEqual(list((self.folder / "add_i4_wrap").glob("*.bin")), [])
        self.assertEqual(numpy.load(self.folder / "add_i4_wrap" / "input_0.npy").view("i1").tolist(), [7, -8, 3])
        self.assertIn("because", self.cases["add_i4_wrap"].data["iree"])
        self.assertEqual(self.cases["exponential_f32"].inputs[0].tolist(), [1, -1, 0.5])

    def test_every_program_gives_its_results(self):
        for case in self.cases.values():
            if case.devices == 1 and (ml_dtypes or case.data["iree"].get("flagfile") and not list(case.folder.glob("*.bin"))):
                case.check(hlo_cts.evaluate(case.program, *case.inputs))

    def test_devices(self):
        case = self.cases["all_reduce_maximum"]
        self.assertEqual(case.devices, 2)
        self.assertEqual([e["device"] for e in case.data["inputs"]], [0, 1])
        self.assertEqual(sorted(case.outputs), [0, 1])
        self.assertEqual([e["device"] for e in case.data["outputs"]], [0, 1])
        case.check([case.outputs[0], case.outputs[1]])
        with self.assertRaisesRegex(exported.Mismatch, "result 1: "):
            case.check([case.outputs[0], case.outputs[1] + 1])

    def test_a_wrong_result_is_found(self):
        case = self.cases["abs_f32"]
        good = case.outputs[0]
        case.check([good])
        minus = good.copy()
        minus[1] = -0.0  # equal means the same bits
        shorter = good[:5]
        for wrong, why in ((minus, "1 of 6 elements differ, first at .1."), (shorter, r"float32\[5\], expected float32\[6\]"),
                           (good.astype("f8"), "is float64"), (numpy.zeros(6, "f4"), "4 of 6"),):
            with self.assertRaisesRegex(exported.Mismatch, why):
                case.check([wrong])
        with self.assertRaisesRegex(exported.Mismatch, "result 0 is missing"):
            case.check([])

    def test_tolerances(self):
        f = numpy.float32
        ulps = {"kind": "ulps", "nan": "any", "least": 0, "most": 2}
        one = f(1)
        for steps, good in ((0, True), (2, True), (3, False)):
            got = (numpy.array([one]).view("u4") + numpy.uint32(steps)).view("f4")
            self.assertEqual(exported.within(got, numpy.array([one]), ulps).tolist(), [good], steps)
        # The smallest numbers on both sides of 0 are 2 apart, and so is a NaN from nothing.
        tiny = numpy.array([1, 0x80000001, 0x7FC00000], "u4").view("f4")
        self.assertEqual(exported.within(tiny, tiny[[1, 0, 2]], ulps).tolist(), [True, True, True])
        self.assertEqual(exported.within(tiny, tiny[[2, 2, 0]], ulps).tolist(), [False, False, False])
        near = {"kind": "absolute", "nan": "any", "atol": 0.25}
        self.assertEqual(exported.within(f([1.25, 1.5, INFINITY]), f([1, 1, INFINITY]), near).tolist(), [True, False, True])
        self.assertEqual(exported.within(f([INFINITY]), f([1e38]), near).tolist(), [False])
        bits = {"kind": "equal", "nan": "bits", "zeros_equal": True}
        nans = numpy.array([0x7FC00000, 0x7FC00001, 0], "u4").view("f4")
        self.assertEqual(exported.within(nans, numpy.array([0x7FC00000, 0x7FC00000, 1 << 31], "u4").view("f4"), bits).tolist(),
                         [True, False, True])

    def test_numpy_s_own_tolerance_is_at_least_as_lenient(self):
        for case in self.cases.values():
            for entry in case.data["outputs"]:
                if "same_as" in entry or entry["dtype"] != "float32" or entry["compare"]["kind"] != "ulps":
                    continue
                want = case.outputs[entry["result"]]
                most, lenient = entry["compare"]["most"], entry["compare"]["allclose"]
                finite = want[numpy.isfinite(want) & (want != 0)]
                off = (finite.view("u4") + numpy.uint32(most)).view("f4")
                self.assertTrue(numpy.allclose(off, finite, **lenient), case.id)
                self.assertGreater(lenient["rtol"], 0)

    def test_artifacts_for_a_release(self):
        folder = pathlib.Path(self.scratch.name) / "artifacts"
        done = export(folder, "--release=1.0.0", "--case=abs_f32,tan_f32")
        self.assertEqual((done.returncode, done.stdout), (0, f"1 case in {folder}, 1 left out (index.json says why)\n"))
        (case,) = exported.cases(folder)
        self.assertIn(b"StableHLO_v1.0.0", case.program.read_bytes())
        self.assertEqual(case.data["release"], "1.0.0")
        case.check(hlo_cts.evaluate(case.program, *case.inputs))

    def test_the_list_has_the_same_uses(self):
        names = ["abs_f32", "all_reduce_maximum", "add_bf16_rounding"]
        listed = subprocess.run([_program("hlo-cts"), "list", "--json", "--full", "--case=" + ",".join(names)], capture_output=True,
                                check=True)
        found = {c["id"]: c for c in json.loads(listed.stdout)}
        self.assertEqual(sorted(found), sorted(names))
        for name in names:
            for key in ("ops", "types", "profiles", "tags"):
                self.assertEqual(found[name][key], self.cases[name].data[key], (name, key))
        self.assertEqual(found["all_reduce_maximum"]["ops"], ["stablehlo.all_reduce", "stablehlo.maximum"])
        self.assertEqual(found["add_bf16_rounding"]["profiles"], ["core", "half-floats"])

    def test_selection_and_mistakes(self):
        folder = pathlib.Path(self.scratch.name) / "halves"
        hlo_cts.export(folder, ["--profile=half-floats", "--filter=^add_"])
        names = [c.id for c in exported.cases(folder)]
        self.assertIn("add_bf16_rounding", names)
        self.assertNotIn("add_f8_e4m3", names)
        for options, why in ((["--case=abs_f32"], "is not empty"), (["--release=soon"], "there is no release 'soon'"),
                             (["--context=all"], "--context takes one context"), (["--profile=none"], "none")):
            with self.assertRaisesRegex(hlo_cts.Error, why):
                hlo_cts.export(folder if "--case=abs_f32" in options else folder.with_name("new"), options)


if __name__ == "__main__":
    unittest.main()
