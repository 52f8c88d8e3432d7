// select_bounded: the result has the smaller bound of the two values. Source: TypeInference.cpp inferSelectOp.
func.func @main() {
  %constant = stablehlo.constant dense<[false, true, false]> : tensor<3xi1>
  %constant_0 = stablehlo.constant dense<2> : tensor<i32>
  %result_0 = stablehlo.set_dimension_size %constant, %constant_0, dim = 0 : (tensor<3xi1>, tensor<i32>) -> tensor<?xi1, #stablehlo.bounds<3>>
  %constant_1 = stablehlo.constant dense<[10, 17, 24, 31]> : tensor<4xi32>
  %constant_2 = stablehlo.constant dense<2> : tensor<i32>
  %result_1 = stablehlo.set_dimension_size %constant_1, %constant_2, dim = 0 : (tensor<4xi32>, tensor<i32>) -> tensor<?xi32, #stablehlo.bounds<4>>
  %constant_3 = stablehlo.constant dense<[13, 20, 27, 34, 4]> : tensor<5xi32>
  %constant_4 = stablehlo.constant dense<2> : tensor<i32>
  %result_2 = stablehlo.set_dimension_size %constant_3, %constant_4, dim = 0 : (tensor<5xi32>, tensor<i32>) -> tensor<?xi32, #stablehlo.bounds<5>>
  %result_3 = stablehlo.select %result_0, %result_1, %result_2 : (tensor<?xi1, #stablehlo.bounds<3>>, tensor<?xi32, #stablehlo.bounds<4>>, tensor<?xi32, #stablehlo.bounds<5>>) -> tensor<?xi32, #stablehlo.bounds<4>>
  %result_4 = stablehlo.get_dimension_size %result_3, dim = 0 : (tensor<?xi32, #stablehlo.bounds<4>>) -> tensor<i32>
  check.expect_eq_const %result_4, dense<2> : tensor<i32>
  %result_5 = stablehlo.slice %result_3 [0:2] : (tensor<?xi32, #stablehlo.bounds<4>>) -> tensor<2xi32>
  check.expect_eq_const %result_5, dense<[13, 17]> : tensor<2xi32>
  return
}
