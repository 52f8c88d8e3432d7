// Rewrites. Each check is a row of rows/compares.txt and rows/complexes.txt: its operands break the rewrite where its condition
// does not hold.
func.func private @times_i(%x: tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>> {
  %literal = stablehlo.constant dense<(0.0, 1.0)> : tensor<2xcomplex<f32>>
  %multiply = stablehlo.multiply %x, %literal : tensor<2xcomplex<f32>>
  return %multiply : tensor<2xcomplex<f32>>
}

func.func private @abs_of_real(%x: tensor<2xf32>) -> tensor<2xf32> {
  %literal = stablehlo.constant dense<0.0> : tensor<2xf32>
  %complex = stablehlo.complex %x, %literal : tensor<2xcomplex<f32>>
  %abs = stablehlo.abs %complex : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  return %abs : tensor<2xf32>
}

func.func private @complex_power_two(%x: tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>> {
  %literal = stablehlo.constant dense<(2.0, 0.0)> : tensor<2xcomplex<f32>>
  %power = stablehlo.power %x, %literal : tensor<2xcomplex<f32>>
  return %power : tensor<2xcomplex<f32>>
}

func.func @main() {
  // compare_complex_parts: the imaginary parts are equal
  %compare_complex_parts.x = stablehlo.constant dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>
  %compare_complex_parts.y = stablehlo.constant dense<[(1.0, 5.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>
  %compare_complex_parts.compare = stablehlo.compare EQ, %compare_complex_parts.x, %compare_complex_parts.y : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xi1>
  check.expect_eq_const %compare_complex_parts.compare, dense<[false, true]> : tensor<2xi1> loc("compare_complex_parts")
  // compare_not_equal_complex: either part differs
  %compare_not_equal_complex.x = stablehlo.constant dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>
  %compare_not_equal_complex.y = stablehlo.constant dense<[(1.0, 5.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>
  %compare_not_equal_complex.compare = stablehlo.compare NE, %compare_not_equal_complex.x, %compare_not_equal_complex.y : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xi1>
  check.expect_eq_const %compare_not_equal_complex.compare, dense<[true, false]> : tensor<2xi1> loc("compare_not_equal_complex")
  // complex_of_parts_swapped: the parts are in order
  %complex_of_parts_swapped.x = stablehlo.constant dense<[(1.0, 2.0), (3.0, -4.0)]> : tensor<2xcomplex<f32>>
  %complex_of_parts_swapped.imag = stablehlo.imag %complex_of_parts_swapped.x : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %complex_of_parts_swapped.real = stablehlo.real %complex_of_parts_swapped.x : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %complex_of_parts_swapped.complex = stablehlo.complex %complex_of_parts_swapped.imag, %complex_of_parts_swapped.real : tensor<2xcomplex<f32>>
  check.expect_eq_const %complex_of_parts_swapped.complex, dense<[(2.0, 1.0), (-4.0, 3.0)]> : tensor<2xcomplex<f32>> loc("complex_of_parts_swapped")
  // real_of_complex: the part is the one that is asked for
  %real_of_complex.x = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %real_of_complex.y = stablehlo.constant dense<[3.0, 4.0]> : tensor<2xf32>
  %real_of_complex.complex = stablehlo.complex %real_of_complex.x, %real_of_complex.y : tensor<2xcomplex<f32>>
  %real_of_complex.real = stablehlo.real %real_of_complex.complex : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  check.expect_eq_const %real_of_complex.real, dense<[1.0, 2.0]> : tensor<2xf32> loc("real_of_complex")
  // imag_of_real: the part is the one that is asked for
  %imag_of_real.x = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %imag_of_real.y = stablehlo.constant dense<[3.0, 4.0]> : tensor<2xf32>
  %imag_of_real.complex = stablehlo.complex %imag_of_real.x, %imag_of_real.y : tensor<2xcomplex<f32>>
  %imag_of_real.imag = stablehlo.imag %imag_of_real.complex : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  check.expect_eq_const %imag_of_real.imag, dense<[3.0, 4.0]> : tensor<2xf32> loc("imag_of_real")
  // parts_of_different: both parts come from the same number
  %parts_of_different.x = stablehlo.constant dense<[(1.0, 2.0), (3.0, -4.0)]> : tensor<2xcomplex<f32>>
  %parts_of_different.y = stablehlo.constant dense<[(5.0, 6.0), (7.0, -8.0)]> : tensor<2xcomplex<f32>>
  %parts_of_different.real = stablehlo.real %parts_of_different.x : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %parts_of_different.imag = stablehlo.imag %parts_of_different.y : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %parts_of_different.complex = stablehlo.complex %parts_of_different.real, %parts_of_different.imag : tensor<2xcomplex<f32>>
  check.expect_eq_const %parts_of_different.complex, dense<[(1.0, 6.0), (3.0, -8.0)]> : tensor<2xcomplex<f32>> loc("parts_of_different")
  // conjugate_twice: the imaginary part is zero
  %conjugate_twice.x = stablehlo.constant dense<[(1.0, 2.0), (3.0, -4.0)]> : tensor<2xcomplex<f32>>
  %conjugate_twice.real = stablehlo.real %conjugate_twice.x : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %conjugate_twice.imag = stablehlo.imag %conjugate_twice.x : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %conjugate_twice.negate = stablehlo.negate %conjugate_twice.imag : tensor<2xf32>
  %conjugate_twice.complex = stablehlo.complex %conjugate_twice.real, %conjugate_twice.negate : tensor<2xcomplex<f32>>
  check.expect_eq_const %conjugate_twice.complex, dense<[(1.0, -2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>> loc("conjugate_twice")
  // conjugate_of_negated: the imaginary part is negated once
  %conjugate_of_negated.x = stablehlo.constant dense<[(1.0, 2.0), (3.0, -4.0)]> : tensor<2xcomplex<f32>>
  %conjugate_of_negated.real = stablehlo.real %conjugate_of_negated.x : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %conjugate_of_negated.imag = stablehlo.imag %conjugate_of_negated.x : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %conjugate_of_negated.negate = stablehlo.negate %conjugate_of_negated.imag : tensor<2xf32>
  %conjugate_of_negated.negate_2 = stablehlo.negate %conjugate_of_negated.negate : tensor<2xf32>
  %conjugate_of_negated.complex = stablehlo.complex %conjugate_of_negated.real, %conjugate_of_negated.negate_2 : tensor<2xcomplex<f32>>
  check.expect_eq_const %conjugate_of_negated.complex, dense<[(1.0, 2.0), (3.0, -4.0)]> : tensor<2xcomplex<f32>> loc("conjugate_of_negated")
  // conjugate_product: the squares are added
  %conjugate_product.x = stablehlo.constant dense<[(1.0, 2.0), (3.0, -4.0)]> : tensor<2xcomplex<f32>>
  %conjugate_product.real = stablehlo.real %conjugate_product.x : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %conjugate_product.imag = stablehlo.imag %conjugate_product.x : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %conjugate_product.negate = stablehlo.negate %conjugate_product.imag : tensor<2xf32>
  %conjugate_product.complex = stablehlo.complex %conjugate_product.real, %conjugate_product.negate : tensor<2xcomplex<f32>>
  %conjugate_product.multiply = stablehlo.multiply %conjugate_product.x, %conjugate_product.complex : tensor<2xcomplex<f32>>
  check.expect_eq_const %conjugate_product.multiply, dense<[(5.0, 0.0), (25.0, 0.0)]> : tensor<2xcomplex<f32>> loc("conjugate_product")
  // times_i: the new real part is negated
  %times_i.x = stablehlo.constant dense<[(1.0, 2.0), (3.0, -4.0)]> : tensor<2xcomplex<f32>>
  %times_i = call @times_i(%times_i.x) : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  check.expect_eq_const %times_i, dense<[(-2.0, 1.0), (4.0, 3.0)]> : tensor<2xcomplex<f32>> loc("times_i")
  // complex_minus_itself: x is finite
  %complex_minus_itself.x = stablehlo.constant dense<[(0x7F800000, 1.0), (1.0, 0x7FC00000), (3.0, 4.0)]> : tensor<3xcomplex<f32>>
  %complex_minus_itself.subtract = stablehlo.subtract %complex_minus_itself.x, %complex_minus_itself.x : tensor<3xcomplex<f32>>
  check.expect_eq_const %complex_minus_itself.subtract, dense<[(0x7FC00000, 0.0), (0.0, 0x7FC00000), (0.0, 0.0)]> : tensor<3xcomplex<f32>> loc("complex_minus_itself")
  // complex_product_by_parts: an imaginary part is zero
  %complex_product_by_parts.x = stablehlo.constant dense<[(1.0, 2.0), (3.0, -4.0)]> : tensor<2xcomplex<f32>>
  %complex_product_by_parts.y = stablehlo.constant dense<[(5.0, 6.0), (7.0, -8.0)]> : tensor<2xcomplex<f32>>
  %complex_product_by_parts.multiply = stablehlo.multiply %complex_product_by_parts.x, %complex_product_by_parts.y : tensor<2xcomplex<f32>>
  %complex_product_by_parts.real = stablehlo.real %complex_product_by_parts.multiply : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  check.expect_eq_const %complex_product_by_parts.real, dense<[-7.0, -11.0]> : tensor<2xf32> loc("complex_product_by_parts")
  // complex_sum_of_parts: the op is subtraction
  %complex_sum_of_parts.x = stablehlo.constant dense<[(1.0, 2.0), (3.0, -4.0)]> : tensor<2xcomplex<f32>>
  %complex_sum_of_parts.y = stablehlo.constant dense<[(5.0, 6.0), (7.0, -8.0)]> : tensor<2xcomplex<f32>>
  %complex_sum_of_parts.add = stablehlo.add %complex_sum_of_parts.x, %complex_sum_of_parts.y : tensor<2xcomplex<f32>>
  %complex_sum_of_parts.real = stablehlo.real %complex_sum_of_parts.add : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  check.expect_eq_const %complex_sum_of_parts.real, dense<[6.0, 10.0]> : tensor<2xf32> loc("complex_sum_of_parts")
  // imag_of_product: the parts are crossed
  %imag_of_product.x = stablehlo.constant dense<[(1.0, 2.0), (3.0, -4.0)]> : tensor<2xcomplex<f32>>
  %imag_of_product.y = stablehlo.constant dense<[(5.0, 6.0), (7.0, -8.0)]> : tensor<2xcomplex<f32>>
  %imag_of_product.multiply = stablehlo.multiply %imag_of_product.x, %imag_of_product.y : tensor<2xcomplex<f32>>
  %imag_of_product.imag = stablehlo.imag %imag_of_product.multiply : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  check.expect_eq_const %imag_of_product.imag, dense<[16.0, -52.0]> : tensor<2xf32> loc("imag_of_product")
  // abs_as_hypot: no square overflows or becomes zero
  %abs_as_hypot.x = stablehlo.constant dense<[(3.0e+30, 4.0e+30), (3.0e-30, 4.0e-30), (3.0, 4.0)]> : tensor<3xcomplex<f32>>
  %abs_as_hypot.abs = stablehlo.abs %abs_as_hypot.x : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
  check.expect_almost_eq_const %abs_as_hypot.abs, dense<[5.0e+30, 5.0e-30, 5.0]> : tensor<3xf32> loc("abs_as_hypot")
  // abs_of_real: x is not negative
  %abs_of_real.x = stablehlo.constant dense<[-3.0, 2.0]> : tensor<2xf32>
  %abs_of_real = call @abs_of_real(%abs_of_real.x) : (tensor<2xf32>) -> tensor<2xf32>
  check.expect_almost_eq_const %abs_of_real, dense<[3.0, 2.0]> : tensor<2xf32> loc("abs_of_real")
  // square_of_complex_abs: the imaginary part is zero
  %square_of_complex_abs.x = stablehlo.constant dense<[(3.0, 4.0), (1.0, -2.0)]> : tensor<2xcomplex<f32>>
  %square_of_complex_abs.abs = stablehlo.abs %square_of_complex_abs.x : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %square_of_complex_abs.abs_2 = stablehlo.abs %square_of_complex_abs.x : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %square_of_complex_abs.multiply = stablehlo.multiply %square_of_complex_abs.abs, %square_of_complex_abs.abs_2 : tensor<2xf32>
  check.expect_almost_eq_const %square_of_complex_abs.multiply, dense<[25.0, 5.0]> : tensor<2xf32> loc("square_of_complex_abs")
  // real_convert: the conversion keeps the real part
  %real_convert.x = stablehlo.constant dense<[(1.0, 2.0), (3.0, -4.0)]> : tensor<2xcomplex<f32>>
  %real_convert.convert = stablehlo.convert %real_convert.x : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  check.expect_eq_const %real_convert.convert, dense<[1.0, 3.0]> : tensor<2xf32> loc("real_convert")
  // complex_from_real: the imaginary part is zero
  %complex_from_real.x = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %complex_from_real.convert = stablehlo.convert %complex_from_real.x : (tensor<2xf32>) -> tensor<2xcomplex<f32>>
  check.expect_eq_const %complex_from_real.convert, dense<[(1.0, 0.0), (2.0, 0.0)]> : tensor<2xcomplex<f32>> loc("complex_from_real")
  // complex_sqrt_of_square: the real part is positive
  %complex_sqrt_of_square.x = stablehlo.constant dense<[(-3.0, 1.0), (3.0, 1.0)]> : tensor<2xcomplex<f32>>
  %complex_sqrt_of_square.multiply = stablehlo.multiply %complex_sqrt_of_square.x, %complex_sqrt_of_square.x : tensor<2xcomplex<f32>>
  %complex_sqrt_of_square.sqrt = stablehlo.sqrt %complex_sqrt_of_square.multiply : tensor<2xcomplex<f32>>
  check.expect_eq_const %complex_sqrt_of_square.sqrt, dense<[(3.0, -1.0), (3.0, 1.0)]> : tensor<2xcomplex<f32>> loc("complex_sqrt_of_square")
  // complex_log_of_exp: the imaginary part is between -pi and pi
  %complex_log_of_exp.x = stablehlo.constant dense<[(1.0, 4.0), (1.0, -5.0)]> : tensor<2xcomplex<f32>>
  %complex_log_of_exp.exponential = stablehlo.exponential %complex_log_of_exp.x : tensor<2xcomplex<f32>>
  %complex_log_of_exp.log = stablehlo.log %complex_log_of_exp.exponential : tensor<2xcomplex<f32>>
  check.expect_almost_eq_const %complex_log_of_exp.log, dense<[(1.0, -2.2831852), (1.0, 1.2831854)]> : tensor<2xcomplex<f32>> loc("complex_log_of_exp")
  // complex_power_two: the square is a complex product
  %complex_power_two.x = stablehlo.constant dense<[(3.0, 4.0), (1.0, -2.0)]> : tensor<2xcomplex<f32>>
  %complex_power_two = call @complex_power_two(%complex_power_two.x) : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  check.expect_almost_eq_const %complex_power_two, dense<[(-7.0, 24.0), (-3.0, -4.0)]> : tensor<2xcomplex<f32>> loc("complex_power_two")
  // complex_transposed: the adjoint is asked for
  %complex_transposed.x = stablehlo.constant dense<[[(1.0, 2.0), (3.0, -4.0)], [(5.0, 6.0), (7.0, -8.0)]]> : tensor<2x2xcomplex<f32>>
  %complex_transposed.transpose = stablehlo.transpose %complex_transposed.x, dims = [1, 0] : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
  check.expect_eq_const %complex_transposed.transpose, dense<[[(1.0, 2.0), (5.0, 6.0)], [(3.0, -4.0), (7.0, -8.0)]]> : tensor<2x2xcomplex<f32>> loc("complex_transposed")
  // complex_dot_conjugated: the product is an inner product with a conjugate
  %complex_dot_conjugated.x = stablehlo.constant dense<[(1.0, 2.0), (3.0, -4.0)]> : tensor<2xcomplex<f32>>
  %complex_dot_conjugated.y = stablehlo.constant dense<[(5.0, 6.0), (7.0, -8.0)]> : tensor<2xcomplex<f32>>
  %complex_dot_conjugated.dot_general = stablehlo.dot_general %complex_dot_conjugated.x, %complex_dot_conjugated.y, contracting_dims = [0] x [0] : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<complex<f32>>
  check.expect_eq_const %complex_dot_conjugated.dot_general, dense<(-18.0, -36.0)> : tensor<complex<f32>> loc("complex_dot_conjugated")
  return
}
