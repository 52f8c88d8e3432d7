// dot_general_bounded: a batching dimension has the smaller of its two bounds. Source: TypeInference.cpp inferDotGeneralOp.
func.func @main() {
  %constant = stablehlo.constant dense<[[[7, 14], [21, 28], [35, 5]], [[12, 19], [26, 33], [3, 10]], [[17, 24], [31, 1], [8, 15]], [[22, 29], [36, 6], [13, 20]]]> : tensor<4x3x2xi32>
  %constant_0 = stablehlo.constant dense<2> : tensor<i32>
  %result_0 = stablehlo.set_dimension_size %constant, %constant_0, dim = 0 : (tensor<4x3x2xi32>, tensor<i32>) -> tensor<?x3x2xi32, #stablehlo.bounds<4, ?, ?>>
  %constant_1 = stablehlo.constant dense<3> : tensor<i32>
  %result_1 = stablehlo.set_dimension_size %result_0, %constant_1, dim = 1 : (tensor<?x3x2xi32, #stablehlo.bounds<4, ?, ?>>, tensor<i32>) -> tensor<?x?x2xi32, #stablehlo.bounds<4, 3, ?>>
  %constant_2 = stablehlo.constant dense<[[[10, 17, 24, 31, 1], [8, 15, 22, 29, 36]], [[6, 13, 20, 27, 34], [4, 11, 18, 25, 32]]]> : tensor<2x2x5xi32>
  %constant_3 = stablehlo.constant dense<2> : tensor<i32>
  %result_2 = stablehlo.set_dimension_size %constant_2, %constant_3, dim = 0 : (tensor<2x2x5xi32>, tensor<i32>) -> tensor<?x2x5xi32, #stablehlo.bounds<2, ?, ?>>
  %constant_4 = stablehlo.constant dense<4> : tensor<i32>
  %result_3 = stablehlo.set_dimension_size %result_2, %constant_4, dim = 2 : (tensor<?x2x5xi32, #stablehlo.bounds<2, ?, ?>>, tensor<i32>) -> tensor<?x2x?xi32, #stablehlo.bounds<2, ?, 5>>
  %result_4 = stablehlo.dot_general %result_1, %result_3, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<?x?x2xi32, #stablehlo.bounds<4, 3, ?>>, tensor<?x2x?xi32, #stablehlo.bounds<2, ?, 5>>) -> tensor<?x?x?xi32, #stablehlo.bounds<2, 3, 5>>
  %result_5 = stablehlo.get_dimension_size %result_4, dim = 0 : (tensor<?x?x?xi32, #stablehlo.bounds<2, 3, 5>>) -> tensor<i32>
  check.expect_eq_const %result_5, dense<2> : tensor<i32>
  %result_6 = stablehlo.get_dimension_size %result_4, dim = 1 : (tensor<?x?x?xi32, #stablehlo.bounds<2, 3, 5>>) -> tensor<i32>
  check.expect_eq_const %result_6, dense<3> : tensor<i32>
  %result_7 = stablehlo.get_dimension_size %result_4, dim = 2 : (tensor<?x?x?xi32, #stablehlo.bounds<2, 3, 5>>) -> tensor<i32>
  check.expect_eq_const %result_7, dense<4> : tensor<i32>
  %result_8 = stablehlo.slice %result_4 [0:2, 0:3, 0:4] : (tensor<?x?x?xi32, #stablehlo.bounds<2, 3, 5>>) -> tensor<2x3x4xi32>
  check.expect_eq_const %result_8, dense<[[[182, 329, 476, 623], [434, 777, 1120, 1463], [390, 670, 950, 1230]], [[148, 365, 582, 799], [288, 701, 1114, 1527], [58, 149, 240, 331]]]> : tensor<2x3x4xi32>
  return
}
