// concatenate_bounded_across: of two bounds of one dimension the smaller holds. Source: Base.cpp inferMostSpecificDimAndBound.
func.func @main() {
  %constant = stablehlo.constant dense<[[7, 14, 21, 28, 35]]> : tensor<1x5xi32>
  %constant_0 = stablehlo.constant dense<2> : tensor<i32>
  %result_0 = stablehlo.set_dimension_size %constant, %constant_0, dim = 1 : (tensor<1x5xi32>, tensor<i32>) -> tensor<1x?xi32, #stablehlo.bounds<?, 5>>
  %constant_1 = stablehlo.constant dense<[[10, 17, 24], [31, 1, 8]]> : tensor<2x3xi32>
  %constant_2 = stablehlo.constant dense<2> : tensor<i32>
  %result_1 = stablehlo.set_dimension_size %constant_1, %constant_2, dim = 1 : (tensor<2x3xi32>, tensor<i32>) -> tensor<2x?xi32, #stablehlo.bounds<?, 3>>
  %result_2 = stablehlo.concatenate %result_0, %result_1, dim = 0 : (tensor<1x?xi32, #stablehlo.bounds<?, 5>>, tensor<2x?xi32, #stablehlo.bounds<?, 3>>) -> tensor<3x?xi32, #stablehlo.bounds<?, 3>>
  %result_3 = stablehlo.get_dimension_size %result_2, dim = 1 : (tensor<3x?xi32, #stablehlo.bounds<?, 3>>) -> tensor<i32>
  check.expect_eq_const %result_3, dense<2> : tensor<i32>
  %result_4 = stablehlo.slice %result_2 [0:3, 0:2] : (tensor<3x?xi32, #stablehlo.bounds<?, 3>>) -> tensor<3x2xi32>
  check.expect_eq_const %result_4, dense<[[7, 14], [10, 17], [31, 1]]> : tensor<3x2xi32>
  return
}
