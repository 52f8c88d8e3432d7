// [2, 1, 2] and [2, 3, 2] along dimension 1, in the order of the operands.
func.func @main() {
  %input0 = stablehlo.constant dense<[[[1, 2]], [[3, 4]]]> : tensor<2x1x2xi32>
  %input1 = stablehlo.constant dense<[[[5, 6], [7, 8], [9, 10]], [[11, 12], [13, 14], [15, 16]]]> : tensor<2x3x2xi32>
  %result = stablehlo.concatenate %input0, %input1, dim = 1 : (tensor<2x1x2xi32>, tensor<2x3x2xi32>) -> tensor<2x4x2xi32>
  check.expect_eq_const %result, dense<[[[1, 2], [5, 6], [7, 8], [9, 10]], [[3, 4], [11, 12], [13, 14], [15, 16]]]> : tensor<2x4x2xi32>
  return
}
