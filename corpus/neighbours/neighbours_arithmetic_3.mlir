// Rewrites. Each check is a row of rows/arithmetic.txt: its operands break the rewrite where its condition does not hold.
func.func private @half_of_double_f32(%x: tensor<2xf32>) -> tensor<2xf32> {
  %add = stablehlo.add %x, %x : tensor<2xf32>
  %literal = stablehlo.constant dense<0.5> : tensor<2xf32>
  %multiply = stablehlo.multiply %add, %literal : tensor<2xf32>
  return %multiply : tensor<2xf32>
}

func.func private @average(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<2xf32> {
  %add = stablehlo.add %x, %y : tensor<2xf32>
  %literal = stablehlo.constant dense<0.5> : tensor<2xf32>
  %multiply = stablehlo.multiply %add, %literal : tensor<2xf32>
  return %multiply : tensor<2xf32>
}

func.func private @convex_combination(%x: tensor<2xf32>, %y: tensor<2xf32>, %z: tensor<2xf32>) -> tensor<2xf32> {
  %multiply = stablehlo.multiply %x, %z : tensor<2xf32>
  %literal = stablehlo.constant dense<1.0> : tensor<2xf32>
  %subtract = stablehlo.subtract %literal, %z : tensor<2xf32>
  %multiply_2 = stablehlo.multiply %y, %subtract : tensor<2xf32>
  %add = stablehlo.add %multiply, %multiply_2 : tensor<2xf32>
  return %add : tensor<2xf32>
}

func.func private @select_of_sum_as_product(%x: tensor<4xf32>, %p: tensor<4xi1>) -> tensor<4xf32> {
  %literal = stablehlo.constant dense<0.0> : tensor<4xf32>
  %select = stablehlo.select %p, %x, %literal : tensor<4xi1>, tensor<4xf32>
  return %select : tensor<4xf32>
}

func.func private @negate_as_product(%x: tensor<3xf32>) -> tensor<3xf32> {
  %literal = stablehlo.constant dense<-1.0> : tensor<3xf32>
  %multiply = stablehlo.multiply %x, %literal : tensor<3xf32>
  return %multiply : tensor<3xf32>
}

func.func private @difference_swapped(%x: tensor<2xf32>) -> tensor<2xf32> {
  %literal = stablehlo.constant dense<3.0> : tensor<2xf32>
  %subtract = stablehlo.subtract %literal, %x : tensor<2xf32>
  return %subtract : tensor<2xf32>
}

func.func private @quotient_swapped(%x: tensor<2xf32>) -> tensor<2xf32> {
  %literal = stablehlo.constant dense<3.0> : tensor<2xf32>
  %divide = stablehlo.divide %literal, %x : tensor<2xf32>
  return %divide : tensor<2xf32>
}

func.func private @power_swapped(%x: tensor<2xf32>) -> tensor<2xf32> {
  %literal = stablehlo.constant dense<0.0> : tensor<2xf32>
  %multiply = stablehlo.multiply %x, %literal : tensor<2xf32>
  %literal_2 = stablehlo.constant dense<3.0> : tensor<2xf32>
  %add = stablehlo.add %literal_2, %multiply : tensor<2xf32>
  %power = stablehlo.power %add, %x : tensor<2xf32>
  return %power : tensor<2xf32>
}

func.func @main() {
  // half_of_double_f32: twice x stays finite
  %half_of_double_f32.x = stablehlo.constant dense<[3.0e+38, 2.0]> : tensor<2xf32>
  %half_of_double_f32 = call @half_of_double_f32(%half_of_double_f32.x) : (tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const %half_of_double_f32, dense<[0x7F800000, 2.0]> : tensor<2xf32> loc("half_of_double_f32")
  // average: the sum stays finite
  %average.x = stablehlo.constant dense<[3.0e+38, 2.0]> : tensor<2xf32>
  %average.y = stablehlo.constant dense<[3.0e+38, 4.0]> : tensor<2xf32>
  %average = call @average(%average.x, %average.y) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const %average, dense<[0x7F800000, 3.0]> : tensor<2xf32> loc("average")
  // squared_difference: the squares stay finite
  %squared_difference.x = stablehlo.constant dense<[1.0e+20, 3.0]> : tensor<2xf32>
  %squared_difference.y = stablehlo.constant dense<[1.0e+20, 2.0]> : tensor<2xf32>
  %squared_difference.multiply = stablehlo.multiply %squared_difference.x, %squared_difference.x : tensor<2xf32>
  %squared_difference.multiply_2 = stablehlo.multiply %squared_difference.y, %squared_difference.y : tensor<2xf32>
  %squared_difference.subtract = stablehlo.subtract %squared_difference.multiply, %squared_difference.multiply_2 : tensor<2xf32>
  check.expect_eq_const %squared_difference.subtract, dense<[0x7FC00000, 5.0]> : tensor<2xf32> loc("squared_difference")
  // distributed_product_f32: the products stay finite
  %distributed_product_f32.x = stablehlo.constant dense<[1.0e+30, 2.0, 0x7F800000]> : tensor<3xf32>
  %distributed_product_f32.y = stablehlo.constant dense<[1.0e+30, 3.0, 1.0]> : tensor<3xf32>
  %distributed_product_f32.z = stablehlo.constant dense<[-1.0e+30, 4.0, 0.0]> : tensor<3xf32>
  %distributed_product_f32.multiply = stablehlo.multiply %distributed_product_f32.x, %distributed_product_f32.y : tensor<3xf32>
  %distributed_product_f32.multiply_2 = stablehlo.multiply %distributed_product_f32.x, %distributed_product_f32.z : tensor<3xf32>
  %distributed_product_f32.add = stablehlo.add %distributed_product_f32.multiply, %distributed_product_f32.multiply_2 : tensor<3xf32>
  check.expect_eq_const %distributed_product_f32.add, dense<[0x7FC00000, 14.0, 0x7FC00000]> : tensor<3xf32> loc("distributed_product_f32")
  // distributed_sum: the products stay finite and exact
  %distributed_sum.x = stablehlo.constant dense<[0x7F800000, 1.0e+30, 0.1]> : tensor<3xf32>
  %distributed_sum.y = stablehlo.constant dense<[1.0, 1.0e+30, 1.0]> : tensor<3xf32>
  %distributed_sum.z = stablehlo.constant dense<[-0.0, -1.0e+30, 1.0e-08]> : tensor<3xf32>
  %distributed_sum.add = stablehlo.add %distributed_sum.y, %distributed_sum.z : tensor<3xf32>
  %distributed_sum.multiply = stablehlo.multiply %distributed_sum.x, %distributed_sum.add : tensor<3xf32>
  check.expect_eq_const %distributed_sum.multiply, dense<[0x7F800000, 0.0, 0.1]> : tensor<3xf32> loc("distributed_sum")
  // scaled_affine: the products stay finite, and nothing rounds differently
  %scaled_affine.x = stablehlo.constant dense<[1.0e+20, 3.0]> : tensor<2xf32>
  %scaled_affine.y = stablehlo.constant dense<[1.0e+20, 2.0]> : tensor<2xf32>
  %scaled_affine.z = stablehlo.constant dense<1.0> : tensor<2xf32>
  %scaled_affine.w = stablehlo.constant dense<[1.0e-30, 2.0]> : tensor<2xf32>
  %scaled_affine.multiply = stablehlo.multiply %scaled_affine.x, %scaled_affine.y : tensor<2xf32>
  %scaled_affine.add = stablehlo.add %scaled_affine.multiply, %scaled_affine.z : tensor<2xf32>
  %scaled_affine.multiply_2 = stablehlo.multiply %scaled_affine.add, %scaled_affine.w : tensor<2xf32>
  check.expect_eq_const %scaled_affine.multiply_2, dense<[0x7F800000, 14.0]> : tensor<2xf32> loc("scaled_affine")
  // common_divisor: the sum stays finite
  %common_divisor.x = stablehlo.constant dense<[3.0e+38, 1.0]> : tensor<2xf32>
  %common_divisor.y = stablehlo.constant dense<[3.0e+38, 2.0]> : tensor<2xf32>
  %common_divisor.z = stablehlo.constant dense<[4.0, 2.0]> : tensor<2xf32>
  %common_divisor.divide = stablehlo.divide %common_divisor.x, %common_divisor.z : tensor<2xf32>
  %common_divisor.divide_2 = stablehlo.divide %common_divisor.y, %common_divisor.z : tensor<2xf32>
  %common_divisor.add = stablehlo.add %common_divisor.divide, %common_divisor.divide_2 : tensor<2xf32>
  check.expect_eq_const %common_divisor.add, dense<[1.5e+38, 1.5]> : tensor<2xf32> loc("common_divisor")
  // common_factor_of_difference: the products stay finite
  %common_factor_of_difference.x = stablehlo.constant dense<[1.0e+30, 0x7F800000, 3.0]> : tensor<3xf32>
  %common_factor_of_difference.y = stablehlo.constant dense<[1.0e+30, 1.0, 2.0]> : tensor<3xf32>
  %common_factor_of_difference.z = stablehlo.constant dense<[1.0e+30, 0.0, 2.0]> : tensor<3xf32>
  %common_factor_of_difference.multiply = stablehlo.multiply %common_factor_of_difference.x, %common_factor_of_difference.z : tensor<3xf32>
  %common_factor_of_difference.multiply_2 = stablehlo.multiply %common_factor_of_difference.y, %common_factor_of_difference.z : tensor<3xf32>
  %common_factor_of_difference.subtract = stablehlo.subtract %common_factor_of_difference.multiply, %common_factor_of_difference.multiply_2 : tensor<3xf32>
  check.expect_eq_const %common_factor_of_difference.subtract, dense<[0x7FC00000, 0x7FC00000, 2.0]> : tensor<3xf32> loc("common_factor_of_difference")
  // convex_combination: the difference is exact
  %convex_combination.x = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %convex_combination.y = stablehlo.constant dense<[100000000.0, 4.0]> : tensor<2xf32>
  %convex_combination.z = stablehlo.constant dense<[1.0, 0.5]> : tensor<2xf32>
  %convex_combination = call @convex_combination(%convex_combination.x, %convex_combination.y, %convex_combination.z) : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const %convex_combination, dense<[1.0, 3.0]> : tensor<2xf32> loc("convex_combination")
  // select_of_sum_as_product: x is finite and not negative
  %select_of_sum_as_product.x = stablehlo.constant dense<[0x7F800000, 0x7FC00000, -2.0, 3.0]> : tensor<4xf32>
  %select_of_sum_as_product.p = stablehlo.constant dense<[false, false, false, true]> : tensor<4xi1>
  %select_of_sum_as_product = call @select_of_sum_as_product(%select_of_sum_as_product.x, %select_of_sum_as_product.p) : (tensor<4xf32>, tensor<4xi1>) -> tensor<4xf32>
  check.expect_eq_const %select_of_sum_as_product, dense<[0.0, 0.0, 0.0, 3.0]> : tensor<4xf32> loc("select_of_sum_as_product")
  // product_with_mask_as_select: x is finite and not negative
  %product_with_mask_as_select.x = stablehlo.constant dense<[0x7F800000, 0x7FC00000, -2.0, 3.0]> : tensor<4xf32>
  %product_with_mask_as_select.p = stablehlo.constant dense<[false, false, false, true]> : tensor<4xi1>
  %product_with_mask_as_select.convert = stablehlo.convert %product_with_mask_as_select.p : (tensor<4xi1>) -> tensor<4xf32>
  %product_with_mask_as_select.multiply = stablehlo.multiply %product_with_mask_as_select.x, %product_with_mask_as_select.convert : tensor<4xf32>
  check.expect_eq_const %product_with_mask_as_select.multiply, dense<[0x7FC00000, 0x7FC00000, -0.0, 3.0]> : tensor<4xf32> loc("product_with_mask_as_select")
  // negate_as_product: x is not zero
  %negate_as_product.x = stablehlo.constant dense<[0.0, -0.0, 2.0]> : tensor<3xf32>
  %negate_as_product = call @negate_as_product(%negate_as_product.x) : (tensor<3xf32>) -> tensor<3xf32>
  check.expect_eq_const %negate_as_product, dense<[-0.0, 0.0, -2.0]> : tensor<3xf32> loc("negate_as_product")
  // negate_of_sum: both terms are negated
  %negate_of_sum.x = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %negate_of_sum.y = stablehlo.constant dense<[3.0, 4.0]> : tensor<2xf32>
  %negate_of_sum.add = stablehlo.add %negate_of_sum.x, %negate_of_sum.y : tensor<2xf32>
  %negate_of_sum.negate = stablehlo.negate %negate_of_sum.add : tensor<2xf32>
  check.expect_eq_const %negate_of_sum.negate, dense<[-4.0, -6.0]> : tensor<2xf32> loc("negate_of_sum")
  // difference_with_negated: the term is added
  %difference_with_negated.x = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %difference_with_negated.y = stablehlo.constant dense<[3.0, 4.0]> : tensor<2xf32>
  %difference_with_negated.negate = stablehlo.negate %difference_with_negated.y : tensor<2xf32>
  %difference_with_negated.subtract = stablehlo.subtract %difference_with_negated.x, %difference_with_negated.negate : tensor<2xf32>
  check.expect_eq_const %difference_with_negated.subtract, dense<[4.0, 6.0]> : tensor<2xf32> loc("difference_with_negated")
  // sum_with_negated_first: the order is that of the second less the first
  %sum_with_negated_first.x = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %sum_with_negated_first.y = stablehlo.constant dense<[3.0, 7.0]> : tensor<2xf32>
  %sum_with_negated_first.negate = stablehlo.negate %sum_with_negated_first.x : tensor<2xf32>
  %sum_with_negated_first.add = stablehlo.add %sum_with_negated_first.negate, %sum_with_negated_first.y : tensor<2xf32>
  check.expect_eq_const %sum_with_negated_first.add, dense<[2.0, 5.0]> : tensor<2xf32> loc("sum_with_negated_first")
  // difference_swapped: the op is commutative
  %difference_swapped.x = stablehlo.constant dense<[1.0, 5.0]> : tensor<2xf32>
  %difference_swapped = call @difference_swapped(%difference_swapped.x) : (tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const %difference_swapped, dense<[2.0, -2.0]> : tensor<2xf32> loc("difference_swapped")
  // quotient_swapped: the op is commutative
  %quotient_swapped.x = stablehlo.constant dense<[1.0, 6.0]> : tensor<2xf32>
  %quotient_swapped = call @quotient_swapped(%quotient_swapped.x) : (tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const %quotient_swapped, dense<[3.0, 0.5]> : tensor<2xf32> loc("quotient_swapped")
  // power_swapped: the op is commutative
  %power_swapped.x = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %power_swapped = call @power_swapped(%power_swapped.x) : (tensor<2xf32>) -> tensor<2xf32>
  check.expect_almost_eq_const %power_swapped, dense<[3.0, 9.0]> : tensor<2xf32> loc("power_swapped")
  // atan2_swapped: the op is commutative
  %atan2_swapped.x = stablehlo.constant dense<[1.0, -2.0]> : tensor<2xf32>
  %atan2_swapped.y = stablehlo.constant dense<[3.0, 5.0]> : tensor<2xf32>
  %atan2_swapped.atan2 = stablehlo.atan2 %atan2_swapped.x, %atan2_swapped.y : tensor<2xf32>
  check.expect_almost_eq_const %atan2_swapped.atan2, dense<[0.32175055, -0.38050637]> : tensor<2xf32> loc("atan2_swapped")
  // remainder_swapped: the operands have the same sign
  %remainder_swapped.x = stablehlo.constant dense<[-5.0, 5.5, 7.0]> : tensor<3xf32>
  %remainder_swapped.y = stablehlo.constant dense<[3.0, -2.0, 4.0]> : tensor<3xf32>
  %remainder_swapped.remainder = stablehlo.remainder %remainder_swapped.x, %remainder_swapped.y : tensor<3xf32>
  check.expect_eq_const %remainder_swapped.remainder, dense<[-2.0, 1.5, 3.0]> : tensor<3xf32> loc("remainder_swapped")
  // remainder_huge: the quotient is exact
  %remainder_huge.x = stablehlo.constant dense<[10000000000.0, 0x7F800000, 1.0]> : tensor<3xf32>
  %remainder_huge.y = stablehlo.constant dense<[3.0, 3.0, 0x7F800000]> : tensor<3xf32>
  %remainder_huge.remainder = stablehlo.remainder %remainder_huge.x, %remainder_huge.y : tensor<3xf32>
  check.expect_eq_const %remainder_huge.remainder, dense<[1.0, 0x7FC00000, 1.0]> : tensor<3xf32> loc("remainder_huge")
  // remainder_of_negated_divisor: the sign of the divisor does not matter
  %remainder_of_negated_divisor.x = stablehlo.constant dense<[5.0, -7.0]> : tensor<2xf32>
  %remainder_of_negated_divisor.y = stablehlo.constant dense<[3.0, 4.0]> : tensor<2xf32>
  %remainder_of_negated_divisor.negate = stablehlo.negate %remainder_of_negated_divisor.y : tensor<2xf32>
  %remainder_of_negated_divisor.remainder = stablehlo.remainder %remainder_of_negated_divisor.x, %remainder_of_negated_divisor.negate : tensor<2xf32>
  check.expect_eq_const %remainder_of_negated_divisor.remainder, dense<[2.0, -3.0]> : tensor<2xf32> loc("remainder_of_negated_divisor")
  // remainder_of_negated: the sign of the dividend is that of the result
  %remainder_of_negated.x = stablehlo.constant dense<[5.0, -7.0]> : tensor<2xf32>
  %remainder_of_negated.y = stablehlo.constant dense<[3.0, 4.0]> : tensor<2xf32>
  %remainder_of_negated.negate = stablehlo.negate %remainder_of_negated.x : tensor<2xf32>
  %remainder_of_negated.remainder = stablehlo.remainder %remainder_of_negated.negate, %remainder_of_negated.y : tensor<2xf32>
  check.expect_eq_const %remainder_of_negated.remainder, dense<[-2.0, 3.0]> : tensor<2xf32> loc("remainder_of_negated")
  // clamp_as_minmax: the lower bound is not above the upper one
  %clamp_as_minmax.x = stablehlo.constant dense<[2.0, -5.0]> : tensor<2xf32>
  %clamp_as_minmax.y = stablehlo.constant dense<[3.0, -1.0]> : tensor<2xf32>
  %clamp_as_minmax.z = stablehlo.constant dense<[1.0, -2.0]> : tensor<2xf32>
  %clamp_as_minmax.clamp = stablehlo.clamp %clamp_as_minmax.y, %clamp_as_minmax.x, %clamp_as_minmax.z : tensor<2xf32>
  check.expect_eq_const %clamp_as_minmax.clamp, dense<[1.0, -2.0]> : tensor<2xf32> loc("clamp_as_minmax")
  return
}
