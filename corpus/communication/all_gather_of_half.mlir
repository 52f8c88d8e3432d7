// Both tensors, that of replica 1 first.
func.func @device(%operand: tensor<2xbf16>) -> tensor<4xbf16> {
  %result = "stablehlo.all_gather"(%operand) <{
    all_gather_dim = 0 : i64,
    replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>
  }> : (tensor<2xbf16>) -> tensor<4xbf16>
  return %result : tensor<4xbf16>
}
func.func @main() {
  %input_0 = stablehlo.constant dense<[1.5, -0.0]> : tensor<2xbf16>
  %input_1 = stablehlo.constant dense<[3.0, 4.0]> : tensor<2xbf16>
  %results:2 = "interpreter.run_parallel"(%input_0, %input_1) <{
    programs = [[@device], [@device]]
  }> : (tensor<2xbf16>, tensor<2xbf16>) -> (tensor<4xbf16>, tensor<4xbf16>)
  check.expect_eq_const %results#0, dense<[3.0, 4.0, 1.5, -0.0]> : tensor<4xbf16>
  check.expect_eq_const %results#1, dense<[3.0, 4.0, 1.5, -0.0]> : tensor<4xbf16>
  return
}
