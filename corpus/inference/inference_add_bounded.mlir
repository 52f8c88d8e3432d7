// add_bounded: the result has the smaller bound. Source: Base.cpp inferMostSpecificTypeComponents.
func.func @main() {
  %constant = stablehlo.constant dense<[[7, 14], [21, 28], [35, 5]]> : tensor<3x2xi32>
  %constant_0 = stablehlo.constant dense<2> : tensor<i32>
  %result_0 = stablehlo.set_dimension_size %constant, %constant_0, dim = 0 : (tensor<3x2xi32>, tensor<i32>) -> tensor<?x2xi32, #stablehlo.bounds<3, ?>>
  %constant_1 = stablehlo.constant dense<[[10, 17], [24, 31], [1, 8], [15, 22], [29, 36]]> : tensor<5x2xi32>
  %constant_2 = stablehlo.constant dense<2> : tensor<i32>
  %result_1 = stablehlo.set_dimension_size %constant_1, %constant_2, dim = 0 : (tensor<5x2xi32>, tensor<i32>) -> tensor<?x2xi32, #stablehlo.bounds<5, ?>>
  %result_2 = stablehlo.add %result_0, %result_1 : (tensor<?x2xi32, #stablehlo.bounds<3, ?>>, tensor<?x2xi32, #stablehlo.bounds<5, ?>>) -> tensor<?x2xi32, #stablehlo.bounds<3, ?>>
  %result_3 = stablehlo.get_dimension_size %result_2, dim = 0 : (tensor<?x2xi32, #stablehlo.bounds<3, ?>>) -> tensor<i32>
  check.expect_eq_const %result_3, dense<2> : tensor<i32>
  %result_4 = stablehlo.slice %result_2 [0:2, 0:2] : (tensor<?x2xi32, #stablehlo.bounds<3, ?>>) -> tensor<2x2xi32>
  check.expect_eq_const %result_4, dense<[[17, 31], [45, 59]]> : tensor<2x2xi32>
  return
}
