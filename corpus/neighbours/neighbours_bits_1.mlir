// Rewrites. Each check is a row of rows/bits.txt: its operands break the rewrite where its condition does not hold.
func.func private @and_one_removed_i32(%x: tensor<3xi32>) -> tensor<3xi32> {
  %literal = stablehlo.constant dense<1> : tensor<3xi32>
  %and = stablehlo.and %x, %literal : tensor<3xi32>
  return %and : tensor<3xi32>
}

func.func private @and_one_removed_i8(%x: tensor<3xi8>) -> tensor<3xi8> {
  %literal = stablehlo.constant dense<1> : tensor<3xi8>
  %and = stablehlo.and %x, %literal : tensor<3xi8>
  return %and : tensor<3xi8>
}

func.func private @and_one_removed_ui16(%x: tensor<3xui16>) -> tensor<3xui16> {
  %literal = stablehlo.constant dense<1> : tensor<3xui16>
  %and = stablehlo.and %x, %literal : tensor<3xui16>
  return %and : tensor<3xui16>
}

func.func private @or_one_to_one_i32(%x: tensor<3xi32>) -> tensor<3xi32> {
  %literal = stablehlo.constant dense<1> : tensor<3xi32>
  %or = stablehlo.or %x, %literal : tensor<3xi32>
  return %or : tensor<3xi32>
}

func.func private @or_one_to_one_i8(%x: tensor<3xi8>) -> tensor<3xi8> {
  %literal = stablehlo.constant dense<1> : tensor<3xi8>
  %or = stablehlo.or %x, %literal : tensor<3xi8>
  return %or : tensor<3xi8>
}

func.func private @or_one_to_one_ui32(%x: tensor<3xui32>) -> tensor<3xui32> {
  %literal = stablehlo.constant dense<1> : tensor<3xui32>
  %or = stablehlo.or %x, %literal : tensor<3xui32>
  return %or : tensor<3xui32>
}

func.func private @and_all_ones_is_one(%x: tensor<2xi32>) -> tensor<2xi32> {
  %literal = stablehlo.constant dense<-1> : tensor<2xi32>
  %and = stablehlo.and %x, %literal : tensor<2xi32>
  return %and : tensor<2xi32>
}

func.func private @xor_one_as_not_i32(%x: tensor<2xi32>) -> tensor<2xi32> {
  %literal = stablehlo.constant dense<1> : tensor<2xi32>
  %xor = stablehlo.xor %x, %literal : tensor<2xi32>
  return %xor : tensor<2xi32>
}

func.func private @xor_one_as_not_ui8(%x: tensor<2xui8>) -> tensor<2xui8> {
  %literal = stablehlo.constant dense<1> : tensor<2xui8>
  %xor = stablehlo.xor %x, %literal : tensor<2xui8>
  return %xor : tensor<2xui8>
}

func.func private @xor_true_of_constant(%x: tensor<2xi1>) -> tensor<2xi1> {
  %literal = stablehlo.constant dense<true> : tensor<2xi1>
  %xor = stablehlo.xor %x, %literal : tensor<2xi1>
  return %xor : tensor<2xi1>
}

func.func private @or_zero_to_zero(%x: tensor<2xi32>) -> tensor<2xi32> {
  %literal = stablehlo.constant dense<0> : tensor<2xi32>
  %or = stablehlo.or %x, %literal : tensor<2xi32>
  return %or : tensor<2xi32>
}

func.func private @and_false_to_operand(%x: tensor<2xi1>) -> tensor<2xi1> {
  %literal = stablehlo.constant dense<false> : tensor<2xi1>
  %and = stablehlo.and %x, %literal : tensor<2xi1>
  return %and : tensor<2xi1>
}

func.func private @or_true_to_operand(%x: tensor<2xi1>) -> tensor<2xi1> {
  %literal = stablehlo.constant dense<true> : tensor<2xi1>
  %or = stablehlo.or %x, %literal : tensor<2xi1>
  return %or : tensor<2xi1>
}

func.func @main() {
  // and_one_removed_i32: all bits of the constant are set, as in a boolean 1
  %and_one_removed_i32.x = stablehlo.constant dense<[6, 7, -1]> : tensor<3xi32>
  %and_one_removed_i32 = call @and_one_removed_i32(%and_one_removed_i32.x) : (tensor<3xi32>) -> tensor<3xi32>
  check.expect_eq_const %and_one_removed_i32, dense<[0, 1, 1]> : tensor<3xi32> loc("and_one_removed_i32")
  // and_one_removed_i8: all bits of the constant are set, as in a boolean 1
  %and_one_removed_i8.x = stablehlo.constant dense<[6, 7, -1]> : tensor<3xi8>
  %and_one_removed_i8 = call @and_one_removed_i8(%and_one_removed_i8.x) : (tensor<3xi8>) -> tensor<3xi8>
  check.expect_eq_const %and_one_removed_i8, dense<[0, 1, 1]> : tensor<3xi8> loc("and_one_removed_i8")
  // and_one_removed_ui16: all bits of the constant are set, as in a boolean 1
  %and_one_removed_ui16.x = stablehlo.constant dense<[6, 7, 65535]> : tensor<3xui16>
  %and_one_removed_ui16 = call @and_one_removed_ui16(%and_one_removed_ui16.x) : (tensor<3xui16>) -> tensor<3xui16>
  check.expect_eq_const %and_one_removed_ui16, dense<[0, 1, 1]> : tensor<3xui16> loc("and_one_removed_ui16")
  // or_one_to_one_i32: all bits of the constant are set, as in a boolean 1
  %or_one_to_one_i32.x = stablehlo.constant dense<[6, 7, -1]> : tensor<3xi32>
  %or_one_to_one_i32 = call @or_one_to_one_i32(%or_one_to_one_i32.x) : (tensor<3xi32>) -> tensor<3xi32>
  check.expect_eq_const %or_one_to_one_i32, dense<[7, 7, -1]> : tensor<3xi32> loc("or_one_to_one_i32")
  // or_one_to_one_i8: all bits of the constant are set, as in a boolean 1
  %or_one_to_one_i8.x = stablehlo.constant dense<[6, 7, -1]> : tensor<3xi8>
  %or_one_to_one_i8 = call @or_one_to_one_i8(%or_one_to_one_i8.x) : (tensor<3xi8>) -> tensor<3xi8>
  check.expect_eq_const %or_one_to_one_i8, dense<[7, 7, -1]> : tensor<3xi8> loc("or_one_to_one_i8")
  // or_one_to_one_ui32: all bits of the constant are set, as in a boolean 1
  %or_one_to_one_ui32.x = stablehlo.constant dense<[6, 7, 4000000000]> : tensor<3xui32>
  %or_one_to_one_ui32 = call @or_one_to_one_ui32(%or_one_to_one_ui32.x) : (tensor<3xui32>) -> tensor<3xui32>
  check.expect_eq_const %or_one_to_one_ui32, dense<[7, 7, 4000000001]> : tensor<3xui32> loc("or_one_to_one_ui32")
  // and_all_ones_is_one: all ones are one: booleans only
  %and_all_ones_is_one.x = stablehlo.constant dense<[6, 7]> : tensor<2xi32>
  %and_all_ones_is_one = call @and_all_ones_is_one(%and_all_ones_is_one.x) : (tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %and_all_ones_is_one, dense<[6, 7]> : tensor<2xi32> loc("and_all_ones_is_one")
  // xor_one_as_not_i32: all bits of the constant are set
  %xor_one_as_not_i32.x = stablehlo.constant dense<[6, 7]> : tensor<2xi32>
  %xor_one_as_not_i32 = call @xor_one_as_not_i32(%xor_one_as_not_i32.x) : (tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %xor_one_as_not_i32, dense<[7, 6]> : tensor<2xi32> loc("xor_one_as_not_i32")
  // xor_one_as_not_ui8: all bits of the constant are set
  %xor_one_as_not_ui8.x = stablehlo.constant dense<[6, 7]> : tensor<2xui8>
  %xor_one_as_not_ui8 = call @xor_one_as_not_ui8(%xor_one_as_not_ui8.x) : (tensor<2xui8>) -> tensor<2xui8>
  check.expect_eq_const %xor_one_as_not_ui8, dense<[7, 6]> : tensor<2xui8> loc("xor_one_as_not_ui8")
  // xor_true_of_constant: the other operand is the one that is negated
  %xor_true_of_constant.x = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %xor_true_of_constant = call @xor_true_of_constant(%xor_true_of_constant.x) : (tensor<2xi1>) -> tensor<2xi1>
  check.expect_eq_const %xor_true_of_constant, dense<[false, true]> : tensor<2xi1> loc("xor_true_of_constant")
  // xor_itself_as_or: not both are true
  %xor_itself_as_or.x = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %xor_itself_as_or.y = stablehlo.constant dense<true> : tensor<2xi1>
  %xor_itself_as_or.xor = stablehlo.xor %xor_itself_as_or.x, %xor_itself_as_or.y : tensor<2xi1>
  check.expect_eq_const %xor_itself_as_or.xor, dense<[false, true]> : tensor<2xi1> loc("xor_itself_as_or")
  // and_itself: both operands are the same
  %and_itself.x = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %and_itself.y = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %and_itself.and = stablehlo.and %and_itself.x, %and_itself.y : tensor<2xi1>
  check.expect_eq_const %and_itself.and, dense<false> : tensor<2xi1> loc("and_itself")
  // or_zero_to_zero: zero is the identity of or
  %or_zero_to_zero.x = stablehlo.constant dense<[6, 7]> : tensor<2xi32>
  %or_zero_to_zero = call @or_zero_to_zero(%or_zero_to_zero.x) : (tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %or_zero_to_zero, dense<[6, 7]> : tensor<2xi32> loc("or_zero_to_zero")
  // and_false_to_operand: false is the zero of and
  %and_false_to_operand.x = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %and_false_to_operand = call @and_false_to_operand(%and_false_to_operand.x) : (tensor<2xi1>) -> tensor<2xi1>
  check.expect_eq_const %and_false_to_operand, dense<false> : tensor<2xi1> loc("and_false_to_operand")
  // or_true_to_operand: true is the zero of or
  %or_true_to_operand.x = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %or_true_to_operand = call @or_true_to_operand(%or_true_to_operand.x) : (tensor<2xi1>) -> tensor<2xi1>
  check.expect_eq_const %or_true_to_operand, dense<true> : tensor<2xi1> loc("or_true_to_operand")
  // de_morgan_and_i32: and becomes or
  %de_morgan_and_i32.x = stablehlo.constant dense<[12, 5]> : tensor<2xi32>
  %de_morgan_and_i32.y = stablehlo.constant dense<[10, 3]> : tensor<2xi32>
  %de_morgan_and_i32.and = stablehlo.and %de_morgan_and_i32.x, %de_morgan_and_i32.y : tensor<2xi32>
  %de_morgan_and_i32.not = stablehlo.not %de_morgan_and_i32.and : tensor<2xi32>
  check.expect_eq_const %de_morgan_and_i32.not, dense<[-9, -2]> : tensor<2xi32> loc("de_morgan_and_i32")
  // de_morgan_and_i1: and becomes or
  %de_morgan_and_i1.x = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %de_morgan_and_i1.y = stablehlo.constant dense<false> : tensor<2xi1>
  %de_morgan_and_i1.and = stablehlo.and %de_morgan_and_i1.x, %de_morgan_and_i1.y : tensor<2xi1>
  %de_morgan_and_i1.not = stablehlo.not %de_morgan_and_i1.and : tensor<2xi1>
  check.expect_eq_const %de_morgan_and_i1.not, dense<true> : tensor<2xi1> loc("de_morgan_and_i1")
  // de_morgan_or_i32: or becomes and
  %de_morgan_or_i32.x = stablehlo.constant dense<[12, 5]> : tensor<2xi32>
  %de_morgan_or_i32.y = stablehlo.constant dense<[10, 3]> : tensor<2xi32>
  %de_morgan_or_i32.or = stablehlo.or %de_morgan_or_i32.x, %de_morgan_or_i32.y : tensor<2xi32>
  %de_morgan_or_i32.not = stablehlo.not %de_morgan_or_i32.or : tensor<2xi32>
  check.expect_eq_const %de_morgan_or_i32.not, dense<[-15, -8]> : tensor<2xi32> loc("de_morgan_or_i32")
  // de_morgan_or_i1: or becomes and
  %de_morgan_or_i1.x = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %de_morgan_or_i1.y = stablehlo.constant dense<false> : tensor<2xi1>
  %de_morgan_or_i1.or = stablehlo.or %de_morgan_or_i1.x, %de_morgan_or_i1.y : tensor<2xi1>
  %de_morgan_or_i1.not = stablehlo.not %de_morgan_or_i1.or : tensor<2xi1>
  check.expect_eq_const %de_morgan_or_i1.not, dense<[false, true]> : tensor<2xi1> loc("de_morgan_or_i1")
  // not_of_xor: one of the operands is negated
  %not_of_xor.x = stablehlo.constant dense<[12, 5]> : tensor<2xi32>
  %not_of_xor.y = stablehlo.constant dense<[10, 3]> : tensor<2xi32>
  %not_of_xor.xor = stablehlo.xor %not_of_xor.x, %not_of_xor.y : tensor<2xi32>
  %not_of_xor.not = stablehlo.not %not_of_xor.xor : tensor<2xi32>
  check.expect_eq_const %not_of_xor.not, dense<-7> : tensor<2xi32> loc("not_of_xor")
  // absorbed_and: the result is x
  %absorbed_and.x = stablehlo.constant dense<[12, 5]> : tensor<2xi32>
  %absorbed_and.y = stablehlo.constant dense<[10, 3]> : tensor<2xi32>
  %absorbed_and.or = stablehlo.or %absorbed_and.x, %absorbed_and.y : tensor<2xi32>
  %absorbed_and.and = stablehlo.and %absorbed_and.x, %absorbed_and.or : tensor<2xi32>
  check.expect_eq_const %absorbed_and.and, dense<[12, 5]> : tensor<2xi32> loc("absorbed_and")
  // absorbed_or: the result is x
  %absorbed_or.x = stablehlo.constant dense<[12, 5]> : tensor<2xi32>
  %absorbed_or.y = stablehlo.constant dense<[10, 3]> : tensor<2xi32>
  %absorbed_or.and = stablehlo.and %absorbed_or.x, %absorbed_or.y : tensor<2xi32>
  %absorbed_or.or = stablehlo.or %absorbed_or.x, %absorbed_or.and : tensor<2xi32>
  check.expect_eq_const %absorbed_or.or, dense<[12, 5]> : tensor<2xi32> loc("absorbed_or")
  // and_with_negated: the result is 0
  %and_with_negated.x = stablehlo.constant dense<[12, 5]> : tensor<2xi32>
  %and_with_negated.not = stablehlo.not %and_with_negated.x : tensor<2xi32>
  %and_with_negated.and = stablehlo.and %and_with_negated.x, %and_with_negated.not : tensor<2xi32>
  check.expect_eq_const %and_with_negated.and, dense<0> : tensor<2xi32> loc("and_with_negated")
  // or_with_negated: all ones are one: booleans only
  %or_with_negated.x = stablehlo.constant dense<[12, 5]> : tensor<2xi32>
  %or_with_negated.not = stablehlo.not %or_with_negated.x : tensor<2xi32>
  %or_with_negated.or = stablehlo.or %or_with_negated.x, %or_with_negated.not : tensor<2xi32>
  check.expect_eq_const %or_with_negated.or, dense<-1> : tensor<2xi32> loc("or_with_negated")
  return
}
