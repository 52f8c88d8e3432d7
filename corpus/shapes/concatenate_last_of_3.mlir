// [2, 1, 1] and [2, 1, 2] and [2, 1, 3] along dimension 2, in the order of the operands.
func.func @main() {
  %input0 = stablehlo.constant dense<[[[1]], [[2]]]> : tensor<2x1x1xi32>
  %input1 = stablehlo.constant dense<[[[3, 4]], [[5, 6]]]> : tensor<2x1x2xi32>
  %input2 = stablehlo.constant dense<[[[7, 8, 9]], [[10, 11, 12]]]> : tensor<2x1x3xi32>
  %result = stablehlo.concatenate %input0, %input1, %input2, dim = 2 : (tensor<2x1x1xi32>, tensor<2x1x2xi32>, tensor<2x1x3xi32>) -> tensor<2x1x6xi32>
  check.expect_eq_const %result, dense<[[[1, 3, 4, 7, 8, 9]], [[2, 5, 6, 10, 11, 12]]]> : tensor<2x1x6xi32>
  return
}
