// Rewrites. Each check is a row of rows/shapes.txt: its operands break the rewrite where its condition does not hold.
func.func private @reverse_of_pad(%x: tensor<2xi32>) -> tensor<5xi32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %pad = stablehlo.pad %x, %literal, low = [1], high = [2], interior = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<5xi32>
  %reverse = stablehlo.reverse %pad, dims = [0] : tensor<5xi32>
  return %reverse : tensor<5xi32>
}

func.func @main() {
  // transposes_merged: the permutations are composed in the other order
  %transposes_merged.x = stablehlo.constant dense<[[[1, 2], [3, 4]], [[5, 6], [7, 8]]]> : tensor<2x2x2xi32>
  %transposes_merged.transpose = stablehlo.transpose %transposes_merged.x, dims = [1, 2, 0] : (tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
  %transposes_merged.transpose_2 = stablehlo.transpose %transposes_merged.transpose, dims = [0, 2, 1] : (tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
  check.expect_eq_const %transposes_merged.transpose_2, dense<[[[1, 2], [5, 6]], [[3, 4], [7, 8]]]> : tensor<2x2x2xi32> loc("transposes_merged")
  // transpose_inverse: the second permutation undoes the first
  %transpose_inverse.x = stablehlo.constant dense<[[[1, 2], [3, 4]], [[5, 6], [7, 8]]]> : tensor<2x2x2xi32>
  %transpose_inverse.transpose = stablehlo.transpose %transpose_inverse.x, dims = [1, 2, 0] : (tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
  %transpose_inverse.transpose_2 = stablehlo.transpose %transpose_inverse.transpose, dims = [1, 2, 0] : (tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
  check.expect_eq_const %transpose_inverse.transpose_2, dense<[[[1, 3], [5, 7]], [[2, 4], [6, 8]]]> : tensor<2x2x2xi32> loc("transpose_inverse")
  // transpose_as_reshape: all but one of the moved dimensions have size 1
  %transpose_as_reshape.x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %transpose_as_reshape.transpose = stablehlo.transpose %transpose_as_reshape.x, dims = [1, 0] : (tensor<2x3xi32>) -> tensor<3x2xi32>
  check.expect_eq_const %transpose_as_reshape.transpose, dense<[[1, 4], [2, 5], [3, 6]]> : tensor<3x2xi32> loc("transpose_as_reshape")
  // transpose_with_unit_as_reshape: the dimensions that are not 1 keep their order
  %transpose_with_unit_as_reshape.x = stablehlo.constant dense<[[[1, 2], [3, 4], [5, 6]]]> : tensor<1x3x2xi32>
  %transpose_with_unit_as_reshape.transpose = stablehlo.transpose %transpose_with_unit_as_reshape.x, dims = [2, 0, 1] : (tensor<1x3x2xi32>) -> tensor<2x1x3xi32>
  check.expect_eq_const %transpose_with_unit_as_reshape.transpose, dense<[[[1, 3, 5]], [[2, 4, 6]]]> : tensor<2x1x3xi32> loc("transpose_with_unit_as_reshape")
  // reshape_as_transpose: the dimensions that are not 1 keep their order
  %reshape_as_transpose.x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %reshape_as_transpose.reshape = stablehlo.reshape %reshape_as_transpose.x : (tensor<2x3xi32>) -> tensor<3x2xi32>
  check.expect_eq_const %reshape_as_transpose.reshape, dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32> loc("reshape_as_transpose")
  // reshape_of_transpose: the transposition moves no element
  %reshape_of_transpose.x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %reshape_of_transpose.transpose = stablehlo.transpose %reshape_of_transpose.x, dims = [1, 0] : (tensor<2x3xi32>) -> tensor<3x2xi32>
  %reshape_of_transpose.reshape = stablehlo.reshape %reshape_of_transpose.transpose : (tensor<3x2xi32>) -> tensor<6xi32>
  check.expect_eq_const %reshape_of_transpose.reshape, dense<[1, 4, 2, 5, 3, 6]> : tensor<6xi32> loc("reshape_of_transpose")
  // transpose_of_reshape: each group of dimensions keeps its order
  %transpose_of_reshape.x = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8]]> : tensor<2x4xi32>
  %transpose_of_reshape.reshape = stablehlo.reshape %transpose_of_reshape.x : (tensor<2x4xi32>) -> tensor<2x2x2xi32>
  %transpose_of_reshape.transpose = stablehlo.transpose %transpose_of_reshape.reshape, dims = [2, 1, 0] : (tensor<2x2x2xi32>) -> tensor<2x2x2xi32>
  check.expect_eq_const %transpose_of_reshape.transpose, dense<[[[1, 5], [3, 7]], [[2, 6], [4, 8]]]> : tensor<2x2x2xi32> loc("transpose_of_reshape")
  // reshape_of_reverse: all dimensions are reversed
  %reshape_of_reverse.x = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %reshape_of_reverse.reverse = stablehlo.reverse %reshape_of_reverse.x, dims = [0] : tensor<2x2xi32>
  %reshape_of_reverse.reshape = stablehlo.reshape %reshape_of_reverse.reverse : (tensor<2x2xi32>) -> tensor<4xi32>
  check.expect_eq_const %reshape_of_reverse.reshape, dense<[3, 4, 1, 2]> : tensor<4xi32> loc("reshape_of_reverse")
  // reverse_of_reverse: both reverse the same dimensions
  %reverse_of_reverse.x = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %reverse_of_reverse.reverse = stablehlo.reverse %reverse_of_reverse.x, dims = [0] : tensor<2x2xi32>
  %reverse_of_reverse.reverse_2 = stablehlo.reverse %reverse_of_reverse.reverse, dims = [1] : tensor<2x2xi32>
  check.expect_eq_const %reverse_of_reverse.reverse_2, dense<[[4, 3], [2, 1]]> : tensor<2x2xi32> loc("reverse_of_reverse")
  // reverse_of_transpose: the reversed dimension moves with the transposition
  %reverse_of_transpose.x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %reverse_of_transpose.transpose = stablehlo.transpose %reverse_of_transpose.x, dims = [1, 0] : (tensor<2x3xi32>) -> tensor<3x2xi32>
  %reverse_of_transpose.reverse = stablehlo.reverse %reverse_of_transpose.transpose, dims = [0] : tensor<3x2xi32>
  check.expect_eq_const %reverse_of_transpose.reverse, dense<[[3, 6], [2, 5], [1, 4]]> : tensor<3x2xi32> loc("reverse_of_transpose")
  // transpose_of_reverse: the reversed dimension moves with the transposition
  %transpose_of_reverse.x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %transpose_of_reverse.reverse = stablehlo.reverse %transpose_of_reverse.x, dims = [1] : tensor<2x3xi32>
  %transpose_of_reverse.transpose = stablehlo.transpose %transpose_of_reverse.reverse, dims = [1, 0] : (tensor<2x3xi32>) -> tensor<3x2xi32>
  check.expect_eq_const %transpose_of_reverse.transpose, dense<[[3, 6], [2, 5], [1, 4]]> : tensor<3x2xi32> loc("transpose_of_reverse")
  // reverse_of_unit: every reversed dimension has size 1
  %reverse_of_unit.x = stablehlo.constant dense<[[1, 2, 3]]> : tensor<1x3xi32>
  %reverse_of_unit.reverse = stablehlo.reverse %reverse_of_unit.x, dims = [0, 1] : tensor<1x3xi32>
  check.expect_eq_const %reverse_of_unit.reverse, dense<[[3, 2, 1]]> : tensor<1x3xi32> loc("reverse_of_unit")
  // reverse_of_slice: the slice is counted from the other end
  %reverse_of_slice.x = stablehlo.constant dense<[1, 2, 3, 4, 5]> : tensor<5xi32>
  %reverse_of_slice.reverse = stablehlo.reverse %reverse_of_slice.x, dims = [0] : tensor<5xi32>
  %reverse_of_slice.slice = stablehlo.slice %reverse_of_slice.reverse [0:2] : (tensor<5xi32>) -> tensor<2xi32>
  check.expect_eq_const %reverse_of_slice.slice, dense<[5, 4]> : tensor<2xi32> loc("reverse_of_slice")
  // reverse_of_strided_slice: the last element that is taken is the first of the other end
  %reverse_of_strided_slice.x = stablehlo.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>
  %reverse_of_strided_slice.reverse = stablehlo.reverse %reverse_of_strided_slice.x, dims = [0] : tensor<6xi32>
  %reverse_of_strided_slice.slice = stablehlo.slice %reverse_of_strided_slice.reverse [0:6:2] : (tensor<6xi32>) -> tensor<3xi32>
  check.expect_eq_const %reverse_of_strided_slice.slice, dense<[6, 4, 2]> : tensor<3xi32> loc("reverse_of_strided_slice")
  // reverse_of_concat: the operands change places
  %reverse_of_concat.x = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %reverse_of_concat.y = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %reverse_of_concat.concatenate = stablehlo.concatenate %reverse_of_concat.x, %reverse_of_concat.y, dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  %reverse_of_concat.reverse = stablehlo.reverse %reverse_of_concat.concatenate, dims = [0] : tensor<4xi32>
  check.expect_eq_const %reverse_of_concat.reverse, dense<[4, 3, 2, 1]> : tensor<4xi32> loc("reverse_of_concat")
  // reverse_of_pad: the low and the high padding change places
  %reverse_of_pad.x = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %reverse_of_pad = call @reverse_of_pad(%reverse_of_pad.x) : (tensor<2xi32>) -> tensor<5xi32>
  check.expect_eq_const %reverse_of_pad, dense<[0, 0, 2, 1, 0]> : tensor<5xi32> loc("reverse_of_pad")
  // slices_merged: the starts are added
  %slices_merged.x = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8]> : tensor<9xi32>
  %slices_merged.slice = stablehlo.slice %slices_merged.x [2:9] : (tensor<9xi32>) -> tensor<7xi32>
  %slices_merged.slice_2 = stablehlo.slice %slices_merged.slice [1:4] : (tensor<7xi32>) -> tensor<3xi32>
  check.expect_eq_const %slices_merged.slice_2, dense<[3, 4, 5]> : tensor<3xi32> loc("slices_merged")
  // strided_slices_merged: the inner stride scales start and stride of the outer one
  %strided_slices_merged.x = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]> : tensor<11xi32>
  %strided_slices_merged.slice = stablehlo.slice %strided_slices_merged.x [1:11:2] : (tensor<11xi32>) -> tensor<5xi32>
  %strided_slices_merged.slice_2 = stablehlo.slice %strided_slices_merged.slice [1:5:2] : (tensor<5xi32>) -> tensor<2xi32>
  check.expect_eq_const %strided_slices_merged.slice_2, dense<[3, 7]> : tensor<2xi32> loc("strided_slices_merged")
  // strided_slice_start: the start is scaled by the inner stride
  %strided_slice_start.x = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]> : tensor<11xi32>
  %strided_slice_start.slice = stablehlo.slice %strided_slice_start.x [1:11:3] : (tensor<11xi32>) -> tensor<4xi32>
  %strided_slice_start.slice_2 = stablehlo.slice %strided_slice_start.slice [1:3] : (tensor<4xi32>) -> tensor<2xi32>
  check.expect_eq_const %strided_slice_start.slice_2, dense<[4, 7]> : tensor<2xi32> loc("strided_slice_start")
  // slice_noop: the stride is 1
  %slice_noop.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %slice_noop.slice = stablehlo.slice %slice_noop.x [0:4:2] : (tensor<4xi32>) -> tensor<2xi32>
  check.expect_eq_const %slice_noop.slice, dense<[1, 3]> : tensor<2xi32> loc("slice_noop")
  // slice_of_transpose: the limits move with the transposition
  %slice_of_transpose.x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %slice_of_transpose.transpose = stablehlo.transpose %slice_of_transpose.x, dims = [1, 0] : (tensor<2x3xi32>) -> tensor<3x2xi32>
  %slice_of_transpose.slice = stablehlo.slice %slice_of_transpose.transpose [0:2, 1:2] : (tensor<3x2xi32>) -> tensor<2x1xi32>
  check.expect_eq_const %slice_of_transpose.slice, dense<[[4], [5]]> : tensor<2x1xi32> loc("slice_of_transpose")
  // transpose_of_slice: the starts move with the transposition
  %transpose_of_slice.x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %transpose_of_slice.slice = stablehlo.slice %transpose_of_slice.x [0:2, 1:3] : (tensor<2x3xi32>) -> tensor<2x2xi32>
  %transpose_of_slice.transpose = stablehlo.transpose %transpose_of_slice.slice, dims = [1, 0] : (tensor<2x2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %transpose_of_slice.transpose, dense<[[2, 5], [3, 6]]> : tensor<2x2xi32> loc("transpose_of_slice")
  // slice_of_broadcast: the slice of the operand's dimension is kept
  %slice_of_broadcast.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %slice_of_broadcast.broadcast_in_dim = stablehlo.broadcast_in_dim %slice_of_broadcast.x, dims = [1] : (tensor<4xi32>) -> tensor<3x4xi32>
  %slice_of_broadcast.slice = stablehlo.slice %slice_of_broadcast.broadcast_in_dim [1:3, 1:3] : (tensor<3x4xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %slice_of_broadcast.slice, dense<[[2, 3], [2, 3]]> : tensor<2x2xi32> loc("slice_of_broadcast")
  // slice_of_concat_first: the range lies in the first operand
  %slice_of_concat_first.x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %slice_of_concat_first.y = stablehlo.constant dense<[4, 5]> : tensor<2xi32>
  %slice_of_concat_first.concatenate = stablehlo.concatenate %slice_of_concat_first.x, %slice_of_concat_first.y, dim = 0 : (tensor<3xi32>, tensor<2xi32>) -> tensor<5xi32>
  %slice_of_concat_first.slice = stablehlo.slice %slice_of_concat_first.concatenate [1:4] : (tensor<5xi32>) -> tensor<3xi32>
  check.expect_eq_const %slice_of_concat_first.slice, dense<[2, 3, 4]> : tensor<3xi32> loc("slice_of_concat_first")
  return
}
