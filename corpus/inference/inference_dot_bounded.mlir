// dot_bounded: rows and columns keep their bounds. Source: TypeInference.cpp inferDotOp, pushDimensionAndBoundSize
// (openxla/stablehlo#2789).
func.func @main() {
  %constant = stablehlo.constant dense<[[7, 14], [21, 28], [35, 5]]> : tensor<3x2xi32>
  %constant_0 = stablehlo.constant dense<2> : tensor<i32>
  %result_0 = stablehlo.set_dimension_size %constant, %constant_0, dim = 0 : (tensor<3x2xi32>, tensor<i32>) -> tensor<?x2xi32, #stablehlo.bounds<3, ?>>
  %constant_1 = stablehlo.constant dense<[[10, 17, 24, 31], [1, 8, 15, 22]]> : tensor<2x4xi32>
  %constant_2 = stablehlo.constant dense<3> : tensor<i32>
  %result_1 = stablehlo.set_dimension_size %constant_1, %constant_2, dim = 1 : (tensor<2x4xi32>, tensor<i32>) -> tensor<2x?xi32, #stablehlo.bounds<?, 4>>
  %result_2 = stablehlo.dot %result_0, %result_1 : (tensor<?x2xi32, #stablehlo.bounds<3, ?>>, tensor<2x?xi32, #stablehlo.bounds<?, 4>>) -> tensor<?x?xi32, #stablehlo.bounds<3, 4>>
  %result_3 = stablehlo.get_dimension_size %result_2, dim = 0 : (tensor<?x?xi32, #stablehlo.bounds<3, 4>>) -> tensor<i32>
  check.expect_eq_const %result_3, dense<2> : tensor<i32>
  %result_4 = stablehlo.get_dimension_size %result_2, dim = 1 : (tensor<?x?xi32, #stablehlo.bounds<3, 4>>) -> tensor<i32>
  check.expect_eq_const %result_4, dense<3> : tensor<i32>
  %result_5 = stablehlo.slice %result_2 [0:2, 0:3] : (tensor<?x?xi32, #stablehlo.bounds<3, 4>>) -> tensor<2x3xi32>
  check.expect_eq_const %result_5, dense<[[84, 231, 378], [238, 581, 924]]> : tensor<2x3xi32>
  return
}
