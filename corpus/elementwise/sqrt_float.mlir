// The square root: 0.866025403784 at 0.75, 1.58113883008 at 2.5, 2.44948974278 at 6.0, 0.353553390593 at 0.125,
// 1.73205080757 at 3.0. Expected is the exact value, rounded once; accuracy is implementation-defined, so 8
// ULPs of it pass.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[0.75, 2.5, 6.0, 0.125, 3.0]> : tensor<5xf32>
  %expected_f32 = stablehlo.constant dense<[0x3F5DB3D7, 0x3FCA62C2, 0x401CC471, 0x3EB504F3, 0x3FDDB3D7]> : tensor<5xf32>
  %result_f32 = stablehlo.sqrt %operand_f32 : tensor<5xf32>
  check.expect_close %result_f32, %expected_f32, max_ulp_difference = 8 : tensor<5xf32>, tensor<5xf32>
  %operand_f64 = stablehlo.constant dense<[0.75, 2.5, 6.0, 0.125, 3.0]> : tensor<5xf64>
  %expected_f64 = stablehlo.constant dense<[0.8660254037844386, 1.5811388300841898, 2.449489742783178, 0.3535533905932738, 1.7320508075688772]> : tensor<5xf64>
  %result_f64 = stablehlo.sqrt %operand_f64 : tensor<5xf64>
  check.expect_close %result_f64, %expected_f64, max_ulp_difference = 8 : tensor<5xf64>, tensor<5xf64>
  return
}
