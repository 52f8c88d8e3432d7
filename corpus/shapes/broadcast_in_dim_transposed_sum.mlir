// The operand is transposed, to [[1, 4], [2, 5], [3, 6]], on its way into a product and a sum: 10 times each
// element, and the rest: [[11, 42], [23, 54], [35, 66]].
func.func @main() {
  %operand = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi64>
  %ten = stablehlo.constant dense<10> : tensor<3x2xi64>
  %rest = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi64>
  %transposed = stablehlo.broadcast_in_dim %operand, dims = [1, 0] : (tensor<2x3xi64>) -> tensor<3x2xi64>
  %product = stablehlo.multiply %transposed, %ten : tensor<3x2xi64>
  %result = stablehlo.add %product, %rest : tensor<3x2xi64>
  check.expect_eq_const %result, dense<[[11, 42], [23, 54], [35, 66]]> : tensor<3x2xi64>
  return
}
