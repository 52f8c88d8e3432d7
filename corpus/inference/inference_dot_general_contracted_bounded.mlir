// dot_general_contracted_bounded: a contracted dimension leaves no bound. Source: TypeInference.cpp inferDotGeneralOp.
func.func @main() {
  %constant = stablehlo.constant dense<[[7, 14, 21], [28, 35, 5]]> : tensor<2x3xi32>
  %constant_0 = stablehlo.constant dense<2> : tensor<i32>
  %result_0 = stablehlo.set_dimension_size %constant, %constant_0, dim = 1 : (tensor<2x3xi32>, tensor<i32>) -> tensor<2x?xi32, #stablehlo.bounds<?, 3>>
  %constant_1 = stablehlo.constant dense<[[10, 17], [24, 31], [1, 8], [15, 22], [29, 36]]> : tensor<5x2xi32>
  %constant_2 = stablehlo.constant dense<2> : tensor<i32>
  %result_1 = stablehlo.set_dimension_size %constant_1, %constant_2, dim = 0 : (tensor<5x2xi32>, tensor<i32>) -> tensor<?x2xi32, #stablehlo.bounds<5, ?>>
  %result_2 = stablehlo.dot_general %result_0, %result_1, contracting_dims = [1] x [0] : (tensor<2x?xi32, #stablehlo.bounds<?, 3>>, tensor<?x2xi32, #stablehlo.bounds<5, ?>>) -> tensor<2x2xi32>
  check.expect_eq_const %result_2, dense<[[406, 553], [1120, 1561]]> : tensor<2x2xi32>
  return
}
