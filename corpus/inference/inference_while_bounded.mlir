// while_bounded: what a loop carries is bounded. Source: TypeInference.cpp verifyWhileOp.
func.func @main() {
  %constant = stablehlo.constant dense<[7, 14, 21]> : tensor<3xi32>
  %constant_0 = stablehlo.constant dense<2> : tensor<i32>
  %result_0 = stablehlo.set_dimension_size %constant, %constant_0, dim = 0 : (tensor<3xi32>, tensor<i32>) -> tensor<?xi32, #stablehlo.bounds<3>>
  %result_1 = stablehlo.while(%carried = %result_0) : tensor<?xi32, #stablehlo.bounds<3>>
  cond {
    %constant_1 = stablehlo.constant dense<false> : tensor<i1>
    stablehlo.return %constant_1 : tensor<i1>
  } do {
    stablehlo.return %carried : tensor<?xi32, #stablehlo.bounds<3>>
  }
  %result_2 = stablehlo.get_dimension_size %result_1, dim = 0 : (tensor<?xi32, #stablehlo.bounds<3>>) -> tensor<i32>
  check.expect_eq_const %result_2, dense<2> : tensor<i32>
  %result_3 = stablehlo.slice %result_1 [0:2] : (tensor<?xi32, #stablehlo.bounds<3>>) -> tensor<2xi32>
  check.expect_eq_const %result_3, dense<[7, 14]> : tensor<2xi32>
  return
}
