// 6 of at most 12 elements become 2 rows of 3: the first dimension of the result has the size 2, and its bound is 4.
func.func @main() {
  %operand = stablehlo.constant dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]> : tensor<12xi32>
  %size = stablehlo.constant dense<6> : tensor<i32>
  %bounded = stablehlo.set_dimension_size %operand, %size, dim = 0 : (tensor<12xi32>, tensor<i32>) -> tensor<?xi32, #stablehlo.bounds<12>>
  %shape = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %split = stablehlo.dynamic_reshape %bounded, %shape : (tensor<?xi32, #stablehlo.bounds<12>>, tensor<2xi64>) -> tensor<?x3xi32, #stablehlo.bounds<4, ?>>
  %count = stablehlo.get_dimension_size %split, dim = 0 : (tensor<?x3xi32, #stablehlo.bounds<4, ?>>) -> tensor<i32>
  check.expect_eq_const %count, dense<2> : tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %sums = stablehlo.reduce(%split init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?x3xi32, #stablehlo.bounds<4, ?>>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const %sums, dense<[5, 7, 9]> : tensor<3xi32>
  return
}
