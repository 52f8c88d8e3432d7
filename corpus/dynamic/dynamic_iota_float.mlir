// Element i of the counting dimension is i; the shape is an operand.
func.func @main() {
  %output_shape_0 = stablehlo.constant dense<[3]> : tensor<1xi64>
  %result_f32 = stablehlo.dynamic_iota %output_shape_0, dim = 0 : (tensor<1xi64>) -> tensor<3xf32>
  check.expect_eq_const %result_f32, dense<[0.0, 1.0, 2.0]> : tensor<3xf32>
  %output_shape_1 = stablehlo.constant dense<[3]> : tensor<1xi64>
  %result_f64 = stablehlo.dynamic_iota %output_shape_1, dim = 0 : (tensor<1xi64>) -> tensor<3xf64>
  check.expect_eq_const %result_f64, dense<[0.0, 1.0, 2.0]> : tensor<3xf64>
  return
}
