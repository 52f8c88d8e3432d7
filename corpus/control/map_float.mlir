// The computation, here a sum, runs once per element.
func.func @main() {
  %input_f32_0 = stablehlo.constant dense<[1.0, 2.0, 0.0]> : tensor<3xf32>
  %input_f32_1 = stablehlo.constant dense<[3.0, 0.0, 4.0]> : tensor<3xf32>
  %result_0 = "stablehlo.map"(%input_f32_0, %input_f32_1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
    %sum = stablehlo.add %lhs, %rhs : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  check.expect_eq_const %result_0, dense<[4.0, 2.0, 4.0]> : tensor<3xf32>
  %input_f64_0 = stablehlo.constant dense<[1.0, 2.0, 0.0]> : tensor<3xf64>
  %input_f64_1 = stablehlo.constant dense<[3.0, 0.0, 4.0]> : tensor<3xf64>
  %result_1 = "stablehlo.map"(%input_f64_0, %input_f64_1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%lhs: tensor<f64>, %rhs: tensor<f64>):
    %sum = stablehlo.add %lhs, %rhs : tensor<f64>
    stablehlo.return %sum : tensor<f64>
  }) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
  check.expect_eq_const %result_1, dense<[4.0, 2.0, 4.0]> : tensor<3xf64>
  return
}
