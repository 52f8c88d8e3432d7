// Each of four partitions sends a column to each, and stacks what it gets.
func.func @device(%operand: tensor<2x4xf32>) -> tensor<8x1xf32> {
  %result = "stablehlo.all_to_all"(%operand) <{
    channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>,
    concat_dimension = 0 : i64,
    replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>,
    split_count = 4 : i64,
    split_dimension = 1 : i64
  }> : (tensor<2x4xf32>) -> tensor<8x1xf32>
  return %result : tensor<8x1xf32>
}
func.func @main() {
  %input_0 = stablehlo.constant dense<[[0.0, 1.0, 2.0, 3.0], [4.0, 5.0, 6.0, 7.0]]> : tensor<2x4xf32>
  %input_1 = stablehlo.constant dense<[[100.0, 101.0, 102.0, 103.0], [104.0, 105.0, 106.0, 107.0]]> : tensor<2x4xf32>
  %input_2 = stablehlo.constant dense<[[200.0, 201.0, 202.0, 203.0], [204.0, 205.0, 206.0, 207.0]]> : tensor<2x4xf32>
  %input_3 = stablehlo.constant dense<[[300.0, 301.0, 302.0, 303.0], [304.0, 305.0, 306.0, 307.0]]> : tensor<2x4xf32>
  %results:4 = "interpreter.run_parallel"(%input_0, %input_1, %input_2, %input_3) <{
    programs = [[@device, @device, @device, @device]]
  }> : (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>) -> (tensor<8x1xf32>, tensor<8x1xf32>, tensor<8x1xf32>, tensor<8x1xf32>)
  check.expect_eq_const %results#0, dense<[[0.0], [4.0], [100.0], [104.0], [200.0], [204.0], [300.0], [304.0]]> : tensor<8x1xf32>
  check.expect_eq_const %results#1, dense<[[1.0], [5.0], [101.0], [105.0], [201.0], [205.0], [301.0], [305.0]]> : tensor<8x1xf32>
  check.expect_eq_const %results#2, dense<[[2.0], [6.0], [102.0], [106.0], [202.0], [206.0], [302.0], [306.0]]> : tensor<8x1xf32>
  check.expect_eq_const %results#3, dense<[[3.0], [7.0], [103.0], [107.0], [203.0], [207.0], [303.0], [307.0]]> : tensor<8x1xf32>
  return
}
