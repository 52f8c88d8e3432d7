// Of four dimensions, one of them 1: element by element in row-major order.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[[-6.0, 1.0], [8.0, -4.0], [3.0, -9.0]]], [[[-2.0, 5.0], [-7.0, 0.0], [7.0, -5.0]]]]> : tensor<2x1x3x2xf32>
  %rhs = stablehlo.constant dense<[[[[-5.0, 0.0], [5.0, -7.0], [-2.0, 3.0]]], [[[8.0, -4.0], [1.0, 6.0], [-6.0, -1.0]]]]> : tensor<2x1x3x2xf32>
  %result = stablehlo.compare LT, %lhs, %rhs : (tensor<2x1x3x2xf32>, tensor<2x1x3x2xf32>) -> tensor<2x1x3x2xi1>
  check.expect_eq_const %result, dense<[[[[true, false], [false, false], [false, true]]], [[[true, false], [true, true], [false, true]]]]> : tensor<2x1x3x2xi1>
  return
}
