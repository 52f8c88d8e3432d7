// In ascending order.
func.func @main() {
  %input_f32 = stablehlo.constant dense<[3.0, -2.0, 5.0, 1.0]> : tensor<4xf32>
  %result_0 = "stablehlo.sort"(%input_f32) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
    %pred = stablehlo.compare LT, %lhs, %rhs : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %pred : tensor<i1>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  check.expect_eq_const %result_0, dense<[-2.0, 1.0, 3.0, 5.0]> : tensor<4xf32>
  %input_f64 = stablehlo.constant dense<[3.0, -2.0, 5.0, 1.0]> : tensor<4xf64>
  %result_1 = "stablehlo.sort"(%input_f64) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%lhs: tensor<f64>, %rhs: tensor<f64>):
    %pred = stablehlo.compare LT, %lhs, %rhs : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %pred : tensor<i1>
  }) : (tensor<4xf64>) -> tensor<4xf64>
  check.expect_eq_const %result_1, dense<[-2.0, 1.0, 3.0, 5.0]> : tensor<4xf64>
  return
}
