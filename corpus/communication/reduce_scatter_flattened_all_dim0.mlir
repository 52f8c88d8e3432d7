// The sum over the group, cut along dimension 0: the device at place i of the group gets part i. Groups are of
// devices by their number, replica * partitions + partition, here [[5, 0, 4, 1, 3, 2]].
func.func @device(%operand: tensor<12x3xi32>) -> tensor<2x3xi32> {
  %result = "stablehlo.reduce_scatter"(%operand) <{
    channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>,
    replica_groups = dense<[[5, 0, 4, 1, 3, 2]]> : tensor<1x6xi64>,
    scatter_dimension = 0 : i64,
    use_global_device_ids
  }> ({
  ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>):
    %sum = stablehlo.add %lhs, %rhs : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<12x3xi32>) -> tensor<2x3xi32>
  return %result : tensor<2x3xi32>
}
func.func @main() {
  %input_0 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12], [13, 14, 15], [16, 17, 18], [19, 20, 21], [22, 23, 24], [25, 26, 27], [28, 29, 30], [31, 32, 33], [34, 35, 36]]> : tensor<12x3xi32>
  %input_1 = stablehlo.constant dense<[[11, 12, 13], [14, 15, 16], [17, 18, 19], [20, 21, 22], [23, 24, 25], [26, 27, 28], [29, 30, 31], [32, 33, 34], [35, 36, 37], [38, 39, 40], [41, 42, 43], [44, 45, 46]]> : tensor<12x3xi32>
  %input_2 = stablehlo.constant dense<[[21, 22, 23], [24, 25, 26], [27, 28, 29], [30, 31, 32], [33, 34, 35], [36, 37, 38], [39, 40, 41], [42, 43, 44], [45, 46, 47], [48, 49, 50], [51, 52, 53], [54, 55, 56]]> : tensor<12x3xi32>
  %input_3 = stablehlo.constant dense<[[31, 32, 33], [34, 35, 36], [37, 38, 39], [40, 41, 42], [43, 44, 45], [46, 47, 48], [49, 50, 51], [52, 53, 54], [55, 56, 57], [58, 59, 60], [61, 62, 63], [64, 65, 66]]> : tensor<12x3xi32>
  %input_4 = stablehlo.constant dense<[[41, 42, 43], [44, 45, 46], [47, 48, 49], [50, 51, 52], [53, 54, 55], [56, 57, 58], [59, 60, 61], [62, 63, 64], [65, 66, 67], [68, 69, 70], [71, 72, 73], [74, 75, 76]]> : tensor<12x3xi32>
  %input_5 = stablehlo.constant dense<[[51, 52, 53], [54, 55, 56], [57, 58, 59], [60, 61, 62], [63, 64, 65], [66, 67, 68], [69, 70, 71], [72, 73, 74], [75, 76, 77], [78, 79, 80], [81, 82, 83], [84, 85, 86]]> : tensor<12x3xi32>
  %results:6 = "interpreter.run_parallel"(%input_0, %input_1, %input_2, %input_3, %input_4, %input_5) <{
    programs = [[@device, @device, @device], [@device, @device, @device]]
  }> : (tensor<12x3xi32>, tensor<12x3xi32>, tensor<12x3xi32>, tensor<12x3xi32>, tensor<12x3xi32>, tensor<12x3xi32>) -> (tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>)
  check.expect_eq_const %results#0, dense<[[192, 198, 204], [210, 216, 222]]> : tensor<2x3xi32>
  check.expect_eq_const %results#1, dense<[[264, 270, 276], [282, 288, 294]]> : tensor<2x3xi32>
  check.expect_eq_const %results#2, dense<[[336, 342, 348], [354, 360, 366]]> : tensor<2x3xi32>
  check.expect_eq_const %results#3, dense<[[300, 306, 312], [318, 324, 330]]> : tensor<2x3xi32>
  check.expect_eq_const %results#4, dense<[[228, 234, 240], [246, 252, 258]]> : tensor<2x3xi32>
  check.expect_eq_const %results#5, dense<[[156, 162, 168], [174, 180, 186]]> : tensor<2x3xi32>
  return
}
