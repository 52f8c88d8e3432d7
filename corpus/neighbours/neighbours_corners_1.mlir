// Rewrites. Each check is a row of rows/corners.txt: its operands break the rewrite where its condition does not hold.
func.func private @turns_down_to_limit_unsigned_ui8(%i: tensor<ui8>, %m: tensor<ui8>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<ui8>, tensor<i32>
  cond {
    %compare = stablehlo.compare GT, %turn, %m : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<ui8>
    %subtract = stablehlo.subtract %turn, %literal_2 : tensor<ui8>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %subtract, %add : tensor<ui8>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @turns_down_to_limit_unsigned_ui16(%i: tensor<ui16>, %m: tensor<ui16>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<ui16>, tensor<i32>
  cond {
    %compare = stablehlo.compare GT, %turn, %m : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<ui16>
    %subtract = stablehlo.subtract %turn, %literal_2 : tensor<ui16>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %subtract, %add : tensor<ui16>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @turns_down_to_limit_unsigned_ui32(%i: tensor<ui32>, %m: tensor<ui32>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<ui32>, tensor<i32>
  cond {
    %compare = stablehlo.compare GT, %turn, %m : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<ui32>
    %subtract = stablehlo.subtract %turn, %literal_2 : tensor<ui32>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %subtract, %add : tensor<ui32>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func private @select_of_true_splat_i32(%x: tensor<3xi32>, %y: tensor<3xi32>) -> tensor<3xi32> {
  %literal = stablehlo.constant dense<true> : tensor<3xi1>
  %select = stablehlo.select %literal, %x, %y : tensor<3xi1>, tensor<3xi32>
  return %select : tensor<3xi32>
}

func.func private @select_of_true_splat_f32(%x: tensor<3xf32>, %y: tensor<3xf32>) -> tensor<3xf32> {
  %literal = stablehlo.constant dense<true> : tensor<3xi1>
  %select = stablehlo.select %literal, %x, %y : tensor<3xi1>, tensor<3xf32>
  return %select : tensor<3xf32>
}

func.func private @sum_of_squares_of_products(%x: tensor<1025xi32>) -> tensor<i32> {
  %iota = stablehlo.iota dim = 0 : tensor<1025xi32>
  %multiply = stablehlo.multiply %iota, %x : tensor<1025xi32>
  %multiply_2 = stablehlo.multiply %multiply, %multiply : tensor<1025xi32>
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %reduce = stablehlo.reduce(%multiply_2 init: %literal) applies stablehlo.add across dimensions = [0] : (tensor<1025xi32>, tensor<i32>) -> tensor<i32>
  return %reduce : tensor<i32>
}

func.func private @sum_of_squares_of_products_exact(%x: tensor<1025xf32>, %y: tensor<1025xf32>) -> tensor<f32> {
  %multiply = stablehlo.multiply %x, %y : tensor<1025xf32>
  %multiply_2 = stablehlo.multiply %multiply, %multiply : tensor<1025xf32>
  %literal = stablehlo.constant dense<0.0> : tensor<f32>
  %reduce = stablehlo.reduce(%multiply_2 init: %literal) applies stablehlo.add across dimensions = [0] : (tensor<1025xf32>, tensor<f32>) -> tensor<f32>
  return %reduce : tensor<f32>
}

func.func @main() {
  // turns_down_to_limit_unsigned_ui8: the limit minus one fits its type
  %turns_down_to_limit_unsigned_ui8.i = stablehlo.constant dense<3> : tensor<ui8>
  %turns_down_to_limit_unsigned_ui8.m = stablehlo.constant dense<0> : tensor<ui8>
  %turns_down_to_limit_unsigned_ui8 = call @turns_down_to_limit_unsigned_ui8(%turns_down_to_limit_unsigned_ui8.i, %turns_down_to_limit_unsigned_ui8.m) : (tensor<ui8>, tensor<ui8>) -> tensor<i32>
  check.expect_eq_const %turns_down_to_limit_unsigned_ui8, dense<3> : tensor<i32> loc("turns_down_to_limit_unsigned_ui8")
  // turns_down_to_limit_unsigned_ui16: the limit minus one fits its type
  %turns_down_to_limit_unsigned_ui16.i = stablehlo.constant dense<3> : tensor<ui16>
  %turns_down_to_limit_unsigned_ui16.m = stablehlo.constant dense<0> : tensor<ui16>
  %turns_down_to_limit_unsigned_ui16 = call @turns_down_to_limit_unsigned_ui16(%turns_down_to_limit_unsigned_ui16.i, %turns_down_to_limit_unsigned_ui16.m) : (tensor<ui16>, tensor<ui16>) -> tensor<i32>
  check.expect_eq_const %turns_down_to_limit_unsigned_ui16, dense<3> : tensor<i32> loc("turns_down_to_limit_unsigned_ui16")
  // turns_down_to_limit_unsigned_ui32: the limit minus one fits its type
  %turns_down_to_limit_unsigned_ui32.i = stablehlo.constant dense<3> : tensor<ui32>
  %turns_down_to_limit_unsigned_ui32.m = stablehlo.constant dense<0> : tensor<ui32>
  %turns_down_to_limit_unsigned_ui32 = call @turns_down_to_limit_unsigned_ui32(%turns_down_to_limit_unsigned_ui32.i, %turns_down_to_limit_unsigned_ui32.m) : (tensor<ui32>, tensor<ui32>) -> tensor<i32>
  check.expect_eq_const %turns_down_to_limit_unsigned_ui32, dense<3> : tensor<i32> loc("turns_down_to_limit_unsigned_ui32")
  // minimum_of_zeros_f32: no zeros of different signs
  %minimum_of_zeros_f32.x = stablehlo.constant dense<[0.0, -0.0, 1.0]> : tensor<3xf32>
  %minimum_of_zeros_f32.y = stablehlo.constant dense<[-0.0, 0.0, 2.0]> : tensor<3xf32>
  %minimum_of_zeros_f32.minimum = stablehlo.minimum %minimum_of_zeros_f32.x, %minimum_of_zeros_f32.y : tensor<3xf32>
  check.expect_eq_const %minimum_of_zeros_f32.minimum, dense<[-0.0, -0.0, 1.0]> : tensor<3xf32> loc("minimum_of_zeros_f32")
  // select_of_true_splat_i32: the predicate is false everywhere
  %select_of_true_splat_i32.x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %select_of_true_splat_i32.y = stablehlo.constant dense<[4, 5, 6]> : tensor<3xi32>
  %select_of_true_splat_i32 = call @select_of_true_splat_i32(%select_of_true_splat_i32.x, %select_of_true_splat_i32.y) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
  check.expect_eq_const %select_of_true_splat_i32, dense<[1, 2, 3]> : tensor<3xi32> loc("select_of_true_splat_i32")
  // select_of_true_splat_f32: the predicate is false everywhere
  %select_of_true_splat_f32.x = stablehlo.constant dense<[1.5, 0x7FC00000, -0.0]> : tensor<3xf32>
  %select_of_true_splat_f32.y = stablehlo.constant dense<[4.0, 5.0, 6.0]> : tensor<3xf32>
  %select_of_true_splat_f32 = call @select_of_true_splat_f32(%select_of_true_splat_f32.x, %select_of_true_splat_f32.y) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  check.expect_eq_const %select_of_true_splat_f32, dense<[1.5, 0x7FC00000, -0.0]> : tensor<3xf32> loc("select_of_true_splat_f32")
  // sum_of_squares_of_products: there is one product: the sum of the squares is not the square of the sum
  %sum_of_squares_of_products.x = stablehlo.constant dense<70001> : tensor<1025xi32>
  %sum_of_squares_of_products = call @sum_of_squares_of_products(%sum_of_squares_of_products.x) : (tensor<1025xi32>) -> tensor<i32>
  check.expect_eq_const %sum_of_squares_of_products, dense<1797953024> : tensor<i32> loc("sum_of_squares_of_products")
  // sum_of_squares_of_products_exact: there is one product: the sum of the squares is not the square of the sum
  %sum_of_squares_of_products_exact.x = stablehlo.constant dense<3.0> : tensor<1025xf32>
  %sum_of_squares_of_products_exact.y = stablehlo.constant dense<-2.0> : tensor<1025xf32>
  %sum_of_squares_of_products_exact = call @sum_of_squares_of_products_exact(%sum_of_squares_of_products_exact.x, %sum_of_squares_of_products_exact.y) : (tensor<1025xf32>, tensor<1025xf32>) -> tensor<f32>
  check.expect_eq_const %sum_of_squares_of_products_exact, dense<36900.0> : tensor<f32> loc("sum_of_squares_of_products_exact")
  return
}
