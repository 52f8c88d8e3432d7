// 1 / sqrt(x): 1.15470053838 at 0.75, 0.632455532034 at 2.5, 0.408248290464 at 6.0, 2.82842712475 at 0.125,
// 0.577350269190 at 3.0. Expected is the exact value, rounded once; accuracy is implementation-defined, so 8
// ULPs of it pass.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[0.75, 2.5, 6.0, 0.125, 3.0]> : tensor<5xf32>
  %expected_f32 = stablehlo.constant dense<[0x3F93CD3A, 0x3F21E89B, 0x3ED105EC, 0x403504F3, 0x3F13CD3A]> : tensor<5xf32>
  %result_f32 = stablehlo.rsqrt %operand_f32 : tensor<5xf32>
  check.expect_close %result_f32, %expected_f32, max_ulp_difference = 8 : tensor<5xf32>, tensor<5xf32>
  %operand_f64 = stablehlo.constant dense<[0.75, 2.5, 6.0, 0.125, 3.0]> : tensor<5xf64>
  %expected_f64 = stablehlo.constant dense<[1.1547005383792515, 0.6324555320336759, 0.408248290463863, 2.8284271247461903, 0.5773502691896257]> : tensor<5xf64>
  %result_f64 = stablehlo.rsqrt %operand_f64 : tensor<5xf64>
  check.expect_close %result_f64, %expected_f64, max_ulp_difference = 8 : tensor<5xf64>, tensor<5xf64>
  return
}
