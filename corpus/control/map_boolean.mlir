// The computation, here a sum, runs once per element; the sum of booleans is their or, their product and.
func.func @main() {
  %input_0 = stablehlo.constant dense<[false, true, false]> : tensor<3xi1>
  %input_1 = stablehlo.constant dense<[false, false, true]> : tensor<3xi1>
  %result = "stablehlo.map"(%input_0, %input_1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%lhs: tensor<i1>, %rhs: tensor<i1>):
    %sum = stablehlo.add %lhs, %rhs : tensor<i1>
    stablehlo.return %sum : tensor<i1>
  }) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
  check.expect_eq_const %result, dense<[false, true, true]> : tensor<3xi1>
  return
}
