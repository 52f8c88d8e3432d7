// Rewrites. Each check is a row of rows/gathers.txt: its operands break the rewrite where its condition does not hold.
func.func private @gather_constant_as_slice(%x: tensor<4xi32>) -> tensor<2xi32> {
  %literal = stablehlo.constant dense<[[1], [2]]> : tensor<2x1xi32>
  %gather = "stablehlo.gather"(%x, %literal) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<2x1xi32>) -> tensor<2xi32>
  return %gather : tensor<2xi32>
}

func.func private @gather_constant_with_gap(%x: tensor<4xi32>) -> tensor<2xi32> {
  %literal = stablehlo.constant dense<[[0], [2]]> : tensor<2x1xi32>
  %gather = "stablehlo.gather"(%x, %literal) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<2x1xi32>) -> tensor<2xi32>
  return %gather : tensor<2xi32>
}

func.func private @gather_constant_clamped(%x: tensor<4xi32>) -> tensor<1x2xi32> {
  %literal = stablehlo.constant dense<5> : tensor<1x1xi32>
  %gather = "stablehlo.gather"(%x, %literal) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2>}> : (tensor<4xi32>, tensor<1x1xi32>) -> tensor<1x2xi32>
  return %gather : tensor<1x2xi32>
}

func.func private @scatter_as_update(%x: tensor<4xi32>, %u: tensor<1xi32>) -> tensor<4xi32> {
  %literal = stablehlo.constant dense<5> : tensor<1x1xi32>
  %scatter = "stablehlo.scatter"(%x, %literal, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    stablehlo.return %right : tensor<i32>
  }) : (tensor<4xi32>, tensor<1x1xi32>, tensor<1xi32>) -> tensor<4xi32>
  return %scatter : tensor<4xi32>
}

func.func private @scatter_multiplied(%x: tensor<4xi32>, %i: tensor<2x1xi32>, %u: tensor<2xi32>) -> tensor<4xi32> {
  %literal = stablehlo.constant dense<1> : tensor<4xi32>
  %scatter = "stablehlo.scatter"(%literal, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%left: tensor<i32>, %right: tensor<i32>):
    stablehlo.return %right : tensor<i32>
  }) : (tensor<4xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<4xi32>
  %multiply = stablehlo.multiply %x, %scatter : tensor<4xi32>
  return %multiply : tensor<4xi32>
}

func.func private @scatter_multiplied_into_zeros(%y: tensor<4xf32>, %i: tensor<2x1xi32>, %u: tensor<2xf32>) -> tensor<4xf32> {
  %literal = stablehlo.constant dense<0.0> : tensor<4xf32>
  %scatter = "stablehlo.scatter"(%literal, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    stablehlo.return %right : tensor<f32>
  }) : (tensor<4xf32>, tensor<2x1xi32>, tensor<2xf32>) -> tensor<4xf32>
  %multiply = stablehlo.multiply %y, %scatter : tensor<4xf32>
  return %multiply : tensor<4xf32>
}

func.func @main() {
  // gather_constant_as_slice: the slice begins at the first index
  %gather_constant_as_slice.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %gather_constant_as_slice = call @gather_constant_as_slice(%gather_constant_as_slice.x) : (tensor<4xi32>) -> tensor<2xi32>
  check.expect_eq_const %gather_constant_as_slice, dense<[2, 3]> : tensor<2xi32> loc("gather_constant_as_slice")
  // gather_constant_with_gap: the indices have no gap
  %gather_constant_with_gap.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %gather_constant_with_gap = call @gather_constant_with_gap(%gather_constant_with_gap.x) : (tensor<4xi32>) -> tensor<2xi32>
  check.expect_eq_const %gather_constant_with_gap, dense<[1, 3]> : tensor<2xi32> loc("gather_constant_with_gap")
  // gather_constant_clamped: the index is clamped so that the slice fits
  %gather_constant_clamped.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %gather_constant_clamped = call @gather_constant_clamped(%gather_constant_clamped.x) : (tensor<4xi32>) -> tensor<1x2xi32>
  check.expect_eq_const %gather_constant_clamped, dense<[[3, 4]]> : tensor<1x2xi32> loc("gather_constant_clamped")
  // gather_negative_index: a negative index is clamped to 0, and counts not from the end
  %gather_negative_index.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %gather_negative_index.i = stablehlo.constant dense<[[-1], [2]]> : tensor<2x1xi32>
  %gather_negative_index.gather = "stablehlo.gather"(%gather_negative_index.x, %gather_negative_index.i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<2x1xi32>) -> tensor<2xi32>
  check.expect_eq_const %gather_negative_index.gather, dense<[1, 3]> : tensor<2xi32> loc("gather_negative_index")
  // gather_of_iota: the indices are in range: they are clamped
  %gather_of_iota.i = stablehlo.constant dense<[[2], [7], [-1]]> : tensor<3x1xi32>
  %gather_of_iota.iota = stablehlo.iota dim = 0 : tensor<4xi32>
  %gather_of_iota.gather = "stablehlo.gather"(%gather_of_iota.iota, %gather_of_iota.i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<3x1xi32>) -> tensor<3xi32>
  check.expect_eq_const %gather_of_iota.gather, dense<[2, 3, 0]> : tensor<3xi32> loc("gather_of_iota")
  // gather_by_iota: the slice begins at 0
  %gather_by_iota.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %gather_by_iota.iota = stablehlo.iota dim = 0 : tensor<3x1xi32>
  %gather_by_iota.gather = "stablehlo.gather"(%gather_by_iota.x, %gather_by_iota.iota) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<3x1xi32>) -> tensor<3xi32>
  check.expect_eq_const %gather_by_iota.gather, dense<[1, 2, 3]> : tensor<3xi32> loc("gather_by_iota")
  // gather_by_iota_too_long: the indices are in range: the last element repeats
  %gather_by_iota_too_long.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %gather_by_iota_too_long.iota = stablehlo.iota dim = 0 : tensor<6x1xi32>
  %gather_by_iota_too_long.gather = "stablehlo.gather"(%gather_by_iota_too_long.x, %gather_by_iota_too_long.iota) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<6x1xi32>) -> tensor<6xi32>
  check.expect_eq_const %gather_by_iota_too_long.gather, dense<[1, 2, 3, 4, 4, 4]> : tensor<6xi32> loc("gather_by_iota_too_long")
  // gather_sorted_claim: the order of indices does not matter
  %gather_sorted_claim.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %gather_sorted_claim.i = stablehlo.constant dense<[[2], [0], [1]]> : tensor<3x1xi32>
  %gather_sorted_claim.gather = "stablehlo.gather"(%gather_sorted_claim.x, %gather_sorted_claim.i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<3x1xi32>) -> tensor<3xi32>
  check.expect_eq_const %gather_sorted_claim.gather, dense<[3, 1, 2]> : tensor<3xi32> loc("gather_sorted_claim")
  // gather_of_sum: both operands are gathered
  %gather_of_sum.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %gather_of_sum.y = stablehlo.constant dense<[10, 20, 30, 40]> : tensor<4xi32>
  %gather_of_sum.i = stablehlo.constant dense<[[3], [1]]> : tensor<2x1xi32>
  %gather_of_sum.add = stablehlo.add %gather_of_sum.x, %gather_of_sum.y : tensor<4xi32>
  %gather_of_sum.gather = "stablehlo.gather"(%gather_of_sum.add, %gather_of_sum.i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<2x1xi32>) -> tensor<2xi32>
  check.expect_eq_const %gather_of_sum.gather, dense<[44, 22]> : tensor<2xi32> loc("gather_of_sum")
  // gather_of_scatter: both have the same indices
  %gather_of_scatter.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %gather_of_scatter.i = stablehlo.constant dense<[[3], [1]]> : tensor<2x1xi32>
  %gather_of_scatter.j = stablehlo.constant dense<[[1], [3]]> : tensor<2x1xi32>
  %gather_of_scatter.u = stablehlo.constant dense<[8, 9]> : tensor<2xi32>
  %gather_of_scatter.scatter = "stablehlo.scatter"(%gather_of_scatter.x, %gather_of_scatter.i, %gather_of_scatter.u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%gather_of_scatter.left: tensor<i32>, %gather_of_scatter.right: tensor<i32>):
    stablehlo.return %gather_of_scatter.right : tensor<i32>
  }) : (tensor<4xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<4xi32>
  %gather_of_scatter.gather = "stablehlo.gather"(%gather_of_scatter.scatter, %gather_of_scatter.j) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<2x1xi32>) -> tensor<2xi32>
  check.expect_eq_const %gather_of_scatter.gather, dense<[9, 8]> : tensor<2xi32> loc("gather_of_scatter")
  // gather_of_scatter_out_of_range: the indices are in range: scatter ignores what gather clamps
  %gather_of_scatter_out_of_range.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %gather_of_scatter_out_of_range.i = stablehlo.constant dense<[[7], [1]]> : tensor<2x1xi32>
  %gather_of_scatter_out_of_range.u = stablehlo.constant dense<[8, 9]> : tensor<2xi32>
  %gather_of_scatter_out_of_range.scatter = "stablehlo.scatter"(%gather_of_scatter_out_of_range.x, %gather_of_scatter_out_of_range.i, %gather_of_scatter_out_of_range.u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%gather_of_scatter_out_of_range.left: tensor<i32>, %gather_of_scatter_out_of_range.right: tensor<i32>):
    stablehlo.return %gather_of_scatter_out_of_range.right : tensor<i32>
  }) : (tensor<4xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<4xi32>
  %gather_of_scatter_out_of_range.gather = "stablehlo.gather"(%gather_of_scatter_out_of_range.scatter, %gather_of_scatter_out_of_range.i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<2x1xi32>) -> tensor<2xi32>
  check.expect_eq_const %gather_of_scatter_out_of_range.gather, dense<[4, 9]> : tensor<2xi32> loc("gather_of_scatter_out_of_range")
  // gather_rows_transposed: the offset dimension is the last one
  %gather_rows_transposed.x = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  %gather_rows_transposed.i = stablehlo.constant dense<[[2], [0]]> : tensor<2x1xi32>
  %gather_rows_transposed.gather = "stablehlo.gather"(%gather_rows_transposed.x, %gather_rows_transposed.i) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xi32>, tensor<2x1xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %gather_rows_transposed.gather, dense<[[5, 1], [6, 2]]> : tensor<2x2xi32> loc("gather_rows_transposed")
  // gather_as_product: all elements are finite, and the indices are in range
  %gather_as_product.x = stablehlo.constant dense<[[1.0, 2.0], [0x7F800000, 4.0], [5.0, 6.0]]> : tensor<3x2xf32>
  %gather_as_product.i = stablehlo.constant dense<[[2], [7]]> : tensor<2x1xi32>
  %gather_as_product.gather = "stablehlo.gather"(%gather_as_product.x, %gather_as_product.i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xf32>, tensor<2x1xi32>) -> tensor<2x2xf32>
  check.expect_eq_const %gather_as_product.gather, dense<[[5.0, 6.0], [5.0, 6.0]]> : tensor<2x2xf32> loc("gather_as_product")
  // gather_unsigned_index: the highest bits are not set
  %gather_unsigned_index.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %gather_unsigned_index.i = stablehlo.constant dense<[[200], [1]]> : tensor<2x1xui8>
  %gather_unsigned_index.gather = "stablehlo.gather"(%gather_unsigned_index.x, %gather_unsigned_index.i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<2x1xui8>) -> tensor<2xi32>
  check.expect_eq_const %gather_unsigned_index.gather, dense<[4, 2]> : tensor<2xi32> loc("gather_unsigned_index")
  // gather_two_dimensions_swapped: the index map counts up
  %gather_two_dimensions_swapped.x = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %gather_two_dimensions_swapped.i = stablehlo.constant dense<[[1, 0], [0, 1]]> : tensor<2x2xi32>
  %gather_two_dimensions_swapped.gather = "stablehlo.gather"(%gather_two_dimensions_swapped.x, %gather_two_dimensions_swapped.i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [1, 0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2xi32>
  check.expect_eq_const %gather_two_dimensions_swapped.gather, dense<[2, 3]> : tensor<2xi32> loc("gather_two_dimensions_swapped")
  // scatter_as_update: the index is in range: a scatter ignores it, an update clamps it
  %scatter_as_update.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %scatter_as_update.u = stablehlo.constant dense<9> : tensor<1xi32>
  %scatter_as_update = call @scatter_as_update(%scatter_as_update.x, %scatter_as_update.u) : (tensor<4xi32>, tensor<1xi32>) -> tensor<4xi32>
  check.expect_eq_const %scatter_as_update, dense<[1, 2, 3, 4]> : tensor<4xi32> loc("scatter_as_update")
  // scatter_window_as_update: the window is in range: a scatter ignores it, an update clamps it
  %scatter_window_as_update.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %scatter_window_as_update.i = stablehlo.constant dense<4> : tensor<1xi32>
  %scatter_window_as_update.u = stablehlo.constant dense<[8, 9]> : tensor<2xi32>
  %scatter_window_as_update.scatter = "stablehlo.scatter"(%scatter_window_as_update.x, %scatter_window_as_update.i, %scatter_window_as_update.u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>}> ({
  ^bb0(%scatter_window_as_update.left: tensor<i32>, %scatter_window_as_update.right: tensor<i32>):
    stablehlo.return %scatter_window_as_update.right : tensor<i32>
  }) : (tensor<4xi32>, tensor<1xi32>, tensor<2xi32>) -> tensor<4xi32>
  check.expect_eq_const %scatter_window_as_update.scatter, dense<[1, 2, 3, 4]> : tensor<4xi32> loc("scatter_window_as_update")
  // scatter_negative_index: no index is negative: a scatter ignores it
  %scatter_negative_index.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %scatter_negative_index.i = stablehlo.constant dense<[[-1], [2]]> : tensor<2x1xi32>
  %scatter_negative_index.u = stablehlo.constant dense<[10, 20]> : tensor<2xi32>
  %scatter_negative_index.scatter = "stablehlo.scatter"(%scatter_negative_index.x, %scatter_negative_index.i, %scatter_negative_index.u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%scatter_negative_index.left: tensor<i32>, %scatter_negative_index.right: tensor<i32>):
    %scatter_negative_index.add = stablehlo.add %scatter_negative_index.left, %scatter_negative_index.right : tensor<i32>
    stablehlo.return %scatter_negative_index.add : tensor<i32>
  }) : (tensor<4xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<4xi32>
  check.expect_eq_const %scatter_negative_index.scatter, dense<[1, 2, 23, 4]> : tensor<4xi32> loc("scatter_negative_index")
  // scatter_clamped_index: no index is too large: a scatter ignores it
  %scatter_clamped_index.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %scatter_clamped_index.i = stablehlo.constant dense<[[4], [2]]> : tensor<2x1xi32>
  %scatter_clamped_index.u = stablehlo.constant dense<[10, 20]> : tensor<2xi32>
  %scatter_clamped_index.scatter = "stablehlo.scatter"(%scatter_clamped_index.x, %scatter_clamped_index.i, %scatter_clamped_index.u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%scatter_clamped_index.left: tensor<i32>, %scatter_clamped_index.right: tensor<i32>):
    %scatter_clamped_index.add = stablehlo.add %scatter_clamped_index.left, %scatter_clamped_index.right : tensor<i32>
    stablehlo.return %scatter_clamped_index.add : tensor<i32>
  }) : (tensor<4xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<4xi32>
  check.expect_eq_const %scatter_clamped_index.scatter, dense<[1, 2, 23, 4]> : tensor<4xi32> loc("scatter_clamped_index")
  // scatter_repeated_unique: the indices are unique
  %scatter_repeated_unique.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %scatter_repeated_unique.i = stablehlo.constant dense<[[2], [2], [1]]> : tensor<3x1xi32>
  %scatter_repeated_unique.u = stablehlo.constant dense<[10, 20, 30]> : tensor<3xi32>
  %scatter_repeated_unique.scatter = "stablehlo.scatter"(%scatter_repeated_unique.x, %scatter_repeated_unique.i, %scatter_repeated_unique.u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%scatter_repeated_unique.left: tensor<i32>, %scatter_repeated_unique.right: tensor<i32>):
    %scatter_repeated_unique.add = stablehlo.add %scatter_repeated_unique.left, %scatter_repeated_unique.right : tensor<i32>
    stablehlo.return %scatter_repeated_unique.add : tensor<i32>
  }) : (tensor<4xi32>, tensor<3x1xi32>, tensor<3xi32>) -> tensor<4xi32>
  check.expect_eq_const %scatter_repeated_unique.scatter, dense<[1, 32, 33, 4]> : tensor<4xi32> loc("scatter_repeated_unique")
  // scatter_into_zeros: the operand is zero
  %scatter_into_zeros.x = stablehlo.constant dense<[1, 0, 0, 0]> : tensor<4xi32>
  %scatter_into_zeros.i = stablehlo.constant dense<[[0], [1]]> : tensor<2x1xi32>
  %scatter_into_zeros.u = stablehlo.constant dense<[10, 20]> : tensor<2xi32>
  %scatter_into_zeros.scatter = "stablehlo.scatter"(%scatter_into_zeros.x, %scatter_into_zeros.i, %scatter_into_zeros.u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%scatter_into_zeros.left: tensor<i32>, %scatter_into_zeros.right: tensor<i32>):
    %scatter_into_zeros.add = stablehlo.add %scatter_into_zeros.left, %scatter_into_zeros.right : tensor<i32>
    stablehlo.return %scatter_into_zeros.add : tensor<i32>
  }) : (tensor<4xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<4xi32>
  check.expect_eq_const %scatter_into_zeros.scatter, dense<[11, 20, 0, 0]> : tensor<4xi32> loc("scatter_into_zeros")
  // scatter_add_commuted: the reducer adds
  %scatter_add_commuted.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %scatter_add_commuted.y = stablehlo.constant dense<[10, 20, 30, 40]> : tensor<4xi32>
  %scatter_add_commuted.i = stablehlo.constant dense<[[0], [2]]> : tensor<2x1xi32>
  %scatter_add_commuted.u = stablehlo.constant dense<[7, 8]> : tensor<2xi32>
  %scatter_add_commuted.scatter = "stablehlo.scatter"(%scatter_add_commuted.y, %scatter_add_commuted.i, %scatter_add_commuted.u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%scatter_add_commuted.left: tensor<i32>, %scatter_add_commuted.right: tensor<i32>):
    stablehlo.return %scatter_add_commuted.right : tensor<i32>
  }) : (tensor<4xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<4xi32>
  %scatter_add_commuted.add = stablehlo.add %scatter_add_commuted.x, %scatter_add_commuted.scatter : tensor<4xi32>
  check.expect_eq_const %scatter_add_commuted.add, dense<[8, 22, 11, 44]> : tensor<4xi32> loc("scatter_add_commuted")
  // scatter_multiplied: the operand is zero
  %scatter_multiplied.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %scatter_multiplied.i = stablehlo.constant dense<[[0], [2]]> : tensor<2x1xi32>
  %scatter_multiplied.u = stablehlo.constant dense<[7, 8]> : tensor<2xi32>
  %scatter_multiplied = call @scatter_multiplied(%scatter_multiplied.x, %scatter_multiplied.i, %scatter_multiplied.u) : (tensor<4xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<4xi32>
  check.expect_eq_const %scatter_multiplied, dense<[7, 2, 24, 4]> : tensor<4xi32> loc("scatter_multiplied")
  // scatter_multiplied_into_zeros: the other factor is finite
  %scatter_multiplied_into_zeros.y = stablehlo.constant dense<[2.0, 0x7F800000, 3.0, 0x7FC00000]> : tensor<4xf32>
  %scatter_multiplied_into_zeros.i = stablehlo.constant dense<[[0], [2]]> : tensor<2x1xi32>
  %scatter_multiplied_into_zeros.u = stablehlo.constant dense<[7.0, 8.0]> : tensor<2xf32>
  %scatter_multiplied_into_zeros = call @scatter_multiplied_into_zeros(%scatter_multiplied_into_zeros.y, %scatter_multiplied_into_zeros.i, %scatter_multiplied_into_zeros.u) : (tensor<4xf32>, tensor<2x1xi32>, tensor<2xf32>) -> tensor<4xf32>
  check.expect_eq_const %scatter_multiplied_into_zeros, dense<[14.0, 0x7FC00000, 24.0, 0x7FC00000]> : tensor<4xf32> loc("scatter_multiplied_into_zeros")
  return
}
