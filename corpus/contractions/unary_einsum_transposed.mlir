// The middle letter is summed over and the others change places: abc->ca.
func.func @main() {
  %operand = stablehlo.constant dense<[[[-6, 1, 8, -4], [3, -9, -2, 5], [-7, 0, 7, -5]], [[2, 9, -3, 4], [-8, -1, 6, -6], [1, 8, -4, 3]]]> : tensor<2x3x4xi32>
  %result = stablehlo.unary_einsum %operand, config = "abc->ca" : (tensor<2x3x4xi32>) -> tensor<4x2xi32>
  check.expect_eq_const %result, dense<[[-10, -5], [-8, 16], [13, -1], [-4, 1]]> : tensor<4x2xi32>
  return
}
