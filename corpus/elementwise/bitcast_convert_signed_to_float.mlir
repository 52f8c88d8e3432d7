// The bits stay as they are and are read as another type: 1065353216 = 0x3F800000 is 1, -1073741824 =
// 0xC0000000 is -2.
func.func @main() {
  %operand_i32 = stablehlo.constant dense<[1065353216, -1073741824]> : tensor<2xi32>
  %result_f32 = stablehlo.bitcast_convert %operand_i32 : (tensor<2xi32>) -> tensor<2xf32>
  check.expect_eq_const %result_f32, dense<[1.0, -2.0]> : tensor<2xf32>
  %operand_i64 = stablehlo.constant dense<[4607182418800017408]> : tensor<1xi64>
  %result_f64 = stablehlo.bitcast_convert %operand_i64 : (tensor<1xi64>) -> tensor<1xf64>
  check.expect_eq_const %result_f64, dense<[1.0]> : tensor<1xf64>
  return
}
