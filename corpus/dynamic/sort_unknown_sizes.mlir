// Sizes of operands and result are unknown until the program runs. In ascending order.
func.func @main() {
  %input_known = stablehlo.constant dense<[3, -2, 5, 1]> : tensor<4xi32>
  %shape_0 = stablehlo.constant dense<[4]> : tensor<1xi64>
  %input = stablehlo.dynamic_reshape %input_known, %shape_0 : (tensor<4xi32>, tensor<1xi64>) -> tensor<?xi32>
  %unknown = "stablehlo.sort"(%input) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>):
    %pred = stablehlo.compare LT, %lhs, %rhs : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %pred : tensor<i1>
  }) : (tensor<?xi32>) -> tensor<?xi32>
  %shape_1 = stablehlo.constant dense<[4]> : tensor<1xi64>
  %result = stablehlo.dynamic_reshape %unknown, %shape_1 : (tensor<?xi32>, tensor<1xi64>) -> tensor<4xi32>
  check.expect_eq_const %result, dense<[-2, 1, 3, 5]> : tensor<4xi32>
  return
}
