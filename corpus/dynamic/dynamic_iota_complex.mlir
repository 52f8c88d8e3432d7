// Element i of the counting dimension is i; the shape is an operand.
func.func @main() {
  %output_shape_0 = stablehlo.constant dense<[3]> : tensor<1xi64>
  %result_c64 = stablehlo.dynamic_iota %output_shape_0, dim = 0 : (tensor<1xi64>) -> tensor<3xcomplex<f32>>
  check.expect_eq_const %result_c64, dense<[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)]> : tensor<3xcomplex<f32>>
  %output_shape_1 = stablehlo.constant dense<[3]> : tensor<1xi64>
  %result_c128 = stablehlo.dynamic_iota %output_shape_1, dim = 0 : (tensor<1xi64>) -> tensor<3xcomplex<f64>>
  check.expect_eq_const %result_c128, dense<[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)]> : tensor<3xcomplex<f64>>
  return
}
