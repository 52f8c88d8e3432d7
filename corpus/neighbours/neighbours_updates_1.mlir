// Rewrites. Each check is a row of rows/updates.txt: its operands break the rewrite where its condition does not hold.
func.func private @dynamic_slice_with_constant_start(%x: tensor<8xi32>) -> tensor<4xi32> {
  %literal = stablehlo.constant dense<6> : tensor<i32>
  %dynamic_slice = stablehlo.dynamic_slice %x, %literal, sizes = [4] : (tensor<8xi32>, tensor<i32>) -> tensor<4xi32>
  return %dynamic_slice : tensor<4xi32>
}

func.func private @dynamic_slice_with_negative_constant_start(%x: tensor<8xi32>) -> tensor<4xi32> {
  %literal = stablehlo.constant dense<-3> : tensor<i32>
  %dynamic_slice = stablehlo.dynamic_slice %x, %literal, sizes = [4] : (tensor<8xi32>, tensor<i32>) -> tensor<4xi32>
  return %dynamic_slice : tensor<4xi32>
}

func.func private @dynamic_slice_of_reshape(%x: tensor<6xi32>, %i: tensor<i32>) -> tensor<1x3xi32> {
  %reshape = stablehlo.reshape %x : (tensor<6xi32>) -> tensor<2x3xi32>
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %dynamic_slice = stablehlo.dynamic_slice %reshape, %i, %literal, sizes = [1, 3] : (tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x3xi32>
  return %dynamic_slice : tensor<1x3xi32>
}

func.func private @dynamic_slice_of_pad(%x: tensor<3xi32>, %i: tensor<i32>) -> tensor<2xi32> {
  %literal = stablehlo.constant dense<9> : tensor<i32>
  %pad = stablehlo.pad %x, %literal, low = [2], high = [2], interior = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<7xi32>
  %dynamic_slice = stablehlo.dynamic_slice %pad, %i, sizes = [2] : (tensor<7xi32>, tensor<i32>) -> tensor<2xi32>
  return %dynamic_slice : tensor<2xi32>
}

func.func private @fixed_slice_of_update(%x: tensor<5xi32>, %u: tensor<2xi32>) -> tensor<3xi32> {
  %literal = stablehlo.constant dense<1> : tensor<i32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %x, %u, %literal : (tensor<5xi32>, tensor<2xi32>, tensor<i32>) -> tensor<5xi32>
  %slice = stablehlo.slice %dynamic_update_slice [0:3] : (tensor<5xi32>) -> tensor<3xi32>
  return %slice : tensor<3xi32>
}

func.func private @update_at_zero(%x: tensor<3xi32>, %u: tensor<2xi32>) -> tensor<3xi32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %x, %u, %literal : (tensor<3xi32>, tensor<2xi32>, tensor<i32>) -> tensor<3xi32>
  return %dynamic_update_slice : tensor<3xi32>
}

func.func private @update_with_slice_of_operand(%x: tensor<4xi32>) -> tensor<4xi32> {
  %slice = stablehlo.slice %x [2:4] : (tensor<4xi32>) -> tensor<2xi32>
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %dynamic_update_slice = stablehlo.dynamic_update_slice %x, %slice, %literal : (tensor<4xi32>, tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
  return %dynamic_update_slice : tensor<4xi32>
}

func.func @main() {
  // dynamic_slices_merged: no start is clamped
  %dynamic_slices_merged.x = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : tensor<8xi32>
  %dynamic_slices_merged.i = stablehlo.constant dense<6> : tensor<i32>
  %dynamic_slices_merged.j = stablehlo.constant dense<1> : tensor<i32>
  %dynamic_slices_merged.dynamic_slice = stablehlo.dynamic_slice %dynamic_slices_merged.x, %dynamic_slices_merged.i, sizes = [4] : (tensor<8xi32>, tensor<i32>) -> tensor<4xi32>
  %dynamic_slices_merged.dynamic_slice_2 = stablehlo.dynamic_slice %dynamic_slices_merged.dynamic_slice, %dynamic_slices_merged.j, sizes = [2] : (tensor<4xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %dynamic_slices_merged.dynamic_slice_2, dense<[5, 6]> : tensor<2xi32> loc("dynamic_slices_merged")
  // dynamic_slices_merged_negative: no start is negative
  %dynamic_slices_merged_negative.x = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : tensor<8xi32>
  %dynamic_slices_merged_negative.i = stablehlo.constant dense<3> : tensor<i32>
  %dynamic_slices_merged_negative.j = stablehlo.constant dense<-5> : tensor<i32>
  %dynamic_slices_merged_negative.dynamic_slice = stablehlo.dynamic_slice %dynamic_slices_merged_negative.x, %dynamic_slices_merged_negative.i, sizes = [4] : (tensor<8xi32>, tensor<i32>) -> tensor<4xi32>
  %dynamic_slices_merged_negative.dynamic_slice_2 = stablehlo.dynamic_slice %dynamic_slices_merged_negative.dynamic_slice, %dynamic_slices_merged_negative.j, sizes = [2] : (tensor<4xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %dynamic_slices_merged_negative.dynamic_slice_2, dense<[3, 4]> : tensor<2xi32> loc("dynamic_slices_merged_negative")
  // dynamic_slice_of_static_slice: the start is not clamped
  %dynamic_slice_of_static_slice.x = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : tensor<8xi32>
  %dynamic_slice_of_static_slice.i = stablehlo.constant dense<5> : tensor<i32>
  %dynamic_slice_of_static_slice.slice = stablehlo.slice %dynamic_slice_of_static_slice.x [2:6] : (tensor<8xi32>) -> tensor<4xi32>
  %dynamic_slice_of_static_slice.dynamic_slice = stablehlo.dynamic_slice %dynamic_slice_of_static_slice.slice, %dynamic_slice_of_static_slice.i, sizes = [2] : (tensor<4xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %dynamic_slice_of_static_slice.dynamic_slice, dense<[4, 5]> : tensor<2xi32> loc("dynamic_slice_of_static_slice")
  // dynamic_slice_of_strided_slice: the stride is 1
  %dynamic_slice_of_strided_slice.x = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : tensor<8xi32>
  %dynamic_slice_of_strided_slice.i = stablehlo.constant dense<1> : tensor<i32>
  %dynamic_slice_of_strided_slice.slice = stablehlo.slice %dynamic_slice_of_strided_slice.x [1:8:2] : (tensor<8xi32>) -> tensor<4xi32>
  %dynamic_slice_of_strided_slice.dynamic_slice = stablehlo.dynamic_slice %dynamic_slice_of_strided_slice.slice, %dynamic_slice_of_strided_slice.i, sizes = [2] : (tensor<4xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %dynamic_slice_of_strided_slice.dynamic_slice, dense<[3, 5]> : tensor<2xi32> loc("dynamic_slice_of_strided_slice")
  // fixed_slice_of_slice: the start is not clamped
  %fixed_slice_of_slice.x = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : tensor<8xi32>
  %fixed_slice_of_slice.i = stablehlo.constant dense<6> : tensor<i32>
  %fixed_slice_of_slice.dynamic_slice = stablehlo.dynamic_slice %fixed_slice_of_slice.x, %fixed_slice_of_slice.i, sizes = [4] : (tensor<8xi32>, tensor<i32>) -> tensor<4xi32>
  %fixed_slice_of_slice.slice = stablehlo.slice %fixed_slice_of_slice.dynamic_slice [1:3] : (tensor<4xi32>) -> tensor<2xi32>
  check.expect_eq_const %fixed_slice_of_slice.slice, dense<[5, 6]> : tensor<2xi32> loc("fixed_slice_of_slice")
  // dynamic_slice_with_constant_start: the start is clamped so that the slice fits
  %dynamic_slice_with_constant_start.x = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : tensor<8xi32>
  %dynamic_slice_with_constant_start = call @dynamic_slice_with_constant_start(%dynamic_slice_with_constant_start.x) : (tensor<8xi32>) -> tensor<4xi32>
  check.expect_eq_const %dynamic_slice_with_constant_start, dense<[4, 5, 6, 7]> : tensor<4xi32> loc("dynamic_slice_with_constant_start")
  // dynamic_slice_with_negative_constant_start: a negative start is clamped to 0, and counts not from the end
  %dynamic_slice_with_negative_constant_start.x = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : tensor<8xi32>
  %dynamic_slice_with_negative_constant_start = call @dynamic_slice_with_negative_constant_start(%dynamic_slice_with_negative_constant_start.x) : (tensor<8xi32>) -> tensor<4xi32>
  check.expect_eq_const %dynamic_slice_with_negative_constant_start, dense<[0, 1, 2, 3]> : tensor<4xi32> loc("dynamic_slice_with_negative_constant_start")
  // dynamic_slice_unsigned_start: the highest bit of the start is not set
  %dynamic_slice_unsigned_start.x = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : tensor<8xi32>
  %dynamic_slice_unsigned_start.i = stablehlo.constant dense<200> : tensor<ui8>
  %dynamic_slice_unsigned_start.dynamic_slice = stablehlo.dynamic_slice %dynamic_slice_unsigned_start.x, %dynamic_slice_unsigned_start.i, sizes = [2] : (tensor<8xi32>, tensor<ui8>) -> tensor<2xi32>
  check.expect_eq_const %dynamic_slice_unsigned_start.dynamic_slice, dense<[6, 7]> : tensor<2xi32> loc("dynamic_slice_unsigned_start")
  // dynamic_slice_full_ignores_start: the dimension is taken whole
  %dynamic_slice_full_ignores_start.x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %dynamic_slice_full_ignores_start.i = stablehlo.constant dense<1> : tensor<i32>
  %dynamic_slice_full_ignores_start.j = stablehlo.constant dense<2> : tensor<i32>
  %dynamic_slice_full_ignores_start.dynamic_slice = stablehlo.dynamic_slice %dynamic_slice_full_ignores_start.x, %dynamic_slice_full_ignores_start.i, %dynamic_slice_full_ignores_start.j, sizes = [2, 1] : (tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> tensor<2x1xi32>
  check.expect_eq_const %dynamic_slice_full_ignores_start.dynamic_slice, dense<[[3], [6]]> : tensor<2x1xi32> loc("dynamic_slice_full_ignores_start")
  // dynamic_slice_of_transpose: the starts are permuted
  %dynamic_slice_of_transpose.x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %dynamic_slice_of_transpose.i = stablehlo.constant dense<1> : tensor<i32>
  %dynamic_slice_of_transpose.j = stablehlo.constant dense<0> : tensor<i32>
  %dynamic_slice_of_transpose.transpose = stablehlo.transpose %dynamic_slice_of_transpose.x, dims = [1, 0] : (tensor<2x3xi32>) -> tensor<3x2xi32>
  %dynamic_slice_of_transpose.dynamic_slice = stablehlo.dynamic_slice %dynamic_slice_of_transpose.transpose, %dynamic_slice_of_transpose.i, %dynamic_slice_of_transpose.j, sizes = [2, 1] : (tensor<3x2xi32>, tensor<i32>, tensor<i32>) -> tensor<2x1xi32>
  check.expect_eq_const %dynamic_slice_of_transpose.dynamic_slice, dense<[[2], [3]]> : tensor<2x1xi32> loc("dynamic_slice_of_transpose")
  // dynamic_slice_of_reshape: the start is scaled by the size of the row
  %dynamic_slice_of_reshape.x = stablehlo.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>
  %dynamic_slice_of_reshape.i = stablehlo.constant dense<1> : tensor<i32>
  %dynamic_slice_of_reshape = call @dynamic_slice_of_reshape(%dynamic_slice_of_reshape.x, %dynamic_slice_of_reshape.i) : (tensor<6xi32>, tensor<i32>) -> tensor<1x3xi32>
  check.expect_eq_const %dynamic_slice_of_reshape, dense<[[4, 5, 6]]> : tensor<1x3xi32> loc("dynamic_slice_of_reshape")
  // dynamic_slice_of_reshape_clamped: no start is clamped
  %dynamic_slice_of_reshape_clamped.x = stablehlo.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>
  %dynamic_slice_of_reshape_clamped.i = stablehlo.constant dense<0> : tensor<i32>
  %dynamic_slice_of_reshape_clamped.j = stablehlo.constant dense<2> : tensor<i32>
  %dynamic_slice_of_reshape_clamped.reshape = stablehlo.reshape %dynamic_slice_of_reshape_clamped.x : (tensor<6xi32>) -> tensor<2x3xi32>
  %dynamic_slice_of_reshape_clamped.dynamic_slice = stablehlo.dynamic_slice %dynamic_slice_of_reshape_clamped.reshape, %dynamic_slice_of_reshape_clamped.i, %dynamic_slice_of_reshape_clamped.j, sizes = [1, 2] : (tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x2xi32>
  check.expect_eq_const %dynamic_slice_of_reshape_clamped.dynamic_slice, dense<[[2, 3]]> : tensor<1x2xi32> loc("dynamic_slice_of_reshape_clamped")
  // dynamic_slice_of_pad: the slice lies within the operand
  %dynamic_slice_of_pad.x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %dynamic_slice_of_pad.i = stablehlo.constant dense<1> : tensor<i32>
  %dynamic_slice_of_pad = call @dynamic_slice_of_pad(%dynamic_slice_of_pad.x, %dynamic_slice_of_pad.i) : (tensor<3xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %dynamic_slice_of_pad, dense<[9, 1]> : tensor<2xi32> loc("dynamic_slice_of_pad")
  // dynamic_slice_of_concat: the slice lies within the second operand
  %dynamic_slice_of_concat.x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %dynamic_slice_of_concat.y = stablehlo.constant dense<[4, 5, 6]> : tensor<3xi32>
  %dynamic_slice_of_concat.i = stablehlo.constant dense<2> : tensor<i32>
  %dynamic_slice_of_concat.concatenate = stablehlo.concatenate %dynamic_slice_of_concat.x, %dynamic_slice_of_concat.y, dim = 0 : (tensor<3xi32>, tensor<3xi32>) -> tensor<6xi32>
  %dynamic_slice_of_concat.dynamic_slice = stablehlo.dynamic_slice %dynamic_slice_of_concat.concatenate, %dynamic_slice_of_concat.i, sizes = [2] : (tensor<6xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %dynamic_slice_of_concat.dynamic_slice, dense<[3, 4]> : tensor<2xi32> loc("dynamic_slice_of_concat")
  // dynamic_slice_of_broadcast: the start along the operand's dimension is kept
  %dynamic_slice_of_broadcast.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %dynamic_slice_of_broadcast.i = stablehlo.constant dense<2> : tensor<i32>
  %dynamic_slice_of_broadcast.j = stablehlo.constant dense<1> : tensor<i32>
  %dynamic_slice_of_broadcast.broadcast_in_dim = stablehlo.broadcast_in_dim %dynamic_slice_of_broadcast.x, dims = [1] : (tensor<4xi32>) -> tensor<3x4xi32>
  %dynamic_slice_of_broadcast.dynamic_slice = stablehlo.dynamic_slice %dynamic_slice_of_broadcast.broadcast_in_dim, %dynamic_slice_of_broadcast.i, %dynamic_slice_of_broadcast.j, sizes = [1, 2] : (tensor<3x4xi32>, tensor<i32>, tensor<i32>) -> tensor<1x2xi32>
  check.expect_eq_const %dynamic_slice_of_broadcast.dynamic_slice, dense<[[2, 3]]> : tensor<1x2xi32> loc("dynamic_slice_of_broadcast")
  // dynamic_slice_of_iota: the start is not clamped
  %dynamic_slice_of_iota.i = stablehlo.constant dense<6> : tensor<i32>
  %dynamic_slice_of_iota.iota = stablehlo.iota dim = 0 : tensor<8xi32>
  %dynamic_slice_of_iota.dynamic_slice = stablehlo.dynamic_slice %dynamic_slice_of_iota.iota, %dynamic_slice_of_iota.i, sizes = [3] : (tensor<8xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const %dynamic_slice_of_iota.dynamic_slice, dense<[5, 6, 7]> : tensor<3xi32> loc("dynamic_slice_of_iota")
  // dynamic_slice_of_sum: both operands are sliced alike
  %dynamic_slice_of_sum.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %dynamic_slice_of_sum.y = stablehlo.constant dense<[10, 20, 30, 40]> : tensor<4xi32>
  %dynamic_slice_of_sum.i = stablehlo.constant dense<1> : tensor<i32>
  %dynamic_slice_of_sum.add = stablehlo.add %dynamic_slice_of_sum.x, %dynamic_slice_of_sum.y : tensor<4xi32>
  %dynamic_slice_of_sum.dynamic_slice = stablehlo.dynamic_slice %dynamic_slice_of_sum.add, %dynamic_slice_of_sum.i, sizes = [2] : (tensor<4xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %dynamic_slice_of_sum.dynamic_slice, dense<[22, 33]> : tensor<2xi32> loc("dynamic_slice_of_sum")
  // dynamic_slice_of_update_same: both starts are the same
  %dynamic_slice_of_update_same.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %dynamic_slice_of_update_same.u = stablehlo.constant dense<[8, 9]> : tensor<2xi32>
  %dynamic_slice_of_update_same.i = stablehlo.constant dense<0> : tensor<i32>
  %dynamic_slice_of_update_same.j = stablehlo.constant dense<1> : tensor<i32>
  %dynamic_slice_of_update_same.dynamic_update_slice = stablehlo.dynamic_update_slice %dynamic_slice_of_update_same.x, %dynamic_slice_of_update_same.u, %dynamic_slice_of_update_same.i : (tensor<4xi32>, tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
  %dynamic_slice_of_update_same.dynamic_slice = stablehlo.dynamic_slice %dynamic_slice_of_update_same.dynamic_update_slice, %dynamic_slice_of_update_same.j, sizes = [2] : (tensor<4xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %dynamic_slice_of_update_same.dynamic_slice, dense<[9, 3]> : tensor<2xi32> loc("dynamic_slice_of_update_same")
  // dynamic_slice_of_update_elsewhere: the slice and the update do not overlap, after clamping
  %dynamic_slice_of_update_elsewhere.x = stablehlo.constant dense<[1, 2, 3, 4, 5]> : tensor<5xi32>
  %dynamic_slice_of_update_elsewhere.u = stablehlo.constant dense<[8, 9]> : tensor<2xi32>
  %dynamic_slice_of_update_elsewhere.i = stablehlo.constant dense<9> : tensor<i32>
  %dynamic_slice_of_update_elsewhere.j = stablehlo.constant dense<2> : tensor<i32>
  %dynamic_slice_of_update_elsewhere.dynamic_update_slice = stablehlo.dynamic_update_slice %dynamic_slice_of_update_elsewhere.x, %dynamic_slice_of_update_elsewhere.u, %dynamic_slice_of_update_elsewhere.i : (tensor<5xi32>, tensor<2xi32>, tensor<i32>) -> tensor<5xi32>
  %dynamic_slice_of_update_elsewhere.dynamic_slice = stablehlo.dynamic_slice %dynamic_slice_of_update_elsewhere.dynamic_update_slice, %dynamic_slice_of_update_elsewhere.j, sizes = [2] : (tensor<5xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %dynamic_slice_of_update_elsewhere.dynamic_slice, dense<[3, 8]> : tensor<2xi32> loc("dynamic_slice_of_update_elsewhere")
  // fixed_slice_of_update: the slice and the update do not overlap
  %fixed_slice_of_update.x = stablehlo.constant dense<[1, 2, 3, 4, 5]> : tensor<5xi32>
  %fixed_slice_of_update.u = stablehlo.constant dense<[8, 9]> : tensor<2xi32>
  %fixed_slice_of_update = call @fixed_slice_of_update(%fixed_slice_of_update.x, %fixed_slice_of_update.u) : (tensor<5xi32>, tensor<2xi32>) -> tensor<3xi32>
  check.expect_eq_const %fixed_slice_of_update, dense<[1, 8, 9]> : tensor<3xi32> loc("fixed_slice_of_update")
  // update_at_zero: the update covers the operand
  %update_at_zero.x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %update_at_zero.u = stablehlo.constant dense<[7, 8]> : tensor<2xi32>
  %update_at_zero = call @update_at_zero(%update_at_zero.x, %update_at_zero.u) : (tensor<3xi32>, tensor<2xi32>) -> tensor<3xi32>
  check.expect_eq_const %update_at_zero, dense<[7, 8, 3]> : tensor<3xi32> loc("update_at_zero")
  // update_with_slice_of_operand: the slice goes back to where it came from
  %update_with_slice_of_operand.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %update_with_slice_of_operand = call @update_with_slice_of_operand(%update_with_slice_of_operand.x) : (tensor<4xi32>) -> tensor<4xi32>
  check.expect_eq_const %update_with_slice_of_operand, dense<[3, 4, 3, 4]> : tensor<4xi32> loc("update_with_slice_of_operand")
  // update_with_dynamic_slice_of_operand: both starts are the same
  %update_with_dynamic_slice_of_operand.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %update_with_dynamic_slice_of_operand.i = stablehlo.constant dense<1> : tensor<i32>
  %update_with_dynamic_slice_of_operand.j = stablehlo.constant dense<2> : tensor<i32>
  %update_with_dynamic_slice_of_operand.dynamic_slice = stablehlo.dynamic_slice %update_with_dynamic_slice_of_operand.x, %update_with_dynamic_slice_of_operand.i, sizes = [2] : (tensor<4xi32>, tensor<i32>) -> tensor<2xi32>
  %update_with_dynamic_slice_of_operand.dynamic_update_slice = stablehlo.dynamic_update_slice %update_with_dynamic_slice_of_operand.x, %update_with_dynamic_slice_of_operand.dynamic_slice, %update_with_dynamic_slice_of_operand.j : (tensor<4xi32>, tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
  check.expect_eq_const %update_with_dynamic_slice_of_operand.dynamic_update_slice, dense<[1, 2, 2, 3]> : tensor<4xi32> loc("update_with_dynamic_slice_of_operand")
  // update_overlapping_itself: the update is read before anything is written: in-place copies forward
  %update_overlapping_itself.x = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : tensor<8xi32>
  %update_overlapping_itself.i = stablehlo.constant dense<0> : tensor<i32>
  %update_overlapping_itself.j = stablehlo.constant dense<2> : tensor<i32>
  %update_overlapping_itself.dynamic_slice = stablehlo.dynamic_slice %update_overlapping_itself.x, %update_overlapping_itself.i, sizes = [4] : (tensor<8xi32>, tensor<i32>) -> tensor<4xi32>
  %update_overlapping_itself.dynamic_update_slice = stablehlo.dynamic_update_slice %update_overlapping_itself.x, %update_overlapping_itself.dynamic_slice, %update_overlapping_itself.j : (tensor<8xi32>, tensor<4xi32>, tensor<i32>) -> tensor<8xi32>
  check.expect_eq_const %update_overlapping_itself.dynamic_update_slice, dense<[0, 1, 0, 1, 2, 3, 6, 7]> : tensor<8xi32> loc("update_overlapping_itself")
  return
}
