// Rewrites. Each check is a row of rows/reductions.txt: its operands break the rewrite where its condition does not hold.
func.func private @sum_of_broadcast(%x: tensor<3xi32>) -> tensor<3xi32> {
  %broadcast_in_dim = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xi32>) -> tensor<4x3xi32>
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %reduce = stablehlo.reduce(%broadcast_in_dim init: %literal) applies stablehlo.add across dimensions = [0] : (tensor<4x3xi32>, tensor<i32>) -> tensor<3xi32>
  return %reduce : tensor<3xi32>
}

func.func private @sum_of_broadcast_partly(%x: tensor<3xi32>) -> tensor<4xi32> {
  %broadcast_in_dim = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xi32>) -> tensor<4x3xi32>
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %reduce = stablehlo.reduce(%broadcast_in_dim init: %literal) applies stablehlo.add across dimensions = [1] : (tensor<4x3xi32>, tensor<i32>) -> tensor<4xi32>
  return %reduce : tensor<4xi32>
}

func.func private @product_of_broadcast(%x: tensor<3xi32>) -> tensor<3xi32> {
  %broadcast_in_dim = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xi32>) -> tensor<4x3xi32>
  %literal = stablehlo.constant dense<1> : tensor<i32>
  %reduce = stablehlo.reduce(%broadcast_in_dim init: %literal) applies stablehlo.multiply across dimensions = [0] : (tensor<4x3xi32>, tensor<i32>) -> tensor<3xi32>
  return %reduce : tensor<3xi32>
}

func.func private @sum_of_empty(%x: tensor<2x2xi32>) -> tensor<2xi32> {
  %slice = stablehlo.slice %x [0:2, 0:0] : (tensor<2x2xi32>) -> tensor<2x0xi32>
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %reduce = stablehlo.reduce(%slice init: %literal) applies stablehlo.add across dimensions = [1] : (tensor<2x0xi32>, tensor<i32>) -> tensor<2xi32>
  return %reduce : tensor<2xi32>
}

func.func private @reducer_that_is_constant(%x: tensor<3xi32>) -> tensor<i32> {
  %literal = stablehlo.constant dense<1> : tensor<i32>
  %reduce = stablehlo.reduce(%x init: %literal) across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
  reducer(%left: tensor<i32>, %right: tensor<i32>) {
    %literal_2 = stablehlo.constant dense<9> : tensor<i32>
    stablehlo.return %literal_2 : tensor<i32>
  }
  return %reduce : tensor<i32>
}

func.func private @sum_of_pad(%x: tensor<3xi32>) -> tensor<i32> {
  %literal = stablehlo.constant dense<2> : tensor<i32>
  %pad = stablehlo.pad %x, %literal, low = [1], high = [2], interior = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<6xi32>
  %literal_2 = stablehlo.constant dense<0> : tensor<i32>
  %reduce = stablehlo.reduce(%pad init: %literal_2) applies stablehlo.add across dimensions = [0] : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
  return %reduce : tensor<i32>
}

func.func private @product_of_zero_pad(%x: tensor<3xi32>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %pad = stablehlo.pad %x, %literal, low = [1], high = [0], interior = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<4xi32>
  %literal_2 = stablehlo.constant dense<1> : tensor<i32>
  %reduce = stablehlo.reduce(%pad init: %literal_2) applies stablehlo.multiply across dimensions = [0] : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
  return %reduce : tensor<i32>
}

func.func private @maximum_of_zero_pad(%x: tensor<2xf32>) -> tensor<f32> {
  %literal = stablehlo.constant dense<0.0> : tensor<f32>
  %pad = stablehlo.pad %x, %literal, low = [1], high = [0], interior = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<3xf32>
  %literal_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %reduce = stablehlo.reduce(%pad init: %literal_2) applies stablehlo.maximum across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
  return %reduce : tensor<f32>
}

func.func private @sum_of_pad_kept_dimension(%x: tensor<2x2xi32>) -> tensor<3xi32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %pad = stablehlo.pad %x, %literal, low = [1, 0], high = [0, 1], interior = [0, 0] : (tensor<2x2xi32>, tensor<i32>) -> tensor<3x3xi32>
  %literal_2 = stablehlo.constant dense<0> : tensor<i32>
  %reduce = stablehlo.reduce(%pad init: %literal_2) applies stablehlo.add across dimensions = [1] : (tensor<3x3xi32>, tensor<i32>) -> tensor<3xi32>
  return %reduce : tensor<3xi32>
}

func.func private @sum_of_concat_kept(%x: tensor<1x2xi32>, %y: tensor<1x2xi32>) -> tensor<2xi32> {
  %concatenate = stablehlo.concatenate %x, %y, dim = 0 : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<2x2xi32>
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %reduce = stablehlo.reduce(%concatenate init: %literal) applies stablehlo.add across dimensions = [1] : (tensor<2x2xi32>, tensor<i32>) -> tensor<2xi32>
  return %reduce : tensor<2xi32>
}

func.func private @sum_of_transpose(%x: tensor<2x2xi32>) -> tensor<2xi32> {
  %transpose = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x2xi32>) -> tensor<2x2xi32>
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %reduce = stablehlo.reduce(%transpose init: %literal) applies stablehlo.add across dimensions = [0] : (tensor<2x2xi32>, tensor<i32>) -> tensor<2xi32>
  return %reduce : tensor<2xi32>
}

func.func private @transpose_of_sum(%x: tensor<2x2x2xi32>) -> tensor<2x2xi32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %reduce = stablehlo.reduce(%x init: %literal) applies stablehlo.add across dimensions = [1] : (tensor<2x2x2xi32>, tensor<i32>) -> tensor<2x2xi32>
  %transpose = stablehlo.transpose %reduce, dims = [1, 0] : (tensor<2x2xi32>) -> tensor<2x2xi32>
  return %transpose : tensor<2x2xi32>
}

func.func private @sum_of_reshape(%x: tensor<6xi32>) -> tensor<3xi32> {
  %reshape = stablehlo.reshape %x : (tensor<6xi32>) -> tensor<2x3xi32>
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %reduce = stablehlo.reduce(%reshape init: %literal) applies stablehlo.add across dimensions = [0] : (tensor<2x3xi32>, tensor<i32>) -> tensor<3xi32>
  return %reduce : tensor<3xi32>
}

func.func private @sum_of_maximum_merged(%x: tensor<2x2xi32>) -> tensor<i32> {
  %literal = stablehlo.constant dense<-100> : tensor<i32>
  %reduce = stablehlo.reduce(%x init: %literal) applies stablehlo.maximum across dimensions = [0] : (tensor<2x2xi32>, tensor<i32>) -> tensor<2xi32>
  %literal_2 = stablehlo.constant dense<0> : tensor<i32>
  %reduce_2 = stablehlo.reduce(%reduce init: %literal_2) applies stablehlo.add across dimensions = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
  return %reduce_2 : tensor<i32>
}

func.func private @sums_of_third_dimension(%x: tensor<2x2x2xi32>) -> tensor<2xi32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %reduce = stablehlo.reduce(%x init: %literal) applies stablehlo.add across dimensions = [0] : (tensor<2x2x2xi32>, tensor<i32>) -> tensor<2x2xi32>
  %literal_2 = stablehlo.constant dense<0> : tensor<i32>
  %reduce_2 = stablehlo.reduce(%reduce init: %literal_2) applies stablehlo.add across dimensions = [1] : (tensor<2x2xi32>, tensor<i32>) -> tensor<2xi32>
  return %reduce_2 : tensor<2xi32>
}

func.func private @sum_of_scaled_f32(%x: tensor<3xf32>) -> tensor<f32> {
  %literal = stablehlo.constant dense<3.0> : tensor<3xf32>
  %multiply = stablehlo.multiply %x, %literal : tensor<3xf32>
  %literal_2 = stablehlo.constant dense<0.0> : tensor<f32>
  %reduce = stablehlo.reduce(%multiply init: %literal_2) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
  return %reduce : tensor<f32>
}

func.func private @maximum_of_scaled(%x: tensor<3xi32>) -> tensor<i32> {
  %literal = stablehlo.constant dense<-2> : tensor<3xi32>
  %multiply = stablehlo.multiply %x, %literal : tensor<3xi32>
  %literal_2 = stablehlo.constant dense<-1000> : tensor<i32>
  %reduce = stablehlo.reduce(%multiply init: %literal_2) applies stablehlo.maximum across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
  return %reduce : tensor<i32>
}

func.func private @reduced_maximum_of_negated(%x: tensor<3xf32>) -> tensor<f32> {
  %negate = stablehlo.negate %x : tensor<3xf32>
  %literal = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %reduce = stablehlo.reduce(%negate init: %literal) applies stablehlo.maximum across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
  %negate_2 = stablehlo.negate %reduce : tensor<f32>
  return %negate_2 : tensor<f32>
}

func.func private @sum_of_sum_f32(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<f32> {
  %add = stablehlo.add %x, %y : tensor<2xf32>
  %literal = stablehlo.constant dense<0.0> : tensor<f32>
  %reduce = stablehlo.reduce(%add init: %literal) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  return %reduce : tensor<f32>
}

func.func private @sum_of_products_transposed(%x: tensor<2x2xf32>, %y: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %broadcast_in_dim = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<2x2xf32>) -> tensor<2x2x2xf32>
  %broadcast_in_dim_2 = stablehlo.broadcast_in_dim %y, dims = [1, 2] : (tensor<2x2xf32>) -> tensor<2x2x2xf32>
  %multiply = stablehlo.multiply %broadcast_in_dim, %broadcast_in_dim_2 : tensor<2x2x2xf32>
  %literal = stablehlo.constant dense<0.0> : tensor<f32>
  %reduce = stablehlo.reduce(%multiply init: %literal) applies stablehlo.add across dimensions = [2] : (tensor<2x2x2xf32>, tensor<f32>) -> tensor<2x2xf32>
  return %reduce : tensor<2x2xf32>
}

func.func private @sum_of_products_integer(%x: tensor<2xi8>, %y: tensor<2xi8>) -> tensor<i32> {
  %multiply = stablehlo.multiply %x, %y : tensor<2xi8>
  %literal = stablehlo.constant dense<0> : tensor<i8>
  %reduce = stablehlo.reduce(%multiply init: %literal) applies stablehlo.add across dimensions = [0] : (tensor<2xi8>, tensor<i8>) -> tensor<i8>
  %convert = stablehlo.convert %reduce : (tensor<i8>) -> tensor<i32>
  return %convert : tensor<i32>
}

func.func private @mean_square_minus_square_mean(%x: tensor<4xf32>) -> tensor<f32> {
  %multiply = stablehlo.multiply %x, %x : tensor<4xf32>
  %literal = stablehlo.constant dense<0.0> : tensor<f32>
  %reduce = stablehlo.reduce(%multiply init: %literal) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %literal_2 = stablehlo.constant dense<0.25> : tensor<f32>
  %multiply_2 = stablehlo.multiply %reduce, %literal_2 : tensor<f32>
  %literal_3 = stablehlo.constant dense<0.0> : tensor<f32>
  %reduce_2 = stablehlo.reduce(%x init: %literal_3) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %literal_4 = stablehlo.constant dense<0.25> : tensor<f32>
  %multiply_3 = stablehlo.multiply %reduce_2, %literal_4 : tensor<f32>
  %literal_5 = stablehlo.constant dense<0.0> : tensor<f32>
  %reduce_3 = stablehlo.reduce(%x init: %literal_5) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %literal_6 = stablehlo.constant dense<0.25> : tensor<f32>
  %multiply_4 = stablehlo.multiply %reduce_3, %literal_6 : tensor<f32>
  %multiply_5 = stablehlo.multiply %multiply_3, %multiply_4 : tensor<f32>
  %subtract = stablehlo.subtract %multiply_2, %multiply_5 : tensor<f32>
  return %subtract : tensor<f32>
}

func.func private @sum_of_comparison(%x: tensor<4xf32>) -> tensor<f32> {
  %literal = stablehlo.constant dense<0.0> : tensor<4xf32>
  %compare = stablehlo.compare GT, %x, %literal : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %convert = stablehlo.convert %compare : (tensor<4xi1>) -> tensor<4xf32>
  %literal_2 = stablehlo.constant dense<0.0> : tensor<f32>
  %reduce = stablehlo.reduce(%convert init: %literal_2) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return %reduce : tensor<f32>
}

func.func private @any_of_comparison(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<i1> {
  %compare = stablehlo.compare LT, %x, %y : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %literal = stablehlo.constant dense<false> : tensor<i1>
  %reduce = stablehlo.reduce(%compare init: %literal) applies stablehlo.or across dimensions = [0] : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
  return %reduce : tensor<i1>
}

func.func @main() {
  // sum_of_broadcast: the sum is multiplied by the number of copies
  %sum_of_broadcast.x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %sum_of_broadcast = call @sum_of_broadcast(%sum_of_broadcast.x) : (tensor<3xi32>) -> tensor<3xi32>
  check.expect_eq_const %sum_of_broadcast, dense<[4, 8, 12]> : tensor<3xi32> loc("sum_of_broadcast")
  // sum_of_broadcast_partly: the copies are along the reduced dimension
  %sum_of_broadcast_partly.x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %sum_of_broadcast_partly = call @sum_of_broadcast_partly(%sum_of_broadcast_partly.x) : (tensor<3xi32>) -> tensor<4xi32>
  check.expect_eq_const %sum_of_broadcast_partly, dense<6> : tensor<4xi32> loc("sum_of_broadcast_partly")
  // product_of_broadcast: the reducer adds: a product of copies is a power
  %product_of_broadcast.x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %product_of_broadcast = call @product_of_broadcast(%product_of_broadcast.x) : (tensor<3xi32>) -> tensor<3xi32>
  check.expect_eq_const %product_of_broadcast, dense<[1, 16, 81]> : tensor<3xi32> loc("product_of_broadcast")
  // sum_of_empty: the operand is not empty: an empty sum is the initial value
  %sum_of_empty.x = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %sum_of_empty = call @sum_of_empty(%sum_of_empty.x) : (tensor<2x2xi32>) -> tensor<2xi32>
  check.expect_eq_const %sum_of_empty, dense<0> : tensor<2xi32> loc("sum_of_empty")
  // reducer_that_is_constant: the reducer returns its first argument
  %reducer_that_is_constant.x = stablehlo.constant dense<1> : tensor<3xi32>
  %reducer_that_is_constant = call @reducer_that_is_constant(%reducer_that_is_constant.x) : (tensor<3xi32>) -> tensor<i32>
  check.expect_eq_const %reducer_that_is_constant, dense<9> : tensor<i32> loc("reducer_that_is_constant")
  // sum_of_pad: the padding value is the identity of the reducer
  %sum_of_pad.x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %sum_of_pad = call @sum_of_pad(%sum_of_pad.x) : (tensor<3xi32>) -> tensor<i32>
  check.expect_eq_const %sum_of_pad, dense<12> : tensor<i32> loc("sum_of_pad")
  // product_of_zero_pad: the padding value is the identity of the reducer
  %product_of_zero_pad.x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %product_of_zero_pad = call @product_of_zero_pad(%product_of_zero_pad.x) : (tensor<3xi32>) -> tensor<i32>
  check.expect_eq_const %product_of_zero_pad, dense<0> : tensor<i32> loc("product_of_zero_pad")
  // maximum_of_zero_pad: the padding value is the identity of the reducer
  %maximum_of_zero_pad.x = stablehlo.constant dense<[-1.0, -2.0]> : tensor<2xf32>
  %maximum_of_zero_pad = call @maximum_of_zero_pad(%maximum_of_zero_pad.x) : (tensor<2xf32>) -> tensor<f32>
  check.expect_eq_const %maximum_of_zero_pad, dense<0.0> : tensor<f32> loc("maximum_of_zero_pad")
  // sum_of_pad_kept_dimension: the padding of the kept dimension stays where it is
  %sum_of_pad_kept_dimension.x = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %sum_of_pad_kept_dimension = call @sum_of_pad_kept_dimension(%sum_of_pad_kept_dimension.x) : (tensor<2x2xi32>) -> tensor<3xi32>
  check.expect_eq_const %sum_of_pad_kept_dimension, dense<[0, 3, 7]> : tensor<3xi32> loc("sum_of_pad_kept_dimension")
  // sum_of_concat_kept: the order is kept
  %sum_of_concat_kept.x = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi32>
  %sum_of_concat_kept.y = stablehlo.constant dense<[[4, 5]]> : tensor<1x2xi32>
  %sum_of_concat_kept = call @sum_of_concat_kept(%sum_of_concat_kept.x, %sum_of_concat_kept.y) : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<2xi32>
  check.expect_eq_const %sum_of_concat_kept, dense<[3, 9]> : tensor<2xi32> loc("sum_of_concat_kept")
  // sum_of_transpose: the reduced dimension moves with the transposition
  %sum_of_transpose.x = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %sum_of_transpose = call @sum_of_transpose(%sum_of_transpose.x) : (tensor<2x2xi32>) -> tensor<2xi32>
  check.expect_eq_const %sum_of_transpose, dense<[3, 7]> : tensor<2xi32> loc("sum_of_transpose")
  // transpose_of_sum: the kept dimensions stay in order
  %transpose_of_sum.x = stablehlo.constant dense<[[[1, 2], [3, 4]], [[5, 6], [7, 8]]]> : tensor<2x2x2xi32>
  %transpose_of_sum = call @transpose_of_sum(%transpose_of_sum.x) : (tensor<2x2x2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %transpose_of_sum, dense<[[4, 12], [6, 14]]> : tensor<2x2xi32> loc("transpose_of_sum")
  // sum_of_reshape: the dimensions keep their order
  %sum_of_reshape.x = stablehlo.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>
  %sum_of_reshape = call @sum_of_reshape(%sum_of_reshape.x) : (tensor<6xi32>) -> tensor<3xi32>
  check.expect_eq_const %sum_of_reshape, dense<[5, 7, 9]> : tensor<3xi32> loc("sum_of_reshape")
  // sum_of_maximum_merged: both have the same reducer
  %sum_of_maximum_merged.x = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %sum_of_maximum_merged = call @sum_of_maximum_merged(%sum_of_maximum_merged.x) : (tensor<2x2xi32>) -> tensor<i32>
  check.expect_eq_const %sum_of_maximum_merged, dense<7> : tensor<i32> loc("sum_of_maximum_merged")
  // sums_of_third_dimension: the outer dimension is counted in the operand of the inner reduction
  %sums_of_third_dimension.x = stablehlo.constant dense<[[[1, 2], [3, 4]], [[5, 6], [7, 8]]]> : tensor<2x2x2xi32>
  %sums_of_third_dimension = call @sums_of_third_dimension(%sums_of_third_dimension.x) : (tensor<2x2x2xi32>) -> tensor<2xi32>
  check.expect_eq_const %sums_of_third_dimension, dense<[14, 22]> : tensor<2xi32> loc("sums_of_third_dimension")
  // sum_of_scaled_f32: no product overflows
  %sum_of_scaled_f32.x = stablehlo.constant dense<[3.0e+38, -3.0e+38, 1.0e+38]> : tensor<3xf32>
  %sum_of_scaled_f32 = call @sum_of_scaled_f32(%sum_of_scaled_f32.x) : (tensor<3xf32>) -> tensor<f32>
  check.expect_eq_const %sum_of_scaled_f32, dense<0x7FC00000> : tensor<f32> loc("sum_of_scaled_f32")
  // maximum_of_scaled: the factor is positive
  %maximum_of_scaled.x = stablehlo.constant dense<[1, 5, 3]> : tensor<3xi32>
  %maximum_of_scaled = call @maximum_of_scaled(%maximum_of_scaled.x) : (tensor<3xi32>) -> tensor<i32>
  check.expect_eq_const %maximum_of_scaled, dense<-2> : tensor<i32> loc("maximum_of_scaled")
  // reduced_maximum_of_negated: it is the minimum
  %reduced_maximum_of_negated.x = stablehlo.constant dense<[1.0, 5.0, 3.0]> : tensor<3xf32>
  %reduced_maximum_of_negated = call @reduced_maximum_of_negated(%reduced_maximum_of_negated.x) : (tensor<3xf32>) -> tensor<f32>
  check.expect_eq_const %reduced_maximum_of_negated, dense<1.0> : tensor<f32> loc("reduced_maximum_of_negated")
  // sum_of_sum_f32: no sum overflows
  %sum_of_sum_f32.x = stablehlo.constant dense<[3.0e+38, -3.0e+38]> : tensor<2xf32>
  %sum_of_sum_f32.y = stablehlo.constant dense<[3.0e+38, -3.0e+38]> : tensor<2xf32>
  %sum_of_sum_f32 = call @sum_of_sum_f32(%sum_of_sum_f32.x, %sum_of_sum_f32.y) : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
  check.expect_eq_const %sum_of_sum_f32, dense<0x7FC00000> : tensor<f32> loc("sum_of_sum_f32")
  // sum_of_products_transposed: the second operand is transposed
  %sum_of_products_transposed.x = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %sum_of_products_transposed.y = stablehlo.constant dense<[[5.0, 6.0], [7.0, 8.0]]> : tensor<2x2xf32>
  %sum_of_products_transposed = call @sum_of_products_transposed(%sum_of_products_transposed.x, %sum_of_products_transposed.y) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %sum_of_products_transposed, dense<[[17.0, 23.0], [39.0, 53.0]]> : tensor<2x2xf32> loc("sum_of_products_transposed")
  // sum_of_products_integer: the products do not wrap around
  %sum_of_products_integer.x = stablehlo.constant dense<[100, 2]> : tensor<2xi8>
  %sum_of_products_integer.y = stablehlo.constant dense<[100, 4]> : tensor<2xi8>
  %sum_of_products_integer = call @sum_of_products_integer(%sum_of_products_integer.x, %sum_of_products_integer.y) : (tensor<2xi8>, tensor<2xi8>) -> tensor<i32>
  check.expect_eq_const %sum_of_products_integer, dense<24> : tensor<i32> loc("sum_of_products_integer")
  // mean_square_minus_square_mean: no square overflows
  %mean_square_minus_square_mean.x = stablehlo.constant dense<1.0e+20> : tensor<4xf32>
  %mean_square_minus_square_mean = call @mean_square_minus_square_mean(%mean_square_minus_square_mean.x) : (tensor<4xf32>) -> tensor<f32>
  check.expect_eq_const %mean_square_minus_square_mean, dense<0x7FC00000> : tensor<f32> loc("mean_square_minus_square_mean")
  // sum_of_comparison: x is not negative and no NaN
  %sum_of_comparison.x = stablehlo.constant dense<[1.0, -2.0, 0x7FC00000, 0.0]> : tensor<4xf32>
  %sum_of_comparison = call @sum_of_comparison(%sum_of_comparison.x) : (tensor<4xf32>) -> tensor<f32>
  check.expect_eq_const %sum_of_comparison, dense<1.0> : tensor<f32> loc("sum_of_comparison")
  // any_of_comparison: one of the operands is the same everywhere
  %any_of_comparison.x = stablehlo.constant dense<[5.0, 1.0]> : tensor<2xf32>
  %any_of_comparison.y = stablehlo.constant dense<[6.0, 1.0]> : tensor<2xf32>
  %any_of_comparison = call @any_of_comparison(%any_of_comparison.x, %any_of_comparison.y) : (tensor<2xf32>, tensor<2xf32>) -> tensor<i1>
  check.expect_eq_const %any_of_comparison, dense<true> : tensor<i1> loc("any_of_comparison")
  return
}
