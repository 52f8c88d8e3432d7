// Replica 0 sends what it has to replica 1, over channel 1; so both end up with it. The pair says so, too.
func.func @device(%operand: tensor<2xi32>) -> tensor<2xi32> {
  %lhs = stablehlo.replica_id : tensor<ui32>
  %zero = stablehlo.constant dense<0> : tensor<ui32>
  %sends = stablehlo.compare EQ, %lhs, %zero : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
  %order = stablehlo.create_token : !stablehlo.token
  %value = "stablehlo.if"(%sends) ({
    %sent = "stablehlo.send"(%operand, %order) <{
      channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>,
      source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>
    }> : (tensor<2xi32>, !stablehlo.token) -> !stablehlo.token
    stablehlo.return %operand : tensor<2xi32>
  }, {
    %received:2 = "stablehlo.recv"(%order) <{
      channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>,
      source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>
    }> : (!stablehlo.token) -> (tensor<2xi32>, !stablehlo.token)
    stablehlo.return %received#0 : tensor<2xi32>
  }) : (tensor<i1>) -> tensor<2xi32>
  return %value : tensor<2xi32>
}
func.func @main() {
  %input_0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %input_1 = stablehlo.constant dense<[0, 0]> : tensor<2xi32>
  %results:2 = "interpreter.run_parallel"(%input_0, %input_1) <{
    programs = [[@device], [@device]]
  }> : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  check.expect_eq_const %results#0, dense<[1, 2]> : tensor<2xi32>
  check.expect_eq_const %results#1, dense<[1, 2]> : tensor<2xi32>
  return
}
