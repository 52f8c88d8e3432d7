// Rewrites. Each check is a row of rows/selects.txt: its operands break the rewrite where its condition does not hold.
func.func private @select_true_false(%p: tensor<2xi1>) -> tensor<2xi1> {
  %literal = stablehlo.constant dense<false> : tensor<2xi1>
  %literal_2 = stablehlo.constant dense<true> : tensor<2xi1>
  %select = stablehlo.select %p, %literal, %literal_2 : tensor<2xi1>, tensor<2xi1>
  return %select : tensor<2xi1>
}

func.func private @select_false_first(%p: tensor<3xi1>, %x: tensor<3xi1>) -> tensor<3xi1> {
  %literal = stablehlo.constant dense<false> : tensor<3xi1>
  %select = stablehlo.select %p, %literal, %x : tensor<3xi1>, tensor<3xi1>
  return %select : tensor<3xi1>
}

func.func private @select_true_second(%p: tensor<3xi1>, %x: tensor<3xi1>) -> tensor<3xi1> {
  %literal = stablehlo.constant dense<true> : tensor<3xi1>
  %select = stablehlo.select %p, %x, %literal : tensor<3xi1>, tensor<3xi1>
  return %select : tensor<3xi1>
}

func.func private @select_true_first(%p: tensor<3xi1>, %x: tensor<3xi1>) -> tensor<3xi1> {
  %literal = stablehlo.constant dense<true> : tensor<3xi1>
  %select = stablehlo.select %p, %literal, %x : tensor<3xi1>, tensor<3xi1>
  return %select : tensor<3xi1>
}

func.func private @select_false_second(%p: tensor<3xi1>, %x: tensor<3xi1>) -> tensor<3xi1> {
  %literal = stablehlo.constant dense<false> : tensor<3xi1>
  %select = stablehlo.select %p, %x, %literal : tensor<3xi1>, tensor<3xi1>
  return %select : tensor<3xi1>
}

func.func private @multiply_of_selected_one(%x: tensor<2xf32>, %y: tensor<2xf32>, %p: tensor<2xi1>) -> tensor<2xf32> {
  %literal = stablehlo.constant dense<1.0> : tensor<2xf32>
  %select = stablehlo.select %p, %x, %literal : tensor<2xi1>, tensor<2xf32>
  %multiply = stablehlo.multiply %select, %y : tensor<2xf32>
  return %multiply : tensor<2xf32>
}

func.func private @select_of_equal_zero(%x: tensor<2xf32>) -> tensor<2xf32> {
  %literal = stablehlo.constant dense<0.0> : tensor<2xf32>
  %compare = stablehlo.compare EQ, %x, %literal : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %literal_2 = stablehlo.constant dense<0.0> : tensor<2xf32>
  %select = stablehlo.select %compare, %literal_2, %x : tensor<2xi1>, tensor<2xf32>
  return %select : tensor<2xf32>
}

func.func @main() {
  // select_as_maximum_f32: no operand is NaN
  %select_as_maximum_f32.x = stablehlo.constant dense<[0x7FC00000, 1.0, 0.0]> : tensor<3xf32>
  %select_as_maximum_f32.y = stablehlo.constant dense<[1.0, 0x7FC00000, 0.0]> : tensor<3xf32>
  %select_as_maximum_f32.compare = stablehlo.compare GT, %select_as_maximum_f32.x, %select_as_maximum_f32.y : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  %select_as_maximum_f32.select = stablehlo.select %select_as_maximum_f32.compare, %select_as_maximum_f32.x, %select_as_maximum_f32.y : tensor<3xi1>, tensor<3xf32>
  check.expect_eq_const %select_as_maximum_f32.select, dense<[1.0, 0x7FC00000, 0.0]> : tensor<3xf32> loc("select_as_maximum_f32")
  // select_as_minimum: no operand is NaN
  %select_as_minimum.x = stablehlo.constant dense<[0x7FC00000, 1.0]> : tensor<2xf32>
  %select_as_minimum.y = stablehlo.constant dense<[1.0, 0x7FC00000]> : tensor<2xf32>
  %select_as_minimum.compare = stablehlo.compare LE, %select_as_minimum.x, %select_as_minimum.y : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %select_as_minimum.select = stablehlo.select %select_as_minimum.compare, %select_as_minimum.x, %select_as_minimum.y : tensor<2xi1>, tensor<2xf32>
  check.expect_eq_const %select_as_minimum.select, dense<[1.0, 0x7FC00000]> : tensor<2xf32> loc("select_as_minimum")
  // select_as_maximum_zeros: no zeros of different signs
  %select_as_maximum_zeros.x = stablehlo.constant dense<[-0.0, 1.0]> : tensor<2xf32>
  %select_as_maximum_zeros.y = stablehlo.constant dense<[0.0, 2.0]> : tensor<2xf32>
  %select_as_maximum_zeros.compare = stablehlo.compare GE, %select_as_maximum_zeros.x, %select_as_maximum_zeros.y : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %select_as_maximum_zeros.select = stablehlo.select %select_as_maximum_zeros.compare, %select_as_maximum_zeros.x, %select_as_maximum_zeros.y : tensor<2xi1>, tensor<2xf32>
  check.expect_eq_const %select_as_maximum_zeros.select, dense<[-0.0, 2.0]> : tensor<2xf32> loc("select_as_maximum_zeros")
  // select_greater_as_minimum: the branches are the other way round
  %select_greater_as_minimum.x = stablehlo.constant dense<[3, 5]> : tensor<2xi32>
  %select_greater_as_minimum.y = stablehlo.constant dense<[7, 2]> : tensor<2xi32>
  %select_greater_as_minimum.compare = stablehlo.compare GT, %select_greater_as_minimum.x, %select_greater_as_minimum.y : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %select_greater_as_minimum.select = stablehlo.select %select_greater_as_minimum.compare, %select_greater_as_minimum.x, %select_greater_as_minimum.y : tensor<2xi1>, tensor<2xi32>
  check.expect_eq_const %select_greater_as_minimum.select, dense<[7, 5]> : tensor<2xi32> loc("select_greater_as_minimum")
  // select_swapped_as_maximum: the branches are in the order of the comparison
  %select_swapped_as_maximum.x = stablehlo.constant dense<[3, 5]> : tensor<2xi32>
  %select_swapped_as_maximum.y = stablehlo.constant dense<[7, 2]> : tensor<2xi32>
  %select_swapped_as_maximum.compare = stablehlo.compare GT, %select_swapped_as_maximum.x, %select_swapped_as_maximum.y : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %select_swapped_as_maximum.select = stablehlo.select %select_swapped_as_maximum.compare, %select_swapped_as_maximum.y, %select_swapped_as_maximum.x : tensor<2xi1>, tensor<2xi32>
  check.expect_eq_const %select_swapped_as_maximum.select, dense<[3, 2]> : tensor<2xi32> loc("select_swapped_as_maximum")
  // select_unsigned_as_signed: the highest bits are not set
  %select_unsigned_as_signed.x = stablehlo.constant dense<[200, 5]> : tensor<2xui8>
  %select_unsigned_as_signed.y = stablehlo.constant dense<[7, 2]> : tensor<2xui8>
  %select_unsigned_as_signed.compare = stablehlo.compare GT, %select_unsigned_as_signed.x, %select_unsigned_as_signed.y : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xi1>
  %select_unsigned_as_signed.select = stablehlo.select %select_unsigned_as_signed.compare, %select_unsigned_as_signed.x, %select_unsigned_as_signed.y : tensor<2xi1>, tensor<2xui8>
  check.expect_eq_const %select_unsigned_as_signed.select, dense<[200, 5]> : tensor<2xui8> loc("select_unsigned_as_signed")
  // select_of_not: the branches change places
  %select_of_not.x = stablehlo.constant dense<[3, 5]> : tensor<2xi32>
  %select_of_not.y = stablehlo.constant dense<[7, 2]> : tensor<2xi32>
  %select_of_not.p = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %select_of_not.not = stablehlo.not %select_of_not.p : tensor<2xi1>
  %select_of_not.select = stablehlo.select %select_of_not.not, %select_of_not.x, %select_of_not.y : tensor<2xi1>, tensor<2xi32>
  check.expect_eq_const %select_of_not.select, dense<[7, 5]> : tensor<2xi32> loc("select_of_not")
  // select_of_not_scalar: the branches change places
  %select_of_not_scalar.x = stablehlo.constant dense<[3, 5]> : tensor<2xi32>
  %select_of_not_scalar.y = stablehlo.constant dense<[7, 2]> : tensor<2xi32>
  %select_of_not_scalar.p = stablehlo.constant dense<true> : tensor<i1>
  %select_of_not_scalar.not = stablehlo.not %select_of_not_scalar.p : tensor<i1>
  %select_of_not_scalar.broadcast_in_dim = stablehlo.broadcast_in_dim %select_of_not_scalar.not, dims = [] : (tensor<i1>) -> tensor<2xi1>
  %select_of_not_scalar.select = stablehlo.select %select_of_not_scalar.broadcast_in_dim, %select_of_not_scalar.x, %select_of_not_scalar.y : tensor<2xi1>, tensor<2xi32>
  check.expect_eq_const %select_of_not_scalar.select, dense<[7, 2]> : tensor<2xi32> loc("select_of_not_scalar")
  // select_true_false: the branches are true and false in that order
  %select_true_false.p = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %select_true_false = call @select_true_false(%select_true_false.p) : (tensor<2xi1>) -> tensor<2xi1>
  check.expect_eq_const %select_true_false, dense<[false, true]> : tensor<2xi1> loc("select_true_false")
  // select_false_first: the predicate is negated
  %select_false_first.p = stablehlo.constant dense<[true, false, false]> : tensor<3xi1>
  %select_false_first.x = stablehlo.constant dense<[true, true, false]> : tensor<3xi1>
  %select_false_first = call @select_false_first(%select_false_first.p, %select_false_first.x) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
  check.expect_eq_const %select_false_first, dense<[false, true, false]> : tensor<3xi1> loc("select_false_first")
  // select_true_second: the predicate is negated
  %select_true_second.p = stablehlo.constant dense<[true, true, false]> : tensor<3xi1>
  %select_true_second.x = stablehlo.constant dense<[true, false, false]> : tensor<3xi1>
  %select_true_second = call @select_true_second(%select_true_second.p, %select_true_second.x) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
  check.expect_eq_const %select_true_second, dense<[true, false, true]> : tensor<3xi1> loc("select_true_second")
  // select_true_first: the op is or
  %select_true_first.p = stablehlo.constant dense<[true, false, false]> : tensor<3xi1>
  %select_true_first.x = stablehlo.constant dense<[false, true, false]> : tensor<3xi1>
  %select_true_first = call @select_true_first(%select_true_first.p, %select_true_first.x) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
  check.expect_eq_const %select_true_first, dense<[true, true, false]> : tensor<3xi1> loc("select_true_first")
  // select_false_second: the op is and
  %select_false_second.p = stablehlo.constant dense<[true, false, false]> : tensor<3xi1>
  %select_false_second.x = stablehlo.constant dense<[false, true, false]> : tensor<3xi1>
  %select_false_second = call @select_false_second(%select_false_second.p, %select_false_second.x) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
  check.expect_eq_const %select_false_second, dense<false> : tensor<3xi1> loc("select_false_second")
  // nested_select_same_condition: the inner branch is that of the outer one
  %nested_select_same_condition.x = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %nested_select_same_condition.y = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %nested_select_same_condition.z = stablehlo.constant dense<[5, 6]> : tensor<2xi32>
  %nested_select_same_condition.p = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %nested_select_same_condition.select = stablehlo.select %nested_select_same_condition.p, %nested_select_same_condition.x, %nested_select_same_condition.y : tensor<2xi1>, tensor<2xi32>
  %nested_select_same_condition.select_2 = stablehlo.select %nested_select_same_condition.p, %nested_select_same_condition.select, %nested_select_same_condition.z : tensor<2xi1>, tensor<2xi32>
  check.expect_eq_const %nested_select_same_condition.select_2, dense<[1, 6]> : tensor<2xi32> loc("nested_select_same_condition")
  // nested_select_second: the inner branch is that of the outer one
  %nested_select_second.x = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %nested_select_second.y = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %nested_select_second.z = stablehlo.constant dense<[5, 6]> : tensor<2xi32>
  %nested_select_second.p = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %nested_select_second.select = stablehlo.select %nested_select_second.p, %nested_select_second.x, %nested_select_second.y : tensor<2xi1>, tensor<2xi32>
  %nested_select_second.select_2 = stablehlo.select %nested_select_second.p, %nested_select_second.z, %nested_select_second.select : tensor<2xi1>, tensor<2xi32>
  check.expect_eq_const %nested_select_second.select_2, dense<[5, 4]> : tensor<2xi32> loc("nested_select_second")
  // nested_select_negated: the inner branch is the other one
  %nested_select_negated.x = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %nested_select_negated.y = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %nested_select_negated.z = stablehlo.constant dense<[5, 6]> : tensor<2xi32>
  %nested_select_negated.p = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %nested_select_negated.not = stablehlo.not %nested_select_negated.p : tensor<2xi1>
  %nested_select_negated.select = stablehlo.select %nested_select_negated.not, %nested_select_negated.x, %nested_select_negated.y : tensor<2xi1>, tensor<2xi32>
  %nested_select_negated.select_2 = stablehlo.select %nested_select_negated.p, %nested_select_negated.select, %nested_select_negated.z : tensor<2xi1>, tensor<2xi32>
  check.expect_eq_const %nested_select_negated.select_2, dense<[3, 6]> : tensor<2xi32> loc("nested_select_negated")
  // nested_select_negated_second: the inner branch is the other one
  %nested_select_negated_second.x = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %nested_select_negated_second.y = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %nested_select_negated_second.z = stablehlo.constant dense<[5, 6]> : tensor<2xi32>
  %nested_select_negated_second.p = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %nested_select_negated_second.not = stablehlo.not %nested_select_negated_second.p : tensor<2xi1>
  %nested_select_negated_second.select = stablehlo.select %nested_select_negated_second.not, %nested_select_negated_second.x, %nested_select_negated_second.y : tensor<2xi1>, tensor<2xi32>
  %nested_select_negated_second.select_2 = stablehlo.select %nested_select_negated_second.p, %nested_select_negated_second.z, %nested_select_negated_second.select : tensor<2xi1>, tensor<2xi32>
  check.expect_eq_const %nested_select_negated_second.select_2, dense<[5, 2]> : tensor<2xi32> loc("nested_select_negated_second")
  // nested_select_merged: both conditions hold
  %nested_select_merged.x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %nested_select_merged.y = stablehlo.constant dense<[4, 5, 6]> : tensor<3xi32>
  %nested_select_merged.p = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %nested_select_merged.q = stablehlo.constant dense<[true, true, false]> : tensor<3xi1>
  %nested_select_merged.select = stablehlo.select %nested_select_merged.q, %nested_select_merged.x, %nested_select_merged.y : tensor<3xi1>, tensor<3xi32>
  %nested_select_merged.select_2 = stablehlo.select %nested_select_merged.p, %nested_select_merged.select, %nested_select_merged.y : tensor<3xi1>, tensor<3xi32>
  check.expect_eq_const %nested_select_merged.select_2, dense<[1, 5, 6]> : tensor<3xi32> loc("nested_select_merged")
  // nested_select_merged_second: one of the conditions holds
  %nested_select_merged_second.x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %nested_select_merged_second.y = stablehlo.constant dense<[4, 5, 6]> : tensor<3xi32>
  %nested_select_merged_second.p = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %nested_select_merged_second.q = stablehlo.constant dense<[true, true, false]> : tensor<3xi1>
  %nested_select_merged_second.select = stablehlo.select %nested_select_merged_second.q, %nested_select_merged_second.x, %nested_select_merged_second.y : tensor<3xi1>, tensor<3xi32>
  %nested_select_merged_second.select_2 = stablehlo.select %nested_select_merged_second.p, %nested_select_merged_second.x, %nested_select_merged_second.select : tensor<3xi1>, tensor<3xi32>
  check.expect_eq_const %nested_select_merged_second.select_2, dense<[1, 2, 3]> : tensor<3xi32> loc("nested_select_merged_second")
  // add_of_selects: both have the same condition
  %add_of_selects.x = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %add_of_selects.y = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %add_of_selects.z = stablehlo.constant dense<[5, 6]> : tensor<2xi32>
  %add_of_selects.w = stablehlo.constant dense<[7, 8]> : tensor<2xi32>
  %add_of_selects.p = stablehlo.constant dense<true> : tensor<2xi1>
  %add_of_selects.q = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %add_of_selects.select = stablehlo.select %add_of_selects.p, %add_of_selects.x, %add_of_selects.y : tensor<2xi1>, tensor<2xi32>
  %add_of_selects.select_2 = stablehlo.select %add_of_selects.q, %add_of_selects.z, %add_of_selects.w : tensor<2xi1>, tensor<2xi32>
  %add_of_selects.add = stablehlo.add %add_of_selects.select, %add_of_selects.select_2 : tensor<2xi32>
  check.expect_eq_const %add_of_selects.add, dense<8> : tensor<2xi32> loc("add_of_selects")
  // add_of_selects_negated: both have the same condition
  %add_of_selects_negated.x = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %add_of_selects_negated.y = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %add_of_selects_negated.z = stablehlo.constant dense<[5, 6]> : tensor<2xi32>
  %add_of_selects_negated.w = stablehlo.constant dense<[7, 8]> : tensor<2xi32>
  %add_of_selects_negated.p = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %add_of_selects_negated.select = stablehlo.select %add_of_selects_negated.p, %add_of_selects_negated.x, %add_of_selects_negated.y : tensor<2xi1>, tensor<2xi32>
  %add_of_selects_negated.not = stablehlo.not %add_of_selects_negated.p : tensor<2xi1>
  %add_of_selects_negated.select_2 = stablehlo.select %add_of_selects_negated.not, %add_of_selects_negated.z, %add_of_selects_negated.w : tensor<2xi1>, tensor<2xi32>
  %add_of_selects_negated.add = stablehlo.add %add_of_selects_negated.select, %add_of_selects_negated.select_2 : tensor<2xi32>
  check.expect_eq_const %add_of_selects_negated.add, dense<[8, 10]> : tensor<2xi32> loc("add_of_selects_negated")
  // multiply_of_selected_one: the other branch becomes y
  %multiply_of_selected_one.x = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf32>
  %multiply_of_selected_one.y = stablehlo.constant dense<[5.0, 7.0]> : tensor<2xf32>
  %multiply_of_selected_one.p = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %multiply_of_selected_one = call @multiply_of_selected_one(%multiply_of_selected_one.x, %multiply_of_selected_one.y, %multiply_of_selected_one.p) : (tensor<2xf32>, tensor<2xf32>, tensor<2xi1>) -> tensor<2xf32>
  check.expect_eq_const %multiply_of_selected_one, dense<[10.0, 7.0]> : tensor<2xf32> loc("multiply_of_selected_one")
  // select_of_equal: the operands are equal
  %select_of_equal.x = stablehlo.constant dense<[1.0, -0.0]> : tensor<2xf32>
  %select_of_equal.y = stablehlo.constant dense<[2.0, 0.0]> : tensor<2xf32>
  %select_of_equal.compare = stablehlo.compare EQ, %select_of_equal.x, %select_of_equal.y : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %select_of_equal.select = stablehlo.select %select_of_equal.compare, %select_of_equal.x, %select_of_equal.y : tensor<2xi1>, tensor<2xf32>
  check.expect_eq_const %select_of_equal.select, dense<[2.0, -0.0]> : tensor<2xf32> loc("select_of_equal")
  // select_of_equal_zero: x is no negative zero
  %select_of_equal_zero.x = stablehlo.constant dense<[-0.0, 2.0]> : tensor<2xf32>
  %select_of_equal_zero = call @select_of_equal_zero(%select_of_equal_zero.x) : (tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const %select_of_equal_zero, dense<[0.0, 2.0]> : tensor<2xf32> loc("select_of_equal_zero")
  return
}
