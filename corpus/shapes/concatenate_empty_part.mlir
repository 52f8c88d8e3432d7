// [2, 1] and [2, 0] and [2, 2] along dimension 1, in the order of the operands.
func.func @main() {
  %input0 = stablehlo.constant dense<[[1], [2]]> : tensor<2x1xi32>
  %input1 = stablehlo.constant dense<> : tensor<2x0xi32>
  %input2 = stablehlo.constant dense<[[3, 4], [5, 6]]> : tensor<2x2xi32>
  %result = stablehlo.concatenate %input0, %input1, %input2, dim = 1 : (tensor<2x1xi32>, tensor<2x0xi32>, tensor<2x2xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %result, dense<[[1, 3, 4], [2, 5, 6]]> : tensor<2x3xi32>
  return
}
