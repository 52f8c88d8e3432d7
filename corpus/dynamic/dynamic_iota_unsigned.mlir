// Element i of the counting dimension is i; the shape is an operand.
func.func @main() {
  %output_shape = stablehlo.constant dense<[3]> : tensor<1xui64>
  %result = stablehlo.dynamic_iota %output_shape, dim = 0 : (tensor<1xui64>) -> tensor<3xui32>
  check.expect_eq_const %result, dense<[0, 1, 2]> : tensor<3xui32>
  return
}
