// From [1, 0] to [5, 4] in steps of [2, 3], all of which are operands.
func.func @main() {
  %operand = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16], [17, 18, 19, 20]]> : tensor<5x4xi32>
  %starts = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
  %limits = stablehlo.constant dense<[5, 4]> : tensor<2xi64>
  %strides = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %result = stablehlo.real_dynamic_slice %operand, %starts, %limits, %strides : (tensor<5x4xi32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x2xi32>
  check.expect_eq_const %result, dense<[[5, 8], [13, 16]]> : tensor<2x2xi32>
  return
}
