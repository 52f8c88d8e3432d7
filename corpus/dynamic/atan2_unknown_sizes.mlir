// Sizes of operands and result are unknown until the program runs. Values at 1, 2 and 4, within 0.0001.
func.func @main() {
  %dynamic_reshape_known_0 = stablehlo.constant dense<[1.0, 2.0, -3.0]> : tensor<3xf32>
  %dynamic_reshape_known_1 = stablehlo.constant dense<[1.0, -1.0, 1.0]> : tensor<3xf32>
  %shape_0 = stablehlo.constant dense<[3]> : tensor<1xi64>
  %dynamic_reshape_0 = stablehlo.dynamic_reshape %dynamic_reshape_known_0, %shape_0 : (tensor<3xf32>, tensor<1xi64>) -> tensor<?xf32>
  %shape_1 = stablehlo.constant dense<[3]> : tensor<1xi64>
  %dynamic_reshape_1 = stablehlo.dynamic_reshape %dynamic_reshape_known_1, %shape_1 : (tensor<3xf32>, tensor<1xi64>) -> tensor<?xf32>
  %unknown = stablehlo.atan2 %dynamic_reshape_0, %dynamic_reshape_1 : tensor<?xf32>
  %shape_2 = stablehlo.constant dense<[3]> : tensor<1xi64>
  %result = stablehlo.dynamic_reshape %unknown, %shape_2 : (tensor<?xf32>, tensor<1xi64>) -> tensor<3xf32>
  check.expect_almost_eq_const %result, dense<[0.7853982, 2.0344439, -1.2490457]> : tensor<3xf32>
  return
}
