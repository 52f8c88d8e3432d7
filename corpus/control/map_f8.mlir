// The computation, here a sum, runs once per element.
func.func @main() {
  %input_0 = stablehlo.constant dense<[1.0, 2.0, 0.0]> : tensor<3xf8E5M2>
  %input_1 = stablehlo.constant dense<[3.0, 0.0, 4.0]> : tensor<3xf8E5M2>
  %result = "stablehlo.map"(%input_0, %input_1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%lhs: tensor<f8E5M2>, %rhs: tensor<f8E5M2>):
    %sum = stablehlo.add %lhs, %rhs : tensor<f8E5M2>
    stablehlo.return %sum : tensor<f8E5M2>
  }) : (tensor<3xf8E5M2>, tensor<3xf8E5M2>) -> tensor<3xf8E5M2>
  check.expect_eq_const %result, dense<[4.0, 2.0, 4.0]> : tensor<3xf8E5M2>
  return
}
