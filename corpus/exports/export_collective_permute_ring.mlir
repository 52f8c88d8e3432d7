// Each of three partitions sends its row to the next one, over channel 1.
func.func @device(%operand: tensor<1x4xf32>) -> tensor<1x4xf32> {
  %result = "stablehlo.collective_permute"(%operand) <{
    channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>,
    source_target_pairs = dense<[[0, 1], [1, 2], [2, 0]]> : tensor<3x2xi64>
  }> : (tensor<1x4xf32>) -> tensor<1x4xf32>
  return %result : tensor<1x4xf32>
}
func.func @main() {
  %input_0 = stablehlo.constant dense<[[0.0, 1.0, 2.0, 3.0]]> : tensor<1x4xf32>
  %input_1 = stablehlo.constant dense<[[100.0, 101.0, 102.0, 103.0]]> : tensor<1x4xf32>
  %input_2 = stablehlo.constant dense<[[200.0, 201.0, 202.0, 203.0]]> : tensor<1x4xf32>
  %results:3 = "interpreter.run_parallel"(%input_0, %input_1, %input_2) <{
    programs = [[@device, @device, @device]]
  }> : (tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>) -> (tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>)
  check.expect_eq_const %results#0, dense<[[200.0, 201.0, 202.0, 203.0]]> : tensor<1x4xf32>
  check.expect_eq_const %results#1, dense<[[0.0, 1.0, 2.0, 3.0]]> : tensor<1x4xf32>
  check.expect_eq_const %results#2, dense<[[100.0, 101.0, 102.0, 103.0]]> : tensor<1x4xf32>
  return
}
