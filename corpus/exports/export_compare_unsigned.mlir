// 4294967295 is above 1 without a sign. Scalars, and a plane.
func.func @main() {
  %lhs = stablehlo.constant dense<4294967295> : tensor<ui32>
  %rhs = stablehlo.constant dense<1> : tensor<ui32>
  %above = stablehlo.compare GT, %lhs, %rhs, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
  %unlike = stablehlo.compare NE, %lhs, %rhs, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
  %plane = stablehlo.constant dense<[[8, 0, 2, 3], [4, 5, 8, 8], [8, 9, 2, 6]]> : tensor<3x4xui32>
  %plane_b = stablehlo.constant dense<[[3, 1, 6, 6], [2, 7, 7, 3], [0, 6, 8, 9]]> : tensor<3x4xui32>
  %below = stablehlo.compare LT, %plane, %plane_b, UNSIGNED : (tensor<3x4xui32>, tensor<3x4xui32>) -> tensor<3x4xi1>
  check.expect_eq_const %above, dense<true> : tensor<i1>
  check.expect_eq_const %unlike, dense<true> : tensor<i1>
  check.expect_eq_const %below, dense<[[false, true, true, true], [false, true, false, false], [false, false, true, true]]> : tensor<3x4xi1>
  return
}
