// In ascending order.
func.func @main() {
  %input_i32 = stablehlo.constant dense<[3, -2, 5, 1]> : tensor<4xi32>
  %result_0 = "stablehlo.sort"(%input_i32) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>):
    %pred = stablehlo.compare LT, %lhs, %rhs : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %pred : tensor<i1>
  }) : (tensor<4xi32>) -> tensor<4xi32>
  check.expect_eq_const %result_0, dense<[-2, 1, 3, 5]> : tensor<4xi32>
  %input_i64 = stablehlo.constant dense<[3, -2, 5, 1]> : tensor<4xi64>
  %result_1 = "stablehlo.sort"(%input_i64) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%lhs: tensor<i64>, %rhs: tensor<i64>):
    %pred = stablehlo.compare LT, %lhs, %rhs : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %pred : tensor<i1>
  }) : (tensor<4xi64>) -> tensor<4xi64>
  check.expect_eq_const %result_1, dense<[-2, 1, 3, 5]> : tensor<4xi64>
  %input_i8 = stablehlo.constant dense<[3, -2, 5, 1]> : tensor<4xi8>
  %result_2 = "stablehlo.sort"(%input_i8) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%lhs: tensor<i8>, %rhs: tensor<i8>):
    %pred = stablehlo.compare LT, %lhs, %rhs : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %pred : tensor<i1>
  }) : (tensor<4xi8>) -> tensor<4xi8>
  check.expect_eq_const %result_2, dense<[-2, 1, 3, 5]> : tensor<4xi8>
  return
}
