// In ascending order.
func.func @main() {
  %input_bf16 = stablehlo.constant dense<[3.0, -2.0, 5.0, 1.0]> : tensor<4xbf16>
  %result_0 = "stablehlo.sort"(%input_bf16) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%lhs: tensor<bf16>, %rhs: tensor<bf16>):
    %pred = stablehlo.compare LT, %lhs, %rhs : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %pred : tensor<i1>
  }) : (tensor<4xbf16>) -> tensor<4xbf16>
  check.expect_eq_const %result_0, dense<[-2.0, 1.0, 3.0, 5.0]> : tensor<4xbf16>
  %input_f16 = stablehlo.constant dense<[3.0, -2.0, 5.0, 1.0]> : tensor<4xf16>
  %result_1 = "stablehlo.sort"(%input_f16) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%lhs: tensor<f16>, %rhs: tensor<f16>):
    %pred = stablehlo.compare LT, %lhs, %rhs : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %pred : tensor<i1>
  }) : (tensor<4xf16>) -> tensor<4xf16>
  check.expect_eq_const %result_1, dense<[-2.0, 1.0, 3.0, 5.0]> : tensor<4xf16>
  return
}
