// Sizes of operands and result are unknown until the program runs. Along dimension 1: each row of the first
// operand, then that row of the second.
func.func @main() {
  %input_known_0 = stablehlo.constant dense<[[1], [2]]> : tensor<2x1xi32>
  %input_known_1 = stablehlo.constant dense<[[3, 4], [5, 6]]> : tensor<2x2xi32>
  %shape_0 = stablehlo.constant dense<[2, 1]> : tensor<2xi64>
  %input_0 = stablehlo.dynamic_reshape %input_known_0, %shape_0 : (tensor<2x1xi32>, tensor<2xi64>) -> tensor<?x?xi32>
  %shape_1 = stablehlo.constant dense<[2, 2]> : tensor<2xi64>
  %input_1 = stablehlo.dynamic_reshape %input_known_1, %shape_1 : (tensor<2x2xi32>, tensor<2xi64>) -> tensor<?x?xi32>
  %unknown = stablehlo.concatenate %input_0, %input_1, dim = 1 : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>
  %shape_2 = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %result = stablehlo.dynamic_reshape %unknown, %shape_2 : (tensor<?x?xi32>, tensor<2xi64>) -> tensor<2x3xi32>
  check.expect_eq_const %result, dense<[[1, 3, 4], [2, 5, 6]]> : tensor<2x3xi32>
  return
}
