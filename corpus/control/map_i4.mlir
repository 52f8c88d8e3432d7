// The computation, here a sum, runs once per element.
func.func @main() {
  %input_0 = stablehlo.constant dense<[1, 2, 0]> : tensor<3xi4>
  %input_1 = stablehlo.constant dense<[3, 0, 4]> : tensor<3xi4>
  %result = "stablehlo.map"(%input_0, %input_1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%lhs: tensor<i4>, %rhs: tensor<i4>):
    %sum = stablehlo.add %lhs, %rhs : tensor<i4>
    stablehlo.return %sum : tensor<i4>
  }) : (tensor<3xi4>, tensor<3xi4>) -> tensor<3xi4>
  check.expect_eq_const %result, dense<[4, 2, 4]> : tensor<3xi4>
  return
}
