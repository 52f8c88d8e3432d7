// refused: operand 1 has the element type
func.func @main() {
  %operand = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  %index = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %result = "stablehlo.torch_index_select"(%operand, %index) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<3x2xi32>, tensor<2xi1>) -> tensor<2x2xi32>
  check.expect_eq %result, %result : tensor<2x2xi32>
  return
}
