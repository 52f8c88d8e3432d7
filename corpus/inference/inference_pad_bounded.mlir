// pad_bounded: a bound is padded as a size is. Source: TypeInference.cpp inferPadOp.
func.func @main() {
  %constant = stablehlo.constant dense<[[7, 14], [21, 28], [35, 5]]> : tensor<3x2xi32>
  %constant_0 = stablehlo.constant dense<2> : tensor<i32>
  %result_0 = stablehlo.set_dimension_size %constant, %constant_0, dim = 0 : (tensor<3x2xi32>, tensor<i32>) -> tensor<?x2xi32, #stablehlo.bounds<3, ?>>
  %constant_1 = stablehlo.constant dense<10> : tensor<i32>
  %result_1 = stablehlo.pad %result_0, %constant_1, low = [1, 0], high = [2, 1], interior = [1, 0] : (tensor<?x2xi32, #stablehlo.bounds<3, ?>>, tensor<i32>) -> tensor<?x3xi32, #stablehlo.bounds<8, ?>>
  %result_2 = stablehlo.get_dimension_size %result_1, dim = 0 : (tensor<?x3xi32, #stablehlo.bounds<8, ?>>) -> tensor<i32>
  check.expect_eq_const %result_2, dense<6> : tensor<i32>
  %result_3 = stablehlo.slice %result_1 [0:6, 0:3] : (tensor<?x3xi32, #stablehlo.bounds<8, ?>>) -> tensor<6x3xi32>
  check.expect_eq_const %result_3, dense<[[10, 10, 10], [7, 14, 10], [10, 10, 10], [21, 28, 10], [10, 10, 10], [10, 10, 10]]> : tensor<6x3xi32>
  return
}
