// Equal to a constant.
func.func @main() {
  %operand_i1 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %result_i1 = stablehlo.bitcast_convert %operand_i1 : (tensor<2xi1>) -> tensor<2xi1>
  check.expect_eq_const %result_i1, dense<[true, false]> : tensor<2xi1>
  %operand_i32 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %result_i32 = stablehlo.bitcast_convert %operand_i32 : (tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %result_i32, dense<[1, 2]> : tensor<2xi32>
  %operand_i4 = stablehlo.constant dense<[1, 2]> : tensor<2xi4>
  %result_i4 = stablehlo.bitcast_convert %operand_i4 : (tensor<2xi4>) -> tensor<2xi4>
  check.expect_eq_const %result_i4, dense<[1, 2]> : tensor<2xi4>
  %operand_ui32 = stablehlo.constant dense<[1, 2]> : tensor<2xui32>
  %result_ui32 = stablehlo.bitcast_convert %operand_ui32 : (tensor<2xui32>) -> tensor<2xui32>
  check.expect_eq_const %result_ui32, dense<[1, 2]> : tensor<2xui32>
  %operand_ui4 = stablehlo.constant dense<[1, 2]> : tensor<2xui4>
  %result_ui4 = stablehlo.bitcast_convert %operand_ui4 : (tensor<2xui4>) -> tensor<2xui4>
  check.expect_eq_const %result_ui4, dense<[1, 2]> : tensor<2xui4>
  %operand_f32 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %result_f32 = stablehlo.bitcast_convert %operand_f32 : (tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const %result_f32, dense<[1.0, 2.0]> : tensor<2xf32>
  %operand_bf16 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xbf16>
  %result_bf16 = stablehlo.bitcast_convert %operand_bf16 : (tensor<2xbf16>) -> tensor<2xbf16>
  check.expect_eq_const %result_bf16, dense<[1.0, 2.0]> : tensor<2xbf16>
  %operand_c64 = stablehlo.constant dense<[(1.0, 0.0), (2.0, 0.0)]> : tensor<2xcomplex<f32>>
  %result_c64 = stablehlo.bitcast_convert %operand_c64 : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  check.expect_eq_const %result_c64, dense<[(1.0, 0.0), (2.0, 0.0)]> : tensor<2xcomplex<f32>>
  return
}
