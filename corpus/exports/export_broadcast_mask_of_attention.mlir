// A causal mask of 6 by 6 grows by batch and heads to 144 booleans; a column of marks becomes columns.
func.func @main() {
  %mask = stablehlo.constant dense<[[false, true, false, false, false, true], [false, false, false, false, false, false], [true, false, true, false, true, true], [true, true, false, true, false, false], [false, true, true, false, false, false], [true, true, true, false, false, true]]> : tensor<6x6xi1>
  %all = stablehlo.broadcast_in_dim %mask, dims = [2, 3] : (tensor<6x6xi1>) -> tensor<2x2x6x6xi1>
  %marks = stablehlo.constant dense<[[true], [false], [true]]> : tensor<3x1xi1>
  %columns = stablehlo.broadcast_in_dim %marks, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x4xi1>
  check.expect_eq_const %all, dense<[[[[false, true, false, false, false, true], [false, false, false, false, false, false], [true, false, true, false, true, true], [true, true, false, true, false, false], [false, true, true, false, false, false], [true, true, true, false, false, true]], [[false, true, false, false, false, true], [false, false, false, false, false, false], [true, false, true, false, true, true], [true, true, false, true, false, false], [false, true, true, false, false, false], [true, true, true, false, false, true]]], [[[false, true, false, false, false, true], [false, false, false, false, false, false], [true, false, true, false, true, true], [true, true, false, true, false, false], [false, true, true, false, false, false], [true, true, true, false, false, true]], [[false, true, false, false, false, true], [false, false, false, false, false, false], [true, false, true, false, true, true], [true, true, false, true, false, false], [false, true, true, false, false, false], [true, true, true, false, false, true]]]]> : tensor<2x2x6x6xi1>
  check.expect_eq_const %columns, dense<[[true, true, true, true], [false, false, false, false], [true, true, true, true]]> : tensor<3x4xi1>
  return
}
