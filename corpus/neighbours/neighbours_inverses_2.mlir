// Rewrites. Each check is a row of rows/inverses.txt: its operands break the rewrite where its condition does not hold.
func.func private @reciprocal_twice_f32(%x: tensor<3xf32>) -> tensor<3xf32> {
  %literal = stablehlo.constant dense<1.0> : tensor<3xf32>
  %divide = stablehlo.divide %literal, %x : tensor<3xf32>
  %literal_2 = stablehlo.constant dense<1.0> : tensor<3xf32>
  %divide_2 = stablehlo.divide %literal_2, %divide : tensor<3xf32>
  return %divide_2 : tensor<3xf32>
}

func.func private @power_half_f32(%x: tensor<3xf32>) -> tensor<3xf32> {
  %literal = stablehlo.constant dense<0.5> : tensor<3xf32>
  %power = stablehlo.power %x, %literal : tensor<3xf32>
  return %power : tensor<3xf32>
}

func.func private @power_minus_half(%x: tensor<3xf32>) -> tensor<3xf32> {
  %literal = stablehlo.constant dense<-0.5> : tensor<3xf32>
  %power = stablehlo.power %x, %literal : tensor<3xf32>
  return %power : tensor<3xf32>
}

func.func private @power_two(%x: tensor<2xf32>) -> tensor<2xf32> {
  %literal = stablehlo.constant dense<2.0> : tensor<2xf32>
  %power = stablehlo.power %x, %literal : tensor<2xf32>
  return %power : tensor<2xf32>
}

func.func private @power_three(%x: tensor<2xf32>) -> tensor<2xf32> {
  %literal = stablehlo.constant dense<3.0> : tensor<2xf32>
  %power = stablehlo.power %x, %literal : tensor<2xf32>
  return %power : tensor<2xf32>
}

func.func private @power_minus_one(%x: tensor<3xf32>) -> tensor<3xf32> {
  %literal = stablehlo.constant dense<-1.0> : tensor<3xf32>
  %power = stablehlo.power %x, %literal : tensor<3xf32>
  return %power : tensor<3xf32>
}

func.func private @negate_twice_integer(%x: tensor<3xi32>) -> tensor<3xi32> {
  %abs = stablehlo.abs %x : tensor<3xi32>
  %literal = stablehlo.constant dense<1> : tensor<3xi32>
  %subtract = stablehlo.subtract %abs, %literal : tensor<3xi32>
  %abs_2 = stablehlo.abs %subtract : tensor<3xi32>
  return %abs_2 : tensor<3xi32>
}

func.func @main() {
  // reciprocal_twice_f32: the reciprocal neither overflows nor becomes subnormal
  %reciprocal_twice_f32.x = stablehlo.constant dense<[1.0e-42, 3.0, 1.0e+39]> : tensor<3xf32>
  %reciprocal_twice_f32 = call @reciprocal_twice_f32(%reciprocal_twice_f32.x) : (tensor<3xf32>) -> tensor<3xf32>
  check.expect_eq_const %reciprocal_twice_f32, dense<[0.0, 3.0, 0x7F800000]> : tensor<3xf32> loc("reciprocal_twice_f32")
  // power_half_f32: x is neither -inf nor -0
  %power_half_f32.x = stablehlo.constant dense<[0xFF800000, -0.0, 4.0]> : tensor<3xf32>
  %power_half_f32 = call @power_half_f32(%power_half_f32.x) : (tensor<3xf32>) -> tensor<3xf32>
  check.expect_almost_eq_const %power_half_f32, dense<[0x7F800000, 0.0, 2.0]> : tensor<3xf32> loc("power_half_f32")
  // power_minus_half: x is neither -inf nor -0
  %power_minus_half.x = stablehlo.constant dense<[0xFF800000, -0.0, 4.0]> : tensor<3xf32>
  %power_minus_half = call @power_minus_half(%power_minus_half.x) : (tensor<3xf32>) -> tensor<3xf32>
  check.expect_almost_eq_const %power_minus_half, dense<[0.0, 0x7F800000, 0.5]> : tensor<3xf32> loc("power_minus_half")
  // power_zero: x is finite: the power of 0 is 1 even for NaN
  %power_zero.x = stablehlo.constant dense<[0x7FC00000, 0x7F800000, 5.0]> : tensor<3xf32>
  %power_zero.y = stablehlo.constant dense<0.0> : tensor<3xf32>
  %power_zero.power = stablehlo.power %power_zero.x, %power_zero.y : tensor<3xf32>
  check.expect_almost_eq_const %power_zero.power, dense<1.0> : tensor<3xf32> loc("power_zero")
  // power_of_one: y is finite: a power of 1 is 1 even for NaN
  %power_of_one.x = stablehlo.constant dense<1.0> : tensor<3xf32>
  %power_of_one.y = stablehlo.constant dense<[0x7FC00000, 0x7F800000, 1.0]> : tensor<3xf32>
  %power_of_one.power = stablehlo.power %power_of_one.x, %power_of_one.y : tensor<3xf32>
  check.expect_almost_eq_const %power_of_one.power, dense<1.0> : tensor<3xf32> loc("power_of_one")
  // power_two: x is not negative
  %power_two.x = stablehlo.constant dense<[-3.0, 2.0]> : tensor<2xf32>
  %power_two = call @power_two(%power_two.x) : (tensor<2xf32>) -> tensor<2xf32>
  check.expect_almost_eq_const %power_two, dense<[9.0, 4.0]> : tensor<2xf32> loc("power_two")
  // power_three: x is not negative
  %power_three.x = stablehlo.constant dense<[-3.0, 2.0]> : tensor<2xf32>
  %power_three = call @power_three(%power_three.x) : (tensor<2xf32>) -> tensor<2xf32>
  check.expect_almost_eq_const %power_three, dense<[-27.0, 8.0]> : tensor<2xf32> loc("power_three")
  // power_minus_one: x is not negative
  %power_minus_one.x = stablehlo.constant dense<[-4.0, -0.0, 2.0]> : tensor<3xf32>
  %power_minus_one = call @power_minus_one(%power_minus_one.x) : (tensor<3xf32>) -> tensor<3xf32>
  check.expect_almost_eq_const %power_minus_one, dense<[-0.25, 0xFF800000, 0.5]> : tensor<3xf32> loc("power_minus_one")
  // power_nested: x is positive, and the inner power finite
  %power_nested.x = stablehlo.constant dense<[-8.0, 1.0e+20, 2.0]> : tensor<3xf32>
  %power_nested.y = stablehlo.constant dense<[2.0, 4.0, 3.0]> : tensor<3xf32>
  %power_nested.z = stablehlo.constant dense<[0.5, 0.25, 2.0]> : tensor<3xf32>
  %power_nested.power = stablehlo.power %power_nested.x, %power_nested.y : tensor<3xf32>
  %power_nested.power_2 = stablehlo.power %power_nested.power, %power_nested.z : tensor<3xf32>
  check.expect_almost_eq_const %power_nested.power_2, dense<[8.0, 0x7F800000, 64.0]> : tensor<3xf32> loc("power_nested")
  // power_of_product: neither is negative, and no power overflows
  %power_of_product.x = stablehlo.constant dense<[-4.0, 1.0e+30]> : tensor<2xf32>
  %power_of_product.y = stablehlo.constant dense<[-9.0, 1.0e-30]> : tensor<2xf32>
  %power_of_product.z = stablehlo.constant dense<[0.5, 2.0]> : tensor<2xf32>
  %power_of_product.multiply = stablehlo.multiply %power_of_product.x, %power_of_product.y : tensor<2xf32>
  %power_of_product.power = stablehlo.power %power_of_product.multiply, %power_of_product.z : tensor<2xf32>
  check.expect_almost_eq_const %power_of_product.power, dense<[6.0, 1.0]> : tensor<2xf32> loc("power_of_product")
  // power_by_exp_log: x is positive
  %power_by_exp_log.x = stablehlo.constant dense<[-2.0, 0.0, -0.0]> : tensor<3xf32>
  %power_by_exp_log.y = stablehlo.constant dense<[3.0, 0.0, 3.0]> : tensor<3xf32>
  %power_by_exp_log.power = stablehlo.power %power_by_exp_log.x, %power_by_exp_log.y : tensor<3xf32>
  check.expect_almost_eq_const %power_by_exp_log.power, dense<[-8.0, 1.0, -0.0]> : tensor<3xf32> loc("power_by_exp_log")
  // products_to_power: x is not negative
  %products_to_power.x = stablehlo.constant dense<[-2.0, 3.0]> : tensor<2xf32>
  %products_to_power.multiply = stablehlo.multiply %products_to_power.x, %products_to_power.x : tensor<2xf32>
  %products_to_power.multiply_2 = stablehlo.multiply %products_to_power.multiply, %products_to_power.x : tensor<2xf32>
  check.expect_eq_const %products_to_power.multiply_2, dense<[-8.0, 27.0]> : tensor<2xf32> loc("products_to_power")
  // power_times_base: x is not zero
  %power_times_base.x = stablehlo.constant dense<[0.0, 2.0]> : tensor<2xf32>
  %power_times_base.y = stablehlo.constant dense<[-1.0, 3.0]> : tensor<2xf32>
  %power_times_base.power = stablehlo.power %power_times_base.x, %power_times_base.y : tensor<2xf32>
  %power_times_base.multiply = stablehlo.multiply %power_times_base.power, %power_times_base.x : tensor<2xf32>
  check.expect_almost_eq_const %power_times_base.multiply, dense<[0x7FC00000, 16.0]> : tensor<2xf32> loc("power_times_base")
  // zero_to_power: y is positive
  %zero_to_power.x = stablehlo.constant dense<0.0> : tensor<3xf32>
  %zero_to_power.y = stablehlo.constant dense<[0.0, -2.0, -1.0]> : tensor<3xf32>
  %zero_to_power.power = stablehlo.power %zero_to_power.x, %zero_to_power.y : tensor<3xf32>
  check.expect_almost_eq_const %zero_to_power.power, dense<[1.0, 0x7F800000, 0x7F800000]> : tensor<3xf32> loc("zero_to_power")
  // integer_power_negative: x is neither 1 nor -1
  %integer_power_negative.x = stablehlo.constant dense<[1, -1, 2]> : tensor<3xi32>
  %integer_power_negative.y = stablehlo.constant dense<[-1, -3, -2]> : tensor<3xi32>
  %integer_power_negative.power = stablehlo.power %integer_power_negative.x, %integer_power_negative.y : tensor<3xi32>
  check.expect_eq_const %integer_power_negative.power, dense<[1, -1, 0]> : tensor<3xi32> loc("integer_power_negative")
  // sign_of_abs: x is finite and not zero
  %sign_of_abs.x = stablehlo.constant dense<[0.0, -3.0, 0x7F800000]> : tensor<3xf32>
  %sign_of_abs.abs = stablehlo.abs %sign_of_abs.x : tensor<3xf32>
  %sign_of_abs.sign = stablehlo.sign %sign_of_abs.abs : tensor<3xf32>
  check.expect_eq_const %sign_of_abs.sign, dense<[0.0, 1.0, 1.0]> : tensor<3xf32> loc("sign_of_abs")
  // abs_of_product: the product is known not to be negative
  %abs_of_product.x = stablehlo.constant dense<[2, -3]> : tensor<2xi32>
  %abs_of_product.y = stablehlo.constant dense<[5, 7]> : tensor<2xi32>
  %abs_of_product.multiply = stablehlo.multiply %abs_of_product.x, %abs_of_product.y : tensor<2xi32>
  %abs_of_product.abs = stablehlo.abs %abs_of_product.multiply : tensor<2xi32>
  check.expect_eq_const %abs_of_product.abs, dense<[10, 21]> : tensor<2xi32> loc("abs_of_product")
  // abs_of_square_integer: the square does not wrap around
  %abs_of_square_integer.x = stablehlo.constant dense<[12, 11, -128]> : tensor<3xi8>
  %abs_of_square_integer.multiply = stablehlo.multiply %abs_of_square_integer.x, %abs_of_square_integer.x : tensor<3xi8>
  %abs_of_square_integer.abs = stablehlo.abs %abs_of_square_integer.multiply : tensor<3xi8>
  check.expect_eq_const %abs_of_square_integer.abs, dense<[112, 121, 0]> : tensor<3xi8> loc("abs_of_square_integer")
  // square_of_abs: the square does not wrap around to a negative number
  %square_of_abs.x = stablehlo.constant dense<[-128, 12]> : tensor<2xi8>
  %square_of_abs.abs = stablehlo.abs %square_of_abs.x : tensor<2xi8>
  %square_of_abs.abs_2 = stablehlo.abs %square_of_abs.x : tensor<2xi8>
  %square_of_abs.multiply = stablehlo.multiply %square_of_abs.abs, %square_of_abs.abs_2 : tensor<2xi8>
  check.expect_eq_const %square_of_abs.multiply, dense<[0, -112]> : tensor<2xi8> loc("square_of_abs")
  // abs_of_negate: x is not negative
  %abs_of_negate.x = stablehlo.constant dense<[-3.0, 2.0]> : tensor<2xf32>
  %abs_of_negate.negate = stablehlo.negate %abs_of_negate.x : tensor<2xf32>
  %abs_of_negate.abs = stablehlo.abs %abs_of_negate.negate : tensor<2xf32>
  check.expect_eq_const %abs_of_negate.abs, dense<[3.0, 2.0]> : tensor<2xf32> loc("abs_of_negate")
  // negate_twice_integer: abs of x is positive
  %negate_twice_integer.x = stablehlo.constant dense<[0, -2147483648, 5]> : tensor<3xi32>
  %negate_twice_integer = call @negate_twice_integer(%negate_twice_integer.x) : (tensor<3xi32>) -> tensor<3xi32>
  check.expect_eq_const %negate_twice_integer, dense<[1, 2147483647, 4]> : tensor<3xi32> loc("negate_twice_integer")
  // tanh_of_logistic: never for negative numbers of large size: the sum cancels
  %tanh_of_logistic.x = stablehlo.constant dense<[-60.0, -30.0, -20.0]> : tensor<3xf32>
  %tanh_of_logistic.logistic = stablehlo.logistic %tanh_of_logistic.x : tensor<3xf32>
  check.expect_almost_eq_const %tanh_of_logistic.logistic, dense<[8.756511e-27, 9.3576236e-14, 2.0611537e-09]> : tensor<3xf32> loc("tanh_of_logistic")
  // logistic_by_exp: the exponential stays finite
  %logistic_by_exp.x = stablehlo.constant dense<[100.0, -1.0, 0.5]> : tensor<3xf32>
  %logistic_by_exp.logistic = stablehlo.logistic %logistic_by_exp.x : tensor<3xf32>
  check.expect_almost_eq_const %logistic_by_exp.logistic, dense<[1.0, 0.26894143, 0.62245935]> : tensor<3xf32> loc("logistic_by_exp")
  // tanh_by_exp: the exponential stays finite
  %tanh_by_exp.x = stablehlo.constant dense<[60.0, -1.0, 1.0e-05]> : tensor<3xf32>
  %tanh_by_exp.tanh = stablehlo.tanh %tanh_by_exp.x : tensor<3xf32>
  check.expect_almost_eq_const %tanh_by_exp.tanh, dense<[1.0, -0.7615942, 0.00001]> : tensor<3xf32> loc("tanh_by_exp")
  return
}
