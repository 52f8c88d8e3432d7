// The specification's own example (docs/spec.md of 1.20.0, "map"): values as it gives them.
func.func @main() {
  %input0 = stablehlo.constant dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>
  %input1 = stablehlo.constant dense<[[4, 5], [6, 7]]> : tensor<2x2xi64>
  %result = "stablehlo.map"(%input0, %input1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%lhs: tensor<i64>, %rhs: tensor<i64>):
    %product = stablehlo.multiply %lhs, %rhs : tensor<i64>
    stablehlo.return %product : tensor<i64>
  }) : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi64>
  check.expect_eq_const %result, dense<[[0, 5], [12, 21]]> : tensor<2x2xi64>
  return
}
