// Element i of dimension 1 is i; the shape is an operand.
func.func @main() {
  %shape = stablehlo.constant dense<[2, 3, 4]> : tensor<3xi64>
  %result = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<3xi64>) -> tensor<2x3x4xi32>
  check.expect_eq_const %result, dense<[[[0, 0, 0, 0], [1, 1, 1, 1], [2, 2, 2, 2]], [[0, 0, 0, 0], [1, 1, 1, 1], [2, 2, 2, 2]]]> : tensor<2x3x4xi32>
  return
}
