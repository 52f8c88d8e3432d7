// bitcast_convert_bounded: a dimension is added behind a bounded one. Source: TypeInference.cpp verifyBitcastConvertOp.
func.func @main() {
  %constant = stablehlo.constant dense<[[7, 14], [21, 28], [35, 5]]> : tensor<3x2xi32>
  %constant_0 = stablehlo.constant dense<2> : tensor<i32>
  %result_0 = stablehlo.set_dimension_size %constant, %constant_0, dim = 0 : (tensor<3x2xi32>, tensor<i32>) -> tensor<?x2xi32, #stablehlo.bounds<3, ?>>
  %result_1 = stablehlo.bitcast_convert %result_0 : (tensor<?x2xi32, #stablehlo.bounds<3, ?>>) -> tensor<?x2x4xi8, #stablehlo.bounds<3, ?, ?>>
  %result_2 = stablehlo.get_dimension_size %result_1, dim = 0 : (tensor<?x2x4xi8, #stablehlo.bounds<3, ?, ?>>) -> tensor<i32>
  check.expect_eq_const %result_2, dense<2> : tensor<i32>
  %result_3 = stablehlo.slice %result_1 [0:2, 0:2, 0:4] : (tensor<?x2x4xi8, #stablehlo.bounds<3, ?, ?>>) -> tensor<2x2x4xi8>
  check.expect_eq_const %result_3, dense<[[[7, 0, 0, 0], [14, 0, 0, 0]], [[21, 0, 0, 0], [28, 0, 0, 0]]]> : tensor<2x2x4xi8>
  return
}
