// Rewrites. Each check is a row of rows/contractions.txt: its operands break the rewrite where its condition does not hold.
func.func private @dot_of_pad_infinite(%x: tensor<2x2xf32>, %y: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %literal = stablehlo.constant dense<0.0> : tensor<f32>
  %pad = stablehlo.pad %x, %literal, low = [0, 1], high = [0, 0], interior = [0, 0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<2x3xf32>
  %dot_general = stablehlo.dot_general %pad, %y, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %dot_general : tensor<2x2xf32>
}

func.func private @dot_of_gather(%x: tensor<2x2xf32>, %y: tensor<2x2xf32>, %i: tensor<i32>) -> tensor<1x2xf32> {
  %dot_general = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %dynamic_slice = stablehlo.dynamic_slice %dot_general, %i, %literal, sizes = [1, 2] : (tensor<2x2xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
  return %dynamic_slice : tensor<1x2xf32>
}

func.func private @dot_sum_of_rows(%x: tensor<2x2xf32>, %y: tensor<2x2xf32>) -> tensor<2xf32> {
  %dot_general = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %literal = stablehlo.constant dense<0.0> : tensor<f32>
  %reduce = stablehlo.reduce(%dot_general init: %literal) applies stablehlo.add across dimensions = [0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
  return %reduce : tensor<2xf32>
}

func.func private @batch_sum(%x: tensor<2x2x2xf32>, %y: tensor<2x2x2xf32>) -> tensor<2x2xf32> {
  %dot_general = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
  %literal = stablehlo.constant dense<0.0> : tensor<f32>
  %reduce = stablehlo.reduce(%dot_general init: %literal) applies stablehlo.add across dimensions = [0] : (tensor<2x2x2xf32>, tensor<f32>) -> tensor<2x2xf32>
  return %reduce : tensor<2x2xf32>
}

func.func private @dot_transposed_through_update(%x: tensor<2x2xf32>, %y: tensor<2x2xf32>, %z: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %dot_general = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %transpose = stablehlo.transpose %dot_general, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %literal_2 = stablehlo.constant dense<0> : tensor<i32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %z, %transpose, %literal, %literal_2 : (tensor<2x3xf32>, tensor<2x2xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  return %dynamic_update_slice : tensor<2x3xf32>
}

func.func private @convolution_of_pad(%x: tensor<1x1x3xf32>, %y: tensor<1x1x2xf32>) -> tensor<1x1x4xf32> {
  %literal = stablehlo.constant dense<1.0> : tensor<f32>
  %pad = stablehlo.pad %x, %literal, low = [0, 0, 1], high = [0, 0, 1], interior = [0, 0, 0] : (tensor<1x1x3xf32>, tensor<f32>) -> tensor<1x1x5xf32>
  %convolution = stablehlo.convolution (%pad, %y) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x5xf32>, tensor<1x1x2xf32>) -> tensor<1x1x4xf32>
  return %convolution : tensor<1x1x4xf32>
}

func.func private @convolution_of_interior_pad(%x: tensor<1x1x3xf32>, %y: tensor<1x1x2xf32>) -> tensor<1x1x4xf32> {
  %literal = stablehlo.constant dense<0.0> : tensor<f32>
  %pad = stablehlo.pad %x, %literal, low = [0, 0, 0], high = [0, 0, 0], interior = [0, 0, 1] : (tensor<1x1x3xf32>, tensor<f32>) -> tensor<1x1x5xf32>
  %convolution = stablehlo.convolution (%pad, %y) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x5xf32>, tensor<1x1x2xf32>) -> tensor<1x1x4xf32>
  return %convolution : tensor<1x1x4xf32>
}

func.func @main() {
  // dot_of_pad_infinite: the other operand is finite beside the padding
  %dot_of_pad_infinite.x = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %dot_of_pad_infinite.y = stablehlo.constant dense<[[0x7F800000, 6.0], [7.0, 8.0], [9.0, 1.0]]> : tensor<3x2xf32>
  %dot_of_pad_infinite = call @dot_of_pad_infinite(%dot_of_pad_infinite.x, %dot_of_pad_infinite.y) : (tensor<2x2xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %dot_of_pad_infinite, dense<[[0x7FC00000, 10.0], [0x7FC00000, 28.0]]> : tensor<2x2xf32> loc("dot_of_pad_infinite")
  // slice_of_dot: the slice of the operand begins at the same column
  %slice_of_dot.x = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %slice_of_dot.y = stablehlo.constant dense<[[5.0, 6.0], [7.0, 8.0]]> : tensor<2x2xf32>
  %slice_of_dot.dot_general = stablehlo.dot_general %slice_of_dot.x, %slice_of_dot.y, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %slice_of_dot.slice = stablehlo.slice %slice_of_dot.dot_general [0:2, 1:2] : (tensor<2x2xf32>) -> tensor<2x1xf32>
  check.expect_eq_const %slice_of_dot.slice, dense<[[22.0], [50.0]]> : tensor<2x1xf32> loc("slice_of_dot")
  // dot_of_concat: each operand meets its own rows
  %dot_of_concat.x = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %dot_of_concat.y = stablehlo.constant dense<[[5.0, 6.0], [7.0, 8.0]]> : tensor<2x2xf32>
  %dot_of_concat.z = stablehlo.constant dense<[[1.0, 0.0], [2.0, 1.0], [0.0, 3.0], [4.0, 1.0]]> : tensor<4x2xf32>
  %dot_of_concat.concatenate = stablehlo.concatenate %dot_of_concat.x, %dot_of_concat.y, dim = 1 : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x4xf32>
  %dot_of_concat.dot_general = stablehlo.dot_general %dot_of_concat.concatenate, %dot_of_concat.z, contracting_dims = [1] x [0] : (tensor<2x4xf32>, tensor<4x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %dot_of_concat.dot_general, dense<[[29.0, 23.0], [43.0, 33.0]]> : tensor<2x2xf32> loc("dot_of_concat")
  // dot_of_gather: the slice is along the rows
  %dot_of_gather.x = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %dot_of_gather.y = stablehlo.constant dense<[[5.0, 6.0], [7.0, 8.0]]> : tensor<2x2xf32>
  %dot_of_gather.i = stablehlo.constant dense<1> : tensor<i32>
  %dot_of_gather = call @dot_of_gather(%dot_of_gather.x, %dot_of_gather.y, %dot_of_gather.i) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<i32>) -> tensor<1x2xf32>
  check.expect_eq_const %dot_of_gather, dense<[[43.0, 50.0]]> : tensor<1x2xf32> loc("dot_of_gather")
  // dot_transposed_by_symmetry: the product is that of a matrix by its transpose
  %dot_transposed_by_symmetry.x = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %dot_transposed_by_symmetry.dot_general = stablehlo.dot_general %dot_transposed_by_symmetry.x, %dot_transposed_by_symmetry.x, contracting_dims = [1] x [1] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %dot_transposed_by_symmetry.transpose = stablehlo.transpose %dot_transposed_by_symmetry.dot_general, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %dot_transposed_by_symmetry.dot_general_2 = stablehlo.dot_general %dot_transposed_by_symmetry.x, %dot_transposed_by_symmetry.x, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %dot_transposed_by_symmetry.add = stablehlo.add %dot_transposed_by_symmetry.transpose, %dot_transposed_by_symmetry.dot_general_2 : tensor<2x2xf32>
  check.expect_eq_const %dot_transposed_by_symmetry.add, dense<[[12.0, 21.0], [26.0, 47.0]]> : tensor<2x2xf32> loc("dot_transposed_by_symmetry")
  // transpose_of_unsymmetric: both operands are the same
  %transpose_of_unsymmetric.x = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %transpose_of_unsymmetric.y = stablehlo.constant dense<[[5.0, 6.0], [7.0, 8.0]]> : tensor<2x2xf32>
  %transpose_of_unsymmetric.transpose = stablehlo.transpose %transpose_of_unsymmetric.y, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %transpose_of_unsymmetric.dot_general = stablehlo.dot_general %transpose_of_unsymmetric.x, %transpose_of_unsymmetric.transpose, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %transpose_of_unsymmetric.transpose_2 = stablehlo.transpose %transpose_of_unsymmetric.dot_general, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %transpose_of_unsymmetric.transpose_2, dense<[[17.0, 39.0], [23.0, 53.0]]> : tensor<2x2xf32> loc("transpose_of_unsymmetric")
  // dot_sum_of_rows: the contracting dimension is kept
  %dot_sum_of_rows.x = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %dot_sum_of_rows.y = stablehlo.constant dense<[[5.0, 6.0], [7.0, 8.0]]> : tensor<2x2xf32>
  %dot_sum_of_rows = call @dot_sum_of_rows(%dot_sum_of_rows.x, %dot_sum_of_rows.y) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2xf32>
  check.expect_eq_const %dot_sum_of_rows, dense<[62.0, 72.0]> : tensor<2xf32> loc("dot_sum_of_rows")
  // batch_sum: batch meets batch
  %batch_sum.x = stablehlo.constant dense<[[[1.0, 2.0], [3.0, 4.0]], [[5.0, 6.0], [7.0, 8.0]]]> : tensor<2x2x2xf32>
  %batch_sum.y = stablehlo.constant dense<[[[1.0, 3.0], [5.0, 7.0]], [[2.0, 4.0], [6.0, 8.0]]]> : tensor<2x2x2xf32>
  %batch_sum = call @batch_sum(%batch_sum.x, %batch_sum.y) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %batch_sum, dense<[[57.0, 85.0], [85.0, 129.0]]> : tensor<2x2xf32> loc("batch_sum")
  // dot_returned_twice: the layouts of both results are the same
  %dot_returned_twice.x = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %dot_returned_twice.y = stablehlo.constant dense<[[5.0, 6.0], [7.0, 8.0]]> : tensor<2x2xf32>
  %dot_returned_twice.dot_general = stablehlo.dot_general %dot_returned_twice.x, %dot_returned_twice.y, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %dot_returned_twice.dot_general_2 = stablehlo.dot_general %dot_returned_twice.x, %dot_returned_twice.y, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %dot_returned_twice.transpose = stablehlo.transpose %dot_returned_twice.dot_general_2, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %dot_returned_twice.dot_general, dense<[[19.0, 22.0], [43.0, 50.0]]> : tensor<2x2xf32> loc("dot_returned_twice")
  check.expect_eq_const %dot_returned_twice.transpose, dense<[[19.0, 43.0], [22.0, 50.0]]> : tensor<2x2xf32> loc("dot_returned_twice")
  // dot_transposed_through_update: the layouts of both are the same
  %dot_transposed_through_update.x = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %dot_transposed_through_update.y = stablehlo.constant dense<[[5.0, 6.0], [7.0, 8.0]]> : tensor<2x2xf32>
  %dot_transposed_through_update.z = stablehlo.constant dense<[[0.0, 0.0, 9.0], [0.0, 0.0, 9.0]]> : tensor<2x3xf32>
  %dot_transposed_through_update = call @dot_transposed_through_update(%dot_transposed_through_update.x, %dot_transposed_through_update.y, %dot_transposed_through_update.z) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  check.expect_eq_const %dot_transposed_through_update, dense<[[19.0, 43.0, 9.0], [22.0, 50.0, 9.0]]> : tensor<2x3xf32> loc("dot_transposed_through_update")
  // convolution_as_dot: the window fits once: no padding
  %convolution_as_dot.x = stablehlo.constant dense<[[[1.0, 2.0, 3.0]]]> : tensor<1x1x3xf32>
  %convolution_as_dot.y = stablehlo.constant dense<[[[4.0, 5.0, 6.0]]]> : tensor<1x1x3xf32>
  %convolution_as_dot.convolution = stablehlo.convolution (%convolution_as_dot.x, %convolution_as_dot.y) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {pad = [[1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x3xf32>, tensor<1x1x3xf32>) -> tensor<1x1x3xf32>
  check.expect_eq_const %convolution_as_dot.convolution, dense<[[[17.0, 32.0, 23.0]]]> : tensor<1x1x3xf32> loc("convolution_as_dot")
  // convolution_pointwise: the kernel contracts its input features
  %convolution_pointwise.x = stablehlo.constant dense<[[[1.0, 2.0], [3.0, 4.0]]]> : tensor<1x2x2xf32>
  %convolution_pointwise.y = stablehlo.constant dense<[[[5.0], [6.0]], [[7.0], [8.0]]]> : tensor<2x2x1xf32>
  %convolution_pointwise.convolution = stablehlo.convolution (%convolution_pointwise.x, %convolution_pointwise.y) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x2xf32>, tensor<2x2x1xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %convolution_pointwise.convolution, dense<[[[23.0, 34.0], [31.0, 46.0]]]> : tensor<1x2x2xf32> loc("convolution_pointwise")
  // convolution_reversed: the kernel is symmetric
  %convolution_reversed.x = stablehlo.constant dense<[[[1.0, 2.0, 3.0]]]> : tensor<1x1x3xf32>
  %convolution_reversed.y = stablehlo.constant dense<[[[4.0, 5.0]]]> : tensor<1x1x2xf32>
  %convolution_reversed.convolution = stablehlo.convolution (%convolution_reversed.x, %convolution_reversed.y) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {reverse = [true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x3xf32>, tensor<1x1x2xf32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %convolution_reversed.convolution, dense<[[[13.0, 22.0]]]> : tensor<1x1x2xf32> loc("convolution_reversed")
  // convolution_of_reversed_kernel: two reversals cancel, one does not
  %convolution_of_reversed_kernel.x = stablehlo.constant dense<[[[1.0, 2.0, 3.0]]]> : tensor<1x1x3xf32>
  %convolution_of_reversed_kernel.y = stablehlo.constant dense<[[[4.0, 5.0]]]> : tensor<1x1x2xf32>
  %convolution_of_reversed_kernel.reverse = stablehlo.reverse %convolution_of_reversed_kernel.y, dims = [2] : tensor<1x1x2xf32>
  %convolution_of_reversed_kernel.convolution = stablehlo.convolution (%convolution_of_reversed_kernel.x, %convolution_of_reversed_kernel.reverse) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {reverse = [true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x3xf32>, tensor<1x1x2xf32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %convolution_of_reversed_kernel.convolution, dense<[[[14.0, 23.0]]]> : tensor<1x1x2xf32> loc("convolution_of_reversed_kernel")
  // convolution_of_pad: the padding value is zero
  %convolution_of_pad.x = stablehlo.constant dense<[[[1.0, 2.0, 3.0]]]> : tensor<1x1x3xf32>
  %convolution_of_pad.y = stablehlo.constant dense<[[[4.0, 5.0]]]> : tensor<1x1x2xf32>
  %convolution_of_pad = call @convolution_of_pad(%convolution_of_pad.x, %convolution_of_pad.y) : (tensor<1x1x3xf32>, tensor<1x1x2xf32>) -> tensor<1x1x4xf32>
  check.expect_eq_const %convolution_of_pad, dense<[[[9.0, 14.0, 23.0, 17.0]]]> : tensor<1x1x4xf32> loc("convolution_of_pad")
  // convolution_of_interior_pad: the interior padding becomes a dilation of the operand
  %convolution_of_interior_pad.x = stablehlo.constant dense<[[[1.0, 2.0, 3.0]]]> : tensor<1x1x3xf32>
  %convolution_of_interior_pad.y = stablehlo.constant dense<[[[4.0, 5.0]]]> : tensor<1x1x2xf32>
  %convolution_of_interior_pad = call @convolution_of_interior_pad(%convolution_of_interior_pad.x, %convolution_of_interior_pad.y) : (tensor<1x1x3xf32>, tensor<1x1x2xf32>) -> tensor<1x1x4xf32>
  check.expect_eq_const %convolution_of_interior_pad, dense<[[[4.0, 10.0, 8.0, 15.0]]]> : tensor<1x1x4xf32> loc("convolution_of_interior_pad")
  // convolution_dilations_swapped: the dilation is that of the kernel
  %convolution_dilations_swapped.x = stablehlo.constant dense<[[[1.0, 2.0, 3.0]]]> : tensor<1x1x3xf32>
  %convolution_dilations_swapped.y = stablehlo.constant dense<[[[4.0, 5.0]]]> : tensor<1x1x2xf32>
  %convolution_dilations_swapped.convolution = stablehlo.convolution (%convolution_dilations_swapped.x, %convolution_dilations_swapped.y) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {lhs_dilate = [2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x3xf32>, tensor<1x1x2xf32>) -> tensor<1x1x4xf32>
  check.expect_eq_const %convolution_dilations_swapped.convolution, dense<[[[4.0, 10.0, 8.0, 15.0]]]> : tensor<1x1x4xf32> loc("convolution_dilations_swapped")
  // convolution_grouped: each group has its own kernel, in order
  %convolution_grouped.x = stablehlo.constant dense<[[[1.0, 2.0], [3.0, 4.0]]]> : tensor<1x2x2xf32>
  %convolution_grouped.y = stablehlo.constant dense<[[[5.0]], [[7.0]]]> : tensor<2x1x1xf32>
  %convolution_grouped.convolution = stablehlo.convolution (%convolution_grouped.x, %convolution_grouped.y) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<1x2x2xf32>, tensor<2x1x1xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %convolution_grouped.convolution, dense<[[[5.0, 10.0], [21.0, 28.0]]]> : tensor<1x2x2xf32> loc("convolution_grouped")
  // convolution_operands_swapped: the kernel is reversed once
  %convolution_operands_swapped.x = stablehlo.constant dense<[[[1.0, 2.0, 3.0]]]> : tensor<1x1x3xf32>
  %convolution_operands_swapped.y = stablehlo.constant dense<[[[4.0, 5.0]]]> : tensor<1x1x2xf32>
  %convolution_operands_swapped.convolution = stablehlo.convolution (%convolution_operands_swapped.x, %convolution_operands_swapped.y) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x3xf32>, tensor<1x1x2xf32>) -> tensor<1x1x2xf32>
  check.expect_eq_const %convolution_operands_swapped.convolution, dense<[[[14.0, 23.0]]]> : tensor<1x1x2xf32> loc("convolution_operands_swapped")
  // convolution_narrow_integer: the sums do not wrap around in the narrow type
  %convolution_narrow_integer.x = stablehlo.constant dense<[[[100, 2, 3]]]> : tensor<1x1x3xi8>
  %convolution_narrow_integer.y = stablehlo.constant dense<[[[100, 5]]]> : tensor<1x1x2xi8>
  %convolution_narrow_integer.convolution = stablehlo.convolution (%convolution_narrow_integer.x, %convolution_narrow_integer.y) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x3xi8>, tensor<1x1x2xi8>) -> tensor<1x1x2xi32>
  check.expect_eq_const %convolution_narrow_integer.convolution, dense<[[[10010, 215]]]> : tensor<1x1x2xi32> loc("convolution_narrow_integer")
  // transpose_of_convolution: the dimension numbers move with the transposition
  %transpose_of_convolution.x = stablehlo.constant dense<[[[1.0, 2.0], [3.0, 4.0]], [[5.0, 6.0], [7.0, 8.0]]]> : tensor<2x2x2xf32>
  %transpose_of_convolution.y = stablehlo.constant dense<[[[5.0], [6.0]], [[7.0], [8.0]]]> : tensor<2x2x1xf32>
  %transpose_of_convolution.convolution = stablehlo.convolution (%transpose_of_convolution.x, %transpose_of_convolution.y) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x2x2xf32>, tensor<2x2x1xf32>) -> tensor<2x2x2xf32>
  %transpose_of_convolution.transpose = stablehlo.transpose %transpose_of_convolution.convolution, dims = [1, 0, 2] : (tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
  check.expect_eq_const %transpose_of_convolution.transpose, dense<[[[23.0, 34.0], [67.0, 78.0]], [[31.0, 46.0], [91.0, 106.0]]]> : tensor<2x2x2xf32> loc("transpose_of_convolution")
  // convolution_of_transpose: the dimension numbers move with the transposition
  %convolution_of_transpose.x = stablehlo.constant dense<[[[1.0, 2.0], [3.0, 4.0]], [[5.0, 6.0], [7.0, 8.0]]]> : tensor<2x2x2xf32>
  %convolution_of_transpose.y = stablehlo.constant dense<[[[5.0], [6.0]], [[7.0], [8.0]]]> : tensor<2x2x1xf32>
  %convolution_of_transpose.transpose = stablehlo.transpose %convolution_of_transpose.x, dims = [1, 0, 2] : (tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
  %convolution_of_transpose.convolution = stablehlo.convolution (%convolution_of_transpose.transpose, %convolution_of_transpose.y) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x2x2xf32>, tensor<2x2x1xf32>) -> tensor<2x2x2xf32>
  check.expect_eq_const %convolution_of_transpose.convolution, dense<[[[35.0, 46.0], [47.0, 62.0]], [[57.0, 68.0], [77.0, 92.0]]]> : tensor<2x2x2xf32> loc("convolution_of_transpose")
  // batch_norm_rounding: the variance is divided by its root, and not multiplied
  %batch_norm_rounding.x = stablehlo.constant dense<[[1.0, 2.0], [3.0, 6.0]]> : tensor<2x2xf32>
  %batch_norm_rounding.s = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf32>
  %batch_norm_rounding.o = stablehlo.constant dense<[1.0, -1.0]> : tensor<2xf32>
  %batch_norm_rounding.m = stablehlo.constant dense<[2.0, 4.0]> : tensor<2xf32>
  %batch_norm_rounding.v = stablehlo.constant dense<[0.25, 4.0]> : tensor<2xf32>
  %batch_norm_rounding.batch_norm_inference = "stablehlo.batch_norm_inference"(%batch_norm_rounding.x, %batch_norm_rounding.s, %batch_norm_rounding.o, %batch_norm_rounding.m, %batch_norm_rounding.v) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2x2xf32>
  check.expect_almost_eq_const %batch_norm_rounding.batch_norm_inference, dense<[[-3.0, -4.0], [5.0, 2.0]]> : tensor<2x2xf32> loc("batch_norm_rounding")
  // batch_norm_feature: the feature dimension is the last one
  %batch_norm_feature.x = stablehlo.constant dense<[[1.0, 2.0], [3.0, 6.0]]> : tensor<2x2xf32>
  %batch_norm_feature.s = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf32>
  %batch_norm_feature.o = stablehlo.constant dense<[1.0, -1.0]> : tensor<2xf32>
  %batch_norm_feature.m = stablehlo.constant dense<[2.0, 4.0]> : tensor<2xf32>
  %batch_norm_feature.v = stablehlo.constant dense<[0.25, 4.0]> : tensor<2xf32>
  %batch_norm_feature.batch_norm_inference = "stablehlo.batch_norm_inference"(%batch_norm_feature.x, %batch_norm_feature.s, %batch_norm_feature.o, %batch_norm_feature.m, %batch_norm_feature.v) <{epsilon = 0.0 : f32, feature_index = 0 : i64}> : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2x2xf32>
  check.expect_almost_eq_const %batch_norm_feature.batch_norm_inference, dense<[[-3.0, 1.0], [-2.5, 2.0]]> : tensor<2x2xf32> loc("batch_norm_feature")
  return
}
