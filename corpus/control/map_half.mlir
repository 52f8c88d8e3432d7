// The computation, here a sum, runs once per element.
func.func @main() {
  %input_bf16_0 = stablehlo.constant dense<[1.0, 2.0, 0.0]> : tensor<3xbf16>
  %input_bf16_1 = stablehlo.constant dense<[3.0, 0.0, 4.0]> : tensor<3xbf16>
  %result_0 = "stablehlo.map"(%input_bf16_0, %input_bf16_1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%lhs: tensor<bf16>, %rhs: tensor<bf16>):
    %sum = stablehlo.add %lhs, %rhs : tensor<bf16>
    stablehlo.return %sum : tensor<bf16>
  }) : (tensor<3xbf16>, tensor<3xbf16>) -> tensor<3xbf16>
  check.expect_eq_const %result_0, dense<[4.0, 2.0, 4.0]> : tensor<3xbf16>
  %input_f16_0 = stablehlo.constant dense<[1.0, 2.0, 0.0]> : tensor<3xf16>
  %input_f16_1 = stablehlo.constant dense<[3.0, 0.0, 4.0]> : tensor<3xf16>
  %result_1 = "stablehlo.map"(%input_f16_0, %input_f16_1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%lhs: tensor<f16>, %rhs: tensor<f16>):
    %sum = stablehlo.add %lhs, %rhs : tensor<f16>
    stablehlo.return %sum : tensor<f16>
  }) : (tensor<3xf16>, tensor<3xf16>) -> tensor<3xf16>
  check.expect_eq_const %result_1, dense<[4.0, 2.0, 4.0]> : tensor<3xf16>
  return
}
