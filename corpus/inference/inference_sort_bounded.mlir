// sort_bounded: only the elements that are there are sorted. Source: TypeInference.cpp inferSortOp.
func.func @main() {
  %constant = stablehlo.constant dense<[[7, 14], [21, 28], [35, 5], [12, 19]]> : tensor<4x2xi32>
  %constant_0 = stablehlo.constant dense<3> : tensor<i32>
  %result_0 = stablehlo.set_dimension_size %constant, %constant_0, dim = 0 : (tensor<4x2xi32>, tensor<i32>) -> tensor<?x2xi32, #stablehlo.bounds<4, ?>>
  %result_1 = "stablehlo.sort"(%result_0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%operand_0: tensor<i32>, %operand_1: tensor<i32>):
    %result_4 = stablehlo.compare GT, %operand_0, %operand_1 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %result_4 : tensor<i1>
  }) : (tensor<?x2xi32, #stablehlo.bounds<4, ?>>) -> tensor<?x2xi32, #stablehlo.bounds<4, ?>>
  %result_2 = stablehlo.get_dimension_size %result_1, dim = 0 : (tensor<?x2xi32, #stablehlo.bounds<4, ?>>) -> tensor<i32>
  check.expect_eq_const %result_2, dense<3> : tensor<i32>
  %result_3 = stablehlo.slice %result_1 [0:3, 0:2] : (tensor<?x2xi32, #stablehlo.bounds<4, ?>>) -> tensor<3x2xi32>
  check.expect_eq_const %result_3, dense<[[35, 28], [21, 14], [7, 5]]> : tensor<3x2xi32>
  return
}
