// Sizes of the result are unknown until the program runs. Elements keep their row-major order; the shape is an
// operand.
func.func @main() {
  %unknown_known = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %shape_0 = stablehlo.constant dense<[3, 2]> : tensor<2xi64>
  %unknown = stablehlo.dynamic_reshape %unknown_known, %shape_0 : (tensor<2x3xi32>, tensor<2xi64>) -> tensor<?x?xi32>
  %shape_1 = stablehlo.constant dense<[3, 2]> : tensor<2xi64>
  %result = stablehlo.dynamic_reshape %unknown, %shape_1 : (tensor<?x?xi32>, tensor<2xi64>) -> tensor<3x2xi32>
  check.expect_eq_const %result, dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  return
}
