// The computation, here a sum, runs once per element.
func.func @main() {
  %input_0 = stablehlo.constant dense<[1, 2, 0]> : tensor<3xui4>
  %input_1 = stablehlo.constant dense<[3, 0, 4]> : tensor<3xui4>
  %result = "stablehlo.map"(%input_0, %input_1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%lhs: tensor<ui4>, %rhs: tensor<ui4>):
    %sum = stablehlo.add %lhs, %rhs : tensor<ui4>
    stablehlo.return %sum : tensor<ui4>
  }) : (tensor<3xui4>, tensor<3xui4>) -> tensor<3xui4>
  check.expect_eq_const %result, dense<[4, 2, 4]> : tensor<3xui4>
  return
}
