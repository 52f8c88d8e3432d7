// [1, 3] and [2, 3] and [1, 3] along dimension 0, in the order of the operands.
func.func @main() {
  %input0 = stablehlo.constant dense<[[1, 2, 3]]> : tensor<1x3xi32>
  %input1 = stablehlo.constant dense<[[4, 5, 6], [7, 8, 9]]> : tensor<2x3xi32>
  %input2 = stablehlo.constant dense<[[10, 11, 12]]> : tensor<1x3xi32>
  %result = stablehlo.concatenate %input0, %input1, %input2, dim = 0 : (tensor<1x3xi32>, tensor<2x3xi32>, tensor<1x3xi32>) -> tensor<4x3xi32>
  check.expect_eq_const %result, dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]]> : tensor<4x3xi32>
  return
}
