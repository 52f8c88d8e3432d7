// Rewrites. Each check is a row of rows/shapes.txt: its operands break the rewrite where its condition does not hold.
func.func private @slice_of_pad(%x: tensor<3xi32>) -> tensor<3xi32> {
  %literal = stablehlo.constant dense<9> : tensor<i32>
  %pad = stablehlo.pad %x, %literal, low = [2], high = [1], interior = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<6xi32>
  %slice = stablehlo.slice %pad [1:4] : (tensor<6xi32>) -> tensor<3xi32>
  return %slice : tensor<3xi32>
}

func.func private @slice_of_pad_interior(%x: tensor<4xi32>) -> tensor<3xi32> {
  %literal = stablehlo.constant dense<9> : tensor<i32>
  %pad = stablehlo.pad %x, %literal, low = [0], high = [0], interior = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<7xi32>
  %slice = stablehlo.slice %pad [1:4] : (tensor<7xi32>) -> tensor<3xi32>
  return %slice : tensor<3xi32>
}

func.func private @slice_in_padding(%x: tensor<3xi32>) -> tensor<3xi32> {
  %literal = stablehlo.constant dense<9> : tensor<i32>
  %pad = stablehlo.pad %x, %literal, low = [2], high = [2], interior = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<7xi32>
  %slice = stablehlo.slice %pad [0:3] : (tensor<7xi32>) -> tensor<3xi32>
  return %slice : tensor<3xi32>
}

func.func @main() {
  // slice_of_concat_second: the sizes before the operand are taken off the start
  %slice_of_concat_second.x = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %slice_of_concat_second.y = stablehlo.constant dense<[4, 5, 6]> : tensor<3xi32>
  %slice_of_concat_second.concatenate = stablehlo.concatenate %slice_of_concat_second.x, %slice_of_concat_second.y, dim = 0 : (tensor<2xi32>, tensor<3xi32>) -> tensor<5xi32>
  %slice_of_concat_second.slice = stablehlo.slice %slice_of_concat_second.concatenate [3:5] : (tensor<5xi32>) -> tensor<2xi32>
  check.expect_eq_const %slice_of_concat_second.slice, dense<[5, 6]> : tensor<2xi32> loc("slice_of_concat_second")
  // strided_slice_of_concat: the stride goes on across the operands
  %strided_slice_of_concat.x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %strided_slice_of_concat.y = stablehlo.constant dense<[4, 5, 6]> : tensor<3xi32>
  %strided_slice_of_concat.concatenate = stablehlo.concatenate %strided_slice_of_concat.x, %strided_slice_of_concat.y, dim = 0 : (tensor<3xi32>, tensor<3xi32>) -> tensor<6xi32>
  %strided_slice_of_concat.slice = stablehlo.slice %strided_slice_of_concat.concatenate [0:6:2] : (tensor<6xi32>) -> tensor<3xi32>
  check.expect_eq_const %strided_slice_of_concat.slice, dense<[1, 3, 5]> : tensor<3xi32> loc("strided_slice_of_concat")
  // slice_of_pad: the range lies within the operand
  %slice_of_pad.x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %slice_of_pad = call @slice_of_pad(%slice_of_pad.x) : (tensor<3xi32>) -> tensor<3xi32>
  check.expect_eq_const %slice_of_pad, dense<[9, 1, 2]> : tensor<3xi32> loc("slice_of_pad")
  // slice_of_pad_interior: no interior padding
  %slice_of_pad_interior.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %slice_of_pad_interior = call @slice_of_pad_interior(%slice_of_pad_interior.x) : (tensor<4xi32>) -> tensor<3xi32>
  check.expect_eq_const %slice_of_pad_interior, dense<[9, 2, 9]> : tensor<3xi32> loc("slice_of_pad_interior")
  // slice_in_padding: the range lies within the padding
  %slice_in_padding.x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %slice_in_padding = call @slice_in_padding(%slice_in_padding.x) : (tensor<3xi32>) -> tensor<3xi32>
  check.expect_eq_const %slice_in_padding, dense<[9, 9, 1]> : tensor<3xi32> loc("slice_in_padding")
  // slice_of_reverse_rows: the sliced dimension is not reversed
  %slice_of_reverse_rows.x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %slice_of_reverse_rows.reverse = stablehlo.reverse %slice_of_reverse_rows.x, dims = [1] : tensor<2x3xi32>
  %slice_of_reverse_rows.slice = stablehlo.slice %slice_of_reverse_rows.reverse [0:2, 0:1] : (tensor<2x3xi32>) -> tensor<2x1xi32>
  check.expect_eq_const %slice_of_reverse_rows.slice, dense<[[3], [6]]> : tensor<2x1xi32> loc("slice_of_reverse_rows")
  // slice_of_reshape: the start is scaled by the size of the row
  %slice_of_reshape.x = stablehlo.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>
  %slice_of_reshape.reshape = stablehlo.reshape %slice_of_reshape.x : (tensor<6xi32>) -> tensor<2x3xi32>
  %slice_of_reshape.slice = stablehlo.slice %slice_of_reshape.reshape [1:2, 0:3] : (tensor<2x3xi32>) -> tensor<1x3xi32>
  check.expect_eq_const %slice_of_reshape.slice, dense<[[4, 5, 6]]> : tensor<1x3xi32> loc("slice_of_reshape")
  // slice_of_reshape_columns: whole rows are taken
  %slice_of_reshape_columns.x = stablehlo.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>
  %slice_of_reshape_columns.reshape = stablehlo.reshape %slice_of_reshape_columns.x : (tensor<6xi32>) -> tensor<2x3xi32>
  %slice_of_reshape_columns.slice = stablehlo.slice %slice_of_reshape_columns.reshape [0:2, 0:2] : (tensor<2x3xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %slice_of_reshape_columns.slice, dense<[[1, 2], [4, 5]]> : tensor<2x2xi32> loc("slice_of_reshape_columns")
  // slice_of_elementwise: both operands are sliced alike
  %slice_of_elementwise.x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %slice_of_elementwise.y = stablehlo.constant dense<[4, 5, 6]> : tensor<3xi32>
  %slice_of_elementwise.add = stablehlo.add %slice_of_elementwise.x, %slice_of_elementwise.y : tensor<3xi32>
  %slice_of_elementwise.slice = stablehlo.slice %slice_of_elementwise.add [1:3] : (tensor<3xi32>) -> tensor<2xi32>
  check.expect_eq_const %slice_of_elementwise.slice, dense<[7, 9]> : tensor<2xi32> loc("slice_of_elementwise")
  // strided_slices_of_sum: the strides are kept
  %strided_slices_of_sum.x = stablehlo.constant dense<[1, 2, 3, 4, 5]> : tensor<5xi32>
  %strided_slices_of_sum.y = stablehlo.constant dense<[4, 5, 6, 7, 8]> : tensor<5xi32>
  %strided_slices_of_sum.add = stablehlo.add %strided_slices_of_sum.x, %strided_slices_of_sum.y : tensor<5xi32>
  %strided_slices_of_sum.slice = stablehlo.slice %strided_slices_of_sum.add [0:5:2] : (tensor<5xi32>) -> tensor<3xi32>
  %strided_slices_of_sum.add_2 = stablehlo.add %strided_slices_of_sum.x, %strided_slices_of_sum.y : tensor<5xi32>
  %strided_slices_of_sum.slice_2 = stablehlo.slice %strided_slices_of_sum.add_2 [1:4] : (tensor<5xi32>) -> tensor<3xi32>
  %strided_slices_of_sum.add_3 = stablehlo.add %strided_slices_of_sum.slice, %strided_slices_of_sum.slice_2 : tensor<3xi32>
  check.expect_eq_const %strided_slices_of_sum.add_3, dense<[12, 18, 24]> : tensor<3xi32> loc("strided_slices_of_sum")
  // broadcasts_merged: the dimensions are composed
  %broadcasts_merged.x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %broadcasts_merged.broadcast_in_dim = stablehlo.broadcast_in_dim %broadcasts_merged.x, dims = [1] : (tensor<3xi32>) -> tensor<2x3xi32>
  %broadcasts_merged.broadcast_in_dim_2 = stablehlo.broadcast_in_dim %broadcasts_merged.broadcast_in_dim, dims = [1, 2] : (tensor<2x3xi32>) -> tensor<3x2x3xi32>
  check.expect_eq_const %broadcasts_merged.broadcast_in_dim_2, dense<[[[1, 2, 3], [1, 2, 3]], [[1, 2, 3], [1, 2, 3]], [[1, 2, 3], [1, 2, 3]]]> : tensor<3x2x3xi32> loc("broadcasts_merged")
  // broadcasts_merged_swapped: the outer dimensions are applied to the inner ones
  %broadcasts_merged_swapped.x = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %broadcasts_merged_swapped.broadcast_in_dim = stablehlo.broadcast_in_dim %broadcasts_merged_swapped.x, dims = [0] : (tensor<2xi32>) -> tensor<2x2xi32>
  %broadcasts_merged_swapped.broadcast_in_dim_2 = stablehlo.broadcast_in_dim %broadcasts_merged_swapped.broadcast_in_dim, dims = [1, 0] : (tensor<2x2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %broadcasts_merged_swapped.broadcast_in_dim_2, dense<[[1, 2], [1, 2]]> : tensor<2x2xi32> loc("broadcasts_merged_swapped")
  // broadcast_as_reshape: the dimensions are sorted
  %broadcast_as_reshape.x = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %broadcast_as_reshape.broadcast_in_dim = stablehlo.broadcast_in_dim %broadcast_as_reshape.x, dims = [1, 0] : (tensor<2x2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %broadcast_as_reshape.broadcast_in_dim, dense<[[1, 3], [2, 4]]> : tensor<2x2xi32> loc("broadcast_as_reshape")
  // broadcast_as_transpose: the permutation is the inverse one
  %broadcast_as_transpose.x = stablehlo.constant dense<[[[1, 2], [3, 4]], [[5, 6], [7, 8]]]> : tensor<2x2x2xi32>
  %broadcast_as_transpose.broadcast_in_dim = stablehlo.broadcast_in_dim %broadcast_as_transpose.x, dims = [2, 0, 1] : (tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
  check.expect_eq_const %broadcast_as_transpose.broadcast_in_dim, dense<[[[1, 5], [2, 6]], [[3, 7], [4, 8]]]> : tensor<2x2x2xi32> loc("broadcast_as_transpose")
  // broadcast_noop: the dimensions count up
  %broadcast_noop.x = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %broadcast_noop.broadcast_in_dim = stablehlo.broadcast_in_dim %broadcast_noop.x, dims = [1, 0] : (tensor<2x2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %broadcast_noop.broadcast_in_dim, dense<[[1, 3], [2, 4]]> : tensor<2x2xi32> loc("broadcast_noop")
  // broadcast_of_reshape: the dimension that is not 1 keeps its place
  %broadcast_of_reshape.x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %broadcast_of_reshape.reshape = stablehlo.reshape %broadcast_of_reshape.x : (tensor<3xi32>) -> tensor<1x3xi32>
  %broadcast_of_reshape.broadcast_in_dim = stablehlo.broadcast_in_dim %broadcast_of_reshape.reshape, dims = [0, 1] : (tensor<1x3xi32>) -> tensor<3x3xi32>
  check.expect_eq_const %broadcast_of_reshape.broadcast_in_dim, dense<[[1, 2, 3], [1, 2, 3], [1, 2, 3]]> : tensor<3x3xi32> loc("broadcast_of_reshape")
  // reshape_of_broadcast: the new dimension is the last one
  %reshape_of_broadcast.x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %reshape_of_broadcast.broadcast_in_dim = stablehlo.broadcast_in_dim %reshape_of_broadcast.x, dims = [1] : (tensor<3xi32>) -> tensor<2x3xi32>
  %reshape_of_broadcast.reshape = stablehlo.reshape %reshape_of_broadcast.broadcast_in_dim : (tensor<2x3xi32>) -> tensor<6xi32>
  check.expect_eq_const %reshape_of_broadcast.reshape, dense<[1, 2, 3, 1, 2, 3]> : tensor<6xi32> loc("reshape_of_broadcast")
  // reshape_of_broadcast_repeat: the new dimension is the first one: repeat is not tile
  %reshape_of_broadcast_repeat.x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %reshape_of_broadcast_repeat.broadcast_in_dim = stablehlo.broadcast_in_dim %reshape_of_broadcast_repeat.x, dims = [0] : (tensor<3xi32>) -> tensor<3x2xi32>
  %reshape_of_broadcast_repeat.reshape = stablehlo.reshape %reshape_of_broadcast_repeat.broadcast_in_dim : (tensor<3x2xi32>) -> tensor<6xi32>
  check.expect_eq_const %reshape_of_broadcast_repeat.reshape, dense<[1, 1, 2, 2, 3, 3]> : tensor<6xi32> loc("reshape_of_broadcast_repeat")
  // concat_as_broadcast: each operand has one element
  %concat_as_broadcast.x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %concat_as_broadcast.concatenate = stablehlo.concatenate %concat_as_broadcast.x, %concat_as_broadcast.x, dim = 0 : (tensor<3xi32>, tensor<3xi32>) -> tensor<6xi32>
  check.expect_eq_const %concat_as_broadcast.concatenate, dense<[1, 2, 3, 1, 2, 3]> : tensor<6xi32> loc("concat_as_broadcast")
  // concat_of_columns: the dimension of the concatenation is the first
  %concat_of_columns.x = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %concat_of_columns.concatenate = stablehlo.concatenate %concat_of_columns.x, %concat_of_columns.x, dim = 1 : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x4xi32>
  check.expect_eq_const %concat_of_columns.concatenate, dense<[[1, 2, 1, 2], [3, 4, 3, 4]]> : tensor<2x4xi32> loc("concat_of_columns")
  // transpose_of_broadcast: the dimension moves with the transposition
  %transpose_of_broadcast.x = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %transpose_of_broadcast.broadcast_in_dim = stablehlo.broadcast_in_dim %transpose_of_broadcast.x, dims = [0] : (tensor<2xi32>) -> tensor<2x2xi32>
  %transpose_of_broadcast.transpose = stablehlo.transpose %transpose_of_broadcast.broadcast_in_dim, dims = [1, 0] : (tensor<2x2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %transpose_of_broadcast.transpose, dense<[[1, 2], [1, 2]]> : tensor<2x2xi32> loc("transpose_of_broadcast")
  // broadcast_of_transpose: the dimensions are permuted
  %broadcast_of_transpose.x = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %broadcast_of_transpose.transpose = stablehlo.transpose %broadcast_of_transpose.x, dims = [1, 0] : (tensor<2x2xi32>) -> tensor<2x2xi32>
  %broadcast_of_transpose.broadcast_in_dim = stablehlo.broadcast_in_dim %broadcast_of_transpose.transpose, dims = [0, 2] : (tensor<2x2xi32>) -> tensor<2x2x2xi32>
  check.expect_eq_const %broadcast_of_transpose.broadcast_in_dim, dense<[[[1, 3], [1, 3]], [[2, 4], [2, 4]]]> : tensor<2x2x2xi32> loc("broadcast_of_transpose")
  // elementwise_of_broadcast: both are broadcast along the same dimension
  %elementwise_of_broadcast.x = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %elementwise_of_broadcast.y = stablehlo.constant dense<[10, 20]> : tensor<2xi32>
  %elementwise_of_broadcast.broadcast_in_dim = stablehlo.broadcast_in_dim %elementwise_of_broadcast.x, dims = [0] : (tensor<2xi32>) -> tensor<2x2xi32>
  %elementwise_of_broadcast.broadcast_in_dim_2 = stablehlo.broadcast_in_dim %elementwise_of_broadcast.y, dims = [1] : (tensor<2xi32>) -> tensor<2x2xi32>
  %elementwise_of_broadcast.add = stablehlo.add %elementwise_of_broadcast.broadcast_in_dim, %elementwise_of_broadcast.broadcast_in_dim_2 : tensor<2x2xi32>
  check.expect_eq_const %elementwise_of_broadcast.add, dense<[[11, 21], [12, 22]]> : tensor<2x2xi32> loc("elementwise_of_broadcast")
  // elementwise_of_transposes: both operands are transposed
  %elementwise_of_transposes.x = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %elementwise_of_transposes.y = stablehlo.constant dense<[[10, 20], [30, 40]]> : tensor<2x2xi32>
  %elementwise_of_transposes.transpose = stablehlo.transpose %elementwise_of_transposes.x, dims = [1, 0] : (tensor<2x2xi32>) -> tensor<2x2xi32>
  %elementwise_of_transposes.subtract = stablehlo.subtract %elementwise_of_transposes.transpose, %elementwise_of_transposes.y : tensor<2x2xi32>
  check.expect_eq_const %elementwise_of_transposes.subtract, dense<[[-9, -17], [-28, -36]]> : tensor<2x2xi32> loc("elementwise_of_transposes")
  return
}
