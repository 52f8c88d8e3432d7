// At most 2 ULPs off is asked for: 2 epsilon times the true value. The values lie little above powers of two, where
// 2 units in the last place pass and 3 fail. It can be said since release 1.10.0.
// expm1(0.0625) = 0.0644944589179..., nearest 0x3D8415AC
// expm1(-0.3125) = -0.268384371053..., nearest 0xBE8969AD
// expm1(0.5) = 0.6487212707..., nearest 0x3F261299
func.func @main() {
  %operand = stablehlo.constant dense<[0.0625, -0.3125, 0.5]> : tensor<3xf32>
  %expected = stablehlo.constant dense<[0x3D8415AC, 0xBE8969AD, 0x3F261299]> : tensor<3xf32>
  %result = stablehlo.exponential_minus_one %operand {result_accuracy = #stablehlo.result_accuracy<ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<3xf32>
  check.expect_close %result, %expected, max_ulp_difference = 2 : tensor<3xf32>, tensor<3xf32>
  return
}
