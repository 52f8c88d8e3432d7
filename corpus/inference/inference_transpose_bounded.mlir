// transpose_bounded: bounds are permuted. Source: TypeInference.cpp inferTransposeOp.
func.func @main() {
  %constant = stablehlo.constant dense<[[[7, 14, 21, 28, 35], [5, 12, 19, 26, 33], [3, 10, 17, 24, 31]], [[1, 8, 15, 22, 29], [36, 6, 13, 20, 27], [34, 4, 11, 18, 25]]]> : tensor<2x3x5xi32>
  %constant_0 = stablehlo.constant dense<1> : tensor<i32>
  %result_0 = stablehlo.set_dimension_size %constant, %constant_0, dim = 0 : (tensor<2x3x5xi32>, tensor<i32>) -> tensor<?x3x5xi32, #stablehlo.bounds<2, ?, ?>>
  %constant_1 = stablehlo.constant dense<4> : tensor<i32>
  %result_1 = stablehlo.set_dimension_size %result_0, %constant_1, dim = 2 : (tensor<?x3x5xi32, #stablehlo.bounds<2, ?, ?>>, tensor<i32>) -> tensor<?x3x?xi32, #stablehlo.bounds<2, ?, 5>>
  %result_2 = stablehlo.transpose %result_1, dims = [2, 0, 1] : (tensor<?x3x?xi32, #stablehlo.bounds<2, ?, 5>>) -> tensor<?x?x3xi32, #stablehlo.bounds<5, 2, ?>>
  %result_3 = stablehlo.get_dimension_size %result_2, dim = 0 : (tensor<?x?x3xi32, #stablehlo.bounds<5, 2, ?>>) -> tensor<i32>
  check.expect_eq_const %result_3, dense<4> : tensor<i32>
  %result_4 = stablehlo.get_dimension_size %result_2, dim = 1 : (tensor<?x?x3xi32, #stablehlo.bounds<5, 2, ?>>) -> tensor<i32>
  check.expect_eq_const %result_4, dense<1> : tensor<i32>
  %result_5 = stablehlo.slice %result_2 [0:4, 0:1, 0:3] : (tensor<?x?x3xi32, #stablehlo.bounds<5, 2, ?>>) -> tensor<4x1x3xi32>
  check.expect_eq_const %result_5, dense<[[[7, 5, 3]], [[14, 12, 10]], [[21, 19, 17]], [[28, 26, 24]]]> : tensor<4x1x3xi32>
  return
}
