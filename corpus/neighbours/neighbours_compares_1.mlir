// Rewrites. Each check is a row of rows/compares.txt: its operands break the rewrite where its condition does not hold.
func.func private @constant_first_less(%x: tensor<2xi32>) -> tensor<2xi1> {
  %literal = stablehlo.constant dense<0> : tensor<2xi32>
  %multiply = stablehlo.multiply %literal, %x : tensor<2xi32>
  %literal_2 = stablehlo.constant dense<3> : tensor<2xi32>
  %add = stablehlo.add %literal_2, %multiply : tensor<2xi32>
  %compare = stablehlo.compare LT, %add, %x : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  return %compare : tensor<2xi1>
}

func.func private @constant_before_less_i32(%x: tensor<2xi32>) -> tensor<2xi1> {
  %literal = stablehlo.constant dense<3> : tensor<2xi32>
  %compare = stablehlo.compare LT, %literal, %x : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  return %compare : tensor<2xi1>
}

func.func private @constant_before_less_f32(%x: tensor<2xf32>) -> tensor<2xi1> {
  %literal = stablehlo.constant dense<3.0> : tensor<2xf32>
  %compare = stablehlo.compare LT, %literal, %x : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  return %compare : tensor<2xi1>
}

func.func private @constant_before_less_ui8(%x: tensor<2xui8>) -> tensor<2xi1> {
  %literal = stablehlo.constant dense<3> : tensor<2xui8>
  %compare = stablehlo.compare LT, %literal, %x : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xi1>
  return %compare : tensor<2xi1>
}

func.func private @constant_before_less_negated(%x: tensor<2xi32>) -> tensor<2xi1> {
  %literal = stablehlo.constant dense<3> : tensor<2xi32>
  %compare = stablehlo.compare LT, %literal, %x : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  return %compare : tensor<2xi1>
}

func.func private @constant_before_greater_or_equal(%x: tensor<2xi32>) -> tensor<2xi1> {
  %literal = stablehlo.constant dense<3> : tensor<2xi32>
  %compare = stablehlo.compare GE, %literal, %x : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  return %compare : tensor<2xi1>
}

func.func private @abs_less_than_zero(%x: tensor<2xf32>) -> tensor<2xi1> {
  %abs = stablehlo.abs %x : tensor<2xf32>
  %literal = stablehlo.constant dense<0.0> : tensor<2xf32>
  %compare = stablehlo.compare GE, %abs, %literal : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  return %compare : tensor<2xi1>
}

func.func private @abs_equal_zero_f32(%x: tensor<3xf32>) -> tensor<3xi1> {
  %abs = stablehlo.abs %x : tensor<3xf32>
  %literal = stablehlo.constant dense<0.0> : tensor<3xf32>
  %compare = stablehlo.compare LE, %abs, %literal : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  return %compare : tensor<3xi1>
}

func.func private @abs_equal_zero_i32(%x: tensor<3xi32>) -> tensor<3xi1> {
  %abs = stablehlo.abs %x : tensor<3xi32>
  %literal = stablehlo.constant dense<0> : tensor<3xi32>
  %compare = stablehlo.compare LE, %abs, %literal : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
  return %compare : tensor<3xi1>
}

func.func @main() {
  // equal_itself_f32: x is no NaN
  %equal_itself_f32.x = stablehlo.constant dense<[0x7FC00000, 1.0, 0x7F800000]> : tensor<3xf32>
  %equal_itself_f32.compare = stablehlo.compare EQ, %equal_itself_f32.x, %equal_itself_f32.x : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  check.expect_eq_const %equal_itself_f32.compare, dense<[false, true, true]> : tensor<3xi1> loc("equal_itself_f32")
  // not_equal_itself_f32: x is no NaN
  %not_equal_itself_f32.x = stablehlo.constant dense<[0x7FC00000, 1.0, 0x7F800000]> : tensor<3xf32>
  %not_equal_itself_f32.compare = stablehlo.compare NE, %not_equal_itself_f32.x, %not_equal_itself_f32.x : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  check.expect_eq_const %not_equal_itself_f32.compare, dense<[true, false, false]> : tensor<3xi1> loc("not_equal_itself_f32")
  // less_or_equal_itself: x is no NaN
  %less_or_equal_itself.x = stablehlo.constant dense<[0x7FC00000, -0.0]> : tensor<2xf32>
  %less_or_equal_itself.compare = stablehlo.compare LE, %less_or_equal_itself.x, %less_or_equal_itself.x : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  check.expect_eq_const %less_or_equal_itself.compare, dense<[false, true]> : tensor<2xi1> loc("less_or_equal_itself")
  // greater_or_equal_itself: x is no NaN
  %greater_or_equal_itself.x = stablehlo.constant dense<[0x7FC00000, -0.0]> : tensor<2xf32>
  %greater_or_equal_itself.compare = stablehlo.compare GE, %greater_or_equal_itself.x, %greater_or_equal_itself.x : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  check.expect_eq_const %greater_or_equal_itself.compare, dense<[false, true]> : tensor<2xi1> loc("greater_or_equal_itself")
  // less_itself_as_true: the comparison includes equality
  %less_itself_as_true.x = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %less_itself_as_true.compare = stablehlo.compare LT, %less_itself_as_true.x, %less_itself_as_true.x : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  check.expect_eq_const %less_itself_as_true.compare, dense<false> : tensor<2xi1> loc("less_itself_as_true")
  // total_order_of_itself: x is no NaN: the total order has equal NaNs
  %total_order_of_itself.x = stablehlo.constant dense<[0x7FC00000, 1.0]> : tensor<2xf32>
  %total_order_of_itself.compare = stablehlo.compare EQ, %total_order_of_itself.x, %total_order_of_itself.x, TOTALORDER : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  check.expect_eq_const %total_order_of_itself.compare, dense<true> : tensor<2xi1> loc("total_order_of_itself")
  // total_order_of_zeros: the operands are no zeros of different signs
  %total_order_of_zeros.x = stablehlo.constant dense<[-0.0, 1.0]> : tensor<2xf32>
  %total_order_of_zeros.y = stablehlo.constant dense<[0.0, 2.0]> : tensor<2xf32>
  %total_order_of_zeros.compare = stablehlo.compare LT, %total_order_of_zeros.x, %total_order_of_zeros.y, TOTALORDER : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  check.expect_eq_const %total_order_of_zeros.compare, dense<true> : tensor<2xi1> loc("total_order_of_zeros")
  // total_order_of_nan: no operand is NaN
  %total_order_of_nan.x = stablehlo.constant dense<[0x7FC00000, 3.0]> : tensor<2xf32>
  %total_order_of_nan.y = stablehlo.constant dense<[0x7F800000, 2.0]> : tensor<2xf32>
  %total_order_of_nan.compare = stablehlo.compare GT, %total_order_of_nan.x, %total_order_of_nan.y, TOTALORDER : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  check.expect_eq_const %total_order_of_nan.compare, dense<true> : tensor<2xi1> loc("total_order_of_nan")
  // constant_first_less: the direction turns round
  %constant_first_less.x = stablehlo.constant dense<[1, 5]> : tensor<2xi32>
  %constant_first_less = call @constant_first_less(%constant_first_less.x) : (tensor<2xi32>) -> tensor<2xi1>
  check.expect_eq_const %constant_first_less, dense<[false, true]> : tensor<2xi1> loc("constant_first_less")
  // constant_before_less_i32: the direction turns round
  %constant_before_less_i32.x = stablehlo.constant dense<[1, 5]> : tensor<2xi32>
  %constant_before_less_i32 = call @constant_before_less_i32(%constant_before_less_i32.x) : (tensor<2xi32>) -> tensor<2xi1>
  check.expect_eq_const %constant_before_less_i32, dense<[false, true]> : tensor<2xi1> loc("constant_before_less_i32")
  // constant_before_less_f32: the direction turns round
  %constant_before_less_f32.x = stablehlo.constant dense<[1.0, 5.0]> : tensor<2xf32>
  %constant_before_less_f32 = call @constant_before_less_f32(%constant_before_less_f32.x) : (tensor<2xf32>) -> tensor<2xi1>
  check.expect_eq_const %constant_before_less_f32, dense<[false, true]> : tensor<2xi1> loc("constant_before_less_f32")
  // constant_before_less_ui8: the direction turns round
  %constant_before_less_ui8.x = stablehlo.constant dense<[1, 5]> : tensor<2xui8>
  %constant_before_less_ui8 = call @constant_before_less_ui8(%constant_before_less_ui8.x) : (tensor<2xui8>) -> tensor<2xi1>
  check.expect_eq_const %constant_before_less_ui8, dense<[false, true]> : tensor<2xi1> loc("constant_before_less_ui8")
  // constant_before_less_negated: the direction turns round and is not negated
  %constant_before_less_negated.x = stablehlo.constant dense<[1, 5]> : tensor<2xi32>
  %constant_before_less_negated = call @constant_before_less_negated(%constant_before_less_negated.x) : (tensor<2xi32>) -> tensor<2xi1>
  check.expect_eq_const %constant_before_less_negated, dense<[false, true]> : tensor<2xi1> loc("constant_before_less_negated")
  // constant_before_greater_or_equal: equality is kept
  %constant_before_greater_or_equal.x = stablehlo.constant dense<[3, 5]> : tensor<2xi32>
  %constant_before_greater_or_equal = call @constant_before_greater_or_equal(%constant_before_greater_or_equal.x) : (tensor<2xi32>) -> tensor<2xi1>
  check.expect_eq_const %constant_before_greater_or_equal, dense<[true, false]> : tensor<2xi1> loc("constant_before_greater_or_equal")
  // not_of_less_f32: the operands are ordered: no NaN
  %not_of_less_f32.x = stablehlo.constant dense<[0x7FC00000, 1.0, 3.0]> : tensor<3xf32>
  %not_of_less_f32.y = stablehlo.constant dense<[1.0, 0x7FC00000, 2.0]> : tensor<3xf32>
  %not_of_less_f32.compare = stablehlo.compare LT, %not_of_less_f32.x, %not_of_less_f32.y : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  %not_of_less_f32.not = stablehlo.not %not_of_less_f32.compare : tensor<3xi1>
  check.expect_eq_const %not_of_less_f32.not, dense<true> : tensor<3xi1> loc("not_of_less_f32")
  // not_of_equal: equality turns into inequality
  %not_of_equal.x = stablehlo.constant dense<[3, 5, 7]> : tensor<3xi32>
  %not_of_equal.y = stablehlo.constant dense<[3, 6, 2]> : tensor<3xi32>
  %not_of_equal.compare = stablehlo.compare EQ, %not_of_equal.x, %not_of_equal.y : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
  %not_of_equal.not = stablehlo.not %not_of_equal.compare : tensor<3xi1>
  check.expect_eq_const %not_of_equal.not, dense<[false, true, true]> : tensor<3xi1> loc("not_of_equal")
  // not_of_greater: equality is kept
  %not_of_greater.x = stablehlo.constant dense<[3, 5]> : tensor<2xi32>
  %not_of_greater.y = stablehlo.constant dense<[3, 6]> : tensor<2xi32>
  %not_of_greater.compare = stablehlo.compare GT, %not_of_greater.x, %not_of_greater.y : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %not_of_greater.not = stablehlo.not %not_of_greater.compare : tensor<2xi1>
  check.expect_eq_const %not_of_greater.not, dense<true> : tensor<2xi1> loc("not_of_greater")
  // not_of_less_or_equal_nan: no operand is NaN
  %not_of_less_or_equal_nan.x = stablehlo.constant dense<[0x7FC00000, 1.0]> : tensor<2xf32>
  %not_of_less_or_equal_nan.y = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %not_of_less_or_equal_nan.compare = stablehlo.compare LE, %not_of_less_or_equal_nan.x, %not_of_less_or_equal_nan.y : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %not_of_less_or_equal_nan.not = stablehlo.not %not_of_less_or_equal_nan.compare : tensor<2xi1>
  check.expect_eq_const %not_of_less_or_equal_nan.not, dense<[true, false]> : tensor<2xi1> loc("not_of_less_or_equal_nan")
  // negated_operands_f32: the direction turns round
  %negated_operands_f32.x = stablehlo.constant dense<[1.0, 5.0]> : tensor<2xf32>
  %negated_operands_f32.y = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf32>
  %negated_operands_f32.negate = stablehlo.negate %negated_operands_f32.x : tensor<2xf32>
  %negated_operands_f32.negate_2 = stablehlo.negate %negated_operands_f32.y : tensor<2xf32>
  %negated_operands_f32.compare = stablehlo.compare LT, %negated_operands_f32.negate, %negated_operands_f32.negate_2 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  check.expect_eq_const %negated_operands_f32.compare, dense<[false, true]> : tensor<2xi1> loc("negated_operands_f32")
  // negated_operands_i32: the direction turns round
  %negated_operands_i32.x = stablehlo.constant dense<[1, 5]> : tensor<2xi32>
  %negated_operands_i32.y = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %negated_operands_i32.negate = stablehlo.negate %negated_operands_i32.x : tensor<2xi32>
  %negated_operands_i32.negate_2 = stablehlo.negate %negated_operands_i32.y : tensor<2xi32>
  %negated_operands_i32.compare = stablehlo.compare LT, %negated_operands_i32.negate, %negated_operands_i32.negate_2 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  check.expect_eq_const %negated_operands_i32.compare, dense<[false, true]> : tensor<2xi1> loc("negated_operands_i32")
  // negated_operands_integer_least: no negation wraps around
  %negated_operands_integer_least.x = stablehlo.constant dense<[-128, 5]> : tensor<2xi8>
  %negated_operands_integer_least.y = stablehlo.constant dense<[3, 7]> : tensor<2xi8>
  %negated_operands_integer_least.negate = stablehlo.negate %negated_operands_integer_least.x : tensor<2xi8>
  %negated_operands_integer_least.negate_2 = stablehlo.negate %negated_operands_integer_least.y : tensor<2xi8>
  %negated_operands_integer_least.compare = stablehlo.compare LT, %negated_operands_integer_least.negate, %negated_operands_integer_least.negate_2 : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi1>
  check.expect_eq_const %negated_operands_integer_least.compare, dense<[true, false]> : tensor<2xi1> loc("negated_operands_integer_least")
  // abs_less_than_zero: x is no NaN
  %abs_less_than_zero.x = stablehlo.constant dense<[0x7FC00000, -3.0]> : tensor<2xf32>
  %abs_less_than_zero = call @abs_less_than_zero(%abs_less_than_zero.x) : (tensor<2xf32>) -> tensor<2xi1>
  check.expect_eq_const %abs_less_than_zero, dense<[false, true]> : tensor<2xi1> loc("abs_less_than_zero")
  // abs_equal_zero_f32: x is not zero
  %abs_equal_zero_f32.x = stablehlo.constant dense<[0.0, -0.0, 3.0]> : tensor<3xf32>
  %abs_equal_zero_f32 = call @abs_equal_zero_f32(%abs_equal_zero_f32.x) : (tensor<3xf32>) -> tensor<3xi1>
  check.expect_eq_const %abs_equal_zero_f32, dense<[true, true, false]> : tensor<3xi1> loc("abs_equal_zero_f32")
  // abs_equal_zero_i32: x is not zero
  %abs_equal_zero_i32.x = stablehlo.constant dense<[0, 0, 3]> : tensor<3xi32>
  %abs_equal_zero_i32 = call @abs_equal_zero_i32(%abs_equal_zero_i32.x) : (tensor<3xi32>) -> tensor<3xi1>
  check.expect_eq_const %abs_equal_zero_i32, dense<[true, true, false]> : tensor<3xi1> loc("abs_equal_zero_i32")
  return
}
