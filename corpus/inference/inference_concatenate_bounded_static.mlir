// concatenate_bounded_static: a static size counts as its own bound. Source: TypeInference.cpp inferConcatenatedDimAndBound.
func.func @main() {
  %constant = stablehlo.constant dense<[[7, 14], [21, 28], [35, 5]]> : tensor<3x2xi32>
  %constant_0 = stablehlo.constant dense<1> : tensor<i32>
  %result_0 = stablehlo.set_dimension_size %constant, %constant_0, dim = 0 : (tensor<3x2xi32>, tensor<i32>) -> tensor<?x2xi32, #stablehlo.bounds<3, ?>>
  %constant_1 = stablehlo.constant dense<[[10, 17], [24, 31], [1, 8], [15, 22]]> : tensor<4x2xi32>
  %result_1 = stablehlo.concatenate %result_0, %constant_1, dim = 0 : (tensor<?x2xi32, #stablehlo.bounds<3, ?>>, tensor<4x2xi32>) -> tensor<?x2xi32, #stablehlo.bounds<7, ?>>
  %result_2 = stablehlo.get_dimension_size %result_1, dim = 0 : (tensor<?x2xi32, #stablehlo.bounds<7, ?>>) -> tensor<i32>
  check.expect_eq_const %result_2, dense<5> : tensor<i32>
  %result_3 = stablehlo.slice %result_1 [0:5, 0:2] : (tensor<?x2xi32, #stablehlo.bounds<7, ?>>) -> tensor<5x2xi32>
  check.expect_eq_const %result_3, dense<[[7, 14], [10, 17], [24, 31], [1, 8], [15, 22]]> : tensor<5x2xi32>
  return
}
