// Rewrites. Each check is a row of rows/contractions.txt: its operands break the rewrite where its condition does not hold.
func.func private @scaled_dot(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<f32> {
  %literal = stablehlo.constant dense<1.0e+30> : tensor<2xf32>
  %multiply = stablehlo.multiply %x, %literal : tensor<2xf32>
  %dot_general = stablehlo.dot_general %multiply, %y, contracting_dims = [0] x [0] : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
  return %dot_general : tensor<f32>
}

func.func private @scaled_dot_both(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<f32> {
  %literal = stablehlo.constant dense<2.0> : tensor<2xf32>
  %multiply = stablehlo.multiply %x, %literal : tensor<2xf32>
  %literal_2 = stablehlo.constant dense<3.0> : tensor<2xf32>
  %multiply_2 = stablehlo.multiply %y, %literal_2 : tensor<2xf32>
  %dot_general = stablehlo.dot_general %multiply, %multiply_2, contracting_dims = [0] x [0] : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
  return %dot_general : tensor<f32>
}

func.func private @dot_plus_elementwise(%x: tensor<2x2xf32>, %y: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %dot_general = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %literal = stablehlo.constant dense<2.0> : tensor<2x2xf32>
  %multiply = stablehlo.multiply %x, %literal : tensor<2x2xf32>
  %add = stablehlo.add %dot_general, %multiply : tensor<2x2xf32>
  return %add : tensor<2x2xf32>
}

func.func private @dot_of_splat(%y: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %literal = stablehlo.constant dense<2.0> : tensor<2x2xf32>
  %dot_general = stablehlo.dot_general %literal, %y, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return %dot_general : tensor<2x2xf32>
}

func.func private @dot_of_ones_as_sum(%y: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %literal = stablehlo.constant dense<1.0> : tensor<2x2xf32>
  %dot_general = stablehlo.dot_general %literal, %y, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return %dot_general : tensor<2x2xf32>
}

func.func private @dot_of_zero(%y: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %literal = stablehlo.constant dense<0.0> : tensor<2x2xf32>
  %dot_general = stablehlo.dot_general %literal, %y, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return %dot_general : tensor<2x2xf32>
}

func.func private @dot_of_diagonal(%x: tensor<2x2xf32>, %y: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %iota = stablehlo.iota dim = 0 : tensor<2x2xi32>
  %iota_2 = stablehlo.iota dim = 1 : tensor<2x2xi32>
  %compare = stablehlo.compare EQ, %iota, %iota_2 : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
  %literal = stablehlo.constant dense<0.0> : tensor<2x2xf32>
  %select = stablehlo.select %compare, %x, %literal : tensor<2x2xi1>, tensor<2x2xf32>
  %dot_general = stablehlo.dot_general %select, %y, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return %dot_general : tensor<2x2xf32>
}

func.func private @dot_of_diagonal_infinite(%y: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %iota = stablehlo.iota dim = 0 : tensor<2x2xi32>
  %iota_2 = stablehlo.iota dim = 1 : tensor<2x2xi32>
  %compare = stablehlo.compare EQ, %iota, %iota_2 : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
  %literal = stablehlo.constant dense<2.0> : tensor<2x2xf32>
  %literal_2 = stablehlo.constant dense<0.0> : tensor<2x2xf32>
  %select = stablehlo.select %compare, %literal, %literal_2 : tensor<2x2xi1>, tensor<2x2xf32>
  %dot_general = stablehlo.dot_general %select, %y, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return %dot_general : tensor<2x2xf32>
}

func.func private @dot_of_pad(%x: tensor<2x2xf32>, %y: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %literal = stablehlo.constant dense<1.0> : tensor<f32>
  %pad = stablehlo.pad %x, %literal, low = [0, 1], high = [0, 0], interior = [0, 0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<2x3xf32>
  %dot_general = stablehlo.dot_general %pad, %y, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %dot_general : tensor<2x2xf32>
}

func.func @main() {
  // dot_as_multiply_swapped: the dimensions of the outer product keep their order
  %dot_as_multiply_swapped.x = stablehlo.constant dense<[[2.0], [3.0]]> : tensor<2x1xf32>
  %dot_as_multiply_swapped.y = stablehlo.constant dense<[[5.0, 7.0]]> : tensor<1x2xf32>
  %dot_as_multiply_swapped.dot_general = stablehlo.dot_general %dot_as_multiply_swapped.x, %dot_as_multiply_swapped.y, contracting_dims = [1] x [0] : (tensor<2x1xf32>, tensor<1x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %dot_as_multiply_swapped.dot_general, dense<[[10.0, 14.0], [15.0, 21.0]]> : tensor<2x2xf32> loc("dot_as_multiply_swapped")
  // dot_wide_result: the products do not wrap around in the narrow type
  %dot_wide_result.x = stablehlo.constant dense<100> : tensor<2xi8>
  %dot_wide_result.y = stablehlo.constant dense<[100, 2]> : tensor<2xi8>
  %dot_wide_result.dot_general = stablehlo.dot_general %dot_wide_result.x, %dot_wide_result.y, contracting_dims = [0] x [0] : (tensor<2xi8>, tensor<2xi8>) -> tensor<i32>
  check.expect_eq_const %dot_wide_result.dot_general, dense<10200> : tensor<i32> loc("dot_wide_result")
  // dot_of_converted: the products do not wrap around in the narrow type
  %dot_of_converted.x = stablehlo.constant dense<[100, 2]> : tensor<2xi8>
  %dot_of_converted.y = stablehlo.constant dense<[100, 3]> : tensor<2xi8>
  %dot_of_converted.convert = stablehlo.convert %dot_of_converted.x : (tensor<2xi8>) -> tensor<2xi32>
  %dot_of_converted.convert_2 = stablehlo.convert %dot_of_converted.y : (tensor<2xi8>) -> tensor<2xi32>
  %dot_of_converted.dot_general = stablehlo.dot_general %dot_of_converted.convert, %dot_of_converted.convert_2, contracting_dims = [0] x [0] : (tensor<2xi32>, tensor<2xi32>) -> tensor<i32>
  check.expect_eq_const %dot_of_converted.dot_general, dense<10006> : tensor<i32> loc("dot_of_converted")
  // dot_of_transpose: the contracting dimension moves with the transposition
  %dot_of_transpose.x = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %dot_of_transpose.y = stablehlo.constant dense<[[5.0, 6.0], [7.0, 8.0]]> : tensor<2x2xf32>
  %dot_of_transpose.transpose = stablehlo.transpose %dot_of_transpose.x, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %dot_of_transpose.dot_general = stablehlo.dot_general %dot_of_transpose.transpose, %dot_of_transpose.y, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %dot_of_transpose.dot_general, dense<[[26.0, 30.0], [38.0, 44.0]]> : tensor<2x2xf32> loc("dot_of_transpose")
  // transpose_of_dot: the operands change places and contract the other dimensions
  %transpose_of_dot.x = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %transpose_of_dot.y = stablehlo.constant dense<[[5.0, 6.0], [7.0, 8.0]]> : tensor<2x2xf32>
  %transpose_of_dot.dot_general = stablehlo.dot_general %transpose_of_dot.x, %transpose_of_dot.y, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %transpose_of_dot.transpose = stablehlo.transpose %transpose_of_dot.dot_general, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %transpose_of_dot.transpose, dense<[[19.0, 43.0], [22.0, 50.0]]> : tensor<2x2xf32> loc("transpose_of_dot")
  // dot_of_two_transposes: the operands change places
  %dot_of_two_transposes.x = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %dot_of_two_transposes.y = stablehlo.constant dense<[[5.0, 6.0], [7.0, 8.0]]> : tensor<2x2xf32>
  %dot_of_two_transposes.transpose = stablehlo.transpose %dot_of_two_transposes.x, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %dot_of_two_transposes.transpose_2 = stablehlo.transpose %dot_of_two_transposes.y, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %dot_of_two_transposes.dot_general = stablehlo.dot_general %dot_of_two_transposes.transpose, %dot_of_two_transposes.transpose_2, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %dot_of_two_transposes.dot_general, dense<[[23.0, 31.0], [34.0, 46.0]]> : tensor<2x2xf32> loc("dot_of_two_transposes")
  // batch_dimension_order: both operands have their batching dimensions in the same order
  %batch_dimension_order.x = stablehlo.constant dense<[[[1.0, 2.0], [3.0, 4.0]], [[5.0, 6.0], [7.0, 8.0]]]> : tensor<2x2x2xf32>
  %batch_dimension_order.y = stablehlo.constant dense<[[[1.0, 3.0], [5.0, 7.0]], [[2.0, 4.0], [6.0, 8.0]]]> : tensor<2x2x2xf32>
  %batch_dimension_order.dot_general = stablehlo.dot_general %batch_dimension_order.x, %batch_dimension_order.y, batching_dims = [0, 1] x [1, 0], contracting_dims = [2] x [2] : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %batch_dimension_order.dot_general, dense<[[7.0, 22.0], [67.0, 106.0]]> : tensor<2x2xf32> loc("batch_dimension_order")
  // contracting_dimension_order: the pairs of contracting dimensions are in order
  %contracting_dimension_order.x = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %contracting_dimension_order.y = stablehlo.constant dense<[[5.0, 6.0], [7.0, 8.0]]> : tensor<2x2xf32>
  %contracting_dimension_order.dot_general = stablehlo.dot_general %contracting_dimension_order.x, %contracting_dimension_order.y, contracting_dims = [0, 1] x [1, 0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<f32>
  check.expect_eq_const %contracting_dimension_order.dot_general, dense<69.0> : tensor<f32> loc("contracting_dimension_order")
  // contraction_reshaped: both operands are reshaped alike
  %contraction_reshaped.x = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %contraction_reshaped.y = stablehlo.constant dense<[[5.0, 6.0], [7.0, 8.0]]> : tensor<2x2xf32>
  %contraction_reshaped.dot_general = stablehlo.dot_general %contraction_reshaped.x, %contraction_reshaped.y, contracting_dims = [1, 0] x [1, 0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<f32>
  check.expect_eq_const %contraction_reshaped.dot_general, dense<70.0> : tensor<f32> loc("contraction_reshaped")
  // dot_associativity: no product in the middle overflows
  %dot_associativity.x = stablehlo.constant dense<[[1.0e+30, 1.0e+30], [1.0, 0.0]]> : tensor<2x2xf32>
  %dot_associativity.y = stablehlo.constant dense<[[1.0e+30, 0.0], [0.0, 1.0e+30]]> : tensor<2x2xf32>
  %dot_associativity.z = stablehlo.constant dense<[[1.0e-30, 0.0], [0.0, 1.0e-30]]> : tensor<2x2xf32>
  %dot_associativity.dot_general = stablehlo.dot_general %dot_associativity.x, %dot_associativity.y, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %dot_associativity.dot_general_2 = stablehlo.dot_general %dot_associativity.dot_general, %dot_associativity.z, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %dot_associativity.dot_general_2, dense<[[0x7FC00000, 0x7FC00000], [1.0, 0.0]]> : tensor<2x2xf32> loc("dot_associativity")
  // scaled_dot: no product overflows
  %scaled_dot.x = stablehlo.constant dense<[1.0e+20, 0.0]> : tensor<2xf32>
  %scaled_dot.y = stablehlo.constant dense<[1.0e-30, 1.0]> : tensor<2xf32>
  %scaled_dot = call @scaled_dot(%scaled_dot.x, %scaled_dot.y) : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
  check.expect_eq_const %scaled_dot, dense<0x7F800000> : tensor<f32> loc("scaled_dot")
  // scaled_dot_both: the factors are multiplied
  %scaled_dot_both.x = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %scaled_dot_both.y = stablehlo.constant dense<[3.0, 4.0]> : tensor<2xf32>
  %scaled_dot_both = call @scaled_dot_both(%scaled_dot_both.x, %scaled_dot_both.y) : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
  check.expect_eq_const %scaled_dot_both, dense<66.0> : tensor<f32> loc("scaled_dot_both")
  // negated_dot: only one operand is negated
  %negated_dot.x = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %negated_dot.y = stablehlo.constant dense<[3.0, 4.0]> : tensor<2xf32>
  %negated_dot.negate = stablehlo.negate %negated_dot.x : tensor<2xf32>
  %negated_dot.negate_2 = stablehlo.negate %negated_dot.y : tensor<2xf32>
  %negated_dot.dot_general = stablehlo.dot_general %negated_dot.negate, %negated_dot.negate_2, contracting_dims = [0] x [0] : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
  check.expect_eq_const %negated_dot.dot_general, dense<11.0> : tensor<f32> loc("negated_dot")
  // dot_distributed: no product overflows
  %dot_distributed.x = stablehlo.constant dense<[[1.0e+30, 0.0], [0.0, 1.0]]> : tensor<2x2xf32>
  %dot_distributed.y = stablehlo.constant dense<[[1.0e+30, 1.0], [1.0, 1.0]]> : tensor<2x2xf32>
  %dot_distributed.z = stablehlo.constant dense<[[-1.0e+30, 1.0], [1.0, 1.0]]> : tensor<2x2xf32>
  %dot_distributed.dot_general = stablehlo.dot_general %dot_distributed.x, %dot_distributed.y, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %dot_distributed.dot_general_2 = stablehlo.dot_general %dot_distributed.x, %dot_distributed.z, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %dot_distributed.add = stablehlo.add %dot_distributed.dot_general, %dot_distributed.dot_general_2 : tensor<2x2xf32>
  check.expect_eq_const %dot_distributed.add, dense<[[0x7FC00000, 2.0e+30], [2.0, 2.0]]> : tensor<2x2xf32> loc("dot_distributed")
  // dot_distributed_left: the common factor is on the same side
  %dot_distributed_left.x = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %dot_distributed_left.y = stablehlo.constant dense<[[5.0, 6.0], [7.0, 8.0]]> : tensor<2x2xf32>
  %dot_distributed_left.z = stablehlo.constant dense<[[1.0, 0.0], [2.0, 1.0]]> : tensor<2x2xf32>
  %dot_distributed_left.dot_general = stablehlo.dot_general %dot_distributed_left.x, %dot_distributed_left.y, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %dot_distributed_left.dot_general_2 = stablehlo.dot_general %dot_distributed_left.z, %dot_distributed_left.x, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %dot_distributed_left.add = stablehlo.add %dot_distributed_left.dot_general, %dot_distributed_left.dot_general_2 : tensor<2x2xf32>
  check.expect_eq_const %dot_distributed_left.add, dense<[[20.0, 24.0], [48.0, 58.0]]> : tensor<2x2xf32> loc("dot_distributed_left")
  // dot_plus_elementwise: the scalar stands for a multiple of the unit matrix
  %dot_plus_elementwise.x = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %dot_plus_elementwise.y = stablehlo.constant dense<[[5.0, 6.0], [7.0, 8.0]]> : tensor<2x2xf32>
  %dot_plus_elementwise = call @dot_plus_elementwise(%dot_plus_elementwise.x, %dot_plus_elementwise.y) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %dot_plus_elementwise, dense<[[21.0, 26.0], [49.0, 58.0]]> : tensor<2x2xf32> loc("dot_plus_elementwise")
  // dot_of_broadcast: the contracting dimension is kept
  %dot_of_broadcast.x = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %dot_of_broadcast.y = stablehlo.constant dense<[[5.0, 6.0], [7.0, 8.0]]> : tensor<2x2xf32>
  %dot_of_broadcast.broadcast_in_dim = stablehlo.broadcast_in_dim %dot_of_broadcast.x, dims = [1] : (tensor<2xf32>) -> tensor<2x2xf32>
  %dot_of_broadcast.dot_general = stablehlo.dot_general %dot_of_broadcast.broadcast_in_dim, %dot_of_broadcast.y, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %dot_of_broadcast.dot_general, dense<[[19.0, 22.0], [19.0, 22.0]]> : tensor<2x2xf32> loc("dot_of_broadcast")
  // dot_of_splat: the matrix is a multiple of the unit matrix
  %dot_of_splat.y = stablehlo.constant dense<[[5.0, 6.0], [7.0, 8.0]]> : tensor<2x2xf32>
  %dot_of_splat = call @dot_of_splat(%dot_of_splat.y) : (tensor<2x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %dot_of_splat, dense<[[24.0, 28.0], [24.0, 28.0]]> : tensor<2x2xf32> loc("dot_of_splat")
  // dot_of_ones_as_sum: the sum is along the contracting dimension
  %dot_of_ones_as_sum.y = stablehlo.constant dense<[[5.0, 6.0], [7.0, 8.0]]> : tensor<2x2xf32>
  %dot_of_ones_as_sum = call @dot_of_ones_as_sum(%dot_of_ones_as_sum.y) : (tensor<2x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %dot_of_ones_as_sum, dense<[[12.0, 14.0], [12.0, 14.0]]> : tensor<2x2xf32> loc("dot_of_ones_as_sum")
  // dot_of_zero: the other operand is finite
  %dot_of_zero.y = stablehlo.constant dense<[[0x7F800000, 6.0], [7.0, 0x7FC00000]]> : tensor<2x2xf32>
  %dot_of_zero = call @dot_of_zero(%dot_of_zero.y) : (tensor<2x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %dot_of_zero, dense<0x7FC00000> : tensor<2x2xf32> loc("dot_of_zero")
  // dot_of_empty: the contracted dimension is not empty
  %dot_of_empty.x = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %dot_of_empty.y = stablehlo.constant dense<[[5.0, 6.0], [7.0, 8.0]]> : tensor<2x2xf32>
  %dot_of_empty.slice = stablehlo.slice %dot_of_empty.x [0:2, 0:0] : (tensor<2x2xf32>) -> tensor<2x0xf32>
  %dot_of_empty.slice_2 = stablehlo.slice %dot_of_empty.y [0:0, 0:2] : (tensor<2x2xf32>) -> tensor<0x2xf32>
  %dot_of_empty.dot_general = stablehlo.dot_general %dot_of_empty.slice, %dot_of_empty.slice_2, contracting_dims = [1] x [0] : (tensor<2x0xf32>, tensor<0x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %dot_of_empty.dot_general, dense<0.0> : tensor<2x2xf32> loc("dot_of_empty")
  // dot_of_diagonal: rows are scaled by the diagonal
  %dot_of_diagonal.x = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %dot_of_diagonal.y = stablehlo.constant dense<[[5.0, 6.0], [7.0, 8.0]]> : tensor<2x2xf32>
  %dot_of_diagonal = call @dot_of_diagonal(%dot_of_diagonal.x, %dot_of_diagonal.y) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %dot_of_diagonal, dense<[[5.0, 6.0], [28.0, 32.0]]> : tensor<2x2xf32> loc("dot_of_diagonal")
  // dot_of_diagonal_infinite: the other operand is finite
  %dot_of_diagonal_infinite.y = stablehlo.constant dense<[[0x7F800000, 6.0], [7.0, 8.0]]> : tensor<2x2xf32>
  %dot_of_diagonal_infinite = call @dot_of_diagonal_infinite(%dot_of_diagonal_infinite.y) : (tensor<2x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %dot_of_diagonal_infinite, dense<[[0x7F800000, 12.0], [0x7FC00000, 16.0]]> : tensor<2x2xf32> loc("dot_of_diagonal_infinite")
  // dot_of_pad: the padding value is zero
  %dot_of_pad.x = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %dot_of_pad.y = stablehlo.constant dense<[[5.0, 6.0], [7.0, 8.0], [9.0, 1.0]]> : tensor<3x2xf32>
  %dot_of_pad = call @dot_of_pad(%dot_of_pad.x, %dot_of_pad.y) : (tensor<2x2xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %dot_of_pad, dense<[[30.0, 16.0], [62.0, 34.0]]> : tensor<2x2xf32> loc("dot_of_pad")
  return
}
