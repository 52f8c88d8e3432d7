// reduce_window_bounded: the bound is the number of windows at the bound. Source: TypeInference.cpp inferReduceWindowOp,
// inferWindowOutputShape of the bounds.
func.func @main() {
  %constant = stablehlo.constant dense<[[7, 14], [21, 28], [35, 5], [12, 19], [26, 33]]> : tensor<5x2xi32>
  %constant_0 = stablehlo.constant dense<3> : tensor<i32>
  %result_0 = stablehlo.set_dimension_size %constant, %constant_0, dim = 0 : (tensor<5x2xi32>, tensor<i32>) -> tensor<?x2xi32, #stablehlo.bounds<5, ?>>
  %constant_1 = stablehlo.constant dense<0> : tensor<i32>
  %result_1 = "stablehlo.reduce_window"(%result_0, %constant_1) <{padding = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 2, 1>}> ({
  ^bb0(%operand_0: tensor<i32>, %operand_1: tensor<i32>):
    %result_4 = stablehlo.add %operand_0, %operand_1 : tensor<i32>
    stablehlo.return %result_4 : tensor<i32>
  }) : (tensor<?x2xi32, #stablehlo.bounds<5, ?>>, tensor<i32>) -> tensor<?x2xi32, #stablehlo.bounds<3, ?>>
  %result_2 = stablehlo.get_dimension_size %result_1, dim = 0 : (tensor<?x2xi32, #stablehlo.bounds<3, ?>>) -> tensor<i32>
  check.expect_eq_const %result_2, dense<2> : tensor<i32>
  %result_3 = stablehlo.slice %result_1 [0:2, 0:2] : (tensor<?x2xi32, #stablehlo.bounds<3, ?>>) -> tensor<2x2xi32>
  check.expect_eq_const %result_3, dense<[[7, 14], [56, 33]]> : tensor<2x2xi32>
  return
}
