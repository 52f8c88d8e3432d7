// clamp_bounded: limits without dimensions leave the bound alone. Source: TypeInference.cpp inferClampOp.
func.func @main() {
  %constant = stablehlo.constant dense<7> : tensor<i32>
  %constant_0 = stablehlo.constant dense<[10, 17, 24]> : tensor<3xi32>
  %constant_1 = stablehlo.constant dense<2> : tensor<i32>
  %result_0 = stablehlo.set_dimension_size %constant_0, %constant_1, dim = 0 : (tensor<3xi32>, tensor<i32>) -> tensor<?xi32, #stablehlo.bounds<3>>
  %constant_2 = stablehlo.constant dense<13> : tensor<i32>
  %result_1 = stablehlo.clamp %constant, %result_0, %constant_2 : (tensor<i32>, tensor<?xi32, #stablehlo.bounds<3>>, tensor<i32>) -> tensor<?xi32, #stablehlo.bounds<3>>
  %result_2 = stablehlo.get_dimension_size %result_1, dim = 0 : (tensor<?xi32, #stablehlo.bounds<3>>) -> tensor<i32>
  check.expect_eq_const %result_2, dense<2> : tensor<i32>
  %result_3 = stablehlo.slice %result_1 [0:2] : (tensor<?xi32, #stablehlo.bounds<3>>) -> tensor<2xi32>
  check.expect_eq_const %result_3, dense<[10, 13]> : tensor<2xi32>
  return
}
