// convert_bounded: another element type, the same bounds. Source: TypeInference.cpp inferConvertOp.
func.func @main() {
  %constant = stablehlo.constant dense<[[7, 14], [21, 28], [35, 5]]> : tensor<3x2xi32>
  %constant_0 = stablehlo.constant dense<2> : tensor<i32>
  %result_0 = stablehlo.set_dimension_size %constant, %constant_0, dim = 0 : (tensor<3x2xi32>, tensor<i32>) -> tensor<?x2xi32, #stablehlo.bounds<3, ?>>
  %result_1 = stablehlo.convert %result_0 : (tensor<?x2xi32, #stablehlo.bounds<3, ?>>) -> tensor<?x2xf32, #stablehlo.bounds<3, ?>>
  %result_2 = stablehlo.get_dimension_size %result_1, dim = 0 : (tensor<?x2xf32, #stablehlo.bounds<3, ?>>) -> tensor<i32>
  check.expect_eq_const %result_2, dense<2> : tensor<i32>
  %result_3 = stablehlo.slice %result_1 [0:2, 0:2] : (tensor<?x2xf32, #stablehlo.bounds<3, ?>>) -> tensor<2x2xf32>
  check.expect_eq_const %result_3, dense<[[7.0, 14.0], [21.0, 28.0]]> : tensor<2x2xf32>
  return
}
