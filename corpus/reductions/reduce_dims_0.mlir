// The sum over dimensions [0] of 2 x 3 x 4 elements; the others stay in order.
func.func @main() {
  %input = stablehlo.constant dense<[[[-6, 1, 8, -4], [3, -9, -2, 5], [-7, 0, 7, -5]], [[2, 9, -3, 4], [-8, -1, 6, -6], [1, 8, -4, 3]]]> : tensor<2x3x4xi32>
  %init = stablehlo.constant dense<0> : tensor<i32>
  %result = stablehlo.reduce(%input init: %init) applies stablehlo.add across dimensions = [0] : (tensor<2x3x4xi32>, tensor<i32>) -> tensor<3x4xi32>
  check.expect_eq_const %result, dense<[[-4, 10, 5, 0], [-5, -10, 4, -1], [-6, 8, 3, -2]]> : tensor<3x4xi32>
  return
}
