// concatenate_bounded: bounds are added along the dimension. Source: TypeInference.cpp inferConcatenateOp,
// inferConcatenatedDimAndBound.
func.func @main() {
  %constant = stablehlo.constant dense<[[7, 14], [21, 28], [35, 5]]> : tensor<3x2xi32>
  %constant_0 = stablehlo.constant dense<2> : tensor<i32>
  %result_0 = stablehlo.set_dimension_size %constant, %constant_0, dim = 0 : (tensor<3x2xi32>, tensor<i32>) -> tensor<?x2xi32, #stablehlo.bounds<3, ?>>
  %constant_1 = stablehlo.constant dense<[[10, 17], [24, 31], [1, 8], [15, 22]]> : tensor<4x2xi32>
  %constant_2 = stablehlo.constant dense<3> : tensor<i32>
  %result_1 = stablehlo.set_dimension_size %constant_1, %constant_2, dim = 0 : (tensor<4x2xi32>, tensor<i32>) -> tensor<?x2xi32, #stablehlo.bounds<4, ?>>
  %result_2 = stablehlo.concatenate %result_0, %result_1, dim = 0 : (tensor<?x2xi32, #stablehlo.bounds<3, ?>>, tensor<?x2xi32, #stablehlo.bounds<4, ?>>) -> tensor<?x2xi32, #stablehlo.bounds<7, ?>>
  %result_3 = stablehlo.get_dimension_size %result_2, dim = 0 : (tensor<?x2xi32, #stablehlo.bounds<7, ?>>) -> tensor<i32>
  check.expect_eq_const %result_3, dense<5> : tensor<i32>
  %result_4 = stablehlo.slice %result_2 [0:5, 0:2] : (tensor<?x2xi32, #stablehlo.bounds<7, ?>>) -> tensor<5x2xi32>
  check.expect_eq_const %result_4, dense<[[7, 14], [21, 28], [10, 17], [24, 31], [1, 8]]> : tensor<5x2xi32>
  return
}
