// Sizes of operands and result are unknown until the program runs. True but for infinities and NaNs.
func.func @main() {
  %x_known = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, 1.0]> : tensor<4xf32>
  %shape_0 = stablehlo.constant dense<[4]> : tensor<1xi64>
  %x = stablehlo.dynamic_reshape %x_known, %shape_0 : (tensor<4xf32>, tensor<1xi64>) -> tensor<?xf32>
  %unknown = stablehlo.is_finite %x : (tensor<?xf32>) -> tensor<?xi1>
  %shape_1 = stablehlo.constant dense<[4]> : tensor<1xi64>
  %result = stablehlo.dynamic_reshape %unknown, %shape_1 : (tensor<?xi1>, tensor<1xi64>) -> tensor<4xi1>
  check.expect_eq_const %result, dense<[false, false, false, true]> : tensor<4xi1>
  return
}
