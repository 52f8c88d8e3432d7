// Rewrites. Each check is a row of rows/reported_later.txt: its operands break the rewrite where its condition does not hold.
func.func private @product_and_bias_scaled_f32(%x: tensor<2x2xf32>, %y: tensor<2x2xf32>, %z: tensor<2xf32>) -> tensor<2x2xf32> {
  %dot_general = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %z, dims = [1] : (tensor<2xf32>) -> tensor<2x2xf32>
  %add = stablehlo.add %dot_general, %broadcast_in_dim : tensor<2x2xf32>
  %literal = stablehlo.constant dense<0.5> : tensor<2x2xf32>
  %multiply = stablehlo.multiply %add, %literal : tensor<2x2xf32>
  return %multiply : tensor<2x2xf32>
}

func.func private @products_and_bias_scaled_in_batches(%x: tensor<2x2x2xf32>, %y: tensor<2x2xf32>, %z: tensor<2xf32>) -> tensor<2x2xf32> {
  %dot_general = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %z, dims = [1] : (tensor<2xf32>) -> tensor<2x2xf32>
  %add = stablehlo.add %dot_general, %broadcast_in_dim : tensor<2x2xf32>
  %literal = stablehlo.constant dense<4.0> : tensor<2x2xf32>
  %multiply = stablehlo.multiply %add, %literal : tensor<2x2xf32>
  return %multiply : tensor<2x2xf32>
}

func.func private @bias_less_product_scaled(%x: tensor<2x2xf32>, %y: tensor<2x2xf32>, %z: tensor<2xf32>) -> tensor<2x2xf32> {
  %broadcast_in_dim = stablehlo.broadcast_in_dim %z, dims = [0] : (tensor<2xf32>) -> tensor<2x2xf32>
  %dot_general = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %subtract = stablehlo.subtract %broadcast_in_dim, %dot_general : tensor<2x2xf32>
  %literal = stablehlo.constant dense<4.0> : tensor<2x2xf32>
  %multiply = stablehlo.multiply %subtract, %literal : tensor<2x2xf32>
  return %multiply : tensor<2x2xf32>
}

func.func private @convolution_and_bias_scaled(%x: tensor<1x1x4xf32>, %y: tensor<2x1x2xf32>, %z: tensor<2xf32>) -> tensor<1x2x3xf32> {
  %convolution = stablehlo.convolution (%x, %y) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x4xf32>, tensor<2x1x2xf32>) -> tensor<1x2x3xf32>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %z, dims = [1] : (tensor<2xf32>) -> tensor<1x2x3xf32>
  %add = stablehlo.add %convolution, %broadcast_in_dim : tensor<1x2x3xf32>
  %literal = stablehlo.constant dense<0.5> : tensor<1x2x3xf32>
  %multiply = stablehlo.multiply %add, %literal : tensor<1x2x3xf32>
  return %multiply : tensor<1x2x3xf32>
}

func.func private @sorted_operand_used_again(%x: tensor<4xi32>) -> tensor<4xi32> {
  %iota = stablehlo.iota dim = 0 : tensor<4xi32>
  %subtract = stablehlo.subtract %x, %iota : tensor<4xi32>
  %sort:2 = "stablehlo.sort"(%subtract, %iota) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>, %left_: tensor<i32>, %right_: tensor<i32>):
    %compare = stablehlo.compare LT, %left, %right : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<4xi32>, tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>)
  %literal = stablehlo.constant dense<10> : tensor<4xi32>
  %multiply = stablehlo.multiply %sort#1, %literal : tensor<4xi32>
  %add = stablehlo.add %multiply, %iota : tensor<4xi32>
  return %add : tensor<4xi32>
}

func.func private @sorted_key_used_again_i32(%x: tensor<5xi32>) -> tensor<5xi32> {
  %literal = stablehlo.constant dense<2> : tensor<5xi32>
  %multiply = stablehlo.multiply %x, %literal : tensor<5xi32>
  %sort = "stablehlo.sort"(%multiply) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %compare = stablehlo.compare GT, %left, %right : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<5xi32>) -> tensor<5xi32>
  %subtract = stablehlo.subtract %multiply, %sort : tensor<5xi32>
  return %subtract : tensor<5xi32>
}

func.func private @sorted_twice_by_two_orders(%x: tensor<5xi32>) -> tensor<5xi32> {
  %literal = stablehlo.constant dense<1> : tensor<5xi32>
  %add = stablehlo.add %x, %literal : tensor<5xi32>
  %sort = "stablehlo.sort"(%add) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %compare = stablehlo.compare LT, %left, %right : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<5xi32>) -> tensor<5xi32>
  %literal_2 = stablehlo.constant dense<10> : tensor<5xi32>
  %multiply = stablehlo.multiply %sort, %literal_2 : tensor<5xi32>
  %sort_2 = "stablehlo.sort"(%add) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%left_2: tensor<i32>, %right_2: tensor<i32>):
    %literal_3 = stablehlo.constant dense<3> : tensor<i32>
    %remainder = stablehlo.remainder %left_2, %literal_3 : tensor<i32>
    %literal_4 = stablehlo.constant dense<3> : tensor<i32>
    %remainder_2 = stablehlo.remainder %right_2, %literal_4 : tensor<i32>
    %compare_2 = stablehlo.compare LT, %remainder, %remainder_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<5xi32>) -> tensor<5xi32>
  %add_2 = stablehlo.add %multiply, %sort_2 : tensor<5xi32>
  return %add_2 : tensor<5xi32>
}

func.func private @scattered_operand_used_again(%x: tensor<4xi32>, %y: tensor<3x1xi32>, %z: tensor<3xi32>) -> tensor<4xi32> {
  %literal = stablehlo.constant dense<1> : tensor<4xi32>
  %add = stablehlo.add %x, %literal : tensor<4xi32>
  %literal_2 = stablehlo.constant dense<100> : tensor<4xi32>
  %multiply = stablehlo.multiply %add, %literal_2 : tensor<4xi32>
  %scatter = "stablehlo.scatter"(%add, %y, %z) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    %add_2 = stablehlo.add %left, %right : tensor<i32>
    stablehlo.return %add_2 : tensor<i32>
  }) : (tensor<4xi32>, tensor<3x1xi32>, tensor<3xi32>) -> tensor<4xi32>
  %add_3 = stablehlo.add %multiply, %scatter : tensor<4xi32>
  return %add_3 : tensor<4xi32>
}

func.func @main() {
  // product_and_bias_scaled_f32: what is added is scaled, too
  %product_and_bias_scaled_f32.x = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %product_and_bias_scaled_f32.y = stablehlo.constant dense<[[2.0, 1.0], [5.0, 3.0]]> : tensor<2x2xf32>
  %product_and_bias_scaled_f32.z = stablehlo.constant dense<[100.0, 30.0]> : tensor<2xf32>
  %product_and_bias_scaled_f32 = call @product_and_bias_scaled_f32(%product_and_bias_scaled_f32.x, %product_and_bias_scaled_f32.y, %product_and_bias_scaled_f32.z) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %product_and_bias_scaled_f32, dense<[[56.0, 18.5], [63.0, 22.5]]> : tensor<2x2xf32> loc("product_and_bias_scaled_f32")
  // product_and_bias_scaled_by_operand_f32: what is added is scaled, too
  %product_and_bias_scaled_by_operand_f32.x = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %product_and_bias_scaled_by_operand_f32.y = stablehlo.constant dense<[[2.0, 1.0], [5.0, 3.0]]> : tensor<2x2xf32>
  %product_and_bias_scaled_by_operand_f32.z = stablehlo.constant dense<[[100.0, 30.0], [20.0, 10.0]]> : tensor<2x2xf32>
  %product_and_bias_scaled_by_operand_f32.w = stablehlo.constant dense<4.0> : tensor<f32>
  %product_and_bias_scaled_by_operand_f32.broadcast_in_dim = stablehlo.broadcast_in_dim %product_and_bias_scaled_by_operand_f32.w, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
  %product_and_bias_scaled_by_operand_f32.dot_general = stablehlo.dot_general %product_and_bias_scaled_by_operand_f32.x, %product_and_bias_scaled_by_operand_f32.y, contracting_dims = [1] x [1] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %product_and_bias_scaled_by_operand_f32.add = stablehlo.add %product_and_bias_scaled_by_operand_f32.dot_general, %product_and_bias_scaled_by_operand_f32.z : tensor<2x2xf32>
  %product_and_bias_scaled_by_operand_f32.multiply = stablehlo.multiply %product_and_bias_scaled_by_operand_f32.broadcast_in_dim, %product_and_bias_scaled_by_operand_f32.add : tensor<2x2xf32>
  check.expect_eq_const %product_and_bias_scaled_by_operand_f32.multiply, dense<[[416.0, 164.0], [120.0, 148.0]]> : tensor<2x2xf32> loc("product_and_bias_scaled_by_operand_f32")
  // product_and_bias_scaled_by_operand_i32: what is added is scaled, too
  %product_and_bias_scaled_by_operand_i32.x = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %product_and_bias_scaled_by_operand_i32.y = stablehlo.constant dense<[[2, 1], [5, 3]]> : tensor<2x2xi32>
  %product_and_bias_scaled_by_operand_i32.z = stablehlo.constant dense<[[100, 30], [20, 10]]> : tensor<2x2xi32>
  %product_and_bias_scaled_by_operand_i32.w = stablehlo.constant dense<4> : tensor<i32>
  %product_and_bias_scaled_by_operand_i32.broadcast_in_dim = stablehlo.broadcast_in_dim %product_and_bias_scaled_by_operand_i32.w, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
  %product_and_bias_scaled_by_operand_i32.dot_general = stablehlo.dot_general %product_and_bias_scaled_by_operand_i32.x, %product_and_bias_scaled_by_operand_i32.y, contracting_dims = [1] x [1] : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
  %product_and_bias_scaled_by_operand_i32.add = stablehlo.add %product_and_bias_scaled_by_operand_i32.dot_general, %product_and_bias_scaled_by_operand_i32.z : tensor<2x2xi32>
  %product_and_bias_scaled_by_operand_i32.multiply = stablehlo.multiply %product_and_bias_scaled_by_operand_i32.broadcast_in_dim, %product_and_bias_scaled_by_operand_i32.add : tensor<2x2xi32>
  check.expect_eq_const %product_and_bias_scaled_by_operand_i32.multiply, dense<[[416, 164], [120, 148]]> : tensor<2x2xi32> loc("product_and_bias_scaled_by_operand_i32")
  // products_and_bias_scaled_in_batches: what is added is scaled, too
  %products_and_bias_scaled_in_batches.x = stablehlo.constant dense<[[[1.0, 2.0], [3.0, 4.0]], [[5.0, 6.0], [7.0, 8.0]]]> : tensor<2x2x2xf32>
  %products_and_bias_scaled_in_batches.y = stablehlo.constant dense<[[2.0, 1.0], [5.0, 3.0]]> : tensor<2x2xf32>
  %products_and_bias_scaled_in_batches.z = stablehlo.constant dense<[100.0, 30.0]> : tensor<2xf32>
  %products_and_bias_scaled_in_batches = call @products_and_bias_scaled_in_batches(%products_and_bias_scaled_in_batches.x, %products_and_bias_scaled_in_batches.y, %products_and_bias_scaled_in_batches.z) : (tensor<2x2x2xf32>, tensor<2x2xf32>, tensor<2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %products_and_bias_scaled_in_batches, dense<[[416.0, 160.0], [572.0, 356.0]]> : tensor<2x2xf32> loc("products_and_bias_scaled_in_batches")
  // bias_less_product_scaled: what is subtracted from is scaled, too
  %bias_less_product_scaled.x = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %bias_less_product_scaled.y = stablehlo.constant dense<[[2.0, 1.0], [5.0, 3.0]]> : tensor<2x2xf32>
  %bias_less_product_scaled.z = stablehlo.constant dense<[100.0, 30.0]> : tensor<2xf32>
  %bias_less_product_scaled = call @bias_less_product_scaled(%bias_less_product_scaled.x, %bias_less_product_scaled.y, %bias_less_product_scaled.z) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %bias_less_product_scaled, dense<[[352.0, 372.0], [16.0, 60.0]]> : tensor<2x2xf32> loc("bias_less_product_scaled")
  // convolution_and_bias_scaled: what is added is scaled, too
  %convolution_and_bias_scaled.x = stablehlo.constant dense<[[[1.0, 2.0, 4.0, 8.0]]]> : tensor<1x1x4xf32>
  %convolution_and_bias_scaled.y = stablehlo.constant dense<[[[1.0, 3.0]], [[5.0, 2.0]]]> : tensor<2x1x2xf32>
  %convolution_and_bias_scaled.z = stablehlo.constant dense<[100.0, 30.0]> : tensor<2xf32>
  %convolution_and_bias_scaled = call @convolution_and_bias_scaled(%convolution_and_bias_scaled.x, %convolution_and_bias_scaled.y, %convolution_and_bias_scaled.z) : (tensor<1x1x4xf32>, tensor<2x1x2xf32>, tensor<2xf32>) -> tensor<1x2x3xf32>
  check.expect_eq_const %convolution_and_bias_scaled, dense<[[[53.5, 57.0, 64.0], [19.5, 24.0, 33.0]]]> : tensor<1x2x3xf32> loc("convolution_and_bias_scaled")
  // products_of_columns_joined_i32: each product keeps its own factors
  %products_of_columns_joined_i32.x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %products_of_columns_joined_i32.slice = stablehlo.slice %products_of_columns_joined_i32.x [0:2, 2:3] : (tensor<2x3xi32>) -> tensor<2x1xi32>
  %products_of_columns_joined_i32.slice_2 = stablehlo.slice %products_of_columns_joined_i32.x [0:2, 1:2] : (tensor<2x3xi32>) -> tensor<2x1xi32>
  %products_of_columns_joined_i32.multiply = stablehlo.multiply %products_of_columns_joined_i32.slice, %products_of_columns_joined_i32.slice : tensor<2x1xi32>
  %products_of_columns_joined_i32.multiply_2 = stablehlo.multiply %products_of_columns_joined_i32.slice_2, %products_of_columns_joined_i32.slice : tensor<2x1xi32>
  %products_of_columns_joined_i32.concatenate = stablehlo.concatenate %products_of_columns_joined_i32.multiply, %products_of_columns_joined_i32.multiply_2, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %products_of_columns_joined_i32.concatenate, dense<[[9, 6], [36, 30]]> : tensor<2x2xi32> loc("products_of_columns_joined_i32")
  // products_of_reshaped_columns_joined_f32: each product keeps its own factors
  %products_of_reshaped_columns_joined_f32.x = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %products_of_reshaped_columns_joined_f32.slice = stablehlo.slice %products_of_reshaped_columns_joined_f32.x [0:2, 2:3] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %products_of_reshaped_columns_joined_f32.reshape = stablehlo.reshape %products_of_reshaped_columns_joined_f32.slice : (tensor<2x1xf32>) -> tensor<2xf32>
  %products_of_reshaped_columns_joined_f32.slice_2 = stablehlo.slice %products_of_reshaped_columns_joined_f32.x [0:2, 1:2] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %products_of_reshaped_columns_joined_f32.reshape_2 = stablehlo.reshape %products_of_reshaped_columns_joined_f32.slice_2 : (tensor<2x1xf32>) -> tensor<2xf32>
  %products_of_reshaped_columns_joined_f32.multiply = stablehlo.multiply %products_of_reshaped_columns_joined_f32.reshape, %products_of_reshaped_columns_joined_f32.reshape : tensor<2xf32>
  %products_of_reshaped_columns_joined_f32.reshape_3 = stablehlo.reshape %products_of_reshaped_columns_joined_f32.multiply : (tensor<2xf32>) -> tensor<2x1xf32>
  %products_of_reshaped_columns_joined_f32.multiply_2 = stablehlo.multiply %products_of_reshaped_columns_joined_f32.reshape_2, %products_of_reshaped_columns_joined_f32.reshape : tensor<2xf32>
  %products_of_reshaped_columns_joined_f32.reshape_4 = stablehlo.reshape %products_of_reshaped_columns_joined_f32.multiply_2 : (tensor<2xf32>) -> tensor<2x1xf32>
  %products_of_reshaped_columns_joined_f32.concatenate = stablehlo.concatenate %products_of_reshaped_columns_joined_f32.reshape_3, %products_of_reshaped_columns_joined_f32.reshape_4, dim = 1 : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %products_of_reshaped_columns_joined_f32.concatenate, dense<[[9.0, 6.0], [36.0, 30.0]]> : tensor<2x2xf32> loc("products_of_reshaped_columns_joined_f32")
  // differences_of_rows_joined: each difference keeps the order of its operands
  %differences_of_rows_joined.x = stablehlo.constant dense<[[1, 2, 3], [4, 6, 9]]> : tensor<2x3xi32>
  %differences_of_rows_joined.slice = stablehlo.slice %differences_of_rows_joined.x [0:1, 0:3] : (tensor<2x3xi32>) -> tensor<1x3xi32>
  %differences_of_rows_joined.slice_2 = stablehlo.slice %differences_of_rows_joined.x [1:2, 0:3] : (tensor<2x3xi32>) -> tensor<1x3xi32>
  %differences_of_rows_joined.subtract = stablehlo.subtract %differences_of_rows_joined.slice, %differences_of_rows_joined.slice_2 : tensor<1x3xi32>
  %differences_of_rows_joined.subtract_2 = stablehlo.subtract %differences_of_rows_joined.slice_2, %differences_of_rows_joined.slice : tensor<1x3xi32>
  %differences_of_rows_joined.concatenate = stablehlo.concatenate %differences_of_rows_joined.subtract, %differences_of_rows_joined.subtract_2, dim = 0 : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %differences_of_rows_joined.concatenate, dense<[[-3, -4, -6], [3, 4, 6]]> : tensor<2x3xi32> loc("differences_of_rows_joined")
  // products_of_three_rows_joined: each product keeps its own factors
  %products_of_three_rows_joined.x = stablehlo.constant dense<[[2.0, 3.0], [5.0, 7.0], [11.0, 13.0]]> : tensor<3x2xf32>
  %products_of_three_rows_joined.slice = stablehlo.slice %products_of_three_rows_joined.x [0:1, 0:2] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %products_of_three_rows_joined.slice_2 = stablehlo.slice %products_of_three_rows_joined.x [1:2, 0:2] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %products_of_three_rows_joined.slice_3 = stablehlo.slice %products_of_three_rows_joined.x [2:3, 0:2] : (tensor<3x2xf32>) -> tensor<1x2xf32>
  %products_of_three_rows_joined.multiply = stablehlo.multiply %products_of_three_rows_joined.slice, %products_of_three_rows_joined.slice_2 : tensor<1x2xf32>
  %products_of_three_rows_joined.multiply_2 = stablehlo.multiply %products_of_three_rows_joined.slice_2, %products_of_three_rows_joined.slice_3 : tensor<1x2xf32>
  %products_of_three_rows_joined.multiply_3 = stablehlo.multiply %products_of_three_rows_joined.slice_3, %products_of_three_rows_joined.slice : tensor<1x2xf32>
  %products_of_three_rows_joined.concatenate = stablehlo.concatenate %products_of_three_rows_joined.multiply, %products_of_three_rows_joined.multiply_2, %products_of_three_rows_joined.multiply_3, dim = 0 : (tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<3x2xf32>
  check.expect_eq_const %products_of_three_rows_joined.concatenate, dense<[[10.0, 21.0], [55.0, 91.0], [22.0, 39.0]]> : tensor<3x2xf32> loc("products_of_three_rows_joined")
  // sum_and_product_joined: all operands of concatenate are of one op
  %sum_and_product_joined.x = stablehlo.constant dense<[[2.0, 3.0], [5.0, 7.0]]> : tensor<2x2xf32>
  %sum_and_product_joined.slice = stablehlo.slice %sum_and_product_joined.x [0:1, 0:2] : (tensor<2x2xf32>) -> tensor<1x2xf32>
  %sum_and_product_joined.slice_2 = stablehlo.slice %sum_and_product_joined.x [1:2, 0:2] : (tensor<2x2xf32>) -> tensor<1x2xf32>
  %sum_and_product_joined.add = stablehlo.add %sum_and_product_joined.slice, %sum_and_product_joined.slice_2 : tensor<1x2xf32>
  %sum_and_product_joined.multiply = stablehlo.multiply %sum_and_product_joined.slice, %sum_and_product_joined.slice_2 : tensor<1x2xf32>
  %sum_and_product_joined.concatenate = stablehlo.concatenate %sum_and_product_joined.add, %sum_and_product_joined.multiply, dim = 0 : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %sum_and_product_joined.concatenate, dense<[[7.0, 10.0], [10.0, 21.0]]> : tensor<2x2xf32> loc("sum_and_product_joined")
  // sorted_operand_used_again: nothing else reads the operand that the sort overwrites
  %sorted_operand_used_again.x = stablehlo.constant dense<0> : tensor<4xi32>
  %sorted_operand_used_again = call @sorted_operand_used_again(%sorted_operand_used_again.x) : (tensor<4xi32>) -> tensor<4xi32>
  check.expect_eq_const %sorted_operand_used_again, dense<[30, 21, 12, 3]> : tensor<4xi32> loc("sorted_operand_used_again")
  // sorted_key_used_again_i32: nothing else reads the operand that the sort overwrites
  %sorted_key_used_again_i32.x = stablehlo.constant dense<[3, 1, 4, 1, 5]> : tensor<5xi32>
  %sorted_key_used_again_i32 = call @sorted_key_used_again_i32(%sorted_key_used_again_i32.x) : (tensor<5xi32>) -> tensor<5xi32>
  check.expect_eq_const %sorted_key_used_again_i32, dense<[-4, -6, 2, 0, 8]> : tensor<5xi32> loc("sorted_key_used_again_i32")
  // sorted_twice_by_two_orders: nothing else reads the operand that the sort overwrites
  %sorted_twice_by_two_orders.x = stablehlo.constant dense<[7, 2, 4, 0, 3]> : tensor<5xi32>
  %sorted_twice_by_two_orders = call @sorted_twice_by_two_orders(%sorted_twice_by_two_orders.x) : (tensor<5xi32>) -> tensor<5xi32>
  check.expect_eq_const %sorted_twice_by_two_orders, dense<[13, 31, 44, 58, 85]> : tensor<5xi32> loc("sorted_twice_by_two_orders")
  // scattered_operand_used_again: nothing else reads the operand that the scatter overwrites
  %scattered_operand_used_again.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %scattered_operand_used_again.y = stablehlo.constant dense<[[2], [0], [2]]> : tensor<3x1xi32>
  %scattered_operand_used_again.z = stablehlo.constant dense<[10, 20, 30]> : tensor<3xi32>
  %scattered_operand_used_again = call @scattered_operand_used_again(%scattered_operand_used_again.x, %scattered_operand_used_again.y, %scattered_operand_used_again.z) : (tensor<4xi32>, tensor<3x1xi32>, tensor<3xi32>) -> tensor<4xi32>
  check.expect_eq_const %scattered_operand_used_again, dense<[222, 303, 444, 505]> : tensor<4xi32> loc("scattered_operand_used_again")
  // groups_of_narrow_features_i8: each output feature of a group has its own filter
  %groups_of_narrow_features_i8.x = stablehlo.constant dense<[[[-2, 1], [-1, 2], [0, 3], [10, -9]]]> : tensor<1x4x2xi8>
  %groups_of_narrow_features_i8.y = stablehlo.constant dense<[[[1], [2]], [[-3], [4]], [[5], [-6]], [[7], [8]]]> : tensor<4x2x1xi8>
  %groups_of_narrow_features_i8.convolution = stablehlo.convolution (%groups_of_narrow_features_i8.x, %groups_of_narrow_features_i8.y) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<1x4x2xi8>, tensor<4x2x1xi8>) -> tensor<1x4x2xi8>
  check.expect_eq_const %groups_of_narrow_features_i8.convolution, dense<[[[-4, 5], [2, 5], [-60, 69], [80, -51]]]> : tensor<1x4x2xi8> loc("groups_of_narrow_features_i8")
  // groups_of_narrow_features_ui8: each output feature of a group has its own filter
  %groups_of_narrow_features_ui8.x = stablehlo.constant dense<[[[2, 1], [1, 2], [0, 3], [20, 9]]]> : tensor<1x4x2xui8>
  %groups_of_narrow_features_ui8.y = stablehlo.constant dense<[[[1], [2]], [[3], [4]], [[5], [6]], [[7], [8]]]> : tensor<4x2x1xui8>
  %groups_of_narrow_features_ui8.convolution = stablehlo.convolution (%groups_of_narrow_features_ui8.x, %groups_of_narrow_features_ui8.y) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<1x4x2xui8>, tensor<4x2x1xui8>) -> tensor<1x4x2xui8>
  check.expect_eq_const %groups_of_narrow_features_ui8.convolution, dense<[[[4, 5], [10, 11], [120, 69], [160, 93]]]> : tensor<1x4x2xui8> loc("groups_of_narrow_features_ui8")
  // groups_of_narrow_features_i16: each output feature of a group has its own filter
  %groups_of_narrow_features_i16.x = stablehlo.constant dense<[[[-2, 1], [-1, 2], [0, 3], [3000, -100]]]> : tensor<1x4x2xi16>
  %groups_of_narrow_features_i16.y = stablehlo.constant dense<[[[1], [2]], [[-3], [4]], [[5], [-6]], [[7], [8]]]> : tensor<4x2x1xi16>
  %groups_of_narrow_features_i16.convolution = stablehlo.convolution (%groups_of_narrow_features_i16.x, %groups_of_narrow_features_i16.y) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<1x4x2xi16>, tensor<4x2x1xi16>) -> tensor<1x4x2xi16>
  check.expect_eq_const %groups_of_narrow_features_i16.convolution, dense<[[[-4, 5], [2, 5], [-18000, 615], [24000, -779]]]> : tensor<1x4x2xi16> loc("groups_of_narrow_features_i16")
  // groups_of_narrow_features_in_a_plane: each output feature of a group has its own filter
  %groups_of_narrow_features_in_a_plane.x = stablehlo.constant dense<[[[[-2]], [[-1]], [[0]], [[10]]]]> : tensor<1x4x1x1xi8>
  %groups_of_narrow_features_in_a_plane.y = stablehlo.constant dense<[[[[1]], [[2]]], [[[-3]], [[4]]], [[[5]], [[-6]]], [[[7]], [[8]]]]> : tensor<4x2x1x1xi8>
  %groups_of_narrow_features_in_a_plane.convolution = stablehlo.convolution (%groups_of_narrow_features_in_a_plane.x, %groups_of_narrow_features_in_a_plane.y) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<1x4x1x1xi8>, tensor<4x2x1x1xi8>) -> tensor<1x4x1x1xi8>
  check.expect_eq_const %groups_of_narrow_features_in_a_plane.convolution, dense<[[[[-4]], [[2]], [[-60]], [[80]]]]> : tensor<1x4x1x1xi8> loc("groups_of_narrow_features_in_a_plane")
  // groups_of_narrow_batches: each group has its own part of the batch
  %groups_of_narrow_batches.x = stablehlo.constant dense<[[[-2, 1], [-1, 2]], [[0, 3], [10, -9]]]> : tensor<2x2x2xi8>
  %groups_of_narrow_batches.y = stablehlo.constant dense<[[[1], [2]], [[-3], [4]], [[5], [-6]], [[7], [8]]]> : tensor<4x2x1xi8>
  %groups_of_narrow_batches.convolution = stablehlo.convolution (%groups_of_narrow_batches.x, %groups_of_narrow_batches.y) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 2 : i64, feature_group_count = 1 : i64} : (tensor<2x2x2xi8>, tensor<4x2x1xi8>) -> tensor<1x4x2xi8>
  check.expect_eq_const %groups_of_narrow_batches.convolution, dense<[[[-4, 5], [2, 5], [-60, 69], [80, -51]]]> : tensor<1x4x2xi8> loc("groups_of_narrow_batches")
  return
}
