// pad_cut_bounded: a negative padding makes the bound smaller. Source: TypeInference.cpp inferPadOp.
func.func @main() {
  %constant = stablehlo.constant dense<[[7, 14], [21, 28], [35, 5], [12, 19]]> : tensor<4x2xi32>
  %constant_0 = stablehlo.constant dense<3> : tensor<i32>
  %result_0 = stablehlo.set_dimension_size %constant, %constant_0, dim = 0 : (tensor<4x2xi32>, tensor<i32>) -> tensor<?x2xi32, #stablehlo.bounds<4, ?>>
  %constant_1 = stablehlo.constant dense<10> : tensor<i32>
  %result_1 = stablehlo.pad %result_0, %constant_1, low = [-1, 0], high = [0, 0], interior = [0, 0] : (tensor<?x2xi32, #stablehlo.bounds<4, ?>>, tensor<i32>) -> tensor<?x2xi32, #stablehlo.bounds<3, ?>>
  %result_2 = stablehlo.get_dimension_size %result_1, dim = 0 : (tensor<?x2xi32, #stablehlo.bounds<3, ?>>) -> tensor<i32>
  check.expect_eq_const %result_2, dense<2> : tensor<i32>
  %result_3 = stablehlo.slice %result_1 [0:2, 0:2] : (tensor<?x2xi32, #stablehlo.bounds<3, ?>>) -> tensor<2x2xi32>
  check.expect_eq_const %result_3, dense<[[21, 28], [35, 5]]> : tensor<2x2xi32>
  return
}
