// At most 2 ULPs off is asked for: 2 epsilon times the true value. The values lie little above powers of two, where
// 2 units in the last place pass and 3 fail. It can be said since release 1.10.0.
// rsqrt(0.1875) = 2.30940107676..., nearest 0x4013CD3A
// rsqrt(0.625) = 1.26491106407..., nearest 0x3FA1E89B
// rsqrt(2.375) = 0.648885684523..., nearest 0x3F261D5F
func.func @main() {
  %operand = stablehlo.constant dense<[0.1875, 0.625, 2.375]> : tensor<3xf32>
  %expected = stablehlo.constant dense<[0x4013CD3A, 0x3FA1E89B, 0x3F261D5F]> : tensor<3xf32>
  %result = stablehlo.rsqrt %operand {result_accuracy = #stablehlo.result_accuracy<ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<3xf32>
  check.expect_close %result, %expected, max_ulp_difference = 2 : tensor<3xf32>, tensor<3xf32>
  return
}
