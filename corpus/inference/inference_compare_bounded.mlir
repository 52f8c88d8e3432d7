// compare_bounded: booleans have the bounds of what is compared. Source: TypeInference.cpp inferCompareOp.
func.func @main() {
  %constant = stablehlo.constant dense<[7, 14, 21]> : tensor<3xi32>
  %constant_0 = stablehlo.constant dense<2> : tensor<i32>
  %result_0 = stablehlo.set_dimension_size %constant, %constant_0, dim = 0 : (tensor<3xi32>, tensor<i32>) -> tensor<?xi32, #stablehlo.bounds<3>>
  %constant_1 = stablehlo.constant dense<[10, 17, 24]> : tensor<3xi32>
  %constant_2 = stablehlo.constant dense<2> : tensor<i32>
  %result_1 = stablehlo.set_dimension_size %constant_1, %constant_2, dim = 0 : (tensor<3xi32>, tensor<i32>) -> tensor<?xi32, #stablehlo.bounds<3>>
  %result_2 = stablehlo.compare LT, %result_0, %result_1 : (tensor<?xi32, #stablehlo.bounds<3>>, tensor<?xi32, #stablehlo.bounds<3>>) -> tensor<?xi1, #stablehlo.bounds<3>>
  %result_3 = stablehlo.get_dimension_size %result_2, dim = 0 : (tensor<?xi1, #stablehlo.bounds<3>>) -> tensor<i32>
  check.expect_eq_const %result_3, dense<2> : tensor<i32>
  %result_4 = stablehlo.slice %result_2 [0:2] : (tensor<?xi1, #stablehlo.bounds<3>>) -> tensor<2xi1>
  check.expect_eq_const %result_4, dense<true> : tensor<2xi1>
  return
}
