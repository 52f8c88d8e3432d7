// Rewrites. Each check is a row of rows/iotas.txt: its operands break the rewrite where its condition does not hold.
func.func private @iota_select_equal(%x: tensor<4xi32>, %y: tensor<4xi32>) -> tensor<4xi32> {
  %iota = stablehlo.iota dim = 0 : tensor<4xi32>
  %literal = stablehlo.constant dense<2> : tensor<4xi32>
  %compare = stablehlo.compare EQ, %iota, %literal : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %select = stablehlo.select %compare, %x, %y : tensor<4xi1>, tensor<4xi32>
  return %select : tensor<4xi32>
}

func.func private @iota_select_second_dimension(%x: tensor<2x2xi32>, %y: tensor<2x2xi32>) -> tensor<2x2xi32> {
  %iota = stablehlo.iota dim = 1 : tensor<2x2xi32>
  %literal = stablehlo.constant dense<1> : tensor<2x2xi32>
  %compare = stablehlo.compare LT, %iota, %literal : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
  %select = stablehlo.select %compare, %x, %y : tensor<2x2xi1>, tensor<2x2xi32>
  return %select : tensor<2x2xi32>
}

func.func private @iota_product_wraps(%x: tensor<4xui8>) -> tensor<4xui8> {
  %iota = stablehlo.iota dim = 0 : tensor<4xui8>
  %literal = stablehlo.constant dense<100> : tensor<4xui8>
  %multiply = stablehlo.multiply %iota, %literal : tensor<4xui8>
  %literal_2 = stablehlo.constant dense<100> : tensor<4xui8>
  %divide = stablehlo.divide %multiply, %literal_2 : tensor<4xui8>
  %add = stablehlo.add %divide, %x : tensor<4xui8>
  return %add : tensor<4xui8>
}

func.func private @iota_remainder(%x: tensor<6xi32>) -> tensor<6xi32> {
  %iota = stablehlo.iota dim = 0 : tensor<6xi32>
  %literal = stablehlo.constant dense<4> : tensor<6xi32>
  %remainder = stablehlo.remainder %iota, %literal : tensor<6xi32>
  %add = stablehlo.add %remainder, %x : tensor<6xi32>
  return %add : tensor<6xi32>
}

func.func private @iota_sum_remainder(%x: tensor<6xi32>) -> tensor<6xi32> {
  %iota = stablehlo.iota dim = 0 : tensor<6xi32>
  %literal = stablehlo.constant dense<4> : tensor<6xi32>
  %add = stablehlo.add %iota, %literal : tensor<6xi32>
  %literal_2 = stablehlo.constant dense<4> : tensor<6xi32>
  %remainder = stablehlo.remainder %add, %literal_2 : tensor<6xi32>
  %add_2 = stablehlo.add %remainder, %x : tensor<6xi32>
  return %add_2 : tensor<6xi32>
}

func.func private @iota_quotient(%x: tensor<6xi32>) -> tensor<6xi32> {
  %iota = stablehlo.iota dim = 0 : tensor<6xi32>
  %literal = stablehlo.constant dense<4> : tensor<6xi32>
  %divide = stablehlo.divide %iota, %literal : tensor<6xi32>
  %add = stablehlo.add %divide, %x : tensor<6xi32>
  return %add : tensor<6xi32>
}

func.func private @iota_mask_triangle(%x: tensor<2x2xi32>) -> tensor<2x2xi32> {
  %iota = stablehlo.iota dim = 0 : tensor<2x2xi32>
  %iota_2 = stablehlo.iota dim = 1 : tensor<2x2xi32>
  %compare = stablehlo.compare GE, %iota, %iota_2 : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
  %literal = stablehlo.constant dense<0> : tensor<2x2xi32>
  %select = stablehlo.select %compare, %x, %literal : tensor<2x2xi1>, tensor<2x2xi32>
  return %select : tensor<2x2xi32>
}

func.func private @iota_mask_transposed(%x: tensor<2x2xi32>) -> tensor<2x2xi32> {
  %iota = stablehlo.iota dim = 0 : tensor<2x2xi32>
  %iota_2 = stablehlo.iota dim = 1 : tensor<2x2xi32>
  %compare = stablehlo.compare GE, %iota, %iota_2 : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
  %literal = stablehlo.constant dense<0> : tensor<2x2xi32>
  %select = stablehlo.select %compare, %x, %literal : tensor<2x2xi1>, tensor<2x2xi32>
  %transpose = stablehlo.transpose %select, dims = [1, 0] : (tensor<2x2xi32>) -> tensor<2x2xi32>
  return %transpose : tensor<2x2xi32>
}

func.func private @constant_counts_up(%x: tensor<4xi32>) -> tensor<4xi32> {
  %literal = stablehlo.constant dense<[0, 2, 4, 7]> : tensor<4xi32>
  %add = stablehlo.add %literal, %x : tensor<4xi32>
  return %add : tensor<4xi32>
}

func.func private @constant_counts_from_start(%x: tensor<3xi32>) -> tensor<3xi32> {
  %literal = stablehlo.constant dense<[5, 6, 7]> : tensor<3xi32>
  %multiply = stablehlo.multiply %literal, %x : tensor<3xi32>
  return %multiply : tensor<3xi32>
}

func.func private @constant_counts_wrapping(%x: tensor<3xi32>) -> tensor<3xi32> {
  %literal = stablehlo.constant dense<[126, 127, -128]> : tensor<3xi8>
  %convert = stablehlo.convert %literal : (tensor<3xi8>) -> tensor<3xi32>
  %add = stablehlo.add %convert, %x : tensor<3xi32>
  return %add : tensor<3xi32>
}

func.func private @constant_first_and_last(%x: tensor<4xf32>) -> tensor<4xf32> {
  %literal = stablehlo.constant dense<[1.0, 1.0, 2.0, 1.0]> : tensor<4xf32>
  %multiply = stablehlo.multiply %literal, %x : tensor<4xf32>
  return %multiply : tensor<4xf32>
}

func.func private @constant_almost_zero(%x: tensor<3xf32>) -> tensor<3xf32> {
  %literal = stablehlo.constant dense<[-0.0, 0.0, -0.0]> : tensor<3xf32>
  %add = stablehlo.add %x, %literal : tensor<3xf32>
  return %add : tensor<3xf32>
}

func.func private @constant_negative_zero_splat(%x: tensor<2xf32>) -> tensor<2xf32> {
  %literal = stablehlo.constant dense<0.0> : tensor<2xf32>
  %multiply = stablehlo.multiply %x, %literal : tensor<2xf32>
  %literal_2 = stablehlo.constant dense<-0.0> : tensor<2xf32>
  %add = stablehlo.add %multiply, %literal_2 : tensor<2xf32>
  return %add : tensor<2xf32>
}

func.func private @constant_nan_splat(%x: tensor<2xf32>) -> tensor<2xf32> {
  %literal = stablehlo.constant dense<0x7FC00000> : tensor<2xf32>
  %maximum = stablehlo.maximum %x, %literal : tensor<2xf32>
  return %maximum : tensor<2xf32>
}

func.func private @iota_scaled_in_float(%x: tensor<100xf32>) -> tensor<f32> {
  %iota = stablehlo.iota dim = 0 : tensor<100xf32>
  %multiply = stablehlo.multiply %iota, %x : tensor<100xf32>
  %literal = stablehlo.constant dense<0.0> : tensor<f32>
  %reduce = stablehlo.reduce(%multiply init: %literal) applies stablehlo.add across dimensions = [0] : (tensor<100xf32>, tensor<f32>) -> tensor<f32>
  return %reduce : tensor<f32>
}

func.func private @linspace(%x: tensor<8xf32>) -> tensor<8xf32> {
  %iota = stablehlo.iota dim = 0 : tensor<8xf32>
  %literal = stablehlo.constant dense<49.0> : tensor<8xf32>
  %divide = stablehlo.divide %x, %literal : tensor<8xf32>
  %multiply = stablehlo.multiply %iota, %divide : tensor<8xf32>
  return %multiply : tensor<8xf32>
}

func.func @main() {
  // iota_select_equal: one element is selected
  %iota_select_equal.x = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %iota_select_equal.y = stablehlo.constant dense<[5, 6, 7, 8]> : tensor<4xi32>
  %iota_select_equal = call @iota_select_equal(%iota_select_equal.x, %iota_select_equal.y) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  check.expect_eq_const %iota_select_equal, dense<[5, 6, 3, 8]> : tensor<4xi32> loc("iota_select_equal")
  // iota_select_second_dimension: the cut is along the dimension of the iota
  %iota_select_second_dimension.x = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %iota_select_second_dimension.y = stablehlo.constant dense<[[5, 6], [7, 8]]> : tensor<2x2xi32>
  %iota_select_second_dimension = call @iota_select_second_dimension(%iota_select_second_dimension.x, %iota_select_second_dimension.y) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %iota_select_second_dimension, dense<[[1, 6], [3, 8]]> : tensor<2x2xi32> loc("iota_select_second_dimension")
  // iota_product_wraps: the products do not wrap around
  %iota_product_wraps.x = stablehlo.constant dense<0> : tensor<4xui8>
  %iota_product_wraps = call @iota_product_wraps(%iota_product_wraps.x) : (tensor<4xui8>) -> tensor<4xui8>
  check.expect_eq_const %iota_product_wraps, dense<[0, 1, 2, 0]> : tensor<4xui8> loc("iota_product_wraps")
  // iota_remainder: the divisor is at least the size
  %iota_remainder.x = stablehlo.constant dense<0> : tensor<6xi32>
  %iota_remainder = call @iota_remainder(%iota_remainder.x) : (tensor<6xi32>) -> tensor<6xi32>
  check.expect_eq_const %iota_remainder, dense<[0, 1, 2, 3, 0, 1]> : tensor<6xi32> loc("iota_remainder")
  // iota_sum_remainder: the divisor is at least the size
  %iota_sum_remainder.x = stablehlo.constant dense<0> : tensor<6xi32>
  %iota_sum_remainder = call @iota_sum_remainder(%iota_sum_remainder.x) : (tensor<6xi32>) -> tensor<6xi32>
  check.expect_eq_const %iota_sum_remainder, dense<[0, 1, 2, 3, 0, 1]> : tensor<6xi32> loc("iota_sum_remainder")
  // iota_quotient: the divisor is at least the size
  %iota_quotient.x = stablehlo.constant dense<0> : tensor<6xi32>
  %iota_quotient = call @iota_quotient(%iota_quotient.x) : (tensor<6xi32>) -> tensor<6xi32>
  check.expect_eq_const %iota_quotient, dense<[0, 0, 0, 0, 1, 1]> : tensor<6xi32> loc("iota_quotient")
  // iota_mask_triangle: the diagonal is left out
  %iota_mask_triangle.x = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %iota_mask_triangle = call @iota_mask_triangle(%iota_mask_triangle.x) : (tensor<2x2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %iota_mask_triangle, dense<[[1, 0], [3, 4]]> : tensor<2x2xi32> loc("iota_mask_triangle")
  // iota_mask_transposed: the mask is transposed as well
  %iota_mask_transposed.x = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %iota_mask_transposed = call @iota_mask_transposed(%iota_mask_transposed.x) : (tensor<2x2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %iota_mask_transposed, dense<[[1, 3], [0, 4]]> : tensor<2x2xi32> loc("iota_mask_transposed")
  // constant_counts_up: all steps are equal
  %constant_counts_up.x = stablehlo.constant dense<0> : tensor<4xi32>
  %constant_counts_up = call @constant_counts_up(%constant_counts_up.x) : (tensor<4xi32>) -> tensor<4xi32>
  check.expect_eq_const %constant_counts_up, dense<[0, 2, 4, 7]> : tensor<4xi32> loc("constant_counts_up")
  // constant_counts_from_start: the first number is zero
  %constant_counts_from_start.x = stablehlo.constant dense<1> : tensor<3xi32>
  %constant_counts_from_start = call @constant_counts_from_start(%constant_counts_from_start.x) : (tensor<3xi32>) -> tensor<3xi32>
  check.expect_eq_const %constant_counts_from_start, dense<[5, 6, 7]> : tensor<3xi32> loc("constant_counts_from_start")
  // constant_counts_wrapping: the numbers do not wrap around
  %constant_counts_wrapping.x = stablehlo.constant dense<0> : tensor<3xi32>
  %constant_counts_wrapping = call @constant_counts_wrapping(%constant_counts_wrapping.x) : (tensor<3xi32>) -> tensor<3xi32>
  check.expect_eq_const %constant_counts_wrapping, dense<[126, 127, -128]> : tensor<3xi32> loc("constant_counts_wrapping")
  // constant_first_and_last: all elements are equal
  %constant_first_and_last.x = stablehlo.constant dense<[3.0, 5.0, 7.0, 9.0]> : tensor<4xf32>
  %constant_first_and_last = call @constant_first_and_last(%constant_first_and_last.x) : (tensor<4xf32>) -> tensor<4xf32>
  check.expect_eq_const %constant_first_and_last, dense<[3.0, 5.0, 14.0, 9.0]> : tensor<4xf32> loc("constant_first_and_last")
  // constant_almost_zero: all zeros are negative ones
  %constant_almost_zero.x = stablehlo.constant dense<[-0.0, -0.0, 1.0]> : tensor<3xf32>
  %constant_almost_zero = call @constant_almost_zero(%constant_almost_zero.x) : (tensor<3xf32>) -> tensor<3xf32>
  check.expect_eq_const %constant_almost_zero, dense<[-0.0, 0.0, 1.0]> : tensor<3xf32> loc("constant_almost_zero")
  // constant_negative_zero_splat: zeros of both signs are different constants
  %constant_negative_zero_splat.x = stablehlo.constant dense<[1.0, -2.0]> : tensor<2xf32>
  %constant_negative_zero_splat = call @constant_negative_zero_splat(%constant_negative_zero_splat.x) : (tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const %constant_negative_zero_splat, dense<[0.0, -0.0]> : tensor<2xf32> loc("constant_negative_zero_splat")
  // constant_nan_splat: maxnum ignores a NaN, maximum does not
  %constant_nan_splat.x = stablehlo.constant dense<[1.0, -2.0]> : tensor<2xf32>
  %constant_nan_splat = call @constant_nan_splat(%constant_nan_splat.x) : (tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const %constant_nan_splat, dense<0x7FC00000> : tensor<2xf32> loc("constant_nan_splat")
  // iota_scaled_in_float: the factors are integers
  %iota_scaled_in_float.x = stablehlo.constant dense<0.5> : tensor<100xf32>
  %iota_scaled_in_float = call @iota_scaled_in_float(%iota_scaled_in_float.x) : (tensor<100xf32>) -> tensor<f32>
  check.expect_eq_const %iota_scaled_in_float, dense<2475.0> : tensor<f32> loc("iota_scaled_in_float")
  // linspace: the division is exact
  %linspace.x = stablehlo.constant dense<1.0> : tensor<8xf32>
  %linspace = call @linspace(%linspace.x) : (tensor<8xf32>) -> tensor<8xf32>
  check.expect_eq_const %linspace, dense<[0.0, 0.020408163, 0.040816326, 0.06122449, 0.08163265, 0.10204081, 0.12244898, 0.14285713]> : tensor<8xf32> loc("linspace")
  return
}
