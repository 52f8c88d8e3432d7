// In ascending order.
func.func @main() {
  %input_ui32 = stablehlo.constant dense<[3, 4294967295, 5, 1]> : tensor<4xui32>
  %result_0 = "stablehlo.sort"(%input_ui32) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%lhs: tensor<ui32>, %rhs: tensor<ui32>):
    %pred = stablehlo.compare LT, %lhs, %rhs : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %pred : tensor<i1>
  }) : (tensor<4xui32>) -> tensor<4xui32>
  check.expect_eq_const %result_0, dense<[1, 3, 5, 4294967295]> : tensor<4xui32>
  %input_ui64 = stablehlo.constant dense<[3, 4294967295, 5, 1]> : tensor<4xui64>
  %result_1 = "stablehlo.sort"(%input_ui64) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%lhs: tensor<ui64>, %rhs: tensor<ui64>):
    %pred = stablehlo.compare LT, %lhs, %rhs : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %pred : tensor<i1>
  }) : (tensor<4xui64>) -> tensor<4xui64>
  check.expect_eq_const %result_1, dense<[1, 3, 5, 4294967295]> : tensor<4xui64>
  %input_ui8 = stablehlo.constant dense<[3, 255, 5, 1]> : tensor<4xui8>
  %result_2 = "stablehlo.sort"(%input_ui8) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%lhs: tensor<ui8>, %rhs: tensor<ui8>):
    %pred = stablehlo.compare LT, %lhs, %rhs : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %pred : tensor<i1>
  }) : (tensor<4xui8>) -> tensor<4xui8>
  check.expect_eq_const %result_2, dense<[1, 3, 5, 255]> : tensor<4xui8>
  return
}
