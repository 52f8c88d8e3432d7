// Rewrites. Each check is a row of rows/updates.txt: its operands break the rewrite where its condition does not hold.
func.func private @update_of_update_smaller(%x: tensor<5xi32>, %u: tensor<3xi32>, %v: tensor<1xi32>) -> tensor<5xi32> {
  %literal = stablehlo.constant dense<1> : tensor<i32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %x, %u, %literal : (tensor<5xi32>, tensor<3xi32>, tensor<i32>) -> tensor<5xi32>
  %literal_2 = stablehlo.constant dense<1> : tensor<i32>
  %dynamic_update_slice_2 = stablehlo.dynamic_update_slice %dynamic_update_slice, %v, %literal_2 : (tensor<5xi32>, tensor<1xi32>, tensor<i32>) -> tensor<5xi32>
  return %dynamic_update_slice_2 : tensor<5xi32>
}

func.func private @update_negative_start(%x: tensor<4xi32>, %u: tensor<2xi32>) -> tensor<4xi32> {
  %literal = stablehlo.constant dense<-1> : tensor<i32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %x, %u, %literal : (tensor<4xi32>, tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
  return %dynamic_update_slice : tensor<4xi32>
}

func.func private @update_of_pad(%x: tensor<2xi32>, %u: tensor<2xi32>, %i: tensor<i32>) -> tensor<4xi32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %pad = stablehlo.pad %x, %literal, low = [1], high = [1], interior = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %pad, %u, %i : (tensor<4xi32>, tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
  return %dynamic_update_slice : tensor<4xi32>
}

func.func private @update_as_pad(%u: tensor<2xi32>) -> tensor<4xi32> {
  %literal = stablehlo.constant dense<0> : tensor<4xi32>
  %literal_2 = stablehlo.constant dense<1> : tensor<i32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %literal, %u, %literal_2 : (tensor<4xi32>, tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
  return %dynamic_update_slice : tensor<4xi32>
}

func.func private @update_as_dynamic_pad(%u: tensor<2xi32>) -> tensor<4xi32> {
  %literal = stablehlo.constant dense<5> : tensor<4xi32>
  %literal_2 = stablehlo.constant dense<1> : tensor<i32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %literal, %u, %literal_2 : (tensor<4xi32>, tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
  return %dynamic_update_slice : tensor<4xi32>
}

func.func private @update_rows_then_columns(%x: tensor<2x2xi32>, %u: tensor<2x1xi32>, %v: tensor<1x2xi32>, %i: tensor<i32>) -> tensor<2x2xi32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %x, %u, %literal, %i : (tensor<2x2xi32>, tensor<2x1xi32>, tensor<i32>, tensor<i32>) -> tensor<2x2xi32>
  %literal_2 = stablehlo.constant dense<0> : tensor<i32>
  %dynamic_update_slice_2 = stablehlo.dynamic_update_slice %dynamic_update_slice, %v, %i, %literal_2 : (tensor<2x2xi32>, tensor<1x2xi32>, tensor<i32>, tensor<i32>) -> tensor<2x2xi32>
  return %dynamic_update_slice_2 : tensor<2x2xi32>
}

func.func @main() {
  // update_of_update_same: both starts are the same
  %update_of_update_same.x = stablehlo.constant dense<[1, 2, 3, 4, 5]> : tensor<5xi32>
  %update_of_update_same.u = stablehlo.constant dense<[8, 9]> : tensor<2xi32>
  %update_of_update_same.v = stablehlo.constant dense<[6, 7]> : tensor<2xi32>
  %update_of_update_same.i = stablehlo.constant dense<0> : tensor<i32>
  %update_of_update_same.j = stablehlo.constant dense<1> : tensor<i32>
  %update_of_update_same.dynamic_update_slice = stablehlo.dynamic_update_slice %update_of_update_same.x, %update_of_update_same.u, %update_of_update_same.i : (tensor<5xi32>, tensor<2xi32>, tensor<i32>) -> tensor<5xi32>
  %update_of_update_same.dynamic_update_slice_2 = stablehlo.dynamic_update_slice %update_of_update_same.dynamic_update_slice, %update_of_update_same.v, %update_of_update_same.j : (tensor<5xi32>, tensor<2xi32>, tensor<i32>) -> tensor<5xi32>
  check.expect_eq_const %update_of_update_same.dynamic_update_slice_2, dense<[8, 6, 7, 4, 5]> : tensor<5xi32> loc("update_of_update_same")
  // update_of_update_smaller: the outer update covers the inner one
  %update_of_update_smaller.x = stablehlo.constant dense<[1, 2, 3, 4, 5]> : tensor<5xi32>
  %update_of_update_smaller.u = stablehlo.constant dense<[7, 8, 9]> : tensor<3xi32>
  %update_of_update_smaller.v = stablehlo.constant dense<6> : tensor<1xi32>
  %update_of_update_smaller = call @update_of_update_smaller(%update_of_update_smaller.x, %update_of_update_smaller.u, %update_of_update_smaller.v) : (tensor<5xi32>, tensor<3xi32>, tensor<1xi32>) -> tensor<5xi32>
  check.expect_eq_const %update_of_update_smaller, dense<[1, 6, 8, 9, 5]> : tensor<5xi32> loc("update_of_update_smaller")
  // updates_exchanged: the updates do not overlap, after clamping
  %updates_exchanged.x = stablehlo.constant dense<[1, 2, 3, 4, 5]> : tensor<5xi32>
  %updates_exchanged.u = stablehlo.constant dense<[8, 9]> : tensor<2xi32>
  %updates_exchanged.v = stablehlo.constant dense<[6, 7]> : tensor<2xi32>
  %updates_exchanged.i = stablehlo.constant dense<7> : tensor<i32>
  %updates_exchanged.j = stablehlo.constant dense<2> : tensor<i32>
  %updates_exchanged.dynamic_update_slice = stablehlo.dynamic_update_slice %updates_exchanged.x, %updates_exchanged.u, %updates_exchanged.i : (tensor<5xi32>, tensor<2xi32>, tensor<i32>) -> tensor<5xi32>
  %updates_exchanged.dynamic_update_slice_2 = stablehlo.dynamic_update_slice %updates_exchanged.dynamic_update_slice, %updates_exchanged.v, %updates_exchanged.j : (tensor<5xi32>, tensor<2xi32>, tensor<i32>) -> tensor<5xi32>
  check.expect_eq_const %updates_exchanged.dynamic_update_slice_2, dense<[1, 2, 6, 7, 9]> : tensor<5xi32> loc("updates_exchanged")
  // update_of_update_in_update: no start is clamped
  %update_of_update_in_update.x = stablehlo.constant dense<[0, 1, 2, 3, 4, 5]> : tensor<6xi32>
  %update_of_update_in_update.u = stablehlo.constant dense<9> : tensor<1xi32>
  %update_of_update_in_update.i = stablehlo.constant dense<5> : tensor<i32>
  %update_of_update_in_update.j = stablehlo.constant dense<1> : tensor<i32>
  %update_of_update_in_update.dynamic_slice = stablehlo.dynamic_slice %update_of_update_in_update.x, %update_of_update_in_update.i, sizes = [3] : (tensor<6xi32>, tensor<i32>) -> tensor<3xi32>
  %update_of_update_in_update.dynamic_update_slice = stablehlo.dynamic_update_slice %update_of_update_in_update.dynamic_slice, %update_of_update_in_update.u, %update_of_update_in_update.j : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
  %update_of_update_in_update.dynamic_update_slice_2 = stablehlo.dynamic_update_slice %update_of_update_in_update.x, %update_of_update_in_update.dynamic_update_slice, %update_of_update_in_update.i : (tensor<6xi32>, tensor<3xi32>, tensor<i32>) -> tensor<6xi32>
  check.expect_eq_const %update_of_update_in_update.dynamic_update_slice_2, dense<[0, 1, 2, 3, 9, 5]> : tensor<6xi32> loc("update_of_update_in_update")
  // update_clamped: the start is clamped: nothing of the update is cut off
  %update_clamped.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %update_clamped.u = stablehlo.constant dense<[8, 9]> : tensor<2xi32>
  %update_clamped.i = stablehlo.constant dense<3> : tensor<i32>
  %update_clamped.dynamic_update_slice = stablehlo.dynamic_update_slice %update_clamped.x, %update_clamped.u, %update_clamped.i : (tensor<4xi32>, tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
  check.expect_eq_const %update_clamped.dynamic_update_slice, dense<[1, 2, 8, 9]> : tensor<4xi32> loc("update_clamped")
  // update_negative_start: a negative start is clamped to 0
  %update_negative_start.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %update_negative_start.u = stablehlo.constant dense<[8, 9]> : tensor<2xi32>
  %update_negative_start = call @update_negative_start(%update_negative_start.x, %update_negative_start.u) : (tensor<4xi32>, tensor<2xi32>) -> tensor<4xi32>
  check.expect_eq_const %update_negative_start, dense<[8, 9, 3, 4]> : tensor<4xi32> loc("update_negative_start")
  // update_of_broadcast: both have the same value
  %update_of_broadcast.x = stablehlo.constant dense<5> : tensor<i32>
  %update_of_broadcast.y = stablehlo.constant dense<7> : tensor<i32>
  %update_of_broadcast.i = stablehlo.constant dense<1> : tensor<i32>
  %update_of_broadcast.broadcast_in_dim = stablehlo.broadcast_in_dim %update_of_broadcast.x, dims = [] : (tensor<i32>) -> tensor<4xi32>
  %update_of_broadcast.broadcast_in_dim_2 = stablehlo.broadcast_in_dim %update_of_broadcast.y, dims = [] : (tensor<i32>) -> tensor<2xi32>
  %update_of_broadcast.dynamic_update_slice = stablehlo.dynamic_update_slice %update_of_broadcast.broadcast_in_dim, %update_of_broadcast.broadcast_in_dim_2, %update_of_broadcast.i : (tensor<4xi32>, tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
  check.expect_eq_const %update_of_broadcast.dynamic_update_slice, dense<[5, 7, 7, 5]> : tensor<4xi32> loc("update_of_broadcast")
  // update_of_pad: the update covers the unpadded operand
  %update_of_pad.x = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %update_of_pad.u = stablehlo.constant dense<[8, 9]> : tensor<2xi32>
  %update_of_pad.i = stablehlo.constant dense<0> : tensor<i32>
  %update_of_pad = call @update_of_pad(%update_of_pad.x, %update_of_pad.u, %update_of_pad.i) : (tensor<2xi32>, tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
  check.expect_eq_const %update_of_pad, dense<[8, 9, 2, 0]> : tensor<4xi32> loc("update_of_pad")
  // update_as_pad: the low padding is the start
  %update_as_pad.u = stablehlo.constant dense<[8, 9]> : tensor<2xi32>
  %update_as_pad = call @update_as_pad(%update_as_pad.u) : (tensor<2xi32>) -> tensor<4xi32>
  check.expect_eq_const %update_as_pad, dense<[0, 8, 9, 0]> : tensor<4xi32> loc("update_as_pad")
  // update_as_dynamic_pad: the padding value is that of the splat
  %update_as_dynamic_pad.u = stablehlo.constant dense<[8, 9]> : tensor<2xi32>
  %update_as_dynamic_pad = call @update_as_dynamic_pad(%update_as_dynamic_pad.u) : (tensor<2xi32>) -> tensor<4xi32>
  check.expect_eq_const %update_as_dynamic_pad, dense<[5, 8, 9, 5]> : tensor<4xi32> loc("update_as_dynamic_pad")
  // update_of_concat: the update lies within the first operand
  %update_of_concat.x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %update_of_concat.y = stablehlo.constant dense<[4, 5]> : tensor<2xi32>
  %update_of_concat.u = stablehlo.constant dense<[8, 9]> : tensor<2xi32>
  %update_of_concat.i = stablehlo.constant dense<2> : tensor<i32>
  %update_of_concat.concatenate = stablehlo.concatenate %update_of_concat.x, %update_of_concat.y, dim = 0 : (tensor<3xi32>, tensor<2xi32>) -> tensor<5xi32>
  %update_of_concat.dynamic_update_slice = stablehlo.dynamic_update_slice %update_of_concat.concatenate, %update_of_concat.u, %update_of_concat.i : (tensor<5xi32>, tensor<2xi32>, tensor<i32>) -> tensor<5xi32>
  check.expect_eq_const %update_of_concat.dynamic_update_slice, dense<[1, 2, 8, 9, 5]> : tensor<5xi32> loc("update_of_concat")
  // update_of_reshape: no start is clamped
  %update_of_reshape.x = stablehlo.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>
  %update_of_reshape.u = stablehlo.constant dense<[8, 9]> : tensor<2xi32>
  %update_of_reshape.i = stablehlo.constant dense<0> : tensor<i32>
  %update_of_reshape.j = stablehlo.constant dense<2> : tensor<i32>
  %update_of_reshape.reshape = stablehlo.reshape %update_of_reshape.x : (tensor<6xi32>) -> tensor<2x3xi32>
  %update_of_reshape.reshape_2 = stablehlo.reshape %update_of_reshape.u : (tensor<2xi32>) -> tensor<1x2xi32>
  %update_of_reshape.dynamic_update_slice = stablehlo.dynamic_update_slice %update_of_reshape.reshape, %update_of_reshape.reshape_2, %update_of_reshape.i, %update_of_reshape.j : (tensor<2x3xi32>, tensor<1x2xi32>, tensor<i32>, tensor<i32>) -> tensor<2x3xi32>
  check.expect_eq_const %update_of_reshape.dynamic_update_slice, dense<[[1, 8, 9], [4, 5, 6]]> : tensor<2x3xi32> loc("update_of_reshape")
  // update_of_transpose: the starts are permuted
  %update_of_transpose.x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9]]> : tensor<3x3xi32>
  %update_of_transpose.u = stablehlo.constant dense<0> : tensor<1x1xi32>
  %update_of_transpose.i = stablehlo.constant dense<0> : tensor<i32>
  %update_of_transpose.j = stablehlo.constant dense<2> : tensor<i32>
  %update_of_transpose.dynamic_update_slice = stablehlo.dynamic_update_slice %update_of_transpose.x, %update_of_transpose.u, %update_of_transpose.i, %update_of_transpose.j : (tensor<3x3xi32>, tensor<1x1xi32>, tensor<i32>, tensor<i32>) -> tensor<3x3xi32>
  %update_of_transpose.transpose = stablehlo.transpose %update_of_transpose.dynamic_update_slice, dims = [1, 0] : (tensor<3x3xi32>) -> tensor<3x3xi32>
  check.expect_eq_const %update_of_transpose.transpose, dense<[[1, 4, 7], [2, 5, 8], [0, 6, 9]]> : tensor<3x3xi32> loc("update_of_transpose")
  // update_of_broadcast_matrix: the update covers all rows
  %update_of_broadcast_matrix.x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %update_of_broadcast_matrix.u = stablehlo.constant dense<9> : tensor<1x1xi32>
  %update_of_broadcast_matrix.i = stablehlo.constant dense<0> : tensor<i32>
  %update_of_broadcast_matrix.j = stablehlo.constant dense<1> : tensor<i32>
  %update_of_broadcast_matrix.broadcast_in_dim = stablehlo.broadcast_in_dim %update_of_broadcast_matrix.x, dims = [1] : (tensor<3xi32>) -> tensor<2x3xi32>
  %update_of_broadcast_matrix.dynamic_update_slice = stablehlo.dynamic_update_slice %update_of_broadcast_matrix.broadcast_in_dim, %update_of_broadcast_matrix.u, %update_of_broadcast_matrix.i, %update_of_broadcast_matrix.j : (tensor<2x3xi32>, tensor<1x1xi32>, tensor<i32>, tensor<i32>) -> tensor<2x3xi32>
  check.expect_eq_const %update_of_broadcast_matrix.dynamic_update_slice, dense<[[1, 9, 3], [1, 2, 3]]> : tensor<2x3xi32> loc("update_of_broadcast_matrix")
  // update_then_operand_used: nobody reads the operand any more: an update in place
  %update_then_operand_used.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %update_then_operand_used.u = stablehlo.constant dense<[8, 9]> : tensor<2xi32>
  %update_then_operand_used.i = stablehlo.constant dense<1> : tensor<i32>
  %update_then_operand_used.dynamic_update_slice = stablehlo.dynamic_update_slice %update_then_operand_used.x, %update_then_operand_used.u, %update_then_operand_used.i : (tensor<4xi32>, tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
  %update_then_operand_used.add = stablehlo.add %update_then_operand_used.dynamic_update_slice, %update_then_operand_used.x : tensor<4xi32>
  check.expect_eq_const %update_then_operand_used.add, dense<[2, 10, 12, 8]> : tensor<4xi32> loc("update_then_operand_used")
  // dynamic_slice_then_update_used: the slice is read before the update in place
  %dynamic_slice_then_update_used.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %dynamic_slice_then_update_used.u = stablehlo.constant dense<[8, 9]> : tensor<2xi32>
  %dynamic_slice_then_update_used.i = stablehlo.constant dense<1> : tensor<i32>
  %dynamic_slice_then_update_used.dynamic_update_slice = stablehlo.dynamic_update_slice %dynamic_slice_then_update_used.x, %dynamic_slice_then_update_used.u, %dynamic_slice_then_update_used.i : (tensor<4xi32>, tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
  %dynamic_slice_then_update_used.dynamic_slice = stablehlo.dynamic_slice %dynamic_slice_then_update_used.x, %dynamic_slice_then_update_used.i, sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
  %dynamic_slice_then_update_used.reshape = stablehlo.reshape %dynamic_slice_then_update_used.dynamic_slice : (tensor<1xi32>) -> tensor<i32>
  %dynamic_slice_then_update_used.broadcast_in_dim = stablehlo.broadcast_in_dim %dynamic_slice_then_update_used.reshape, dims = [] : (tensor<i32>) -> tensor<4xi32>
  %dynamic_slice_then_update_used.add = stablehlo.add %dynamic_slice_then_update_used.dynamic_update_slice, %dynamic_slice_then_update_used.broadcast_in_dim : tensor<4xi32>
  check.expect_eq_const %dynamic_slice_then_update_used.add, dense<[3, 10, 11, 6]> : tensor<4xi32> loc("dynamic_slice_then_update_used")
  // select_as_update: the index is in range: it selects nothing outside
  %select_as_update.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %select_as_update.y = stablehlo.constant dense<9> : tensor<i32>
  %select_as_update.i = stablehlo.constant dense<5> : tensor<i32>
  %select_as_update.iota = stablehlo.iota dim = 0 : tensor<4xi32>
  %select_as_update.broadcast_in_dim = stablehlo.broadcast_in_dim %select_as_update.i, dims = [] : (tensor<i32>) -> tensor<4xi32>
  %select_as_update.compare = stablehlo.compare EQ, %select_as_update.iota, %select_as_update.broadcast_in_dim : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %select_as_update.broadcast_in_dim_2 = stablehlo.broadcast_in_dim %select_as_update.y, dims = [] : (tensor<i32>) -> tensor<4xi32>
  %select_as_update.select = stablehlo.select %select_as_update.compare, %select_as_update.broadcast_in_dim_2, %select_as_update.x : tensor<4xi1>, tensor<4xi32>
  check.expect_eq_const %select_as_update.select, dense<[1, 2, 3, 4]> : tensor<4xi32> loc("select_as_update")
  // update_as_select: the index is in range: an update clamps it
  %update_as_select.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %update_as_select.y = stablehlo.constant dense<9> : tensor<i32>
  %update_as_select.i = stablehlo.constant dense<-2> : tensor<i32>
  %update_as_select.reshape = stablehlo.reshape %update_as_select.y : (tensor<i32>) -> tensor<1xi32>
  %update_as_select.dynamic_update_slice = stablehlo.dynamic_update_slice %update_as_select.x, %update_as_select.reshape, %update_as_select.i : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
  check.expect_eq_const %update_as_select.dynamic_update_slice, dense<[9, 2, 3, 4]> : tensor<4xi32> loc("update_as_select")
  // dynamic_slice_as_sum_of_products: all elements are finite
  %dynamic_slice_as_sum_of_products.x = stablehlo.constant dense<[1.0, 0x7F800000, 3.0, 0x7FC00000]> : tensor<4xf32>
  %dynamic_slice_as_sum_of_products.i = stablehlo.constant dense<2> : tensor<i32>
  %dynamic_slice_as_sum_of_products.dynamic_slice = stablehlo.dynamic_slice %dynamic_slice_as_sum_of_products.x, %dynamic_slice_as_sum_of_products.i, sizes = [1] : (tensor<4xf32>, tensor<i32>) -> tensor<1xf32>
  check.expect_eq_const %dynamic_slice_as_sum_of_products.dynamic_slice, dense<3.0> : tensor<1xf32> loc("dynamic_slice_as_sum_of_products")
  // update_of_slice_sum: the padding is the start
  %update_of_slice_sum.x = stablehlo.constant dense<[1, 2, 3, 4, 5]> : tensor<5xi32>
  %update_of_slice_sum.u = stablehlo.constant dense<[10, 20]> : tensor<2xi32>
  %update_of_slice_sum.i = stablehlo.constant dense<1> : tensor<i32>
  %update_of_slice_sum.dynamic_slice = stablehlo.dynamic_slice %update_of_slice_sum.x, %update_of_slice_sum.i, sizes = [2] : (tensor<5xi32>, tensor<i32>) -> tensor<2xi32>
  %update_of_slice_sum.add = stablehlo.add %update_of_slice_sum.dynamic_slice, %update_of_slice_sum.u : tensor<2xi32>
  %update_of_slice_sum.dynamic_update_slice = stablehlo.dynamic_update_slice %update_of_slice_sum.x, %update_of_slice_sum.add, %update_of_slice_sum.i : (tensor<5xi32>, tensor<2xi32>, tensor<i32>) -> tensor<5xi32>
  check.expect_eq_const %update_of_slice_sum.dynamic_update_slice, dense<[1, 12, 23, 4, 5]> : tensor<5xi32> loc("update_of_slice_sum")
  // update_rows_then_columns: the updates do not overlap
  %update_rows_then_columns.x = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %update_rows_then_columns.u = stablehlo.constant dense<[[7], [8]]> : tensor<2x1xi32>
  %update_rows_then_columns.v = stablehlo.constant dense<[[9, 10]]> : tensor<1x2xi32>
  %update_rows_then_columns.i = stablehlo.constant dense<1> : tensor<i32>
  %update_rows_then_columns = call @update_rows_then_columns(%update_rows_then_columns.x, %update_rows_then_columns.u, %update_rows_then_columns.v, %update_rows_then_columns.i) : (tensor<2x2xi32>, tensor<2x1xi32>, tensor<1x2xi32>, tensor<i32>) -> tensor<2x2xi32>
  check.expect_eq_const %update_rows_then_columns, dense<[[1, 7], [9, 10]]> : tensor<2x2xi32> loc("update_rows_then_columns")
  return
}
