// What the devices of a group hold, along dimension 1, in the order of the group. Groups are of devices by
// their number, replica * partitions + partition, here [[5, 0, 4, 1, 3, 2]].
func.func @device(%operand: tensor<2x3xi32>) -> tensor<2x18xi32> {
  %result = "stablehlo.all_gather"(%operand) <{
    all_gather_dim = 1 : i64,
    channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>,
    replica_groups = dense<[[5, 0, 4, 1, 3, 2]]> : tensor<1x6xi64>,
    use_global_device_ids
  }> : (tensor<2x3xi32>) -> tensor<2x18xi32>
  return %result : tensor<2x18xi32>
}
func.func @main() {
  %input_0 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %input_1 = stablehlo.constant dense<[[11, 12, 13], [14, 15, 16]]> : tensor<2x3xi32>
  %input_2 = stablehlo.constant dense<[[21, 22, 23], [24, 25, 26]]> : tensor<2x3xi32>
  %input_3 = stablehlo.constant dense<[[31, 32, 33], [34, 35, 36]]> : tensor<2x3xi32>
  %input_4 = stablehlo.constant dense<[[41, 42, 43], [44, 45, 46]]> : tensor<2x3xi32>
  %input_5 = stablehlo.constant dense<[[51, 52, 53], [54, 55, 56]]> : tensor<2x3xi32>
  %results:6 = "interpreter.run_parallel"(%input_0, %input_1, %input_2, %input_3, %input_4, %input_5) <{
    programs = [[@device, @device, @device], [@device, @device, @device]]
  }> : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x18xi32>, tensor<2x18xi32>, tensor<2x18xi32>, tensor<2x18xi32>, tensor<2x18xi32>, tensor<2x18xi32>)
  check.expect_eq_const %results#0, dense<[[51, 52, 53, 1, 2, 3, 41, 42, 43, 11, 12, 13, 31, 32, 33, 21, 22, 23], [54, 55, 56, 4, 5, 6, 44, 45, 46, 14, 15, 16, 34, 35, 36, 24, 25, 26]]> : tensor<2x18xi32>
  check.expect_eq_const %results#1, dense<[[51, 52, 53, 1, 2, 3, 41, 42, 43, 11, 12, 13, 31, 32, 33, 21, 22, 23], [54, 55, 56, 4, 5, 6, 44, 45, 46, 14, 15, 16, 34, 35, 36, 24, 25, 26]]> : tensor<2x18xi32>
  check.expect_eq_const %results#2, dense<[[51, 52, 53, 1, 2, 3, 41, 42, 43, 11, 12, 13, 31, 32, 33, 21, 22, 23], [54, 55, 56, 4, 5, 6, 44, 45, 46, 14, 15, 16, 34, 35, 36, 24, 25, 26]]> : tensor<2x18xi32>
  check.expect_eq_const %results#3, dense<[[51, 52, 53, 1, 2, 3, 41, 42, 43, 11, 12, 13, 31, 32, 33, 21, 22, 23], [54, 55, 56, 4, 5, 6, 44, 45, 46, 14, 15, 16, 34, 35, 36, 24, 25, 26]]> : tensor<2x18xi32>
  check.expect_eq_const %results#4, dense<[[51, 52, 53, 1, 2, 3, 41, 42, 43, 11, 12, 13, 31, 32, 33, 21, 22, 23], [54, 55, 56, 4, 5, 6, 44, 45, 46, 14, 15, 16, 34, 35, 36, 24, 25, 26]]> : tensor<2x18xi32>
  check.expect_eq_const %results#5, dense<[[51, 52, 53, 1, 2, 3, 41, 42, 43, 11, 12, 13, 31, 32, 33, 21, 22, 23], [54, 55, 56, 4, 5, 6, 44, 45, 46, 14, 15, 16, 34, 35, 36, 24, 25, 26]]> : tensor<2x18xi32>
  return
}
