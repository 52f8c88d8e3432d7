// Rewrites. Each check is a row of rows/integers.txt: its operands break the rewrite where its condition does not hold.
func.func private @square_not_negative_i8(%x: tensor<2xi8>) -> tensor<2xi1> {
  %multiply = stablehlo.multiply %x, %x : tensor<2xi8>
  %literal = stablehlo.constant dense<0> : tensor<2xi8>
  %compare = stablehlo.compare GE, %multiply, %literal : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi1>
  return %compare : tensor<2xi1>
}

func.func private @square_not_negative_i32(%x: tensor<2xi32>) -> tensor<2xi1> {
  %multiply = stablehlo.multiply %x, %x : tensor<2xi32>
  %literal = stablehlo.constant dense<0> : tensor<2xi32>
  %compare = stablehlo.compare GE, %multiply, %literal : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  return %compare : tensor<2xi1>
}

func.func private @compare_of_difference_i8(%x: tensor<3xi8>, %y: tensor<3xi8>) -> tensor<3xi1> {
  %subtract = stablehlo.subtract %x, %y : tensor<3xi8>
  %literal = stablehlo.constant dense<0> : tensor<3xi8>
  %compare = stablehlo.compare GT, %subtract, %literal : (tensor<3xi8>, tensor<3xi8>) -> tensor<3xi1>
  return %compare : tensor<3xi1>
}

func.func private @compare_of_difference_i32(%x: tensor<3xi32>, %y: tensor<3xi32>) -> tensor<3xi1> {
  %subtract = stablehlo.subtract %x, %y : tensor<3xi32>
  %literal = stablehlo.constant dense<0> : tensor<3xi32>
  %compare = stablehlo.compare GT, %subtract, %literal : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
  return %compare : tensor<3xi1>
}

func.func private @compare_of_difference_ui8(%x: tensor<3xui8>, %y: tensor<3xui8>) -> tensor<3xi1> {
  %subtract = stablehlo.subtract %x, %y : tensor<3xui8>
  %literal = stablehlo.constant dense<0> : tensor<3xui8>
  %compare = stablehlo.compare GT, %subtract, %literal : (tensor<3xui8>, tensor<3xui8>) -> tensor<3xi1>
  return %compare : tensor<3xi1>
}

func.func private @compare_of_sum_with_constant(%x: tensor<3xi8>) -> tensor<3xi1> {
  %literal = stablehlo.constant dense<100> : tensor<3xi8>
  %add = stablehlo.add %x, %literal : tensor<3xi8>
  %literal_2 = stablehlo.constant dense<50> : tensor<3xi8>
  %compare = stablehlo.compare LT, %add, %literal_2 : (tensor<3xi8>, tensor<3xi8>) -> tensor<3xi1>
  return %compare : tensor<3xi1>
}

func.func private @compare_of_negated(%x: tensor<2xi32>) -> tensor<2xi1> {
  %negate = stablehlo.negate %x : tensor<2xi32>
  %literal = stablehlo.constant dense<5> : tensor<2xi32>
  %compare = stablehlo.compare LT, %negate, %literal : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  return %compare : tensor<2xi1>
}

func.func private @compare_of_negated_least(%x: tensor<2xi8>) -> tensor<2xi1> {
  %negate = stablehlo.negate %x : tensor<2xi8>
  %literal = stablehlo.constant dense<0> : tensor<2xi8>
  %compare = stablehlo.compare LT, %negate, %literal : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi1>
  return %compare : tensor<2xi1>
}

func.func private @compare_of_product_i8(%x: tensor<2xi8>) -> tensor<2xi1> {
  %literal = stablehlo.constant dense<2> : tensor<2xi8>
  %multiply = stablehlo.multiply %x, %literal : tensor<2xi8>
  %literal_2 = stablehlo.constant dense<0> : tensor<2xi8>
  %compare = stablehlo.compare EQ, %multiply, %literal_2 : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi1>
  return %compare : tensor<2xi1>
}

func.func private @compare_of_product_ui8(%x: tensor<2xui8>) -> tensor<2xi1> {
  %literal = stablehlo.constant dense<2> : tensor<2xui8>
  %multiply = stablehlo.multiply %x, %literal : tensor<2xui8>
  %literal_2 = stablehlo.constant dense<0> : tensor<2xui8>
  %compare = stablehlo.compare EQ, %multiply, %literal_2 : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xi1>
  return %compare : tensor<2xi1>
}

func.func private @compare_of_product_i32(%x: tensor<2xi32>) -> tensor<2xi1> {
  %literal = stablehlo.constant dense<2> : tensor<2xi32>
  %multiply = stablehlo.multiply %x, %literal : tensor<2xi32>
  %literal_2 = stablehlo.constant dense<0> : tensor<2xi32>
  %compare = stablehlo.compare EQ, %multiply, %literal_2 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  return %compare : tensor<2xi1>
}

func.func private @compare_of_product_sign_i8(%x: tensor<2xi8>) -> tensor<2xi1> {
  %literal = stablehlo.constant dense<3> : tensor<2xi8>
  %multiply = stablehlo.multiply %x, %literal : tensor<2xi8>
  %literal_2 = stablehlo.constant dense<0> : tensor<2xi8>
  %compare = stablehlo.compare GT, %multiply, %literal_2 : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi1>
  return %compare : tensor<2xi1>
}

func.func private @compare_of_product_sign_i32(%x: tensor<2xi32>) -> tensor<2xi1> {
  %literal = stablehlo.constant dense<3> : tensor<2xi32>
  %multiply = stablehlo.multiply %x, %literal : tensor<2xi32>
  %literal_2 = stablehlo.constant dense<0> : tensor<2xi32>
  %compare = stablehlo.compare GT, %multiply, %literal_2 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  return %compare : tensor<2xi1>
}

func.func private @compare_of_product_by_negative(%x: tensor<2xi32>) -> tensor<2xi1> {
  %literal = stablehlo.constant dense<-3> : tensor<2xi32>
  %multiply = stablehlo.multiply %x, %literal : tensor<2xi32>
  %literal_2 = stablehlo.constant dense<0> : tensor<2xi32>
  %compare = stablehlo.compare LT, %multiply, %literal_2 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  return %compare : tensor<2xi1>
}

func.func private @next_greater_i8(%x: tensor<2xi8>, %y: tensor<2xi8>) -> tensor<2xi1> {
  %literal = stablehlo.constant dense<1> : tensor<2xi8>
  %add = stablehlo.add %y, %literal : tensor<2xi8>
  %compare = stablehlo.compare LT, %x, %add : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi1>
  return %compare : tensor<2xi1>
}

func.func private @next_greater_ui8(%x: tensor<2xui8>, %y: tensor<2xui8>) -> tensor<2xi1> {
  %literal = stablehlo.constant dense<1> : tensor<2xui8>
  %add = stablehlo.add %y, %literal : tensor<2xui8>
  %compare = stablehlo.compare LT, %x, %add : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xi1>
  return %compare : tensor<2xi1>
}

func.func private @below_less_one(%x: tensor<2xui8>, %y: tensor<2xui8>) -> tensor<2xi1> {
  %literal = stablehlo.constant dense<1> : tensor<2xui8>
  %subtract = stablehlo.subtract %y, %literal : tensor<2xui8>
  %compare = stablehlo.compare GT, %x, %subtract : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xi1>
  return %compare : tensor<2xi1>
}

func.func private @sum_less_than_itself_i8(%x: tensor<2xi8>) -> tensor<2xi1> {
  %literal = stablehlo.constant dense<1> : tensor<2xi8>
  %add = stablehlo.add %x, %literal : tensor<2xi8>
  %compare = stablehlo.compare GT, %add, %x : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi1>
  return %compare : tensor<2xi1>
}

func.func private @sum_less_than_itself_i32(%x: tensor<2xi32>) -> tensor<2xi1> {
  %literal = stablehlo.constant dense<1> : tensor<2xi32>
  %add = stablehlo.add %x, %literal : tensor<2xi32>
  %compare = stablehlo.compare GT, %add, %x : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  return %compare : tensor<2xi1>
}

func.func private @sum_less_than_itself_ui8(%x: tensor<2xui8>) -> tensor<2xi1> {
  %literal = stablehlo.constant dense<1> : tensor<2xui8>
  %add = stablehlo.add %x, %literal : tensor<2xui8>
  %compare = stablehlo.compare GT, %add, %x : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xi1>
  return %compare : tensor<2xi1>
}

func.func @main() {
  // square_not_negative_i8: the square does not wrap around
  %square_not_negative_i8.x = stablehlo.constant dense<[12, 3]> : tensor<2xi8>
  %square_not_negative_i8 = call @square_not_negative_i8(%square_not_negative_i8.x) : (tensor<2xi8>) -> tensor<2xi1>
  check.expect_eq_const %square_not_negative_i8, dense<[false, true]> : tensor<2xi1> loc("square_not_negative_i8")
  // square_not_negative_i32: the square does not wrap around
  %square_not_negative_i32.x = stablehlo.constant dense<[46341, 3]> : tensor<2xi32>
  %square_not_negative_i32 = call @square_not_negative_i32(%square_not_negative_i32.x) : (tensor<2xi32>) -> tensor<2xi1>
  check.expect_eq_const %square_not_negative_i32, dense<[false, true]> : tensor<2xi1> loc("square_not_negative_i32")
  // abs_of_difference: the difference does not wrap around
  %abs_of_difference.x = stablehlo.constant dense<[100, 3]> : tensor<2xi8>
  %abs_of_difference.y = stablehlo.constant dense<[-100, 5]> : tensor<2xi8>
  %abs_of_difference.subtract = stablehlo.subtract %abs_of_difference.x, %abs_of_difference.y : tensor<2xi8>
  %abs_of_difference.abs = stablehlo.abs %abs_of_difference.subtract : tensor<2xi8>
  check.expect_eq_const %abs_of_difference.abs, dense<[56, 2]> : tensor<2xi8> loc("abs_of_difference")
  // abs_of_unsigned_difference: x is not less than y
  %abs_of_unsigned_difference.x = stablehlo.constant dense<[3, 9]> : tensor<2xui8>
  %abs_of_unsigned_difference.y = stablehlo.constant dense<[5, 2]> : tensor<2xui8>
  %abs_of_unsigned_difference.maximum = stablehlo.maximum %abs_of_unsigned_difference.x, %abs_of_unsigned_difference.y : tensor<2xui8>
  %abs_of_unsigned_difference.minimum = stablehlo.minimum %abs_of_unsigned_difference.x, %abs_of_unsigned_difference.y : tensor<2xui8>
  %abs_of_unsigned_difference.subtract = stablehlo.subtract %abs_of_unsigned_difference.maximum, %abs_of_unsigned_difference.minimum : tensor<2xui8>
  check.expect_eq_const %abs_of_unsigned_difference.subtract, dense<[2, 7]> : tensor<2xui8> loc("abs_of_unsigned_difference")
  // compare_of_difference_i8: the difference does not wrap around
  %compare_of_difference_i8.x = stablehlo.constant dense<[100, -100, 5]> : tensor<3xi8>
  %compare_of_difference_i8.y = stablehlo.constant dense<[-100, 100, 3]> : tensor<3xi8>
  %compare_of_difference_i8 = call @compare_of_difference_i8(%compare_of_difference_i8.x, %compare_of_difference_i8.y) : (tensor<3xi8>, tensor<3xi8>) -> tensor<3xi1>
  check.expect_eq_const %compare_of_difference_i8, dense<[false, true, true]> : tensor<3xi1> loc("compare_of_difference_i8")
  // compare_of_difference_i32: the difference does not wrap around
  %compare_of_difference_i32.x = stablehlo.constant dense<[2000000000, -2000000000, 5]> : tensor<3xi32>
  %compare_of_difference_i32.y = stablehlo.constant dense<[-2000000000, 2000000000, 3]> : tensor<3xi32>
  %compare_of_difference_i32 = call @compare_of_difference_i32(%compare_of_difference_i32.x, %compare_of_difference_i32.y) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
  check.expect_eq_const %compare_of_difference_i32, dense<[false, true, true]> : tensor<3xi1> loc("compare_of_difference_i32")
  // compare_of_difference_ui8: the difference does not wrap around
  %compare_of_difference_ui8.x = stablehlo.constant dense<[3, 9, 5]> : tensor<3xui8>
  %compare_of_difference_ui8.y = stablehlo.constant dense<[5, 2, 5]> : tensor<3xui8>
  %compare_of_difference_ui8 = call @compare_of_difference_ui8(%compare_of_difference_ui8.x, %compare_of_difference_ui8.y) : (tensor<3xui8>, tensor<3xui8>) -> tensor<3xi1>
  check.expect_eq_const %compare_of_difference_ui8, dense<[true, true, false]> : tensor<3xi1> loc("compare_of_difference_ui8")
  // compare_of_sum_with_constant: the sum does not wrap around
  %compare_of_sum_with_constant.x = stablehlo.constant dense<[100, -60, 0]> : tensor<3xi8>
  %compare_of_sum_with_constant = call @compare_of_sum_with_constant(%compare_of_sum_with_constant.x) : (tensor<3xi8>) -> tensor<3xi1>
  check.expect_eq_const %compare_of_sum_with_constant, dense<[true, true, false]> : tensor<3xi1> loc("compare_of_sum_with_constant")
  // compare_of_negated: the comparison turns round
  %compare_of_negated.x = stablehlo.constant dense<[7, -7]> : tensor<2xi32>
  %compare_of_negated = call @compare_of_negated(%compare_of_negated.x) : (tensor<2xi32>) -> tensor<2xi1>
  check.expect_eq_const %compare_of_negated, dense<[true, false]> : tensor<2xi1> loc("compare_of_negated")
  // compare_of_negated_least: x is not the least number
  %compare_of_negated_least.x = stablehlo.constant dense<[-128, 5]> : tensor<2xi8>
  %compare_of_negated_least = call @compare_of_negated_least(%compare_of_negated_least.x) : (tensor<2xi8>) -> tensor<2xi1>
  check.expect_eq_const %compare_of_negated_least, dense<true> : tensor<2xi1> loc("compare_of_negated_least")
  // compare_of_product_i8: the product does not wrap around
  %compare_of_product_i8.x = stablehlo.constant dense<[-128, 3]> : tensor<2xi8>
  %compare_of_product_i8 = call @compare_of_product_i8(%compare_of_product_i8.x) : (tensor<2xi8>) -> tensor<2xi1>
  check.expect_eq_const %compare_of_product_i8, dense<[true, false]> : tensor<2xi1> loc("compare_of_product_i8")
  // compare_of_product_ui8: the product does not wrap around
  %compare_of_product_ui8.x = stablehlo.constant dense<[128, 3]> : tensor<2xui8>
  %compare_of_product_ui8 = call @compare_of_product_ui8(%compare_of_product_ui8.x) : (tensor<2xui8>) -> tensor<2xi1>
  check.expect_eq_const %compare_of_product_ui8, dense<[true, false]> : tensor<2xi1> loc("compare_of_product_ui8")
  // compare_of_product_i32: the product does not wrap around
  %compare_of_product_i32.x = stablehlo.constant dense<[-2147483648, 3]> : tensor<2xi32>
  %compare_of_product_i32 = call @compare_of_product_i32(%compare_of_product_i32.x) : (tensor<2xi32>) -> tensor<2xi1>
  check.expect_eq_const %compare_of_product_i32, dense<[true, false]> : tensor<2xi1> loc("compare_of_product_i32")
  // compare_of_product_sign_i8: the product does not wrap around
  %compare_of_product_sign_i8.x = stablehlo.constant dense<[50, -50]> : tensor<2xi8>
  %compare_of_product_sign_i8 = call @compare_of_product_sign_i8(%compare_of_product_sign_i8.x) : (tensor<2xi8>) -> tensor<2xi1>
  check.expect_eq_const %compare_of_product_sign_i8, dense<[false, true]> : tensor<2xi1> loc("compare_of_product_sign_i8")
  // compare_of_product_sign_i32: the product does not wrap around
  %compare_of_product_sign_i32.x = stablehlo.constant dense<[1000000000, 3]> : tensor<2xi32>
  %compare_of_product_sign_i32 = call @compare_of_product_sign_i32(%compare_of_product_sign_i32.x) : (tensor<2xi32>) -> tensor<2xi1>
  check.expect_eq_const %compare_of_product_sign_i32, dense<[false, true]> : tensor<2xi1> loc("compare_of_product_sign_i32")
  // compare_of_product_by_negative: the factor is positive
  %compare_of_product_by_negative.x = stablehlo.constant dense<[5, -5]> : tensor<2xi32>
  %compare_of_product_by_negative = call @compare_of_product_by_negative(%compare_of_product_by_negative.x) : (tensor<2xi32>) -> tensor<2xi1>
  check.expect_eq_const %compare_of_product_by_negative, dense<[true, false]> : tensor<2xi1> loc("compare_of_product_by_negative")
  // next_greater_i8: the sum does not wrap around
  %next_greater_i8.x = stablehlo.constant dense<[5, 127]> : tensor<2xi8>
  %next_greater_i8.y = stablehlo.constant dense<127> : tensor<2xi8>
  %next_greater_i8 = call @next_greater_i8(%next_greater_i8.x, %next_greater_i8.y) : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi1>
  check.expect_eq_const %next_greater_i8, dense<false> : tensor<2xi1> loc("next_greater_i8")
  // next_greater_ui8: the sum does not wrap around
  %next_greater_ui8.x = stablehlo.constant dense<[5, 0]> : tensor<2xui8>
  %next_greater_ui8.y = stablehlo.constant dense<255> : tensor<2xui8>
  %next_greater_ui8 = call @next_greater_ui8(%next_greater_ui8.x, %next_greater_ui8.y) : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xi1>
  check.expect_eq_const %next_greater_ui8, dense<false> : tensor<2xi1> loc("next_greater_ui8")
  // below_less_one: the difference does not wrap around
  %below_less_one.x = stablehlo.constant dense<[5, 0]> : tensor<2xui8>
  %below_less_one.y = stablehlo.constant dense<0> : tensor<2xui8>
  %below_less_one = call @below_less_one(%below_less_one.x, %below_less_one.y) : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xi1>
  check.expect_eq_const %below_less_one, dense<false> : tensor<2xi1> loc("below_less_one")
  // sum_less_than_itself_i8: the sum does not wrap around
  %sum_less_than_itself_i8.x = stablehlo.constant dense<[127, 5]> : tensor<2xi8>
  %sum_less_than_itself_i8 = call @sum_less_than_itself_i8(%sum_less_than_itself_i8.x) : (tensor<2xi8>) -> tensor<2xi1>
  check.expect_eq_const %sum_less_than_itself_i8, dense<[false, true]> : tensor<2xi1> loc("sum_less_than_itself_i8")
  // sum_less_than_itself_i32: the sum does not wrap around
  %sum_less_than_itself_i32.x = stablehlo.constant dense<[2147483647, 5]> : tensor<2xi32>
  %sum_less_than_itself_i32 = call @sum_less_than_itself_i32(%sum_less_than_itself_i32.x) : (tensor<2xi32>) -> tensor<2xi1>
  check.expect_eq_const %sum_less_than_itself_i32, dense<[false, true]> : tensor<2xi1> loc("sum_less_than_itself_i32")
  // sum_less_than_itself_ui8: the sum does not wrap around
  %sum_less_than_itself_ui8.x = stablehlo.constant dense<[255, 5]> : tensor<2xui8>
  %sum_less_than_itself_ui8 = call @sum_less_than_itself_ui8(%sum_less_than_itself_ui8.x) : (tensor<2xui8>) -> tensor<2xi1>
  check.expect_eq_const %sum_less_than_itself_ui8, dense<[false, true]> : tensor<2xi1> loc("sum_less_than_itself_ui8")
  // sign_of_difference: the difference does not wrap around, and is not zero
  %sign_of_difference.x = stablehlo.constant dense<[100, 4, 5]> : tensor<3xi8>
  %sign_of_difference.y = stablehlo.constant dense<[-100, 4, 3]> : tensor<3xi8>
  %sign_of_difference.subtract = stablehlo.subtract %sign_of_difference.x, %sign_of_difference.y : tensor<3xi8>
  %sign_of_difference.sign = stablehlo.sign %sign_of_difference.subtract : tensor<3xi8>
  check.expect_eq_const %sign_of_difference.sign, dense<[-1, 0, 1]> : tensor<3xi8> loc("sign_of_difference")
  // negate_of_unsigned: x is signed
  %negate_of_unsigned.x = stablehlo.constant dense<[3, 200, 0]> : tensor<3xui8>
  %negate_of_unsigned.negate = stablehlo.negate %negate_of_unsigned.x : tensor<3xui8>
  %negate_of_unsigned.compare = stablehlo.compare LT, %negate_of_unsigned.negate, %negate_of_unsigned.x : (tensor<3xui8>, tensor<3xui8>) -> tensor<3xi1>
  check.expect_eq_const %negate_of_unsigned.compare, dense<[false, true, false]> : tensor<3xi1> loc("negate_of_unsigned")
  return
}
