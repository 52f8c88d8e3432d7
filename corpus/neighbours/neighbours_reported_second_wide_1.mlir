// Rewrites. Each check is a row of rows/reported_second.txt: its operands break the rewrite where its condition does not hold.
func.func @main() {
  // rows_stacked_of_slices_f64: the operands are joined along the dimension that is sliced
  %rows_stacked_of_slices_f64.x = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf64>
  %rows_stacked_of_slices_f64.slice = stablehlo.slice %rows_stacked_of_slices_f64.x [0:3] : (tensor<6xf64>) -> tensor<3xf64>
  %rows_stacked_of_slices_f64.reshape = stablehlo.reshape %rows_stacked_of_slices_f64.slice : (tensor<3xf64>) -> tensor<1x3xf64>
  %rows_stacked_of_slices_f64.slice_2 = stablehlo.slice %rows_stacked_of_slices_f64.x [3:6] : (tensor<6xf64>) -> tensor<3xf64>
  %rows_stacked_of_slices_f64.reshape_2 = stablehlo.reshape %rows_stacked_of_slices_f64.slice_2 : (tensor<3xf64>) -> tensor<1x3xf64>
  %rows_stacked_of_slices_f64.concatenate = stablehlo.concatenate %rows_stacked_of_slices_f64.reshape, %rows_stacked_of_slices_f64.reshape_2, dim = 0 : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<2x3xf64>
  check.expect_eq_const %rows_stacked_of_slices_f64.concatenate, dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf64> loc("rows_stacked_of_slices_f64")
  return
}
