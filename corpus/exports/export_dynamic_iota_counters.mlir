// Counters of 64 bits without a sign, of rows and of columns; the sizes are an operand of 32 bits.
func.func @main() {
  %sizes = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %counted_0 = stablehlo.dynamic_iota %sizes, dim = 0 : (tensor<2xi32>) -> tensor<?x4xui64>
  %sizes_result_0 = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
  %result_0 = stablehlo.dynamic_reshape %counted_0, %sizes_result_0 : (tensor<?x4xui64>, tensor<2xi64>) -> tensor<3x4xui64>
  check.expect_eq_const %result_0, dense<[[0, 0, 0, 0], [1, 1, 1, 1], [2, 2, 2, 2]]> : tensor<3x4xui64>
  %counted_1 = stablehlo.dynamic_iota %sizes, dim = 1 : (tensor<2xi32>) -> tensor<?x4xui64>
  %sizes_result_1 = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
  %result_1 = stablehlo.dynamic_reshape %counted_1, %sizes_result_1 : (tensor<?x4xui64>, tensor<2xi64>) -> tensor<3x4xui64>
  check.expect_eq_const %result_1, dense<[[0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 3]]> : tensor<3x4xui64>
  return
}
