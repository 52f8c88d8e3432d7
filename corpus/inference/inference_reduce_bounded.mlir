// reduce_bounded: the bound of a reduced dimension goes, the others move up. Source: TypeInference.cpp inferReduceOp,
// getSameShapeTensorType of the kept dimensions.
func.func @main() {
  %constant = stablehlo.constant dense<[[[7, 14], [21, 28], [35, 5], [12, 19]], [[26, 33], [3, 10], [17, 24], [31, 1]], [[8, 15], [22, 29], [36, 6], [13, 20]]]> : tensor<3x4x2xi32>
  %constant_0 = stablehlo.constant dense<2> : tensor<i32>
  %result_0 = stablehlo.set_dimension_size %constant, %constant_0, dim = 0 : (tensor<3x4x2xi32>, tensor<i32>) -> tensor<?x4x2xi32, #stablehlo.bounds<3, ?, ?>>
  %constant_1 = stablehlo.constant dense<3> : tensor<i32>
  %result_1 = stablehlo.set_dimension_size %result_0, %constant_1, dim = 1 : (tensor<?x4x2xi32, #stablehlo.bounds<3, ?, ?>>, tensor<i32>) -> tensor<?x?x2xi32, #stablehlo.bounds<3, 4, ?>>
  %constant_2 = stablehlo.constant dense<0> : tensor<i32>
  %result_2 = stablehlo.reduce(%result_1 init: %constant_2) applies stablehlo.add across dimensions = [1] : (tensor<?x?x2xi32, #stablehlo.bounds<3, 4, ?>>, tensor<i32>) -> tensor<?x2xi32, #stablehlo.bounds<3, ?>>
  %result_3 = stablehlo.get_dimension_size %result_2, dim = 0 : (tensor<?x2xi32, #stablehlo.bounds<3, ?>>) -> tensor<i32>
  check.expect_eq_const %result_3, dense<2> : tensor<i32>
  %result_4 = stablehlo.slice %result_2 [0:2, 0:2] : (tensor<?x2xi32, #stablehlo.bounds<3, ?>>) -> tensor<2x2xi32>
  check.expect_eq_const %result_4, dense<[[63, 47], [46, 67]]> : tensor<2x2xi32>
  return
}
