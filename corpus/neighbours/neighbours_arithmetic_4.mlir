// Rewrites. Each check is a row of rows/arithmetic.txt: its operands break the rewrite where its condition does not hold.
func.func private @clamp_nan(%x: tensor<3xf32>) -> tensor<3xf32> {
  %literal = stablehlo.constant dense<-1.0> : tensor<3xf32>
  %literal_2 = stablehlo.constant dense<1.0> : tensor<3xf32>
  %clamp = stablehlo.clamp %literal, %x, %literal_2 : tensor<3xf32>
  return %clamp : tensor<3xf32>
}

func.func private @clamp_of_clamp(%x: tensor<3xf32>, %y: tensor<3xf32>, %z: tensor<3xf32>) -> tensor<3xf32> {
  %clamp = stablehlo.clamp %y, %x, %z : tensor<3xf32>
  %literal = stablehlo.constant dense<0.0> : tensor<3xf32>
  %literal_2 = stablehlo.constant dense<1.0> : tensor<3xf32>
  %clamp_2 = stablehlo.clamp %literal, %clamp, %literal_2 : tensor<3xf32>
  return %clamp_2 : tensor<3xf32>
}

func.func private @maximum_of_minimum_as_clamp(%x: tensor<3xf32>) -> tensor<3xf32> {
  %literal = stablehlo.constant dense<1.0> : tensor<3xf32>
  %minimum = stablehlo.minimum %x, %literal : tensor<3xf32>
  %literal_2 = stablehlo.constant dense<3.0> : tensor<3xf32>
  %maximum = stablehlo.maximum %minimum, %literal_2 : tensor<3xf32>
  return %maximum : tensor<3xf32>
}

func.func private @relu_of_scaled(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<2xf32> {
  %multiply = stablehlo.multiply %x, %y : tensor<2xf32>
  %literal = stablehlo.constant dense<0.0> : tensor<2xf32>
  %maximum = stablehlo.maximum %multiply, %literal : tensor<2xf32>
  return %maximum : tensor<2xf32>
}

func.func private @sum_of_halves(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<2xf32> {
  %literal = stablehlo.constant dense<0.5> : tensor<2xf32>
  %multiply = stablehlo.multiply %x, %literal : tensor<2xf32>
  %literal_2 = stablehlo.constant dense<0.5> : tensor<2xf32>
  %multiply_2 = stablehlo.multiply %y, %literal_2 : tensor<2xf32>
  %add = stablehlo.add %multiply, %multiply_2 : tensor<2xf32>
  return %add : tensor<2xf32>
}

func.func private @difference_of_products_factored(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<2xf32> {
  %literal = stablehlo.constant dense<2.0> : tensor<2xf32>
  %multiply = stablehlo.multiply %x, %literal : tensor<2xf32>
  %literal_2 = stablehlo.constant dense<-2.0> : tensor<2xf32>
  %multiply_2 = stablehlo.multiply %y, %literal_2 : tensor<2xf32>
  %subtract = stablehlo.subtract %multiply, %multiply_2 : tensor<2xf32>
  return %subtract : tensor<2xf32>
}

func.func private @negated_factor_sum(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<2xf32> {
  %literal = stablehlo.constant dense<2.0> : tensor<2xf32>
  %multiply = stablehlo.multiply %x, %literal : tensor<2xf32>
  %literal_2 = stablehlo.constant dense<-2.0> : tensor<2xf32>
  %multiply_2 = stablehlo.multiply %y, %literal_2 : tensor<2xf32>
  %add = stablehlo.add %multiply, %multiply_2 : tensor<2xf32>
  return %add : tensor<2xf32>
}

func.func private @subtract_multiplied(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<2xf32> {
  %literal = stablehlo.constant dense<3.0> : tensor<2xf32>
  %multiply = stablehlo.multiply %y, %literal : tensor<2xf32>
  %subtract = stablehlo.subtract %x, %multiply : tensor<2xf32>
  return %subtract : tensor<2xf32>
}

func.func @main() {
  // clamp_nan: x is no NaN
  %clamp_nan.x = stablehlo.constant dense<[0x7FC00000, 5.0, -0.5]> : tensor<3xf32>
  %clamp_nan = call @clamp_nan(%clamp_nan.x) : (tensor<3xf32>) -> tensor<3xf32>
  check.expect_eq_const %clamp_nan, dense<[0x7FC00000, 1.0, -0.5]> : tensor<3xf32> loc("clamp_nan")
  // clamp_of_clamp: the two ranges overlap
  %clamp_of_clamp.x = stablehlo.constant dense<[5.0, -5.0, 0.5]> : tensor<3xf32>
  %clamp_of_clamp.y = stablehlo.constant dense<[2.0, -4.0, 0.0]> : tensor<3xf32>
  %clamp_of_clamp.z = stablehlo.constant dense<[3.0, -2.0, 1.0]> : tensor<3xf32>
  %clamp_of_clamp = call @clamp_of_clamp(%clamp_of_clamp.x, %clamp_of_clamp.y, %clamp_of_clamp.z) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  check.expect_eq_const %clamp_of_clamp, dense<[1.0, 0.0, 0.5]> : tensor<3xf32> loc("clamp_of_clamp")
  // minimum_of_maximum_as_clamp: the bounds are in that order
  %minimum_of_maximum_as_clamp.x = stablehlo.constant dense<[2.0, -5.0, 7.0]> : tensor<3xf32>
  %minimum_of_maximum_as_clamp.y = stablehlo.constant dense<[0.0, -1.0, 1.0]> : tensor<3xf32>
  %minimum_of_maximum_as_clamp.z = stablehlo.constant dense<[1.0, 2.0, 4.0]> : tensor<3xf32>
  %minimum_of_maximum_as_clamp.maximum = stablehlo.maximum %minimum_of_maximum_as_clamp.x, %minimum_of_maximum_as_clamp.y : tensor<3xf32>
  %minimum_of_maximum_as_clamp.minimum = stablehlo.minimum %minimum_of_maximum_as_clamp.maximum, %minimum_of_maximum_as_clamp.z : tensor<3xf32>
  check.expect_eq_const %minimum_of_maximum_as_clamp.minimum, dense<[1.0, -1.0, 4.0]> : tensor<3xf32> loc("minimum_of_maximum_as_clamp")
  // maximum_of_minimum_as_clamp: the lower bound is not above the upper one
  %maximum_of_minimum_as_clamp.x = stablehlo.constant dense<[2.0, 5.0, 0.0]> : tensor<3xf32>
  %maximum_of_minimum_as_clamp = call @maximum_of_minimum_as_clamp(%maximum_of_minimum_as_clamp.x) : (tensor<3xf32>) -> tensor<3xf32>
  check.expect_eq_const %maximum_of_minimum_as_clamp, dense<3.0> : tensor<3xf32> loc("maximum_of_minimum_as_clamp")
  // relu_of_scaled: the factor is not negative
  %relu_of_scaled.x = stablehlo.constant dense<[-2.0, 3.0]> : tensor<2xf32>
  %relu_of_scaled.y = stablehlo.constant dense<[-5.0, 4.0]> : tensor<2xf32>
  %relu_of_scaled = call @relu_of_scaled(%relu_of_scaled.x, %relu_of_scaled.y) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const %relu_of_scaled, dense<[10.0, 12.0]> : tensor<2xf32> loc("relu_of_scaled")
  // sum_of_squares_root: one of them is zero, and no square overflows
  %sum_of_squares_root.x = stablehlo.constant dense<[3.0, 1.0e+20]> : tensor<2xf32>
  %sum_of_squares_root.y = stablehlo.constant dense<[4.0, 0.0]> : tensor<2xf32>
  %sum_of_squares_root.multiply = stablehlo.multiply %sum_of_squares_root.x, %sum_of_squares_root.x : tensor<2xf32>
  %sum_of_squares_root.multiply_2 = stablehlo.multiply %sum_of_squares_root.y, %sum_of_squares_root.y : tensor<2xf32>
  %sum_of_squares_root.add = stablehlo.add %sum_of_squares_root.multiply, %sum_of_squares_root.multiply_2 : tensor<2xf32>
  %sum_of_squares_root.sqrt = stablehlo.sqrt %sum_of_squares_root.add : tensor<2xf32>
  check.expect_eq_const %sum_of_squares_root.sqrt, dense<[5.0, 0x7F800000]> : tensor<2xf32> loc("sum_of_squares_root")
  // hypot_scaled: neither is zero, and no square overflows
  %hypot_scaled.x = stablehlo.constant dense<[0.0, 1.0e+30]> : tensor<2xf32>
  %hypot_scaled.y = stablehlo.constant dense<[0.0, 1.0e+30]> : tensor<2xf32>
  %hypot_scaled.multiply = stablehlo.multiply %hypot_scaled.x, %hypot_scaled.x : tensor<2xf32>
  %hypot_scaled.multiply_2 = stablehlo.multiply %hypot_scaled.y, %hypot_scaled.y : tensor<2xf32>
  %hypot_scaled.add = stablehlo.add %hypot_scaled.multiply, %hypot_scaled.multiply_2 : tensor<2xf32>
  %hypot_scaled.sqrt = stablehlo.sqrt %hypot_scaled.add : tensor<2xf32>
  check.expect_eq_const %hypot_scaled.sqrt, dense<[0.0, 0x7F800000]> : tensor<2xf32> loc("hypot_scaled")
  // reduce_precision_removed: x has no more digits and no larger exponent
  %reduce_precision_removed.x = stablehlo.constant dense<[1.0001, 1000000.0, 3.0]> : tensor<3xf32>
  %reduce_precision_removed.reduce_precision = stablehlo.reduce_precision %reduce_precision_removed.x, format = e5m10 : tensor<3xf32>
  check.expect_eq_const %reduce_precision_removed.reduce_precision, dense<[1.0, 0x7F800000, 3.0]> : tensor<3xf32> loc("reduce_precision_removed")
  // reduce_precision_nested: rounding twice is rounding once
  %reduce_precision_nested.x = stablehlo.constant dense<[1.0043945, 1.00390625, 1.0118]> : tensor<3xf32>
  %reduce_precision_nested.reduce_precision = stablehlo.reduce_precision %reduce_precision_nested.x, format = e8m10 : tensor<3xf32>
  %reduce_precision_nested.reduce_precision_2 = stablehlo.reduce_precision %reduce_precision_nested.reduce_precision, format = e8m7 : tensor<3xf32>
  check.expect_eq_const %reduce_precision_nested.reduce_precision_2, dense<[1.0, 1.0, 1.015625]> : tensor<3xf32> loc("reduce_precision_nested")
  // reduce_precision_nested_wide: the wider format comes first
  %reduce_precision_nested_wide.x = stablehlo.constant dense<[1.0001, 1000000.0, 1.37]> : tensor<3xf32>
  %reduce_precision_nested_wide.reduce_precision = stablehlo.reduce_precision %reduce_precision_nested_wide.x, format = e5m7 : tensor<3xf32>
  %reduce_precision_nested_wide.reduce_precision_2 = stablehlo.reduce_precision %reduce_precision_nested_wide.reduce_precision, format = e8m10 : tensor<3xf32>
  check.expect_eq_const %reduce_precision_nested_wide.reduce_precision_2, dense<[1.0, 0x7F800000, 1.3671875]> : tensor<3xf32> loc("reduce_precision_nested_wide")
  // sum_of_halves: the sum stays finite
  %sum_of_halves.x = stablehlo.constant dense<[3.0e+38, 2.0]> : tensor<2xf32>
  %sum_of_halves.y = stablehlo.constant dense<[2.0e+38, 4.0]> : tensor<2xf32>
  %sum_of_halves = call @sum_of_halves(%sum_of_halves.x, %sum_of_halves.y) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const %sum_of_halves, dense<[2.5e+38, 3.0]> : tensor<2xf32> loc("sum_of_halves")
  // difference_of_products_factored: the constants have the same sign
  %difference_of_products_factored.x = stablehlo.constant dense<[3.0, 2.0]> : tensor<2xf32>
  %difference_of_products_factored.y = stablehlo.constant dense<[5.0, 4.0]> : tensor<2xf32>
  %difference_of_products_factored = call @difference_of_products_factored(%difference_of_products_factored.x, %difference_of_products_factored.y) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const %difference_of_products_factored, dense<[16.0, 12.0]> : tensor<2xf32> loc("difference_of_products_factored")
  // negated_factor_sum: the constants have the same sign
  %negated_factor_sum.x = stablehlo.constant dense<[3.0, 2.0]> : tensor<2xf32>
  %negated_factor_sum.y = stablehlo.constant dense<[5.0, 4.0]> : tensor<2xf32>
  %negated_factor_sum = call @negated_factor_sum(%negated_factor_sum.x, %negated_factor_sum.y) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const %negated_factor_sum, dense<-4.0> : tensor<2xf32> loc("negated_factor_sum")
  // subtract_multiplied: the constant is negated as well
  %subtract_multiplied.x = stablehlo.constant dense<[3.0, 2.0]> : tensor<2xf32>
  %subtract_multiplied.y = stablehlo.constant dense<[5.0, 4.0]> : tensor<2xf32>
  %subtract_multiplied = call @subtract_multiplied(%subtract_multiplied.x, %subtract_multiplied.y) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const %subtract_multiplied, dense<[-12.0, -10.0]> : tensor<2xf32> loc("subtract_multiplied")
  // common_factor_reordered: the square stays finite
  %common_factor_reordered.x = stablehlo.constant dense<[1.0e+25, 2.0]> : tensor<2xf32>
  %common_factor_reordered.y = stablehlo.constant dense<[1.0e-10, 3.0]> : tensor<2xf32>
  %common_factor_reordered.z = stablehlo.constant dense<[1.0e-10, 4.0]> : tensor<2xf32>
  %common_factor_reordered.multiply = stablehlo.multiply %common_factor_reordered.x, %common_factor_reordered.y : tensor<2xf32>
  %common_factor_reordered.multiply_2 = stablehlo.multiply %common_factor_reordered.x, %common_factor_reordered.z : tensor<2xf32>
  %common_factor_reordered.multiply_3 = stablehlo.multiply %common_factor_reordered.multiply, %common_factor_reordered.multiply_2 : tensor<2xf32>
  check.expect_eq_const %common_factor_reordered.multiply_3, dense<[9.9999994e+29, 48.0]> : tensor<2xf32> loc("common_factor_reordered")
  // square_of_negate: only one of the factors is negated
  %square_of_negate.x = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf32>
  %square_of_negate.negate = stablehlo.negate %square_of_negate.x : tensor<2xf32>
  %square_of_negate.negate_2 = stablehlo.negate %square_of_negate.x : tensor<2xf32>
  %square_of_negate.multiply = stablehlo.multiply %square_of_negate.negate, %square_of_negate.negate_2 : tensor<2xf32>
  check.expect_eq_const %square_of_negate.multiply, dense<[4.0, 9.0]> : tensor<2xf32> loc("square_of_negate")
  return
}
