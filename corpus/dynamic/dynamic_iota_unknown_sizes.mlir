// Sizes of the result are unknown until the program runs. Element i of the counting dimension is i; the shape
// is an operand.
func.func @main() {
  %output_shape = stablehlo.constant dense<[3]> : tensor<1xi64>
  %unknown = stablehlo.dynamic_iota %output_shape, dim = 0 : (tensor<1xi64>) -> tensor<?xi32>
  %shape = stablehlo.constant dense<[3]> : tensor<1xi64>
  %result = stablehlo.dynamic_reshape %unknown, %shape : (tensor<?xi32>, tensor<1xi64>) -> tensor<3xi32>
  check.expect_eq_const %result, dense<[0, 1, 2]> : tensor<3xi32>
  return
}
