// Replica 0 gets the first element of the sum, replica 1 the second.
func.func @device(%operand: tensor<2xbf16>) -> tensor<1xbf16> {
  %result = "stablehlo.reduce_scatter"(%operand) <{
    replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>,
    scatter_dimension = 0 : i64
  }> ({
  ^bb0(%lhs: tensor<bf16>, %rhs: tensor<bf16>):
    %sum = stablehlo.add %lhs, %rhs : tensor<bf16>
    stablehlo.return %sum : tensor<bf16>
  }) : (tensor<2xbf16>) -> tensor<1xbf16>
  return %result : tensor<1xbf16>
}
func.func @main() {
  %input_0 = stablehlo.constant dense<[1.5, -0.0]> : tensor<2xbf16>
  %input_1 = stablehlo.constant dense<[3.0, 4.0]> : tensor<2xbf16>
  %results:2 = "interpreter.run_parallel"(%input_0, %input_1) <{
    programs = [[@device], [@device]]
  }> : (tensor<2xbf16>, tensor<2xbf16>) -> (tensor<1xbf16>, tensor<1xbf16>)
  check.expect_eq_const %results#0, dense<[4.5]> : tensor<1xbf16>
  check.expect_eq_const %results#1, dense<[4.0]> : tensor<1xbf16>
  return
}
