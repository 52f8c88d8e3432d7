// Element i of the counting dimension is i; the shape is an operand.
func.func @main() {
  %output_shape_i64_0 = stablehlo.constant dense<[3]> : tensor<1xi64>
  %result_i32 = stablehlo.dynamic_iota %output_shape_i64_0, dim = 0 : (tensor<1xi64>) -> tensor<3xi32>
  check.expect_eq_const %result_i32, dense<[0, 1, 2]> : tensor<3xi32>
  %output_shape_i32 = stablehlo.constant dense<[3]> : tensor<1xi32>
  %result_i64 = stablehlo.dynamic_iota %output_shape_i32, dim = 0 : (tensor<1xi32>) -> tensor<3xi64>
  check.expect_eq_const %result_i64, dense<[0, 1, 2]> : tensor<3xi64>
  %output_shape_i64_1 = stablehlo.constant dense<[3]> : tensor<1xi64>
  %result_i8 = stablehlo.dynamic_iota %output_shape_i64_1, dim = 0 : (tensor<1xi64>) -> tensor<3xi8>
  check.expect_eq_const %result_i8, dense<[0, 1, 2]> : tensor<3xi8>
  return
}
