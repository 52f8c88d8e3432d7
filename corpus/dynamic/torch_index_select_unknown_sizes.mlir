// Sizes of operands and result are unknown until the program runs. Whole rows, by number.
func.func @main() {
  %operand_known = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  %index_known = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %shape_0 = stablehlo.constant dense<[3, 2]> : tensor<2xi64>
  %operand = stablehlo.dynamic_reshape %operand_known, %shape_0 : (tensor<3x2xi32>, tensor<2xi64>) -> tensor<?x?xi32>
  %shape_1 = stablehlo.constant dense<[2]> : tensor<1xi64>
  %index = stablehlo.dynamic_reshape %index_known, %shape_1 : (tensor<2xi64>, tensor<1xi64>) -> tensor<?xi64>
  %unknown = "stablehlo.torch_index_select"(%operand, %index) <{
    batch_dims = 0 : i64,
    dim = 0 : i64
  }> : (tensor<?x?xi32>, tensor<?xi64>) -> tensor<?x?xi32>
  %shape_2 = stablehlo.constant dense<[2, 2]> : tensor<2xi64>
  %result = stablehlo.dynamic_reshape %unknown, %shape_2 : (tensor<?x?xi32>, tensor<2xi64>) -> tensor<2x2xi32>
  check.expect_eq_const %result, dense<[[5, 6], [1, 2]]> : tensor<2x2xi32>
  return
}
