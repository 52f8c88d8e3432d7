// dynamic_update_slice_bounded: the result has the bounds of the operand, not of the update. Source: TypeInference.cpp
// inferDynamicUpdateSliceOp.
func.func @main() {
  %constant = stablehlo.constant dense<[[7, 14], [21, 28], [35, 5], [12, 19]]> : tensor<4x2xi32>
  %constant_0 = stablehlo.constant dense<4> : tensor<i32>
  %result_0 = stablehlo.set_dimension_size %constant, %constant_0, dim = 0 : (tensor<4x2xi32>, tensor<i32>) -> tensor<?x2xi32, #stablehlo.bounds<4, ?>>
  %constant_1 = stablehlo.constant dense<[[10], [17], [24]]> : tensor<3x1xi32>
  %constant_2 = stablehlo.constant dense<2> : tensor<i32>
  %result_1 = stablehlo.set_dimension_size %constant_1, %constant_2, dim = 0 : (tensor<3x1xi32>, tensor<i32>) -> tensor<?x1xi32, #stablehlo.bounds<3, ?>>
  %constant_3 = stablehlo.constant dense<13> : tensor<i32>
  %constant_4 = stablehlo.constant dense<16> : tensor<i32>
  %result_2 = stablehlo.dynamic_update_slice %result_0, %result_1, %constant_3, %constant_4 : (tensor<?x2xi32, #stablehlo.bounds<4, ?>>, tensor<?x1xi32, #stablehlo.bounds<3, ?>>, tensor<i32>, tensor<i32>) -> tensor<?x2xi32, #stablehlo.bounds<4, ?>>
  %result_3 = stablehlo.get_dimension_size %result_2, dim = 0 : (tensor<?x2xi32, #stablehlo.bounds<4, ?>>) -> tensor<i32>
  check.expect_eq_const %result_3, dense<4> : tensor<i32>
  %result_4 = stablehlo.slice %result_2 [0:4, 0:2] : (tensor<?x2xi32, #stablehlo.bounds<4, ?>>) -> tensor<4x2xi32>
  check.expect_eq_const %result_4, dense<[[7, 14], [21, 28], [35, 10], [12, 17]]> : tensor<4x2xi32>
  return
}
