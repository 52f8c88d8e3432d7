// Rewrites. Each check is a row of rows/selects.txt: its operands break the rewrite where its condition does not hold.
func.func private @select_abs(%x: tensor<2xf32>) -> tensor<2xf32> {
  %literal = stablehlo.constant dense<0.0> : tensor<2xf32>
  %compare = stablehlo.compare LT, %x, %literal : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %negate = stablehlo.negate %x : tensor<2xf32>
  %select = stablehlo.select %compare, %negate, %x : tensor<2xi1>, tensor<2xf32>
  return %select : tensor<2xf32>
}

func.func private @select_abs_negated(%x: tensor<2xi32>) -> tensor<2xi32> {
  %literal = stablehlo.constant dense<0> : tensor<2xi32>
  %compare = stablehlo.compare GT, %x, %literal : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %negate = stablehlo.negate %x : tensor<2xi32>
  %select = stablehlo.select %compare, %negate, %x : tensor<2xi1>, tensor<2xi32>
  return %select : tensor<2xi32>
}

func.func private @select_of_pads(%x: tensor<2xf32>, %y: tensor<2xf32>, %p: tensor<4xi1>) -> tensor<4xf32> {
  %literal = stablehlo.constant dense<0.0> : tensor<f32>
  %pad = stablehlo.pad %x, %literal, low = [1], high = [1], interior = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
  %literal_2 = stablehlo.constant dense<1.0> : tensor<f32>
  %pad_2 = stablehlo.pad %y, %literal_2, low = [1], high = [1], interior = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
  %select = stablehlo.select %p, %pad, %pad_2 : tensor<4xi1>, tensor<4xf32>
  return %select : tensor<4xf32>
}

func.func private @clamp_folded_swapped(%x: tensor<3xi32>) -> tensor<3xi32> {
  %literal = stablehlo.constant dense<2> : tensor<3xi32>
  %literal_2 = stablehlo.constant dense<5> : tensor<3xi32>
  %clamp = stablehlo.clamp %literal, %x, %literal_2 : tensor<3xi32>
  return %clamp : tensor<3xi32>
}

func.func private @clamp_scalar_bounds(%x: tensor<3xi32>) -> tensor<3xi32> {
  %literal = stablehlo.constant dense<2> : tensor<i32>
  %literal_2 = stablehlo.constant dense<5> : tensor<i32>
  %clamp = stablehlo.clamp %literal, %x, %literal_2 : (tensor<i32>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
  return %clamp : tensor<3xi32>
}

func.func private @clamp_unsigned_as_signed(%x: tensor<3xui8>) -> tensor<3xui8> {
  %literal = stablehlo.constant dense<5> : tensor<3xui8>
  %literal_2 = stablehlo.constant dense<250> : tensor<3xui8>
  %clamp = stablehlo.clamp %literal, %x, %literal_2 : tensor<3xui8>
  return %clamp : tensor<3xui8>
}

func.func private @max_of_max(%x: tensor<3xi32>) -> tensor<3xi32> {
  %literal = stablehlo.constant dense<3> : tensor<3xi32>
  %maximum = stablehlo.maximum %x, %literal : tensor<3xi32>
  %literal_2 = stablehlo.constant dense<5> : tensor<3xi32>
  %maximum_2 = stablehlo.maximum %maximum, %literal_2 : tensor<3xi32>
  return %maximum_2 : tensor<3xi32>
}

func.func private @min_of_max(%x: tensor<3xi32>) -> tensor<3xi32> {
  %literal = stablehlo.constant dense<3> : tensor<3xi32>
  %maximum = stablehlo.maximum %x, %literal : tensor<3xi32>
  %literal_2 = stablehlo.constant dense<5> : tensor<3xi32>
  %minimum = stablehlo.minimum %maximum, %literal_2 : tensor<3xi32>
  return %minimum : tensor<3xi32>
}

func.func private @select_constant_pred_splat(%x: tensor<3xi32>, %y: tensor<3xi32>) -> tensor<3xi32> {
  %literal = stablehlo.constant dense<[true, true, false]> : tensor<3xi1>
  %select = stablehlo.select %literal, %x, %y : tensor<3xi1>, tensor<3xi32>
  return %select : tensor<3xi32>
}

func.func private @select_same_branches_nan(%x: tensor<2xf32>) -> tensor<2xf32> {
  %compare = stablehlo.compare EQ, %x, %x : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %literal = stablehlo.constant dense<0.0> : tensor<2xf32>
  %select = stablehlo.select %compare, %x, %literal : tensor<2xi1>, tensor<2xf32>
  return %select : tensor<2xf32>
}

func.func private @select_guarded_division(%x: tensor<3xf32>, %y: tensor<3xf32>) -> tensor<3xf32> {
  %literal = stablehlo.constant dense<0.0> : tensor<3xf32>
  %compare = stablehlo.compare EQ, %y, %literal : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  %divide = stablehlo.divide %x, %y : tensor<3xf32>
  %literal_2 = stablehlo.constant dense<0.0> : tensor<3xf32>
  %select = stablehlo.select %compare, %literal_2, %divide : tensor<3xi1>, tensor<3xf32>
  return %select : tensor<3xf32>
}

func.func private @select_guarded_log(%x: tensor<3xf32>) -> tensor<3xf32> {
  %literal = stablehlo.constant dense<0.0> : tensor<3xf32>
  %compare = stablehlo.compare GT, %x, %literal : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  %log = stablehlo.log %x : tensor<3xf32>
  %literal_2 = stablehlo.constant dense<0.0> : tensor<3xf32>
  %select = stablehlo.select %compare, %log, %literal_2 : tensor<3xi1>, tensor<3xf32>
  return %select : tensor<3xf32>
}

func.func @main() {
  // select_abs: x is no negative zero
  %select_abs.x = stablehlo.constant dense<[-0.0, -2.0]> : tensor<2xf32>
  %select_abs = call @select_abs(%select_abs.x) : (tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const %select_abs, dense<[-0.0, 2.0]> : tensor<2xf32> loc("select_abs")
  // select_abs_negated: the comparison is with less
  %select_abs_negated.x = stablehlo.constant dense<[3, -5]> : tensor<2xi32>
  %select_abs_negated = call @select_abs_negated(%select_abs_negated.x) : (tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %select_abs_negated, dense<[-3, -5]> : tensor<2xi32> loc("select_abs_negated")
  // select_not_taken_nan: the branch that is not taken is finite
  %select_not_taken_nan.x = stablehlo.constant dense<[0x7FC00000, 1.0, 2.0]> : tensor<3xf32>
  %select_not_taken_nan.y = stablehlo.constant dense<[1.0, 0x7F800000, 3.0]> : tensor<3xf32>
  %select_not_taken_nan.p = stablehlo.constant dense<[false, true, true]> : tensor<3xi1>
  %select_not_taken_nan.select = stablehlo.select %select_not_taken_nan.p, %select_not_taken_nan.x, %select_not_taken_nan.y : tensor<3xi1>, tensor<3xf32>
  check.expect_eq_const %select_not_taken_nan.select, dense<[1.0, 1.0, 2.0]> : tensor<3xf32> loc("select_not_taken_nan")
  // select_of_pads: both have the same padding value
  %select_of_pads.x = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %select_of_pads.y = stablehlo.constant dense<[3.0, 4.0]> : tensor<2xf32>
  %select_of_pads.p = stablehlo.constant dense<[true, true, false, false]> : tensor<4xi1>
  %select_of_pads = call @select_of_pads(%select_of_pads.x, %select_of_pads.y, %select_of_pads.p) : (tensor<2xf32>, tensor<2xf32>, tensor<4xi1>) -> tensor<4xf32>
  check.expect_eq_const %select_of_pads, dense<[0.0, 1.0, 4.0, 1.0]> : tensor<4xf32> loc("select_of_pads")
  // select_of_broadcasts: both are broadcast along the same dimension
  %select_of_broadcasts.x = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %select_of_broadcasts.y = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %select_of_broadcasts.p = stablehlo.constant dense<[[true, false], [false, true]]> : tensor<2x2xi1>
  %select_of_broadcasts.broadcast_in_dim = stablehlo.broadcast_in_dim %select_of_broadcasts.x, dims = [0] : (tensor<2xi32>) -> tensor<2x2xi32>
  %select_of_broadcasts.broadcast_in_dim_2 = stablehlo.broadcast_in_dim %select_of_broadcasts.y, dims = [1] : (tensor<2xi32>) -> tensor<2x2xi32>
  %select_of_broadcasts.select = stablehlo.select %select_of_broadcasts.p, %select_of_broadcasts.broadcast_in_dim, %select_of_broadcasts.broadcast_in_dim_2 : tensor<2x2xi1>, tensor<2x2xi32>
  check.expect_eq_const %select_of_broadcasts.select, dense<[[1, 4], [3, 2]]> : tensor<2x2xi32> loc("select_of_broadcasts")
  // transpose_of_select: the condition is transposed as well
  %transpose_of_select.x = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %transpose_of_select.y = stablehlo.constant dense<[[5, 6], [7, 8]]> : tensor<2x2xi32>
  %transpose_of_select.p = stablehlo.constant dense<[[true, true], [false, false]]> : tensor<2x2xi1>
  %transpose_of_select.select = stablehlo.select %transpose_of_select.p, %transpose_of_select.x, %transpose_of_select.y : tensor<2x2xi1>, tensor<2x2xi32>
  %transpose_of_select.transpose = stablehlo.transpose %transpose_of_select.select, dims = [1, 0] : (tensor<2x2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %transpose_of_select.transpose, dense<[[1, 7], [2, 8]]> : tensor<2x2xi32> loc("transpose_of_select")
  // reshape_of_select_scalar: the condition is true
  %reshape_of_select_scalar.x = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %reshape_of_select_scalar.y = stablehlo.constant dense<[5, 6]> : tensor<2xi32>
  %reshape_of_select_scalar.p = stablehlo.constant dense<false> : tensor<i1>
  %reshape_of_select_scalar.broadcast_in_dim = stablehlo.broadcast_in_dim %reshape_of_select_scalar.p, dims = [] : (tensor<i1>) -> tensor<2xi1>
  %reshape_of_select_scalar.select = stablehlo.select %reshape_of_select_scalar.broadcast_in_dim, %reshape_of_select_scalar.x, %reshape_of_select_scalar.y : tensor<2xi1>, tensor<2xi32>
  check.expect_eq_const %reshape_of_select_scalar.select, dense<[5, 6]> : tensor<2xi32> loc("reshape_of_select_scalar")
  // clamp_to_constant: y is within the bounds
  %clamp_to_constant.x = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %clamp_to_constant.y = stablehlo.constant dense<[5, 0]> : tensor<2xi32>
  %clamp_to_constant.clamp = stablehlo.clamp %clamp_to_constant.x, %clamp_to_constant.y, %clamp_to_constant.x : tensor<2xi32>
  check.expect_eq_const %clamp_to_constant.clamp, dense<[1, 2]> : tensor<2xi32> loc("clamp_to_constant")
  // clamp_folded_swapped: the bounds keep their roles
  %clamp_folded_swapped.x = stablehlo.constant dense<[1, 7, 3]> : tensor<3xi32>
  %clamp_folded_swapped = call @clamp_folded_swapped(%clamp_folded_swapped.x) : (tensor<3xi32>) -> tensor<3xi32>
  check.expect_eq_const %clamp_folded_swapped, dense<[2, 5, 3]> : tensor<3xi32> loc("clamp_folded_swapped")
  // clamp_scalar_bounds: the upper bound is not reached
  %clamp_scalar_bounds.x = stablehlo.constant dense<[1, 7, 3]> : tensor<3xi32>
  %clamp_scalar_bounds = call @clamp_scalar_bounds(%clamp_scalar_bounds.x) : (tensor<3xi32>) -> tensor<3xi32>
  check.expect_eq_const %clamp_scalar_bounds, dense<[2, 5, 3]> : tensor<3xi32> loc("clamp_scalar_bounds")
  // clamp_unsigned_as_signed: the bounds are signed
  %clamp_unsigned_as_signed.x = stablehlo.constant dense<[1, 200, 253]> : tensor<3xui8>
  %clamp_unsigned_as_signed = call @clamp_unsigned_as_signed(%clamp_unsigned_as_signed.x) : (tensor<3xui8>) -> tensor<3xui8>
  check.expect_eq_const %clamp_unsigned_as_signed, dense<[5, 200, 250]> : tensor<3xui8> loc("clamp_unsigned_as_signed")
  // max_of_max: the larger constant stays
  %max_of_max.x = stablehlo.constant dense<[1, 4, 7]> : tensor<3xi32>
  %max_of_max = call @max_of_max(%max_of_max.x) : (tensor<3xi32>) -> tensor<3xi32>
  check.expect_eq_const %max_of_max, dense<[5, 5, 7]> : tensor<3xi32> loc("max_of_max")
  // min_of_max: the constants keep their ops
  %min_of_max.x = stablehlo.constant dense<[1, 4, 7]> : tensor<3xi32>
  %min_of_max = call @min_of_max(%min_of_max.x) : (tensor<3xi32>) -> tensor<3xi32>
  check.expect_eq_const %min_of_max, dense<[3, 4, 5]> : tensor<3xi32> loc("min_of_max")
  // max_of_min_same: the result is y
  %max_of_min_same.x = stablehlo.constant dense<[1, 4]> : tensor<2xi32>
  %max_of_min_same.y = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %max_of_min_same.minimum = stablehlo.minimum %max_of_min_same.x, %max_of_min_same.y : tensor<2xi32>
  %max_of_min_same.maximum = stablehlo.maximum %max_of_min_same.minimum, %max_of_min_same.y : tensor<2xi32>
  check.expect_eq_const %max_of_min_same.maximum, dense<[3, 2]> : tensor<2xi32> loc("max_of_min_same")
  // max_of_itself_nan: y is no NaN
  %max_of_itself_nan.x = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %max_of_itself_nan.y = stablehlo.constant dense<[0x7FC00000, 1.0]> : tensor<2xf32>
  %max_of_itself_nan.minimum = stablehlo.minimum %max_of_itself_nan.x, %max_of_itself_nan.y : tensor<2xf32>
  %max_of_itself_nan.maximum = stablehlo.maximum %max_of_itself_nan.x, %max_of_itself_nan.minimum : tensor<2xf32>
  check.expect_eq_const %max_of_itself_nan.maximum, dense<[0x7FC00000, 2.0]> : tensor<2xf32> loc("max_of_itself_nan")
  // max_as_sum: one of them is zero, and the other not negative
  %max_as_sum.x = stablehlo.constant dense<[1, 4]> : tensor<2xi32>
  %max_as_sum.y = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  %max_as_sum.maximum = stablehlo.maximum %max_as_sum.x, %max_as_sum.y : tensor<2xi32>
  check.expect_eq_const %max_as_sum.maximum, dense<[3, 4]> : tensor<2xi32> loc("max_as_sum")
  // sign_by_select_f32: x is neither zero nor NaN
  %sign_by_select_f32.x = stablehlo.constant dense<[0.0, -0.0, 0x7FC00000, -2.0]> : tensor<4xf32>
  %sign_by_select_f32.sign = stablehlo.sign %sign_by_select_f32.x : tensor<4xf32>
  check.expect_eq_const %sign_by_select_f32.sign, dense<[0.0, -0.0, 0x7FC00000, -1.0]> : tensor<4xf32> loc("sign_by_select_f32")
  // sign_integer_zero: x is not zero
  %sign_integer_zero.x = stablehlo.constant dense<[0, -5, 3]> : tensor<3xi32>
  %sign_integer_zero.sign = stablehlo.sign %sign_integer_zero.x : tensor<3xi32>
  check.expect_eq_const %sign_integer_zero.sign, dense<[0, -1, 1]> : tensor<3xi32> loc("sign_integer_zero")
  // select_constant_pred_splat: the constant is true everywhere
  %select_constant_pred_splat.x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %select_constant_pred_splat.y = stablehlo.constant dense<[4, 5, 6]> : tensor<3xi32>
  %select_constant_pred_splat = call @select_constant_pred_splat(%select_constant_pred_splat.x, %select_constant_pred_splat.y) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
  check.expect_eq_const %select_constant_pred_splat, dense<[1, 2, 6]> : tensor<3xi32> loc("select_constant_pred_splat")
  // select_same_branches_nan: x is no NaN
  %select_same_branches_nan.x = stablehlo.constant dense<[0x7FC00000, 1.0]> : tensor<2xf32>
  %select_same_branches_nan = call @select_same_branches_nan(%select_same_branches_nan.x) : (tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const %select_same_branches_nan, dense<[0.0, 1.0]> : tensor<2xf32> loc("select_same_branches_nan")
  // select_guarded_division: the divisor is not zero
  %select_guarded_division.x = stablehlo.constant dense<[1.0, 0.0, 6.0]> : tensor<3xf32>
  %select_guarded_division.y = stablehlo.constant dense<[0.0, 0.0, 2.0]> : tensor<3xf32>
  %select_guarded_division = call @select_guarded_division(%select_guarded_division.x, %select_guarded_division.y) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  check.expect_eq_const %select_guarded_division, dense<[0.0, 0.0, 3.0]> : tensor<3xf32> loc("select_guarded_division")
  // select_guarded_log: x is positive
  %select_guarded_log.x = stablehlo.constant dense<[-1.0, 0.0, 1.0]> : tensor<3xf32>
  %select_guarded_log = call @select_guarded_log(%select_guarded_log.x) : (tensor<3xf32>) -> tensor<3xf32>
  check.expect_almost_eq_const %select_guarded_log, dense<0.0> : tensor<3xf32> loc("select_guarded_log")
  // select_of_convert: both branches are converted
  %select_of_convert.x = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %select_of_convert.y = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %select_of_convert.p = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %select_of_convert.select = stablehlo.select %select_of_convert.p, %select_of_convert.x, %select_of_convert.y : tensor<2xi1>, tensor<2xi32>
  %select_of_convert.convert = stablehlo.convert %select_of_convert.select : (tensor<2xi32>) -> tensor<2xf32>
  check.expect_eq_const %select_of_convert.convert, dense<[3.0, 2.0]> : tensor<2xf32> loc("select_of_convert")
  return
}
